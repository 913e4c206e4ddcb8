//! The time used per move by each side, as a picture: White's bars upwards, Black's downwards.

use core::fmt::Write;

use super::sheet::{Block, Line};
use crate::clock::Millis;
use crate::rules::{ByColor, Color};

/// What lies between the bars of two moves.
pub const STEP: usize = 10;

/// For how many moves there is room at least: a few bars must not look like a wall.
const ROOM: usize = 20;

/// The height of the picture; its middle is no time at all.
pub const HEIGHT: i64 = 200;

/// A picture of the times, in units of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimePicture {
    /// How wide it is.
    pub width: usize,
    /// The time that reaches from the middle to the edge: the longest of all.
    pub longest: Millis,
    /// The bars of each side, as the data of a path.
    pub bars: ByColor<String>,
    /// What each side has used in all.
    pub used: ByColor<Millis>,
}

impl TimePicture {
    /// The picture of a score sheet; none where no time was used.
    pub fn of(blocks: &[Block]) -> Option<TimePicture> {
        let lines = || blocks.iter().flat_map(|block| block.iter());
        let both = |line: &Line| Color::ALL.map(|side| used(line, side));
        let longest = lines().flat_map(both).max()?;
        if !longest.is_positive() {
            return None;
        }
        Some(TimePicture {
            width: lines().count().max(ROOM) * STEP,
            longest,
            bars: ByColor::from_fn(|side| bars(lines(), side, longest)),
            used: ByColor::from_fn(|side| {
                lines().fold(Millis::ZERO, |sum, line| sum + used(line, side))
            }),
        })
    }
}

/// The time that a side has used for the move of a line; nothing where none was noted.
fn used(line: &Line, side: Color) -> Millis {
    let entry = line.entries[side].as_ref();
    entry
        .and_then(|entry| entry.used)
        .unwrap_or_default()
        .or_zero()
}

fn bars<'a>(lines: impl Iterator<Item = &'a Line>, side: Color, longest: Millis) -> String {
    let middle = HEIGHT / 2;
    let mut path = String::new();
    for (nth, line) in lines.enumerate() {
        let used = used(line, side).get();
        let height = i128::from(used) * i128::from(middle) / i128::from(longest.get());
        if height > 0 {
            let sign = if side.is_white() { "-" } else { "" };
            let (left, width) = (nth * STEP + 1, STEP - 2);
            // Writing to a text can't fail.
            let _ = write!(path, "M{left} {middle}v{sign}{height}h{width}V{middle}z");
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::sheet::Entry;

    fn line(number: u32, white: Option<i64>, black: Option<i64>) -> Line {
        let entry = |seconds: Option<i64>| {
            Some(Entry {
                text: "e4".into(),
                offer: false,
                used: seconds.map(Millis::from_seconds),
            })
        };
        Line {
            number,
            ply: number as usize * 2 - 1,
            entries: ByColor {
                white: entry(white),
                black: entry(black),
            },
        }
    }

    // CLOCK-1
    #[test]
    fn each_move_has_a_bar_as_high_as_its_share_of_the_longest() {
        let blocks: [Block; 2] = [
            [line(1, Some(5), Some(10))].into(),
            [line(2, Some(20), None)].into(),
        ];
        let picture = TimePicture::of(&blocks).unwrap();
        assert_eq!(picture.width, 200);
        assert_eq!(picture.longest, Millis::from_seconds(20));
        assert_eq!(picture.bars.white, "M1 100v-25h8V100zM11 100v-100h8V100z");
        assert_eq!(picture.bars.black, "M1 100v50h8V100z");
        assert_eq!(picture.used.white, Millis::from_seconds(25));
        assert_eq!(picture.used.black, Millis::from_seconds(10));
    }

    #[test]
    fn there_is_no_picture_of_no_time() {
        assert_eq!(TimePicture::of(&[]), None);
        assert_eq!(TimePicture::of(&[[line(1, None, Some(0))].into()]), None);
    }

    #[test]
    fn nonsensical_times_break_nothing() {
        let far = line(1, Some(i64::MAX), Some(i64::MIN));
        let picture = TimePicture::of(&[[far].into()]).unwrap();
        assert_eq!(picture.bars.white, "M1 100v-100h8V100z");
        assert_eq!(picture.bars.black, "");
    }
}
