//! The speech floor: its rules with a recording voice, and faults with the stand-in daemon and the
//! real library.

mod daemon;
mod faults;
mod floor;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serpente_device::speech::{Opener, Openers, Report, Speech, Tuning, Utterance, apart};
use serpente_text::announce::Urgency;

use serpente_testing::stand_in::StandIn;

pub(crate) fn utterance(text: &str, urgency: Urgency) -> Utterance {
    Utterance {
        number: 0,
        text: text.into(),
        language: "en".into(),
        urgency,
        topic: None,
        lead: Duration::ZERO,
        owner: None,
    }
}

fn answer(text: &str) -> Utterance {
    utterance(text, Urgency::Answer)
}

pub(crate) fn event(text: &str) -> Utterance {
    utterance(text, Urgency::Event)
}

fn italian(text: &str) -> Utterance {
    Utterance {
        language: "it".into(),
        ..event(text)
    }
}

/// Returns the opener of the system's voice, with the real library, at the daemon with this
/// address.
fn at(address: &str) -> Opener {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_voice"));
    apart::opener(program, Some(address.to_owned()))
}

fn voice(stand_in: &StandIn) -> Opener {
    at(&stand_in.address())
}

fn start(tuning: Tuning, opener: Opener) -> (Speech, Receiver<Report>) {
    let (report, reports) = channel();
    let openers = Openers {
        system: opener,
        inside: None,
        reader: None,
    };
    let speech = Speech::start(tuning, openers, move |news| {
        let _ = report.send(news);
    });
    (speech, reports)
}

/// Waits long enough for a thread to have done what it should not.
fn breathe() {
    std::thread::sleep(Duration::from_millis(60));
}
