//! The project's folder, and running other programs in it.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::setup;

/// Why a command of xtask could not do its work, in a sentence for the person at the terminal.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure with the sentence that explains it.
    pub fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Turns an error of the operating system into a [`Failure`] that says what was being done.
pub fn doing<E: fmt::Display>(what: impl fmt::Display) -> impl FnOnce(E) -> Failure {
    move |error| Failure::new(format!("{what}: {error}"))
}

/// The folder that holds the workspace, and the search path of its tools.
pub struct Project {
    root: PathBuf,
    path: OsString,
}

impl Project {
    /// The project that this program was built from.
    ///
    /// # Errors
    /// When the search path of the tools can't be put together.
    pub fn find() -> Result<Self, Failure> {
        let root = root();
        let own = env::current_exe().map_err(doing("looking for xtask's own folder"))?;
        // The tools of this project come before whatever else the machine has.
        let mut folders = Vec::new();
        folders.extend(own.parent().map(Path::to_path_buf)); // wasm-bindgen and its test runner
        folders.push(root.join("node_modules/.bin"));
        folders.extend(setup::COMPILED.iter().map(|tool| tool.folder(&root)));
        folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        let path = env::join_paths(folders).map_err(doing("putting PATH together"))?;
        Ok(Self { root, path })
    }

    /// The folder of the workspace.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where the built page goes.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// A folder for what the commands note down for later; it is made where it is missing.
    ///
    /// # Errors
    /// When it can't be made.
    pub fn notes(&self) -> Result<PathBuf, Failure> {
        let folder = self.root.join("target/notes");
        fs::create_dir_all(&folder).map_err(doing("creating target/notes"))?;
        Ok(folder)
    }

    /// The search path in which the project's own tools come first.
    pub fn path(&self) -> &OsStr {
        &self.path
    }

    /// A command in the project's folder that finds the project's tools and never waits for input.
    pub fn command(&self, program: &str) -> Command {
        // Resolved here: a name is looked up on the caller's PATH, not on the one set for the child.
        let mut command = match find(program, &self.path) {
            Some(file) => Command::new(file),
            None => Command::new(program),
        };
        command
            .current_dir(&self.root)
            .env("PATH", &self.path)
            .stdin(Stdio::null());
        command
    }

    /// `cargo` with these arguments.
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = self.command("cargo");
        command.args(arguments);
        command
    }
}

/// The folder of the workspace: the one with Cargo.lock, at or above the package that cargo runs, or
/// else at or above the current folder.
///
/// It is not settled when this is compiled, since cargo takes a program from a copied target folder
/// for its own, and that would then work on the clone it was copied from.
pub fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let start = package
        .or_else(|| env::current_dir().ok())
        .unwrap_or_default();
    let root = start
        .ancestors()
        .find(|folder| folder.join("Cargo.lock").is_file());
    root.unwrap_or(&start).to_path_buf()
}

/// Runs a command with its output shown.
///
/// # Errors
/// When it can't be started or does not end well; the sentence holds the whole command line.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let line = line(command);
    let status = command.status().map_err(doing(format!("`{line}`")))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::new(format!("`{line}` failed ({status})")))
    }
}

/// What a command prints on standard output, or nothing when it can't be started or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// The first program of this name in a search path.
pub fn find(program: &str, path: &OsStr) -> Option<PathBuf> {
    env::split_paths(path)
        .map(|folder| folder.join(format!("{program}{}", env::consts::EXE_SUFFIX)))
        .find(|file| file.is_file())
}

fn line(command: &Command) -> String {
    let name = Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}
