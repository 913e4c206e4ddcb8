//! How strict the table is, as data: the laws, the house rules, the enforcement, the aids.

mod endings;
mod legacy;
mod presets;
mod rule_sets;
mod settings;
mod values;

pub use endings::*;
pub use legacy::{KingEarnsPawn, Legacy};
pub use presets::Regulations;
pub use rule_sets::{FieldError, Preset};
pub use settings::{
    AgreedDraws, Aids, Enforcement, PartsOfMove, Press, Settings, Table, TouchMove,
};
pub use values::*;
