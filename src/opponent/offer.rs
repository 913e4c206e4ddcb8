//! Whether a draw is welcome.

use super::level::{Level, Overlooks, Then};
use super::thinking::Thinking;
use crate::rules::{Color, Piece, Position, Role};

/// So far behind, in hundredths of a pawn, a draw is welcome.
const BEHIND: i32 = -120;
/// No further ahead than this, a draw is welcome in a game that leads nowhere.
const EVEN: i32 = 40;
/// Half-moves without capture or pawn move after which a game leads nowhere.
const NOWHERE: u16 = 40;
/// Who judges the position: sees what is being exchanged just now, and knows all that there is to know.
const JUDGE: Level = Level {
    ahead: 1,
    then: Then::Captures,
    positions: 5_000,
    knowledge: 100,
    taste: 0,
    overlooks: Overlooks::NOTHING,
};

/// Whether `side` is glad of a draw in this position: the answer to an offer (DRAW-1), and whether to claim a
/// draw that can be claimed (DRAW-11, 14). So it is who is behind once the captures at hand are made, who can't
/// win with what is left to them (DRAW-9), and who is not ahead in a game that has led nowhere for 20 moves.
/// Everybody else plays on.
pub fn welcomes_draw(position: &Position, side: Color) -> bool {
    if !could_win(position, side) {
        return true;
    }
    // Without a legal move the game is over, and nobody is asked.
    let Some(thinking) = Thinking::of(position, &[], JUDGE, 0) else {
        return false;
    };
    let ahead = thinking.value();
    let ahead = if position.turn() == side {
        ahead
    } else {
        -ahead
    };
    ahead <= BEHIND || ahead <= EVEN && position.halfmove_clock() >= NOWHERE
}

/// Whether what a side has left can mate against play: a pawn, a rook, a queen, or two minor pieces that are not
/// both knights.
fn could_win(position: &Position, side: Color) -> bool {
    let of = |role| position.of(Piece::new(side, role));
    let heavy = of(Role::Pawn) | of(Role::Rook) | of(Role::Queen);
    let (bishops, knights) = (of(Role::Bishop), of(Role::Knight));
    heavy.any()
        || bishops.any() && (bishops | knights).more_than_one()
        || knights.without_first().more_than_one()
}
