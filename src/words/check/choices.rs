//! Whether the choices in a message have the arms they need: the plural forms of the language, the keywords.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::announce::{Arg, Declared};
use crate::words::uses::{Arm, Choice};

/// What is wrong with a choice.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Wrong {
    /// This form is missing, which these numbers take.
    Plural(String, Vec<u32>),
    ArmMissing(String),
    ArmUnknown(String),
}

/// What a variable holds, as far as one can choose by it.
enum Kind {
    Number,
    Keyword(BTreeSet<&'static str>),
    Text,
}

/// How many numbers are told to explain a plural form.
const EXAMPLES: usize = 3;

/// `None` where the message is given no such variable.
fn kind(declared: &Declared, variable: &str) -> Option<Kind> {
    let (_, samples) = declared.args.iter().find(|(name, _)| *name == variable)?;
    let samples = samples();
    let words: BTreeSet<&str> = samples
        .iter()
        .filter_map(|sample| match sample {
            Arg::Word(word) => Some(*word),
            _ => None,
        })
        .collect();
    let number = |sample: &Arg| matches!(sample, Arg::Number(_));
    Some(if samples.iter().any(number) {
        Kind::Number
    } else if words.is_empty() {
        Kind::Text
    } else {
        Kind::Keyword(words)
    })
}

/// What is wrong with a choice in `language`. `english`: the choices of the English wording.
pub(super) fn wrong(
    choice: &Choice,
    english: &[Choice],
    declared: &Declared,
    language: &LanguageIdentifier,
) -> Vec<Wrong> {
    let Some(variable) = choice.by else {
        return Vec::new();
    };
    let english: Vec<&Choice> = english
        .iter()
        .filter(|other| other.by == choice.by)
        .collect();
    // A number in a text, such as a half of a tile, is a text: `[8]` never matches it.
    let numbers = choice.arms.iter().filter(|arm| arm.is_number);
    let numbers = numbers.map(|arm| Wrong::ArmUnknown(arm.key.to_owned()));
    match kind(declared, variable) {
        Some(Kind::Number) => wrong_number(choice, &english, language),
        Some(Kind::Keyword(words)) => {
            let keywords = wrong_keyword(choice, &english, &words);
            numbers.chain(keywords).collect()
        }
        Some(Kind::Text) => numbers.collect(),
        None => Vec::new(),
    }
}

fn wrong_number(choice: &Choice, english: &[&Choice], language: &LanguageIdentifier) -> Vec<Wrong> {
    let Some(forms) = forms(language, choice.ordinal) else {
        return Vec::new();
    };
    let existing: BTreeSet<&str> = forms.iter().map(|(_, form)| *form).collect();
    let mut wrong: Vec<Wrong> = keywords(choice)
        .filter(|arm| !existing.contains(arm.key))
        .filter(|arm| !arm.is_default || arm.key != "other")
        .map(|arm| Wrong::ArmUnknown(arm.key.to_owned()))
        .collect();
    // `[0] blank *[other] …` tells one number from the rest and has nothing to do with plurals.
    let plural = |choice: &Choice| keywords(choice).any(|arm| arm.key != "other");
    if plural(choice) || english.iter().any(|choice| plural(choice)) {
        let covered = |number: u32, form: &str| {
            choice.arms.iter().any(|arm| {
                if arm.is_number {
                    arm.key.parse() == Ok(number)
                } else {
                    arm.key == form
                }
            })
        };
        let mut missing: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
        for (number, form) in forms
            .iter()
            .filter(|(number, form)| !covered(*number, form))
        {
            let examples = missing.entry(form).or_default();
            if examples.len() < EXAMPLES {
                examples.push(*number);
            }
        }
        let plural = |(form, examples): (&str, Vec<u32>)| Wrong::Plural(form.to_owned(), examples);
        wrong.extend(missing.into_iter().map(plural));
    }
    wrong
}

fn wrong_keyword(
    choice: &Choice,
    english: &[&Choice],
    words: &BTreeSet<&'static str>,
) -> Vec<Wrong> {
    let told_apart: BTreeSet<&str> = english
        .iter()
        .flat_map(|choice| keywords(choice))
        .map(|arm| arm.key)
        .filter(|key| words.contains(key))
        .collect();
    let unknown = keywords(choice).filter(|arm| !arm.is_default && !words.contains(arm.key));
    let mut wrong: Vec<Wrong> = unknown
        .map(|arm| Wrong::ArmUnknown(arm.key.to_owned()))
        .collect();
    let own: BTreeSet<&str> = keywords(choice).map(|arm| arm.key).collect();
    let unmatched: Vec<&str> = told_apart.difference(&own).copied().collect();
    // A default that is no keyword itself can stand for one of them, not for several English tells apart.
    let default_is_free = keywords(choice).any(|arm| arm.is_default && !words.contains(arm.key));
    if unmatched.len() > usize::from(default_is_free) {
        wrong.extend(
            unmatched
                .into_iter()
                .map(|key| Wrong::ArmMissing(key.to_owned())),
        );
    }
    wrong
}

fn keywords<'c, 's>(choice: &'c Choice<'s>) -> impl Iterator<Item = &'c Arm<'s>> {
    choice.arms.iter().filter(|arm| !arm.is_number)
}

/// Numbers that between them take every plural form whole numbers have in the language, with the form of each;
/// `None` where its rules are not known.
fn forms(language: &LanguageIdentifier, ordinal: bool) -> Option<Vec<(u32, &'static str)>> {
    let kind = if ordinal {
        PluralRuleType::ORDINAL
    } else {
        PluralRuleType::CARDINAL
    };
    let general = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let rules =
        PluralRules::create(language.clone(), kind).or_else(|_| PluralRules::create(general, kind));
    let rules = rules.ok()?;
    let numbers = (0..=200).chain([1_000, 10_000, 100_000, 1_000_000]);
    numbers
        .map(|number| Some((number, name(&rules.select(number).ok()?))))
        .collect()
}

fn name(form: &PluralCategory) -> &'static str {
    match form {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}
