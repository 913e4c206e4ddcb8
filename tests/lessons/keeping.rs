//! What is kept of what a learner has done, and what fades with it.

use jadoube::lessons::{Glow, Glowing, Progress};

#[test]
fn the_glow_fades_with_success_and_comes_back_with_mistakes() {
    let fade = Glowing::Fade;
    let at = |done, wrong| fade.glow(done, wrong);
    assert_eq!(
        [at(0, 0), at(2, 0), at(4, 0), at(4, 1), at(4, 2)],
        [
            Glow::Clear,
            Glow::Faint,
            Glow::Dark,
            Glow::Faint,
            Glow::Clear
        ]
    );
    assert_eq!(Glowing::On.glow(9, 0), Glow::Clear);
    assert_eq!(Glowing::Off.glow(0, 9), Glow::Dark);
}

#[test]
fn progress_is_written_read_and_joined_with_that_of_elsewhere() {
    let mut progress = Progress::default();
    progress.note_wrong("rook", "first");
    progress.note_done("rook", "first", 3);
    progress.note_done("rook", "first", 2);
    progress.note_wrong("a-lesson-of-later", "step");
    let text = progress.to_string();
    assert_eq!(text, "rook first 3 2\na-lesson-of-later step 1 -\n");
    assert_eq!(text.parse(), Ok(progress.clone()));
    assert_eq!(progress.done_of("rook"), 1);
    let elsewhere: Progress = "rook first 1 4\nrook collect 1 4\n".parse().unwrap();
    progress.join(&elsewhere);
    assert_eq!(progress.of("rook", "first").unwrap().best, Some(2));
    assert_eq!(progress.of("rook", "first").unwrap().tries, 3);
    assert_eq!(progress.of("rook", "collect").unwrap().best, Some(4));
    assert_eq!("rook first".parse::<Progress>().unwrap_err().line, 1);
    assert_eq!("\nrook a 1 x".parse::<Progress>().unwrap_err().line, 2);
}
