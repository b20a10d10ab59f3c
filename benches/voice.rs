//! Measures how soon the voice gets a text, and how soon it falls silent: the system's voice, with the real library and a
//! stand-in daemon; and the whole program with the built-in voice, recorded at a sound card.

#[path = "../tests/program.rs"]
mod program;
#[expect(dead_code, reason = "the tests play its faults, too")]
#[path = "../tests/inside/sound_server.rs"]
mod sound_server;

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use serpente_device::speech::{Openers, Speech, Tuning, Utterance, apart};
use serpente_testing::stand_in::{Fault, StandIn};
use serpente_text::announce::Urgency;

use sound_server::Home;

/// Longer than anything takes.
const NEVER: Duration = Duration::from_secs(60);

/// After this long without sound, the voice has fallen silent.
const SILENT: Duration = Duration::from_millis(600);

fn speech(daemon: &StandIn) -> Speech {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_serpente"));
    let voice = apart::opener(program, Some(daemon.address()));
    let openers = Openers {
        system: voice,
        inside: None,
        reader: None,
    };
    Speech::start(Tuning::default(), openers, |_| ())
}

/// Returns how long after `since` the daemon has the text that is spoken now.
fn handed_over(speech: &Speech, daemon: &StandIn, text: &str, since: Instant) -> Duration {
    speech.say(Utterance {
        number: 0,
        text: text.to_owned(),
        language: "en".into(),
        urgency: Urgency::Answer,
        topic: None,
        lead: Duration::ZERO,
        owner: None,
    });
    let said = daemon.wait_for(|said| said.text == text, NEVER);
    said.expect("it was said").at - since
}

fn system(c: &mut Criterion) {
    let mut number = 0;
    let mut next = || {
        number += 1;
        format!("answer {number}")
    };

    let daemon = StandIn::start(Fault::None).with_pace(Duration::from_millis(20));
    let talking = speech(&daemon);
    c.bench_function("an answer to the daemon, while it speaks", |b| {
        b.iter_custom(|times| {
            (0..times)
                .map(|_| handed_over(&talking, &daemon, &next(), Instant::now()))
                .sum()
        });
    });

    let daemon = StandIn::start(Fault::None).with_voices(13_000);
    c.bench_function("start to the first word, 13,000 voices", |b| {
        b.iter_custom(|times| {
            (0..times)
                .map(|_| {
                    let began = Instant::now();
                    handed_over(&speech(&daemon), &daemon, &next(), began)
                })
                .sum()
        });
    });
}

fn inside(c: &mut Criterion) {
    let home = Home::open();
    let start = || home.play(&home.nowhere(), &["--lang", "it", "--speech", "on"]);
    c.bench_function("start without a daemon to the first sound", |b| {
        b.iter_custom(|times| {
            (0..times)
                .map(|_| {
                    // Wait until the sound of the last run has been played.
                    thread::sleep(SILENT);
                    let began = Instant::now();
                    let _player = start();
                    home.voice_after(began) - began
                })
                .sum()
        });
    });
    c.bench_function("a key to silence, in the middle of a word", |b| {
        b.iter_custom(|times| {
            (0..times)
                .map(|_| {
                    let began = Instant::now();
                    let mut player = start();
                    home.voice_after(began);
                    thread::sleep(SILENT / 2);
                    home.voice_after(Instant::now());
                    let pressed = Instant::now();
                    // F4 would speak a last announcement.
                    player.press("escape");
                    home.voice_went_on(pressed, SILENT)
                })
                .sum()
        });
    });
}

criterion_group! {
    name = at_the_daemon;
    config = Criterion::default();
    targets = system
}
criterion_group! {
    name = at_the_ear;
    config = Criterion::default().sample_size(10).warm_up_time(Duration::from_secs(1));
    targets = inside
}
criterion_main!(at_the_daemon, at_the_ear);
