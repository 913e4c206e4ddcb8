//! The trainer of the squares' names (BOARD-4): a name is to be found on the board, or a square is to be named.

use super::lots::Lots;
use super::round::Round;
use crate::clock::Instant;
use crate::rules::{Color, File, Rank, Square};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Exercise {
    /// A name is told: which square is it?
    #[default]
    Find,
    /// A square is marked: what is its name?
    Name,
}

/// What a round is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// What is asked.
    pub exercise: Exercise,
    /// From whose side the board is seen.
    pub near: Color,
    /// Against the clock.
    pub timed: bool,
}

impl Options {
    /// The name under which the best result of such rounds is kept.
    pub fn name(self) -> String {
        let exercise = match self.exercise {
            Exercise::Find => "find",
            Exercise::Name => "name",
        };
        let pace = if self.timed { "timed" } else { "free" };
        format!("coordinates-{exercise}-{}-{pace}", self.near)
    }
}

/// What has come of a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It was this square.
    Right(Square),
    /// It is not the one that was asked for, but this.
    Wrong(Square),
}

/// A round with the trainer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trainer {
    /// What it is like.
    pub options: Options,
    /// How it stands.
    pub round: Round,
    /// The square that is asked for.
    pub asked: Square,
    /// The file of a name of which only that is given yet.
    pub begun: Option<File>,
    /// What has come of the last try.
    pub last: Option<Verdict>,
    lots: Lots,
    /// Squares that were missed: they are asked for once more.
    missed: Vec<Square>,
}

impl Trainer {
    /// A round that begins now.
    pub fn new(options: Options, seed: u64, now: Instant) -> Trainer {
        let mut lots = Lots::new(seed);
        Trainer {
            options,
            round: Round::new(options.timed, now),
            asked: any(&mut lots),
            begun: None,
            last: None,
            lots,
            missed: Vec::new(),
        }
    }

    /// A square is tapped or named.
    pub fn answer(&mut self, square: Square) -> Verdict {
        self.begun = None;
        let verdict = if square == self.asked {
            self.round.succeed();
            self.ask();
            Verdict::Right(square)
        } else {
            self.round.miss();
            if !self.missed.contains(&self.asked) {
                self.missed.push(self.asked);
            }
            Verdict::Wrong(square)
        };
        self.last = Some(verdict);
        verdict
    }

    /// A letter or digit of a name: a letter begins it, a digit ends it.
    pub fn typed(&mut self, key: char) -> Option<Verdict> {
        if let Some(file) = File::from_letter(key.to_ascii_lowercase()) {
            self.begun = Some(file);
            return None;
        }
        let rank = Rank::from_digit(key)?;
        let file = self.begun?;
        Some(self.answer(Square::at(file, rank)))
    }

    /// Another square; now and then one that was missed.
    fn ask(&mut self) {
        let before = self.asked;
        if self.lots.below(3) == 0 && self.missed.first().is_some_and(|it| *it != before) {
            self.asked = self.missed.remove(0);
            return;
        }
        while self.asked == before {
            self.asked = any(&mut self.lots);
        }
    }
}

fn any(lots: &mut Lots) -> Square {
    let (file, rank) = (lots.below(8), lots.below(8));
    Square::at(File::ALL[file], Rank::ALL[rank])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trainer(exercise: Exercise) -> Trainer {
        let options = Options {
            exercise,
            near: Color::White,
            timed: true,
        };
        Trainer::new(options, 3, Instant(0))
    }

    fn other(square: Square) -> Square {
        square.flip_vertical()
    }

    // BOARD-4
    #[test]
    fn a_right_square_leads_on_to_another_and_a_wrong_one_does_not() {
        let mut trainer = trainer(Exercise::Find);
        for _ in 0..200 {
            let asked = trainer.asked;
            let wrong = trainer.answer(other(asked));
            assert_eq!(wrong, Verdict::Wrong(other(asked)));
            assert_eq!(trainer.asked, asked);
            assert_eq!(trainer.answer(asked), Verdict::Right(asked));
            assert_ne!(trainer.asked, asked);
        }
        assert_eq!((trainer.round.right, trainer.round.wrong), (0, 200));
    }

    // BOARD-4
    #[test]
    fn a_name_is_typed_letter_by_letter() {
        let mut trainer = trainer(Exercise::Name);
        let asked = trainer.asked;
        let name = asked.to_string().to_uppercase();
        let mut keys = name.chars();
        assert_eq!(trainer.typed('4'), None, "a digit begins no name");
        assert_eq!(trainer.typed(keys.next().unwrap()), None);
        assert_eq!(trainer.typed('x'), None);
        let done = trainer.typed(keys.next().unwrap());
        assert_eq!(done, Some(Verdict::Right(asked)));
        assert_eq!(trainer.begun, None);
        // Of two letters the later counts.
        let asked = trainer.asked;
        let wrong = File::ALL
            .into_iter()
            .find(|file| *file != asked.file())
            .unwrap();
        trainer.typed(wrong.letter());
        trainer.typed(asked.file().letter());
        assert_eq!(
            trainer.typed(asked.rank().digit()),
            Some(Verdict::Right(asked))
        );
        assert_eq!(trainer.round.right, 2);
    }

    #[test]
    fn a_missed_square_comes_again_soon() {
        for seed in 0..20 {
            let mut trainer = Trainer {
                lots: Lots::new(seed),
                ..trainer(Exercise::Find)
            };
            let missed = trainer.asked;
            trainer.answer(other(missed));
            trainer.answer(missed);
            let again = (0..40).any(|_| {
                let asked = trainer.asked;
                trainer.answer(asked);
                asked == missed
            });
            assert!(again, "seed {seed}");
        }
    }

    #[test]
    fn every_square_is_asked_for_in_the_long_run() {
        let mut trainer = trainer(Exercise::Find);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..2_000 {
            seen.insert(trainer.asked);
            trainer.answer(trainer.asked);
        }
        assert_eq!(seen.len(), 64);
    }

    #[test]
    fn each_kind_of_round_has_a_best_result_of_its_own() {
        let mut names = std::collections::BTreeSet::new();
        for exercise in [Exercise::Find, Exercise::Name] {
            for near in Color::ALL {
                for timed in [true, false] {
                    let options = Options {
                        exercise,
                        near,
                        timed,
                    };
                    names.insert(options.name());
                }
            }
        }
        assert_eq!(names.len(), 8);
        assert!(names.contains("coordinates-find-white-timed"));
    }
}
