//! Gaple: the Indonesian game, played to seven points for last tiles or, as `orado`, in sets for pips.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - Six doubles in one hand score a point before the first tile is laid, but the match still ends only with a round. Under
//!   `orado`, where a given double opens each round and points are pips, six doubles do no more than five: the player may ask
//!   for a new deal.
//! - If each player plays alone, the hand of the player who blocked is compared with the lowest other hand; if several are
//!   lowest, with the first after that player.
//! - If a block is tied with the player who blocked, the others win it, for one point.
//! - If totals are equal at the end, one more round is played.
//! - Under `orado` 0-0 counts 13 wherever pips count; points that a last tile doubles are doubled first, and 50 is added
//!   afterwards.
//! - Under `orado` over a number of rounds there are no sets: the higher total wins.

use std::cmp::Ordering;

use super::latino::{what_is_left, who_won};
use crate::rules::book::{HandsLeft, MatchHistory, RuleBook};
use crate::rules::house::{Clash, HouseRule, HouseRules, Preset};
use crate::rules::opening::{Lead, Opening};
use crate::rules::options::{Goal, LimitOf, Options};
use crate::rules::result::{BlockBy, Finish, RoundResult, Scored};
use crate::rules::seating::{SEATS, Seating, Team};
use crate::rules::tally::{MatchUpdate, Tally};
use crate::rules::tile::{Pip, Tile};

/// Gaple, for four alone or two pairs. The order of play runs clockwise.
///
/// House rules: `system` (which federation's rules apply: `pordi` few points for the last tile; `orado`: pips, in sets).
#[derive(Debug)]
pub(super) struct Gaple;

const SYSTEM: HouseRule = HouseRule::choice("system", &["pordi", "orado"]);

/// The rules of the two federations.
const PRESETS: [Preset; 2] = [
    Preset {
        name: "gaple",
        limit: None,
        seating: None,
        rules: &[],
    },
    Preset {
        name: "orado",
        limit: None,
        seating: Some(Seating::teams_of(2, 2)),
        rules: &[("system", "orado")],
    },
];

/// The value of 0-0 under `orado`, in points.
const BLANK: u8 = 13;

/// The extra points under `orado` for going out with a double when all other tiles of its number have been laid.
const LAST_OF_ITS_NUMBER: i32 = 50;

fn is_orado(house: &HouseRules) -> bool {
    house.is(SYSTEM, "orado")
}

/// Returns the points of a blocked round. The side that blocked scores 2 if it holds less than every other side. If another
/// side holds less, the blocking side loses 1 and the other scores 2; a tie gives the other side 1.
fn pordi_block(ended: &RoundResult, options: &Options) -> Scored {
    let seating = options.seating;
    let mut points = [0; SEATS];
    let Some(block) = ended.closers_block(seating) else {
        return Scored {
            points,
            winner: None,
        };
    };
    let [closer, other] = [block.closer, block.other].map(Team::index);
    match block.order {
        Ordering::Less => points[closer] = 2,
        Ordering::Equal => points[other] = 1,
        Ordering::Greater => (points[closer], points[other]) = (-1, 2),
    }
    let winner = who_won(ended, Some(block.winner()), seating);
    Scored { points, winner }
}

impl RuleBook for Gaple {
    fn id(&self) -> &'static str {
        "gaple"
    }

    fn seatings(&self) -> &'static [Seating] {
        const { &[Seating::teams_of(2, 2), Seating::alone(4)] }
    }

    fn clash(&self, seating: Seating, house: &HouseRules) -> Option<Clash> {
        (is_orado(house) && !seating.in_teams()).then_some(Clash::PairsOnly)
    }

    fn goal(&self, seating: Seating, house: &HouseRules) -> Goal {
        match (is_orado(house), seating.in_teams()) {
            (true, _) => Goal::Limit(101),
            (false, true) => Goal::Limit(7),
            (false, false) => Goal::Rounds(7),
        }
    }

    fn limit_of(&self, house: &HouseRules) -> LimitOf {
        if is_orado(house) {
            LimitOf::Sets
        } else {
            LimitOf::Points
        }
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[SYSTEM]
    }

    fn presets(&self) -> &'static [Preset] {
        &PRESETS
    }

    fn may_count_rounds(&self) -> bool {
        true
    }

    fn doubles_to_redeal(&self) -> Option<u8> {
        Some(5)
    }

    fn redeals_until_lay(&self) -> bool {
        true
    }

    fn doubles_that_score(&self, options: &Options) -> Option<u8> {
        (!is_orado(&options.house)).then_some(6)
    }

    /// All tiles are dealt, so each double is in some hand.
    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        if is_orado(&options.house) {
            let doubles = u32::from(options.set.top().get()) + 1;
            let nth = u8::try_from(match_history.rounds_of_set % doubles).expect("a few doubles");
            return Opening::Centre(Tile::double(Pip::new(nth)));
        }
        let any = |seat| Opening::Seat(seat, Lead::Any);
        match_history.winner.map_or(Opening::HighestDouble, any)
    }

    fn weight(&self, tile: Tile, options: &Options) -> u8 {
        if is_orado(&options.house) && tile == Tile::double(Pip::BLANK) {
            BLANK
        } else {
            tile.pips()
        }
    }

    fn hands_left(&self, options: &Options) -> HandsLeft {
        if is_orado(&options.house) {
            HandsLeft::Points
        } else {
            HandsLeft::Decide {
                doubles_first: false,
            }
        }
    }

    fn block_by(&self, _options: &Options) -> BlockBy {
        BlockBy::ClosersSide
    }

    fn counts_games(&self, house: &HouseRules) -> bool {
        is_orado(house)
    }

    fn finish_scores(&self, finish: Finish, options: &Options) -> Option<i32> {
        let points = match finish {
            Finish::Plain => 1,
            Finish::Double => 2,
            Finish::BothWays => 3,
            Finish::DoubleOfBoth => 4,
        };
        (!is_orado(&options.house)).then_some(points)
    }

    fn asks_last_tile(&self) -> bool {
        true
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        let seating = options.seating;
        let last = ended.last_tile.filter(|_| ended.out().is_some());
        if !is_orado(&options.house) {
            let Some((seat, last)) = ended.out().zip(last) else {
                return pordi_block(ended, options);
            };
            let mut points = [0; SEATS];
            points[seating.team(seat).index()] = self
                .finish_scores(last.finish(), options)
                .unwrap_or_default();
            return Scored {
                points,
                winner: Some(seat),
            };
        }
        let block = ended.closers_block(seating);
        let winner = who_won(ended, block.map(|block| block.winner()), seating);
        let mut scored = what_is_left(ended, winner, ended.out().is_none(), seating);
        let doubled = match (last, block) {
            (Some(last), _) => last.tile == last.ends,
            (None, Some(block)) => block.order == Ordering::Greater,
            (None, None) => false,
        };
        let more = last.filter(|last| last.others_lay);
        if let Some(seat) = winner {
            let points = &mut scored.points[seating.team(seat).index()];
            *points *= if doubled { 2 } else { 1 };
            *points += more.map_or(0, |_| LAST_OF_ITS_NUMBER);
        }
        scored
    }

    fn settle(&self, tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
        tally.add(&scored.points);
        match options.goal {
            Goal::Limit(_) if is_orado(&options.house) => tally.best_of_sets(2, options),
            Goal::Limit(_) | Goal::Rounds(_) => tally.race_until_one_leads(options),
        }
    }
}
