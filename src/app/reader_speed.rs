//! Measures the speed of a screen reader: the player presses a key when it has read a sentence to its end.

use super::screens::menu_items::MenuKind;
use super::settings::READING;
use super::teller::KEY_ECHO;
use super::teller::at_cursor;
use super::{App, Outlet, Screen};
use serpente_seat::TableAction;
use serpente_text::announce::say::{menus as say, settings as say_settings};
use serpente_text::announce::{Message, Topic, Urgency};
use serpente_text::words::words;
use std::time::Duration;

/// The precision of the result, in words a minute.
const READER_SPEED_STEP: u32 = 10;

/// Computes the speed, in words a minute, of a reader that took this long for this many words, with the echo of the key before.
/// Returns `None` if no reader is so fast: the player pressed the key without listening.
fn measured(words: usize, took: Duration) -> Option<u32> {
    let took = took.checked_sub(KEY_ECHO)?.as_millis().max(1);
    let a_minute = u32::try_from(words as u128 * 60_000 / took).ok()?;
    (a_minute <= *READING.end())
        .then(|| (a_minute - a_minute % READER_SPEED_STEP).max(*READING.start()))
}

impl<O: Outlet> App<O> {
    /// Starts the measurement.
    pub(super) fn measure_reader(&mut self, urgency: Urgency) {
        self.pressed.acted = true;
        self.screens.push(Screen::ReaderSpeed);
        self.teller.measured_since = None;
        self.ask_reader_speed(urgency);
    }

    pub(super) fn ask_reader_speed(&mut self, urgency: Urgency) {
        self.tell(&at_cursor(self.reader_speed_question(), urgency).about(Topic::ReaderSpeed));
    }

    /// Returns the sentence that the reader reads.
    pub(super) fn reader_speed_question(&self) -> Message {
        say::ask_reader_speed(
            self.session.key(TableAction::Confirm),
            self.session.key(TableAction::Escape),
        )
    }

    /// Takes the answer: the sentence was read to its end, or the player leaves the measurement.
    pub(super) fn answer_reader_speed(&mut self, action: TableAction) {
        let answer = match action {
            TableAction::Confirm => {
                let words = words(&self.session.text(&self.reader_speed_question()));
                let took = self
                    .teller
                    .measured_since
                    .map(|since| self.session.now.saturating_duration_since(since));
                match took.and_then(|took| measured(words, took)) {
                    Some(a_minute) => {
                        self.session.settings.reading = a_minute;
                        self.keep_settings();
                        Some(say_settings::set_reading(a_minute))
                    }
                    None => Some(say::reader_speed_unknown()),
                }
            }
            TableAction::Escape | TableAction::Leave => None,
            _ => return self.ask_reader_speed(Urgency::Answer),
        };
        self.pressed.acted = true;
        self.screens.pop();
        let begins = self.is_menu_open(MenuKind::Main);
        match answer {
            Some(answer) => self.answer(answer),
            None if begins => return self.introduce_menu(Urgency::Answer),
            None => return self.tell_entry(Urgency::Answer),
        }
        if begins {
            self.introduce_menu(Urgency::Event);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_is_as_fast_as_it_took() {
        let took = |milliseconds| measured(25, Duration::from_millis(milliseconds));
        // Orca at its default speed, and a person who presses the key half a second late.
        assert_eq!(took(9868 + 300), Some(150));
        assert_eq!(took(9868 + 300 + 500), Some(140));
        assert_eq!(took(3300), Some(500));
        // No reader is so slow, and none so fast.
        assert_eq!(took(120_000), Some(60));
        assert_eq!(took(2000), None);
        assert_eq!(took(100), None);
    }
}
