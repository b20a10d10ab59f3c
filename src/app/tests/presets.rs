//! Presets of house rules: what each sets, on the command line and in the menu.

use std::ffi::OsString;

use serpente_app::Draft;
use serpente_engine::rules::Goal;
use serpente_engine::table::{Game, Setup};
use serpente_text::announce::say::errors;
use serpente_text::announce::{Arg, GameName, Message};

use crate::console::Desk;

fn setup(arguments: &str) -> Result<Setup, Message> {
    let given = ["play"].into_iter().chain(arguments.split_whitespace());
    let request = serpente_arguments::parse(given.map(OsString::from)).expect("a request");
    Draft::from_options(&request.options.table)?.setup(|person| format!("Person {person}"))
}

#[test]
fn every_preset_is_a_game_that_is_known_by_its_name() {
    let mut known = 0;
    for game in Game::all() {
        for preset in game.presets() {
            let table = format!("--game {} --preset {}", game.id(), preset.name);
            let options = setup(&table).expect("a game that can be played").options;
            let found = game
                .presets_of(options.seating, &options.house, options.goal)
                .next()
                .expect("a known way to play");
            assert_eq!(
                found.house(game.house_rules()),
                preset.house(game.house_rules())
            );
            known += 1;
        }
        let first = game.presets().first();
        assert!(first.is_none_or(|preset| preset.rules.is_empty()));
    }
    assert!(known >= 9);
}

#[test]
fn what_is_said_beside_a_preset_wins() {
    let set = |table: &str| setup(table).expect("a table").options;
    let boricua = set("--game latino --preset boricua-500");
    assert_eq!(boricua.goal, Goal::Limit(500));
    assert_eq!(set("--game latino --preset jamaica").goal, Goal::Limit(6));
    let rules = "--game latino --preset dominicano --rule capicua=30 --limit 150";
    let changed = set(rules);
    assert_eq!(changed.goal, Goal::Limit(150));
    let value = |name: &str| {
        let mut all = changed.house.iter();
        let (_, value) = all.find(|(rule, _)| rule.name == name).expect("a rule");
        value.to_string()
    };
    assert_eq!(
        (value("capicua"), value("tranque")),
        ("30".into(), "closer".into())
    );
}

#[test]
fn a_preset_that_is_none_is_refused_with_those_there_are() {
    let refused = |table: &str| setup(table).expect_err("no such preset").id().to_owned();
    assert_eq!(refused("--game latino --preset cubano"), "no-such-preset");
    assert_eq!(refused("--game latino --preset 4-1"), "no-such-preset");
    assert_eq!(refused("--game salotto --preset latino"), "no-presets");
}

#[test]
fn a_match_tells_how_it_is_played() {
    let told = |table: &str| Desk::play(table).lines().remove(0);
    let dominican = told("--game latino --preset dominicano --seed 1");
    assert!(
        dominican.starts_with("Latino, Dominican, to 200 points."),
        "{dominican}"
    );
    let love = told("--game latino --preset jamaica --seed 1");
    let wanted = "Latino, Jamaican six love, to 6 rounds won in a row.";
    assert!(love.starts_with(wanted), "{love}");
    let plain = told("--game latino --seed 1");
    assert!(plain.starts_with("Latino, to 200 points."), "{plain}");
}

#[test]
fn the_menu_goes_through_the_presets_and_back_to_none() {
    let mut desk = Desk::menu(&Desk::home_with(
        "[speech]\non = true\n\n[last-match]\ngame = \"latino\"\n",
    ));
    desk.press("enter");
    let mut entry = desk.press("home").remove(0);
    for _ in 0..40 {
        if entry.starts_with("House rules: ") {
            break;
        }
        entry = desk.press("down").remove(0);
    }
    assert_eq!(entry, "House rules: standard");
    let mut met = Vec::new();
    for _ in 0..12 {
        met.push(desk.press("right").remove(0));
    }
    assert_eq!(met[0], "Dominican");
    assert_eq!(met[11], "standard", "{met:?}");
    assert_eq!(desk.press("right"), ["Dominican"]);
    // With another limit, the rules are no preset any more.
    desk.press("down");
    desk.press("right");
    assert_eq!(desk.press("up"), ["House rules: custom"]);
}

#[test]
fn what_the_house_rules_do_not_play_is_refused_with_the_reason() {
    let double_six = errors::no_such_set(vec![Arg::from(6_i64)]);
    for rules in ["--preset oriente", "--rule oriente"] {
        let refused = setup(&format!("--game cubano {rules} --set 9")).err();
        assert_eq!(refused.as_ref(), Some(&double_six), "{rules}");
    }
    for rules in ["--preset orado", "--rule system=orado"] {
        let refused = setup(&format!("--game gaple {rules} --players 4")).err();
        let pairs_only = errors::pairs_only(GameName("gaple"));
        assert_eq!(refused.as_ref(), Some(&pairs_only), "{rules}");
        assert!(setup(&format!("--game gaple {rules} --teams 2x2")).is_ok());
    }
}

#[test]
fn rules_that_these_players_cannot_have_are_refused_with_a_sentence() {
    let refused = |table: &str| setup(table).expect_err("a clash").id().to_owned();
    for (table, why) in [
        (
            "--game latino --players 4 --rule match=six-love",
            "rule-of-pairs",
        ),
        (
            "--game latino --players 3 --rule tranque=closer",
            "rule-of-pairs",
        ),
        (
            "--game latino --players 4 --rule tie=opener",
            "rule-of-pairs",
        ),
        (
            "--game latino --players 4 --rule first-pass=2",
            "rule-of-pairs",
        ),
        (
            "--game latino --teams 2x2 --rule match=cut-throat",
            "alone-only",
        ),
        (
            "--game train --players 9 --rule hands=galt",
            "seats-at-most",
        ),
        (
            "--game train --players 5 --rule hands=goodsam --set 15",
            "no-such-set",
        ),
        (
            "--game train --rule free-double=true --rule cover=layer",
            "not-together",
        ),
        ("--game train --players 3 --hand 17", "cannot-deal"),
    ] {
        assert_eq!(refused(table), why, "{table}");
    }
    let solo = setup("--game latino --preset cut-throat").expect("a table");
    assert_eq!(solo.options.seating.to_string(), "4");
    let three = setup("--game latino --preset cut-throat --players 3").expect("a table");
    assert_eq!(three.options.seating.to_string(), "3");
}

#[test]
fn clubs_deal_the_train_as_they_do() {
    let dealt = |arguments: &str| {
        let options = setup(&format!("--game train {arguments}"))
            .expect("a table")
            .options;
        let left = options.set.len() - 1 - options.seating.seats() * options.hand;
        (options.set.top().get(), options.hand, left)
    };
    for (table, expected) in [
        ("--players 5", (12, 12, 30)),
        ("--players 5 --rule hands=goodsam", (12, 13, 25)),
        ("--players 4 --rule hands=texas", (9, 10, 14)),
        ("--players 5 --rule hands=texas", (12, 12, 30)),
        ("--players 6 --rule hands=texas", (12, 11, 24)),
        ("--players 7 --rule hands=texas", (12, 10, 20)),
        ("--players 8 --rule hands=texas", (12, 9, 18)),
        ("--players 7 --rule hands=galt", (12, 10, 20)),
        ("--players 6 --rule hands=tanglewood", (15, 11, 69)),
        ("--players 3 --hand 16", (12, 16, 42)),
    ] {
        assert_eq!(dealt(table), expected, "{table}");
    }
}

/// Returns what wins a match of Latino at the table that these arguments set.
fn goal(arguments: &str) -> Goal {
    let table = setup(&format!("--game latino {arguments}")).expect("a table");
    table.options.goal
}

#[test]
fn a_rule_that_changes_what_the_limit_counts_sets_the_limit_that_goes_with_it() {
    for preset in ["parejas", "venezolano", "boricua-500", "dominicano-30"] {
        for (rule, limit) in [("six-love", 6), ("straight-six", 6), ("match-10", 10)] {
            let table = format!("--preset {preset} --rule match={rule}");
            assert_eq!(goal(&table), Goal::Limit(limit), "{table}");
        }
    }
    // A rule that leaves the points alone leaves the preset's limit alone, and a limit that was asked for is kept.
    let kept = goal("--preset boricua-500 --rule opens=rotate");
    assert_eq!(kept, Goal::Limit(500));
    let asked = goal("--preset parejas --rule match=six-love --limit 3");
    assert_eq!(asked, Goal::Limit(3));
}

#[test]
fn contradictions_are_refused_by_the_names_of_both_rules() {
    for table in [
        "--game cross --players 3 --rule deal-5 --rule deal-6",
        "--game cross --rule deal-6 --rule draw-one",
        "--game cross --rule deal-6 --rule empty-yard",
        "--game fives --rule deal-9 --rule deal-7",
        "--game salotto --rule draw=none --rule draw-anyway",
        "--game train --rule free-double --rule cover=layer",
    ] {
        let refused = setup(table).expect_err(table);
        assert_eq!(refused.id(), "not-together", "{table}");
    }
}

#[test]
fn rules_that_would_change_nothing_are_refused() {
    for (table, why) in [
        ("fives --players 2 --set 9 --rule deal-9", "not-with-set"),
        ("fives --players 4 --set 9 --rule deal-7", "not-with-set"),
        ("fives --players 3 --rule deal-9", "rule-of-seats"),
        ("fives --rule exact --limit 61", "limit-not-met"),
        ("all-threes --rule exact --limit 100", "limit-not-met"),
        ("fives --rule penalty", "only-with"),
        ("all-threes --rule penalty", "only-with"),
        ("cross --players 4 --rule deal-5", "rule-of-seats"),
        ("latino --players 4 --rule three=seven", "rule-of-seats"),
        ("latino --rule one-all", "only-with"),
        (
            "latino --rule match=straight-six --rule one-all",
            "only-with",
        ),
        (
            "latino --rule opens=six-six --rule sporting",
            "not-together",
        ),
        (
            "latino --rule match=match-10 --rule sporting",
            "not-together",
        ),
        (
            "cubano --rule highest-double --rule lot-pair",
            "not-together",
        ),
        ("latino --preset latino-solo --teams 2x2", "alone-only"),
        ("forty-two --rule nello-doubles=low", "only-with"),
        ("moon --teams 2x2 --rule name-first", "rule-of-singles"),
        ("kozel --rule hang --rule account=0", "not-together"),
    ] {
        let refused = setup(&format!("--game {table}")).expect_err(table);
        assert_eq!(refused.id(), why, "{table}");
    }
    for table in [
        "fives --rule exact --limit 60",
        "fives --rule exact --rule by-five --limit 61",
        "fives --rule muggins --rule penalty",
        "latino --rule match=six-love --rule one-all",
        "latino --players 4 --rule match=cut-throat --rule one-all",
        "latino --preset jamaica --rule sporting",
        "moon --rule name-first",
    ] {
        setup(&format!("--game {table}")).expect(table);
    }
}

#[test]
fn the_presets_of_train_clubs_set_what_the_clubs_play() {
    let options = |table: &str| setup(table).expect("a table").options;
    for (preset, rules) in [
        ("goodsam", "--rule hands=goodsam --rule engine=hand"),
        (
            "tanglewood",
            "--rule hands=tanglewood --rule own-first --rule engine=highest",
        ),
    ] {
        let alike = options(&format!("--game train --players 5 {rules}"));
        let asked = options(&format!("--game train --preset {preset} --players 5"));
        assert_eq!(asked, alike, "{preset}");
    }
    // The engine is dealt with the rest.
    let goodsam = options("--game train --preset goodsam --players 5");
    assert_eq!((goodsam.set.top().get(), goodsam.hand * 5), (12, 65));
    assert_eq!(goodsam.set.len() - goodsam.hand * 5, 26);
    let tanglewood = options("--game train --preset tanglewood");
    assert_eq!((tanglewood.set.top().get(), tanglewood.hand), (15, 11));
    assert_eq!(tanglewood.goal, Goal::Rounds(16));
    let refused = setup("--game train --preset goodsam --players 9").expect_err("too many");
    assert_eq!(refused.id(), "seats-at-most");
}

#[test]
fn at_a_tournament_of_forty_two_the_dealer_must_bid() {
    let rules = |arguments: &str| {
        let table = setup(&format!("--game forty-two {arguments}")).expect("a table");
        serpente_engine::tricks::TrickRules::of(&table.options.house)
    };
    assert!(!rules("").bids.forced && rules("").play.claim);
    assert_eq!(rules("--preset tournament"), rules("--rule forced-30"));
}

#[test]
fn the_sea_goat_is_kozel_with_eggs_waiting_points_and_an_account_of_25() {
    let of = |arguments: &str| {
        let table = setup(&format!("--game kozel {arguments}")).expect("a table");
        (table.options.house, table.options.goal)
    };
    let goat = of("--preset sea-goat");
    assert_eq!(
        goat,
        of("--rule eggs --rule account=25 --rule hang --limit 125")
    );
    assert_eq!(of("--preset kozel"), of(""));
    let told = Desk::play("--game kozel --preset sea-goat --seed 1").lines();
    let wanted = "Kozel, sea goat, to 125 points.";
    assert!(told[0].starts_with(wanted), "{told:?}");
}
