//! Pieces of a PGN text: where they end, and what they hold.

/// What a byte begins, where no comment and no tag is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// Spaces and control characters.
    Space,
    /// A line feed or a carriage return.
    Break,
    /// `1` to `9` and `0`: move numbers, results, castling with zeros.
    Digit,
    /// Anything that can stand in a move.
    Word,
    /// A dot after a move number.
    Dot,
    /// `!` and `?`.
    Mark,
    /// A byte that stands for itself.
    Sign,
}

/// The classes of all bytes.
static CLASSES: [Class; 256] = {
    let mut table = [Class::Word; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b'\n' | b'\r' => Class::Break,
            0..=b' ' => Class::Space,
            b'0'..=b'9' => Class::Digit,
            b'.' => Class::Dot,
            b'!' | b'?' => Class::Mark,
            b'[' | b']' | b'{' | b'}' | b'(' | b')' | b'<' | b'>' | b';' | b'$' | b'"' | b'*' => {
                Class::Sign
            }
            _ => Class::Word,
        };
        byte += 1;
    }
    table
};

#[inline]
pub(super) fn class(byte: u8) -> Class {
    CLASSES[usize::from(byte)]
}

/// Where the word that begins at `from` ends. Dots are part of it, as in `e.p.`
#[inline]
pub(super) fn word_end(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    let length = rest
        .iter()
        .position(|&byte| !matches!(class(byte), Class::Word | Class::Digit | Class::Dot));
    length.map_or(text.len(), |length| from + length)
}

/// Where the run of bytes of this class that begins at `from` ends.
pub(super) fn run_end(text: &[u8], from: usize, of: Class) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    let length = rest.iter().position(|&byte| class(byte) != of);
    length.map_or(text.len(), |length| from + length)
}

/// Where the line that `from` is in ends: at its line break, if the text has it.
pub(super) fn line_end(text: &[u8], from: usize) -> Option<usize> {
    let rest = text.get(from..).unwrap_or_default();
    let length = rest.iter().position(|&byte| class(byte) == Class::Break)?;
    Some(from + length)
}

/// Where spaces that begin at `from` end, within the line.
pub(super) fn skip_spaces(text: &[u8], from: usize) -> usize {
    run_end(text, from, Class::Space)
}

/// Whether a tag begins at `from`, behind its bracket: a name and a quotation mark. `None` if the
/// text is too short to tell.
pub(super) fn begins_tag(text: &[u8], from: usize) -> Option<bool> {
    let name = skip_spaces(text, from);
    let end = name_end(text, name);
    let quote = skip_spaces(text, end);
    if end == name && end < text.len() {
        return Some(false);
    }
    let quote = text.get(quote)?;
    Some(*quote == b'"')
}

/// Where the name of a tag that begins at `from` ends.
pub(super) fn name_end(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    let length = rest
        .iter()
        .position(|&byte| byte <= b' ' || matches!(byte, b'"' | b'[' | b']' | b'%'));
    length.map_or(text.len(), |length| from + length)
}

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
    let mut breaks = 0;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let Some(length) = rest.iter().position(|&byte| byte <= b' ' || byte == b'}') else {
            push_word(rest, start, words);
            return CommentEnd::Open;
        };
        let (word, end) = rest.split_at(length);
        if length > 0 {
            let game = breaks > 1 && word.first() == Some(&b'[');
            if game && begins_tag(text, at + 1) == Some(true) {
                return CommentEnd::Tags(at);
            }
            breaks = 0;
            push_word(word, start, words);
        }
        at += length + 1;
        match end.first() {
            Some(b'}') => return CommentEnd::Brace(at),
            Some(b'\n') => breaks += 1,
            _ => {}
        }
    }
}

/// Copies the words of a comment that goes to the end of its line.
pub(super) fn line_comment(line: &[u8], words: &mut Vec<u8>) {
    let start = words.len();
    for word in line.split(|&byte| byte <= b' ') {
        push_word(word, start, words);
    }
}

#[inline]
fn push_word(word: &[u8], start: usize, words: &mut Vec<u8>) {
    if word.is_empty() {
        return;
    }
    if words.len() > start {
        words.push(b' ');
    }
    words.extend_from_slice(word);
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
        let Some(&byte) = text.get(at) else {
            return complete.then(|| broken(text, from, at, start, out));
        };
        match byte {
            b'\\' => {
                let next = text.get(at + 1);
                if next.is_none() && !complete {
                    return None;
                }
                if let Some(&escaped @ (b'"' | b'\\')) = next {
                    out.push(escaped);
                    at += 1;
                } else {
                    out.push(b'\\');
                }
            }
            b'"' => {
                let after = skip_spaces(text, at + 1);
                match text.get(after) {
                    None if !complete => return None,
                    Some(b']') => {
                        return Some(Value {
                            end: after + 1,
                            whole,
                        });
                    }
                    None | Some(b'[' | b'\n' | b'\r') => {
                        return Some(Value {
                            end: after,
                            whole: false,
                        });
                    }
                    Some(_) => {
                        whole = false;
                        out.push(b'"');
                    }
                }
            }
            b'\n' | b'\r' => return Some(broken(text, from, at, start, out)),
            _ => out.push(byte.max(b' ')),
        }
        at += 1;
    }
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
