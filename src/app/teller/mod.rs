//! The teller: the only way by which anything is told. It decides with its [`Scheduler`] what is told when, prints it, speaks it
//! with the program's own voice, and keeps it in the transcript.
//!
//! Everything enters by [`Teller::tell`] or [`Teller::tell_together`]: an answer to a key press at once, everything else when what
//! comes before it was heard.

mod again;
mod answers;
mod outlet;
mod own_voice;
mod scheduler;
mod transcript;
mod wording;

pub use outlet::Outlet;

pub(crate) use answers::{at_cursor, utterance};
pub(crate) use own_voice::OwnVoice;
pub(crate) use scheduler::{CutBy, REACTION, TellLimit};
pub(crate) use transcript::ReviewStep;

use crate::session::Session;
use scheduler::{NextUtterance, Scheduler, TellItem, TellPart, TellWait, ToldBefore};
use serpente_device::settings::Echo;
use serpente_device::speech::{SpeechOrder, Utterance, duration};
use serpente_engine::rules::{Seat, Seats};
use serpente_seat::Listener;
use serpente_text::announce::{Announcement, Category, Cue, SoundCue, Topic, Urgency};
use serpente_text::words::{Language, words};
use std::time::{Duration, Instant};
use transcript::{Transcript, TranscriptLine};
use wording::Wording;

/// The time a screen reader takes to say the pressed key before it reads the answer: Orca takes so long for "return".
pub(crate) const KEY_ECHO: Duration = Duration::from_millis(300);

/// How long a screen reader speaks of a window that has just opened before it reads the first line: its title and its kind,
/// measured with Orca at its usual speed.
const WINDOW_TITLE: Duration = Duration::from_millis(1500);

/// Tells the player everything: prints it, speaks it and keeps it to be read again.
pub(crate) struct Teller<O> {
    pub(crate) outlet: O,
    /// The announcement that is being spoken, and those that wait.
    pub(crate) scheduler: Scheduler,
    pub(crate) transcript: Transcript,
    pub(crate) voice: OwnVoice,
    /// The player who had the keyboard last. Announcements private to others are neither made nor repeated.
    pub(crate) keyboard_holder: Option<Seat>,
    /// What the current screen lets be told.
    pub(crate) limit: TellLimit,
    /// When the sentence that measures a screen reader's speed was printed last.
    pub(crate) measured_since: Option<Instant>,
    /// How many words were printed just before that sentence, so that the screen reader reads them first.
    pub(crate) words_before_measured: usize,
    /// Whether announcements wait, because the microphone is open.
    pub(crate) is_held: bool,
    /// When the last sum of missed moves began to be told.
    pub(crate) recapped_since: Option<Instant>,
    /// Whether everything was heard, and who goes on then does not know it yet: a host on another machine, or a retelling.
    pub(crate) all_was_heard: bool,
}

/// Returns the topic by which the voice drops an utterance that begins with this announcement: none about a move, and none that
/// says on asking whose turn it is, unless people share the keyboard and one of them is called to it. A move would cut that short in
/// the middle of a word.
fn topic_of(first: &Announcement, session: &Session) -> Option<Topic> {
    let is_shared = session.listener().is_some_and(Listener::is_shared);
    let is_asked_turn = first.urgency == Urgency::Answer && first.topic == Some(Topic::Turn);
    if first.is_deed() || is_asked_turn && !is_shared {
        return None;
    }
    first.topic
}

/// What one utterance is made of.
struct UtterancePlan<'a> {
    /// The items from the queue.
    next: &'a NextUtterance,
    /// The answer to a key press, which comes after them.
    answer: &'a [Announcement],
    /// Whether the answer is added to the transcript.
    is_kept: bool,
    urgency: Urgency,
    language: Language,
}

impl UtterancePlan<'_> {
    /// Returns the announcements that are made in full: those of the item, then the answer.
    fn in_full(&self) -> impl Iterator<Item = &Announcement> {
        let of_item = self.next.item.iter().flat_map(|item| &item.announcements);
        of_item.chain(self.answer)
    }

    /// Returns all announcements: first the missed ones, of which the utterance only says the sum.
    fn all(&self) -> impl Iterator<Item = &Announcement> {
        let of_missed = self.next.missed.iter().flat_map(|item| &item.announcements);
        of_missed.chain(self.in_full())
    }

    /// Returns the items that were never announced before.
    fn new_items(&self) -> impl Iterator<Item = &TellItem> {
        let items = self.next.missed.iter().chain(&self.next.item);
        items.filter(|item| item.is_new())
    }

    /// Returns the sounds that go with the utterance: those of what is new in full; if there are none, the last sound of the
    /// missed items.
    fn cues(&self) -> Vec<SoundCue> {
        let new = self.next.item.iter().filter(|item| item.is_new());
        let in_full = new.flat_map(|item| &item.announcements).chain(self.answer);
        let mut cues: Vec<SoundCue> = in_full
            .filter_map(|announcement| announcement.cue)
            .collect();
        if cues.is_empty() {
            let missed = self.next.missed.iter().flat_map(|item| &item.announcements);
            cues.extend(
                missed
                    .filter_map(|announcement| announcement.cue)
                    .next_back(),
            );
        }
        cues
    }
}

impl<O: Outlet> Teller<O> {
    pub(crate) fn new(outlet: O, voice: OwnVoice) -> Self {
        Self {
            outlet,
            scheduler: Scheduler::default(),
            transcript: Transcript::default(),
            voice,
            keyboard_holder: None,
            limit: TellLimit::All,
            measured_since: None,
            words_before_measured: 0,
            is_held: false,
            recapped_since: None,
            all_was_heard: false,
        }
    }

    /// Makes an announcement: an answer at once, another announcement when those before it were heard.
    pub(crate) fn tell(&mut self, announcement: &Announcement, session: &mut Session) {
        self.tell_together(std::slice::from_ref(announcement), session);
    }

    /// Makes announcements that belong together: each on a line of its own, all spoken as one utterance with the urgency of the
    /// first, so that a key press ends them all.
    pub(crate) fn tell_together(&mut self, announcements: &[Announcement], session: &mut Session) {
        let Some(first) = announcements.first() else {
            return;
        };
        let is_answer = first.urgency == Urgency::Answer;
        if is_answer {
            self.interrupt(CutBy::Answer, session.now);
        }
        let wording = Wording::of(session);
        if session.settings.telling.echo == Echo::Off
            && announcements.iter().all(|one| wording.is_own_lay(one))
        {
            return self.tell_by_sound(announcements, session);
        }
        let voice = wording.voice_of(&first.message);
        let other_voice = announcements
            .iter()
            .position(|one| wording.voice_of(&one.message) != voice);
        if let Some(other) = other_voice {
            return self.tell_in_two_voices(announcements, other, session);
        }
        if !announcements.iter().all(|one| self.is_for_reader(one)) {
            // Dropped, as the player's turn at the keyboard is over: a private announcement is made to nobody else.
            self.tell_next(session);
        } else if is_answer {
            self.scheduler.answered(announcements);
            self.tell_answer(announcements, true, session);
        } else {
            self.scheduler.push(TellItem::new(announcements));
            self.tell_next(session);
        }
    }

    /// A player knows their own move: only its sound is played, and it is added to the transcript.
    fn tell_by_sound(&mut self, announcements: &[Announcement], session: &mut Session) {
        for cue in announcements.iter().filter_map(|one| one.cue) {
            self.outlet.ring(cue);
        }
        self.keep(announcements, session);
        self.tell_next(session);
    }

    /// An utterance has one voice, and texts that the language lacks need the English voice: the announcements from this place
    /// on become utterances of their own.
    fn tell_in_two_voices(
        &mut self,
        announcements: &[Announcement],
        from: usize,
        session: &mut Session,
    ) {
        let (first, rest) = announcements.split_at(from);
        self.tell_together(first, session);
        for one in rest {
            if self.is_for_reader(one) {
                let later = Announcement {
                    urgency: Urgency::Event,
                    ..one.clone()
                };
                self.scheduler.append(TellItem::new(&[later]));
            }
        }
        self.tell_next(session);
    }

    /// Makes these announcements at once, after the current utterance was cut short. A player's own move is announced after the
    /// moves before it.
    pub(crate) fn tell_answer(
        &mut self,
        answer: &[Announcement],
        is_kept: bool,
        session: &mut Session,
    ) {
        let mut before = NextUtterance::default();
        if answer.iter().any(Announcement::is_deed) {
            before = self.scheduler.take_missed(false);
        }
        self.answer_after(&before, answer, is_kept, session);
    }

    /// Announces the missed moves and whose turn it is, and after them these announcements, at once.
    pub(crate) fn tell_missed(&mut self, answer: &[Announcement], session: &mut Session) {
        let missed = self.scheduler.take_missed(true);
        self.answer_after(&missed, answer, true, session);
    }

    fn answer_after(
        &mut self,
        before: &NextUtterance,
        answer: &[Announcement],
        is_kept: bool,
        session: &mut Session,
    ) {
        let telling = UtterancePlan {
            next: before,
            answer,
            is_kept,
            urgency: Urgency::Answer,
            language: session.language,
        };
        self.tell_now(&telling, session);
        self.tell_next(session);
    }

    /// Makes the next announcement from the queue, if those before it were heard. Once all were heard, lets the table go on.
    pub(crate) fn tell_next(&mut self, session: &mut Session) {
        loop {
            if !self.scheduler.is_free() || self.scheduler.holds_back || self.is_held {
                return;
            }
            if self.scheduler.takes_late_back() {
                self.outlet.speech(SpeechOrder::Withdraw);
            }
            let Some(next) = self.scheduler.next(self.limit, session.now) else {
                return self.go_on_when_heard(session);
            };
            let language = next.item.as_ref().and_then(|item| item.language);
            let telling = UtterancePlan {
                next: &next,
                answer: &[],
                is_kept: true,
                urgency: Urgency::Event,
                language: language.unwrap_or(session.language),
            };
            self.tell_now(&telling, session);
        }
    }

    /// Prints, keeps and speaks these announcements in one utterance.
    fn tell_now(&mut self, telling: &UtterancePlan<'_>, session: &mut Session) {
        let Some(first) = telling.all().next() else {
            return;
        };
        let wording = Wording::in_language(session, telling.language);
        let lines_of_items = wording.lines_of(telling.next);
        let mut parts = self.timed(telling.next, &lines_of_items, &wording);
        let mut lines = lines_of_items;
        for announcement in telling.answer {
            lines.push(wording.line_of(announcement));
        }
        let voice = wording.voice_of(&telling.in_full().next().unwrap_or(first).message);
        for line in &lines {
            self.outlet.line(line, &voice);
        }
        if !telling.next.missed.is_empty() {
            self.recapped_since = Some(session.now);
        }
        self.keep_all(telling, session);
        let text = wording::in_one_breath(&lines);
        // No sound comes without words.
        let mut lead = Duration::ZERO;
        if !lines.is_empty() {
            lead = self.play(telling.cues());
        }
        let mut lasts = self.lasts(&text, session) + lead;
        if !lasts.is_zero() {
            lasts += self.until_a_reader_begins(telling.urgency);
        }
        // If the voice is away, only the new items take time.
        let mut waited = Duration::ZERO;
        for part in &parts {
            if telling.next.late && !part.item.is_new() {
                waited = waited.max(part.ends);
            }
        }
        // Should a key press cut them short, missed moves are not announced once more.
        for part in &mut parts[..telling.next.missed.len()] {
            part.item.before = ToldBefore::Announced;
        }
        let utterance = Utterance {
            number: 0,
            text,
            language: voice,
            urgency: telling.urgency,
            topic: topic_of(first, session),
            lead,
            owner: telling.all().find_map(|announcement| announcement.owner),
        };
        self.say(utterance, parts, TellWait { lasts, waited }, session);
    }

    /// Adds to the transcript what is announced for the first time, and notes when a sentence that measures a screen reader was
    /// printed.
    fn keep_all(&mut self, telling: &UtterancePlan<'_>, session: &Session) {
        for announcement in telling.in_full() {
            if announcement.topic == Some(Topic::ReaderSpeed) {
                if self.measured_since.is_some() {
                    // A key has silenced the reader, which now reads the sentence alone.
                    self.words_before_measured = 0;
                }
                self.measured_since = Some(session.now);
            }
        }
        let wording = Wording::in_language(session, telling.language);
        for item in telling.new_items() {
            self.keep_in(&item.announcements, &wording);
        }
        if telling.is_kept {
            self.keep_in(telling.answer, &wording);
        }
    }

    /// Plays the sounds of an utterance. Returns how long the voice waits for them.
    fn play(&mut self, cues: Vec<SoundCue>) -> Duration {
        let mut lead = Duration::ZERO;
        for cue in cues {
            if self.voice.speaks {
                lead = lead.max(self.outlet.cue(cue));
            } else {
                self.outlet.ring(cue);
            }
        }
        lead
    }

    /// Returns how long a screen reader, if one reads, speaks of something else before it reads the line.
    fn until_a_reader_begins(&self, urgency: Urgency) -> Duration {
        let mut time = Duration::ZERO;
        if !self.voice.speaks {
            if urgency == Urgency::Answer {
                time += KEY_ECHO;
            }
            if self.voice.reader_runs && self.scheduler.is_first() {
                time += WINDOW_TITLE;
            }
        }
        time
    }

    /// Computes when each of these items begins and ends within their utterance.
    fn timed(
        &self,
        next: &NextUtterance,
        lines: &[String],
        wording: &Wording<'_>,
    ) -> Vec<TellPart> {
        let session = wording.session;
        let mut ends = Duration::ZERO;
        for line in lines {
            ends += self.lasts(line, session);
        }
        let mut in_full = Duration::ZERO;
        if let Some(item) = &next.item {
            for line in wording.lines_in_full(item) {
                in_full += self.lasts(&line, session);
            }
        }
        // The missed items come first, and all at once.
        let begins = ends.saturating_sub(in_full);
        let mut parts = Vec::new();
        for item in &next.missed {
            parts.push(TellPart {
                item: item.clone(),
                begins: Duration::ZERO,
                ends: begins,
            });
        }
        if let Some(item) = &next.item {
            parts.push(TellPart {
                item: item.clone(),
                begins,
                ends,
            });
        }
        parts
    }

    /// Passes an utterance to the voice, if ours is on, and lets the next one wait for its end. The voice holds one utterance
    /// at a time; lines whose end nothing waits for are printed one after the other.
    pub(super) fn say(
        &mut self,
        utterance: Utterance,
        parts: Vec<TellPart>,
        mut waiting: TellWait,
        session: &mut Session,
    ) {
        if !self.voice.paced || !(session.settings.pace.waits || self.voice.speaks) {
            waiting.lasts = Duration::ZERO;
        }
        let begun = self
            .scheduler
            .begin(&utterance, parts, waiting, session.now);
        let is_waited_for = !waiting.lasts.is_zero();
        if is_waited_for {
            session.announcement_begins();
        }
        if std::mem::take(&mut self.voice.last_word) && !self.voice.speaks {
            // The next announcements are read by a screen reader and do not wait for our voice.
            self.outlet.speech(SpeechOrder::Say(utterance));
        } else if self.voice.speaks {
            // An utterance that nothing waits for is never repeated, so it is not withdrawn either.
            let number = if is_waited_for { begun } else { 0 };
            self.outlet.speech(SpeechOrder::Say(Utterance {
                number,
                ..utterance
            }));
        }
    }

    /// Returns how long it takes until a text was heard or, if our voice is off, read.
    pub(super) fn lasts(&self, text: &str, session: &Session) -> Duration {
        if self.voice.speaks {
            return duration(text, self.tuning(session).rate);
        }
        let count = u32::try_from(words(text)).unwrap_or(u32::MAX);
        match Duration::from_secs(60).checked_div(session.settings.pace.reading) {
            Some(each) => each.saturating_mul(count),
            None => Duration::ZERO,
        }
    }

    /// Lets the table go on once all announcements were heard.
    fn go_on_when_heard(&mut self, session: &mut Session) {
        if self.scheduler.take_all_heard() {
            session.all_was_heard();
            self.all_was_heard = true;
        }
    }

    /// Cuts short the current utterance because of a key press, and withdraws the utterances that the voice has not begun.
    pub(crate) fn interrupt(&mut self, by: CutBy, now: Instant) {
        self.scheduler.cut(by, self.voice.speaks, now);
        self.outlet.speech(SpeechOrder::Withdraw);
    }

    /// Stops all speech at once; announcements that wait are printed and kept.
    pub(crate) fn hush(&mut self, session: &mut Session) {
        self.outlet.quiet();
        for item in self.scheduler.take_unprinted() {
            for announcement in &item.announcements {
                let wording = Wording::of(session);
                let voice = wording.voice_of(&announcement.message);
                self.outlet.line(&wording.line_of(announcement), &voice);
            }
            self.keep(&item.announcements, session);
        }
        self.tell_next(session);
    }

    /// Stops all speech at once, and drops the announcements that wait.
    pub(crate) fn drop_all(&mut self) {
        self.outlet.quiet();
        self.scheduler.clear();
    }

    /// Adds announcements to the transcript, one line each.
    pub(crate) fn keep(&mut self, announcements: &[Announcement], session: &Session) {
        self.keep_in(announcements, &Wording::of(session));
    }

    fn keep_in(&mut self, announcements: &[Announcement], wording: &Wording<'_>) {
        for announcement in announcements {
            self.transcript.add(TranscriptLine {
                text: wording.line_of(announcement),
                language: wording.voice_of(&announcement.message),
                category: announcement.category,
                owner: announcement.owner,
                is_said: announcement.category == Category::Talk && announcement.has(Cue::Message),
            });
        }
    }

    /// Prepares for another match, with these seats at this keyboard, of which this one has the keyboard.
    pub(crate) fn sit_down(&mut self, own: Seats, holder: Option<Seat>) {
        self.keyboard_holder = holder;
        self.scheduler.sit_down(own);
    }

    /// Gives the keyboard to another player, or to nobody. Private announcements of the player before are dropped, heard or
    /// not, and cleared from the screen.
    pub(crate) fn hand_over(&mut self, holder: Option<Seat>) {
        self.keyboard_holder = holder;
        self.outlet.speech(SpeechOrder::ForgetOthers(holder));
        self.scheduler.forget_owned();
        if holder.is_none() && self.transcript.has_owned() {
            self.outlet.clear();
        }
    }

    /// Removes all private announcements: other people may sit in these seats from now on.
    pub(crate) fn end_ownership(&mut self) {
        self.hand_over(None);
        self.transcript.drop_owned();
    }

    /// Drops the pending announcements about this topic from the queue and the voice.
    pub(crate) fn forget(&mut self, topic: Topic) {
        self.forget_one(topic);
        if topic == Topic::Turn {
            self.forget_one(Topic::Offer);
        }
    }

    fn forget_one(&mut self, topic: Topic) {
        self.outlet.speech(SpeechOrder::Forget(topic));
        self.scheduler.forget_topic(topic, self.voice.speaks);
    }

    /// Returns whether the announcement is for everybody or for the player who has the keyboard. The queue holds no others:
    /// this is checked before an announcement is queued, and private ones are dropped when the keyboard changes hands.
    fn is_for_reader(&self, announcement: &Announcement) -> bool {
        announcement.owner.is_none() || announcement.owner == self.keyboard_holder
    }
}
