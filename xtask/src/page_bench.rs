//! `cargo xtask bench page`: what an action costs late in a long game, and whether the clocks keep time.

use crate::page;
use crate::project::{Failure, Project, run};
use crate::setup;

/// Builds the page and measures it; the clocks run for so many minutes, or not at all for 0.
///
/// # Errors
/// When something can't be set up, built or measured.
pub fn print(project: &Project, minutes: u32) -> Result<(), Failure> {
    setup::chromium()?;
    page::build(project)?;
    let folder = project.root().join("benches/page");
    setup::node_packages_in(project, &folder)?;
    run(project
        .command("node")
        .arg(folder.join("measure.mjs"))
        .arg(project.dist())
        .arg(minutes.to_string()))
}
