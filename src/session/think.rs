//! What takes thought, done elsewhere while every key is answered here: the moves of computer players, and hints.

use super::clock::What;
use super::hint::Hint;
use super::{Output, Session};
use crate::bots::{Advice, Bot, advise};
use crate::rules::{Move, SEATS, Seat};
use crate::table::{OwnedView, Shuffle};
use std::sync::Arc;

/// Something to think over, on any thread. The session waits until it has the [`Thought`].
pub struct Thinking {
    seen: OwnedView,
    thinker: Thinker,
    table: Arc<()>,
}

/// Who thinks.
enum Thinker {
    /// A computer player, about its move.
    Player { seat: Seat, bot: Box<dyn Bot> },
    /// The adviser, about a hint: its chance follows from the seed and a number, its answer is for this moment.
    Adviser {
        seed: u64,
        number: usize,
        moment: u64,
    },
}

/// What came of it.
pub struct Thought {
    what: Conclusion,
    table: Arc<()>,
}

enum Conclusion {
    Move {
        seat: Seat,
        bot: Box<dyn Bot>,
        play: Move,
    },
    Hint {
        advice: Advice,
        moment: u64,
    },
}

impl Thinking {
    /// Thinks.
    #[must_use]
    pub fn think(self) -> Thought {
        let view = self.seen.view();
        let what = match self.thinker {
            Thinker::Player { seat, mut bot } => {
                let play = bot.choose(&view);
                Conclusion::Move { seat, bot, play }
            }
            Thinker::Adviser {
                seed,
                number,
                moment,
            } => {
                let advice = advise(&view, &mut Shuffle::chance_for(seed, number));
                Conclusion::Hint { advice, moment }
            }
        };
        Thought {
            what,
            table: self.table,
        }
    }
}

impl Session {
    /// What is to be thought over, if anything is: a hint that was asked for, or the move of the computer player in turn.
    /// Where nobody takes it, a computer player thinks when it is to move, and the move is the same; a hint is not told.
    pub fn take_thinking(&mut self) -> Option<Thinking> {
        let (seen, thinker) = self.hint_to_find().or_else(|| self.move_to_find())?;
        Some(Thinking {
            seen,
            thinker,
            table: Arc::clone(&self.identity),
        })
    }

    fn hint_to_find(&mut self) -> Option<(OwnedView, Thinker)> {
        self.hint.take_if(|hint| *hint == Hint::Asked)?;
        let view = self.view_to_play()?;
        let adviser = Thinker::Adviser {
            seed: self.seed,
            // The same question has the same answer, until something is done.
            number: SEATS + view.board.history().len(),
            moment: self.moment,
        };
        let seen = view.to_seen();
        self.hint = Some(Hint::Awaited { answers: true });
        Some((seen, adviser))
    }

    fn move_to_find(&mut self) -> Option<(OwnedView, Thinker)> {
        let seat = self.table.turn()?;
        let moves = self.due.is_some_and(|due| due.what == What::Bot);
        if !moves || self.ready.is_some() {
            return None;
        }
        let view = self.table.view(seat)?;
        // Where there is no choice there is nothing to think.
        view.moves().nth(1)?;
        let seen = view.to_seen();
        let bot = self.bots[seat.index()].take()?;
        Some((seen, Thinker::Player { seat, bot }))
    }

    /// Takes what came of it. A computer player moves when its time has come; a hint is told at once, unless something
    /// has happened since it was asked for.
    pub fn thought(&mut self, thought: Thought) -> Vec<Output> {
        // The table may have been left since, for another.
        if Arc::ptr_eq(&thought.table, &self.identity) {
            match thought.what {
                Conclusion::Move { seat, bot, play } => {
                    self.bots[seat.index()] = Some(bot);
                    self.ready = Some((seat, play));
                }
                Conclusion::Hint { advice, moment } if moment == self.moment => {
                    let answers = self.hint == Some(Hint::Awaited { answers: true });
                    self.hint = Some(Hint::Known(advice));
                    self.tell_hint(answers);
                }
                Conclusion::Hint { .. } => {}
            }
        }
        std::mem::take(&mut self.out)
    }

    /// Whether the computer player in turn is still thinking.
    pub(super) fn is_thinking(&self) -> bool {
        let away = |seat: Seat| !self.people.contains(seat) && self.bots[seat.index()].is_none();
        self.table.turn().is_some_and(away)
    }
}
