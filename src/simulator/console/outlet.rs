//! The outputs of the program, in their order.

use super::PlantedInConsole;
use crate::choices::SeededChoices;
use serpente_app::Outlet;
use serpente_client::NetworkOrder;
use serpente_device::sound::SoundTuning;
use serpente_device::speech::{SpeechOrder, Utterance};
use serpente_text::announce::SoundCue;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

/// An output of the program.
pub(super) enum OutletCall {
    /// A line is printed, or a line of the record is written.
    Line(String),
    Say(Utterance),
    /// Another order to speech.
    Order(SpeechOrder),
    /// The row that is being typed.
    Typed,
    /// A sound, or the screen is cleared.
    Other,
}

struct OutletState {
    calls: Vec<OutletCall>,
    /// A line of the record that a planted fault holds back.
    held_back: Option<String>,
    planted: Option<PlantedInConsole>,
    chance: SeededChoices,
}

/// An outlet that keeps all outputs until they are taken.
#[derive(Clone)]
pub(super) struct RecordingOutlet(Rc<RefCell<OutletState>>);

impl RecordingOutlet {
    pub(super) fn new(planted: Option<PlantedInConsole>, chance: SeededChoices) -> Self {
        Self(Rc::new(RefCell::new(OutletState {
            calls: Vec::new(),
            held_back: None,
            planted,
            chance,
        })))
    }

    /// Returns the outputs since the last call.
    pub(super) fn take(&self) -> Vec<OutletCall> {
        let mut state = self.0.borrow_mut();
        let mut calls = std::mem::take(&mut state.calls);
        calls.extend(state.held_back.take().map(OutletCall::Line));
        calls
    }

    /// Returns how many outputs wait.
    pub(super) fn calls(&self) -> usize {
        self.0.borrow().calls.len()
    }

    fn push(&self, call: OutletCall) {
        self.0.borrow_mut().calls.push(call);
    }

    /// Returns whether this fault is planted and happens now.
    fn happens(&self, planted: PlantedInConsole) -> bool {
        let mut state = self.0.borrow_mut();
        state.planted == Some(planted) && state.chance.once_in(20)
    }
}

impl Outlet for RecordingOutlet {
    fn line(&mut self, text: &str, _language: &str) {
        let is_record = text.starts_with(r#"{"type""#);
        let mut held_back = None;
        {
            let mut state = self.0.borrow_mut();
            if is_record && state.planted == Some(PlantedInConsole::TellBeforeRecord) {
                held_back = state.held_back.replace(text.to_owned());
                state.calls.extend(held_back.take().map(OutletCall::Line));
                return;
            }
            if !is_record {
                held_back = state.held_back.take();
            }
        }
        if !is_record && self.happens(PlantedInConsole::DropLine) {
            return;
        }
        self.push(OutletCall::Line(text.to_owned()));
        if let Some(late) = held_back {
            self.push(OutletCall::Line(late));
        }
    }

    fn typed(&mut self, _text: &str, _cursor: usize) {
        self.push(OutletCall::Typed);
    }

    fn clear(&mut self) {
        self.push(OutletCall::Other);
    }

    fn speech(&mut self, order: SpeechOrder) {
        let SpeechOrder::Say(utterance) = order else {
            self.push(OutletCall::Order(order));
            return;
        };
        if self.happens(PlantedInConsole::DropText) {
            return;
        }
        if self.happens(PlantedInConsole::SayTwice) {
            self.push(OutletCall::Say(utterance.clone()));
        }
        self.push(OutletCall::Say(utterance));
    }

    fn cue(&mut self, _sound: SoundCue) -> Duration {
        self.push(OutletCall::Other);
        Duration::from_millis(150)
    }

    fn ring(&mut self, _sound: SoundCue) {
        self.push(OutletCall::Other);
    }

    fn tune_sounds(&mut self, _tuning: SoundTuning) {}

    fn network(&mut self, _order: NetworkOrder) {}
}
