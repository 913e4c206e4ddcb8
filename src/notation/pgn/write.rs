//! Games written in the export form of the standard: the roster of seven tags first, then the
//! other tags in the order of the alphabet, then the moves in lines of at most 80 characters.

use super::commands::push_number;
use super::game::{PgnGame, ROSTER, played};
use super::tree::Node;
use crate::notation::{Description, Notation};
use crate::rules::Position;

/// Longer no line of moves gets, unless a single word is.
const WIDTH: usize = 80;

/// The value of a roster tag of which nothing is known.
pub(super) fn unknown(name: &str) -> &'static str {
    match name {
        "Date" => "????.??.??",
        "Result" => "*",
        _ => "?",
    }
}

impl PgnGame {
    /// The game in export form. Read again, it is the same game.
    ///
    /// `Result`, `SetUp` and `FEN` are written as the game's result and start have them. A comment
    /// with a closing brace in it is written behind a semicolon, and so may be longer than a line.
    pub fn to_pgn(&self) -> String {
        let mut text = String::with_capacity(self.text.len() + self.move_count() * 8 + 256);
        self.write_tags(&mut text);
        text.push('\n');
        let mut movetext = Movetext::new(text);
        movetext.note(self, Node::START);
        self.write_moves(&mut movetext);
        movetext.word(self.result().sign());
        movetext.finish()
    }

    fn write_tags(&self, text: &mut String) {
        for name in ROSTER {
            let value = match name {
                "Result" => self.result().sign(),
                _ => self.tag(name).unwrap_or(unknown(name)),
            };
            write_tag(name, value, text);
        }
        let set_up = self.start != Position::initial();
        let fen = if set_up {
            self.start.to_fen()
        } else {
            String::new()
        };
        let mut others: Vec<(&str, &str)> = self
            .tags()
            .filter(|(name, _)| !ROSTER.contains(name) && !matches!(*name, "FEN" | "SetUp"))
            .collect();
        if set_up {
            others.push(("FEN", &fen));
            others.push(("SetUp", "1"));
            if self.start.castles_as_in_chess960() && self.tag("Variant").is_none() {
                others.push(("Variant", "Chess960"));
            }
        }
        others.sort_unstable();
        for (name, value) in others {
            write_tag(name, value, text);
        }
    }

    fn write_moves(&self, movetext: &mut Movetext) {
        let mut lines = vec![Line {
            next: self.next(Node::START),
            position: self.start,
            variation: false,
            begun: false,
        }];
        while let Some(line) = lines.last_mut() {
            let before = line.position;
            let step = line.next.and_then(|node| {
                let after = played(&before, self.mv(node))?;
                Some((node, after))
            });
            let Some((node, after)) = step else {
                if line.variation && line.begun {
                    movetext.close();
                }
                lines.pop();
                continue;
            };
            if line.variation && !line.begun {
                movetext.open();
            }
            line.begun = true;
            for comment in self.comments_before(node) {
                movetext.comment(comment);
            }
            movetext.number(&before);
            match self.mv(node) {
                Some(mv) => Description::of(&before, mv).write(Notation::SHORT, movetext.glued()),
                None => movetext.glued().push_str("--"),
            }
            movetext.note(self, node);
            line.position = after;
            line.next = self.next(node);
            let own = self.before(node).and_then(|parent| self.next(parent));
            if own == Some(node) {
                let first = lines.len();
                let mut other = self.tree.sibling(node);
                while let Some(variation) = other {
                    lines.push(Line {
                        next: Some(variation),
                        position: before,
                        variation: true,
                        begun: false,
                    });
                    other = self.tree.sibling(variation);
                }
                // The last is written first.
                if let Some(variations) = lines.get_mut(first..) {
                    variations.reverse();
                }
            }
        }
    }
}

/// A line of moves that is being written.
struct Line {
    next: Option<Node>,
    position: Position,
    variation: bool,
    begun: bool,
}

fn write_tag(name: &str, value: &str, text: &mut String) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for character in value.chars() {
        if matches!(character, '"' | '\\') {
            text.push('\\');
        }
        text.push(character);
    }
    text.push_str("\"]\n");
}

/// Words put into lines. The last word is held back, since something may be set right behind it.
struct Movetext {
    text: String,
    /// How many characters the line has.
    width: usize,
    word: String,
    /// The next word is set right behind the last one.
    joined: bool,
    /// A move of Black's is to have its number.
    numbered: bool,
}

impl Movetext {
    fn new(text: String) -> Movetext {
        Movetext {
            text,
            width: 0,
            word: String::new(),
            joined: false,
            numbered: true,
        }
    }

    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let length = self.word.chars().count();
        if self.width > 0 {
            if self.width + 1 + length > WIDTH {
                self.text.push('\n');
                self.width = 0;
            } else {
                self.text.push(' ');
                self.width += 1;
            }
        }
        self.text.push_str(&self.word);
        self.width += length;
        self.word.clear();
    }

    /// The last word, for something to be set right behind it.
    fn glued(&mut self) -> &mut String {
        &mut self.word
    }

    fn word(&mut self, word: &str) {
        if !core::mem::take(&mut self.joined) {
            self.flush();
        }
        self.word.push_str(word);
    }

    fn open(&mut self) {
        self.word("(");
        self.joined = true;
        self.numbered = true;
    }

    fn close(&mut self) {
        if self.word.is_empty() {
            self.word(")");
        } else {
            self.word.push(')');
        }
        self.numbered = true;
    }

    /// Begins the word of a move with its number, where one is due.
    fn number(&mut self, before: &Position) {
        let white = before.turn().is_white();
        self.word("");
        if white || self.numbered {
            push_number(&mut self.word, before.fullmove_number().into(), 1);
            self.word.push_str(if white { ". " } else { "... " });
        }
        self.numbered = false;
    }

    /// Signs and comments of a place.
    fn note(&mut self, game: &PgnGame, node: Node) {
        for nag in game.nags(node) {
            self.word("$");
            push_number(&mut self.word, nag.into(), 1);
        }
        for comment in game.comments(node) {
            self.comment(comment);
        }
    }

    fn comment(&mut self, comment: &str) {
        self.numbered = true;
        if comment.contains('}') {
            return self.line_comment(comment);
        }
        self.word("{");
        self.joined = true;
        for word in comment.split(' ') {
            // At the head of a line these begin an escape or a tag for other readers.
            if word.starts_with(['%', '[']) && !self.joined {
                self.word.push(' ');
                self.word.push_str(word);
            } else {
                self.word(word);
            }
        }
        self.word.push('}');
    }

    /// A comment that braces can't hold.
    fn line_comment(&mut self, comment: &str) {
        self.joined = false;
        self.flush();
        if self.width > 0 {
            self.text.push('\n');
        }
        self.text.push_str("; ");
        self.text.push_str(comment);
        self.text.push('\n');
        self.width = 0;
    }

    fn finish(mut self) -> String {
        self.flush();
        self.text.push('\n');
        self.text
    }
}
