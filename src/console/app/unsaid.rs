//! What waits to be said while another language is chosen: it is said, printed and kept in the new one.

use super::telling::in_one_breath;
use super::{App, Outlet};
use crate::announce::{Announcement, Urgency};
use crate::speech::{Rewording, WAITING};
use std::collections::VecDeque;

/// The newest events that were handed to the voice, oldest first: those told together, and the words that were given
/// for them.
#[derive(Default)]
pub(super) struct Unsaid {
    events: VecDeque<(String, Vec<Announcement>)>,
}

impl Unsaid {
    /// Notes what is handed to the voice. An answer waits for nothing.
    pub(super) fn add(&mut self, text: &str, announcements: &[Announcement]) {
        let first = announcements.first();
        if first.is_none_or(|first| first.urgency == Urgency::Answer) {
            return;
        }
        if self.events.len() == WAITING {
            self.events.pop_front();
        }
        self.events
            .push_back((text.to_owned(), announcements.to_vec()));
    }
}

impl<O: Outlet> App<O> {
    /// Another language was chosen: what waits is said in it.
    pub(super) fn say_in_this_language(&mut self) {
        let (words, language, detail) = (&self.words, self.language, self.settings.detail);
        let in_this = |(text, announcements): &mut (String, Vec<Announcement>)| {
            let new: Vec<String> = announcements
                .iter()
                .map(|told| words.text(language, &told.message, detail))
                .collect();
            let new = in_one_breath(&new);
            (std::mem::replace(text, new.clone()), new)
        };
        self.outlet.reword(Rewording {
            language: words.voice(language),
            texts: self.unsaid.events.iter_mut().map(in_this).collect(),
        });
    }

    /// Prints what will be said in other words than it was printed in: everything spoken is printed.
    pub(super) fn print_again(&mut self, texts: &[String]) {
        let reader = self.reader();
        for text in texts {
            let mut events = self.unsaid.events.iter();
            let Some((_, told)) = events.rfind(|(words, _)| words == text) else {
                continue;
            };
            for Announcement {
                message,
                category,
                owner,
                ..
            } in told.clone()
            {
                if owner.is_none() || owner == reader {
                    let text = self.text(&message);
                    self.outlet.line(&text);
                    self.keep(text, category, owner);
                }
            }
        }
    }
}
