//! The computer players, who may think on another thread.

use crate::bots::{Bot, Stop};
use crate::rules::Seat;
use crate::table::{Command, EveningKey, GameView, Level, OwnedGameView, Shuffle, Table};
use std::sync::Arc;

/// A decision of a computer player, to be computed on any thread. The host waits until it is given the [`Thought`].
pub struct Thinking {
    seat: Seat,
    bot: Box<dyn Bot>,
    seen: OwnedGameView,
    host: Arc<()>,
}

impl Thinking {
    /// Computes the decision. Returns early if the match was left.
    #[must_use]
    pub fn think(self) -> Thought {
        let Self {
            seat,
            mut bot,
            seen,
            host,
        } = self;
        let command = Command::Play(seat, bot.decide(&seen.view()).announcing());
        Thought {
            seat,
            bot,
            command,
            host,
        }
    }
}

/// A finished decision of a computer player.
pub struct Thought {
    seat: Seat,
    bot: Box<dyn Bot>,
    command: Command,
    host: Arc<()>,
}

/// The computer players of a match. If it is left, they stop thinking.
pub(super) struct ComputerPlayers {
    /// One for each seat; `None` for a person, and while the player thinks on another thread.
    bots: Vec<Option<Box<dyn Bot>>>,
    /// Whether one of them is thinking on another thread.
    thinks: bool,
    /// The decision of the player in turn, kept until it moves.
    ready: Option<(Seat, Command)>,
    /// Tells decisions of this match from decisions of another.
    host: Arc<()>,
    stop: Stop,
    /// The seed of their random numbers.
    seed: u64,
    /// The key from which their random numbers follow instead, if several tables have the same deals.
    evening: Option<EveningKey>,
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
            evening: None,
        }
    }

    /// Makes each decision depend only on this key, the round and the number of moves.
    pub(super) fn follow(&mut self, key: EveningKey) {
        self.evening = Some(key);
    }

    /// Makes a computer player play for this seat, if none does yet.
    pub(super) fn stand_in(&mut self, seat: Seat, level: Level) {
        let (seed, stop) = (self.seed, &self.stop);
        self.bots[seat.index()].get_or_insert_with(|| {
            let mut bot = level.bot(Shuffle::chance_for(seed, seat.index()));
            bot.heed(stop.clone());
            bot
        });
    }

    /// Returns the decision that the player in turn can compute before it `moves`; `None` if it has no choice.
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

    /// Replaces the player, in the match of a day or an evening, so that its decision depends only on the state of the round.
    fn begin_anew(&mut self, seat: Seat, table: &Table) {
        let setup = table.setup();
        let Some(level) = setup.players[seat.index()].level.filter(|_| !self.thinks) else {
            return;
        };
        let mut bot = match (setup.daily, self.evening) {
            (Some(day), _) => level.bot(day.chance(table)),
            (None, Some(key)) => level.bot(key.chance(table)),
            (None, None) => return,
        };
        bot.heed(self.stop.clone());
        self.bots[seat.index()] = Some(bot);
    }

    /// Takes a finished decision, unless it belongs to another match.
    pub(super) fn take(&mut self, thought: Thought) {
        if Arc::ptr_eq(&thought.host, &self.host) {
            self.bots[thought.seat.index()] = Some(thought.bot);
            self.thinks = false;
            self.ready = Some((thought.seat, thought.command));
        }
    }

    /// Returns whether the player in turn is thinking on another thread.
    pub(super) fn is_thinking(&self) -> bool {
        self.thinks
    }

    /// Returns the move of the player in this seat.
    pub(super) fn decide(&mut self, seat: Seat, table: &Table) -> Command {
        if let Some((_, command)) = self.ready.take().filter(|(ready, _)| *ready == seat) {
            return command;
        }
        self.begin_anew(seat, table);
        let bot = self.bots[seat.index()]
            .as_mut()
            .expect("a seat without a person has a computer player");
        let view = table.game_view(seat).expect("a turn has a view");
        Command::Play(seat, bot.decide(&view).announcing())
    }
}
