//! Brasileiro: pairs as in Brazil, to six points for last tiles.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - A round after one without a winner counts double, whoever wins it and however; several such rounds do not add up.
//! - With `dorme`, the four tiles left out may be doubles: the highest double held opens or, without any, the highest tile.

use super::TWO_PAIRS;
use crate::rules::{
    CountRules, Deal, DealRules, Finish, Goal, GoalRules, HandsLeft, HouseOffer, HouseRule,
    Opening, OpeningRules, RuleBook, Scored, SeatRules, TallyRules,
};

const DORME: HouseRule = HouseRule::switch("dorme");
const CRUZADA_6: HouseRule = HouseRule::switch("cruzada-6");

/// Returns the points of a last tile: *simples* 1, *carroça* 2, *lá e lô* 3, *cruzada* 4.
pub(super) const fn points_of(finish: Finish) -> i32 {
    match finish {
        Finish::Plain => 1,
        Finish::Double => 2,
        Finish::BothWays => 3,
        Finish::DoubleOfBoth => 4,
    }
}

/// Brasileiro, for two pairs. The order of play runs counter-clockwise.
///
/// House rules: `dorme` (six tiles each, four are left out) and `cruzada-6` (a *cruzada* scores 6).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "brasileiro",
    seats: SeatRules::of(&TWO_PAIRS).running_counter_clockwise(),
    house: HouseOffer::of(&[DORME, CRUZADA_6]),
    deal: DealRules {
        hands: |_, _, house| Some(Deal::exactly(if house.is_on(DORME) { 6 } else { 7 })),
        doubles_to_redeal: Some(4),
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: |match_history, _| Opening::by(match_history.winner, Opening::HighestDoubleOrTile),
        ..OpeningRules::COMMON
    },
    count: CountRules {
        hands_left: |_| HandsLeft::Lowest,
        finish_scores: |finish, options| {
            Some(match finish {
                Finish::DoubleOfBoth if options.house.is_on(CRUZADA_6) => 6,
                _ => points_of(finish),
            })
        },
        asks_last_tile: true,
        score: |ended, options| {
            let seating = options.seating;
            let winner = ended.out_or_lightest_of(ended.lightest_team(seating), seating);
            let finish = ended.last_tile.filter(|_| ended.out().is_some());
            let of_finish =
                finish.and_then(|last| (BOOK.count.finish_scores)(last.finish(), options));
            Scored::by_winner(winner, of_finish.unwrap_or(1), seating)
        },
        ..CountRules::COMMON
    },
    goal: GoalRules {
        usual: |_, _, _| Goal::Limit(6),
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        settle: |tally, scored, options| {
            tally.next_counts = if scored.winner.is_none() { 2 } else { 1 };
            tally.race(options)
        },
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
