//! Classic: the Basque *joko klasikoa*, with game points and the best of three games.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - If the round is tied, no side scores, and the same seat opens again, with any tile, since the first round has decided who
//!   opens.
//! - A match lasts until a side has won two games, however many sides there are.
//! - The record of a blocked round names, of the winning pair, the player with fewer pips; if equal, the first from the opener
//!   on.

use super::PAIRS_OR_TWO_TO_FOUR;
use crate::rules::book::{MatchHistory, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::house::HouseRules;
use crate::rules::opening::{Lead, Opening};
use crate::rules::options::{Goal, Options};
use crate::rules::result::{End, RoundResult, Scored};
use crate::rules::seating::{SEATS, Seating};
use crate::rules::tally::{MatchUpdate, Tally};

/// The Basque classic, for 2 to 4 players alone or two pairs. The order of play runs to the right.
#[derive(Debug)]
pub(super) struct Classic;

const GAMES: u32 = 2;

impl RuleBook for Classic {
    fn id(&self) -> &'static str {
        "classic"
    }

    fn seatings(&self) -> &'static [Seating] {
        &PAIRS_OR_TWO_TO_FOUR
    }

    fn goal(&self, _seating: Seating, _house: &HouseRules) -> Goal {
        Goal::Limit(20)
    }

    fn counts_games(&self, _house: &HouseRules) -> bool {
        true
    }

    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        let next = match match_history.winner {
            Some(_) => match_history.next_opener(options.seating),
            None => match_history.opener,
        };
        next.map_or(Opening::HighestDoubleOrTile, |seat| {
            Opening::Seat(seat, Lead::Any)
        })
    }

    /// Four players hold all tiles, so no tile is drawn.
    fn drawing(&self, options: &Options) -> Drawing {
        if options.seating.seats() == 4 {
            Drawing::NONE
        } else {
            Drawing::UNTIL
        }
    }

    /// Returns the points of a round: the winner's side scores a game point, and another for each full ten pips. If a player
    /// went out, the pips in every other hand count, the partner's included; in a block, those in all hands.
    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        let winner = ended.out_or_lightest(options.seating);
        let pips: i32 = ended.playing.iter().map(|seat| ended.weight(seat)).sum();
        debug_assert!(!matches!(ended.end, End::Out(seat) if ended.weight(seat) > 0));
        let mut points = [0; SEATS];
        if let Some(seat) = winner {
            points[options.seating.team(seat).index()] = pips / 10 + 1;
        }
        Scored { points, winner }
    }

    fn settle(&self, tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
        tally.add(&scored.points);
        tally.best_of(GAMES, options)
    }
}
