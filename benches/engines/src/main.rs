//! Prints the speed of the three engines, runs interleaved, as ratios: `engine-bench [ROUNDS]`, or
//! `engine-bench once ENGINE POSITION bulk|make` for counting instructions under callgrind.

use std::process::ExitCode;
use std::time::Instant;

use engine_bench::{ENGINES, POSITIONS, count};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["once", engine, position, way] => once(engine, position, way),
        [] => compare(5),
        [rounds] => match rounds.parse() {
            Ok(rounds) => compare(rounds),
            Err(_) => usage(),
        },
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("usage: engine-bench [ROUNDS] | once ENGINE POSITION bulk|make");
    ExitCode::from(2)
}

fn once(engine: &str, position: &str, way: &str) -> ExitCode {
    let engine = ENGINES.iter().position(|&name| name == engine);
    let position = POSITIONS.iter().position(|entry| entry.0 == position);
    let (Some(engine), Some(position)) = (engine, position) else {
        return usage();
    };
    let depth = POSITIONS[position].2 + u32::from(POSITIONS[position].3 < 150_000);
    println!("{}", count(engine, position, depth, way == "make"));
    ExitCode::SUCCESS
}

/// Millions of nodes a second: the fastest of repeats within some 60 ms.
fn speed(engine: usize, position: usize, make: bool) -> f64 {
    let (_, _, depth, expected) = POSITIONS[position];
    let begin = Instant::now();
    let mut best = f64::MAX;
    let mut repeats = 0;
    while repeats < 5 || begin.elapsed().as_millis() < 60 {
        let start = Instant::now();
        let nodes = count(engine, position, depth, make);
        let seconds = start.elapsed().as_secs_f64();
        assert_eq!(nodes, expected, "{} counts wrong", ENGINES[engine]);
        best = best.min(seconds);
        repeats += 1;
    }
    expected as f64 / best / 1e6
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn geometric_mean(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let count = values.clone().count() as f64;
    (values.map(f64::ln).sum::<f64>() / count).exp()
}

fn compare(rounds: usize) -> ExitCode {
    for make in [false, true] {
        // speeds[engine][position][round]
        let mut speeds = vec![vec![Vec::new(); POSITIONS.len()]; ENGINES.len()];
        for _ in 0..rounds {
            for position in 0..POSITIONS.len() {
                for (engine, speeds) in speeds.iter_mut().enumerate() {
                    speeds[position].push(speed(engine, position, make));
                }
            }
        }
        println!("{}, Mnodes/s:", if make { "made" } else { "bulk" });
        for (engine, name) in ENGINES.iter().enumerate() {
            let mut line = format!("  {name:12}");
            for rounds in &speeds[engine] {
                line += &format!(" {:8.1}", median(&mut rounds.clone()));
            }
            let ratio = |other: usize| {
                geometric_mean((0..POSITIONS.len()).map(|position| {
                    let mut ratios: Vec<f64> = speeds[engine][position]
                        .iter()
                        .zip(&speeds[other][position])
                        .map(|(mine, theirs)| mine / theirs)
                        .collect();
                    median(&mut ratios)
                }))
            };
            println!(
                "{line}   x cozy-chess {:.2}, x shakmaty {:.2}",
                ratio(1),
                ratio(2)
            );
        }
    }
    ExitCode::SUCCESS
}
