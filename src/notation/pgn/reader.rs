//! Games read one by one, from a text that is at hand or comes in pieces.

use super::course::Course;
use super::game::PgnGame;

/// Reads games from a text that comes in pieces of any size: push a piece, take the games out, and
/// so on. It holds what it has not read and the game it is reading, and no more.
///
/// ```
/// use jadoube::notation::pgn::PgnReader;
///
/// let mut reader = PgnReader::new();
/// let mut games = Vec::new();
/// for piece in ["[White \"Morp", "hy\"]\n\n1. e4 e", "5 1-0\n1. d4 *"] {
///     reader.push(piece.as_bytes());
///     games.extend(reader.by_ref());
/// }
/// reader.finish();
/// games.extend(reader);
/// assert_eq!(games.len(), 2);
/// assert_eq!(games[0].tag("White"), Some("Morphy"));
/// ```
pub struct PgnReader {
    course: Course,
    buffer: Vec<u8>,
    /// How much of the buffer has been read.
    at: usize,
    complete: bool,
    /// With less than this in the buffer, trying again leads no further.
    enough: usize,
}

impl PgnReader {
    /// A reader at the beginning of a text.
    pub fn new() -> PgnReader {
        PgnReader {
            course: Course::new(),
            buffer: Vec::new(),
            at: 0,
            complete: false,
            enough: 0,
        }
    }

    /// Adds the next piece of the text.
    pub fn push(&mut self, piece: &[u8]) {
        let mut read = self.at;
        if self
            .buffer
            .get(..read)
            .is_some_and(|read| read.ends_with(b"\r"))
        {
            // Whether a line feed follows tells whether it ends a line.
            read -= 1;
        }
        if read > 0 {
            self.course.forget(&self.buffer, read);
            self.buffer.drain(..read);
            self.enough = self.enough.saturating_sub(read);
            self.at -= read;
        }
        self.buffer.extend_from_slice(piece);
    }

    /// Says that no more comes: the rest is read as it is.
    pub fn finish(&mut self) {
        self.complete = true;
    }

    /// Whether it has been said that no more comes.
    pub fn is_finished(&self) -> bool {
        self.complete
    }
}

impl Default for PgnReader {
    fn default() -> PgnReader {
        PgnReader::new()
    }
}

impl Iterator for PgnReader {
    type Item = PgnGame;

    /// The next game that the pieces so far hold whole; after [`finish`](PgnReader::finish), all
    /// that there are.
    fn next(&mut self) -> Option<PgnGame> {
        if self.buffer.len() < self.enough && !self.complete {
            return None;
        }
        let game = self
            .course
            .next_game(&self.buffer, &mut self.at, self.complete);
        if game.is_none() {
            // A comment that does not end is read again only when twice as much of it is there.
            self.enough = self.at + (self.buffer.len() - self.at) * 2;
        }
        game
    }
}

/// Reads games from a text that is at hand.
pub struct PgnGames<'t> {
    course: Course,
    text: &'t [u8],
    at: usize,
}

/// The games of a text, in their order.
///
/// ```
/// use jadoube::notation::pgn;
///
/// let mut games = pgn::read_pgn(b"1. e4 e5 2. Ke3 *\n\n[White \"Me\"]\n\n1. d4 1-0\n");
/// let broken = games.next().ok_or("no game")?;
/// let place = broken.errors()[0].place;
/// assert_eq!((place.game, place.line, place.column), (1, 1, 13));
/// let second = games.next().ok_or("no game")?;
/// assert_eq!((second.tag("White"), second.errors().len()), (Some("Me"), 0));
/// # Ok::<(), &str>(())
/// ```
pub fn read_pgn(text: &[u8]) -> PgnGames<'_> {
    PgnGames {
        course: Course::new(),
        text,
        at: 0,
    }
}

impl Iterator for PgnGames<'_> {
    type Item = PgnGame;

    fn next(&mut self) -> Option<PgnGame> {
        self.course.next_game(self.text, &mut self.at, true)
    }
}
