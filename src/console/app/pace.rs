//! What is told, one thing after the other: each when the one before was heard. Pure: the time is passed in.

use super::told::{Item, Nature, Part};
use crate::announce::{Announcement, Topic};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// How long news of an end may take, beyond twice the time the text should take. A little longer than speech itself
/// waits for it.
const GRACE: Duration = Duration::from_secs(4);

/// How long the turn must have been heard of before a key that plays may act: fingers that are on their way
/// do not stop sooner.
const MOMENT: Duration = Duration::from_millis(400);

/// So many deeds that a voice which was away has not said are told when it is back. The others are in the review.
const MOST_UNSAID: usize = 6;

/// An utterance on its way to the ear.
#[derive(Clone, PartialEq, Debug)]
struct Current {
    number: u64,
    nature: Nature,
    parts: Vec<Part>,
    since: Instant,
    /// When the voice began, if it told so.
    begun: Option<Instant>,
    /// How long it takes.
    lasts: Duration,
}

impl Current {
    /// When it counts as heard though nobody told so.
    fn over(&self) -> Instant {
        match self.begun {
            Some(begun) => begun + 2 * self.lasts + GRACE,
            None => self.since + self.lasts,
        }
    }
}

/// What is told next, in one utterance.
pub(super) struct Next {
    pub(super) items: Vec<Item>,
    /// Whether the voice was asked for some of it before, and did not take it in time.
    pub(super) late: bool,
}

/// What waits to be told, and what is being told.
#[derive(Default, Debug)]
pub(super) struct Pace {
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
}

impl Pace {
    /// Something to tell when its turn comes.
    pub(super) fn push(&mut self, item: Item) {
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
        if !stale && !item.is_aside() {
            self.waiting.push_front(Item {
                again: true,
                ..item
            });
        }
    }

    /// The number of the next utterance.
    pub(super) fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    /// This is being told from now on. `lasts`: how long it likely takes; nothing, where nobody waits for it. `waited`: for
    /// how much of that nobody waits once more, should the voice be away.
    pub(super) fn begin(
        &mut self,
        number: u64,
        nature: Nature,
        parts: Vec<Part>,
        (lasts, waited): (Duration, Duration),
        now: Instant,
    ) {
        self.told = true;
        self.called |= nature.calls && lasts.is_zero();
        self.current = (!lasts.is_zero()).then_some(Current {
            number,
            nature,
            parts,
            since: now.checked_sub(waited).unwrap_or(now),
            begun: None,
            lasts,
        });
    }

    /// What is being told is cut short: for the answer to a key, or by somebody in a hurry, to whom half of a sentence
    /// tells all. What was not heard is told again.
    pub(super) fn cut(&mut self, hurried: bool, by_voice: bool, now: Instant) {
        // What a voice that is away did not take is withdrawn with it.
        let Some(current) = self.current.take().or_else(|| self.late.take()) else {
            return;
        };
        let begun = current.begun.or((!by_voice).then_some(current.since));
        let elapsed = begun.map_or(Duration::ZERO, |begun| now.saturating_duration_since(begun));
        for part in current.parts.into_iter().rev() {
            let heard = if hurried {
                elapsed * 2 >= part.begins + part.ends
            } else {
                // Nobody knows to the word where the voice is.
                elapsed >= part.ends + part.ends / 4
            };
            if !heard {
                let mut item = part.item;
                let sounded = begun.is_some() && elapsed >= part.begins;
                item.known |= sounded && elapsed >= part.begins + MOMENT;
                item.led &= sounded;
                self.again(item);
            }
        }
    }

    /// The answer to a key makes stale what it tells itself.
    pub(super) fn answered(&mut self, told: &[Announcement]) {
        self.drop_stale(told);
        // Who asks for what waits hears it now, and not again.
        self.waiting
            .retain(|item| !item.told.iter().all(|waits| has_words(told, waits)));
    }

    /// What was done and not heard of, to be told before an answer that knows of it, and what leads up to that; the hand
    /// can wait. Who cuts it short once more wants the answer alone.
    pub(super) fn take_deeds(&mut self) -> Vec<Item> {
        let news = |item: &Item| item.is_deed() && !item.led;
        if !self.waiting.iter().any(news) {
            return Vec::new();
        }
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
        self.late.take_if(|late| late.nature.owned);
        if let Some(current) = self.current.take_if(|current| current.nature.owned) {
            for part in current.parts.into_iter().rev() {
                self.again(part.item);
            }
        }
    }

    /// Whether a deed waits, or that a person is to do something: a key that plays knows nothing of it.
    pub(super) fn holds_news(&self) -> bool {
        self.waiting
            .iter()
            .any(|item| !item.known && (item.is_deed() || item.is_turn()))
    }

    /// Whether it has not begun to be told, or only just has, that a person is to do something: a key was on its way.
    pub(super) fn has_just_told_turn(&self, by_voice: bool, now: Instant) -> bool {
        let begins = self.turn_begins(by_voice);
        let turn = self.turn().filter(|turn| !turn.item.known);
        turn.is_some() && begins.is_none_or(|begins| now < begins + MOMENT)
    }

    /// Whether a person knows that it is their turn, though they have not heard all of it.
    pub(super) fn has_told_turn(&self, by_voice: bool, now: Instant) -> bool {
        let begins = self.turn_begins(by_voice);
        begins.is_some_and(|begins| now >= begins + MOMENT)
    }

    /// That a person is to do something, if it is being told.
    fn turn(&self) -> Option<&Part> {
        let mut parts = self.current.as_ref()?.parts.iter();
        parts.rfind(|part| part.item.is_turn())
    }

    /// When that begins, if the voice is there.
    fn turn_begins(&self, by_voice: bool) -> Option<Instant> {
        let current = self.current.as_ref()?;
        let begun = current.begun.or((!by_voice).then_some(current.since))?;
        let before = self.turn()?.begins;
        // Nobody knows to the word where the voice is: behind a long text it may be slower than one thinks.
        Some(begun + before + before / 8)
    }

    /// The voice began this utterance.
    pub(super) fn speaking(&mut self, number: u64, now: Instant) {
        let is_it = |current: &mut Current| current.number == number;
        if self.current.is_none() {
            self.current = self.late.take_if(is_it);
        }
        if let Some(current) = self
            .current
            .as_mut()
            .filter(|current| current.number == number)
        {
            current.begun = Some(now);
        }
    }

    /// This utterance was heard to its end.
    pub(super) fn heard(&mut self, number: u64) {
        let is_it = |current: &mut Current| current.number == number;
        let heard = [self.current.take_if(is_it), self.late.take_if(is_it)];
        self.called |= heard.iter().flatten().any(|heard| heard.nature.calls);
    }

    /// Whether somebody was called to the keyboard, and the words were heard, since this was asked last.
    pub(super) fn take_call(&mut self) -> bool {
        std::mem::take(&mut self.called)
    }

    /// The voice failed in this utterance.
    pub(super) fn unsaid(&mut self, number: u64) {
        if let Some(current) = self
            .current
            .as_mut()
            .filter(|current| current.number == number)
        {
            current.begun = None;
        }
    }

    /// Our voice will not tell the end of what is being told: a screen reader reads it from now on.
    pub(super) fn read_on(&mut self, now: Instant) {
        if let Some(current) = &mut self.current {
            (current.begun, current.since) = (None, now);
        }
        self.late = None;
    }

    /// When what is being told counts as heard though nobody told so.
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        self.current.as_ref().map(Current::over)
    }

    /// Waits no longer for what has had its time.
    pub(super) fn look_after(&mut self, by_voice: bool, now: Instant) {
        let Some(current) = self.current.take_if(|current| current.over() <= now) else {
            return;
        };
        let is_late = by_voice && current.begun.is_none();
        // A voice that does not begin an answer is not there: the words were on the screen for as long as they take.
        self.called |= current.nature.calls && (!is_late || current.nature.answers);
        if is_late {
            self.late = Some(current);
        }
    }

    /// Whether all was heard that was told since this was asked last.
    pub(super) fn take_all_heard(&mut self) -> bool {
        !self.is_waiting() && std::mem::take(&mut self.told)
    }

    /// The table went on, perhaps without a word.
    pub(super) fn went_on(&mut self) {
        self.told = true;
    }
}

fn has_words(told: &[Announcement], words: &Announcement) -> bool {
    told.iter().any(|told| told.message == words.message)
}
