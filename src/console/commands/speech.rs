//! Which speech was found, and a sentence to hear it.

use super::Desk;
use crate::announce::say::speech as say;
use crate::announce::{Arg, Urgency};
use crate::speech::{Report, Speech, Tuning, Utterance, VoiceInfo, apart};
use std::collections::BTreeMap;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How long the list of voices may take.
const VOICES: Duration = Duration::from_secs(6);

/// How long the test sentence may take.
const SENTENCE: Duration = Duration::from_secs(8);

/// So many voices of a language are named.
const NAMED: usize = 3;

pub(super) fn run(desk: &Desk<'_>) {
    let chosen = &desk.settings.speech;
    let tuning = Tuning {
        on: true,
        engine: chosen.engine,
        rate: desk.options.rate.unwrap_or(chosen.rate),
        volume: desk.options.volume.unwrap_or(chosen.volume),
        pitch: chosen.pitch,
        voices: chosen.voices.clone(),
    };
    let (to, reports) = channel();
    let speech = Speech::start(tuning, apart::voices(), move |report| drop(to.send(report)));
    speech.ask_voices();
    let until = Instant::now() + VOICES;
    loop {
        match reports.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Report::Voices(voices)) => {
                desk.tell(&say::speech_found());
                tell_voices(&voices, desk);
                break;
            }
            Ok(
                Report::Restored
                | Report::NoVoice { .. }
                | Report::StandsIn(_)
                | Report::Reworded(_),
            ) => {}
            Ok(Report::NotInside { language }) => desk.tell(&say::speech_not_inside(language)),
            Ok(Report::Unavailable | Report::Lost)
            | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                desk.tell(&say::speech_unavailable());
                return;
            }
        }
    }
    desk.tell(&say::speech_test());
    let text = desk
        .words
        .text(&say::speech_test(), crate::words::Detail::Normal);
    let language = desk.words.voice().to_owned();
    let sentence = Utterance {
        text,
        language,
        urgency: Urgency::Answer,
        topic: None,
        lead: Duration::ZERO,
        secret: false,
    };
    speech.farewell(sentence, SENTENCE);
}

fn tell_voices(voices: &[VoiceInfo], desk: &Desk<'_>) {
    let mut by_language: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for voice in voices {
        by_language
            .entry(&voice.language)
            .or_default()
            .push(&voice.id);
    }
    for (language, ids) in by_language {
        let named = ids
            .iter()
            .take(NAMED)
            .map(|id| Arg::Text((*id).to_owned()))
            .collect();
        desk.tell(&say::speech_voices(language.to_owned(), ids.len(), named));
    }
}
