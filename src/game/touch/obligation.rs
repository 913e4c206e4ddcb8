//! From the touches to the moves still allowed, and why (TOUCH-1 to 15, LEGACY-4).

use super::duty::Duty;
use super::ledger::{Intent, Ledger};
use crate::game::regulations::{
    AccidentalTouch, KingThenRook, KingThenRookStuck, Legacy, Regulations, SeveralTouched,
};
use crate::rules::{Move, Piece, Position, Role, Square, Wing};

/// The rules by which touches bind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TouchRules {
    /// Whether accidental touches count.
    pub accidental: AccidentalTouch,
    /// Which of several touched pieces bind.
    pub several: SeveralTouched,
    /// What king, then rook oblige to.
    pub king_then_rook: KingThenRook,
    /// What they oblige to if the king has no move.
    pub stuck: KingThenRookStuck,
    /// Whether an idle touch costs a king's move (LEGACY-4).
    pub idle_costs_king_move: bool,
}

impl TouchRules {
    /// The rules of these regulations and house rules.
    pub fn of(regulations: &Regulations, legacy: &Legacy) -> TouchRules {
        TouchRules {
            accidental: regulations.accidental_touch,
            several: regulations.several_touched,
            king_then_rook: regulations.king_then_rook,
            stuck: regulations.king_then_rook_stuck,
            idle_costs_king_move: legacy.idle_touch_costs_king_move,
        }
    }
}

/// The moves still allowed, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obligation {
    /// The moves that may be played; never empty as long as there is a legal move.
    pub allowed: Vec<Move>,
    /// What is due.
    pub duty: Duty,
    /// Touched pieces that came before, but can't be moved or captured.
    pub idle: Vec<Square>,
    /// The wing towards which castling is out on this move, the rook having been touched before the
    /// king (TOUCH-11).
    pub no_castling: Option<Wing>,
}

impl Obligation {
    /// Any of these moves.
    pub fn free(legal: &[Move]) -> Obligation {
        Obligation {
            allowed: legal.to_vec(),
            duty: Duty::Free,
            idle: Vec::new(),
            no_castling: None,
        }
    }

    /// A duty that leaves these moves.
    pub fn new(duty: Duty, allowed: Vec<Move>) -> Obligation {
        Obligation {
            allowed,
            duty,
            idle: Vec::new(),
            no_castling: None,
        }
    }

    /// What the touches of a turn oblige the player to move to, who has these legal moves.
    pub fn of(
        ledger: &Ledger,
        position: &Position,
        legal: &[Move],
        rules: TouchRules,
    ) -> Obligation {
        let touched: Vec<Square> = ledger
            .touches()
            .iter()
            .filter(|touch| {
                touch.intent == Intent::Deliberate || rules.accidental == AccidentalTouch::Counts
            })
            .map(|touch| touch.square)
            .collect();
        let mut obligation = Obligation::free(legal);
        for count in 1..=touched.len() {
            let judge = Judge {
                position,
                legal,
                rules,
                touched: touched.get(..count).unwrap_or_default(),
            };
            obligation = judge.obligation();
            // Once one definite move is due, later touches change nothing (TOUCH-15).
            if obligation.duty.binds() && obligation.allowed.len() == 1 {
                break;
            }
        }
        obligation
    }

    /// Whether this move may be played.
    pub fn allows(&self, mv: Move) -> bool {
        self.allowed.contains(&mv)
    }
}

/// The touches of a turn so far, with what is needed to judge them.
struct Judge<'t> {
    position: &'t Position,
    legal: &'t [Move],
    rules: TouchRules,
    touched: &'t [Square],
}

impl Judge<'_> {
    fn obligation(&self) -> Obligation {
        let looked_at = match self.rules.several {
            SeveralTouched::FirstOnly => self.touched.get(..1).unwrap_or_default(),
            SeveralTouched::FirstPair | SeveralTouched::FirstChain => self.touched,
        };
        let mut obligation = self
            .king_penalty()
            .or_else(|| self.king_and_rook())
            .or_else(|| self.bound(looked_at, None))
            .unwrap_or_else(|| self.nothing());
        obligation.idle = looked_at
            .iter()
            .copied()
            .take_while(|&square| !obligation.duty.concerns(square))
            .filter(|&square| self.moves_for(square).is_empty())
            .collect();
        obligation
    }

    /// The first two pieces, if they are king and rook in either order (TOUCH-11 to 14).
    fn king_and_rook(&self) -> Option<Obligation> {
        let (&first, &second) = (self.touched.first()?, self.touched.get(1)?);
        let own = |square, role| {
            self.position.piece_at(square) == Some(Piece::new(self.position.turn(), role))
        };
        if own(first, Role::Rook) && own(second, Role::King) {
            let wing = self.wing_of(first)?;
            return match self.rules.several {
                SeveralTouched::FirstOnly => None,
                _ => self.bound(self.touched, Some(wing)),
            };
        }
        if !own(first, Role::King) || !own(second, Role::Rook) {
            return None;
        }
        let castling = self.wing_of(second).and_then(|wing| {
            let castles = |mv: &&Move| mv.castling() == Some(wing);
            self.legal.iter().find(castles).map(|&mv| (wing, mv))
        });
        if let Some((wing, mv)) = castling {
            return (self.rules.king_then_rook == KingThenRook::MustCastle)
                .then(|| Obligation::new(Duty::Castle { wing, rook: second }, vec![mv]));
        }
        if self.moves_for(first).is_empty() {
            return Some(self.stuck_king());
        }
        let mut obligation = self.bound(self.touched, None)?;
        if obligation.duty == (Duty::Move { piece: first })
            && let Some(refusal) = self.position.why_not(first, second)
        {
            obligation.duty = Duty::MoveKing {
                king: first,
                rook: second,
                refusal,
            };
        }
        Some(obligation)
    }

    /// King, then rook, but the king has no legal move (TOUCH-14).
    fn stuck_king(&self) -> Obligation {
        if self.rules.stuck == KingThenRookStuck::NextTouched {
            let next = self.touched.iter().copied().skip(1);
            for piece in next.filter(|&square| self.is_own(square)) {
                let moves = self.moves_for(piece);
                if !moves.is_empty() {
                    return Obligation::new(Duty::Move { piece }, moves);
                }
            }
        }
        self.nothing()
    }

    /// The duty of these touches, castling towards `barred` being out.
    fn bound(&self, touched: &[Square], barred: Option<Wing>) -> Option<Obligation> {
        let open = |moves: Vec<Move>| -> Vec<Move> {
            let castles = |mv: &Move| barred.is_some() && mv.castling() == barred;
            moves.into_iter().filter(|mv| !castles(mv)).collect()
        };
        let pair = match self.rules.several {
            SeveralTouched::FirstOnly => None,
            SeveralTouched::FirstPair => {
                let own = touched.iter().copied().find(|&square| self.is_own(square));
                let enemy = touched.iter().copied().find(|&square| !self.is_own(square));
                own.zip(enemy)
            }
            SeveralTouched::FirstChain => self.chain(touched),
        };
        let single = |square: Square| {
            let duty = if self.is_own(square) {
                Duty::Move { piece: square }
            } else {
                Duty::Capture { target: square }
            };
            (duty, open(self.moves_for(square)))
        };
        let pair = pair.map(|(piece, target)| {
            let duty = Duty::CaptureWith { piece, target };
            (duty, self.captures(piece, target))
        });
        pair.into_iter()
            .chain(touched.iter().copied().map(single))
            .find(|(_, moves)| !moves.is_empty())
            .map(|(duty, moves)| Obligation {
                no_castling: barred,
                ..Obligation::new(duty, moves)
            })
    }

    /// The first piece that can be moved or captured, and the first later piece of the other
    /// colour with which it makes a capture; own piece first.
    fn chain(&self, touched: &[Square]) -> Option<(Square, Square)> {
        let start = touched
            .iter()
            .position(|&square| !self.moves_for(square).is_empty())?;
        let first = *touched.get(start)?;
        let own = self.is_own(first);
        let later = touched.iter().copied().skip(start + 1);
        later
            .filter(|&square| self.is_own(square) != own)
            .map(|square| {
                if own {
                    (first, square)
                } else {
                    (square, first)
                }
            })
            .find(|&(piece, target)| !self.captures(piece, target).is_empty())
    }

    /// Nothing touched can be moved or captured (TOUCH-3).
    fn nothing(&self) -> Obligation {
        Obligation::new(Duty::NoConsequence, self.legal.to_vec())
    }

    /// The first touch can't be followed, which costs a king's move where the house rule holds; no
    /// later touch gets the player out of it (LEGACY-4).
    fn king_penalty(&self) -> Option<Obligation> {
        let &first = self.touched.first()?;
        let king = self.position.king(self.position.turn());
        let moves = self.moves_for(king);
        (self.rules.idle_costs_king_move && self.moves_for(first).is_empty() && !moves.is_empty())
            .then(|| Obligation::new(Duty::KingPenalty { king }, moves))
    }

    fn is_own(&self, square: Square) -> bool {
        self.position.of_color(self.position.turn()).has(square)
    }

    /// The legal moves of an own piece, the legal captures of an enemy one.
    fn moves_for(&self, square: Square) -> Vec<Move> {
        let fits = |mv: &Move| {
            if self.is_own(square) {
                mv.from() == square
            } else {
                self.position.captured_square(*mv) == Some(square)
            }
        };
        self.legal.iter().copied().filter(fits).collect()
    }

    fn captures(&self, piece: Square, target: Square) -> Vec<Move> {
        let mut moves = self.moves_for(piece);
        moves.retain(|&mv| self.position.captured_square(mv) == Some(target));
        moves
    }

    /// The wing towards which this rook may still castle.
    fn wing_of(&self, rook: Square) -> Option<Wing> {
        let turn = self.position.turn();
        Wing::ALL
            .into_iter()
            .find(|&wing| self.position.castling_rook(turn, wing) == Some(rook))
    }
}
