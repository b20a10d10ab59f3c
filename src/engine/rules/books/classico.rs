//! Classico: the Italian *domino classico*, opened by lot.
//!
//! The sources leave one case open; this game settles it as follows: the seat after the opener opens the next round with any
//! tile, as the first one did.

use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::house::HouseRules;
use crate::rules::opening::{Lead, Opening};
use crate::rules::options::Options;
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::tile::Set;

/// The Italian classic, for 2 to 6 players alone. The order of play runs clockwise.
#[derive(Debug)]
pub(super) struct Classico;

/// Lots decide who opens the first round; the next seat opens each following one.
pub(super) fn by_lot_then_next(match_history: MatchHistory, options: &Options) -> Opening {
    match match_history.next_opener(options.seating) {
        None => Opening::Lot(Lead::Any),
        Some(seat) => Opening::Seat(seat, Lead::Any),
    }
}

impl RuleBook for Classico {
    fn id(&self) -> &'static str {
        "classico"
    }

    fn seatings(&self) -> &'static [Seating] {
        Seating::alone_up_to(6)
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6, Set::Double9]
    }

    fn deal(&self, seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(match seating.seats() {
            2 | 4 => 7,
            3 => 6,
            5 => 5,
            6 => 4,
            _ => return None,
        }))
    }

    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        by_lot_then_next(match_history, options)
    }

    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing::UNTIL
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        ended.takes_the_rest(options.seating, true)
    }
}
