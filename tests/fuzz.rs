//! The short form of `cargo xtask fuzz`: some thousand texts that nobody would write, the same at each
//! run, are put to all that reads texts.

#[path = "../fuzz/src/mutation.rs"]
mod mutation;
#[path = "../fuzz/src/readers.rs"]
mod readers;

use mutation::{Numbers, changed};
use readers::READERS;

fn put_to(name: &str, texts: usize) {
    let reader = READERS.iter().find(|reader| reader.name == name).unwrap();
    let seeds: Vec<Vec<u8>> = reader
        .seeds
        .iter()
        .map(|seed| seed.as_bytes().to_vec())
        .collect();
    for seed in &seeds {
        (reader.read)(seed);
    }
    let mut numbers = Numbers::new(1);
    for _ in 0..texts {
        (reader.read)(&changed(&seeds, &mut numbers));
    }
}

#[test]
fn pgn_of_any_kind_is_read_and_comes_back() {
    put_to("pgn", 4000);
}

#[test]
fn moves_of_any_kind_are_read_and_come_back() {
    put_to("san", 10_000);
}

#[test]
fn fens_of_any_kind_are_read_and_come_back() {
    put_to("fen", 10_000);
}

#[test]
fn logs_of_any_kind_are_read_and_come_back() {
    put_to("log", 4000);
}

#[test]
fn time_controls_of_any_kind_are_read_and_come_back() {
    put_to("control", 10_000);
}

#[test]
fn links_of_any_kind_are_read_and_come_back() {
    put_to("link", 10_000);
}
