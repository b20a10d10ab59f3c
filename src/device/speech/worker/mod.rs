//! The thread between the game and the voice. It waits only for its inbox and its clock, and
//! decides on the next request to the voice. The time is passed in, so that tests can simulate
//! hours of faults in a moment.

#[cfg(test)]
mod faults;
mod news;

use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use super::legible::legible;
use super::link::Health;
use super::queue::{DueUtterance, UtteranceQueue};
use super::voices::{Reads, Voices};
use super::{
    Engine, Openers, Report, SpeechOrder, Tuning, Utterance, VoiceNews, VoiceRequest, VoiceSource,
};
use news::GRACE;
use serpente_text::announce::Urgency;

/// How long the worker sleeps when nothing is due.
const IDLE: Duration = Duration::from_secs(3600);

/// An input of the worker.
pub(super) enum WorkerInput {
    Order(SpeechOrder),
    Farewell(Utterance, Sender<()>),
    Leave,
    /// News from the voice of this source and generation.
    News(VoiceSource, u32, VoiceNews),
}

/// An utterance that was handed to the voice.
struct SpokenUtterance {
    number: u64,
    due: DueUtterance,
    /// When it counts as heard if no news of its end comes; `None` until the voice reports that it
    /// accepted it.
    over: Option<Instant>,
    /// Whether it must not be spoken again if it fails.
    forgotten: bool,
}

pub(super) struct Worker {
    report: Box<dyn Fn(Report) + Send>,
    tuning: Tuning,
    queue: UtteranceQueue,
    voices: Voices,
    /// The state of speech as a whole, as it was reported.
    health: Health,
    spoken: Option<SpokenUtterance>,
    /// Whether the end of the last utterance should have been reported, and was not.
    end_was_lost: bool,
    numbers: u64,
    must_stop: bool,
    voices_wanted: bool,
    /// The languages of the utterances so far, for [`Report::NoVoice`].
    languages: Vec<String>,
    reported: ReportedOnce,
    /// The channel that reports that the farewell was heard.
    farewell: Option<Sender<()>>,
}

/// What is reported once.
#[derive(Default)]
struct ReportedOnce {
    /// The languages for which [`Report::NotInside`] was sent.
    foreign: Vec<String>,
    /// Whether [`Report::NoneInstalled`] was sent.
    none_installed: bool,
}

impl Worker {
    pub(super) fn new(
        tuning: Tuning,
        openers: Openers,
        report: Box<dyn Fn(Report) + Send>,
        mail: &Sender<WorkerInput>,
    ) -> Self {
        Self {
            report,
            tuning,
            queue: UtteranceQueue::default(),
            voices: Voices::new(openers, mail),
            health: Health::Unknown,
            spoken: None,
            end_was_lost: false,
            numbers: 0,
            must_stop: false,
            voices_wanted: false,
            languages: Vec::new(),
            reported: ReportedOnce::default(),
            farewell: None,
        }
    }

    /// Runs until the handle is dropped.
    pub(super) fn run(mut self, inbox: &Receiver<WorkerInput>) {
        self.open_what_is_wanted(Instant::now());
        loop {
            let now = Instant::now();
            let until = self.step(now).unwrap_or(now + IDLE);
            let first = inbox.recv_timeout(until.saturating_duration_since(Instant::now()));
            // All input that came meanwhile is handled before the next utterance is chosen. The
            // worker itself has a sender, so the channel is never closed.
            for input in first.into_iter().chain(inbox.try_iter()) {
                if matches!(input, WorkerInput::Leave) {
                    return;
                }
                self.take(input, Instant::now());
            }
        }
    }

    /// Does everything that is due now. Returns the time of the next step if no input comes before.
    pub(super) fn step(&mut self, now: Instant) -> Option<Instant> {
        self.look_after(now);
        self.go_on(now);
        self.next_moment(now)
    }

    pub(super) fn take(&mut self, input: WorkerInput, now: Instant) {
        match input {
            WorkerInput::Order(order) => self.obey(order, now),
            WorkerInput::Farewell(utterance, heard) => {
                // If speech is down or off, nothing will be heard: `heard` is dropped, and the
                // caller stops waiting.
                if self.tuning.speaks() && self.health != Health::Failed {
                    self.queue.clear();
                    self.push(utterance, now);
                    self.farewell = Some(heard);
                }
            }
            WorkerInput::News(source, generation, news)
                if self.voices.link(source).generation == generation =>
            {
                self.hear(source, news, now);
            }
            WorkerInput::News(..) | WorkerInput::Leave => {}
        }
    }

    fn obey(&mut self, order: SpeechOrder, now: Instant) {
        match order {
            SpeechOrder::Say(utterance) if self.tuning.speaks() => self.push(utterance, now),
            SpeechOrder::Say(_) => {}
            SpeechOrder::Stop => self.silence(),
            SpeechOrder::ForgetOthers(listener) => {
                self.forget(|utterance| utterance.owner.is_some() && utterance.owner != listener);
            }
            SpeechOrder::Forget(topic) => self.forget(|utterance| utterance.topic == Some(topic)),
            SpeechOrder::Withdraw => self.withdraw(),
            SpeechOrder::Tune(tuning) => self.tune(tuning, now),
            SpeechOrder::AskVoices => self.voices_wanted = true,
        }
    }

    pub(super) fn open_what_is_wanted(&mut self, now: Instant) {
        let engine = if self.tuning.speaks() {
            Some(self.tuning.engine)
        } else {
            None
        };
        self.voices.tune(engine, now);
    }

    fn push(&mut self, utterance: Utterance, now: Instant) {
        if !self.languages.contains(&utterance.language) {
            self.languages.push(utterance.language.clone());
        }
        if utterance.urgency == Urgency::Answer && !utterance.lead.is_zero() {
            // The voice waits for a short sound, and the current utterance must not be heard over
            // it either.
            self.must_stop |= self.may_sound();
        }
        self.queue.push(utterance, now);
    }

    fn silence(&mut self) {
        self.queue.clear();
        self.must_stop = self.may_sound();
    }

    fn forget(&mut self, which: impl Fn(&Utterance) -> bool) {
        self.queue.forget(&which);
        if let Some(spoken) = &mut self.spoken
            && which(&spoken.due.utterance)
        {
            spoken.forgotten = true;
            self.must_stop |= self.may_sound();
        }
    }

    fn withdraw(&mut self) {
        // Nobody waits for an utterance without a number, and nobody would repeat it.
        self.queue
            .forget(|utterance| utterance.urgency == Urgency::Event && utterance.number > 0);
        if let Some(spoken) = &mut self.spoken
            && spoken.over.is_none()
            && spoken.due.utterance.number > 0
        {
            // The voice has not accepted it yet. If it fails, the announcement that replaces it
            // contains it.
            spoken.forgotten = true;
        }
    }

    /// Reports the result of an utterance, if somebody waits for it.
    fn tell(&self, number: u64, report: impl FnOnce(u64) -> Report) {
        if number > 0 {
            (self.report)(report(number));
        }
    }

    /// Returns whether the voice may be sounding. If it does not report ends, it always may be.
    fn may_sound(&self) -> bool {
        let tells_ends = self.voices.active().tells_ends();
        tells_ends.is_some_and(|ends| self.spoken.is_some() || !ends)
    }

    fn tune(&mut self, tuning: Tuning, now: Instant) {
        let before = std::mem::replace(&mut self.tuning, tuning);
        self.open_what_is_wanted(now);
        if !self.tuning.speaks() {
            self.silence();
        } else if before.engine != self.tuning.engine {
            self.must_stop |= self.may_sound();
        }
    }

    /// Handles answers and ends that have not come in time.
    fn look_after(&mut self, now: Instant) {
        for source in self.voices.watch(now) {
            self.fail(source, now);
        }
        let over = self.spoken.as_ref().and_then(|spoken| spoken.over);
        if over.is_some_and(|over| over <= now) {
            self.end_was_lost = true;
            self.over();
        }
    }

    /// Sends the next request to the voice, if it is free and something is due.
    fn go_on(&mut self, now: Instant) {
        if self.voices_wanted && self.voices.active().is_open() {
            // The answer may take seconds, and other requests need not wait for it.
            self.voices_wanted = false;
            self.voices.active_mut().ask_aside(VoiceRequest::Voices);
        }
        self.hand_over(now);
        if !self.voices.active().is_free() {
            return;
        }
        if std::mem::take(&mut self.must_stop) {
            self.voices.active_mut().ask(VoiceRequest::Stop, now);
            return;
        }
        if !self.is_read() {
            return;
        }
        let Some(first) = self.queue.first() else {
            return;
        };
        let interrupt = first.utterance.urgency == Urgency::Answer;
        if first.not_before > now || (self.spoken.is_some() && !interrupt) {
            return;
        }
        let Some(due) = self.queue.pop() else {
            return;
        };
        if let Some(spoken) = &self.spoken {
            // Otherwise a user who presses key after key would never let the grace period pass, and
            // would hear no event.
            self.end_was_lost |= spoken.over.is_some_and(|over| over <= now + GRACE);
        }
        self.numbers += 1;
        let utterance = &due.utterance;
        let request = VoiceRequest::Speak {
            number: self.numbers,
            text: legible(&utterance.text, &utterance.language).into_owned(),
            manner: self.tuning.manner(&utterance.language),
            interrupt,
        };
        self.voices.active_mut().ask(request, now);
        self.spoken = Some(SpokenUtterance {
            number: self.numbers,
            due,
            over: None,
            forgotten: false,
        });
    }

    /// Activates another voice, if it should be active and the current one is silent.
    fn hand_over(&mut self, now: Instant) {
        if !self.voices.is_to_hand_over(now) {
            return;
        }
        let may_stop = self.voices.active().is_open();
        if may_stop && (self.spoken.is_some() || self.must_stop || !self.voices.active().is_free())
        {
            // The current utterance is heard to its end, unless it would have been interrupted
            // anyway.
            let first = self.queue.first().map(|first| &first.utterance);
            self.must_stop |= self.spoken.is_some()
                && first.is_some_and(|first| first.urgency == Urgency::Answer);
        } else {
            self.voices.hand_over(now);
            if matches!(self.tuning.engine, Engine::Auto | Engine::Reader) {
                let stands_in = self.voices.active().source == VoiceSource::Inside;
                (self.report)(Report::StandsIn(stands_in));
            }
        }
    }

    /// Drops utterances that no voice here can read, and reports that once for each language.
    /// Returns whether the first of the others can be read now.
    fn is_read(&mut self) -> bool {
        while let Some(first) = self.queue.first() {
            match self.voices.reads(&first.utterance.language) {
                Reads::Now => return true,
                Reads::Perhaps => return false,
                Reads::Never => {}
            }
            let language = first.utterance.language.clone();
            if let Some(due) = self.queue.pop() {
                self.tell(due.utterance.number, Report::Unsaid);
            }
            if self.spoken.is_none() {
                self.over();
            }
            if !self.reported.foreign.contains(&language) {
                self.reported.foreign.push(language.clone());
                (self.report)(Report::NotInside { language });
            }
        }
        false
    }

    /// Returns when something may be due if no news comes before.
    fn next_moment(&self, now: Instant) -> Option<Instant> {
        // Utterances that are due already wait for news, not for the clock.
        let mut moments = Vec::new();
        if let Some(first) = self.queue.first()
            && first.not_before > now
        {
            moments.push(first.not_before);
        }
        moments.extend(self.voices.next_moment(now));
        if let Some(spoken) = &self.spoken {
            moments.extend(spoken.over);
        }
        moments.into_iter().min()
    }
}
