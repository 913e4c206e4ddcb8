//! From the sources of a page to the folder that is served: compiled, split into what is loaded at once and
//! what is loaded when it is wanted, bound to JavaScript, made small, each file named by what is in it.
//!
//! What a page is made of stands in its `index.html`: its style sheets, its icon, the drawings that go into
//! the markup (`<!-- include … -->`), the sentences in it (`<!-- say … -->`), the folders that are copied as they are (`<link rel="copy" …>`; one with
//! an `id`, by which the page finds it, gets a name that tells its content apart), the scripts of workers with
//! the packages that they load (`<link rel="worker" …>`), the worker that keeps all files for a time without a
//! network (`<link rel="serviceworker" …>`), what runs before all else (`<link rel="early" …>`), and the script:
//! a file that takes the program from the module of its name, or that module itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

mod files;
mod index;
mod offline;
mod sentences;
mod single;

pub use self::single::single;

use self::files::{publish, read, told, write};
use crate::project::{Failure, Project, doing, output, run};

/// The functions at which a program is split are marked where this feature is on.
const SPLIT: &str = "split";

/// A script that may import others and be imported.
const ESM: &str = "--format=esm";

/// What the compiler may use, and every browser of the last years has.
const WASM_FEATURES: [&str; 8] = [
    "--enable-bulk-memory",
    "--enable-extended-const",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// A page to be built.
pub struct Page<'a> {
    /// Its `index.html`; all that it names is looked for beside it.
    pub index: PathBuf,
    /// The package that holds the program.
    pub package: &'a str,
    /// The name of the program.
    pub program: &'a str,
    /// Whether parts of it are loaded later.
    pub split: bool,
    /// Whether it is made small, for users, or quickly, for who works on it.
    pub release: bool,
    /// Where it goes.
    pub folder: PathBuf,
}

/// Builds it; the tools must be there.
///
/// # Errors
/// When a step fails, or the index names a file that is not there.
pub fn bundle(project: &Project, page: &Page<'_>) -> Result<(), Failure> {
    let work = project.root().join("target/bundle").join(page.program);
    let staged = work.join("staged");
    drop(fs::remove_dir_all(&work));
    fs::create_dir_all(&staged).map_err(doing(format!("creating {}", staged.display())))?;

    let program = compile(project, page)?;
    bind(project, page, &program, &work)?;
    let modules = optimise(project, page, &work)?;
    let lines = read(&page.index)?;
    let script = script(project, page, &work, &staged, modules, &lines)?;
    index::index(project, page, &work, &staged, &script, &lines)?;
    offline::worker(project, page, &staged, &lines)?;

    drop(fs::remove_dir_all(&page.folder));
    fs::rename(&staged, &page.folder).map_err(doing(format!("putting {}", page.folder.display())))
}

/// The WebAssembly that the compiler makes of the program.
fn compile(project: &Project, page: &Page<'_>) -> Result<PathBuf, Failure> {
    let mut chosen = vec!["--bin", page.program];
    if page.split {
        // The splitter goes by what the linker knows of who calls whom.
        chosen.extend(["--features", SPLIT, "--", "-Clink-args=--emit-relocs"]);
    }
    let profile = if page.release { "page" } else { "dev" };
    let folder = cargo_rustc(project, profile, page.package, &chosen)?;
    Ok(folder.join(format!("{}.wasm", page.program)))
}

/// Compiles one target of a package for the browser, by `chosen` arguments; the folder in which its WebAssembly is.
fn cargo_rustc(
    project: &Project,
    profile: &str,
    package: &str,
    chosen: &[&str],
) -> Result<PathBuf, Failure> {
    let mut cargo = project.cargo(&["rustc", "--locked", "--target", "wasm32-unknown-unknown"]);
    cargo.args(["--profile", profile, "--package", package]);
    cargo.args(chosen);
    cargo.env("CARGO_ENCODED_RUSTFLAGS", nameless_folders().join("\u{1f}"));
    run(&mut cargo)?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(project
        .root()
        .join("target/wasm32-unknown-unknown")
        .join(folder))
}

/// What a worker loads: a package with plain exports, which no glue has to bind. It is compiled for users in
/// any case, because it is there to compute; `flags` are more ones for the compiler. Returns the file.
fn worker_module(
    project: &Project,
    package: &str,
    work: &Path,
    flags: &[&str],
) -> Result<PathBuf, Failure> {
    let chosen = [&["--lib", "--"], flags].concat();
    let folder = cargo_rustc(project, "page", package, &chosen)?;
    let compiled = folder.join(format!("{}.wasm", package.replace('-', "_")));
    // Not in the work folder itself, which holds the modules of the program.
    let small = work.join("worker").join(format!("{package}.wasm"));
    fs::create_dir_all(work.join("worker")).map_err(doing("creating a folder for the worker"))?;
    small_module(project, &compiled, &small)?;
    Ok(small)
}

/// Makes a module small.
fn small_module(project: &Project, from: &Path, to: &Path) -> Result<(), Failure> {
    let mut wasm_opt = project.command("wasm-opt");
    // Functions beside their like compress better.
    wasm_opt.args([
        "-Oz",
        "--skip-pass=memory-packing",
        "--reorder-functions-by-name",
    ]);
    run(wasm_opt.args(WASM_FEATURES).arg(from).arg("-o").arg(to))
}

/// Flags by which the places in sources that the page holds (a panic names its own) begin with the name of
/// the crate, and not with the folders of this machine: nobody's business, and bytes for nothing.
fn nameless_folders() -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let registries = registries.into_iter().flatten();
    let registries = registries.filter_map(|registry| Some(registry.ok()?.path()));
    // Where the sources of the standard library are, if they are installed.
    let sysroot = output(Command::new("rustc").arg("--print=sysroot"));
    let library = sysroot.map(|root| Path::new(root.trim()).join("lib/rustlib/src/rust"));
    let folders = registries.chain(library);
    let flags = folders.map(|folder| format!("--remap-path-prefix={}/=", folder.display()));
    flags.collect()
}

/// Splits the program and binds it to JavaScript, in the work folder.
fn bind(project: &Project, page: &Page<'_>, program: &Path, work: &Path) -> Result<(), Failure> {
    let mut bindgen = project.command("wasm-bindgen");
    bindgen
        .args(["--target", "web", "--no-typescript", "--out-dir"])
        .arg(work);
    if page.split {
        let mut split = project.command("wasm-split");
        run(split.arg(program).arg(work).arg(page.program))?;
        // The parts find the functions of the whole in the linker's table.
        bindgen.arg("--keep-lld-exports");
        let whole = work.join(format!("{}.wasm", page.program));
        run(bindgen.arg(&whole))?;
        fs::remove_file(&whole).map_err(doing("removing what the binder has read"))
    } else {
        run(bindgen.arg(program))
    }
}

/// Makes each module of the work folder small, and returns their names.
fn optimise(project: &Project, page: &Page<'_>, work: &Path) -> Result<Vec<String>, Failure> {
    let mut modules = Vec::new();
    for entry in fs::read_dir(work).map_err(doing("reading the work folder"))? {
        let file = entry.map_err(doing("reading the work folder"))?.path();
        let Some(name) = file.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if !name.ends_with(".wasm") {
            continue;
        }
        modules.push(name.to_owned());
        if page.release {
            small_module(project, &file, &file)?;
        }
    }
    modules.sort();
    Ok(modules)
}

/// The files of each part that is loaded later, for the script: an object of lists.
fn parts(work: &Path, names: &[(String, String)]) -> Result<String, Failure> {
    let file = work.join("parts");
    let lines = if file.exists() {
        read(&file)?
    } else {
        String::new()
    };
    let parts = lines.lines().map(|line| {
        let mut words = line.split(' ');
        let part = words.next().unwrap_or_default();
        let files: Vec<&str> = words
            .filter_map(|word| {
                names
                    .iter()
                    .find(|(module, _)| *module == format!("{word}.wasm"))
            })
            .map(|(_, name)| name.as_str())
            .collect();
        format!("{part:?}:{files:?}")
    });
    Ok(format!("{{{}}}", parts.collect::<Vec<_>>().join(",")))
}

/// The files in which a page begins, by their names.
struct Start {
    /// What runs first, beside the loading of the rest.
    early: Option<String>,
    /// The script.
    script: String,
    /// The module that it loads at once.
    module: String,
}

/// Names the modules by what is in them, and makes one script of what loads them.
fn script(
    project: &Project,
    page: &Page<'_>,
    work: &Path,
    staged: &Path,
    modules: Vec<String>,
    index: &str,
) -> Result<Start, Failure> {
    let first = format!("{}_bg.wasm", page.program);
    let mut names = Vec::new();
    for module in modules {
        let name = publish(&work.join(&module), staged)?;
        names.push((module, name));
    }
    let scripts = [format!("{}.js", page.program), "__wasm_split.js".to_owned()];
    for file in scripts
        .iter()
        .map(|name| work.join(name))
        .filter(|file| file.exists())
    {
        let mut text = read(&file)?;
        for (module, name) in &names {
            text = text.replace(module.as_str(), name);
        }
        write(&file, &text)?;
    }
    let named = told(index, "<script type=\"module\" src=\"", "\"").next();
    let named = named.map(|name| beside(project, page).join(name));
    let entry = match named.filter(|file| file.exists()) {
        Some(file) => file,
        None => {
            let entry = work.join("entry.js");
            write(
                &entry,
                &format!("import init from {:?};\ninit();\n", page.program),
            )?;
            entry
        }
    };
    let program = format!(
        "--alias:{}={}",
        page.program,
        work.join(&scripts[0]).display()
    );
    let parts = format!("--define:PARTS={}", parts(work, &names)?);
    let bundled = esbuild(
        project,
        page,
        &entry,
        &work.join("page.js"),
        &[program, ESM.to_owned()],
    )?;
    let early = told(index, "<link rel=\"early\" href=\"", "\"").next();
    let early = early.map(|name| {
        let from = beside(project, page).join(name);
        let flags = [parts, "--format=iife".to_owned()];
        publish(
            &esbuild(project, page, &from, &work.join("early.js"), &flags)?,
            staged,
        )
    });
    let loaded = names.into_iter().find(|(module, _)| *module == first);
    let loaded = loaded.ok_or_else(|| Failure::new("wasm-bindgen has written no module"))?;
    Ok(Start {
        early: early.transpose()?,
        script: publish(&bundled, staged)?,
        module: loaded.1,
    })
}

fn esbuild(
    project: &Project,
    page: &Page<'_>,
    from: &Path,
    to: &Path,
    more: &[String],
) -> Result<PathBuf, Failure> {
    let mut esbuild = project.command("esbuild");
    esbuild
        .arg(from)
        .args(more)
        .args(["--bundle", "--log-level=warning"])
        // A picture that a style sheet names is a part of it.
        .arg("--loader:.svg=dataurl")
        // The splitter's script is imported once a part.
        .arg("--log-override:duplicate-object-key=silent");
    if page.release {
        esbuild.args(["--minify", "--legal-comments=none"]);
    }
    run(esbuild.arg(format!("--outfile={}", to.display())))?;
    Ok(to.to_path_buf())
}

/// The folder that the index stands in, where all that it names is looked for.
fn beside<'a>(project: &'a Project, page: &'a Page<'_>) -> &'a Path {
    page.index.parent().unwrap_or(project.root())
}
