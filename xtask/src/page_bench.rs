//! `cargo xtask bench page`: what an action costs late in a long game, and whether the clocks keep time; and
//! `cargo xtask bench start`: how long it takes to a board that answers.

use crate::page;
use crate::project::{Failure, Project, run};
use crate::setup;

/// Builds the page and measures it; the clocks run for so many minutes, or not at all for 0.
///
/// # Errors
/// When something can't be set up, built or measured.
pub fn print(project: &Project, minutes: u32) -> Result<(), Failure> {
    measure(project, "measure.mjs", minutes)
}

/// Builds the page and measures, in so many rounds, how long a slow phone on a slow line takes to a board that
/// answers.
///
/// # Errors
/// When something can't be set up, built or measured.
pub fn print_start(project: &Project, rounds: u32) -> Result<(), Failure> {
    measure(project, "start.mjs", rounds)
}

/// Builds the page and hands it to a script of `benches/page`, with a figure.
fn measure(project: &Project, script: &str, figure: u32) -> Result<(), Failure> {
    setup::chromium()?;
    page::build(project)?;
    let folder = project.root().join("benches/page");
    setup::node_packages_in(project, &folder)?;
    run(project
        .command("node")
        .arg(folder.join(script))
        .arg(project.dist())
        .arg(figure.to_string()))
}
