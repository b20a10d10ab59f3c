//! Compares two computer players over mirrored deals or matches.

use super::Desk;
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

pub(super) fn run(desk: &Desk<'_>) -> Result<(), Message> {
    let options = desk.options;
    let mut draft = Draft::from_options(options)?;
    draft.people = 0;
    let pairs = Seating::teams_of(2, 2);
    let anybody = options.players.is_none() && options.teams.is_none();
    if anybody && draft.game.seatings().contains(&pairs) {
        draft.seating = pairs;
    }
    let setup = draft.setup(|_| String::new())?;
    let [one, other] = &options.compared;
    let levels = [
        named(one.as_deref(), Level::EXPERT)?,
        named(other.as_deref(), Level::Normal)?,
    ];
    let count = options.matches.or(options.deals).unwrap_or(DEALS);
    let seed = options.seed.unwrap_or_else(Shuffle::any_seed);
    let mut told = CommandProgress::new(count, Instant::now());
    let mut progress = |done| told.tell(done, desk);
    // Card games are always compared over whole matches, because stakes are won over a match.
    let book = setup.game.book().filter(|_| options.matches.is_none());
    let came = if let Some(book) = book {
        compare(book, &setup.options, levels, count, seed, &mut progress)
    } else {
        compare_matches(&setup, levels, count, seed, &mut progress)
    };
    let names = levels.map(|level| level.to_string());
    let [least, most] = [-1.0, 1.0].map(|way| (came.share + way * came.margin).clamp(0.0, 1.0));
    let told_so = match book {
        Some(_) => say::arena_told,
        None => say::arena_matches_told,
    };
    desk.tell(&told_so(
        GameName(setup.game.id()),
        names[0].clone(),
        names[1].clone(),
        count,
        percent(came.share),
        percent(least),
        percent(most),
    ));
    for (side, name) in names.into_iter().enumerate() {
        desk.tell(&player(name, &came, side));
    }
    Ok(())
}

fn named(name: Option<&str>, usual: Level) -> Result<Level, Message> {
    name.map_or(Ok(usual), level)
}

fn player(name: String, came: &Comparison, side: usize) -> Message {
    let ThoughtTime {
        choices,
        together,
        longest,
    } = came.thought[side];
    let mean = together.as_secs_f64() * 1000.0 / f64::from(choices.max(1));
    let longest = longest.as_secs_f64() * 1000.0;
    say::arena_player(
        name,
        decimal(came.points[side], 2),
        decimal(mean, 3),
        decimal(longest, 2),
    )
}

fn percent(share: f64) -> Message {
    decimal(share * 100.0, 1)
}
