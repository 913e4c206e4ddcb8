//! The controls that clubs use, as data: add a line to offer one more.

use super::category::Category;

/// A control that is offered ready-made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PresetControl {
    /// The group in which it is offered. The law in force may call it otherwise (CLOCK-20).
    pub group: Category,
    /// Its written form, which also is its name.
    pub written: &'static str,
}

const fn preset(group: Category, written: &'static str) -> PresetControl {
    PresetControl { group, written }
}

/// The controls offered ready-made, shortest first.
pub const PRESET_CONTROLS: &[PresetControl] = &[
    preset(Category::Bullet, "1+0"),
    preset(Category::Bullet, "2+1"),
    preset(Category::Blitz, "3+0"),
    preset(Category::Blitz, "3+2"),
    preset(Category::Blitz, "5+0"),
    preset(Category::Blitz, "5+3"),
    preset(Category::Rapid, "10+0"),
    preset(Category::Rapid, "10+5"),
    preset(Category::Rapid, "15+10"),
    preset(Category::Rapid, "25+10"),
    preset(Category::Classical, "60+0"),
    preset(Category::Classical, "60+30"),
    preset(Category::Classical, "90+30"),
    preset(Category::Classical, "40/90+30 30+30"),
    preset(Category::Classical, "40/100+30 20/50+30 15+30"),
    preset(Category::Classical, "40/120 60"),
    preset(Category::Classical, "40/120 20/60 30"),
];
