use super::super::address::{Address, AddressFault};
use super::super::destination::Screen;
use super::super::setup_address::SetupFault;
use super::super::setup_words::{AIDS, Words};
use super::*;
use crate::clock::PRESET_CONTROLS;

const TABLES: [Table; 3] = [Table::Learn, Table::Play, Table::Compete];

/// Many set-ups: each value of each choice at each table, and all at once.
fn many() -> Vec<Setup> {
    let mut setups = Vec::new();
    for table in TABLES {
        let at = Setup::at(table);
        setups.push(at.clone());
        for laws in Preset::ALL {
            setups.push(Setup { laws, ..at.clone() });
        }
        for (enforcement, _) in Enforcement::WORDS.iter().copied() {
            setups.push(Setup {
                enforcement,
                ..at.clone()
            });
        }
        for (score, _) in ScoreKeeping::WORDS.iter().copied() {
            setups.push(Setup {
                score,
                ..at.clone()
            });
        }
        for (gaps, _) in GapPolicy::WORDS.iter().copied() {
            setups.push(Setup { gaps, ..at.clone() });
        }
        for (opponent, _) in Opponent::WORDS.iter().copied() {
            for own_side in Color::ALL {
                setups.push(Setup {
                    opponent,
                    own_side,
                    ..at.clone()
                });
            }
        }
        for aid in AIDS {
            let mut setup = at.clone();
            (aid.set)(&mut setup.aids, !(aid.is_given)(&at.aids));
            setups.push(setup);
        }
        let own = [
            "none",
            "0:30+0.5",
            "10d5",
            "h3",
            "5+3 | 3:30+2",
            "1:30:00b10",
        ];
        let presets = PRESET_CONTROLS.iter().map(|preset| preset.written);
        for written in presets.chain(own) {
            setups.push(Setup {
                control: written.parse().unwrap(),
                ..at.clone()
            });
        }
        for seats in Seats::ALL {
            let mut setup = Setup {
                seats,
                press: Press::ByHand,
                touch_move: TouchMove::Binding,
                ..at.clone()
            };
            setup.names.set(Heading::White, "Магнус & 50%_+");
            setup.names.set(Heading::Black, "O’Neill #2 = a/b?");
            setup.names.set(Heading::Event, "Кубок «Весна» 2026");
            setup.names.set(Heading::Round, "3.1");
            setup.names.set(Heading::Site, "Київ & Львів");
            setups.push(setup);
        }
    }
    setups
}

#[test]
fn a_set_up_comes_back_from_its_address() {
    for setup in many() {
        let address = setup.address();
        let read = Address::read(&address);
        assert_eq!(read.setup, setup, "{address}");
        assert_eq!(read.screen, Screen::Play, "{address}");
        assert_eq!(read.faults, [], "{address}");
        assert!(address.is_ascii(), "{address}");
    }
}

#[test]
fn a_set_up_comes_back_from_what_the_device_remembers() {
    for setup in many() {
        let text = setup.to_json();
        assert_eq!(Setup::from_json(&text), Some(setup), "{text}");
    }
}

#[test]
fn what_was_remembered_and_is_damaged_stands_in_nobodys_way() {
    for text in ["", "{", "[]", "7", "null", "\"play\""] {
        assert_eq!(Setup::from_json(text), None, "{text}");
    }
    let text = r#"{"table":"learn","laws":"none such","time":5,"press":"hand","more":{}}"#;
    let expected = Setup {
        press: Press::ByHand,
        ..Setup::at(Table::Learn)
    };
    assert_eq!(Setup::from_json(text), Some(expected));
}

#[test]
fn each_table_gives_the_settings_of_its_name() {
    for table in [Table::Learn, Table::Play] {
        assert_eq!(Setup::at(table).settings(), Settings::at(table));
    }
    let compete = Setup::at(Table::Compete).settings();
    assert!(compete.has_clock() && compete.pressed_by_hand());
    assert_eq!(compete.enforcement, Enforcement::Arbiter);
}

// TURN-7
#[test]
fn a_clock_that_is_chosen_runs_under_laws_that_are_played_without() {
    let mut setup = Setup {
        laws: Preset::School,
        ..Setup::at(Table::Play)
    };
    assert!(!setup.settings().has_clock());
    assert_eq!(
        setup.settings().regulations,
        Regulations::of(Preset::School)
    );
    setup.control = "5+3".parse().unwrap();
    assert!(setup.settings().has_clock());
}

#[test]
fn every_part_of_an_address_is_read() {
    let read = Address::read(
        "#/play?time=40/90+30%2030+30&table=compete&laws=FideNow&enforcement=claims&touch=off\
         &aids=legal,undo&press=itself&sleep=count&seats=face&white=Anna%20B&black=%D0%9E%D0%BB%D1%8F",
    );
    assert_eq!(read.faults, []);
    let setup = read.setup;
    assert_eq!(setup.control.to_string(), "40/90+30 30+30");
    assert_eq!(setup.laws, Preset::FideNow);
    assert_eq!(setup.enforcement, Enforcement::Claims);
    assert_eq!(setup.touch_move, TouchMove::Off);
    assert!(setup.aids.legal_squares && setup.aids.take_back && !setup.aids.coordinates);
    assert_eq!(setup.press, Press::Itself);
    assert_eq!(setup.gaps, GapPolicy::Count);
    assert_eq!(setup.settings().gaps, GapPolicy::Count);
    assert_eq!(setup.seats, Seats::FaceToFace);
    assert_eq!(setup.name(Color::White), Some("Anna B"));
    assert_eq!(setup.name(Color::Black), Some("Оля"));
}

#[test]
fn an_address_gives_event_place_and_round_and_no_day() {
    let read = Address::read("#/play?event=Club+cup&round=3.1&site=Kyiv&date=1851.06.21");
    assert_eq!(read.faults, []);
    let names = &read.setup.names;
    assert_eq!(names[Heading::Event], "Club cup");
    assert_eq!(names[Heading::Round], "3.1");
    assert_eq!(names[Heading::Site], "Kyiv");
    assert_eq!(names[Heading::Date], "");
}

#[test]
fn a_time_is_read_in_each_way_of_writing_its_plus() {
    for (written, is) in [
        ("5+3", "5+3"),
        ("5%2B3", "5+3"),
        ("40/90+30_30+30", "40/90+30 30+30"),
        ("40/90+30%2030+30", "40/90+30 30+30"),
        ("40%2F90%2B30+30%2B30", "40/90+30 30+30"),
    ] {
        let read = Address::read(&format!("#/play?time={written}"));
        assert_eq!(read.setup.control.to_string(), is, "{written}");
    }
}

#[test]
fn what_makes_no_sense_in_a_set_up_is_told_and_the_rest_holds() {
    let read = Address::read("#/play?table=chess&laws=club&time=5+x&aids=legal,wings&seats=moon");
    assert_eq!(read.setup.laws, Preset::Club);
    let names: Vec<&str> = read
        .faults
        .iter()
        .map(|fault| match fault {
            AddressFault::Setup(SetupFault::NoSuchValue { name, .. }) => *name,
            AddressFault::Setup(SetupFault::Time { error, .. }) => {
                assert_eq!(error.at, 2);
                "time"
            }
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(names, ["table", "time", "aids", "seats"]);
}

// LEARN-8
#[test]
fn an_address_asks_for_the_computer() {
    let read = Address::read("#/play?table=learn&opponent=2");
    assert_eq!(read.faults, []);
    assert_eq!(read.setup.computer(), Some((Color::Black, 2)));
    let read = Address::read("#/play?table=play&opponent=5&side=black");
    assert_eq!(read.setup.computer(), Some((Color::White, 5)));
    assert_eq!(Setup::default().computer(), None);
}

#[test]
fn what_needs_two_people_is_told_and_left_out_against_the_computer() {
    let read = Address::read(
        "#/play?opponent=1&table=compete&enforcement=claims&seats=face&score=own&side=up",
    );
    assert_eq!(read.setup.enforcement, Enforcement::Arbiter);
    assert_eq!(read.setup.seats, Seats::SideBySide);
    assert_eq!(read.setup.score, ScoreKeeping::App);
    let names: Vec<&str> = read
        .faults
        .iter()
        .map(|fault| match fault {
            AddressFault::Setup(SetupFault::NoSuchValue { name, .. }) => *name,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(names, ["side", "enforcement", "seats", "score"]);
}

#[test]
fn a_name_is_kept_short_and_on_one_line() {
    let mut setup = Setup::default();
    setup.names.set(Heading::White, "A\u{0}n\nna");
    assert_eq!(setup.name(Color::White), Some("Anna"));
    setup.names.set(Heading::Black, &"я".repeat(190));
    let kept = setup.names[Heading::Black].chars().count();
    assert_eq!(kept, Names::LONGEST);
    setup.names.set(Heading::White, "   ");
    assert_eq!(setup.name(Color::White), None);
}

#[test]
fn the_ways_from_home_are_the_addresses_of_set_ups() {
    for (table, word) in Table::WORDS {
        assert_eq!(Setup::at(*table).address(), format!("#/play?table={word}"));
    }
    for (opponent, word) in &Opponent::WORDS[1..] {
        let setup = Setup {
            opponent: *opponent,
            ..Setup::at(Table::Learn)
        };
        assert_eq!(
            setup.address(),
            format!("#/play?table=learn&opponent={word}")
        );
    }
}
