//! The same work with pgn-reader and shakmaty.

use std::ops::ControlFlow;

use pgn_reader::{Nag, RawComment, RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Move, Position};

/// A game as it is kept: texts in one piece of memory, moves in another.
#[derive(Default)]
struct Kept {
    text: Vec<u8>,
    /// Where names and values of the tags end.
    tags: Vec<(u32, u32)>,
    /// A move and the one before it.
    moves: Vec<(Move, u32)>,
    /// A comment's end, and to which move it belongs.
    comments: Vec<(u32, u32)>,
    nags: Vec<(u8, u32)>,
    fen: Option<Chess>,
}

struct Line {
    last: u32,
    before: Chess,
    after: Chess,
}

struct Reading {
    game: Kept,
    line: Line,
    outer: Vec<Line>,
}

struct Keeper;

fn start(game: &Kept) -> Chess {
    game.fen.clone().unwrap_or_default()
}

fn position(value: &RawTag<'_>) -> Option<Chess> {
    let fen = Fen::from_ascii(value.as_bytes()).ok()?;
    fen.into_position(CastlingMode::Chess960).ok()
}

impl Visitor for Keeper {
    type Tags = Kept;
    type Movetext = Reading;
    type Output = Kept;

    fn begin_tags(&mut self) -> ControlFlow<Kept, Kept> {
        ControlFlow::Continue(Kept::default())
    }

    fn tag(&mut self, game: &mut Kept, name: &[u8], value: RawTag<'_>) -> ControlFlow<Kept> {
        game.text.extend_from_slice(name);
        let name_end = game.text.len() as u32;
        game.text.extend_from_slice(&value.decode());
        game.tags.push((name_end, game.text.len() as u32));
        if name == b"FEN" {
            game.fen = position(&value);
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, game: Kept) -> ControlFlow<Kept, Reading> {
        let start = start(&game);
        ControlFlow::Continue(Reading {
            game,
            line: Line {
                last: u32::MAX,
                before: start.clone(),
                after: start,
            },
            outer: Vec::new(),
        })
    }

    fn san(&mut self, reading: &mut Reading, san: SanPlus) -> ControlFlow<Kept> {
        let line = &mut reading.line;
        if let Ok(mv) = san.san.to_move(&line.after) {
            line.before = line.after.clone();
            line.after.play_unchecked(mv);
            let moves = &mut reading.game.moves;
            moves.push((mv, line.last));
            line.last = moves.len() as u32 - 1;
        }
        ControlFlow::Continue(())
    }

    fn nag(&mut self, reading: &mut Reading, nag: Nag) -> ControlFlow<Kept> {
        reading.game.nags.push((nag.0, reading.line.last));
        ControlFlow::Continue(())
    }

    fn comment(&mut self, reading: &mut Reading, comment: RawComment<'_>) -> ControlFlow<Kept> {
        let game = &mut reading.game;
        game.text.extend_from_slice(comment.as_bytes());
        game.comments
            .push((game.text.len() as u32, reading.line.last));
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, reading: &mut Reading) -> ControlFlow<Kept, Skip> {
        let line = &reading.line;
        let last = reading.game.moves.get(line.last as usize);
        let variation = Line {
            last: last.map_or(u32::MAX, |last| last.1),
            before: line.before.clone(),
            after: line.before.clone(),
        };
        reading
            .outer
            .push(std::mem::replace(&mut reading.line, variation));
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, reading: &mut Reading) -> ControlFlow<Kept> {
        if let Some(outer) = reading.outer.pop() {
            reading.line = outer;
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, reading: Reading) -> Kept {
        reading.game
    }
}

/// Plays the main line and keeps nothing.
struct Player;

impl Visitor for Player {
    type Tags = Option<Chess>;
    type Movetext = (Chess, usize);
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize, Option<Chess>> {
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        fen: &mut Option<Chess>,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<usize> {
        if name == b"FEN" {
            *fen = position(&value);
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, fen: Option<Chess>) -> ControlFlow<usize, (Chess, usize)> {
        ControlFlow::Continue((fen.unwrap_or_default(), 0))
    }

    fn san(&mut self, (position, moves): &mut (Chess, usize), san: SanPlus) -> ControlFlow<usize> {
        if let Ok(mv) = san.san.to_move(position) {
            position.play_unchecked(mv);
            *moves += 1;
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (position, moves): (Chess, usize)) -> usize {
        std::hint::black_box(position);
        moves
    }
}

/// Reads all games whole and counts them and their moves.
pub fn kept(text: &[u8]) -> (usize, usize) {
    let mut counts = (0, 0);
    let mut reader = Reader::new(text);
    while let Ok(Some(game)) = reader.read_game(&mut Keeper) {
        let game = std::hint::black_box(game);
        counts.0 += 1;
        counts.1 += game.moves.len();
    }
    counts
}

/// Plays the main lines of all games and counts games and moves.
pub fn played(text: &[u8]) -> (usize, usize) {
    let mut counts = (0, 0);
    let mut reader = Reader::new(text);
    while let Ok(Some(moves)) = reader.read_game(&mut Player) {
        counts.0 += 1;
        counts.1 += moves;
    }
    counts
}
