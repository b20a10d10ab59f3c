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
    pub(crate) announcements: Vec<Announcement>,
    pub(crate) before: ToldBefore,
    /// The language of the announcements, whichever language is in use by then; `None` for the one in use.
    pub(crate) language: Option<Language>,
    /// Whether it has to name the player, because the move that it follows was cut short.
    pub(crate) names_player: bool,
}

impl TellItem {
    pub(crate) fn new(announcements: &[Announcement]) -> Self {
        Self {
            announcements: announcements.to_vec(),
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
        self.announcements.iter().any(which)
    }

    pub(crate) fn is_about(&self, topic: Topic) -> bool {
        self.is(|one| one.topic == Some(topic))
    }

    /// Returns whether it says who won the match.
    pub(crate) fn is_winner(&self) -> bool {
        self.is(|one| one.has(Cue::MatchWon) || one.has(Cue::MatchLost))
    }

    /// Returns whether it announces that a person has to do something.
    pub(crate) fn is_turn(&self) -> bool {
        self.is_about(Topic::Turn)
    }

    /// Returns whether it announces a move.
    pub(crate) fn is_move(&self) -> bool {
        for announcement in &self.announcements {
            if !announcement.is_deed() || announcement.category != Category::Move {
                return false;
            }
        }
        !self.announcements.is_empty()
    }

    /// Returns whether it announces a move, or that the last one blocked the round, and was never announced.
    pub(crate) fn is_untold_move(&self) -> bool {
        self.is_new() && (self.is_move() || self.is(|one| one.has(Cue::Blocked)))
    }

    /// Returns whether it announces a move of a player elsewhere: the players at this keyboard know their own moves.
    pub(crate) fn is_move_of_others(&self, own: Seats) -> bool {
        for announcement in &self.announcements {
            if let Some(Topic::Seat(seat)) = announcement.topic
                && own.iter().any(|own_seat| own_seat.number() == seat)
            {
                return false;
            }
        }
        self.is_move()
    }

    /// Returns whether it announces a move of the player who made the other move.
    pub(crate) fn is_move_by_mover_of(&self, other: &Self) -> bool {
        self.is_move() && self.is(|one| other.is(|before| before.topic == one.topic))
    }

    /// Returns whether it announces privately, among the moves, a tile that the player drew.
    pub(crate) fn is_own_draw(&self) -> bool {
        self.is(|one| one.owner.is_some() && one.topic.is_none())
    }

    /// Returns whether it announces that a player has one tile left.
    pub(crate) fn is_warning(&self) -> bool {
        self.is(|one| one.category == Category::Move && one.topic == Some(Topic::Addition))
    }

    /// Returns whether it announces the totals, or that a side is eliminated: a player hears these, however fast they go on.
    pub(crate) fn is_lasting_result(&self) -> bool {
        self.is_about(Topic::Totals) || self.is(|one| one.has(Cue::Eliminated))
    }

    /// Returns whether it warns that a player has one tile left who has moved again in one of these items.
    pub(crate) fn is_outdated_by(&self, later: &[Self]) -> bool {
        if !self.is_warning() {
            return false;
        }
        for warning in &self.announcements {
            let Some(warned) = warning.who() else {
                continue;
            };
            for item in later {
                if item.is_move() && item.is(|one| one.who() == Some(warned)) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns whether it announces points that were just made.
    pub(crate) fn is_score(&self) -> bool {
        self.is(|one| one.category == Category::Score && one.topic != Some(Topic::Scene))
    }

    /// Returns whether it announces an effect of the move before it: points, the count of the ends, or one tile left.
    pub(crate) fn is_effect(&self) -> bool {
        self.is_score() || self.is_warning() || self.is_about(Topic::Count)
    }

    /// Returns whether it is about the table: such an item waits while another screen is on top of the table.
    pub(crate) fn is_of_the_table(&self) -> bool {
        self.is(|one| match one.category {
            Category::Move | Category::Score | Category::Own => true,
            Category::Talk => false,
            Category::General => {
                matches!(
                    one.topic,
                    Some(Topic::Match | Topic::Round | Topic::Turn | Topic::Scene)
                )
            }
        })
    }

    /// Returns whether it is what another person said to the table.
    pub(crate) fn is_said(&self) -> bool {
        self.is(|one| one.category == Category::Talk && one.has(Cue::Message))
    }

    /// Returns whether these announcements say all of it again. Two passes, though, are two moves.
    pub(crate) fn is_repeated_by(&self, answer: &[Announcement]) -> bool {
        for waits in &self.announcements {
            let mut same = answer.iter();
            if !same.any(|one| !one.is_deed() && one.message == waits.message) {
                return false;
            }
        }
        true
    }

    /// Returns whether a newer announcement on one of these topics replaces it. A move is never replaced, nor is a warning:
    /// several players can have one tile left.
    pub(crate) fn is_settled_by(&self, topics: &[Topic]) -> bool {
        if self.is_warning() {
            return false;
        }
        let has_settled = self.is(|one| match one.topic {
            None | Some(Topic::Seat(_) | Topic::Scene) => false,
            Some(Topic::Offer) => topics.contains(&Topic::Turn),
            Some(topic) => topics.contains(&topic),
        });
        has_settled && !self.is(Announcement::is_deed)
    }
}

/// An item within an utterance, and when it begins and ends, from the utterance's beginning on.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TellPart {
    pub(crate) item: TellItem,
    pub(crate) begins: Duration,
    pub(crate) ends: Duration,
}
