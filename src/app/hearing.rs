//! The microphone of the terminal: the key that opens it, what happens while it is open, and what was heard. What a spoken command
//! does stands in `table/spoken.rs`, since pages listen, too.

use crate::Outlet;
use crate::context::Context;
use crate::screens::Screen;
use crate::screens::shown::Shown;
use crate::table::spoken::{SpokenCommands, SpokenMoment};
use crate::teller::CutBy;
use crate::{App, Key, Touch};
use serpente_console::{Press, Repeat};
use serpente_listen::{Recognition, Sentences, Verdict, VoiceCommand};
use serpente_text::announce::say::listen as say;
use serpente_text::announce::{Cue, Message};
use std::time::Instant;

/// The key of the microphone.
pub(crate) const MICROPHONE_KEY: Key = Key::Char('\\');

/// The language that the recogniser understands.
const UNDERSTOOD: &str = "en";

/// An order to the microphone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MicrophoneOrder {
    /// Open it, and listen for these sentences.
    Open(Sentences),
    /// Close it, and find out what was said.
    Close,
    /// Close it, and forget what was said.
    Cancel,
}

/// News of the microphone. After an order to open it, `Closed` and one of the others come, or only `Failed`.
#[derive(Clone, PartialEq, Debug)]
pub enum HearingNews {
    /// It is closed; what was said is not known yet.
    Closed,
    /// Nobody spoke.
    Silence,
    /// Something was said.
    Heard {
        /// What it may have been.
        recognition: Recognition,
        /// Whether the microphone was so loud that speech was cut off.
        is_too_loud: bool,
    },
    /// Nothing can be heard, for this reason.
    Failed(Message),
}

/// What a screen waits for, on which the microphone opens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WaitsFor {
    Answer,
    Move,
    NextRound,
}

/// The state of the microphone.
#[derive(Default)]
pub(crate) struct MicrophoneUse {
    state: MicrophoneState,
    /// Whether it was opened by itself and not with its key.
    by_itself: bool,
    /// What it has opened by itself for. It opens once for each.
    opened_for: Option<WaitsFor>,
    /// How its key was pressed last: held down, it acts once.
    last_press: Repeat,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum MicrophoneState {
    #[default]
    Closed,
    Open,
    /// It is closed, and what was said is being found out.
    Recognising,
}

impl<O: Outlet> App<O> {
    /// Takes a key if it concerns the microphone. Returns whether nothing else is to be done.
    pub(crate) fn takes_microphone_key(&mut self, press: &Press) -> bool {
        let mut microphone = OwnMicrophone::of(&mut self.context);
        if press.key == MICROPHONE_KEY {
            return microphone.press(press);
        }
        microphone.cancel() && press.key == Key::Escape
    }

    /// Takes news of the microphone.
    pub fn hearing(&mut self, news: HearingNews, now: Instant) {
        self.context.session.now = now;
        let touches = OwnMicrophone::of(&mut self.context).take_news(news);
        self.touch_all(touches);
    }

    /// Opens the microphone if the player wants that by itself, the game waits for the player, and its voice is silent.
    pub fn open_microphone_by_itself(&mut self, now: Instant) {
        self.context.session.now = now;
        OwnMicrophone::of(&mut self.context).open_by_itself();
    }
}

/// The microphone of the terminal.
struct OwnMicrophone<'a, O> {
    context: &'a mut Context<O>,
}

impl<'a, O: Outlet> OwnMicrophone<'a, O> {
    fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }

    /// Opens the microphone with its key, or closes it. Returns `false` where there is none: a page has its own, and in a text
    /// field the key is a letter. Held down, the key acts once; a second press within 0.7 s could be its repetition and does
    /// nothing.
    fn press(&mut self, press: &Press) -> bool {
        if !self.context.teller.outlet.has_microphone()
            || matches!(self.context.screens.last(), Some(Screen::Typing(_)))
        {
            return false;
        }
        let microphone = &mut self.context.hearing;
        microphone.last_press = press.after(microphone.last_press);
        if microphone.last_press != Repeat::Meant {
            return true;
        }
        match microphone.state {
            MicrophoneState::Closed => {
                self.context.hearing.by_itself = false;
                self.open();
            }
            // If it cannot be closed, news of that will come.
            MicrophoneState::Open => drop(self.order(MicrophoneOrder::Close)),
            MicrophoneState::Recognising => {}
        }
        true
    }

    /// Closes the microphone because another key was pressed. Returns whether it was open.
    fn cancel(&mut self) -> bool {
        if self.context.hearing.state == MicrophoneState::Closed {
            return false;
        }
        // What the key does is told next.
        drop(self.order(MicrophoneOrder::Cancel));
        if self.context.hearing.state == MicrophoneState::Open {
            self.context.teller.outlet.ring(Cue::MicClosed.into());
        }
        self.end();
        true
    }

    fn order(&mut self, order: MicrophoneOrder) -> Result<(), Message> {
        self.context.teller.outlet.microphone(order)
    }

    fn open(&mut self) {
        let session = &self.context.session;
        if session.words.voice(session.language) != UNDERSTOOD {
            return self.context.refuse(say::listen_no_language());
        }
        let shown = self.context.shown();
        let sentences = self.moment(shown.as_ref()).grammar().sentences();
        if let Err(why) = self.order(MicrophoneOrder::Open(sentences)) {
            return self.context.refuse(why);
        }
        self.context.hearing.state = MicrophoneState::Open;
        self.context.interrupt(CutBy::Answer);
        self.context.teller.is_held = true;
        if self.context.teller.outlet.has_sound() {
            self.context.teller.outlet.ring(Cue::MicOpen.into());
        } else {
            let text = self.context.session.text(&say::listen_opened());
            self.context.teller.outlet.line(&text, UNDERSTOOD);
        }
    }

    /// Lets the game speak again.
    fn end(&mut self) {
        self.context.hearing.state = MicrophoneState::Closed;
        self.context.teller.is_held = false;
    }

    /// Returns what the player can mean now, on this screen.
    fn moment<'m>(&'m self, shown: Option<&'m Shown>) -> SpokenMoment<'m> {
        let is_asked = match shown {
            Some(Shown::Table { confirms, .. }) => !confirms.is_empty(),
            _ => false,
        };
        SpokenMoment {
            session: &self.context.session,
            shown,
            is_asked,
        }
    }

    /// Takes news. Returns the touches that carry out what was said.
    fn take_news(&mut self, news: HearingNews) -> Vec<Touch> {
        if self.context.hearing.state == MicrophoneState::Closed {
            // The player has cancelled it.
            return Vec::new();
        }
        match news {
            HearingNews::Closed => {
                self.context.hearing.state = MicrophoneState::Recognising;
                self.context.teller.outlet.ring(Cue::MicClosed.into());
                return Vec::new();
            }
            HearingNews::Silence => {
                self.end();
                if !self.context.hearing.by_itself {
                    self.context.refuse(say::listen_again());
                }
            }
            HearingNews::Failed(why) => {
                self.end();
                self.context.refuse(why);
            }
            HearingNews::Heard {
                recognition,
                is_too_loud,
            } => {
                self.end();
                let shown = self.context.shown();
                let moment = self.moment(shown.as_ref());
                let verdict = Verdict::of(&moment.grammar(), &recognition);
                return self.obey(verdict, is_too_loud);
            }
        }
        self.context.tell_next();
        Vec::new()
    }

    fn obey(&mut self, verdict: Verdict, is_too_loud: bool) -> Vec<Touch> {
        match verdict {
            Verdict::Understood {
                command: VoiceCommand::StopListening,
                ..
            } => {
                self.context.session.settings.microphone.by_itself = false;
                self.context.keep_settings();
                self.context.answer(say::listen_by_itself_off());
                Vec::new()
            }
            Verdict::Understood { phrase, .. } => {
                // The microphone opens again for what the game asks then.
                self.context.hearing.opened_for = None;
                SpokenCommands::of(self.context).take(&[phrase])
            }
            Verdict::NotHeld(tile) => {
                self.context.refuse(say::listen_not_held(tile));
                Vec::new()
            }
            Verdict::Nothing if is_too_loud => {
                self.context.refuse(say::listen_microphone_loud());
                Vec::new()
            }
            // Says that nothing was understood, and lets a question stand.
            Verdict::Nothing => SpokenCommands::of(self.context).take(&[]),
        }
    }

    fn open_by_itself(&mut self) {
        if !self.context.session.settings.microphone.by_itself
            || self.context.hearing.state != MicrophoneState::Closed
            || self.context.teller.scheduler.is_waiting()
        {
            return;
        }
        let waits_for = self.waits_for();
        if waits_for == self.context.hearing.opened_for {
            return;
        }
        self.context.hearing.opened_for = waits_for;
        if waits_for.is_some() && self.context.teller.outlet.has_microphone() {
            self.context.hearing.by_itself = true;
            self.open();
        }
    }

    /// Returns what the screen waits for; `None` while others play.
    fn waits_for(&self) -> Option<WaitsFor> {
        match self.context.shown()? {
            Shown::Question { .. } => Some(WaitsFor::Answer),
            Shown::Table { confirms, .. } if !confirms.is_empty() => Some(WaitsFor::Answer),
            Shown::Table { own_turn: true, .. } => Some(WaitsFor::Move),
            // Between the rounds there are no ends to ask for.
            Shown::Table { answers, .. } if !answers.contains_key("ends") => {
                Some(WaitsFor::NextRound)
            }
            _ => None,
        }
    }
}
