//! The system's voice with every fault of the daemon, of its process and of the texts.
//! `tests/pty/faults.rs` tests them with the whole program, `src/speech/worker/faults/` tests both
//! voices over hours of simulated time.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serpente_device::speech::{Report, Tuning, Utterance, apart};

use super::{answer, at, breathe, event, italian, start, voice};
use serpente_testing::soak;
use serpente_testing::stand_in::{Fault, StandIn};
use serpente_testing::waking::WakingDelay;

/// Longer than anything takes, also beside other programs.
const LONG: Duration = Duration::from_secs(120);

/// After this long without a voice, it never comes back. How soon it does is tested in simulated
/// time.
const BACK: Duration = Duration::from_secs(120);

/// Begins with a fault, then ends it: there is one report, then everything works again.
fn survives(fault: Fault) {
    let daemon = StandIn::start(fault);
    let (speech, reports) = start(Tuning::default(), voice(&daemon));
    speech.say(event("hello"));
    assert_eq!(
        reports.recv_timeout(LONG),
        Ok(Report::Unavailable),
        "{fault:?}"
    );
    // Long enough for some more attempts, none of which is reported.
    std::thread::sleep(Duration::from_millis(1500));
    assert!(reports.try_recv().is_err(), "{fault:?} is told once");
    daemon.set(Fault::None);
    let healed = Instant::now();
    let said = daemon
        .wait_for(|said| said.text == "hello" && said.at >= healed, BACK)
        .unwrap_or_else(|| panic!("{fault:?}: not back: {:?}", daemon.commands()));
    println!("{fault:?}: back after {:?}", said.at - healed);
    assert_eq!(
        reports.recv_timeout(LONG),
        Ok(Report::Restored),
        "{fault:?}"
    );
    assert!(reports.try_recv().is_err());
}

#[test]
fn it_survives_a_daemon_that_is_gone() {
    survives(Fault::Gone);
}

#[test]
fn it_survives_a_daemon_that_never_answers() {
    survives(Fault::Mute);
}

#[test]
fn it_survives_a_daemon_that_answers_noise() {
    survives(Fault::Garbage);
}

#[test]
fn it_survives_a_daemon_that_takes_two_seconds_for_each_answer() {
    survives(Fault::Slow(Duration::from_secs(2)));
}

#[test]
fn a_daemon_that_is_slow_is_heard_later_and_not_never() {
    for milliseconds in [150, 300] {
        let daemon = StandIn::start(Fault::Slow(Duration::from_millis(milliseconds)));
        let tuning = Tuning {
            rate: 20,
            volume: 80,
            pitch: -10,
            ..Tuning::default()
        };
        let delay = WakingDelay::watch();
        let (speech, _reports) = start(tuning, voice(&daemon));
        let begun = Instant::now();
        speech.say(event("hello"));
        let said = daemon
            .wait_for(|said| said.text == "hello", 2 * LONG)
            .unwrap_or_else(|| panic!("{milliseconds} ms: {:?}", daemon.commands()));
        println!("{milliseconds} ms a line: {:?}", said.at - begun);
        // On the first attempt or the second, unless the machine makes it slower than the daemon.
        let attempts = daemon.commands();
        let attempts = attempts
            .iter()
            .filter(|(_, _, command)| command.contains("CLIENT_NAME"));
        assert!(
            attempts.count() <= 4 || delay.longest() > Duration::from_millis(100),
            "{milliseconds} ms: {:?}",
            daemon.commands()
        );
        speech.say(answer("and again"));
        assert!(
            daemon
                .wait_for(|said| said.text == "and again", LONG)
                .is_some()
        );
    }
}

#[test]
fn it_survives_a_daemon_that_falls_silent_after_some_commands() {
    for commands in [2, 8, 11] {
        survives(Fault::MuteAfter(commands));
    }
}

#[test]
fn it_survives_a_daemon_that_takes_no_text() {
    survives(Fault::Refuses);
}

/// More bytes than a connection receives until it has spoken. A prime, so that the multiples of
/// another number reach every byte.
const CONVERSATION: u64 = 499;

#[test]
fn it_survives_a_line_that_drops_at_any_byte() {
    let mut longest = Duration::ZERO;
    for seed in soak::seeds(10) {
        let bytes = usize::try_from(seed * 97 % CONVERSATION).expect("a small number");
        let daemon = StandIn::start(Fault::DropAt(bytes));
        let (speech, reports) = start(Tuning::default(), voice(&daemon));
        speech.say(event("hello"));
        // Either it breaks before the text is accepted, or it has not come that far.
        let until = Instant::now() + LONG;
        while daemon.spoken().is_empty() && reports.try_recv().is_err() {
            assert!(Instant::now() < until, "{bytes}: nothing happens");
            std::thread::sleep(Duration::from_millis(1));
        }
        daemon.set(Fault::None);
        let healed = Instant::now();
        speech.say(answer("and again"));
        let said = daemon
            .wait_for(|said| said.text == "and again", BACK)
            .unwrap_or_else(|| panic!("{bytes}: not back: {:?}", daemon.commands()));
        longest = longest.max(said.at - healed);
    }
    println!("back after {longest:?} at most");
}

#[test]
fn it_survives_news_that_nobody_asked_for() {
    let daemon = StandIn::start(Fault::Babbles);
    let (speech, reports) = start(Tuning::default(), voice(&daemon));
    let words = ["one", "two", "three", "four"];
    for word in words {
        speech.say(event(word));
    }
    daemon
        .wait_for(|said| said.text == "four", BACK)
        .expect("it is said");
    assert_eq!(daemon.texts(), words);
    assert!(reports.try_recv().is_err());
}

#[test]
fn a_text_is_nothing_but_text() {
    let daemon = StandIn::start(Fault::None);
    let (speech, reports) = start(Tuning::default(), voice(&daemon));
    let long = "double six, ".repeat(900);
    for (text, said) in [
        ("a\0b", "a b"),
        ("one\r\n.\r\nSTOP ALL\r\ntwo", "one  .  STOP ALL  two"),
        (".", "."),
        ("..", ".."),
        ("\n.\n", " . "),
        ("bell \u{7} escape \u{1b}[2J", "bell   escape  [2J"),
        ("🁫 👩‍👩‍👧 ✌🏽", "🁫 👩‍👩‍👧 ✌🏽"),
        ("שש ארבע ‏6 4‎ ستة", "שש ארבע ‏6 4‎ ستة"),
        (&long, &long),
    ] {
        speech.say(event(text));
        let heard = daemon.wait_for(|heard| heard.text == said, BACK);
        assert!(heard.is_some(), "{text:?}: {:?}", daemon.texts().last());
    }
    let strange = Utterance {
        language: "it\r\nSTOP ALL\0".into(),
        ..event("strange")
    };
    speech.say(strange);
    let heard = daemon.wait_for(|heard| heard.text == "strange", BACK);
    assert!(heard.is_some(), "{:?}", daemon.texts().last());
    let commands = daemon.commands();
    let stopped = commands.iter().any(|(_, _, command)| command == "STOP ALL");
    assert!(!stopped, "a text became a command");
    assert!(reports.try_recv().is_err(), "nothing broke");
}

#[test]
fn a_program_that_cannot_be_started_is_no_voice() {
    let nowhere = PathBuf::from("/nonexistent/program");
    let (speech, reports) = start(Tuning::default(), apart::opener(nowhere, None));
    speech.say(event("hello"));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Unavailable));
}

#[test]
fn it_survives_a_daemon_that_cannot_be_reached() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let nowhere = folder.path().join("no folder/speechd.sock");
    let (speech, reports) = start(
        Tuning::default(),
        at(&format!("unix_socket:{}", nowhere.display())),
    );
    speech.say(event("hello"));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Unavailable));
    assert!(
        reports.recv_timeout(Duration::from_millis(1500)).is_err(),
        "told once"
    );
    let began = Instant::now();
    speech.farewell(answer("goodbye"), LONG);
    assert!(began.elapsed() < LONG, "nobody hears it");
}

#[test]
fn a_daemon_that_dies_and_comes_back_says_again_what_failed() {
    let daemon = StandIn::start(Fault::None);
    let (speech, reports) = start(Tuning::default(), voice(&daemon));
    for round in 0..3 {
        let before = format!("before {round}");
        speech.say(italian(&before));
        daemon
            .wait_for(|said| said.text == before, LONG)
            .expect("it was said");
        breathe();
        daemon.die();
        let failed = format!("failed {round}");
        speech.say(italian(&failed));
        assert_eq!(reports.recv_timeout(LONG), Ok(Report::Lost));
        daemon.set(Fault::None);
        let said = daemon
            .wait_for(|said| said.text == failed, BACK)
            .expect("it is said again");
        assert_eq!(said.language, "it");
        assert_eq!(reports.recv_timeout(LONG), Ok(Report::Restored));
    }
}

#[test]
fn a_daemon_that_hangs_in_the_middle_is_left_and_found_again() {
    let daemon = StandIn::start(Fault::None);
    let (speech, reports) = start(Tuning::default(), voice(&daemon));
    speech.say(event("one"));
    daemon
        .wait_for(|said| said.text == "one", LONG)
        .expect("it was said");
    breathe();
    daemon.set(Fault::Mute);
    speech.say(event("two"));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Lost));
    daemon.set(Fault::None);
    let healed = Instant::now();
    daemon
        .wait_for(|said| said.text == "two" && said.at > healed, BACK)
        .expect("it is said again");
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Restored));
}
