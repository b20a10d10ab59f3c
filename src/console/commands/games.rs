//! The games: their players, sets, house rules and defaults.

use super::{Desk, texts};
use crate::announce::say::games::{Rule, game_line, rule_line};
use crate::announce::{Game, Message, goal};
use crate::console::app::values;
use crate::rules::{Domain, Goal, House, HouseRule, RuleBook, Set, Value, books};
use serde_json::{Value as Json, json};

pub(super) fn run(as_json: bool, desk: &Desk<'_>) {
    if as_json {
        let games: Vec<Json> = books::ALL.iter().map(|book| game_json(*book)).collect();
        desk.terminal.line(&Json::from(games).to_string());
    } else {
        for line in lines() {
            desk.tell(&line);
        }
    }
}

/// The games and their house rules, a sentence each.
pub(crate) fn lines() -> Vec<Message> {
    let of = |book: &&'static dyn RuleBook| {
        let mut lines = vec![game(*book)];
        lines.extend(book.house_rules().iter().map(rule));
        lines
    };
    books::ALL.iter().flat_map(of).collect()
}

fn sets(book: &dyn RuleBook) -> Vec<Set> {
    let mut sets: Vec<Set> = book
        .seatings()
        .iter()
        .flat_map(|&seating| book.sets(seating))
        .copied()
        .collect();
    sets.sort_unstable();
    sets.dedup();
    sets
}

fn game(book: &dyn RuleBook) -> Message {
    let players = texts(book.seatings());
    let tops = texts(sets(book).into_iter().map(|set| set.top().get()));
    game_line(
        Game(book.id()),
        book.id().to_owned(),
        players,
        tops,
        goal(book.goal()),
    )
}

fn rule(rule: &HouseRule) -> Message {
    rule_line(Rule(rule.name), rule.name.to_owned(), values(rule.domain))
}

fn game_json(book: &dyn RuleBook) -> Json {
    let house = House::new(book.house_rules());
    let seatings = book.seatings().iter().map(|&seating| {
        let deals = book.sets(seating).iter().filter_map(|&set| {
            let deal = book.deal(seating, set, &house)?;
            Some(json!({
                "set": set.top().get(),
                "hand": deal.usual,
                "least": deal.allowed.start(),
                "most": deal.allowed.end(),
            }))
        });
        json!({
            "teams": seating.teams(),
            "members": seating.members(),
            "deals": deals.collect::<Vec<_>>(),
        })
    });
    let rules = book.house_rules().iter().map(|rule| {
        let values = match rule.domain {
            Domain::Switch => json!([false, true]),
            Domain::Choice(words) => json!(words),
            Domain::Number(most) => json!({"least": 0, "most": most}),
        };
        let default = match rule.default {
            Value::Switch(on) => json!(on),
            Value::Choice(word) => json!(word),
            Value::Number(number) => json!(number),
        };
        json!({"name": rule.name, "values": values, "default": default})
    });
    let goal = match book.goal() {
        Goal::Limit(limit) => json!({"limit": limit}),
        Goal::Rounds(rounds) => json!({"rounds": rounds}),
    };
    json!({
        "id": book.id(),
        "seatings": seatings.collect::<Vec<_>>(),
        "goal": goal,
        "rules": rules.collect::<Vec<_>>(),
    })
}
