//! The question that the program asks on its first start: whether two voices are talking or, if a screen reader is known to
//! run, which of the two is to speak.

use super::{AfterClose, ScreenStep};
use crate::Key;
use crate::session::Session;
use crate::teller::{Outlet, Teller, at_cursor};
use serpente_seat::{AppAction, TableAction};
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Message, Urgency};

/// The answer that one voice is heard, which goes on speaking.
const ONE: Key = Key::Char('1');

/// The answer that two voices are heard: ours is switched off. Not a key that is pressed without thinking.
const TWO: Key = Key::Char('2');

/// The question whether two voices are talking.
pub(crate) struct TwoVoices;

impl TwoVoices {
    /// Returns the question. Even if no screen reader is known to run there may be one: on a text console it does not report
    /// itself.
    pub(crate) fn question(session: &Session, reader_runs: bool) -> Message {
        if reader_runs {
            let one = session.key(TableAction::Confirm);
            say::ask_reader_reads(one, session.key(TableAction::Escape))
        } else {
            say::ask_two_voices(ONE.spoken(), TWO.spoken())
        }
    }

    /// Returns the answer to a player whose screen reader is to speak.
    pub(crate) fn keeps_quiet(session: &Session) -> Message {
        say::one_voice_silent(session.key(AppAction::Speech))
    }

    pub(super) fn ask<O: Outlet>(urgency: Urgency, session: &mut Session, teller: &mut Teller<O>) {
        let question = Self::question(session, teller.voice.reader_runs);
        teller.tell(&at_cursor(question, urgency), session);
    }

    /// Takes the answer: a key that may have no action.
    pub(crate) fn key<O: Outlet>(
        key: Key,
        action: Option<TableAction>,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) -> ScreenStep {
        let are_two = match (key, action) {
            (TWO, _) => true,
            (_, Some(TableAction::Confirm)) if teller.voice.reader_runs => true,
            // A player who goes on without an answer keeps our voice, and so still hears everything.
            (ONE, _) | (_, Some(TableAction::Confirm | TableAction::Escape)) => false,
            _ => {
                Self::ask(Urgency::Answer, session, teller);
                return ScreenStep::Stay;
            }
        };
        session.settings.speech.on = Some(!are_two);
        session.settings.speech.reader = are_two;
        if let Err(message) = session.save_settings() {
            teller.notice(message, session);
        }
        let answer = if are_two {
            teller.fall_silent(session);
            Self::keeps_quiet(session)
        } else {
            say::one_voice_stays(session.key(AppAction::Speech))
        };
        // The answer also drops the question from the queue.
        teller.tell(&at_cursor(answer, Urgency::Answer), session);
        ScreenStep::Close(if are_two {
            AfterClose::MeasureReader
        } else {
            AfterClose::IntroduceMenu
        })
    }
}
