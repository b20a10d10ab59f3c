//! What a key gets for an answer where nothing else does: a refusal, a word in between.

use super::scheduler::Item;
use super::{App, Outlet, Screen};
use crate::Key;
use serpente_engine::rules::Seat;
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::refusals;
use serpente_text::announce::{Announcement, Category, Cue, Message, Urgency};
use serpente_text::seat::Action;
use std::time::Duration;

impl<O: Outlet> App<O> {
    pub(super) fn answer(&mut self, message: Message) {
        self.tell(&Announcement::answer(message).filed(Category::General));
    }

    pub(super) fn refuse(&mut self, message: Message) {
        self.tell(
            &Announcement::answer(message)
                .filed(Category::General)
                .with(Cue::Refused),
        );
    }

    pub(super) fn without_use(&mut self, key: Key) {
        if key.is_mark() {
            return;
        }
        let help = self.key(Action::Help);
        self.refuse(refusals::key_without_use(key.spoken(), help));
    }

    pub(super) fn unknown(&mut self, text: String) {
        if matches!(self.screens.last(), Some(Screen::Typing(_))) {
            self.take_typed(&text);
        } else {
            let help = self.key(Action::Help);
            // An empty line has nothing that it could be called by.
            self.refuse(if text.is_empty() {
                refusals::nameless_key(help)
            } else {
                refusals::key_without_use(key_letter(text), help)
            });
        }
    }

    /// Says something that is already in what was said, or about going through it: printed, but not kept again.
    pub(super) fn aside(&mut self, message: &Message) {
        self.aside_for(None, message);
    }

    /// The same, for one seat alone if it tells of its hand.
    pub(super) fn aside_for(&mut self, owner: Option<Seat>, message: &Message) {
        let told = Announcement {
            owner,
            ..Announcement::answer(message.clone())
        };
        self.interrupt();
        self.tell_answer(&[told], false);
    }

    /// Says something that the row which is being typed shows already.
    pub(super) fn say_shown(&mut self, message: &Message) {
        let text = self.text(message);
        let lasts = self.lasts(&text);
        let utterance = self.utterance(text, Urgency::Answer, None, Duration::ZERO);
        self.say(utterance, Vec::new(), (lasts, Duration::ZERO));
        self.tell_next();
    }

    /// Tells something that is told in this language, even if another one is chosen before its turn comes.
    pub(super) fn notice_in_this_language(&mut self, message: Message) {
        let told = [Announcement::event(message, Category::General)];
        self.announcer.scheduler.push(Item {
            language: Some(self.announcer.language),
            ..Item::new(&told)
        });
        self.tell_next();
    }
}
