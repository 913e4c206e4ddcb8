//! The ids of clauses: reading them out of `docs/laws.md` and out of citations.

use std::collections::BTreeSet;
use std::fmt;

/// The id of a clause, such as `TOUCH-12`, or of one of its checks, such as `TOUCH-12a`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClauseId {
    /// The part of the laws, such as `TOUCH`.
    pub area: String,
    /// The number of the clause within it.
    pub number: u32,
    /// The letter of a check.
    pub letter: Option<char>,
}

impl ClauseId {
    /// Whether this is a check, and not a clause.
    pub fn is_check(&self) -> bool {
        self.letter.is_some()
    }

    /// The clause that a check belongs to; the clause itself otherwise.
    pub fn clause(&self) -> Self {
        Self {
            letter: None,
            ..self.clone()
        }
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.area, self.number)?;
        self.letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

/// A clause or a check, with the line that states it.
pub struct Clause {
    /// Its id.
    pub id: ClauseId,
    /// The rest of its line.
    pub text: String,
}

/// All clauses and checks that the laws define, in their order.
pub fn all(laws: &str) -> Vec<Clause> {
    laws.lines()
        .filter_map(|line| {
            let item = line.trim_start().strip_prefix("- ")?;
            let (bold, item) = match item.strip_prefix("**") {
                Some(rest) => (true, rest),
                None => (false, item.strip_prefix("Check ")?),
            };
            let (id, rest) = leading_id(item)?;
            let text = rest.strip_prefix(if bold { "**" } else { ":" })?;
            let text = text.trim().to_string();
            Some(Clause { id, text })
        })
        .collect()
}

/// The clauses that the laws' section "Not software" names: no test can show them.
pub fn not_software(laws: &str, areas: &BTreeSet<&str>) -> BTreeSet<ClauseId> {
    laws.lines()
        .skip_while(|line| *line != "## Not software")
        .skip(1)
        .take_while(|line| !line.starts_with("## "))
        .filter_map(|line| line.strip_prefix("- ")?.split_once(':'))
        .flat_map(|(named, _)| cited(named, areas))
        .collect()
}

/// Every clause and check that a text cites, of these areas; ranges count for each of their members.
pub fn cited(text: &str, areas: &BTreeSet<&str>) -> Vec<ClauseId> {
    let mut found = Vec::new();
    let mut rest = text;
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    while let Some(start) = rest.find(in_word) {
        rest = rest.get(start..).unwrap_or_default();
        let Some((first, after)) = leading_id(rest) else {
            // On to the next word, so that no id begins in the middle of one.
            rest = rest.trim_start_matches(in_word);
            continue;
        };
        rest = after;
        if !areas.contains(first.area.as_str()) {
            continue;
        }
        match range_end(after, &first) {
            Some((last, after)) => {
                rest = after;
                found.extend(members(&first, &last));
            }
            None => found.push(first),
        }
    }
    found
}

/// The id that a text begins with, and what follows it.
fn leading_id(text: &str) -> Option<(ClauseId, &str)> {
    let dash = text.find(|c: char| !c.is_ascii_uppercase())?;
    let (area, rest) = text.split_at(dash);
    let (number, letter, rest) = leading_number(rest.strip_prefix('-')?)?;
    if area.len() < 2 {
        return None;
    }
    let area = area.to_string();
    Some((
        ClauseId {
            area,
            number,
            letter,
        },
        rest,
    ))
}

/// A number with an optional small letter at the start of a text, and what follows.
fn leading_number(text: &str) -> Option<(u32, Option<char>, &str)> {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    let number = digits.parse().ok()?;
    let (letter, rest) = leading_letter(rest);
    let goes_on = rest.starts_with(|c: char| c.is_ascii_alphanumeric());
    (!goes_on).then_some((number, letter, rest))
}

fn leading_letter(text: &str) -> (Option<char>, &str) {
    let mut rest = text.chars();
    match (rest.next(), rest.clone().next()) {
        (Some(letter), after)
            if letter.is_ascii_lowercase() && !after.is_some_and(char::is_alphanumeric) =>
        {
            (Some(letter), rest.as_str())
        }
        _ => (None, text),
    }
}

/// The last member of a range that goes on right after its first: `MOVE-6 to 8`, `EP-4a to b`,
/// `CASTLE-3a to CASTLE-3f`.
fn range_end<'a>(text: &'a str, first: &ClauseId) -> Option<(ClauseId, &'a str)> {
    let rest = [" to ", "..=", "–", " – "]
        .iter()
        .find_map(|word| text.strip_prefix(word))?;
    if let Some((last, rest)) = leading_id(rest) {
        return (last.area == first.area).then_some((last, rest));
    }
    if let Some((number, letter, rest)) = leading_number(rest) {
        let area = first.area.clone();
        return Some((
            ClauseId {
                area,
                number,
                letter,
            },
            rest,
        ));
    }
    let (letter, rest) = leading_letter(rest);
    first.letter.and(letter)?;
    Some((
        ClauseId {
            letter,
            ..first.clone()
        },
        rest,
    ))
}

fn members(first: &ClauseId, last: &ClauseId) -> Vec<ClauseId> {
    match (first.letter, last.letter) {
        (Some(from), Some(to)) if first.number == last.number => (from..=to)
            .map(|letter| ClauseId {
                letter: Some(letter),
                ..first.clone()
            })
            .collect(),
        _ => (first.number..=last.number)
            .map(|number| ClauseId {
                number,
                letter: None,
                ..first.clone()
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{all, cited, not_software};

    fn names(text: &str) -> String {
        let found = cited(text, &["MOVE", "EP", "TOUCH", "FIDE"].into());
        found
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn clauses_and_checks_are_read_in_order() {
        let laws = "# Laws\n- **MOVE-1** A move. [000]\n  - Check MOVE-1a: counts.\n- **FIDE n.n** = x\n\
                    *Conflicts.* MOVE-9\n- MOVE-3, EP-1: not software\n";
        let ids: Vec<_> = all(laws).iter().map(|c| c.id.to_string()).collect();
        assert_eq!(ids, ["MOVE-1", "MOVE-1a"]);
    }

    #[test]
    fn what_is_no_matter_of_software_is_named_by_the_laws() {
        let laws = "- MOVE-1: a rule\n## Not software\n\n- MOVE-3, EP-1: hands, as in TOUCH-2\n\
                    - Talk: people\n\n## Coverage\n- MOVE-9: x\n";
        let found = not_software(laws, &["MOVE", "EP", "TOUCH"].into());
        let ids: Vec<_> = found.iter().map(ToString::to_string).collect();
        assert_eq!(ids, ["EP-1", "MOVE-3"]);
    }

    #[test]
    fn every_form_of_citing_is_understood() {
        assert_eq!(names("// MOVE-1a"), "MOVE-1a");
        assert_eq!(
            names("MOVE-4, MOVE-6 to 8: x"),
            "MOVE-4 MOVE-6 MOVE-7 MOVE-8"
        );
        assert_eq!(names("(EP-4a to c)"), "EP-4a EP-4b EP-4c");
        assert_eq!(names("TOUCH-12a to TOUCH-12b."), "TOUCH-12a TOUCH-12b");
        assert_eq!(names("EP-2 to the end"), "EP-2");
    }

    #[test]
    fn words_that_only_look_like_ids_are_left_alone() {
        assert_eq!(names("UTF-8 REMOVE-1 xMOVE-1 MOVE-1st MOVE- MOVE"), "");
    }
}
