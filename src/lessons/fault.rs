//! What is wrong with a lesson file, and in which line.

use core::fmt;

use crate::rules::FenError;

/// Why a file is no lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// In which line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The line is not `key: value`.
    NoColon,
    /// There is no such key, or not with this task.
    UnknownKey(String),
    /// This key is needed, and missing: of the file, or of the step that begins here.
    Missing(&'static str),
    /// The key stands there already.
    Twice(String),
    /// The value of this key can't be understood.
    Value(&'static str, String),
    /// The board can't be read, or is no position.
    Board(FenError),
    /// A move is not legal where it stands.
    NotLegal(String),
    /// What is to happen before the step, or by itself in it, the table does not allow.
    Table(usize),
}

impl fmt::Display for ReadError {
    /// A plain English line for whoever writes lessons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            Fault::NoColon => f.write_str("a key, a colon and a value are expected"),
            Fault::UnknownKey(key) => write!(f, "\"{key}\" means nothing here"),
            Fault::Missing(key) => write!(f, "\"{key}\" is missing"),
            Fault::Twice(key) => write!(f, "\"{key}\" stands there twice"),
            Fault::Value(key, value) => write!(f, "\"{value}\" is no value of \"{key}\""),
            Fault::Board(error) => write!(f, "the board can't be read: {error}"),
            Fault::NotLegal(mv) => write!(f, "{mv} is not legal there"),
            Fault::Table(number) => write!(f, "the table does not allow part {number}"),
        }
    }
}

impl core::error::Error for ReadError {}
