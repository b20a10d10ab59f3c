//! Block: the plain international game without drawing.
//!
//! The sources leave one case open; this game settles it as follows: the winner of a blocked round, who opens the next one, is
//! the player with the lower hand of the winning side; with equal hands, the first after the opener.

use super::TWO_TO_FOUR_OR_PAIRS;
use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::opening::{Lead, Opening};
use crate::rules::options::Options;
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::tile::Set;

/// Block, for 2 to 4 players alone or two pairs. The order of play runs clockwise.
///
/// House rule: `rotate` (the next seat opens every round, whoever won).
#[derive(Debug)]
pub(super) struct Block;

pub(super) const ROTATE: HouseRule = HouseRule::switch("rotate");

/// Returns seven tiles each for two players or pairs, five for three or four players.
pub(super) fn deal(seating: Seating) -> Deal {
    let few = seating.seats() == 2 || seating.in_teams();
    Deal::exactly(if few { 7 } else { 5 })
}

/// Returns the opening: the highest double opens the first round, and the winner opens the following ones; after a round
/// without a winner, the next seat does.
pub(super) fn opening(match_history: MatchHistory, options: &Options) -> Opening {
    let winner = match_history
        .winner
        .filter(|_| !options.house.is_on(ROTATE));
    match winner.or(match_history.next_opener(options.seating)) {
        None => Opening::HighestDoubleOrTile,
        Some(seat) => Opening::Seat(seat, Lead::Any),
    }
}

/// Returns the points of a round: the winner's side scores the other hands, in a blocked round minus its own.
pub(super) fn score(ended: &RoundResult, seating: Seating) -> Scored {
    let scored = ended.takes_the_rest(seating, true);
    let team = scored.winner.map(|seat| seating.team(seat));
    match (ended.out(), team) {
        (None, Some(team)) => Scored {
            winner: ended.lightest_after(team, seating),
            ..scored
        },
        _ => scored,
    }
}

impl RuleBook for Block {
    fn id(&self) -> &'static str {
        "block"
    }

    fn seatings(&self) -> &'static [Seating] {
        &TWO_TO_FOUR_OR_PAIRS
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6, Set::Double9]
    }

    fn deal(&self, seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(deal(seating))
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[ROTATE]
    }

    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        opening(match_history, options)
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        score(ended, options.seating)
    }
}
