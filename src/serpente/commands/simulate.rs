//! Plays matches between computer players as fast as possible.

use super::progress::CommandProgress;
use super::{CommandContext, CommandFailed, not_printed};
use serde_json::json;
use serpente_app::Draft;
use serpente_archive::{Recorder, not_begun, open_for_more};
use serpente_arguments::RecordTo;
use serpente_engine::bots::{MatchSums, bots_of, play_match, play_matches};
use serpente_engine::table::{Event, Setup, Shuffle, Table};
use serpente_text::announce::say::review as say;
use serpente_text::announce::{Arg, GameName};
use std::io::{self, BufWriter, Write};
use std::time::Instant;

pub(super) fn run(context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let mut draft = Draft::from_options(context.options)?;
    draft.people = 0;
    let setup = draft.setup(|_| String::new())?;
    let seed = context.options.seed.unwrap_or_else(Shuffle::any_seed);
    let matches = context.options.matches.unwrap_or(1);
    let mut progress = CommandProgress::new(matches, Instant::now());
    let mut tell_progress = |done| progress.tell(done, context);
    let sums = match &context.options.record {
        None => Some(play_matches(&setup, seed, matches, &mut tell_progress)),
        Some(RecordTo::StandardOutput) => {
            let out = BufWriter::new(io::stdout().lock());
            match recorded(&setup, seed, matches, &mut tell_progress, out) {
                // If the reader of the pipe has stopped reading, no more matches are needed.
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                    return Err(not_printed(error.kind()));
                }
                Ok(_) | Err(_) => None,
            }
        }
        Some(RecordTo::File(path)) => {
            let (held, _) = open_for_more(path)?;
            let out = BufWriter::new(held.file());
            let written = recorded(&setup, seed, matches, &mut tell_progress, out);
            Some(written.map_err(|error| not_begun(path, &error))?)
        }
    };
    let Some(sums) = sums else {
        return Ok(());
    };
    let seating = setup.options.seating;
    if context.options.json {
        let result = json!({
            "rounds": sums.rounds,
            "matches": matches,
            "won": &sums.wins[..seating.teams()],
        });
        context.terminal.line(&result.to_string());
    } else {
        let mut wins = Vec::new();
        for seat in seating.all().iter() {
            let name = setup.players[seat.index()].name.clone();
            let won = sums.wins[seating.team(seat).index()];
            let won = i64::try_from(won).unwrap_or(i64::MAX);
            wins.push(Arg::from(say::player_wins(name, won)));
        }
        context.print(&say::simulated(
            GameName(setup.game.id()),
            matches,
            sums.rounds,
            wins,
        ));
    }
    Ok(())
}

fn recorded(
    setup: &Setup,
    seed: u64,
    matches: u32,
    progress: &mut dyn FnMut(u32),
    out: impl Write,
) -> io::Result<MatchSums> {
    let mut sums = MatchSums::default();
    let mut deck = Shuffle::seeded(seed);
    let mut bots = bots_of::<3>(setup, seed);
    let mut recorder = Recorder::new(out);
    for done in 1..=matches {
        let mut events: Vec<Event> = Vec::new();
        let mut table = Table::new(setup.clone(), &mut events);
        play_match(&mut table, &mut bots, &mut deck, &mut events);
        recorder.append(&events)?;
        sums.add(&table);
        progress(done);
    }
    Ok(sums)
}
