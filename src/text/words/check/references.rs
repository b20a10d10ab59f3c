//! Checks what texts refer to: whether it exists, which variables it uses, and whether it uses
//! itself.

use super::{Checked, cycles, full_name};
use crate::announce::Message;
use crate::announce::say::locale as say;
use crate::words::entry::LocaleEntry;
use crate::words::letters;
use crate::words::uses::Uses;
use std::collections::{BTreeSet, HashMap};

/// The options of `NUMBER` besides its type.
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

/// The functions that a text can call.
const FUNCTIONS: [&str; 3] = ["NUMBER", letters::BEFORE, letters::AFTER];

impl<'a, 's> Checked<'a, 's> {
    /// Checks that everything a text refers to exists.
    pub(super) fn references(&self, name: &str, uses: &Uses<'s>, tell: &mut impl FnMut(Message)) {
        for reference in &uses.messages {
            let target = self.index.message(reference.name);
            let wording = target.and_then(|target| target.wording(reference.attribute));
            if wording.is_none() {
                let missing = full_name(reference.name, reference.attribute);
                tell(say::fault_reference(name, missing));
            }
        }
        for reference in &uses.terms {
            let target = self.index.term(reference.name);
            let wording = target.and_then(|target| target.wording(reference.attribute));
            let Some(wording) = wording else {
                let missing = full_name(reference.name, reference.attribute);
                tell(say::fault_term(name, missing));
                continue;
            };
            // A term sees only the arguments of its reference, not the variables of the message.
            for variable in &wording.uses.variables {
                if !reference.given.contains(variable) {
                    tell(say::fault_variable_unknown(name, *variable));
                }
            }
        }
        for (option, value) in &uses.options {
            let known = match *option {
                "type" => ["cardinal", "ordinal"].contains(value),
                option => OPTIONS.contains(&option) || letters::knows_option(option),
            };
            if !known {
                tell(say::fault_option(name, *option));
            }
        }
        let functions = uses.functions.iter();
        for function in functions.filter(|function| !FUNCTIONS.contains(function)) {
            tell(say::fault_function(name, *function));
        }
    }

    /// Returns the variables used by a text and by the messages that it uses, since those get the
    /// same variables.
    pub(super) fn asked_of(&self, uses: &Uses<'s>) -> BTreeSet<&'s str> {
        &self.asked_of_others(uses) | &uses.variables
    }

    /// Returns the variables used by the messages that a text uses: "Round 2." inside a longer
    /// sentence uses the number.
    pub(super) fn asked_of_others(&self, uses: &Uses<'s>) -> BTreeSet<&'s str> {
        let others = uses.messages.iter().filter_map(|reference| {
            let message = self.index.message(reference.name)?;
            message.wording(reference.attribute)
        });
        let theirs = others.flat_map(|wording| &wording.uses.variables);
        theirs.copied().collect()
    }

    /// Returns which of these entries use themselves, directly or through others.
    pub(super) fn in_loops(&self, entries: &'a [LocaleEntry<'s>]) -> Vec<bool> {
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

    /// Returns the entries to which this one refers.
    fn targets(&self, entry: &LocaleEntry<'s>) -> Vec<&'a LocaleEntry<'s>> {
        let uses = entry.wordings.iter().map(|wording| &wording.uses);
        uses.flat_map(|uses| {
            let messages = uses.messages.iter();
            let terms = uses.terms.iter();
            messages
                .filter_map(|one| self.index.message(one.name))
                .chain(terms.filter_map(|one| self.index.term(one.name)))
        })
        .collect()
    }
}
