//! Several players at one keyboard: none hears, reads or repeats what is private to another.

use std::time::{Duration, Instant};

use serpente_app::{Incoming, KeyMap, Press};
use serpente_device::speech::Utterance;
use serpente_seat::{Action, TableAction};

use super::desk::Call;
use super::{Deal, Desk};

/// Returns the name of every tile in the list.
fn names(tiles: &str) -> Vec<String> {
    let name = |tile: &str| {
        let halves: Vec<&str> = tile
            .split('-')
            .map(|half| if half == "0" { "blank" } else { half })
            .collect();
        if halves[0] == halves[1] {
            format!("double {}", halves[0])
        } else {
            format!("{} {}", halves[0], halves[1])
        }
    };
    tiles.split_whitespace().map(name).collect()
}

const ZOE: &str = "6-6 6-5 3-1 2-2";
const BO: &str = "6-4 4-3 2-0 1-1";

#[test]
fn nothing_of_a_hand_is_told_before_its_person_has_the_keyboard() {
    let deal = Deal::of(&[ZOE, BO]).people(2);
    let mut desk = Desk::dealt(&deal, "en", "");
    let mut lines = desk.lines();
    let asking = [
        "w",
        "left",
        "right",
        "up",
        "down",
        "home",
        "end",
        "z",
        "0",
        "1",
        "6",
        "h",
        "space",
        "d",
        "g",
        "p",
        "s",
        "e",
        "t",
        "n",
        "c",
        "v",
        "r",
        "page-up",
        "page-up",
        "ctrl-home",
        "page-down",
        "f9",
        "page-up",
        "f9",
        "f9",
        "page-up",
        "f9",
        "f1",
        "f10",
        "escape",
    ];
    for key in asking {
        lines.extend(desk.press(key));
    }
    for name in names(ZOE).iter().chain(&names(BO)) {
        assert!(!lines.iter().any(|line| line.contains(name)), "{name}");
    }
}

#[test]
fn going_back_never_reaches_what_was_anothers() {
    let deal = Deal::of(&[ZOE, BO]).people(2);
    let mut desk = Desk::dealt(&deal, "en", "");
    // Zoe looks at all her tiles, is refused, gets a hint, and lays.
    desk.press_all("k w left right z 1 9 h space p end enter home enter");
    for confirmed in [false, true] {
        if confirmed {
            desk.press("k");
        }
        let mut lines = Vec::new();
        for _ in 0..4 {
            desk.press("f9");
            lines.extend(desk.press("ctrl-end"));
            for _ in 0..60 {
                lines.extend(desk.press("page-up"));
            }
            lines.extend(desk.press("r"));
        }
        let saved = desk.press("f10").pop().expect("as what it is saved");
        let name = saved
            .split(' ')
            .nth(2)
            .expect("a name")
            .trim_end_matches('.');
        assert!(!name.contains('/'), "{saved}");
        let folder = desk.press("f10").pop().expect("where it is saved");
        let folder = folder.trim_start_matches("It is in ").trim_end_matches('.');
        let file = std::path::Path::new(folder).join(name);
        let file = std::fs::read_to_string(file).expect("the file");
        lines.extend(file.lines().map(str::to_owned));
        assert!(lines.iter().any(|line| line == "Zoe: double 6."));
        for line in &lines {
            for secret in ["6 5", "3 1", "double 2", "You have no 9", "Hint"] {
                assert!(!line.contains(secret), "{line}");
            }
        }
    }
}

#[test]
fn the_next_round_hands_the_keyboard_over_again() {
    let deal = Deal::of(&["6-6 6-5", "6-4 4-3"]).people(2);
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press_all("k enter k z enter d k z enter");
    let lines = desk.press("e");
    assert!(lines[0].contains("Round 1 is over"), "{lines:?}");
    let lines = desk.press("enter");
    assert_eq!(lines[0], "Round 2.");
    assert!(
        lines
            .last()
            .expect("more")
            .starts_with("Hand the keyboard to ")
    );
    assert!(!lines.iter().any(|line| line.starts_with("You have")));
}

#[test]
fn a_person_between_computer_players_is_asked_for_by_name() {
    // Zoe and Cy are people; the computer player between them moves without a key.
    let deal = Deal::of(&["6-6 5-4 3-2", "6-5 1-1 2-2", "6-4 4-4 0-0"]).people(1);
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press("enter");
    let lines = desk.wait(Duration::from_secs(3));
    assert!(lines.iter().any(|line| line.starts_with("Bo: ")));
    assert!(lines.iter().any(|line| line.starts_with("Your turn.")));
    assert!(!desk.is_waiting());
}

#[test]
fn the_keys_that_work_for_one_hand_are_read_again_by_nobody_else() {
    // Zoe's keys reveal that she could lay although she drew; Bo's do not.
    let deal = Deal {
        rules: vec![("draw-anyway".into(), "true".into())],
        ..Deal::of(&["6-6 6-5 3-1", "6-4 4-3 2-0"]).people(2)
    };
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press("k");
    let told = desk.help();
    assert!(told.iter().any(|line| line.starts_with("Enter: lay")));
    // The text is not finished when they are called.
    desk.press("f1");
    let owner = desk.tape(|tape| tape.said.last().expect("a line").owner);
    assert!(owner.is_some());
    desk.press("escape");
    desk.press("enter");
    for taken in [false, true] {
        if taken {
            desk.press("k");
        }
        let mut read = desk.press("r");
        for _ in 0..60 {
            read.extend(desk.press("page-up"));
        }
        assert!(!read.iter().any(|line| line.starts_with("Enter: lay")));
    }
}

#[test]
fn that_a_new_deal_can_be_asked_for_is_read_again_by_nobody_else() {
    // The player who opens has five doubles: the key to ask for a new deal reveals that.
    let mut desk = Desk::play("--game aquamarine --humans 4 --seed 75");
    desk.press("k");
    let told = desk.help();
    assert!(told.iter().any(|line| line.starts_with("X: ")), "{told:?}");
    desk.press_all("z enter");
    for taken in [false, true] {
        if taken {
            desk.press("k");
        }
        let mut read = desk.press("r");
        for _ in 0..60 {
            read.extend(desk.press("page-up"));
        }
        assert!(!read.iter().any(|line| line.starts_with("X: ")), "{read:?}");
    }
}

#[test]
fn who_takes_the_keyboard_hears_the_hand_they_have_not_heard() {
    // Bo cannot lay a tile, so he passes automatically before he has had the keyboard.
    let deal = Deal {
        rules: vec![("draw".into(), "none".into())],
        ..Deal::of(&["6-6 6-5 5-5 4-3", "1-1 2-2 5-4 2-0"]).people(2)
    };
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press_all("k enter");
    let lines = desk.wait(Duration::from_secs(2));
    assert!(lines.iter().any(|line| line == "Bo passes."), "{lines:?}");
    desk.press_all("z enter d");
    let lines = desk.press("k");
    assert!(lines[1].starts_with("You have 4 tiles: "), "{lines:?}");
    // An announcement that was heard is not repeated.
    desk.press_all("z enter");
    let lines = desk.press("k");
    assert_eq!(lines[0], "Zoe has the keyboard.");
    assert!(
        !lines.iter().any(|line| line.starts_with("You have ")),
        "{lines:?}"
    );
}

/// Presses a key at this moment, with a voice that has finished no utterance since, and returns the lines.
fn unheard(desk: &mut Desk, now: Instant, key: &str) -> Vec<String> {
    let typed = Some(key).filter(|key| key.chars().count() == 1);
    let typed = typed.and_then(|typed| typed.chars().next());
    let press = Press::deliberate(key.parse().expect("a key"), typed);
    let calls = desk.at(now, |app| app.take(Incoming::Key(press), now));
    let lines = calls.into_iter().filter_map(|call| match call {
        Call::Line(line) => Some(line),
        _ => None,
    });
    lines.collect()
}

/// Makes a table where Zoe is about to lay the double 6, after which Bo is called to the keyboard.
fn before_the_call(settings: &str) -> (Desk, Instant) {
    let deal = Deal::of(&[ZOE, BO]).people(2);
    let mut desk = Desk::dealt(&deal, "en", settings);
    desk.press_all("k z");
    (desk, Instant::now() + Duration::from_secs(3600))
}

const CALL: &str = "Hand the keyboard to Bo: K takes it.";

const TAKEN: &str = "Bo has the keyboard.";

#[test]
fn a_key_before_the_call_has_begun_tells_the_call_and_no_hand() {
    let (mut desk, now) = before_the_call("");
    let laid = unheard(&mut desk, now, "enter");
    assert!(!laid.join(" ").contains(CALL), "{laid:?}");
    let later = now + Duration::from_millis(300);
    let told = unheard(&mut desk, later, "k").join(" ");
    assert!(told.contains(CALL) && !told.contains(TAKEN), "{told}");
    // A call that has begun counts as heard.
    let later = now + Duration::from_millis(700);
    assert!(unheard(&mut desk, later, "k").join(" ").contains(TAKEN));
}

#[test]
fn a_key_that_comes_with_the_lay_is_the_hand_of_who_laid() {
    let (mut desk, now) = before_the_call("wait-for-speech = false");
    desk.press("f4");
    desk.press("w");
    let laid = unheard(&mut desk, now, "enter").join(" ");
    assert!(laid.contains(CALL), "{laid}");
    let soon = now + Duration::from_millis(100);
    let told = unheard(&mut desk, soon, "k").join(" ");
    assert!(told.contains("K again") && !told.contains(TAKEN), "{told}");
    let later = now + Duration::from_millis(600);
    assert!(unheard(&mut desk, later, "k").join(" ").contains(TAKEN));
}

#[test]
fn who_ends_the_program_leaves_no_hand_in_sight() {
    for ends in [Incoming::Interrupt, Incoming::Terminate, Incoming::Hangup] {
        let deal = Deal::of(&[ZOE, BO]).people(2);
        let mut desk = Desk::dealt(&deal, "en", "");
        desk.press("k");
        let now = Instant::now();
        let calls = desk.at(now, |app| app.take(ends, now));
        assert!(calls.contains(&Call::Clear), "{calls:?}");
        assert!(calls.contains(&Call::ForgetOthers(None)), "{calls:?}");
    }
}

#[test]
fn what_is_for_one_person_ends_with_their_turn() {
    let deal = Deal::of(&[ZOE, BO]).people(2);
    let mut desk = Desk::dealt(&deal, "en", "");
    let owner = |desk: &Desk, words: &str| {
        let is_it = |told: &&Utterance| told.text.contains(words);
        desk.tape(|tape| tape.said.iter().rfind(is_it).expect("it is said").owner)
    };
    desk.press("k");
    assert!(owner(&desk, "You have 4 tiles").is_some());
    desk.press_all("h r");
    assert!(owner(&desk, "double 6").is_some());
    desk.press("z");
    let now = Instant::now();
    desk.at(now, |_| ());
    let press = Press::deliberate("enter".parse().expect("a key"), None);
    let calls = desk.at(now, |app| app.take(Incoming::Key(press), now));
    let place = |which: &Call| calls.iter().position(|call| call == which);
    let laid = place(&Call::Line("Zoe: double 6.".into()));
    let ends = [place(&Call::ForgetOthers(None)), place(&Call::Clear)];
    assert!(
        laid.is_some() && ends.iter().all(|end| end.is_some() && *end < laid),
        "{calls:?}"
    );
    // Waiting announcements do not reach the next player either.
    assert!(
        !calls
            .iter()
            .any(|call| matches!(call, Call::Say(told) if told.owner.is_some())),
        "{calls:?}"
    );
}

#[test]
fn what_was_told_to_who_played_alone_is_for_nobody_at_a_shared_table() {
    let shared = Deal::of(&["5-5 5-4 0-0 1-0", "4-4 4-2 2-1 3-0"]).people(2);
    let cleared = |desk: &Desk| desk.tape(|tape| tape.calls.contains(&Call::Clear));
    // Nothing private was announced: the screen is not cleared.
    assert!(!cleared(&Desk::dealt(&shared, "en", "")));
    let home = Desk::home_with("[speech]\non = true\n");
    let mut desk = Desk::menu(&home);
    let file = |name: &str| home.path().join(name);
    // Zoe plays alone, in the first seat, and leaves.
    Deal::of(&[ZOE, BO]).write(&file("alone"));
    desk.resume(&file("alone"));
    let told = desk.press_all("w h left");
    assert!(told.iter().any(|line| line.contains("6 5")), "{told:?}");
    desk.press_all("q enter");
    assert!(!cleared(&desk));
    // Now another player takes the first seat, with a second one at the same keyboard.
    shared.write(&file("after"));
    desk.resume(&file("after"));
    let calls = desk.tape(|tape| tape.calls.clone());
    let place = |which: &Call| calls.iter().position(|call| call == which);
    assert!(place(&Call::Clear).is_some() && place(&Call::ForgetOthers(None)).is_some());
    for taken in [false, true] {
        if taken {
            assert_eq!(desk.press("k")[0], "Zoe has the keyboard.");
        }
        let mut read = desk.press("r");
        for _ in 0..60 {
            read.extend(desk.press("page-up"));
        }
        for secret in ["6 5", "3 1", "double 2", "Hint"] {
            assert!(!read.iter().any(|line| line.contains(secret)), "{read:?}");
        }
    }
}

/// Makes a table where Zoe is in turn and has a choice.
fn hinted() -> Desk {
    let deal = Deal::of(&["6-6 6-5 6-4 5-3", "6-3 5-4 4-3 3-2"]).people(2);
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press_all("k z enter k z enter d k");
    desk
}

#[test]
fn a_hint_that_comes_later_is_read_again_by_nobody_else() {
    let mut desk = hinted();
    desk.press_alone("h");
    let task = desk.app().take_task().expect("a hint to find");
    desk.press_alone("t");
    desk.lines();
    desk.task_done(task.run());
    let told = desk.lines();
    assert!(told[0].starts_with("Hint: "), "{told:?}");
    assert_eq!(desk.press("r"), told);
    desk.press_all("z enter");
    for taken in [false, true] {
        if taken {
            desk.press("k");
        }
        let mut read = desk.press("r");
        for _ in 0..60 {
            read.extend(desk.press("page-up"));
        }
        assert!(!read.contains(&told[0]), "{read:?}");
    }
}

#[test]
fn a_hint_that_was_not_heard_ends_with_the_turn() {
    let mut desk = hinted();
    desk.press_alone("h");
    let task = desk.app().take_task().expect("a hint to find");
    // The answer to another key is still being spoken when the hint is found, and when the tile is laid.
    desk.press_alone("t");
    desk.app().task_done(task.run(), Instant::now());
    desk.press_alone("z");
    desk.press_alone("enter");
    let mut told = desk.lines();
    // The announcement that comes with a lay can be repeated, too.
    told.extend(desk.press_all("k z enter d k z enter k"));
    assert!(told.iter().any(|line| line == "Bo has the keyboard."));
    assert!(
        told.iter().any(|line| line == "Zoe has the keyboard."),
        "{told:?}"
    );
    assert!(!told.iter().any(|line| line.contains("Hint")), "{told:?}");
}

#[test]
fn a_hint_that_comes_too_late_is_told_to_nobody() {
    let mut desk = hinted();
    desk.press_alone("h");
    let task = desk.app().take_task().expect("a hint to find");
    desk.press_all("z enter k");
    desk.lines();
    desk.task_done(task.run());
    assert_eq!(desk.lines(), [""; 0]);
}

#[test]
fn who_leaves_a_shared_table_leaves_no_hand_in_sight() {
    let home = Desk::home_with("[speech]\non = true\n");
    let mut desk = Desk::menu(&home);
    let record = home.path().join("record");
    Deal::of(&[ZOE, BO]).people(2).write(&record);
    desk.resume(&record);
    desk.press_all("k q");
    let now = Instant::now();
    let press = Press::deliberate("enter".parse().expect("a key"), None);
    let calls = desk.at(now, |app| app.take(Incoming::Key(press), now));
    for ends in [Call::Clear, Call::ForgetOthers(None)] {
        assert!(calls.contains(&ends), "{calls:?}");
    }
}

#[test]
fn nobody_has_to_think_before_they_have_the_keyboard() {
    for waits in [true, false] {
        let deal = Deal {
            rules: vec![("thinking-time".into(), "6".into())],
            ..Deal::of(&[ZOE, BO]).people(2)
        };
        let mut desk = Desk::dealt(&deal, "en", &format!("wait-for-speech = {waits}"));
        desk.press_all("k z enter");
        let over = |lines: &[String]| lines.iter().any(|line| line.contains("time is up"));
        let lines = desk.wait(Duration::from_secs(60));
        assert!(!over(&lines), "{lines:?}");
        desk.press("k");
        assert!(!over(&desk.wait(Duration::from_secs(5))));
        let lines = desk.wait(Duration::from_secs(2));
        assert!(over(&lines), "{lines:?}");
    }
}

#[test]
fn no_other_key_takes_the_keyboard() {
    let deal = Deal::of(&[ZOE, BO]).people(2);
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press_all("k z enter");
    let keys = KeyMap::default();
    let others = keys.rows().filter(|(action, _)| {
        !matches!(
            action,
            Action::Table(TableAction::Take | TableAction::Leave | TableAction::Escape)
        )
    });
    for key in others.flat_map(|(_, keys)| keys) {
        let press = Press::deliberate(*key, None);
        let lines = desk.take(Incoming::Key(press));
        assert!(
            !lines.iter().any(|line| line.ends_with("has the keyboard.")),
            "{key:?}: {lines:?}"
        );
    }
}
