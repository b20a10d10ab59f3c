//! Announcements that only single games make.

use super::Desk;

/// Finds the first table with these arguments, by its seed, where this is announced. Returns it and the lines from there on.
pub(super) fn until(arguments: &str, keys: &str, wanted: &str) -> (Desk, Vec<String>) {
    for seed in 1..200 {
        let mut desk = Desk::play(&format!("{arguments} --seed {seed}"));
        let mut lines = desk.lines();
        for _ in 0..12 {
            if let Some(place) = lines.iter().position(|line| line.contains(wanted)) {
                return (desk, lines.split_off(place));
            }
            lines.extend(desk.press_all(keys));
        }
    }
    panic!("nowhere: {wanted}");
}

#[test]
fn the_spare_hand_is_no_boneyard() {
    for (players, told) in [(3, "Spare hand 7."), (4, "Dario 7. Garrafina, round 1,")] {
        let mut desk = Desk::play(&format!("--game garrafina --players {players} --seed 1"));
        let lines = desk.press("e");
        assert!(lines[0].contains(told), "{lines:?}");
    }
}

#[test]
fn who_can_lay_nothing_hears_what_else_there_is() {
    let table = "--game garrafina --players 3";
    // Enter and Space skip the pauses.
    let (mut desk, lines) = until(table, "z enter enter enter", "Nothing fits: P to pass.");
    assert_eq!(
        lines[1],
        "You may swap your hand for the seven spare tiles: X to swap."
    );
    assert_eq!(desk.press("p")[0], "You pass.");
    let (mut desk, _) = until(table, "enter", "You don't have to lay a tile: P to pass.");
    assert_eq!(desk.press("p")[0], "You pass.");
}

#[test]
fn places_are_asked_for_by_keys_that_sound_like_keys() {
    let (_, lines) = until(
        "--game cyprus --players 4",
        "z enter enter enter enter",
        "key 2, ",
    );
    assert!(lines[0].contains(": key 1, on the "), "{lines:?}");
}

#[test]
fn who_opens_with_any_tile_need_not_open_with_one() {
    let any = "You open, with any tile: Enter to lay the selected one.";
    let (mut desk, _) = until("--game classico --players 2", "c", any);
    assert_eq!(desk.press("space"), [any]);
    assert_eq!(desk.press("p"), [any]);
}

#[test]
fn a_match_of_several_games_says_so_and_counts_them() {
    let mut desk = Desk::play("--game classic --seed 4");
    let lines = desk.lines();
    let goal = "first to two games, each to more than 20 points";
    assert!(lines[0].starts_with(&format!("Basque classic, {goal}.")));
    assert!(desk.press("e")[0].contains(goal));
    let scores =
        "You and Clara 0; Bruno and Dario 0. Games won: you and Clara 0; Bruno and Dario 0.";
    assert_eq!(desk.press("s"), [scores]);
}

#[test]
fn games_are_told_where_one_is_won() {
    let mut desk = Desk::play("--game classic --seed 4 --limit 5");
    let mut rounds = Vec::new();
    while rounds.iter().filter(|games| **games).count() < 2 {
        let lines = desk.press_all("z enter d");
        if let Some(totals) = lines.iter().find(|line| line.starts_with("Totals: ")) {
            let won = totals
                .split([' ', ',', ';', '.'])
                .filter_map(|word| word.parse().ok())
                .max()
                .is_some_and(|most: u32| most > 5);
            let told = lines.iter().any(|line| line.starts_with("Games won: "));
            assert_eq!(told, won, "{lines:?}");
            rounds.push(won);
        }
    }
    assert!(rounds.len() > 2, "no round was without a game won");
}

#[test]
fn places_with_commas_inside_are_kept_apart() {
    let (_, lines) = until(
        "--game jolly --players 3",
        "z enter escape enter enter",
        "outward",
    );
    assert!(lines[0].contains(" outward; key "), "{lines:?}");
    let (mut desk, _) = until("--game cyprus --players 4", "z enter escape", "You: ");
    let serpent = desk.press("v").remove(0);
    assert!(
        serpent.contains("arm 1: ") && serpent.contains("; arm 2: "),
        "{serpent}"
    );
}

#[test]
fn cards_that_lie_open_are_told_while_the_keyboard_waits() {
    let mut desk = Desk::play("--game bax --players 3 --humans 2 --seed 5 --rounds 2");
    let mut lines = desk.lines();
    while !lines
        .iter()
        .any(|line| line.starts_with("Hand the keyboard to "))
    {
        lines = desk.press_all("k enter");
    }
    for key in ["c", "v", "n", "e"] {
        let waits = desk.press(key);
        assert!(!waits[0].contains("over"), "{key}: {waits:?}");
    }
    assert_eq!(
        desk.press("space"),
        ["It is Player two's turn at the keyboard. K to take it."]
    );
    assert_eq!(desk.press("t"), ["It is Player two's turn."]);
}

#[test]
fn why_the_opening_tile_does_not_win_is_told() {
    let table = "--game threes-fives --players 2 --limit 3 --rule no-down";
    let (_, lines) = until(table, "enter", "the opening tile cannot win");
    assert!(
        lines[0].ends_with(": the opening tile cannot win, no score."),
        "{lines:?}"
    );
    // A move that would pass the limit is announced as usual.
    until(table, "enter", " would go over 3, no score.");
}

#[test]
fn who_plays_on_behind_a_partner_without_tiles_is_told() {
    let table = "--game threes-fives --teams 2x2";
    let (_, lines) = until(table, "z enter p enter", " plays on.");
    assert!(
        lines[0].contains(" is out of tiles; ") || lines[0].starts_with("You are out of tiles; "),
        "{lines:?}"
    );
}

#[test]
fn a_tie_behind_the_last_round_is_told() {
    let table = "--game gaple --players 4 --rounds 2";
    let keys = "z enter d g p enter ".repeat(4);
    let (_, lines) = until(table, &keys, "A tie at the top: one more round.");
    assert!(lines.iter().any(|line| line == "Round 3."), "{lines:?}");
}

#[test]
fn what_a_round_brought_is_one_number_wherever_it_is_told() {
    // Bonuses, and points for the passes of others.
    for preset in ["dominicano", "boricua-500"] {
        let table = format!("--game latino --preset {preset} --teams 2x2");
        let (desk, lines) = until(&table, "z enter p enter", " in all.");
        let (_, sum) = lines[0].split_once(": ").expect("a sum");
        let sum = sum.trim_end_matches(" in all.").rsplit(' ').next();
        let sum: i64 = sum.and_then(|sum| sum.parse().ok()).expect("a number");
        // The points of the round according to the record: the difference of its totals to those of the round before.
        let record = std::fs::read_to_string(desk.records().remove(0)).expect("a record");
        let totals = record
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
            .filter(|event| event["type"] == "round-over")
            .map(|event| [0, 1].map(|team| event["totals"][team].as_i64().expect("a number")));
        let totals: Vec<[i64; 2]> = [[0, 0]].into_iter().chain(totals).collect();
        let [.., before, after] = totals[..] else {
            panic!("a round is over");
        };
        let sides = [0, 1].map(|team| after[team] - before[team]);
        assert!(sides.contains(&sum), "{lines:?}");
    }
}
