//! Setting up what the project needs beyond rustup, cargo and node. What is there is left alone; what
//! can't be had is named together with what to do about it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::browsers::Program;
use crate::project::{Failure, Project, doing, find, output, run};

pub use npm::{node_packages, node_packages_in};

mod npm;

/// A tool that is compiled once for a user and found again by the next clone.
pub struct Compiled {
    /// The name of the crate and of its program.
    pub name: &'static str,
    /// Its exact version.
    pub version: &'static str,
    /// How long it takes on two free cores, for the person who waits.
    minutes: u32,
}

/// Firefox's WebDriver server, which Debian does not package.
pub const GECKODRIVER: Compiled = Compiled {
    name: "geckodriver",
    version: "0.37.1",
    minutes: 2,
};

/// All compiled tools.
pub const COMPILED: [Compiled; 1] = [GECKODRIVER];

impl Compiled {
    /// The tool's own folder in the user's cache; without one, in the project's `.tools`.
    fn root(&self, project: &Path) -> PathBuf {
        let named = |variable| env::var_os(variable).filter(|value| !value.is_empty());
        let tools = match (named("XDG_CACHE_HOME"), named("HOME")) {
            (Some(cache), _) => PathBuf::from(cache).join("jadoube/tools"),
            (None, Some(home)) => PathBuf::from(home).join(".cache/jadoube/tools"),
            (None, None) => project.join(".tools"),
        };
        tools.join(format!("{}-{}", self.name, self.version))
    }

    /// The folder that holds the tool's program, whether it is there yet or not.
    pub fn folder(&self, project: &Path) -> PathBuf {
        self.root(project).join("bin")
    }

    fn ensure(&self, project: &Project) -> Result<(), Failure> {
        let (name, version) = (self.name, self.version);
        let installed = output(project.command(name).arg("--version"));
        if installed.is_some_and(|line| line.split_whitespace().any(|word| word == version)) {
            return there(&format!("{name} {version}"));
        }
        let root = self.root(project.root());
        say(&format!(
            "{name} {version}: compiling it, about {} minutes on two free cores, once for this user ({})",
            self.minutes,
            root.display()
        ));
        fs::create_dir_all(&root).map_err(doing(format!("creating {}", root.display())))?;
        let build = root.join("build");
        // Unoptimised: less than half the wait, and it runs as fast where it matters.
        let mut install = project.cargo(&["install", name, "--version", version]);
        install.args(["--locked", "--debug", "--force", "--root"]);
        install.arg(&root).arg("--target-dir").arg(&build);
        install
            .current_dir(&root)
            .env("CARGO_PROFILE_DEV_DEBUG", "0");
        run(&mut install).map_err(|failure| {
            Failure::new(format!(
                "{failure}\n{name} could not be set up. With the crates registry in reach, run\n  \
                 cargo install {name} --version {version} --locked\nand see that it is on PATH."
            ))
        })?;
        // Only the program is kept; a gigabyte of intermediate files is not.
        drop(fs::remove_dir_all(&build));
        Ok(())
    }
}

/// The compiler of `rust-toolchain.toml`, with its target for the browser.
///
/// # Errors
/// When another compiler answers, or the target can't be added.
pub fn toolchain(project: &Project) -> Result<(), Failure> {
    let file = project.root().join("rust-toolchain.toml");
    let text = fs::read_to_string(&file).map_err(doing("reading rust-toolchain.toml"))?;
    let channel = text
        .lines()
        .find_map(|line| line.strip_prefix("channel = "))
        .map(|value| value.trim().trim_matches('"'))
        .ok_or_else(|| Failure::new("rust-toolchain.toml names no channel"))?;
    let rustc = output(project.command("rustc").arg("--version")).unwrap_or_default();
    if !rustc.starts_with(&format!("rustc {channel} ")) {
        return Err(Failure::new(format!(
            "the compiler is `{rustc}`, this project is built with {channel}. With rustup run\n  \
             rustup toolchain install {channel}\nand start again without RUSTUP_TOOLCHAIN set."
        )));
    }
    there(&format!("rustc {channel}"))?;

    const TARGET: &str = "wasm32-unknown-unknown";
    let mut ask = project.command("rustc");
    ask.args(["--print", "target-libdir", "--target", TARGET]);
    if output(&mut ask).is_some_and(|folder| Path::new(&folder).is_dir()) {
        return there(TARGET);
    }
    // The `targets` of rust-toolchain.toml are ignored in silence where rustup may not install by itself.
    say(&format!("{TARGET}: adding it"));
    run(project.command("rustup").args(["target", "add", TARGET])).map_err(|failure| {
        Failure::new(format!(
            "{failure}\nThe page needs the standard library for {TARGET}: `rustup target add {TARGET}`, \
             or the package of your system that holds it."
        ))
    })
}

/// What the page is built with: wasm-opt and esbuild from npm, wasm-split and wasm-bindgen.
///
/// # Errors
/// When one of them can't be set up.
pub fn page_tools(project: &Project) -> Result<(), Failure> {
    node_packages(project)?;
    bindgen(project)
}

/// The `wasm-bindgen` command, its test runner and `wasm-split`, in the versions of Cargo.lock.
///
/// # Errors
/// When a library that they link to is missing, or they don't compile.
pub fn bindgen(project: &Project) -> Result<(), Failure> {
    if output(project.command("pkg-config").args(["--exists", "openssl"])).is_none() {
        packages(&["build-essential", "pkg-config", "libssl-dev"])?;
    }
    say(
        "wasm-bindgen and wasm-split: compiling them where they are not there yet (two minutes, once for this clone)",
    );
    run(&mut project.cargo(&["build", "--locked", "--profile", "xtask", "-p", "tools"]))
}

/// Chromium and its driver, for the wasm tests and the browser tests.
///
/// # Errors
/// When they are missing and can't be installed.
pub fn chromium() -> Result<(), Failure> {
    let there = |program: Program| program.find().is_some();
    browser(
        "Chromium",
        &["chromium", "chromium-driver"],
        || there(Program::Chromium) && there(Program::Chromedriver),
        "CHROMIUM and CHROMEDRIVER",
    )
}

/// Firefox and its driver, for the browser tests.
///
/// # Errors
/// When they are missing and can't be installed.
pub fn firefox(project: &Project) -> Result<(), Failure> {
    browser(
        "Firefox",
        &["firefox-esr"],
        || Program::Firefox.find().is_some(),
        "FIREFOX",
    )?;
    if Program::Geckodriver.find().is_some() {
        return there("geckodriver");
    }
    GECKODRIVER.ensure(project)
}

/// WebKitGTK's small browser with its driver, and a display for it, for the browser tests.
///
/// # Errors
/// When they are missing and can't be installed.
pub fn webkit() -> Result<(), Failure> {
    let wanted = [Program::Webkitdriver, Program::Minibrowser, Program::Xvfb];
    browser(
        "WebKit",
        &["webkit2gtk-driver", "xvfb"],
        || wanted.iter().all(|program| program.find().is_some()),
        "WEBKITDRIVER, MINIBROWSER and XVFB",
    )
}

fn browser(
    name: &str,
    wanted: &[&str],
    is_there: impl Fn() -> bool,
    variables: &str,
) -> Result<(), Failure> {
    if is_there() {
        return there(name);
    }
    packages(wanted)?;
    if is_there() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "{name} is still not found. Install it with its driver and name them by {variables}, or put them on PATH."
    )))
}

/// Installs packages of Debian and its kin.
fn packages(names: &[&str]) -> Result<(), Failure> {
    let list = names.join(" ");
    let by_hand = format!("apt-get update && apt-get install --no-install-recommends --yes {list}");
    let path = env::var_os("PATH").unwrap_or_default();
    if find("apt-get", &path).is_none() {
        return Err(Failure::new(format!(
            "this needs what Debian calls {list}; install that with your system's package manager"
        )));
    }
    say(&format!("{list}: installing with apt-get"));
    let root = output(Command::new("id").arg("-u")).is_some_and(|id| id == "0");
    if !root && output(Command::new("sudo").args(["-n", "true"])).is_none() {
        return Err(Failure::new(format!(
            "{list} must be installed by an administrator:\n  sudo sh -c '{by_hand}'"
        )));
    }
    let apt = |arguments: &[&str]| {
        let mut command = if root {
            Command::new("env")
        } else {
            let mut sudo = Command::new("sudo");
            sudo.args(["-n", "env"]);
            sudo
        };
        // Another installation that holds the lock is waited for.
        command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]);
        command.args(["-o", "DPkg::Lock::Timeout=300"]);
        run(command.args(arguments))
    };
    // An old list of packages may still do: the second command is the one that decides.
    drop(apt(&["update"]));
    let mut install = vec!["install", "--no-install-recommends", "--yes"];
    install.extend(names);
    apt(&install).map_err(|failure| {
        Failure::new(format!(
            "{failure}\nAs an administrator, by hand:\n  {by_hand}"
        ))
    })
}

fn there(what: &str) -> Result<(), Failure> {
    say(&format!("{what}: there"));
    Ok(())
}

fn say(line: &str) {
    println!("  {line}");
}
