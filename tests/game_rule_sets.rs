//! The presets are the table "Rule sets" of `docs/laws.md`, cell by cell.

use jadoube::game::regulations::*;
use serde_json::json;

/// The rows of the table: the field, and the six cells without the stars of what was chosen here.
fn table() -> Vec<(String, Vec<String>)> {
    let laws = include_str!("../docs/laws.md");
    let section = laws.split("## Rule sets").nth(1).unwrap();
    section
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| Field"))
        .map(|line| {
            let mut cells = line
                .trim_matches('|')
                .split('|')
                .map(|cell| cell.replace('*', "").trim().to_string());
            (cells.next().unwrap(), cells.collect())
        })
        .collect()
}

/// A row as the laws print it.
fn printed(field: &str, r: &Regulations) -> String {
    let second = |first: String, same: bool, second: String| {
        if same {
            first
        } else {
            format!("{first}; {second}")
        }
    };
    match field {
        "accidental_touch" => format!("{:?}", r.accidental_touch),
        "several_touched" => format!("{:?}", r.several_touched),
        "king_then_rook" => format!("{:?}", r.king_then_rook),
        "king_then_rook_stuck" => format!("{:?}", r.king_then_rook_stuck),
        "illegal_counts_when" => format!("{:?}", r.illegal_counts_when),
        "illegal_remedy" => format!("{:?}", r.illegal_remedy),
        "position_unknown" => format!("{:?}", r.position_unknown),
        "illegal_bonus" => {
            let bonus = |bonus| match bonus {
                IllegalBonus::Nothing => "0".to_string(),
                IllegalBonus::Seconds(seconds) => seconds.to_string(),
                IllegalBonus::SecondsIfBelow((seconds, below)) => {
                    format!("{seconds} if opponent < {below}")
                }
            };
            second(
                bonus(r.illegal_bonus),
                r.illegal_bonus == r.illegal_bonus_in_rapid_blitz,
                format!("rapid, blitz {}", bonus(r.illegal_bonus_in_rapid_blitz)),
            )
        }
        "illegal_loses_at" => match r.illegal_loses_at {
            LosesAt::Never => "never".to_string(),
            LosesAt::Number(3) => "3 (Ukraine 2)".to_string(),
            LosesAt::Number(number) => number.to_string(),
        },
        "illegal_loss_vs_no_mate" => format!("{:?}", r.illegal_loss_vs_no_mate),
        "fast_illegal_loses_below" => below(r.fast_illegal_loses_below),
        "illegal_stands_after" => match r.illegal_stands_after {
            IllegalStandsAfter::Never => "never",
            IllegalStandsAfter::ReplyInFast => "Reply in fast",
            IllegalStandsAfter::ReplyOrTouchInFast => "Reply or touch in fast",
            IllegalStandsAfter::NextMoveInRapidBlitz => "Next move in rapid, blitz",
        }
        .to_string(),
        "unreplaced_pawn" => format!("{:?}", r.unreplaced_pawn),
        "press_without_move" => format!("{:?}", r.press_without_move),
        "two_hands" => format!("{:?}", r.two_hands),
        "wrong_setup" => second(
            format!("{:?}", r.wrong_setup),
            r.wrong_setup == r.wrong_setup_in_rapid_blitz,
            match r.wrong_setup_in_rapid_blitz {
                WrongSetup::NewGameBelow(moves) => format!("rapid, blitz only below {moves} moves"),
                other => format!("{other:?}"),
            },
        ),
        "wrong_colours" => format!("{:?}", r.wrong_colours),
        "time_correction" => match r.time_correction {
            TimeCorrection::ProportionalFloor => "Proportional, floor".to_string(),
            other => format!("{other:?}"),
        },
        "offer_window" => format!("{:?}", r.offer_window),
        "offer_declined_by" => format!("{:?}", r.offer_declined_by),
        "agree_after_moves" => {
            let AgreeAfter::Moves(moves) = r.agree_after_moves;
            moves.to_string()
        }
        "threefold" => format!("{:?}", r.threefold),
        "fivefold" => format!("{:?}", r.fivefold),
        "perpetual_check" => format!("{:?}", r.perpetual_check),
        "fifty_moves" => format!("{:?}", r.fifty_moves),
        "long_endings_75" => format!("{:?}", r.long_endings_75),
        "seventy_five_auto" => format!("{:?}", r.seventy_five_auto),
        "material_draw" => format!("{:?}", r.material_draw),
        "claim_intended_move" => format!("{:?}", r.claim_intended_move),
        "wrong_claim" => {
            let cost = |claim| match claim {
                WrongClaim::Nothing => "None".to_string(),
                WrongClaim::Claimant(seconds) => format!("Claimant −{seconds}"),
                WrongClaim::Opponent(seconds) => format!("Opponent +{seconds}"),
                WrongClaim::Arbiter => "Arbiter".to_string(),
            };
            second(
                cost(r.wrong_claim),
                r.wrong_claim == r.wrong_claim_in_rapid_blitz,
                cost(r.wrong_claim_in_rapid_blitz).replace("Opponent", "rapid, blitz"),
            )
        }
        "touch_ends_claim" => format!("{:?}", r.touch_ends_claim),
        "two_minute_claim" => match (r.two_minute_claim, r.two_minute_claim_not_below) {
            (Switch::On, Below::Minutes(minutes)) => format!("On, not below {minutes} min"),
            (Switch::Off, _) if r.laws == Preset::FideNow => {
                "Off (guideline III may be set)".to_string()
            }
            (switch, _) => format!("{switch:?}"),
        },
        "clock" => format!("{:?}", r.clock),
        "flag_call" => match (r.flag_claim_below, r.flag_call_without_arbiter) {
            (Below::Minutes(minutes), _) => format!("{:?}; Claim below {minutes}", r.flag_call),
            (_, FlagCall::Claim) => format!("{:?}; Claim without arbiter", r.flag_call),
            _ => format!("{:?}", r.flag_call),
        },
        "flag_vs_no_mate" => format!("{:?}", r.flag_vs_no_mate),
        "both_flags" => second(
            format!("{:?}", r.both_flags),
            r.both_flags == r.both_flags_in_last_period,
            format!("last period {:?}", r.both_flags_in_last_period),
        ),
        "stopping_clock" => format!("{:?}", r.stopping_clock),
        "resign_vs_no_mate" => format!("{:?}", r.resign_vs_no_mate),
        "default_after" => match (r.default_after, r.default_after_if_lateness_allowed) {
            (DefaultAfter::Never, _) => "never".to_string(),
            (DefaultAfter::Minutes(0), DefaultAfter::HalfTheLimit) => {
                "0; half the limit if lateness allowed".to_string()
            }
            (DefaultAfter::Minutes(0), _) if r.laws == Preset::FideNow => {
                "0 unless set".to_string()
            }
            (DefaultAfter::Minutes(minutes), _) => minutes.to_string(),
            (other, _) => format!("{other:?}"),
        },
        "scoresheet" => {
            let mut words = format!("{:?}", r.scoresheet);
            if let Below::Minutes(minutes) = r.scoresheet_free_below {
                words += &format!("; free < {minutes} min");
            }
            if let FromIncrement::Seconds(seconds) = r.scoresheet_not_free_with {
                words += &format!(" without {seconds} s");
            }
            if r.scoresheet != r.scoresheet_in_rapid_blitz {
                words += "; not in rapid, blitz";
            }
            words
        }
        other => panic!("the table has a row {other} that no field carries"),
    }
}

fn below(bound: Below) -> String {
    match bound {
        Below::Never => "never".to_string(),
        Below::Minutes(minutes) => minutes.to_string(),
    }
}

#[test]
fn the_presets_are_the_table_of_the_laws() {
    let table = table();
    assert_eq!(table.len(), 40);
    for (field, cells) in table {
        let now = printed(&field, &Regulations::of(Preset::FideNow));
        assert_eq!(cells.len(), Preset::ALL.len(), "{field}");
        for (preset, cell) in Preset::ALL.into_iter().zip(cells) {
            let regulations = Regulations::of(preset);
            match cell.as_str() {
                // No clock at School, and no illegal move that loses: nothing to apply the row to.
                "–" => assert!(
                    regulations.clock == ClockUse::Off
                        || regulations.illegal_loses_at == LosesAt::Never,
                    "{field}, {preset:?}"
                ),
                "as FideNow" => assert_eq!(printed(&field, &regulations), now, "{field}"),
                cell => assert_eq!(printed(&field, &regulations), cell, "{field}, {preset:?}"),
            }
        }
    }
}

#[test]
fn every_row_of_the_table_is_a_field_and_may_be_set_otherwise() {
    for (field, _) in table() {
        assert!(Regulations::FIELDS.contains(&field.as_str()), "{field}");
    }
    let mut regulations = Regulations::of(Preset::Club);
    regulations
        .set("illegal_loses_at", &json!({ "number": 2 })) // IRREG-16: Ukraine
        .unwrap();
    assert_eq!(regulations.illegal_loses_at, LosesAt::Number(2));
    assert_eq!(
        regulations.set("no_such_row", &json!(1)),
        Err(FieldError::NoSuchField("no_such_row".to_string()))
    );
    let before = regulations;
    assert!(regulations.set("threefold", &json!("sometimes")).is_err());
    assert_eq!(regulations, before);
}

#[test]
fn regulations_are_written_as_a_preset_and_its_changes() {
    for preset in Preset::ALL {
        let regulations = Regulations::of(preset);
        let written = serde_json::to_value(regulations).unwrap();
        assert_eq!(written, json!({ "laws": preset.word() }));
        assert_eq!(
            serde_json::from_value::<Regulations>(written).unwrap(),
            regulations
        );
        assert_eq!(Preset::from_word(preset.word()), Some(preset));
    }
    let changed = Regulations {
        two_minute_claim: Switch::On,
        wrong_claim: WrongClaim::Claimant(180),
        ..Regulations::of(Preset::FideNow)
    };
    let written = serde_json::to_value(changed).unwrap();
    assert_eq!(
        written,
        json!({ "laws": "fide", "changed": { "two_minute_claim": "on", "wrong_claim": { "claimant": 180 } } })
    );
    assert_eq!(
        serde_json::from_value::<Regulations>(written).unwrap(),
        changed
    );
}

#[test]
fn the_three_tables_are_those_of_the_design() {
    let learn = Settings::at(Table::Learn);
    assert_eq!(learn.regulations, Regulations::of(Preset::Home));
    assert_eq!(learn.enforcement, Enforcement::Guide);
    assert_eq!(learn.touch_move, TouchMove::Off);
    assert!(learn.aids.take_back && learn.aids.legal_squares && learn.aids.reasons);
    let play = Settings::at(Table::Play);
    assert_eq!(play.regulations, Regulations::of(Preset::FideNow));
    assert_eq!(play.enforcement, Enforcement::Guide);
    assert_eq!(play.touch_move, TouchMove::Binding);
    let compete = Settings::at(Table::Compete);
    assert_eq!(compete.regulations, Regulations::of(Preset::FideNow));
    assert_eq!(compete.enforcement, Enforcement::Arbiter);
    assert_eq!(compete.press, Press::ByHand);
    assert!(!compete.aids.take_back && !compete.aids.legal_squares && !compete.aids.hints);
    for settings in [learn, play, compete] {
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    }
}
