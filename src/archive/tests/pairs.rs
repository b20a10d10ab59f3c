//! Any two house rules of a game go together, or are refused by name: each changes something, the match ends, and its record is
//! sound.

use serpente_archive::{Record, lines, resume};
use serpente_engine::bots::{Level, bots_of, next_command};
use serpente_engine::rules::{Domain, Goal, HouseRule, HouseRules, Options, Seating, Value};
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

/// How many matches are tried until one shows what a rule changes. Where two players hold all tiles, a pass of the second one comes
/// once in a hundred rounds.
const MOST_TRIES: u64 = 300;

/// Rules that matches of computer players who choose at random hardly ever show: of people who think, forget to announce a tile
/// or say a wrong number; of positions that come up once in thousands of rounds. Tests of their own show what they change.
const HARDLY_SHOWN: [&str; 8] = [
    "thinking-time",
    "last-tile",
    "penalty",
    "forced-30",
    "eggs",
    "chuchazo",
    "salida-plain",
    "salida-void",
];

/// Rules that change nothing with some numbers of players, or beside a rule that says more: tables of deals that agree there,
/// rounding by hand against a single opponent, hands that are played out for points in any case. They may be set all the same.
const OF_SOME_TABLES: [&str; 4] = ["deal", "hands", "rounding", "play-out"];

/// Returns the options of a new match by these house rules, for the first of the game's seatings that allows it; `None` if they
/// are refused for all of them. The seatings are tried from this number on, so that each is played.
fn allowed(game: Game, house: &HouseRules, from: usize) -> Option<Options> {
    let seatings = game.seatings();
    for place in 0..seatings.len() {
        let seating = seatings[(from + place) % seatings.len()];
        match new_match(game, seating, house) {
            Ok(options) => return Some(options),
            Err(SetupError::Clash { .. }) => {}
            Err(error) => panic!("{}: {error} with {house:?}", game.id()),
        }
    }
    None
}

fn new_match(game: Game, seating: Seating, house: &HouseRules) -> Result<Options, SetupError> {
    let mut options = Setup::options_with(game, seating, None, None, house.clone())?;
    Setup::check_effects(game, &options)?;
    // A round for each double takes long, and two show as much.
    if let Goal::Rounds(rounds) = options.goal {
        options.goal = Goal::Rounds(rounds.min(2));
    }
    Ok(options)
}

/// Rules of drawing, which change nothing where all tiles are dealt. They may be set all the same, since the number of players
/// is chosen apart from them.
const OF_DRAWING: [&str; 7] = [
    "draw",
    "keep-matador",
    "draw-anyway",
    "draw-one",
    "empty-yard",
    "last-two",
    "boneyard",
];

/// Returns the names of the rules that were changed and change nothing in any match, while the other stays as it is.
fn without_effect(game: Game, options: &Options, seed: u64) -> Vec<&'static str> {
    let dealt = options.seating.seats() * options.hand;
    let draws = dealt < options.set.len();
    // Where Latino counts rounds, the points of a preset mean nothing and may be kept.
    let mut counts_rounds = false;
    for (rule, value) in options.house.iter() {
        counts_rounds |= rule.name == "match" && value != rule.default;
    }
    let mut idle = Vec::new();
    let usual = HouseRules::new(game.house_rules());
    let mut changed = Vec::new();
    for (place, (rule, value)) in options.house.iter().enumerate() {
        let (_, usually) = usual.iter().nth(place).expect("the same rules");
        let is_shown = !HARDLY_SHOWN.contains(&rule.name)
            && !OF_SOME_TABLES.contains(&rule.name)
            && (draws || !OF_DRAWING.contains(&rule.name))
            && (rule.name == "match" || !counts_rounds);
        if value != usually && is_shown {
            changed.push((rule, usually));
        }
    }
    for (rule, usually) in changed {
        let mut without = options.house.clone();
        without
            .set(rule.name, Some(&usually.to_string()))
            .expect("the default");
        // Where the other rule is refused without this one, this one has an effect.
        let Ok(others) = new_match(game, options.seating, &without) else {
            continue;
        };
        let is_alike =
            others.goal == options.goal && others.hand == options.hand && others.set == options.set;
        let mut shows = !is_alike;
        for number in seed..seed + MOST_TRIES {
            if shows {
                break;
            }
            // The first event names the rules.
            let with = play(game, options.clone(), number);
            shows = with[1..] != play(game, others.clone(), number)[1..];
        }
        if !shows {
            idle.push(rule.name);
        }
    }
    idle
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
fn any_two_house_rules_change_a_match_that_ends_with_a_sound_record_or_are_refused() {
    let mut idle: Vec<String> = Vec::new();
    for game in Game::all() {
        let mut refused = 0;
        let pairs = pairs_of(game);
        for (number, house) in pairs.iter().enumerate() {
            let Some(options) = allowed(game, house, number) else {
                refused += 1;
                continue;
            };
            for rule in without_effect(game, &options, number as u64) {
                let changed: Vec<String> = options
                    .house
                    .iter()
                    .filter(|(rule, value)| *value != rule.default)
                    .map(|(rule, value)| format!("{}={value}", rule.name))
                    .collect();
                let seating = options.seating;
                idle.push(format!("{} {seating} {changed:?}: {rule}", game.id()));
            }
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
    assert!(idle.is_empty(), "these change nothing: {idle:#?}");
}
