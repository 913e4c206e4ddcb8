//! Reads a lesson file: lines `key: value`, described in `docs/lessons.md`.

use super::choosing::right_word;
use super::fault::{Fault, ReadError};
use super::lesson::{Ask, Deed, Lesson, Scene, Step, TableStep, Task};
use super::seat::Seat;
use super::section::{Entry, Read, Section, wrong};
use super::tapping::Tapping;
use super::values;
use crate::clock::{Control, Instant};
use crate::game::regulations::{Preset, Press, Regulations, Settings, Table};
use crate::rules::{Bitboard, Color, Fen, Placement, Position, Square};

impl Lesson {
    /// Reads a lesson file.
    ///
    /// # Errors
    ///
    /// The first line that is wrong, and what is wrong there.
    pub fn read(text: &str) -> Result<Lesson, ReadError> {
        read(text).map_err(|error| *error)
    }
}

fn read(text: &str) -> Read<Lesson> {
    let mut sections: Vec<Section> = vec![Section {
        line: 1,
        entries: Vec::new(),
    }];
    for (line, written) in (1..).zip(text.lines()) {
        let written = written.trim();
        if written.is_empty() || written.starts_with('#') {
            continue;
        }
        let entry = written.split_once(':');
        let (key, value) = entry.ok_or_else(|| wrong(line, Fault::NoColon))?;
        let (key, value) = (key.trim_end(), value.trim());
        if key == "step" {
            let entries = Vec::new();
            sections.push(Section { line, entries });
        }
        if let Some(section) = sections.last_mut() {
            section.entries.push(Entry { line, key, value });
        }
    }
    let mut sections = sections.into_iter();
    let mut lesson = Lesson {
        id: String::new(),
        steps: Vec::new(),
    };
    if let Some(mut head) = sections.next() {
        lesson.id = head.need("id")?.value.to_owned();
        head.end()?;
    }
    for section in sections {
        lesson.steps.push(section.step()?);
    }
    Ok(lesson)
}

impl Section<'_> {
    fn step(mut self) -> Read<Step> {
        let name = self.need("step")?.value.to_owned();
        let board = self.need("board")?;
        let scene = self.scene(board)?;
        let task = self.need("task")?;
        let goal = self.entries.iter().find(|entry| entry.key == "goal");
        let first_word = goal.and_then(|entry| entry.value.split([' ', ',']).next());
        let hint = first_word.unwrap_or(task.value).to_owned();
        let of_position = scene.position.as_ref();
        let position = board.value("board", of_position);
        let (task, moves) = match task.value {
            "tap" => {
                let squares = self.must("squares", values::squares)?;
                (Task::Tap(squares), squares.count())
            }
            "find-fault" => {
                let faults = Tapping::faults(&scene.board).left;
                (Task::FindFault, faults.count())
            }
            "place" => {
                let pieces = self.must("pieces", values::pieces)?;
                let count = pieces.len() as u32;
                (Task::Place(pieces), count)
            }
            "go" => (
                self.going(&scene)?,
                self.must("moves", |it| it.parse().ok())?,
            ),
            "move" => self.moving(position?)?,
            "choose" => (self.choosing(of_position)?, 1),
            "table" => self.table(position?)?,
            _ => return Err(task.wrong(Fault::Value("task", task.value.to_owned()))),
        };
        let word = |text: &str| Some(text.to_owned());
        let step = Step {
            name,
            scene,
            task,
            moves: u16::try_from(moves).unwrap_or(u16::MAX),
            hint: self.get("hint", word)?.unwrap_or(hint),
        };
        self.end()?;
        Ok(step)
    }

    fn scene(&mut self, entry: Entry) -> Read<Scene> {
        let fault = |error| entry.wrong(Fault::Board(error));
        // Pieces alone are a board on which nobody needs to have a king.
        let (board, position) = if entry.value.contains(' ') {
            let position = Fen::read(entry.value).map_err(fault)?.position;
            (position.placement(), Some(position))
        } else {
            (Placement::from_fen(entry.value).map_err(fault)?, None)
        };
        let turn = position.map_or(Color::White, |position| position.turn());
        Ok(Scene {
            board,
            position,
            side: self.get("side", values::side)?.unwrap_or(turn),
            letters: self.get("letters", values::yes_or_no)?.unwrap_or(true),
            shown: self
                .get("show", values::squares)?
                .unwrap_or(Bitboard::EMPTY),
        })
    }

    fn going(&mut self, scene: &Scene) -> Read<Task> {
        let own = scene.board.of_color(scene.side);
        let square = |text: &str| text.parse::<Square>().ok().filter(|at| own.has(*at));
        let piece = match self.get("piece", square)? {
            Some(piece) => piece,
            None => own
                .only()
                .ok_or_else(|| wrong(self.line, Fault::Missing("piece")))?,
        };
        Ok(Task::Go {
            piece,
            marks: self.must("marks", values::squares)?,
            careful: self.get("careful", values::yes_or_no)?.unwrap_or(false),
        })
    }

    fn moving(&mut self, position: &Position) -> Read<(Task, u32)> {
        let mut lines = Vec::new();
        while let Some(at) = self.entries.iter().position(|entry| entry.key == "line") {
            let entry = self.entries.remove(at);
            let line = values::line(position, entry.value);
            let line = line.map_err(|mv| entry.wrong(Fault::NotLegal(mv)))?;
            // The last move of a line is the learner's.
            lines.push(entry.value("line", Some(line).filter(|line| line.len() % 2 == 1))?);
        }
        let goals = if lines.is_empty() {
            self.must("goal", values::goals)?
        } else {
            self.get("goal", values::goals)?.unwrap_or_default()
        };
        let longest = lines.iter().map(Vec::len).max().unwrap_or(1);
        let moves = longest.div_ceil(2) as u32;
        Ok((Task::Move { goals, lines }, moves))
    }

    fn choosing(&mut self, position: Option<&Position>) -> Read<Task> {
        let entry = self.need("answers")?;
        let answers: Vec<String> = entry.value.split_whitespace().map(str::to_owned).collect();
        let ask = self.get("ask", values::ask)?.unwrap_or(Ask::Custom);
        let index = |word: &str| answers.iter().position(|it| it == word);
        let right = match position.and_then(|position| right_word(ask, position)) {
            Some(word) => entry.value("answers", index(word))?,
            None => self.must("right", index)?,
        };
        Ok(Task::Choose {
            ask,
            answers,
            right,
        })
    }

    fn table(&mut self, position: &Position) -> Read<(Task, u32)> {
        let table = self.must("table", |word| match word {
            "learn" => Some(Table::Learn),
            "play" => Some(Table::Play),
            "compete" => Some(Table::Compete),
            _ => None,
        })?;
        let mut settings = Settings::at(table);
        if let Some(laws) = self.get("laws", Preset::from_word)? {
            settings.regulations = Regulations::of(laws);
        }
        if let Some(control) = self.get("clock", |text| text.parse::<Control>().ok())? {
            settings.control = control;
            settings.press = Press::ByHand;
        }
        let before = self.get("before", values::way)?.unwrap_or_default();
        let before: Vec<Deed> = before.into_iter().map(|part| part.deed).collect();
        let way = self.need("way")?;
        let step = TableStep {
            settings,
            before,
            way: way.value("way", values::way(way.value))?,
        };
        let own = step.way.iter().filter(|part| !part.by_itself);
        let moves = own.count() as u32;
        match Seat::new(*position, &step, Instant(0)) {
            Ok(_) => Ok((Task::Table(Box::new(step)), moves)),
            Err(part) => Err(way.wrong(Fault::Table(part))),
        }
    }
}
