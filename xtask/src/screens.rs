//! `cargo xtask screens`: pictures of every screen, on contact sheets.

use crate::page;
use crate::project::{Failure, Project, run};
use crate::setup;

/// Builds the page where needed and takes pictures of its screens: of all, which then go on contact sheets in
/// `docs/screens`, or of those whose name or sheet one of the words names.
///
/// # Errors
/// When something can't be set up or built, and when a screen has a fault that a program can see.
pub fn take(project: &Project, words: &[&str]) -> Result<(), Failure> {
    setup::chromium()?;
    page::build(project)?;
    let mut screens = project.cargo(&["run", "--quiet", "--locked", "--profile", "xtask"]);
    screens.args(["-p", "browser-tests", "--example", "screens", "--"]);
    run(screens.args(words).env("RUST_BACKTRACE", "0"))
}
