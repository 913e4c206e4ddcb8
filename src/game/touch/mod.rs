//! Touch-move (TOUCH): what has been touched, and which moves are left.

mod duty;
mod ledger;
mod obligation;
mod script;

pub use duty::Duty;
pub use ledger::{Intent, Ledger, Touch};
pub use obligation::{Obligation, TouchRules};
pub use script::{ScriptError, ScriptFault, Step, read_script};
