//! The outputs of the real program: terminal, speech, sound, network.

use super::Wake;
use crate::hosting::LocalParlour;
use crate::terminal::Terminal;
use serpente_app::Outlet;
use serpente_app::Sender;
use serpente_arguments::CommandOptions;
use serpente_device::settings::{Folders, Settings};
use serpente_device::sound::{Sound, SoundTuning};
use serpente_device::speech::{Speech, Tuning, Utterance, apart};
use serpente_engine::rules::Seat;
use serpente_net::client::{Address, Network, NetworkOrder};
use serpente_text::announce::{Cue, Message, Topic};
use serpente_text::words::Words;
use std::sync::Arc;
use std::time::Duration;

/// The outputs of the real program.
pub(super) struct Outlets {
    pub(super) terminal: Terminal,
    pub(super) speech: Speech,
    pub(super) sound: Sound,
    pub(super) network: Network,
    pub(super) hosting: LocalParlour,
}

impl Outlets {
    pub(super) fn open(
        terminal: Terminal,
        settings: &Settings,
        options: &CommandOptions,
        folders: Option<&Folders>,
        words: Arc<Words>,
        to_loop: &Sender<Wake>,
    ) -> Self {
        let (reports, from_network) = (to_loop.clone(), to_loop.clone());
        let report = move |report| {
            // If the loop has ended, the report is not needed.
            let _ = reports.news(Wake::Report(report));
        };
        let news = move |news| {
            let _ = from_network.news(Wake::Network(news));
        };
        let own_sounds = folders.map(|folders| folders.data.join("sounds"));
        Self {
            terminal,
            speech: Speech::start(options.tuning(settings), apart::voices(), report),
            sound: Sound::start(options.sounds(settings), own_sounds),
            network: Network::new(news),
            hosting: LocalParlour::new(folders.map(|folders| folders.data.join("parlour")), words),
        }
    }
}

impl Outlet for Outlets {
    fn line(&mut self, text: &str, _language: &str) {
        self.terminal.line(text);
    }

    fn typed(&mut self, text: &str, cursor: usize) {
        self.terminal.typed(text, cursor);
    }

    fn clear(&mut self) {
        self.terminal.clear();
    }

    fn say(&mut self, utterance: Utterance) {
        self.speech.say(utterance);
    }

    fn quiet(&mut self) {
        self.speech.stop();
    }

    fn forget_others(&mut self, listener: Option<Seat>) {
        self.speech.forget_others(listener);
    }

    fn forget(&mut self, topic: Topic) {
        self.speech.forget(topic);
    }

    fn withdraw(&mut self) {
        self.speech.withdraw();
    }

    fn cue(&mut self, cue: Cue) -> Duration {
        self.sound.play(cue)
    }

    fn ring(&mut self, cue: Cue) {
        self.sound.ring(cue);
    }

    fn tune(&mut self, tuning: Tuning) {
        self.speech.tune(tuning);
    }

    fn tune_sounds(&mut self, tuning: SoundTuning) {
        self.sound.tune(tuning);
    }

    fn ask_voices(&mut self) {
        self.speech.ask_voices();
    }

    fn network(&mut self, order: NetworkOrder) {
        self.network.order(order);
    }

    fn host(&mut self, name: &str) -> Result<Address, Message> {
        self.hosting.open(name)
    }

    fn reached_at(&self) -> Option<Address> {
        self.hosting.reached_at()
    }
}
