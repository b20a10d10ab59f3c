//! Reports which speech was found, and speaks a test sentence.

use super::Desk;
use serpente_device::speech::{
    Engine, Report, Speech, SpeechOrder, Tuning, Utterance, VoiceInfo, apart,
};
use serpente_system::facts::facts;
use serpente_system::screen_reader::ScreenReader;
use serpente_system::voice::primary;
use serpente_text::announce::say::speech as say;
use serpente_text::announce::{Arg, Urgency};
use std::collections::{BTreeMap, BTreeSet};
use std::env::consts::{ARCH, OS};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How long listing the voices may take.
const VOICES: Duration = Duration::from_secs(6);

/// How long the test sentence may take. On a slow machine a voice that hangs is given up after half of that time, and
/// another one speaks.
const SENTENCE: Duration = Duration::from_secs(12);

/// How many voices of a language are listed by name.
const NAMED: usize = 3;

pub(super) fn run(desk: &Desk<'_>) {
    let screen_reader = ScreenReader::ask();
    let reader_name = apart::ask_for_reader_name();
    try_out(desk);
    let mut system = vec![format!("{OS} {ARCH}")];
    system.extend(facts());
    if let Some(reader_name) = reader_name {
        system.extend(reader_name());
    }
    let (version, reads) = (env!("CARGO_PKG_VERSION"), screen_reader.is_known_to_run());
    let system = system.join(", ");
    desk.tell(&say::speech_report(version.to_owned(), system, reads));
}

/// Prints which voices were found, and speaks a sentence.
fn try_out(desk: &Desk<'_>) {
    let chosen = &desk.settings.speech;
    let tuning = Tuning {
        on: Some(true),
        ..desk.options.overrides().tuning(desk.settings)
    };
    let (to, reports) = channel();
    let speech = Speech::start(tuning, apart::voices(), move |report| drop(to.send(report)));
    speech.order(SpeechOrder::AskVoices);
    let until = Instant::now() + VOICES;
    loop {
        match reports.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Report::Voices(voices)) => {
                let reader = voices.iter().find(|voice| voice.is_readers());
                desk.tell(&if let Some(reader) = reader {
                    say::speech_reader(reader.id.clone())
                } else if voices.iter().any(VoiceInfo::is_inside) {
                    say::speech_inside(chosen.engine != Engine::Inside)
                } else {
                    say::speech_found()
                });
                tell_voices(&voices, desk);
                break;
            }
            Ok(Report::NotInside { language }) => {
                desk.tell(&say::speech_not_inside(language, say::SystemKeyword(OS)));
            }
            Ok(Report::Unavailable | Report::Lost)
            | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                desk.tell(&say::speech_none());
                return;
            }
            Ok(_) => {}
        }
    }
    desk.tell(&say::speech_test());
    let text = desk.text(&say::speech_test());
    let language = desk.words.voice(desk.language);
    let sentence = Utterance {
        number: 0,
        text,
        language,
        urgency: Urgency::Answer,
        topic: None,
        lead: Duration::ZERO,
        owner: None,
    };
    speech.farewell(sentence, SENTENCE);
}

/// Prints the voices for the languages of the program. Of the other voices only the number is given, since a system can have
/// over a hundred.
fn tell_voices(voices: &[VoiceInfo], desk: &Desk<'_>) {
    let mut by_language: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for voice in voices.iter().filter(|voice| !voice.is_readers()) {
        by_language
            .entry(primary(&voice.language))
            .or_default()
            .push(&voice.id);
    }
    let languages = desk.words.languages();
    let spoken: BTreeSet<String> = languages
        .iter()
        .map(|language| primary(&language.voice))
        .collect();
    let (ours, others): (Vec<_>, Vec<_>) = by_language
        .into_iter()
        .partition(|(language, _)| spoken.contains(language));
    for (language, ids) in ours {
        let named = ids.iter().take(NAMED).map(|id| Arg::Text((*id).to_owned()));
        desk.tell(&say::speech_voices(language, ids.len(), named));
    }
    if !others.is_empty() {
        desk.tell(&say::speech_voices_more(others.len()));
    }
}
