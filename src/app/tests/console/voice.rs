//! The orders to the voice: the language of each line, the interruptions, and the keys for settings.

use std::time::{Duration, Instant};

use serpente_app::{Incoming, Press};
use serpente_device::speech::{Engine, Report};
use serpente_text::announce::{Topic, Urgency};
use serpente_text::words::Words;

use super::desk::Call;
use super::{Deal, Desk};

fn deal() -> Deal {
    Deal::of(&["6-6 6-4 3-1", "6-5 5-5 2-0"])
}

#[test]
fn the_next_line_is_in_the_new_language_and_for_its_voice() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    for (line, tag) in [
        ("Español", "es"),
        ("Español de América", "es-419"),
        ("Euskara", "eu"),
        ("Français", "fr"),
        ("Italiano", "it"),
        ("Português", "pt"),
        ("Português do Brasil", "pt-BR"),
        ("Deutsch", "de"),
        ("English", "en"),
    ] {
        assert_eq!(desk.press("l"), [line]);
        desk.press("w");
        desk.tape(|tape| {
            let last = &tape.said[tape.said.len() - 2..];
            assert!(last.iter().all(|said| said.language == tag), "{last:?}");
        });
    }
}

#[test]
fn an_answer_interrupts_and_an_event_waits() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    let urgencies = |desk: &Desk, count: usize| {
        desk.tape(|tape| {
            let last = &tape.said[tape.said.len() - count..];
            last.iter().map(|said| said.urgency).collect::<Vec<_>>()
        })
    };
    let told = desk.lines().len();
    assert!(
        urgencies(&desk, told)
            .iter()
            .all(|&how| how == Urgency::Event)
    );
    desk.press("w");
    assert_eq!(urgencies(&desk, 1), [Urgency::Answer]);
    desk.press("enter");
    assert_eq!(
        urgencies(&desk, 1),
        [Urgency::Answer],
        "the answer to the key"
    );
    let told = desk.wait(std::time::Duration::from_secs(1)).len();
    assert!(
        urgencies(&desk, told)
            .iter()
            .all(|&how| how == Urgency::Event)
    );
}

#[test]
fn speech_off_prints_on_and_is_kept() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    assert_eq!(desk.press("f4"), ["Speech off."]);
    let said = desk.tape(|tape| tape.said.len());
    assert_eq!(desk.press("w").len(), 1);
    assert_eq!(desk.tape(|tape| tape.said.len()), said);
    desk.tape(|tape| assert_eq!(tape.tuned.last().expect("a tuning").on, Some(false)));
    let on = "Speech on.";
    assert_eq!(desk.press("f4"), [on]);
    desk.tape(|tape| {
        assert_eq!(tape.tuned.last().expect("a tuning").on, Some(true));
        assert_eq!(tape.said.last().expect("a word").text, on);
    });
}

#[test]
fn speech_off_is_silence_at_once_then_a_last_word_and_off_at_the_next_key() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    let mut press = |key: &str| {
        let press = Press::deliberate(key.parse().expect("a key"), None);
        let now = Instant::now();
        desk.at(now, |app| app.take(Incoming::Key(press), now))
    };
    let calls = press("f4");
    let place = |which: &dyn Fn(&Call) -> bool| calls.iter().position(which);
    let silence = place(&|call| *call == Call::Quiet).expect("silence");
    let word = place(&|call| matches!(call, Call::Say(said) if said.text == "Speech off."));
    assert!(word.is_some_and(|word| silence < word), "{calls:?}");
    let off = |call: &Call| matches!(call, Call::Tune(tuning) if tuning.on == Some(false));
    assert!(!calls.iter().any(off), "{calls:?}");
    let calls = press("w");
    assert!(calls.iter().any(off), "{calls:?}");
    assert!(!calls.iter().any(|call| matches!(call, Call::Say(_))));
}

#[test]
fn what_the_voice_was_saying_is_read_when_it_is_switched_off() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    desk.press("z");
    let mut now = Instant::now();
    let enter = Press::deliberate("enter".parse().expect("a key"), None);
    desk.at(now, |app| app.take(Incoming::Key(enter), now));
    let theirs = |call: &Call| matches!(call, Call::Line(line) if line.contains("Bo: "));
    // The voice speaks what happened before, and begins with the computer player's move.
    for _ in 0..40 {
        now += Duration::from_millis(500);
        let number = desk.tape(|tape| tape.said.last().expect("a word").number);
        let calls = desk.at(now, |app| {
            app.report(Report::Heard(number), now);
            app.tick(now);
        });
        if calls.iter().any(theirs) {
            break;
        }
    }
    let number = desk.tape(|tape| tape.said.last().expect("a word").number);
    desk.at(now, |app| app.report(Report::Speaking(number), now));
    // It must have ended, but did not report it.
    now += Duration::from_secs(5);
    let off = Press::deliberate("f4".parse().expect("a key"), None);
    let calls = desk.at(now, |app| app.take(Incoming::Key(off), now));
    assert!(calls.iter().any(theirs), "{calls:?}");
}

/// Presses the key for speech twice: off, and on again.
fn off_and_on(desk: &mut Desk) -> (String, Engine) {
    let off = desk.press("f4");
    let on = desk.press("f4").remove(0);
    assert!(!off.contains(&on));
    desk.tape(|tape| {
        let tuning = tape.tuned.last().expect("a tuning");
        assert_eq!(tuning.on, Some(true));
        (on, tuning.engine)
    })
}

#[test]
fn who_wants_silence_for_a_while_hears_the_same_voice_again() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    for _ in 0..3 {
        assert_eq!(off_and_on(&mut desk), ("Speech on.".into(), Engine::Auto));
        desk.press("c");
    }
}

#[test]
fn who_presses_on_and_on_hears_the_next_voice() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    for (engine, told) in [
        (Engine::Auto, "Speech on."),
        (Engine::System, "Speech on: the system's voice."),
        (Engine::Inside, "Speech on: serpente's own voice."),
        (Engine::Reader, "Speech on: through NVDA or JAWS."),
        (Engine::Auto, "Speech on."),
    ] {
        assert_eq!(off_and_on(&mut desk), (told.into(), engine));
    }
}

#[test]
fn who_has_the_screen_reader_told_hears_how_not_to_hear_all_twice() {
    let home = Desk::home_with("[speech]\nengine = \"inside\"\n");
    let mut desk = Desk::menu(&home);
    let twice = |lines: &[String]| lines.iter().any(|line| line.contains("line twice?"));
    assert!(!twice(&desk.press_all("f4 f4")));
    let mut told = desk.press_all("f4 f4");
    told.extend(desk.wait(Duration::from_secs(5)));
    assert!(twice(&told), "{told:?}");
}

#[test]
fn a_voice_that_cannot_read_the_language_is_passed_over() {
    let mut desk = Desk::dealt(&deal(), "pt", "");
    let engines = [(); 4].map(|()| off_and_on(&mut desk).1);
    let all = [Engine::Auto, Engine::System, Engine::Reader, Engine::Auto];
    assert_eq!(engines, all);
}

#[test]
fn a_silence_from_the_start_ends_with_the_engine_that_was_chosen() {
    let mut desk = Desk::menu(&Desk::home_with("[speech]\nengine = \"off\"\n"));
    assert_eq!(desk.press("f4"), ["Speech on."]);
    desk.tape(|tape| {
        let tuning = tape.tuned.last().expect("a tuning");
        assert_eq!((tuning.on, tuning.engine), (Some(true), Engine::Auto));
    });
}

#[test]
fn speed_and_loudness_reach_the_voice_and_stop_at_their_ends() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    for (key, end) in [
        ("f5", "Speed minus 100."),
        ("f6", "Speed 100."),
        ("f7", "Volume 0."),
        ("f8", "Volume 100."),
    ] {
        let mut last = Vec::new();
        for _ in 0..25 {
            last = desk.press(key);
        }
        assert_eq!(last, [end]);
    }
    desk.tape(|tape| {
        let tuning = tape.tuned.last().expect("a tuning");
        assert_eq!((tuning.rate, tuning.volume), (100, 100));
    });
}

#[test]
fn escape_stops_the_voice_and_twice_leads_to_the_menu_and_back() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    desk.lines();
    assert_eq!(desk.press("escape"), [""; 0]);
    assert_eq!(desk.tape(|tape| tape.quiet), 1);
    assert_eq!(desk.press("escape"), ["Menu.", "Back to the table"]);
    assert_eq!(
        desk.press("enter"),
        ["You open: Enter to lay the double 6."]
    );
    // With another key in between, it only stops the voice again.
    desk.press_all("escape c escape");
    assert_eq!(desk.press("t"), ["You open: Enter to lay the double 6."]);
}

#[test]
fn how_speech_does_is_told_once_and_costs_nothing() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    desk.lines();
    for (report, line) in [
        (
            Report::Unavailable,
            "Speech is not available; the words are on the screen. I'll keep trying.",
        ),
        (
            Report::Lost,
            "Speech is not responding; the words are on the screen. I'll keep trying.",
        ),
        (Report::Restored, "Speech is back."),
    ] {
        desk.report(report);
        assert_eq!(desk.lines(), [line]);
    }
    assert_eq!(desk.press("enter"), ["You: double 6."]);
}

#[test]
fn signals_end_the_program_and_being_stopped_does_not() {
    for (incoming, done) in [
        (Incoming::Interrupt, true),
        (Incoming::Hangup, true),
        (Incoming::Terminate, true),
        (Incoming::Closed, true),
        (Incoming::Suspended, false),
        (Incoming::Resumed, false),
    ] {
        let mut desk = Desk::dealt(&deal(), "en", "");
        desk.take(incoming.clone());
        assert_eq!(desk.is_done(), done, "{incoming:?}");
    }
}

#[test]
fn who_has_moved_hears_no_more_that_it_was_their_turn() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    let before = desk.tape(|tape| tape.settled.len());
    desk.press_all("c right n");
    assert_eq!(
        desk.tape(|tape| tape.settled.len()),
        before,
        "nothing was done"
    );
    desk.press_all("z enter");
    let settled = desk.tape(|tape| tape.settled[before..].to_vec());
    assert_eq!(
        settled,
        [
            Topic::Turn,
            Topic::Offer,
            Topic::Hand,
            Topic::Round,
            Topic::Totals
        ]
    );
}

#[test]
fn of_several_tiles_drawn_at_once_each_is_heard() {
    let deal = Deal {
        rules: vec![("draw".into(), "until".into())],
        ..Deal::of(&["6-6 3-1 2-1", "6-5 5-4 2-0"]).boneyard("1-1 2-2 6-3")
    };
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press("enter");
    desk.wait(Duration::from_secs(1));
    let told = desk.tape(|tape| tape.said.len());
    let lines = desk.press("space");
    assert_eq!(
        lines[..2],
        ["You draw double 1, no fit.", "You draw double 2, no fit."]
    );
    // An answer would replace the one before.
    let answer_then_events = [Urgency::Answer, Urgency::Event, Urgency::Event];
    let said = desk.tape(|tape| tape.said[told..].to_vec());
    let urgencies: Vec<_> = said.iter().map(|said| said.urgency).collect();
    assert_eq!(urgencies, answer_then_events, "{lines:?}");
}

#[test]
fn whose_the_keyboard_is_makes_stale_what_waits_to_tell_it() {
    let mut desk = Desk::dealt(&deal().people(2), "en", "");
    let topic = |desk: &Desk| desk.tape(|tape| tape.said.last().and_then(|said| said.topic));
    assert_eq!(topic(&desk), Some(Topic::Turn), "it is handed over");
    desk.press("w");
    assert_eq!(topic(&desk), Some(Topic::Turn), "it is nobody's yet");
}

#[test]
fn what_a_language_cannot_tell_is_spoken_by_the_english_voice_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("ca");
    std::fs::create_dir(&own).expect("a folder");
    let locale = "language-name = Català\nlanguage-voice = ca\n";
    std::fs::write(own.join("locale.ftl"), locale).expect("a file");
    let menus = "main-menu = Menú principal.\nwelcome = Serpente: dòmino d'oïda.\n";
    std::fs::write(own.join("menus.ftl"), menus).expect("a file");
    let (words, _) = Words::new(Some(folder.path()));
    let home = Desk::home_with("[speech]\non = true\n");
    let mut desk = Desk::with_words(
        &home,
        words,
        "ca",
        serpente_arguments::CommandOptions::default(),
    );
    desk.app().open_menu(true);
    desk.lines();
    desk.press("down");
    let said = desk.tape(|tape| tape.said.clone());
    let said: Vec<(&str, &str)> = said
        .iter()
        .map(|said| (&said.language[..], &said.text[..]))
        .collect();
    assert_eq!(
        said[..2],
        [
            ("ca", "Serpente: dòmino d'oïda."),
            ("ca", "Menú principal.")
        ]
    );
    assert!(said.len() > 3, "{said:?}");
    assert!(
        said[2..].iter().all(|(voice, _)| *voice == "en"),
        "{said:?}"
    );
}
