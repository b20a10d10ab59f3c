//! Problems for programs to read, or looked for in random matches: then for each grade and theme a
//! line with the words of those that were found.

use super::progress::CommandProgress;
use super::review::written;
use super::{CommandContext, CommandFailed};
use serde_json::json;
use serpente_archive::Position;
use serpente_engine::bots::problems::{
    Grade, Problem, ProblemKind, ProblemPlace, ProblemTheme, SEEDS, shipped, shipped_at,
};
use serpente_engine::rules::Tile;
use serpente_engine::table::{Event, GameView, Shuffle};
use serpente_text::announce::say::learn::problem_no_word;
use std::collections::BTreeMap;
use std::time::Instant;

pub(super) fn run(word: Option<&str>, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    if let Some(matches) = context.options.matches.searched() {
        search(matches, context);
        return Ok(());
    }
    if let Some(word) = word {
        let place: Option<ProblemPlace> = word.parse().ok();
        if let Some(problem) = place.and_then(|place| Problem::at(place, "")) {
            print(&problem, context);
            return Ok(());
        }
        let Some(position) = Position::of_word(word, "") else {
            return Err(CommandFailed::Unusable(problem_no_word(word)));
        };
        print_position(word, &position, context);
        return Ok(());
    }
    for known in shipped() {
        if let Some(problem) = Problem::at(known.place, "") {
            print(&problem, context);
        }
    }
    Ok(())
}

/// Prints a position of a match: only what its seat sees.
fn print_position(word: &str, position: &Position, context: &CommandContext<'_>) {
    let view = position.view.view();
    let game_view = GameView::Tiles(view);
    let mut moves = Vec::new();
    for play in view.different_moves() {
        moves.push(written(&game_view, play.into()));
    }
    let tiles = view.hand.iter();
    let hand: Vec<String> = tiles.map(|tile: Tile| tile.to_string()).collect();
    let best = position.best.map(|best| written(&game_view, best.into()));
    let printed = json!({
        "word": word,
        "game": position.setup.game.id(),
        "seat": view.seat,
        "hand": hand,
        "moves": moves,
        "best": best,
    });
    context.terminal.line(&printed.to_string());
}

/// Prints a problem.
fn print(problem: &Problem, context: &CommandContext<'_>) {
    let known = shipped_at(problem.place);
    let view = problem.view();
    let mut hands = Vec::new();
    for seat in view.board.playing().iter() {
        let tiles = problem.round().hand(seat).iter();
        let written: Vec<String> = tiles.map(|tile: Tile| tile.to_string()).collect();
        hands.push(json!({"seat": seat, "tiles": written}));
    }
    let mut moves = Vec::new();
    let game_view = GameView::Tiles(view);
    for play in view.different_moves() {
        moves.push(written(&game_view, play.into()));
    }
    let mut line = Vec::new();
    for (seat, play) in problem.goes_on(problem.best) {
        line.push(json!({"seat": seat, "move": written(&game_view, play.into())}));
    }
    let grade = match known {
        Some(known) => known.grade,
        None => problem.grade(),
    };
    let game = match problem.events.first() {
        Some(Event::Match(header)) => header.game.clone(),
        _ => String::new(),
    };
    let printed = json!({
        "word": problem.place.to_string(),
        "number": known.map(|known| known.number),
        "grade": grade.number(),
        "theme": problem.theme.name(),
        "game": game,
        "seat": problem.seat,
        "hands": hands,
        "moves": moves,
        "best": written(&game_view, problem.best.into()),
        "then": line,
    });
    context.terminal.line(&printed.to_string());
}

fn search(matches: u32, context: &CommandContext<'_>) {
    let first = context
        .options
        .matches
        .seed
        .unwrap_or_else(Shuffle::any_seed);
    let mut progress = CommandProgress::new(matches, Instant::now());
    let mut found: BTreeMap<(Grade, ProblemTheme), Vec<String>> = BTreeMap::new();
    for number in 0..matches {
        let seed = first.wrapping_add(number.into()) % SEEDS;
        for kind in ProblemKind::ALL {
            if let Some(problem) = Problem::first(kind, seed, "") {
                let words = found.entry((problem.grade(), problem.theme)).or_default();
                words.push(problem.place.to_string());
            }
        }
        progress.tell(number + 1, context);
    }
    for ((grade, theme), words) in found {
        let line = format!("{} {} {}", grade.number(), theme.name(), words.join(" "));
        context.terminal.line(&line);
    }
}
