//! The page. Natively there is nothing to run but a word on how to build it.

#[cfg(target_arch = "wasm32")]
fn main() {
    jadoube::app::page::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("J'adoube runs in a browser: `cargo xtask serve` builds and serves it.");
}
