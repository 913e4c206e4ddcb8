//! Notation over random games and random texts, the same at each run.

use jadoube::notation::{Description, Notation, read, read_in, read_san};
use jadoube::rules::{Fen, Move, Position};

/// A generator of numbers for tests (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
];

fn walk(games: usize, plies: usize, mut visit: impl FnMut(&Position, &[Move])) {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for game in 0..games {
        let mut position = Fen::read(STARTS[game % STARTS.len()]).unwrap().position;
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            visit(&position, &moves);
            position = position.play(numbers.pick(&moves)).unwrap();
        }
    }
}

// NOTATION-3 to 9
#[test]
fn every_legal_move_is_read_back_from_every_form() {
    let mut count = 0;
    walk(40, 60, |position, moves| {
        for &mv in moves {
            let told = Description::of(position, mv);
            for (name, notation) in Notation::ALL {
                let text = told.written(notation);
                let read = read(position, &text).map(|legal| legal.get());
                assert_eq!(read, Ok(mv), "{name} {text} {:?}", position.setup());
                let chosen = read_in(position, &text, notation).map(|legal| legal.get());
                assert_eq!(chosen, Ok(mv), "{name} {text}");
                count += 1;
            }
        }
    });
    assert!(count > 100_000);
}

// NOTATION-7
#[test]
fn short_forms_of_a_position_are_all_different_and_no_longer_than_needed() {
    walk(40, 60, |position, moves| {
        let texts: Vec<String> = moves
            .iter()
            .map(|&mv| Description::of(position, mv).written(Notation::SHORT))
            .collect();
        for (nth, text) in texts.iter().enumerate() {
            assert!(!texts[..nth].contains(text), "{text}");
            let quick = read_san(position, text.as_bytes()).map(|legal| legal.get());
            assert_eq!(quick, Some(moves[nth]));
            // Without any one sign of the origin, the piece is no longer told apart.
            let mut told = Description::of(position, moves[nth]);
            if told.capture.is_some() && told.promotion.is_some() || told.from_file.is_none() {
                continue;
            }
            if told.role != jadoube::rules::Role::Pawn {
                told.from_file = None;
                let shorter = told.written(Notation::SHORT);
                assert!(read(position, &shorter).is_err(), "{text} {shorter}");
            }
        }
    });
}

#[test]
fn random_texts_are_answered_and_never_end_the_program() {
    const SIGNS: [char; 56] = [
        'e',
        '4',
        'N',
        'f',
        '3',
        'b',
        'B',
        'x',
        '-',
        '=',
        'Q',
        'O',
        '0',
        '(',
        ')',
        '.',
        ' ',
        '+',
        '#',
        '!',
        'a',
        'h',
        '1',
        '8',
        '7',
        '2',
        'p',
        'P',
        'k',
        'K',
        'R',
        'c',
        'd',
        'К',
        'р',
        'С',
        'с',
        'е',
        'х',
        '…',
        '—',
        '♔',
        '♟',
        '\u{fe0e}',
        '\u{feff}',
        '\u{0}',
        'ß',
        '9',
        '5',
        '6',
        '/',
        ':',
        'о',
        '\u{10ffff}',
        'g',
        '\t',
    ];
    let mut numbers = Numbers(42);
    let mut read_as_moves = 0;
    for round in 0..200_000 {
        let position = Fen::read(STARTS[round % STARTS.len()]).unwrap().position;
        let length = numbers.below(9);
        let text: String = (0..length).map(|_| numbers.pick(&SIGNS)).collect();
        let notation = numbers.pick(&Notation::ALL).1;
        if let Ok(legal) = read(&position, &text) {
            read_as_moves += 1;
            assert!(position.legal_moves().contains(&legal.get()), "{text}");
            // What is read in general is read by whoever has chosen a notation, and alike.
            let chosen = read_in(&position, &text, notation).map(|legal| legal.get());
            assert_eq!(chosen, Ok(legal.get()), "{text}");
        }
    }
    assert!(read_as_moves > 100);
}

// The quick way never reads anything otherwise than the tolerant way would.
#[test]
fn a_space_before_a_move_changes_nothing() {
    walk(20, 60, |position, moves| {
        for &mv in moves {
            let text = Description::of(position, mv).written(Notation::SHORT);
            let tolerant = read(position, &format!(" {text}")).map(|legal| legal.get());
            assert_eq!(tolerant, Ok(mv), "{text}");
        }
    });
}
