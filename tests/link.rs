//! A whole game in a text for an address: it comes back whole, and no text does any harm.

use std::fs;
use std::path::Path;

use jadoube::game::{AnnulReason, DrawReason, Outcome, WinReason};
use jadoube::notation::link::{LONGEST_LINK_GAME, LinkError, REASONS, read_link, write_link};
use jadoube::notation::pgn::{Node, PgnGame, PgnResult, read_pgn};
use jadoube::rules::{Color, Fen, Move, Position};
use proptest::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The length of an address up to the game: `https://chess.example.org/jadoube/#/game=`.
const ADDRESS: usize = 41;

fn moves(game: &PgnGame) -> Vec<Option<Move>> {
    game.main_line().map(|node| game.mv(node)).collect()
}

/// A game that takes its moves from these numbers, as far as there are any.
fn game(start: Position, choices: &[u8]) -> PgnGame {
    let mut game = PgnGame::new(start);
    let (mut position, mut node) = (start, Node::START);
    for choice in choices {
        let legal = position.legal_moves();
        let Some(mv) = legal.get(usize::from(*choice) % legal.len().max(1)) else {
            break;
        };
        node = game.add_move(node, Some(*mv));
        position = position.play(*mv).unwrap();
    }
    game
}

#[track_caller]
fn comes_back(game: &PgnGame) {
    let link = write_link(game).unwrap();
    let read = read_link(&link).unwrap();
    assert_eq!(moves(&read), moves(game));
    // A square that was passed over matters only where it can be taken on, and only then is it in a FEN.
    assert_eq!(read.start().to_fen(), game.start().to_fen());
    assert_eq!(read.result(), game.result());
}

/// Games of the collection, where it is at hand: those without errors and null moves.
#[test]
fn every_game_of_the_collection_comes_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/pgn/files");
    let Ok(files) = fs::read_dir(folder) else {
        return;
    };
    let mut count = 0;
    for file in files {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "pgn") {
            continue;
        }
        for game in read_pgn(&fs::read(path).unwrap()) {
            if moves(&game).iter().all(Option::is_some) && moves(&game).len() <= LONGEST_LINK_GAME {
                comes_back(&game);
                count += 1;
            }
        }
    }
    assert!(count > 500, "{count}");
}

const NAMED: &str = "[White \"Кизерицкий, Лионель\"]\n[Black \"O'Kelly & <b>\"]\n[Date \"1851.06.21\"]\n\
    [EndReason \"resignation\"]\n\n1. e4 e5 2. f4 exf4 1-0";

#[test]
fn names_day_result_and_reason_come_back() {
    let game = read_pgn(NAMED.as_bytes()).next().unwrap();
    let read = read_link(&write_link(&game).unwrap()).unwrap();
    for tag in ["White", "Black", "Date", "EndReason"] {
        assert_eq!(read.tag(tag), game.tag(tag), "{tag}");
    }
    assert_eq!(read.result(), PgnResult::WhiteWins);
    // A long name is cut between characters, and a day that is not known is left out.
    let mut game = PgnGame::new(Position::initial());
    game.set_tag("White", &"я".repeat(50));
    game.set_tag("Date", "1851.??.??");
    game.set_result(PgnResult::Draw);
    let read = read_link(&write_link(&game).unwrap()).unwrap();
    assert_eq!(read.tag("White"), Some("я".repeat(30).as_str()));
    assert_eq!(read.tag("Date"), None);
    assert_eq!(read.result(), PgnResult::Draw);
}

/// How many modules a side the code of a game's link has, under an address of this length.
fn modules(game: &PgnGame, address: usize) -> usize {
    let text = format!("{:a<address$}{}", "https://", write_link(game).unwrap());
    let code = QrCode::encode_text(&text, QrCodeEcc::Low).unwrap();
    usize::try_from(code.size()).unwrap()
}

/// What the codes of the collection's games cost, by how many moves they have; where it is at hand.
#[test]
fn codes_of_real_games_are_easy_to_scan() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/pgn/files");
    let Ok(files) = fs::read_dir(folder) else {
        return;
    };
    let mut found = [(40, 49), (80, 57)].map(|bounds| (bounds, Vec::new()));
    for file in files {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "pgn") {
            continue;
        }
        for game in read_pgn(&fs::read(path).unwrap()) {
            let plies = moves(&game).len();
            let whole = moves(&game).iter().all(Option::is_some);
            let usual = *game.start() == Position::initial();
            for ((length, _), sizes) in &mut found {
                if whole && usual && plies.div_ceil(2).abs_diff(*length) <= 2 {
                    sizes.push(modules(&game, ADDRESS));
                }
            }
        }
    }
    for ((length, longest), sizes) in found {
        assert!(!sizes.is_empty(), "about {length} moves");
        assert!(
            sizes.iter().all(|&side| side <= longest),
            "{length} moves: {sizes:?}"
        );
    }
}

/// What an ordinary game costs: a code of 40 moves is one of 41 modules a side or fewer.
#[test]
fn ordinary_games_are_short() {
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O \
        9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 \
        17. dxe5 Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 21. Nc4 Nxc4 22. Bxc4 Nb6 23. Ne5 Rae8 \
        24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7 27. Qe3 Qg5 28. Qxg5 hxg5 29. b3 Ke6 30. a3 Kd6 \
        31. axb4 cxb4 32. Ra5 Nd5 33. f3 Bc8 34. Kf2 Bf5 35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 Nf4 38. g3 \
        Nxh3 39. Kd2 Kb5 40. Rd6 Kc5 1-0";
    let game = read_pgn(text.as_bytes()).next().unwrap();
    assert_eq!(game.errors(), []);
    let link = write_link(&game).unwrap();
    assert!(link.len() <= 75, "40 moves: {} characters", link.len());
    assert!(modules(&game, ADDRESS) <= 41);
    // The same length once more, by pieces that go to and fro.
    let mut long = game.clone();
    let mut node = long.main_line().last().unwrap();
    let mut position = long.end();
    for _ in 0..80 {
        let legal = position.legal_moves();
        let mv = legal[legal.len() / 2];
        node = long.add_move(node, Some(mv));
        position = position.play(mv).unwrap();
    }
    let link = write_link(&long).unwrap();
    assert!(link.len() <= 145, "80 moves: {} characters", link.len());
    assert!(modules(&long, ADDRESS) <= 49);
}

#[test]
fn the_link_of_today_is_read_for_ever() {
    let game = read_pgn(b"1. f3 e5 2. g4 Qh4# 0-1").next().unwrap();
    let link = "EIAEzhACqQ";
    assert_eq!(write_link(&game).as_deref(), Some(link));
    assert_eq!(moves(&read_link(link).unwrap()), moves(&game));
}

#[test]
fn a_link_that_was_cut_or_changed_is_refused() {
    let game = read_pgn(NAMED.as_bytes()).next().unwrap();
    let link = write_link(&game).unwrap();
    let refused = |text: &str| read_link(text).is_err();
    let cut = (0..link.len()).filter(|end| refused(&link[..*end])).count();
    assert!(cut + 1 >= link.len(), "{cut} of {}", link.len());
    assert_eq!(read_link("AB(D").err(), Some(LinkError::Character(3)));
    assert_eq!(read_link("IAAA").err(), Some(LinkError::Version));
    assert_eq!(read_link("EIAEzhACqQA").err(), Some(LinkError::Broken));
    assert_eq!(read_link("").err(), Some(LinkError::Broken));
    // A game that is too long for a link, or has a null move, has none.
    let mut idle = PgnGame::new(Position::initial());
    idle.add_move(Node::START, None);
    assert_eq!(write_link(&idle), None);
}

#[test]
fn every_reason_for_an_end_has_its_place() {
    use DrawReason::*;
    use WinReason as W;
    let wins = [
        W::Checkmate,
        W::Resignation,
        W::Time,
        W::IllegalMoves,
        W::StoppedClocks,
        W::StalemateLoses,
        W::Absence,
        W::LostAppeal,
        W::SealedMove,
        W::Unplayed,
        W::Ruling,
    ];
    let draws = [
        Agreement,
        Stalemate,
        Material,
        DeadPosition,
        PerpetualCheck,
        ThreefoldRepetition,
        FivefoldRepetition,
        FiftyMoves,
        SeventyFiveMoves,
        TimeLoneKing,
        TimeCannotMate,
        BothFlags,
        ResignationCannotMate,
        IllegalMovesCannotMate,
        ImpossiblePosition,
        NormalMeans,
        Ruling,
    ];
    let annulled = [AnnulReason::IllegalMove, AnnulReason::BlackBegan];
    let winner = Color::White;
    let outcomes = wins
        .map(|reason| Outcome::Won { winner, reason })
        .into_iter();
    let outcomes = outcomes.chain(draws.map(|reason| Outcome::Drawn { reason }));
    let outcomes = outcomes.chain(annulled.map(|reason| Outcome::Annulled { reason }));
    for outcome in outcomes {
        let reason = outcome.reason();
        assert!(REASONS.contains(&reason.as_str()), "{reason}");
    }
}

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_game_comes_back(start in 0..STARTS.len(), choices in prop::collection::vec(any::<u8>(), 0..150)) {
        let start = Fen::read(STARTS[start]).unwrap().position;
        comes_back(&game(start, &choices));
    }

    #[test]
    fn any_text_is_a_game_or_refused(text in "\\PC{0,60}") {
        let _ = read_link(&text);
    }

    #[test]
    fn any_text_of_the_alphabet_is_a_game_or_refused(text in "E[A-H][A-Za-z0-9_-]{0,80}") {
        let _ = read_link(&text);
    }

    #[test]
    fn a_changed_link_does_no_harm(choices in prop::collection::vec(any::<u8>(), 0..60), at in 0usize..80, sign in "[A-Za-z0-9_-]") {
        let mut link = write_link(&game(Position::initial(), &choices)).unwrap();
        let at = at % link.len();
        link.replace_range(at..=at, &sign);
        let _ = read_link(&link);
    }
}
