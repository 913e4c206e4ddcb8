//! How fast games are read, beside pgn-reader with shakmaty: `pgn-bench [ROUNDS] [FILE…]`. The two
//! do the same work, in turns, on texts that are made here and on those files: check and play all
//! moves, keep tags, moves, variations, comments and signs. Then, for comparison, pgn-reader
//! and shakmaty only play the main lines and keep nothing.

mod texts;
mod theirs;

use std::process::ExitCode;
use std::time::Instant;

use jadoube::notation::pgn::read_pgn;

fn main() -> ExitCode {
    let mut rounds = 5;
    let mut texts = texts::made();
    for argument in std::env::args().skip(1) {
        if let Ok(number) = argument.parse() {
            rounds = number;
            continue;
        }
        match std::fs::read(&argument) {
            Ok(text) => {
                let name = argument.rsplit('/').next().unwrap_or(&argument);
                texts.push((name.to_string(), text));
            }
            Err(error) => {
                eprintln!("{argument}: {error}");
                return ExitCode::from(2);
            }
        }
    }
    println!(
        "MB/s, games kept whole: ours, pgn-reader + shakmaty, ratio; main lines played, nothing kept: theirs, ratio"
    );
    let (mut ratios, mut bare_ratios) = (Vec::new(), Vec::new());
    for (name, text) in &texts {
        let (games, moves) = ours(text);
        let (their_games, their_moves) = theirs::kept(text);
        let same = (games, moves) == (their_games, their_moves);
        if !same {
            println!(
                "  {name:32} not counted, for it is read otherwise: {games} games, {moves} moves, theirs {their_games}, {their_moves}"
            );
        }
        let mut speeds = [const { Vec::new() }; 3];
        for _ in 0..rounds.max(1) {
            speeds[0].push(speed(text, ours));
            speeds[1].push(speed(text, theirs::kept));
            speeds[2].push(speed(text, theirs::played));
        }
        let ratio = median_ratio(&speeds[0], &speeds[1]);
        let bare_ratio = median_ratio(&speeds[0], &speeds[2]);
        let [ours, kept, played] = speeds.map(median);
        println!(
            "  {name:32} {ours:7.1} {kept:7.1}  x {ratio:.2} {played:10.1}  x {bare_ratio:.2}"
        );
        if same {
            ratios.push(ratio);
            bare_ratios.push(bare_ratio);
        }
    }
    println!(
        "  {:32} {:15}  x {:.2} {:10}  x {:.2}",
        "geometric mean",
        "",
        geometric_mean(&ratios),
        "",
        geometric_mean(&bare_ratios)
    );
    ExitCode::SUCCESS
}

/// Reads all games and counts them and their moves.
fn ours(text: &[u8]) -> (usize, usize) {
    read_pgn(text).fold((0, 0), |(games, moves), game| {
        (games + 1, moves + game.move_count())
    })
}

/// Millions of bytes a second: the fastest of repeats within some 60 ms.
fn speed(text: &[u8], read: fn(&[u8]) -> (usize, usize)) -> f64 {
    let begin = Instant::now();
    let mut best = f64::MAX;
    let mut repeats = 0;
    while repeats < 3 || begin.elapsed().as_millis() < 60 {
        let start = Instant::now();
        std::hint::black_box(read(std::hint::black_box(text)));
        best = best.min(start.elapsed().as_secs_f64());
        repeats += 1;
    }
    text.len() as f64 / best / 1e6
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn median_ratio(ours: &[f64], theirs: &[f64]) -> f64 {
    median(
        ours.iter()
            .zip(theirs)
            .map(|(ours, theirs)| ours / theirs)
            .collect(),
    )
}

fn geometric_mean(values: &[f64]) -> f64 {
    (values.iter().map(|value| value.ln()).sum::<f64>() / values.len() as f64).exp()
}
