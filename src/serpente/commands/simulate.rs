//! Plays matches between computer players as fast as possible.

use super::progress::CommandProgress;
use super::{CommandContext, CommandFailed, not_printed};
use serde_json::json;
use serpente_app::Draft;
use serpente_archive::{Recorder, not_begun, open_for_more};
use serpente_arguments::RecordTo;
use serpente_engine::bots::{
    EndlessMatch, MatchSums, bots_of, most_rounds, play_matches, play_rounds,
};
use serpente_engine::table::{Event, Setup, Shuffle, Table};
use serpente_text::announce::say::review as say;
use serpente_text::announce::{Arg, GameName};
use std::io::{self, BufWriter, Write};
use std::time::Instant;

pub(super) fn run(context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let mut draft = Draft::from_options(&context.options.table)?;
    draft.people = 0;
    let setup = draft.setup(|_| String::new())?;
    let seed = context
        .options
        .matches
        .seed
        .unwrap_or_else(Shuffle::any_seed);
    let matches = context.options.matches.count.unwrap_or(1);
    let mut progress = CommandProgress::new(matches, Instant::now());
    let mut tell_progress = |done| progress.tell(done, context);
    let played = match &context.options.matches.record {
        None => play_matches(&setup, seed, matches, &mut tell_progress).map_err(Stopped::from),
        Some(RecordTo::StandardOutput) => {
            let out = BufWriter::new(io::stdout().lock());
            recorded(&setup, seed, matches, &mut tell_progress, out)
        }
        Some(RecordTo::File(path)) => {
            let (held, _) = open_for_more(path)?;
            let out = BufWriter::new(held.file());
            recorded(&setup, seed, matches, &mut tell_progress, out)
        }
    };
    let sums = match (played, &context.options.matches.record) {
        (Ok(sums), None | Some(RecordTo::File(_))) => sums,
        (Ok(_), Some(RecordTo::StandardOutput)) => return Ok(()),
        (Err(Stopped::Endless(endless)), _) => {
            let told = say::endless_match(endless.number, endless.rounds);
            return Err(CommandFailed::Wrong(told));
        }
        (Err(Stopped::NotWritten(error)), Some(RecordTo::File(path))) => {
            return Err(not_begun(path, &error).into());
        }
        // If the reader of the pipe has stopped reading, no more matches are needed.
        (Err(Stopped::NotWritten(error)), _) if error.kind() == io::ErrorKind::BrokenPipe => {
            return Ok(());
        }
        (Err(Stopped::NotWritten(error)), _) => return Err(not_printed(error.kind())),
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
            let wins_of_team = sums.wins[seating.team(seat).index()];
            let won = i64::try_from(wins_of_team).unwrap_or(i64::MAX);
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

/// The reason why matches were not played to their end.
enum Stopped {
    /// A match did not end.
    Endless(EndlessMatch),
    /// The record could not be written.
    NotWritten(io::Error),
}

impl From<EndlessMatch> for Stopped {
    fn from(endless: EndlessMatch) -> Self {
        Self::Endless(endless)
    }
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Self {
        Self::NotWritten(error)
    }
}

/// Plays matches and writes each round when it is over, so that only one round is in memory, however long a match is.
fn recorded(
    setup: &Setup,
    seed: u64,
    matches: u32,
    progress: &mut dyn FnMut(u32),
    out: impl Write,
) -> Result<MatchSums, Stopped> {
    let most = most_rounds(setup.options.goal);
    let mut sums = MatchSums::default();
    let mut deck = Shuffle::seeded(seed);
    let mut bots = bots_of::<3>(setup, seed);
    let mut recorder = Recorder::new(out);
    for done in 1..=matches {
        let mut events: Vec<Event> = Vec::new();
        let mut table = Table::new(setup.clone(), &mut events);
        let mut is_over = false;
        while !is_over {
            let round = table.round_number() + 1;
            if round > most {
                return Err(Stopped::Endless(EndlessMatch {
                    number: done,
                    rounds: most,
                }));
            }
            is_over = play_rounds(&mut table, &mut bots, &mut deck, &mut events, round);
            recorder.append(&events)?;
            events.clear();
        }
        sums.add(&table);
        progress(done);
    }
    Ok(sums)
}
