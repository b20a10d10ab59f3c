//! Which of two recording voices speaks.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serpente_device::speech::{
    Engine, Openers, Report, Speech, SpeechOrder, Tuning, Utterance, VoiceRequest,
};
use serpente_text::announce::Urgency;

use crate::recorder::Recorder;
use crate::speech::{event, utterance};

/// Longer than anything takes, also beside other programs.
const LONG: Duration = Duration::from_secs(120);

fn with(engine: Engine) -> Tuning {
    Tuning {
        engine,
        ..Tuning::default()
    }
}

fn start(engine: Engine, system: &Recorder, inside: &Recorder) -> (Speech, Receiver<Report>) {
    start_with(engine, system, inside, None)
}

fn start_with(
    engine: Engine,
    system: &Recorder,
    inside: &Recorder,
    reader: Option<&Recorder>,
) -> (Speech, Receiver<Report>) {
    let (report, reports) = channel();
    let openers = Openers {
        system: system.opener(),
        inside: Some(inside.opener()),
        reader: reader.map(Recorder::opener),
    };
    let speech = Speech::start(with(engine), openers, move |news| {
        let _ = report.send(news);
    });
    (speech, reports)
}

/// Waits until this is true.
fn until(so: impl Fn() -> bool) {
    let end = Instant::now() + LONG;
    while !so() {
        assert!(Instant::now() < end, "it never came so far");
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Makes the system's voice work again and waits until it is reopened.
fn comes_back(system: &Recorder) {
    let attempts = system.opened().0;
    system.repair();
    until(|| system.opened().0 > attempts);
    breathe();
}

fn breathe() {
    std::thread::sleep(Duration::from_millis(60));
}

#[test]
fn where_the_system_speaks_the_one_inside_is_silent_and_leaves() {
    let (system, inside) = (Recorder::quick(), Recorder::quick());
    let (speech, reports) = start(Engine::Auto, &system, &inside);
    speech.say(event("one"));
    speech.say(event("two"));
    assert_eq!(system.wait_for(2), ["one", "two"]);
    until(|| inside.opened().1 == 0);
    std::thread::sleep(Duration::from_millis(200));
    assert!(inside.words().is_empty());
    assert!(reports.try_recv().is_err());
}

#[test]
fn the_first_word_does_not_wait_for_a_system_that_hangs() {
    let (system, inside) = (Recorder::patient(), Recorder::quick());
    system.hang(true);
    let began = Instant::now();
    let (speech, reports) = start(Engine::Auto, &system, &inside);
    speech.say(event("one"));
    inside.wait_for(1);
    let waited = inside.asked()[0].0 - began;
    // The system's voice was given time to begin.
    assert!(waited >= Duration::from_millis(75), "{waited:?}");
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::StandsIn(true)));
    assert!(system.words().is_empty());
}

#[test]
fn where_there_is_no_system_it_is_not_waited_for() {
    // A program that waits for it always waits longer; one that does not may be slow at times, but
    // not every time.
    let waits = || {
        let (system, inside) = (Recorder::quick(), Recorder::quick());
        system.break_down();
        let began = Instant::now();
        let (speech, reports) = start(Engine::Auto, &system, &inside);
        speech.say(event("one"));
        inside.wait_for(1);
        let waited = inside.asked()[0].0 - began;
        assert_eq!(reports.recv_timeout(LONG), Ok(Report::StandsIn(true)));
        breathe();
        assert!(reports.try_recv().is_err(), "nobody misses anything");
        waited >= Duration::from_millis(75)
    };
    assert!((0..30).any(|_| !waits()));
}

#[test]
fn what_the_system_failed_to_say_is_said_inside() {
    let (system, inside) = (Recorder::patient(), Recorder::quick());
    let (speech, reports) = start(Engine::Auto, &system, &inside);
    speech.say(event("one"));
    system.wait_for(1);
    system.end();
    speech.say(event("two"));
    system.wait_for(2);
    system.break_down();
    assert_eq!(inside.wait_for(1), ["two"]);
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::StandsIn(true)));
    assert!(reports.try_recv().is_err(), "speech was not lost");
}

#[test]
fn the_system_that_comes_back_waits_for_the_end_of_what_is_said_inside() {
    let (system, inside) = (Recorder::quick(), Recorder::patient());
    system.break_down();
    let (speech, reports) = start(Engine::Auto, &system, &inside);
    speech.say(event("one"));
    inside.wait_for(1);
    comes_back(&system);
    speech.say(event("two"));
    breathe();
    assert!(system.words().is_empty(), "two voices at once");
    inside.end();
    assert_eq!(system.wait_for(1), ["two"]);
    assert_eq!(inside.words(), ["one"]);
    let told: Vec<_> = [(); 2].map(|()| reports.recv_timeout(LONG).ok()).into();
    assert_eq!(
        told,
        [Some(Report::StandsIn(true)), Some(Report::StandsIn(false))]
    );
    until(|| inside.opened().1 == 0);
}

#[test]
fn an_answer_stops_the_one_inside_before_the_system_speaks() {
    let (system, inside) = (Recorder::quick(), Recorder::patient());
    system.break_down();
    let (speech, _reports) = start(Engine::Auto, &system, &inside);
    speech.say(event("one"));
    inside.wait_for(1);
    comes_back(&system);
    speech.say(utterance("now", Urgency::Answer));
    assert_eq!(system.wait_for(1), ["!now"]);
    assert_eq!(inside.words(), ["one", "-"]);
    assert!(inside.asked()[1].0 < system.asked()[0].0);
}

#[test]
fn a_system_that_hangs_in_the_middle_is_not_asked_again_and_again() {
    let (system, inside) = (Recorder::patient(), Recorder::quick());
    let (speech, _reports) = start(Engine::Auto, &system, &inside);
    speech.say(event("one"));
    system.wait_for(1);
    system.end();
    system.hang(true);
    speech.say(event("two"));
    assert_eq!(inside.wait_for(1), ["two"]);
    system.hang(false);
    // If it hung again, each attempt would be a silence of seconds.
    for number in 0..10 {
        std::thread::sleep(Duration::from_millis(300));
        speech.say(event(&number.to_string()));
        let many = 2 + number;
        assert_eq!(inside.wait_for(many).len(), many);
    }
    assert_eq!(system.words(), ["one", "two"]);
}

#[test]
fn each_engine_is_alone_when_it_is_chosen() {
    let (system, inside) = (Recorder::patient(), Recorder::patient());
    let (speech, reports) = start(Engine::Inside, &system, &inside);
    speech.say(event("one"));
    assert_eq!(inside.wait_for(1), ["one"]);
    assert_eq!(system.opened().0, 0);
    // The first voice is stopped before the other begins.
    speech.order(SpeechOrder::Tune(with(Engine::System)));
    speech.say(event("two"));
    assert_eq!(system.wait_for(1), ["two"]);
    assert_eq!(inside.words(), ["one", "-"]);
    until(|| inside.opened().1 == 0);
    system.break_down();
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Unavailable));
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(inside.words(), ["one", "-"], "nobody stands in");
    assert_eq!(inside.opened(), (1, 0));
    speech.order(SpeechOrder::Tune(Tuning {
        on: Some(false),
        ..with(Engine::System)
    }));
    speech.order(SpeechOrder::Tune(with(Engine::Auto)));
    speech.say(event("three"));
    assert_eq!(inside.wait_for(3), ["one", "-", "three"]);
}

#[test]
fn off_silences_the_one_inside() {
    let (system, inside) = (Recorder::quick(), Recorder::patient());
    system.break_down();
    let (speech, _reports) = start(Engine::Auto, &system, &inside);
    speech.say(event("one"));
    inside.wait_for(1);
    speech.order(SpeechOrder::Tune(Tuning {
        on: Some(false),
        ..Tuning::default()
    }));
    assert_eq!(inside.wait_for(2), ["one", "-"]);
    speech.say(event("two"));
    breathe();
    assert_eq!(inside.words(), ["one", "-"]);
}

#[test]
fn without_either_it_is_told_once_and_either_restores_speech() {
    let (system, inside) = (Recorder::quick(), Recorder::quick());
    system.break_down();
    inside.break_down();
    let (speech, reports) = start(Engine::Auto, &system, &inside);
    speech.say(event("one"));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Unavailable));
    until(|| system.opened().0 > 2 && inside.opened().0 > 2);
    assert!(reports.try_recv().is_err(), "told once");
    inside.repair();
    assert_eq!(inside.wait_for(1), ["one"]);
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::StandsIn(true)));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Restored));
}

#[test]
fn a_language_it_does_not_read_is_told_once_and_left_to_the_screen() {
    let (system, inside) = (Recorder::quick(), Recorder::quick());
    system.break_down();
    let (speech, reports) = start(Engine::Auto, &system, &inside);
    let portuguese = |text: &str| Utterance {
        language: "pt-PT".into(),
        ..event(text)
    };
    speech.say(portuguese("um"));
    speech.say(portuguese("dois"));
    speech.say(event("three"));
    assert_eq!(inside.wait_for(1), ["three"]);
    let told: Vec<_> = reports.try_iter().collect();
    let language = "pt-PT".to_owned();
    assert_eq!(
        told,
        [Report::StandsIn(true), Report::NotInside { language }]
    );
    // The program does not wait for a goodbye that cannot be heard.
    let began = Instant::now();
    speech.farewell(portuguese("adeus"), LONG);
    assert!(began.elapsed() < LONG);
    assert!(
        !inside
            .asked()
            .iter()
            .any(|(_, asked)| matches!(asked, VoiceRequest::Speak { text, .. } if text == "adeus"))
    );
}

#[test]
fn a_language_it_does_not_read_waits_for_a_system_that_is_only_slow() {
    let (system, inside) = (Recorder::quick(), Recorder::quick());
    system.hang(true);
    let (speech, reports) = start(Engine::Auto, &system, &inside);
    speech.say(Utterance {
        language: "pt".into(),
        ..event("um")
    });
    std::thread::sleep(Duration::from_millis(300));
    assert!(inside.words().is_empty());
    assert!(
        reports
            .try_iter()
            .all(|news| matches!(news, Report::StandsIn(_)))
    );
}

#[test]
fn a_screen_reader_that_is_told_has_the_word_until_it_goes_and_again_when_it_is_back() {
    let (system, inside, reader) = (Recorder::quick(), Recorder::quick(), Recorder::quick());
    let (speech, _reports) = start_with(Engine::Reader, &system, &inside, Some(&reader));
    speech.say(event("one"));
    assert_eq!(reader.wait_for(1), ["one"]);
    until(|| system.opened().1 == 0 && inside.opened().1 == 0);

    // After leaving the screen reader, its failures do not matter.
    reader.break_down();
    speech.say(event("two"));
    assert_eq!(system.wait_for(1), ["two"]);
    system.break_down();
    speech.say(event("three"));
    assert_eq!(inside.wait_for(1), ["three"]);

    comes_back(&reader);
    speech.say(utterance("four", Urgency::Answer));
    assert_eq!(reader.wait_for(2), ["one", "!four"]);
    assert_eq!(
        (system.words(), inside.words()),
        (vec!["two".to_owned()], vec!["three".to_owned()])
    );
}

#[test]
fn a_screen_reader_that_hangs_is_stood_in_for() {
    let (system, inside, reader) = (Recorder::quick(), Recorder::quick(), Recorder::patient());
    let (speech, _reports) = start_with(Engine::Reader, &system, &inside, Some(&reader));
    speech.say(event("one"));
    reader.wait_for(1);
    reader.end();
    reader.hang(true);
    speech.say(event("two"));
    assert_eq!(system.wait_for(1), ["two"]);
    assert!(inside.words().is_empty());
}

#[test]
fn where_no_screen_reader_can_be_told_the_others_speak_as_usual() {
    let (system, inside) = (Recorder::quick(), Recorder::quick());
    let (speech, reports) = start(Engine::Reader, &system, &inside);
    speech.say(Utterance {
        number: 1,
        ..event("one")
    });
    assert_eq!(system.wait_for(1), ["one"]);
    // What is not known to be heard to its end would be said again.
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Speaking(1)));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Heard(1)));
    system.break_down();
    speech.say(event("two"));
    assert_eq!(inside.wait_for(1), ["two"]);
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::StandsIn(true)));
}
