use super::*;
use crate::clock::Instant;
use crate::game::regulations::{Settings, Table};
use crate::game::{Action, Actor};
use crate::notation::{self, Form, Letters};
use crate::rules::{Fen, Position};

fn sitting(fen: &str, time: &str) -> Sitting {
    let fen = Fen::read(fen).unwrap();
    let settings = Settings {
        control: time.parse().unwrap(),
        ..Settings::at(Table::Play)
    };
    Sitting::new(settings, fen.position, fen.chess960)
}

fn from_start(time: &str) -> Sitting {
    sitting(&Position::initial().to_fen(), time)
}

fn play(sitting: &mut Sitting, text: &str, at: i64) {
    let mv = notation::read(sitting.position(), text).unwrap().get();
    sitting.play(mv, Instant(at)).unwrap();
}

fn followed(sitting: &Sitting, notation: Notation) -> Sheet {
    let mut sheet = Sheet::default();
    sheet.follow(sitting, notation);
    sheet
}

/// The sheet as text: `1 e4 e5; 2 Nf3 -`, with `(=)` and the times where there are any.
fn text(sheet: &Sheet) -> String {
    let entry = |entry: &Option<Entry>| {
        let Some(entry) = entry else {
            return "-".to_owned();
        };
        let offer = if entry.offer { "(=)" } else { "" };
        let used = entry
            .used
            .map_or(String::new(), |used| format!("[{}]", used_text(used)));
        format!("{}{offer}{used}", entry.text)
    };
    let lines = sheet.blocks().iter().flat_map(|block| block.iter());
    let lines = lines.map(|line| {
        let [white, black] = [&line.entries.white, &line.entries.black].map(entry);
        format!("{} {white} {black}", line.number)
    });
    lines.collect::<Vec<_>>().join("; ")
}

// NOTATION-4, NOTATION-5, NOTATION-8, NOTATION-9
#[test]
fn a_game_is_written_in_the_notation_chosen() {
    let mut game = from_start("none");
    for mv in ["e4", "d5", "ed", "Qd5", "Nc3", "Qe5"] {
        play(&mut game, mv, 0);
    }
    let written = |letters, form| text(&followed(&game, Notation::new(letters, form)));
    assert_eq!(
        written(Letters::International, Form::Short),
        "1 e4 d5; 2 exd5 Qxd5; 3 Nc3 Qe5+"
    );
    assert_eq!(
        written(Letters::Russian, Form::Long),
        "1 e2-e4 d7-d5; 2 e4:d5 Фd8:d5; 3 Кb1-c3 Фd5-e5+"
    );
    assert_eq!(
        written(Letters::Ukrainian, Form::Codex),
        "1 e4 d5; 2 ed Ф:d5; 3 Кc3 Фe5+"
    );
}

// NOTATION-4: Black's move alone.
#[test]
fn where_black_began_the_first_line_has_no_move_of_white() {
    let mut game = sitting("3rk3/8/8/8/8/8/8/4K2R b - - 0 23", "none");
    let line = |sheet: &Sheet, nth: usize| sheet.blocks()[0][nth].clone();
    play(&mut game, "Rd6", 0);
    play(&mut game, "Rh8", 0);
    let sheet = followed(&game, Notation::SHORT);
    assert_eq!(text(&sheet), "23 - Rd6; 24 Rh8+ -");
    assert_eq!((line(&sheet, 0).ply, line(&sheet, 1).ply), (0, 2));
}

// NOTATION-10
#[test]
fn a_draw_offer_is_noted_with_the_move_of_its_maker() {
    let offer = |game: &mut Sitting, by: Color| {
        game.act(by, Action::OfferDraw, Instant(0)).unwrap();
    };
    // After the own move, as the laws want it.
    let mut game = from_start("none");
    play(&mut game, "e4", 0);
    play(&mut game, "e5", 0);
    offer(&mut game, Color::Black);
    assert_eq!(text(&followed(&game, Notation::SHORT)), "1 e4 e5(=)");
    // Declined by the reply: it stays noted.
    play(&mut game, "Nf3", 0);
    play(&mut game, "Nc6", 0);
    // Before moving: with the move that follows.
    offer(&mut game, Color::White);
    assert_eq!(
        text(&followed(&game, Notation::SHORT)),
        "1 e4 e5(=); 2 Nf3 Nc6"
    );
    play(&mut game, "Bb5", 0);
    assert_eq!(
        text(&followed(&game, Notation::SHORT)),
        "1 e4 e5(=); 2 Nf3 Nc6; 3 Bb5(=) -"
    );
    // Accepted before the move was made: with the last move of the one who offered.
    play(&mut game, "a6", 0);
    offer(&mut game, Color::White);
    game.act(Color::Black, Action::AcceptDraw, Instant(0))
        .unwrap();
    assert_eq!(
        text(&followed(&game, Notation::SHORT)),
        "1 e4 e5(=); 2 Nf3 Nc6; 3 Bb5(=) a6"
    );
}

#[test]
fn an_offer_on_the_opponents_time_is_noted_with_the_last_own_move() {
    let mut game = from_start("none");
    game.act(Color::Black, Action::OfferDraw, Instant(0))
        .unwrap();
    play(&mut game, "e4", 0);
    assert_eq!(text(&followed(&game, Notation::SHORT)), "1 e4 -");
    play(&mut game, "e5", 0);
    assert_eq!(text(&followed(&game, Notation::SHORT)), "1 e4 e5(=)");
    game.act(Color::Black, Action::OfferDraw, Instant(0))
        .unwrap();
    play(&mut game, "d4", 0);
    play(&mut game, "d6", 0);
    game.act(Color::White, Action::OfferDraw, Instant(0))
        .unwrap();
    game.act(Color::Black, Action::DeclineDraw, Instant(0))
        .unwrap();
    game.act(Color::Black, Action::OfferDraw, Instant(0))
        .unwrap();
    play(&mut game, "a3", 0);
    assert_eq!(
        text(&followed(&game, Notation::SHORT)),
        "1 e4 e5(=); 2 d4 d6(=); 3 a3(=) -"
    );
}

// CLOCK-1
#[test]
fn the_time_used_stands_beside_each_move() {
    let mut game = from_start("90+30");
    game.act(Actor::Arbiter, Action::StartClock, Instant(0))
        .unwrap();
    play(&mut game, "e4", 4_400);
    play(&mut game, "e5", 5_000);
    play(&mut game, "Nf3", 3_805_000);
    assert_eq!(
        text(&followed(&game, Notation::SHORT)),
        "1 e4[0:04] e5[0:01]; 2 Nf3[1:03:20] -"
    );
}

/// A game of knights that go out and home again; both flags far away.
fn long_game(plies: usize) -> Sitting {
    let mut settings = Settings::at(Table::Learn);
    settings.regulations.threefold = crate::game::regulations::Threefold::ClaimMover;
    let mut game = Sitting::new(settings, Position::initial(), false);
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    for ply in 0..plies {
        play(&mut game, round[ply % 4], 0);
    }
    game
}

#[test]
fn a_move_makes_only_the_last_block_anew() {
    let mut game = long_game(0);
    let mut sheet = followed(&game, Notation::SHORT);
    assert!(sheet.blocks().is_empty());
    game = long_game(130);
    sheet.follow(&game, Notation::SHORT);
    let before: Vec<Block> = sheet.blocks().to_vec();
    assert_eq!(
        before.iter().map(|block| block.len()).collect::<Vec<_>>(),
        [30, 30, 5]
    );
    play(&mut game, "e4", 0);
    sheet.follow(&game, Notation::SHORT);
    assert!(Rc::ptr_eq(&before[0], &sheet.blocks()[0]));
    assert!(Rc::ptr_eq(&before[1], &sheet.blocks()[1]));
    assert_eq!(sheet.blocks()[2].len(), 6);
    game.take_back(Instant(0)).unwrap();
    sheet.follow(&game, Notation::SHORT);
    assert_eq!(sheet.blocks(), before);
    // Whatever was kept, the sheet is the one that would be written from the start.
    sheet.follow(&game, Notation::LONG);
    assert_eq!(sheet.blocks(), followed(&game, Notation::LONG).blocks());
    assert!(!Rc::ptr_eq(&before[0], &sheet.blocks()[0]));
}

#[test]
fn times_are_noted_to_the_nearest_second() {
    for (millis, text) in [
        (0, "0:00"),
        (499, "0:00"),
        (500, "0:01"),
        (61_000, "1:01"),
        (-5, "0:00"),
    ] {
        assert_eq!(used_text(Millis(millis)), text);
    }
}
