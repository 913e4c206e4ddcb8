//! `cargo xtask bench lighthouse`: what Lighthouse, with its slow phone and network, says of the release page.

use crate::browsers::{CHROMIUM_ARGUMENTS, Program};
use crate::page;
use crate::project::{Failure, Project, doing, run};
use crate::server::{Server, Site};
use crate::setup;

/// Builds the page, serves it compressed as a static host does, and prints the marks of several screens.
///
/// # Errors
/// When something can't be set up or built, or a screen has less than 100 in performance, accessibility or best
/// practices.
pub fn print(project: &Project) -> Result<(), Failure> {
    setup::chromium()?;
    page::build(project)?;
    let scripts = project.root().join("benches/lighthouse");
    setup::node_packages_in(project, &scripts)?;
    let folder = project.notes()?.join("compressed");
    run(project
        .command("node")
        .arg(scripts.join("compress.mjs"))
        .arg(project.dist())
        .arg(&folder))?;
    let chromium = Program::Chromium
        .find()
        .ok_or_else(|| Failure::new("Chromium is missing"))?;
    let site = Site {
        folder,
        head: String::new(),
    };
    let server = Server::start(site, 0).map_err(doing("serving the page"))?;
    println!();
    run(project
        .command("node")
        .arg(scripts.join("measure.mjs"))
        .arg(server.url())
        .arg(chromium)
        .args(CHROMIUM_ARGUMENTS))
    .map_err(|failure| {
        Failure::new(format!(
            "{failure}\nPerformance, accessibility and best practices have to be 100 in each screen."
        ))
    })
}
