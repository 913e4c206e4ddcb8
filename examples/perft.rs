//! Counts lines of legal moves: `perft FEN DEPTH [--divide]`.

use std::process::ExitCode;
use std::time::Instant;

use jadoube::rules::{FenReader, Position};

const USAGE: &str = "usage: perft FEN DEPTH [--divide]
  FEN       a position in quotes, or `start`
  DEPTH     half-moves, 0 to 20
  --divide  first the count below each move";

const DEEPEST: u32 = 20;

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let (mut divide, mut words) = (false, Vec::new());
    for argument in arguments {
        match argument.as_str() {
            "--divide" => divide = true,
            "--help" | "-h" => {
                println!("{USAGE}");
                return Ok(());
            }
            _ if argument.starts_with("--") => {
                return Err(format!("unknown option {argument}\n{USAGE}"));
            }
            _ => words.push(argument),
        }
    }
    let [fen, depth] = words.as_slice() else {
        return Err(USAGE.into());
    };
    let position = read(fen)?;
    let depth = depth.parse().ok().filter(|&depth: &u32| depth <= DEEPEST);
    let depth = depth.ok_or_else(|| format!("the depth must be 0 to {DEEPEST}\n{USAGE}"))?;
    let start = Instant::now();
    let nodes = if divide {
        divided(&position, depth)
    } else {
        position.perft(depth)
    };
    let seconds = start.elapsed().as_secs_f64();
    println!("{nodes} nodes");
    println!("{:.0} nodes/s", nodes as f64 / seconds.max(1e-9));
    Ok(())
}

fn read(fen: &str) -> Result<Position, String> {
    if fen == "start" {
        return Ok(Position::initial());
    }
    let reader = FenReader {
        any_material: true,
        ..FenReader::default()
    };
    let fen = reader
        .read(fen)
        .map_err(|error| format!("the FEN is wrong: {error}"))?;
    for notice in &fen.notices {
        eprintln!("note: {notice:?}");
    }
    Ok(fen.position)
}

fn divided(position: &Position, depth: u32) -> u64 {
    let Some(below) = depth.checked_sub(1) else {
        return 1;
    };
    let mut nodes = 0;
    position.each_legal(|legal| {
        let count = legal.play().perft(below);
        println!("{}: {count}", legal.get());
        nodes += count;
    });
    nodes
}
