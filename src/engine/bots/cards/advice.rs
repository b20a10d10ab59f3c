//! The reasons for a choice in the game of cards.

use crate::bax::{Card, CardMove};
use crate::rules::Seat;
use crate::table::CardView;

/// A reason for taking a card or for standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardReason {
    /// It is the only legal choice.
    Forced,
    /// The seat would win now.
    Leads,
    /// This other seat would win now.
    Behind(Seat),
    /// How many of the remaining cards are black.
    Blacks {
        /// The number of black cards.
        blacks: usize,
        /// The number of cards left.
        left: usize,
    },
}

pub(in crate::bots) fn card_reasons(view: &CardView<'_>, choice: CardMove) -> Vec<CardReason> {
    if view.choices().nth(1).is_none() {
        return vec![CardReason::Forced];
    }
    let unseen = view.board.unseen();
    let blacks = unseen.iter().filter(|card| **card == Card::Black).count();
    let risk = CardReason::Blacks {
        blacks,
        left: unseen.len(),
    };
    let leader = view.board.leader();
    let leads = leader == Some(view.seat);
    // Leading is no reason to take a card, and a pack without black cards no reason to stand.
    let mut all = Vec::new();
    let tells_risk = match choice {
        CardMove::Take => {
            if let Some(leader) = leader
                && !leads
            {
                all.push(CardReason::Behind(leader));
            }
            blacks == 0
        }
        CardMove::Stand => {
            if leads {
                all.push(CardReason::Leads);
            }
            blacks > 0
        }
    };
    if tells_risk {
        all.push(risk);
    }
    all
}
