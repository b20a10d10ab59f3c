//! An outlet that keeps the program's output in order.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use serpente_app::Outlet;
use serpente_device::sound::SoundTuning;
use serpente_device::speech::{Tuning, Utterance};
use serpente_engine::rules::Seat;
use serpente_net::client::NetworkOrder;
use serpente_text::announce::{Cue, Topic};

/// One output of the program.
pub(super) enum Out {
    Line(String),
    Say(Utterance),
    Quiet,
    Withdraw,
}

#[derive(Clone, Default)]
pub(super) struct Ways(pub(super) Rc<RefCell<Vec<Out>>>);

impl Ways {
    fn push(&self, out: Out) {
        self.0.borrow_mut().push(out);
    }
}

impl Outlet for Ways {
    fn line(&mut self, text: &str, _language: &str) {
        self.push(Out::Line(text.to_owned()));
    }

    fn say(&mut self, utterance: Utterance) {
        self.push(Out::Say(utterance));
    }

    fn quiet(&mut self) {
        self.push(Out::Quiet);
    }

    fn clear(&mut self) {}

    fn forget_others(&mut self, _listener: Option<Seat>) {}

    fn forget(&mut self, _topic: Topic) {}

    fn withdraw(&mut self) {
        self.push(Out::Withdraw);
    }

    fn cue(&mut self, _cue: Cue) -> Duration {
        Duration::ZERO
    }

    fn ring(&mut self, _cue: Cue) {}

    fn tune(&mut self, _tuning: Tuning) {}

    fn tune_sounds(&mut self, _tuning: SoundTuning) {}

    fn network(&mut self, _order: NetworkOrder) {}
}
