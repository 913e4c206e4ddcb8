//! Any game, and any text.

use jadoube::notation::pgn::{Node, PgnGame, PgnReader, PgnResult, read_pgn};
use jadoube::rules::{BackRank, Fen, Position};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// What is done to build a game.
#[derive(Clone, Debug)]
enum Act {
    /// A move after the place reached last, or a null move.
    Move(Index),
    Null,
    /// From some place, another way.
    Turn(Index),
    Comment(String),
    Nag(u8),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let text = "[ -~а-яёіїєÀ-ÿ\n\t{}();%\\[\\]\"\\\\]{0,200}";
    vec(
        prop_oneof![
            12 => any::<Index>().prop_map(Act::Move),
            1 => Just(Act::Null),
            2 => any::<Index>().prop_map(Act::Turn),
            2 => text.prop_map(Act::Comment),
            1 => any::<u8>().prop_map(Act::Nag),
        ],
        0..120,
    )
}

fn starts() -> impl Strategy<Value = Position> {
    let fens = select(vec![
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 17",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    ]);
    let chess960 = (0..BackRank::CHESS960).prop_map(|number| {
        let back_rank = BackRank::chess960(number).unwrap();
        back_rank.chess960_start().unwrap().position().unwrap()
    });
    prop_oneof![
        2 => Just(Position::initial()),
        1 => fens.prop_map(|fen| Fen::read(fen).unwrap().position),
        1 => chess960,
    ]
}

fn built(start: Position, tags: &[(String, String)], acts: &[Act], result: PgnResult) -> PgnGame {
    let mut game = PgnGame::new(start);
    for (name, value) in tags {
        game.set_tag(name, value);
    }
    let mut places = vec![(Node::START, start)];
    let mut here = 0;
    for act in acts {
        let (node, position) = places[here];
        match act {
            Act::Move(index) => {
                let moves = position.legal_moves();
                if !moves.is_empty() {
                    let mv = moves[index.index(moves.len())];
                    let next = position.play(mv).unwrap();
                    places.push((game.add_move(node, Some(mv)), next));
                    here = places.len() - 1;
                }
            }
            Act::Null => {
                if let Some(next) = position.null_move() {
                    places.push((game.add_move(node, None), next));
                    here = places.len() - 1;
                }
            }
            Act::Turn(index) => here = index.index(places.len()),
            Act::Comment(text) => game.add_comment(node, text),
            Act::Nag(nag) => game.add_nag(node, *nag),
        }
    }
    game.set_result(result);
    game
}

fn results() -> impl Strategy<Value = PgnResult> {
    select(vec![
        PgnResult::WhiteWins,
        PgnResult::BlackWins,
        PgnResult::Draw,
        PgnResult::Open,
    ])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_was_written_is_read_as_the_same_game(
        start in starts(),
        tags in vec(("(White|Black|Event|Date|[A-Z][A-Za-z0-9_]{0,9})", "\\PC{0,40}"), 0..8),
        acts in acts(),
        result in results(),
    ) {
        let game = built(start, &tags, &acts, result);
        let text = game.to_pgn();
        let again: Vec<PgnGame> = read_pgn(text.as_bytes()).collect();
        prop_assert_eq!(again.len(), 1, "{}", text);
        prop_assert_eq!(again[0].errors(), &[], "{}", text);
        prop_assert!(again[0] == game, "{}", text);
        prop_assert_eq!(again[0].to_pgn(), text);
    }

    #[test]
    fn any_bytes_give_the_same_games_in_pieces_of_any_size(
        bytes in "([ -~]|\n|\r|[\\[\\]{}()%;\"*$!?.]|[а-яё]|e4|Nf3|1\\.|1-0|\\[Event \"A\"\\]){0,200}",
        cut in any::<u8>(),
        sizes in vec(1_usize..50, 1..20),
    ) {
        let mut bytes = bytes.into_bytes();
        // Some of it is no UTF-8.
        bytes.retain(|byte| byte % 64 != cut % 64);
        let whole: Vec<PgnGame> = read_pgn(&bytes).collect();
        let mut reader = PgnReader::new();
        let mut games = Vec::new();
        let mut rest = bytes.as_slice();
        for size in sizes.iter().cycle() {
            let (piece, after) = rest.split_at((*size).min(rest.len()));
            reader.push(piece);
            games.extend(reader.by_ref());
            rest = after;
            if rest.is_empty() {
                break;
            }
        }
        reader.finish();
        games.extend(reader);
        prop_assert!(games == whole);
        for (one, other) in games.iter().zip(&whole) {
            prop_assert_eq!(one.errors(), other.errors());
            prop_assert_eq!(one.warnings(), other.warnings());
            let text = one.to_pgn();
            let again: Vec<PgnGame> = read_pgn(text.as_bytes()).collect();
            prop_assert_eq!(again.len(), 1, "{}", text);
            prop_assert!(again[0] == *one, "{}", text);
        }
    }
}
