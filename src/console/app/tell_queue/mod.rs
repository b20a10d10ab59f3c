//! What is told, one thing after the other: each when the one before was heard. Pure: the time is passed in.

#[cfg(test)]
mod tests;
mod voice;

use super::told::{Item, PressedOn};
use crate::announce::{Announcement, Topic};
use std::collections::VecDeque;
use voice::Current;

/// So many deeds that a voice which was away has not said are told when it is back. The others are in the review.
const MOST_UNSAID: usize = 6;

/// What is told next, in one utterance.
pub(super) struct Next {
    pub(super) items: Vec<Item>,
    /// Whether the voice was asked for some of it before, and did not take it in time.
    pub(super) late: bool,
}

/// What waits to be told, and what is being told.
#[derive(Default, Debug)]
pub(super) struct TellQueue {
    waiting: VecDeque<Item>,
    current: Option<Current>,
    /// What the voice did not take in time: said when it is back, unless something new is told first, and it with that.
    late: Option<Current>,
    numbers: u64,
    /// Something was told since all was heard last.
    told: bool,
    /// How many deeds were left out because a voice was away.
    left_out: usize,
    /// Words that call somebody to the keyboard were heard to their end.
    called: bool,
    /// How answers were cut short, one after the other, since something happened or was heard to its end.
    asked_on: Option<PressedOn>,
}

impl TellQueue {
    /// Something to tell when its turn comes.
    pub(super) fn push(&mut self, item: Item) {
        self.asked_on.take_if(|_| item.is_deed());
        self.drop_stale(&item.told);
        self.waiting.push_back(item);
    }

    /// A newer word makes one on the same matter stale, should it wait. What somebody did never is.
    fn drop_stale(&mut self, told: &[Announcement]) {
        let topics: Vec<Topic> = told.iter().filter_map(|told| told.topic).collect();
        self.waiting.retain(|item| !item.is_about(&topics));
    }

    /// Whether nothing is being told.
    pub(super) fn is_free(&self) -> bool {
        self.current.is_none()
    }

    /// Whether somebody waits for the end of what is told.
    pub(super) fn is_waiting(&self) -> bool {
        !self.waiting.is_empty() || self.current.is_some()
    }

    /// What is to be told next: one thing, or, to somebody who is behind, all that was done and what follows from it.
    pub(super) fn next(&mut self) -> Option<Next> {
        self.waiting.front()?;
        if let Some(late) = self.late.take() {
            return Some(self.next_after(late));
        }
        let behind = self
            .waiting
            .front()
            .is_some_and(|item| item.again && item.language.is_none());
        if !behind || !self.waiting.iter().any(Item::is_deed) {
            let items = vec![self.waiting.pop_front()?];
            return Some(Next { items, late: false });
        }
        let mut items = Vec::new();
        while let Some(item) = self.waiting.pop_front() {
            let (deed, turn) = (item.is_deed(), item.is_turn());
            if !deed && !turn && !items.is_empty() && !item.is_aside() {
                self.waiting.push_front(item);
                break;
            }
            if !item.is_aside() {
                items.push(item);
            }
            if turn {
                break;
            }
        }
        Some(Next { items, late: false })
    }

    /// One new thing, behind what the voice did not take in time: that was printed when its turn came.
    fn next_after(&mut self, late: Current) -> Next {
        for part in late.parts.into_iter().rev() {
            self.again(part.item);
        }
        let mut items = Vec::new();
        while let Some(item) = self.waiting.pop_front() {
            let again = item.again;
            items.push(item);
            if !again {
                break;
            }
        }
        let is_old = |item: &Item| item.again && !item.is_hand();
        while items.iter().filter(|item| item.again).count() > MOST_UNSAID
            && let Some(oldest) = items.iter().position(is_old)
        {
            self.left_out += usize::from(items.remove(oldest).is_deed());
        }
        Next { items, late: true }
    }

    /// How many deeds were left out.
    pub(super) fn take_left_out(&mut self) -> usize {
        std::mem::take(&mut self.left_out)
    }

    /// Whether the voice still holds what is told anew now.
    pub(super) fn is_late(&self) -> bool {
        self.late.is_some() && !self.waiting.is_empty()
    }

    /// Something is told again, before all that waits, unless something newer has made it stale.
    fn again(&mut self, item: Item) {
        let topics: Vec<Topic> = item.told.iter().filter_map(|told| told.topic).collect();
        let stale = !item.is_deed() && self.waiting.iter().any(|newer| newer.is_about(&topics));
        // Whoever cuts it short twice can ask for it.
        let known = item.again && item.is_beginning();
        if !stale && !known && !item.is_aside() {
            self.waiting.push_front(Item {
                again: true,
                ..item
            });
        }
    }

    /// The answer to a key makes stale what it tells itself.
    pub(super) fn answered(&mut self, told: &[Announcement]) {
        self.drop_stale(told);
        // Whoever asks for what waits hears it now, and not again. Who passes twice has passed twice.
        let repeats = |waits: &Announcement| {
            let same = |told: &Announcement| !told.is_deed() && told.message == waits.message;
            told.iter().any(same)
        };
        self.waiting.retain(|item| !item.told.iter().all(repeats));
    }

    /// Whether something was done and not heard of that an answer has to wait for. Whoever cuts it short before an answer
    /// wants the next answer alone.
    pub(super) fn deeds_come_first(&self) -> bool {
        let leads = |item: &Item| item.is_deed() && !item.led;
        self.waiting.iter().any(leads)
    }

    /// What was done and not heard of, to be told before what knows of it, and what leads up to that; the hand can wait.
    pub(super) fn take_deeds(&mut self) -> Vec<Item> {
        let last = self.waiting.iter().rposition(Item::is_deed).unwrap_or(0);
        let mut taken = self.take(|at, item| {
            item.is_deed() || at < last && !item.is_turn() && !item.is_aside() && !item.is_hand()
        });
        for item in &mut taken {
            item.led = true;
        }
        taken
    }

    /// What was done and not heard of, and that a person is to do something.
    pub(super) fn take_turn(&mut self) -> Vec<Item> {
        self.take(|_, item| item.is_deed() || item.is_turn())
    }

    fn take(&mut self, which: impl Fn(usize, &Item) -> bool) -> Vec<Item> {
        let all = self.waiting.drain(..).enumerate();
        let (taken, rest): (Vec<_>, Vec<_>) = all.partition(|(at, item)| which(*at, item));
        self.waiting = rest.into_iter().map(|(_, item)| item).collect();
        taken.into_iter().map(|(_, item)| item).collect()
    }

    /// All that waits, but what somebody in a hurry can do without.
    pub(super) fn take_all(&mut self) -> Vec<Item> {
        self.waiting
            .drain(..)
            .filter(|item| !item.is_aside())
            .collect()
    }

    /// What waits and was never printed.
    pub(super) fn take_unprinted(&mut self) -> Vec<Item> {
        self.current = None;
        self.late = None;
        self.waiting.drain(..).filter(|item| !item.again).collect()
    }

    /// Nothing is to be told any more.
    pub(super) fn clear(&mut self) {
        self.take_unprinted();
    }

    /// Such things are not told any more.
    pub(super) fn forget(&mut self, which: impl Fn(&Announcement) -> bool) {
        let stays = |item: &Item| !item.is(&which);
        self.waiting.retain(stays);
        for current in [&mut self.current, &mut self.late].into_iter().flatten() {
            current.parts.retain(|part| stays(&part.item));
        }
    }

    /// What is for one person alone is not told any more: the voice has stopped it. What it told of besides comes again.
    pub(super) fn forget_owned(&mut self) {
        self.forget(|told| told.owner.is_some());
        let is_owned = |told: &mut Current| told.kind.owned;
        let current = self.current.take_if(is_owned);
        let stopped = current.into_iter().chain(self.late.take_if(is_owned));
        for part in stopped.flat_map(|told| told.parts.into_iter().rev()) {
            self.again(part.item);
        }
    }

    /// Whether a deed waits, or that a person is to do something: a key that plays knows nothing of it.
    pub(super) fn holds_news(&self) -> bool {
        self.waiting
            .iter()
            .any(|item| !item.known && (item.is_deed() || item.is_turn()))
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
