//! What the project does with itself: set up its tools, build the page, serve it, check everything,
//! count which laws are tested and how large the page is. `cargo xtask help` lists the commands.

pub mod bench;
pub mod board_bench;
pub mod browsers;
pub mod bundle;
pub mod checks;
pub mod fuzz;
pub mod laws;
pub mod lighthouse;
pub mod page;
pub mod page_bench;
pub mod pgn_bench;
pub mod project;
pub mod screens;
pub mod server;
pub mod setup;
pub mod size;
