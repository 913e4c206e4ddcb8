//! Tags: where they begin and end, and what they say.

use super::scan::{first_control, first_of, skip_spaces};

/// The beginning of what may be a tag.
#[derive(Clone, Copy)]
pub(super) struct TagHead {
    /// Where its name begins and ends.
    pub(super) name: usize,
    pub(super) name_end: usize,
    /// Where its value begins: at a quotation mark, if it is a tag.
    pub(super) value: usize,
    /// Whether it is one; `None` if the text is too short to tell.
    pub(super) is_tag: Option<bool>,
}

/// What begins at `from`, behind the bracket of a tag: a name and a quotation mark make a tag.
pub(super) fn tag_head(text: &[u8], from: usize) -> TagHead {
    let name = skip_spaces(text, from);
    let rest = text.get(name..).unwrap_or_default();
    let ends_name = |&byte: &u8| byte <= b' ' || matches!(byte, b'"' | b'[' | b']' | b'%');
    let length = rest.iter().position(ends_name);
    let name_end = length.map_or(text.len(), |length| name + length);
    let value = skip_spaces(text, name_end);
    let is_tag = if name_end == name && name < text.len() {
        Some(false)
    } else {
        text.get(value).map(|&byte| byte == b'"')
    };
    TagHead {
        name,
        name_end,
        value,
        is_tag,
    }
}

/// The value of a tag that begins at `from`, behind its quotation mark, is copied.
pub(super) struct Value {
    /// Where the text goes on, behind the bracket.
    pub(super) end: usize,
    /// Whether quotation mark and bracket are as they should be.
    pub(super) whole: bool,
}

/// Copies the value of a tag. `None` if the text is too short to tell where it ends. It ends at
/// the latest with its line.
pub(super) fn value(text: &[u8], from: usize, complete: bool, out: &mut Vec<u8>) -> Option<Value> {
    let start = out.len();
    let mut at = from;
    let mut whole = true;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let (plain, special) = rest.split_at(plain_of_value(rest));
        out.extend_from_slice(plain);
        at += plain.len();
        match special {
            [] => return complete.then(|| broken(text, from, at, start, out)),
            [b'\\', ..] => match special.get(1) {
                None if !complete => return None,
                Some(&escaped @ (b'"' | b'\\')) => {
                    out.push(escaped);
                    at += 1;
                }
                _ => out.push(b'\\'),
            },
            [b'"', ..] => {
                let after = skip_spaces(text, at + 1);
                match text.get(after) {
                    None if !complete => return None,
                    Some(b']') => {
                        let end = after + 1;
                        return Some(Value { end, whole });
                    }
                    None | Some(b'[' | b'\n' | b'\r') => {
                        let (end, whole) = (after, false);
                        return Some(Value { end, whole });
                    }
                    Some(_) => {
                        whole = false;
                        out.push(b'"');
                    }
                }
            }
            [b'\n' | b'\r', ..] => return Some(broken(text, from, at, start, out)),
            _ => out.push(b' '),
        }
        at += 1;
    }
}

/// How many bytes of a tag's value, from the first on, can be copied as they are.
#[inline]
fn plain_of_value(text: &[u8]) -> usize {
    let mut plain = 0;
    while let Some(chunk) = text.get(plain..).and_then(<[u8]>::first_chunk) {
        let word = u64::from_le_bytes(*chunk);
        let stops = first_control(word) | first_of(b'"', word) | first_of(b'\\', word);
        plain += (stops.trailing_zeros() / 8) as usize;
        if stops != 0 {
            return plain;
        }
    }
    let special = |&byte: &u8| byte < b' ' || byte == b'"' || byte == b'\\';
    let rest = text.get(plain..).unwrap_or_default();
    plain + rest.iter().position(special).unwrap_or(rest.len())
}

/// The value of a tag whose line ended before it did: without the bracket, up to the last quotation
/// mark if there is one.
fn broken(text: &[u8], from: usize, end: usize, start: usize, out: &mut Vec<u8>) -> Value {
    let mut line = text.get(from..end).unwrap_or_default().trim_ascii();
    line = line.strip_suffix(b"]").unwrap_or(line);
    if let Some(quote) = line.iter().rposition(|&byte| byte == b'"') {
        line = line.get(..quote).unwrap_or_default();
    }
    out.truncate(start);
    out.extend(line.iter().map(|&byte| byte.max(b' ')));
    Value { end, whole: false }
}
