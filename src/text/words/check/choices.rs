//! Checks whether choices in a message have the variants they need: the plural forms of the
//! language, or the keywords.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::announce::say::locale as say;
use crate::announce::{Arg, Declared, Message};
use crate::words::problem::plural_forms;
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
    let mut words = BTreeSet::new();
    for sample in samples() {
        match sample {
            Arg::Number(_) => return Some(VariableKind::Number),
            Arg::Word(word) => {
                words.insert(word);
            }
            _ => {}
        }
    }
    Some(if words.is_empty() {
        VariableKind::Text
    } else {
        VariableKind::Keyword(words)
    })
}

/// Returns the problems of a choice in the text `name`, in `language`. `english` are the choices of
/// the English text.
pub(super) fn wrong(
    name: &str,
    choice: &WordingChoice,
    english: &[WordingChoice],
    declared: &Declared,
    language: &LanguageIdentifier,
) -> Vec<Message> {
    let mut same_in_english: Vec<&WordingChoice> = english.iter().collect();
    same_in_english.retain(|other| other.by == choice.by);
    match choice.by.and_then(|by| kind(declared, by)) {
        Some(VariableKind::Number) => wrong_number(name, choice, &same_in_english, language),
        Some(VariableKind::Keyword(words)) => {
            let mut faults = number_arms(name, choice);
            faults.extend(wrong_keyword(name, choice, &same_in_english, &words));
            faults
        }
        Some(VariableKind::Text) => number_arms(name, choice),
        None => Vec::new(),
    }
}

/// Returns a problem for each variant for a number, where the choice is not by one: a number inside a
/// text, such as a half of a tile, is text, and `[8]` never matches it.
fn number_arms(name: &str, choice: &WordingChoice) -> Vec<Message> {
    let mut faults = Vec::new();
    for arm in &choice.arms {
        if arm.is_number {
            faults.push(say::fault_arm_unknown(name, arm.key));
        }
    }
    faults
}

/// Returns whether a choice has a variant for the number 0.
fn has_zero(choice: &WordingChoice) -> bool {
    let mut arms = choice.arms.iter();
    arms.any(|arm| arm.is_number && arm.key == "0")
}

/// Returns whether a choice has variants for plural forms. `[0] blank *[other] …` only treats one
/// number differently and has nothing to do with them.
fn is_plural(choice: &WordingChoice) -> bool {
    keywords(choice).any(|arm| arm.key != "other")
}

/// Returns whether a choice has a variant for a number that has this plural form.
fn covers(choice: &WordingChoice, number: u32, form: &str) -> bool {
    choice.arms.iter().any(|arm| {
        if arm.is_number {
            arm.key.parse() == Ok(number)
        } else {
            arm.key == form
        }
    })
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
    let says_none = keywords(choice).any(|arm| arm.key == "zero");
    if !choice.ordinal
        && !has_zero(choice)
        && !says_none
        && english.iter().any(|choice| has_zero(choice))
    {
        wrong.push(say::fault_arm_missing(name, "0"));
    }
    if is_plural(choice) || english.iter().any(|choice| is_plural(choice)) {
        let mut missing: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
        for (number, form) in forms {
            if !covers(choice, number, form) {
                missing.entry(form).or_default().push(number);
            }
        }
        // If no whole number has the form of the default variant, that variant can stand for one
        // other form, but not for several.
        let default_is_free =
            keywords(choice).any(|arm| arm.is_default && !existing.contains(arm.key));
        if missing.len() > usize::from(default_is_free) {
            wrong.push(say::fault_plural(name, plural_forms(&explained(missing))));
        }
    }
    wrong
}

/// Returns each form with examples of its numbers.
fn explained(by_form: BTreeMap<&str, Vec<u32>>) -> Forms {
    let mut forms = Vec::new();
    for (form, numbers) in by_form {
        // 0 and 1 often have variants of their own, so other numbers explain a form better.
        let (few, mut examples): (Vec<u32>, Vec<u32>) =
            numbers.into_iter().partition(|number| *number < 2);
        examples.extend(few);
        examples.truncate(EXAMPLES);
        forms.push((form.to_owned(), examples));
    }
    forms
}

/// Returns the numbers by which a text should choose but does not, either because English chooses
/// by them, or because the text counts with them and has one form for all numbers, in a language
/// with several more forms than English.
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
    let mut names: BTreeSet<&str> = BTreeSet::new();
    // If all numbers have the same form, there is nothing to choose.
    if by_form.len() > 1 {
        for choice in &english.choices {
            let mut arms = choice.arms.iter();
            if !choice.ordinal && arms.any(|arm| matches!(arm.key, "0" | "one")) {
                names.extend(choice.by);
            }
        }
    }
    if by_form.len() > 2 {
        names.extend(&uses.counting);
    }
    let mut missing = Vec::new();
    for name in names {
        let has_choice = uses.choices.iter().any(|choice| choice.by == Some(name));
        let is_number = matches!(kind(declared, name), Some(VariableKind::Number));
        if uses.variables.contains(name) && !has_choice && is_number {
            missing.push((name, explained(by_form.clone())));
        }
    }
    missing
}

fn wrong_keyword(
    name: &str,
    choice: &WordingChoice,
    english: &[&WordingChoice],
    words: &BTreeSet<&'static str>,
) -> Vec<Message> {
    let mut distinguished: BTreeSet<&str> = BTreeSet::new();
    for arm in english.iter().flat_map(|choice| keywords(choice)) {
        if words.contains(arm.key) {
            distinguished.insert(arm.key);
        }
    }
    let mut wrong = Vec::new();
    let mut own: BTreeSet<&str> = BTreeSet::new();
    for arm in keywords(choice) {
        own.insert(arm.key);
        if !arm.is_default && !words.contains(arm.key) {
            wrong.push(say::fault_arm_unknown(name, arm.key));
        }
    }
    let unmatched: Vec<&str> = distinguished.difference(&own).copied().collect();
    // If the key of the default variant is no keyword, that variant can stand for one of them, but
    // not for several that English distinguishes.
    let default_is_free = keywords(choice).any(|arm| arm.is_default && !words.contains(arm.key));
    if unmatched.len() > usize::from(default_is_free) {
        for key in unmatched {
            wrong.push(say::fault_arm_missing(name, key));
        }
    }
    wrong
}

fn keywords<'c, 's>(choice: &'c WordingChoice<'s>) -> impl Iterator<Item = &'c ChoiceArm<'s>> {
    choice.arms.iter().filter(|arm| !arm.is_number)
}

/// Returns numbers that together have every plural form of whole numbers in the language, with the
/// form of each; `None` if its rules are unknown.
fn forms(language: &LanguageIdentifier, ordinal: bool) -> Option<Vec<(u32, &'static str)>> {
    let kind = if ordinal {
        PluralRuleType::ORDINAL
    } else {
        PluralRuleType::CARDINAL
    };
    let rules = if let Ok(rules) = PluralRules::create(language.clone(), kind) {
        rules
    } else {
        let general = LanguageIdentifier::from_parts(language.language, None, None, &[]);
        PluralRules::create(general, kind).ok()?
    };
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
