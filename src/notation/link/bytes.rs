//! Bytes, numbers and texts one after another.

use super::LinkError;

/// What is being written.
#[derive(Default)]
pub(super) struct Bytes(pub(super) Vec<u8>);

impl Bytes {
    pub(super) fn push(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// A number, seven bits a byte, the low ones first; the high bit says that more follow.
    pub(super) fn number(&mut self, mut number: usize) {
        while number > 127 {
            self.push((number & 127) as u8 | 128);
            number >>= 7;
        }
        self.push(number as u8);
    }

    /// A text behind its length in bytes.
    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len());
        self.extend(text.as_bytes());
    }

    pub(super) fn extend(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }
}

/// What is still to be read.
pub(super) struct Read<'b>(pub(super) &'b [u8]);

impl<'b> Read<'b> {
    pub(super) fn byte(&mut self) -> Result<u8, LinkError> {
        let (first, rest) = self.0.split_first().ok_or(LinkError::Broken)?;
        self.0 = rest;
        Ok(*first)
    }

    pub(super) fn number(&mut self) -> Result<usize, LinkError> {
        let mut number = 0;
        // No number in a link is greater than three bytes hold.
        for at in 0..3 {
            let byte = self.byte()?;
            number |= usize::from(byte & 127) << (7 * at);
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(LinkError::Broken)
    }

    pub(super) fn text(&mut self) -> Result<&'b str, LinkError> {
        let length = self.number()?;
        let (text, rest) = self.0.split_at_checked(length).ok_or(LinkError::Broken)?;
        self.0 = rest;
        core::str::from_utf8(text).map_err(|_| LinkError::Broken)
    }

    pub(super) fn rest(self) -> &'b [u8] {
        self.0
    }
}
