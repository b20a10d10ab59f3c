//! Announcements that belong together, and their place in an utterance.

use serpente_engine::rules::Seats;
use serpente_text::announce::{Announcement, Category, Cue, Topic};
use serpente_text::words::Language;
use std::time::Duration;

/// Whether an item was announced before. An item that comes back is announced in its shortest form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ToldBefore {
    Never,
    /// It was announced. If a key press cuts it short again, it comes back only if the voice had not begun it.
    Announced,
    /// A key press withdrew it from a voice that had not begun it. Cut short again, it does not come back.
    Withdrawn,
}

/// Announcements that are spoken together.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TellItem {
    pub(crate) told: Vec<Announcement>,
    pub(crate) before: ToldBefore,
    /// The language of the announcements, whichever language is in use by then; `None` for the one in use.
    pub(crate) language: Option<Language>,
    /// Whether it has to name the player, because the move that it follows was cut short.
    pub(crate) names_player: bool,
}

impl TellItem {
    pub(crate) fn new(told: &[Announcement]) -> Self {
        Self {
            told: told.to_vec(),
            before: ToldBefore::Never,
            language: None,
            names_player: false,
        }
    }

    /// Returns whether it was never announced.
    pub(crate) fn is_new(&self) -> bool {
        self.before == ToldBefore::Never
    }

    pub(crate) fn is(&self, which: impl Fn(&Announcement) -> bool) -> bool {
        self.told.iter().any(which)
    }

    pub(crate) fn is_about(&self, topic: Topic) -> bool {
        self.is(|told| told.topic == Some(topic))
    }

    /// Returns whether it says who won the match.
    pub(crate) fn is_winner(&self) -> bool {
        self.is(|told| told.has(Cue::MatchWon) || told.has(Cue::MatchLost))
    }

    /// Returns whether it announces that a person has to do something.
    pub(crate) fn is_turn(&self) -> bool {
        self.is_about(Topic::Turn)
    }

    /// Returns whether it announces a move.
    pub(crate) fn is_move(&self) -> bool {
        let is_move = |told: &Announcement| told.is_deed() && told.category == Category::Move;
        !self.told.is_empty() && self.told.iter().all(is_move)
    }

    /// Returns whether it announces a move of a player elsewhere: the players at this keyboard know their own moves.
    pub(crate) fn is_move_of_others(&self, own: Seats) -> bool {
        let mine = |told: &Announcement| match told.topic {
            Some(Topic::Seat(seat)) => own.iter().any(|mine| mine.number() == seat),
            _ => false,
        };
        self.is_move() && !self.is(mine)
    }

    /// Returns whether it announces privately, among the moves, a tile that the player drew.
    pub(crate) fn is_own_draw(&self) -> bool {
        self.is(|told| told.owner.is_some() && told.topic.is_none())
    }

    /// Returns whether it announces that a player has one tile left.
    pub(crate) fn is_warning(&self) -> bool {
        self.is(|told| told.category == Category::Move && told.topic == Some(Topic::Aside))
    }

    /// Returns whether it announces points.
    pub(crate) fn is_score(&self) -> bool {
        self.is(|told| told.category == Category::Score)
    }

    /// Returns whether it announces an effect of the move before it: points, the count of the ends, or one tile left.
    pub(crate) fn is_effect(&self) -> bool {
        self.is_score() || self.is_warning() || self.is_about(Topic::Count)
    }

    /// Returns whether it is about the table: such an item waits while another screen is on top of the table.
    pub(crate) fn is_of_the_table(&self) -> bool {
        let of_the_table = |told: &Announcement| match told.category {
            Category::Move | Category::Score | Category::Own => true,
            Category::Talk => false,
            Category::General => {
                matches!(told.topic, Some(Topic::Match | Topic::Round | Topic::Turn))
            }
        };
        self.is(of_the_table)
    }

    /// Returns whether a newer announcement on one of these topics replaces it. A move is never replaced.
    pub(crate) fn is_settled_by(&self, topics: &[Topic]) -> bool {
        let settled = |topic: Topic| match topic {
            Topic::Seat(_) => false,
            Topic::Offer => topics.contains(&Topic::Turn),
            topic => topics.contains(&topic),
        };
        !self.is(Announcement::is_deed) && self.is(|told| told.topic.is_some_and(settled))
    }
}

/// An item within an utterance, and when it begins and ends, from the utterance's beginning on.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TellPart {
    pub(crate) item: TellItem,
    pub(crate) begins: Duration,
    pub(crate) ends: Duration,
}
