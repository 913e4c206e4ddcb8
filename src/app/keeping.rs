//! What is to be said and offered about the keeping of games.

use crate::app::message::Message;
use crate::game::LogError;
use crate::storage::{Damage, Damaged};

use std::rc::Rc;

/// Why a game is not kept, as far as the players can do something about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotKept {
    /// The browser keeps nothing for this page.
    Refused,
    /// There is no room.
    Full,
}

/// Something to be said about the keeping.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The last game is back; `stopped`: its clocks stand and wait to go on.
    Back {
        /// Whether it has clocks that stand.
        stopped: bool,
    },
    /// The last game is open in another tab.
    Elsewhere,
    /// Another tab has taken the game over.
    TakenOver,
    /// What happens is not kept.
    NotKept(NotKept),
    /// All is kept again.
    KeptAgain,
    /// A game can't be read.
    SetAside(Rc<Damaged>),
    /// The game that the address names is not kept here.
    Gone,
    /// A file holds no game.
    NoLog(LogError),
    /// The game of a file is on the board.
    Opened,
    /// A new game is on the board.
    Begun,
    /// The clocks go on, or a line was added: what was said of coming back is over.
    WentOn,
}

/// What is said about the keeping now.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Notes {
    /// The last thing said of whose game it is and where it came from.
    latest: Option<News>,
    not_kept: Option<NotKept>,
    damaged: Vec<Rc<Damaged>>,
}

impl Notes {
    /// Takes notice; `true` if something has changed.
    pub fn hear(&mut self, news: News) -> bool {
        let before = self.clone();
        match news {
            News::NotKept(why) => self.not_kept = Some(why),
            News::KeptAgain => {
                self.not_kept = None;
                self.latest = Some(News::KeptAgain);
            }
            News::SetAside(damaged) => self.damaged.push(damaged),
            News::Begun => self.latest = None,
            News::WentOn => {
                // What asks for an answer stays until it is answered.
                if !matches!(self.latest, Some(News::TakenOver)) {
                    self.latest = None;
                }
            }
            other => self.latest = Some(other),
        }
        *self != before
    }

    /// The sentences, the most pressing first.
    pub fn sentences(&self) -> Vec<Message> {
        let mut said = Vec::new();
        said.extend(self.latest.iter().flat_map(of));
        said.extend(self.not_kept.map(|why| match why {
            NotKept::Refused => Message::of("keeping-refused"),
            NotKept::Full => Message::of("keeping-full"),
        }));
        if let Some(damaged) = self.damaged.last() {
            said.push(Message::of("keeping-damaged"));
            said.push(damage(&damaged.damage));
        }
        said
    }

    /// Whether another tab has the game, which can be brought here.
    pub fn can_take_over(&self) -> bool {
        matches!(self.latest, Some(News::Elsewhere | News::TakenOver))
    }

    /// The damaged game that can be saved as a file.
    pub fn damaged(&self) -> Option<&Rc<Damaged>> {
        self.damaged.last()
    }

    /// The damaged game has been saved.
    pub fn saved(&mut self) {
        self.damaged.pop();
    }
}

fn of(news: &News) -> Option<Message> {
    Some(match news {
        News::Back { stopped: true } => Message::of("keeping-back-stopped"),
        News::Back { stopped: false } => Message::of("keeping-back"),
        News::Elsewhere => Message::of("keeping-elsewhere"),
        News::TakenOver => Message::of("keeping-taken-over"),
        News::KeptAgain => Message::of("keeping-again"),
        News::NoLog(error) => no_log(error),
        News::Opened => Message::of("keeping-opened"),
        News::Gone => Message::of("keeping-gone"),
        News::NotKept(_) | News::SetAside(_) | News::Begun | News::WentOn => return None,
    })
}

/// What is wrong with a kept game. Records are counted from 1, as people do.
fn damage(damage: &Damage) -> Message {
    let at = |key, record: &u64| {
        let number = u32::try_from(*record).unwrap_or(u32::MAX);
        Message::of(key).number("number", number.saturating_add(1))
    };
    match damage {
        Damage::Head { .. } => Message::of("damage-head"),
        Damage::Version(_) => Message::of("damage-version"),
        Damage::Missing { record } | Damage::Gap { record } => at("damage-missing", record),
        Damage::Unreadable { record, .. } => at("damage-unreadable", record),
        Damage::Log(error) => no_log(error),
    }
}

/// Why a text is not the log of a game.
fn no_log(error: &LogError) -> Message {
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    match error {
        LogError::NotJson { line, column, .. } => Message::of("log-not-json")
            .number("line", count(*line))
            .number("column", count(*column)),
        LogError::NotALog => Message::of("log-not-a-log"),
        LogError::UnknownVersion { .. } => Message::of("log-version"),
        LogError::Settings { .. } => Message::of("log-settings"),
        LogError::Start { .. } => Message::of("log-start"),
        LogError::NoEntries => Message::of("log-no-entries"),
        LogError::Entry { number, .. } => Message::of("log-entry").number("number", count(*number)),
        LogError::Refused { number, .. } => {
            Message::of("log-refused").number("number", count(*number))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Language;
    use crate::app::texts::Texts;
    use crate::game::Game;
    use crate::game::regulations::{Settings, Table};
    use crate::rules::Position;
    use crate::storage::{GameId, Raw};

    fn keys(notes: &Notes) -> Vec<&'static str> {
        notes.sentences().iter().map(Message::key).collect()
    }

    fn broken(damage: Damage) -> Rc<Damaged> {
        let raw = Raw {
            id: GameId::new(1, 1),
            head: None,
            records: Vec::new(),
            beat: None,
        };
        Rc::new(Damaged { raw, damage })
    }

    #[test]
    fn that_nothing_is_kept_is_said_until_it_is_kept_again() {
        let mut notes = Notes::default();
        assert!(notes.hear(News::NotKept(NotKept::Full)));
        assert!(!notes.hear(News::NotKept(NotKept::Full)));
        notes.hear(News::WentOn);
        assert_eq!(keys(&notes), ["keeping-full"]);
        notes.hear(News::KeptAgain);
        assert_eq!(keys(&notes), ["keeping-again"]);
        notes.hear(News::WentOn);
        assert!(keys(&notes).is_empty());
    }

    #[test]
    fn a_game_in_another_tab_can_be_brought_here_until_another_begins() {
        let mut notes = Notes::default();
        assert!(!notes.can_take_over());
        for news in [News::Elsewhere, News::TakenOver] {
            notes.hear(news);
            assert!(notes.can_take_over());
            notes.hear(News::Begun);
            assert!(!notes.can_take_over());
        }
        notes.hear(News::TakenOver);
        notes.hear(News::WentOn);
        assert!(notes.can_take_over());
    }

    #[test]
    fn damaged_games_are_offered_one_after_the_other() {
        let mut notes = Notes::default();
        notes.hear(News::SetAside(broken(Damage::Version(Some(9)))));
        notes.hear(News::SetAside(broken(Damage::Missing { record: 4 })));
        assert_eq!(keys(&notes), ["keeping-damaged", "damage-missing"]);
        notes.saved();
        assert_eq!(keys(&notes), ["keeping-damaged", "damage-version"]);
        notes.saved();
        assert_eq!(notes.damaged(), None);
        assert!(keys(&notes).is_empty());
    }

    #[test]
    fn each_fault_of_a_file_has_its_sentence_in_each_language() {
        let good = Game::new(Settings::at(Table::Learn), Position::initial()).to_log();
        let texts = [
            "{".to_string(),
            "[]".to_string(),
            good.replace("\"version\":1", "\"version\":7"),
            good.replace("\"guide\"", "\"nobody\""),
            good.replace("RNBQKBNR w", "RNBQKBN w"),
            good.replace("\"entries\":[]", "\"entries\":3"),
            good.replace("[]}", "[{}]}"),
            good.replace("[]}", r#"[{"at":0,"by":"white","do":"press"}]}"#),
        ];
        let mut seen = Vec::new();
        for text in texts {
            let message = no_log(&Game::from_log(&text).unwrap_err());
            for language in Language::ALL {
                let said = Texts::new(language).say(&message);
                assert!(said.len() > 10 && !said.contains(['{', '$']), "{said}");
            }
            assert!(!seen.contains(&message.key()), "{}", message.key());
            seen.push(message.key());
        }
    }
}
