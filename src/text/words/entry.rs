//! Reads a locale file entry by entry. For the parser, an unclosed brace extends into the following
//! entries. So each entry is parsed alone, and a broken one does not affect the others.

use std::ops::Range;

use fluent_syntax::ast::{self, Pattern};
use fluent_syntax::parser::{self, ParserError};

use super::load::LocaleSource;
use super::problem::{LocaleProblem, TextPosition, of_syntax};
use super::uses::Uses;
use crate::announce::Message;
use crate::announce::say::FILES;
use crate::announce::say::locale as say;

/// The longest entry, in bytes: four times the longest of the program's own. It can be spoken even
/// if another text inserts it a hundred times.
const LONGEST: usize = 1 << 14;

/// The deepest nesting of braces and parentheses. The parser is recursive.
const DEEPEST: usize = 60;

/// The most digits of a number, before or after its decimal point. The library for plural rules
/// panics on longer ones.
pub(super) const MOST_DIGITS: usize = 15;

/// The part of a file that belongs to one entry: the comments above it, and everything up to the
/// next one.
#[derive(Clone, Copy, Debug)]
pub(super) struct FilePart<'s> {
    file: &'s str,
    pub(super) text: &'s str,
    /// The line of the file on which it begins, from 1.
    line: usize,
    /// The offset in the text at which the entry itself begins, if there is one.
    entry: Option<usize>,
}

/// A message or a term.
#[derive(Debug)]
pub(super) struct LocaleEntry<'s> {
    pub(super) file: &'s str,
    pub(super) place: TextPosition,
    pub(super) name: &'s str,
    pub(super) is_term: bool,
    pub(super) wordings: Vec<EntryText<'s>>,
    /// The marks in the comments above the entry.
    pub(super) meant: Meant<'s>,
}

/// Marks in the comments above an entry that say what is intended.
#[derive(Clone, Debug, Default)]
pub(super) struct Meant<'s> {
    /// `# same`: the text is the same as in English.
    pub(super) same: bool,
    /// `# same one few`: the text of these variants is the same as in English.
    pub(super) same_arms: Vec<&'s str>,
    /// `# first`: the text is needed for one evening, from the start of the program to the end of
    /// one match of its default game. The marks of the English files count; a test plays such a
    /// match.
    pub(super) first: bool,
    /// `# one form`: the text is right for every number.
    pub(super) one_form: bool,
}

impl<'s> Meant<'s> {
    fn of(comment: Option<ast::Comment<&'s str>>) -> Self {
        let mut meant = Self::default();
        for line in comment.into_iter().flat_map(|comment| comment.content) {
            match line.trim() {
                "same" => meant.same = true,
                "first" => meant.first = true,
                "one form" => meant.one_form = true,
                line => {
                    let arms = line.strip_prefix("same ").into_iter();
                    meant.same_arms.extend(arms.flat_map(str::split_whitespace));
                }
            }
        }
        meant
    }
}

/// A text: that of an entry, or of one of its attributes.
#[derive(Debug)]
pub(super) struct EntryText<'s> {
    /// The attribute's name; `None` for the entry's own text.
    pub(super) attribute: Option<&'s str>,
    pub(super) pattern: Pattern<&'s str>,
    /// Everything that the text uses. Cached, because every text that refers to this one asks for
    /// it.
    pub(super) uses: Uses<'s>,
}

impl<'s> EntryText<'s> {
    fn new(attribute: Option<&'s str>, pattern: Pattern<&'s str>) -> Self {
        Self {
            attribute,
            uses: Uses::of(&pattern),
            pattern,
        }
    }
}

impl<'s> LocaleEntry<'s> {
    /// Returns the message or term that was parsed from this part of a file; `None` for a comment.
    fn of(part: &FilePart<'s>, parsed: ast::Entry<&'s str>) -> Option<Self> {
        let (name, is_term, comment, value, attributes) = match parsed {
            ast::Entry::Message(one) => {
                (one.id.name, false, one.comment, one.value, one.attributes)
            }
            ast::Entry::Term(one) => (
                one.id.name,
                true,
                one.comment,
                Some(one.value),
                one.attributes,
            ),
            _ => return None,
        };
        let mut wordings = Vec::new();
        if let Some(pattern) = value {
            wordings.push(EntryText::new(None, pattern));
        }
        for attribute in attributes {
            wordings.push(EntryText::new(Some(attribute.id.name), attribute.value));
        }
        Some(Self {
            file: part.file,
            place: part.place(),
            name,
            is_term,
            wordings,
            meant: Meant::of(comment),
        })
    }

    /// Returns whether a number in the entry has too many digits.
    fn has_long_number(&self) -> bool {
        for wording in &self.wordings {
            for number in &wording.uses.numbers {
                let mut halves = number.trim_start_matches('-').split('.');
                if halves.any(|digits| digits.len() > MOST_DIGITS) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns the text of the entry itself, or of one of its attributes.
    pub(super) fn wording(&self, attribute: Option<&str>) -> Option<&EntryText<'s>> {
        let mut wordings = self.wordings.iter();
        wordings.find(|wording| wording.attribute == attribute)
    }

    /// Returns what identifies the entry within its language.
    pub(super) fn key(&self) -> (bool, &'s str) {
        (self.is_term, self.name)
    }

    pub(super) fn problem(&self, fault: Message) -> LocaleProblem {
        LocaleProblem::at(self.file, self.place, fault)
    }
}

/// A parsed part.
pub(super) struct Read<'s> {
    pub(super) entries: Vec<LocaleEntry<'s>>,
    /// The ranges of the text to leave out.
    pub(super) broken: Vec<Range<usize>>,
    /// The first problem in the part. Further ones may only be consequences of it.
    pub(super) fault: Option<(TextPosition, Message)>,
}

impl<'s> FilePart<'s> {
    /// Splits a file into its parts, in order.
    pub(super) fn all(source: &'s LocaleSource) -> Vec<Self> {
        let text = &source.text[..];
        let mut parts: Vec<Self> = Vec::new();
        let mut begin = 0;
        let mut at = 0;
        let mut after_comment = false;
        let mut part = Self {
            file: &source.file,
            text,
            line: 1,
            entry: None,
        };
        for (line, number) in text.split_inclusive('\n').zip(1..) {
            let begins = declared(line).is_some();
            if (is_comment(line) || begins) && !after_comment && at > begin {
                part.text = &text[begin..at];
                parts.push(part);
                begin = at;
                part.line = number;
                part.entry = None;
            }
            if begins {
                part.entry = Some(at - begin);
            }
            if !line.trim().is_empty() {
                after_comment = is_comment(line);
            }
            at += line.len();
        }
        part.text = &text[begin..];
        parts.push(part);
        parts
    }

    /// Returns the place where the entry begins.
    pub(super) fn place(&self) -> TextPosition {
        self.place_of(self.entry.unwrap_or(0))
    }

    fn place_of(&self, at: usize) -> TextPosition {
        let place = TextPosition::of(self.text, at);
        TextPosition {
            line: self.line - 1 + place.line,
            ..place
        }
    }

    /// Returns the first thing in the text that must not be passed to the parser, and its offset.
    fn unreadable(&self) -> Option<(usize, Message)> {
        let begins = self.entry?;
        let entry = &self.text[begins..];
        if let Some(at) = too_deep(entry) {
            return Some((begins + at, say::fault_too_deep()));
        }
        if let Some(name) = declared(entry)
            && entry.trim_end().len() > LONGEST
        {
            return Some((begins, say::fault_too_long(name, LONGEST / 1024)));
        }
        let at = torn_escape(entry)?;
        Some((begins + at, say::fault_escape()))
    }

    /// Explains a syntax error as the likely mistake behind it, for people who do not know the
    /// syntax.
    fn explained(&self, error: &ParserError) -> (TextPosition, Message) {
        let at = error.pos.start.min(self.text.len());
        let fault = of_syntax(&error.kind);
        // Fluent does not accept tabs as indentation.
        let begins = self.entry.unwrap_or(0);
        let mut from = 0;
        for line in self.text.split_inclusive('\n') {
            let blank = line.len() - line.trim_start_matches([' ', '\t']).len();
            if let Some(tab) = line[..blank].find('\t')
                && from + tab >= begins
                && !line.trim().is_empty()
            {
                return (self.place_of(from + tab), say::fault_tab());
            }
            from += line.len();
        }
        let Some(rest) = self.text.get(at..) else {
            return (self.place_of(at), fault);
        };
        match rest.chars().next() {
            Some('\t') => return (self.place_of(at), say::fault_tab()),
            Some('\u{201c}'..='\u{201f}' | '\u{2018}'..='\u{201b}' | '«' | '»') => {
                return (self.place_of(at), say::fault_curly_quote());
            }
            Some('\u{a0}' | '\u{202f}' | '\u{2007}') => {
                return (self.place_of(at), say::fault_no_break_space());
            }
            _ => {}
        }
        let begin = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let line = self.text[begin..].lines().next().unwrap_or_default();
        let name = first_word(line).filter(|_| declared(line).is_none());
        match name {
            Some(name) if is_message(name) => (self.place_of(begin), say::fault_equals(name)),
            Some(name) if line[name.len()..].trim_start().starts_with('=') => {
                (self.place_of(begin), say::fault_name(name))
            }
            Some(_) => (self.place_of(begin), say::fault_unindented()),
            None => (self.place_of(at), fault),
        }
    }

    /// Returns what is read of a part that is left out as a whole.
    fn refused(&self, place: TextPosition, fault: Message) -> Read<'s> {
        Read {
            entries: Vec::new(),
            broken: std::iter::once(0..self.text.len()).collect(),
            fault: Some((place, fault)),
        }
    }

    pub(super) fn read(&self) -> Read<'s> {
        if let Some((at, fault)) = self.unreadable() {
            return self.refused(self.place_of(at), fault);
        }
        let (tree, errors) = match parser::parse(self.text) {
            Ok(tree) => (tree, Vec::new()),
            Err(both) => both,
        };
        let mut entries = Vec::new();
        for parsed in tree.body {
            entries.extend(LocaleEntry::of(self, parsed));
        }
        if let Some(entry) = entries.iter().find(|entry| entry.has_long_number()) {
            return self.refused(self.place(), say::fault_digits(entry.name, MOST_DIGITS));
        }
        Read {
            fault: errors.first().map(|error| self.explained(error)),
            broken: errors.into_iter().filter_map(|error| error.slice).collect(),
            entries,
        }
    }
}

/// Returns the first word of the line, if it begins with a letter (accented ones included).
fn first_word(line: &str) -> Option<&str> {
    let end = line
        .find([' ', '=', '\t', '.', ',', ':', '{'])
        .unwrap_or(line.len());
    if line.starts_with(char::is_alphabetic) {
        Some(&line[..end])
    } else {
        None
    }
}

/// Returns whether the program has a message of this name.
fn is_message(name: &str) -> bool {
    let mut all = FILES.iter().flat_map(|(_, all)| *all);
    all.any(|message| message.id == name)
}

/// Returns whether a line is a comment: one to three `#`, then nothing or a space.
fn is_comment(line: &str) -> bool {
    let text = line.trim_start_matches('#');
    let end = text.trim_end_matches(['\r', '\n']);
    (1..=3).contains(&(line.len() - text.len())) && (end.is_empty() || end.starts_with(' '))
}

/// Returns the offset at which nesting is deeper than the parser can follow without overflowing the
/// stack.
fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    text.bytes().position(|byte| {
        match byte {
            b'{' | b'(' => depth += 1,
            b'}' | b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > DEEPEST
    })
}

/// Returns the offset of an escape such as `\u00e8` that a multi-byte character cuts short; the
/// parser would split that character.
fn torn_escape(text: &str) -> Option<usize> {
    for (at, sign) in text.match_indices(['u', 'U']) {
        if !text[..at].ends_with('\\') {
            continue;
        }
        let digits = if sign == "u" { 4 } else { 6 };
        let mut after = text[at + 1..].bytes().take(digits);
        let first_other = after.find(|byte| !byte.is_ascii_hexdigit());
        if first_other.is_some_and(|byte| !byte.is_ascii()) {
            return Some(at);
        }
    }
    None
}

/// Returns the name of the message or term (with its `-`) that begins on a line, if one does.
fn declared(line: &str) -> Option<&str> {
    let name = line.strip_prefix('-').unwrap_or(line);
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return None;
    }
    let length = line.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')?;
    let (name, rest) = line.split_at(length);
    if rest.trim_start_matches(' ').starts_with('=') {
        Some(name)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_begins_a_message_or_it_does_not() {
        assert_eq!(declared("your-turn = x"), Some("your-turn"));
        assert_eq!(declared("your-turn="), Some("your-turn"));
        assert_eq!(declared("-tile = x"), Some("-tile"));
        for line in [
            "",
            " a = b",
            "# a = b",
            "a",
            "9 = x",
            "= x",
            "a b = c",
            "[one] = x",
            "- = x",
        ] {
            assert_eq!(declared(line), None, "{line}");
        }
    }

    #[test]
    fn a_part_is_an_entry_with_its_comments() {
        let text = "x\na = {\n\n# b\n\nb = 1\n  .c = 2\n}\nd=3\n## e\n";
        let source = LocaleSource {
            file: String::new(),
            stem: String::new(),
            text: text.to_owned(),
        };
        let parts = FilePart::all(&source);
        let texts: Vec<_> = parts.iter().map(|part| part.text).collect();
        let expected = [
            "x\n",
            "a = {\n\n",
            "# b\n\nb = 1\n  .c = 2\n}\n",
            "d=3\n",
            "## e\n",
        ];
        assert_eq!(texts, expected);
        let lines: Vec<_> = parts.iter().map(|part| part.place().line).collect();
        assert_eq!(lines, [1, 2, 6, 9, 10]);
    }
}
