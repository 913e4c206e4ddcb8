//! How much of the table is drawn.

/// What is drawn of a table: it comes in tasks of its own, so that a slow device can answer between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Drawn {
    /// What stands around the board, beside clocks; the places of board and record are kept free.
    Frame,
    /// The board, too, and a record that is not beside clocks, whose place is not known before.
    Board,
    /// All, also what is not to be seen at first.
    Whole,
}

impl Drawn {
    /// What is drawn next.
    pub fn next(self, beside_clocks: bool) -> Drawn {
        match self {
            Drawn::Frame if beside_clocks => Drawn::Board,
            _ => Drawn::Whole,
        }
    }
}
