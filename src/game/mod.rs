//! The game at the table.

pub mod regulations;
