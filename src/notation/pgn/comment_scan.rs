//! Comments: where they end, and their words.

use super::scan::{HIGH, ONES, first_control, first_of};
use super::tag_scan::tag_head;

/// How a comment in braces ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CommentEnd {
    /// With a brace; the text goes on here.
    Brace(usize),
    /// It is never closed; the text goes on here, with the tags of the next game.
    Tags(usize),
    /// The text is too short to tell.
    Open,
}

/// Copies the words of a comment that begins at `from`, behind its brace, with one space between.
pub(super) fn comment(text: &[u8], from: usize, words: &mut Vec<u8>) -> CommentEnd {
    let start = words.len();
    let mut at = from;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let plain = match rest.first_chunk() {
            Some(chunk) => plain_bytes(*chunk),
            None => 0,
        };
        if plain > 0 && (rest[0] != b' ' || !may_skip_space(start, words)) {
            words.extend_from_slice(&rest[..plain]);
            at += plain;
            continue;
        }
        match rest.first() {
            None => {
                trim_space(start, words);
                return CommentEnd::Open;
            }
            Some(b'}') => {
                trim_space(start, words);
                return CommentEnd::Brace(at + 1);
            }
            Some(&byte) if byte > b' ' => {
                words.push(byte);
                at += 1;
            }
            Some(_) => {
                if !may_skip_space(start, words) {
                    words.push(b' ');
                }
                let length = rest.iter().position(|&byte| byte > b' ');
                let (space, after) = rest.split_at(length.unwrap_or(rest.len()));
                at += space.len();
                let breaks = space.iter().filter(|&&byte| byte == b'\n').count();
                if breaks > 1
                    && after.first() == Some(&b'[')
                    && tag_head(text, at + 1).is_tag == Some(true)
                {
                    trim_space(start, words);
                    return CommentEnd::Tags(at);
                }
            }
        }
    }
}

#[inline]
fn trim_space(start: usize, words: &mut Vec<u8>) {
    if words.len() > start && words.last() == Some(&b' ') {
        words.pop();
    }
}

/// Whether a space here would be one too many.
#[inline]
fn may_skip_space(start: usize, words: &[u8]) -> bool {
    words.len() == start || words.last() == Some(&b' ')
}

/// How many of eight bytes of a comment, from the first on, can be copied as they are: up to its
/// end, a control character or the first of two spaces.
#[inline]
fn plain_bytes(bytes: [u8; 8]) -> usize {
    let word = u64::from_le_bytes(bytes);
    let other = word ^ (ONES * 0x20);
    // All bytes that are spaces, and no other.
    let spaces = !(((other & !HIGH) + !HIGH) | other | !HIGH);
    let two_spaces = spaces & (spaces >> 8);
    let stops = first_control(word) | first_of(b'}', word) | two_spaces;
    (stops.trailing_zeros() / 8) as usize
}

/// Copies the words of a comment that goes to the end of its line.
pub(super) fn line_comment(line: &[u8], words: &mut Vec<u8>) {
    let start = words.len();
    for word in line.split(|&byte| byte <= b' ') {
        push_word(word, start, words);
    }
}

fn push_word(word: &[u8], start: usize, words: &mut Vec<u8>) {
    if word.is_empty() {
        return;
    }
    if words.len() > start {
        words.push(b' ');
    }
    words.extend_from_slice(word);
}
