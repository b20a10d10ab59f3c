//! Lists the games with their players, sets, house rules and defaults.

use super::CommandContext;
use serde_json::{Value as Json, json};
use serpente_engine::rules::{Domain, Goal, HouseRule, HouseRules, Preset, Seating, Set, Value};
use serpente_engine::table::Game;
use serpente_text::announce::say::games::{
    PresetName, Rule, RuleValue, game_line, game_line_cards, preset_line, rule_line,
    rule_value_line,
};
use serpente_text::announce::{Arg, GameName, Message, goal};
use serpente_text::announce::{seatings, values};

pub(super) fn run(context: &CommandContext<'_>) {
    if context.options.json {
        let games: Vec<Json> = Game::all().map(game_json).collect();
        context.terminal.line(&Json::from(games).to_string());
    } else {
        for line in lines() {
            context.print(&line);
        }
    }
}

/// Returns one sentence for each game and each house rule.
pub(crate) fn lines() -> Vec<Message> {
    let mut lines = Vec::new();
    for game in Game::all() {
        lines.push(line(game));
        for house_rule in game.house_rules() {
            lines.push(rule(house_rule));
        }
        for preset in game.presets() {
            let name = PresetName::of(game, preset);
            lines.push(preset_line(name, preset.name.to_owned()));
        }
    }
    lines
}

fn sets(game: Game) -> Vec<Set> {
    let mut sets = Vec::new();
    for &seating in game.seatings() {
        sets.extend_from_slice(game.sets(seating));
    }
    sets.sort_unstable();
    sets.dedup();
    sets
}

fn line(game: Game) -> Message {
    let name = GameName(game.id());
    let id = game.id().to_owned();
    let players = seatings(game);
    let sets = sets(game);
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
            let mut lines = Vec::new();
            for &word in words {
                let line = rule_value_line(RuleValue::of(rule, word), word.to_owned());
                lines.push(Arg::from(line));
            }
            lines
        }
        Domain::Switch | Domain::Number(_) => values(rule.domain),
    };
    let name = rule.name.to_owned();
    rule_line(Rule::of(rule), name, values, rule.default.to_string())
}

fn game_json(game: Game) -> Json {
    let house = HouseRules::new(game.house_rules());
    let mut seatings = Vec::new();
    for &seating in game.seatings() {
        seatings.push(seating_json(game, seating, &house));
    }
    let mut rules = Vec::new();
    for rule in game.house_rules() {
        let values = match rule.domain {
            Domain::Switch => json!([false, true]),
            Domain::Choice(words) => json!(words),
            Domain::Number(most) => json!({"least": 0, "most": most}),
        };
        rules.push(
            json!({"name": rule.name, "values": values, "default": value_json(rule.default)}),
        );
    }
    let mut presets = Vec::new();
    for preset in game.presets() {
        presets.push(preset_json(game, preset));
    }
    json!({
        "id": game.id(),
        "seatings": seatings,
        "goal": goal_json(game.goal(game.seatings()[0], &house)),
        "rules": rules,
        "presets": presets,
    })
}

fn seating_json(game: Game, seating: Seating, house: &HouseRules) -> Json {
    let mut deals = Vec::new();
    for &set in game.sets(seating) {
        if let Some(deal) = game.deal(seating, set, house) {
            deals.push(json!({
                "set": set.top().get(),
                "hand": deal.usual,
                "least": deal.allowed.start(),
                "most": deal.allowed.end(),
            }));
        }
    }
    json!({
        "teams": seating.teams(),
        "members": seating.members(),
        "deals": deals,
        "goal": goal_json(game.goal(seating, house)),
    })
}

fn preset_json(game: Game, preset: &Preset) -> Json {
    let house = preset.house(game.house_rules());
    let seating = preset.seating.unwrap_or(game.seatings()[0]);
    let usual = game.goal(seating, &house).limit();
    let mut rules = serde_json::Map::new();
    for (rule, value) in house.iter() {
        rules.insert(rule.name.to_owned(), value_json(value));
    }
    json!({
        "name": preset.name,
        "limit": preset.limit.or(usual),
        "rules": rules,
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
