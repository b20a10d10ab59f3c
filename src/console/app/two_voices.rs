//! The question the program asks by itself: whether two voices are talking, or, where a screen reader is known to run,
//! which of the two is to speak.

use super::{App, Outlet};
use crate::announce::say::menus as say;
use crate::announce::{Announcement, Category, Message, Topic, Urgency};
use crate::console::Key;
use crate::session::Action;

impl<O: Outlet> App<O> {
    pub(super) fn ask_two_voices(&mut self, urgency: Urgency) {
        let message = self.which_voice();
        self.tell(&Announcement {
            urgency,
            ..Announcement::event(message, Category::General).about(Topic::Cursor)
        });
    }

    /// The question. Where no screen reader is known of there may be one all the same: on a text console none says so.
    pub(super) fn which_voice(&self) -> Message {
        let (yes, no) = (self.key(Action::Confirm), self.key(Action::Escape));
        if self.reader_runs {
            say::ask_reader_reads(yes, no)
        } else {
            say::ask_two_voices(yes, no)
        }
    }

    pub(super) fn answer_two_voices(&mut self, key: Key, action: Action) {
        let two = match (key, action) {
            (_, Action::Confirm) => true,
            (_, Action::Escape) => false,
            _ => return self.ask_two_voices(Urgency::Answer),
        };
        self.acted = true;
        self.settings.speech.on = Some(!two);
        self.keep_settings();
        self.screens.pop();
        let key = self.key(Action::Speech);
        let answer = Announcement::answer(if two {
            say::one_voice_silent(key)
        } else {
            say::one_voice_stays(key)
        });
        // The question is answered, should it still wait.
        self.tell(&answer.filed(Category::General).about(Topic::Cursor));
        self.speaks = !two;
        if two {
            self.pace.read_on(self.now);
            // The sentence is said to its end by the screen reader, which reads the line.
            self.outlet.tune(self.tuning());
        }
        self.introduce_menu(Urgency::Event);
    }

    /// Says once how to silence our voice, where nobody was asked.
    pub(super) fn hint_at_silence(&mut self) {
        if self.speaks && self.settings.speech.on.is_none() {
            self.notice(say::voice_hint(self.key(Action::Speech)));
        }
    }
}
