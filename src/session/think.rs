//! Computer players that think elsewhere, while every key is answered here.

use super::Session;
use super::clock::What;
use crate::bots::Bot;
use crate::rules::{Move, Seat};
use crate::table::Seen;
use std::sync::Arc;

/// A computer player at its thinking: to be done on any thread. The session waits until it has the [`Thought`].
pub struct Thinking {
    seat: Seat,
    bot: Box<dyn Bot>,
    seen: Seen,
    table: Arc<()>,
}

/// What a computer player came to.
pub struct Thought {
    seat: Seat,
    bot: Box<dyn Bot>,
    play: Move,
    table: Arc<()>,
}

impl Thinking {
    /// Thinks.
    #[must_use]
    pub fn think(mut self) -> Thought {
        let play = self.bot.choose(&self.seen.view());
        Thought {
            seat: self.seat,
            bot: self.bot,
            play,
            table: self.table,
        }
    }
}

impl Session {
    /// The computer player in turn with what it has to think over, if there is anything. Where nobody asks, it thinks when
    /// it is to move; the move is the same.
    pub fn take_thinking(&mut self) -> Option<Thinking> {
        let seat = self.table.turn()?;
        let moves = self.due.is_some_and(|due| due.what == What::Bot);
        if !moves || self.ready.is_some() {
            return None;
        }
        let view = self.table.view(seat)?;
        // Where there is no choice there is nothing to think.
        view.moves().nth(1)?;
        let seen = view.to_seen();
        Some(Thinking {
            seat,
            bot: self.bots[seat.index()].take()?,
            seen,
            table: Arc::clone(&self.identity),
        })
    }

    /// Takes what a computer player of this table came to. It moves when its time has come.
    pub fn thought(&mut self, thought: Thought) {
        // The table may have been left since, for another.
        if Arc::ptr_eq(&thought.table, &self.identity) {
            self.bots[thought.seat.index()] = Some(thought.bot);
            self.ready = Some((thought.seat, thought.play));
        }
    }

    /// Whether the computer player in turn is still thinking.
    pub(super) fn is_thinking(&self) -> bool {
        let away = |seat: Seat| !self.people.contains(seat) && self.bots[seat.index()].is_none();
        self.table.turn().is_some_and(away)
    }
}
