//! `cargo xtask bench pgn`: how fast games are read from files.

use crate::project::{Failure, Project, run};
use crate::setup;

/// Reads texts that are made for it, and these files, with our reader and with another, and prints
/// the speeds side by side.
///
/// # Errors
/// When something can't be set up or built, or a file can't be read.
pub fn print(project: &Project, files: &[&str]) -> Result<(), Failure> {
    setup::toolchain(project)?;
    let mut bench = project.cargo(&["run", "--quiet", "--locked", "--release"]);
    bench.args(["-p", "pgn-bench", "--"]).args(files);
    // As in the bench of the rules engine, with its target folder.
    run(bench
        .env("RUSTFLAGS", "-Ctarget-cpu=native")
        .env("CARGO_TARGET_DIR", project.root().join("target/native")))
}
