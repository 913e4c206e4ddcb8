//! Building the page, and serving it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::bundle::{self, Page};
use crate::project::{Failure, Project, doing};
use crate::server::{Server, Site};
use crate::setup;

/// What the page is made of: when one of these is newer than the built page, it is built again.
const SOURCES: [&str; 12] = [
    "Cargo.lock",
    "Cargo.toml",
    "assets",
    "i18n",
    "index.html",
    "lessons",
    "src",
    "styles",
    "tools",
    "web",
    "worker",
    "xtask",
];

/// Sets up what is missing and builds the release page into `dist/`, unless it is there and newer
/// than everything it is made of.
///
/// # Errors
/// When a tool can't be set up or the build fails.
pub fn build(project: &Project) -> Result<(), Failure> {
    if is_fresh(project) {
        println!("  the page in dist/ is newer than its sources: there");
        return Ok(());
    }
    setup::toolchain(project)?;
    setup::page_tools(project)?;
    bundle(project)
}

/// Builds the release page; its tools must be there.
///
/// # Errors
/// When the build fails.
pub fn bundle(project: &Project) -> Result<(), Failure> {
    println!("  building the page (two minutes at first, one later)");
    bundle::bundle(project, &page(project, true))?;
    fs::copy(project.dist().join("index.html"), built_index(project)?)
        .map(drop)
        .map_err(doing("noting what was built"))
}

/// Builds the page in one file, `dist/jadoube.html`, beside the page that is served.
///
/// # Errors
/// When a tool can't be set up or the build fails.
pub fn single(project: &Project) -> Result<(), Failure> {
    build(project)?;
    println!("  building the page in one file (a minute)");
    let mut page = page(project, true);
    page.split = false;
    bundle::single(project, &page, &project.dist().join("jadoube.html"))
}

fn page(project: &Project, release: bool) -> Page<'static> {
    Page {
        index: project.root().join("index.html"),
        package: "jadoube",
        program: "jadoube",
        split: release,
        release,
        folder: project.dist(),
    }
}

/// A copy of the `index.html` that was built last; it names the other files by their hashes.
fn built_index(project: &Project) -> Result<PathBuf, Failure> {
    Ok(project.notes()?.join("built-index.html"))
}

/// Builds the page where needed and serves it on this port, or on a free one for 0, until the
/// program is ended.
///
/// # Errors
/// When the page can't be built or the port can't be had.
pub fn serve(project: &Project, port: u16) -> Result<(), Failure> {
    build(project)?;
    stand(project, port)
}

/// The same with a page that is built quickly, whole and unoptimised, for who works on it.
///
/// # Errors
/// As for [`serve`].
pub fn try_out(project: &Project, port: u16) -> Result<(), Failure> {
    setup::toolchain(project)?;
    setup::page_tools(project)?;
    bundle::bundle(project, &page(project, false))?;
    stand(project, port)
}

fn stand(project: &Project, port: u16) -> Result<(), Failure> {
    let site = Site {
        folder: project.dist(),
        head: String::new(),
    };
    let server = Server::start(site, port).map_err(doing("opening the port"))?;
    println!("\nJ'adoube is served at {}", server.url());
    println!("Ctrl+C ends it.");
    server.forever();
    Ok(())
}

fn is_fresh(project: &Project) -> bool {
    let index = project.dist().join("index.html");
    let Ok(built) = fs::metadata(&index).and_then(|metadata| metadata.modified()) else {
        return false;
    };
    let noted = built_index(project)
        .ok()
        .and_then(|file| fs::read(file).ok());
    let same = noted.is_some() && noted == fs::read(&index).ok();
    if !same {
        return false;
    }
    SOURCES
        .iter()
        .map(|source| project.root().join(source))
        .filter(|source| source.exists())
        .all(|source| newest(&source).is_some_and(|time| time < built))
}

/// When a file, or the last changed file or folder below a folder, was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let metadata = fs::metadata(path).ok()?;
    let mut time = metadata.modified().ok()?;
    if metadata.is_dir() {
        for entry in fs::read_dir(path).ok()? {
            time = time.max(newest(&entry.ok()?.path())?);
        }
    }
    Some(time)
}
