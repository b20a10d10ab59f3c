//! The rules of the floor, with a recording voice.

use std::time::{Duration, Instant};

use serpente_device::speech::{Report, SpeechOrder, Tuning, Utterance};
use serpente_engine::rules::Seat;
use serpente_testing::waking::WakingDelay;
use serpente_text::announce::Topic;

use super::{answer, breathe, event, start};
use crate::recorder::Recorder;

/// Longer than anything takes, also beside other programs.
const LONG: Duration = Duration::from_secs(120);

fn off() -> Tuning {
    Tuning {
        on: Some(false),
        ..Tuning::default()
    }
}

#[test]
fn an_event_waits_for_the_end_of_the_one_before() {
    let voice = Recorder::patient();
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    speech.say(event("two"));
    voice.wait_for(1);
    breathe();
    assert_eq!(voice.words(), ["one"]);
    voice.end();
    assert_eq!(voice.wait_for(2), ["one", "two"]);
}

#[test]
fn an_answer_interrupts_and_the_waiting_events_follow() {
    let voice = Recorder::patient();
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    voice.wait_for(1);
    speech.say(event("two"));
    speech.say(answer("now"));
    assert_eq!(voice.wait_for(2), ["one", "!now"]);
    voice.end();
    assert_eq!(voice.wait_for(3), ["one", "!now", "two"]);
}

#[test]
fn the_end_of_an_interrupted_utterance_does_not_end_the_answer() {
    let voice = Recorder::patient();
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    voice.wait_for(1);
    speech.say(answer("now"));
    speech.say(event("later"));
    voice.wait_for(2);
    voice.end_of(|words| words == "one");
    breathe();
    assert_eq!(voice.words(), ["one", "!now"]);
    voice.end_of(|words| words == "now");
    assert_eq!(voice.wait_for(3), ["one", "!now", "later"]);
}

#[test]
fn a_topic_said_anew_is_said_once() {
    let voice = Recorder::patient();
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    let turn = |text| Utterance {
        topic: Some(Topic::Turn),
        ..event(text)
    };
    speech.say(event("deal"));
    voice.wait_for(1);
    speech.say(turn("Ada's turn"));
    speech.say(turn("Bo's turn"));
    breathe();
    voice.end();
    assert_eq!(voice.wait_for(2), ["deal", "Bo's turn"]);
    voice.end();
    breathe();
    assert_eq!(voice.words().len(), 2);
}

#[test]
fn the_voice_keeps_back_for_a_short_sound_and_stops_before_it() {
    let voice = Recorder::patient();
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    voice.wait_for(1);
    let lead = Duration::from_millis(120);
    let delay = WakingDelay::watch();
    let asked = Instant::now();
    speech.say(Utterance {
        lead,
        ..answer("laid")
    });
    assert_eq!(voice.wait_for(3), ["one", "-", "!laid"]);
    let said = voice.asked()[2].0 - asked;
    let stopped = voice.asked()[1].0 - asked;
    let busy = 8 * delay.longest();
    assert!(
        said >= lead && said < lead + Duration::from_millis(60) + busy,
        "{said:?}"
    );
    assert!(stopped < lead + busy, "{stopped:?}");
}

#[test]
fn stop_means_silence() {
    let voice = Recorder::patient();
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    speech.say(event("two"));
    voice.wait_for(1);
    speech.order(SpeechOrder::Stop);
    assert_eq!(voice.wait_for(2), ["one", "-"]);
    breathe();
    assert_eq!(voice.words(), ["one", "-"]);
    speech.say(event("three"));
    assert_eq!(voice.wait_for(3), ["one", "-", "three"]);
}

#[test]
fn what_is_for_one_person_ends_when_somebody_else_is_called() {
    let hand = |text, seat| Utterance {
        owner: Seat::new(seat),
        ..event(text)
    };
    for listener in [None, Seat::new(1)] {
        let voice = Recorder::patient();
        let (speech, _reports) = start(Tuning::default(), voice.opener());
        speech.say(hand("Ada's hand", 0));
        speech.say(hand("Ada drew", 0));
        speech.say(event("for all"));
        voice.wait_for(1);
        speech.order(SpeechOrder::ForgetOthers(listener));
        assert_eq!(voice.wait_for(3), ["Ada's hand", "-", "for all"]);
        speech.say(hand("Bo's hand", 1));
        speech.order(SpeechOrder::ForgetOthers(Seat::new(1)));
        voice.end();
        assert_eq!(voice.wait_for(4)[3], "Bo's hand");
    }
}

#[test]
fn off_at_the_start_opens_nothing_and_on_works() {
    let voice = Recorder::quick();
    let (speech, _reports) = start(off(), voice.opener());
    speech.say(event("unheard"));
    breathe();
    assert_eq!(voice.opened(), (0, 0));
    speech.order(SpeechOrder::Tune(Tuning::default()));
    speech.say(event("heard"));
    assert_eq!(voice.wait_for(1), ["heard"]);
}

#[test]
fn off_stops_at_once_and_on_works_again() {
    let voice = Recorder::patient();
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    speech.say(event("two"));
    voice.wait_for(1);
    speech.order(SpeechOrder::Tune(off()));
    speech.say(answer("unheard"));
    assert_eq!(voice.wait_for(2), ["one", "-"]);
    speech.order(SpeechOrder::Tune(Tuning::default()));
    speech.say(event("three"));
    assert_eq!(voice.wait_for(3), ["one", "-", "three"]);
}

#[test]
fn without_news_of_the_end_the_clock_decides() {
    let voice = Recorder::without_ends();
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    speech.say(event("two"));
    assert_eq!(voice.wait_for(2), ["one", "two"]);
    let between = voice.asked()[1].0 - voice.asked()[0].0;
    assert!(between > Duration::from_millis(400), "{between:?}");
}

#[test]
fn a_voice_that_hangs_is_left_and_what_it_did_not_say_is_said_again() {
    let voice = Recorder::quick();
    let (speech, reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    voice.wait_for(1);
    voice.hang(true);
    speech.say(event("two"));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Lost));
    voice.hang(false);
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Restored));
    assert_eq!(voice.words(), ["one", "two", "two"]);
    assert_eq!(voice.opened().1, 1, "the voice that hung is gone");
    breathe();
    assert!(reports.try_recv().is_err(), "each change is told once");
}

#[test]
fn a_voice_that_cannot_be_opened_is_told_once_and_tried_again() {
    let voice = Recorder::quick();
    voice.break_down();
    let (speech, reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Unavailable));
    while voice.opened().0 < 3 {
        breathe();
    }
    assert!(reports.try_recv().is_err());
    voice.repair();
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Restored));
    assert_eq!(voice.words(), ["one"]);
}

#[test]
fn a_voice_that_breaks_in_the_middle_is_opened_anew() {
    let voice = Recorder::patient();
    let (speech, reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    voice.wait_for(1);
    voice.end();
    speech.say(event("two"));
    voice.wait_for(2);
    voice.break_down();
    voice.repair();
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Lost));
    assert_eq!(voice.wait_for(3), ["one", "two", "two"]);
    voice.end();
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Restored));
}

#[test]
fn off_ends_the_attempts() {
    let voice = Recorder::quick();
    voice.break_down();
    let (speech, reports) = start(Tuning::default(), voice.opener());
    assert_eq!(reports.recv_timeout(LONG), Ok(Report::Unavailable));
    speech.order(SpeechOrder::Tune(off()));
    breathe();
    let attempts = voice.opened().0;
    std::thread::sleep(Duration::from_millis(700));
    assert_eq!(voice.opened().0, attempts);
}

#[test]
fn a_farewell_is_heard_to_its_end() {
    let voice = Recorder::patient();
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    speech.say(event("one"));
    voice.wait_for(1);
    speech.say(event("stale"));
    let (ender, began) = (voice.clone(), Instant::now());
    let end = std::thread::spawn(move || {
        ender.wait_for(2);
        std::thread::sleep(Duration::from_millis(200));
        ender.end();
    });
    speech.farewell(answer("goodbye"), LONG);
    let took = began.elapsed();
    assert!(took >= Duration::from_millis(200), "{took:?}");
    assert!(took < LONG, "{took:?}");
    end.join().expect("the end was told");
    assert_eq!(voice.words(), ["one", "!goodbye"]);
    breathe();
    assert_eq!(voice.opened(), (1, 0), "nobody stays behind");
}

#[test]
fn a_farewell_waits_no_longer_than_told_and_not_at_all_for_nobody() {
    let voice = Recorder::patient();
    voice.hang(true);
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    let began = Instant::now();
    speech.farewell(answer("goodbye"), Duration::from_millis(300));
    let took = began.elapsed();
    assert!(took >= Duration::from_millis(300), "{took:?}");
    assert!(took < LONG, "{took:?}");

    let (speech, _reports) = start(off(), voice.opener());
    let began = Instant::now();
    speech.farewell(answer("goodbye"), LONG);
    assert!(began.elapsed() < LONG);
}

#[test]
fn a_call_never_waits_for_the_voice() {
    let voice = Recorder::patient();
    voice.hang(true);
    let (speech, _reports) = start(Tuning::default(), voice.opener());
    // Waiting for it would take forever.
    for _ in 0..1000 {
        speech.say(answer("six four"));
        speech.order(SpeechOrder::Stop);
    }
}

#[test]
fn the_manner_follows_the_tuning_and_the_language() {
    let voice = Recorder::quick();
    let tuning = Tuning {
        rate: 40,
        volume: 80,
        pitch: -10,
        voices: [("it".to_owned(), "bianca".to_owned())].into(),
        ..Tuning::default()
    };
    let (speech, _reports) = start(tuning, voice.opener());
    speech.say(Utterance {
        language: "it".into(),
        ..event("doppio sei")
    });
    speech.say(event("double six"));
    voice.wait_for(2);
    let asked = format!("{:?}", voice.asked());
    for part in [
        r#"language: "it", voice: Some("bianca"), rate: 40, volume: 80, pitch: -10"#,
        r#"language: "en", voice: None, rate: 40"#,
    ] {
        assert!(asked.contains(part), "{asked}");
    }
}

#[test]
fn asked_for_voices_it_names_the_languages_without_one() {
    let voice = Recorder::quick();
    let (speech, reports) = start(Tuning::default(), voice.opener());
    speech.say(event("double six"));
    voice.wait_for(1);
    let ask = || {
        speech.order(SpeechOrder::AskVoices);
        reports.recv_timeout(LONG)
    };
    // An incomplete list is no list.
    assert_eq!(ask(), Ok(Report::Voices(Vec::new())));
    voice.list(&[("anna", "de-DE")]);
    let no_english = Report::NoVoice {
        language: "en".into(),
    };
    assert_eq!(ask(), Ok(no_english));
    assert!(matches!(reports.recv_timeout(LONG), Ok(Report::Voices(voices)) if voices.len() == 1));
}
