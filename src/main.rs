//! The page. Natively there is nothing to run but a word on how to build it.

fn main() {
    eprintln!("J'adoube runs in a browser: `cargo xtask serve` builds and serves it.");
}
