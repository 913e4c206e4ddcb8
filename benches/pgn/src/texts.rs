//! Texts to be read: games of random moves, the same at each run.

use jadoube::notation::pgn::{Node, PgnGame, PgnResult};
use jadoube::rules::Position;

const GAMES: usize = 400;
const PLIES: usize = 80;

/// A generator of numbers (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// What a text has besides moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Clocks,
    Annotated,
}

/// The texts with their names.
pub fn made() -> Vec<(String, Vec<u8>)> {
    [
        ("made: moves and tags", Kind::Plain),
        ("made: clocks", Kind::Clocks),
        ("made: variations and comments", Kind::Annotated),
    ]
    .into_iter()
    .map(|(name, kind)| {
        let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
        let games = (0..GAMES).map(|_| game(&mut numbers, kind).to_pgn() + "\n");
        (name.to_string(), games.collect::<String>().into_bytes())
    })
    .collect()
}

fn game(numbers: &mut Numbers, kind: Kind) -> PgnGame {
    let mut game = PgnGame::new(Position::initial());
    for (name, value) in [
        ("Event", "Club championship"),
        ("Site", "Kyiv UKR"),
        ("Date", "2026.11.30"),
        ("Round", "7.1"),
        ("White", "Shevchenko, Mykola"),
        ("Black", "Koval, Olena"),
        ("WhiteElo", "2143"),
        ("BlackElo", "2207"),
        ("ECO", "B90"),
        ("TimeControl", "5400+30"),
    ] {
        game.set_tag(name, value);
    }
    game.set_result(PgnResult::Draw);
    line(
        &mut game,
        numbers,
        kind,
        Node::START,
        Position::initial(),
        PLIES,
    );
    game
}

fn line(
    game: &mut PgnGame,
    numbers: &mut Numbers,
    kind: Kind,
    from: Node,
    start: Position,
    plies: usize,
) {
    let (mut node, mut position) = (from, start);
    for ply in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = moves[numbers.below(moves.len())];
        let (before, parent) = (position, node);
        node = game.add_move(node, Some(mv));
        match kind {
            Kind::Plain => {}
            Kind::Clocks => {
                let left = 5400 - ply * 60;
                let clock = format!(
                    "[%eval 0.{ply}] [%clk 0:{:02}:{:02}]",
                    left / 60 % 60,
                    left % 60
                );
                game.add_comment(node, &clock);
            }
            Kind::Annotated => {
                if numbers.below(6) == 0 {
                    game.add_comment(
                        node,
                        "Not the only move, but the one that asks most of the opponent here.",
                    );
                }
                if numbers.below(8) == 0 {
                    game.add_nag(node, 1 + numbers.below(6) as u8);
                }
                if plies > 8 && numbers.below(8) == 0 {
                    line(game, numbers, kind, parent, before, 8);
                }
            }
        }
        match before.play(mv) {
            Ok(after) => position = after,
            Err(_) => return,
        }
    }
}
