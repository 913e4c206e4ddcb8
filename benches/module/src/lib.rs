//! A useful rules module, to be weighed: a FEN is read and written, the legal moves are listed in
//! SAN, a move in SAN is played. Text comes and goes through one buffer.

use std::cell::RefCell;

use jadoube::notation;
use jadoube::rules::{Fen, Position};

thread_local! {
    static TEXT: RefCell<String> = const { RefCell::new(String::new()) };
    static POSITION: RefCell<Option<Position>> = const { RefCell::new(None) };
}

fn answer(text: String) -> *const u8 {
    TEXT.with_borrow_mut(|buffer| {
        *buffer = text;
        buffer.as_ptr()
    })
}

/// Room for a text of so many bytes, to be written there before the next call.
#[allow(unsafe_code)] // an exported name, no unsafe act
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *const u8 {
    answer(" ".repeat(bytes.min(1 << 16)))
}

/// The length of the last answer in bytes.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    TEXT.with_borrow(String::len)
}

/// Reads the FEN in the buffer; 1 when it is a position.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn read() -> u32 {
    let fen = TEXT.with_borrow(|text| Fen::read(text));
    let position = fen.ok().map(|fen| fen.position);
    POSITION.set(position);
    u32::from(position.is_some())
}

/// The FEN of the position.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fen() -> *const u8 {
    answer(POSITION.with_borrow(|position| position.map_or(String::new(), |it| it.to_string())))
}

/// All legal moves in SAN, with spaces between.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn moves() -> *const u8 {
    let mut text = String::new();
    POSITION.with_borrow(|position| {
        for mv in position.iter().flat_map(Position::legal_moves) {
            if let Some(position) = position {
                text.push_str(&notation::short(position, mv));
                text.push(' ');
            }
        }
    });
    answer(text)
}

/// Plays the SAN in the buffer; 1 when it is a legal move.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn play() -> u32 {
    let Some(position) = POSITION.with_borrow(|position| *position) else {
        return 0;
    };
    let next = TEXT.with_borrow(|text| notation::read(&position, text).ok().map(|it| it.play()));
    POSITION.set(next.or(Some(position)));
    u32::from(next.is_some())
}
