//! The lessons themselves: every file is read, every exercise can be done as it says, every text is there.

#[path = "lessons/mod.rs"]
mod course;
#[path = "lessons/keeping.rs"]
mod keeping;
#[path = "lessons/property.rs"]
mod property;
#[path = "lessons/reading.rs"]
mod reading;
#[path = "lessons/running.rs"]
mod running;
#[path = "lessons/solving.rs"]
mod solving;
#[path = "lessons/table.rs"]
mod table;
#[path = "lessons/texts.rs"]
mod texts;
