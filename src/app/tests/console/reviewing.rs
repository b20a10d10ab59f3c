//! Analysing a finished match at the keyboard.

use std::fs;
use std::time::{Duration, Instant};

use serpente_app::TaskResult;
use serpente_archive::DayResult;
use serpente_engine::bots::training::players;
use serpente_engine::table::Day;
use serpente_system::clock::unix_time;

use super::desk::until_closed;
use super::menus::known_home;
use super::{Deal, Desk};

/// Makes a match whose only round another player has won, after a choice between two tiles.
fn over() -> Desk {
    let mut deal = Deal::of(&["6-5 6-4", "6-6 6-3", "1-0 2-0"]).boneyard("1-1 2-1");
    deal.limit = 10;
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.wait(Duration::from_secs(5));
    desk.press_all("z enter");
    desk.wait(Duration::from_secs(2));
    desk.press("end");
    desk.wait(Duration::from_secs(5));
    desk
}

#[test]
fn a_match_that_is_over_can_be_gone_through() {
    let mut desk = over();
    let told = desk.press_all("escape escape down down enter");
    let entry = told.iter().position(|line| line == "Review your play");
    let told = &told[entry.expect("an entry for it") + 1..];
    assert_eq!(told[0], "Thinking about your play. Any key stops it.");
    let first = told.last().expect("what came of it");
    assert!(first.starts_with("Moves: "), "{told:?}");
    // Arrows go through the lines after it, and Escape leads back to the menu.
    assert_ne!(desk.press("down"), *std::slice::from_ref(first));
    assert_eq!(desk.press("home"), *std::slice::from_ref(first));
    assert_eq!(desk.press("escape"), ["Review your play"]);
}

#[test]
fn a_move_of_a_match_that_is_over_is_played_on_from_there() {
    let mut desk = over();
    desk.press_all("escape escape down down enter");
    // The only move with a choice comes after the sentences at the beginning.
    let mut told = desk.press("right");
    assert!(told[0].starts_with("Round 1: "), "{told:?}");
    let decision = told.clone();
    let others = desk.press("w");
    assert!(others[0].starts_with("They held: "), "{others:?}");
    // The table as it was before the move.
    for (key, told) in [
        ("c", "Left 6, right 6."),
        ("v", ": double 6."),
        ("s", "You 0; Bo 0; Cy 0."),
    ] {
        let answer = desk.press(key);
        assert!(answer[0].ends_with(told), "{key}: {answer:?}");
    }
    assert_eq!(desk.press("right"), ["End."]);
    assert_eq!(desk.press("left"), decision);
    told = desk.press("enter");
    assert_eq!(told[0], "Play on from here. Escape goes back.");
    desk.wait(Duration::from_secs(5));
    let lines = desk.press("w");
    assert!(lines[0].contains("6 4"), "the hand: {lines:?}");
    assert_eq!(desk.press("escape"), decision);
    // The analysis was not kept, and the finished match is still below it.
    assert_eq!(desk.press("escape"), ["Review your play"]);
}

/// Makes a match that another player has won, after the player chose the worse of two tiles, and opens its review, which asks
/// for the better one first.
fn asked_first() -> Desk {
    let hands = ["6-5 1-0", "6-6 6-3", "6-1 2-2"];
    let mut deal = Deal::of(&hands).boneyard("4-4 4-3");
    deal.limit = 5;
    let mut desk = Desk::dealt(&deal, "en", "review-asks = true");
    desk.wait(Duration::from_secs(9));
    for _ in 0..2 {
        if desk.press("z").iter().any(|line| line.contains("1 blank")) {
            break;
        }
    }
    desk.press("enter");
    desk.wait(Duration::from_secs(2));
    desk.press("end");
    desk.wait(Duration::from_secs(5));
    desk.press_all("escape escape down down enter");
    desk
}

#[test]
fn a_review_that_asks_first_tells_the_better_move_once_it_was_looked_for() {
    let mut desk = asked_first();
    desk.press_all("down down");
    let hidden = desk.press("down");
    assert_eq!(
        hidden,
        ["Round 1: 1 blank, right. Something was better: Enter to find it, H to hear it."]
    );
    let told = desk.press("enter");
    assert_eq!(told[0], "A move of your own: find the better one.");
    desk.wait(Duration::from_secs(5));
    desk.press("z");
    let told = desk.press("enter").join(" ");
    assert!(told.contains("Correct."), "{told}");
    // It comes back like any other that was missed, and the review tells it now.
    let position = desk.press("down").join(" ");
    assert!(position.contains("You held "), "{position}");
    let line = desk.press("up").join(" ");
    assert!(
        line.contains("Better by ") && line.contains("6 5"),
        "{line}"
    );
}

#[test]
fn a_review_that_asks_first_tells_the_better_move_on_asking() {
    let mut desk = asked_first();
    desk.press_all("down down down");
    let others = desk.press("w").join(" ");
    assert!(!others.contains("They held"), "{others}");
    let told = desk.press("h").join(" ");
    assert!(
        told.contains("Better by ") && told.contains("6 5"),
        "{told}"
    );
    let others = desk.press("w").join(" ");
    assert!(others.contains("They held"), "{others}");
}

#[test]
fn where_no_match_was_finished_there_is_nothing_to_go_through() {
    let mut desk = Desk::menu(&known_home());
    desk.press_all("end up up up up up");
    assert_eq!(
        desk.press("enter"),
        ["There is no finished match of yours to review."]
    );
}

#[test]
fn the_days_deal_is_the_same_for_everybody_and_goes_on_where_it_stopped() {
    let begun = || {
        let mut desk = Desk::menu(&known_home());
        desk.press_all("down down down down");
        let told = desk.press("enter");
        assert!(told[0].starts_with("The deal of "), "{told:?}");
        desk.wait(Duration::from_secs(20));
        desk.press("w")
    };
    let hand = begun();
    assert!(hand[0].contains("tiles"), "{hand:?}");
    assert_eq!(begun(), hand);
}

#[test]
fn a_days_deal_that_was_begun_before_midnight_goes_on_after_it_and_is_named() {
    let home = Desk::home_with("pause = 0\n[speech]\non = true\n");
    let today = Day::at(unix_time());
    let open = |day: Option<Day>| {
        let mut desk = Desk::menu(&home);
        desk.at(Instant::now(), |app| {
            app.open_daily(day, Instant::now()).expect("it can be kept");
        });
        desk.listen();
        let mut told = desk.lines();
        told.extend(desk.wait(Duration::from_secs(20)));
        let record = desk.records().pop().expect("a record");
        drop(desk);
        until_closed(&record);
        (told.join(" "), record)
    };
    let (begun, record) = open(Some(today.before()));
    assert!(begun.contains("The deal of "), "{begun}");
    let (later, same) = open(None);
    if Day::at(unix_time()) != today {
        // A day has begun since the test did.
        return;
    }
    assert!(later.contains(" goes on."), "{later}");
    assert_eq!(same, record);
    // When it is over, today's comes.
    fs::remove_file(&record).expect("a record");
    let (next, _) = open(None);
    assert!(
        next.contains("five rounds, the same for everybody."),
        "{next}"
    );
}

#[test]
fn the_line_of_a_days_deal_says_how_many_hints_there_were() {
    let day: Day = "2026-12-24".parse().expect("a day");
    let result = DayResult {
        day,
        points: 31,
        won: 2,
    };
    for (key, said) in [("t", None), ("h", Some("given away, with one hint."))] {
        let mut desk = Desk::menu(&known_home());
        desk.at(Instant::now(), |app| {
            app.open_daily(Some(day), Instant::now())
                .expect("it can be kept");
        });
        desk.listen();
        desk.wait(Duration::from_secs(30));
        desk.press(key);
        desk.task_done(TaskResult::Par(result, 27));
        let before = desk.lines().join(" ");
        assert!(!before.contains("par 27"), "{key}: {before}");
        desk.task_done(TaskResult::Lost(day, 11.7));
        let told = desk.lines().join(" ");
        let line = "31 points, par 27, 2 rounds won, 12 points given away";
        assert!(told.contains(line), "{key}: {told}");
        match said {
            Some(said) => assert!(told.contains(said), "{key}: {told}"),
            None => assert!(!told.contains("hint"), "{key}: {told}"),
        }
    }
}

#[test]
fn a_problem_is_told_as_a_position_and_answered_by_a_move() {
    let mut desk = Desk::menu(&known_home());
    desk.press_all("down down down down down");
    let told = desk.press("enter");
    assert_eq!(told.last().map(String::as_str), Some("Grade 1"), "{told:?}");
    let mut told = desk.press("enter");
    desk.wait(Duration::from_secs(5));
    assert!(told[0].starts_with("Problem "), "{told:?}");
    assert!(told[0].contains(" One move wins. "), "{told:?}");
    assert!(told[0].contains(" Its word: "), "{told:?}");
    // The first playable tile, on the first side, is the answer, whether right or not.
    desk.press("z");
    told = desk.press("enter");
    if told[0].contains("Which side") || told.last().is_some_and(|line| line.contains('?')) {
        told = desk.press("d");
    }
    let judged = told
        .iter()
        .any(|line| line.starts_with("Correct.") || line.starts_with("That does not win."));
    assert!(judged, "{told:?}");
    // Where the player is now: Enter poses the next one.
    told.extend(desk.wait(Duration::from_secs(9)));
    assert_eq!(told.last().map(String::as_str), Some("Grade 1"), "{told:?}");
    let told = desk.press("escape");
    assert_eq!(
        told.last().map(String::as_str),
        Some("Problems"),
        "{told:?}"
    );
}

#[test]
fn a_minute_of_counting_is_answered_by_digits_or_by_choice() {
    let mut desk = Desk::menu(&known_home());
    desk.press_all("down down down down down enter up");
    let mut told = desk.press("enter");
    assert!(told[0].starts_with("One minute: "), "{told:?}");
    let mut numbered = Vec::new();
    for (place, name) in players().iter().enumerate() {
        numbered.push(format!("{} {name}", place + 1));
    }
    let said = told.join(" ");
    assert!(said.contains("The players: "), "{said}");
    for player in numbered {
        assert!(said.contains(&player), "{player}: {said}");
    }
    let mut laid: Vec<String> = Vec::new();
    let (mut right, mut answered) = (0, 0);
    // The player counts along, as far as the question is about that; else nobody is a guess.
    loop {
        let whole = told.join(" ");
        if answered > 0 && whole.ends_with(&format!("{right} of {answered} right.")) {
            break;
        }
        if whole.contains("New round.") {
            laid.clear();
        }
        let (moves, question) = whole.rsplit_once(". ").expect("moves and a question");
        for part in moves.split("; ") {
            if let Some((_, tile)) = part.rsplit_once(": ") {
                laid.push(tile.to_owned());
            }
        }
        let asked = question.rsplit_once("with a ").map(|(_, number)| number);
        let key = match asked {
            Some(number) => {
                let number = number.trim_end_matches('?');
                let with = laid
                    .iter()
                    .filter(|tile| tile.split(' ').any(|half| half == number));
                with.count().to_string()
            }
            None => "0".to_owned(),
        };
        desk.wait(Duration::from_secs(7));
        told = if key == "1" {
            desk.press_all("down enter")
        } else {
            desk.press(&key)
        };
        answered += 1;
        let verdict = told.iter().any(|line| line.starts_with("Correct."));
        right += usize::from(verdict);
        assert!(verdict || asked.is_none(), "{laid:?} {told:?}");
        assert!(answered < 20, "it ends");
    }
    assert!(answered >= 8, "{answered}");
    assert_eq!(
        desk.press("escape").last().map(String::as_str),
        Some("Problems")
    );
}
