//! Every text of the lessons is there in every language, and none that nobody says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use jadoube::lessons::Task;

use crate::course::{course, folder, lesson};

const LANGUAGES: [&str; 3] = ["en", "uk", "ru"];

/// How often a learner is praised in other words.
const PRAISES: usize = 6;

/// The keys of a language, each with the values that its text uses.
fn texts(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = folder("i18n/learn").join(format!("{language}.ftl"));
    let source = fs::read_to_string(path).unwrap();
    let resource = fluent_syntax::parser::parse(source.as_str()).unwrap();
    let mut keys = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut values = BTreeSet::new();
            walk(message.value.as_ref().unwrap(), &mut values);
            let before = keys.insert(message.id.name.to_owned(), values);
            assert!(
                before.is_none(),
                "{language}: {} stands twice",
                message.id.name
            );
        }
    }
    keys
}

fn walk(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    walk(&variant.value, values);
                }
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                values.insert(id.name.to_owned());
            }
            other => panic!("only values are used in the texts, not {other:?}"),
        }
    }
}

/// The words in quotes of all sources in a folder.
fn literals(path: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(path).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            literals(&path, into);
        } else {
            let source = fs::read_to_string(path).unwrap();
            into.extend(source.split('"').map(str::to_owned));
        }
    }
}

/// The keys that the lessons and their runner say.
fn said() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for chapter in course().chapters {
        keys.insert(format!("chapter-{}", chapter.id));
        for listed in chapter.lessons {
            keys.insert(format!("lesson-{}", listed.id));
            for step in lesson(&listed.file).steps {
                keys.insert(format!("{}-{}", listed.id, step.name));
                keys.insert(format!("hint-{}", step.hint));
                if let Task::Choose { answers, .. } = step.task {
                    keys.extend(answers.iter().map(|word| format!("answer-{word}")));
                }
            }
        }
    }
    keys.extend((1..=PRAISES).map(|number| format!("praise-{number}")));
    let mut reasons = BTreeSet::new();
    literals(&folder("src/lessons"), &mut reasons);
    let is_reason = |key: &String| key.starts_with("why-") || key.starts_with("due-");
    keys.extend(reasons.into_iter().filter(is_reason));
    keys
}

#[test]
fn every_text_is_there_in_every_language_and_none_is_unused() {
    let said = said();
    let mut page = BTreeSet::new();
    literals(&folder("src/app/page"), &mut page);
    for language in LANGUAGES {
        let texts = texts(language);
        let missing: Vec<_> = said
            .iter()
            .filter(|key| !texts.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
        let unused = texts
            .keys()
            .filter(|&key| !said.contains(key) && !page.contains(key));
        let unused: Vec<_> = unused.collect();
        assert!(unused.is_empty(), "{language} has {unused:#?}");
    }
}

#[test]
fn the_languages_use_the_same_values() {
    let english = texts("en");
    for language in ["uk", "ru"] {
        for (key, values) in texts(language) {
            assert_eq!(english.get(&key), Some(&values), "{language}: {key}");
        }
    }
}

#[test]
fn no_text_of_a_step_is_long() {
    for language in LANGUAGES {
        let path = folder("i18n/learn").join(format!("{language}.ftl"));
        for line in fs::read_to_string(path).unwrap().lines() {
            let (key, text) = line.split_once(" = ").unwrap_or_default();
            let sentences = text.matches(['.', '!', '?']).count();
            let is_step = !key.starts_with("why-") && !key.contains(' ');
            assert!(!is_step || sentences <= 3, "{language}: {key}");
            assert!(text.chars().count() < 190, "{language}: {key}");
        }
    }
}
