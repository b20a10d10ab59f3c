//! The games of bids, trumps and tricks: *forty-two*, from Texas, and [*moon*](moon), its game for three. They have a small
//! engine of their own, separate from the one for games of laid tiles. What distinguishes the two is data: a [`TrickGame`], and
//! the [`TrickRules`] of a match.
//!
//! The rules of forty-two follow Pagat "Texas 42" (Roberson, *Winning 42*) and texas42.net. Where the sources differ or leave a
//! gap, this game plays as follows:
//! - The first dealer is drawn by lot; if all pass, the next seat deals, in the same round of the match.
//! - A hand stops after the trick that decides it, unless it is played out. Under `points-250` it always is.
//! - At tournaments (42-online, Harper, Timpson; not Hearne) the dealer must bid when the others have passed: any bid from 30
//!   on, but no pass. The preset `tournament` has these rules: neither nello nor plunge, splash or sevens; doubles may be
//!   trumps, and there may be no trumps.
//! - In nello the doubles are a suit of their own, or each is the highest of its number, or the lowest (`nello-doubles`; Open42
//!   and two open referees have all three); with no trumps they are the highest of their numbers, or a suit of their own
//!   (`follow-me-doubles`). Under `choice` the bidder chooses when naming trumps.
//! - A player who leads may claim the rest (Wikipedia calls it laying down) if the others cannot take a trick however they
//!   play: the player leads trumps from the highest down, each takes the lowest trump of the others until they have none, and
//!   then no tile beats the other tiles led. This is not possible in nello and sevens.
//! - A splash is a bid of exactly 3 marks, or by `splash=2` of 2, and of 3 over a standing 2; a plunge is one of 4, or of one
//!   more than a standing bid of 4 or more. The bidder needs at least 3 or 4 doubles. The partner then names trumps or no
//!   trumps, but neither nello nor sevens.
//! - In sevens, a player with several tiles equally near to 7 pips may play any of them. Tiles have no suit in sevens.
//! - A hand of nello that is played out goes on after its bidder took a trick. Under `points-250` a nello that is made gives
//!   the others no points, though they took all tricks.
//! - Under `points-250`, play goes on if totals at or past the limit are equal.

mod bid;
mod board;
mod hand_result;
mod illegal_trick_move;
pub mod moon;
mod order;
mod seen;
mod trick_round;
mod trumps;

pub use bid::{Bid, Way};
pub use board::{Phase, Trick, TrickBoard};
pub use hand_result::HandResult;
pub use illegal_trick_move::IllegalTrickMove;
pub use seen::SeenTricks;
pub use trick_round::{TrickEffect, TrickMove, TrickRound};
pub use trumps::{ALL_POINTS, Doubles, Suit, Trumps, points_of};

use crate::rules::{
    Clash, Goal, GoalRules, HouseOffer, HouseRule, HouseRules, LimitOf, Pip, Preset, RuleBook,
    Seat, SeatRules, Seating, Set, Tile, TileSet, Value,
};
use bid::HigherBids;

/// Two pairs.
pub const PAIRS: Seating = Seating::teams_of(2, 2);

/// The most seats a game of tricks has.
pub const PLAYERS: usize = 4;

/// How many tiles each player is dealt, and how many tricks there are.
pub const HAND: usize = 7;

/// A set of tiles of this game, which has only the double-six set.
pub type TrickTiles = TileSet<1>;

const FORCED_30: HouseRule = HouseRule::switch("forced-30");
const STRAIGHT: HouseRule = HouseRule::switch("straight");
const PLAY_OUT: HouseRule = HouseRule::switch("play-out");
const POINTS_250: HouseRule = HouseRule::switch("points-250");
const NELLO: HouseRule = HouseRule::switch("nello");
const PLUNGE: HouseRule = HouseRule::switch("plunge");
const SPLASH: HouseRule = HouseRule::choice("splash", &["off", "3", "2"]).with_keywords(&[
    ("off", "no-splash"),
    ("3", "three-marks"),
    ("2", "two-marks"),
]);
const SEVENS: HouseRule = HouseRule::switch("sevens");

const NELLO_DOUBLES: HouseRule =
    HouseRule::choice("nello-doubles", &["own", "high", "low", "choice"]).with_keywords(&[
        ("own", "doubles-own"),
        ("high", "doubles-high"),
        ("low", "doubles-low"),
        ("choice", "bidder-says"),
    ]);
const FOLLOW_ME_DOUBLES: HouseRule =
    HouseRule::choice("follow-me-doubles", &["high", "own", "choice"]).with_keywords(&[
        ("high", "doubles-high"),
        ("own", "doubles-own"),
        ("choice", "bidder-says"),
    ]);
const CLAIM: HouseRule = HouseRule {
    default: Value::Switch(true),
    ..HouseRule::switch("claim")
};

/// A game of tricks.
#[derive(Debug)]
pub struct TrickGame {
    /// The answers that every game gives. Those about laid tiles are not asked for.
    pub book: RuleBook,
    /// Reads the rules of a match.
    pub rules: fn(Seating, &HouseRules) -> TrickRules,
}

/// All games of tricks.
pub static ALL: [TrickGame; 2] = [GAME, moon::GAME];

/// Forty-two, which is played to 7 marks, or to 250 points if points are scored.
const GAME: TrickGame = TrickGame {
    book: RuleBook {
        id: "forty-two",
        seats: SeatRules::of(&[PAIRS]),
        house: HouseOffer {
            rules: &[
                FORCED_30,
                STRAIGHT,
                PLAY_OUT,
                POINTS_250,
                NELLO,
                PLUNGE,
                SPLASH,
                SEVENS,
                NELLO_DOUBLES,
                FOLLOW_ME_DOUBLES,
                CLAIM,
            ],
            presets: &[
                Preset::new("forty-two", &[]),
                Preset::new("tournament", &[("forced-30", "true")]),
            ],
            needs: &[(NELLO_DOUBLES, NELLO)],
            // Under `straight` there are always trumps.
            idle: |options| {
                let house = &options.house;
                if house.is_on(STRAIGHT) && !house.is_usual(FOLLOW_ME_DOUBLES) {
                    Some(Clash::NotTogether(STRAIGHT, FOLLOW_ME_DOUBLES))
                } else {
                    None
                }
            },
            ..HouseOffer::NONE
        },
        goal: GoalRules {
            usual: |_, _, house| Goal::Limit(if house.is_on(POINTS_250) { 250 } else { 7 }),
            limit_of: |house| {
                if house.is_on(POINTS_250) {
                    LimitOf::Points
                } else {
                    LimitOf::Marks
                }
            },
            ..GoalRules::COMMON
        },
        ..RuleBook::COMMON
    },
    rules: |_, house| TrickRules::of(house),
};

/// The way in which the points of a hand are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// One for each trick, and the points of the tiles: 42.
    Tiles,
    /// One for each trick: 7.
    Tricks,
}

impl Counts {
    /// Returns the points of all tricks of a hand.
    pub const fn all(self) -> u16 {
        match self {
            Self::Tiles => ALL_POINTS,
            Self::Tricks => 7,
        }
    }

    /// Returns the points of a tile in a trick.
    pub const fn points_of(self, tile: Tile) -> u8 {
        match self {
            Self::Tiles => points_of(tile),
            Self::Tricks => 0,
        }
    }
}

/// The house rules in a form that is quick to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickRules {
    /// How many play, and in which teams.
    pub seating: Seating,
    /// What is dealt, and how the hand begins.
    pub deal: TrickDeal,
    /// What can be bid.
    pub bids: BidRules,
    /// What can be named.
    pub contracts: ContractRules,
    /// How tricks are played.
    pub play: PlayRules,
    /// What a hand scores.
    pub scores: TrickScores,
}

/// What is dealt, and how the hand begins.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a house rule of its own"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickDeal {
    /// The tiles that join a blank with another number are left out.
    pub few_blanks: bool,
    /// The lot decides who bids first, and not who deals.
    pub lot_bids: bool,
    /// The highest bidder takes a tile from the middle, the widow, and puts one away.
    pub widow: bool,
    /// Trumps are named before the widow is taken.
    pub name_first: bool,
}

/// What can be bid, besides a number of points or tricks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BidRules {
    /// If all others pass, the last must bid.
    pub forced: bool,
    /// A player with 4 doubles may bid 4 marks and let the partner name trumps.
    pub plunge: bool,
    /// The number of marks that a player with 3 doubles may bid as a splash, letting the partner name trumps; 0 if nobody may.
    pub splash: u16,
}

/// What can be named.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a house rule of its own"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContractRules {
    /// The doubles can be trumps.
    pub doubles_trumps: bool,
    /// Trumps must be a suit.
    pub straight: bool,
    /// The bidder may play to lose every trick.
    pub nello: bool,
    /// The bidder may name sevens, where all play the tile nearest to 7 pips.
    pub sevens: bool,
    /// How doubles count in nello; `None` if the bidder chooses.
    pub nello_doubles: Option<Doubles>,
    /// How doubles count without trumps; `None` if the bidder chooses.
    pub follow_me_doubles: Option<Doubles>,
}

/// How tricks are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayRules {
    /// The first tile led is a trump, if the bidder holds one.
    pub lead_trump: bool,
    /// All tricks are played even if the hand is decided.
    pub play_out: bool,
    /// The seat that leads may claim the rest.
    pub claim: bool,
}

/// What a hand scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickScores {
    /// The bids and the points of a hand.
    pub counts: Counts,
    /// Points are scored instead of marks.
    pub points_250: bool,
    /// The others score the bid if it is set; otherwise the bidder loses it. Only where tricks are counted.
    pub set_pays: bool,
}

/// Returns how doubles count by this rule; `None` if the bidder chooses.
fn doubles(house: &HouseRules, rule: HouseRule) -> Option<Doubles> {
    Doubles::ALL.into_iter().find(|doubles| {
        let knows = rule.domain.read(Some(doubles.word())).is_some();
        knows && house.is(rule, doubles.word())
    })
}

impl TrickRules {
    /// Reads the house rules of a match of forty-two.
    #[must_use]
    pub fn of(house: &HouseRules) -> Self {
        let points_250 = house.is_on(POINTS_250);
        Self {
            seating: PAIRS,
            deal: TrickDeal {
                few_blanks: false,
                lot_bids: false,
                widow: false,
                name_first: false,
            },
            bids: BidRules {
                forced: house.is_on(FORCED_30),
                plunge: house.is_on(PLUNGE),
                splash: if house.is(SPLASH, "3") {
                    3
                } else if house.is(SPLASH, "2") {
                    2
                } else {
                    0
                },
            },
            contracts: ContractRules {
                doubles_trumps: true,
                straight: house.is_on(STRAIGHT),
                nello: house.is_on(NELLO),
                sevens: house.is_on(SEVENS),
                nello_doubles: doubles(house, NELLO_DOUBLES),
                follow_me_doubles: doubles(house, FOLLOW_ME_DOUBLES),
            },
            play: PlayRules {
                lead_trump: false,
                play_out: house.is_on(PLAY_OUT) || points_250,
                claim: house.is_on(CLAIM),
            },
            scores: TrickScores {
                counts: Counts::Tiles,
                points_250,
                set_pays: false,
            },
        }
    }

    /// Returns the tiles that are dealt.
    pub fn tiles(&self) -> TrickTiles {
        let mut tiles = TrickTiles::all(Set::Double6);
        if self.deal.few_blanks {
            let blank = Pip::new(0);
            for number in 1..=6 {
                tiles.remove(Tile::new(Pip::new(number), blank));
            }
        }
        tiles
    }

    /// Returns how doubles count with these trumps, if the rules say so.
    pub(crate) fn agreed_doubles(&self, trumps: Trumps) -> Option<Doubles> {
        if trumps.is_nello() {
            self.contracts.nello_doubles
        } else {
            self.contracts.follow_me_doubles
        }
    }

    /// Returns whether doubles may count as with these trumps.
    pub fn agrees(&self, trumps: Trumps) -> bool {
        let agreed = self.agreed_doubles(trumps);
        agreed.is_none() || trumps.doubles() == agreed
    }

    /// Returns how many players there are.
    #[inline]
    pub fn players(&self) -> usize {
        self.seating.seats()
    }

    /// Returns the seat to the left.
    #[inline]
    pub fn after(&self, seat: Seat) -> Seat {
        self.seating.next(seat)
    }

    /// Returns the seat to the right.
    pub fn before(&self, seat: Seat) -> Seat {
        self.seating
            .all()
            .from(seat)
            .last()
            .expect("somebody plays")
    }

    /// Returns the plain bids higher than the standing one, the lowest first.
    pub fn bids_above(&self, standing: Option<Bid>) -> impl Iterator<Item = Bid> + Clone + use<> {
        self.higher_bids(standing).iter()
    }

    #[inline]
    fn higher_bids(&self, standing: Option<Bid>) -> HigherBids {
        match self.scores.counts {
            Counts::Tiles => HigherBids::of_points(standing),
            Counts::Tricks => HigherBids::of_tricks(standing),
        }
    }

    /// Returns the lowest bid of all.
    pub fn least_bid(&self) -> Bid {
        self.bids_above(None).next().expect("something can be bid")
    }

    /// Returns whether no bid can be higher than this one.
    pub(crate) fn is_highest(&self, bid: Bid) -> bool {
        self.scores.counts == Counts::Tricks && bid.points == moon::SHOT
    }

    /// Returns how many points of the hand a bid undertakes to win.
    pub fn needs(&self, bid: Bid) -> u16 {
        bid.points.min(self.scores.counts.all())
    }
}
