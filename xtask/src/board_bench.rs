//! `cargo xtask bench board`: what a move and a drag cost on the board, beside other boards.

use crate::bundle::{self, Page};
use crate::page;
use crate::project::{Failure, Project, run};
use crate::setup;

/// Builds the page and the board alone, and measures them and the other boards in one run.
///
/// # Errors
/// When something can't be set up, built or measured.
pub fn print(project: &Project) -> Result<(), Failure> {
    setup::chromium()?;
    page::build(project)?;
    let folder = project.root().join("benches/board");
    setup::node_packages_in(project, &folder)?;
    println!("  building the board alone");
    let alone = project.root().join("target/board-bench");
    bundle::bundle(
        project,
        &Page {
            index: folder.join("index.html"),
            package: "board-bench",
            program: "board-bench",
            split: false,
            release: true,
            folder: alone.clone(),
        },
    )?;
    run(project
        .command("node")
        .arg(folder.join("measure.mjs"))
        .arg(alone)
        .arg(project.dist()))
}
