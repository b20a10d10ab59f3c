//! The answers to keys that get no other: refusals and remarks.

use super::scheduler::{CutBy, TellItem};
use super::{App, Outlet, Screen};
use crate::Key;
use serpente_device::speech::Utterance;
use serpente_engine::rules::Seat;
use serpente_seat::AppAction;
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::{listen, refusals};
use serpente_text::announce::{Announcement, Cue, Message, Urgency};
use std::time::Duration;

impl<O: Outlet> App<O> {
    pub(super) fn answer(&mut self, message: Message) {
        self.tell(&Announcement::reply(message));
    }

    pub(super) fn refuse(&mut self, message: Message) {
        self.tell(&Announcement::reply(message).with(Cue::Refused));
    }

    pub(super) fn without_use(&mut self, key: Key) {
        if key.is_mark() {
            return;
        }
        // Pages that can listen open the microphone with this key themselves.
        if key == Key::Char('\\') {
            return self.refuse(listen::listen_only_browsers());
        }
        let help = self.key(AppAction::Help);
        self.refuse(refusals::key_without_use(key.spoken(), help));
    }

    pub(super) fn unknown(&mut self, text: String) {
        if matches!(self.screens.last(), Some(Screen::Typing(_))) {
            self.take_typed(&text);
        } else {
            let help = self.key(AppAction::Help);
            // An empty line names no key that the answer could mention.
            self.refuse(if text.is_empty() {
                refusals::nameless_key(help)
            } else {
                refusals::key_without_use(key_letter(text), help)
            });
        }
    }

    /// Prints and speaks a line that the log holds already, or one about moving through the log; it is not logged again.
    pub(super) fn aside(&mut self, message: &Message) {
        self.aside_for(None, std::slice::from_ref(message));
    }

    /// Prints and speaks such lines, for one seat alone if they reveal that seat's hand.
    pub(super) fn aside_for(&mut self, owner: Option<Seat>, messages: &[Message]) {
        let told = messages.iter().map(|message| Announcement {
            owner,
            ..Announcement::answer(message.clone())
        });
        let told: Vec<Announcement> = told.collect();
        self.interrupt(CutBy::Answer);
        self.tell_answer(&told, false);
    }

    /// Speaks something that the row being typed shows already.
    pub(super) fn say_shown(&mut self, message: &Message) {
        let text = self.text(message);
        self.say_at_once(self.utterance(text, Urgency::Answer, None, Duration::ZERO));
    }

    /// Speaks an utterance that is not announced again if a key press cuts it short.
    pub(super) fn say_at_once(&mut self, utterance: Utterance) {
        let lasts = self.lasts(&utterance.text);
        self.say(utterance, Vec::new(), (lasts, Duration::ZERO));
        self.tell_next();
    }

    /// Queues an announcement in the current language, even if another language is chosen before it is spoken.
    pub(super) fn notice_in_this_language(&mut self, message: Message) {
        let told = [Announcement::general(message)];
        self.announcer.scheduler.push(TellItem {
            language: Some(self.announcer.language),
            ..TellItem::new(&told)
        });
        self.tell_next();
    }
}
