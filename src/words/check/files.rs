//! A language's files as trees, with the place of each message.

use std::collections::HashMap;

use fluent_syntax::ast::{self, Pattern};

use crate::words::entry::Part;
use crate::words::load::Source;
use crate::words::problem::{Fault, Place, Problem};

/// A message or a term.
#[derive(Debug)]
pub(super) struct Entry<'s> {
    pub(super) file: &'s str,
    pub(super) place: Place,
    pub(super) name: &'s str,
    pub(super) is_term: bool,
    pub(super) value: Option<Pattern<&'s str>>,
    pub(super) attributes: Vec<ast::Attribute<&'s str>>,
    /// Whether a comment `# same` says that its text is meant to be the English one.
    pub(super) meant_to_be_same: bool,
}

impl<'s> Entry<'s> {
    /// The text of the message itself, or of one of its attributes.
    pub(super) fn wording(&self, attribute: Option<&str>) -> Option<&Pattern<&'s str>> {
        match attribute {
            None => self.value.as_ref(),
            Some(name) => {
                let found = self
                    .attributes
                    .iter()
                    .find(|attribute| attribute.id.name == name);
                found.map(|attribute| &attribute.value)
            }
        }
    }

    /// All texts, each with the name of its attribute.
    pub(super) fn wordings(&self) -> impl Iterator<Item = (Option<&'s str>, &Pattern<&'s str>)> {
        let attributes = self.attributes.iter();
        let attributes = attributes.map(|attribute| (Some(attribute.id.name), &attribute.value));
        self.value
            .iter()
            .map(|value| (None, value))
            .chain(attributes)
    }

    pub(super) fn problem(&self, fault: Fault) -> Problem {
        Problem::at(self.file, self.place, fault)
    }
}

/// The messages and terms of some files, in their order; errors of the syntax are added to `problems`.
pub(super) fn read<'s>(sources: &'s [Source], problems: &mut Vec<Problem>) -> Vec<Entry<'s>> {
    let mut entries = Vec::new();
    for source in sources {
        read_one(source, &mut entries, problems);
    }
    entries
}

fn read_one<'s>(source: &'s Source, entries: &mut Vec<Entry<'s>>, problems: &mut Vec<Problem>) {
    let file = source.file.as_str();
    let same = |comment: &Option<ast::Comment<&str>>| {
        let lines = comment.iter().flat_map(|comment| &comment.content);
        lines.into_iter().any(|line| line.trim() == "same")
    };
    for part in Part::all(&source.text) {
        let place = part.place();
        let read = part.read();
        if let Some((place, fault)) = read.fault {
            problems.push(Problem::at(file, place, fault));
        }
        for entry in read.entries {
            match entry {
                ast::Entry::Message(message) => entries.push(Entry {
                    file,
                    place,
                    name: message.id.name,
                    is_term: false,
                    meant_to_be_same: same(&message.comment),
                    value: message.value,
                    attributes: message.attributes,
                }),
                ast::Entry::Term(term) => entries.push(Entry {
                    file,
                    place,
                    name: term.id.name,
                    is_term: true,
                    meant_to_be_same: same(&term.comment),
                    value: Some(term.value),
                    attributes: term.attributes,
                }),
                ast::Entry::Comment(_)
                | ast::Entry::GroupComment(_)
                | ast::Entry::ResourceComment(_)
                | ast::Entry::Junk { .. } => {}
            }
        }
    }
}

/// Entries by name.
pub(super) struct Index<'e, 's> {
    /// What is looked for where these have none.
    beneath: Option<&'e Index<'e, 's>>,
    messages: HashMap<&'s str, &'e Entry<'s>>,
    terms: HashMap<&'s str, &'e Entry<'s>>,
}

impl<'e, 's> Index<'e, 's> {
    /// An index of entries laid over those of another one; of two with one name, it has the later one.
    pub(super) fn over(
        beneath: Option<&'e Index<'e, 's>>,
        entries: impl IntoIterator<Item = &'e Entry<'s>>,
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

    pub(super) fn message(&self, name: &str) -> Option<&'e Entry<'s>> {
        let own = self.messages.get(name).copied();
        own.or_else(|| self.beneath?.message(name))
    }

    pub(super) fn term(&self, name: &str) -> Option<&'e Entry<'s>> {
        let own = self.terms.get(name).copied();
        own.or_else(|| self.beneath?.term(name))
    }
}
