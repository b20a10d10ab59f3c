//! An app for the tests of this crate: a player at a terminal without a voice, without files and without a network.

use crate::{App, Incoming, Key, Outlet, Parts, Press, Start};
use serpente_client::NetworkOrder;
use serpente_device::settings::Settings;
use serpente_device::sound::SoundTuning;
use serpente_device::speech::SpeechOrder;
use serpente_engine::table::RandomSource;
use serpente_text::announce::SoundCue;
use serpente_text::words::Words;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// An outlet that only remembers the printed lines.
#[derive(Default)]
pub(crate) struct PrintedLines(pub(crate) Vec<String>);

impl Outlet for PrintedLines {
    fn line(&mut self, text: &str, _language: &str) {
        self.0.push(text.to_owned());
    }

    fn clear(&mut self) {}

    fn speech(&mut self, _order: SpeechOrder) {}

    fn cue(&mut self, _sound: SoundCue) -> Duration {
        Duration::ZERO
    }

    fn ring(&mut self, _sound: SoundCue) {}

    fn tune_sounds(&mut self, _tuning: SoundTuning) {}

    fn network(&mut self, _order: NetworkOrder) {}
}

/// Creates an app that prints each line at once.
pub(crate) fn silent_app() -> App<PrintedLines> {
    let (words, problems) = Words::new(None);
    assert!(problems.is_empty());
    let language = words.english();
    let mut start = Start::default();
    start.overrides.speech = Some(false);
    App::new(Parts {
        outlet: PrintedLines::default(),
        words: Arc::new(words),
        language,
        settings: Settings::default(),
        folders: None,
        start,
        paced: false,
        reader_runs: false,
        engines: &[],
        now: Instant::now(),
        random: RandomSource::seeded(1),
    })
}

/// Presses a key, and returns the lines that were printed in answer to it. The press comes ten seconds after whatever was
/// before it, so that it cannot be too soon.
pub(crate) fn the_lines_after(app: &mut App<PrintedLines>, key: Key) -> Vec<String> {
    app.context.teller.outlet.0.clear();
    let now = app.context.session.now + Duration::from_secs(10);
    let typed = match key {
        Key::Char(letter) => Some(letter),
        _ => None,
    };
    app.take(Incoming::Key(Press::deliberate(key, typed)), now);
    std::mem::take(&mut app.context.teller.outlet.0)
}
