//! Gaple: the game of Indonesia, to seven points for last tiles, or as `orado` to sets of pips.
//!
//! Where the sources for the rules leave a gap, this is how it is played:
//! - Six doubles of one hand score their point before anybody lays, and the match ends with a round all the same. Under `orado`,
//!   where a round's own double opens and points are pips, they bring no more than five: a new deal for who asks.
//! - Alone, who closed a block is compared with the lowest hand of the others; of several lowest, the first after who closed.
//! - A block that is tied with who closed goes to the others, for one point.
//! - Equal totals at the end: one more round.
//! - Under `orado` 0-0 counts 13 wherever pips count; what a last tile doubles is doubled first, and 50 is added after.
//! - Under `orado` over a number of rounds there are no sets: the higher total wins.

use std::cmp::Ordering;

use super::latino::{what_is_left, who_won};
use crate::rules::book::{Deal, HandsLeft, MatchHistory, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::house::{Clash, HouseRule, HouseRules, Preset};
use crate::rules::opening::{Lead, Opening};
use crate::rules::options::{Goal, LimitOf, Options};
use crate::rules::result::{BlockBy, Finish, RoundResult, Scored};
use crate::rules::seating::{SEATS, Seating, Team};
use crate::rules::tally::{MatchUpdate, Tally};
use crate::rules::tile::{Pip, Set, Tile};

/// Gaple, for four alone or two pairs. The order of play runs clockwise.
///
/// House rules: `system`, by which federation's rules it is played: `pordi` (few points for the last tile) or `orado`
/// (pips, in sets).
#[derive(Debug)]
pub(super) struct Gaple;

const SYSTEM: HouseRule = HouseRule::choice("system", &["pordi", "orado"]);

/// Gaple as the two federations play it.
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

/// What 0-0 counts under `orado`, in points.
const BLANK: u8 = 13;

/// What a double brings more under `orado` that goes out when all others of its number lie, in points.
const LAST_OF_ITS_NUMBER: i32 = 50;

fn is_orado(house: &HouseRules) -> bool {
    house.is(SYSTEM, "orado")
}

/// Who closed a blocked round scores 2 if it holds less than every other side; it loses 1 if another holds less, which
/// scores 2; a tie brings the other 1.
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
        const FOUR: [Seating; 2] = [Seating::teams_of(2, 2), Seating::alone(4)];
        &FOUR
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6]
    }

    fn deal(&self, _seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(7))
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

    /// All tiles are dealt, so somebody holds each double.
    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        if is_orado(&options.house) {
            let doubles = u32::from(options.set.top().get()) + 1;
            let nth = u8::try_from(match_history.rounds_of_set % doubles).expect("a few doubles");
            return Opening::Centre(Tile::double(Pip::new(nth)));
        }
        let any = |seat| Opening::Seat(seat, Lead::Any);
        match_history.winner.map_or(Opening::HighestDouble, any)
    }

    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing::NONE
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
