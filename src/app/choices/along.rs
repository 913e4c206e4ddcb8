//! The choices beside a file of games: lines at its head that begin with `%`, which readers of PGN pass over.

/// How such a line begins; name and value follow.
const MARK: &str = "%jadoube-setting ";

/// So much of a file is looked at for them, in bytes. All that can be chosen has room there.
pub const HEAD: usize = 2_048;

/// Lines `name value` as the head of a file of games.
pub fn write(choices: &str) -> String {
    let mut text = String::new();
    for line in choices.lines() {
        for part in [MARK, line, "\n"] {
            text.push_str(part);
        }
    }
    text
}

/// Adds a line to such lines.
pub fn add(choices: &mut String, name: &str, value: &str) {
    for part in [name, " ", value, "\n"] {
        choices.push_str(part);
    }
}

/// The value that such lines have for a name, the last where there are several.
pub fn value<'a>(choices: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = choices.lines().filter_map(|line| line.split_once(' '));
    pairs.rfind(|pair| pair.0 == name).map(|pair| pair.1)
}

/// The lines `name value` at the head of a file, whatever else the file is.
pub fn read(head: &[u8]) -> String {
    let head = String::from_utf8_lossy(head);
    let mut text = String::new();
    for line in head.trim_start_matches('\u{feff}').lines() {
        if let Some(choice) = line.strip_prefix(MARK) {
            text.push_str(choice);
            text.push('\n');
        } else if !line.starts_with('%') {
            break;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::choices::{CHOICES, Choices};

    #[test]
    fn all_that_can_be_chosen_has_room_at_the_head() {
        let mut choices = Choices::default();
        for choice in &CHOICES {
            choices.set(choice.name, choice.values.last().unwrap());
        }
        let mut text = choices.write();
        // The notation and the language go along, too.
        add(&mut text, "notation", "ukrainian-codex");
        add(&mut text, "language", "uk");
        assert_eq!(text.lines().count(), CHOICES.len() + 2);
        let written = write(&text);
        assert!(written.len() * 3 < HEAD * 2, "{}", written.len());
        assert_eq!(read(written.as_bytes()), text);
    }

    #[test]
    fn a_value_is_found_by_its_whole_name() {
        let choices = "language\nlanguage of marble\nlanguage uk\nlanguages ru\n";
        assert_eq!(value(choices, "language"), Some("uk"));
        assert_eq!(value(choices, "languages"), Some("ru"));
        assert_eq!(value(choices, "lang"), None);
        assert_eq!(value("", "language"), None);
    }

    #[test]
    fn only_the_head_of_a_file_is_read() {
        let file = "\u{feff}% of another program\r\n%jadoube-setting board green\r\n[White \"A\"]\r\n\
            %jadoube-setting scheme dark\r\n";
        assert_eq!(read(file.as_bytes()), "board green\n");
        assert_eq!(read(b"[White \"A\"]\n"), "");
        assert_eq!(read(b"\xff\xfe%\0"), "");
        assert_eq!(write(""), "");
    }
}
