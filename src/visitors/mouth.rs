//! What a visitor's voice says next. The voice is on their side, and knows only what it says now: what waits, waits here.
//! Pure: the time is passed in.

use serpente_device::speech::{Queue, Report, Utterance, duration};
use std::time::{Duration, Instant};

use super::{Out, Spoken};

/// How long a voice may take beyond twice the time that its text should take, and the way there and back.
const GRACE: Duration = Duration::from_secs(4);

/// A voice on the other side.
#[derive(Debug, Default)]
pub(super) struct Mouth {
    queue: Queue,
    saying: Option<Saying>,
    numbers: u64,
    /// -100 to 100.
    rate: i8,
}

#[derive(Debug)]
struct Saying {
    number: u64,
    utterance: Utterance,
    /// When it counts as over though nobody told so.
    over: Instant,
}

impl Mouth {
    /// How fast it speaks from now on, -100 to 100.
    pub(super) fn set_rate(&mut self, rate: i8) {
        self.rate = rate;
    }

    /// Says something when its turn comes: an answer now.
    #[must_use]
    pub(super) fn say(&mut self, utterance: Utterance, now: Instant) -> Option<Out> {
        let answers = utterance.urgency == serpente_text::announce::Urgency::Answer;
        self.queue.push(utterance, now);
        if answers {
            self.saying = None;
        }
        self.next(now)
    }

    /// What is said next, if nothing is being said.
    fn next(&mut self, now: Instant) -> Option<Out> {
        if self.saying.is_some() {
            return None;
        }
        let due = self.queue.pop()?;
        self.numbers += 1;
        let lead = due.not_before.saturating_duration_since(now);
        let lasts = duration(&due.utterance.text, self.rate) * 2 + lead + GRACE;
        let (number, utterance) = (self.numbers, due.utterance);
        let out = Out::Say {
            number,
            text: utterance.text.clone(),
            language: utterance.language.clone(),
            lead,
        };
        self.saying = Some(Saying {
            number,
            utterance,
            over: now + lasts,
        });
        Some(out)
    }

    /// Nothing is said any more, and nothing waits.
    #[must_use]
    pub(super) fn stop(&mut self) -> Option<Out> {
        self.queue.clear();
        self.saying.take().map(|_| Out::Quiet)
    }

    /// What waits is not said; what is being said goes on.
    pub(super) fn withdraw(&mut self) {
        self.queue.clear();
    }

    /// Such things are neither said nor said to their end.
    #[must_use]
    pub(super) fn forget(
        &mut self,
        which: impl Fn(&Utterance) -> bool,
        now: Instant,
    ) -> Option<Out> {
        self.queue.forget(&which);
        let stopped = self.saying.take_if(|saying| which(&saying.utterance));
        stopped.map(|_| self.next(now).unwrap_or(Out::Quiet))
    }

    /// How the voice is doing: what the program is told of it, and what is said next.
    #[must_use]
    pub(super) fn report(
        &mut self,
        number: u64,
        spoken: Spoken,
        now: Instant,
    ) -> (Option<Report>, Option<Out>) {
        let is_said = |saying: &mut Saying| saying.number == number;
        let named = |saying: &Saying| Some(saying.utterance.number).filter(|&number| number != 0);
        if spoken == Spoken::Began {
            let saying = self
                .saying
                .as_mut()
                .filter(|saying| saying.number == number);
            return (
                saying
                    .and_then(|saying| named(saying))
                    .map(Report::Speaking),
                None,
            );
        }
        let Some(said) = self.saying.take_if(is_said) else {
            // It was cut short.
            return (None, None);
        };
        let heard = named(&said).filter(|_| spoken == Spoken::Ended);
        (heard.map(Report::Heard), self.next(now))
    }

    /// When it has to be looked after next, if it has to be.
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        self.saying.as_ref().map(|saying| saying.over)
    }

    /// Time has passed: a voice that never tells holds up nothing for ever.
    #[must_use]
    pub(super) fn tick(&mut self, now: Instant) -> Option<Out> {
        self.saying.take_if(|saying| saying.over <= now)?;
        self.next(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_text::announce::{Topic, Urgency};

    fn utterance(text: &str, number: u64, urgency: Urgency) -> Utterance {
        Utterance {
            number,
            text: text.to_owned(),
            language: "en".to_owned(),
            urgency,
            topic: None,
            lead: Duration::ZERO,
            owner: None,
        }
    }

    fn said(out: Option<Out>) -> Option<(u64, String)> {
        match out? {
            Out::Say { number, text, .. } => Some((number, text)),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn one_thing_is_said_after_the_other_and_an_answer_now() {
        let (mut mouth, now) = (Mouth::default(), Instant::now());
        let one = mouth.say(utterance("one", 7, Urgency::Event), now);
        assert_eq!(said(one), Some((1, "one".to_owned())));
        assert_eq!(mouth.say(utterance("two", 8, Urgency::Event), now), None);
        assert_eq!(
            mouth.report(1, Spoken::Began, now),
            (Some(Report::Speaking(7)), None)
        );
        let (heard, next) = mouth.report(1, Spoken::Ended, now);
        assert_eq!(
            (heard, said(next)),
            (Some(Report::Heard(7)), Some((2, "two".to_owned())))
        );
        let answer = mouth.say(utterance("answer", 0, Urgency::Answer), now);
        assert_eq!(said(answer), Some((3, "answer".to_owned())));
        // What was cut short is not reported, and nobody waits for the answer.
        assert_eq!(mouth.report(2, Spoken::Ended, now), (None, None));
        assert_eq!(mouth.report(3, Spoken::Ended, now), (None, None));
        assert_eq!(mouth.stop(), None);
    }

    #[test]
    fn what_is_settled_is_not_said_to_its_end() {
        let (mut mouth, now) = (Mouth::default(), Instant::now());
        let turn = Utterance {
            topic: Some(Topic::Turn),
            ..utterance("your turn", 1, Urgency::Event)
        };
        assert!(mouth.say(turn.clone(), now).is_some());
        assert_eq!(
            mouth.say(utterance("Bo lays", 2, Urgency::Event), now),
            None
        );
        let is_turn = |utterance: &Utterance| utterance.topic == Some(Topic::Turn);
        let next = mouth.forget(is_turn, now);
        assert_eq!(said(next), Some((2, "Bo lays".to_owned())));
        mouth.withdraw();
        assert_eq!(mouth.forget(is_turn, now), None);
        assert_eq!(mouth.stop(), Some(Out::Quiet));
    }

    #[test]
    fn a_voice_that_never_tells_holds_up_nothing_for_ever() {
        let (mut mouth, now) = (Mouth::default(), Instant::now());
        assert!(
            mouth
                .say(utterance("one", 1, Urgency::Event), now)
                .is_some()
        );
        assert_eq!(mouth.say(utterance("two", 2, Urgency::Event), now), None);
        let over = mouth.wakes_at().expect("it is waited for");
        assert_eq!(mouth.tick(now), None);
        assert_eq!(said(mouth.tick(over)), Some((2, "two".to_owned())));
    }
}
