//! The menus: every entry is reached, changes, and does what it says; choices are saved.

use std::fs;
use std::time::Duration;

use serpente_app::Incoming;
use serpente_engine::table::Game;
use serpente_text::announce::Topic;

use super::Desk;
use super::desk::until_closed;

/// Goes down from the selected entry until it comes round; returns all entries.
fn walk(desk: &mut Desk) -> Vec<String> {
    let first = desk.press("home");
    let mut entries = vec![first[0].clone()];
    loop {
        let line = desk.press("down").remove(0);
        // Coming to the first entry again is announced before it.
        if line == entries[0] || ["Top.", "Principio."].contains(&&line[..]) {
            return entries;
        }
        entries.push(line);
        assert!(entries.len() < 50, "{entries:?}");
    }
}

pub(super) fn known_home() -> std::rc::Rc<tempfile::TempDir> {
    Desk::home_with("[speech]\non = true\n")
}

#[test]
fn two_voices_are_asked_about_once() {
    for (answer, line, speaks) in [
        (
            "2",
            "Then I'll keep quiet from now on and leave the reading to your screen reader. F4 brings me back.",
            false,
        ),
        ("1", "Good. F4 silences me whenever you like.", true),
        // Keys pressed without thinking must not turn off the voice.
        ("enter", "Good. F4 silences me whenever you like.", true),
        ("escape", "Good. F4 silences me whenever you like.", true),
    ] {
        let home = Desk::home();
        let mut desk = Desk::menu(&home);
        let lines = desk.lines();
        assert_eq!(lines[0], "Serpente: dominoes by ear.");
        assert!(
            lines[1].starts_with("Do you hear two voices now"),
            "{lines:?}"
        );
        assert!(desk.press("t")[0].starts_with("Do you hear two voices now"));
        let how = [
            "Arrows move, Enter selects, Escape goes back.",
            "Question mark lists the keys.",
        ];
        let menu = ["Main menu.", "New match", how[0], how[1]];
        let told = desk.press(answer);
        assert_eq!(told[0], line);
        if speaks {
            assert_eq!(told[1..], menu);
        } else {
            let asks = "Press Enter when this has been read, Escape to skip";
            assert!(told[1].starts_with(asks), "{told:?}");
        }
        assert_eq!(desk.app().speaks(), speaks);
        // Our voice finishes its last announcement; the next key turns it off.
        let is_on =
            |desk: &Desk| desk.tape(|tape| tape.tuned.iter().all(|tuning| tuning.on == Some(true)));
        assert!(is_on(&desk));
        assert!(desk.tape(|tape| tape.said.iter().any(|said| said.text == line)));
        let told = desk.press(if speaks { "down" } else { "escape" });
        assert!(speaks || told == menu, "{told:?}");
        assert_eq!(is_on(&desk), speaks);
        let mut desk = Desk::menu(&home);
        assert_eq!(
            desk.lines(),
            [
                "Serpente: dominoes by ear.",
                "Main menu.",
                "New match",
                how[0],
                how[1]
            ]
        );
        assert_eq!(desk.app().speaks(), speaks);
    }
}

#[test]
fn the_help_of_a_menu_tells_of_the_menu() {
    let mut desk = Desk::menu(&known_home());
    let how = "Arrows move, Enter selects, Escape goes back.";
    let help = |desk: &mut Desk| {
        let mut lines = desk.press("f1").split_off(1);
        lines.extend(desk.press("down"));
        lines
    };
    assert_eq!(help(&mut desk), [how, "R: repeat the last words."]);
    desk.press_all("escape enter down");
    assert_eq!(help(&mut desk), [how, "Left and right change the setting."]);
    desk.press("escape");
    // The same while a name is typed.
    desk.press_all("end enter");
    let lines = help(&mut desk);
    assert!(lines[0].starts_with("What is your name?"), "{lines:?}");
    assert!(
        lines[1].contains("Escape leaves the name as it was"),
        "{lines:?}"
    );
    // A letter leads back and is typed.
    assert!(desk.press("k").is_empty());
    assert_eq!(desk.press("up"), ["k"]);
}

#[test]
fn who_plays_goes_up_one_by_one() {
    let mut desk = Desk::menu(&known_home());
    desk.press_all("enter down down");
    let lines: Vec<String> = (0..9).map(|_| desk.press("right").remove(0)).collect();
    assert_eq!(
        lines[..2],
        ["5 players", "6 players"],
        "after the usual four"
    );
    assert_eq!(lines[6], "2 teams of 2");
}

#[test]
fn the_menu_begins_the_match_that_was_asked_for() {
    let mut desk = Desk::menu_with(&known_home(), "--game matador --players 3");
    desk.lines();
    let lines = desk.press("enter");
    assert_eq!(lines[1], "Start: Matador, 3 players, to 100 points");
}

#[test]
fn a_table_from_the_command_line_asks_nothing_and_hints_once() {
    let mut desk = Desk::play_at(&Desk::home(), "--seed 1 --players 2");
    let lines = desk.lines();
    let hint = "F4 silences this voice.";
    assert_eq!(lines.iter().filter(|line| *line == hint).count(), 1);
    assert!(!lines.iter().any(|line| line.contains("two voices")));
}

#[test]
fn enter_enter_starts_a_match_and_its_end_leads_back() {
    let home = known_home();
    let mut desk = Desk::menu(&home);
    let lines = desk.press("enter");
    assert_eq!(lines[0], "New match. Left and right change a setting.");
    assert!(lines[1].starts_with("Start: Salotto"), "{lines:?}");
    let lines = desk.press("enter");
    assert!(lines[0].starts_with("Salotto, "), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("You have ")));
    assert_eq!(desk.records().len(), 1);
    let lines = desk.press_all("q enter");
    assert_eq!(lines[1], "New match. Left and right change a setting.");
    // The match can be resumed.
    desk.press_all("escape down");
    until_closed(&desk.records()[0]);
    let lines = desk.press("enter");
    assert!(
        lines.contains(&"Salotto goes on: round 1.".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn every_entry_of_the_main_menu_is_reached_and_leads_somewhere() {
    let with_match = || {
        let home = known_home();
        let folder = home.path().join("data/matches");
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("1.jsonl"), "").expect("room");
        home
    };
    let entries = walk(&mut Desk::menu(&known_home()));
    assert!(!entries.contains(&"Continue the last match".to_owned()));
    let entries = walk(&mut Desk::menu(&with_match()));
    assert_eq!(
        entries,
        [
            "New match",
            "Continue the last match",
            "Play with others",
            "Tutorial",
            "Games and rules",
            "Deal of the day",
            "Problems",
            "Review your play",
            "Statistics",
            "Learn the sounds",
            "Settings",
            "Keys",
            "Quit"
        ]
    );
    for (place, entry) in entries.iter().enumerate() {
        let mut desk = Desk::menu(&with_match());
        desk.lines();
        for _ in 0..place {
            desk.press("down");
        }
        let lines = desk.press("enter");
        assert_eq!(desk.is_done(), entry == "Quit");
        assert_eq!(lines.is_empty(), entry == "Quit", "{entry}");
        // A menu that has the same name as its entry says more than the name.
        assert!(lines.first() != Some(entry) || lines.len() > 1, "{lines:?}");
    }
}

#[test]
fn every_entry_of_a_new_match_changes_with_left_and_right() {
    let mut desk = Desk::menu(&known_home());
    desk.press("enter");
    let entries = walk(&mut desk);
    let fixed = |entry: &str| {
        ["Start: ", "Your name: ", "Game: ", "Hand: "]
            .iter()
            .any(|begin| entry.starts_with(begin))
    };
    for begin in [
        "Who plays: ",
        "On this device: ",
        "Tile set: ",
        "Hand: ",
        "Limit: ",
        "Drawing when stuck: ",
        "Thinking time in seconds: ",
    ] {
        assert!(
            entries.iter().any(|entry| entry.starts_with(begin)),
            "{begin}"
        );
    }
    desk.press("home");
    for entry in &entries {
        if !fixed(entry) {
            // At the end of a range, one direction changes nothing and repeats the value. Only the value is announced.
            let (_, value) = entry.split_once(": ").expect("an entry has a value");
            let mut ways = ("right", "left");
            let mut changed = desk.press(ways.0).remove(0);
            if changed == value {
                ways = ("left", "right");
                changed = desk.press(ways.0).remove(0);
            }
            assert_ne!(changed, value);
            assert_eq!(desk.press(ways.1)[0], value);
        }
        desk.press("down");
    }
}

#[test]
fn the_pace_of_what_is_told_is_set_in_the_menu() {
    let home = known_home();
    let mut desk = Desk::menu(&home);
    while desk.press("down") != ["Settings"] {}
    desk.press("enter");
    while !desk.press("down")[0].starts_with("Wait until") {}
    assert_eq!(desk.press("right"), ["no"]);
    desk.press("down");
    let speed = |speed: &str| [speed.to_owned()];
    assert_eq!(desk.press("right"), speed("60 words a minute"));
    assert_eq!(desk.press("right"), speed("80 words a minute"));
    assert_eq!(desk.press("left"), speed("60 words a minute"));
    assert_eq!(desk.press("left"), speed("everything at once"));
    assert_eq!(desk.press("left"), speed("everything at once"));
    let file = home.path().join("config/settings.toml");
    let kept = std::fs::read_to_string(file).expect("the settings");
    assert!(kept.contains("wait-for-speech = false"), "{kept}");
    assert!(kept.contains("reading = 0"), "{kept}");
}

#[test]
fn every_game_can_be_set_up_and_started() {
    let home = known_home();
    for (place, game) in Game::all().enumerate() {
        let mut desk = Desk::menu(&home);
        desk.press_all("enter home down");
        while desk.press("right") != ["Salotto"] {}
        for _ in 0..place {
            desk.press("right");
        }
        // After any change of an entry, the next key still concerns the same entry.
        for entry in walk(&mut desk) {
            let name = |line: &str| line.split(':').next().map(str::to_owned);
            let fixed = ["Start", "Game", "Your name"];
            if !fixed.iter().any(|begin| entry.starts_with(begin)) {
                desk.press_all("right right left left down");
                let lines = desk.press("up");
                assert_eq!(name(&lines[0]), name(&entry));
            }
            desk.press("down");
        }
        let lines = desk.press_all("home enter");
        assert!(lines.len() > 2, "{}: {lines:?}", game.id());
        assert!(
            desk.records().iter().any(|file| {
                let record = std::fs::read_to_string(file).expect("a record");
                record.contains(&format!(r#""game":"{}""#, game.id()))
            }),
            "{}",
            game.id()
        );
        desk.press_all("q enter escape");
    }
}

#[test]
fn a_match_of_rounds_is_set_up_where_a_game_counts_them() {
    let mut desk = Desk::menu(&known_home());
    desk.press_all("enter down");
    while desk.press("right") != ["Garrafina"] {}
    while !desk.press("down")[0].starts_with("Match length") {}
    assert_eq!(desk.press("right"), ["a number of rounds"]);
    assert_eq!(desk.press("down"), ["Rounds: 10"]);
    assert_eq!(desk.press("left"), ["9"]);
    assert!(desk.press("home")[0].ends_with("9 rounds in all"));
    // Bax is played for stakes over a number of hands; only a tournament has a limit.
    desk.press("down");
    while desk.press("right") != ["Bax erregea"] {}
    assert!(
        !walk(&mut desk)
            .iter()
            .any(|entry| entry.starts_with("Match length"))
    );
}

#[test]
fn every_person_at_the_keyboard_has_a_name() {
    let home = known_home();
    let mut desk = Desk::menu(&home);
    desk.press("enter");
    while !desk.press("down")[0].starts_with("On this device") {}
    desk.press("right");
    assert_eq!(desk.press("end"), ["Player two: no name yet"]);
    let lines = desk.press("enter");
    assert_eq!(
        lines,
        ["Player two, what is your name? Type it, then Enter."]
    );
    assert_eq!(
        desk.take(Incoming::Unknown("Uxue".into())),
        ["Player two: Uxue"]
    );
    desk.press_all("home enter");
    let record = std::fs::read_to_string(&desk.records()[0]).expect("a record");
    assert!(record.contains(r#""name":"Uxue""#), "{record}");
    // The next time the names are there again; Enter alone keeps a name, Delete removes it.
    let mut desk = Desk::menu(&home);
    desk.press_all("enter end");
    for (keys, told) in [
        ("enter enter", "Player two: Uxue"),
        ("enter delete", "Player two: no name yet"),
    ] {
        assert_eq!(desk.press_all(keys).pop().as_deref(), Some(told));
    }
}

#[test]
fn every_entry_of_the_settings_changes_and_is_kept_across_a_restart() {
    let home = known_home();
    let mut desk = Desk::menu(&home);
    desk.press("f2");
    // The voice comes first: if it were turned off, the tape would be empty.
    let before = walk(&mut desk);
    desk.press("home");
    for entry in &before {
        if !entry.starts_with("Read the language") && !entry.starts_with("Your name") {
            desk.press(if entry.starts_with("Volume 100") {
                "left"
            } else {
                "right"
            });
        }
        desk.press("down");
    }
    let after = walk(&mut desk);
    let mut desk = Desk::menu(&home);
    desk.press("f2");
    assert_eq!(walk(&mut desk), after);
    let same: Vec<&String> = before
        .iter()
        .filter(|entry| after.contains(entry))
        .collect();
    assert!(same.is_empty(), "{same:?}: the language changed, too");
}

#[test]
fn what_was_set_up_is_there_again_after_a_restart() {
    let home = known_home();
    let mut desk = Desk::menu(&home);
    desk.press("enter");
    let entries = walk(&mut desk);
    desk.press("home");
    for entry in &entries {
        if ["Who plays", "Limit", "Drawing when"]
            .iter()
            .any(|begin| entry.starts_with(begin))
        {
            desk.press("right");
        }
        desk.press("down");
    }
    let chosen = walk(&mut desk);
    assert_ne!(chosen, entries);
    desk.press_all("home enter");
    let mut desk = Desk::menu(&home);
    desk.press("enter");
    assert_eq!(walk(&mut desk), chosen);
}

#[test]
fn a_name_is_typed_and_sits_at_the_table() {
    let home = known_home();
    let mut desk = Desk::menu(&home);
    desk.press("enter");
    let lines = desk.press_all("end enter");
    assert_eq!(lines[1], "What is your name? Type it, then Enter.");
    // Typed text is one row; up and down announce all of it.
    assert!(desk.press_all("q u space").is_empty());
    assert_eq!(desk.typed(), ("qu ".to_owned(), 3));
    assert!(desk.press("backspace").is_empty());
    assert_eq!(desk.typed(), ("qu".to_owned(), 2));
    assert_eq!(desk.press("up"), ["qu"]);
    for (keys, typed, cursor) in [
        ("left", "qu", 1),
        ("a", "qau", 2),
        ("home", "qau", 0),
        ("right", "qau", 1),
        ("backspace", "au", 0),
        ("end", "au", 2),
    ] {
        assert!(desk.press_all(keys).is_empty(), "{keys}");
        assert_eq!(desk.typed(), (typed.to_owned(), cursor), "{keys}");
    }
    // Every key has an answer.
    assert_eq!(desk.press("right"), ["au"]);
    assert_eq!(
        desk.press_all("backspace backspace backspace"),
        ["Nothing."]
    );
    assert!(
        desk.take(Incoming::Pasted("Ugo Foscolo\nZante\n".into()))
            .is_empty()
    );
    assert_eq!(desk.typed(), ("Ugo Foscolo".to_owned(), 11));
    assert_eq!(desk.press("enter"), ["Your name: Ugo Foscolo"]);
    desk.press_all("home enter");
    let record = std::fs::read_to_string(&desk.records()[0]).expect("a record");
    assert!(record.contains(r#""name":"Ugo Foscolo""#));
    let mut desk = Desk::menu(&home);
    desk.press("enter");
    assert_eq!(desk.press("end"), ["Your name: Ugo Foscolo"]);
    // Without a terminal, a name is a line.
    desk.press("enter");
    assert_eq!(
        desk.take(Incoming::Unknown("Ada".into())),
        ["Your name: Ada"]
    );
}

#[test]
fn a_menu_that_goes_round_says_so() {
    let mut desk = Desk::menu(&known_home());
    desk.lines();
    assert_eq!(desk.press("up"), ["End.", "Quit"]);
    assert_eq!(desk.press("down"), ["Top.", "New match"]);
    assert_eq!(desk.press("end"), ["Quit"]);
}

#[test]
fn lists_are_gone_through_line_by_line() {
    let mut desk = Desk::menu(&known_home());
    desk.press_all("end up");
    let first = desk.press("enter");
    assert_eq!(first.len(), 1);
    assert_ne!(desk.press("down"), first);
    let last = desk.press("end");
    for _ in 0..2 {
        assert_eq!(desk.press("down"), ["End."]);
    }
    assert_eq!(desk.press("up"), last);
    assert_eq!(desk.press("home"), first);
    assert_eq!(desk.press("escape"), ["Keys"]);
}

#[test]
fn a_key_without_use_in_a_menu_says_so() {
    let mut desk = Desk::menu(&known_home());
    let lines = desk.press("9");
    assert_eq!(
        lines,
        ["9 does nothing here. Question mark lists the keys that work here."]
    );
    // The player knows it by now.
    assert_eq!(desk.press("tab"), ["Tab: nothing."]);
    assert_eq!(desk.press("9"), ["9: nothing."]);
    // An empty line from a pipe is a key without a name.
    assert_eq!(
        desk.take(Incoming::Unknown(String::new())),
        ["That key does nothing here. Question mark lists the keys that work here."]
    );
    assert!(desk.press("f1")[1].starts_with("Arrows move"));
}

#[test]
fn a_letter_goes_to_the_next_entry_that_begins_with_it() {
    let mut desk = Desk::menu(&known_home());
    for (key, told) in [
        ("s", "Statistics"),
        ("s", "Settings"),
        ("g", "Games and rules"),
        ("t", "Tutorial"),
        ("x", "Nothing begins with x."),
        ("k", "Keys"),
        // Whatever the letter does elsewhere.
        ("r", "Review your play"),
        ("l", "Learn the sounds"),
        // These keys do the same everywhere where no entry begins with them.
        ("b", "Full."),
    ] {
        assert_eq!(desk.press(key), [told], "{key}");
    }
    // If several entries begin with the letter, the selection goes from one to the next, and from the last to the first.
    let mut desk = Desk::menu(&known_home());
    desk.press("f2");
    let all = walk(&mut desk);
    let begin: Vec<_> = all.iter().filter(|entry| entry.starts_with('S')).collect();
    assert!(begin.len() > 2, "{all:?}");
    desk.press("home");
    for entry in begin.iter().chain(&begin).skip(1).take(begin.len()) {
        assert_eq!(desk.press("s")[0], **entry);
    }
}

#[test]
fn left_goes_back_where_right_goes_on() {
    let mut desk = Desk::menu(&known_home());
    desk.press("f2");
    for entry in walk(&mut desk) {
        if entry.contains(':') && !entry.starts_with("Your name") && !entry.starts_with("Speech") {
            let (_, value) = entry.split_once(": ").expect("a value");
            if value == "the system's choice" {
                // There is only one value.
                desk.press("down");
                continue;
            }
            let lines = desk.press_all("right left");
            assert_ne!(lines[0], value, "{entry}");
            assert_eq!(lines[1], value, "{entry}");
        }
        desk.press("down");
    }
}

#[test]
fn escape_in_the_main_menu_hushes_and_then_asks() {
    let mut desk = Desk::menu(&known_home());
    let quiet = desk.tape(|tape| tape.quiet);
    assert!(desk.press("escape").is_empty());
    assert_eq!(desk.tape(|tape| tape.quiet), quiet + 1);
    let question = "Leave serpente? Enter to leave, Escape to stay.";
    assert_eq!(desk.press("escape"), [question]);
    assert_eq!(desk.press("escape"), ["New match"]);
    assert!(!desk.is_done());
    // If our voice is off, there is nothing to silence.
    desk.press("f4");
    assert_eq!(desk.press("escape"), [question]);
    desk.press("enter");
    assert!(desk.is_done());
}

#[test]
fn a_limit_that_one_round_may_reach_says_so() {
    for (arguments, short) in [("--teams 5x2 --set 15", true), ("--players 4", false)] {
        let mut desk = Desk::menu_with(&known_home(), arguments);
        desk.press("enter");
        let entries = walk(&mut desk);
        let told = entries
            .iter()
            .filter(|entry| entry.ends_with("one round may be enough"));
        assert_eq!(told.count(), if short { 2 } else { 0 }, "{entries:?}");
        desk.press("home");
        while !desk.press("down")[0].starts_with("Limit: 100") {}
        assert_eq!(desk.press("right"), ["110 points"]);
        assert!(desk.press_all("left left")[1].starts_with("95 points"));
    }
}

#[test]
fn a_limit_changes_by_steps_of_its_own_size() {
    for (game, usual, up) in [
        ("brasileiro", "6 points", "7 points"),
        ("forty-two", "7 marks", "8 marks"),
        ("kozel", "101 points", "110 points"),
        ("threes-fives", "61 points", "65 points"),
        ("latino", "200 points", "250 points"),
    ] {
        let mut desk = Desk::menu_with(&known_home(), &format!("--game {game}"));
        desk.press("enter");
        while !desk.press("down")[0].starts_with("Limit: ") {}
        // In games that do not count hands, no round scores as many points as pips.
        for (key, told) in [("right", up), ("left", usual)] {
            assert_eq!(desk.press(key), [told], "{game}");
        }
    }
}

#[test]
fn the_table_waits_while_a_menu_lies_on_it() {
    let mut desk = Desk::play("--seed 1 --players 2 --humans 0");
    assert!(desk.is_waiting());
    desk.press_all("f2");
    assert!(!desk.is_waiting());
    assert!(desk.wait(Duration::from_secs(60)).is_empty());
    desk.press("escape");
    assert!(desk.is_waiting());
}

#[test]
fn the_hand_changes_where_the_set_leaves_a_choice() {
    let mut desk = Desk::menu(&known_home());
    desk.press("enter");
    let reach = |desk: &mut Desk, begin: &str| {
        while !desk.press("down")[0].starts_with(begin) {}
    };
    // Four players use up all of double-six.
    reach(&mut desk, "Who plays: ");
    while desk.press("right") != ["4 players"] {}
    reach(&mut desk, "Hand: ");
    assert_eq!(desk.press("left"), ["7 tiles"]);
    reach(&mut desk, "Tile set: ");
    assert_eq!(desk.press("right"), ["double 9"]);
    reach(&mut desk, "Hand: ");
    let usual = desk.press("left");
    assert_ne!(usual, ["7 tiles"]);
    desk.press_all("home enter");
    let record = std::fs::read_to_string(&desk.records()[0]).expect("a record");
    assert!(record.contains(r#""set":9,"hand":6"#), "{record}");
}

#[test]
fn no_computer_player_is_called_like_a_person() {
    for (name, told) in [
        ("Bruno", "You 0; Ada 0; Clara 0."),
        ("clara", "You 0; Bruno 0; Ada 0."),
        ("Ada", "You 0; Bruno 0; Clara 0."),
    ] {
        let mut desk = Desk::play(&format!("--players 3 --seed 1 --name {name}"));
        assert_eq!(desk.press("s")[0], told);
    }
}

#[test]
fn a_rule_of_teams_is_offered_to_teams() {
    for (arguments, offered) in [("--players 4", false), ("--teams 2x2", true)] {
        let mut desk = Desk::menu_with(&known_home(), arguments);
        desk.press("enter");
        let entries = walk(&mut desk);
        let whole_team = "A round is won by a whole team: off";
        assert_eq!(entries.iter().any(|entry| entry == whole_team), offered);
        assert!(entries.contains(&"Drawing even if a tile fits: off".to_owned()));
    }
}

#[test]
fn what_is_told_of_a_menu_ends_with_it() {
    let home = known_home();
    let mut desk = Desk::menu(&home);
    let said = desk.tape(|tape| tape.said.clone());
    let menu = said.last().expect("a menu");
    // One utterance, which is stale as soon as the player goes to another entry.
    assert!(
        menu.text.starts_with("Main menu. New match. Arrows move"),
        "{menu:?}"
    );
    assert_eq!(menu.topic, Some(Topic::Cursor));
    desk.press("enter");
    assert_eq!(desk.tape(|tape| tape.settled.clone()), []);
    desk.press("enter");
    assert_eq!(
        desk.tape(|tape| tape.settled.clone()),
        [Topic::Cursor, Topic::Turn, Topic::Offer],
        "a table, and a round that begins"
    );
    let quiet = desk.tape(|tape| tape.quiet);
    desk.press_all("q enter");
    assert_eq!(
        desk.tape(|tape| tape.quiet),
        quiet + 1,
        "a match that was left"
    );
}

#[test]
fn the_first_letter_of_every_entry_leads_to_it_whatever_the_letter_does_elsewhere() {
    let mut letters = String::new();
    for open in ["home", "f2", "enter", "g enter"] {
        let mut desk = Desk::menu(&known_home());
        desk.press_all(open);
        for entry in walk(&mut desk) {
            let first = entry.chars().find(|one| one.is_alphanumeric());
            let Some(first) = first.filter(char::is_ascii_alphabetic) else {
                continue;
            };
            let letter = first.to_ascii_lowercase();
            if letter == 'q' {
                // It leaves the main menu.
                continue;
            }
            let told = desk.press(&letter.to_string());
            let told = told.first().unwrap_or_else(|| panic!("{open}, {entry}"));
            let lower = told.to_lowercase();
            let begins = lower.trim_start_matches(|one: char| !one.is_alphanumeric());
            assert!(begins.starts_with(letter), "{open}, {letter}: {told}");
            letters.push(letter);
        }
    }
    for letter in ['r', 'l', 'b', 's', 'm'] {
        assert!(letters.contains(letter), "{letter} is tried: {letters}");
    }
}

#[test]
fn all_sounds_are_offered_once_after_an_update() {
    let offered = "New: more sounds tell you whose move it was";
    let known = Desk::home_with("[speech]\non = true\n[last-match]\ngame = \"salotto\"\n");
    for (home, is_offered) in [(&known, true), (&known, false), (&known_home(), false)] {
        let told = Desk::menu(home).lines().concat();
        assert_eq!(told.contains(offered), is_offered, "{told}");
    }
}
