//! Problems in locale files, and where they are.

use std::io;
use std::path::Path;

use fluent_syntax::parser::ErrorKind;

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
        let mut column = 1;
        for byte in &before[line_start..] {
            if byte & 0xC0 != 0x80 {
                column += 1;
            }
        }
        Self {
            line: before.split(|&b| b == b'\n').count(),
            column,
        }
    }
}

/// A problem with a locale file or folder.
#[derive(Clone, PartialEq, Debug)]
pub struct LocaleProblem {
    /// The file or folder.
    pub file: String,
    /// The place in the file; `None` if the problem concerns the whole file or folder.
    pub place: Option<TextPosition>,
    /// The kind of problem. Names of messages in it include their attribute: `laid.brief`.
    pub fault: Message,
}

impl LocaleProblem {
    pub(super) fn at(file: &str, place: TextPosition, fault: Message) -> Self {
        Self {
            file: file.to_owned(),
            place: Some(place),
            fault,
        }
    }

    pub(super) fn whole(path: &Path, fault: Message) -> Self {
        Self {
            file: path.to_string_lossy().into_owned(),
            place: None,
            fault,
        }
    }

    /// Returns the name of the text that is the same as in English, if that is the problem.
    pub fn same(&self) -> Option<&str> {
        match (self.fault.id(), self.fault.args()) {
            ("fault-same", [(_, Arg::Text(name))]) => Some(name),
            _ => None,
        }
    }
}

impl From<&LocaleProblem> for Message {
    fn from(problem: &LocaleProblem) -> Self {
        let file = problem.file.clone();
        let why = problem.fault.clone();
        match problem.place {
            // A message begins its line, so the column adds nothing.
            Some(TextPosition { line, column: 1 }) => say::locale_problem_line(file, line, why),
            Some(TextPosition { line, column }) => say::locale_problem(file, line, column, why),
            None => say::locale_problem_file(file, why),
        }
    }
}

/// Returns the kind of problem that kept a file or folder from being read.
pub(super) fn of_reading(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => say::fault_absent(),
        io::ErrorKind::PermissionDenied => say::fault_forbidden(),
        _ => say::fault_unreadable(),
    }
}

/// Returns the kind of problem that a syntax error is.
pub(super) fn of_syntax(kind: &ErrorKind) -> Message {
    match kind {
        ErrorKind::ExpectedToken('"') | ErrorKind::UnterminatedStringLiteral => say::fault_quote(),
        ErrorKind::ExpectedToken(sign) => say::fault_expected(sign.to_string()),
        ErrorKind::ExpectedMessageField { entry_id }
        | ErrorKind::ExpectedTermField { entry_id } => say::fault_no_text(entry_id),
        ErrorKind::MissingDefaultVariant | ErrorKind::MultipleDefaultVariants => {
            say::fault_default()
        }
        ErrorKind::UnbalancedClosingBrace => say::fault_brace(),
        ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => {
            say::fault_escape()
        }
        ErrorKind::MessageReferenceAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector
        | ErrorKind::ExpectedSimpleExpressionAsSelector => say::fault_selector(),
        _ => say::fault_syntax(),
    }
}

/// Returns plural forms as they are written in a file, with examples of numbers.
pub(super) fn plural_forms(forms: &[(String, Vec<u32>)]) -> Arg {
    let mut list = Vec::new();
    for (form, numbers) in forms {
        list.push(say::plural_form(
            format!("[{form}]"),
            numbers.iter().copied(),
        ));
    }
    Arg::apart(list)
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
