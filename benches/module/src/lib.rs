//! A useful rules module, to be weighed: a FEN is read and written, the legal moves are listed in
//! SAN, a move in SAN is played. Text comes and goes through one buffer.

use std::sync::Mutex;

#[cfg(target_arch = "wasm32")]
use lol_alloc::{FreeListAllocator, LockedAllocator};

use jadoube::notation;
use jadoube::rules::{Fen, Position};

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: LockedAllocator<FreeListAllocator> =
    LockedAllocator::new(FreeListAllocator::new());

struct State {
    text: String,
    position: Option<Position>,
}

static STATE: Mutex<State> = Mutex::new(State {
    text: String::new(),
    position: None,
});

/// Does something with the state; the answer is 0 where another thread has it, which a page with
/// one thread never sees.
fn with_state(act: impl FnOnce(&mut State) -> usize) -> usize {
    match STATE.try_lock() {
        Ok(mut state) => act(&mut state),
        Err(_) => 0,
    }
}

impl State {
    /// Keeps a text; its address.
    fn answer(&mut self, text: String) -> usize {
        self.text = text;
        self.text.as_ptr() as usize
    }
}

/// Room for a text of so many bytes, to be written there before the next call; its address.
#[allow(unsafe_code)] // an exported name, no unsafe act
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> usize {
    with_state(|state| state.answer(" ".repeat(bytes.min(1 << 16))))
}

/// The length of the last answer in bytes.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    with_state(|state| state.text.len())
}

/// Reads the FEN in the buffer; 1 when it is a position.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn read() -> usize {
    with_state(|state| {
        state.position = Fen::read(&state.text).ok().map(|fen| fen.position);
        usize::from(state.position.is_some())
    })
}

/// The FEN of the position; its address.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fen() -> usize {
    with_state(|state| {
        let text = state.position.as_ref().map(Position::to_fen);
        state.answer(text.unwrap_or_default())
    })
}

/// All legal moves in SAN, with spaces between; the address of the text.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn moves() -> usize {
    with_state(|state| {
        let mut text = String::new();
        if let Some(position) = &state.position {
            for mv in position.legal_moves() {
                text.push_str(&notation::short(position, mv));
                text.push(' ');
            }
        }
        state.answer(text)
    })
}

/// Plays the SAN in the buffer; 1 when it is a legal move.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn play() -> usize {
    with_state(|state| {
        let Some(position) = &state.position else {
            return 0;
        };
        let Ok(legal) = notation::read(position, &state.text) else {
            return 0;
        };
        state.position = Some(legal.play());
        1
    })
}
