//! What to measure against: alpha-beta over a fixed number of half-moves that counts pieces and sees nothing
//! else. It shares no line with the library's search.

use jadoube::rules::{Ending, Move, Position, Role};

const MATE: i32 = 100_000;
const VALUES: [(Role, i32); 5] = [
    (Role::Pawn, 1),
    (Role::Knight, 3),
    (Role::Bishop, 3),
    (Role::Rook, 5),
    (Role::Queen, 9),
];

/// One of the best moves, by the seed.
pub fn choose(position: &Position, depth: u32, seed: u64) -> Option<Move> {
    let mut best: Vec<Move> = Vec::new();
    let mut most = -MATE;
    position.each_legal(|legal| {
        // With a window one wider, moves that are equally good are told from worse ones.
        let value = -search(&legal.play(), depth - 1, -MATE, 1 - most);
        if value > most {
            most = value;
            best.clear();
        }
        if value == most {
            best.push(legal.get());
        }
    });
    let turn = u64::from(position.fullmove_number());
    let number = seed.wrapping_add(turn).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    best.get(number as usize % best.len().max(1)).copied()
}

fn search(position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    match position.ending() {
        // The earlier the mate, the better.
        Some(Ending::Checkmate) => return -MATE + 100 - depth as i32,
        Some(Ending::Stalemate) => return 0,
        None => {}
    }
    if depth == 0 {
        return material(position);
    }
    for mv in position.legal_moves() {
        let Ok(next) = position.play(mv) else {
            continue;
        };
        alpha = alpha.max(-search(&next, depth - 1, -beta, -alpha));
        if alpha >= beta {
            break;
        }
    }
    alpha
}

/// What the player to move is ahead, in pawns.
fn material(position: &Position) -> i32 {
    let own = position.of_color(position.turn());
    let count = |role, worth: i32| {
        let all = position.of_role(role);
        worth * ((all & own).count() as i32 - (all - own).count() as i32)
    };
    VALUES
        .into_iter()
        .map(|(role, worth)| count(role, worth))
        .sum()
}
