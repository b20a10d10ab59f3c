//! Tiddly-wink: three tiles each, one open end, and another turn after a double; played for a pool or for points.
//!
//! Sources: Pagat and Gambiter ("Tiddly-Wink", the American and the British way), domino-games ("Tiddly-Wink"), digigamers and
//! a game table's manual ("Tiddle-a-Wink": points, to 200), Every Boy's Book (the turn goes on after a double). The sources
//! leave these cases open; this game settles them as follows:
//! - Four to nine players use the double-six set (Pagat: five to eight). Ten players, for whom it is too small, use double
//!   nine.
//! - If nobody holds a double, the tiles are dealt again (Pagat turns up a tile of the boneyard).
//! - A pool that nobody wins, because the lowest hands are tied, is kept for the next winner. Nobody gets a pool that is left
//!   at the end.
//! - Under `points` players who tie for the lowest hand score nothing.
//! - Under `deal-out` seven and more players use double nine, since double six gives them too few tiles; double twelve may
//!   always be chosen.
//! - A double may be the last tile, and then ends the round.

use super::FOUR_TO_TEN;
use crate::rules::{
    CountRules, Deal, DealRules, End, FitRules, Goal, GoalRules, HandsLeft, HouseOffer, HouseRule,
    MayAdd, Options, Preset, RuleBook, SEATS, Scored, SeatRules, Set, Shape, TallyRules, TurnRules,
    Turns,
};

const SCORE: HouseRule =
    HouseRule::choice("score", &["pool", "points"]).with_keywords(&[("points", "by-points")]);
const DEAL_OUT: HouseRule = HouseRule::switch("deal-out");
const BOTH_ENDS: HouseRule = HouseRule::switch("both-ends");

/// Tiddly-wink as it is played in America, and as it is often played in Britain.
const PRESETS: [Preset; 2] = [
    Preset::new("tiddly-wink", &[]),
    Preset::new(
        "tiddle-a-wink",
        &[
            ("score", "points"),
            ("deal-out", "true"),
            ("both-ends", "true"),
        ],
    ),
];

fn is_for_points(options: &Options) -> bool {
    options.house.is(SCORE, "points")
}

/// Tiddly-wink, for 4 to 10 players alone. The order of play runs clockwise.
///
/// House rules: `score` (a pool, or points), `deal-out` (all tiles are dealt, as long as all hands are equal) and `both-ends`
/// (both ends of the line are open).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "tiddly-wink",
    seats: SeatRules::of(&FOUR_TO_TEN),
    house: HouseOffer {
        rules: &[SCORE, DEAL_OUT, BOTH_ENDS],
        presets: &PRESETS,
        ..HouseOffer::NONE
    },
    deal: DealRules {
        sets: |seating| match seating.seats() {
            4..=6 => &[Set::Double6, Set::Double12],
            7..=9 => &[Set::Double6, Set::Double9, Set::Double12],
            _ => &[Set::Double9, Set::Double12],
        },
        hands: |seating, set, house| {
            let seats = seating.seats();
            let usual = if house.is_on(DEAL_OUT) && seats > 6 {
                Set::Double9
            } else {
                (BOOK.deal.sets)(seating)[0]
            };
            let deals_out = house.is_on(DEAL_OUT);
            if set == usual || deals_out && set == Set::Double12 {
                let hand = if deals_out { set.len() / seats } else { 3 };
                Some(Deal::exactly(hand))
            } else {
                None
            }
        },
        ..DealRules::COMMON
    },
    fit: FitRules {
        shape: |options| {
            if options.house.is_on(BOTH_ENDS) {
                Shape::Line
            } else {
                Shape::OneEnd
            }
        },
        lies_across: |_, _, _| false,
        ..FitRules::COMMON
    },
    turn: TurnRules {
        contents: |_| Turns {
            may_add: Some(MayAdd::BehindDoubles),
            ..Turns::default()
        },
        ..TurnRules::COMMON
    },
    count: CountRules {
        hands_left: |options| HandsLeft::points_if(is_for_points(options)),
        score: |ended, options| {
            let taken = ended.takes_the_rest(options.seating, true);
            if is_for_points(options) {
                return taken;
            }
            let mut points = [0; SEATS];
            for seat in ended.playing.iter() {
                points[seat.index()] -= (BOOK.tally.stake)(options);
                if let Some(winner) = taken.winner {
                    points[winner.index()] += (BOOK.tally.stake)(options);
                }
            }
            Scored { points, ..taken }
        },
        ..CountRules::COMMON
    },
    goal: GoalRules {
        usual: |_, _, house| {
            if house.is(SCORE, "points") {
                Goal::Limit(100)
            } else {
                Goal::Rounds(10)
            }
        },
        may_count_rounds: true,
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        stake: |options| i32::from(!is_for_points(options)),
        left_waiting: |ended, options| {
            let tied = ended.end == End::Blocked && ended.lightest_team(options.seating).is_none();
            let pool = ended
                .playing
                .iter()
                .map(|_| (BOOK.tally.stake)(options))
                .sum();
            (tied && !is_for_points(options)).then_some(pool)
        },
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
