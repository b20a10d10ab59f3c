//! What texts refer to: whether it is there, which facts it makes use of, and whether it leads back to itself.

use super::files::Entry;
use super::{Checked, cycles, full_name};
use crate::words::letters;
use crate::words::problem::Fault;
use crate::words::uses::Uses;
use std::collections::{BTreeSet, HashMap};

/// What `NUMBER` can be told beside its type.
const OPTIONS: [&str; 8] = [
    "useGrouping",
    "minimumIntegerDigits",
    "minimumFractionDigits",
    "maximumFractionDigits",
    "minimumSignificantDigits",
    "maximumSignificantDigits",
    "style",
    "currency",
];

/// What a text can call.
const FUNCTIONS: [&str; 3] = ["NUMBER", letters::BEFORE, letters::AFTER];

impl<'a, 's> Checked<'a, 's> {
    /// Whether what a text refers to is there.
    pub(super) fn references(&self, name: &str, uses: &Uses<'s>, tell: &mut impl FnMut(Fault)) {
        for reference in &uses.messages {
            let target = self.index.message(reference.name);
            if target
                .and_then(|target| target.wording(reference.attribute))
                .is_none()
            {
                let target = full_name(reference.name, reference.attribute);
                tell(Fault::Reference(name.to_owned(), target));
            }
        }
        for reference in &uses.terms {
            let target = self.index.term(reference.name);
            let Some(wording) = target.and_then(|target| target.wording(reference.attribute))
            else {
                let target = full_name(reference.name, reference.attribute);
                tell(Fault::Term(name.to_owned(), target));
                continue;
            };
            // A term sees what its reference gives it, not what the message is given.
            for variable in &wording.uses.variables {
                if !reference.given.contains(variable) {
                    tell(Fault::VariableUnknown(
                        name.to_owned(),
                        (*variable).to_owned(),
                    ));
                }
            }
        }
        for (option, value) in &uses.options {
            let known = match *option {
                "type" => ["cardinal", "ordinal"].contains(value),
                option => OPTIONS.contains(&option) || letters::knows_option(option),
            };
            if !known {
                tell(Fault::Option(name.to_owned(), (*option).to_owned()));
            }
        }
        for function in uses
            .functions
            .iter()
            .filter(|function| !FUNCTIONS.contains(function))
        {
            tell(Fault::Function(name.to_owned(), (*function).to_owned()));
        }
    }

    /// The facts that a text makes use of, itself or in a message that it uses: those are given what it is given.
    pub(super) fn asked_of(&self, uses: &Uses<'s>) -> BTreeSet<&'s str> {
        &self.asked_of_others(uses) | &uses.variables
    }

    /// The facts that the messages make use of which a text uses: "Round 2." within a longer sentence tells the round.
    pub(super) fn asked_of_others(&self, uses: &Uses<'s>) -> BTreeSet<&'s str> {
        let others = uses.messages.iter().filter_map(|reference| {
            let message = self.index.message(reference.name)?;
            message.wording(reference.attribute)
        });
        let theirs = others.flat_map(|wording| &wording.uses.variables);
        theirs.copied().collect()
    }

    /// Which of these entries use themselves, directly or through others.
    pub(super) fn in_loops(&self, entries: &'a [Entry<'s>]) -> Vec<bool> {
        let mut found: Vec<_> = entries.iter().collect();
        let mut places: HashMap<_, _> = (0..)
            .zip(entries)
            .map(|(at, one)| (one.key(), at))
            .collect();
        let mut targets = Vec::new();
        while let Some(entry) = found.get(targets.len()) {
            let used = self.targets(entry).into_iter().map(|target| {
                *places.entry(target.key()).or_insert_with(|| {
                    found.push(target);
                    found.len() - 1
                })
            });
            targets.push(used.collect());
        }
        let mut looped = cycles::on_cycles(&targets);
        looped.truncate(entries.len());
        looped
    }

    /// The entries that one refers to.
    fn targets(&self, entry: &Entry<'s>) -> Vec<&'a Entry<'s>> {
        let uses = entry.wordings.iter().map(|wording| &wording.uses);
        uses.flat_map(|uses| {
            let messages = uses.messages.iter();
            let messages = messages.filter_map(|one| self.index.message(one.name));
            let terms = uses.terms.iter();
            messages.chain(terms.filter_map(|one| self.index.term(one.name)))
        })
        .collect()
    }
}
