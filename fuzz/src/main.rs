//! Puts texts that nobody would write to one of the readers, for so many minutes: `fuzz READER
//! MINUTES [SEED]`. Texts that lead to new places of the program are kept and changed further. A
//! text on which something does not hold, or which takes longer than a second, is left in
//! `target/fuzz/` and ends the run.

mod coverage;
mod mutation;
mod readers;

use std::panic;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use coverage::Coverage;
use mutation::{Numbers, changed};
use readers::READERS;

/// No text may take longer.
const LONGEST: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (name, minutes, seed) = match words.as_slice() {
        [name, minutes] => (*name, minutes.parse(), Ok(1)),
        [name, minutes, seed] => (*name, minutes.parse(), seed.parse()),
        _ => ("", Ok(0.0), Ok(1)),
    };
    let reader = READERS.iter().find(|reader| reader.name == name);
    let (Some(reader), Ok(minutes), Ok(seed)) = (reader, minutes, seed) else {
        let names: Vec<&str> = READERS.iter().map(|reader| reader.name).collect();
        eprintln!("usage: fuzz {} MINUTES [SEED]", names.join("|"));
        return ExitCode::from(2);
    };
    let (minutes, seed): (f64, u64) = (minutes, seed);
    let mut numbers = Numbers::new(seed);
    let mut coverage = Coverage::new();
    let mut corpus: Vec<Vec<u8>> = Vec::new();
    let mut texts: u64 = 0;
    let begin = Instant::now();
    let mut waiting = reader.seeds.iter().map(|seed| seed.as_bytes().to_vec());
    while begin.elapsed().as_secs_f64() < minutes * 60.0 {
        let text = waiting.next();
        let is_seed = text.is_some();
        let text = text.unwrap_or_else(|| changed(&corpus, &mut numbers));
        coverage.reset();
        let mut took = Duration::MAX;
        let mut held = true;
        // A machine that was busy with something else is no finding.
        for _ in 0..3 {
            let start = Instant::now();
            held &= panic::catch_unwind(|| (reader.read)(&text)).is_ok();
            took = took.min(start.elapsed());
            if took <= LONGEST {
                break;
            }
        }
        texts += 1;
        if !held || took > LONGEST {
            let path = format!("target/fuzz/{name}-{seed}-{texts}");
            let _ = std::fs::create_dir_all("target/fuzz");
            let kept = std::fs::write(&path, &text);
            eprintln!("{name}: text {texts} after {took:?}, kept in {path}: {kept:?}");
            return ExitCode::FAILURE;
        }
        if coverage.shows_new() || is_seed {
            corpus.push(text);
        }
    }
    println!(
        "{name}: {texts} texts in {:.0} s, seed {seed}, {} kept, {} of {} places seen, nothing found",
        begin.elapsed().as_secs_f64(),
        corpus.len(),
        coverage.places,
        coverage.all()
    );
    ExitCode::SUCCESS
}
