//! The outputs of the real program: terminal, speech, sound, network.

use super::Wake;
use crate::hosting::LocalParlour;
use crate::listening::TerminalMicrophone;
use crate::mdns::Mdns;
use crate::terminal::Terminal;
use serpente_app::{MicrophoneOrder, Outlet};
use serpente_arguments::CommandOptions;
use serpente_client::{Address, Network, NetworkNews, NetworkOrder};
use serpente_console::Sender;
use serpente_device::settings::{Folders, Settings};
use serpente_device::sound::{Sound, SoundTuning, folder_in};
use serpente_device::speech::{Speech, SpeechOrder, apart};
use serpente_text::announce::{Message, SoundCue};
use serpente_text::words::Words;
use std::sync::Arc;
use std::time::Duration;

/// The outputs of the real program.
pub(super) struct Outlets {
    pub(super) terminal: Terminal,
    pub(super) speech: Speech,
    pub(super) sound: Sound,
    pub(super) network: Network,
    /// The search for parlours on the local network, once it has begun.
    search: Option<Mdns>,
    microphone: TerminalMicrophone,
    to_loop: Sender<Wake>,
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
        // If the loop has ended, neither reports nor news are needed.
        let reports = to_loop.clone();
        let speech = Speech::start(
            options.player.voice.tuning(settings),
            apart::voices(),
            move |report| {
                let _ = reports.news(Wake::Report(report));
            },
        );
        let from_network = to_loop.clone();
        let network = Network::new(move |news| {
            let _ = from_network.news(Wake::Network(news));
        });
        let own_sounds = folders.map(|folders| folder_in(&folders.data));
        Self {
            terminal,
            speech,
            sound: Sound::start(options.player.voice.sounds(settings), own_sounds),
            network,
            search: None,
            microphone: TerminalMicrophone::new(settings, folders),
            to_loop: to_loop.clone(),
            hosting: LocalParlour::new(
                folders.map(|folders| folders.data.join("parlour")),
                words,
                options.parlour.clone(),
            ),
        }
    }
}

impl Outlets {
    /// Looks for parlours on the local network from now on.
    fn look(&mut self) {
        if self.search.is_none() {
            let to_loop = self.to_loop.clone();
            let search = Mdns::look(move |parlours| {
                // If the loop has ended, nobody needs the parlours.
                let _ = to_loop.news(Wake::Network(NetworkNews::Found(parlours)));
            });
            // If the search cannot be started, no parlours are found.
            self.search = search.ok();
        }
    }
}

impl Outlet for Outlets {
    fn line(&mut self, text: &str, _language: &str) {
        self.terminal.line(text);
    }

    fn typed(&mut self, text: &str, cursor: usize) {
        self.terminal.lines.typed(text, cursor);
    }

    fn clear(&mut self) {
        self.terminal.clear();
    }

    fn keeps_lines(&self) -> bool {
        self.terminal.keeps_lines()
    }

    fn speech(&mut self, order: SpeechOrder) {
        self.speech.order(order);
    }

    fn cue(&mut self, sound: SoundCue) -> Duration {
        self.sound.play(sound)
    }

    fn ring(&mut self, sound: SoundCue) {
        self.sound.ring(sound);
    }

    fn has_sound(&self) -> bool {
        self.sound.is_ready()
    }

    fn tune_sounds(&mut self, tuning: SoundTuning) {
        self.sound.tune(tuning);
    }

    fn has_microphone(&self) -> bool {
        true
    }

    fn microphone(&mut self, order: MicrophoneOrder) -> Result<(), Message> {
        let to_loop = self.to_loop.clone();
        self.microphone.order(order, move |news| {
            // If the loop has ended, nobody needs the news.
            let _ = to_loop.news(Wake::Hearing(news));
        })
    }

    fn network(&mut self, order: NetworkOrder) {
        if order == NetworkOrder::Look {
            self.look();
        } else {
            self.network.order(order);
        }
    }

    fn host(&mut self, name: &str) -> Result<Address, Message> {
        self.hosting.open(name)
    }

    fn reached_at(&self) -> Option<Address> {
        self.hosting.reached_at()
    }
}
