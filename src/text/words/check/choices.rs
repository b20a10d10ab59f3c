//! Whether the choices in a message have the arms they need: the plural forms of the language, the keywords.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::announce::{Arg, Declared};
use crate::words::uses::{Arm, Choice, Uses};

/// Plural forms, with numbers that take each.
pub(super) type Forms = Vec<(String, Vec<u32>)>;

/// What is wrong with a choice.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Wrong {
    /// These forms are missing, with numbers that take each.
    Plural(Forms),
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
    let zero = |choice: &Choice| {
        choice
            .arms
            .iter()
            .any(|arm| arm.is_number && arm.key == "0")
    };
    let says_none = keywords(choice).any(|arm| arm.key == "zero");
    if !choice.ordinal && !zero(choice) && !says_none && english.iter().any(|one| zero(one)) {
        wrong.push(Wrong::ArmMissing("0".to_owned()));
    }
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
            missing.entry(form).or_default().push(*number);
        }
        // A default that no whole number takes by itself can stand for one form, not for several.
        let default_is_free =
            keywords(choice).any(|arm| arm.is_default && !existing.contains(arm.key));
        if missing.len() > usize::from(default_is_free) {
            wrong.push(Wrong::Plural(missing.into_iter().map(explained).collect()));
        }
    }
    wrong
}

/// A form, and some of the numbers that take it.
fn explained((form, numbers): (&str, Vec<u32>)) -> (String, Vec<u32>) {
    // 0 and 1 often have arms of their own; other numbers explain a form better.
    let (few, more): (Vec<u32>, Vec<u32>) = numbers.into_iter().partition(|number| *number < 2);
    let examples = more.into_iter().chain(few).take(EXAMPLES);
    (form.to_owned(), examples.collect())
}

/// The numbers by which a text does not choose although it must: because English does so, or because it counts with
/// them and has one form for all in a language with several more than English.
pub(super) fn missing<'s>(
    uses: &Uses<'s>,
    english: &Uses<'s>,
    declared: &Declared,
    language: &LanguageIdentifier,
) -> Vec<(&'s str, Forms)> {
    let Some(forms) = forms(language, false) else {
        return Vec::new();
    };
    let mut by_form: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for (number, form) in forms {
        by_form.entry(form).or_default().push(number);
    }
    let has_choice = |uses: &Uses, name: &str| uses.choices.iter().any(|one| one.by == Some(name));
    let tells_forms = |choice: &&Choice| {
        let arms = || choice.arms.iter();
        !choice.ordinal && arms().any(|arm| matches!(arm.key, "0" | "one"))
    };
    let in_english = english.choices.iter().filter(tells_forms);
    let mut names: BTreeSet<&str> = in_english.filter_map(|choice| choice.by).collect();
    // With one form for every number there is nothing to choose by.
    if by_form.len() < 2 {
        names.clear();
    }
    if by_form.len() > 2 {
        names.extend(&uses.counting);
    }
    names
        .into_iter()
        .filter(|name| uses.variables.contains(name) && !has_choice(uses, name))
        .filter(|name| matches!(kind(declared, name), Some(Kind::Number)))
        .map(|name| (name, by_form.clone().into_iter().map(explained).collect()))
        .collect()
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
