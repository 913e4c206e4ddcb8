use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::*;
use crate::app::choices;
use crate::app::hand::{Gesture, Hand, Refused, Table};
use crate::app::learn::words;
use crate::app::move_sentences;
use crate::app::sentences;
use crate::notation::Notation;
use crate::rules::{Fen, FenField, Refusal, Square};

/// The keys of the page in a language with the variables that each uses.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    keys_of(language.source())
}

/// The same with those of learning and of the settings.
fn all_keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = keys(language);
    let settings = choices::words::source(language);
    let spoken = crate::app::spoken::words::source(language);
    for file in words::sources(language)
        .into_iter()
        .chain([settings, spoken])
    {
        for (key, variables) in keys_of(file) {
            assert!(
                all.insert(key.clone(), variables).is_none(),
                "{key} stands twice"
            );
        }
    }
    all
}

fn keys_of(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(file).unwrap();
    let mut keys = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            walk(message.value.as_ref().unwrap(), &mut variables);
            let before = keys.insert(message.id.name.to_owned(), variables);
            assert!(before.is_none(), "{} stands twice", message.id.name);
        }
    }
    keys
}

fn walk(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => note(inline, variables),
                Expression::Select { selector, variants } => {
                    note(selector, variables);
                    for variant in variants {
                        walk(&variant.value, variables);
                    }
                }
            }
        }
    }
}

fn note(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        other => panic!("only variables are used in the sentences, not {other:?}"),
    }
}

fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if !path.to_string_lossy().ends_with("_tests.rs") {
            into.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn the_languages_have_the_same_keys_with_the_same_variables() {
    let english = all_keys(Language::English);
    for language in [Language::Ukrainian, Language::Russian] {
        assert_eq!(english, all_keys(language), "{}", language.tag());
    }
    for language in Language::ALL {
        let page = keys(language);
        assert!(
            keys(Language::English).keys().eq(page.keys()),
            "{}",
            language.tag()
        );
    }
}

#[test]
fn every_key_is_used_and_every_key_in_use_is_there() {
    let mut source = String::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app"),
        &mut source,
    );
    // A key is a literal of lower-case words joined by hyphens; a key of one word is told from
    // other words by where it stands.
    let literals: BTreeSet<&str> = source.split('"').collect();
    let english = all_keys(Language::English);
    for key in english.keys() {
        assert!(literals.contains(key.as_str()), "{key} is not used");
    }
    for call in ["Message::of(\"", ".plain(\"", "said(\"", "button(\""] {
        for rest in source.split(call).skip(1) {
            let key = rest.split('"').next().unwrap();
            assert!(english.contains_key(key), "{key} is missing");
        }
    }
}

/// Says a message in all languages without a fault.
fn check(message: &Message) {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let given: BTreeSet<&str> = message.values().iter().map(|(name, _)| *name).collect();
        let mut used = BTreeSet::new();
        let resource = fluent_syntax::parser::parse(language.source()).unwrap();
        for entry in &resource.body {
            if let Entry::Message(found) = entry
                && found.id.name == message.key()
            {
                walk(found.value.as_ref().unwrap(), &mut used);
            }
        }
        let used: BTreeSet<&str> = used.iter().map(String::as_str).collect();
        assert!(used.is_subset(&given), "{message:?}: {used:?} are used");
        let text = texts.say(message);
        assert!(!text.contains(['{', '}', '$']), "{text}");
    }
}

#[test]
fn every_refusal_has_its_sentence_with_all_it_speaks_of() {
    let positions = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1",
        "3rkr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/4P3/R3K2R w - - 0 1",
        "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "4k3/4r3/8/8/1b6/2N5/4B3/4K3 w - - 0 1",
        "4k3/P7/8/8/8/8/4p3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/qRK5 w B - 0 1",
    ];
    let mut seen = BTreeSet::new();
    for fen in positions {
        let position = Fen::read(fen).unwrap().position;
        for from in Square::all() {
            for to in Square::all() {
                for promotion in [None, Some(crate::rules::Promotion::Queen)] {
                    if let Err(why) = position.find_move(from, to, promotion) {
                        let refused = Refused { from, to, why };
                        let message = sentences::refusal(&position, &refused);
                        if seen.insert(format!("{} {:?}", message.key(), message.values())) {
                            check(&message);
                        }
                    }
                }
            }
        }
    }
    let english = keys(Language::English);
    for key in english.keys().filter(|key| key.starts_with("refusal-")) {
        let said = seen.iter().any(|said| said.starts_with(&format!("{key} ")));
        assert!(said, "no position brings {key}");
    }
}

// C26
#[test]
fn every_fault_of_a_fen_has_its_sentence_that_names_the_field() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w xQkq - 0 1",
        "rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4kk2/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
        "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "hello",
    ] {
        let error = Fen::read(fen).unwrap_err();
        let messages = sentences::fen_error(&error);
        messages.iter().for_each(check);
        let field = match error.field {
            FenField::Placement => "1st field",
            FenField::Turn => "2nd field",
            FenField::Castling => "3rd field",
            FenField::EnPassant => "4th field",
            FenField::HalfmoveClock => "5th field",
            FenField::FullmoveNumber => "6th field",
        };
        let text = Texts::new(Language::English).say(&messages[0]);
        assert!(text.contains(field), "{fen}: {text}");
    }
    for fen in [
        "4k3/8/8/8/8/8/8/4KR2 w K - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1",
        "4k3/8/8/8/8/8/8/4KR2 w - - 500 50",
        "4k3/8/8/8/8/8/8/4KR2 w - -",
    ] {
        match Fen::read(fen) {
            Ok(fen) => {
                let said = fen.notices.iter().filter_map(sentences::fen_notice);
                said.for_each(|message| check(&message));
            }
            Err(error) => sentences::fen_error(&error).iter().for_each(check),
        }
    }
}

// C44
#[test]
fn a_move_is_told_with_piece_squares_capture_and_check() {
    let told = |notation: Notation, fen: &str, from: &str, to: &str| {
        let position = Fen::read(fen).unwrap().position;
        let board = position.placement();
        let table = Table {
            position: &position,
            board: &board,
            chess960: false,
            over: false,
            touch: crate::app::hand::Touch::Free,
            promoting: None,
        };
        let hand = Hand::Holding {
            from: from.parse().unwrap(),
            refused: false,
        };
        let (_, deed) = hand.step(Gesture::Activate(to.parse().unwrap()), table);
        let crate::app::hand::Deed::Play { mv, .. } = deed else {
            panic!("{deed:?}")
        };
        let after = position.play(mv).unwrap();
        let texts = Texts::new(Language::English);
        let messages = move_sentences::spoken(&position, mv, &after, notation);
        messages.iter().for_each(check);
        let parts: Vec<String> = messages.iter().map(|part| texts.say(part)).collect();
        parts.join(", ")
    };
    let said = |fen: &str, from: &str, to: &str| told(Notation::LONG, fen, from, to);
    assert_eq!(
        said("4k3/p7/8/8/8/8/8/R3K3 w Q - 0 1", "a1", "a7"),
        "White: rook a1 to a7, takes pawn"
    );
    assert_eq!(
        said("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "a1", "a8"),
        "White: rook a1 to a8, check"
    );
    assert_eq!(
        said("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1", "c1"),
        "White castles long"
    );
    assert_eq!(
        said("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6"),
        "White: pawn e5 to d6, takes the pawn en passant"
    );
    // NOTATION-7: in the short form as much of the from-square is said as is written.
    let short = |fen: &str, from: &str, to: &str| told(Notation::SHORT, fen, from, to);
    assert_eq!(
        short("4k3/p7/8/8/8/8/8/R3K3 w Q - 0 1", "a1", "a7"),
        "White: rook to a7, takes pawn"
    );
    assert_eq!(
        short("4k3/8/8/8/8/8/6K1/R6R w - - 0 12", "h1", "d1"),
        "White: rook h to d1"
    );
}

// C45
#[test]
fn a_square_is_named_with_its_man() {
    let position = crate::rules::Position::initial();
    let texts = Texts::new(Language::English);
    let name = |name: &str| {
        let square: Square = name.parse().unwrap();
        texts.say(&sentences::square_name(square, position.piece_at(square)))
    };
    assert_eq!(name("e2"), "e2, white pawn");
    assert_eq!(name("d8"), "d8, black queen");
    assert_eq!(name("e4"), "e4, empty");
}

#[test]
fn a_refusal_names_the_squares_that_matter() {
    let position = Fen::read("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1")
        .unwrap()
        .position;
    let refused = Refused {
        from: "c3".parse().unwrap(),
        to: "e4".parse().unwrap(),
        why: position
            .why_not("c3".parse().unwrap(), "e4".parse().unwrap())
            .unwrap(),
    };
    assert!(matches!(refused.why, Refusal::Pinned { .. }));
    let texts = Texts::new(Language::English);
    assert_eq!(
        texts.say(&sentences::refusal(&position, &refused)),
        "The knight on c3 is pinned: it shields the king on e1 from the bishop on b4."
    );
    let squares = sentences::squares_that_matter(&refused);
    assert_eq!(squares.count(), 2);
}

#[test]
fn a_key_that_a_lesson_shares_with_the_page_has_both_texts() {
    let page = Texts::english();
    let both = page.with("clock-press = Move { $to }, then press.");
    let to = ("to", "e4".to_owned());
    assert_eq!(both.named("clock-press", &[to]), "Move e4, then press.");
    let press = Message::of("clock-press").text("color", "white");
    assert_eq!(both.say(&press), page.say(&press));
    assert_eq!(both.named("no-such-key", &[]), "no-such-key");
}
