//! What reads texts, and what must hold whatever the text: it comes to an end without a panic, and
//! what was understood is written and understood again as the same.

use jadoube::clock::{Control, TimeControlTag};
use jadoube::game::Game;
use jadoube::notation::link::{read_link, write_link};
use jadoube::notation::pgn::{PgnGame, PgnReader, read_pgn};
use jadoube::notation::{self, Notation};
use jadoube::rules::{Fen, FenReader, Position};

/// A reader: its name, what it does with a text, and texts to begin with.
pub struct Reader {
    /// Its name.
    pub name: &'static str,
    /// Reads a text and panics where something does not hold.
    pub read: fn(&[u8]),
    /// Texts that it understands, or nearly.
    pub seeds: &'static [&'static str],
}

/// All of them.
pub const READERS: [Reader; 6] = [
    Reader {
        name: "pgn",
        read: pgn,
        seeds: &[
            "[Event \"Cup\"]\n[Site \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n",
            "1. e4! e5?! (1... c5 2. Nf3 (2. c3 $14 d5) 2... d6) 2. Nf3 {[%clk 0:09:58] (=)} Nc6 ; line\n3. -- a6 1/2-1/2",
            "[SetUp \"1\"]\n[FEN \"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 17\"]\n\n17... gxh1=Q 18. bxa8=N e1Q+ *",
            "[Variant \"Chess960\"]\n[FEN \"rk2r3/4p3/8/8/8/8/4P3/RK2R3 w KQkq - 0 1\"]\n\n1. O-O 0-0-0 *\n\n[Event \"B\\\"\\\\\"]\n\n1. d4 *",
            "\u{feff}[White \"Капабланка\"]\r\n\r\n1. e2—e4 e7—e5 2. Кg1—f3 {Слабый\r\n\r\n ход}\r\n%escape\r\n*\r\n",
            "{{\n\n[White \"x\"] [Black \"y\"",
        ],
    },
    Reader {
        name: "san",
        read: san,
        seeds: &[
            "0Nf3",
            "0e2-e4",
            "1Qxf7+",
            "1O-O-O",
            "2bxa8=N+",
            "2g1=Q",
            "3Кр:д4",
            "1d5xe6 e.p.",
            "4Фh4х",
            "0♘f3",
            "2gh=Q",
            "1exd6",
            "00-0",
            "3R1a3",
            "1Nd3-f4!?",
            "0Сf4 (=)",
        ],
    },
    Reader {
        name: "fen",
        read: fen,
        seeds: &[
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            "8/8/8/8/8/4k3/4p3/4K3 w - - 99 113",
            "  R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1   W  –  E3  x ",
        ],
    },
    Reader {
        name: "log",
        read: log,
        seeds: &[
            include_str!("../seeds/clocked.json"),
            include_str!("../seeds/claims.json"),
        ],
    },
    Reader {
        name: "control",
        read: control,
        seeds: &[
            "5+3",
            "40/90+30 30+30",
            "1h30m + 30s",
            "0:30+2 | 3+2",
            "10d5",
            "10b5",
            "h3",
            "none",
            "40/7200:3600",
            "*180",
            "?",
            "-",
            "40/6000+30:3000+30",
            "90,30",
            "0.5+1",
        ],
    },
    Reader {
        name: "link",
        read: link,
        seeds: &[
            "EIAEzhACqQ",
            "\u{10}\0\u{4}N\u{10}\u{2}",
            "\u{16}B\u{2}\u{4}Anna\u{8}Боря\u{33}\u{20}\u{0}",
            "\u{11}\0\u{2}'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1\u{20}\u{20}",
        ],
    },
];

/// The text as a link, and as the bytes of one, sealed as the writer does it: else the seal refuses all.
fn link(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for text in [text.as_ref(), &sealed(bytes)] {
        if let Ok(game) = read_link(text) {
            let written = write_link(&game).expect("what came from a link fits into one");
            let again = read_link(&written);
            let again = again.unwrap_or_else(|error| panic!("{written}: {error}"));
            assert_eq!(again.to_pgn(), game.to_pgn(), "{text}");
        }
    }
}

fn sealed(bytes: &[u8]) -> String {
    let mut bytes = bytes.to_vec();
    let mut seal = 0u8;
    for byte in &bytes {
        seal ^= byte;
        for _ in 0..8 {
            seal = (seal << 1) ^ if seal & 128 == 0 { 0 } else { 7 };
        }
    }
    bytes.push(seal);
    let signs = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bit = |at: usize| bytes[at / 8] >> (7 - at % 8) & 1;
    let all = bytes.len() * 8;
    let group = |start: usize| {
        (start..start + 6).fold(0, |sum, at| sum << 1 | if at < all { bit(at) } else { 0 })
    };
    let signs = (0..all)
        .step_by(6)
        .map(|start| char::from(signs[usize::from(group(start))]));
    signs.collect()
}

fn pgn(bytes: &[u8]) {
    let games: Vec<PgnGame> = read_pgn(bytes).collect();
    let mut reader = PgnReader::new();
    let mut in_pieces = Vec::new();
    // The text says how it is cut.
    let size = 1 + usize::from(bytes.first().copied().unwrap_or(0)) % 32;
    for piece in bytes.chunks(size) {
        reader.push(piece);
        in_pieces.extend(reader.by_ref());
    }
    reader.finish();
    in_pieces.extend(reader);
    assert!(
        in_pieces == games,
        "in pieces of {size} it is something else"
    );
    for (one, other) in games.iter().zip(&in_pieces) {
        assert_eq!(one.errors(), other.errors());
        assert_eq!(one.warnings(), other.warnings());
        let text = one.to_pgn();
        let mut again = read_pgn(text.as_bytes());
        let read = again.next();
        assert!(
            read.as_ref() == Some(one),
            "written and read it is another:\n{text}"
        );
        assert!(again.next().is_none(), "written it is two:\n{text}");
        assert_eq!(read.map(|read| read.errors().len()), Some(0), "{text}");
    }
}

const POSITIONS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
];

/// The first byte chooses a position, the rest is a move.
fn san(bytes: &[u8]) {
    let Some((&choice, bytes)) = bytes.split_first() else {
        return;
    };
    let fen = POSITIONS[usize::from(choice) % POSITIONS.len()];
    let position = Fen::read(fen).map_or(Position::initial(), |fen| fen.position);
    let quick = notation::read_san(&position, bytes).map(|legal| legal.get());
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for (_, notation) in Notation::ALL {
        let Ok(legal) = notation::read_in(&position, text, notation) else {
            continue;
        };
        let written = notation::written(&position, legal.get(), notation);
        let again = notation::read_in(&position, &written, notation).map(|legal| legal.get());
        assert_eq!(again, Ok(legal.get()), "{text} is written {written}");
    }
    let read = notation::read(&position, text).map(|legal| legal.get());
    if let Some(quick) = quick {
        assert_eq!(read, Ok(quick), "{text}");
    }
    if let Ok(mv) = read {
        let short = notation::short(&position, mv);
        let quick = notation::read_san(&position, short.as_bytes()).map(|legal| legal.get());
        assert_eq!(quick, Some(mv), "{text} is written {short}");
    }
}

fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for chess960 in [false, true] {
        for any_material in [false, true] {
            let reader = FenReader {
                chess960,
                any_material,
            };
            match reader.read(&text) {
                Ok(fen) => {
                    let written = fen.position.to_fen();
                    let again = reader.read(&written);
                    let again = again.unwrap_or_else(|error| panic!("{written}: {error}"));
                    assert_eq!(again.position.to_fen(), written, "{text}");
                    assert!(fen.position.legal_moves().len() < 256);
                }
                Err(error) => assert!(error.at <= text.len(), "{text}: {error}"),
            }
        }
    }
}

fn log(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(game) = Game::from_log(&text) {
        let written = game.to_log();
        let again = Game::from_log(&written);
        let again = again.unwrap_or_else(|error| panic!("{written}: {error}"));
        assert!(again == game, "{written}");
        let score = game.score();
        let read = read_pgn(score.to_pgn().as_bytes()).next();
        assert!(read == Some(score), "{written}");
    }
}

fn control(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(control) = text.parse::<Control>() {
        let written = control.to_string();
        assert_eq!(written.parse::<Control>().as_ref(), Ok(&control), "{text}");
        if let Ok(tag) = control.to_tag() {
            let known = TimeControlTag::Known(control);
            assert_eq!(TimeControlTag::read(&tag), Ok(known), "{text}");
        }
    }
    if let Ok(TimeControlTag::Known(control)) = TimeControlTag::read(&text) {
        let tag = control.to_tag();
        let tag = tag.unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let again = TimeControlTag::read(&tag);
        assert_eq!(again, Ok(TimeControlTag::Known(control)), "{text}");
    }
}
