//! The people of a run with their connections: what they want to play, what they do, and what they
//! are told.

pub(crate) mod checks;
pub(crate) mod guest;
pub(crate) mod lines;
pub(crate) mod run;

use crate::choices::SeededChoices;
use checks::{CheckResult, Checks};
use guest::{Role, SimulatedGuest};
use lines::{PeopleLines, SentFrame};
use serpente_client::wire::{
    AwayOption, Conditions, FromClient, LimitOption, PaceOption, RoundsOption, TableOptions,
    TurnOption, WatchersOption,
};
use serpente_engine::table::Game;
use serpente_parlour::room::{ListenerId, Terms};
use std::time::Duration;

/// The names of people.
const NAMES: [&str; 12] = [
    "Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kit", "Lea",
];

/// The league and the evening of all tables that have one.
pub(crate) const LEAGUE: &str = "Monday";
pub(crate) const EVENING: &str = "Friday";

/// The words of the evening, which everybody knows.
pub(crate) const EVENING_WORDS: &str = "calm red fox brave blue owl";

/// Returns settings of a table that can be played.
fn conditions(choices: &mut SeededChoices) -> Conditions {
    let games: Vec<Game> = Game::all().collect();
    loop {
        let game = games[choices.index(games.len())];
        let seatings = game.seatings();
        let seats = seatings[choices.index(seatings.len())].to_string();
        let mut options = TableOptions {
            pace: PaceOption::new(choices.below(4)),
            away: AwayOption::new(10 + choices.below(40)),
            ..TableOptions::default()
        };
        if game.may_count_rounds() {
            options.rounds = RoundsOption::new(1 + choices.below(2));
        } else {
            options.limit = LimitOption::new(1);
        }
        if choices.once_in(3) {
            options.turn = TurnOption::new(10 + choices.below(30));
        }
        let players = seats.parse().ok();
        let teams = match players {
            Some(_) => None,
            None => Some(seats),
        };
        let wanted = Conditions {
            game: game.id().to_owned(),
            players,
            teams,
            options,
        };
        if Terms::of(wanted.clone()).is_ok() {
            return wanted;
        }
    }
}

/// Chooses the people of a run and what they play.
pub(crate) fn crowd(people: &mut SeededChoices) -> Crowd {
    let group_count = 1 + people.index(3);
    let has_evening = people.once_in(4);
    let mut shared = conditions(people);
    shared.options.evening = Some(EVENING.to_owned());
    shared.options.evening_words = Some(EVENING_WORDS.to_owned());
    // People may watch its tables before it is over.
    shared.options.watchers = shared.options.watchers.or(WatchersOption::new(20));
    let mut crowd = Crowd::default();
    for _ in 0..group_count {
        let mut settings = conditions(people);
        if has_evening && Terms::of(shared.clone()).is_ok() {
            settings = shared.clone();
        } else if people.once_in(3) {
            settings.options.league = Some(LEAGUE.to_owned());
            settings.options.one_network = Some(true);
        }
        let is_private = people.once_in(4);
        crowd.add_group(Role::Host(Box::new(settings), is_private), people);
    }
    crowd
}

/// All people of a run, in groups that play together.
#[derive(Default)]
pub(crate) struct Crowd {
    pub(crate) guests: Vec<SimulatedGuest>,
    /// The table of each group, once it is open.
    groups: Vec<Option<String>>,
    pub(crate) lines: PeopleLines,
    /// The logs of the tables, and what must hold of what people are told of them.
    pub(crate) checks: Checks,
}

impl Crowd {
    /// Adds a group: the person who opens its table, some who play, and perhaps one who watches.
    pub(crate) fn add_group(&mut self, opens: Role, choices: &mut SeededChoices) {
        let mut roles = vec![opens];
        for _ in 0..choices.below(3) {
            roles.push(Role::Player);
        }
        if choices.once_in(2) {
            roles.push(Role::Watcher);
        }
        let group = self.groups.len();
        self.groups.push(None);
        for role in roles {
            let name = NAMES[self.guests.len()].to_owned();
            let guest = SimulatedGuest::new(name, group, role, choices);
            self.guests.push(guest);
        }
    }

    /// Returns how many moves all have made.
    pub(crate) fn moves(&self) -> u64 {
        self.guests.iter().map(|guest| guest.moves).sum()
    }

    /// Lets a person do something. Returns what they send.
    ///
    /// # Errors
    /// Returns an error if they know something else than the log of their table says.
    pub(crate) fn act(
        &mut self,
        number: usize,
        is_calm: bool,
        choices: &mut SeededChoices,
    ) -> CheckResult<Vec<FromClient>> {
        let guest = &mut self.guests[number];
        let table = self.groups[guest.group].as_ref();
        let frames = guest.act(table, is_calm, choices);
        if choices.once_in(40) {
            guest.check(&self.checks)?;
        }
        Ok(frames)
    }

    /// Returns the number of the person who gets what arrives on a connection, unless it is broken or
    /// they have another one by now.
    pub(crate) fn receiver(&self, line: ListenerId) -> Option<usize> {
        let known = self.lines.get(line)?;
        if known.is_silent || self.guests[known.guest].line != Some(line) {
            return None;
        }
        Some(known.guest)
    }

    /// Gives a frame to a person. Returns what they answer.
    ///
    /// # Errors
    /// Returns an error if they must not have got this frame, or know something else than the log of
    /// their table says.
    pub(crate) fn take(
        &mut self,
        number: usize,
        text: &str,
        choices: &mut SeededChoices,
    ) -> CheckResult<Vec<FromClient>> {
        let guest = &mut self.guests[number];
        let answers = guest.take(text, &self.checks)?;
        if std::mem::take(&mut guest.table_is_gone) {
            // Nobody sits there any more. The host opens another table.
            self.groups[guest.group] = None;
        }
        if let Some(state) = &guest.client.table
            && matches!(guest.role, Role::Host(..))
        {
            self.groups[guest.group] = Some(state.table.clone());
        }
        if choices.once_in(25) || text.contains(r#""type":"match-over""#) {
            guest.check(&self.checks)?;
        }
        Ok(answers)
    }

    /// Puts frames of a person on their connection. Returns those that will arrive.
    pub(crate) fn send(
        &mut self,
        number: usize,
        frames: Vec<FromClient>,
        now: Duration,
        choices: &mut SeededChoices,
    ) -> Vec<SentFrame> {
        let mut sent = Vec::new();
        for frame in frames {
            let latency = choices.millis(5, 120);
            let Some(id) = self.guests[number].line else {
                break;
            };
            if let Some(line) = self.lines.carrying(id) {
                line.up = line.up.max(now + latency).max(line.stalled_until);
                sent.push(SentFrame {
                    at: line.up,
                    line: id,
                    process: line.process,
                    frame: Box::new(frame),
                });
            }
        }
        sent
    }

    /// Lets the person of a connection notice that it is broken. Returns their number, unless they
    /// have another connection by now.
    pub(crate) fn notice_broken(&mut self, id: ListenerId) -> Option<usize> {
        let line = self.lines.get_mut(id)?;
        line.is_silent = true;
        let guest = &mut self.guests[line.guest];
        if guest.line != Some(id) {
            return None;
        }
        guest.disconnected();
        Some(line.guest)
    }

    /// Forgets a table that was deleted.
    pub(crate) fn forget_table(&mut self, table: &str) {
        self.checks.logs.remove(table);
        for group in &mut self.groups {
            if group.as_deref() == Some(table) {
                *group = None;
            }
        }
        for guest in &mut self.guests {
            if guest.holds.as_deref() == Some(table) {
                guest.holds = None;
            }
        }
    }

    /// Returns whether anybody still has to find out that their match is over, in words.
    pub(crate) fn what_is_open(&self) -> Option<String> {
        for guest in &self.guests {
            if guest.line.is_none() {
                return Some(format!("{} has no connection", guest.name));
            }
            if guest.is_playing() && self.somebody_plays_with(guest) {
                return Some(format!("{} is told that the match goes on", guest.name));
            }
        }
        None
    }

    /// Returns whether a player is connected to the table of this person. Without one it stands still, and whoever watches it
    /// waits with it (seed 36333: the only player of a table had opened another one).
    fn somebody_plays_with(&self, guest: &SimulatedGuest) -> bool {
        let Some(state) = &guest.client.table else {
            return false;
        };
        for other in &self.guests {
            if let Some(known) = &other.client.table
                && known.table == state.table
                && known.seat.is_some()
            {
                return true;
            }
        }
        false
    }
}
