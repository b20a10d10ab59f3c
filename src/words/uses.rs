//! What a pattern makes use of: a walk over its tree.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// One arm of a choice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<'s> {
    /// Its key: a keyword, a plural form or a number.
    pub(super) key: &'s str,
    pub(super) is_number: bool,
    pub(super) is_default: bool,
}

/// A choice between wordings.
#[derive(Clone, Debug)]
pub(super) struct Choice<'s> {
    /// The variable it is made by, unless it is made by a term's attribute.
    pub(super) by: Option<&'s str>,
    /// By the form of "first, second" instead of "one, two".
    pub(super) ordinal: bool,
    pub(super) arms: Vec<Arm<'s>>,
}

/// A reference to a message or a term.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Reference<'s> {
    pub(super) name: &'s str,
    pub(super) attribute: Option<&'s str>,
    /// The names of the arguments a term is given.
    pub(super) given: Vec<&'s str>,
}

/// All that a pattern makes use of.
#[derive(Clone, Debug, Default)]
pub(super) struct Uses<'s> {
    pub(super) variables: BTreeSet<&'s str>,
    /// Those of them that every arm of every choice uses, or the choice itself.
    pub(super) certain: BTreeSet<&'s str>,
    pub(super) terms: BTreeSet<Reference<'s>>,
    pub(super) messages: BTreeSet<Reference<'s>>,
    pub(super) functions: BTreeSet<&'s str>,
    /// The numbers that are written out in it.
    pub(super) numbers: Vec<&'s str>,
    pub(super) choices: Vec<Choice<'s>>,
    /// Whether it has letters of its own, which a translation would change.
    pub(super) has_letters: bool,
}

impl<'s> Uses<'s> {
    pub(super) fn of(pattern: &Pattern<&'s str>) -> Self {
        let mut uses = Self::default();
        uses.pattern(pattern);
        uses
    }

    fn pattern(&mut self, pattern: &Pattern<&'s str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn letters(&mut self, text: &str) {
        self.has_letters |= text.contains(char::is_alphabetic);
    }

    fn expression(&mut self, expression: &Expression<&'s str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.choices.push(choice(selector, variants));
                let before = self.certain.clone();
                let mut in_all: Option<BTreeSet<&str>> = None;
                for variant in variants {
                    self.certain.clone_from(&before);
                    self.pattern(&variant.value);
                    in_all = Some(match in_all {
                        None => self.certain.clone(),
                        Some(others) => &others & &self.certain,
                    });
                }
                self.certain = in_all.unwrap_or(before);
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
                    self.inline(&argument.value);
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

/// So many words in a row are a sentence nobody writes twice; fewer may well be a name.
const SENTENCE: usize = 4;

/// The arms of a text that is one choice whose sentences are those of the English one.
pub(super) fn same_arms<'s>(own: &Pattern<&'s str>, english: &Pattern<&'s str>) -> Vec<&'s str> {
    let (Some(own), Some(english)) = (only_choice(own), only_choice(english)) else {
        return Vec::new();
    };
    let is_sentence = |pattern: &Pattern<&str>| {
        pattern.elements.iter().any(|element| match element {
            PatternElement::TextElement { value } => value.split_whitespace().count() >= SENTENCE,
            PatternElement::Placeable { .. } => false,
        })
    };
    let same = |arm: &&Variant<&'s str>| {
        let twin = |other: &Variant<&str>| other.key == arm.key && other.value == arm.value;
        is_sentence(&arm.value) && english.iter().any(twin)
    };
    let key = |arm: &Variant<&'s str>| match &arm.key {
        VariantKey::Identifier { name } => *name,
        VariantKey::NumberLiteral { value } => *value,
    };
    own.iter().filter(same).map(key).collect()
}

/// The arms of a text that is nothing but a choice.
fn only_choice<'p, 's>(pattern: &'p Pattern<&'s str>) -> Option<&'p [Variant<&'s str>]> {
    match &pattern.elements[..] {
        [
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            },
        ] => Some(variants),
        _ => None,
    }
}

fn choice<'s>(selector: &InlineExpression<&'s str>, variants: &[Variant<&'s str>]) -> Choice<'s> {
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
    let arms = variants.iter().map(|variant| {
        let (key, is_number) = match &variant.key {
            VariantKey::Identifier { name } => (*name, false),
            VariantKey::NumberLiteral { value } => (*value, true),
        };
        Arm {
            key,
            is_number,
            is_default: variant.default,
        }
    });
    Choice {
        by,
        ordinal,
        arms: arms.collect(),
    }
}
