//! Announcements that were missing or misleading in single games, each case played by its keys.

use std::time::Duration;

use super::Desk;
use super::games::until;

/// Returns the answer to a key as one text.
fn answer(desk: &mut Desk, key: &str) -> String {
    desk.press(key).join(" ")
}

#[test]
fn who_lays_the_centre_is_asked_whether_the_hand_is_exchanged() {
    let question = "Swap your hand for the seven spare tiles? X to swap, P to keep it.";
    let table = "--game garrafina --players 3";
    let (mut desk, lines) = until(table, "enter", "Swap your hand");
    assert_eq!(lines, [question]);
    assert_eq!(desk.press("t"), [question]);
    assert!(!answer(&mut desk, "z").contains("Only a"));
    let first = "First decide whether to swap your hand: X to swap, P to keep it.";
    assert_eq!(desk.press("enter"), [first]);
    assert!(desk.help().iter().any(|line| line.starts_with("P: pass")));
    let hint = answer(&mut desk, "h");
    let keeps = "P to keep your hand. Reason: after swapping, you would pay double if you lost";
    assert!(hint.contains(keeps) || hint.contains("X to swap"), "{hint}");
    assert!(!answer(&mut desk, "p").contains("You pass"));
}

/// If exchanging the hand ends the turn, the next player hears that, but nothing of the tiles.
#[test]
fn who_exchanges_the_hand_and_ends_the_turn_with_it_is_told_of_to_the_others() {
    let table = "--game garrafina --players 3 --humans 3";
    let (mut desk, _) = until(table, "k z enter", "Swap your hand");
    let told = answer(&mut desk, "x");
    assert!(told.contains(" swaps hands."), "{told}");
    assert!(!told.contains("new tiles"), "{told}");
}

#[test]
fn a_tile_drawn_to_spare_a_matador_must_be_laid_and_every_key_says_so() {
    let table = "--game matador --players 3 --rule keep-matador=true";
    let offer = "Only matadors fit: Space to draw instead of laying one.";
    let mut met = 0;
    for seed in 1..60 {
        let mut desk = Desk::play(&format!("{table} --seed {seed}"));
        for _ in 0..25 {
            let turn = answer(&mut desk, "t");
            if !turn.contains(offer) {
                desk.press_all("z enter 1 space");
                continue;
            }
            let drawn = answer(&mut desk, "space");
            let fits = drawn.contains("You draw ") && !drawn.contains("matador");
            if fits && !drawn.contains("no fit") && answer(&mut desk, "t").contains("Your turn") {
                // A matador in the hand joins the ends, but may not be laid.
                let hand = desk.press_all(
                    "home right right right right right right right right left left left",
                );
                let wild = hand.iter().find(|line| line.starts_with("matador"));
                assert!(
                    wild.is_none_or(|line| line.ends_with(", no fit")),
                    "{hand:?}"
                );
                if wild.is_some() {
                    let found = answer(&mut desk, "z");
                    assert!(!found.contains("matador"), "{found}");
                    for _ in 0..9 {
                        if answer(&mut desk, "left").starts_with("matador") {
                            let told = answer(&mut desk, "enter");
                            assert!(told.ends_with("and it fits: you must lay it."), "{told}");
                            let told = answer(&mut desk, "d");
                            assert!(told.ends_with("and it fits: you must lay it."), "{told}");
                            met += 1;
                            break;
                        }
                    }
                }
            }
            desk.press_all("z enter 1");
        }
        if met > 1 {
            return;
        }
    }
    panic!("it was met {met} times");
}

#[test]
fn the_tile_that_goes_out_is_laid_where_it_is_laid() {
    let mut ended = 0;
    for seed in 1..12 {
        let mut desk = Desk::play(&format!("--game cyprus --players 5 --seed {seed}"));
        let mut lines = desk.lines();
        lines.extend(desk.wait(Duration::from_secs(60)));
        for _ in 0..60 {
            if let Some(end) = lines
                .iter()
                .position(|line| line.ends_with(" goes out!") || line == "You go out!")
            {
                let complete = "Every arm is there: all ends are open now.";
                assert_eq!(lines.iter().filter(|line| *line == complete).count(), 1);
                // A double needs no place: it lies on its own number.
                let last = &lines[end - 1];
                assert!(
                    last.contains(", on the ") || last.contains("double "),
                    "{last:?}"
                );
                ended += 1;
                break;
            }
            // The pauses are not skipped: each move is a line.
            lines.extend(desk.press_all("z enter 1"));
            lines.extend(desk.wait(Duration::from_secs(60)));
        }
    }
    assert!(ended > 3, "{ended}");
}

#[test]
fn the_draw_makes_the_pairs() {
    let mut partners = std::collections::BTreeSet::new();
    for seed in 1..40 {
        let mut desk = Desk::play(&format!("--game coppie --seed {seed}"));
        let lines = desk.lines();
        assert!(
            lines[0].ends_with("The draw decides who partners whom."),
            "{lines:?}"
        );
        let drawn = lines[2].strip_prefix("The draw: ").expect("the draw");
        let order: Vec<&str> = drawn
            .split(", ")
            .map(|one| one.split(' ').next().expect("a name"))
            .collect();
        assert_eq!(order.len(), 4);
        let you = order
            .iter()
            .position(|name| *name == "you")
            .expect("you draw, too");
        let partner = order[[1, 0, 3, 2][you]];
        let pairs = &lines[3];
        if you < 2 {
            let told =
                format!("You and {partner} drew the two highest: you are partners, against ");
            assert!(pairs.starts_with(&told), "{lines:?}");
        } else {
            let told =
                format!(" drew the two highest: they are partners, and you play with {partner}.");
            let names = pairs
                .strip_suffix(&told)
                .unwrap_or_else(|| panic!("{lines:?}"));
            assert!(order[..2].iter().all(|name| names.contains(name)));
        }
        let opens = if you == 0 {
            "You drew the highest and open.".to_owned()
        } else {
            format!("{} drew the highest and opens.", order[0])
        };
        assert_eq!(lines[4], opens);
        let scores = answer(&mut desk, "s");
        let together = [
            format!("You and {partner} 0"),
            format!("; you and {partner} 0"),
            format!("{partner} and you 0"),
        ];
        assert!(
            together.iter().any(|pair| scores.contains(pair)),
            "{scores}"
        );
        partners.insert(partner.to_owned());
    }
    assert_eq!(partners.len(), 3, "anybody may be a partner: {partners:?}");
}

#[test]
fn enter_takes_no_card() {
    let (mut desk, lines) = until(
        "--game bax --players 3",
        "space enter enter",
        "take a card for",
    );
    assert!(lines[0].contains("take a card for 2"), "{lines:?}");
    let prompt = desk.press("t").remove(0);
    assert!(
        prompt.contains("Space to take a card for 2, P to stand."),
        "{prompt}"
    );
    let left = answer(&mut desk, "n");
    for _ in 0..3 {
        assert_eq!(desk.press("enter"), std::slice::from_ref(&prompt));
    }
    assert_eq!(answer(&mut desk, "n"), left);
    assert_eq!(desk.press("t"), [prompt]);
    assert_eq!(answer(&mut desk, "p"), "You stand.");
}

#[test]
fn what_decides_a_tie_of_cards_is_told() {
    let table = "--game bax --players 4 --rule mode=tournament";
    let (_, lines) = until(table, "space p enter", "Tied. The most yellow");
    assert!(
        lines[1].contains("the round") || lines[1].contains("Still tied"),
        "{lines:?}"
    );
    let (_, lines) = until(table, "space p enter", "Still tied: ");
    assert!(lines[1].contains(" the round with "), "{lines:?}");
}

#[test]
fn drawing_rather_than_a_jolly_is_offered_and_what_follows_is_told() {
    let offer = "Only Jollies fit: Space to draw instead of laying one.";
    let table = "--game jolly --players 2";
    let mut told = Vec::new();
    for seed in 1..100 {
        let mut desk = Desk::play(&format!("{table} --seed {seed}"));
        for _ in 0..12 {
            let turn = answer(&mut desk, "t");
            if turn.contains(offer) {
                let refused = answer(&mut desk, "p");
                assert!(refused.contains(offer), "{refused}");
                if answer(&mut desk, "space").contains("no fit") {
                    let must = "Only Jollies fit, and you must lay one of them.";
                    assert_eq!(answer(&mut desk, "p"), must);
                    assert_eq!(answer(&mut desk, "space"), must);
                    told.push(seed);
                }
            }
            desk.press_all("z enter 1");
        }
    }
    assert!(told.len() > 1, "{told:?}");
}

#[test]
fn who_is_stuck_hears_every_offer_at_every_key() {
    let table = "--game garrafina --players 3";
    let (mut desk, _) = until(table, "z enter enter enter", "Nothing fits: P to pass.");
    for key in ["z", "t", "enter", "d"] {
        let told = answer(&mut desk, key);
        assert!(told.contains("P to pass."), "{key}: {told}");
        let offer = "You may swap your hand for the seven spare tiles: X to swap.";
        assert!(told.contains(offer), "{key}: {told}");
    }
}

#[test]
fn a_jolly_that_goes_only_across_says_so_before_it_lies() {
    for players in 2..=4 {
        let arguments = format!("--game jolly --players {players}");
        let (mut desk, lines) = until(&arguments, "z enter escape enter", "across");
        assert!(lines[0].contains(", across"), "{lines:?}");
        for _ in 0..40 {
            let told = desk.press("v");
            if told[0].contains("jolly ") && told[0].contains(" across") {
                return;
            }
            desk.press_all("z enter 1");
        }
    }
    panic!("no jolly lay across");
}

#[test]
fn matadors_are_called_so_wherever_they_are() {
    let mut keys = std::collections::BTreeSet::new();
    for seed in 1..30 {
        let mut desk = Desk::play(&format!("--game matador --players 3 --seed {seed}"));
        for _ in 0..6 {
            for key in ["v", "w", "z"] {
                if answer(&mut desk, key).contains("matador ") {
                    keys.insert(key);
                }
            }
            desk.press_all("enter 1");
        }
    }
    assert_eq!(keys.len(), 3, "{keys:?}");
}

#[test]
fn pips_are_told_before_the_game_points_they_make() {
    let (_, lines) = until(
        "--game classic --players 4",
        "z enter enter 1",
        " game point",
    );
    let words: Vec<i32> = lines[0]
        .split([' ', ',', '.', ':'])
        .filter_map(|word| word.parse().ok())
        .collect();
    let made = words.get(1).copied().unwrap_or(1);
    assert_eq!(words[0] / 10 + 1, made, "{lines:?}");
}

#[test]
fn a_pass_tells_why() {
    // The pauses are not skipped: each move is a line.
    let minute = Duration::from_secs(60);
    let stuck = (1..20).any(|seed| {
        let mut desk = Desk::play(&format!("--game cyprus --players 5 --seed {seed}"));
        let mut lines = desk.wait(minute);
        for _ in 0..6 {
            lines.extend(desk.press_all("z enter 1"));
            lines.extend(desk.wait(minute));
        }
        lines
            .iter()
            .any(|line| line.starts_with("Nothing goes on ") && line.ends_with(": you pass."))
    });
    assert!(stuck, "nowhere");
    let right = "You have first claim to open, but not the double 6: you pass.";
    for seed in 1..20 {
        let mut desk = Desk::play(&format!("--game garrafina --players 4 --seed {seed}"));
        for _ in 0..30 {
            let mut lines = desk.wait(minute);
            lines.extend(desk.press_all("z enter 1 p"));
            if lines.contains(&right.to_owned()) {
                return;
            }
        }
    }
    panic!("nowhere: {right}");
}

#[test]
fn what_is_played_for_is_told_in_its_own_words() {
    let mut desk = Desk::play("--game bax --rule mode=tournament --seed 1");
    let lines = desk.lines();
    assert!(lines[0].contains("to 10 rounds won"), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("The draw: ")));
    assert!(lines.iter().any(|line| line.ends_with(" first.")));
    let mut classic = Desk::play("--game classic --players 4 --seed 1");
    assert!(classic.lines()[0].contains("first to two games, each to more than 20 points"));
    let (_, lines) = until(
        "--game classic --players 4 --limit 3",
        "z enter enter 1",
        "Games won: ",
    );
    assert_eq!(lines[1], "A new game begins: all totals go back to 0.");
}

#[test]
fn a_star_has_no_right_and_left_to_lay_on() {
    let (mut desk, _) = until("--game cyprus --players 4", "enter", "Your turn.");
    let help = desk.help();
    assert!(
        help.iter().any(|line| line.starts_with("Enter: ")),
        "{help:?}"
    );
    assert!(
        !help.iter().any(|line| line.contains("on the right")),
        "{help:?}"
    );
}

#[test]
fn lists_have_their_pauses_where_they_belong() {
    let (mut desk, _) = until(
        "--game bax --players 3",
        "space enter enter",
        "take a card for",
    );
    let all = answer(&mut desk, "v");
    assert_eq!(all.matches("; ").count(), 2, "{all}");
    assert!(
        all.split("; ")
            .all(|one| one.contains(": ") && one.contains(", ")),
        "{all}"
    );
    let mut desk = Desk::play("--game cyprus --players 10 --seed 1");
    let mut lines = desk.lines();
    while !lines.iter().any(|line| line.starts_with("Totals: ")) {
        lines = desk.press_all("z enter 1");
    }
    lines.retain(|line| line.starts_with("Totals: "));
    let numbers: Vec<i32> = lines[0]
        .split(['.', ';'])
        .filter_map(|one| one.split(' ').next_back()?.parse().ok())
        .collect();
    assert_eq!(numbers.len(), 10, "{lines:?}");
    assert!(numbers.is_sorted_by(|one, next| one >= next), "{numbers:?}");
    for table in [
        "--game aquamarine",
        "--game garrafina --players 4",
        "--game cyprus",
    ] {
        let mut desk = Desk::play(&format!("{table} --seed 1"));
        let told = answer(&mut desk, "e");
        assert!(!told.contains("Boneyard"), "{table}: {told}");
    }
}
