//! Bergen: equal ends score.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The highest double opens every round; under `lowest-double`, as in Pagat, the lowest one does, and the double blank is the
//!   lowest. If nobody holds a double, the tiles are dealt again.
//! - The opening double, which makes both ends equal, is a double header.
//! - `slow-finish` only affects headers: a side that needs two or three points to the limit still scores normally for going out
//!   or for a block.
//! - The last tile of a side scores its header first; if that reaches the limit, going out scores nothing more.

use super::EMPTY_YARD;
use crate::rules::count::only_least;
use crate::rules::{
    CountRules, Deal, DealRules, Drawing, EndPoints, FitRules, Goal, GoalRules, HandsLeft,
    HouseOffer, HouseRule, InPlay, Opening, OpeningRules, RuleBook, Scored, SeatRules, Seating,
    TurnRules,
};

const LOWEST_DOUBLE: HouseRule = HouseRule::switch("lowest-double");
const OUT_2: HouseRule = HouseRule::switch("out-2");
const LIGHTEST: HouseRule = HouseRule::switch("lightest");
const SLOW_FINISH: HouseRule = HouseRule::switch("slow-finish");

/// Bergen, for 2 to 4 players alone. The order of play runs clockwise.
///
/// House rules: `empty-yard` (the last two tiles are drawn, too), `out-2` (going out scores 2), `lightest` (fewest pips win
/// a blocked round, whatever the doubles), `slow-finish` (near the limit headers score less) and `lowest-double` (the lowest double
/// opens, not the highest).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "bergen",
    seats: SeatRules::of(Seating::alone_up_to(4)),
    house: HouseOffer::of(&[EMPTY_YARD, OUT_2, LIGHTEST, SLOW_FINISH, LOWEST_DOUBLE]),
    deal: DealRules {
        hands: |seating, _, _| Some(Deal::exactly(if seating.seats() == 4 { 5 } else { 6 })),
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: |_, options| {
            if options.house.is_on(LOWEST_DOUBLE) {
                Opening::LowestDouble
            } else {
                Opening::HighestDouble
            }
        },
        ..OpeningRules::COMMON
    },
    fit: FitRules::SHOWING_DOUBLES,
    turn: TurnRules {
        drawing: |options| Drawing::UNTIL.keeping_two(!options.house.is_on(EMPTY_YARD)),
        ..TurnRules::COMMON
    },
    count: CountRules {
        in_play: |options| {
            let slow_finish = options.house.is_on(SLOW_FINISH);
            Some(InPlay::of_ends(EndPoints::Headers { slow_finish }))
        },
        hands_left: |options| {
            if options.house.is_on(LIGHTEST) {
                HandsLeft::Lowest
            } else {
                HandsLeft::FewestDoubles
            }
        },
        score: |ended, options| {
            let lightest = options.house.is_on(LIGHTEST);
            if let Some(seat) = ended.out() {
                let points = if options.house.is_on(OUT_2) { 2 } else { 1 };
                return Scored::by_winner(Some(seat), points, options.seating);
            }
            let winner = only_least(ended.playing.iter(), |seat| {
                let held = ended.remaining[seat.index()];
                let doubles = if lightest { 0 } else { held.doubles };
                (doubles, held.weight)
            });
            Scored::by_winner(winner, 1, options.seating)
        },
        ..CountRules::COMMON
    },
    goal: GoalRules {
        usual: |_, seating, _| Goal::Limit(if seating.seats() == 2 { 15 } else { 10 }),
        ..GoalRules::COMMON
    },
    ..RuleBook::COMMON
};
