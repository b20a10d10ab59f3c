//! Where nobody is told of the moves, rounds have loops of their own. They are played as those that are told.

use serpente_engine::bots::{Level, bots_of, play_rounds};
use serpente_engine::rules::{Domain, HouseRules, Seating, Set};
use serpente_engine::table::{Event, Game, Player, Setup, Shuffle, Table};

/// How many rounds of each match are compared.
const ROUNDS: u32 = 3;

/// Returns the usual house rules of a game, and those in which one of them has another value.
fn houses(game: Game) -> Vec<HouseRules> {
    let usual = HouseRules::new(game.house_rules());
    let mut houses = vec![usual.clone()];
    for rule in game.house_rules() {
        let values: Vec<String> = match rule.domain {
            Domain::Switch => vec!["on".to_owned(), "off".to_owned()],
            Domain::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Domain::Number(most) => vec!["0".to_owned(), most.min(10).to_string()],
        };
        for value in values {
            let mut house = usual.clone();
            house
                .set(rule.name, Some(&value))
                .expect("one of its values");
            houses.push(house);
        }
    }
    houses
}

/// Returns a table of random players, if the game has it.
fn table(game: Game, seating: Seating, set: Option<Set>, house: HouseRules) -> Option<Setup> {
    let options = Setup::options_with(game, seating, set, None, house).ok()?;
    let player = Player {
        name: String::new(),
        level: Some(Level::Random),
    };
    let players = vec![player; options.seating.seats()];
    Setup::new(game, options, players).ok()
}

/// Plays the first rounds of a match twice: nobody is told of one, and somebody of the other.
fn compare(setup: &Setup, seed: u64) {
    let mut untold: Table<1> = Table::new(setup.clone(), &mut ());
    let mut told: Table<1> = Table::new(setup.clone(), &mut ());
    let mut untold_bots = bots_of(setup, seed);
    let mut told_bots = bots_of(setup, seed);
    let mut untold_deck = Shuffle::seeded(seed);
    let mut told_deck = Shuffle::seeded(seed);
    for round in 1..=ROUNDS {
        let mut events: Vec<Event> = Vec::new();
        let one = play_rounds(
            &mut untold,
            &mut untold_bots,
            &mut untold_deck,
            &mut (),
            round,
        );
        let other = play_rounds(
            &mut told,
            &mut told_bots,
            &mut told_deck,
            &mut events,
            round,
        );
        let of = format!("{} {:?}, seed {seed}", setup.game.id(), setup.options);
        assert_eq!(one, other, "{of}");
        assert_eq!(untold.last_result(), told.last_result(), "{of}");
        assert_eq!(untold.tally(), told.tally(), "{of}");
        assert_eq!(untold.winners(), told.winners(), "{of}");
    }
}

#[test]
fn a_match_that_nobody_is_told_of_goes_as_one_that_is_told() {
    for game in Game::all() {
        for house in houses(game) {
            for &seating in game.seatings() {
                let narrow = game.sets(seating).iter().find(|set| set.words() == 1);
                let Some(setup) = table(game, seating, narrow.copied(), house.clone()) else {
                    continue;
                };
                if setup.options.set.words() > 1 {
                    continue;
                }
                for seed in 1..=4 {
                    compare(&setup, seed);
                }
            }
        }
    }
}
