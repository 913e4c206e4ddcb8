//! The legal moves. One generator hands sets of moves to a sink; one sink counts them, others list
//! them. Pins and checks are masks on the sets, so every move handed over is legal.

use super::attacks;
use super::bitboard::Bitboard;
use super::color::Color;
use super::moves::{self, Move, Wing};
use super::position::{BACK_RANKS, Position};
use super::square::{Rank, Square};

/// What takes the legal moves as the generator finds them.
pub(super) trait Sink {
    /// Whether positions without pins get code of their own: faster, and larger.
    const QUICK: bool;
    /// Whether squares are looked up that can be computed: faster, for 37 KiB of tables.
    const LOOKS_UP: bool;

    /// Moves of the piece on `from` to each of the squares.
    fn piece(&mut self, from: Square, to: Bitboard);
    /// Pawn moves to each of the squares, from `back` squares behind (modulo 64).
    fn pawns(&mut self, to: Bitboard, back: u32, code: u16);
    /// Pawn moves to squares of the last rank, four promotions each.
    fn promotions(&mut self, to: Bitboard, back: u32);
    /// A move by itself: castling, en passant.
    fn single(&mut self, from: Square, to: Square, code: u16);
}

const NOT_A: Bitboard = Bitboard(!0x0101_0101_0101_0101);
const NOT_H: Bitboard = Bitboard(!0x8080_8080_8080_8080);

/// Moves a set by so many squares, modulo 64.
#[inline]
fn ahead(set: Bitboard, by: u32) -> Bitboard {
    Bitboard(set.0.rotate_left(by))
}

/// How far a pawn of the side goes: one step, a capture towards the h-file, one towards the a-file.
struct PawnSteps {
    step: u32,
    towards_h: u32,
    towards_a: u32,
}

impl PawnSteps {
    #[inline]
    fn of(color: Color) -> PawnSteps {
        if color.is_white() {
            PawnSteps {
                step: 8,
                towards_h: 9,
                towards_a: 7,
            }
        } else {
            PawnSteps {
                step: 56,
                towards_h: 57,
                towards_a: 55,
            }
        }
    }
}

/// What a pawn attacks, looked up where that is worth the table.
#[inline(always)]
fn pawn<S: Sink>(color: Color, from: Square) -> Bitboard {
    if S::LOOKS_UP {
        attacks::pawn_looked_up(color, from)
    } else {
        attacks::pawn(color, from)
    }
}

/// What a bishop attacks on an empty board, likewise.
#[inline(always)]
fn bishop_rays<S: Sink>(from: Square) -> Bitboard {
    if S::LOOKS_UP {
        attacks::bishop_rays_looked_up(from)
    } else {
        attacks::bishop_rays(from)
    }
}

/// The squares between two, likewise.
#[inline(always)]
fn between<S: Sink>(a: Square, b: Square) -> Bitboard {
    if S::LOOKS_UP {
        attacks::between_looked_up(a, b)
    } else {
        attacks::between(a, b)
    }
}

impl Position {
    /// Hands all legal moves of the pieces in `movers` to the sink. For all pieces, `movers` is
    /// everything. `turn` is the player to move, given so that a caller can make it a constant.
    #[inline(always)]
    pub(super) fn generate<S: Sink>(&self, turn: Color, movers: Bitboard, sink: &mut S) {
        let occupied = self.occupied();
        let own = self.own;
        let king_set = own - (self.pawns | self.knights | self.diagonals | self.straights);
        let king = Square::wrapping(king_set.0.trailing_zeros());
        let their_diagonals = self.diagonals & self.opponent;
        let their_straights = self.straights & self.opponent;

        let mut checkers = ((attacks::knight(king) & self.knights)
            | (pawn::<S>(turn, king) & self.pawns))
            & self.opponent;
        let mut answers = checkers;
        let mut pins = Pins::NONE;
        for sniper in bishop_rays::<S>(king) & their_diagonals {
            let line = between::<S>(king, sniper);
            let in_the_way = line & occupied;
            if in_the_way.is_empty() {
                checkers |= sniper.into();
                answers |= line | sniper.into();
            } else if !in_the_way.more_than_one() {
                pins.diagonal |= line | sniper.into();
            }
        }
        for sniper in attacks::rook_rays(king) & their_straights {
            let line = between::<S>(king, sniper);
            let in_the_way = line & occupied;
            if in_the_way.is_empty() {
                checkers |= sniper.into();
                answers |= line | sniper.into();
            } else if !in_the_way.more_than_one() {
                pins.straight |= line | sniper.into();
            }
        }

        if (movers & king_set).any() {
            self.generate_king(turn, king, checkers.is_empty(), pins.straight, sink);
        }
        // Where a move of another piece may end: anywhere, or where it answers the one check.
        let targets = if checkers.is_empty() {
            !own
        } else if checkers.more_than_one() {
            return;
        } else {
            answers
        };
        let movers = own & movers;
        if S::QUICK && (pins.diagonal | pins.straight).is_empty() {
            self.generate_pieces(movers, targets, Pins::NONE, sink);
            self.generate_pawns(turn, movers, targets, Pins::NONE, sink);
        } else {
            self.generate_pieces(movers, targets, pins, sink);
            self.generate_pawns(turn, movers, targets, pins, sink);
        }
        if (self.rights - BACK_RANKS).any() {
            self.generate_en_passant(king, self.pawns & movers, sink);
        }
    }

    /// Moves of knights, bishops, rooks and queens. A pinned piece stays on the lines of the pins
    /// of its kind: it can't get from one such line to another.
    #[inline(always)]
    fn generate_pieces(
        &self,
        movers: Bitboard,
        targets: Bitboard,
        pins: Pins,
        sink: &mut impl Sink,
    ) {
        let occupied = self.occupied();
        for from in self.knights & (movers - (pins.diagonal | pins.straight)) {
            sink.piece(from, attacks::knight(from) & targets);
        }
        let diagonals = self.diagonals & (movers - pins.straight);
        for from in diagonals - pins.diagonal {
            sink.piece(from, attacks::bishop(from, occupied) & targets);
        }
        for from in diagonals & pins.diagonal {
            sink.piece(
                from,
                attacks::bishop(from, occupied) & targets & pins.diagonal,
            );
        }
        let straights = self.straights & (movers - pins.diagonal);
        for from in straights - pins.straight {
            sink.piece(from, attacks::rook(from, occupied) & targets);
        }
        for from in straights & pins.straight {
            sink.piece(
                from,
                attacks::rook(from, occupied) & targets & pins.straight,
            );
        }
    }

    /// Moves of pawns, all at once (MOVE-10 to 12, PROMO-1), without en passant.
    #[inline(always)]
    fn generate_pawns(
        &self,
        turn: Color,
        movers: Bitboard,
        targets: Bitboard,
        pins: Pins,
        sink: &mut impl Sink,
    ) {
        let pawns = self.pawns & movers;
        let steps = PawnSteps::of(turn);
        let movable = pawns - pins.diagonal;
        let one = (ahead(movable - pins.straight, steps.step)
            | (ahead(movable & pins.straight, steps.step) & pins.straight))
            - self.occupied();
        let third = Bitboard::rank(Rank::ALL[if turn.is_white() { 2 } else { 5 }]);
        let two = (ahead(one & third, steps.step) - self.occupied()) & targets;
        let one = one & targets;
        let takers = pawns - pins.straight;
        let prey = self.opponent & targets;
        let take = |takers: Bitboard, by| {
            (ahead(takers - pins.diagonal, by)
                | (ahead(takers & pins.diagonal, by) & pins.diagonal))
                & prey
        };
        let take_h = take(takers & NOT_H, steps.towards_h);
        let take_a = take(takers & NOT_A, steps.towards_a);
        sink.pawns(two, steps.step * 2, moves::DOUBLE_STEP);
        if ((one | take_h | take_a) & BACK_RANKS).is_empty() {
            sink.pawns(one, steps.step, 0);
            sink.pawns(take_h, steps.towards_h, 0);
            sink.pawns(take_a, steps.towards_a, 0);
        } else {
            for (to, back) in [
                (one, steps.step),
                (take_h, steps.towards_h),
                (take_a, steps.towards_a),
            ] {
                sink.pawns(to - BACK_RANKS, back, 0);
                sink.promotions(to & BACK_RANKS, back);
            }
        }
    }

    /// The king's moves to squares that no enemy piece attacks (MOVE-5), and castling.
    #[inline(always)]
    fn generate_king<S: Sink>(
        &self,
        turn: Color,
        king: Square,
        not_in_check: bool,
        pins_straight: Bitboard,
        sink: &mut S,
    ) {
        let near = attacks::king(king) - self.own;
        let mut asked = near;
        let mut castlings = [Bitboard::EMPTY; 2];
        if not_in_check && self.rights.has(king) {
            for rook in self.rights & self.own & BACK_RANKS & self.straights {
                if (between::<S>(king, rook) & self.occupied()).any() {
                    continue;
                }
                let wing = Wing::of(king, rook);
                let path = self.castling_path::<S>(turn, king, rook, wing, pins_straight);
                castlings[wing as usize] = path;
                asked |= path;
            }
        }
        if asked.is_empty() {
            return;
        }
        let attacked = self.attacked::<S>(turn, asked, king);
        sink.piece(king, near - attacked);
        for wing in Wing::ALL {
            let path = castlings[wing as usize];
            if path.any() && (path & attacked).is_empty() {
                sink.single(king, wing.king_to(turn), moves::CASTLING + wing as u16);
            }
        }
    }

    /// Those of the squares that the other side attacks once our king has left its place.
    #[inline(always)]
    fn attacked<S: Sink>(&self, turn: Color, squares: Bitboard, king: Square) -> Bitboard {
        let theirs = self.opponent;
        let (h, a) = if turn.is_white() { (57, 55) } else { (9, 7) };
        let pawns = self.pawns & theirs;
        let mut attacked = ahead(pawns & NOT_H, h) | ahead(pawns & NOT_A, a);
        for from in self.knights & theirs {
            attacked |= attacks::knight(from);
        }
        attacked |= attacks::king(Square::wrapping((theirs & self.kings()).0.trailing_zeros()));
        let through = self.occupied() - king.into();
        let diagonals = self.diagonals & theirs;
        let straights = self.straights & theirs;
        if !(diagonals | straights).more_than_one() {
            // One slider at most: cheaper to ask where it goes than what reaches each square.
            for from in diagonals {
                attacked |= attacks::bishop(from, through);
            }
            for from in straights {
                attacked |= attacks::rook(from, through);
            }
            return attacked;
        }
        for square in squares - attacked {
            if ((bishop_rays::<S>(square) & diagonals).any()
                && (attacks::bishop(square, through) & diagonals).any())
                || ((attacks::rook_rays(square) & straights).any()
                    && (attacks::rook(square, through) & straights).any())
            {
                attacked |= square.into();
            }
        }
        attacked
    }

    /// The squares that must not be attacked for the king to castle with this rook (CASTLE-3);
    /// none when a piece is in the way.
    fn castling_path<S: Sink>(
        &self,
        turn: Color,
        king: Square,
        rook: Square,
        wing: Wing,
        pins_straight: Bitboard,
    ) -> Bitboard {
        let king_to = wing.king_to(turn);
        let rook_to = wing.rook_to(turn);
        let path = between::<S>(king, king_to) | king_to.into();
        let rook_path = between::<S>(rook, rook_to) | rook_to.into();
        let others = self.occupied() - king.into() - rook.into();
        if ((path | rook_path) & others).any() {
            return Bitboard::EMPTY;
        }
        // Only in Chess960 can the rook's leaving open a line to the king.
        if pins_straight.has(rook)
            && (attacks::rook(king_to, others | rook_to.into()) & self.straights & self.opponent)
                .any()
        {
            return Bitboard::EMPTY;
        }
        path
    }

    /// Captures en passant that leave the own king safe (EP-1, EP-4).
    fn generate_en_passant(&self, king: Square, pawns: Bitboard, sink: &mut impl Sink) {
        let Some(passed) = self.passed_square() else {
            return;
        };
        for from in attacks::pawn(!self.turn(), passed) & pawns {
            if self.en_passant_is_safe(king, from, passed) {
                sink.single(from, passed, moves::EN_PASSANT);
            }
        }
    }

    /// Whether our king is safe once both pawns have gone (EP-4).
    pub(super) fn en_passant_is_safe(&self, king: Square, from: Square, passed: Square) -> bool {
        let taken = Bitboard::of(Square::at(passed.file(), from.rank()));
        let after = (self.occupied() - from.into() - taken) | passed.into();
        (self.attackers_when(king, !self.turn(), after) - taken).is_empty()
    }
}

/// The lines on which pieces are pinned, from the king's neighbour to the pinning piece.
#[derive(Clone, Copy)]
struct Pins {
    diagonal: Bitboard,
    straight: Bitboard,
}

impl Pins {
    const NONE: Pins = Pins {
        diagonal: Bitboard::EMPTY,
        straight: Bitboard::EMPTY,
    };
}

struct Count(u64);

impl Sink for Count {
    const QUICK: bool = true;
    const LOOKS_UP: bool = true;

    #[inline]
    fn piece(&mut self, _: Square, to: Bitboard) {
        self.0 += u64::from(to.count());
    }

    #[inline]
    fn pawns(&mut self, to: Bitboard, _: u32, _: u16) {
        self.0 += u64::from(to.count());
    }

    #[inline]
    fn promotions(&mut self, to: Bitboard, _: u32) {
        self.0 += 4 * u64::from(to.count());
    }

    #[inline]
    fn single(&mut self, _: Square, _: Square, _: u16) {
        self.0 += 1;
    }
}

/// Calls a function with each move.
struct Each<F, const LOOKS_UP: bool>(F);

impl<F: FnMut(Move), const LOOKS_UP: bool> Sink for Each<F, LOOKS_UP> {
    const QUICK: bool = false;
    const LOOKS_UP: bool = LOOKS_UP;

    #[inline]
    fn piece(&mut self, from: Square, to: Bitboard) {
        for to in to {
            (self.0)(Move::coded(from, to, 0));
        }
    }

    #[inline]
    fn pawns(&mut self, to: Bitboard, back: u32, code: u16) {
        for to in to {
            (self.0)(Move::coded(behind(to, back), to, code));
        }
    }

    #[inline]
    fn promotions(&mut self, to: Bitboard, back: u32) {
        for to in to {
            for promotion in (0..4).rev() {
                (self.0)(Move::coded(
                    behind(to, back),
                    to,
                    moves::PROMOTION + promotion,
                ));
            }
        }
    }

    #[inline]
    fn single(&mut self, from: Square, to: Square, code: u16) {
        (self.0)(Move::coded(from, to, code));
    }
}

#[inline]
fn behind(to: Square, back: u32) -> Square {
    Square::wrapping(to.index() as u32 + 128 - back)
}

impl Position {
    /// How many legal moves there are, without listing them.
    pub fn count_legal_moves(&self) -> u64 {
        let mut sink = Count(0);
        match self.turn() {
            Color::White => self.generate(Color::White, Bitboard::ALL, &mut sink),
            Color::Black => self.generate(Color::Black, Bitboard::ALL, &mut sink),
        }
        sink.0
    }

    /// Calls `f` with each legal move of the pieces in `movers`.
    #[inline]
    pub(super) fn each_move(&self, movers: Bitboard, f: impl FnMut(Move)) {
        self.generate(self.turn(), movers, &mut Each::<_, false>(f));
    }

    /// Calls `f` with each legal move, by the larger tables.
    #[inline]
    pub(super) fn each_move_quickly(&self, f: impl FnMut(Move)) {
        self.generate(self.turn(), Bitboard::ALL, &mut Each::<_, true>(f));
    }
}
