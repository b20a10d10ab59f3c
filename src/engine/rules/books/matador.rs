//! Matador: *hiltzailea*, Russian domino. Halves add up to seven, and matadors fit anywhere.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - With `matador-in-line`, an opening matador lies in line, too, its higher half to the left.
//! - A player who draws instead of laying a matador must lay the drawn tile if it fits. If that is another matador, they may
//!   lay either, or draw again if drawing goes on.
//! - A double that is a matador (0-0; 5-5 in the double-nine set) lies across as a matador, and only one half can be built on.
//! - With `last-two`, a player who cannot draw any more passes as if the boneyard were empty.

use super::LAST_TWO;
use crate::rules::{
    Deal, DealRules, Drawing, FitRules, HouseOffer, HouseRule, MayDraw, OpenEnd, Opening,
    OpeningRules, Options, Orientation, RuleBook, SeatRules, Seating, Set, Stuck, TurnRules,
};

/// Returns the sum of touching halves, which is also the sum of a matador's halves.
fn sum(options: &Options) -> u8 {
    options.set.top().get() + 1
}

const IN_LINE: HouseRule = HouseRule::switch("matador-in-line");
const KEEP_MATADOR: HouseRule = HouseRule::switch("keep-matador");
const DRAW_ONE: HouseRule = HouseRule::switch("draw-one");

/// Matador, for 2 to 10 players alone. The order of play runs to the right.
///
/// House rules: `matador-in-line` (a matador is laid in line, its player chooses the outer half), `keep-matador` (a player
/// may draw instead of laying one), `draw-one` (one tile when stuck) and `last-two` (the last two tiles are never drawn).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "matador",
    seats: SeatRules::of(Seating::alone_up_to(10)).running_counter_clockwise(),
    house: HouseOffer::of(&[IN_LINE, KEEP_MATADOR, DRAW_ONE, LAST_TWO]),
    deal: DealRules {
        sets: |seating| {
            if seating.seats() <= 4 {
                &[Set::Double6, Set::Double9, Set::Double12]
            } else {
                &[Set::Double9, Set::Double12]
            }
        },
        hands: |seating, set, _| {
            let seats = seating.seats();
            let usual = match (set, seats) {
                (Set::Double6, _) | (_, 2 | 5 | 6) => 7,
                (_, 3) => 6,
                (_, _) => 5,
            };
            let most = set.len() / seats;
            Some(Deal {
                usual,
                allowed: 1..=most,
            })
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: |_, _| Opening::HighestDoubleOrTile,
        ..OpeningRules::COMMON
    },
    fit: FitRules {
        joins: |open, inner, options| open.get() + inner.get() == sum(options),
        is_wild: |tile, options| tile.pips() == 0 || tile.pips() == sum(options),
        fits: |open, tile, orientation, options| {
            if (BOOK.fit.is_wild)(tile, options) {
                let in_line = options.house.is_on(IN_LINE);
                return in_line == (orientation != Orientation::Wild);
            }
            let Some(inner) = orientation.inner(tile) else {
                return false;
            };
            open.halves()
                .any(|half| (BOOK.fit.joins)(half, inner, options))
        },
        begins: |tile, options| {
            if (BOOK.fit.lies_across)(tile, None, options) {
                [OpenEnd::either(tile); 2]
            } else {
                (FitRules::COMMON.begins)(tile, options)
            }
        },
        lies_across: |tile, _, options| {
            (BOOK.fit.is_wild)(tile, options) && !options.house.is_on(IN_LINE)
        },
        ..FitRules::COMMON
    },
    turn: TurnRules {
        drawing: |options| {
            let house = &options.house;
            Drawing {
                stuck: if house.is_on(DRAW_ONE) {
                    Stuck::DrawOne
                } else {
                    Stuck::DrawUntil
                },
                spare_wild: house.is_on(KEEP_MATADOR).then_some(MayDraw::AsStuck),
                ..Drawing::NONE.keeping_two(house.is_on(LAST_TWO))
            }
        },
        ..TurnRules::COMMON
    },
    ..RuleBook::COMMON
};
