//! Reads a file of games and writes them out in export form: `pgn FILE`. One line an error, with
//! game, line and column, on standard error; exit status 1 if there is any.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use jadoube::notation::pgn::PgnReader;

/// So many bytes are read at a time.
const PIECE: usize = 1 << 16;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path] = arguments.as_slice() else {
        eprintln!("usage: pgn FILE");
        return ExitCode::from(2);
    };
    match rewrite(path) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the file piece by piece and writes its games. Whether all of them were whole.
fn rewrite(path: &str) -> io::Result<bool> {
    let mut file = File::open(path)?;
    let mut output = BufWriter::new(io::stdout().lock());
    let mut reader = PgnReader::new();
    let mut piece = vec![0; PIECE];
    let mut whole = true;
    loop {
        match file.read(&mut piece)? {
            0 => reader.finish(),
            length => reader.push(&piece[..length]),
        }
        for game in reader.by_ref() {
            for error in game.errors() {
                whole = false;
                eprintln!("{error}");
            }
            writeln!(output, "{}", game.to_pgn())?;
        }
        if reader.is_finished() {
            output.flush()?;
            return Ok(whole);
        }
    }
}
