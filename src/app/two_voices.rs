//! The question that the program asks on its first start: whether two voices are talking or, if a screen reader is known to
//! run, which of the two is to speak.

use super::teller::at_cursor;
use super::{App, Outlet};
use crate::Key;
use serpente_seat::{AppAction, TableAction};
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Message, Urgency};

/// The answer that one voice is heard, which goes on speaking.
const ONE: Key = Key::Char('1');

/// The answer that two voices are heard: ours is switched off. Not a key that is pressed without thinking.
const TWO: Key = Key::Char('2');

impl<O: Outlet> App<O> {
    pub(super) fn ask_two_voices(&mut self, urgency: Urgency) {
        self.tell(&at_cursor(self.which_voice(), urgency));
    }

    /// Returns the question. Even if no screen reader is known to run there may be one: on a text console it does not report
    /// itself.
    pub(super) fn which_voice(&self) -> Message {
        if self.teller.voice.reader_runs {
            say::ask_reader_reads(
                self.session.key(TableAction::Confirm),
                self.session.key(TableAction::Escape),
            )
        } else {
            say::ask_two_voices(ONE.spoken(), TWO.spoken())
        }
    }

    pub(super) fn answer_two_voices(&mut self, key: Key, action: Option<TableAction>) {
        let two = match (key, action) {
            (TWO, _) => true,
            (_, Some(TableAction::Confirm)) if self.teller.voice.reader_runs => true,
            // A player who goes on without an answer keeps our voice, and so still hears everything.
            (ONE, _) | (_, Some(TableAction::Confirm | TableAction::Escape)) => false,
            _ => return self.ask_two_voices(Urgency::Answer),
        };
        self.pressed.acted = true;
        self.session.settings.speech.on = Some(!two);
        self.session.settings.speech.reader = two;
        self.keep_settings();
        self.screens.pop();
        let key = self.session.key(AppAction::Speech);
        let answer = if two {
            self.teller.fall_silent(&self.session);
            say::one_voice_silent(key)
        } else {
            say::one_voice_stays(key)
        };
        // The answer also drops the question from the queue.
        self.tell(&at_cursor(answer, Urgency::Answer));
        if two {
            self.measure_reader(Urgency::Event);
        } else {
            self.introduce_menu(Urgency::Event);
        }
    }

    /// Announces how to switch off our voice, if the player was never asked; or how to switch it on again, for a player who
    /// switched it off by accident.
    pub(super) fn hint_at_the_voice(&mut self) {
        let key = self.session.key(AppAction::Speech);
        let has_reader = self.teller.voice.reader_runs || self.session.settings.speech.reader;
        if !self.teller.voice.speaks && self.session.start.speech.is_none() && !has_reader {
            self.teller.speak_once(&self.session);
            // At once, because our voice does not speak the announcements that wait.
            self.answer(say::voice_is_off(key));
        } else if self.teller.voice.speaks && self.session.settings.speech.on.is_none() {
            self.notice(say::voice_hint(key));
        }
    }
}
