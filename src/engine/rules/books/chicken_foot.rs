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

use super::train;
use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::dealt::CentreOfHand;
use crate::rules::drawing::Drawing;
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::opening::Opening;
use crate::rules::options::{Goal, Options};
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::shape::Shape;
use crate::rules::tally::{MatchUpdate, Tally};
use crate::rules::tile::{Pip, Set, Tile};
use crate::rules::turns::{DoubleAsks, Turns};

/// Chicken-foot, for 2 to 10 players alone. Points are bad, and the order of play runs clockwise.
///
/// House rules: `double-blank` (what it counts in hand), `blanks-25` (each other tile with a blank counts 25), `centre-toes` (how
/// many tiles must be laid on the centre first), `centre` (whether it lies there from the beginning, or its holder lays it) and
/// `go-on` (a player who lays a double also lays its first toe).
#[derive(Debug)]
pub(super) struct ChickenFoot;

const BLANKS_25: HouseRule = HouseRule::switch("blanks-25");
const CENTRE_TOES: HouseRule = HouseRule::choice("centre-toes", &["4", "6"]);
const CENTRE: HouseRule = HouseRule::choice("centre", &["aside", "hand"]);
const GO_ON: HouseRule = HouseRule::switch("go-on");

/// How many toes a foot has.
const TOES: u8 = 3;

impl RuleBook for ChickenFoot {
    fn id(&self) -> &'static str {
        "chicken-foot"
    }

    fn seatings(&self) -> &'static [Seating] {
        Seating::alone_up_to(10)
    }

    fn sets(&self, seating: Seating) -> &'static [Set] {
        match seating.seats() {
            ..=8 => &[Set::Double9, Set::Double12, Set::Double15],
            _ => &[Set::Double15],
        }
    }

    fn deal(&self, seating: Seating, set: Set, _house: &HouseRules) -> Option<Deal> {
        let usual = match set {
            Set::Double15 => 9,
            Set::Double9 if seating.seats() > 6 => 6,
            _ => 7,
        };
        Some(train::deal_or_asked(usual, 5..=15, set, seating))
    }

    fn goal(&self, seating: Seating, _house: &HouseRules) -> Goal {
        Goal::Rounds(train::rounds(self.sets(seating)[0]))
    }

    fn rounds(&self, set: Set) -> Option<u32> {
        Some(train::rounds(set))
    }

    fn may_count_rounds(&self) -> bool {
        true
    }

    fn may_have_limit(&self) -> bool {
        false
    }

    fn low_leads(&self) -> bool {
        true
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[train::DOUBLE_BLANK, BLANKS_25, CENTRE_TOES, CENTRE, GO_ON]
    }

    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        train::opening(match_history, options)
    }

    fn centre(&self, match_history: MatchHistory, options: &Options) -> Option<Tile> {
        train::centre(match_history, options).filter(|_| options.house.is(CENTRE, "aside"))
    }

    fn centre_of_hand(
        &self,
        match_history: MatchHistory,
        options: &Options,
    ) -> Option<CentreOfHand> {
        train::centre_of_hand(match_history, options, true)
            .filter(|_| options.house.is(CENTRE, "hand"))
    }

    fn shape(&self, options: &Options) -> Shape {
        let centre = if options.house.is(CENTRE_TOES, "6") {
            6
        } else {
            4
        };
        Shape::Feet { centre }
    }

    fn turns(&self, options: &Options) -> Turns {
        Turns {
            double_asks: DoubleAsks::Toes {
                toes: TOES,
                first_in_turn: options.house.is_on(GO_ON),
            },
            ..Turns::PLAIN
        }
    }

    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing::ONE
    }

    fn weight(&self, tile: Tile, options: &Options) -> u8 {
        let blank = tile.has(Pip::BLANK) && !tile.is_double();
        if blank && options.house.is_on(BLANKS_25) {
            25
        } else {
            train::weight(tile, &options.house)
        }
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        train::score(ended, options)
    }

    fn settle(&self, tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
        train::settle(tally, scored, options)
    }
}
