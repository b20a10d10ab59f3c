//! The whole program where no daemon answers, and what is heard of it.

use std::thread;
use std::time::{Duration, Instant};

use super::ear::Home;
use crate::stand_in::{Fault, StandIn};

/// On the way from the card to the one who listens.
const ON_THE_WAY: Duration = Duration::from_millis(60);

/// So long is listened for somebody who should be silent.
const WHILE: Duration = Duration::from_millis(600);

#[test]
fn five_languages_are_heard_without_a_daemon_and_silent_at_a_key() {
    let home = Home::open();
    let (mut firsts, mut silences) = (Vec::new(), Vec::new());
    for (language, voice) in [
        ("en", "en-GB"),
        ("it", "it-IT"),
        ("fr", "fr-FR"),
        ("es", "es-ES"),
        ("de", "de-DE"),
    ] {
        let began = Instant::now();
        let mut player = home.play(&home.nowhere(), &["--lang", language, "--speech", "on"]);
        let first = home.voice_after(began) - began;
        let files = home
            .path()
            .join(".cache/serpente/voices")
            .join(format!("{voice}_ta.bin"));
        assert!(files.exists(), "{language} was not read by {voice}");
        thread::sleep(Duration::from_millis(300));
        // In the middle of a word, not between two.
        home.voice_after(Instant::now());
        let pressed = Instant::now();
        player.press("f4");
        let silence = home.voice_went_on(pressed, WHILE);
        assert_eq!(home.complaints(), "");
        println!("{language}: first word after {first:?}, silent {silence:?} after the key");
        firsts.push(first);
        silences.push(silence);
    }
    firsts.sort_unstable();
    silences.sort_unstable();
    // Each figure holds the way to the ear, and other tests share the processors.
    assert!(
        firsts[0] < Duration::from_millis(150) + ON_THE_WAY,
        "{firsts:?}"
    );
    assert!(silences[2] < Duration::from_millis(100), "{silences:?}");
}

#[test]
fn a_daemon_that_comes_back_has_the_word_again_and_never_both() {
    let daemon = StandIn::start(Fault::Gone).with_pace(Duration::from_millis(20));
    let home = Home::open();
    let began = Instant::now();
    let mut player = home.play(&daemon.address(), &["--lang", "en"]);
    home.voice_after(began);
    daemon.set(Fault::None);
    let back = Instant::now();
    // The key that is answered by the daemon is not the first one: it is looked for every few seconds only.
    while daemon.spoken().is_empty() {
        assert!(
            back.elapsed() < Duration::from_secs(10),
            "it was not found again"
        );
        player.press("down");
        thread::sleep(Duration::from_millis(700));
    }
    println!("the daemon has the word after {:?}", back.elapsed());
    for _ in 0..4 {
        player.press("down");
        thread::sleep(Duration::from_millis(500));
    }
    let first = daemon.spoken()[0].at;
    assert!(daemon.spoken().len() >= 4, "{:?}", daemon.texts());
    let both = home.voice_between(first + ON_THE_WAY, Instant::now());
    assert_eq!(both, Duration::ZERO, "two voices at once");

    daemon.die();
    let gone = Instant::now();
    player.press("down");
    let again = home.voice_after(gone) - gone;
    println!("without the daemon the voice inside is heard after {again:?}");
    assert!(again < Duration::from_secs(1), "{again:?}");
}

#[test]
fn a_daemon_that_never_answers_is_not_waited_for() {
    let daemon = StandIn::start(Fault::Mute);
    let home = Home::open();
    let began = Instant::now();
    let _player = home.play(&daemon.address(), &["--lang", "en"]);
    let first = home.voice_after(began) - began;
    println!("a daemon that hangs: first word after {first:?}");
    assert!(first < Duration::from_millis(400), "{first:?}");
}

#[test]
fn f4_steps_through_those_who_can_be_heard() {
    let home = Home::open();
    let began = Instant::now();
    let mut player = home.play(&home.nowhere(), &["--lang", "en"]);
    home.voice_after(began);
    for _ in 0..2 {
        player.press("f4");
        let silent = Instant::now();
        let silence = home.voice_went_on(silent, WHILE);
        assert!(silence < Duration::from_millis(300), "{silence:?}");
        // There is no system's voice: with it, one press by mistake would be the last word.
        player.press("f4");
        home.voice_after(silent + WHILE);
    }
}
