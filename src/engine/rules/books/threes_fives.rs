//! Threes-fives: Fives and Threes of the British pubs. A count scores for being a multiple of three or five, to exactly 61.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The parts of a score (the count, going out, knocks) count together or not at all.
//! - With `no-down`, an opening tile that would reach the limit does not score, which is announced.
//! - With `past`, a score that passes the limit counts in full, and wins.
//! - A blocked round has no winner.

use super::{PAIRS_OR_TWO_TO_FOUR, classico};
use crate::rules::{
    CountRules, Deal, DealRules, EndPoints, EndingRules, FitRules, Goal, GoalRules, HandsLeft,
    HouseOffer, HouseRule, InPlay, OpeningRules, RuleBook, Scored, SeatRules,
};

const DEAL_5: HouseRule = HouseRule::switch("deal-5");
const DEAL_9: HouseRule = HouseRule::switch("deal-9");
const FIRST_OUT: HouseRule = HouseRule::switch("first-out").of_teams();
const PAST: HouseRule = HouseRule::switch("past");
const NO_DOWN: HouseRule = HouseRule::switch("no-down");
const KNOCK_POINTS: HouseRule = HouseRule::switch("knock-points");

/// Returns what a count scores: one for each three in it if three divides it, and one for each five if five does.
fn points_of(count: u8) -> u8 {
    let mut points = 0;
    for number in [3, 5] {
        if count.is_multiple_of(number) {
            points += count / number;
        }
    }
    points
}

/// Fives and Threes, for two pairs, or 2 to 4 players alone. The order of play runs clockwise.
///
/// House rules: `deal-5` (five tiles for four players), `deal-9` (nine for two), `first-out` (a pair's first player out ends
/// the round), `past` (the limit may be passed), `no-down` (the opening tile cannot win) and `knock-points` (a tile laid
/// after knocks in a row scores one more for each).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "threes-fives",
    seats: SeatRules::of(&PAIRS_OR_TWO_TO_FOUR),
    house: HouseOffer {
        of_seats: &[(DEAL_5, 4), (DEAL_9, 2)],
        ..HouseOffer::of(&[DEAL_5, DEAL_9, FIRST_OUT, PAST, NO_DOWN, KNOCK_POINTS])
    },
    deal: DealRules {
        hands: |seating, _, house| {
            Some(Deal::exactly(match seating.seats() {
                2 if house.is_on(DEAL_9) => 9,
                2 => 7,
                4 if !house.is_on(DEAL_5) => 6,
                _ => 5,
            }))
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: classico::by_lot_then_next,
        ..OpeningRules::COMMON
    },
    fit: FitRules::SHOWING_DOUBLES,
    count: CountRules {
        in_play: |options| {
            let house = &options.house;
            Some(InPlay {
                for_out: 1,
                per_knock: house.is_on(KNOCK_POINTS).into(),
                exact: !house.is_on(PAST),
                no_down: house.is_on(NO_DOWN),
                ..InPlay::of_ends(EndPoints::of_count(points_of))
            })
        },
        hands_left: |_| HandsLeft::Nothing,
        // Hands are never counted: all points are scored in play.
        score: |ended, options| Scored::by_winner(ended.out(), 0, options.seating),
        ..CountRules::COMMON
    },
    ending: EndingRules {
        whole_team: |house| !house.is_on(FIRST_OUT),
        ..EndingRules::COMMON
    },
    goal: GoalRules {
        usual: |_, _, _| Goal::Limit(61),
        other_limits: &[121],
        ..GoalRules::COMMON
    },
    ..RuleBook::COMMON
};
