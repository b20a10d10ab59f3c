//! The computer players, who may think on another thread.

use crate::bots::{Bot, Stop};
use crate::rules::Seat;
use crate::table::{Command, EveningKey, Level, OwnedGameView, Shuffle, Table};

/// A decision of a computer player, to be computed on any thread. The host waits until it is given the [`Thought`].
pub struct Thinking {
    seat: Seat,
    bot: Box<Bot>,
    seen: OwnedGameView,
    depends_on_state_alone: bool,
}

impl Thinking {
    /// Returns the level of the computer player.
    pub fn level(&self) -> Level {
        self.bot.level()
    }

    /// Returns whether the decision may be computed with fewer rounds: not in the match of a day or an evening, where every
    /// table gets the same answer to the same moves.
    pub fn may_shrink(&self) -> bool {
        !self.depends_on_state_alone
    }

    /// Returns whether the match was left, or goes on without this decision.
    pub fn is_stopped(&self) -> bool {
        self.bot.stop().is_asked()
    }

    /// Computes the decision. Returns early if the match was left.
    pub fn think(self) -> Thought {
        self.think_within(u32::MAX)
    }

    /// Computes the decision with at most this many simulated rounds; with none, by a rule of thumb.
    pub fn think_within(mut self, rounds: u32) -> Thought {
        let play = self.bot.decide_within(rounds, &self.seen.view());
        Thought {
            command: Command::Play(self.seat, play.announcing()),
            thinking: self,
        }
    }
}

/// A finished decision of a computer player.
pub struct Thought {
    thinking: Thinking,
    command: Command,
}

impl Thought {
    /// Returns how many rounds the player was given to simulate; 0 if it simulated none.
    pub fn rounds(&self) -> u32 {
        self.thinking.bot.rounds()
    }

    /// Returns whether the match was left, or has gone on without this decision.
    pub fn is_stopped(&self) -> bool {
        self.thinking.is_stopped()
    }
}

/// A decision that a computer player has made, and not carried out yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComputerDecision {
    seat: Seat,
    command: Command,
}

/// A computer player that thinks on another thread.
struct AwayPlayer {
    seat: Seat,
    level: Level,
    /// Ends its thinking. Each player has its own flag, which tells its decision from every other.
    stop: Stop,
}

/// The computer players of a match. If it is left, they stop thinking.
pub(super) struct ComputerPlayers {
    /// One for each seat; `None` for a person, and while the player thinks on another thread.
    bots: Vec<Option<Box<Bot>>>,
    /// The player that thinks on another thread, if one does.
    away: Option<AwayPlayer>,
    /// The decision of the player in turn, kept until it moves.
    ready: Option<ComputerDecision>,
    /// The seed of their random numbers.
    seed: u64,
    /// The key from which the deals and their random numbers follow instead, if several tables have the same deals.
    pub(super) evening: Option<EveningKey>,
}

impl Drop for ComputerPlayers {
    fn drop(&mut self) {
        self.stop_the_away();
    }
}

impl ComputerPlayers {
    pub(super) fn new(levels: impl Iterator<Item = Option<Level>>, seed: u64) -> Self {
        let mut bots = Vec::new();
        for (seat, level) in levels.enumerate() {
            let chance = Shuffle::chance_for(seed, seat);
            bots.push(level.map(|level| Box::new(level.bot(chance))));
        }
        Self {
            bots,
            away: None,
            ready: None,
            seed,
            evening: None,
        }
    }

    fn stop_the_away(&mut self) -> Option<AwayPlayer> {
        let away = self.away.take()?;
        away.stop.stop();
        Some(away)
    }

    /// Makes a computer player play for this seat, if none does yet.
    pub(super) fn stand_in(&mut self, seat: Seat, level: Level) {
        if self.away.as_ref().is_some_and(|away| away.seat == seat) {
            // It already thinks about this turn.
            return;
        }
        let chance = Shuffle::chance_for(self.seed, seat.index());
        let bot = &mut self.bots[seat.index()];
        bot.get_or_insert_with(|| Box::new(level.bot(chance)));
    }

    /// Returns the decision that the player in turn can compute before it `moves`; `None` if it has no choice, decides at once,
    /// or computes it already.
    pub(super) fn think_ahead(&mut self, table: &Table, moves: bool) -> Option<Thinking> {
        let seat = self.wants_to_think(table, moves)?;
        self.begin_anew(seat, table);
        let seen = table.game_view(seat)?.to_seen();
        let bot = self.bots[seat.index()].take()?;
        self.away = Some(AwayPlayer {
            seat,
            level: bot.level(),
            stop: bot.stop().clone(),
        });
        Some(Thinking {
            seat,
            bot,
            seen,
            depends_on_state_alone: self.is_for_many(table),
        })
    }

    /// Returns the seat of the player in turn if it has something to think about before it `moves`.
    pub(super) fn wants_to_think(&self, table: &Table, moves: bool) -> Option<Seat> {
        if !moves || self.ready.is_some() || self.away.is_some() {
            return None;
        }
        let seat = table.turn()?;
        let bot = self.bots[seat.index()].as_ref()?;
        let has_choice = table.game_view(seat).is_some_and(|view| view.has_choice());
        if bot.level().searches() && has_choice {
            Some(seat)
        } else {
            None
        }
    }

    /// Returns whether other tables play the same deals, so that the same moves must get the same answers.
    fn is_for_many(&self, table: &Table) -> bool {
        table.setup().daily.is_some() || self.evening.is_some()
    }

    /// Replaces the player, in the match of a day or an evening or one whose seed is kept, so that its decision depends only on the
    /// state of the round.
    fn begin_anew(&mut self, seat: Seat, table: &Table) {
        let setup = table.setup();
        let Some(level) = setup.players[seat.index()].level else {
            return;
        };
        let chance = match (setup.daily, self.evening, setup.seed) {
            (Some(day), _, _) => day.chance(table),
            (None, Some(key), _) => key.chance(table),
            (None, None, Some(seed)) => table.chance_of_players(seed),
            (None, None, None) => return,
        };
        self.bots[seat.index()] = Some(Box::new(level.bot(chance)));
    }

    /// Takes a finished decision, unless nobody waits for it any more. Returns the seat that made it.
    pub(super) fn take(&mut self, thought: Thought) -> Option<Seat> {
        let command = thought.command;
        let seat = self.take_back(thought.thinking)?;
        self.ready = Some(ComputerDecision { seat, command });
        Some(seat)
    }

    /// Returns whether the player in this seat simulates rounds, which takes its time.
    pub(super) fn searches(&self, seat: Seat) -> bool {
        let bot = self.bots[seat.index()].as_ref();
        bot.is_some_and(|bot| bot.level().searches())
    }

    /// Returns the decision that the player in turn has made and not carried out yet.
    pub(super) fn ready(&self) -> Option<ComputerDecision> {
        self.ready
    }

    /// Takes a decision that the player in turn made before the match was loaded.
    pub(super) fn remember(&mut self, decision: ComputerDecision, table: &Table) {
        let is_in_turn = table.turn() == Some(decision.seat);
        if is_in_turn && self.away.is_none() && self.bots[decision.seat.index()].is_some() {
            self.ready = Some(decision);
        }
    }

    /// Takes back a decision that was not computed. The next [`Self::think_ahead`] returns it again.
    pub(super) fn take_back(&mut self, thinking: Thinking) -> Option<Seat> {
        let away = self.away.as_ref()?;
        if !away.stop.is(thinking.bot.stop()) {
            return None;
        }
        self.away = None;
        let mut bot = thinking.bot;
        // A server full of tables has thousands of players who do not think just now.
        bot.rest();
        self.bots[thinking.seat.index()] = Some(bot);
        Some(thinking.seat)
    }

    /// Stops waiting for the player that thinks on another thread. It decides here and now: by a rule of thumb, or where other
    /// tables play the same deals, as it would have decided there.
    pub(super) fn decide_at_once(&mut self, table: &Table) {
        let Some(away) = self.stop_the_away() else {
            return;
        };
        let seat = away.seat;
        let chance = Shuffle::chance_for(self.seed, seat.index());
        self.bots[seat.index()] = Some(Box::new(away.level.bot(chance)));
        self.begin_anew(seat, table);
        let rounds = if self.is_for_many(table) { u32::MAX } else { 0 };
        if let (Some(bot), Some(view)) = (&mut self.bots[seat.index()], table.game_view(seat)) {
            let play = bot.decide_within(rounds, &view).announcing();
            bot.rest();
            let command = Command::Play(seat, play);
            self.ready = Some(ComputerDecision { seat, command });
        }
    }

    /// Returns whether the player in turn is thinking on another thread.
    pub(super) fn is_thinking(&self) -> bool {
        self.away.is_some()
    }

    /// Returns the move of the player in this seat.
    pub(super) fn decide(&mut self, seat: Seat, table: &Table) -> Command {
        if let Some(ready) = self.ready.take()
            && ready.seat == seat
        {
            return ready.command;
        }
        self.begin_anew(seat, table);
        let bot = self.bots[seat.index()]
            .as_mut()
            .expect("a seat without a person has a computer player");
        let view = table.game_view(seat).expect("a turn has a view");
        let play = bot.decide(&view).announcing();
        bot.rest();
        Command::Play(seat, play)
    }
}
