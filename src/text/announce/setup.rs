//! Messages for the options of a match, and for why they cannot be combined.

use super::say::errors as say;
use super::say::games::{Rule, RuleValue, game_name, rule_name, rule_numbers};
use super::say::menus::{
    menu_choice, menu_number, menu_points, menu_switch, seating_alone, seating_range, seating_teams,
};
use super::{Arg, GameName, Message};
use serpente_engine::rules::{Clash, Domain, HouseError, HouseRule, Seating, Value};
use serpente_engine::table::{Game, Level, SetupError};

/// Returns the seatings of a game in few words: consecutive numbers of players as a range, teams as
/// they are written in options.
pub fn seatings(game: Game) -> Vec<Arg> {
    let mut numbers: Vec<usize> = Vec::new();
    let mut teams: Vec<Arg> = Vec::new();
    for seating in game.seatings() {
        if seating.in_teams() {
            teams.push(Arg::Text(seating.to_string()));
        } else {
            numbers.push(seating.seats());
        }
    }
    numbers.sort_unstable();
    let mut all: Vec<Arg> = Vec::new();
    match numbers[..] {
        [least, .., most] if most - least + 1 == numbers.len() => {
            all.push(seating_range(least, most).into());
        }
        _ => {
            for seats in numbers {
                all.push(seating_alone(seats).into());
            }
        }
    }
    all.extend(teams);
    all
}

/// Returns the message that says how many play, and in which teams.
pub fn players_told(seating: Seating) -> Message {
    if seating.in_teams() {
        seating_teams(seating.teams(), seating.members())
    } else {
        seating_alone(seating.seats())
    }
}

/// Returns the message that says what a house rule is set to.
pub fn rule_told(rule: &HouseRule, value: Value) -> Message {
    let name = Rule::of(rule);
    match value {
        Value::Switch(on) => menu_switch(name, on),
        Value::Choice(word) => menu_choice(name, RuleValue::of(rule, word)),
        Value::Number(points) if rule.in_points => menu_points(name, points),
        Value::Number(number) => menu_number(name, number),
    }
}

/// Returns the possible values of a house rule.
pub fn values(domain: Domain) -> Vec<Arg> {
    match domain {
        Domain::Switch => vec!["false".into(), "true".into()],
        Domain::Choice(words) => words.iter().map(|&word| word.into()).collect(),
        Domain::Number(most) => vec![rule_numbers(0, most).into()],
    }
}

/// Returns the message that says why no match can be played with these options, and which would
/// work.
pub fn setup_error(error: &SetupError) -> Message {
    in_words(error, "")
}

/// Returns the same message for the command line, where options begin with dashes.
pub fn command_line_error(error: &SetupError) -> Message {
    in_words(error, "--")
}

fn in_words(error: &SetupError, dashes: &str) -> Message {
    match error {
        SetupError::NoSuchGame(id) => {
            let games = Game::all().map(|game| game_name(GameName(game.id())));
            say::no_such_game(id, games)
        }
        SetupError::NoSuchSeating(game) => {
            say::no_such_seating(GameName(game.id()), seatings(*game))
        }
        SetupError::NoSuchSet(sets) => say::no_such_set(sets.iter().map(|set| set.top().get())),
        SetupError::CannotDeal {
            set,
            seats,
            allowed,
        } => {
            let top = set.top().get();
            let least = *allowed.start();
            let most = *allowed.end();
            match least.cmp(&most) {
                std::cmp::Ordering::Less => say::cannot_deal(top, *seats, least, most),
                std::cmp::Ordering::Equal => say::cannot_deal_but(top, *seats, least),
                std::cmp::Ordering::Greater => say::cannot_deal_at_all(top, *seats),
            }
        }
        SetupError::TooManyRounds(most) => say::too_many_rounds(*most),
        SetupError::NoGoal => say::no_goal(),
        SetupError::NotByRounds(game) => {
            say::wrong_goal(format!("{dashes}rounds"), GameName(game.id()))
        }
        SetupError::NotByLimit(game) => {
            say::wrong_goal(format!("{dashes}limit"), GameName(game.id()))
        }
        SetupError::NoSet(game) => say::no_tiles(format!("{dashes}set"), GameName(game.id())),
        SetupError::NoHand(game) => say::no_tiles(format!("{dashes}hand"), GameName(game.id())),
        SetupError::NoSuchLevel(name) => say::no_such_level(name, Level::ALL.map(Level::name)),
        SetupError::Clash { game, clash } => clash_told(*game, **clash),
        SetupError::House { game, name, error } => house_error(*game, name, *error),
    }
}

fn clash_told(game: Game, clash: Clash) -> Message {
    let name = GameName(game.id());
    match clash {
        Clash::PairsOnly => say::pairs_only(name),
        Clash::AloneOnly => say::alone_only(name),
        Clash::RuleOfPairs(of_pairs) => say::rule_of_pairs(named(&of_pairs)),
        Clash::NotTogether(one, other) => say::not_together(named(&one), named(&other)),
        Clash::SeatsAtMost(seats) => say::seats_at_most(name, seats),
        Clash::RuleOfSingles(of_singles) => say::rule_of_singles(named(&of_singles)),
        Clash::RuleOfSeats(rule, seats) => say::rule_of_seats(named(&rule), seats),
        Clash::OnlyWith(rule, needed) => say::only_with(named(&rule), named(&needed)),
        Clash::NotWithSet(rule, set) => say::not_with_set(named(&rule), set.top().get()),
        Clash::LimitNotMet(rule, multiple) => say::limit_not_met(named(&rule), multiple),
    }
}

fn named(rule: &HouseRule) -> Message {
    rule_name(Rule::of(rule))
}

fn house_error(game: Game, name: &str, error: HouseError) -> Message {
    let rules = game.house_rules().iter();
    match error {
        HouseError::NoSuchRule if rules.len() == 0 => say::no_rules(GameName(game.id())),
        HouseError::NoSuchRule => {
            say::no_such_rule(name, GameName(game.id()), rules.map(|rule| rule.name))
        }
        HouseError::NoSuchValue(domain) => say::no_such_value(name, values(domain)),
    }
}
