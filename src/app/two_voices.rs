//! The question the program asks by itself: whether two voices are talking, or, where a screen reader is known to run,
//! which of the two is to speak.

use super::{App, Outlet};
use crate::Key;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Announcement, Category, Message, Topic, Urgency};
use serpente_text::seat::Action;

/// One voice is heard, and goes on.
const ONE: Key = Key::Char('1');

/// Two are heard: ours falls silent. Not a key that is pressed without thinking.
const TWO: Key = Key::Char('2');

impl<O: Outlet> App<O> {
    pub(super) fn ask_two_voices(&mut self, urgency: Urgency) {
        self.tell(&Announcement {
            urgency,
            ..Announcement::event(self.which_voice(), Category::General).about(Topic::Cursor)
        });
    }

    /// The question. Where no screen reader is known of there may be one all the same: on a text console none says so.
    pub(super) fn which_voice(&self) -> Message {
        if self.own_voice.reader_runs {
            say::ask_reader_reads(self.key(Action::Confirm), self.key(Action::Escape))
        } else {
            say::ask_two_voices(ONE.spoken(), TWO.spoken())
        }
    }

    pub(super) fn answer_two_voices(&mut self, key: Key, action: Option<Action>) {
        let two = match (key, action) {
            (TWO, _) => true,
            (_, Some(Action::Confirm)) if self.own_voice.reader_runs => true,
            // Whoever goes on without an answer still hears everything.
            (ONE, _) | (_, Some(Action::Confirm | Action::Escape)) => false,
            _ => return self.ask_two_voices(Urgency::Answer),
        };
        self.pressed.acted = true;
        self.settings.speech.on = Some(!two);
        self.settings.speech.reader = two;
        self.keep_settings();
        self.screens.pop();
        let key = self.key(Action::Speech);
        let answer = Announcement::answer(if two {
            self.fall_silent();
            say::one_voice_silent(key)
        } else {
            say::one_voice_stays(key)
        });
        // The question is answered, should it still wait.
        self.tell(&answer.filed(Category::General).about(Topic::Cursor));
        if two {
            self.measure_reader(Urgency::Event);
        } else {
            self.introduce_menu(Urgency::Event);
        }
    }

    /// Says how to silence our voice, where nobody was asked; or how to bring it back, where it was silenced, to whoever
    /// did that without meaning it.
    pub(super) fn hint_at_the_voice(&mut self) {
        let key = self.key(Action::Speech);
        let has_reader = self.own_voice.reader_runs || self.settings.speech.reader;
        if !self.own_voice.speaks && self.matches.options.speech.is_none() && !has_reader {
            self.speak_once();
            // At once: whatever waits is not for our voice.
            self.answer(say::voice_is_off(key));
        } else if self.own_voice.speaks && self.settings.speech.on.is_none() {
            self.notice(say::voice_hint(key));
        }
    }
}
