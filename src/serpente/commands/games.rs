//! Lists the games with their players, sets, house rules and defaults.

use super::Desk;
use serde_json::{Value as Json, json};
use serpente_engine::rules::{Domain, Goal, HouseRule, HouseRules, Set, Value};
use serpente_engine::table::Game;
use serpente_text::announce::say::games::{
    PresetName, Rule, RuleValue, game_line, game_line_cards, preset_line, rule_line,
    rule_value_line,
};
use serpente_text::announce::{Arg, GameName, Message, goal};
use serpente_text::announce::{seatings, values};

pub(super) fn run(desk: &Desk<'_>) {
    if desk.options.json {
        let games: Vec<Json> = Game::all().map(game_json).collect();
        desk.terminal.line(&Json::from(games).to_string());
    } else {
        for line in lines() {
            desk.tell(&line);
        }
    }
}

/// Returns one sentence for each game and each house rule.
pub(crate) fn lines() -> Vec<Message> {
    let of = |game: Game| {
        let mut lines = vec![line(game)];
        lines.extend(game.house_rules().iter().map(rule));
        let presets = game.presets().iter();
        lines.extend(
            presets.map(|preset| preset_line(PresetName::of(game, preset), preset.name.to_owned())),
        );
        lines
    };
    Game::all().flat_map(of).collect()
}

fn sets(game: Game) -> Vec<Set> {
    let mut sets: Vec<Set> = game
        .seatings()
        .iter()
        .flat_map(|&seating| game.sets(seating))
        .copied()
        .collect();
    sets.sort_unstable();
    sets.dedup();
    sets
}

fn line(game: Game) -> Message {
    let (name, id) = (GameName(game.id()), game.id().to_owned());
    let (players, sets) = (seatings(game), sets(game));
    let house = HouseRules::new(game.house_rules());
    let goal = goal(game, game.goal(game.seatings()[0], &house), &house);
    if sets.is_empty() {
        return game_line_cards(name, id, players, goal);
    }
    let tops = sets
        .into_iter()
        .map(|set| Arg::Text(set.top().get().to_string()));
    game_line(name, id, players, tops, goal)
}

fn rule(rule: &HouseRule) -> Message {
    let values = match rule.domain {
        Domain::Choice(words) => {
            let told =
                |word: &'static str| rule_value_line(RuleValue::of(rule, word), word.to_owned());
            words.iter().map(|word| Arg::from(told(word))).collect()
        }
        Domain::Switch | Domain::Number(_) => values(rule.domain),
    };
    let (name, usual) = (rule.name.to_owned(), rule.default.to_string());
    rule_line(Rule::of(rule), name, values, usual)
}

fn game_json(game: Game) -> Json {
    let house = HouseRules::new(game.house_rules());
    let seatings = game.seatings().iter().map(|&seating| {
        let deals = game.sets(seating).iter().filter_map(|&set| {
            let deal = game.deal(seating, set, &house)?;
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
            "goal": goal_json(game.goal(seating, &house)),
        })
    });
    let presets = game.presets().iter().map(|preset| {
        let house = preset.house(game.house_rules());
        let seating = preset.seating.unwrap_or(game.seatings()[0]);
        let usual = game.goal(seating, &house).limit();
        let rules = house
            .iter()
            .map(|(rule, value)| (rule.name.to_owned(), value_json(value)));
        json!({
            "name": preset.name,
            "limit": preset.limit.or(usual),
            "rules": rules.collect::<serde_json::Map<_, _>>(),
        })
    });
    let rules = game.house_rules().iter().map(|rule| {
        let values = match rule.domain {
            Domain::Switch => json!([false, true]),
            Domain::Choice(words) => json!(words),
            Domain::Number(most) => json!({"least": 0, "most": most}),
        };
        json!({"name": rule.name, "values": values, "default": value_json(rule.default)})
    });
    json!({
        "id": game.id(),
        "seatings": seatings.collect::<Vec<_>>(),
        "goal": goal_json(game.goal(game.seatings()[0], &house)),
        "rules": rules.collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
    })
}

fn goal_json(goal: Goal) -> Json {
    match goal {
        Goal::Limit(limit) => json!({"limit": limit}),
        Goal::Rounds(rounds) => json!({"rounds": rounds}),
    }
}

fn value_json(value: Value) -> Json {
    match value {
        Value::Switch(on) => json!(on),
        Value::Choice(word) => json!(word),
        Value::Number(number) => json!(number),
    }
}
