//! Cubano: pairs as in Cuba, with the double-nine set.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - `all-pips` applies to going out; the winner of a block scores only the other pair's pips.
//! - With `highest-double`, it opens the first round instead of the lots; without any double, the highest tile does.
//! - With `oriente`, all remaining pips score, in a block, too. A match goes to 20 with it, to 100 without.
//! - With `oriente`, equal hands win for the pair that opened; with `pair-total`, equal pairs do.
//! - The seat that opens after a round without a winner is the one after the seat that had the right to open it.

use super::TWO_PAIRS;
use super::latino::FIRST_PASS;
use crate::rules::{
    BlockBy, Clash, CountRules, Deal, DealRules, EndingRules, Finish, Goal, GoalRules, HouseOffer,
    HouseRule, InPlay, Lead, Opening, OpeningRules, PassPoints, Preset, RuleBook, SeatRules, Set,
    TallyRules, TiedBlock,
};

const HIGHEST_DOUBLE: HouseRule = HouseRule::switch("highest-double");
const ALL_PIPS: HouseRule = HouseRule::switch("all-pips");
const PAIR_TOTAL: HouseRule = HouseRule::switch("pair-total");
const ORIENTE: HouseRule = HouseRule::switch("oriente");
const LOT_PAIR: HouseRule = HouseRule::switch("lot-pair");
const OPENS: HouseRule =
    HouseRule::choice("opens", &["pair", "rotate"]).with_keywords(&[("rotate", "next-player")]);

/// Local variants of Cubano.
const PRESETS: [Preset; 2] = [
    Preset::new("cubano", &[]),
    Preset::new("oriente", &[("oriente", "true")]),
];

/// Returns the points for pips: none for less than three, two up to twenty, three up to thirty, and one more for every ten.
fn points_of(pips: i32) -> i32 {
    match pips {
        ..3 => 0,
        3..=20 => 2,
        _ => 3 + (pips - 21) / 10,
    }
}

/// Cubano, for two pairs. The order of play runs counter-clockwise.
///
/// House rules: `highest-double` (opens the first round), `all-pips` (going out scores everybody's pips), `pair-total` (a block
/// is decided by both partners' pips together), `oriente` (double six and few points, as in eastern Cuba), `first-pass`
/// (points for the first pass of the match; Libre, "Datos curiosos en el dominó", has 2 of them with `oriente`), `opens` (who
/// opens a later round: a player of the winning pair, or always the next seat; onlinedominogames, "Cuban Dominoes") and `lot-pair`
/// (the pair with the highest lot chooses which of them opens the first round; Pagat, "Cuban Dominoes").
pub(super) const BOOK: RuleBook = RuleBook {
    id: "cubano",
    seats: SeatRules::of(&TWO_PAIRS).running_counter_clockwise(),
    house: HouseOffer {
        rules: &[
            HIGHEST_DOUBLE,
            ALL_PIPS,
            PAIR_TOTAL,
            ORIENTE,
            FIRST_PASS,
            OPENS,
            LOT_PAIR,
        ],
        // Under `oriente` all pips score in any case, and with `highest-double` no lots are drawn.
        idle: |options| {
            let house = &options.house;
            if house.is_on(HIGHEST_DOUBLE) && house.is_on(LOT_PAIR) {
                return Some(Clash::NotTogether(HIGHEST_DOUBLE, LOT_PAIR));
            }
            if house.is_on(ORIENTE) && house.is_on(ALL_PIPS) {
                Some(Clash::NotTogether(ORIENTE, ALL_PIPS))
            } else {
                None
            }
        },
        presets: &PRESETS,
        ..HouseOffer::NONE
    },
    deal: DealRules {
        sets: |_| &[Set::Double9, Set::Double6],
        hands: |_, set, house| match (set, house.is_on(ORIENTE)) {
            (Set::Double9, false) => Some(Deal::exactly(10)),
            (Set::Double6, true) => Some(Deal::exactly(7)),
            _ => None,
        },
        doubles_to_redeal: Some(5),
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: |match_history, options| {
            let seating = options.seating;
            let rotates = options.house.is(OPENS, "rotate");
            let winners = match_history.first_of_winners(seating);
            let first = winners.filter(|_| !rotates);
            match (first, match_history.next_opener(seating)) {
                (Some(first), _) => Opening::Offered(first),
                (None, Some(next)) => Opening::Seat(next, Lead::Any),
                (None, None) if options.house.is_on(HIGHEST_DOUBLE) => Opening::HighestDoubleOrTile,
                (None, None) if options.house.is_on(LOT_PAIR) => Opening::OfferedByLot,
                (None, None) => Opening::Lot(Lead::Any),
            }
        },
        ..OpeningRules::COMMON
    },
    count: CountRules {
        in_play: |options| {
            let passes = PassPoints {
                first: options.house.points(FIRST_PASS),
                ..PassPoints::default()
            };
            passes.score().then(|| InPlay::of_passes(passes))
        },
        pips_are_worth: |pips, options| options.house.is_on(ORIENTE).then(|| points_of(pips)),
        asks_last_tile: true,
        score: |ended, options| {
            let seating = options.seating;
            let winner = ended.out_or_lightest_of(BOOK.ending.wins_block(ended, options), seating);
            if !options.house.is_on(ORIENTE) {
                let all = ended.out().is_some() && options.house.is_on(ALL_PIPS);
                return ended.pips_for(winner, all.into(), seating);
            }
            let last = ended.last_tile.filter(|_| ended.out().is_some());
            let doubled = last.is_some_and(|last| last.finish() == Finish::BothWays);
            let mut scored = ended.pips_for(winner, 1, seating);
            for points in &mut scored.points {
                *points = points_of(*points);
                if doubled {
                    *points *= 2;
                }
            }
            scored
        },
        ..CountRules::COMMON
    },
    ending: EndingRules {
        block_by: |options| {
            if options.house.is_on(PAIR_TOTAL) {
                BlockBy::Side
            } else {
                BlockBy::Seat
            }
        },
        tied_block: |options| options.house.is_on(ORIENTE).then_some(TiedBlock::Opener),
        ..EndingRules::COMMON
    },
    goal: GoalRules {
        usual: |_, _, house| Goal::Limit(if house.is_on(ORIENTE) { 20 } else { 100 }),
        other_limits: &[101],
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        tells_shut_out: |_| true,
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
