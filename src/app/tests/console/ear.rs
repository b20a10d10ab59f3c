//! Things a player notices only by listening: the first tile, digits that form one number, help to go through, why a turn is
//! passed.

use std::time::Duration;

use serpente_engine::table::Game;

use super::desk::until_closed;
use super::evening::Evening;
use super::speed::{Player, arguments};
use super::{Deal, Desk};

fn deal() -> Deal {
    Deal::of(&["6-6 6-4 3-1", "6-5 5-4 2-0"])
}

#[test]
fn a_match_of_teams_tells_the_order_of_turns() {
    let mut evening = Evening::at("--teams 2x2 --seed 5", "[speech]\non = true");
    evening.pass(Duration::from_secs(20));
    let lines: Vec<&String> = evening.lines.iter().map(|(_, line)| line).collect();
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.starts_with("In turn: you, "))
            .count(),
        1,
        "{lines:?}"
    );
}

#[test]
fn the_first_step_and_the_first_search_tell_the_first_tile() {
    for (key, told) in [
        ("right", "double 6, opens"),
        ("z", "double 6, opens"),
        ("6", "double 6, opens"),
    ] {
        assert_eq!(Desk::dealt(&deal(), "en", "").press(key), [told], "{key}");
    }
    // After laying a tile, the cursor goes on from where the tile was.
    let mut desk = Desk::dealt(&deal(), "en", "");
    desk.press("enter");
    assert_eq!(desk.press("right"), ["6 4, left and right"]);
    assert_eq!(desk.press("right"), ["3 1, no fit"]);
}

#[test]
fn the_help_is_gone_through_line_by_line_and_is_nothing_that_was_said() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    desk.press("w");
    let first = desk.press("f1");
    let key = "Enter: lay the selected tile, or say yes.";
    assert_eq!(first[1..], [key], "the first key is told at once");
    assert!(
        first[0].ends_with(" lines. Arrows move through them, Escape goes back."),
        "{first:?}"
    );
    let count: usize = first[0]
        .split(' ')
        .next()
        .and_then(|count| count.parse().ok())
        .expect("a number");
    assert_eq!(desk.press("r"), [key]);
    let more = (1..count).map(|_| desk.press("down")).collect::<Vec<_>>();
    assert!(more.contains(&vec![
        "Question mark once more: the rules of this game.".to_owned()
    ]));
    assert_eq!(desk.press("down"), ["End."]);
    assert_eq!(desk.press("home"), first[..1]);
    // The time at the table is stopped, and the last announcement is still the hand.
    assert!(!desk.is_waiting());
    desk.press("escape");
    assert_eq!(
        desk.press_all("page-up page-up").last().map(String::as_str),
        Some("3 tiles: double 6, 6 4, 3 1.")
    );
    // Any key of the table leads back and does its work.
    desk.press("f1");
    assert_eq!(desk.press("c"), ["Nothing is laid yet."]);
    assert_eq!(desk.press("right"), ["double 6, opens"]);
    // Pressed twice, the key reads the rules.
    let rules = desk.press_all("f1 f1");
    assert!(
        rules[2].starts_with("Salotto, for 2 to 10 players."),
        "{rules:?}"
    );
    // From there, too, a key of the table leads back.
    assert_eq!(desk.press("c"), ["Nothing is laid yet."]);
    desk.press_all("f1 f1 down");
    desk.press("escape");
    assert_eq!(
        desk.press("right"),
        ["6 4"],
        "nothing lies that it could fit"
    );
}

#[test]
fn numbers_with_equally_many_tiles_in_sight_are_told_together() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    let told = "In sight, of 7 each: sixes, 2; ones, threes and fours, 1.";
    assert_eq!(desk.press("n"), [told]);
    desk.press("f3");
    desk.press("f3");
    assert_eq!(desk.press("n"), ["Sixes, 2; ones, threes and fours, 1."]);
    desk.press("f3");
    // No person has the keyboard: only what lies on the table may be heard.
    let mut desk = Desk::dealt(&deal().people(2), "en", "");
    desk.press_all("k enter enter");
    assert_eq!(desk.press("n"), ["On the table, of 7 each: sixes, 1."]);
}

#[test]
fn a_turn_that_passes_by_itself_says_why() {
    let mut deal = Deal::of(&["6-6 1-0 2-0", "6-5 5-5 4-4"]);
    deal.rules.push(("draw".into(), "none".into()));
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press("enter");
    let lines = desk.wait(Duration::from_millis(2500));
    assert!(
        lines.contains(&"Nothing goes on 5 or 6: you pass.".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn two_digits_at_once_are_one_number_in_a_large_set() {
    let mut desk = Desk::play("--players 2 --set 12 --hand 12 --seed 2");
    let hand = desk.press("w").remove(0);
    let with_ten = hand.contains("10 ") || hand.contains(" 10") || hand.contains("double 10");
    assert!(with_ten, "another seed: {hand}");
    desk.wait(Duration::from_secs(1));
    let lines = desk.press_all("1 0");
    assert!(lines[1].contains("10"), "{lines:?}");
    // After some time they are two numbers.
    desk.wait(Duration::from_secs(1));
    desk.press("1");
    desk.wait(Duration::from_secs(1));
    let blank = desk.press("0").remove(0);
    assert!(blank.contains("blank"), "{blank}");
    // A small set has no such number.
    let mut desk = Desk::play("--players 2 --seed 2");
    let lines = desk.press_all("1 0");
    assert!(lines[1].contains("blank"), "{lines:?}");
}

#[test]
fn everybodys_tiles_are_told_when_the_round_is_over() {
    let mut desk = Desk::dealt(&Deal::of(&["6-6 6-5", "6-4 4-3", "2-2 1-1"]), "en", "");
    desk.press("enter");
    desk.wait(Duration::from_secs(3));
    let over = desk.press_all("z enter d");
    assert!(over.iter().any(|line| line == "You go out!"), "{over:?}");
    let all = desk.press("w").remove(0);
    assert!(
        all.starts_with("Left in hand, ") && all.contains("Cy: double 2, double 1"),
        "{all}"
    );
    let (first, last) = (desk.press("home"), desk.press("end"));
    assert!(
        all.contains(&first[0]) && all.contains(&last[0]),
        "{first:?} {last:?}"
    );
    assert!(last[0].starts_with("Cy: double 2, double 1"), "{last:?}");
    assert_eq!(desk.press("right"), last);
}

#[test]
fn the_same_people_play_another_match() {
    let deal = Deal {
        limit: 1,
        ..Deal::of(&["6-6 6-5", "6-4 4-3"])
    };
    let mut desk = Desk::dealt(&deal, "en", "pause = 0");
    desk.press("enter");
    desk.wait(Duration::ZERO);
    let lines = desk.press_all("z enter");
    assert_eq!(
        lines.last().map(String::as_str),
        Some("Enter to play again with the same people, Q for the menu.")
    );
    desk.press("c");
    let lines = desk.press("enter");
    assert_eq!(
        lines[..2],
        ["Salotto, to one point. In turn: you and Bo.", "Round 1."]
    );
    assert_eq!(desk.records().len(), 1, "the new match is kept");
}

#[test]
fn what_was_told_of_the_round_is_there_after_going_on() {
    let home = Desk::home_with("[speech]\non = true\n");
    let mut desk = Desk::play_at(&home, "--players 3 --seed 5");
    let mut told = desk.lines();
    told.extend(desk.wait(Duration::from_secs(20)));
    told.extend(desk.press_all("z enter d"));
    told.extend(desk.wait(Duration::from_secs(20)));
    let record = desk.records().remove(0);
    drop(desk);
    until_closed(&record);
    let mut desk = Desk::play_at(&home, "--players 2 --seed 1");
    desk.press_all("q enter");
    let mut desk = Desk::menu(&home);
    desk.resume(&record);
    let first = desk.lines();
    assert!(
        !first.contains(&"Round 1.".to_owned()),
        "it is not told again"
    );
    desk.press("ctrl-home");
    let mut earlier: Vec<String> = Vec::new();
    loop {
        let line = desk.press("page-down").remove(0);
        if line == "That was the end." {
            break;
        }
        earlier.push(line);
    }
    let deeds: Vec<_> = told
        .iter()
        .filter(|line| line.contains(": ") && line.ends_with(", right."))
        .collect();
    assert!(!deeds.is_empty(), "{told:?}");
    for deed in deeds {
        assert!(earlier.contains(deed), "{deed}: {earlier:?}");
    }
    assert!(earlier.iter().any(|line| line.starts_with("You have ")));
}

#[test]
fn rules_are_told_in_steps_that_can_be_held_in_mind() {
    use serpente_text::words::words;
    for language in ["en", "it", "fr", "es", "pt", "de", "eu"] {
        let home = Desk::home_with("[speech]\non = true\n");
        let mut desk = Desk::new(
            &home,
            language,
            serpente_arguments::CommandOptions::default(),
        );
        desk.app().open_menu(true);
        desk.press_all("down down down enter");
        for place in 0..11 {
            let first = desk.press("enter").remove(0);
            let mut steps = vec![first];
            loop {
                let step = desk.press("down").remove(0);
                if words(&step) == 1 && step.ends_with('.') {
                    break;
                }
                steps.push(step);
            }
            assert!(steps.len() > 10, "{language}: {steps:?}");
            for step in &steps {
                assert!(words(step) <= 25, "{language}: {step}");
            }
            desk.press("escape");
            if place < 10 {
                desk.press("down");
            }
        }
    }
    // House rules are read with their default values.
    let mut desk = Desk::play("--seed 1");
    desk.press_all("f1 f1 end");
    let mut lines = Vec::new();
    for _ in 0..8 {
        lines.extend(desk.press("up"));
    }
    assert!(
        lines.contains(&"Drawing when stuck: one tile".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn a_tile_is_drawn_without_a_key_if_the_player_wants_that() {
    let deal = Deal::of(&["6-6 4-4 3-3", "6-5 2-2 1-1"]).boneyard("5-4 4-3");
    let mut by_key = Desk::dealt(&deal, "en", "pause = 0");
    by_key.press("enter");
    let asked = by_key.wait(Duration::from_secs(20)).concat();
    let asked_for_key = format!("{asked}{}", by_key.press("t").concat());
    assert!(asked_for_key.contains("Space to draw"), "{asked_for_key}");
    let drawn = by_key.press("space");
    let mut alone = Desk::dealt(&deal, "en", "pause = 0\ndraw-by-itself = true");
    let mut lines = alone.press("enter");
    lines.extend(alone.wait(Duration::from_secs(20)));
    assert!(lines.contains(&drawn[0]), "{drawn:?}: {lines:?}");
    assert!(!lines.concat().contains("Space to draw"), "{lines:?}");
}

#[test]
fn escape_takes_a_slip_to_another_language_back() {
    let mut desk = Desk::dealt(&deal(), "en", "");
    let next = desk.press("l");
    assert_ne!(next, ["English"]);
    assert_eq!(desk.press("escape"), ["English"]);
    // Only right after it.
    assert_eq!(desk.press("l"), next);
    desk.press("right");
    assert_ne!(desk.press("escape"), ["English"]);
}

/// What must be laid first, for example, is told with the turn. Where a bid is made, the key tells the bids again.
#[test]
fn the_first_key_of_a_turn_repeats_no_sentence_of_it() {
    for game in Game::all() {
        if game.is_of_tricks() {
            continue;
        }
        let arguments = arguments(&game, 21);
        let mut player = Player::at(Evening::at(&arguments, "[speech]\non = true"), (400, 401));
        for _ in 0..300 {
            if player.evening.is_over() {
                break;
            }
            if player.table().is_none() {
                player.evening.pass(Duration::from_secs(1));
                if player.evening.is_silent() {
                    player.press("enter");
                }
                continue;
            }
            if !player.evening.is_silent() {
                player.evening.pass(Duration::from_millis(500));
                continue;
            }
            let turn = player.evening.last().to_owned();
            player.press("z");
            let answer = player.evening.last();
            for sentence in turn.split(". ") {
                let told = answer.trim_end_matches('.').split(". ");
                let is_repeated = told
                    .skip(1)
                    .any(|one| one == sentence.trim_end_matches('.'));
                assert!(!is_repeated, "{}: {turn} {answer}", game.id());
            }
            player.press("h");
            player.press("enter");
        }
    }
}
