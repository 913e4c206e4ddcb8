//! The command line of `cargo xtask`.

use std::process::ExitCode;
use std::str::FromStr;

use xtask::checks::Part;
use xtask::project::{Failure, Project};
use xtask::{
    bench, board_bench, checks, fuzz, laws, lighthouse, page, page_bench, pgn_bench, screens, size,
};

const HELP: &str = "\
cargo xtask serve [--port N]   set up what is missing, build the page, serve it, print the address
cargo xtask try [--port N]     the same with a page that is built quickly, unoptimised
cargo xtask test               set up what is missing, browsers included, and check everything
cargo xtask test PART [ARG…]   one part of it: native, wasm or browser; ARG goes to its test runner
cargo xtask build              set up what is missing and build the page into dist/
cargo xtask single             the page in one file, dist/jadoube.html, which opens from a disk
cargo xtask size               bytes of every file of the page: raw, gzip, brotli
cargo xtask screens [WORD…]    pictures of every screen on contact sheets; a WORD chooses screens by name
cargo xtask bench [ROUNDS]     speed of the rules engine beside two others, its instructions and weight
cargo xtask bench board        what a move and a drag cost on the board, beside three other boards
cargo xtask bench lighthouse   its marks for four screens: performance, accessibility, best practices
cargo xtask bench page [MIN]   what an action costs at move 300 beside move 10; whether clocks keep time
cargo xtask bench start [N]    time to a board that answers, on a slow phone and line, in N rounds
cargo xtask bench pgn [FILE…]  speed of reading games, of these files, too, beside pgn-reader with shakmaty
cargo xtask fuzz [MIN [READER…]]  texts that nobody would write, 10 minutes for each of docs/fuzzing.md
cargo xtask laws [--missing]   how many tests cite each clause of docs/laws.md; only those without";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(words: &[&str]) -> Result<(), Failure> {
    let project = Project::find()?;
    match words {
        ["serve"] => page::serve(&project, 0),
        ["serve", "--port", port] => page::serve(&project, number(port)?),
        ["try"] => page::try_out(&project, 0),
        ["try", "--port", port] => page::try_out(&project, number(port)?),
        ["build"] => page::build(&project),
        ["single"] => page::single(&project),
        ["test"] => checks::check(&project, Part::All, &[]),
        ["test", "native", rest @ ..] => checks::check(&project, Part::Native, rest),
        ["test", "wasm", rest @ ..] => checks::check(&project, Part::Wasm, rest),
        ["test", "browser", rest @ ..] => checks::check(&project, Part::Browser, rest),
        ["laws"] => laws::print(&project, false),
        ["laws", "--missing"] => laws::print(&project, true),
        ["screens", words @ ..] => screens::take(&project, words),
        ["bench"] => bench::print(&project, 5),
        ["bench", "board"] => board_bench::print(&project),
        ["bench", "lighthouse"] => lighthouse::print(&project),
        ["bench", "page"] => page_bench::print(&project, 10),
        ["bench", "page", minutes] => page_bench::print(&project, number(minutes)?),
        ["bench", "start"] => page_bench::print_start(&project, 5),
        ["bench", "start", rounds] => page_bench::print_start(&project, number(rounds)?),
        ["bench", "pgn", files @ ..] => pgn_bench::print(&project, files),
        ["bench", rounds] => bench::print(&project, number(rounds)?),
        ["fuzz"] => fuzz::run_each(&project, "10", &fuzz::READERS),
        ["fuzz", minutes] => fuzz::run_each(&project, minutes, &fuzz::READERS),
        ["fuzz", minutes, readers @ ..] => fuzz::run_each(&project, minutes, readers),
        ["size"] => size::print(&project),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        other => Err(Failure::new(format!(
            "no such command: {}\n{HELP}",
            other.join(" ")
        ))),
    }
}

/// A port, minutes or rounds.
fn number<N: FromStr>(word: &str) -> Result<N, Failure> {
    let number = word.parse();
    number.map_err(|_| Failure::new(format!("`{word}` is not a number that fits here")))
}
