//! What takes thought, done elsewhere while every key is answered here: the moves of computer players, and hints.

use super::clock::What;
use super::hint::Hint;
use super::{Output, Session};
use crate::bots::{Advice, Bot, Stop, advise};
use crate::rules::{SEATS, Seat};
use crate::table::{Command, GameView, OwnedGameView, OwnedView, Shuffle};
use std::sync::Arc;

/// Something to think over, on any thread. The session waits until it has the [`Thought`].
pub struct Thinking {
    thinker: Thinker,
    table: Arc<()>,
}

/// Who thinks, and about what.
enum Thinker {
    /// A computer player, about its move.
    Player {
        seat: Seat,
        bot: Box<dyn Bot>,
        seen: Box<OwnedGameView>,
    },
    /// The adviser, about a hint: its chance follows from the seed and a number, its answer is for this moment.
    Adviser {
        seed: u64,
        number: usize,
        moment: u64,
        seen: Box<OwnedView>,
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
        command: Command,
    },
    Hint {
        advice: Advice,
        moment: u64,
    },
}

impl Thinking {
    /// Thinks, until it has come to something or the table is left.
    #[must_use]
    pub fn think(self) -> Thought {
        let what = match self.thinker {
            Thinker::Player {
                seat,
                mut bot,
                seen,
            } => {
                let command = Command::Play(seat, bot.decide(&seen.view()));
                Conclusion::Move { seat, bot, command }
            }
            Thinker::Adviser {
                seed,
                number,
                moment,
                seen,
            } => {
                let advice = advise(&seen.view(), &mut Shuffle::chance_for(seed, number));
                Conclusion::Hint { advice, moment }
            }
        };
        Thought {
            what,
            table: self.table,
        }
    }
}

/// What tells a table's thoughts from another's. They end when it is left.
#[derive(Debug, Default)]
pub(super) struct Thoughts {
    table: Arc<()>,
    stop: Stop,
}

impl Thoughts {
    /// The word that ends them.
    pub(super) fn stop(&self) -> Stop {
        self.stop.clone()
    }
}

impl Drop for Thoughts {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl Session {
    /// What is to be thought over, if anything is: a hint that was asked for, or the move of the computer player in turn.
    /// Where nobody takes it, a computer player thinks when it is to move, and the move is the same; a hint is not told.
    pub fn take_thinking(&mut self) -> Option<Thinking> {
        let thinker = self.hint_to_find().or_else(|| self.move_to_find())?;
        Some(Thinking {
            thinker,
            table: Arc::clone(&self.thoughts.table),
        })
    }

    fn hint_to_find(&mut self) -> Option<Thinker> {
        self.hint.take_if(|hint| *hint == Hint::Asked)?;
        let view = self.view_to_play()?;
        let adviser = Thinker::Adviser {
            seed: self.seed,
            // The same question has the same answer, until something is done.
            number: SEATS + view.board.history().len(),
            moment: self.moment,
            seen: Box::new(view.to_seen()),
        };
        self.hint = Some(Hint::Awaited { answers: true });
        Some(adviser)
    }

    fn move_to_find(&mut self) -> Option<Thinker> {
        let seat = self.table.turn()?;
        let moves = self.due.is_some_and(|due| due.what == What::Bot);
        if !moves || self.ready.is_some() {
            return None;
        }
        // Where there is no choice there is nothing to think.
        let view = self.table.game_view(seat).filter(GameView::has_choice)?;
        let seen = Box::new(view.to_seen());
        let bot = self.bots[seat.index()].take()?;
        Some(Thinker::Player { seat, bot, seen })
    }

    /// Takes what came of it. A computer player moves when its time has come; a hint is told at once, unless something
    /// has happened since it was asked for.
    pub fn thought(&mut self, thought: Thought) -> Vec<Output> {
        // The table may have been left since, for another.
        if Arc::ptr_eq(&thought.table, &self.thoughts.table) {
            match thought.what {
                Conclusion::Move { seat, bot, command } => {
                    self.bots[seat.index()] = Some(bot);
                    self.ready = Some((seat, command));
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
