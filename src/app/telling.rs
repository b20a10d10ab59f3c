//! Making announcements: printing them, speaking them, and adding them to the log.

use super::catch_up::{cues, in_one_breath};
use super::log::TranscriptLine;
use super::scheduler::{CutBy, NextUtterance, TellItem, TellLimit, TellPart, ToldBefore};
use super::{App, Outlet, Screen};
use serpente_device::settings::Echo;
use serpente_device::speech::{SpeechOrder, Utterance, duration};
use serpente_engine::rules::Seat;
use serpente_text::announce::{Announcement, Topic, Urgency};
use serpente_text::words::{Detail, words};
use std::time::Duration;

/// The time a screen reader takes to say the pressed key before it reads the answer: Orca takes so long for "return".
pub(super) const KEY_ECHO: Duration = Duration::from_millis(300);

/// How long a screen reader speaks of a window that has just opened before it reads the first line: its title and its kind,
/// measured with Orca at its usual speed.
const WINDOW_TITLE: Duration = Duration::from_millis(1500);

impl<O: Outlet> App<O> {
    /// Makes an announcement: an answer at once, another announcement when those before it were heard.
    pub(super) fn tell(&mut self, announcement: &Announcement) {
        self.tell_together(std::slice::from_ref(announcement));
    }

    /// Makes announcements that belong together: each on a line of its own, all spoken as one utterance with the urgency of the
    /// first, so that a key press ends them all.
    pub(super) fn tell_together(&mut self, announcements: &[Announcement]) {
        let Some(first) = announcements.first() else {
            return;
        };
        let answers = first.urgency == Urgency::Answer;
        if answers {
            self.interrupt(CutBy::Answer);
        }
        if self.settings.echo == Echo::Off && announcements.iter().all(|told| self.is_own_lay(told))
        {
            // A player knows their own move: only its sound is played, and it is added to the log.
            for cue in announcements.iter().filter_map(|told| told.cue) {
                self.outlet.ring(cue);
            }
            self.keep_told(announcements);
            return self.tell_next();
        }
        let voice = self.voice_of(&first.message);
        let mut others = announcements.iter();
        if let Some(other) = others.position(|told| self.voice_of(&told.message) != voice) {
            // An utterance has one voice, and texts that the language lacks need the English voice.
            let (first, rest) = announcements.split_at(other);
            self.tell_together(first);
            let rest = rest.iter().filter(|told| self.is_for_reader(told));
            for told in rest.collect::<Vec<_>>() {
                let told = Announcement {
                    urgency: Urgency::Event,
                    ..told.clone()
                };
                self.announcer.scheduler.append(TellItem::new(&[told]));
            }
            return self.tell_next();
        }
        if !announcements.iter().all(|told| self.is_for_reader(told)) {
            // Dropped, as the player's turn at the keyboard is over: a private announcement is made to nobody else.
            self.tell_next();
        } else if answers {
            self.announcer.scheduler.answered(announcements);
            self.tell_answer(announcements, true);
        } else {
            self.announcer.scheduler.push(TellItem::new(announcements));
            self.tell_next();
        }
    }

    /// Makes these announcements at once, after the current utterance was cut short. A player's own move is announced after the
    /// moves before it.
    pub(super) fn tell_answer(&mut self, told: &[Announcement], kept: bool) {
        let before = if told.iter().any(Announcement::is_deed) {
            self.announcer.scheduler.take_missed(false)
        } else {
            NextUtterance::default()
        };
        self.tell_now(&before, told, kept, Urgency::Answer);
        self.tell_next();
    }

    /// Announces the missed moves and whose turn it is, and after them these announcements, at once.
    pub(super) fn tell_missed(&mut self, told: &[Announcement]) {
        let missed = self.announcer.scheduler.take_missed(true);
        self.tell_now(&missed, told, true, Urgency::Answer);
        self.tell_next();
    }

    /// Returns which announcements the current screen allows.
    fn may_tell(&self) -> TellLimit {
        match self.screens.last() {
            Some(Screen::Typing(_)) => TellLimit::Nothing,
            Some(Screen::Table | Screen::Retelling) | None => TellLimit::All,
            Some(_) if self.matches.game.is_some() => TellLimit::OffTable,
            Some(_) => TellLimit::All,
        }
    }

    /// Makes the next announcement from the queue, if those before it were heard. Once all were heard, lets the table go on.
    pub(super) fn tell_next(&mut self) {
        loop {
            if !self.announcer.scheduler.is_free() || self.announcer.scheduler.holds_back {
                return;
            }
            if self.announcer.scheduler.is_late() {
                self.outlet.speech(SpeechOrder::Withdraw);
            }
            match self.announcer.scheduler.next(self.may_tell(), self.now) {
                Some(next) => {
                    let language = next.item.as_ref().and_then(|item| item.language);
                    let spoken = self.announcer.language;
                    self.announcer.language = language.unwrap_or(spoken);
                    self.tell_now(&next, &[], true, Urgency::Event);
                    self.announcer.language = spoken;
                }
                None => return self.go_on_when_heard(),
            }
        }
    }

    /// Cuts short the current utterance because of a key press, and withdraws the utterances that the voice has not begun.
    pub(super) fn interrupt(&mut self, by: CutBy) {
        let scheduler = &mut self.announcer.scheduler;
        scheduler.cut(by, self.own_voice.speaks, self.now);
        self.outlet.speech(SpeechOrder::Withdraw);
    }

    /// Prints, logs and speaks these items, and an answer to a key press after them, in one utterance. `kept`: the answer is
    /// added to the log.
    fn tell_now(
        &mut self,
        next: &NextUtterance,
        answer: &[Announcement],
        kept: bool,
        urgency: Urgency,
    ) {
        let NextUtterance { missed, item, late } = next;
        let item = item.as_ref();
        let of_missed = missed.iter().flat_map(|item| &item.told);
        let of_item = item.into_iter().flat_map(|item| &item.told);
        let told: Vec<&Announcement> = of_item.chain(answer).collect();
        let all = of_missed.chain(told.iter().copied());
        let Some(first) = all.clone().next() else {
            return;
        };
        // An utterance that waits in the voice can be dropped by its topic, but never one about a move.
        let topic = first.topic.filter(|_| !first.is_deed());
        let mut lines = self.lines_of(missed, item);
        let mut parts = self.timed(missed, item, &lines);
        lines.extend(answer.iter().map(|told| self.line_of(told)));
        let measures = |told: &&Announcement| told.topic == Some(Topic::ReaderSpeed);
        if told.iter().any(measures) {
            self.reader_begins();
        }
        let language = self.voice_of(&told.first().unwrap_or(&first).message);
        for line in &lines {
            self.outlet.line(line, &language);
        }
        for item in missed.iter().chain(item).filter(|item| item.is_new()) {
            self.keep_told(&item.told);
        }
        if kept {
            self.keep_told(answer);
        }
        let owner = all.clone().find_map(|told| told.owner);
        let new = item.filter(|item| item.is_new()).into_iter();
        let cues = cues(missed, new.flat_map(|item| &item.told).chain(answer));
        let text = in_one_breath(&lines);
        let lead = if self.own_voice.speaks {
            let lead = cues.into_iter().map(|cue| self.outlet.cue(cue)).max();
            lead.unwrap_or_default()
        } else {
            for cue in cues {
                self.outlet.ring(cue);
            }
            Duration::ZERO
        };
        let mut lasts = self.lasts(&text) + lead;
        if !self.own_voice.speaks && !lasts.is_zero() {
            if urgency == Urgency::Answer {
                lasts += KEY_ECHO;
            }
            if self.own_voice.reader_runs && self.announcer.scheduler.is_first() {
                lasts += WINDOW_TITLE;
            }
        }
        // If the voice is away, only the new items take time.
        let old = parts.iter().filter(|part| *late && !part.item.is_new());
        let waited = old.map(|part| part.ends).max();
        // Should a key press cut them short, missed moves are not announced once more.
        for part in &mut parts[..missed.len()] {
            part.item.before = ToldBefore::Announced;
        }
        let utterance = Utterance {
            owner,
            language,
            ..self.utterance(text, urgency, topic, lead)
        };
        self.say(utterance, parts, (lasts, waited.unwrap_or_default()));
    }

    /// Returns whether it announces a tile that the only person at this keyboard has laid.
    fn is_own_lay(&self, told: &Announcement) -> bool {
        told.tile().is_some() && self.is_own_move(told)
    }

    /// Returns whether it announces a move of the only person at this keyboard.
    pub(super) fn is_own_move(&self, told: &Announcement) -> bool {
        let chairs = self.listener().map(|listener| listener.seats());
        let alone = chairs.filter(|chairs| chairs.len() == 1);
        let own = alone.and_then(|chairs| chairs.iter().next());
        own.is_some_and(|own| told.topic == Some(Topic::Seat(own.number())))
    }

    /// Returns the text of an announcement.
    pub(super) fn line_of(&self, told: &Announcement) -> String {
        let detail = match self.settings.echo {
            Echo::Short if self.is_own_lay(told) => Detail::Brief,
            _ => self.settings.detail,
        };
        self.text_in(&told.message, detail)
    }

    /// Prints and logs items that are not spoken any more.
    pub(super) fn print(&mut self, items: Vec<TellItem>) {
        for item in items {
            for told in &item.told {
                let (text, language) = (self.line_of(told), self.voice_of(&told.message));
                self.outlet.line(&text, &language);
            }
            self.keep_told(&item.told);
        }
    }

    /// Passes an utterance to the voice, if ours is on, and lets the next one wait for its end. The voice holds one utterance
    /// at a time; lines whose end nothing waits for are printed one after the other.
    pub(super) fn say(
        &mut self,
        utterance: Utterance,
        parts: Vec<TellPart>,
        (lasts, waited): (Duration, Duration),
    ) {
        let waits = self.own_voice.paced && (self.settings.waits || self.own_voice.speaks);
        let lasts = if waits { lasts } else { Duration::ZERO };
        let owned = utterance.owner.is_some();
        let scheduler = &mut self.announcer.scheduler;
        let number = scheduler.begin(owned, parts, (lasts, waited), self.now);
        if !lasts.is_zero()
            && let Some(game) = &mut self.matches.game
        {
            game.table.wait_until_heard(self.now);
        }
        if std::mem::take(&mut self.own_voice.last_word) && !self.own_voice.speaks {
            // The next announcements are read by a screen reader and do not wait for our voice.
            self.outlet.speech(SpeechOrder::Say(utterance));
        } else if self.own_voice.speaks {
            // An utterance that nothing waits for is never repeated, so it is not withdrawn either.
            let number = if lasts.is_zero() { 0 } else { number };
            self.outlet.speech(SpeechOrder::Say(Utterance {
                number,
                ..utterance
            }));
        }
    }

    /// Returns how long it takes until a text was heard or, if our voice is off, read.
    pub(super) fn lasts(&self, text: &str) -> Duration {
        if self.own_voice.speaks {
            duration(text, self.tuning().rate)
        } else {
            let words = u32::try_from(words(text)).unwrap_or(u32::MAX);
            let each = Duration::from_secs(60).checked_div(self.settings.reading);
            each.unwrap_or_default().saturating_mul(words)
        }
    }

    /// Adds announcements to the log, one line each.
    pub(super) fn keep_told(&mut self, told: &[Announcement]) {
        for announcement in told {
            self.announcer.log.add(TranscriptLine {
                text: self.line_of(announcement),
                language: self.voice_of(&announcement.message),
                category: announcement.category,
                owner: announcement.owner,
            });
        }
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

    /// Gives the keyboard to another player, or to nobody. Private announcements of the player before are dropped, heard or
    /// not, and cleared from the screen.
    pub(super) fn hand_over(&mut self, holder: Option<Seat>) {
        self.announcer.listener = holder;
        self.outlet.speech(SpeechOrder::ForgetOthers(holder));
        self.announcer.scheduler.forget_owned();
        if holder.is_none() && self.announcer.log.has_owned() {
            self.outlet.clear();
        }
    }

    /// Removes all private announcements: other people may sit in these seats from now on.
    pub(super) fn end_ownership(&mut self) {
        self.hand_over(None);
        self.announcer.log.drop_owned();
    }

    /// Returns whether the announcement is for everybody or for the player who has the keyboard. The queue holds no others:
    /// this is checked before an announcement is queued, and private ones are dropped when the keyboard changes hands.
    fn is_for_reader(&self, told: &Announcement) -> bool {
        told.owner.is_none() || told.owner == self.announcer.listener
    }
}
