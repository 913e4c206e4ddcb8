//! Base 64 in the alphabet that addresses take as it is (RFC 4648, section 5), without padding.

use super::LinkError;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bytes as a text.
pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..=three.len() {
            let value = group >> (18 - 6 * digit) & 63;
            text.extend(ALPHABET.get(value as usize).map(|sign| char::from(*sign)));
        }
    }
    text
}

/// The bytes of a text.
pub(super) fn read(text: &str) -> Result<Vec<u8>, LinkError> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut held, mut bits) = (0u32, 0u32);
    for (number, sign) in text.chars().enumerate() {
        let value = ALPHABET.iter().position(|other| char::from(*other) == sign);
        let value = value.ok_or(LinkError::Character(number + 1))?;
        held = (held << 6 | value as u32) & 0xfff;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits & 0xff) as u8);
        }
    }
    // What is left over is less than a sign, and nothing stands in it.
    if bits < 6 && held & ((1 << bits) - 1) == 0 {
        Ok(bytes)
    } else {
        Err(LinkError::Broken)
    }
}
