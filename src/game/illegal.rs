//! Illegal moves: what is ruled, what it costs, and what nobody claims (IRREG-3, 9, 10, 15 to 17).

use super::mating;
use super::notice::{Irregularity, Notice};
use super::outcome::{AnnulReason, DrawReason, Outcome, WinReason};
use super::record::Irregular;
use super::regulations::{
    Enforcement, IllegalBonus, IllegalRemedy, IllegalStandsAfter, LosesAt, Settings, VsNoMate,
};
use super::state::{Context, State};
use super::touch::{Intent, Ledger};
use crate::clock::{Event, Millis};
use crate::rules::{Bitboard, Color, Piece, Position, Rank, Role, Square};

impl State {
    /// The player to move has made an illegal move: the app rules, or lets it happen.
    pub(super) fn rule_on_illegal(
        &mut self,
        kind: Irregularity,
        promotion: Option<(Square, Square)>,
        cx: &mut Context<'_>,
    ) {
        if cx.settings.enforcement == Enforcement::Claims {
            self.let_happen(kind, cx);
            return;
        }
        let by = self.turn;
        if self.penalize(by, kind, cx) {
            return;
        }
        // IRREG-3: the piece moved wrongly counts as touched, then the piece captured.
        self.enter_missing_pieces();
        // PROMO-4: the promotion square stays fixed.
        self.hand.fixed = self.hand.fixed.or(promotion);
        self.put_pieces_back();
        let ply = self.record.len();
        cx.say(Notice::Restored { ply });
    }

    /// Counts an illegal move and makes the player pay for it. Returns whether that ends the game.
    pub(super) fn penalize(&mut self, by: Color, kind: Irregularity, cx: &mut Context<'_>) -> bool {
        let number = self.illegal_moves[by].saturating_add(1);
        self.illegal_moves[by] = number;
        cx.say(Notice::IllegalMove { by, kind, number });
        let regulations = &cx.settings.regulations;
        if regulations.illegal_remedy == IllegalRemedy::NewGame {
            self.put_pieces_back();
            let reason = AnnulReason::IllegalMove;
            self.finish(Outcome::Annulled { reason }, cx);
            return true;
        }
        let too_many = match regulations.illegal_loses_at {
            LosesAt::Never => false,
            LosesAt::Number(last) => number >= last,
        };
        // IRREG-17
        if too_many || cx.settings.is_below(regulations.fast_illegal_loses_below) {
            self.put_pieces_back();
            let drawn = regulations.illegal_loss_vs_no_mate == VsNoMate::Draw
                && mating::cannot_mate(&self.position, !by, &cx.settings.legacy);
            let outcome = if drawn {
                Outcome::drawn(DrawReason::IllegalMovesCannotMate)
            } else {
                Outcome::won(!by, WinReason::IllegalMoves)
            };
            self.finish(outcome, cx);
            return true;
        }
        let bonus = if cx.settings.is_rapid_or_blitz() {
            regulations.illegal_bonus_in_rapid_blitz
        } else {
            regulations.illegal_bonus
        };
        let seconds = match bonus {
            IllegalBonus::Nothing => 0,
            IllegalBonus::Seconds(seconds) => seconds,
            IllegalBonus::SecondsIfBelow((seconds, below)) => {
                let left = self.clock.at(cx.at).remaining(!by);
                let short = |left| left < Millis::from_seconds(i64::from(below));
                if left.is_some_and(short) { seconds } else { 0 }
            }
        };
        self.give_time(!by, Millis::from_seconds(i64::from(seconds)), cx);
        false
    }

    /// Adds to a side's time, in games with a clock; negative to take.
    pub(super) fn give_time(&mut self, side: Color, time: Millis, cx: &mut Context<'_>) {
        if time != Millis::ZERO
            && cx.settings.has_clock()
            && self.clock_event(Event::AddTime(side, time), cx.at).is_ok()
        {
            cx.say(Notice::TimeAdded { side, time });
        }
    }

    /// Enters the enemy pieces that are no longer where they stood into the ledger.
    fn enter_missing_pieces(&mut self) {
        for square in self.base.of_color(!self.turn) {
            if self.board.get(square) != self.base.get(square) {
                self.hand.ledger.enter(square, Intent::Deliberate);
            }
        }
    }

    /// What the player to move has done stays, until somebody claims: the other has the move.
    pub(super) fn let_happen(&mut self, kind: Irregularity, cx: &mut Context<'_>) {
        let by = self.turn;
        self.enter_missing_pieces();
        let irregular = Irregular {
            kind,
            ledger: std::mem::take(&mut self.hand.ledger),
            stands: false,
        };
        let next = self.position_on_board(!by);
        let (before, log_start) = (self.position, self.hand.log_start);
        self.record
            .enter_irregular(by, before, irregular, next.as_ref(), cx.at, log_start);
        match next {
            Some(next) => self.start_turn(next, cx),
            None => {
                let board = self.board;
                self.start_turn(before, cx);
                self.board = board;
                self.base = board;
                self.turn = !by;
                self.adrift = true;
            }
        }
        self.follow_up(by, cx);
    }

    /// The legal position that the pieces on the board make with this player to move, if they do.
    fn position_on_board(&self, turn: Color) -> Option<Position> {
        let mut setup = self.position.setup();
        let unmoved = |color: Color| {
            let king = self.position.king(color);
            let rook = Piece::new(color, Role::Rook);
            let home = self.board.get(king) == Some(Piece::new(color, Role::King));
            let rooks = self.position.castling_rooks(color);
            rooks
                .into_iter()
                .filter(|&square| home && self.board.get(square) == Some(rook))
                .collect::<Bitboard>()
        };
        setup.castling = unmoved(Color::White) | unmoved(Color::Black);
        setup.placement = self.board;
        setup.passed = None;
        setup.turn = turn;
        setup.halfmove_clock = setup.halfmove_clock.saturating_add(1);
        setup.fullmove_number = setup
            .fullmove_number
            .saturating_add(u32::from(turn.is_white()));
        setup.position_of_any_material().ok()
    }

    /// The opponent of an offender touches a piece or has moved: an illegal move may now stand
    /// (IRREG-17).
    pub(super) fn irregularity_ages(&mut self, by: Color, touched: bool, cx: &mut Context<'_>) {
        if !now_stands(cx.settings, touched) {
            return;
        }
        let back = if touched { 1 } else { 2 };
        let Some(index) = self.record.plies().len().checked_sub(back) else {
            return;
        };
        if let Some(ply) = self.record.ply_mut(index)
            && ply.by != by
            && let Some(irregular) = ply.irregular.as_mut()
            && !irregular.stands
        {
            irregular.stands = true;
            cx.say(Notice::Stands);
        }
    }

    /// In fast games that nobody watches, both kings in check or a pawn on its last rank are noticed; where the next
    /// completed move leaves it so, the game is drawn (IRREG-18).
    pub(super) fn look_out_for_impossible(&mut self, cx: &mut Context<'_>) {
        let settings = cx.settings;
        let looks = settings.enforcement == Enforcement::Claims
            && settings.is_rapid_or_blitz()
            && settings.regulations.illegal_stands_after
                == IllegalStandsAfter::NextMoveInRapidBlitz;
        let impossible = looks && self.is_impossible();
        let noticed = std::mem::replace(&mut self.impossible, impossible);
        if noticed && self.impossible && self.outcome.is_none() {
            self.finish(Outcome::drawn(DrawReason::ImpossiblePosition), cx);
        }
    }

    /// Whether both kings are in check, or a pawn stands on its last rank.
    fn is_impossible(&self) -> bool {
        let board = &self.board;
        let on_last_rank = |side: Color| {
            let mut pawns = board.of(Piece::new(side, Role::Pawn)).into_iter();
            pawns.any(|pawn| pawn.rank() == Rank::last(side))
        };
        let in_check = |side: Color| {
            let mut kings = board.of(Piece::new(side, Role::King)).into_iter();
            kings.any(|king| board.attackers(king, !side).any())
        };
        Color::ALL.into_iter().any(on_last_rank) || Color::ALL.into_iter().all(in_check)
    }

    /// Takes half-moves out of the record and gives the position before them back, with the move and
    /// these touches.
    pub(super) fn restore(&mut self, index: usize, ledger: Ledger, cx: &mut Context<'_>) {
        let Some(first) = self.record.cut(index) else {
            return;
        };
        self.start_turn(first.before, cx);
        self.hand.ledger = ledger;
        self.hand.log_start = first.log_start;
        self.breach = None;
        self.impossible = false;
        self.sealed = None;
        self.pressed_idle = None;
        self.unpressed = Default::default();
        self.turn_clock_back(cx);
        let ply = self.record.len();
        cx.say(Notice::Restored { ply });
    }

    /// Brings the clock in line with a shorter record: whose time runs, and how many moves count.
    pub(super) fn turn_clock_back(&mut self, cx: &Context<'_>) {
        if !cx.settings.has_clock() {
            return;
        }
        let _ = self.clock_event(Event::SetTurn(self.turn), cx.at);
        for side in Color::ALL {
            let made = self.record.moves_of(side);
            if self.clock.at(cx.at).completed(side) > made {
                let _ = self.clock_event(Event::SetMoveCount(side, made), cx.at);
            }
        }
    }
}

/// Whether an illegal move stands now that the opponent has touched a piece or moved (IRREG-17).
fn now_stands(settings: &Settings, touched: bool) -> bool {
    let regulations = &settings.regulations;
    let fast = || settings.is_below(regulations.fast_illegal_loses_below);
    match regulations.illegal_stands_after {
        IllegalStandsAfter::Never => false,
        IllegalStandsAfter::ReplyInFast => !touched && fast(),
        IllegalStandsAfter::ReplyOrTouchInFast => fast(),
        IllegalStandsAfter::NextMoveInRapidBlitz => !touched && settings.is_rapid_or_blitz(),
    }
}
