//! The computer players, who may think on another thread.

use crate::bots::{Bot, Stop};
use crate::rules::Seat;
use crate::table::{Command, GameView, Level, OwnedGameView, Shuffle, Table};
use std::sync::Arc;

/// A computer player's move to think over, on any thread. The host waits until it has the [`Thought`].
pub struct Thinking {
    seat: Seat,
    bot: Box<dyn Bot>,
    seen: OwnedGameView,
    host: Arc<()>,
}

impl Thinking {
    /// Thinks, until it has come to something or the match is left.
    #[must_use]
    pub fn think(self) -> Thought {
        let Self {
            seat,
            mut bot,
            seen,
            host,
        } = self;
        let command = Command::Play(seat, bot.decide(&seen.view()));
        Thought {
            seat,
            bot,
            command,
            host,
        }
    }
}

/// What came of it.
pub struct Thought {
    seat: Seat,
    bot: Box<dyn Bot>,
    command: Command,
    host: Arc<()>,
}

/// The computer players of a match. Their thinking ends when it is left.
pub(super) struct ComputerPlayers {
    /// Seat by seat; no one where a person sits, and while they think elsewhere.
    bots: Vec<Option<Box<dyn Bot>>>,
    /// Whether one of them thinks elsewhere.
    thinks: bool,
    /// What the one in turn came to, until it moves.
    ready: Option<(Seat, Command)>,
    /// What tells these thoughts from those of another match.
    host: Arc<()>,
    stop: Stop,
    /// What their chance follows from.
    seed: u64,
}

impl Drop for ComputerPlayers {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl ComputerPlayers {
    pub(super) fn new(levels: impl Iterator<Item = Option<Level>>, seed: u64) -> Self {
        let stop = Stop::default();
        let bots = levels.enumerate().map(|(seat, level)| {
            let mut bot = level?.bot(Shuffle::chance_for(seed, seat));
            bot.heed(stop.clone());
            Some(bot)
        });
        Self {
            bots: bots.collect(),
            thinks: false,
            ready: None,
            host: Arc::default(),
            stop,
            seed,
        }
    }

    /// Lets a computer player play for whom this seat is, if none does yet.
    pub(super) fn stand_in(&mut self, seat: Seat, level: Level) {
        let (seed, stop) = (self.seed, &self.stop);
        self.bots[seat.index()].get_or_insert_with(|| {
            let mut bot = level.bot(Shuffle::chance_for(seed, seat.index()));
            bot.heed(stop.clone());
            bot
        });
    }

    /// What the player in turn can think over before it `moves`. Where there is no choice there is nothing to think.
    pub(super) fn think_ahead(&mut self, table: &Table, moves: bool) -> Option<Thinking> {
        let seat = table.turn()?;
        if !moves || self.ready.is_some() {
            return None;
        }
        self.begin_anew(seat, table);
        let view = table.game_view(seat).filter(GameView::has_choice)?;
        let seen = view.to_seen();
        let bot = self.bots[seat.index()].take()?;
        self.thinks = true;
        Some(Thinking {
            seat,
            bot,
            seen,
            host: Arc::clone(&self.host),
        })
    }

    /// In the match of a day, what a player does follows from the moment alone.
    fn begin_anew(&mut self, seat: Seat, table: &Table) {
        let setup = table.setup();
        if !self.thinks
            && let Some(day) = setup.daily
            && let Some(level) = setup.players[seat.index()].level
        {
            let mut bot = level.bot(day.chance(table));
            bot.heed(self.stop.clone());
            self.bots[seat.index()] = Some(bot);
        }
    }

    /// Takes what came of it; of another match nothing.
    pub(super) fn take(&mut self, thought: Thought) {
        if Arc::ptr_eq(&thought.host, &self.host) {
            self.bots[thought.seat.index()] = Some(thought.bot);
            self.thinks = false;
            self.ready = Some((thought.seat, thought.command));
        }
    }

    /// Whether the one in turn is still thinking.
    pub(super) fn is_thinking(&self) -> bool {
        self.thinks
    }

    /// The move of the player in this seat.
    pub(super) fn decide(&mut self, seat: Seat, table: &Table) -> Command {
        if let Some((_, command)) = self.ready.take().filter(|(ready, _)| *ready == seat) {
            return command;
        }
        self.begin_anew(seat, table);
        let bot = self.bots[seat.index()]
            .as_mut()
            .expect("a seat without a person has a computer player");
        let view = table.game_view(seat).expect("a turn has a view");
        Command::Play(seat, bot.decide(&view))
    }
}
