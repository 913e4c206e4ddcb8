//! `cargo xtask fuzz`: texts that nobody would write, put to all that reads texts.

use crate::project::{Failure, Project, output, run};

/// The compiler counts which places of the program are reached, which the run looks at. cargo-fuzz
/// does the same, but takes a nightly compiler for it.
const COUNTERS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Ccodegen-units=1 -Ctarget-cpu=native";

/// What is put to the test; `fuzz/src/readers.rs` says what each must stand.
pub const READERS: [&str; 6] = ["pgn", "san", "fen", "log", "control", "link"];

/// Puts texts to each of these readers for so many minutes, one after another.
///
/// # Errors
/// When something is found; the text is then in `target/fuzz/`.
pub fn run_each(project: &Project, minutes: &str, readers: &[&str]) -> Result<(), Failure> {
    let host = host(project)?;
    for reader in readers {
        let mut fuzz = project.cargo(&["run", "--quiet", "--locked", "--profile", "fuzz"]);
        fuzz.args(["-p", "fuzz", "--target", &host, "--", reader, minutes]);
        run(fuzz
            .env("RUSTFLAGS", COUNTERS)
            .env("CARGO_TARGET_DIR", project.root().join("target/fuzzing")))?;
    }
    Ok(())
}

/// The kind of this machine. With a target named, the flags do not go to build scripts.
fn host(project: &Project) -> Result<String, Failure> {
    let told = output(project.command("rustc").arg("-vV")).unwrap_or_default();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string)
        .ok_or_else(|| Failure::new("`rustc -vV` does not say what kind of machine this is"))
}
