//! An outlet that keeps the program's output in order.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use serpente_app::Outlet;
use serpente_client::NetworkOrder;
use serpente_device::sound::SoundTuning;
use serpente_device::speech::{SpeechOrder, Utterance};
use serpente_text::announce::SoundCue;

/// One output of the program.
pub(super) enum Out {
    Line(String),
    Say(Utterance),
    Quiet,
    Withdraw,
}

#[derive(Clone, Default)]
pub(super) struct ConsoleOutlet(pub(super) Rc<RefCell<Vec<Out>>>);

impl ConsoleOutlet {
    fn push(&self, out: Out) {
        self.0.borrow_mut().push(out);
    }
}

impl Outlet for ConsoleOutlet {
    fn line(&mut self, text: &str, _language: &str) {
        self.push(Out::Line(text.to_owned()));
    }

    fn speech(&mut self, order: SpeechOrder) {
        match order {
            SpeechOrder::Say(utterance) => self.push(Out::Say(utterance)),
            SpeechOrder::Stop => self.push(Out::Quiet),
            SpeechOrder::Withdraw => self.push(Out::Withdraw),
            _ => {}
        }
    }

    fn clear(&mut self) {}

    fn cue(&mut self, _sound: SoundCue) -> Duration {
        Duration::ZERO
    }

    fn ring(&mut self, _sound: SoundCue) {}

    fn tune_sounds(&mut self, _tuning: SoundTuning) {}

    fn network(&mut self, _order: NetworkOrder) {}
}
