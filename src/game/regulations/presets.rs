//! The presets: the table "Rule sets" of the laws, as data.
//!
//! Where the table of the laws has two values in one cell, a row of its own with a longer name holds
//! the second. Where the laws print a dash (the rule has nothing to apply to), the row holds what
//! comes into force if the game is nevertheless set up so that it has.

use super::endings::*;
use super::rule_sets::rule_sets;
use super::values::*;
use crate::clock::CategoryTable;

rule_sets! {
    //                                                    Home, School, Codex, Club, Fide2014, FideNow

    /// What touching without meaning to does (TOUCH-8).
    accidental_touch: AccidentalTouch =                   Counts, Ignored, Ignored, Ignored, Ignored, Ignored;
    /// Which of several touched pieces bind (TOUCH-4 to 6).
    several_touched: SeveralTouched =                     FirstPair, FirstOnly, FirstPair, FirstPair, FirstChain, FirstPair;
    /// What king, then rook oblige to (TOUCH-12).
    king_then_rook: KingThenRook =                        MustCastle, AnyKingMove, AnyKingMove, MustCastle, MustCastle, MustCastle;
    /// What they oblige to if the king has no legal move (TOUCH-14).
    king_then_rook_stuck: KingThenRookStuck =             AnyMove, AnyMove, AnyMove, AnyMove, NextTouched, AnyMove;
    /// From when on a move is an illegal move (IRREG-24).
    illegal_counts_when: IllegalCountsWhen =              Made, Made, Made, Made, Completed, Completed;
    /// What an illegal move leads to (IRREG-3).
    illegal_remedy: IllegalRemedy =                       NewGame, Restore, Restore, Restore, Restore, Restore;
    /// What happens if the position before it can't be found (IRREG-3).
    position_unknown: PositionUnknown =                   NewGame, NewGame, NewGame, LastKnown, LastKnown, LastKnown;
    /// What the opponent gets for it (IRREG-15).
    illegal_bonus: IllegalBonus =                         Nothing, Nothing, Nothing, Nothing, SecondsIfBelow((120, 300)), Seconds(120);
    /// The same in rapid and blitz.
    illegal_bonus_in_rapid_blitz: IllegalBonus =          Nothing, Nothing, Nothing, Nothing, SecondsIfBelow((120, 300)), Seconds(60);
    /// Which illegal move of a player loses (IRREG-15, 16); in Ukraine Club's is the second.
    illegal_loses_at: LosesAt =                           Never, Never, Never, Number(3), Number(2), Number(2);
    /// What that loss is to an opponent who can't mate (IRREG-15).
    illegal_loss_vs_no_mate: VsNoMate =                   Loss, Loss, Loss, Loss, Draw, Draw;
    /// The games in which the first illegal move loses (IRREG-17).
    fast_illegal_loses_below: Below =                     Never, Never, Never, Minutes(15), Minutes(60), Never;
    /// When an illegal move stands (IRREG-17).
    illegal_stands_after: IllegalStandsAfter =            Never, Never, Never, ReplyInFast, ReplyOrTouchInFast, NextMoveInRapidBlitz;
    /// What a pawn left on the last rank at the press leads to (IRREG-9).
    unreplaced_pawn: UnreplacedPawn =                     Annul, Annul, Annul, Annul, IllegalQueen, IllegalQueen;
    /// What a press without a move is (IRREG-23).
    press_without_move: PressWithoutMove =                Warn, Warn, Warn, Warn, Warn, Illegal;
    /// What two hands for one move are (IRREG-23).
    two_hands: TwoHands =                                 Warn, Ignored, Ignored, Ignored, Ignored, Illegal;
    /// What a wrong set-up leads to (IRREG-6).
    wrong_setup: WrongSetup =                             NewGame, NewGame, NewGame, NewGame, FixWithin(3), NewGame;
    /// The same in rapid and blitz.
    wrong_setup_in_rapid_blitz: WrongSetup =              NewGame, NewGame, NewGame, NewGame, FixWithin(3), NewGameBelow(10);
    /// What wrong colours lead to (IRREG-7).
    wrong_colours: WrongColours =                         NewGame, NewGame, Quarter, NewGame, NewGame, NewGameBelow(10);
    /// How clocks are set after a late correction (IRREG-19, 20).
    time_correction: TimeCorrection =                     None, None, ProportionalFloor, Arbiter, Arbiter, Arbiter;
    /// When a draw may be offered (DRAW-2, 3).
    offer_window: OfferWindow =                           Any, Any, AfterMove, OwnTurn, AfterMove, AfterMove;
    /// Whether it may be offered on the own time before moving (DRAW-4).
    offer_before_moving: OfferBeforeMoving =              InOrder, InOrder, InOrder, InOrder, Warned, Warned;
    /// What declines an offer without a word (DRAW-2).
    offer_declined_by: OfferDeclinedBy =                  Reply, Reply, Reply, Reply, Reply, Touch;
    /// How many moves each must have made before a draw is agreed (DRAW-7).
    agree_after_moves: AgreeAfter =                       Moves(0), Moves(0), Moves(0), Moves(0), Moves(0), Moves(1);
    /// What the third occurrence does (DRAW-11).
    threefold: Threefold =                                Auto, Auto, ClaimMover, ClaimAny, ClaimAny, ClaimMover;
    /// Which fifth occurrence ends the game (DRAW-13).
    fivefold: Fivefold =                                  Off, Off, Off, Off, Consecutive, Any;
    /// Whether perpetual check ends the game (DRAW-10).
    perpetual_check: Switch =                             Off, On, Off, Off, Off, Off;
    /// Who may claim after 50 moves (DRAW-14).
    fifty_moves: FiftyMoves =                             ClaimAny, Off, ClaimMover, ClaimAny, ClaimAny, ClaimMover;
    /// Whether 75 moves are needed in the long endings (DRAW-16).
    long_endings_75: Switch =                             Off, Off, On, Off, Off, Off;
    /// Whether 75 moves end the game (DRAW-15).
    seventy_five_auto: Switch =                           Off, Off, Off, Off, On, On;
    /// When what is left on the board ends the game (DRAW-9).
    material_draw: MaterialDraw =                         ByMaterial, OneMinorEach, ByMaterial, OneMinorEach, DeadPosition, DeadPosition;
    /// Whether a claim may rest on an intended move (DRAW-17).
    claim_intended_move: Switch =                         Off, Off, On, Off, On, On;
    /// What a wrong claim costs (DRAW-18).
    wrong_claim: WrongClaim =                             Nothing, Nothing, Claimant(300), Nothing, Arbiter, Opponent(120);
    /// The same in rapid and blitz.
    wrong_claim_in_rapid_blitz: WrongClaim =              Nothing, Nothing, Claimant(300), Nothing, Arbiter, Opponent(60);
    /// Whether touching a piece ends the right to claim on that move (DRAW-18).
    touch_ends_claim: Switch =                            Off, Off, Off, Off, On, On;
    /// Whether a draw may be asked for in the last two minutes (DRAW-21).
    two_minute_claim: Switch =                            Off, Off, Off, On, On, Off;
    /// The games in which it may not all the same.
    two_minute_claim_not_below: Below =                   Never, Never, Never, Never, Minutes(10), Never;
    /// Whether the game is played with a clock (TURN-7).
    clock: ClockUse =                                     Optional, Off, On, On, On, On;
    /// Who points out a fallen flag (CLOCK-7).
    flag_call: FlagCall =                                 Auto, Auto, Auto, Auto, Auto, Auto;
    /// Who does where there is no arbiter.
    flag_call_without_arbiter: FlagCall =                 Auto, Auto, Claim, Auto, Auto, Auto;
    /// The games in which only a claim counts (CLOCK-11).
    flag_claim_below: Below =                             Never, Never, Never, Never, Minutes(60), Never;
    /// Against whom overstepping the time only draws (CLOCK-9).
    flag_vs_no_mate: FlagVsNoMate =                       AnySeries, AnySeries, LoneKing, AnySeries, AnySeries, AnySeries;
    /// What two fallen flags mean (CLOCK-10).
    both_flags: BothFlags =                               Draw, Draw, PlayOn, Draw, Draw, PlayOn;
    /// The same in the last period.
    both_flags_in_last_period: BothFlags =                Draw, Draw, Draw, Draw, Draw, Draw;
    /// What stopping the clocks says (WIN-6).
    stopping_clock: StoppingClock =                       CallArbiter, CallArbiter, Resigns, Resigns, CallArbiter, CallArbiter;
    /// What resigning to an opponent who can't mate gives (WIN-2).
    resign_vs_no_mate: VsNoMate =                         Loss, Loss, Loss, Loss, Loss, Draw;
    /// When a player who has not come loses (CLOCK-17).
    default_after: DefaultAfter =                         Never, Minutes(0), Minutes(60), Minutes(60), Minutes(0), Minutes(0);
    /// The same where lateness is allowed.
    default_after_if_lateness_allowed: DefaultAfter =     Never, Minutes(0), Minutes(60), Minutes(60), HalfTheLimit, Minutes(0);
    /// Whether the moves must be written down (NOTATION-1).
    scoresheet: Scoresheet =                              Optional, Optional, Required, Optional, Required, Required;
    /// With how little time left a player is free of it (NOTATION-2).
    scoresheet_free_below: Below =                        Never, Never, Minutes(5), Never, Minutes(5), Minutes(5);
    /// The increment with which he is not.
    scoresheet_not_free_with: FromIncrement =             Never, Never, Never, Never, Seconds(30), Seconds(30);
    /// Whether the moves must be written down in rapid and blitz.
    scoresheet_in_rapid_blitz: Scoresheet =               Optional, Optional, Required, Optional, Optional, Optional;
    /// What counts as bullet, blitz, rapid, classical (CLOCK-20).
    categories: CategoryTable =                           Home, FideNow, FideNow, Club, Fide2014, FideNow;
}
