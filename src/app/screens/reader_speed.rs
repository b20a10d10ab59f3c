//! Measures the speed of a screen reader: the player presses a key when it has read a sentence to its end.

use super::{AfterClose, ScreenStep};
use crate::session::Session;
use crate::settings::READING;
use crate::teller::{KEY_ECHO, Outlet, Teller, at_cursor};
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
    let milliseconds = took.checked_sub(KEY_ECHO)?.as_millis().max(1);
    let a_minute = u32::try_from(words as u128 * 60_000 / milliseconds).ok()?;
    if a_minute > *READING.end() {
        return None;
    }
    let rounded = a_minute - a_minute % READER_SPEED_STEP;
    Some(rounded.max(*READING.start()))
}

/// The sentence that measures a screen reader's speed. The teller notes when it was printed last.
pub(crate) struct ReaderSpeed;

impl ReaderSpeed {
    /// Returns the sentence that the reader reads.
    pub(crate) fn question(session: &Session) -> Message {
        let confirm = session.key(TableAction::Confirm);
        say::ask_reader_speed(confirm, session.key(TableAction::Escape))
    }

    /// Says the sentence: also from its beginning, as the measurement begins anew.
    pub(super) fn ask<O: Outlet>(urgency: Urgency, session: &mut Session, teller: &mut Teller<O>) {
        let question = at_cursor(Self::question(session), urgency);
        teller.tell(&question.about(Topic::ReaderSpeed), session);
    }

    /// Takes the answer: the sentence was read to its end, or the player leaves the measurement.
    pub(super) fn key<O: Outlet>(
        action: TableAction,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) -> ScreenStep {
        match action {
            TableAction::Confirm => {}
            TableAction::Escape | TableAction::Leave => {
                return ScreenStep::Close(AfterClose::Measured(false));
            }
            _ => {
                Self::ask(Urgency::Answer, session, teller);
                return ScreenStep::Stay;
            }
        }
        let own = words(&session.text(&Self::question(session)));
        let count = own + teller.words_before_measured;
        let took = teller
            .measured_since
            .map(|since| session.now.saturating_duration_since(since));
        let answer = match took.and_then(|took| measured(count, took)) {
            Some(a_minute) => {
                session.settings.pace.reading = a_minute;
                if let Err(message) = session.save_settings() {
                    teller.notice(message, session);
                }
                say_settings::set_reading(a_minute)
            }
            None => say::reader_speed_unknown(),
        };
        teller.answer(answer, session);
        ScreenStep::Close(AfterClose::Measured(true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the speed of a reader that took this long for 25 words.
    fn speed_after(milliseconds: u64) -> Option<u32> {
        measured(25, Duration::from_millis(milliseconds))
    }

    #[test]
    fn a_reader_is_as_fast_as_it_took() {
        // Orca at its default speed, and a person who presses the key half a second late.
        assert_eq!(speed_after(9868 + 300), Some(150));
        assert_eq!(speed_after(9868 + 300 + 500), Some(140));
        assert_eq!(speed_after(3300), Some(500));
        // No reader is so slow, and none so fast.
        assert_eq!(speed_after(120_000), Some(60));
        assert_eq!(speed_after(2000), None);
        assert_eq!(speed_after(100), None);
    }
}
