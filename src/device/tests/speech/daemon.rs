//! The system's voice with the real library, at a stand-in daemon that has every fault.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serpente_device::speech::{Report, SpeechOrder, Tuning, apart};

use super::{answer, breathe, event, italian, start, voice};
use serpente_testing::stand_in::{Fault, StandIn};

/// Longer than anything takes, also beside other programs.
const LONG: Duration = Duration::from_secs(120);

#[test]
fn a_text_arrives_in_its_language_and_manner() {
    let daemon = StandIn::start(Fault::None);
    let tuning = Tuning {
        rate: 30,
        volume: 50,
        pitch: -20,
        ..Tuning::default()
    };
    let (speech, _reports) = start(tuning, voice(&daemon));
    speech.say(italian("doppio sei, a destra. àèìòù"));
    speech.say(event(".a dot\nand a line"));
    let it = daemon
        .wait_for(|said| said.text.contains("destra"), LONG)
        .expect("it was said");
    assert_eq!(it.text, "doppio sei, a destra. àèìòù");
    assert_eq!(
        (it.language.as_str(), it.rate, it.volume, it.pitch),
        ("it", 30, 0, -20)
    );
    let en = daemon
        .wait_for(|said| said.text.contains("dot"), LONG)
        .expect("it was said");
    assert_eq!(en.language, "en");
    let listed = daemon
        .commands()
        .iter()
        .any(|(_, _, command)| command.starts_with("LIST") && command.contains("VOICES"));
    assert!(!listed, "voices are not listed unasked");
}

#[test]
fn a_chosen_voice_is_set_by_name_and_left_with_its_language() {
    let daemon = StandIn::start(Fault::None);
    let tuning = Tuning {
        voices: [("it".to_owned(), "Bianca+robot".to_owned())].into(),
        ..Tuning::default()
    };
    let (speech, _reports) = start(tuning, voice(&daemon));
    speech.say(italian("uno"));
    speech.say(event("two"));
    let uno = daemon
        .wait_for(|said| said.text == "uno", LONG)
        .expect("it was said");
    let two = daemon
        .wait_for(|said| said.text == "two", LONG)
        .expect("it was said");
    assert_eq!(
        (uno.language.as_str(), uno.voice.as_deref()),
        ("it", Some("Bianca+robot"))
    );
    assert_eq!((two.language.as_str(), two.voice.as_deref()), ("en", None));
}

#[test]
fn no_other_programs_language_is_ever_changed() {
    let daemon = StandIn::start(Fault::None).crowded();
    let (speech, _reports) = start(Tuning::default(), voice(&daemon));
    speech.say(italian("uno"));
    daemon
        .wait_for(|said| said.text == "uno", LONG)
        .expect("it is said all the same");
    let set: Vec<_> = daemon
        .commands()
        .into_iter()
        .filter(|(_, _, command)| command.contains("LANGUAGE"))
        .collect();
    assert!(set.is_empty(), "{set:?}");
}

#[test]
fn an_answer_cuts_off_what_is_being_said_and_events_wait() {
    let daemon = StandIn::start(Fault::None).with_pace(Duration::from_millis(20));
    let (speech, _reports) = start(Tuning::default(), voice(&daemon));
    speech.say(event("a long sentence that takes its time to be told"));
    speech.say(event("next"));
    daemon
        .wait_for(|said| said.text.starts_with("a long"), LONG)
        .expect("it was said");
    breathe();
    assert_eq!(daemon.spoken().len(), 1, "the next one waits");
    speech.say(answer("now"));
    let now = daemon
        .wait_for(|said| said.text == "now", LONG)
        .expect("it was said");
    let next = daemon
        .wait_for(|said| said.text == "next", LONG)
        .expect("it was said");
    assert_eq!(daemon.texts()[1..], ["now", "next"]);
    assert!(daemon.spoken()[0].cancelled);
    assert!(
        !daemon.spoken()[1].cancelled,
        "the answer is heard to its end"
    );
    assert!(
        next.at - now.at >= Duration::from_millis(60),
        "{:?}",
        next.at - now.at
    );
}

#[test]
fn thousands_of_voices_are_listed_while_speech_goes_on() {
    let daemon = StandIn::start(Fault::None).with_voices(13_000);
    let (speech, reports) = start(Tuning::default(), voice(&daemon));
    speech.order(SpeechOrder::AskVoices);
    for number in 0..5 {
        speech.say(event(&format!("move {number}")));
    }
    daemon
        .wait_for(|said| said.text == "move 4", LONG)
        .expect("it was said");
    match reports.recv_timeout(LONG) {
        Ok(Report::Voices(voices)) => assert_eq!(voices.len(), 13_000),
        other => panic!("{other:?}"),
    }
}

#[test]
fn leaving_waits_for_the_goodbye_and_never_for_a_daemon_that_hangs() {
    let daemon = StandIn::start(Fault::None).with_pace(Duration::from_millis(30));
    let (speech, _reports) = start(Tuning::default(), voice(&daemon));
    speech.say(event("something long that is cut off"));
    daemon
        .wait_for(|said| said.text.starts_with("something"), LONG)
        .expect("it was said");
    speech.farewell(answer("goodbye"), Duration::from_millis(1500));
    let goodbye = daemon.spoken().pop().expect("it was said");
    let heard = goodbye.at.elapsed();
    assert_eq!(
        (goodbye.text.as_str(), goodbye.cancelled),
        ("goodbye", false)
    );
    assert!(heard >= Duration::from_millis(210), "{heard:?}");

    let (speech, _reports) = start(Tuning::default(), voice(&daemon));
    speech.say(event("again"));
    daemon
        .wait_for(|said| said.text == "again", LONG)
        .expect("it was said");
    daemon.set(Fault::Mute);
    let began = Instant::now();
    speech.farewell(answer("goodbye"), Duration::from_millis(500));
    assert!(began.elapsed() < LONG, "it waits no longer than told");
}

#[test]
fn the_voices_process_leaves_with_the_game() {
    for fault in [Fault::None, Fault::Mute, Fault::Garbage] {
        let daemon = StandIn::start(fault);
        let mut voice = Command::new(env!("CARGO_BIN_EXE_voice"))
            .arg(apart::ARGUMENT)
            .env("SPEECHD_ADDRESS", daemon.address())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program runs");
        breathe();
        // The game has ended in some way: its side of the pipe closes.
        drop(voice.stdin.take());
        let until = Instant::now() + LONG;
        while voice.try_wait().expect("it can be asked").is_none() {
            assert!(Instant::now() < until, "{fault:?}: it stays behind");
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

#[test]
fn a_daemon_without_a_voice_is_told_once_and_never_speaks() {
    let daemon = StandIn::start(Fault::None).only_dummy();
    let (speech, reports) = start(Tuning::default(), voice(&daemon));
    speech.say(event("one"));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::NoneInstalled));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Unavailable));
    // It is tried again and again, and has still no voice.
    let asked = |daemon: &StandIn| {
        let commands = daemon.commands();
        let lists = commands
            .iter()
            .filter(|(_, _, command)| command.contains("OUTPUT_MODULES"));
        lists.count()
    };
    let before = asked(&daemon);
    let until = Instant::now() + LONG;
    while asked(&daemon) < before + 2 {
        assert!(Instant::now() < until, "it is not tried again");
        breathe();
    }
    assert_eq!(reports.try_iter().count(), 0);
    assert!(daemon.texts().is_empty());
}
