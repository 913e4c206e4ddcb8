use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

use super::*;
use crate::app::language::Language;

/// The complete library, to compare with.
struct Reference(FluentBundle<FluentResource>);

impl Reference {
    fn new(language: Language, source: &str) -> Reference {
        let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source.to_owned()).unwrap();
        bundle.add_resource(resource).unwrap();
        Reference(bundle)
    }

    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let pattern = self.0.get_message(key).unwrap().value().unwrap();
        let args: FluentArgs = values
            .iter()
            .map(|(name, value)| {
                let value: FluentValue = match value {
                    Value::Text(text) => text.as_str().into(),
                    Value::Number(number) => (*number).into(),
                };
                (*name, value)
            })
            .collect();
        let mut faults = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut faults);
        assert!(faults.is_empty(), "{key}: {faults:?}");
        text.into_owned()
    }
}

type Choices = BTreeMap<String, Vec<Value>>;

/// The values that are worth trying for each variable of a text: each word that it is selected by, and
/// numbers of all plural categories where it may be one.
fn choices(pattern: &Pattern<&str>, found: &mut Choices) {
    let name = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::VariableReference { id } => id.name.to_owned(),
        other => panic!("only variables are used in the sentences, not {other:?}"),
    };
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => {
                let words = found.entry(name(inline)).or_default();
                words.push(Value::Text("e4 {x} *[y]".to_owned()));
                words.push(Value::Number(1234));
            }
            Expression::Select { selector, variants } => {
                let numbers = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 111].map(Value::Number);
                let name = name(selector);
                for variant in variants {
                    let words = found.entry(name.clone()).or_default();
                    match variant.key {
                        VariantKey::Identifier {
                            name: "one" | "few" | "many" | "other",
                        }
                        | VariantKey::NumberLiteral { .. } => words.extend(numbers.clone()),
                        VariantKey::Identifier { name } => {
                            words.push(Value::Text(name.to_owned()));
                        }
                    }
                    choices(&variant.value, found);
                }
                found
                    .entry(name)
                    .or_default()
                    .push(Value::Text("else".to_owned()));
            }
        }
    }
}

/// All ways to give each variable one of its values.
fn combinations(choices: &Choices) -> Vec<Vec<(&'static str, Value)>> {
    let mut all = vec![Vec::new()];
    for (name, values) in choices {
        let name: &'static str = name.clone().leak();
        let mut tried: Vec<Value> = Vec::new();
        for value in values {
            if !tried.contains(value) {
                tried.push(value.clone());
            }
        }
        let longer = all.iter().flat_map(|before: &Vec<(&'static str, Value)>| {
            tried.iter().map(move |value| {
                let mut now = before.clone();
                now.push((name, value.clone()));
                now
            })
        });
        all = longer.collect();
    }
    all
}

/// How many sentences of a file are compared.
fn compare(language: Language, source: &str) -> usize {
    let mut compared = 0;
    let reference = Reference::new(language, source);
    let file = SentenceFile::new(source.to_owned().into(), language.plural());
    let resource = fluent_syntax::parser::parse(source).unwrap();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut found = Choices::new();
        choices(message.value.as_ref().unwrap(), &mut found);
        for values in combinations(&found) {
            let key = message.id.name;
            let said = file.say(key, &values);
            assert_eq!(said, Some(reference.say(key, &values)), "{key} {values:?}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn every_sentence_is_said_as_the_complete_library_says_it() {
    let compared = Language::ALL.map(|language| compare(language, language.source()));
    assert!(compared.iter().sum::<usize>() > 3_000, "{compared:?}");
}

#[test]
fn every_text_of_the_lessons_is_said_as_the_complete_library_says_it() {
    for language in Language::ALL {
        let file = format!("i18n/learn/{}.ftl", language.tag());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        assert!(compare(language, &fs::read_to_string(path).unwrap()) > 200);
    }
}

#[test]
fn plural_categories_are_those_of_the_complete_library() {
    let source =
        "n = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n  }\n";
    for language in Language::ALL {
        let reference = Reference::new(language, source);
        let file = SentenceFile::new(source.into(), language.plural());
        for number in 0..=1_200 {
            let values = [("n", Value::Number(number))];
            assert_eq!(file.say("n", &values), Some(reference.say("n", &values)));
        }
    }
}

#[test]
fn a_text_of_several_lines_is_said_as_the_complete_library_says_it() {
    let source = "# a comment\na = one\n    two { $x ->\n        [y] Y\n       *[z] { $x }\n    }, three\n\nb =\n    four\n";
    let reference = Reference::new(Language::English, source);
    let file = SentenceFile::new(source.into(), Language::English.plural());
    for word in ["y", "w"] {
        let values = [("x", Value::Text(word.to_owned()))];
        for key in ["a", "b"] {
            assert_eq!(file.say(key, &values), Some(reference.say(key, &values)));
        }
    }
    assert_eq!(file.say("c", &[]), None);
}

#[test]
fn no_damage_to_a_file_makes_it_panic() {
    for language in Language::ALL {
        let source = language.source();
        for at in (0..source.len()).step_by(37) {
            let cut = source.get(..at).unwrap_or_default().to_owned();
            let rest = source.get(at..).unwrap_or_default().to_owned();
            for damaged in [cut, rest] {
                let file = SentenceFile::new(damaged.into(), language.plural());
                for key in ["square-piece", "claim-threefold", "clock-name", ""] {
                    let values = [("color", Value::Text("white".to_owned()))];
                    let _ = file.say(key, &values);
                }
            }
        }
    }
}
