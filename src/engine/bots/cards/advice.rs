//! A choice for a person at cards, with what speaks for it.

use super::rollout;
use crate::bax::{Card, CardMove};
use crate::bots::Stop;
use crate::rules::Seat;
use crate::table::CardView;
use rand::Rng;

/// How many orders of the pack the adviser imagines: it is asked by a key, and answers at once.
const PACKS: u32 = 500;

/// A choice, and what speaks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardAdvice {
    /// The choice.
    pub choice: CardMove,
    /// Why.
    pub reasons: Vec<CardReason>,
}

/// What speaks for taking a card, or for standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardReason {
    /// Nothing else can be done.
    Forced,
    /// The seat would win now.
    Leads,
    /// This seat would win now.
    Behind(Seat),
    /// So many of the cards that are left are black.
    Blacks {
        /// How many are black.
        blacks: usize,
        /// How many are left.
        left: usize,
    },
}

/// Advises the seat in turn of a hand of cards; nothing where it can do nothing.
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
        // To lead is no reason to take, and no black card none to stand.
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
