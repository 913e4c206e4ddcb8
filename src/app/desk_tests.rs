use super::*;
use crate::clock::Instant;
use crate::game::regulations::{Settings, Table};
use crate::game::{Action, Actor};
use crate::rules::Position;

fn game(control: &str) -> Game {
    let mut settings = Settings::at(Table::Compete);
    settings.control = control.parse().unwrap();
    Game::new(settings, Position::initial())
}

fn filled(game: &Game, word: &str, side: &str, value: Option<&str>) -> Desk {
    let mut desk = Desk::new(game);
    desk.fill("ruling", word, game);
    desk.fill("side", side, game);
    if let Some(value) = value {
        desk.fill("value", value, game);
    }
    desk
}

// IRREG-25, CLOCK-14: every ruling of the log can be made at the desk.
#[test]
fn each_ruling_is_the_one_that_was_filled_in() {
    let game = game("15+10");
    let (white, black) = (Color::White, Color::Black);
    let two_minutes = |decision| Ruling::TwoMinutes { decision };
    let cases = [
        (
            filled(&game, "ruling-set-time", "black", Some("6:00")),
            Ruling::SetTime {
                side: black,
                time: Millis::from_minutes(6),
            },
        ),
        (
            filled(&game, "ruling-give-time", "white", Some("2")),
            Ruling::AddTime {
                side: white,
                time: Millis::from_minutes(2),
            },
        ),
        (
            filled(&game, "ruling-take-time", "black", Some("0:30")),
            Ruling::AddTime {
                side: black,
                time: Millis::from_seconds(-30),
            },
        ),
        (
            filled(&game, "ruling-move-count", "white", Some("40")),
            Ruling::SetMoveCount {
                side: white,
                count: 40,
            },
        ),
        (
            filled(&game, "ruling-period", "white", Some("2")),
            Ruling::SetPeriod {
                side: white,
                period: 1,
            },
        ),
        (
            filled(&game, "ruling-warn", "black", None),
            Ruling::Warn { side: black },
        ),
        (
            filled(&game, "ruling-restore", "white", Some("7")),
            Ruling::RestoreTo { ply: 7 },
        ),
        (
            filled(&game, "ruling-absent", "black", None),
            Ruling::Absent { side: black },
        ),
        (
            filled(&game, "ruling-agree", "white", None),
            two_minutes(TwoMinutesDecision::Agree),
        ),
        (
            filled(&game, "ruling-put-off", "white", None),
            two_minutes(TwoMinutesDecision::PutOff { bonus: false }),
        ),
        (
            filled(&game, "ruling-put-off-time", "white", None),
            two_minutes(TwoMinutesDecision::PutOff { bonus: true }),
        ),
        (
            filled(&game, "ruling-reject", "white", None),
            two_minutes(TwoMinutesDecision::Reject),
        ),
    ];
    assert_eq!(cases.len() + 1, RULINGS.len(), "and the end of the game");
    for (desk, ruling) in cases {
        assert_eq!(desk.ruling(), Ok(ruling), "{desk:?}");
    }
    for (result, _) in RESULTS {
        let Ok(Ruling::End { outcome }) =
            filled(&game, "ruling-end", "white", Some(result)).ruling()
        else {
            panic!("{result} ends the game");
        };
        assert_eq!(outcome.result(), result);
    }
}

#[test]
fn a_blank_that_cant_be_read_is_told_and_nothing_is_ruled() {
    let game = game("15+10");
    for (word, text, key) in [
        ("ruling-set-time", "", "control-expected"),
        ("ruling-set-time", "5:7", "control-expected"),
        ("ruling-give-time", "2 minutes", "control-expected"),
        ("ruling-take-time", "-2", "control-expected"),
        ("ruling-move-count", "forty", "ruling-no-number"),
        ("ruling-period", "0", "ruling-no-number"),
        ("ruling-restore", "99999999999999999999", "ruling-no-number"),
    ] {
        let error = filled(&game, word, "white", Some(text)).ruling();
        assert_eq!(error.unwrap_err().key(), key, "{word} {text}");
    }
}

// TURN-7: without a clock there is none to be set.
#[test]
fn only_what_can_be_ruled_is_offered() {
    let offered = |game: &Game| {
        let kinds = RULINGS.iter().map(|ruling| ruling.0);
        kinds.filter(|kind| kind.is_offered(game)).count()
    };
    assert_eq!(offered(&game("none")), 3);
    assert_eq!(offered(&game("15+10")), 9);
}

// DRAW-21
#[test]
fn a_claim_of_the_last_two_minutes_lies_on_the_desk() {
    let mut settings = Settings::at(Table::Compete);
    settings.regulations =
        crate::game::regulations::Regulations::of(crate::game::regulations::Preset::Fide2014);
    settings.control = "30+0".parse().unwrap();
    let mut game = Game::new(settings, Position::initial());
    game.apply(Actor::Arbiter, Action::StartClock, Instant(0))
        .unwrap();
    let late = Instant(29 * 60_000);
    let claim = crate::game::Claim::NormalMeans;
    game.apply(Actor::White, Action::Claim { claim }, late)
        .unwrap();
    let desk = Desk::new(&game);
    assert_eq!(desk.kind, Kind::Agree);
    let ruling = desk.ruling().unwrap();
    game.apply(Actor::Arbiter, Action::Ruling { ruling }, late)
        .unwrap();
    assert_eq!(game.outcome().map(Outcome::result), Some("1/2-1/2"));
}
