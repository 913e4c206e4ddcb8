//! The game on the page so far: from which position, which moves, and whether it has ended.

use crate::notation::Description;
use crate::rules::{Color, Ending, Move, Position};

/// What the players do to the game. One reducer, [`Session::apply`], carries it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A legal move is made.
    Move(Move),
    /// The last move is taken back; before the first move of a new game, the new game itself.
    TakeBack,
    /// The pieces are set up again as this game began.
    NewGame,
}

/// How a game has ended by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Mate (MATE-1).
    Checkmate {
        /// The side that gave it.
        winner: Color,
    },
    /// Stalemate (STALE-1).
    Stalemate,
    /// No mate is possible with the pieces that are left (DRAW-9, by material).
    Material,
}

impl Outcome {
    /// The outcome that a position brings at once, if it does.
    pub fn of(position: &Position) -> Option<Outcome> {
        match position.ending() {
            Some(Ending::Checkmate) => Some(Outcome::Checkmate {
                winner: !position.turn(),
            }),
            Some(Ending::Stalemate) => Some(Outcome::Stalemate),
            None if position.is_bare_material() => Some(Outcome::Material),
            None => None,
        }
    }

    /// The result as score sheets write it: `1-0`, `0-1` or `1/2-1/2`.
    pub fn result(self) -> &'static str {
        match self {
            Outcome::Checkmate {
                winner: Color::White,
            } => "1-0",
            Outcome::Checkmate { .. } => "0-1",
            Outcome::Stalemate | Outcome::Material => "1/2-1/2",
        }
    }

    /// The reason by its name in `data-reason`.
    pub fn reason(self) -> &'static str {
        match self {
            Outcome::Checkmate { .. } => "checkmate",
            Outcome::Stalemate => "stalemate",
            Outcome::Material => "material",
        }
    }
}

/// One half-move of the game.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub after: Position,
    /// The move as it is told and written.
    pub told: Description,
}

/// A game from its start position to now.
#[derive(Clone, Debug)]
pub struct Session {
    start: Position,
    chess960: bool,
    plies: Vec<Ply>,
    outcome: Option<Outcome>,
    /// The game that a new game has put away, until the new one has a move: a slip costs nothing.
    former: Vec<Ply>,
}

impl Session {
    /// A game about to begin from a position. `chess960`: king or rooks castle from other than
    /// the classical squares (VARIANT-2).
    pub fn new(start: Position, chess960: bool) -> Session {
        Session {
            start,
            chess960,
            plies: Vec::new(),
            outcome: Outcome::of(&start),
            former: Vec::new(),
        }
    }

    /// Carries out an action. `false` when it changes nothing: the move is not legal, the game is
    /// over, or there is nothing to take back.
    pub fn apply(&mut self, action: Action) -> bool {
        match action {
            Action::Move(mv) => {
                let position = *self.position();
                let Ok(after) = position.play(mv) else {
                    return false;
                };
                if self.outcome.is_some() {
                    return false;
                }
                self.former.clear();
                self.plies.push(Ply {
                    mv,
                    after,
                    told: Description::of(&position, mv),
                });
                self.outcome = Outcome::of(&after);
                true
            }
            Action::TakeBack => {
                let taken = self.can_take_back();
                if self.plies.pop().is_none() {
                    self.plies.append(&mut self.former);
                }
                self.outcome = Outcome::of(self.position());
                taken
            }
            Action::NewGame => {
                let changes = !self.plies.is_empty();
                if changes {
                    self.former = std::mem::take(&mut self.plies);
                }
                self.outcome = Outcome::of(&self.start);
                changes
            }
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position before the last move; the start when none has been made.
    pub fn before_last(&self) -> &Position {
        match self.plies.as_slice() {
            [.., before, _] => &before.after,
            _ => &self.start,
        }
    }

    /// Whether king or rooks castle from other than the classical squares.
    pub fn chess960(&self) -> bool {
        self.chess960
    }

    /// Whether there is something to take back.
    pub fn can_take_back(&self) -> bool {
        !self.plies.is_empty() || !self.former.is_empty()
    }

    /// The half-moves made, first first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::rules::Fen;

    fn from(fen: &str) -> Session {
        let fen = Fen::read(fen).unwrap();
        Session::new(fen.position, fen.chess960)
    }

    fn play(session: &mut Session, moves: &str) {
        for text in moves.split_whitespace() {
            let mv = notation::read(session.position(), text).unwrap().get();
            assert!(session.apply(Action::Move(mv)), "{text}");
        }
    }

    // MATE-1a
    #[test]
    fn mate_wins_at_once_and_no_move_follows() {
        let mut session = Session::new(Position::initial(), false);
        play(&mut session, "f3 e5 g4 Qh4");
        let outcome = session.outcome().unwrap();
        assert_eq!((outcome.result(), outcome.reason()), ("0-1", "checkmate"));
        let mv = notation::read(&Position::initial(), "e4").unwrap().get();
        assert!(!session.apply(Action::Move(mv)));
    }

    // STALE-1a, DRAW-8
    #[test]
    fn stalemate_draws_at_once() {
        let outcome = from("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").outcome().unwrap();
        assert_eq!(
            (outcome.result(), outcome.reason()),
            ("1/2-1/2", "stalemate")
        );
    }

    // DRAW-9a, DRAW-9b
    #[test]
    fn what_can_never_mate_draws_at_once() {
        for fen in [
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
            "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
            "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        ] {
            assert_eq!(from(fen).outcome(), Some(Outcome::Material), "{fen}");
        }
        assert_eq!(from("4k3/8/8/8/8/8/8/2N1K1N1 w - - 0 1").outcome(), None);
    }

    // C06
    #[test]
    fn taking_back_brings_back_the_right_to_castle() {
        let mut session = Session::new(Position::initial(), false);
        play(&mut session, "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O");
        assert!(session.apply(Action::TakeBack));
        assert_eq!(
            session.position().to_string(),
            "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
        );
        play(&mut session, "O-O");
    }

    // MATE-1a
    #[test]
    fn a_mate_can_be_taken_back_and_the_game_goes_on() {
        let mut session = Session::new(Position::initial(), false);
        play(&mut session, "f3 e5 g4 Qh4");
        assert!(session.apply(Action::TakeBack));
        assert_eq!(session.outcome(), None);
        play(&mut session, "Nc6");
    }

    #[test]
    fn a_new_game_by_a_slip_is_taken_back_until_it_has_a_move() {
        let mut session = Session::new(Position::initial(), false);
        assert!(!session.apply(Action::NewGame));
        assert!(!session.apply(Action::TakeBack));
        play(&mut session, "e4 e5");
        assert!(session.apply(Action::NewGame));
        assert_eq!(*session.position(), Position::initial());
        assert!(!session.apply(Action::NewGame));
        assert!(session.apply(Action::TakeBack));
        assert_eq!(session.plies().len(), 2);
        session.apply(Action::NewGame);
        play(&mut session, "d4");
        assert!(session.apply(Action::TakeBack));
        assert!(!session.apply(Action::TakeBack));
    }
}
