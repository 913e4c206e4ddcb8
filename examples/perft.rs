//! Counts lines of legal moves: `perft "FEN" DEPTH [--divide]`.

use std::process::ExitCode;
use std::time::Instant;

use jadoube::rules::Fen;

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let divide = arguments.iter().any(|argument| argument == "--divide");
    arguments.retain(|argument| argument != "--divide");
    let [fen, depth] = arguments.as_slice() else {
        eprintln!("usage: perft \"FEN\" DEPTH [--divide]");
        return ExitCode::from(2);
    };
    let fen = match Fen::read(fen) {
        Ok(fen) => fen,
        Err(error) => {
            eprintln!("the FEN is wrong: {error}");
            return ExitCode::FAILURE;
        }
    };
    let Ok(depth) = depth.parse::<u32>() else {
        eprintln!("the depth is no number: {depth}");
        return ExitCode::from(2);
    };
    for notice in &fen.notices {
        eprintln!("note: {notice:?}");
    }
    let start = Instant::now();
    let nodes = if divide && depth > 0 {
        let mut nodes = 0;
        fen.position.each_legal(|legal| {
            let below = legal.play().perft(depth - 1);
            println!("{}: {below}", legal.get());
            nodes += below;
        });
        nodes
    } else {
        fen.position.perft(depth)
    };
    let seconds = start.elapsed().as_secs_f64();
    println!("{nodes} nodes");
    println!("{:.0} nodes/s", nodes as f64 / seconds.max(1e-9));
    ExitCode::SUCCESS
}
