//! Mexican Train: a train for each player and a common one, and doubles that must be covered.
//!
//! Where the sources for the rules leave a gap, this is how it is played:
//! - The seat that begins the first round is drawn by lot; each later round is begun by the next seat.
//! - After an open double, a double that cannot be covered any more does not end the turn: the open one must still be
//!   covered.
//! - With `free-double`, a double that cannot be covered ends the turn, like any other tile.
//! - With `chain`, a turn ends by itself when no tile can be added to the chain; before that its player may end it after any
//!   tile but a double. A double may only be laid if the hand has a tile to follow, or none at all. A player who goes out in
//!   the first circle has won the round, the first of several, when all have had their turn.
//! - With `chain`, a player who cannot begin a chain draws one tile and marks their train, which was their first turn.

use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::opening::{Lead, Opening};
use crate::rules::options::{Goal, Options};
use crate::rules::placement::OpenEnd;
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::{Seating, Team};
use crate::rules::shape::Shape;
use crate::rules::tally::{MatchUpdate, Tally};
use crate::rules::tile::{Pip, Set, Tile};
use crate::rules::turns::{DoubleAsks, Turns};

/// Mexican Train, for 2 to 10 players alone. Points are bad, and the order of play runs clockwise.
///
/// House rules: `double-blank` (what it counts in hand), `own-first` (only a player whose own train has begun may begin the
/// common one), `chain` (first turns are chains) and `free-double` (after a double one more tile, and no one needs to cover
/// it).
#[derive(Debug)]
pub(super) struct Train;

pub(super) const DOUBLE_BLANK: HouseRule = HouseRule::choice("double-blank", &["50", "25", "0"]);
const OWN_FIRST: HouseRule = HouseRule::switch("own-first");
const CHAIN: HouseRule = HouseRule::switch("chain");
const FREE_DOUBLE: HouseRule = HouseRule::switch("free-double");

/// How many tiles are dealt of a set: each pair is the most players, and the tiles for each.
const DEALS: [(Set, &[(usize, usize)]); 3] = [
    (Set::Double9, &[(4, 9), (7, 7), (8, 6)]),
    (Set::Double12, &[(4, 15), (6, 12), (8, 10), (10, 8)]),
    (Set::Double15, &[(6, 15), (8, 13), (10, 11)]),
];

/// Returns the double in the centre: the set's highest in the first round, one lower each round.
pub(super) fn centre(match_history: MatchHistory, options: &Options) -> Option<Tile> {
    let rounds = u8::try_from(match_history.rounds).ok()?;
    let half = options.set.top().get().checked_sub(rounds)?;
    Some(Tile::double(Pip::new(half)))
}

/// Returns the number of rounds: as many as the set has doubles.
pub(super) fn rounds(set: Set) -> u32 {
    u32::from(set.top().get()) + 1
}

/// Returns who begins: by lot, then the next seat.
pub(super) fn opening(match_history: MatchHistory, options: &Options) -> Opening {
    match match_history.next_opener(options.seating) {
        None => Opening::Lot(Lead::Any),
        Some(seat) => Opening::Seat(seat, Lead::Any),
    }
}

/// Each side writes what it still holds.
pub(super) fn score(ended: &RoundResult, options: &Options) -> Scored {
    Scored {
        points: ended.team_weights(options.seating),
        winner: ended.out(),
    }
}

/// When all rounds have been played, the lowest total wins; equal totals share the win.
pub(super) fn settle(tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
    tally.add(&scored.points);
    let lowest = tally.totals().iter().copied().min().unwrap_or_default();
    let over = options
        .goal
        .rounds()
        .is_some_and(|rounds| tally.rounds >= rounds);
    let won = |team: &Team| over && tally.total(*team) == lowest;
    MatchUpdate {
        winners: options.seating.each_team().filter(won).collect(),
        ..MatchUpdate::default()
    }
}

/// Returns what a tile counts; the house rules decide about the double blank.
pub(super) fn weight(tile: Tile, house: &HouseRules) -> u8 {
    match tile.pips() {
        0 if house.is(DOUBLE_BLANK, "50") => 50,
        0 if house.is(DOUBLE_BLANK, "25") => 25,
        pips => pips,
    }
}

impl RuleBook for Train {
    fn id(&self) -> &'static str {
        "train"
    }

    fn seatings(&self) -> &'static [Seating] {
        Seating::alone_up_to(10)
    }

    fn sets(&self, seating: Seating) -> &'static [Set] {
        match seating.seats() {
            ..=8 => &[Set::Double12, Set::Double9, Set::Double15],
            _ => &[Set::Double15, Set::Double12],
        }
    }

    fn deal(&self, seating: Seating, set: Set, _house: &HouseRules) -> Option<Deal> {
        let (_, table) = DEALS.into_iter().find(|(known, _)| *known == set)?;
        let fits = |(seats, _): &&(usize, usize)| seating.seats() <= *seats;
        table
            .iter()
            .find(fits)
            .map(|(_, hand)| Deal::exactly(*hand))
    }

    fn goal(&self, seating: Seating, _house: &HouseRules) -> Goal {
        Goal::Rounds(rounds(self.sets(seating)[0]))
    }

    fn rounds(&self, set: Set) -> Option<u32> {
        Some(rounds(set))
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
        const RULES: [HouseRule; 4] = [DOUBLE_BLANK, OWN_FIRST, CHAIN, FREE_DOUBLE];
        &RULES
    }

    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        opening(match_history, options)
    }

    fn centre(&self, match_history: MatchHistory, options: &Options) -> Option<Tile> {
        centre(match_history, options)
    }

    fn shape(&self, options: &Options) -> Shape {
        Shape::Trains {
            seats: u8::try_from(options.seating.seats()).expect("ten seats at most"),
            own_first: options.house.is_on(OWN_FIRST),
        }
    }

    fn turns(&self, options: &Options) -> Turns {
        Turns {
            double_asks: if options.house.is_on(FREE_DOUBLE) {
                DoubleAsks::OneMore
            } else {
                DoubleAsks::Cover
            },
            chain: options.house.is_on(CHAIN),
        }
    }

    /// The centre is covered by the first tile of each train, so it need not be covered as a double.
    fn begins(&self, tile: Tile, _options: &Options) -> [OpenEnd; 2] {
        [OpenEnd::half(tile.high()), OpenEnd::half(tile.low())]
    }

    fn shows_doubles(&self, _options: &Options) -> bool {
        true
    }

    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing::ONE
    }

    fn weight(&self, tile: Tile, options: &Options) -> u8 {
        weight(tile, &options.house)
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        score(ended, options)
    }

    fn settle(&self, tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
        settle(tally, scored, options)
    }
}
