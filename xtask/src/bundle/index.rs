//! The markup of a page, with the names of all its files in it.

use std::fs;
use std::path::Path;

use super::files::{between, copy_folder, folder_fingerprint, publish, read, told, write};
use super::sentences::{self, said};
use super::{Page, Start, beside, esbuild, worker_module};
use crate::project::{Failure, Project, doing};

/// The style sheets in one, the markup with the names of all files in it, and the folders that are copied.
pub(super) fn index(
    project: &Project,
    page: &Page<'_>,
    work: &Path,
    staged: &Path,
    start: &Start,
    lines: &str,
) -> Result<(), Failure> {
    let beside = beside(project, page);
    let mut markup = String::new();
    let mut sheet = Some(sheet(project, page, work, staged, lines)?);
    for line in lines.lines() {
        let named = line.trim();
        if named.starts_with("<link rel=\"stylesheet\"") {
            // All of them are one.
            if let Some(sheet) = sheet.take() {
                markup.push_str(&format!(
                    "    <link rel=\"stylesheet\" href=\"{sheet}\" />\n"
                ));
            }
        } else if let Some(name) = between(named, "<link rel=\"copy\" href=\"", "\"") {
            let source = beside.join(name);
            if named.contains(" id=\"") {
                // The page finds the folder by this line.
                let versioned = format!("{name}-{:016x}", folder_fingerprint(&source)?);
                copy_folder(&source, &staged.join(&versioned))?;
                let href = |name: &str| format!("href=\"{name}\"");
                markup.push_str(&line.replace(&href(name), &href(&versioned)));
                markup.push('\n');
            } else {
                copy_folder(&source, &staged.join(name))?;
            }
        } else if let Some(rest) = named.strip_prefix("<link rel=\"worker\" ") {
            let (source, package) = loads(rest)?;
            let small = work.join(Path::new(source).file_name().unwrap_or_default());
            let small = esbuild(project, page, &beside.join(source), &small, &[])?;
            let loaded = publish(&worker_module(project, package, work, &[])?, staged)?;
            let names = line.replace(source, &publish(&small, staged)?);
            markup.push_str(&names.replace(package, &loaded));
            markup.push('\n');
        } else if let Some(name) = between(named, "<!-- include ", " -->") {
            markup.push_str(&without_comments(&read(&beside.join(name))?));
        } else if let Some(name) = between(named, "<link rel=\"icon\" href=\"", "\"") {
            let icon = publish(&beside.join(name), staged)?;
            markup.push_str(&line.replace(name, &icon));
            markup.push('\n');
        } else if let Some(name) = between(named, "<link rel=\"manifest\" href=\"", "\"") {
            let place = Path::new(name).file_name().unwrap_or_default();
            fs::copy(beside.join(name), staged.join(place))
                .map_err(doing(format!("copying {name}")))?;
            markup.push_str(&line.replace(name, &place.to_string_lossy()));
            markup.push('\n');
        } else if named.starts_with("<link rel=\"early\"") {
            if let Some(early) = &start.early {
                markup.push_str(&format!("    <script async src=\"{early}\"></script>\n"));
            }
        } else if named.starts_with("<link rel=\"serviceworker\"") {
            // For the build, not for the browser.
        } else if named.starts_with("<script type=\"module\"") {
            // The module is fetched beside the script and not after it.
            let Start { script, module, .. } = start;
            markup.push_str(&format!(
                "    <link rel=\"preload\" href=\"{module}\" as=\"fetch\" type=\"application/wasm\" crossorigin />\n    \
                 <script type=\"module\" src=\"{script}\"></script>\n"
            ));
        } else {
            markup.push_str(&said(line, beside)?);
            markup.push('\n');
        }
    }
    drop(fs::remove_dir_all(staged.join(sentences::FOLDER)));
    write(&staged.join("index.html"), &markup)
}

/// The style sheets in one; its name.
fn sheet(
    project: &Project,
    page: &Page<'_>,
    work: &Path,
    staged: &Path,
    lines: &str,
) -> Result<String, Failure> {
    let entry = work.join("entry.css");
    write(&entry, &styles(lines, beside(project, page)))?;
    publish(
        &esbuild(project, page, &entry, &work.join("page.css"), &[])?,
        staged,
    )
}

/// The script of a worker and the package whose module it loads.
pub(super) fn loads(link: &str) -> Result<(&str, &str), Failure> {
    let of = |name: &str| {
        let value = link.split_once(&format!("{name}=\""));
        value.and_then(|(_, value)| value.split('"').next())
    };
    let both = of("href").zip(of("data-wasm"));
    both.ok_or_else(|| Failure::new(format!("{link}: what does it load?")))
}

/// A style sheet that imports all that the index names.
pub(super) fn styles(index: &str, beside: &Path) -> String {
    let named = told(index, "<link rel=\"stylesheet\" href=\"", "\"");
    named
        .map(|name| format!("@import {:?};\n", beside.join(name).display().to_string()))
        .collect()
}

/// Markup without its comments, which are for whoever edits it.
pub(super) fn without_comments(markup: &str) -> String {
    let mut kept = String::new();
    for (at, part) in markup.split("<!--").enumerate() {
        let shown = if at == 0 {
            Some(part)
        } else {
            part.split_once("-->").map(|(_, after)| after)
        };
        kept.push_str(shown.unwrap_or_default());
    }
    let lines = kept.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |text, line| text + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::without_comments;

    #[test]
    fn comments_and_indents_are_left_out_of_the_markup() {
        let markup = "<!-- of\n two lines -->\n<svg>\n  <!-- a --><g/>\n</svg>\n";
        assert_eq!(without_comments(markup), "<svg>\n<g/>\n</svg>\n");
    }
}
