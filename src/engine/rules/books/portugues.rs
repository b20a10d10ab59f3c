//! Português: Portuguese draw, alone or in pairs.
//!
//! The sources leave these cases open; this game settles them as follows: when a player goes out, a partner's tiles do not
//! count; in a blocked round all pips of the opponents count. The record of a blocked round names the winner with fewer pips.

use super::TWO_TO_FOUR_OR_PAIRS;
use crate::rules::book::{MatchHistory, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::opening::Opening;
use crate::rules::options::Options;
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;

/// Portuguese draw, for 2 to 4 players alone or two pairs. The order of play runs counter-clockwise.
#[derive(Debug)]
pub(super) struct Portugues;

impl RuleBook for Portugues {
    fn id(&self) -> &'static str {
        "portugues"
    }

    fn seatings(&self) -> &'static [Seating] {
        &TWO_TO_FOUR_OR_PAIRS
    }

    fn opening(&self, _match_history: MatchHistory, _options: &Options) -> Opening {
        Opening::HighestDoubleOrTile
    }

    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing::UNTIL
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        ended.takes_the_rest(options.seating, false)
    }
}
