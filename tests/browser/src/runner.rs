//! Runs every test in every engine, one after another: browsers side by side would only slow each
//! other down until a wait runs out.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::Instant;

use crate::engine::{Browser, Engine};
use crate::page::Page;
use crate::{Exception, Test};

/// How many tests of a run may fail once and pass in a new browser. A browser settles late at times on a machine with
/// much to do, which says nothing of the page; but what fails more often is a fault.
const SECOND_TRIES: usize = 5;

/// Runs the tests whose names hold one of the words on the command line, or all of them, and prints
/// what Rust's own test runner would. `--list` only lists them. An exception is told and not run; a test that fails is
/// told and tried a second time, as long as few have been.
///
/// # Panics
/// When an exception is one of no test.
pub fn main(tests: &[&[Test]], exceptions: &[Exception]) -> ExitCode {
    let (options, words): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .partition(|word| word.starts_with("--"));
    let all: Vec<(Engine, Test, String)> = Engine::wanted()
        .into_iter()
        .flat_map(|engine| {
            let tests = tests.iter().copied().flatten();
            tests.map(move |test| (engine, *test, format!("{}::{}", engine.name(), plain(test))))
        })
        .collect();
    for exception in exceptions {
        let mut named = tests.iter().copied().flatten();
        assert!(
            named.any(|test| plain(test) == exception.test),
            "there is no test for {exception:?}"
        );
    }
    let chosen: Vec<_> = all
        .iter()
        .filter(|(_, _, name)| words.is_empty() || words.iter().any(|word| name.contains(word)))
        .collect();
    if options.iter().any(|option| option == "--list") {
        for (_, _, name) in &chosen {
            println!("{name}: test");
        }
        return ExitCode::SUCCESS;
    }

    println!("\nrunning {} tests", chosen.len());
    let begun = Instant::now();
    let mut browser: Option<Browser> = None;
    let mut failures = Vec::new();
    let mut tried_twice = Vec::new();
    let mut ignored = 0;
    for (engine, test, name) in &chosen {
        let mut stated = exceptions.iter();
        if let Some(exception) = stated.find(|it| it.engine == *engine && it.test == plain(test)) {
            println!("test {name} ... ignored, {}", exception.why);
            ignored += 1;
            continue;
        }
        let reused = browser.take().filter(|browser| browser.engine == *engine);
        let started = Instant::now();
        let (mut kept, mut outcome) = run(*engine, test, reused, name);
        if let Err(why) = &outcome
            && tried_twice.len() < SECOND_TRIES
        {
            println!("test {name} ... once more, in a new browser: {why}\n");
            drop(kept.take());
            (kept, outcome) = run(*engine, test, None, name);
            tried_twice.push(name);
        }
        browser = kept;
        let seconds = started.elapsed().as_secs_f32();
        let word = if outcome.is_ok() { "ok" } else { "FAILED" };
        println!("test {name} ... {word} ({seconds:.1} s)");
        if let Err(why) = outcome {
            println!("{why}\n");
            failures.push(name);
        }
    }
    drop(browser);

    for (told, names) in [("tried twice", &tried_twice), ("failures", &failures)] {
        if !names.is_empty() {
            println!("\n{told}:");
        }
        for name in names {
            println!("    {name}");
        }
    }
    println!(
        "\ntest result: {}. {} passed; {} failed; {ignored} ignored; 0 measured; {} filtered out; finished in {:.2}s\n",
        if failures.is_empty() { "ok" } else { "FAILED" },
        chosen.len() - failures.len() - ignored,
        failures.len(),
        all.len() - chosen.len(),
        begun.elapsed().as_secs_f32()
    );
    if failures.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(101)
    }
}

/// A test's module and name, without those of the test program.
fn plain(test: &Test) -> &'static str {
    test.name
        .split_once("::")
        .map_or(test.name, |(_, name)| name)
}

/// Runs one test; the browser comes back unless the test failed, and may have left it in
/// any state, or has used it up.
fn run(
    engine: Engine,
    test: &Test,
    browser: Option<Browser>,
    name: &str,
) -> (Option<Browser>, Result<(), String>) {
    let browser = match browser {
        Some(browser) => browser,
        None => match catch_unwind(|| engine.start()) {
            Ok(browser) => browser,
            Err(panic) => return (None, Err(message(&*panic))),
        },
    };
    let (outcome, spent) = {
        let page = match catch_unwind(AssertUnwindSafe(|| Page::new(&browser))) {
            Ok(page) => page,
            Err(panic) => return (None, Err(message(&*panic))),
        };
        let outcome = catch_unwind(AssertUnwindSafe(|| (test.run)(&page)));
        let problems = page.problems();
        let outcome = match outcome {
            Ok(()) if problems.is_empty() => Ok(()),
            Ok(()) => Err(format!("the page reports: {}", problems.join("\n  "))),
            Err(panic) => {
                let file = format!("target/browser-tests/{}.png", name.replace("::", "-"));
                let picture = page
                    .screenshot(&xtask::project::root().join(&file))
                    .map_or_else(
                        |why| format!("no picture: {why}"),
                        |()| format!("picture: {file}"),
                    );
                let address = page.address();
                Err(format!(
                    "{}\nat {address}\nthe page reports: {problems:?}\n{picture}",
                    message(&*panic)
                ))
            }
        };
        (outcome, page.spent.get())
    };
    ((outcome.is_ok() && !spent).then_some(browser), outcome)
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("it panicked without a word")
        .to_string()
}
