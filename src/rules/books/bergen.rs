//! Bergen: ends that are alike score.
//!
//! Where the texts leave a hole:
//! - The opening double, whose two ends are its own, is a double header.
//! - Under `slow-finish` only headers are slowed down: a side that misses two or three to the limit still scores for going out or
//!   for a block as always.
//! - The last tile of a side scores its header first; if that reaches the limit, going out scores no more.

use crate::rules::book::{Deal, Drawing, Hands, MatchHistory, Opening, RuleBook};
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::in_play::{EndPoints, InPlay};
use crate::rules::options::{Goal, Options};
use crate::rules::seating::{SEATS, Seat, Seating};
use crate::rules::tally::{RoundResult, Scored};
use crate::rules::tile::Set;

/// Bergen, for 2 to 4 players alone. The order of play runs clockwise.
///
/// House rules: `empty-yard` (the last two tiles are drawn, too), `out-2` (going out scores 2), `lightest` (fewest pips win a
/// blocked round, whatever the doubles) and `slow-finish` (near the limit headers score less).
#[derive(Debug)]
pub(super) struct Bergen;

const EMPTY_YARD: HouseRule = HouseRule::switch("empty-yard");
const OUT_2: HouseRule = HouseRule::switch("out-2");
const LIGHTEST: HouseRule = HouseRule::switch("lightest");
const SLOW_FINISH: HouseRule = HouseRule::switch("slow-finish");

/// The one seat for which this is least; `None` if it is for several.
fn only_least<K: Ord>(ended: &RoundResult, rank: impl Fn(Seat) -> K) -> Option<Seat> {
    let least = ended.playing.iter().map(&rank).min()?;
    let mut those = ended.playing.iter().filter(|&seat| rank(seat) == least);
    those.next().filter(|_| those.next().is_none())
}

impl RuleBook for Bergen {
    fn id(&self) -> &'static str {
        "bergen"
    }

    fn seatings(&self) -> &'static [Seating] {
        const SEATINGS: [Seating; 3] = [Seating::alone(4), Seating::alone(2), Seating::alone(3)];
        &SEATINGS
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6]
    }

    fn deal(&self, seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(if seating.seats() == 4 { 5 } else { 6 }))
    }

    fn goal(&self, seating: Seating, _house: &HouseRules) -> Goal {
        Goal::Limit(if seating.seats() == 2 { 15 } else { 10 })
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        const RULES: [HouseRule; 4] = [EMPTY_YARD, OUT_2, LIGHTEST, SLOW_FINISH];
        &RULES
    }

    fn opening(&self, _match_history: MatchHistory, _options: &Options) -> Opening {
        Opening::HighestDouble
    }

    fn shows_doubles(&self, _options: &Options) -> bool {
        true
    }

    fn in_play(&self, options: &Options) -> Option<InPlay> {
        let slow_finish = options.house.is_on(SLOW_FINISH);
        Some(InPlay::of_ends(EndPoints::Headers { slow_finish }))
    }

    fn drawing(&self, options: &Options) -> Drawing {
        Drawing {
            reserve: if options.house.is_on(EMPTY_YARD) {
                0
            } else {
                2
            },
            ..Drawing::UNTIL
        }
    }

    fn hands_are(&self, options: &Options) -> Hands {
        Hands::Decide {
            doubles_first: !options.house.is_on(LIGHTEST),
        }
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        let mut points = [0; SEATS];
        let lightest = |seat: Seat| ended.remaining[seat.index()].weight;
        let doubles = |seat: Seat| (ended.remaining[seat.index()].doubles, lightest(seat));
        let (winner, scores) = match ended.out() {
            Some(seat) => (Some(seat), if options.house.is_on(OUT_2) { 2 } else { 1 }),
            None if options.house.is_on(LIGHTEST) => (only_least(ended, lightest), 1),
            None => (only_least(ended, doubles), 1),
        };
        if let Some(seat) = winner {
            points[seat.index()] = scores;
        }
        Scored { points, winner }
    }
}
