//! Perft with three rules engines: ours, cozy-chess and shakmaty, counted in bulk (the last ply is
//! counted, not played) or made (every leaf move is played). The same functions run natively and,
//! through [`nodes`], as wasm under Node.

use std::hint::black_box;

use cozy_chess::Board;
use jadoube::rules::{Fen, Position};
use shakmaty::{CastlingMode, Chess, Position as _};

/// The six positions and the depth at which each is counted.
pub const POSITIONS: [(&str, &str, u32, u64); 6] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        4,
        197_281,
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        3,
        97_862,
    ),
    (
        "pos3",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        5,
        674_624,
    ),
    (
        "pos4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        4,
        422_333,
    ),
    (
        "pos5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        3,
        62_379,
    ),
    (
        "pos6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        3,
        89_890,
    ),
];

/// The engines compared.
pub const ENGINES: [&str; 3] = ["jadoube", "cozy-chess", "shakmaty"];

/// Lines of `depth` half-moves, counted by engine, position and way. 0 for what does not exist.
pub fn count(engine: usize, position: usize, depth: u32, make: bool) -> u64 {
    let Some(&(_, fen, ..)) = POSITIONS.get(position) else {
        return 0;
    };
    match engine {
        0 => Fen::read(fen).map_or(0, |fen| {
            if make {
                ours_made(&fen.position, depth)
            } else {
                fen.position.perft(depth)
            }
        }),
        1 => fen.parse::<Board>().map_or(0, |board| {
            if make {
                cozy_made(&board, depth)
            } else {
                cozy_bulk(&board, depth)
            }
        }),
        2 => {
            let position = fen
                .parse::<shakmaty::fen::Fen>()
                .ok()
                .and_then(|fen| fen.into_position::<Chess>(CastlingMode::Standard).ok());
            position.map_or(0, |position| {
                if make {
                    shakmaty_made(&position, depth)
                } else {
                    shakmaty::perft(&position, depth)
                }
            })
        }
        _ => 0,
    }
}

fn ours_made(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    position.each_legal_quickly(|legal| {
        let next = legal.play();
        nodes += if depth > 1 {
            ours_made(&next, depth - 1)
        } else {
            black_box(&next);
            1
        };
    });
    nodes
}

fn cozy_bulk(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth > 1 {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy_bulk(&next, depth - 1);
            }
        } else {
            nodes += moves.len() as u64;
        }
        false
    });
    nodes
}

fn cozy_made(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += if depth > 1 {
                cozy_made(&next, depth - 1)
            } else {
                black_box(&next);
                1
            };
        }
        false
    });
    nodes
}

fn shakmaty_made(position: &Chess, depth: u32) -> u64 {
    let mut nodes = 0;
    for mv in &position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(*mv);
        nodes += if depth > 1 {
            shakmaty_made(&next, depth - 1)
        } else {
            black_box(&next);
            1
        };
    }
    nodes
}

/// [`count`] at the position's own depth, for the script that measures the wasm.
#[allow(unsafe_code)] // an exported name, no unsafe act
#[unsafe(no_mangle)]
pub extern "C" fn nodes(engine: u32, position: u32, make: u32) -> f64 {
    let depth = POSITIONS.get(position as usize).map_or(0, |entry| entry.2);
    count(engine as usize, position as usize, depth, make != 0) as f64
}
