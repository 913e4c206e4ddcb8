//! The trainer of written moves (NOTATION): a move that is written is to be played, or one that is played is to be
//! written. Positions and moves come of games that are played by lots.

use super::lots::Lots;
use super::round::Round;
use crate::clock::Instant;
use crate::notation::{self, Description, Notation, ReadError};
use crate::rules::{Move, Position, Promotion, Refusal, Square};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Exercise {
    /// A move is written: it is to be played.
    #[default]
    Play,
    /// A move is played: it is to be written.
    Write,
}

/// What a round is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// What is asked.
    pub exercise: Exercise,
    /// Against the clock.
    pub timed: bool,
}

impl Options {
    /// The name under which the best result of such rounds is kept; each notation has its own.
    pub fn name(self, notation: Notation) -> String {
        let exercise = match self.exercise {
            Exercise::Play => "play",
            Exercise::Write => "write",
        };
        let pace = if self.timed { "timed" } else { "free" };
        ["notation-", exercise, "-", notation.name(), "-", pace].concat()
    }
}

/// A move that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The position before it.
    pub before: Position,
    /// The move, which is legal there.
    pub mv: Move,
}

impl Task {
    /// A move in a game that is played by lots. Half of the moves are of a kind that is not written like all others.
    pub fn drawn(lots: &mut Lots) -> Task {
        let mut position = Position::initial();
        for _ in 0..4 + lots.below(50) {
            let moves = position.legal_moves();
            let captures = |mv: &Move| position.captured_square(*mv).is_some();
            let mv = chosen(&moves, captures, lots);
            let after = mv.and_then(|mv| position.play(mv).ok());
            // The last position of a game has no move to ask for.
            match after.filter(|after| after.ending().is_none()) {
                Some(after) => position = after,
                None => break,
            }
        }
        let moves = position.legal_moves();
        let special = |mv: &Move| is_special(&Description::of(&position, *mv));
        match chosen(&moves, special, lots) {
            Some(mv) => Task {
                before: position,
                mv,
            },
            // A position without a move is not gone into above; if it were, another game would be played.
            None => Task::drawn(lots),
        }
    }

    /// The position after it.
    pub fn after(&self) -> Position {
        self.before.play(self.mv).unwrap_or(self.before)
    }

    /// The move as it is written.
    pub fn written(&self, notation: Notation) -> String {
        notation::written(&self.before, self.mv, notation)
    }
}

/// One of the moves; every other time one of those that the test holds for, if there are any.
fn chosen(moves: &[Move], test: impl Fn(&Move) -> bool, lots: &mut Lots) -> Option<Move> {
    let tested: Vec<Move> = match lots.below(2) {
        0 => moves.iter().copied().filter(test).collect(),
        _ => Vec::new(),
    };
    let among = if tested.is_empty() { moves } else { &tested };
    lots.one_of(among).copied()
}

/// Whether more is written of a move than piece and square, or something else (NOTATION-4 to 8).
fn is_special(told: &Description) -> bool {
    told.capture.is_some()
        || told.castling.is_some()
        || told.promotion.is_some()
        || told.check.is_some()
        || told.from_file.is_some()
        || told.from_rank.is_some()
}

/// What has come of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is the move.
    Right {
        /// It was written as it is usually written.
        usual: bool,
    },
    /// It is another move.
    Other(Move),
    /// The piece can't go there.
    Illegal(Square, Square, Refusal),
    /// The text is not read as a move.
    NotRead(ReadError),
}

/// A round with the trainer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trainer {
    /// What it is like.
    pub options: Options,
    /// How it stands.
    pub round: Round,
    /// The move that is asked for.
    pub task: Task,
    /// What has come of the last try at it.
    pub last: Option<Verdict>,
    lots: Lots,
}

impl Trainer {
    /// A round that begins now.
    pub fn new(options: Options, seed: u64, now: Instant) -> Trainer {
        let mut lots = Lots::new(seed);
        Trainer {
            options,
            round: Round::new(options.timed, now),
            task: Task::drawn(&mut lots),
            last: None,
            lots,
        }
    }

    /// Whether the move has been found, and the next may come.
    pub fn is_done(&self) -> bool {
        matches!(self.last, Some(Verdict::Right { .. }))
    }

    /// A piece is moved; `None` where it has to be said what the pawn becomes (PROMO-1).
    pub fn play(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Promotion>,
    ) -> Option<&Verdict> {
        let verdict = match self.task.before.find_move(from, to, promotion) {
            Ok(mv) if mv.get() == self.task.mv => Verdict::Right { usual: true },
            Ok(mv) => Verdict::Other(mv.get()),
            Err(Refusal::PromotionMissing) => return None,
            Err(refusal) => Verdict::Illegal(from, to, refusal),
        };
        Some(self.judge(verdict))
    }

    /// A move is written, in whatever way.
    pub fn write(&mut self, text: &str, notation: Notation) -> &Verdict {
        let verdict = match notation::read_in(&self.task.before, text, notation) {
            Ok(mv) if mv.get() == self.task.mv => Verdict::Right {
                usual: text.trim() == self.task.written(notation),
            },
            Ok(mv) => Verdict::Other(mv.get()),
            Err(ReadError::Illegal { from, to, refusal }) => Verdict::Illegal(from, to, refusal),
            Err(error) => Verdict::NotRead(error),
        };
        self.judge(verdict)
    }

    /// The next move is asked for.
    pub fn go_on(&mut self) {
        self.last = None;
        self.task = Task::drawn(&mut self.lots);
    }

    fn judge(&mut self, verdict: Verdict) -> &Verdict {
        if !self.is_done() {
            match verdict {
                Verdict::Right { .. } => self.round.succeed(),
                _ => self.round.miss(),
            }
        }
        self.last.insert(verdict)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Form, Letters};
    use crate::rules::Fen;

    fn trainer(exercise: Exercise, seed: u64) -> Trainer {
        let timed = false;
        Trainer::new(Options { exercise, timed }, seed, Instant(0))
    }

    fn at(fen: &str, san: &str) -> Trainer {
        let before = Fen::read(fen).unwrap().position;
        let mv = notation::read(&before, san).unwrap().get();
        Trainer {
            task: Task { before, mv },
            ..trainer(Exercise::Write, 1)
        }
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn moves_are_legal_and_of_every_kind() {
        let mut lots = Lots::new(9);
        let mut kinds = std::collections::BTreeSet::new();
        for _ in 0..1500 {
            let task = Task::drawn(&mut lots);
            assert!(task.before.play(task.mv).is_ok());
            let told = Description::of(&task.before, task.mv);
            for (kind, is_it) in [
                ("quiet", !is_special(&told)),
                ("capture", told.capture.is_some()),
                ("castling", told.castling.is_some()),
                ("promotion", told.promotion.is_some()),
                ("check", told.check.is_some()),
                ("file", told.from_file.is_some()),
                ("black", !task.before.turn().is_white()),
            ] {
                if is_it {
                    kinds.insert(kind);
                }
            }
        }
        assert_eq!(kinds.len(), 7, "{kinds:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same_moves() {
        let (mut one, mut other) = (trainer(Exercise::Play, 4), trainer(Exercise::Play, 4));
        for _ in 0..5 {
            assert_eq!(one.task, other.task);
            one.go_on();
            other.go_on();
        }
        assert_ne!(one.task, trainer(Exercise::Play, 5).task);
    }

    // NOTATION-3, NOTATION-9
    #[test]
    fn what_is_written_in_a_notation_is_right_in_it() {
        for seed in 0..60 {
            let mut trainer = trainer(Exercise::Write, seed);
            for (name, notation) in Notation::ALL {
                let text = trainer.task.written(notation);
                let verdict = trainer.write(&text, notation).clone();
                assert_eq!(verdict, Verdict::Right { usual: true }, "{name}: {text}");
            }
        }
    }

    // NOTATION-4
    #[test]
    fn another_spelling_is_right_and_another_move_is_not() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let mut trainer = at(start, "Nf3");
        let short = Notation::SHORT;
        let verdict = trainer.write("Nc3", short).clone();
        assert!(matches!(verdict, Verdict::Other(mv) if mv.to() == square("c3")));
        let verdict = trainer.write("Nf4", short).clone();
        assert!(matches!(verdict, Verdict::Illegal(..)), "{verdict:?}");
        let verdict = trainer.write("hello", short).clone();
        assert!(matches!(verdict, Verdict::NotRead(_)), "{verdict:?}");
        assert_eq!(trainer.round.wrong, 3);
        assert_eq!(
            trainer.write(" g1-f3 ", short),
            &Verdict::Right { usual: false }
        );
        assert_eq!(trainer.round.result(), 0, "not at the first try");
        assert!(trainer.is_done());
        trainer.write("Nf3", short);
        assert_eq!(trainer.round.right, 0, "done is done");
    }

    // NOTATION-7
    #[test]
    fn a_text_that_two_moves_are_written_by_is_told_from_the_move() {
        let mut trainer = at("4k3/8/8/8/8/8/6K1/R6R w - - 0 12", "Rad1");
        let verdict = trainer.write("Rd1", Notation::SHORT).clone();
        assert!(matches!(
            verdict,
            Verdict::NotRead(ReadError::Ambiguous { .. })
        ));
        let russian = Notation::new(Letters::Russian, Form::Short);
        assert_eq!(
            trainer.write("Лad1", russian),
            &Verdict::Right { usual: true }
        );
    }

    // PROMO-1
    #[test]
    fn a_promotion_asks_what_the_pawn_becomes() {
        let mut trainer = at("8/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e8=N");
        let (from, to) = (square("e7"), square("e8"));
        assert_eq!(trainer.play(from, to, None), None);
        assert_eq!(trainer.round.wrong, 0);
        let queen = trainer.play(from, to, Some(Promotion::Queen)).cloned();
        assert!(matches!(queen, Some(Verdict::Other(_))));
        trainer.play(from, to, Some(Promotion::Knight));
        assert!(trainer.is_done());
    }

    #[test]
    fn a_played_move_is_judged_with_its_reason() {
        let mut trainer = at("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Kd1");
        let verdict = trainer.play(square("c3"), square("e4"), None).cloned();
        assert!(matches!(
            verdict,
            Some(Verdict::Illegal(_, _, Refusal::Pinned { .. }))
        ));
        trainer.play(square("e1"), square("d1"), None);
        assert!(trainer.is_done());
        trainer.go_on();
        assert!(!trainer.is_done());
    }

    #[test]
    fn each_notation_has_a_best_result_of_its_own() {
        let options = Options {
            exercise: Exercise::Write,
            timed: true,
        };
        assert_eq!(options.name(Notation::SHORT), "notation-write-short-timed");
        let names: std::collections::BTreeSet<String> = Notation::ALL
            .into_iter()
            .map(|(_, notation)| options.name(notation))
            .collect();
        assert_eq!(names.len(), Notation::ALL.len());
    }
}
