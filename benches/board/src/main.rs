//! The page's board alone, for `measure.mjs`: `show(fen)` on the window puts a position on it.

#[cfg(target_arch = "wasm32")]
mod stage;

#[cfg(target_arch = "wasm32")]
fn main() {
    stage::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This runs in a browser: `cargo xtask bench board` builds and measures it.");
}
