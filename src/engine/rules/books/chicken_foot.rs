//! Chicken-foot: a tree from a centre, where every double at an end becomes a foot with three toes.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The tiles on the centre are its toes: it is complete early, like a foot, when every tile of its number is on the table.
//! - If all other tiles of a double's number have been laid, the double gets no toes: its arm ends there, and the other ends
//!   are open at once.
//! - With double 15, which nine and ten players need, each player gets 9 tiles; the sources say 7 or more.
//! - Players may ask for hands of 5 to 15 tiles, if the set has enough of them besides the centre.
//! - Under `centre=hand` putting the double into the centre is a turn, even if its holder had to draw it. If nobody holds it, the
//!   seats draw for it in turn, and the seat that would begin under `centre=aside` is the first to draw.
//! - Under `go-on` only the first toe is laid in the same turn. A player who cannot lay it draws one tile and lays that if it
//!   fits; otherwise the player passes, which does not count towards a blocked round, and the next one lays the first toe.
//! - Under `blanks-25` the value of the double blank is still set by `double-blank`.

use super::classico::by_lot_then_next;
use super::train;
use crate::rules::{
    CountRules, DealRules, DoubleAsks, Drawing, FitRules, GoalRules, HouseOffer, HouseRule,
    OpeningRules, Pip, RuleBook, SeatRules, Seating, Set, Shape, TallyRules, TurnRules, Turns,
};

const BLANKS_25: HouseRule = HouseRule::switch("blanks-25");
const CENTRE_TOES: HouseRule = HouseRule::choice("centre-toes", &["4", "6"])
    .with_keywords(&[("4", "four-toes"), ("6", "six-toes")]);
const CENTRE: HouseRule = HouseRule::choice("centre", &["aside", "hand"])
    .with_keywords(&[("aside", "lies-there"), ("hand", "from-hand")]);
const GO_ON: HouseRule = HouseRule::switch("go-on");

/// How many toes a foot has.
const TOES: u8 = 3;

/// Chicken-foot, for 2 to 10 players alone. Points are bad, and the order of play runs clockwise.
///
/// House rules: `double-blank` (what it counts in hand), `blanks-25` (each other tile with a blank counts 25), `centre-toes` (how
/// many tiles must be laid on the centre first), `centre` (whether it lies there from the beginning, or its holder lays it) and
/// `go-on` (a player who lays a double also lays its first toe).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "chicken-foot",
    seats: SeatRules::of(Seating::alone_up_to(10)),
    house: HouseOffer::of(&[train::DOUBLE_BLANK, BLANKS_25, CENTRE_TOES, CENTRE, GO_ON]),
    deal: DealRules {
        sets: |seating| match seating.seats() {
            ..=8 => &[Set::Double9, Set::Double12, Set::Double15],
            _ => &[Set::Double15],
        },
        hands: |seating, set, _| {
            let usual = match set {
                Set::Double15 => 9,
                Set::Double9 if seating.seats() > 6 => 6,
                _ => 7,
            };
            Some(train::deal_or_asked(usual, 5..=15, set, seating))
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: by_lot_then_next,
        centre: |match_history, options| {
            train::centre(match_history, options).filter(|_| options.house.is(CENTRE, "aside"))
        },
        centre_of_hand: |match_history, options| {
            train::centre_of_hand(match_history, options, true)
                .filter(|_| options.house.is(CENTRE, "hand"))
        },
        ..OpeningRules::COMMON
    },
    fit: FitRules {
        shape: |options| {
            let centre = if options.house.is(CENTRE_TOES, "6") {
                6
            } else {
                4
            };
            Shape::Feet { centre }
        },
        ..FitRules::COMMON
    },
    turn: TurnRules {
        contents: |options| Turns {
            double_asks: DoubleAsks::Toes {
                toes: TOES,
                first_in_turn: options.house.is_on(GO_ON),
            },
            ..Turns::default()
        },
        drawing: |_| Drawing::ONE,
        ..TurnRules::COMMON
    },
    count: CountRules {
        weight: |tile, options| {
            let blank = tile.has(Pip::BLANK) && !tile.is_double();
            if blank && options.house.is_on(BLANKS_25) {
                25
            } else {
                (train::BOOK.count.weight)(tile, options)
            }
        },
        score: train::BOOK.count.score,
        ..CountRules::COMMON
    },
    goal: GoalRules {
        rounds: train::BOOK.goal.rounds,
        may_count_rounds: true,
        may_have_limit: |_| false,
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        low_leads: true,
        settle: train::BOOK.tally.settle,
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
