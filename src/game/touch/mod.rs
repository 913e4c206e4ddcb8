//! Touch-move (TOUCH): what has been touched, and which moves are left.

mod ledger;
mod obligation;
mod script;

pub use ledger::{Intent, Ledger, Touch};
pub use obligation::{Duty, Obligation, TouchRules};
pub use script::{ScriptError, ScriptFault, Step, read_script};
