//! What a listener gives out: requests, announcements, and what becomes of the match.

use serpente_engine::host::Request;
use serpente_engine::rules::Seat;
use serpente_engine::table::Event;
use serpente_text::announce::{Announcement, Category, Message};

/// Something to do for a match, in the order in which it is returned.
#[derive(Clone, PartialEq, Debug)]
pub enum SeatOutput {
    /// Record these events, which the host reports, before anything is announced.
    Record(Vec<Event>),
    /// Send this request to the host.
    Request(Request),
    /// Announce this.
    Say(Announcement),
    /// Give the keyboard to this player, or to nobody, if several people share it. Announcements
    /// for one player alone must not reach the next one.
    Keyboard(Option<Seat>),
    /// Leave the table; the match is saved.
    Left,
    /// Go to the menu; the match is over.
    Over,
    /// Play another match with the same players; this one is over.
    Again,
}

/// The outputs of an input or update, until they are handed over.
#[derive(Default)]
pub(crate) struct Outputs {
    list: Vec<SeatOutput>,
    /// Whether a key has asked the host for something, so that the next announcement answers it.
    pub(crate) awaits_answer: bool,
}

impl Outputs {
    /// Hands over the outputs.
    pub(crate) fn take(&mut self) -> Vec<SeatOutput> {
        std::mem::take(&mut self.list)
    }

    pub(crate) fn push(&mut self, output: SeatOutput) {
        self.list.push(output);
    }

    pub(crate) fn say(&mut self, announcement: Announcement) {
        self.push(SeatOutput::Say(announcement));
    }

    /// Announces an answer to a key.
    pub(crate) fn answer(&mut self, message: Message) {
        self.say(Announcement::answer(message));
    }

    pub(crate) fn event(&mut self, message: Message, category: Category) {
        self.say(Announcement::event(message, category));
    }

    pub(crate) fn request(&mut self, request: Request) {
        self.push(SeatOutput::Request(request));
    }

    /// Sends a request to the host for a key; the next announcement answers that key.
    pub(crate) fn ask_host(&mut self, request: Request) {
        self.awaits_answer = true;
        self.request(request);
    }

    /// Returns how many outputs there are.
    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// Marks the first announcement from an index on as the answer to the key.
    pub(crate) fn answer_with_first(&mut self, index: usize) {
        for output in &mut self.list[index..] {
            if let SeatOutput::Say(announcement) = output {
                *announcement = announcement.clone().at_once();
                self.awaits_answer = false;
                return;
            }
        }
    }

    /// Returns whether the host is asked for something.
    pub(crate) fn has_request(&self) -> bool {
        let mut outputs = self.list.iter();
        outputs.any(|output| matches!(output, SeatOutput::Request(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_text::announce::Urgency;
    use serpente_text::announce::say::table;

    fn event() -> Announcement {
        Announcement::event(table::your_time_up(), Category::Move)
    }

    #[test]
    fn only_the_first_announcement_answers_a_key() {
        let mut outputs = Outputs::default();
        outputs.say(event());
        let from = outputs.len();
        outputs.ask_host(Request::GoOn);
        outputs.say(event());
        outputs.say(event());
        outputs.answer_with_first(from);
        assert!(!outputs.awaits_answer);
        let mut at_once = Vec::new();
        for output in outputs.take() {
            if let SeatOutput::Say(announcement) = output {
                at_once.push(announcement.urgency == Urgency::Answer);
            }
        }
        assert_eq!(at_once, [false, true, false]);
    }

    #[test]
    fn an_answer_is_awaited_until_something_is_announced() {
        let mut outputs = Outputs::default();
        outputs.ask_host(Request::GoOn);
        outputs.answer_with_first(0);
        assert!(outputs.awaits_answer);
        assert!(outputs.has_request());
        assert_eq!(outputs.take(), [SeatOutput::Request(Request::GoOn)]);
        assert!(!outputs.has_request());
    }
}
