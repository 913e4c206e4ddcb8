//! What holds in a running game, in words: what was agreed on, and the laws that players ask for most.

use super::message::Message;
use super::setup_sentences as said;
use super::setup_words::AIDS;
use crate::game::regulations::{
    Enforcement, FiftyMoves, LosesAt, OfferWindow, Settings, Threefold, WrongClaim,
};

/// What holds, each part with the key of its title.
pub fn in_force(settings: &Settings) -> Vec<(&'static str, Vec<Message>)> {
    let laws = said::laws(settings.regulations.laws);
    let mut parts = vec![
        (
            "form-laws",
            vec![Message::of(laws.name), Message::of(laws.about)],
        ),
        (
            "form-enforcement",
            vec![Message::of(said::enforcement(settings.enforcement))],
        ),
        (
            "form-touch",
            vec![Message::of(said::touch_move(settings.touch_move))],
        ),
    ];
    if settings.has_clock() {
        let time = Message::of("law-time").text("time", &settings.control);
        let press = Message::of(said::press(settings.press));
        let gaps = Message::of(said::gaps(settings.gaps));
        parts.push(("form-clock", vec![time, press]));
        parts.push(("form-sleep", vec![gaps]));
    }
    let aids = AIDS.iter().filter(|aid| (aid.is_given)(&settings.aids));
    let aids: Vec<Message> = aids.map(|aid| Message::of(said::aid(aid.word))).collect();
    if !aids.is_empty() {
        parts.push(("form-aids", aids));
    }
    parts.push(("law-draws", draws(settings)));
    if settings.enforcement != Enforcement::Guide {
        let last = match settings.regulations.illegal_loses_at {
            LosesAt::Never => 0,
            LosesAt::Number(last) => u32::from(last),
        };
        parts.push((
            "claim-illegal-move",
            vec![Message::of("law-illegal").number("number", last)],
        ));
    }
    parts
}

fn draws(settings: &Settings) -> Vec<Message> {
    let regulations = &settings.regulations;
    let threefold = match regulations.threefold {
        Threefold::Off => "off",
        Threefold::Auto => "auto",
        Threefold::ClaimMover => "mover",
        Threefold::ClaimAny => "any",
    };
    let fifty = match regulations.fifty_moves {
        FiftyMoves::Off => "off",
        FiftyMoves::ClaimMover => "mover",
        FiftyMoves::ClaimAny => "any",
    };
    let offers = match regulations.offer_window {
        OfferWindow::Any => "any",
        OfferWindow::AfterMove => "after",
        OfferWindow::OwnTurn => "own",
    };
    let cost = if settings.is_rapid_or_blitz() {
        regulations.wrong_claim_in_rapid_blitz
    } else {
        regulations.wrong_claim
    };
    let (who, seconds) = match cost {
        WrongClaim::Nothing => ("nothing", 0),
        WrongClaim::Arbiter => ("arbiter", 0),
        WrongClaim::Opponent(seconds) => ("opponent", seconds),
        WrongClaim::Claimant(seconds) => ("claimant", seconds),
    };
    let mut said = vec![
        Message::of("law-threefold").text("who", threefold),
        Message::of("law-fifty").text("who", fifty),
        Message::of("law-offer").text("when", offers),
    ];
    if settings.has_clock() {
        let cost = Message::of("law-wrong-claim").text("cost", who);
        said.push(cost.number("seconds", seconds));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Language;
    use crate::app::texts::Texts;
    use crate::game::regulations::{Preset, Regulations, Table};

    /// All that is said of these laws at this table, with this time.
    fn told(laws: Preset, table: Table, time: &str, language: Language) -> String {
        let mut settings = Settings::at(table);
        settings.regulations = Regulations::of(laws);
        settings.control = time.parse().unwrap();
        settings.regulations.clock = crate::game::regulations::ClockUse::Optional;
        let texts = Texts::new(language);
        let mut told = String::new();
        for (title, sentences) in in_force(&settings) {
            told.push_str(&texts.plain(title));
            for sentence in sentences {
                told.push_str(&texts.say(&sentence));
                told.push('\n');
            }
        }
        told
    }

    #[test]
    fn all_laws_are_told_in_all_languages_without_a_gap() {
        for laws in Preset::ALL {
            for table in [Table::Learn, Table::Play, Table::Compete] {
                for language in Language::ALL {
                    for time in ["none", "5+3", "90+30"] {
                        let told = told(laws, table, time, language);
                        assert!(!told.contains(['{', '}', '$']), "{told}");
                    }
                }
            }
        }
    }

    // DRAW-11, DRAW-14, DRAW-18
    #[test]
    fn what_is_told_follows_the_regulations() {
        let english = |laws, time| told(laws, Table::Compete, time, Language::English);
        let now = english(Preset::FideNow, "90+30");
        assert!(now.contains("the player to move may claim"), "{now}");
        assert!(now.contains("opponent 120 seconds"), "{now}");
        assert!(now.contains("2"), "{now}");
        let blitz = english(Preset::FideNow, "3+2");
        assert!(blitz.contains("opponent 60 seconds"), "{blitz}");
        let codex = english(Preset::Codex, "90+30");
        assert!(codex.contains("costs 300 seconds"), "{codex}");
        let school = english(Preset::School, "90+30");
        assert!(school.contains("draw at once"), "{school}");
    }
}
