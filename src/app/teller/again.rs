//! Tells again what the transcript holds.

use super::answers::utterance;
use super::transcript::TranscriptLine;
use super::{CutBy, Outlet, ReviewStep, Teller};
use crate::session::Session;
use serpente_device::speech::Utterance;
use serpente_text::announce::say::review as say;

impl<O: Outlet> Teller<O> {
    /// Tells the newest line again.
    pub(crate) fn again(&mut self, session: &mut Session) {
        match self.transcript.newest(self.keyboard_holder).cloned() {
            Some(line) => self.say_again(line, session),
            None => self.say_unlogged(&say::review_empty(), session),
        }
    }

    /// Tells again what another person said last to the table.
    pub(crate) fn last_said(&mut self, session: &mut Session) {
        match self.transcript.last_said().cloned() {
            Some(line) => self.say_again(line, session),
            None => self.say_unlogged(&say::review_no_talk(), session),
        }
    }

    /// Goes to another line of the transcript and tells it again.
    pub(crate) fn review(&mut self, step: ReviewStep, session: &mut Session) {
        match self
            .transcript
            .go(step, self.keyboard_holder, session.now)
            .cloned()
        {
            Ok(line) => {
                let reading = self.lasts(&line.text, session);
                self.transcript.stay(reading);
                self.say_again(line, session);
            }
            Err(message) => self.say_unlogged(&message, session),
        }
    }

    /// Prints and speaks a line again, in its original language.
    fn say_again(&mut self, line: TranscriptLine, session: &mut Session) {
        self.outlet.line(&line.text, &line.language);
        self.interrupt(CutBy::Answer, session.now);
        let again = Utterance {
            language: line.language,
            owner: line.owner,
            ..utterance(line.text, session)
        };
        self.say_at_once(again, session);
    }
}
