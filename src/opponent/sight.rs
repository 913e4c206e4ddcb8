//! What a player overlooks.

use super::chance::Chance;
use super::level::Overlooks;
use crate::rules::{Move, Position, Role, attacks};

/// Over how many squares a capture along a diagonal is far.
const FAR_DIAGONAL: u8 = 3;
/// The same along a file or rank.
const FAR_LINE: u8 = 4;

/// The questions to chance about one move.
const CAPTURE: u64 = 1;
const MATE: u64 = 2;

/// Who makes the moves that are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whose {
    /// The player who thinks.
    Own,
    /// The player's opponent.
    Theirs,
}

/// The move that led to a position, with the position before it.
#[derive(Clone, Copy)]
pub(super) struct Before {
    pub(super) position: Position,
    pub(super) mv: Move,
}

/// What one player sees while thinking about one move.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    overlooks: Overlooks,
    chance: Chance,
}

impl Sight {
    pub(super) fn of(overlooks: Overlooks, chance: Chance) -> Sight {
        Sight { overlooks, chance }
    }

    /// Whether nothing is overlooked, so that nobody need ask.
    pub(super) fn is_perfect(&self) -> bool {
        self.overlooks == Overlooks::NOTHING
    }

    /// Whether a legal move is overlooked because of what it captures and how.
    pub(super) fn overlooks(
        &self,
        position: &Position,
        mv: Move,
        before: Option<Before>,
        whose: Whose,
    ) -> bool {
        let target = mv.to();
        if position.captured_square(mv) != Some(target) {
            return false;
        }
        let mut often = self.by_the_way_it_goes(position, mv);
        if let Some(before) = before {
            often = often.max(self.by_what_has_moved(position, mv, before));
        }
        often = often.max(self.by_its_guard(position, mv));
        self.misses(mv, CAPTURE, often, whose)
    }

    /// Whether it is overlooked that a move mates.
    pub(super) fn overlooks_mate(&self, mv: Move, whose: Whose) -> bool {
        self.misses(mv, MATE, self.overlooks.mate, whose)
    }

    fn misses(&self, mv: Move, what: u64, often: u8, whose: Whose) -> bool {
        let often = match whose {
            Whose::Own => often / 2,
            Whose::Theirs => often,
        };
        self.chance.about(mv, what, 100) < u32::from(often)
    }

    fn by_the_way_it_goes(&self, position: &Position, mv: Move) -> u8 {
        let (from, to) = (mv.from(), mv.to());
        let role = position.piece_at(from).map(|piece| piece.role);
        let files = from.file().index().abs_diff(to.file().index());
        let ranks = from.rank().index().abs_diff(to.rank().index());
        let far = files.max(ranks);
        let overlooks = &self.overlooks;
        let mut often = overlooks.capture;
        match role {
            Some(Role::Knight) => often = often.max(overlooks.knight),
            Some(Role::Bishop | Role::Rook | Role::Queen) => {
                if files == ranks && far >= FAR_DIAGONAL {
                    often = often.max(overlooks.far_diagonal);
                }
                if files != ranks && far >= FAR_LINE {
                    often = often.max(overlooks.far_line);
                }
                let back = if position.turn().is_white() {
                    to.rank() < from.rank()
                } else {
                    to.rank() > from.rank()
                };
                if back {
                    often = often.max(overlooks.backwards);
                }
            }
            _ => {}
        }
        often
    }

    fn by_what_has_moved(&self, position: &Position, mv: Move, before: Before) -> u8 {
        let moved = before.mv;
        let target = mv.to();
        // The piece that has just moved guards nothing where it stands itself.
        if target == moved.to() {
            return 0;
        }
        let mut often = 0;
        let guarded_it = before.position.attacks_from(moved.from()).has(target);
        if guarded_it && !position.attacks_from(moved.to()).has(target) {
            often = self.overlooks.left_behind;
        }
        if attacks::between(mv.from(), target).has(moved.from()) {
            often = often.max(self.overlooks.opened);
        }
        often
    }

    fn by_its_guard(&self, position: &Position, mv: Move) -> u8 {
        let guards = position.attackers(mv.to(), !position.turn());
        let pinned = |square| position.pinner(square).is_some();
        if guards.any() && guards.into_iter().all(pinned) {
            self.overlooks.pinned_guard
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Fen;

    fn position(fen: &str) -> Position {
        Fen::read(fen).unwrap().position
    }

    fn find(position: &Position, mv: &str) -> Move {
        let moves = position.legal_moves();
        let found = moves.into_iter().find(|found| found.to_string() == mv);
        found.unwrap_or_else(|| panic!("{mv} on {position}"))
    }

    /// Of 200 turns, in how many the opponent's `mv` is overlooked.
    fn often(overlooks: Overlooks, fen: &str, before: Option<&str>, mv: &str) -> usize {
        let mut now = position(fen);
        let before = before.map(|text| {
            let before = Before {
                position: now,
                mv: find(&now, text),
            };
            now = now.after(before.mv);
            before
        });
        let mv = find(&now, mv);
        let overlooked = |turn: &u64| {
            let sight = Sight::of(overlooks, Chance::of(5, *turn));
            sight.overlooks(&now, mv, before, Whose::Theirs)
        };
        (0..200).filter(overlooked).count()
    }

    const NOTHING: Overlooks = Overlooks::NOTHING;

    // LEARN-8
    #[test]
    fn each_kind_of_oversight_is_of_its_captures_alone() {
        let kinds = [
            Overlooks {
                far_diagonal: 100,
                ..NOTHING
            },
            Overlooks {
                far_line: 100,
                ..NOTHING
            },
            Overlooks {
                backwards: 100,
                ..NOTHING
            },
            Overlooks {
                knight: 100,
                ..NOTHING
            },
            Overlooks {
                left_behind: 100,
                ..NOTHING
            },
            Overlooks {
                opened: 100,
                ..NOTHING
            },
            Overlooks {
                pinned_guard: 100,
                ..NOTHING
            },
        ];
        let cases = [
            // A bishop over the whole diagonal, a rook over the whole file, a queen that goes back.
            ("6kq/8/8/8/8/8/8/B6K w - - 0 1", None, "a1h8", 0),
            ("r5k1/8/8/8/8/8/8/R6K w - - 0 1", None, "a1a8", 1),
            ("6k1/8/8/2Q5/8/4p3/8/7K w - - 0 1", None, "c5e3", 2),
            ("6k1/8/8/4p3/8/5N2/8/7K w - - 0 1", None, "f3e5", 3),
            // The knight on f6 guarded d5; the knight on e5 stood before the rook's pawn.
            (
                "6k1/8/5n2/3p4/8/2B5/8/3R3K b - - 0 1",
                Some("f6h5"),
                "d1d5",
                4,
            ),
            (
                "3q2k1/8/8/3n4/8/8/3R4/7K b - - 0 1",
                Some("d5f4"),
                "d2d8",
                5,
            ),
            // The pawn on d6 is guarded by the bishop on e7, which is pinned by the rook.
            ("4k3/4b3/3p4/2P5/8/8/8/4R2K w - - 0 1", None, "c5d6", 6),
            // The queen that took the pawn never guarded it.
            (
                "6k1/4p3/3p4/8/8/8/8/3Q3K w - - 0 1",
                Some("d1d6"),
                "e7d6",
                9,
            ),
            // Near, forward, by nothing special: nobody overlooks it.
            ("6k1/8/8/3p4/4P3/8/8/7K w - - 0 1", None, "e4d5", 9),
        ];
        for (fen, before, mv, kind) in cases {
            for (index, &overlooks) in kinds.iter().enumerate() {
                let expected = if index == kind { 200 } else { 0 };
                // A rook that opens its line by the same way goes far, too.
                let also = index == 1 && matches!(mv, "d1d5" | "d2d8");
                if !also {
                    assert_eq!(often(overlooks, fen, before, mv), expected, "{mv} {index}");
                }
            }
        }
    }

    #[test]
    fn what_is_overlooked_half_of_the_time_is_seen_half_of_the_time() {
        let half = Overlooks {
            capture: 50,
            ..NOTHING
        };
        let times = often(half, "6k1/8/8/3p4/4P3/8/8/7K w - - 0 1", None, "e4d5");
        assert!((70..=130).contains(&times), "{times} of 200");
    }

    #[test]
    fn one_overlooks_less_of_what_one_can_take_oneself() {
        let always = Overlooks {
            capture: 100,
            mate: 100,
            ..NOTHING
        };
        let now = position("6k1/8/8/3p4/4P3/8/8/7K w - - 0 1");
        let mv = find(&now, "e4d5");
        let seen = |turn: &u64| {
            let sight = Sight::of(always, Chance::of(5, *turn));
            !sight.overlooks(&now, mv, None, Whose::Own) && !sight.overlooks_mate(mv, Whose::Own)
        };
        assert!((0..200).filter(seen).count() > 20);
    }
}
