//! The computer players, who may think on another thread.

use crate::bots::{Bot, Stop};
use crate::rules::Seat;
use crate::table::{Command, EveningKey, GameView, Level, OwnedGameView, Shuffle, Table};
use std::sync::Arc;

/// A decision of a computer player, to be computed on any thread. The host waits until it is given the [`Thought`].
pub struct Thinking {
    seat: Seat,
    bot: Box<Bot>,
    seen: OwnedGameView,
    host: Arc<()>,
}

impl Thinking {
    /// Computes the decision. Returns early if the match was left.
    pub fn think(mut self) -> Thought {
        let play = self.bot.decide(&self.seen.view()).announcing();
        Thought {
            command: Command::Play(self.seat, play),
            thinking: self,
        }
    }
}

/// A finished decision of a computer player.
pub struct Thought {
    thinking: Thinking,
    command: Command,
}

/// The computer players of a match. If it is left, they stop thinking.
pub(super) struct ComputerPlayers {
    /// One for each seat; `None` for a person, and while the player thinks on another thread.
    bots: Vec<Option<Box<Bot>>>,
    /// Whether one of them is thinking on another thread.
    thinks: bool,
    /// The decision of the player in turn, kept until it moves.
    ready: Option<(Seat, Command)>,
    /// Tells decisions of this match from decisions of another.
    host: Arc<()>,
    stop: Stop,
    /// The seed of their random numbers.
    seed: u64,
    /// The key from which the deals and their random numbers follow instead, if several tables have the same deals.
    pub(super) evening: Option<EveningKey>,
}

impl Drop for ComputerPlayers {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl ComputerPlayers {
    pub(super) fn new(levels: impl Iterator<Item = Option<Level>>, seed: u64) -> Self {
        let stop = Stop::default();
        let mut bots = Vec::new();
        for (seat, level) in levels.enumerate() {
            let chance = Shuffle::chance_for(seed, seat);
            bots.push(level.map(|level| Box::new(level.bot_until(stop.clone(), chance))));
        }
        Self {
            bots,
            thinks: false,
            ready: None,
            host: Arc::default(),
            stop,
            seed,
            evening: None,
        }
    }

    /// Makes a computer player play for this seat, if none does yet.
    pub(super) fn stand_in(&mut self, seat: Seat, level: Level) {
        let chance = Shuffle::chance_for(self.seed, seat.index());
        let bot = &mut self.bots[seat.index()];
        bot.get_or_insert_with(|| Box::new(level.bot_until(self.stop.clone(), chance)));
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
        let chance = match (setup.daily, self.evening) {
            (Some(day), _) => day.chance(table),
            (None, Some(key)) => key.chance(table),
            (None, None) => return,
        };
        let bot = level.bot_until(self.stop.clone(), chance);
        self.bots[seat.index()] = Some(Box::new(bot));
    }

    /// Takes a finished decision, unless it belongs to another match.
    pub(super) fn take(&mut self, thought: Thought) {
        let Thinking {
            seat, bot, host, ..
        } = thought.thinking;
        if Arc::ptr_eq(&host, &self.host) {
            self.bots[seat.index()] = Some(bot);
            self.thinks = false;
            self.ready = Some((seat, thought.command));
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
