//! Finds out what a pattern uses, by walking its tree.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// One variant of a choice.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChoiceArm<'s> {
    /// Its key: a keyword, a plural form or a number.
    pub(super) key: &'s str,
    pub(super) is_number: bool,
    pub(super) is_default: bool,
}

/// A choice between variants.
#[derive(Clone, Debug)]
pub(super) struct WordingChoice<'s> {
    /// The variable that decides, unless the attribute of a term does.
    pub(super) by: Option<&'s str>,
    /// Whether the choice is by ordinal forms ("first, second") instead of cardinal ones ("one,
    /// two").
    pub(super) ordinal: bool,
    pub(super) arms: Vec<ChoiceArm<'s>>,
}

/// A reference to a message or a term.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Reference<'s> {
    pub(super) name: &'s str,
    pub(super) attribute: Option<&'s str>,
    /// The names of the arguments passed to a term.
    pub(super) given: Vec<&'s str>,
}

/// Everything that a pattern uses.
#[derive(Clone, Debug, Default)]
pub(super) struct Uses<'s> {
    pub(super) variables: BTreeSet<&'s str>,
    /// The variables that are used in every variant of every choice, or that the choice itself
    /// uses.
    pub(super) certain: BTreeSet<&'s str>,
    pub(super) terms: BTreeSet<Reference<'s>>,
    pub(super) messages: BTreeSet<Reference<'s>>,
    pub(super) functions: BTreeSet<&'s str>,
    /// The number literals.
    pub(super) numbers: Vec<&'s str>,
    pub(super) choices: Vec<WordingChoice<'s>>,
    /// Whether it contains letters of its own, which a translation would change.
    pub(super) has_letters: bool,
    /// Whether the file was decoded with the wrong encoding: `Ã©` for `é`.
    pub(super) is_misread: bool,
    /// The number of words, including all variants.
    pub(super) words: usize,
    /// Variables just before a word, outside of any choice by them: if they are numbers, they count
    /// that word.
    pub(super) counting: BTreeSet<&'s str>,
    /// The options passed to functions, with their values.
    pub(super) options: Vec<(&'s str, &'s str)>,
    /// The variables of the choices around the part being walked.
    chosen: Vec<&'s str>,
}

impl<'s> Uses<'s> {
    pub(super) fn of(pattern: &Pattern<&'s str>) -> Self {
        let mut uses = Self::default();
        uses.pattern(pattern);
        uses
    }

    fn pattern(&mut self, pattern: &Pattern<&'s str>) {
        for (at, element) in pattern.elements.iter().enumerate() {
            match element {
                PatternElement::TextElement { value } => {
                    self.letters(value);
                    for word in value.split_whitespace() {
                        self.words += usize::from(word.contains(char::is_alphabetic));
                    }
                    let before = at.checked_sub(1).map(|at| &pattern.elements[at]);
                    self.counted(before, value);
                }
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    /// Notes the variable before a text that begins with a word.
    fn counted(&mut self, before: Option<&PatternElement<&'s str>>, text: &str) {
        let mut letters = text.chars();
        let is_word =
            letters.next() == Some(' ') && letters.next().is_some_and(char::is_alphabetic);
        let Some(PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        }) = before
        else {
            return;
        };
        if is_word && !self.chosen.contains(&id.name) {
            self.counting.insert(id.name);
        }
    }

    fn letters(&mut self, text: &str) {
        self.has_letters |= text.contains(char::is_alphabetic);
        self.is_misread |= is_misread(text);
    }

    fn expression(&mut self, expression: &Expression<&'s str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let choice = choice(selector, variants);
                let by = choice.by;
                self.choices.push(choice);
                self.chosen.extend(by);
                let before = self.certain.clone();
                let in_each = variants.iter().map(|variant| {
                    self.certain.clone_from(&before);
                    self.pattern(&variant.value);
                    std::mem::take(&mut self.certain)
                });
                let in_all = in_each.reduce(|all, one| &all & &one);
                self.certain = in_all.unwrap_or(before);
                if by.is_some() {
                    self.chosen.pop();
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.letters(value),
            InlineExpression::NumberLiteral { value } => self.numbers.push(value),
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
                self.certain.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name);
                for argument in &arguments.positional {
                    self.inline(argument);
                }
                for argument in &arguments.named {
                    let value = match &argument.value {
                        InlineExpression::StringLiteral { value }
                        | InlineExpression::NumberLiteral { value } => value,
                        _ => "",
                    };
                    self.options.push((argument.name.name, value));
                    if let InlineExpression::NumberLiteral { value } = &argument.value {
                        self.numbers.push(value);
                    }
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.messages.insert(Reference {
                    name: id.name,
                    attribute: attribute.as_ref().map(|attribute| attribute.name),
                    given: Vec::new(),
                });
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                let given = arguments.iter().flat_map(|arguments| &arguments.named);
                self.terms.insert(Reference {
                    name: id.name,
                    attribute: attribute.as_ref().map(|attribute| attribute.name),
                    given: given.map(|argument| argument.name.name).collect(),
                });
            }
        }
    }
}

/// Returns whether a text contains pairs of letters that are really one letter of two bytes in
/// UTF-8.
fn is_misread(text: &str) -> bool {
    let mut letters = text.chars().zip(text.chars().skip(1));
    text.contains("â€")
        || letters.any(|pair| {
            matches!(
                pair,
                ('Ã' | 'Â', '\u{80}'..='\u{bf}')
                    | (
                        'Ä' | 'Å',
                        '\u{80}'..='\u{ba}' | '‚' | '„' | '…' | '™' | '›' | 'œ' | 'ž'
                    )
            )
        })
}

/// Returns the keys of variants whose text is the same as in the English variant of that key.
pub(super) fn same_arms<'s>(own: &Pattern<&'s str>, english: &Pattern<&'s str>) -> Vec<&'s str> {
    let english_arms = arms(english);
    let mut same: Vec<&str> = Vec::new();
    for (by, arm) in arms(own) {
        let has_twin = english_arms.iter().any(|(other_by, other)| {
            *other_by == by && other.key == arm.key && other.value == arm.value
        });
        let key = key(arm);
        if Uses::of(&arm.value).has_letters && has_twin && !same.contains(&key) {
            same.push(key);
        }
    }
    same
}

/// Returns every variant of every choice in a text, with the variable that decides.
fn arms<'p, 's>(pattern: &'p Pattern<&'s str>) -> Vec<(Option<&'s str>, &'p Variant<&'s str>)> {
    let mut found = Vec::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let mut expression = expression;
        while let Expression::Inline(InlineExpression::Placeable { expression: inner }) = expression
        {
            expression = inner;
        }
        if let Expression::Select { selector, variants } = expression {
            let by = choice(selector, variants).by;
            for variant in variants {
                found.push((by, variant));
                found.extend(arms(&variant.value));
            }
        }
    }
    found
}

fn key<'s>(arm: &Variant<&'s str>) -> &'s str {
    match &arm.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn choice<'s>(
    selector: &InlineExpression<&'s str>,
    variants: &[Variant<&'s str>],
) -> WordingChoice<'s> {
    let mut ordinal = false;
    let by = match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            ordinal = arguments.named.iter().any(|argument| {
                let value = &argument.value;
                matches!(value, InlineExpression::StringLiteral { value } if *value == "ordinal")
            });
            match arguments.positional.first() {
                Some(InlineExpression::VariableReference { id }) => Some(id.name),
                _ => None,
            }
        }
        _ => None,
    };
    let arms = variants.iter().map(|variant| ChoiceArm {
        key: key(variant),
        is_number: matches!(variant.key, VariantKey::NumberLiteral { .. }),
        is_default: variant.default,
    });
    WordingChoice {
        by,
        ordinal,
        arms: arms.collect(),
    }
}
