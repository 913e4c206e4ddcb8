//! Opens a pack in the browser. The page's script makes [`room`] for the pack and puts it there, calls
//! [`go_on`] until all is open, and finds the parts from [`opened`] on, [`length`] bytes.

#![cfg_attr(target_arch = "wasm32", no_std)]

extern crate alloc;

use alloc::vec;
use alloc::vec::Vec;

use pack::Opener;
use spin::Mutex;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: lol_alloc::LockedAllocator<lol_alloc::LeakingAllocator> =
    lol_alloc::LockedAllocator::new(lol_alloc::LeakingAllocator::new());

/// Without the standard library somebody has to say what a panic does: the script sees that the module stopped.
#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

/// A pack that waits, or is being opened.
struct State {
    pack: Vec<u8>,
    opener: Option<Opener>,
}

static STATE: Mutex<State> = Mutex::new(State {
    pack: Vec::new(),
    opener: None,
});

/// Room for a pack of so many bytes, to be put there before the next call; its address.
#[allow(unsafe_code)] // an exported name, no unsafe act
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> usize {
    let mut state = STATE.lock();
    state.pack = vec![0; bytes];
    state.pack.as_ptr() as usize
}

/// Opens up to so many bytes more; 1 while there are others to come.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn go_on(bytes: usize) -> usize {
    let state = &mut *STATE.lock();
    let pack = &mut state.pack;
    let opener = (state.opener).get_or_insert_with(|| Opener::new(core::mem::take(pack)));
    usize::from(opener.go_on(bytes))
}

/// Where the parts are, one after another; another place after each [`go_on`].
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn opened() -> usize {
    let state = STATE.lock();
    let opener = state.opener.as_ref();
    opener.map_or(0, |opener| opener.opened().as_ptr() as usize)
}

/// How many bytes are open.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    let state = STATE.lock();
    state
        .opener
        .as_ref()
        .map_or(0, |opener| opener.opened().len())
}
