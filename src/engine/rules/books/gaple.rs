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

use super::brasileiro::points_of;
use crate::rules::{
    BlockBy, Clash, CountRules, DealRules, EndingRules, Goal, GoalRules, HandsLeft, HouseOffer,
    HouseRule, HouseRules, LimitOf, Opening, OpeningRules, Options, Pip, Preset, RoundResult,
    RuleBook, SEATS, Scored, SeatRules, Seating, TallyRules, Team, Tile,
};
use std::cmp::Ordering;

const SYSTEM: HouseRule = HouseRule::choice("system", &["pordi", "orado"]);

/// The rules of the two federations.
const PRESETS: [Preset; 2] = [
    Preset::new("gaple", &[]),
    Preset::new("orado", &[("system", "orado")]).seated(Seating::teams_of(2, 2)),
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
        return Scored::by_winner(None, 0, seating);
    };
    let [closer, other] = [block.closer, block.other].map(Team::index);
    match block.order {
        Ordering::Less => points[closer] = 2,
        Ordering::Equal => points[other] = 1,
        Ordering::Greater => (points[closer], points[other]) = (-1, 2),
    }
    let winner = ended.out_or_lightest_of(Some(block.winner()), seating);
    Scored { points, winner }
}

/// Gaple, for four alone or two pairs. The order of play runs clockwise.
///
/// House rules: `system` (which federation's rules apply: `pordi` few points for the last tile; `orado`: pips, in sets).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "gaple",
    seats: SeatRules::of(&[Seating::teams_of(2, 2), Seating::alone(4)]),
    house: HouseOffer {
        clash: |seating, house| {
            (is_orado(house) && !seating.in_teams()).then_some(Clash::PairsOnly)
        },
        rules: &[SYSTEM],
        presets: &PRESETS,
        ..HouseOffer::NONE
    },
    deal: DealRules {
        doubles_to_redeal: Some(5),
        redeals_until_lay: true,
        doubles_that_score: |options| (!is_orado(&options.house)).then_some(6),
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        // All tiles are dealt, so each double is in some hand.
        opener: |match_history, options| {
            if is_orado(&options.house) {
                let doubles = u32::from(options.set.top().get()) + 1;
                let nth =
                    u8::try_from(match_history.rounds_of_set % doubles).expect("a few doubles");
                return Opening::Centre(Tile::double(Pip::new(nth)));
            }
            Opening::by(match_history.winner, Opening::HighestDouble)
        },
        ..OpeningRules::COMMON
    },
    count: CountRules {
        weight: |tile, options| {
            if is_orado(&options.house) && tile == Tile::double(Pip::BLANK) {
                BLANK
            } else {
                tile.pips()
            }
        },
        hands_left: |options| HandsLeft::points_if(is_orado(&options.house)),
        finish_scores: |finish, options| (!is_orado(&options.house)).then_some(points_of(finish)),
        asks_last_tile: true,
        score: |ended, options| {
            let seating = options.seating;
            let last = ended.last_tile.filter(|_| ended.out().is_some());
            if !is_orado(&options.house) {
                let Some((seat, last)) = ended.out().zip(last) else {
                    return pordi_block(ended, options);
                };
                return Scored::by_winner(Some(seat), points_of(last.finish()), seating);
            }
            let block = ended.closers_block(seating);
            let winner = ended.out_or_lightest_of(block.map(|block| block.winner()), seating);
            let mut scored = ended.pips_for(winner, ended.out().is_none().into(), seating);
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
        },
        ..CountRules::COMMON
    },
    ending: EndingRules {
        block_by: |_| BlockBy::ClosersSide,
        ..EndingRules::COMMON
    },
    goal: GoalRules {
        usual: |_, seating, house| match (is_orado(house), seating.in_teams()) {
            (true, _) => Goal::Limit(101),
            (false, true) => Goal::Limit(7),
            (false, false) => Goal::Rounds(7),
        },
        limit_of: |house| {
            if is_orado(house) {
                LimitOf::Sets
            } else {
                LimitOf::Points
            }
        },
        may_count_rounds: true,
        counts_games: |house| is_orado(house),
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        settle: |tally, _, options| match options.goal {
            Goal::Limit(_) if is_orado(&options.house) => tally.best_of_sets(2, options),
            Goal::Limit(_) | Goal::Rounds(_) => tally.race_until_one_leads(options),
        },
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
