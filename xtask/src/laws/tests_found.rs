//! Finding tests in source files, and what each of them cites.

use std::collections::BTreeSet;
use std::path::Path;

use super::clause::{self, ClauseId};

/// Whether a file may hold tests (Rust) or cases that a test reads (plain data).
pub fn can_hold_tests(path: &Path) -> bool {
    extension(path) == "rs" || is_data(path)
}

fn is_data(path: &Path) -> bool {
    let in_tests = path.components().any(|part| part.as_os_str() == "tests");
    in_tests && ["csv", "json", "jsonl", "tsv", "txt"].contains(&extension(path))
}

fn extension(path: &Path) -> &str {
    path.extension()
        .and_then(|e| e.to_str())
        .unwrap_or_default()
}

/// What each test of a file cites, a set for each test that cites anything. A line of data that
/// begins with an id is one case, and counts as a test.
pub fn citations(path: &Path, text: &str, areas: &BTreeSet<&str>) -> Vec<BTreeSet<ClauseId>> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    if is_data(path) {
        found.extend(lines.iter().map(|line| case(line, areas)));
    } else {
        let mut next = first_test_line(path, &lines);
        while let Some(test) = next_test(&lines, next) {
            for line in lines.get(next..test.start).unwrap_or_default() {
                found.push(case(line, areas));
            }
            let body = lines
                .get(test.start..test.end)
                .unwrap_or_default()
                .join("\n");
            let mut cited: BTreeSet<ClauseId> = clause::cited(&body, areas).into_iter().collect();
            cited.extend(cited_by_name(test.name, areas));
            found.push(cited);
            next = test.end;
        }
        for line in lines.get(next..).unwrap_or_default() {
            found.push(case(line, areas));
        }
    }
    for cited in &mut found {
        let clauses: Vec<ClauseId> = cited.iter().map(ClauseId::clause).collect();
        cited.extend(clauses);
    }
    found.retain(|cited| !cited.is_empty());
    found
}

/// The ids at the start of a row in a table of cases.
fn case(line: &str, areas: &BTreeSet<&str>) -> BTreeSet<ClauseId> {
    let row = line.trim_start().trim_start_matches(['(', '[', '{', ' ']);
    let row = row.strip_prefix("\"law\":").unwrap_or(row).trim_start();
    let first = row
        .trim_start_matches('"')
        .split(['"', '\t', ',', ';', '|'])
        .next();
    let is_row = row.starts_with('"') || row.starts_with(|c: char| c.is_ascii_uppercase());
    let cited = clause::cited(first.unwrap_or_default(), areas);
    cited.into_iter().filter(|_| is_row).collect()
}

/// Where test code begins: at once in `tests` folders and files, else after `#[cfg(test)]`.
fn first_test_line(path: &Path, lines: &[&str]) -> usize {
    let named = path.components().any(|part| part.as_os_str() == "tests");
    let file = path.file_name().and_then(|name| name.to_str());
    if named || file.is_some_and(|name| name.ends_with("tests.rs")) {
        return 0;
    }
    let marked = lines
        .iter()
        .position(|line| line.trim().starts_with("#[cfg(test)]"));
    marked.unwrap_or(lines.len())
}

struct Test<'a> {
    name: &'a str,
    /// Its first line, comments and attributes above it included.
    start: usize,
    /// The line after its last.
    end: usize,
}

fn next_test<'a>(lines: &[&'a str], from: usize) -> Option<Test<'a>> {
    let mut is_test = false;
    for (number, line) in lines.iter().enumerate().skip(from) {
        let code = line.trim_start();
        if code.starts_with("#[") && code.contains("test") && !code.starts_with("#[cfg") {
            is_test = true;
        }
        let Some(name) = function_name(code) else {
            continue;
        };
        // A browser test takes the page; every other kind is marked by an attribute.
        if is_test || code.contains("(page: &Page)") {
            let above = lines.get(from..number).unwrap_or_default().iter().rev();
            let above = above.take_while(|line| line.trim_start().starts_with(['/', '#']));
            let start = number - above.count();
            let indent = line.len() - code.len();
            let closes = |line: &&str| line.trim() == "}" && line.len() == indent + 1;
            let length = lines
                .get(number..)
                .unwrap_or_default()
                .iter()
                .position(closes);
            let end = length.map_or(lines.len(), |length| number + length + 1);
            return Some(Test { name, start, end });
        }
    }
    None
}

fn function_name(code: &str) -> Option<&str> {
    let (before, after) = code.split_once("fn ")?;
    let only_qualifiers = before
        .split_whitespace()
        .all(|word| word == "async" || word.starts_with("pub"));
    let end = after.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    after.get(..end).filter(|_| only_qualifiers)
}

/// The ids in a test's name: `touch_12a_king_first` cites TOUCH-12a.
fn cited_by_name(name: &str, areas: &BTreeSet<&str>) -> Vec<ClauseId> {
    let words: Vec<String> = name.split('_').map(str::to_uppercase).collect();
    let pairs = words.iter().zip(words.iter().skip(1));
    pairs
        .filter(|(area, _)| areas.contains(area.as_str()))
        .flat_map(|(area, number)| {
            clause::cited(&format!("{area}-{}", number.to_lowercase()), areas)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::citations;

    fn found(path: &str, text: &str) -> Vec<String> {
        citations(Path::new(path), text, &["MOVE", "EP"].into())
            .iter()
            .map(|set| {
                set.iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect()
    }

    const SOURCE: &str = "\
/// MOVE-1
fn plain() {}

#[cfg(test)]
mod tests {
    // MOVE-2
    #[test]
    fn first() {
        // MOVE-3b, MOVE-3c
    }

    /// A helper for MOVE-4.
    fn helper() {}

    const ROWS: [(&str, u8); 1] = [
        (\"EP-1a\", 1),
    ];

    #[test]
    fn ep_2a_is_in_the_name() {}
    #[test]
    fn cites_nothing() {
    }
}
";

    #[test]
    fn only_tests_cite_and_each_counts_once() {
        assert_eq!(
            found("src/x.rs", SOURCE),
            ["MOVE-2 MOVE-3 MOVE-3b MOVE-3c", "EP-1 EP-1a", "EP-2 EP-2a"]
        );
    }

    #[test]
    fn a_file_of_tests_beside_the_code_counts() {
        let tests = "// MOVE-5\n#[test]\nfn one() {}\n";
        assert_eq!(found("src/app/hand_tests.rs", tests), ["MOVE-5"]);
        assert_eq!(found("src/app/hand/tests.rs", tests), ["MOVE-5"]);
        assert_eq!(found("src/app/contests_held.rs", tests), [""; 0]);
    }

    #[test]
    fn browser_tests_and_rows_of_data_count() {
        let browser = "// MOVE-5\npub fn by_click(page: &Page) {\n    page.click();\n}\n";
        assert_eq!(
            found("tests/browser/tests/all/moves.rs", browser),
            ["MOVE-5"]
        );
        assert_eq!(
            found("tests/data/touch.txt", "MOVE-7a; x\n# MOVE-8\n"),
            ["MOVE-7 MOVE-7a"]
        );
    }
}
