//! What can be asked, and the words for it.

use crate::app::texts::Texts;
use crate::rules::{Color, File, Rank, Role, Square};

/// What an answer is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// What can be asked.
    Help,
    /// All pieces.
    Board,
    /// The pieces of one side.
    Side(Color),
    /// The pieces of one kind.
    Role(Role),
    /// What stands on a rank.
    Rank,
    /// What stands on a file.
    File,
    /// What stands on a square, who attacks it and who guards it.
    Square,
    /// Where a piece can go.
    Moves,
    /// The last move.
    Last,
    /// Both clocks.
    Clocks,
    /// Whose move it is.
    Turn,
    /// What each side has.
    Material,
    /// What was said last.
    Again,
}

/// Something that can be asked.
pub struct Command {
    /// What for.
    pub subject: Subject,
    /// The key of the words by which it is asked, with spaces between.
    pub words: &'static str,
    /// The key of what its button says.
    pub name: &'static str,
}

/// All that can be asked, in the order of the buttons; the list itself needs none.
pub const COMMANDS: [Command; 18] = {
    const fn row(subject: Subject, words: &'static str, name: &'static str) -> Command {
        Command {
            subject,
            words,
            name,
        }
    }
    use Subject::*;
    [
        row(Last, "word-last", "ask-last"),
        row(Clocks, "word-clocks", "ask-clocks"),
        row(Turn, "word-turn", "ask-turn"),
        row(Again, "word-again", "ask-again"),
        row(Square, "word-square", "ask-square"),
        row(Moves, "word-moves", "ask-moves"),
        row(Rank, "word-rank", "ask-rank"),
        row(File, "word-file", "ask-file"),
        row(Board, "word-board", "ask-board"),
        row(Side(Color::White), "word-white", "ask-white"),
        row(Side(Color::Black), "word-black", "ask-black"),
        row(Material, "word-material", "ask-material"),
        row(Role(self::Role::King), "word-kings", "ask-kings"),
        row(Role(self::Role::Queen), "word-queens", "ask-queens"),
        row(Role(self::Role::Rook), "word-rooks", "ask-rooks"),
        row(Role(self::Role::Bishop), "word-bishops", "ask-bishops"),
        row(Role(self::Role::Knight), "word-knights", "ask-knights"),
        row(Role(self::Role::Pawn), "word-pawns", "ask-pawns"),
    ]
};

/// What is asked, with what is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What for.
    pub subject: Subject,
    /// The square that is named.
    pub square: Option<Square>,
    /// The rank that is named.
    pub rank: Option<Rank>,
    /// The file that is named.
    pub file: Option<File>,
}

/// What a text asks for: a word, and a square, rank or file where one is meant.
pub fn read(text: &str, texts: &Texts) -> Option<Asked> {
    let text = text.to_lowercase();
    let mut parts = text.split_whitespace();
    let (word, named) = (parts.next()?, parts.next());
    if parts.next().is_some() {
        return None;
    }
    let says = |words: &'static str| texts.plain(words).split(' ').any(|it| it == word);
    let subject = if says("word-help") {
        Subject::Help
    } else {
        COMMANDS.iter().find(|it| says(it.words))?.subject
    };
    let mut asked = Asked {
        subject,
        square: None,
        rank: None,
        file: None,
    };
    let Some(named) = named else {
        return Some(asked);
    };
    let mut letters = named.chars();
    let one = letters.next().filter(|_| letters.next().is_none());
    let understood = match subject {
        Subject::Rank => {
            asked.rank = one.and_then(Rank::from_digit);
            asked.rank.is_some()
        }
        Subject::File => {
            asked.file = one.and_then(File::from_letter);
            asked.file.is_some()
        }
        Subject::Square | Subject::Moves => {
            asked.square = named.parse().ok();
            asked.square.is_some()
        }
        _ => false,
    };
    understood.then_some(asked)
}
