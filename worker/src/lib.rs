//! The computer opponent (LEARN-8) as wasm of its own, which a worker loads beside the page: the rules, the
//! reading of FEN and `jadoube::opponent`, and nothing of the page.
//!
//! There is one buffer for text. The worker's script, `opponent.js`, puts a question there
//! ([`room`], then the bytes), asks it ([`think`], [`welcomes`]), and lets a thought [`go_on`] a slice at a
//! time until the move stands in the buffer.

mod question;

use std::sync::Mutex;

#[cfg(target_arch = "wasm32")]
use lol_alloc::{FreeListAllocator, LockedAllocator};

use jadoube::opponent::Thinking;
use jadoube::rules::Color;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: LockedAllocator<FreeListAllocator> =
    LockedAllocator::new(FreeListAllocator::new());

struct State {
    text: Vec<u8>,
    thinking: Option<Thinking>,
}

static STATE: Mutex<State> = Mutex::new(State {
    text: Vec::new(),
    thinking: None,
});

/// Does something with the state; the answer is 0 where another thread has it, which a worker with one
/// thread never sees.
fn with_state(act: impl FnOnce(&mut State) -> usize) -> usize {
    STATE.try_lock().map_or(0, |mut state| act(&mut state))
}

impl State {
    fn question(&self) -> &str {
        str::from_utf8(&self.text).unwrap_or_default()
    }
}

/// Room for a text of so many bytes, to be written there before the next call; its address.
#[allow(unsafe_code)] // an exported name, no unsafe act
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> usize {
    with_state(|state| {
        state.text.clear();
        state.text.resize(bytes, b' ');
        state.text.as_ptr() as usize
    })
}

/// Begins to think about the positions in the buffer, at a level from 1; 1 where there is something to
/// think about.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn think(level: u32, seed: u32) -> usize {
    with_state(|state| {
        state.thinking = question::think(state.question(), level, u64::from(seed));
        usize::from(state.thinking.is_some())
    })
}

/// Goes on over so many positions at most; the length of the move in the buffer, in UCI's form, once it is
/// decided, and 0 before.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn go_on(positions: u32) -> usize {
    with_state(|state| {
        let Some(mv) = state.thinking.as_mut().and_then(|it| it.go_on(positions)) else {
            return 0;
        };
        state.thinking = None;
        state.text = mv.to_string().into_bytes();
        state.text.len()
    })
}

/// Where the text in the buffer begins.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn text() -> usize {
    with_state(|state| state.text.as_ptr() as usize)
}

/// Whether White (0) or Black (1) is glad of a draw in the last position in the buffer.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn welcomes(side: u32) -> usize {
    let side = if side == 0 {
        Color::White
    } else {
        Color::Black
    };
    with_state(|state| usize::from(question::welcomes(state.question(), side)))
}
