//! The usual ways to answer a key press, and announcements that the transcript does not hold twice.

use super::scheduler::{TellItem, TellWait};
use super::{CutBy, Outlet, Teller};
use crate::session::Session;
use serpente_device::speech::Utterance;
use serpente_engine::rules::Seat;
use serpente_text::announce::{Announcement, Cue, Message, Topic, Urgency};
use std::time::Duration;

impl<O: Outlet> Teller<O> {
    /// Answers a key press.
    pub(crate) fn answer(&mut self, message: Message, session: &mut Session) {
        self.tell(&Announcement::reply(message), session);
    }

    /// Answers a key press that does nothing, with the reason.
    pub(crate) fn refuse(&mut self, message: Message, session: &mut Session) {
        self.tell(&Announcement::reply(message).with(Cue::Refused), session);
    }

    /// Announces something after the current announcements.
    pub(crate) fn notice(&mut self, message: Message, session: &mut Session) {
        self.tell(&Announcement::general(message), session);
    }

    /// Prints and speaks a line that the transcript holds already, or one about moving through it; it is not kept again.
    pub(crate) fn say_unlogged(&mut self, message: &Message, session: &mut Session) {
        self.say_unlogged_for(None, std::slice::from_ref(message), session);
    }

    /// Prints and speaks such lines, for one seat alone if they reveal that seat's hand.
    pub(crate) fn say_unlogged_for(
        &mut self,
        owner: Option<Seat>,
        messages: &[Message],
        session: &mut Session,
    ) {
        let mut announcements = Vec::new();
        for message in messages {
            announcements.push(Announcement {
                owner,
                ..Announcement::answer(message.clone())
            });
        }
        self.interrupt(CutBy::Answer, session.now);
        self.tell_answer(&announcements, false, session);
    }

    /// Speaks something that the row being typed shows already.
    pub(crate) fn say_shown(&mut self, message: &Message, session: &mut Session) {
        let text = session.text(message);
        self.say_at_once(utterance(text, session), session);
    }

    /// Speaks an utterance that is not announced again if a key press cuts it short.
    pub(super) fn say_at_once(&mut self, utterance: Utterance, session: &mut Session) {
        let waiting = TellWait {
            lasts: self.lasts(&utterance.text, session),
            waited: Duration::ZERO,
        };
        self.say(utterance, Vec::new(), waiting, session);
        self.tell_next(session);
    }

    /// Queues an announcement in the current language, even if another language is chosen before it is spoken.
    pub(crate) fn notice_in_this_language(&mut self, message: Message, session: &mut Session) {
        let announcement = [Announcement::general(message)];
        self.scheduler.push(TellItem {
            language: Some(session.language),
            ..TellItem::new(&announcement)
        });
        self.tell_next(session);
    }
}

/// Returns an answer as an utterance of our voice, in the language of the listener.
pub(crate) fn utterance(text: String, session: &Session) -> Utterance {
    Utterance {
        number: 0,
        text,
        language: session.voice(),
        urgency: Urgency::Answer,
        topic: None,
        lead: Duration::ZERO,
        owner: None,
    }
}

/// Makes an announcement about the place at which the player is in a menu, a text or a question.
pub(crate) fn at_cursor(message: Message, urgency: Urgency) -> Announcement {
    Announcement {
        urgency,
        ..Announcement::general(message).about(Topic::Cursor)
    }
}
