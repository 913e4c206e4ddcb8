//! Perft against published counts (MOVE-17).

use std::fs;
use std::path::Path;

use jadoube::rules::{FenReader, Position};

/// What takes under a second in a release build.
const QUICK: u64 = 150_000_000;

/// The counts of a file of `FEN ;D1 n ;D2 n …`, as `(FEN, depth, nodes)`.
fn counts(path: &Path) -> Vec<(String, u32, u64)> {
    let text = fs::read_to_string(path).unwrap();
    let mut counts = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.split(';').map(str::trim);
        let fen = parts.next().unwrap();
        for part in parts {
            let (depth, nodes) = part.strip_prefix('D').unwrap().split_once(' ').unwrap();
            counts.push((fen.into(), depth.parse().unwrap(), nodes.parse().unwrap()));
        }
    }
    counts
}

fn position(fen: &str) -> Position {
    let reader = FenReader {
        any_material: true,
        ..FenReader::default()
    };
    reader.read(fen).unwrap().position
}

fn check(path: &Path, nodes: impl Fn(u64) -> bool) {
    let counts = counts(path);
    assert!(!counts.is_empty(), "{} holds no counts", path.display());
    for (fen, depth, expected) in counts.into_iter().filter(|count| nodes(count.2)) {
        assert_eq!(position(&fen).perft(depth), expected, "{fen} depth {depth}");
    }
}

fn own(name: &str) -> std::path::PathBuf {
    Path::new("tests/data/perft").join(name)
}

// MOVE-17
#[test]
fn classic_positions_have_the_published_counts() {
    check(&own("standard.epd"), |nodes| nodes <= QUICK);
}

// MOVE-17, EP-4, CASTLE-3, PROMO-1, STALE-1
#[test]
fn tricky_positions_have_the_published_counts() {
    check(&own("tricky.epd"), |nodes| nodes <= QUICK);
}

// MOVE-17, VARIANT-2
#[test]
fn chess960_positions_have_the_published_counts() {
    check(&own("chess960.epd"), |nodes| nodes <= QUICK);
}

// MOVE-17
#[test]
fn positions_of_random_play_have_the_published_counts() {
    check(&own("random.epd"), |nodes| nodes <= QUICK);
}

// MOVE-17
#[test]
#[ignore = "half a minute: what takes over a second each"]
fn deep_counts_are_the_published_ones() {
    for name in ["standard.epd", "tricky.epd"] {
        check(&own(name), |nodes| nodes > QUICK);
    }
}

// MOVE-17
#[test]
fn counts_of_the_shared_folder_hold_where_it_is() {
    let folder = Path::new("../shared/data/perft");
    let Ok(files) = fs::read_dir(folder) else {
        println!("skipped: there is no {}", folder.display());
        return;
    };
    for file in files {
        // What both folders have was counted above to its depth.
        let (path, own) = (file.unwrap().path(), |path: &Path| {
            own(&path.file_name().unwrap().to_string_lossy())
        });
        let known = if own(&path).exists() {
            counts(&own(&path))
        } else {
            Vec::new()
        };
        let new = counts(&path)
            .into_iter()
            .filter(|count| !known.contains(count));
        for (fen, depth, expected) in new.filter(|count| count.2 <= QUICK) {
            assert_eq!(position(&fen).perft(depth), expected, "{fen} depth {depth}");
        }
    }
}

// MOVE-17a
#[test]
fn the_laws_own_counts_hold() {
    let check = |fen: &str, counts: &[u64]| {
        for (depth, &nodes) in (1..).zip(counts) {
            assert_eq!(position(fen).perft(depth), nodes, "{fen} depth {depth}");
        }
    };
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8902, 197_281],
    );
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2039, 97_862],
    );
    check(
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2812, 43_238],
    );
    check(
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1486, 62_379],
    );
}
