//! Checks whether choices in a message have the variants they need: the plural forms of the language, or the keywords.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::announce::say::locale as say;
use crate::announce::{Arg, Declared, Message};
use crate::words::problem::told;
use crate::words::uses::{ChoiceArm, Uses, WordingChoice};

/// Plural forms, with examples of numbers for each.
pub(super) type Forms = Vec<(String, Vec<u32>)>;

/// The kind of a variable's values, which decides the possible variants.
enum VariableKind {
    Number,
    Keyword(BTreeSet<&'static str>),
    Text,
}

/// How many numbers are given as examples of a plural form.
const EXAMPLES: usize = 3;

/// Returns the kind of a variable; `None` if the message has no such variable.
fn kind(declared: &Declared, variable: &str) -> Option<VariableKind> {
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
        VariableKind::Number
    } else if words.is_empty() {
        VariableKind::Text
    } else {
        VariableKind::Keyword(words)
    })
}

/// Returns the problems of a choice in the text `name`, in `language`. `english` are the choices of the English text.
pub(super) fn wrong(
    name: &str,
    choice: &WordingChoice,
    english: &[WordingChoice],
    declared: &Declared,
    language: &LanguageIdentifier,
) -> Vec<Message> {
    let english = english.iter().filter(|other| other.by == choice.by);
    let english: Vec<&WordingChoice> = english.collect();
    // A number inside a text, such as a half of a tile, is text: `[8]` never matches it.
    let numbers = choice.arms.iter().filter(|arm| arm.is_number);
    let numbers = numbers.map(|arm| say::fault_arm_unknown(name, arm.key));
    match choice.by.and_then(|by| kind(declared, by)) {
        Some(VariableKind::Number) => wrong_number(name, choice, &english, language),
        Some(VariableKind::Keyword(words)) => {
            let keywords = wrong_keyword(name, choice, &english, &words);
            numbers.chain(keywords).collect()
        }
        Some(VariableKind::Text) => numbers.collect(),
        None => Vec::new(),
    }
}

fn wrong_number(
    name: &str,
    choice: &WordingChoice,
    english: &[&WordingChoice],
    language: &LanguageIdentifier,
) -> Vec<Message> {
    let Some(forms) = forms(language, choice.ordinal) else {
        return Vec::new();
    };
    let existing: BTreeSet<&str> = forms.iter().map(|(_, form)| *form).collect();
    let mut wrong: Vec<Message> = keywords(choice)
        .filter(|arm| !existing.contains(arm.key))
        .filter(|arm| !arm.is_default || arm.key != "other")
        .map(|arm| say::fault_arm_unknown(name, arm.key))
        .collect();
    let is_zero = |arm: &ChoiceArm| arm.is_number && arm.key == "0";
    let zero = |choice: &WordingChoice| choice.arms.iter().any(is_zero);
    let says_none = keywords(choice).any(|arm| arm.key == "zero");
    if !choice.ordinal && !zero(choice) && !says_none && english.iter().any(|one| zero(one)) {
        wrong.push(say::fault_arm_missing(name, "0"));
    }
    // `[0] blank *[other] …` only treats one number differently and has nothing to do with plurals.
    let plural = |choice: &WordingChoice| keywords(choice).any(|arm| arm.key != "other");
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
        // If no whole number has the form of the default variant, that variant can stand for one other form, but not for
        // several.
        let default_is_free =
            keywords(choice).any(|arm| arm.is_default && !existing.contains(arm.key));
        if missing.len() > usize::from(default_is_free) {
            let forms: Forms = missing.into_iter().map(explained).collect();
            wrong.push(say::fault_plural(name, told(&forms)));
        }
    }
    wrong
}

/// Returns a form with examples of its numbers.
fn explained((form, numbers): (&str, Vec<u32>)) -> (String, Vec<u32>) {
    // 0 and 1 often have variants of their own, so other numbers explain a form better.
    let (few, more): (Vec<u32>, Vec<u32>) = numbers.into_iter().partition(|number| *number < 2);
    let examples = more.into_iter().chain(few).take(EXAMPLES);
    (form.to_owned(), examples.collect())
}

/// Returns the numbers by which a text should choose but does not, either because English chooses by them, or because the text
/// counts with them and has one form for all numbers, in a language with several more forms than English.
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
    let tells_forms = |choice: &&WordingChoice| {
        let arms = || choice.arms.iter();
        !choice.ordinal && arms().any(|arm| matches!(arm.key, "0" | "one"))
    };
    let in_english = english.choices.iter().filter(tells_forms);
    let mut names: BTreeSet<&str> = in_english.filter_map(|choice| choice.by).collect();
    // If all numbers have the same form, there is nothing to choose.
    if by_form.len() < 2 {
        names.clear();
    }
    if by_form.len() > 2 {
        names.extend(&uses.counting);
    }
    names
        .into_iter()
        .filter(|name| uses.variables.contains(name) && !has_choice(uses, name))
        .filter(|name| matches!(kind(declared, name), Some(VariableKind::Number)))
        .map(|name| (name, by_form.clone().into_iter().map(explained).collect()))
        .collect()
}

fn wrong_keyword(
    name: &str,
    choice: &WordingChoice,
    english: &[&WordingChoice],
    words: &BTreeSet<&'static str>,
) -> Vec<Message> {
    let keys = english
        .iter()
        .flat_map(|choice| keywords(choice))
        .map(|arm| arm.key);
    let told_apart: BTreeSet<&str> = keys.filter(|key| words.contains(key)).collect();
    let unknown = keywords(choice).filter(|arm| !arm.is_default && !words.contains(arm.key));
    let mut wrong: Vec<Message> = unknown
        .map(|arm| say::fault_arm_unknown(name, arm.key))
        .collect();
    let own: BTreeSet<&str> = keywords(choice).map(|arm| arm.key).collect();
    let unmatched: Vec<&str> = told_apart.difference(&own).copied().collect();
    // If the key of the default variant is no keyword, that variant can stand for one of them, but not for several that
    // English distinguishes.
    let default_is_free = keywords(choice).any(|arm| arm.is_default && !words.contains(arm.key));
    if unmatched.len() > usize::from(default_is_free) {
        wrong.extend(
            unmatched
                .into_iter()
                .map(|key| say::fault_arm_missing(name, key)),
        );
    }
    wrong
}

fn keywords<'c, 's>(choice: &'c WordingChoice<'s>) -> impl Iterator<Item = &'c ChoiceArm<'s>> {
    choice.arms.iter().filter(|arm| !arm.is_number)
}

/// Returns numbers that together have every plural form of whole numbers in the language, with the form of each; `None` if
/// its rules are unknown.
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
