//! Block: the plain international game without drawing.
//!
//! The sources leave one case open; this game settles it as follows: the winner of a blocked round, who opens the next one, is
//! the player with the lower hand of the winning side; with equal hands, the first after the opener.

use super::TWO_TO_FOUR_OR_PAIRS;
use crate::rules::{
    CountRules, Deal, DealRules, HouseOffer, HouseRule, Opening, OpeningRules, RuleBook, Scored,
    SeatRules, Set,
};

pub(super) const ROTATE: HouseRule = HouseRule::switch("rotate");

/// Block, for 2 to 4 players alone or two pairs. The order of play runs clockwise.
///
/// House rule: `rotate` (the next seat opens every round, whoever won).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "block",
    seats: SeatRules::of(&TWO_TO_FOUR_OR_PAIRS),
    house: HouseOffer::of(&[ROTATE]),
    deal: DealRules {
        sets: |_| &[Set::Double6, Set::Double9],
        // Seven tiles each for two players or pairs, five for three or four players.
        hands: |seating, _, _| {
            let few = seating.seats() == 2 || seating.in_teams();
            Some(Deal::exactly(if few { 7 } else { 5 }))
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        // The highest double opens the first round, and the winner opens the following ones; after a round without a winner, the next
        // seat does.
        opener: |match_history, options| {
            let winner = match_history
                .winner
                .filter(|_| !options.house.is_on(ROTATE));
            let opener = winner.or(match_history.next_opener(options.seating));
            Opening::by(opener, Opening::HighestDoubleOrTile)
        },
        ..OpeningRules::COMMON
    },
    count: CountRules {
        // The winner's side scores the other hands, in a blocked round minus its own.
        score: |ended, options| {
            let seating = options.seating;
            Scored {
                winner: ended.out_or_lightest_of(ended.lightest_team(seating), seating),
                ..ended.takes_the_rest(seating, true)
            }
        },
        ..CountRules::COMMON
    },
    ..RuleBook::COMMON
};
