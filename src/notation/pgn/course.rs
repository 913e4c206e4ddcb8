//! How far reading has come: the game that is being put together, and where in it the text is.

use super::cursor::Cursor;
use super::encoding::{OneByte, decode};
use super::fault::{Oddity, PgnError, PgnFault, PgnWarning, Place};
use super::game::PgnGame;
use super::result::PgnResult;
use super::step::LONGEST_GAME;
use super::texts::{Kind, Note, Span, Tag};
use super::tree::{Node, Tree};
use crate::rules::{Move, Position};

/// Of one game's errors and warnings, so many are kept.
pub(super) const MOST_PROBLEMS: usize = 100;

/// What has been read of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Nothing but comments.
    Before,
    /// Tags.
    Tags,
    /// Something of the moves.
    Moves,
    /// The sign of the result: only comments on the same line may still belong to it.
    Over,
}

/// A line of moves: the main line or a variation.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) node: Node,
    /// The position before the move that leads to the node.
    pub(super) before: Position,
    pub(super) after: Position,
    /// No move of this line has been read yet.
    pub(super) fresh: bool,
    /// A move could not be read: those after it are passed over.
    pub(super) lost: bool,
}

/// How far reading has come.
pub(super) struct Course {
    pub(super) stage: Stage,
    pub(super) line: Line,
    /// The lines that the line is a variation of, the main line first.
    pub(super) outer: Vec<Line>,
    /// How many line breaks there were since the last thing that is no space.
    pub(super) breaks: u32,
    /// Whether the last byte was a line break, so that `%` would begin an escaped line.
    pub(super) at_break: bool,
    pub(super) after_return: bool,
    pub(super) tree: Tree,
    pub(super) text: Vec<u8>,
    pub(super) tags: Vec<Tag>,
    pub(super) notes: Vec<Note>,
    pub(super) marker: Option<PgnResult>,
    /// Where the `FEN` and the `Variant` stand, to tell of them when the moves begin.
    pub(super) fen_at: Option<Place>,
    pub(super) variant_at: Option<Place>,
    /// Where words stand that are neither tag nor move.
    pub(super) stray_at: Option<Place>,
    /// Whether the start has been set up.
    pub(super) set_up: bool,
    pub(super) start: Position,
    begins_at: Option<Place>,
    game: u32,
    cursor: Cursor,
    /// Where the game begins in the text, and how much of it has been forgotten already.
    from: usize,
    forgotten: usize,
    one_byte: OneByte,
    errors: Vec<PgnError>,
    warnings: Vec<PgnWarning>,
}

impl Course {
    pub(super) fn new() -> Course {
        let start = Position::initial();
        Course {
            stage: Stage::Before,
            line: Line::at_start(start),
            outer: Vec::new(),
            breaks: 2,
            at_break: true,
            after_return: false,
            tree: Tree::new(),
            text: Vec::new(),
            tags: Vec::new(),
            notes: Vec::new(),
            marker: None,
            fen_at: None,
            variant_at: None,
            stray_at: None,
            set_up: false,
            start,
            begins_at: None,
            game: 1,
            cursor: Cursor::new(),
            from: 0,
            forgotten: 0,
            one_byte: OneByte::default(),
            errors: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Line and column of a byte that is not before the last one asked for.
    pub(super) fn place(&mut self, text: &[u8], at: usize) -> Place {
        self.cursor.go_to(text, at);
        self.cursor.place(self.game)
    }

    /// Forgets this many bytes at the beginning of the text, all of which have been read.
    pub(super) fn forget(&mut self, text: &[u8], bytes: usize) {
        self.cursor.go_to(text, bytes);
        self.cursor.forget(bytes);
        self.forgotten += bytes.saturating_sub(self.from);
        self.from = self.from.saturating_sub(bytes);
    }

    /// Whether the game, which has been read up to this byte, is longer than any.
    #[inline]
    pub(super) fn is_too_long(&self, at: usize) -> bool {
        self.forgotten + at - self.from > LONGEST_GAME
    }

    pub(super) fn error(&mut self, place: Place, fault: PgnFault) {
        if self.errors.len() < MOST_PROBLEMS {
            self.errors.push(PgnError { place, fault });
        }
    }

    /// Notes something odd that stands at `at`.
    #[cold]
    pub(super) fn odd(&mut self, text: &[u8], at: usize, oddity: Oddity) {
        let place = self.place(text, at);
        self.odd_at(place, oddity);
    }

    pub(super) fn odd_at(&mut self, place: Place, oddity: Oddity) {
        if self.warnings.len() < MOST_PROBLEMS {
            self.warnings.push(PgnWarning { place, oddity });
        }
    }

    /// Notes that the game begins here, if it has not begun.
    #[inline]
    pub(super) fn begin(&mut self, text: &[u8], at: usize) {
        if self.begins_at.is_none() {
            self.begins_at = Some(self.place(text, at));
        }
    }

    /// Where the game begins, as far as that is known.
    pub(super) fn begins_at(&self) -> Place {
        self.begins_at.unwrap_or(self.cursor.place(self.game))
    }

    /// Whether anything but stray words has been read of the game.
    pub(super) fn has_begun(&self) -> bool {
        self.stage != Stage::Before
    }

    /// Which of the game's tags has this very name.
    pub(super) fn find_tag(&self, name: &[u8]) -> Option<usize> {
        self.tags
            .iter()
            .position(|tag| self.slice(tag.name) == name)
    }

    /// The value of a tag of the game, of this very name.
    pub(super) fn value_of(&self, name: &str) -> Option<&[u8]> {
        let tag = self.tags.get(self.find_tag(name.as_bytes())?)?;
        Some(self.slice(tag.value))
    }

    fn slice(&self, span: Span) -> &[u8] {
        let range = span.start as usize..span.end as usize;
        self.text.get(range).unwrap_or_default()
    }

    /// Plays a move of the line, or a null move, after which the position is `next`.
    #[inline]
    pub(super) fn play(&mut self, mv: Option<Move>, next: Position) {
        let line = &mut self.line;
        line.node = self.tree.add(line.node, mv);
        line.before = line.after;
        line.after = next;
        line.fresh = false;
    }

    /// Adds a note to the line's last move, or to its first if that is still to come.
    pub(super) fn note(&mut self, kind: Kind, span: Span) {
        let begins_variation = self.line.fresh && self.tree.first(self.line.node).is_some();
        let (node, kind) = if begins_variation && kind == Kind::After {
            (self.tree.len() as u32, Kind::Before)
        } else {
            (self.line.node.0, kind)
        };
        self.notes.push(Note { node, kind, span });
    }

    /// Comments before a move that never came belong to the move before them.
    pub(super) fn settle_notes(&mut self) {
        let to_come = self.tree.len() as u32;
        let node = self.line.node.0;
        for note in self.notes.iter_mut().rev() {
            if note.node != to_come {
                break;
            }
            note.node = node;
            note.kind = Kind::After;
        }
    }

    /// The text from here to the end of what has been copied.
    pub(super) fn span_from(&self, start: usize) -> Span {
        Span {
            start: start as u32,
            end: self.text.len() as u32,
        }
    }

    /// Hands the game over and gets ready for the next.
    pub(super) fn hand_over(&mut self, text: &[u8], at: usize) -> PgnGame {
        self.prepare();
        if !self.outer.is_empty() {
            self.odd(text, at, Oddity::UnclosedVariation);
            if let Some(&main) = self.outer.first() {
                self.line = main;
            }
            self.settle_notes();
        }
        self.check_end(text, at);
        if !self.notes.is_sorted_by_key(|note| note.node) {
            self.notes.sort_by_key(|note| note.node);
        }
        let begins_at = self.begins_at.take();
        let fresh = Course {
            game: self.game.saturating_add(1),
            cursor: self.cursor,
            from: at,
            one_byte: self.one_byte,
            breaks: self.breaks,
            at_break: self.at_break,
            after_return: self.after_return,
            // Most games of a file are of one kind.
            tree: Tree::with_room(self.tree.len().min(256)),
            text: Vec::with_capacity(self.text.len().min(4096)),
            tags: Vec::with_capacity(self.tags.len().min(32)),
            ..Course::new()
        };
        let read = core::mem::replace(self, fresh);
        let (mut tags, mut notes) = (read.tags, read.notes);
        let text = decode(read.text, &mut tags, &mut notes, &mut self.one_byte);
        PgnGame {
            text,
            tags,
            start: read.start,
            tree: read.tree,
            notes,
            marker: read.marker,
            line: begins_at.map_or(1, |place| place.line),
            errors: read.errors,
            warnings: read.warnings,
        }
    }

    /// What can be said only when the game is over.
    fn check_end(&mut self, text: &[u8], at: usize) {
        let tag = self.value_of("Result").map(|value| {
            let value = core::str::from_utf8(value).ok();
            value.and_then(PgnResult::of_sign)
        });
        let oddity = match (tag, self.marker) {
            (Some(None), _) => Some(Oddity::Results),
            (Some(Some(tag)), Some(marker)) if tag != marker => Some(Oddity::Results),
            (Some(Some(tag)), None) if tag != PgnResult::Open => Some(Oddity::NoResult),
            _ => None,
        };
        if let Some(oddity) = oddity {
            self.odd(text, at, oddity);
        }
        if let Some(place) = self.stray_at {
            self.odd_at(place, Oddity::StrayText);
        }
    }
}

impl Line {
    pub(super) fn at_start(start: Position) -> Line {
        Line {
            node: Node::START,
            before: start,
            after: start,
            fresh: true,
            lost: false,
        }
    }
}
