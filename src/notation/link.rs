//! A whole game in a text short enough for an address: [`write_link`] and [`read_link`].
//!
//! The text is bytes in the URL-safe alphabet of base 64, without padding. A move is its place in the
//! list of the legal moves, sorted by squares; the places together are one number, in which each digit
//! has the base that its position gives: an ordinary move costs about five bits. What the text is
//! made of stands in `docs/link.md`; a link once made is read by every later version.
//!
//! ```
//! use jadoube::notation::link::{read_link, write_link};
//! use jadoube::notation::pgn::read_pgn;
//!
//! let game = read_pgn(b"1. f3 e5 2. g4 Qh4# 0-1").next().ok_or("no game")?;
//! let link = write_link(&game).ok_or("too long")?;
//! assert!(link.len() < 12, "{link}");
//! let read = read_link(&link)?;
//! assert_eq!(read.main_line().count(), 4);
//! assert_eq!(read.result().sign(), "0-1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod base64;
mod bytes;
mod places;

use core::fmt;

use self::bytes::{Bytes, Read};
use super::pgn::{Node, PgnGame, PgnResult};
use crate::rules::{FenReader, Move, Position};

/// More half-moves than these are in no link. Longer games fit into no address that is sure to be
/// taken whole, and reading must not take long.
pub const LONGEST_LINK_GAME: usize = 1_200;

/// Longer than this, in bytes, a name is cut.
const LONGEST_NAME: usize = 60;

/// The version that is written, in the high half of the first byte.
const VERSION: u8 = 1;

/// What else the first byte says.
const HAS_START: u8 = 1;
const HAS_NAMES: u8 = 2;
const HAS_DATE: u8 = 4;

/// The tag that says why the game ended.
const END_REASON: &str = "EndReason";

/// Why a game ended, in the words of the log. The place in the list is what a link holds: words are only
/// ever added at the end.
pub const REASONS: [&str; 30] = [
    "",
    "checkmate",
    "resignation",
    "time",
    "illegal_moves",
    "stopped_clocks",
    "stalemate_loses",
    "absence",
    "lost_appeal",
    "sealed_move",
    "unplayed",
    "ruling",
    "agreement",
    "stalemate",
    "material",
    "dead_position",
    "perpetual_check",
    "threefold_repetition",
    "fivefold_repetition",
    "fifty_moves",
    "seventy_five_moves",
    "time_lone_king",
    "time_cannot_mate",
    "both_flags",
    "resignation_cannot_mate",
    "illegal_moves_cannot_mate",
    "normal_means",
    "illegal_move",
    "black_began",
    "impossible_position",
];

const RESULTS: [PgnResult; 4] = [
    PgnResult::Open,
    PgnResult::WhiteWins,
    PgnResult::BlackWins,
    PgnResult::Draw,
];

/// Why a text is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// A character that no link has; its number, from 1.
    Character(usize),
    /// It was made by a later version of the program.
    Version,
    /// A part of it is missing, or has been changed.
    Broken,
}

impl fmt::Display for LinkError {
    /// A plain English line for developers; the page has its own sentences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Character(at) => write!(f, "character {at} is in no link"),
            LinkError::Version => f.write_str("made by a later version"),
            LinkError::Broken => f.write_str("a part is missing or has been changed"),
        }
    }
}

impl core::error::Error for LinkError {}

/// The main line of a game with start, result, names and day as a text for an address; `None` where it is
/// longer than [`LONGEST_LINK_GAME`] or has null moves.
pub fn write_link(game: &PgnGame) -> Option<String> {
    let moves: Vec<Move> = game
        .main_line()
        .map(|node| game.mv(node))
        .collect::<Option<_>>()?;
    if moves.len() > LONGEST_LINK_GAME {
        return None;
    }
    let start = (*game.start() != Position::initial()).then(|| game.start().to_string());
    let name = |tag| game.tag(tag).filter(|name| *name != "?").unwrap_or("");
    let names = [name("White"), name("Black")];
    let names = names.iter().any(|name| !name.is_empty()).then_some(names);
    let date = game.tag("Date").and_then(packed_date);
    let flag = |there: bool, flag| if there { flag } else { 0 };
    let mut bytes = Bytes::default();
    bytes.push(
        VERSION << 4
            | flag(start.is_some(), HAS_START)
            | flag(names.is_some(), HAS_NAMES)
            | flag(date.is_some(), HAS_DATE),
    );
    let result = RESULTS.iter().position(|other| *other == game.result());
    let reason = game.tag(END_REASON).unwrap_or_default();
    let reason = REASONS.iter().position(|other| *other == reason);
    let packed = result.unwrap_or(0) * 64 + reason.unwrap_or(0);
    bytes.push(u8::try_from(packed).unwrap_or(0));
    bytes.number(moves.len());
    if let Some(start) = &start {
        bytes.text(start);
    }
    for name in names.into_iter().flatten() {
        bytes.text(cut(name));
    }
    if let Some(date) = date {
        bytes.number(date);
    }
    bytes.extend(&places::pack(game.start(), &moves)?);
    bytes.push(check(&bytes.0));
    Some(base64::write(&bytes.0))
}

/// The game of a link.
///
/// # Errors
///
/// The text is none, or is damaged; of 256 damages one does not show.
pub fn read_link(text: &str) -> Result<PgnGame, LinkError> {
    let bytes = base64::read(text.trim())?;
    let (seen, bytes) = bytes.split_last().ok_or(LinkError::Broken)?;
    if bytes.first().is_some_and(|first| first >> 4 > VERSION) {
        return Err(LinkError::Version);
    }
    // Links are cut short by whoever sends them on, which no move would show.
    if check(bytes) != *seen {
        return Err(LinkError::Broken);
    }
    let mut bytes = Read(bytes);
    let first = bytes.byte()?;
    if first >> 4 != VERSION || first & 8 != 0 {
        return Err(LinkError::Version);
    }
    let ended = usize::from(bytes.byte()?);
    let count = bytes.number()?;
    if count > LONGEST_LINK_GAME {
        return Err(LinkError::Broken);
    }
    let start = if first & HAS_START == 0 {
        Position::initial()
    } else {
        let reader = FenReader {
            any_material: true,
            ..FenReader::default()
        };
        let fen = reader.read(bytes.text()?);
        fen.map_err(|_| LinkError::Broken)?.position
    };
    let mut game = PgnGame::new(start);
    if first & HAS_NAMES != 0 {
        for tag in ["White", "Black"] {
            let name = bytes.text()?;
            if name.len() > LONGEST_NAME {
                return Err(LinkError::Broken);
            }
            if !name.is_empty() {
                game.set_tag(tag, name);
            }
        }
    }
    if first & HAS_DATE != 0 {
        let date = unpacked_date(bytes.number()?).ok_or(LinkError::Broken)?;
        game.set_tag("Date", &date);
    }
    let mut node = Node::START;
    for mv in places::unpack(&start, count, bytes.rest())? {
        node = game.add_move(node, Some(mv));
    }
    game.set_result(*RESULTS.get(ended / 64).ok_or(LinkError::Broken)?);
    match REASONS.get(ended % 64) {
        Some(&"") => {}
        Some(reason) => game.set_tag(END_REASON, reason),
        None => return Err(LinkError::Version),
    }
    Ok(game)
}

/// A sum that changes with every byte (CRC-8, polynomial 7).
fn check(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0, |sum, byte| {
        (0..8).fold(sum ^ byte, |sum: u8, _| {
            let carry = if sum & 0x80 == 0 { 0 } else { 7 };
            sum << 1 ^ carry
        })
    })
}

/// A name that is no longer than a link takes.
fn cut(name: &str) -> &str {
    let ends = (0..=LONGEST_NAME.min(name.len())).rev();
    let mut heads = ends.filter_map(|end| name.get(..end));
    heads.next().unwrap_or_default()
}

/// `2026.11.30` as one number; `None` where not all of it is known.
fn packed_date(date: &str) -> Option<usize> {
    let mut parts = date.split('.');
    let mut part = |digits: usize, most: usize| {
        let part = parts.next().filter(|part| part.len() == digits)?;
        let digits = part.bytes().all(|byte| byte.is_ascii_digit());
        let number: usize = part.parse().ok().filter(|_| digits)?;
        (number <= most).then_some(number)
    };
    let (year, month, day) = (part(4, 9_999)?, part(2, 12)?, part(2, 31)?);
    parts
        .next()
        .is_none()
        .then_some((year * 13 + month) * 32 + day)
}

fn unpacked_date(packed: usize) -> Option<String> {
    let (year, month, day) = (packed / 32 / 13, packed / 32 % 13, packed % 32);
    (year <= 9_999).then(|| format!("{year:04}.{month:02}.{day:02}"))
}
