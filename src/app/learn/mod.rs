//! Learning, as far as it needs no browser: its places ([`place`]), what is kept of it ([`record`]), its sentences
//! ([`words`]); setting up a position ([`editor`]), what is drawn over the board ([`lines`]), what a piece does and what
//! is done to it ([`sight`]); the trainers of squares' names ([`coordinates`]) and of written moves ([`written`]) with the
//! games that those come of ([`classics`]), their rounds ([`round`]) and [`lots`]; a step of a lesson as it is played ([`lesson`]), and what is kept of that
//! ([`lesson_record`]); what there is to read ([`cards`]).

pub mod cards;
pub mod classics;
pub mod coordinates;
pub mod editor;
pub mod lesson;
pub mod lesson_record;
pub mod lines;
pub mod lots;
pub mod place;
pub mod record;
pub mod round;
pub mod sight;
pub mod words;
pub mod written;
