//! The parsed files of a language, with the place of each message.

use std::collections::HashMap;
use std::path::Path;

use fluent_syntax::ast::{self, Pattern};

use crate::announce::Message;
use crate::announce::say::locale as say;
use crate::words::entry::FilePart;
use crate::words::load::LocaleSource;
use crate::words::problem::{LocaleProblem, TextPosition};
use crate::words::uses::Uses;

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
    /// `# one form`: the text is right for every number.
    pub(super) one_form: bool,
}

impl<'s> Meant<'s> {
    fn of(comment: Option<&ast::Comment<&'s str>>) -> Self {
        let mut meant = Self::default();
        for line in comment.into_iter().flat_map(|comment| &comment.content) {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("same") if line.trim() == "same" => meant.same = true,
                Some("same") => meant.same_arms.extend(words),
                _ => meant.one_form |= line.trim() == "one form",
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
    /// Whether the file was decoded with the wrong encoding: `Ã©` for `é`.
    pub(super) is_misread: bool,
    /// Everything that the text uses. Cached, because every text that refers to this one asks for it.
    pub(super) uses: Uses<'s>,
}

impl<'s> LocaleEntry<'s> {
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

/// Reads the messages and terms of some files, in order. Adds syntax errors to `problems`.
pub(super) fn read<'s>(
    sources: &'s [LocaleSource],
    problems: &mut Vec<LocaleProblem>,
) -> Vec<LocaleEntry<'s>> {
    let mut entries = Vec::new();
    for source in sources {
        read_one(source, &mut entries, problems);
    }
    entries
}

fn read_one<'s>(
    source: &'s LocaleSource,
    entries: &mut Vec<LocaleEntry<'s>>,
    problems: &mut Vec<LocaleProblem>,
) {
    let file = source.file.as_str();
    if source.text.trim_start().starts_with('<') {
        problems.push(LocaleProblem::whole(Path::new(file), say::fault_html()));
        return;
    }
    let (entries_before, problems_before) = (entries.len(), problems.len());
    for part in FilePart::all(&source.text) {
        let place = part.place();
        let read = part.read();
        if let Some((place, fault)) = read.fault {
            problems.push(LocaleProblem::at(file, place, fault));
        }
        let mut add = |name,
                       is_term,
                       comment: Option<&ast::Comment<&'s str>>,
                       value: Option<_>,
                       attributes: Vec<_>| {
            let attributes = attributes.into_iter();
            let attributes =
                attributes.map(|one: ast::Attribute<_>| (Some(one.id.name), one.value));
            let wordings = value.map(|value| (None, value)).into_iter();
            let wordings = wordings
                .chain(attributes)
                .map(|(attribute, pattern)| EntryText {
                    attribute,
                    uses: Uses::of(&pattern),
                    is_misread: is_misread(&pattern),
                    pattern,
                });
            entries.push(LocaleEntry {
                file,
                place,
                name,
                is_term,
                meant: Meant::of(comment),
                wordings: wordings.collect(),
            });
        };
        for entry in read.entries {
            match entry {
                ast::Entry::Message(one) => {
                    let comment = one.comment.as_ref();
                    add(one.id.name, false, comment, one.value, one.attributes);
                }
                ast::Entry::Term(one) => {
                    let (comment, value) = (one.comment.as_ref(), Some(one.value));
                    add(one.id.name, true, comment, value, one.attributes);
                }
                ast::Entry::Comment(_)
                | ast::Entry::GroupComment(_)
                | ast::Entry::ResourceComment(_)
                | ast::Entry::Junk { .. } => {}
            }
        }
    }
    // A file without any readable entry is no locale file: one problem is enough.
    if entries.len() == entries_before {
        problems.truncate(problems_before + 1);
    }
}

/// Returns whether a text contains pairs of letters that are really one letter of two bytes in UTF-8.
fn is_misread(pattern: &Pattern<&str>) -> bool {
    let in_text = |text: &str| {
        let letters = text.chars().zip(text.chars().skip(1));
        text.contains("â€")
            || letters.into_iter().any(|pair| {
                matches!(
                    pair,
                    ('Ã' | 'Â', '\u{80}'..='\u{bf}')
                        | (
                            'Ä' | 'Å',
                            '\u{80}'..='\u{ba}' | '‚' | '„' | '…' | '™' | '›' | 'œ' | 'ž'
                        )
                )
            })
    };
    pattern.elements.iter().any(|element| match element {
        ast::PatternElement::TextElement { value } => in_text(value),
        ast::PatternElement::Placeable {
            expression: ast::Expression::Select { variants, .. },
        } => variants.iter().any(|variant| is_misread(&variant.value)),
        ast::PatternElement::Placeable { .. } => false,
    })
}

/// Entries by name.
pub(super) struct Index<'e, 's> {
    /// The index in which to look up names that this one does not have.
    beneath: Option<&'e Index<'e, 's>>,
    messages: HashMap<&'s str, &'e LocaleEntry<'s>>,
    terms: HashMap<&'s str, &'e LocaleEntry<'s>>,
}

impl<'e, 's> Index<'e, 's> {
    /// Makes an index of entries that override those of another index. If two entries have the same name, the later one counts.
    pub(super) fn over(
        beneath: Option<&'e Index<'e, 's>>,
        entries: impl IntoIterator<Item = &'e LocaleEntry<'s>>,
    ) -> Self {
        let mut index = Self {
            beneath,
            messages: HashMap::new(),
            terms: HashMap::new(),
        };
        for entry in entries {
            let names = if entry.is_term {
                &mut index.terms
            } else {
                &mut index.messages
            };
            names.insert(entry.name, entry);
        }
        index
    }

    pub(super) fn message(&self, name: &str) -> Option<&'e LocaleEntry<'s>> {
        let own = self.messages.get(name).copied();
        own.or_else(|| self.beneath?.message(name))
    }

    pub(super) fn term(&self, name: &str) -> Option<&'e LocaleEntry<'s>> {
        let own = self.terms.get(name).copied();
        own.or_else(|| self.beneath?.term(name))
    }
}
