//! A game as PGN has it: tags, a start, and moves with variations, comments and signs.

use core::time::Duration;

use super::commands::command_time;
use super::fault::{PgnError, PgnWarning};
use super::result::PgnResult;
use super::texts::{Kind, Note, Span, Tag, push_words};
use super::tree::{Node, Tree};
use crate::rules::{Move, Position};

/// The seven tags that every game has, in their order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A game as PGN has it.
///
/// Two games are equal if their starts, results, tags (in whatever order), moves, variations,
/// comments and signs are; what was wrong with the text is not compared.
#[derive(Clone, Debug)]
pub struct PgnGame {
    pub(super) text: String,
    pub(super) tags: Vec<Tag>,
    pub(super) start: Position,
    pub(super) tree: Tree,
    /// In the order of the nodes.
    pub(super) notes: Vec<Note>,
    pub(super) marker: Option<PgnResult>,
    pub(super) line: u32,
    pub(super) errors: Vec<PgnError>,
    pub(super) warnings: Vec<PgnWarning>,
}

impl PgnGame {
    /// A game without tags and moves, from this position.
    pub fn new(start: Position) -> PgnGame {
        PgnGame {
            text: String::new(),
            tags: Vec::new(),
            start,
            tree: Tree::new(),
            notes: Vec::new(),
            marker: None,
            line: 1,
            errors: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// The position at the start: that of the `FEN` tag, where there is one.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// In which line of the text the game begins, from 1.
    pub fn line(&self) -> u32 {
        self.line
    }

    /// What keeps the game from being taken over whole.
    pub fn errors(&self) -> &[PgnError] {
        &self.errors
    }

    /// What is odd about its text.
    pub fn warnings(&self) -> &[PgnWarning] {
        &self.warnings
    }

    /// All tags with their values, in the order of the text.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags
            .iter()
            .map(|tag| (tag.name.of(&self.text), tag.value.of(&self.text)))
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags()
            .find(|(other, _)| *other == name)
            .map(|(_, value)| value)
    }

    /// Sets a tag. Line breaks and other control characters in the value become spaces. A name
    /// that can't stand in a file (empty, with spaces, quotation marks or brackets) sets nothing.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let cannot = |c: char| c <= ' ' || matches!(c, '"' | '[' | ']' | '%');
        if name.is_empty() || name.contains(cannot) {
            return;
        }
        let value = self.add_text(|text| {
            text.extend(value.chars().map(|c| c.max(' ')));
        });
        match self
            .tags
            .iter_mut()
            .find(|tag| tag.name.of(&self.text) == name)
        {
            Some(tag) => tag.value = value,
            None => {
                let name = self.add_text(|text| text.push_str(name));
                self.tags.push(Tag { name, value });
            }
        }
    }

    fn add_text(&mut self, push: impl FnOnce(&mut String)) -> Span {
        let start = self.text.len() as u32;
        push(&mut self.text);
        Span {
            start,
            end: self.text.len() as u32,
        }
    }

    /// The sign after the moves.
    pub fn marker(&self) -> Option<PgnResult> {
        self.marker
    }

    /// The result: that of the `Result` tag. Where it is missing or `*`, that of the sign after the
    /// moves; where it can't be read, nobody knows.
    pub fn result(&self) -> PgnResult {
        let marker = self.marker.unwrap_or(PgnResult::Open);
        match self.tag("Result") {
            None | Some("*") => marker,
            Some(value) => PgnResult::read(value).unwrap_or(PgnResult::Open),
        }
    }

    /// Sets the result, as tag and as sign.
    pub fn set_result(&mut self, result: PgnResult) {
        self.set_tag("Result", result.sign());
        self.marker = Some(result);
    }

    /// How many moves there are, those of variations among them.
    pub fn move_count(&self) -> usize {
        self.tree.len() - 1
    }

    /// The move that leads to this place; none at the start, and for a null move.
    pub fn mv(&self, node: Node) -> Option<Move> {
        self.tree.mv(node)
    }

    /// The place before the move that leads here.
    pub fn before(&self, node: Node) -> Option<Node> {
        self.tree.parent(node)
    }

    /// The place after the next move of the same line.
    pub fn next(&self, node: Node) -> Option<Node> {
        self.tree.first(node)
    }

    /// The places after each move that is given here: the line's own first, then its variations.
    pub fn continuations(&self, node: Node) -> impl Iterator<Item = Node> {
        core::iter::successors(self.tree.first(node), |&other| self.tree.sibling(other))
    }

    /// The places after the moves of the main line, in order.
    pub fn main_line(&self) -> impl Iterator<Item = Node> {
        core::iter::successors(self.next(Node::START), |&node| self.next(node))
    }

    /// The position at the end of the main line.
    pub fn end(&self) -> Position {
        let mut position = self.start;
        for node in self.main_line() {
            match played(&position, self.mv(node)) {
                Some(next) => position = next,
                None => break,
            }
        }
        position
    }

    /// Adds a move, or with `None` a null move, after this place: as the line's next, or as a
    /// variation where that is there already. A move that is not legal there ends the line when
    /// it is written.
    pub fn add_move(&mut self, after: Node, mv: Option<Move>) -> Node {
        self.tree.add(after, mv)
    }

    fn notes(&self, node: Node) -> &[Note] {
        let start = self.notes.partition_point(|note| note.node < node.0);
        let rest = self.notes.get(start..).unwrap_or_default();
        let length = rest.partition_point(|note| note.node == node.0);
        rest.get(..length).unwrap_or_default()
    }

    fn texts(&self, node: Node, kind: Kind) -> impl Iterator<Item = &str> {
        self.notes(node)
            .iter()
            .filter(move |note| note.kind == kind)
            .map(|note| note.span.of(&self.text))
    }

    /// The comments after the move that leads here, or at the start.
    pub fn comments(&self, node: Node) -> impl Iterator<Item = &str> {
        self.texts(node, Kind::After)
    }

    /// The comments before the move that leads here, where it begins a variation.
    pub fn comments_before(&self, node: Node) -> impl Iterator<Item = &str> {
        self.texts(node, Kind::Before)
    }

    /// The numeric annotation glyphs of the move that leads here.
    pub fn nags(&self, node: Node) -> impl Iterator<Item = u8> {
        self.notes(node).iter().filter_map(|note| match note.kind {
            Kind::Nag(nag) => Some(nag),
            _ => None,
        })
    }

    /// Adds a comment after the move that leads here. Runs of spaces and line breaks become one
    /// space; an empty comment is none.
    pub fn add_comment(&mut self, node: Node, text: &str) {
        let span = self.add_text(|all| push_words(text, all));
        if span.start < span.end {
            self.add_note(node, Kind::After, span);
        }
    }

    /// Adds a numeric annotation glyph to the move that leads here.
    pub fn add_nag(&mut self, node: Node, nag: u8) {
        self.add_note(node, Kind::Nag(nag), Span { start: 0, end: 0 });
    }

    fn add_note(&mut self, node: Node, kind: Kind, span: Span) {
        let at = self.notes.partition_point(|note| note.node <= node.0);
        let node = node.0;
        self.notes.insert(at, Note { node, kind, span });
    }

    /// What the mover's clock showed after the move: `[%clk 1:05:23]`.
    pub fn clock(&self, node: Node) -> Option<Duration> {
        self.comments(node)
            .find_map(|text| command_time(text, "clk"))
    }

    /// The time used for the move: `[%emt 0:00:12]`.
    pub fn elapsed(&self, node: Node) -> Option<Duration> {
        self.comments(node)
            .find_map(|text| command_time(text, "emt"))
    }

    /// Whether a draw was offered with the move (NOTATION-10).
    pub fn draw_offered(&self, node: Node) -> bool {
        self.comments(node).any(|text| text.contains("(=)"))
    }
}

/// The position after a move or, with `None`, a null move; `None` where it is not legal.
pub(super) fn played(position: &Position, mv: Option<Move>) -> Option<Position> {
    match mv {
        Some(mv) => position.play(mv).ok(),
        None => position.null_move(),
    }
}
