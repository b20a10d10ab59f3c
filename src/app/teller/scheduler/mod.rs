//! The scheduler decides which announcement is spoken next, when it ends, and whether it is still worth announcing. It is the
//! only place that decides this, for the console, for SSH and for the page. It reads no clock: the time is passed in.
//!
//! Announcements are spoken one after the other. A key press cuts short the current announcement, and its answer waits for
//! nothing. Moves of other players that were cut short by a key that skips ahead are announced once more at most, in one short
//! sentence with the next turn; no other announcement comes back, and none after a key that looks, types or reviews.

mod current;
mod item;
#[cfg(test)]
mod tests;

pub(crate) use current::{CutBy, REACTION, TellWait};
pub(crate) use item::{TellItem, TellPart, ToldBefore};

use current::Current;
use serpente_engine::rules::Seats;
use serpente_text::announce::{Announcement, Topic};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// How long to wait for the player's own turn after a key press that skips ahead, so that everything is announced together.
const GATHERED: Duration = Duration::from_millis(400);

/// The number of waiting moves by other players from which the listener is behind, and hears them in one sentence.
const BEHIND: usize = 3;

/// Which announcements are allowed on the current screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TellLimit {
    /// All.
    All,
    /// All that are not about the table, because another screen is on top of it.
    OffTable,
    /// None, because the player is typing.
    Nothing,
}

/// The content of the next utterance.
#[derive(Default, PartialEq, Debug)]
pub(crate) struct NextUtterance {
    /// Unheard moves of other players, to be announced in one short sentence.
    pub(crate) missed: Vec<TellItem>,
    /// The item that is announced in full, if there is one.
    pub(crate) item: Option<TellItem>,
    /// Whether the voice was asked to speak some of it before, and did not begin in time.
    pub(crate) late: bool,
}

/// The queue of announcements, the current utterance, and the missed moves.
#[derive(Default, Debug)]
pub(crate) struct Scheduler {
    waiting: VecDeque<TellItem>,
    current: Option<Current>,
    /// Unheard moves of other players, to be announced with the next turn.
    missed: Vec<TellItem>,
    /// Whether they are announced now, without waiting for the next turn.
    catches_up: bool,
    /// The time until which moves are gathered while the player skips ahead.
    gathers_until: Option<Instant>,
    /// The utterance that the voice did not begin in time. The voice speaks it when it is back. If it has moves of other players,
    /// and a new announcement comes first, these moves and the new announcement are announced together instead.
    late: Option<Current>,
    /// The seats of the players at this keyboard, who know their own moves.
    own: Seats,
    numbers: u64,
    /// Whether something was announced since all announcements were last heard.
    has_announced: bool,
    /// Whether announcements wait until all of a step are known, so that an answer can go first.
    pub(crate) holds_back: bool,
}

impl Scheduler {
    /// Prepares for another match, with these seats at this keyboard.
    pub(crate) fn sit_down(&mut self, own: Seats) {
        self.own = own;
        self.missed.clear();
        (self.catches_up, self.gathers_until) = (false, None);
    }

    /// Queues an item, and drops queued items that it replaces.
    pub(crate) fn push(&mut self, item: TellItem) {
        self.drop_settled(&item.announcements);
        // A server computes the standing after the match, when what there is to do next is already in the queue.
        let turn = self.waiting.iter().position(TellItem::is_turn);
        match turn {
            Some(turn) if item.is_about(Topic::Standing) => self.waiting.insert(turn, item),
            _ => self.append(item),
        }
    }

    /// Queues an item that continues the last one: it does not replace that one, even on the same topic.
    pub(crate) fn append(&mut self, item: TellItem) {
        self.waiting.push_back(item);
    }

    /// Drops queued items that newer announcements on the same topic replace.
    fn drop_settled(&mut self, told: &[Announcement]) {
        let topics: Vec<Topic> = told.iter().filter_map(|told| told.topic).collect();
        self.waiting.retain(|item| !item.is_settled_by(&topics));
    }

    /// Returns whether nothing is being spoken.
    pub(crate) fn is_free(&self) -> bool {
        self.current.is_none()
    }

    /// Returns whether nothing was announced yet.
    pub(crate) fn is_first(&self) -> bool {
        self.numbers == 0
    }

    /// Returns whether something is being spoken or waits to be spoken.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.waiting.is_empty() || self.current.is_some() || self.catches_up
    }

    /// Returns the content of the next utterance, if there is one.
    pub(crate) fn next(&mut self, open: TellLimit, now: Instant) -> Option<NextUtterance> {
        let place = self.waiting.iter().position(|item| match open {
            TellLimit::All => true,
            TellLimit::OffTable => !item.is_of_the_table(),
            TellLimit::Nothing => false,
        });
        let late = self.late.take_if(|_| place.is_some());
        if let Some(late) = &late {
            // None of it was heard.
            let unheard = late.parts.iter().map(|part| TellItem {
                before: ToldBefore::Never,
                ..part.item.clone()
            });
            self.miss(unheard.collect());
            self.catches_up = true;
        }
        let is_late = late.is_some();
        if open == TellLimit::All {
            if self.gathers_until.is_some_and(|until| now < until) {
                return None;
            }
            if self.moves_waiting() >= BEHIND {
                self.skip();
            }
            // An announcement about something else does not delay the turn.
            let of_the_table = self.waiting.iter().position(TellItem::is_of_the_table);
            let next = match of_the_table {
                Some(of_the_table) if self.catches_up => Some(of_the_table),
                Some(_) | None => place,
            };
            // A hand that was not announced yet, and the number of its round, come before the moves with that hand, but after the
            // results of the round before.
            let front = next.and_then(|next| self.waiting.get(next));
            let begins_round = front.is_some_and(|item| {
                item.is_about(Topic::Hand) || item.is_about(Topic::Round) && self.holds_hand()
            });
            let hand = begins_round && !self.missed.iter().any(TellItem::is_lasting_result);
            let scene = front.is_some_and(|item| item.is_about(Topic::Scene));
            let turn = front.is_some_and(TellItem::is_turn);
            // The points and the end of a round come after the moves that led to them.
            let scores = front.is_some_and(TellItem::is_score) && !self.missed.is_empty();
            if (self.catches_up || turn || scores) && !hand && !scene {
                self.catches_up = false;
                if self.gathers_until.is_some() {
                    self.gathers_until = Some(now + GATHERED);
                }
                let missed = std::mem::take(&mut self.missed);
                // Without a voice nothing ever reports a line as heard, so each new line clears the one before it.
                let whole = turn || is_late || missed.is_empty();
                let mut item = None;
                if let Some(next) = next
                    && whole
                {
                    item = self.waiting.remove(next);
                }
                if missed.is_empty() && item.is_none() {
                    return None;
                }
                return Some(NextUtterance {
                    missed,
                    item,
                    late: is_late,
                });
            }
        }
        let item = self.waiting.remove(place?)?;
        if item.is_about(Topic::Round) {
            // Whoever is out, or watches, has no turn with which moves come once more that a key cut short. In the next round they
            // would be taken for moves of it.
            self.missed
                .retain(|missed| missed.is_new() || missed.is_lasting_result());
        }
        Some(NextUtterance {
            missed: Vec::new(),
            item: Some(item),
            late: is_late,
        })
    }

    fn moves_waiting(&self) -> usize {
        let mut moves = 0;
        for item in &self.waiting {
            if item.is_move_of_others(self.own)
                && item.is(|one| matches!(one.topic, Some(Topic::Seat(_))))
            {
                moves += 1;
            }
        }
        moves
    }

    /// Handles items that were cut short or passed over: moves of other players are announced with the next turn, unless they
    /// were announced twice already.
    fn miss(&mut self, items: Vec<TellItem>) {
        for mut item in items {
            if item.is_new() && item.is_move_of_others(self.own) {
                item.before = ToldBefore::Announced;
                self.missed.push(item);
            }
        }
    }

    /// Combines the waiting moves into one short sentence, with their points if the round goes on. The results at the end of a
    /// round are announced in full.
    pub(crate) fn skip(&mut self) {
        let ends = self.waiting.iter().any(|item| item.is_about(Topic::Totals));
        let first = self.waiting.iter().position(|item| ends && item.is_score());
        let kept = self.waiting.split_off(first.unwrap_or(self.waiting.len()));
        let holds_hand = self.holds_hand();
        let before = std::mem::take(&mut self.waiting);
        for item in before {
            // What the ends count or need, and once the round has ended how many tiles are left, says nothing any more.
            let says_nothing = item.is_about(Topic::Count) || ends && item.is_warning();
            let is_of_a_move =
                item.is_move() || item.is_own_draw() || item.is_score() || item.is_warning();
            // The number of a round comes with its hand, or else before its moves.
            let begins_round = item.is_about(Topic::Round) && !holds_hand;
            if (is_of_a_move || begins_round) && !says_nothing {
                self.missed.push(item);
            } else if !is_of_a_move && !says_nothing {
                self.waiting.push_back(item);
            }
        }
        self.waiting.extend(kept);
        self.waiting.retain(|item| !item.is_about(Topic::Match));
        self.drop_outdated_warnings();
        self.catches_up |= !self.missed.is_empty();
    }

    /// Drops the missed warnings that a player has one tile left who has moved again since.
    fn drop_outdated_warnings(&mut self) {
        let mut kept = Vec::new();
        for (place, item) in self.missed.iter().enumerate() {
            if !item.is_outdated_by(&self.missed[place + 1..]) {
                kept.push(item.clone());
            }
        }
        self.missed = kept;
    }

    /// Drops the results of the last round when the player goes on to the next, except the total scores and who is eliminated.
    /// Moves that were never announced are announced before them: a player who asked for something else was told that the round
    /// is over, and may go on before they know how it ended.
    pub(crate) fn skip_results(&mut self) {
        self.missed.retain(TellItem::is_untold_move);
        let before = std::mem::take(&mut self.waiting);
        for item in before {
            if !item.is_of_the_table() {
                self.waiting.push_back(item);
            } else if item.is_lasting_result() || item.is_untold_move() {
                self.missed.push(item);
            }
        }
        self.catches_up = !self.missed.is_empty();
    }

    /// Gathers the moves of other players from now on, as the player skips ahead.
    pub(crate) fn gather(&mut self, now: Instant) {
        self.gathers_until = Some(now + GATHERED);
    }

    /// Returns whether moves are being gathered.
    pub(crate) fn gathers(&self) -> bool {
        self.gathers_until.is_some()
    }

    /// Ends the gathering, as the player's own turn or the end of the round has come: all gathered moves are announced.
    pub(crate) fn has_gathered(&mut self) {
        self.gathers_until = None;
    }

    /// Returns whether the time to gather is up without any move, which has to be announced.
    pub(crate) fn gathers_in_vain(&mut self, now: Instant) -> bool {
        if !self.is_free() || self.gathers_until.is_none_or(|until| now < until) {
            return false;
        }
        let vain = self.waiting.is_empty() && self.missed.is_empty();
        self.gathers_until = if vain { None } else { Some(now + GATHERED) };
        vain
    }

    /// Returns whether the voice is to give back an utterance that it has not begun, because moves in it are now announced anew.
    /// One without such moves is announced nowhere else: the voice keeps it, and speaks it when it can.
    pub(crate) fn takes_late_back(&self) -> bool {
        let Some(late) = &self.late else {
            return false;
        };
        if self.waiting.is_empty() {
            return false;
        }
        for part in &late.parts {
            if part.item.is_move_of_others(self.own) {
                return true;
            }
        }
        false
    }

    /// Drops queued items that the answer to a key press makes unnecessary.
    pub(crate) fn answered(&mut self, told: &[Announcement]) {
        let held_turn = self.holds_turn();
        self.drop_settled(told);
        // A player who asks for a queued announcement hears it now, and not again.
        self.waiting.retain(|item| !item.is_repeated_by(told));
        // If the answer replaced the turn, the moves that were to come with the turn are announced after the answer, unless a
        // key press cut them short.
        if held_turn && !self.holds_turn() {
            self.missed.retain(TellItem::is_new);
            self.catches_up |= !self.missed.is_empty();
        }
    }

    /// Takes the missed moves: all of them, to be announced with the turn; or, before the player's own move, only those that
    /// were not announced yet. A player who has played on does not need those that a key press cut short.
    pub(crate) fn take_missed(&mut self, with_turn: bool) -> NextUtterance {
        self.skip();
        self.missed.retain(|item| with_turn || item.is_new());
        self.catches_up = false;
        let mut item = None;
        if with_turn && let Some(turn) = self.waiting.iter().position(TellItem::is_turn) {
            item = self.waiting.remove(turn);
        }
        NextUtterance {
            missed: std::mem::take(&mut self.missed),
            item,
            late: false,
        }
    }

    /// Returns whether a hand that nobody has heard is in the queue.
    pub(crate) fn holds_hand(&self) -> bool {
        self.waiting.iter().any(|item| item.is_about(Topic::Hand))
    }

    /// Returns whether the announcement that a person has to do something is in the queue.
    pub(crate) fn holds_turn(&self) -> bool {
        self.waiting.iter().any(TellItem::is_turn)
    }

    /// Returns whether the announcement of who won the match is in the queue.
    pub(crate) fn holds_winner(&self) -> bool {
        self.waiting.iter().any(TellItem::is_winner)
    }

    /// Skips to the announcement of who won the match, if it is in the queue. The totals before it stay, and what people said.
    pub(crate) fn skip_to_winner(&mut self) {
        let Some(place) = self.waiting.iter().position(TellItem::is_winner) else {
            return;
        };
        let winner = self.waiting.split_off(place);
        self.waiting
            .retain(|item| item.is_lasting_result() || item.is_said());
        self.waiting.extend(winner);
        self.missed.clear();
        self.catches_up = false;
    }

    /// Empties the queue and returns the items that were never printed. Nothing is to be announced any more.
    pub(crate) fn take_unprinted(&mut self) -> Vec<TellItem> {
        (self.current, self.late) = (None, None);
        self.catches_up = false;
        let missed = std::mem::take(&mut self.missed).into_iter();
        let all = missed.chain(self.waiting.drain(..));
        all.filter(TellItem::is_new).collect()
    }

    /// Empties the queue. Nothing is to be announced any more.
    pub(crate) fn clear(&mut self) {
        self.take_unprinted();
        self.gathers_until = None;
    }

    /// Drops the announcements for which `which` returns `true`.
    fn forget(&mut self, which: impl Fn(&Announcement) -> bool) {
        self.waiting.retain(|item| !item.is(&which));
        self.missed.retain(|item| !item.is(&which));
        for current in [&mut self.current, &mut self.late].into_iter().flatten() {
            current.parts.retain(|part| !part.item.is(&which));
        }
    }

    /// Drops the announcements on this topic, because it is settled. If our voice speaks, it has stopped an utterance on it, and
    /// does not report that as heard.
    pub(crate) fn forget_topic(&mut self, topic: Topic, by_voice: bool) {
        self.forget(|told| told.topic == Some(topic));
        if by_voice {
            self.drop_stopped(|utterance| utterance.topic == Some(topic));
        }
    }

    /// Drops the announcements for one person alone, which the voice has stopped.
    pub(crate) fn forget_owned(&mut self) {
        self.forget(|told| told.owner.is_some());
        self.drop_stopped(|utterance| utterance.owned);
    }

    /// Waits no more for an utterance that the voice has stopped. Moves of other players in it are announced again.
    fn drop_stopped(&mut self, which: impl Fn(&Current) -> bool) {
        let mut stopped = Vec::new();
        for utterance in [&mut self.current, &mut self.late] {
            if let Some(dropped) = utterance.take_if(|utterance| which(utterance)) {
                stopped.extend(dropped.parts.into_iter().map(|part| part.item));
            }
        }
        self.miss(stopped);
    }

    /// Returns whether all announcements since the last call were heard.
    pub(crate) fn take_all_heard(&mut self) -> bool {
        !self.is_waiting() && std::mem::take(&mut self.has_announced)
    }

    /// Notes that the table went on, perhaps without an announcement.
    pub(crate) fn expect_silence(&mut self) {
        self.has_announced = true;
    }
}
