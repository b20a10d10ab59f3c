//! The engine allows exactly the options that the rules allow.

use super::agreed::{
    CLUBS, DEALS, club_sets, counts_rounds, deals_wink, hands, house, seatings, sets, usual_goal,
};
use serpente_engine::rules::{Goal, HouseRules, Options};
use serpente_engine::table::{Game, Player, Setup};

#[test]
fn some_games_count_rounds_and_the_others_refuse_to() {
    for game in Game::all() {
        let seating = game.seatings()[0];
        let options = Setup::options(game, seating, None, None).expect("the usual table");
        let player = Player {
            name: String::new(),
            level: None,
        };
        let players = vec![player; seating.seats()];
        let stakes = matches!(game.id(), "bax" | "train" | "chicken-foot");
        for (goal, may) in [
            // The deal of the day is five rounds of salotto.
            (
                Goal::Rounds(3),
                counts_rounds(game.id()) || game.id() == "salotto",
            ),
            (Goal::Limit(50), !stakes),
        ] {
            let options = Options {
                goal,
                ..options.clone()
            };
            let agreed = Setup::new(game, options, players.clone()).is_ok();
            assert_eq!(agreed, may, "{} {goal:?}", game.id());
        }
        assert!(Game::find(game.id()) == Some(game));
    }
}

#[test]
fn a_thinking_time_is_agreed_where_a_game_has_one() {
    let game = Game::find("salotto").expect("the home game");
    let mut house = HouseRules::new(game.house_rules());
    assert_eq!(game.thinking_time(&house), 0);
    house.set("thinking-time", Some("30")).expect("its rule");
    assert_eq!(game.thinking_time(&house), 30);
}

/// Checks that the engine allows exactly the options that the rules allow.
#[test]
fn what_can_be_agreed_is_what_the_rules_allow() {
    for game in Game::all() {
        let id = game.id();
        let mut theirs: Vec<_> = game
            .seatings()
            .iter()
            .map(|seating| (seating.teams(), seating.members()))
            .collect();
        let mut ours = seatings(id);
        theirs.sort_unstable();
        ours.sort_unstable();
        assert_eq!(theirs, ours, "{id}: seatings");
        for &seating in game.seatings() {
            let tops = game.sets(seating).iter().map(|set| set.top().get());
            assert!(
                tops.eq(sets(id, seating.seats())),
                "{id}: sets of {seating}"
            );
            for &set in game.sets(seating) {
                let named = ["bell", "botermans", "celko", "seven"];
                for deal in named.into_iter().chain(DEALS).chain(CLUBS) {
                    let mut house = HouseRules::new(game.house_rules());
                    let is_rule = DEALS.contains(&deal);
                    if CLUBS.contains(&deal) {
                        if id != "train" {
                            continue;
                        }
                        house.set("hands", Some(deal)).expect("a club's deal");
                        let sets = club_sets(deal, seating.seats());
                        if !sets.contains(&set.top().get()) {
                            assert_eq!(game.deal(seating, set, &house), None);
                            continue;
                        }
                    }
                    if deal == "seven" {
                        if id != "latino" {
                            continue;
                        }
                        house
                            .set("three", Some(deal))
                            .expect("what three are dealt");
                    }
                    if id == "cyprus" && !is_rule && deal != "seven" {
                        house.set("deal", Some(deal)).expect("a deal of cyprus");
                    }
                    let mut offered = game.house_rules().iter();
                    if is_rule && !offered.any(|rule| rule.name == deal) {
                        continue;
                    }
                    if is_rule {
                        house.set(deal, None).expect("a switch");
                    }
                    if id == "cubano" && (set.top().get() == 6) != (deal == "oriente") {
                        assert_eq!(game.deal(seating, set, &house), None);
                        continue;
                    }
                    let top = set.top().get();
                    if id == "tiddly-wink" && !deals_wink(seating.seats(), top, deal == "deal-out")
                    {
                        assert_eq!(game.deal(seating, set, &house), None);
                        continue;
                    }
                    let theirs = game.deal(seating, set, &house).expect("tiles enough");
                    let table = (seating.seats(), seating.in_teams());
                    let (usual, allowed) = hands(id, table, set.top().get(), deal);
                    let usual = usual.min(*allowed.end());
                    let at = format!("{id}: {set:?} for {seating}, {deal}");
                    assert_eq!(theirs.allowed, allowed, "{at}");
                    assert_eq!(theirs.usual.min(*allowed.end()), usual, "{at}");
                }
            }
        }
        let rules = game
            .house_rules()
            .iter()
            .map(|rule| (rule.name, rule.default.to_string()));
        let usual = house(id)
            .into_iter()
            .map(|(name, values)| (name, values[0].to_owned()));
        assert!(rules.eq(usual), "{id}: house rules");
        let defaults = HouseRules::new(game.house_rules());
        for &seating in game.seatings() {
            let usual = usual_goal(id, [seating.seats(), seating.members()], false);
            assert_eq!(game.goal(seating, &defaults), usual, "{id}");
        }
        if id == "bax" {
            let mut tournament = defaults;
            tournament.set("mode", Some("tournament")).expect("a mode");
            assert_eq!(
                game.goal(game.seatings()[0], &tournament),
                usual_goal(id, [4, 1], true)
            );
        }
    }
}
