//! `cargo xtask laws`: which clauses of `docs/laws.md` the tests cite, and which they don't.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::project::{Failure, Project, doing};

mod clause;
mod tests_found;

use clause::{Clause, ClauseId};

/// Where tests are looked for.
const TEST_FOLDERS: [&str; 2] = ["src", "tests"];

/// Prints a table of all clauses and checks and of how many tests cite each, then the totals. What the
/// laws themselves name as no matter of software is not missing.
///
/// A test cites a clause when the id stands in a comment right above it, anywhere in its body, or in
/// its name (`touch_12a_…`). Citing a check such as `TOUCH-12a` counts for its clause `TOUCH-12` too,
/// and `MOVE-6 to 8` cites three.
///
/// # Errors
/// When a file can't be read.
pub fn print(project: &Project, missing_only: bool) -> Result<(), Failure> {
    let read = |path: &Path| {
        fs::read_to_string(path).map_err(doing(format!("reading {}", path.display())))
    };
    let text = read(&project.root().join("docs/laws.md"))?;
    let clauses = clause::all(&text);
    let areas: BTreeSet<&str> = clauses
        .iter()
        .map(|clause| clause.id.area.as_str())
        .collect();

    let mut files = Vec::new();
    for folder in TEST_FOLDERS {
        collect(&project.root().join(folder), &mut files);
    }
    let mut counts: BTreeMap<ClauseId, usize> = BTreeMap::new();
    let mut citing = 0;
    for path in files {
        let inside = path.strip_prefix(project.root()).unwrap_or(&path);
        let cited = tests_found::citations(inside, &read(&path)?, &areas);
        citing += cited.len();
        for id in cited.into_iter().flatten() {
            *counts.entry(id).or_default() += 1;
        }
    }

    let not_software = clause::not_software(&text, &areas);
    let mut table = Vec::new();
    for clause in &clauses {
        let count = counts.get(&clause.id).copied().unwrap_or(0);
        let missing = count == 0 && !not_software.contains(&clause.id);
        if missing || !missing_only {
            table.push(row(clause, count));
        }
    }
    let known: BTreeSet<&ClauseId> = clauses.iter().map(|clause| &clause.id).collect();
    let unknown: Vec<String> = counts
        .keys()
        .filter(|id| !known.contains(id))
        .map(ToString::to_string)
        .collect();
    if !unknown.is_empty() {
        table.push(format!(
            "\nCited, but not in docs/laws.md: {}",
            unknown.join(", ")
        ));
    }
    let share = |checks: bool| {
        let of_kind = || {
            clauses
                .iter()
                .filter(move |clause| clause.id.is_check() == checks)
        };
        let cited = of_kind()
            .filter(|clause| counts.contains_key(&clause.id))
            .count();
        format!("{cited} of {}", of_kind().count())
    };
    table.push(format!(
        "\nTotal: {} clauses and {} checks are cited, by {citing} tests.",
        share(false),
        share(true)
    ));
    // Written in one piece, and a reader that stops in the middle (`| head`) is no failure.
    drop(writeln!(io::stdout(), "{}", table.join("\n")));
    Ok(())
}

fn row(clause: &Clause, count: usize) -> String {
    let id = if clause.id.is_check() {
        format!("  {}", clause.id)
    } else {
        clause.id.to_string()
    };
    let count = if count == 0 {
        "-".to_string()
    } else {
        count.to_string()
    };
    let words: String = clause.text.chars().take(72).collect();
    format!("{id:<16}{count:>5}  {words}")
}

/// All files below a folder that can hold tests or their data.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files);
        } else if tests_found::can_hold_tests(&path) {
            files.push(path);
        }
    }
}
