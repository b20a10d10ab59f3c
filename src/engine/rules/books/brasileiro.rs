//! Brasileiro: pairs as in Brazil, to six points for last tiles.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - A round after one without a winner counts double, whoever wins it and however; several such rounds do not add up.
//! - With `dorme`, the four tiles left out may be doubles: the highest double held opens or, without any, the highest tile.

use super::TWO_PAIRS;
use super::latino::who_won;
use crate::rules::book::{Deal, HandsLeft, MatchHistory, RuleBook};
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::opening::{Lead, Opening};
use crate::rules::options::{Goal, Options};
use crate::rules::result::{Finish, RoundResult, Scored};
use crate::rules::seating::{SEATS, Seating};
use crate::rules::tally::{MatchUpdate, Tally};
use crate::rules::tile::Set;

/// Brasileiro, for two pairs. The order of play runs counter-clockwise.
///
/// House rules: `dorme` (six tiles each, four are left out) and `cruzada-6` (a *cruzada* scores 6).
#[derive(Debug)]
pub(super) struct Brasileiro;

const DORME: HouseRule = HouseRule::switch("dorme");
const CRUZADA_6: HouseRule = HouseRule::switch("cruzada-6");

impl RuleBook for Brasileiro {
    fn id(&self) -> &'static str {
        "brasileiro"
    }

    fn seatings(&self) -> &'static [Seating] {
        &TWO_PAIRS
    }

    fn deal(&self, _seating: Seating, _set: Set, house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(if house.is_on(DORME) { 6 } else { 7 }))
    }

    fn goal(&self, _seating: Seating, _house: &HouseRules) -> Goal {
        Goal::Limit(6)
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[DORME, CRUZADA_6]
    }

    fn doubles_to_redeal(&self) -> Option<u8> {
        Some(4)
    }

    fn opening(&self, match_history: MatchHistory, _options: &Options) -> Opening {
        let any = |seat| Opening::Seat(seat, Lead::Any);
        match_history
            .winner
            .map_or(Opening::HighestDoubleOrTile, any)
    }

    fn hands_left(&self, _options: &Options) -> HandsLeft {
        HandsLeft::Decide {
            doubles_first: false,
        }
    }

    /// *Simples* 1, *carroça* 2, *lá e lô* 3, *cruzada* 4.
    fn finish_scores(&self, finish: Finish, options: &Options) -> Option<i32> {
        Some(match finish {
            Finish::Plain => 1,
            Finish::Double => 2,
            Finish::BothWays => 3,
            Finish::DoubleOfBoth if options.house.is_on(CRUZADA_6) => 6,
            Finish::DoubleOfBoth => 4,
        })
    }

    fn asks_last_tile(&self) -> bool {
        true
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        let seating = options.seating;
        let winner = who_won(ended, ended.lightest_team(seating), seating);
        let finish = ended.last_tile.filter(|_| ended.out().is_some());
        let of_finish = finish.and_then(|last| self.finish_scores(last.finish(), options));
        let mut points = [0; SEATS];
        if let Some(seat) = winner {
            points[seating.team(seat).index()] = of_finish.unwrap_or(1);
        }
        Scored { points, winner }
    }

    fn settle(&self, tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
        tally.add(&scored.points);
        tally.count_next_round(if scored.winner.is_none() { 2 } else { 1 });
        tally.race(options)
    }
}
