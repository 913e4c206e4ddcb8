//! The page in real browsers: `cargo xtask test browser [WORD…]`, where a word chooses tests by name.

use std::process::ExitCode;

mod access;
mod addresses;
mod arbiter;
mod asleep;
mod compete;
mod computer;
mod exceptions;
mod games;
mod headings;
mod home;
mod input;
mod layouts;
mod learning;
mod lessons;
mod marks;
mod motion;
mod offline;
mod own_sheets;
mod players;
mod practice;
mod score;
mod screens;
mod scrollbars;
mod settings;
mod shelf;
mod special_moves;
mod spoken;
mod storage;
mod storage_trouble;
mod table;
mod trainers;

fn main() -> ExitCode {
    let tests = [
        games::TESTS,
        special_moves::TESTS,
        input::TESTS,
        access::TESTS,
        spoken::TESTS,
        spoken::games::TESTS,
        screens::TESTS,
        scrollbars::TESTS,
        addresses::TESTS,
        settings::TESTS,
        marks::TESTS,
        motion::TESTS,
        headings::TESTS,
        home::TESTS,
        learning::TESTS,
        practice::TESTS,
        trainers::TESTS,
        lessons::TESTS,
        table::TESTS,
        layouts::TESTS,
        asleep::TESTS,
        players::TESTS,
        arbiter::TESTS,
        compete::TESTS,
        computer::TESTS,
        score::TESTS,
        own_sheets::TESTS,
        storage::TESTS,
        storage_trouble::TESTS,
        shelf::TESTS,
        shelf::import::TESTS,
        shelf::links::TESTS,
        offline::TESTS,
    ];
    browser_tests::runner::main(&tests, exceptions::EXCEPTIONS)
}
