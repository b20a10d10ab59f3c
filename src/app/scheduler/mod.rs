//! What is told, in which order, until when, and whether it is still worth telling: the only place that decides this, for the
//! console, for SSH and for the page. Pure: the time is passed in.
//!
//! One thing is told after the other. A key cuts short what is being told, and waits for nothing. What others did and a key
//! cut short is told once more at most, in one short sentence with the next turn; nothing else comes back.

mod current;
mod item;
#[cfg(test)]
mod tests;

pub(super) use current::REACTION;
pub(super) use item::{Item, Part};

use current::Current;
use serpente_engine::rules::Seats;
use serpente_text::announce::{Announcement, Topic};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// So long it is waited, after a key that hurries the others on, until one's own turn has come, and all is told at once.
const GATHERED: Duration = Duration::from_millis(400);

/// If so many moves of others wait, somebody is behind, and hears them in one sentence.
const BEHIND: usize = 3;

/// What may be told now, as to what lies on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Open {
    /// Everything.
    All,
    /// What is not of the table, which something lies on.
    OffTable,
    /// Nothing: somebody types.
    Nothing,
}

/// What is told next, in one utterance.
#[derive(Default, PartialEq, Debug)]
pub(super) struct Next {
    /// What others did and was not heard, to be told in one short sentence.
    pub(super) missed: Vec<Item>,
    /// What is told whole, if anything is.
    pub(super) item: Option<Item>,
    /// The voice was asked for some of it before, and did not take it in time.
    pub(super) late: bool,
}

/// What waits to be told, what is being told, and what was missed.
#[derive(Default, Debug)]
pub(super) struct Scheduler {
    waiting: VecDeque<Item>,
    current: Option<Current>,
    /// What others did and was not heard: told with the next turn.
    missed: Vec<Item>,
    /// It is told now, turn or not.
    catches_up: bool,
    /// The others are hurried on, and what they do is gathered until then.
    gathers_until: Option<Instant>,
    /// What the voice did not take in time: said when it is back, unless something new is told first, and it with that.
    late: Option<Current>,
    /// Those at this keyboard, who know their own moves.
    own: Seats,
    numbers: u64,
    /// Something was told since all was heard last.
    told: bool,
}

impl Scheduler {
    /// Another match: these are at the keyboard.
    pub(super) fn sit_down(&mut self, own: Seats) {
        self.own = own;
        self.missed.clear();
        (self.catches_up, self.gathers_until) = (false, None);
    }

    /// Something to tell when its turn comes.
    pub(super) fn push(&mut self, item: Item) {
        self.drop_settled(&item.told);
        self.append(item);
    }

    /// The same, which goes on with what was pushed last: on the same matter, it does not settle that.
    pub(super) fn append(&mut self, item: Item) {
        self.waiting.push_back(item);
    }

    /// A newer word settles one on the same matter, should it wait.
    fn drop_settled(&mut self, told: &[Announcement]) {
        let topics: Vec<Topic> = told.iter().filter_map(|told| told.topic).collect();
        self.waiting.retain(|item| !item.is_settled_by(&topics));
    }

    /// Whether nothing is being told.
    pub(super) fn is_free(&self) -> bool {
        self.current.is_none()
    }

    /// Whether somebody waits for the end of what is told.
    pub(super) fn is_waiting(&self) -> bool {
        !self.waiting.is_empty() || self.current.is_some() || self.catches_up
    }

    /// What is to be told next, if anything is.
    pub(super) fn next(&mut self, open: Open, now: Instant) -> Option<Next> {
        let may = |item: &Item| match open {
            Open::All => true,
            Open::OffTable => !item.is_of_the_table(),
            Open::Nothing => false,
        };
        let place = self.waiting.iter().position(may);
        let late = self.late.take_if(|_| place.is_some());
        if let Some(late) = &late {
            // None of it was heard.
            let unheard = late.parts.iter().map(|part| Item {
                again: false,
                ..part.item.clone()
            });
            self.miss(unheard.collect());
            self.catches_up = true;
        }
        let is_late = late.is_some();
        if open == Open::All {
            if self.gathers_until.is_some_and(|until| now < until) {
                return None;
            }
            if self.moves_waiting() >= BEHIND {
                self.skip();
            }
            // What is told of other matters does not keep back whose turn it is.
            let of_the_table = self.waiting.iter().position(Item::is_of_the_table);
            let place = of_the_table.filter(|_| self.catches_up).or(place);
            // Nobody was told their hand yet: it comes before what was done with it.
            let front = place.and_then(|place| self.waiting.get(place));
            let hand = front.is_some_and(|item| item.is_about(Topic::Hand));
            let turn = front.is_some_and(Item::is_turn);
            if (self.catches_up || turn) && !hand {
                self.catches_up = false;
                if self.gathers_until.is_some() {
                    self.gathers_until = Some(now + GATHERED);
                }
                let missed = std::mem::take(&mut self.missed);
                // Without a voice nothing ever reports a line as heard, so each new line clears the one before it.
                let whole = turn || is_late || missed.is_empty();
                let item = place.filter(|_| whole);
                let item = item.and_then(|place| self.waiting.remove(place));
                return (!missed.is_empty() || item.is_some()).then_some(Next {
                    missed,
                    item,
                    late: is_late,
                });
            }
        }
        let item = self.waiting.remove(place?)?;
        Some(Next {
            missed: Vec::new(),
            item: Some(item),
            late: is_late,
        })
    }

    fn moves_waiting(&self) -> usize {
        let moves = |item: &&Item| {
            item.is_move_of_others(self.own)
                && item.is(|told| matches!(told.topic, Some(Topic::Seat(_))))
        };
        self.waiting.iter().filter(moves).count()
    }

    /// These were cut short or passed over. What others did is told with the next turn, unless that was done before.
    fn miss(&mut self, items: Vec<Item>) {
        let own = self.own;
        let missed = items
            .into_iter()
            .filter(|item| !item.again && item.is_move_of_others(own));
        self.missed.extend(missed.map(|item| Item {
            again: true,
            ..item
        }));
    }

    /// The moves that wait are told in one short sentence, with what they counted where the round goes on. What a round
    /// brought in the end is told whole.
    pub(super) fn skip(&mut self) {
        let ends = self.waiting.iter().any(|item| item.is_about(Topic::Totals));
        let first = self.waiting.iter().position(|item| ends && item.is_score());
        let kept = self.waiting.split_off(first.unwrap_or(self.waiting.len()));
        let passed = |item: &Item| {
            item.is_move()
                || item.is_own_draw()
                || item.is_score()
                || item.is_about(Topic::Count)
                || item.is_warning()
        };
        let (passed, rest): (Vec<Item>, Vec<Item>) = self.waiting.drain(..).partition(passed);
        self.waiting = rest.into_iter().chain(kept).collect();
        self.waiting
            .retain(|item| !item.is_about(Topic::Round) && !item.is_about(Topic::Match));
        self.missed.extend(
            passed
                .into_iter()
                .filter(|item| !item.is_about(Topic::Count)),
        );
        self.catches_up |= !self.missed.is_empty();
    }

    /// Somebody goes on to the next round: of the last one they hear no more than what everybody has.
    pub(super) fn skip_results(&mut self) {
        self.missed.clear();
        let table: Vec<Item> = self
            .waiting
            .iter()
            .filter(|item| item.is_of_the_table())
            .cloned()
            .collect();
        self.waiting.retain(|item| !item.is_of_the_table());
        let totals = table
            .into_iter()
            .filter(|item| item.is_about(Topic::Totals));
        self.missed.extend(totals);
        self.catches_up = !self.missed.is_empty();
    }

    /// From now on it is gathered what the others do, who are hurried on.
    pub(super) fn gather(&mut self, now: Instant) {
        self.gathers_until = Some(now + GATHERED);
    }

    /// Whether it is.
    pub(super) fn gathers(&self) -> bool {
        self.gathers_until.is_some()
    }

    /// One's own turn has come, or the end of the round: all that was gathered is told.
    pub(super) fn has_gathered(&mut self) {
        self.gathers_until = None;
    }

    /// Whether the time to gather is up, and nobody has done anything: so much has to be said.
    pub(super) fn gathers_in_vain(&mut self, now: Instant) -> bool {
        if !self.is_free() || self.gathers_until.is_none_or(|until| now < until) {
            return false;
        }
        let vain = self.waiting.is_empty() && self.missed.is_empty();
        self.gathers_until = (!vain).then_some(now + GATHERED);
        vain
    }

    /// Whether the voice still holds what is told anew now.
    pub(super) fn is_late(&self) -> bool {
        self.late.is_some() && !self.waiting.is_empty()
    }

    /// The answer to a key settles what waits, if it tells that itself.
    pub(super) fn answered(&mut self, told: &[Announcement]) {
        let held_turn = self.holds_turn();
        self.drop_settled(told);
        // Somebody who asks for what waits hears it now, and not again. Two passes are two.
        let repeats = |waits: &Announcement| {
            let same = |told: &Announcement| !told.is_deed() && told.message == waits.message;
            told.iter().any(same)
        };
        self.waiting.retain(|item| !item.told.iter().all(repeats));
        // What was to be told with the turn is told behind the answer that took its place.
        self.catches_up |= held_turn && !self.holds_turn() && !self.missed.is_empty();
    }

    /// What was missed, to be told with the turn; or what nobody was told yet, before what is done now. What a key cut short
    /// is no matter any more to whoever has played on.
    pub(super) fn take_missed(&mut self, with_turn: bool) -> Next {
        self.skip();
        self.missed.retain(|item| with_turn || !item.again);
        self.catches_up = false;
        let turn = self
            .waiting
            .iter()
            .position(|item| with_turn && item.is_turn());
        Next {
            missed: std::mem::take(&mut self.missed),
            item: turn.and_then(|turn| self.waiting.remove(turn)),
            late: false,
        }
    }

    /// Whether it waits to be told that a person is to do something.
    pub(super) fn holds_turn(&self) -> bool {
        self.waiting.iter().any(Item::is_turn)
    }

    /// What waits and was never printed. Nothing is to be told any more.
    pub(super) fn take_unprinted(&mut self) -> Vec<Item> {
        (self.current, self.late) = (None, None);
        self.catches_up = false;
        let missed = std::mem::take(&mut self.missed).into_iter();
        let all = missed.chain(self.waiting.drain(..));
        all.filter(|item| !item.again).collect()
    }

    /// Nothing is to be told any more.
    pub(super) fn clear(&mut self) {
        self.take_unprinted();
        self.gathers_until = None;
    }

    /// Such things are not told any more.
    pub(super) fn forget(&mut self, which: impl Fn(&Announcement) -> bool) {
        let stays = |item: &Item| !item.is(&which);
        self.waiting.retain(stays);
        self.missed.retain(stays);
        for current in [&mut self.current, &mut self.late].into_iter().flatten() {
            current.parts.retain(|part| stays(&part.item));
        }
    }

    /// What is for one person alone is not told any more: the voice has stopped it. What it told of others comes again.
    pub(super) fn forget_owned(&mut self) {
        self.forget(|told| told.owner.is_some());
        let is_owned = |told: &mut Current| told.owned;
        let current = self.current.take_if(is_owned);
        let stopped = current.into_iter().chain(self.late.take_if(is_owned));
        let parts: Vec<Part> = stopped.flat_map(|told| told.parts).collect();
        self.miss(parts.into_iter().map(|part| part.item).collect());
    }

    /// Whether all was heard that was told since this was asked last.
    pub(super) fn take_all_heard(&mut self) -> bool {
        !self.is_waiting() && std::mem::take(&mut self.told)
    }

    /// The table went on, perhaps without a word.
    pub(super) fn expect_silence(&mut self) {
        self.told = true;
    }
}
