//! What is shown of a step: the pieces, the marks, the lines, and what is said.

use super::Play;
use crate::app::learn::lines::{Line, Stroke};
use crate::app::message::Message;
use crate::app::scene::{Glide, Mark, Scene};
use crate::app::sentences::squares;
use crate::game::Refused;
use crate::lessons::{Deed, Glow, Help, Said, Solution, Task, TurnPart, Wrong};
use crate::rules::{Bitboard, Placement, Position, Refusal, Square};

impl Play {
    /// The pieces as they are shown.
    pub fn placement(&self) -> Placement {
        match (&self.reply, &self.sitting) {
            (Some((between, _)), _) => between.placement(),
            (None, Some(sitting)) => *sitting.board(),
            (None, None) => self.exercise.board(),
        }
    }

    /// The position as it is shown, where there is one.
    pub fn position(&self) -> Option<Position> {
        match (&self.reply, &self.sitting) {
            (Some((between, _)), _) => Some(*between),
            (None, Some(sitting)) => Some(*sitting.position()),
            (None, None) => self.exercise.position().copied(),
        }
    }

    /// How the pieces have come to where they stand.
    pub fn glides(&self) -> Vec<Glide> {
        self.glides.clone()
    }

    /// From where and to where the pawn came of which is asked what it becomes.
    pub fn choosing(&self) -> Option<(Square, Square)> {
        self.choosing
    }

    /// The marks, those of squares that glow among them.
    pub fn scene(&self, glow: Glow) -> Scene {
        let reason = self.reason_squares();
        let mut scene = Scene::default().with(Mark::Reason, reason);
        let shown_position = self.position().filter(Position::is_check);
        if let Some(position) = shown_position.filter(|_| !self.is_bare()) {
            scene = scene.with(Mark::Check, position.king(position.turn()).into());
        }
        if let Some((from, to)) = self.last {
            scene = scene.with(Mark::Last, Bitboard::of(from) | to.into());
        }
        match self.held {
            Some(held) if glow != Glow::Dark && self.movable().has(held) => {
                let targets = self.exercise.targets(held);
                let enemy = self.exercise.board().occupied() - self.movable();
                scene
                    .with(Mark::Legal, targets)
                    .with(Mark::Capture, targets & enemy)
            }
            _ => scene,
        }
    }

    /// Whether it would give the answer away to mark a check.
    fn is_bare(&self) -> bool {
        matches!(self.step().task, Task::Choose { .. })
    }

    /// The squares of the reason that is given.
    pub fn reason_squares(&self) -> Bitboard {
        self.wrong.as_ref().map_or(Bitboard::EMPTY, Wrong::squares)
    }

    /// The squares that are pointed out: those of the step, and those of the help.
    pub fn pointed(&self) -> Bitboard {
        let help = match &self.help {
            Help::None => Bitboard::EMPTY,
            Help::Hint(squares) => *squares,
            Help::Show(solution) => solution.squares(),
        };
        help | self.step().scene.shown
    }

    /// The squares of the marks to be collected that are left.
    pub fn stars(&self) -> Bitboard {
        match self.step().task {
            Task::Go { .. } => self.exercise.marks(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The square to which a piece was to go that must not go there.
    pub fn crossed(&self) -> Bitboard {
        self.missed.map_or(Bitboard::EMPTY, Bitboard::of)
    }

    /// The squares that have been tapped rightly.
    pub fn ticks(&self) -> Bitboard {
        match self.step().task {
            Task::Tap(_) | Task::FindFault => self.exercise.marks(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The lines over the board: those of the reason, and the way that is shown.
    pub fn lines(&self) -> Vec<Line> {
        let way = match &self.help {
            Help::Show(Solution::Go { from, to, .. }) => Some((*from, *to)),
            Help::Show(Solution::Do(Deed::Move(moves))) => moves.first().map(|it| (it.from, it.to)),
            _ => None,
        };
        let stroke = Stroke::Way;
        let way = way.map(|(from, to)| Line { from, to, stroke });
        let reason = self.wrong.iter().flat_map(|wrong| {
            let stroke = stroke_of(wrong);
            let lines = wrong.lines().into_iter();
            lines.map(move |(from, to)| Line { from, to, stroke })
        });
        // What is shown lies over what was wrong.
        reason.chain(way).collect()
    }

    /// What the last try was wrong by.
    pub fn why(&self) -> Option<Said> {
        self.wrong.as_ref().map(Wrong::said)
    }

    /// Whether the hint is given, and what is right, where that is shown.
    pub fn help(&self) -> (bool, Option<&Solution>) {
        match &self.help {
            Help::None => (false, None),
            Help::Hint(_) => (true, None),
            Help::Show(solution) => (true, Some(solution)),
        }
    }

    /// The answer that is shown as the right one, by index.
    pub fn shown_answer(&self) -> Option<usize> {
        match self.help {
            Help::Show(Solution::Choose(index)) => Some(index),
            _ => None,
        }
    }

    /// The word of what is to be said or pressed at the table, where that is shown.
    pub fn shown_part(&self) -> Option<&'static str> {
        match &self.help {
            Help::Show(Solution::Do(Deed::Part(part))) => Some(part_word(*part)),
            _ => None,
        }
    }
}

/// How the lines of a reason are drawn.
fn stroke_of(wrong: &Wrong) -> Stroke {
    match wrong {
        Wrong::Escapes { .. } | Wrong::HasMove { .. } => Stroke::Way,
        Wrong::Refused { why, .. } | Wrong::AtTable(Refused::Illegal { refusal: why, .. })
            if matches!(why, Refusal::Pinned { .. }) =>
        {
            Stroke::Pin
        }
        _ => Stroke::Attack,
    }
}

/// The word of a part of the turn, by which sentences select.
fn part_word(part: TurnPart) -> &'static str {
    let mut words = TurnPart::WORDS.into_iter();
    words
        .find(|(_, it)| *it == part)
        .map_or("", |(word, _)| word)
}

/// What is right, in words; an answer is shown where it stands.
pub fn solution_words(solution: &Solution) -> Option<Message> {
    Some(match solution {
        Solution::Tap(set) => Message::of("exercise-show-squares").text("squares", squares(*set)),
        Solution::Put { piece, square } => Message::of("exercise-show-put")
            .text("role", piece.role.word())
            .text("square", square),
        Solution::Go { from, to, .. } => way(*from, *to),
        Solution::Do(Deed::Move(moves)) => {
            let first = moves.first()?;
            way(first.from, first.to)
        }
        Solution::Do(Deed::Touch(square)) => {
            Message::of("exercise-show-touch").text("square", square)
        }
        Solution::Do(Deed::Part(part)) => {
            Message::of("exercise-show-part").text("part", part_word(*part))
        }
        Solution::Choose(_) => Message::of("exercise-show-answer"),
    })
}

fn way(from: Square, to: Square) -> Message {
    Message::of("exercise-show-way")
        .text("from", from)
        .text("to", to)
}
