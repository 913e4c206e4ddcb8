//! Tests that run inside a page, in the wasm build (`cargo xtask test wasm`).
#![cfg(target_arch = "wasm32")]

mod web_clocks;
mod web_storage;

use jadoube::rules::Position;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The engine counts in a 32-bit browser what it counts natively.
// MOVE-17a
#[wasm_bindgen_test]
fn the_start_position_has_8902_lines_of_three_half_moves() {
    assert_eq!(Position::initial().perft(3), 8902);
}
