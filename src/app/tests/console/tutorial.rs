//! The tutorial, completed by pressing the keys it asks for.

use std::time::Duration;

use super::Desk;

/// How the text of each step begins, and the keys that it asks for.
const STEPS: [(&str, &str); 15] = [
    ("These are your tiles.", "right"),
    ("Each tile says where it fits.", "w"),
    ("You hold the highest double", "z enter"),
    ("The other player has laid", "c"),
    ("H gives a hint", "h"),
    ("Z goes to the next tile that can be laid.", "z"),
    ("Lay it with Enter.", "enter"),
    ("V says the whole serpent", "v"),
    ("T says whose turn it is.", "t"),
    ("E tells about the match", "e"),
    ("S says the scores.", "s"),
    ("R repeats", "r"),
    ("Page Up goes back", "page-up"),
    ("Escape silences me", "escape"),
    ("And Question mark always lists the keys", "f1 escape"),
];

#[test]
fn the_tutorial_is_done_by_pressing_what_it_asks_for() {
    let home = Desk::home_with("[speech]\non = true\n");
    let mut desk = Desk::menu(&home);
    let mut lines = desk.press_all("down down enter");
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("A round to learn the keys"))
    );
    for (asked, keys) in STEPS {
        let last = lines.last().expect("something is asked").clone();
        assert!(last.starts_with(asked), "{last}, not {asked}");
        lines = desk.press_all(keys);
        // A tile that fits both ends asks for its side.
        if lines.last().is_some_and(|line| line.ends_with("left?")) {
            lines = desk.press("d");
        }
        // The other player lays before the next step is announced.
        if asked.starts_with("You hold") {
            lines.extend(desk.wait(Duration::from_secs(2)));
        }
    }
    let last = lines.last().expect("an end");
    assert!(last.starts_with("That is all you need."), "{last}");
    // Nothing was saved, and the round goes on.
    assert!(desk.records().is_empty());
    assert!(
        last.contains("Space draws a tile") && last.contains("press P"),
        "{last}"
    );
    assert_eq!(
        desk.press("q"),
        ["Leave the tutorial? Enter to leave, Escape to stay."]
    );
    assert_eq!(
        desk.press("enter").last().map(String::as_str),
        Some("Tutorial")
    );
}

#[test]
fn a_wrong_key_in_the_tutorial_answers_and_the_step_waits() {
    let home = Desk::home_with("[speech]\non = true\n");
    let mut desk = Desk::menu(&home);
    desk.press_all("down down enter");
    for key in ["s", "t", "x", "v"] {
        let lines = desk.press(key);
        assert!(!lines.is_empty(), "{key}");
        assert!(
            !lines.iter().any(|line| line.starts_with("Each tile")),
            "{key}"
        );
    }
    let lines = desk.press("right");
    assert!(lines[1].starts_with("Each tile says"), "{lines:?}");
}

#[test]
fn the_tutorial_ends_with_its_round() {
    let home = Desk::home_with("[speech]\non = true\n");
    let mut desk = Desk::menu(&home);
    desk.press_all("down down enter z enter");
    let mut told = Vec::new();
    let over = "That was the tutorial. Enter for the menu.";
    for _ in 0..200 {
        told.extend(desk.wait(Duration::from_secs(2)));
        if told.iter().any(|line| line == over) {
            break;
        }
        told.extend(desk.press("z"));
        for key in ["enter", "d", "c", "space", "c", "p"] {
            let lines = desk.press(key);
            assert!(!lines.iter().any(|line| line.starts_with("Round 2")));
            told.extend(lines);
            if told.iter().any(|line| line == over) {
                break;
            }
        }
    }
    assert!(told.iter().any(|line| line == over), "{told:?}");
    assert_eq!(desk.press("enter"), ["Main menu.", "Tutorial"]);
}

/// Returns the last of these lines that is a step, and the keys that it asks for.
fn last_step(told: &[String]) -> Option<(String, &'static str)> {
    for line in told.iter().rev() {
        for (begins, keys) in STEPS {
            if line.starts_with(begins) {
                return Some((line.clone(), keys));
            }
        }
    }
    None
}

/// Presses what the last instruction asks for, until all is taught. Returns the instructions.
fn follow(desk: &mut Desk, first: Vec<String>) -> Vec<String> {
    let mut told = first;
    let mut asked = Vec::new();
    for _ in 0..40 {
        if told
            .iter()
            .any(|line| line.starts_with("That is all you need."))
        {
            return asked;
        }
        let Some((line, keys)) = last_step(&told) else {
            told = desk.wait(Duration::from_secs(3));
            if told.is_empty() {
                told = desk.press_all("z enter d space p");
            }
            continue;
        };
        let lays = line.starts_with("Lay it");
        asked.push(line);
        // The tile may be another than the one that the step was told about, and may fit both ends.
        told = desk.press_all(if lays { "z enter d" } else { keys });
        told.extend(desk.wait(Duration::from_secs(3)));
    }
    panic!("not all is taught: {asked:#?} {told:#?}");
}

#[test]
fn the_tutorial_follows_a_player_who_plays_first() {
    let home = Desk::home_with("[speech]\non = true\n");
    let mut desk = Desk::menu(&home);
    desk.press_all("down down enter");
    // What the game says, and not what the tutorial says.
    let mut first = desk.press("enter");
    first.extend(desk.wait(Duration::from_secs(3)));
    first.extend(desk.press_all("z enter d"));
    first.extend(desk.wait(Duration::from_secs(3)));
    assert!(
        first.iter().any(|line| line.starts_with("You: ")),
        "{first:?}"
    );
    first.extend(desk.press_all("right w"));
    let asked = follow(&mut desk, first);
    let opens = asked
        .iter()
        .any(|line| line.starts_with("You hold the highest"));
    assert!(!opens, "it is long laid: {asked:#?}");
    let walks = asked.iter().any(|line| line.starts_with("Each tile says"));
    assert!(!walks, "they have pressed it: {asked:#?}");
    assert!(asked.len() > 6, "{asked:#?}");
}

#[test]
fn a_tutorial_that_was_left_goes_on_where_it_was() {
    let home = Desk::home_with("[speech]\non = true\n");
    let mut desk = Desk::menu(&home);
    desk.press_all("down down enter right w q enter");
    let told = desk.press("enter");
    let asks = |words: &str| told.iter().any(|line| line.starts_with(words));
    assert!(asks("You hold the highest double"), "{told:?}");
    assert!(!asks("These are your tiles."), "{told:?}");
}
