//! A typed move taken apart, before any position is asked.

use super::said::{Doubt, Expected, Fault, Missing, Origin, Reading, Said};
use super::signs::{Cursor, Letter, Sign};
use crate::rules::{File, Role, Square, Wing};

/// Takes a text apart; also says whether its first letter could have meant something else.
pub(super) fn parse(text: &str, reading: Reading) -> (Result<Said, Fault>, Doubt) {
    let mut parser = Parser {
        cursor: Cursor::new(text),
        reading,
        national: false,
        doubt: Doubt::None,
    };
    let said = parser.said();
    (said, parser.doubt)
}

/// A text being taken apart.
pub(super) struct Parser {
    pub(super) cursor: Cursor,
    reading: Reading,
    /// A role has been named by a Cyrillic letter.
    national: bool,
    /// The first letter names a role and a file.
    doubt: Doubt,
}

impl Parser {
    /// Passes over a move number and the dots before Black's move (NOTATION-4).
    fn number(&mut self) {
        self.cursor.skip(Sign::Space);
        let start = self.cursor.at;
        while matches!(
            self.cursor.sign(),
            Sign::Rank(_) | Sign::Ring | Sign::Nine | Sign::Space
        ) {
            self.cursor.step();
        }
        if self.cursor.sign() != Sign::Dot {
            self.cursor.at = start;
            return;
        }
        while matches!(self.cursor.sign(), Sign::Dot | Sign::Space) {
            self.cursor.step();
        }
    }

    fn said(&mut self) -> Result<Said, Fault> {
        self.number();
        if self.cursor.sign() == Sign::Ring {
            return self.castling();
        }
        if self.cursor.sign() == Sign::End {
            return Err(self.not_a_move(Expected::Move));
        }
        let role = self.role()?;
        let first = self.coordinates(role.is_some(), false);
        let before = self.cursor.at;
        let captures = self.separator();
        let second = self.coordinates(true, first.square().is_some());
        let (from, to, captures) = if second == Origin::default() {
            if first.square().is_some() {
                self.cursor.at = before;
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
            _ if self.cursor.sign() == Sign::End => Err(Fault::Incomplete(Missing::Square)),
            _ if role.is_none() && to == Origin::default() && self.cursor.at == before => {
                Err(self.not_a_move(Expected::Move))
            }
            _ => Err(self.not_a_move(Expected::Square)),
        }
    }

    pub(super) fn not_a_move(&self, expected: Expected) -> Fault {
        Fault::NotAMove {
            at: self.cursor.at,
            expected,
        }
    }

    /// The letter of the piece, if the move begins with one.
    fn role(&mut self) -> Result<Option<Role>, Fault> {
        let Sign::Letter(letter) = self.cursor.sign() else {
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
        if role == Role::Knight && letter.cyrillic && is_king_tail(self.cursor.sign()) {
            self.cursor.step();
            return Ok(Some(Role::King));
        }
        Ok(Some(role))
    }

    /// A square or a part of one. After a whole square, only another whole one counts.
    fn coordinates(&mut self, inside: bool, whole_only: bool) -> Origin {
        let mut origin = Origin::default();
        let start = self.cursor.at;
        if let Sign::Letter(letter) = self.cursor.sign()
            && let Some(file) = self.file(letter, inside)
        {
            origin.file = Some(file);
            self.cursor.step();
        }
        if let Sign::Rank(rank) = self.cursor.sign() {
            origin.rank = Some(rank);
            self.cursor.step();
        }
        if whole_only && origin.square().is_none() {
            self.cursor.at = start;
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
            match self.cursor.sign() {
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
            match self.cursor.sign() {
                Sign::Ring => rings += 1,
                Sign::End => return Err(Fault::Incomplete(Missing::Castling)),
                _ => return Err(self.not_a_move(Expected::Castling)),
            }
            self.cursor.step();
            let before = self.cursor.at;
            self.cursor.skip(Sign::Space);
            if rings == 3 || self.cursor.sign() != Sign::Dash {
                self.cursor.at = before;
                break;
            }
            self.cursor.step();
            self.cursor.skip(Sign::Space);
        }
        match rings {
            1 if self.cursor.sign() == Sign::End => Err(Fault::Incomplete(Missing::Castling)),
            1 => Err(self.not_a_move(Expected::Castling)),
            2 => self.ending().map(|()| Said::Castling(Wing::Short)),
            _ => self.ending().map(|()| Said::Castling(Wing::Long)),
        }
    }
}

/// Whether it is a `р`, Cyrillic or its Latin look-alike: the second letter of `Кр` and of `e.p.`
pub(super) fn is_king_tail(sign: Sign) -> bool {
    match sign {
        Sign::KingTail => true,
        Sign::Letter(letter) => letter.role == Some(Role::Pawn) && !letter.cyrillic,
        _ => false,
    }
}
