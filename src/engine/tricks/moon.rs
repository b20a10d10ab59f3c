//! *Moon*, forty-two for three: the highest bidder takes a tile from the middle and plays alone against the others.
//!
//! The rules follow Pagat "Moon", Kelley (dominorules), domino-play, gamerules, followme42 "Moon Rules" and eHow. Where they
//! differ or leave a gap, this game plays as follows:
//! - The six tiles that join a blank with another number are left out: 22 tiles, 7 each, and one in the middle, the widow.
//! - The first bidder is drawn by lot; then the next seat bids first, also after a hand in which all passed. A bid of 21 closes
//!   the bidding.
//! - The bidder puts a tile away before naming trumps; by `name-first`, names them before seeing the widow.
//! - A bid that is made scores the tricks taken (eHow), or 21 for shooting the moon. A bid that is set costs the bid; by
//!   `set-pays` (eHow) each of the others scores it instead. All sources let the others score their tricks.
//! - All seven tricks are played, also when the bid is decided.
//! - A bidder who makes the bid and has 21 points wins, whatever the others have; otherwise the highest total wins, and equal
//!   ones play another hand.
//! - With trumps of 0 the only trump is the double blank.
//! - Four play in pairs with all 28 tiles and no widow (Pagat's "Tidewater"): both partners' tricks count.
//! - domino-play lets a player who leads name either half of the tile as its suit. This is not offered.

use super::{
    BidRules, ContractRules, Counts, Doubles, PAIRS, PlayRules, TrickDeal, TrickGame, TrickRules,
    TrickScores,
};
use crate::rules::{
    Clash, Goal, GoalRules, HouseOffer, HouseRule, HouseRules, Preset, RuleBook, SeatRules, Seating,
};

/// The possible bids: a number of tricks, or 21 to shoot the moon.
pub const BIDS: [u16; 5] = [4, 5, 6, 7, SHOT];

/// The bid to shoot the moon: all seven tricks, for this many points.
pub const SHOT: u16 = 21;

/// Three players, each alone.
const ALONE: Seating = Seating::alone(3);

const FORCED_4: HouseRule = HouseRule::switch("forced-4");
const NAME_FIRST: HouseRule = HouseRule::switch("name-first");
const LEAD_TRUMP: HouseRule = HouseRule::switch("lead-trump");
const SET_PAYS: HouseRule = HouseRule::switch("set-pays");

/// The game.
pub const GAME: TrickGame = TrickGame {
    book: RuleBook {
        id: "moon",
        seats: SeatRules::of(&[ALONE, PAIRS]),
        house: HouseOffer {
            rules: &[FORCED_4, NAME_FIRST, LEAD_TRUMP, SET_PAYS],
            presets: &[Preset::new("moon", &[])],
            // Pairs have no widow.
            idle: |options| {
                if options.seating != ALONE && options.house.is_on(NAME_FIRST) {
                    Some(Clash::RuleOfSingles(NAME_FIRST))
                } else {
                    None
                }
            },
            ..HouseOffer::NONE
        },
        goal: GoalRules {
            usual: |_, _, _| Goal::Limit(21),
            ..GoalRules::COMMON
        },
        ..RuleBook::COMMON
    },
    rules,
};

/// Reads the rules of a match.
fn rules(seating: Seating, house: &HouseRules) -> TrickRules {
    let has_widow = seating == ALONE;
    TrickRules {
        seating,
        deal: TrickDeal {
            few_blanks: has_widow,
            lot_bids: true,
            widow: has_widow,
            name_first: house.is_on(NAME_FIRST),
        },
        bids: BidRules {
            forced: house.is_on(FORCED_4),
            plunge: false,
            splash: 0,
        },
        contracts: ContractRules {
            doubles_trumps: false,
            straight: false,
            nello: false,
            sevens: false,
            nello_doubles: Some(Doubles::Own),
            follow_me_doubles: Some(Doubles::High),
        },
        play: PlayRules {
            lead_trump: house.is_on(LEAD_TRUMP),
            play_out: true,
            claim: false,
        },
        scores: TrickScores {
            counts: Counts::Tricks,
            points_250: false,
            set_pays: house.is_on(SET_PAYS),
        },
    }
}
