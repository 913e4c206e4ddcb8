//! A typed move taken apart, before any position is asked.

use super::signs::{Cursor, Letter, Sign};
use crate::rules::{Bitboard, File, Promotion, Rank, Role, Square, Wing};

/// What would have had to stand where a text stops being a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The beginning of a move: a piece's letter or a square.
    Move,
    /// A square, or a part of one.
    Square,
    /// The rest of `O-O` or `O-O-O`.
    Castling,
    /// The letter of queen, rook, bishop or knight: nothing else can a pawn become (PROMO-1).
    Promotion,
    /// Nothing more than signs like `+`, `!`, `e.p.`.
    End,
}

/// What a text that could still become a move lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// The square of arrival, or a part of it.
    Square,
    /// The rest of `O-O` or `O-O-O`.
    Castling,
    /// What the pawn becomes (PROMO-1).
    Promotion,
    /// From which file the pawn captures.
    PawnFile,
}

/// Why a text can't be taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    NotAMove { at: usize, expected: Expected },
    Incomplete(Missing),
}

/// How letters that could mean two things are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reading {
    /// A first letter that names a role and a file is a role where it is a capital and a file
    /// where it is small; or, swapped, the other way round.
    pub(super) swapped: bool,
    /// Cyrillic look-alikes of а, с, е are taken as files after a Cyrillic role letter too.
    pub(super) look_alikes: bool,
}

/// What a text says of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    Castling(Wing),
    /// A piece to a square.
    To {
        role: Option<Role>,
        from: Origin,
        to: Square,
        promotion: Option<Promotion>,
        captures: bool,
    },
    /// A pawn's capture, by its two files (NOTATION-8).
    TwoFiles {
        from: File,
        to: File,
        promotion: Option<Promotion>,
    },
}

/// What a text says of the from-square, or of any square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Origin {
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
}

impl Origin {
    /// The whole square, if it is said.
    pub(super) fn square(self) -> Option<Square> {
        Some(Square::at(self.file?, self.rank?))
    }

    /// The squares that fit.
    pub(super) fn squares(self) -> Bitboard {
        let file = self.file.map_or(Bitboard::ALL, Bitboard::file);
        file & self.rank.map_or(Bitboard::ALL, Bitboard::rank)
    }
}

/// The first letter, where it could have meant something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doubt {
    /// There is no such doubt.
    None,
    /// A small `b`, or a Cyrillic `с`.
    Small,
    /// A capital `B`, or a Cyrillic `С`.
    Capital,
}

/// Takes a text apart; also says whether its first letter could have meant something else.
pub(super) fn parse(text: &str, reading: Reading) -> (Result<Said, Fault>, Doubt) {
    let mut parser = Parser {
        cursor: after_number(text),
        reading,
        national: false,
        doubt: Doubt::None,
    };
    let said = parser.said();
    (said, parser.doubt)
}

/// The place after a move number and the dots before Black's move (NOTATION-4).
fn after_number(text: &str) -> Cursor<'_> {
    const SPACES: [char; 3] = [' ', '\u{a0}', '\u{feff}'];
    if text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return Cursor::new(text, 0);
    }
    let start = text.trim_start_matches(SPACES);
    let number = start.trim_start_matches(|c: char| c.is_ascii_digit());
    let dots = number.trim_start_matches(SPACES);
    let rest = if dots.starts_with(['.', '…']) {
        dots.trim_start_matches(['.', '…', ' ', '\u{a0}'])
    } else {
        start
    };
    let before = text.get(..text.len() - rest.len()).unwrap_or_default();
    Cursor::new(rest, before.chars().count())
}

struct Parser<'t> {
    cursor: Cursor<'t>,
    reading: Reading,
    /// A role has been named by a Cyrillic letter.
    national: bool,
    /// The first letter names a role and a file.
    doubt: Doubt,
}

impl Parser<'_> {
    fn said(&mut self) -> Result<Said, Fault> {
        if self.cursor.sign == Sign::Ring {
            return self.castling();
        }
        if self.cursor.sign == Sign::End {
            return Err(self.not_a_move(Expected::Move));
        }
        let role = self.role()?;
        let first = self.coordinates(role.is_some(), false);
        let before = self.cursor.clone();
        let before_at = before.at();
        let captures = self.separator();
        let second = self.coordinates(true, first.square().is_some());
        let (from, to, captures) = if second == Origin::default() {
            if first.square().is_some() {
                self.cursor = before;
            }
            (second, first, false)
        } else {
            (first, second, captures)
        };
        match (to.file, to.rank, from.file) {
            (Some(file), Some(rank), _) => {
                let promotion = self.promotion()?;
                self.ending()?;
                Ok(Said::To {
                    role,
                    from,
                    to: Square::at(file, rank),
                    promotion,
                    captures,
                })
            }
            (Some(to), None, Some(from_file))
                if from.rank.is_none() && matches!(role, None | Some(Role::Pawn)) =>
            {
                let promotion = self.promotion()?;
                self.ending()?;
                Ok(Said::TwoFiles {
                    from: from_file,
                    to,
                    promotion,
                })
            }
            _ if self.cursor.sign == Sign::End => Err(Fault::Incomplete(Missing::Square)),
            _ if role.is_none() && to == Origin::default() && self.cursor.at() == before_at => {
                Err(self.not_a_move(Expected::Move))
            }
            _ => Err(self.not_a_move(Expected::Square)),
        }
    }

    fn not_a_move(&self, expected: Expected) -> Fault {
        Fault::NotAMove {
            at: self.cursor.at(),
            expected,
        }
    }

    /// The letter of the piece, if the move begins with one.
    fn role(&mut self) -> Result<Option<Role>, Fault> {
        let Sign::Letter(letter) = self.cursor.sign else {
            return Ok(None);
        };
        let following = self.cursor.following();
        let Some(role) = letter.role else {
            // A capital is a file where a square follows, as a phone begins its texts; before
            // anything else it is the piece letter of some other language.
            if letter.capital && !matches!(following, Sign::Rank(_)) {
                return Err(self.not_a_move(Expected::Move));
            }
            return Ok(None);
        };
        if letter.file.is_some() {
            self.doubt = if letter.capital {
                Doubt::Capital
            } else {
                Doubt::Small
            };
            if letter.capital == self.reading.swapped {
                return Ok(None);
            }
        }
        self.national = letter.cyrillic;
        self.cursor.step();
        if role == Role::Knight && letter.cyrillic && is_king_tail(self.cursor.sign) {
            self.cursor.step();
            return Ok(Some(Role::King));
        }
        Ok(Some(role))
    }

    /// A square or a part of one. After a whole square, only another whole one counts.
    fn coordinates(&mut self, inside: bool, whole_only: bool) -> Origin {
        let mut origin = Origin::default();
        let start = self.cursor.clone();
        if let Sign::Letter(letter) = self.cursor.sign
            && let Some(file) = self.file(letter, inside)
        {
            origin.file = Some(file);
            self.cursor.step();
        }
        if let Sign::Rank(rank) = self.cursor.sign {
            origin.rank = Some(rank);
            self.cursor.step();
        }
        if whole_only && origin.square().is_none() {
            self.cursor = start;
            return Origin::default();
        }
        origin
    }

    fn file(&self, letter: Letter, inside: bool) -> Option<File> {
        let before_rank = matches!(self.cursor.following(), Sign::Rank(_));
        let foreign = letter.cyrillic && self.national && !self.reading.look_alikes;
        let capital_role = letter.capital && letter.role.is_some();
        if foreign || (capital_role || letter.capital && !inside) && !before_rank {
            None
        } else {
            letter.file
        }
    }

    /// What stands between two squares; whether it says that something is captured.
    fn separator(&mut self) -> bool {
        let mut captures = false;
        loop {
            match self.cursor.sign {
                Sign::Capture => captures = true,
                Sign::Dash | Sign::Space => {}
                _ => return captures,
            }
            self.cursor.step();
        }
    }

    /// `O-O` or `O-O-O`, with letters or zeros (NOTATION-6).
    fn castling(&mut self) -> Result<Said, Fault> {
        let mut rings = 0;
        loop {
            match self.cursor.sign {
                Sign::Ring => rings += 1,
                Sign::End => return Err(Fault::Incomplete(Missing::Castling)),
                _ => return Err(self.not_a_move(Expected::Castling)),
            }
            self.cursor.step();
            let mut ahead = self.cursor.clone();
            ahead.skip(Sign::Space);
            if rings == 3 || ahead.sign != Sign::Dash {
                break;
            }
            ahead.step();
            ahead.skip(Sign::Space);
            self.cursor = ahead;
        }
        match rings {
            1 if self.cursor.sign == Sign::End => Err(Fault::Incomplete(Missing::Castling)),
            1 => Err(self.not_a_move(Expected::Castling)),
            2 => self.ending().map(|()| Said::Castling(Wing::Short)),
            _ => self.ending().map(|()| Said::Castling(Wing::Long)),
        }
    }

    /// What the pawn becomes: `=Q`, `(Q)`, `/Q`, `Q`, `q` and the national letters.
    fn promotion(&mut self) -> Result<Option<Promotion>, Fault> {
        let before = self.cursor.clone();
        self.cursor.skip(Sign::Space);
        let announced = self.cursor.sign == Sign::Equals;
        let bracketed = self.cursor.sign == Sign::Open;
        if announced || bracketed {
            self.cursor.step();
        }
        if bracketed && self.cursor.sign == Sign::Equals {
            // `(=)`, an offered draw (NOTATION-10), belongs to the ending.
            self.cursor = before;
            return Ok(None);
        }
        let Sign::Letter(letter) = self.cursor.sign else {
            return match self.cursor.sign {
                Sign::End | Sign::Mark | Sign::Space if announced || bracketed => {
                    Err(Fault::Incomplete(Missing::Promotion))
                }
                _ if announced || bracketed => Err(self.not_a_move(Expected::Promotion)),
                _ => {
                    self.cursor = before;
                    Ok(None)
                }
            };
        };
        // The promoted piece's letter begins no word.
        let following = self.cursor.following();
        let alone = announced || bracketed || !matches!(following, Sign::Letter(_));
        let Some(role) = letter.role.filter(|_| alone) else {
            if announced || bracketed {
                return Err(self.not_a_move(Expected::Promotion));
            }
            self.cursor = before;
            return Ok(None);
        };
        let king = role == Role::Knight && letter.cyrillic && is_king_tail(following);
        let promotion = Promotion::to(role).filter(|_| !king);
        if promotion.is_none() {
            return Err(self.not_a_move(Expected::Promotion));
        }
        self.cursor.step();
        if bracketed {
            match self.cursor.sign {
                Sign::Close => self.cursor.step(),
                Sign::End => return Err(Fault::Incomplete(Missing::Promotion)),
                _ => return Err(self.not_a_move(Expected::Promotion)),
            }
        }
        Ok(promotion)
    }

    /// Signs that may follow a move: check, mate, comments, `e.p.`, an offered draw.
    fn ending(&mut self) -> Result<(), Fault> {
        let e_file = File::from_letter('e');
        loop {
            match self.cursor.sign {
                Sign::End => return Ok(()),
                Sign::Mark | Sign::Capture | Sign::Space => {}
                Sign::Dash => {
                    // `e2-`, `e2-e`
                    let start = self.not_a_move(Expected::End);
                    self.cursor.skip(Sign::Dash);
                    let unfinished = match self.cursor.sign {
                        Sign::Letter(letter) => {
                            letter.file.is_some() && self.cursor.following() == Sign::End
                        }
                        sign => sign == Sign::End,
                    };
                    return Err(if unfinished {
                        Fault::Incomplete(Missing::Square)
                    } else {
                        start
                    });
                }
                Sign::Open => {
                    self.cursor.step();
                    if self.cursor.sign != Sign::Equals || self.cursor.following() != Sign::Close {
                        return Err(self.not_a_move(Expected::End));
                    }
                    self.cursor.step();
                }
                Sign::Letter(letter) if letter.file.is_some() => {
                    if self.cursor.following() == Sign::End && !letter.capital {
                        return Err(Fault::Incomplete(Missing::Square));
                    }
                    let start = self.not_a_move(Expected::End);
                    self.cursor.step();
                    self.cursor.skip(Sign::Dot);
                    self.cursor.skip(Sign::Space);
                    if letter.file != e_file || !is_king_tail(self.cursor.sign) {
                        return Err(start);
                    }
                    if self.cursor.following() == Sign::Dot {
                        self.cursor.step();
                    }
                }
                _ => return Err(self.not_a_move(Expected::End)),
            }
            self.cursor.step();
        }
    }
}

/// Whether it is a `р`, Cyrillic or its Latin look-alike: the second letter of `Кр` and of `e.p.`
fn is_king_tail(sign: Sign) -> bool {
    match sign {
        Sign::KingTail => true,
        Sign::Letter(letter) => letter.role == Some(Role::Pawn) && !letter.cyrillic,
        _ => false,
    }
}
