//! Mexican Train: a train for each player and a common one, and doubles that must be covered.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The seat that begins is drawn by lot for the first round; in each later round the next seat begins.
//! - If a double is open, laying another double that nothing can follow does not end the turn: the open one must still be
//!   covered.
//! - Under `free-double` a double that nothing can follow ends the turn, like any other tile.
//! - Under `cover=layer` the player may still lay more doubles before covering the oldest. A cover ends the turn, and with it
//!   whatever the other doubles ask for. The rule contradicts `free-double`, so the two are refused together.
//! - The clubs' deals: Galt's for five to eight players are those of the common American leaflet; Good Sam's deal is described
//!   by the clubs of Idaho and of Texas; both are for eight players at most. Tanglewood deals 11 to any number.
//! - Players may ask for hands of 5 to 16 tiles, if the set has enough of them besides the engine.
//! - Under `engine=hand` and `engine=highest` each round is begun by the holder of the engine. If nobody holds one, the seats draw
//!   for it in turn, and the seat that would begin under `engine=aside` is the first to draw.
//! - Under `engine=highest` the double drawn may be any that has not been an engine yet.
//! - Under `last-tile=tap` and `tap-turn` only a turn in which a tile was laid must be announced; in a chain, with a tile. A
//!   player who forgets it draws two tiles at once, or as many as the boneyard has; computer players never forget. The turn that
//!   `tap-turn` takes away does not count towards a blocked round, and marks no train.
//! - Under `chain` a turn ends by itself when nothing can be added to the chain; before that the player may end it after any
//!   tile but a double. A double may only be laid in it if the hand has a tile that can follow, or is empty then. A player who
//!   goes out in the first circle wins the round once all have had their turn; if several go out, the first one does.
//! - Under `chain` a seat that cannot begin its chain draws one tile, marks its train, and has had its first turn.

use super::classico::by_lot_then_next;
use crate::rules::{
    CentreOfHand, Clash, CountRules, Deal, DealRules, DoubleAsks, Drawing, Fine, FitRules,
    GoalRules, HouseOffer, HouseRule, MatchHistory, OpeningRules, Options, Pip, Preset, RuleBook,
    Scored, SeatRules, Seating, Set, Shape, TallyRules, Tile, TileSet, TurnRules, Turns,
};
use std::ops::RangeInclusive;

pub(super) const DOUBLE_BLANK: HouseRule = HouseRule::choice("double-blank", &["50", "25", "0"])
    .with_keywords(&[
        ("50", "fifty-points"),
        ("25", "twenty-five-points"),
        ("0", "no-points"),
    ])
    .with_name_keyword("double-blank-points");
const OWN_FIRST: HouseRule = HouseRule::switch("own-first");
const CHAIN: HouseRule = HouseRule::switch("chain");
const FREE_DOUBLE: HouseRule = HouseRule::switch("free-double");
const COVER: HouseRule = HouseRule::choice("cover", &["all", "layer"])
    .with_keywords(&[("all", "cover-all"), ("layer", "cover-layer")]);
const ENGINE: HouseRule =
    HouseRule::choice("engine", &["aside", "hand", "highest"]).with_keywords(&[
        ("aside", "lies-there"),
        ("hand", "from-hand"),
        ("highest", "highest-held"),
    ]);
const LAST_TILE: HouseRule = HouseRule::choice("last-tile", &["said", "tap", "tap-turn"]);
const HANDS: HouseRule = HouseRule::choice(
    "hands",
    &["table", "galt", "goodsam", "texas", "tanglewood"],
)
.with_keywords(&[("table", "usual-hands")]);

const PRESETS: [Preset; 3] = [
    Preset::new("train", &[]),
    // The deal of Good Sam clubs in Idaho.
    Preset::new("goodsam", &[("hands", "goodsam"), ("engine", "hand")]),
    // The club of Tanglewood, with the double 15 set.
    Preset::new(
        "tanglewood",
        &[
            ("hands", "tanglewood"),
            ("own-first", "true"),
            ("engine", "highest"),
        ],
    ),
];

/// How many tiles are dealt from each set, the usual set first: pairs of a number of players and the hand size up to that
/// number.
type Deals = &'static [(Set, &'static [(usize, usize)])];

/// The usual deal.
const DEALS: Deals = &[
    (Set::Double9, &[(4, 9), (7, 7), (8, 6)]),
    (Set::Double12, &[(4, 15), (6, 12), (8, 10), (10, 8)]),
    (Set::Double15, &[(6, 15), (8, 13), (10, 11)]),
];

/// The deals of clubs, by the clubs' names.
const CLUBS: [(&str, Deals); 4] = [
    (
        "galt",
        &[(
            Set::Double12,
            &[(3, 16), (4, 15), (5, 14), (6, 12), (7, 10), (8, 9)],
        )],
    ),
    (
        "goodsam",
        &[(
            Set::Double12,
            &[
                (2, 16),
                (3, 15),
                (4, 14),
                (5, 13),
                (6, 12),
                (7, 11),
                (8, 10),
            ],
        )],
    ),
    (
        "texas",
        &[
            (Set::Double9, &[(2, 12), (3, 11), (4, 10)]),
            (Set::Double12, &[(4, 0), (5, 12), (6, 11), (7, 10), (8, 9)]),
        ],
    ),
    ("tanglewood", &[(Set::Double15, &[(10, 11)])]),
];

/// The hand sizes that players may ask for.
const HANDS_TO_ASK_FOR: RangeInclusive<usize> = 5..=16;

/// Returns the hand sizes allowed: `usual` by default, and those in `asked` as far as the set can deal them besides a centre.
pub(super) fn deal_or_asked(
    usual: usize,
    asked: RangeInclusive<usize>,
    set: Set,
    seating: Seating,
) -> Deal {
    let most = (set.len() - 1) / seating.seats();
    Deal {
        usual,
        allowed: *asked.start()..=most.min(*asked.end()),
    }
}

/// Returns the double in the centre: the set's highest in the first round, one lower in each later round.
pub(super) fn centre(match_history: MatchHistory, options: &Options) -> Option<Tile> {
    let rounds = u8::try_from(match_history.rounds).ok()?;
    let half = options.set.top().get().checked_sub(rounds)?;
    Some(Tile::double(Pip::new(half)))
}

/// Returns the double that the round needs in the centre, to be put there from a hand.
pub(super) fn centre_of_hand(
    match_history: MatchHistory,
    options: &Options,
    is_a_turn: bool,
) -> Option<CentreOfHand> {
    let any_of = TileSet::only(centre(match_history, options)?);
    Some(CentreOfHand { any_of, is_a_turn })
}

/// Mexican Train, for 2 to 10 players alone. Points are bad, and the order of play runs clockwise.
///
/// House rules: `hands` (which club's deal sets the number of tiles), `double-blank` (what it counts in hand), `own-first`
/// (only a player who has begun their own train may begin the common train), `engine` (whether the engine lies there from the
/// beginning, or comes from the hand that holds it: one double lower each round, or the highest one held that has not been one
/// yet), `last-tile` (whether a player must announce that the turn leaves one tile, and what a player who forgets it pays),
/// `chain` (each player's first turn is a chain), `free-double` (a player who lays a double lays one more tile, and nobody need
/// cover the double) and `cover` (whether all must cover an open double, or only the player who laid it).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "train",
    seats: SeatRules::of(Seating::alone_up_to(10)),
    house: HouseOffer {
        contradictions: &[(FREE_DOUBLE, COVER)],
        clash: |seating, house| {
            let tables = house.is(HANDS, "table") || house.is(HANDS, "tanglewood");
            (!tables && seating.seats() > 8).then_some(Clash::SeatsAtMost(8))
        },
        rules: &[
            DOUBLE_BLANK,
            OWN_FIRST,
            CHAIN,
            FREE_DOUBLE,
            COVER,
            HANDS,
            ENGINE,
            LAST_TILE,
        ],
        presets: &PRESETS,
        ..HouseOffer::NONE
    },
    deal: DealRules {
        sets: |seating| match seating.seats() {
            ..=8 => &[Set::Double12, Set::Double9, Set::Double15],
            _ => &[Set::Double15, Set::Double12],
        },
        hands: |seating, set, house| {
            let deals = match CLUBS.iter().find(|(club, _)| house.is(HANDS, club)) {
                Some((_, deals)) => *deals,
                None => DEALS,
            };
            let (_, hands) = deals.iter().find(|(known, _)| *known == set)?;
            let (_, usual) = hands.iter().find(|(seats, _)| seating.seats() <= *seats)?;
            if *usual == 0 {
                return None;
            }
            Some(deal_or_asked(*usual, HANDS_TO_ASK_FOR, set, seating))
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: by_lot_then_next,
        centre: |match_history, options| {
            centre(match_history, options).filter(|_| options.house.is(ENGINE, "aside"))
        },
        centre_of_hand: |match_history, options| {
            if options.house.is(ENGINE, "highest") {
                let doubles = options.set.tiles().filter(|tile| tile.is_double());
                let any_of = doubles.filter(|&double| !match_history.centres.contains(double));
                return Some(CentreOfHand {
                    any_of: any_of.collect(),
                    is_a_turn: false,
                });
            }
            centre_of_hand(match_history, options, false)
                .filter(|_| options.house.is(ENGINE, "hand"))
        },
        ..OpeningRules::COMMON
    },
    fit: FitRules {
        shape: |options| Shape::Trains {
            seats: u8::try_from(options.seating.seats()).expect("ten seats at most"),
            own_first: options.house.is_on(OWN_FIRST),
        },
        // The centre is covered by the first tile of each train, so it need not be covered as a double.
        begins: FitRules::COMMON.begins,
        ..FitRules::SHOWING_DOUBLES
    },
    turn: TurnRules {
        contents: |options| Turns {
            double_asks: if options.house.is_on(FREE_DOUBLE) {
                DoubleAsks::OneMore
            } else if options.house.is(COVER, "layer") {
                DoubleAsks::CoverInTurn
            } else {
                DoubleAsks::Cover
            },
            chain: options.house.is_on(CHAIN),
            fine: if options.house.is(LAST_TILE, "said") {
                None
            } else {
                Some(Fine {
                    tiles: 2,
                    loses_turn: options.house.is(LAST_TILE, "tap-turn"),
                })
            },
            ..Turns::default()
        },
        drawing: |_| Drawing::ONE,
        ..TurnRules::COMMON
    },
    count: CountRules {
        weight: |tile, options| match tile.pips() {
            0 if options.house.is(DOUBLE_BLANK, "50") => 50,
            0 if options.house.is(DOUBLE_BLANK, "25") => 25,
            pips => pips,
        },
        score: |ended, options| Scored {
            points: ended.team_weights(options.seating),
            winner: ended.out(),
        },
        ..CountRules::COMMON
    },
    goal: GoalRules {
        // As many as the set has doubles.
        rounds: |set| Some(u32::from(set.top().get()) + 1),
        may_count_rounds: true,
        may_have_limit: |_| false,
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        low_leads: true,
        // The lowest total wins when all rounds have been played; equal totals share the win.
        settle: |tally, _, options| tally.lowest_wins(options),
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
