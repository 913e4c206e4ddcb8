//! Whether a player could still mate: the one place where this layer asks the rules.

use super::regulations::Legacy;
use crate::rules::{Color, Position, Role};

/// Whether a side has nothing but its king (CLOCK-9, `LoneKing`).
pub(super) fn has_bare_king(position: &Position, side: Color) -> bool {
    !position.of_color(side).more_than_one()
}

/// Whether it is certain that a side can't mate by any series of legal moves (CLOCK-9,
/// `AnySeries`). What the search leaves undecided is not certain: the flag then loses, as it would
/// before an arbiter who can't show that no mate exists.
pub(super) fn cannot_mate(position: &Position, side: Color, legacy: &Legacy) -> bool {
    if legacy.king_earns_pawn.is_some() {
        // Any king can earn a pawn, a queen and a mate (LEGACY-1).
        return false;
    }
    let mating = position.can_mate(side, Position::MATING_BUDGET);
    mating.is_possible() == Some(false)
}

/// Whether it is certain that no series of legal moves mates either king (DRAW-9). Asked after each
/// move, so only what is cheap to show counts.
pub(super) fn is_dead(position: &Position) -> bool {
    position.is_plainly_dead()
}

/// Whether the ending is one of those for which the Codex gives 75 moves (DRAW-16): K+R+B v K+R,
/// K+2N v K+P, K+Q+P one step from promotion v K+Q, K+Q v K+2N, K+2B v K+B or K+N.
pub(super) fn is_long_ending(position: &Position) -> bool {
    let [white, black] = Color::ALL.map(|side| Force::of(position, side));
    is_long(&white, &black) || is_long(&black, &white)
}

/// What a side has besides its king.
struct Force {
    /// Pawns, knights, bishops, rooks, queens.
    count: [u32; 5],
    /// Whether a pawn is one step from promotion.
    about_to_promote: bool,
}

impl Force {
    fn of(position: &Position, side: Color) -> Force {
        let own = position.of_color(side);
        let roles = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ];
        let pawns = position.of_role(Role::Pawn) & own;
        Force {
            count: roles.map(|role| (position.of_role(role) & own).count()),
            about_to_promote: pawns
                .into_iter()
                .any(|pawn| pawn.rank() == crate::rules::Rank::pawns(!side)),
        }
    }
}

fn is_long(strong: &Force, weak: &Force) -> bool {
    match (strong.count, weak.count) {
        ([0, 0, 1, 1, 0], [0, 0, 0, 1, 0])
        | ([0, 2, 0, 0, 0], [1, 0, 0, 0, 0])
        | ([0, 0, 0, 0, 1], [0, 2, 0, 0, 0])
        | ([0, 0, 2, 0, 0], [0, 0, 1, 0, 0] | [0, 1, 0, 0, 0]) => true,
        ([1, 0, 0, 0, 1], [0, 0, 0, 0, 1]) => strong.about_to_promote,
        _ => false,
    }
}
