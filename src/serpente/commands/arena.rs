//! Compares two computer players over mirrored deals or matches.

use super::CommandContext;
use super::progress::CommandProgress;
use serpente_app::{Draft, level};
use serpente_engine::bots::Level;
use serpente_engine::bots::arena::{Comparison, ThoughtTime, compare, compare_matches};
use serpente_engine::rules::Seating;
use serpente_engine::table::Shuffle;
use serpente_text::announce::say::review as say;
use serpente_text::announce::{GameName, Message, decimal};
use std::time::Instant;

/// How many deals are played by default.
const DEALS: u32 = 1000;

/// The sentence for a result: the game, both players, how many deals or matches were played, the
/// share of the first player in percent, and the least and the most that it may be.
type ResultSentence = fn(GameName, String, String, u32, Message, Message, Message) -> Message;

pub(super) fn run(context: &CommandContext<'_>) -> Result<(), Message> {
    let options = context.options;
    let mut draft = Draft::from_options(&options.table)?;
    draft.people = 0;
    let pairs = Seating::teams_of(2, 2);
    let anybody = options.table.players.is_none() && options.table.teams.is_none();
    if anybody && draft.game.seatings().contains(&pairs) {
        draft.seating = pairs;
    }
    let setup = draft.setup(|_| String::new())?;
    let [one, other] = &options.arena.compared;
    let levels = [
        named(one.as_deref(), Level::EXPERT)?,
        named(other.as_deref(), Level::Normal)?,
    ];
    let count = options
        .matches
        .count
        .or(options.arena.deals)
        .unwrap_or(DEALS);
    let seed = options.matches.seed.unwrap_or_else(Shuffle::any_seed);
    let mut progress = CommandProgress::new(count, Instant::now());
    let mut tell_progress = |done| progress.tell(done, context);
    // Card games have no book, and are always compared over whole matches, because stakes are won
    // over a match.
    let (came, result) = match setup.game.book() {
        Some(book) if options.matches.count.is_none() => {
            let deals = compare(
                book,
                &setup.options,
                levels,
                count,
                seed,
                &mut tell_progress,
            );
            (deals, say::arena_told as ResultSentence)
        }
        Some(_) | None => {
            let matches = compare_matches(&setup, levels, count, seed, &mut tell_progress);
            (matches, say::arena_matches_told as ResultSentence)
        }
    };
    let names = levels.map(|level| level.to_string());
    let least = (came.share - came.margin).clamp(0.0, 1.0);
    let most = (came.share + came.margin).clamp(0.0, 1.0);
    context.print(&result(
        GameName(setup.game.id()),
        names[0].clone(),
        names[1].clone(),
        count,
        percent(came.share),
        percent(least),
        percent(most),
    ));
    for (side, name) in names.into_iter().enumerate() {
        context.print(&player(name, &came, side));
    }
    Ok(())
}

fn named(name: Option<&str>, usual: Level) -> Result<Level, Message> {
    match name {
        Some(name) => level(name),
        None => Ok(usual),
    }
}

fn player(name: String, came: &Comparison, side: usize) -> Message {
    let ThoughtTime {
        choices,
        together,
        longest,
    } = came.thought[side];
    let mean = together.as_secs_f64() * 1000.0 / f64::from(choices.max(1));
    say::arena_player(
        name,
        decimal(came.points[side], 2),
        decimal(mean, 3),
        decimal(longest.as_secs_f64() * 1000.0, 2),
    )
}

fn percent(share: f64) -> Message {
    decimal(share * 100.0, 1)
}
