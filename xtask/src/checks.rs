//! `cargo xtask test`: everything that has to hold before a change is taken in.

use std::fs;
use std::path::PathBuf;

use crate::browsers::{CHROMIUM_ARGUMENTS, Program};
use crate::page;
use crate::project::{Failure, Project, doing, run};
use crate::setup;

/// Which part of the checks is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// All of them.
    All,
    /// What needs no browser: formatting, lints, documentation, native tests.
    Native,
    /// Lints and tests of the wasm target, in Chromium.
    Wasm,
    /// Tests of the built page, in each browser.
    Browser,
}

type Step = (
    &'static str,
    &'static [Part],
    fn(&Project, &[&str]) -> Result<(), Failure>,
);

const STEPS: [Step; 11] = [
    ("the compiler", &[Part::Native], |project, _| {
        setup::toolchain(project)
    }),
    (
        "tools for the page",
        &[Part::Wasm, Part::Browser],
        |project, _| {
            setup::toolchain(project)?;
            setup::page_tools(project)
        },
    ),
    ("browsers", &[Part::Wasm, Part::Browser], |project, _| {
        setup::chromium()?;
        setup::firefox(project)?;
        setup::webkit()
    }),
    ("formatting", &[Part::Native], |project, _| {
        run(&mut project.cargo(&["fmt", "--all", "--check"]))
    }),
    ("lints, native", &[Part::Native], |project, _| {
        // `tools` is left out: it only passes its arguments on, and compiling it again takes a minute.
        run(&mut project.cargo(&[
            "clippy",
            "--locked",
            "--workspace",
            "--exclude",
            "tools",
            "--all-targets",
            "--",
            "-Dwarnings",
        ]))
    }),
    ("lints, wasm", &[Part::Wasm], |project, _| {
        run(&mut project.cargo(&[
            "clippy",
            "--locked",
            "--target",
            WASM,
            // The one measurement that holds parts of the page.
            "--package=jadoube",
            "--package=board-bench",
            "--lib",
            "--bins",
            "--test",
            "web",
            "--",
            "-Dwarnings",
        ]))
    }),
    ("documentation", &[Part::Native], |project, _| {
        let mut doc = project.cargo(&["doc", "--locked", "--no-deps", "--document-private-items"]);
        run(doc
            .args(["jadoube", "pack", "xtask", "browser-tests"].map(|name| format!("-p{name}")))
            .env("RUSTDOCFLAGS", "-Dwarnings"))
    }),
    ("native tests", &[Part::Native], |project, rest| {
        run(&mut project.cargo(&["test", "--locked", "--profile", "xtask", "-p", "xtask"]))?;
        run(&mut project.cargo(&["test", "--locked", "-p", "opponent-worker", "-p", "pack"]))?;
        run(project.cargo(&["test", "--locked"]).args(rest))
    }),
    ("wasm tests in Chromium", &[Part::Wasm], wasm_tests),
    ("the page", &[Part::Browser], |project, _| {
        page::bundle(project)?;
        page::single(project)
    }),
    (
        "browser tests in Chromium, Firefox and WebKit",
        &[Part::Browser],
        |project, rest| {
            let mut tests = project.cargo(&[
                "test",
                "--locked",
                "--profile",
                "xtask",
                "-p",
                "browser-tests",
            ]);
            // A failure names its place and takes a picture; a backtrace of the harness adds nothing.
            run(tests.arg("--").args(rest).env("RUST_BACKTRACE", "0"))
        },
    ),
];

const WASM: &str = "wasm32-unknown-unknown";

/// Runs the checks of this part one after another, up to the first that fails; `rest` is passed on to
/// the part's test runner.
///
/// # Errors
/// The first step that failed, and how to run its part again.
pub fn check(project: &Project, part: Part, rest: &[&str]) -> Result<(), Failure> {
    let steps: Vec<&Step> = STEPS
        .iter()
        .filter(|(_, parts, _)| part == Part::All || parts.contains(&part))
        .collect();
    for (number, (name, _, step)) in steps.iter().enumerate() {
        println!("\n[{}/{}] {name}", number + 1, steps.len());
        step(project, rest).map_err(|failure| Failure::new(format!("{name}: {failure}")))?;
    }
    println!("\nAll {} steps passed.", steps.len());
    Ok(())
}

/// The tests of `tests/web.rs`, run inside a page by wasm-bindgen's test runner.
fn wasm_tests(project: &Project, rest: &[&str]) -> Result<(), Failure> {
    let capabilities = webdriver_json(project)?;
    let driver = Program::Chromedriver
        .find()
        .ok_or_else(|| Failure::new("chromedriver is missing"))?;
    // Unoptimised: what runs here is small, and it is compiling that takes the time.
    let mut tests = project.cargo(&["test", "--locked", "--profile", "xtask", "--target", WASM]);
    run(tests
        .args(["--test", "web", "--"])
        .args(rest)
        .env("CHROMEDRIVER", driver)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities))
}

/// Writes down for wasm-bindgen's test runner how to start the Chromium of this machine.
fn webdriver_json(project: &Project) -> Result<PathBuf, Failure> {
    let browser = Program::Chromium
        .find()
        .ok_or_else(|| Failure::new("Chromium is missing"))?;
    // Debug form is JSON form for paths and arguments such as these.
    let text = format!(
        "{{\"goog:chromeOptions\":{{\"binary\":{:?},\"args\":{CHROMIUM_ARGUMENTS:?}}}}}",
        browser.display().to_string()
    );
    let file = project.notes()?.join("webdriver.json");
    fs::write(&file, text).map_err(doing("writing webdriver.json"))?;
    Ok(file)
}
