//! The page in one file, for a disk or a stick: opened by a double click, without a server.

use std::fs;
use std::path::Path;

use super::files::{between, copy_folder, read, told, write};
use super::index::{loads, styles, without_comments};
use super::sentences::{self, said};
use super::{Page, beside, bind, compile, esbuild, optimise, worker_module};
use crate::project::{Failure, Project, doing, run};

/// Builds it from a page whose parts are not split; `out` is the file.
///
/// # Errors
/// When a step fails.
pub fn single(project: &Project, page: &Page<'_>, out: &Path) -> Result<(), Failure> {
    let work = project.root().join("target/bundle/single");
    let pack = work.join("pack");
    drop(fs::remove_dir_all(&work));
    fs::create_dir_all(&pack).map_err(doing(format!("creating {}", pack.display())))?;

    let program = compile(project, page)?;
    bind(project, page, &program, &work)?;
    optimise(project, page, &work)?;
    let module = work.join(format!("{}_bg.wasm", page.program));
    fs::rename(module, pack.join("jadoube.wasm")).map_err(doing("moving the module"))?;

    let beside = beside(project, page);
    let sources = beside.join("web/single");
    let glue = work.join(format!("{}.js", page.program));
    let script = [
        format!("--alias:{}={}", page.program, glue.display()),
        "--format=iife".to_owned(),
        // The module is handed over, and not looked for beside the script.
        "--log-override:empty-import-meta=silent".to_owned(),
    ];
    esbuild(
        project,
        page,
        &sources.join("page.js"),
        &pack.join("page.js"),
        &script,
    )?;
    let opener = ["--format=iife".to_owned()];
    esbuild(
        project,
        page,
        &sources.join("open.js"),
        &pack.join("open.js"),
        &opener,
    )?;

    let index = read(&page.index)?;
    let entry = work.join("entry.css");
    write(&entry, &styles(&index, beside))?;
    esbuild(project, page, &entry, &pack.join("page.css"), &[])?;
    write(&pack.join("body.html"), &body(&index, beside)?)?;
    for folder in told(&index, "<link rel=\"copy\" href=\"", "\"") {
        // Icons are for the web app.
        if folder != "assets/icons" {
            copy_folder(&beside.join(folder), &pack.join(folder))?;
        }
    }
    for link in told(&index, "<link rel=\"worker\" ", "/>") {
        let (script, package) = loads(link)?;
        let classic = ["--format=iife".to_owned()];
        esbuild(
            project,
            page,
            &beside.join(script),
            &pack.join("opponent.js"),
            &classic,
        )?;
        fs::rename(
            worker_module(project, package, &work, &[])?,
            pack.join("opponent.wasm"),
        )
        .map_err(doing("moving the module of the worker"))?;
    }
    // English is in the program.
    drop(fs::remove_file(pack.join("i18n/en.ftl")));
    drop(fs::remove_dir_all(pack.join(sentences::FOLDER)));

    let head = work.join("head.html");
    let icon = told(&index, "<link rel=\"icon\" href=\"", "\"").next();
    let icon = icon.map(|icon| read(&beside.join(icon))).transpose()?;
    let icon = without_comments(&icon.unwrap_or_default());
    let markup = said(&read(&sources.join("head.html"))?, beside)?;
    write(&head, &markup.replace("ICON", &data_address(&icon)))?;
    run(&mut project.cargo(&["build", "--locked", "--release", "--package", "pack"]))?;
    let packer = format!("target/release/pack{}", std::env::consts::EXE_SUFFIX);
    // Adding up four numbers at a time takes a third of its time away.
    let opener = worker_module(
        project,
        "pack-opener",
        &work,
        &["-Ctarget-feature=+simd128"],
    )?;
    let mut node = project.command("node");
    run(node
        .arg(sources.join("pack.mjs"))
        .arg(&pack)
        .arg(out)
        .arg(&head)
        .arg(project.root().join(packer))
        .arg(opener))
}

/// What stands in the body, without the comments.
fn body(index: &str, beside: &Path) -> Result<String, Failure> {
    let mut body = String::new();
    let lines = index.lines().map(str::trim);
    let inside = lines.skip_while(|line| *line != "<body>").skip(1);
    for line in inside.take_while(|line| *line != "</body>") {
        match between(line, "<!-- include ", " -->") {
            Some(name) => body.push_str(&without_comments(&read(&beside.join(name))?)),
            // A file that does not open has a sentence of its own, before all that is packed.
            None if line.contains("<!-- say ") => {}
            None => body.push_str(line),
        }
    }
    Ok(body)
}

/// A drawing as an address that holds it.
fn data_address(drawing: &str) -> String {
    let mut address = "data:image/svg+xml,".to_owned();
    for byte in drawing.trim().replace('\n', " ").bytes() {
        if byte.is_ascii_alphanumeric() || b" =:/.,()-".contains(&byte) {
            address.push(char::from(byte));
        } else {
            address.push_str(&format!("%{byte:02X}"));
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::data_address;

    #[test]
    fn a_drawing_in_an_address_ends_no_attribute() {
        let address = data_address("<path fill=\"#fff\"\n d='M0 0'/>");
        assert_eq!(
            address,
            "data:image/svg+xml,%3Cpath fill=%22%23fff%22  d=%27M0 0%27/%3E"
        );
    }
}
