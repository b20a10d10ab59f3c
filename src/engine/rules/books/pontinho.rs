//! Pontinho: the game of pairs of the North of Brazil, in which the ends score by fives and passes pay.
//!
//! Sources: Folha de S.Paulo ("Passatempo de Chico Mendes": Acre, to 200, by fives, in pairs), the rule pages "Dominó
//! Amazonense" and "Regras do Dominó Manauara" of two open projects, and a rule sheet of Manaus ("Dominó Manauara": passes of 20,
//! a *galo* of 50). They leave these cases open, or contradict each other; this game settles them as follows:
//! - Whoever went out opens with any double. Without one the right to open passes on, seat after seat, and that pays nothing.
//! - Under `opening-pass` each seat that passes on the right to open pays like a pass: the other pair, which has the next turn,
//!   scores `pass`. Nobody has laid yet, so there is no other pair that it could pay.
//! - When all tiles that would fit lie on the table, the game is shut, and its passes pay nothing.
//! - A *galo* is not called beforehand, and there is no fine for one that fails. Where `galo` is not more than `pass`, the run of
//!   passes scores nothing more.
//! - A last tile that is a double scores 20 besides the *garagem*; under `double-alone`, instead of it.
//! - A player who may ask for a new deal but plays on scores `five-doubles` with the first tile or pass, which includes passing on
//!   the right to open. After a new deal the round is opened by the same rule, and points scored before it stay.
//! - The record of a blocked round names the player of the winning pair with the lower hand; with equal hands, the first from the
//!   opener on.

use super::TWO_PAIRS;
use crate::rules::{
    Bonus, CountRules, DealRules, EndPoints, FitRules, Goal, GoalRules, HouseOffer, HouseRule,
    InPlay, Lead, Opening, OpeningRules, Options, PassPoints, Rounding, RuleBook, SeatRules, Shape,
    TallyRules, Why,
};

const SPINNER_SINGLE: HouseRule = HouseRule::switch("spinner-single");
const PASS: HouseRule = HouseRule::points("pass", 50).usually(20);
const GALO: HouseRule = HouseRule::points("galo", 100).usually(50);
const DOUBLE_ALONE: HouseRule = HouseRule::switch("double-alone");
const FIVE_DOUBLES: HouseRule = HouseRule::choice("five-doubles", &["50", "0"])
    .with_keywords(&[("50", "fifty-points"), ("0", "no-points")]);
const OPENING_PASS: HouseRule = HouseRule::switch("opening-pass");

/// The points for a double as the last tile.
const LAST_DOUBLE: i32 = 20;

fn rounding_of(options: &Options) -> Rounding {
    Rounding {
        to: 5,
        down: true,
        not_after_double: options.house.is_on(DOUBLE_ALONE),
        per_point: 1,
        less_own: false,
        by_hand: false,
    }
}

/// Pontinho, for two pairs. The order of play runs counter-clockwise.
///
/// House rules: `spinner-single` (the opening double counts one half while one of its sides is covered), `pass` (points for the
/// first pass after a tile), `galo` (what it is worth in all if the other three pass and the same player lays again),
/// `double-alone` (a double as the last tile scores 20 instead of the hands), `five-doubles` (points for playing on with five
/// doubles or more) and `opening-pass` (passing on the right to open pays like a pass).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "pontinho",
    seats: SeatRules::of(&TWO_PAIRS).running_counter_clockwise(),
    house: HouseOffer::of(&[
        SPINNER_SINGLE,
        PASS,
        GALO,
        DOUBLE_ALONE,
        FIVE_DOUBLES,
        OPENING_PASS,
    ]),
    deal: DealRules {
        doubles_to_redeal: Some(5),
        playing_on_scores: |options| {
            if options.house.is(FIVE_DOUBLES, "50") {
                50
            } else {
                0
            }
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        // All tiles are dealt, so the highest double is 6-6.
        opener: |match_history, _| match match_history.out {
            Some(seat) => Opening::Seat(seat, Lead::Double),
            None => Opening::HighestDouble,
        },
        ..OpeningRules::COMMON
    },
    fit: FitRules {
        shape: |options| Shape::Spinner {
            once: options.house.is_on(SPINNER_SINGLE),
        },
        ..FitRules::SHOWING_DOUBLES
    },
    count: CountRules {
        in_play: |options| {
            let house = &options.house;
            let each = house.points(PASS);
            let handed_on = if house.is_on(OPENING_PASS) { each } else { 0 };

            Some(InPlay {
                passes: PassPoints {
                    each,
                    galo: house.points(GALO),
                    handed_on,
                    ..PassPoints::default()
                },
                at_once: false,
                ..InPlay::of_ends(EndPoints::of_count(|count| {
                    if count.is_multiple_of(5) { count } else { 0 }
                }))
            })
        },
        rounding: |options| Some(rounding_of(options)),
        asks_last_tile: true,
        bonuses: |ended, _, _| {
            if !ended.out_with_double {
                return Vec::new();
            }
            vec![Bonus {
                why: Why::Double,
                points: LAST_DOUBLE,
            }]
        },
        score: |ended, options| rounding_of(options).takes(ended, options.seating),
        ..CountRules::COMMON
    },
    goal: GoalRules {
        usual: |_, _, _| Goal::Limit(200),
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        settle: |tally, _, options| tally.race_until_one_leads(options),
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
