//! What is told, and what was: lines, words, the review.

use super::fold::{cues, in_one_breath};
use super::log::Line;
use super::told::{Item, Occasion, Part, UtteranceKind};
use super::{App, Outlet};
use crate::announce::{Announcement, Category, Topic, Urgency};
use crate::rules::Seat;
use crate::speech::{Utterance, duration};
use crate::words::words;
use std::time::Duration;

/// What a key gets for an answer, at once.
#[derive(Clone, Copy)]
struct Answer<'a> {
    told: &'a [Announcement],
    /// Whether it can be gone back to.
    kept: bool,
    /// Whether the key was to play, and came too soon for what is told.
    puts_off: bool,
}

impl<O: Outlet> App<O> {
    /// Tells an announcement: an answer at once, anything else when what was told before was heard.
    pub(super) fn tell(&mut self, announcement: &Announcement) {
        self.tell_together(std::slice::from_ref(announcement));
    }

    /// Tells what belongs together: each on a line of its own, all said in one breath, as the first of them is to be
    /// said, so that a key ends them all.
    pub(super) fn tell_together(&mut self, announcements: &[Announcement]) {
        let Some(first) = announcements.first() else {
            return;
        };
        let answers = first.urgency == Urgency::Answer;
        if answers {
            self.interrupt(false);
        }
        if !announcements.iter().all(|told| self.is_for_reader(told)) {
            // It ended with the turn at the keyboard: what is private is told to nobody else.
            self.tell_next();
        } else if answers {
            self.telling.answered(announcements);
            self.tell_answer(announcements, true);
        } else {
            self.telling.push(Item::new(announcements));
            self.tell_next();
        }
    }

    /// Tells this at once, where what was being told is cut short already.
    pub(super) fn tell_answer(&mut self, told: &[Announcement], kept: bool) {
        // What is done comes after what was done before it, and an answer that knows of something done after that.
        let is_done = told.iter().any(Announcement::is_deed);
        let before = if is_done || self.asks_the_table && self.telling.deeds_come_first() {
            self.telling.take_deeds()
        } else {
            Vec::new()
        };
        let answer = Answer {
            told,
            kept,
            puts_off: false,
        };
        self.tell_now(&before, Some(answer), false);
        self.tell_next();
    }

    /// Tells what waits, if what was told before was heard. When all was heard, what waits for that goes on.
    pub(super) fn tell_next(&mut self) {
        loop {
            if self.telling.take_call()
                && let Some(game) = &mut self.game
            {
                game.table.call_was_heard();
            }
            if !self.telling.is_free() || self.gathers {
                return;
            }
            if self.telling.is_late() {
                self.outlet.withdraw();
            }
            match self.telling.next() {
                Some(next) => {
                    let language = next.items.iter().find_map(|item| item.language);
                    let spoken = self.language;
                    self.language = language.unwrap_or(spoken);
                    self.tell_now(&next.items, None, next.late);
                    self.language = spoken;
                }
                None => return self.go_on_when_heard(),
            }
        }
    }

    /// What is being told is cut short. What was not heard of it comes again from here, so the voice, should it not have
    /// begun yet, leaves it.
    pub(super) fn interrupt(&mut self, hurried: bool) {
        self.telling.cut(hurried, self.speaks, self.now);
        self.outlet.withdraw();
    }

    /// Somebody in a hurry has all that waits told at once.
    pub(super) fn tell_rest(&mut self) {
        self.interrupt(true);
        let rest = self.telling.take_all();
        self.tell_at_once(&rest);
    }

    /// Whose key was on its way before they heard that it is their turn is told so, should the key have silenced what
    /// told it: a screen reader stops at every key. The rest follows.
    pub(super) fn tell_turn(&mut self) {
        if !self.speaks {
            self.interrupt(true);
            let turn = self.telling.take_turn();
            self.tell_at_once(&turn);
        }
    }

    fn tell_at_once(&mut self, items: &[Item]) {
        let answer = Answer {
            told: &[],
            kept: true,
            puts_off: true,
        };
        self.tell_now(items, Some(answer), false);
        self.tell_next();
    }

    /// Prints, keeps and says these things, and an answer behind them, in one utterance.
    /// `late`: some of them the voice did not take in time, and they are on the screen.
    fn tell_now(&mut self, items: &[Item], answer: Option<Answer<'_>>, late: bool) {
        let answers = answer.is_some();
        let Answer {
            told: answer,
            kept,
            puts_off,
        } = answer.unwrap_or(Answer {
            told: &[],
            kept: true,
            puts_off: false,
        });
        let Some(first) = items
            .iter()
            .flat_map(|item| &item.told)
            .chain(answer)
            .next()
        else {
            return;
        };
        let folded = items.len() > 1 || answers || items.iter().any(|item| item.again);
        let urgency = if answers {
            Urgency::Answer
        } else {
            Urgency::Event
        };
        // What waits in the voice can be settled by its topic; what somebody did never is.
        let topic = first.topic.filter(|_| !first.is_deed());
        let mut texts = Vec::new();
        if folded {
            texts.extend(self.folded(items));
        }
        let parts = self.timed(items, folded);
        let whole = items.iter().filter(|_| !folded).flat_map(|item| &item.told);
        let whole: Vec<&Announcement> = whole.chain(answer).collect();
        texts.extend(whole.iter().map(|told| self.text(&told.message)));
        if late {
            self.print_new(items);
        } else {
            let language = self.voice();
            for text in &texts {
                self.outlet.line(text, &language);
            }
        }
        for item in items.iter().filter(|item| !item.again) {
            self.keep_told(&item.told);
        }
        if kept {
            self.keep_told(answer);
        }
        let told = items.iter().flat_map(|item| &item.told);
        let mut told = told.chain(answer);
        let owner = told.clone().find_map(|told| told.owner);
        let kind = UtteranceKind {
            owned: owner.is_some(),
            calls: told.any(|told| told.calls),
            occasion: match (answers, puts_off) {
                (false, _) => Occasion::Event,
                (true, false) => Occasion::Key,
                (true, true) => Occasion::EarlyKey,
            },
        };
        let cues = cues(items, answer);
        let text = in_one_breath(&texts);
        let lead = if self.speaks {
            let lead = cues.into_iter().map(|cue| self.outlet.cue(cue)).max();
            lead.unwrap_or_default()
        } else {
            for cue in cues {
                self.outlet.ring(cue);
            }
            Duration::ZERO
        };
        // An answer that is something done comes again, too, if it is cut short.
        let own = answer.iter().any(Announcement::is_deed);
        let own = own.then(|| self.part(Item::new(answer), &parts));
        let parts: Vec<Part> = parts.into_iter().chain(own).collect();
        let lasts = self.lasts(&text) + lead;
        // Where there is no voice, only what is new takes its time.
        let new = parts.iter().filter(|part| !part.item.again);
        let new: Duration = new.map(|part| part.ends.saturating_sub(part.begins)).sum();
        let waited = if late {
            lasts.saturating_sub(new)
        } else {
            Duration::ZERO
        };
        let utterance = self.utterance(text, urgency, topic, lead);
        let utterance = Utterance { owner, ..utterance };
        self.say(utterance, kind, parts, (lasts, waited));
    }

    /// Prints what is not on the screen yet.
    fn print_new(&mut self, items: &[Item]) {
        let new = items.iter().filter(|item| !item.again);
        let language = self.voice();
        for told in new.flat_map(|item| &item.told) {
            let text = self.text(&told.message);
            self.outlet.line(&text, &language);
        }
    }

    /// Prints and keeps what is not told any more.
    pub(super) fn print(&mut self, items: Vec<Item>) {
        for item in items {
            self.print_new(std::slice::from_ref(&item));
            self.keep_told(&item.told);
        }
    }

    /// Hands an utterance to the voice, if ours speaks, and lets what comes next wait for its end.
    pub(super) fn say(
        &mut self,
        utterance: Utterance,
        kind: UtteranceKind,
        parts: Vec<Part>,
        (lasts, waited): (Duration, Duration),
    ) {
        let number = self.telling.number();
        // The keyboard does not change hands unheard, even where nobody waits for the voice.
        let waits = self.paced && (self.settings.waits || kind.calls);
        let lasts = if waits { lasts } else { Duration::ZERO };
        self.telling
            .begin(number, kind, parts, (lasts, waited), self.now);
        if !lasts.is_zero()
            && let Some(game) = &mut self.game
        {
            game.table.wait_until_heard(self.now);
        }
        if std::mem::take(&mut self.last_word) && !self.speaks {
            // What comes next is read: it does not wait for our voice.
            self.outlet.say(utterance);
        } else if self.speaks {
            // What nobody waits for nobody tells again, either: it is not withdrawn.
            let number = if lasts.is_zero() { 0 } else { number };
            self.outlet.say(Utterance {
                number,
                ..utterance
            });
        }
    }

    /// How long a text takes until it was heard, or read where our voice is off.
    pub(super) fn lasts(&self, text: &str) -> Duration {
        if self.speaks {
            duration(text, self.tuning().rate)
        } else {
            let words = u32::try_from(words(text)).unwrap_or(u32::MAX);
            let a_minute = self.settings.reading;
            Duration::from_secs(60)
                .checked_div(a_minute)
                .unwrap_or_default()
                .saturating_mul(words)
        }
    }

    /// Keeps what was told, each sentence by itself.
    pub(super) fn keep_told(&mut self, told: &[Announcement]) {
        for announcement in told {
            let text = self.text(&announcement.message);
            self.keep(text, announcement.category, announcement.owner);
        }
    }

    /// Keeps a line in the language that is spoken now.
    pub(super) fn keep(&mut self, text: String, category: Category, owner: Option<Seat>) {
        self.log.add(Line {
            text,
            language: self.voice(),
            category,
            owner,
        });
    }

    pub(super) fn utterance(
        &self,
        text: String,
        urgency: Urgency,
        topic: Option<Topic>,
        lead: Duration,
    ) -> Utterance {
        Utterance {
            number: 0,
            text,
            language: self.voice(),
            urgency,
            topic,
            lead,
            owner: None,
        }
    }
}
