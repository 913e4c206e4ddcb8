//! The laws that a question is asked by.

use jadoube::game::regulations::{Preset, Regulations, Settings, Table};
use serde_json::{Value, json};

use crate::question::Question;

impl Question<'_> {
    /// The settings of the table Play by the preset under `laws`, today's where there is none.
    pub fn settings(&self) -> Result<Settings, Value> {
        let laws = match self.get("laws") {
            None => Preset::FideNow,
            Some(laws) => laws
                .as_str()
                .and_then(Preset::from_word)
                .ok_or_else(|| json!({ "why": "unknown_laws", "laws": laws }))?,
        };
        Ok(Settings {
            regulations: Regulations::of(laws),
            ..Settings::at(Table::Play)
        })
    }
}
