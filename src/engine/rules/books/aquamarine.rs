//! Aquamarine: Spanish pairs. The losers score, and the first side with a hundred loses.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - After a new deal that a player asked for, the round is opened by the same rule: by the holder of 6-6, or by the same pair.
//! - Passing the right to open is a first move: a player who has passed it on may not ask for a new deal.
//! - The record of a blocked round names, the player of the winning pair with fewer pips; if equal, the one who laid last.

use super::TWO_PAIRS;
use crate::rules::book::{MatchHistory, RuleBook};
use crate::rules::opening::Opening;
use crate::rules::options::Options;
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::tally::{MatchUpdate, Tally};

/// Spanish pairs, for two pairs. The order of play runs clockwise.
#[derive(Debug)]
pub(super) struct Aquamarine;

impl RuleBook for Aquamarine {
    fn id(&self) -> &'static str {
        "aquamarine"
    }

    fn seatings(&self) -> &'static [Seating] {
        &TWO_PAIRS
    }

    fn doubles_to_redeal(&self) -> Option<u8> {
        Some(5)
    }

    /// All tiles are dealt, so the highest double is 6-6.
    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        let seating = options.seating;
        let pair = match_history.winner.map(|seat| seating.team(seat));
        let first = pair.and_then(|pair| seating.members_of(pair).next());
        first.map_or(Opening::HighestDouble, Opening::Offered)
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        let seating = options.seating;
        let winner = ended.out_or_lightest(seating).or(ended.last);
        let mut points = ended.team_weights(seating);
        if let Some(seat) = winner {
            points[seating.team(seat).index()] = 0;
        }
        Scored { points, winner }
    }

    fn low_leads(&self) -> bool {
        true
    }

    fn settle(&self, tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
        tally.add(&scored.points);
        tally.eliminate(options)
    }
}
