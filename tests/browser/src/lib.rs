//! Drives the built page in real browsers, through the hooks that it promises to keep: `role`,
//! accessible names and the `data-*` attributes.
//!
//! A test is a function that takes a [`Page`], listed in a `tests![…]`; [`runner::main`] runs each in
//! every engine. Each test gets a server of its own on a new port, and so a new origin: nothing that
//! an earlier test stored can reach it. What the page reports as an error fails the test.

pub mod audit;
pub mod board;
pub mod choices;
pub mod colours;
mod device;
pub mod display;
pub mod driver;
pub mod emulation;
pub mod engine;
pub mod guard;
pub mod hands;
pub mod page;
mod pdf;
pub mod runner;
pub mod webdriver;

pub use colours::Colours;
pub use emulation::Scheme;
pub use engine::Engine;
pub use hands::Way;
pub use page::Page;

/// A test, by name, for the lists that [`tests!`] makes.
#[derive(Clone, Copy)]
pub struct Test {
    /// Module and function, as the runner's filter sees them.
    pub name: &'static str,
    /// The test itself; it panics to fail.
    pub run: fn(&Page),
}

/// A test that can't be run in an engine.
#[derive(Clone, Copy, Debug)]
pub struct Exception {
    /// The engine.
    pub engine: Engine,
    /// Module and function.
    pub test: &'static str,
    /// What the engine's driver can't do.
    pub why: &'static str,
}

/// Lists the tests of a module: `pub const TESTS: &[Test] = tests![first, second];`
#[macro_export]
macro_rules! tests {
    ($($name:ident),* $(,)?) => {
        &[$($crate::Test { name: concat!(module_path!(), "::", stringify!($name)), run: $name }),*]
    };
}
