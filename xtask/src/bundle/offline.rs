//! The worker that keeps a page for a time without a network.

use std::fs;
use std::path::Path;

use super::files::{fingerprint, list, short_fingerprint, told};
use super::{Page, beside, esbuild};
use crate::project::{Failure, Project, doing};

/// The worker that keeps the files, if the index names one: with their addresses, and what tells this version apart.
pub(super) fn worker(
    project: &Project,
    page: &Page<'_>,
    staged: &Path,
    index: &str,
) -> Result<(), Failure> {
    let Some(name) = told(index, "<link rel=\"serviceworker\" href=\"", "\"").next() else {
        return Ok(());
    };
    let mut files = Vec::new();
    list(staged, "", &mut files)?;
    files.sort();
    let (mut addresses, mut all) = (vec!["./".to_owned()], Vec::new());
    for name in files {
        let file = staged.join(&name);
        let bytes = fs::read(&file).map_err(doing(format!("reading {}", file.display())))?;
        all.extend(fingerprint(&bytes).to_le_bytes());
        // Sentences are asked for with what tells their contents apart (`Language::address`).
        let version = if name.ends_with(".ftl") {
            format!("?{:08x}", short_fingerprint(&bytes))
        } else {
            String::new()
        };
        if name != "index.html" {
            addresses.push(name + &version);
        }
    }
    let defined = [
        format!("--define:VERSION=\"{:016x}\"", fingerprint(&all)),
        format!("--define:FILES={addresses:?}"),
    ];
    let to = staged.join("sw.js");
    esbuild(
        project,
        page,
        &beside(project, page).join(name),
        &to,
        &defined,
    )
    .map(drop)
}
