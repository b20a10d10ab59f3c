//! Reports which speech was found, and speaks a test sentence.

use super::CommandContext;
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
const VOICES_TIMEOUT: Duration = Duration::from_secs(6);

/// How long the test sentence may take. On a slow machine a voice that hangs is given up after half
/// of that time, and another one speaks.
const SENTENCE_TIMEOUT: Duration = Duration::from_secs(12);

/// How many voices of a language are listed by name.
const MAX_NAMED: usize = 3;

pub(super) fn run(context: &CommandContext<'_>) {
    let screen_reader = ScreenReader::ask();
    let reader_name = apart::ask_for_reader_name();
    try_out(context);
    let mut system = vec![format!("{OS} {ARCH}")];
    system.extend(facts());
    if let Some(reader_name) = reader_name {
        system.extend(reader_name());
    }
    context.print(&say::speech_report(
        env!("CARGO_PKG_VERSION").to_owned(),
        system.join(", "),
        screen_reader.is_known_to_run(),
    ));
}

/// Prints which voices were found, and speaks a sentence.
fn try_out(context: &CommandContext<'_>) {
    let chosen = &context.settings.speech;
    let tuning = Tuning {
        on: Some(true),
        ..context.options.player.voice.tuning(context.settings)
    };
    let (to, reports) = channel();
    let speech = Speech::start(tuning, apart::voices(), move |report| drop(to.send(report)));
    speech.order(SpeechOrder::AskVoices);
    let until = Instant::now() + VOICES_TIMEOUT;
    loop {
        match reports.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Report::Voices(voices)) => {
                let reader = voices.iter().find(|voice| voice.is_readers());
                context.print(&if let Some(reader) = reader {
                    say::speech_reader(reader.id.clone())
                } else if voices.iter().any(VoiceInfo::is_inside) {
                    say::speech_inside(chosen.engine != Engine::Inside)
                } else {
                    say::speech_found()
                });
                tell_voices(&voices, context);
                break;
            }
            Ok(Report::NoneInstalled) => context.print(&say::speech_none_installed()),
            Ok(Report::NotInside { language }) => {
                context.print(&say::speech_not_inside(language, say::SystemKeyword(OS)));
            }
            Ok(Report::Unavailable | Report::Lost)
            | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                context.print(&say::speech_none());
                return;
            }
            Ok(_) => {}
        }
    }
    context.print(&say::speech_test());
    let text = context.text(&say::speech_test());
    let language = context.words.voice(context.language);
    let sentence = Utterance {
        number: 0,
        text,
        language,
        urgency: Urgency::Answer,
        topic: None,
        lead: Duration::ZERO,
        owner: None,
    };
    speech.farewell(sentence, SENTENCE_TIMEOUT);
}

/// Prints the voices for the languages of the program. Of the other voices only the number is
/// given, since a system can have over a hundred.
fn tell_voices(voices: &[VoiceInfo], context: &CommandContext<'_>) {
    let mut by_language: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for voice in voices.iter().filter(|voice| !voice.is_readers()) {
        by_language
            .entry(primary(&voice.language))
            .or_default()
            .push(&voice.id);
    }
    let mut spoken = BTreeSet::new();
    for language in context.words.languages() {
        spoken.insert(primary(&language.voice));
    }
    let mut others = 0;
    for (language, ids) in by_language {
        if !spoken.contains(&language) {
            others += 1;
            continue;
        }
        let named = ids
            .iter()
            .take(MAX_NAMED)
            .map(|id| Arg::Text((*id).to_owned()));
        context.print(&say::speech_voices(language, ids.len(), named));
    }
    if others > 0 {
        context.print(&say::speech_voices_more(others));
    }
}
