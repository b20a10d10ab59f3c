//! Hints for the game of cards.

use super::rollout;
use crate::bax::{Card, CardMove};
use crate::bots::Stop;
use crate::rules::Seat;
use crate::table::CardView;
use rand::Rng;

/// How many orders of the pack are tried: few, because a person waits for the hint.
const PACKS: u32 = 500;

/// A suggested choice, and the reasons for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardAdvice {
    /// The choice.
    pub choice: CardMove,
    /// The reasons.
    pub reasons: Vec<CardReason>,
}

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

/// Suggests a choice to the seat in turn. Returns `None` if it has none.
pub fn advise_cards(view: &CardView<'_>, chance: &mut impl Rng) -> Option<CardAdvice> {
    view.choices().next()?;
    let choice = rollout::take_or_stand(view, PACKS, &Stop::default(), chance);
    Some(CardAdvice {
        choice,
        reasons: card_reasons(view, choice),
    })
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
    let standing = match leader {
        Some(seat) if seat == view.seat => Some(CardReason::Leads),
        other => other.map(CardReason::Behind),
    };
    match choice {
        // Leading is no reason to take a card, and a pack without black cards no reason to stand.
        CardMove::Take => {
            let behind = standing.filter(|_| leader != Some(view.seat));
            let safe = (blacks == 0).then_some(risk);
            behind.into_iter().chain(safe).collect()
        }
        CardMove::Stand => {
            let leads = standing.filter(|_| leader == Some(view.seat));
            let risky = (blacks > 0).then_some(risk);
            leads.into_iter().chain(risky).collect()
        }
    }
}
