//! Any two house rules of a game go together, or are refused by name: the match ends, and its record is sound.

use serpente_archive::{Record, lines, resume};
use serpente_engine::bots::{Level, bots_of, next_command};
use serpente_engine::rules::{Domain, Goal, HouseRule, HouseRules, Options, Value};
use serpente_engine::table::{Event, Game, Player, Setup, SetupError, Shuffle, Table};

/// The longest match that is offered has far fewer rounds, even between players who choose at random.
const MOST_ROUNDS: u32 = 3000;

/// Returns the values of a rule other than its default, as they are written; of many numbers, one.
fn other_values(rule: &HouseRule) -> Vec<String> {
    match rule.domain {
        Domain::Switch => vec![(rule.default != Value::Switch(true)).to_string()],
        Domain::Choice(words) => {
            let others = words
                .iter()
                .filter(|&&word| rule.default != Value::Choice(word));
            others.map(|word| (*word).to_owned()).collect()
        }
        Domain::Number(most) => vec![most.min(30).to_string()],
    }
}

/// Returns the house rules with each pair of rules changed, for each pair of their values.
fn pairs_of(game: Game) -> Vec<HouseRules> {
    let rules = game.house_rules();
    let mut pairs = Vec::new();
    for (place, one) in rules.iter().enumerate() {
        for other in &rules[place + 1..] {
            for value in other_values(one) {
                for other_value in other_values(other) {
                    let mut house = HouseRules::new(rules);
                    house.set(one.name, Some(&value)).expect("a rule");
                    house.set(other.name, Some(&other_value)).expect("a rule");
                    pairs.push(house);
                }
            }
        }
    }
    pairs
}

/// Plays a match between players who choose at random.
fn play(game: Game, options: Options, seed: u64) -> Vec<Event> {
    let mut players = Vec::new();
    for seat in options.seating.all().iter() {
        players.push(Player {
            name: format!("P{}", seat.index()),
            level: Some(Level::Random),
        });
    }
    let house = options.house.clone();
    let setup = Setup::new(game, options, players).expect("a table");
    let mut bots = bots_of(&setup, seed);
    let mut events = Vec::new();
    let mut deck = Shuffle::seeded(seed);
    let mut table: Table = Table::new(setup, &mut events);
    while let Some(command) = next_command(&table, &mut bots) {
        table
            .command(command, &mut deck, &mut events)
            .expect("a legal move");
        let rounds = table.round_number();
        assert!(rounds < MOST_ROUNDS, "{} never ends: {house:?}", game.id());
    }
    events
}

#[test]
fn any_two_house_rules_end_a_match_with_a_sound_record_or_are_refused() {
    for game in Game::all() {
        let mut refused = 0;
        let pairs = pairs_of(game);
        for (number, house) in pairs.iter().enumerate() {
            let seatings = game.seatings();
            let seating = seatings[number % seatings.len()];
            let options = match Setup::options_with(game, seating, None, None, house.clone()) {
                Ok(options) => options,
                Err(SetupError::Clash { .. }) => {
                    refused += 1;
                    continue;
                }
                Err(error) => panic!("{}: {error} with {house:?}", game.id()),
            };
            let options = match options.goal {
                // A round for each double takes long, and two show as much.
                Goal::Rounds(rounds) => Options {
                    goal: Goal::Rounds(rounds.min(2)),
                    ..options
                },
                Goal::Limit(_) => options,
            };
            let events = play(game, options, number as u64);
            let written = lines(&events);
            let record = Record::parse(&written);
            assert_eq!(record.damage, None, "{}: {house:?}", game.id());
            assert!(record.is_over(), "{}: {house:?}", game.id());
            let resumed = resume(&record.events, Shuffle::seeded(0));
            let played = resumed.map(|resumed| resumed.played).ok();
            assert_eq!(played, Some(events.len()), "{}: {house:?}", game.id());
        }
        println!("{}: {} pairs, {refused} refused", game.id(), pairs.len());
    }
}
