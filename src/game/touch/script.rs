//! The touch script of the laws: `T e2, L e4, C`.

use crate::rules::{Role, Square};

/// One step of a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// `T e2`: touches the piece on purpose.
    Touch(Square),
    /// `T e1+h1`: touches both at once.
    TouchBoth(Square, Square),
    /// `X e2`: brushes it by accident.
    Brush(Square),
    /// `A e2`: touches it after saying "I adjust".
    AdjustOn(Square),
    /// `A`: says "I adjust".
    Adjust,
    /// `L e4`: lets the held piece go there.
    LetGo(Square),
    /// `O d5`: takes the captured piece off.
    TakeOff(Square),
    /// `P Q e8`: stands a new piece there.
    Promote(Role, Square),
    /// `C`: presses the own clock.
    Press,
}

/// What is wrong with a script, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScriptError {
    /// The number of the step, from 1.
    pub step: usize,
    /// Where the step begins, in bytes from the start of the script.
    pub at: usize,
    /// What is wrong.
    pub fault: ScriptFault,
}

/// What is wrong with a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScriptFault {
    /// There is nothing between two commas.
    Empty,
    /// The first letter is none of `T X A L O P C`.
    UnknownAct,
    /// A square is missing or wrong.
    NotASquare,
    /// The letter of a piece is missing or wrong.
    NotAPiece,
    /// Something follows that belongs to no step.
    TooMuch,
}

/// The steps of a script, separated by commas.
///
/// # Errors
///
/// The first step that is none.
pub fn read_script(script: &str) -> Result<Vec<Step>, ScriptError> {
    let mut steps = Vec::new();
    let mut at = 0;
    if script.trim().is_empty() {
        return Ok(steps);
    }
    for text in script.split(',') {
        let start = at + (text.len() - text.trim_start().len());
        steps.push(step(text).map_err(|fault| ScriptError {
            step: steps.len() + 1,
            at: start,
            fault,
        })?);
        at += text.len() + 1;
    }
    Ok(steps)
}

fn step(text: &str) -> Result<Step, ScriptFault> {
    let mut words = text.split_whitespace();
    let act = words.next().ok_or(ScriptFault::Empty)?;
    let mut word = || words.next();
    let square = |word: Option<&str>| -> Result<Square, ScriptFault> {
        word.and_then(|word| word.parse().ok())
            .ok_or(ScriptFault::NotASquare)
    };
    let step = match act {
        "T" => {
            let both = word().ok_or(ScriptFault::NotASquare)?;
            match both.split_once('+') {
                Some((one, other)) => Step::TouchBoth(square(Some(one))?, square(Some(other))?),
                None => Step::Touch(square(Some(both))?),
            }
        }
        "X" => Step::Brush(square(word())?),
        "A" => match word() {
            Some(text) => Step::AdjustOn(square(Some(text))?),
            None => Step::Adjust,
        },
        "L" => Step::LetGo(square(word())?),
        "O" => Step::TakeOff(square(word())?),
        "P" => {
            let mut letters = word().ok_or(ScriptFault::NotAPiece)?.chars();
            let role = letters.next().and_then(Role::from_letter);
            let role = role.filter(|_| letters.next().is_none());
            Step::Promote(role.ok_or(ScriptFault::NotAPiece)?, square(word())?)
        }
        "C" => Step::Press,
        _ => return Err(ScriptFault::UnknownAct),
    };
    match word() {
        Some(_) => Err(ScriptFault::TooMuch),
        None => Ok(step),
    }
}
