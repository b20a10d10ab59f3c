//! The whole program without a daemon, and what is heard of it.

use std::thread;
use std::time::{Duration, Instant};

use super::sound_server::Home;
use serpente_testing::stand_in::{Fault, StandIn};
use serpente_testing::waking::WakingDelay;

/// The delay between the card and the recording.
const ON_THE_WAY: Duration = Duration::from_millis(60);

/// How long to listen for a voice that should be silent: longer than the pauses in sentences of the menu.
const WHILE: Duration = Duration::from_millis(1500);

/// How soon a voice must fall silent.
const SILENT: Duration = Duration::from_secs(1);

/// How many threads and processes a key passes through to what is heard: the terminal, the program's threads for keys, speech and
/// sound, the sound server, and the recording.
const HOPS: u32 = 8;

#[test]
fn five_languages_are_heard_without_a_daemon_and_silent_at_a_key() {
    let delay = WakingDelay::watch();
    let home = Home::open();
    for (language, voice) in [
        ("en", "en-GB"),
        ("it", "it-IT"),
        ("fr", "fr-FR"),
        ("es", "es-ES"),
        ("de", "de-DE"),
    ] {
        let began = Instant::now();
        let mut player = home.play(&home.nowhere(), &["--lang", language, "--speech", "on"]);
        home.voice_after(began);
        let files = home
            .path()
            .join(".cache/serpente/voices")
            .join(format!("{voice}_ta.bin"));
        assert!(files.exists(), "{language} was not read by {voice}");
        thread::sleep(Duration::from_millis(300));
        // In the middle of a word, not between two.
        home.voice_after(Instant::now());
        let pressed = Instant::now();
        // F4 would speak a last announcement.
        player.press("escape");
        let silence = home.voice_went_on(pressed, WHILE);
        assert_eq!(home.complaints(), "");
        let soon = SILENT + HOPS * delay.longest();
        assert!(silence < soon, "{language}: {silence:?}, not {soon:?}");
    }
}

#[test]
fn a_daemon_that_comes_back_has_the_word_again_and_never_both() {
    let daemon = StandIn::start(Fault::Gone).with_pace(Duration::from_millis(20));
    let delay = WakingDelay::watch();
    let home = Home::open();
    let began = Instant::now();
    let mut player = home.play(&daemon.address(), &["--lang", "en"]);
    home.voice_after(began);
    daemon.set(Fault::None);
    let back = Instant::now();
    // The daemon is looked for only every few seconds, so it may not answer the first key.
    while daemon.spoken().is_empty() {
        assert!(
            back.elapsed() < Duration::from_secs(120),
            "it was not found again"
        );
        player.press("down");
        thread::sleep(Duration::from_millis(700));
    }
    for _ in 0..4 {
        player.press("down");
        thread::sleep(Duration::from_millis(500));
    }
    let first = daemon.spoken()[0].at;
    assert!(daemon.spoken().len() >= 4, "{:?}", daemon.texts());
    let on_the_way = ON_THE_WAY + HOPS * delay.longest();
    let both = home.voice_between(first + on_the_way, Instant::now());
    assert_eq!(both, Duration::ZERO, "two voices at once");

    daemon.die();
    let gone = Instant::now();
    player.press("down");
    home.voice_after(gone);
}

#[test]
fn a_daemon_that_never_answers_is_not_waited_for() {
    let daemon = StandIn::start(Fault::Mute);
    let delay = WakingDelay::watch();
    let home = Home::open();
    let began = Instant::now();
    let _player = home.play(&daemon.address(), &["--lang", "en"]);
    // A missing answer is noticed after seconds.
    let first = home.voice_after(began) - began;
    let soon = Duration::from_secs(2) + HOPS * delay.longest();
    assert!(first < soon, "{first:?}, not {soon:?}");
}

#[test]
fn f4_steps_through_those_who_can_be_heard() {
    let delay = WakingDelay::watch();
    let home = Home::open();
    let began = Instant::now();
    let mut player = home.play(&home.nowhere(), &["--lang", "en"]);
    home.voice_after(began);
    for _ in 0..2 {
        player.press("f4");
        let silent = Instant::now();
        let silence = home.voice_went_on(silent, WHILE);
        let soon = SILENT + HOPS * delay.longest();
        assert!(silence < soon, "{silence:?}, not {soon:?}");
        // There is no system voice: with one, F4 would have the last word.
        player.press("f4");
        home.voice_after(silent + WHILE);
    }
}
