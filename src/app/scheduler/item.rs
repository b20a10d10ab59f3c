//! What is told together, and what an utterance says of it.

use serpente_engine::rules::Seats;
use serpente_text::announce::{Announcement, Category, Topic};
use serpente_text::words::Language;
use std::time::Duration;

/// Sentences that are told together.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Item {
    pub(crate) told: Vec<Announcement>,
    /// It was told before and cut short: it is told once more, in its shortest form, and never again.
    pub(crate) again: bool,
    /// The language it is told in, whichever is spoken by then.
    pub(crate) language: Option<Language>,
}

impl Item {
    pub(crate) fn new(told: &[Announcement]) -> Self {
        Self {
            told: told.to_vec(),
            again: false,
            language: None,
        }
    }

    pub(crate) fn is(&self, which: impl Fn(&Announcement) -> bool) -> bool {
        self.told.iter().any(which)
    }

    pub(super) fn is_about(&self, topic: Topic) -> bool {
        self.is(|told| told.topic == Some(topic))
    }

    /// Whether it tells that a person is to do something.
    pub(super) fn is_turn(&self) -> bool {
        self.is_about(Topic::Turn)
    }

    /// Whether it tells what somebody did.
    pub(super) fn is_move(&self) -> bool {
        let is_move = |told: &Announcement| told.is_deed() && told.category == Category::Move;
        !self.told.is_empty() && self.told.iter().all(is_move)
    }

    /// Whether it tells what somebody did who does not sit at this keyboard: one's own moves one knows.
    pub(super) fn is_move_of_others(&self, own: Seats) -> bool {
        let mine = |told: &Announcement| match told.topic {
            Some(Topic::Seat(seat)) => own.iter().any(|mine| mine.number() == seat),
            _ => false,
        };
        self.is_move() && !self.is(mine)
    }

    /// Whether it tells a person alone what came to their hand in its place among the moves: a tile that was drawn.
    pub(super) fn is_own_draw(&self) -> bool {
        self.is(|told| told.owner.is_some() && told.topic.is_none())
    }

    /// Whether it tells that somebody has one tile left.
    pub(super) fn is_warning(&self) -> bool {
        self.is(|told| told.category == Category::Move && told.topic == Some(Topic::Aside))
    }

    /// Whether it tells what was counted.
    pub(super) fn is_score(&self) -> bool {
        self.is(|told| told.category == Category::Score)
    }

    /// Whether it tells of the table: while something lies on top of that, it waits.
    pub(super) fn is_of_the_table(&self) -> bool {
        let of_the_table = |told: &Announcement| match told.category {
            Category::Move | Category::Score | Category::Own => true,
            Category::Talk => false,
            Category::General => {
                matches!(told.topic, Some(Topic::Match | Topic::Round | Topic::Turn))
            }
        };
        self.is(of_the_table)
    }

    /// Whether a newer word on one of these matters takes its place. What somebody did always stays.
    pub(super) fn is_settled_by(&self, topics: &[Topic]) -> bool {
        let settled = |topic: Topic| match topic {
            Topic::Seat(_) => false,
            Topic::Offer => topics.contains(&Topic::Turn),
            topic => topics.contains(&topic),
        };
        !self.is(Announcement::is_deed) && self.is(|told| told.topic.is_some_and(settled))
    }
}

/// A thing that is told in one utterance, and when: from its beginning on.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Part {
    pub(crate) item: Item,
    pub(crate) begins: Duration,
    pub(crate) ends: Duration,
}
