//! Kozel, *козёл*, the goat: the courtyard game from the Baltic to Central Asia, where points are bad.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - Each hand counts by itself, in pairs, too: a lone 6-6 counts 50, and the partner's hand is added.
//! - A fish is decided by the points of the hands, so a lone 0-0 counts 25 and is not the lowest. The player who blocked opens
//!   the next round, whoever won it.
//! - The winner of a fish is the lowest hand of the lowest side; with equal hands, the first from the opener on. If sides are
//!   tied for the lowest, nobody has won, and the other sides still get their points.
//! - Eggs go to the side that gets most points for the next round, or to each of several that get equally many. They are added
//!   before the account is checked, so a hand of less than 13 can open it together with eggs. If the account still stays
//!   closed, the eggs are lost together with that hand.
//! - Under `hang`, points too few to open the account, including eggs, are kept and added to that side's next loss, whether or
//!   not that opens the account.
//! - Eggs of several rounds in a row add up, also with those of the next tied fish.
//! - Under `two-doubles`, the second double is another tile of the same turn; the player need not lay it.
//! - The sea goat, too, counts 25 for a lone 0-0 and 50 for a lone 6-6. Only the first points of a side must be 25 or more.
//! - A side that reaches the limit is the goat. If several reach it at once, all of them are, and the lowest total still wins.

use super::TWO_TO_FOUR_OR_PAIRS;
use crate::rules::{
    Clash, CountRules, DealRules, Drawing, End, Goal, GoalRules, HouseOffer, HouseRule, MayAdd,
    Opening, OpeningRules, Pip, Preset, RuleBook, Scored, SeatRules, TallyRules, Tile, TooMany,
    TurnRules, Turns,
};

const EGGS: HouseRule = HouseRule::switch("eggs");
/// The highest value is 50, so that a lone 6-6 opens any account. With a higher one, a match could last thousands of rounds.
const ACCOUNT: HouseRule = HouseRule::points("account", 50).usually(13);
const HANG: HouseRule = HouseRule::switch("hang");
const TWO_DOUBLES: HouseRule = HouseRule::switch("two-doubles");

const DOUBLE_BLANK: Tile = Tile::double(Pip::BLANK);
const DOUBLE_SIX: Tile = Tile::double(Pip::new(6));

/// Kozel, and *морской козёл*, the sea goat, as described in a Russian collection of courtyard games.
const PRESETS: [Preset; 2] = [
    Preset::new("kozel", &[]),
    Preset::new(
        "sea-goat",
        &[("eggs", "true"), ("account", "25"), ("hang", "true")],
    )
    .limited_to(125),
];

/// Kozel, for 2 to 4 players alone or two pairs. The order of play runs clockwise.
///
/// House rules: `eggs` (after a fish in which all sides are tied, the loser of the next round also gets the tied number of
/// points), `account` (how many points open it; with 0, any number does), `hang` (points too few to open it are kept for the
/// next loss), and `two-doubles` (a player who holds the doubles of both ends may lay both in one turn; in "learn-myself" and
/// "hobbygaiety").
pub(super) const BOOK: RuleBook = RuleBook {
    id: "kozel",
    seats: SeatRules::of(&TWO_TO_FOUR_OR_PAIRS),
    house: HouseOffer {
        rules: &[EGGS, ACCOUNT, HANG, TWO_DOUBLES],
        presets: &PRESETS,
        idle: |options| {
            if options.house.is_on(HANG) && options.house.points(ACCOUNT) == 0 {
                Some(Clash::NotTogether(HANG, ACCOUNT))
            } else {
                None
            }
        },
        ..HouseOffer::NONE
    },
    deal: DealRules {
        deals_again: Some(TooMany {
            doubles: 5,
            alike: 6,
        }),
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        // The seat that laid the last tile of the round before opens, which also went out if any seat did.
        opener: |match_history, _| Opening::by(match_history.last, Opening::LowestDoubleOrTile),
        ..OpeningRules::COMMON
    },
    turn: TurnRules {
        contents: |options| Turns {
            may_add: if options.house.is_on(TWO_DOUBLES) {
                Some(MayAdd::DoublesBehindDoubles)
            } else {
                None
            },
            ..Turns::default()
        },
        drawing: |_| Drawing::UNTIL,
        ..TurnRules::COMMON
    },
    count: CountRules {
        lone: |tile, _| match tile {
            DOUBLE_BLANK => Some(25),
            DOUBLE_SIX => Some(50),
            _ => None,
        },
        // Every side but the winner's gets the points of its own hands; after a fish, every side
        // but the lowest.
        score: |ended, options| {
            let seating = options.seating;
            let mut points = ended.team_weights(seating);
            let lowest = points[..seating.teams()].iter().min().copied();
            for team in seating.each_team() {
                let spared = match ended.out() {
                    Some(seat) => team == seating.team(seat),
                    None => Some(points[team.index()]) == lowest,
                };
                if spared {
                    points[team.index()] = 0;
                }
            }
            Scored {
                points,
                winner: ended.out_or_lightest(seating),
            }
        },
        ..CountRules::COMMON
    },
    goal: GoalRules {
        usual: |_, _, _| Goal::Limit(101),
        other_limits: &[125],
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        low_leads: true,
        loses_at_limit: true,
        opens_account: |options| options.house.points(ACCOUNT),
        too_little_waits: |options| options.house.is_on(HANG),
        left_waiting: |ended, options| {
            let of_all = ended.team_weights(options.seating);
            let weights = &of_all[..options.seating.teams()];
            let tied = weights.iter().all(|weight| *weight == weights[0]);
            if ended.end == End::Blocked && tied && options.house.is_on(EGGS) {
                Some(weights[0])
            } else {
                None
            }
        },
        settle: |tally, _, options| tally.lowest_wins(options),
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
