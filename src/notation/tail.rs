//! What may follow the squares of a typed move.

use super::parse::{Parser, is_king_tail};
use super::said::{Expected, Fault, Missing};
use super::signs::Sign;
use crate::rules::{File, Promotion, Role};

impl Parser {
    /// What the pawn becomes: `=Q`, `(Q)`, `/Q`, `Q`, `q` and the national letters.
    pub(super) fn promotion(&mut self) -> Result<Option<Promotion>, Fault> {
        let before = self.cursor.at;
        self.cursor.skip(Sign::Space);
        let announced = self.cursor.sign() == Sign::Equals;
        let bracketed = self.cursor.sign() == Sign::Open;
        if announced || bracketed {
            self.cursor.step();
        }
        if bracketed && self.cursor.sign() == Sign::Equals {
            // `(=)`, an offered draw (NOTATION-10), belongs to the ending.
            self.cursor.at = before;
            return Ok(None);
        }
        let Sign::Letter(letter) = self.cursor.sign() else {
            return match self.cursor.sign() {
                Sign::End | Sign::Mark | Sign::Space if announced || bracketed => {
                    Err(Fault::Incomplete(Missing::Promotion))
                }
                _ if announced || bracketed => Err(self.not_a_move(Expected::Promotion)),
                _ => {
                    self.cursor.at = before;
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
            self.cursor.at = before;
            return Ok(None);
        };
        let king = role == Role::Knight && letter.cyrillic && is_king_tail(following);
        let promotion = Promotion::to(role).filter(|_| !king);
        if promotion.is_none() {
            return Err(self.not_a_move(Expected::Promotion));
        }
        self.cursor.step();
        if bracketed {
            match self.cursor.sign() {
                Sign::Close => self.cursor.step(),
                Sign::End => return Err(Fault::Incomplete(Missing::Promotion)),
                _ => return Err(self.not_a_move(Expected::Promotion)),
            }
        }
        Ok(promotion)
    }

    /// Signs that may follow a move: check, mate, comments, `e.p.`, an offered draw.
    pub(super) fn ending(&mut self) -> Result<(), Fault> {
        let e_file = File::from_letter('e');
        loop {
            match self.cursor.sign() {
                Sign::End => return Ok(()),
                Sign::Mark | Sign::Capture | Sign::Space => {}
                Sign::Dash => {
                    // `e2-`, `e2-e`
                    let start = self.not_a_move(Expected::End);
                    self.cursor.skip(Sign::Dash);
                    let unfinished = match self.cursor.sign() {
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
                    if self.cursor.sign() != Sign::Equals || self.cursor.following() != Sign::Close
                    {
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
                    if letter.file != e_file || !is_king_tail(self.cursor.sign()) {
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
