//! Problems in locale files, and where they are.

use std::io;
use std::path::Path;

use fluent_syntax::parser::ErrorKind;

use super::limits::{LARGEST, LARGEST_TOGETHER, LONGEST, MOST_DIGITS};
use crate::announce::say::locale as say;
use crate::announce::{Arg, Message};

/// A line and column of a text, from 1. Columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TextPosition {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl TextPosition {
    /// Returns the place of byte `at` in `text`.
    pub(super) fn of(text: &str, at: usize) -> Self {
        let before = &text.as_bytes()[..at.min(text.len())];
        let line_start = before
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |n| n + 1);
        // Every byte that does not continue a character begins one.
        let begins = |byte: &&u8| **byte & 0xC0 != 0x80;
        Self {
            line: before.split(|&b| b == b'\n').count(),
            column: before[line_start..].iter().filter(begins).count() + 1,
        }
    }
}

/// A problem with a locale file or folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocaleProblem {
    /// The file or folder.
    pub file: String,
    /// The place in the file; `None` if the problem concerns the whole file or folder.
    pub place: Option<TextPosition>,
    /// The kind of problem.
    pub fault: LocaleFault,
}

impl LocaleProblem {
    pub(super) fn at(file: &str, place: TextPosition, fault: LocaleFault) -> Self {
        Self {
            file: file.to_owned(),
            place: Some(place),
            fault,
        }
    }

    pub(super) fn whole(path: &Path, fault: LocaleFault) -> Self {
        Self {
            file: path.to_string_lossy().into_owned(),
            place: None,
            fault,
        }
    }
}

impl From<&LocaleProblem> for Message {
    fn from(problem: &LocaleProblem) -> Self {
        let (file, why) = (problem.file.clone(), (&problem.fault).into());
        match problem.place {
            // A message begins its line, so the column adds nothing.
            Some(TextPosition { line, column: 1 }) => say::locale_problem_line(file, line, why),
            Some(TextPosition { line, column }) => say::locale_problem(file, line, column, why),
            None => say::locale_problem_file(file, why),
        }
    }
}

/// The kind of a problem. Names of messages include their attribute: `laid.brief`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LocaleFault {
    /// The file or folder does not exist.
    Absent,
    /// The file or folder exists already.
    Exists,
    /// Reading is not allowed.
    Forbidden,
    /// It cannot be read for another reason.
    Unreadable,
    /// It is not UTF-8.
    NotUtf8,
    /// It is larger than any locale file.
    TooLarge,
    /// With this file, the files together exceed the limits. Further files are not read.
    TooMuch,
    /// It is nested deeper than any sentence needs.
    TooDeep,
    /// This message is too long.
    TooLong(String),
    /// A number in this message has too many digits.
    Digits(String),
    /// The folder's name is not a language tag.
    NotATag,
    /// There is no such language.
    NoLanguage(String),
    /// The tag of the voice is invalid.
    Voice(String),
    /// No locale file has this name.
    UnknownFile,
    /// This character is missing here.
    Expected(char),
    /// This message has no text.
    NoText(String),
    /// This is not a valid name for a message.
    Name(String),
    /// The equals sign is missing after this name.
    Equals(String),
    /// This line belongs to no message: a line that continues the one above must begin with spaces.
    Unindented,
    /// There is a tab instead of spaces.
    Tab,
    /// There is a curly quotation mark instead of a straight one.
    CurlyQuote,
    /// There is a non-breaking space instead of a plain one.
    NoBreakSpace,
    /// There is a brace that closes nothing.
    Brace,
    /// A choice has no default or several.
    Default,
    /// A quotation mark is not closed.
    Quote,
    /// There is no such escape sequence.
    Escape,
    /// This value cannot be used to choose between variants.
    Selector,
    /// Another syntax error.
    Syntax,
    /// This message is missing.
    Missing(String),
    /// The program has no message of this name.
    Unknown(String),
    /// There are two messages or terms of this name.
    Duplicate(String),
    /// This message or term also stands in another file, on this line.
    DuplicateIn(String, String, usize),
    /// The message was decoded with the wrong encoding.
    Misread(String),
    /// The file is an HTML page.
    Html,
    /// The message leaves out this variable, which the English one uses.
    VariableMissing(String, String),
    /// The message does not have this variable.
    VariableUnknown(String, String),
    /// The message uses this term, which does not exist.
    Term(String, String),
    /// The message uses another message, which does not exist.
    Reference(String, String),
    /// The message calls this function, which does not exist.
    Function(String, String),
    /// The message uses itself, directly or through others.
    Loop(String),
    /// A choice by number in this message lacks these plural forms of the language; each has examples of numbers.
    Plural(String, Vec<(String, Vec<u32>)>),
    /// The message has one text for every number in this variable, but the language has these forms.
    OneForm(String, String, Vec<(String, Vec<u32>)>),
    /// The message passes this option to a function, which has none of that name.
    Option(String, String),
    /// A choice in this message has this variant, which can never be chosen.
    ArmUnknown(String, String),
    /// A choice in this message lacks this variant.
    ArmMissing(String, String),
    /// The text is the same as in English.
    Same(String),
    /// A comment says that the text is the same as in English, but it is not.
    NotSame(String),
}

impl LocaleFault {
    pub(super) fn of_reading(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::Absent,
            io::ErrorKind::PermissionDenied => Self::Forbidden,
            _ => Self::Unreadable,
        }
    }

    pub(super) fn of_syntax(kind: &ErrorKind) -> Self {
        match kind {
            ErrorKind::ExpectedToken('"') | ErrorKind::UnterminatedStringLiteral => Self::Quote,
            ErrorKind::ExpectedToken(sign) => Self::Expected(*sign),
            ErrorKind::ExpectedMessageField { entry_id }
            | ErrorKind::ExpectedTermField { entry_id } => Self::NoText(entry_id.clone()),
            ErrorKind::MissingDefaultVariant | ErrorKind::MultipleDefaultVariants => Self::Default,
            ErrorKind::UnbalancedClosingBrace => Self::Brace,
            ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => {
                Self::Escape
            }
            ErrorKind::MessageReferenceAsSelector
            | ErrorKind::TermReferenceAsSelector
            | ErrorKind::MessageAttributeAsSelector
            | ErrorKind::ExpectedSimpleExpressionAsSelector => Self::Selector,
            _ => Self::Syntax,
        }
    }
}

impl From<&LocaleFault> for Message {
    fn from(fault: &LocaleFault) -> Self {
        let own = String::clone;
        match fault {
            LocaleFault::Absent => say::fault_absent(),
            LocaleFault::Exists => say::fault_exists(),
            LocaleFault::Forbidden => say::fault_forbidden(),
            LocaleFault::Unreadable => say::fault_unreadable(),
            LocaleFault::NotUtf8 => say::fault_not_utf8(),
            LocaleFault::TooLarge => say::fault_too_large(LARGEST / 1024),
            LocaleFault::TooMuch => say::fault_too_much(LARGEST_TOGETHER / 1024),
            LocaleFault::TooDeep => say::fault_too_deep(),
            LocaleFault::TooLong(id) => say::fault_too_long(own(id), LONGEST / 1024),
            LocaleFault::Digits(id) => say::fault_digits(own(id), MOST_DIGITS),
            LocaleFault::NotATag => say::fault_not_a_tag(),
            LocaleFault::NoLanguage(tag) => say::fault_no_language(own(tag)),
            LocaleFault::Voice(tag) => say::fault_voice(own(tag)),
            LocaleFault::UnknownFile => say::fault_unknown_file(),
            LocaleFault::Expected(sign) => say::fault_expected(sign.to_string()),
            LocaleFault::NoText(id) => say::fault_no_text(own(id)),
            LocaleFault::Name(name) => say::fault_name(own(name)),
            LocaleFault::Equals(id) => say::fault_equals(own(id)),
            LocaleFault::Unindented => say::fault_unindented(),
            LocaleFault::Tab => say::fault_tab(),
            LocaleFault::CurlyQuote => say::fault_curly_quote(),
            LocaleFault::NoBreakSpace => say::fault_no_break_space(),
            LocaleFault::Brace => say::fault_brace(),
            LocaleFault::Default => say::fault_default(),
            LocaleFault::Quote => say::fault_quote(),
            LocaleFault::Escape => say::fault_escape(),
            LocaleFault::Selector => say::fault_selector(),
            LocaleFault::Syntax => say::fault_syntax(),
            LocaleFault::Missing(id) => say::fault_missing(own(id)),
            LocaleFault::Unknown(id) => say::fault_unknown(own(id)),
            LocaleFault::Duplicate(id) => say::fault_duplicate(own(id)),
            LocaleFault::DuplicateIn(id, file, line) => {
                say::fault_duplicate_in(own(id), own(file), *line)
            }
            LocaleFault::Misread(id) => say::fault_misread(own(id)),
            LocaleFault::Html => say::fault_html(),
            LocaleFault::VariableMissing(id, name) => {
                say::fault_variable_missing(own(id), own(name))
            }
            LocaleFault::VariableUnknown(id, name) => {
                say::fault_variable_unknown(own(id), own(name))
            }
            LocaleFault::Term(id, name) => say::fault_term(own(id), own(name)),
            LocaleFault::Reference(id, name) => say::fault_reference(own(id), own(name)),
            LocaleFault::Function(id, name) => say::fault_function(own(id), own(name)),
            LocaleFault::Loop(id) => say::fault_loop(own(id)),
            LocaleFault::Plural(id, forms) => say::fault_plural(own(id), told(forms)),
            LocaleFault::OneForm(id, name, forms) => {
                say::fault_one_form(own(id), own(name), told(forms))
            }
            LocaleFault::Option(id, name) => say::fault_option(own(id), own(name)),
            LocaleFault::ArmUnknown(id, arm) => say::fault_arm_unknown(own(id), own(arm)),
            LocaleFault::ArmMissing(id, arm) => say::fault_arm_missing(own(id), own(arm)),
            LocaleFault::Same(id) => say::fault_same(own(id)),
            LocaleFault::NotSame(id) => say::fault_not_same(own(id)),
        }
    }
}

impl std::fmt::Display for LocaleProblem {
    /// Writes the problem for developers; users get the [`Message`].
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.place {
            Some(TextPosition { line, column }) => {
                write!(f, "{}:{line}:{column}: {:?}", self.file, self.fault)
            }
            None => write!(f, "{}: {:?}", self.file, self.fault),
        }
    }
}

impl std::error::Error for LocaleProblem {}

/// Returns plural forms as they are written in a file, with examples of numbers.
fn told(forms: &[(String, Vec<u32>)]) -> Arg {
    let form = |(form, numbers): &(String, Vec<u32>)| {
        let numbers = numbers.iter().map(|&number| Arg::from(number)).collect();
        Arg::from(say::plural_form(format!("[{form}]"), numbers))
    };
    Arg::Apart(forms.iter().map(form).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_counts_characters() {
        let text = "è = x\nper\u{f2} = {";
        let brace = text.find('{').expect("the text has a brace");
        assert_eq!(
            TextPosition::of(text, brace),
            TextPosition { line: 2, column: 8 }
        );
        assert_eq!(
            TextPosition::of(text, 0),
            TextPosition { line: 1, column: 1 }
        );
        assert_eq!(
            TextPosition::of(text, 999),
            TextPosition { line: 2, column: 9 }
        );
    }
}
