//! The options of a match that the rules allow: seatings, sets, hands and house rules.

use serpente_engine::rules::Goal;
use std::ops::RangeInclusive;

/// Returns the seatings of a game: teams and members.
pub(super) fn seatings(game: &str) -> Vec<(usize, usize)> {
    let alone = |players: RangeInclusive<usize>| players.map(|players| (players, 1));
    match game {
        "salotto" => {
            let teams = [
                (2, 2),
                (2, 3),
                (2, 4),
                (2, 5),
                (3, 2),
                (3, 3),
                (4, 2),
                (5, 2),
            ];
            alone(2..=10).chain(teams).collect()
        }
        "classic" | "portugues" | "block" | "draw" | "fives" | "threes-fives" | "kozel"
        | "cross" | "latino" | "all-threes" => alone(2..=4).chain([(2, 2)]).collect(),
        "garrafina" | "sebastopol" => alone(3..=4).collect(),
        "matador" | "train" | "chicken-foot" => alone(2..=10).collect(),
        "cyprus" | "tiddly-wink" => alone(4..=10).collect(),
        "classico" => alone(2..=6).collect(),
        "coppie" | "aquamarine" | "cubano" | "brasileiro" | "pontinho" | "forty-two" => {
            vec![(2, 2)]
        }
        "gaple" => vec![(4, 1), (2, 2)],
        "moon" => vec![(3, 1), (2, 2)],
        "jolly" | "bergen" => alone(2..=4).collect(),
        "bax" => alone(2..=8).collect(),
        other => unreachable!("no game {other}"),
    }
}

/// Returns the sets for this many seats, by the highest half, the default first.
pub(super) fn sets(game: &str, seats: usize) -> Vec<u8> {
    match game {
        "salotto" => {
            let usual = match seats {
                2..=4 => 6,
                5..=7 => 9,
                _ => 12,
            };
            let mut all = vec![6, 9, 12, 15, 18];
            all.retain(|&top| top != usual);
            all.insert(0, usual);
            all
        }
        "matador" if seats > 4 => vec![9, 12],
        "matador" => vec![6, 9, 12],
        "cyprus" => vec![9, 12],
        "chicken-foot" if seats > 8 => vec![15],
        "chicken-foot" => vec![9, 12, 15],
        "train" if seats > 8 => vec![15, 12],
        "train" => vec![12, 9, 15],
        "classico" | "coppie" | "jolly" | "block" | "draw" | "cross" | "fives" => vec![6, 9],
        "tiddly-wink" if seats > 9 => vec![9, 12],
        "tiddly-wink" if seats > 6 => vec![6, 9, 12],
        "tiddly-wink" => vec![6, 12],
        "bax" => Vec::new(),
        "cubano" => vec![9, 6],
        _ => vec![6],
    }
}

/// Returns how many tiles are dealt to each seat: by default, at least and at most.
#[expect(clippy::match_same_arms, reason = "a line for each game")]
pub(super) fn hands(
    game: &str,
    (seats, pairs): (usize, bool),
    top: u8,
    deal: &str,
) -> (usize, RangeInclusive<usize>) {
    let tiles = (usize::from(top) + 1) * (usize::from(top) + 2) / 2;
    let any = 1..=tiles / seats;
    let usual = match (game, seats, top) {
        // All tiles are dealt, so there is no boneyard.
        ("salotto", 4, 6) => return (7, 7..=7),
        ("salotto", 2..=4, _) | ("matador", 2, _) | ("matador", _, 6) => return (7, any),
        ("salotto", 5..=7, _) | ("matador", 3, _) => return (6, any),
        ("salotto", _, _) | ("matador", 4 | 7.., _) => return (5, any),
        ("matador", _, _) => return (7, any),
        ("fives", _, 9) => 9,
        ("train", 2..=10, _) if CLUBS.contains(&deal) => {
            let by: &[usize] = match (deal, top) {
                ("galt", _) => &[16, 16, 15, 14, 12, 10, 9],
                ("goodsam", _) => &[16, 15, 14, 13, 12, 11, 10],
                ("texas", 9) => &[12, 11, 10],
                ("texas", _) => &[0, 0, 0, 12, 11, 10, 9],
                _ => &[11; 9],
            };
            by[seats - 2]
        }
        ("train", _, 9) => [9, 9, 9, 7, 7, 7, 6][seats - 2],
        ("train", _, 12) => [15, 15, 15, 12, 12, 10, 10, 8, 8][seats - 2],
        ("train", _, _) => [15, 15, 15, 15, 15, 13, 13, 11, 11][seats - 2],
        ("cyprus", _, _) => {
            let by = match deal {
                "bell" => [13, 11, 9, 7, 6, 6, 5],
                "botermans" => [13, 11, 9, 7, 5, 5, 5],
                _ => [9, 8, 7, 7, 6, 6, 5],
            };
            by[seats - 4]
        }
        ("classico", _, _) => [7, 6, 7, 5, 4][seats - 2],
        ("coppie", _, 9) | ("jolly", 2, 9) => 9,
        ("cubano", _, 9) => 10,
        ("tiddly-wink", _, _) if deal != "deal-out" => 3,
        ("tiddly-wink", _, _) => tiles / seats,
        ("sebastopol", 3, _) => 9,
        ("cross", _, _) if deal == "deal-6" => 6,
        ("cross", 3, _) if deal != "deal-5" => 6,
        ("cross", 3 | 4, _) => 5,
        ("brasileiro", _, _) if deal == "dorme" => 6,
        ("threes-fives", 4, _) if deal != "deal-5" => 6,
        ("block" | "draw", 3 | 4, _) if !pairs => 5,
        ("all-threes", 3 | 4, _) => 5,
        ("fives", 4, _) if deal == "deal-7" => 7,
        ("fives" | "threes-fives", 2, _) if deal == "deal-9" => 9,
        ("jolly" | "threes-fives", 2, _) | ("jolly", 4, 9) | ("fives", 2 | 3, _) => 7,
        ("chicken-foot", _, 15) => 9,
        ("latino", 2, _) => 14,
        ("latino", 3, _) if deal != "seven" => 9,
        ("chicken-foot", 7.., 9) | ("bergen", 2 | 3, _) => 6,
        ("jolly" | "bergen" | "fives" | "threes-fives", _, _) => 5,
        _ => 7,
    };
    let most = (tiles - 1) / seats;
    match game {
        "train" => (usual, 5..=most.min(16)),
        "chicken-foot" => (usual, 5..=most.min(15)),
        _ => (usual, usual..=usual),
    }
}

/// The clubs whose deals of Mexican Train are known besides the usual ones.
pub(super) const CLUBS: [&str; 4] = ["galt", "goodsam", "texas", "tanglewood"];

/// Returns the sets that a club deals to this many seats; none if it does not.
pub(super) fn club_sets(club: &str, seats: usize) -> Vec<u8> {
    match (club, seats) {
        ("tanglewood", _) => vec![15],
        (_, 9..) => Vec::new(),
        ("texas", ..=4) => vec![9],
        _ => vec![12],
    }
}

/// Returns the house rules of a game with their values, the default first.
#[expect(clippy::too_many_lines, reason = "a table of all games")]
pub(super) fn house(game: &str) -> Vec<(&'static str, Vec<&'static str>)> {
    let switch = |name| (name, vec!["false", "true"]);
    match game {
        "salotto" => vec![
            ("draw", vec!["one", "until", "none"]),
            switch("draw-anyway"),
            ("double-blank", vec!["always", "alone"]),
            switch("whole-team"),
            ("thinking-time", vec!["0", "30"]),
        ],
        "matador" => ["matador-in-line", "keep-matador", "draw-one", "last-two"]
            .map(switch)
            .to_vec(),
        "cyprus" => vec![
            ("deal", vec!["bell", "botermans", "celko"]),
            switch("boneyard"),
        ],
        "block" => vec![switch("rotate")],
        "draw" => ["rotate", "empty-yard", "draw-anyway"].map(switch).to_vec(),
        "fives" => [("spinner", vec!["first", "none", "all"])]
            .into_iter()
            .chain(
                [
                    "deal-9",
                    "deal-7",
                    "highest-double",
                    "last-two",
                    "minus-own",
                    "by-five",
                    "exact",
                ]
                .map(switch),
            )
            .chain([("rounding", vec!["sum", "hand"])])
            .chain(["muggins", "penalty"].map(switch))
            .collect(),
        "all-threes" => vec![
            ("spinner", vec!["first", "none", "all"]),
            switch("highest-double"),
            switch("last-two"),
            switch("minus-own"),
            switch("by-three"),
            switch("exact"),
            ("rounding", vec!["hand", "sum"]),
            switch("muggins"),
            switch("penalty"),
        ],
        "threes-fives" => [
            "deal-5",
            "deal-9",
            "first-out",
            "past",
            "no-down",
            "knock-points",
        ]
        .map(switch)
        .to_vec(),
        "bergen" => [
            "empty-yard",
            "out-2",
            "lightest",
            "slow-finish",
            "lowest-double",
        ]
        .map(switch)
        .to_vec(),
        "latino" => vec![
            (
                "match",
                vec![
                    "points",
                    "six-love",
                    "straight-six",
                    "match-10",
                    "cut-throat",
                ],
            ),
            ("opens", vec!["winner", "pair", "rotate", "six-six"]),
            ("tranque", vec!["pairs", "closer", "lightest"]),
            switch("opponents-only"),
            ("capicua", vec!["0", "25", "100"]),
            switch("no-blank"),
            ("chuchazo", vec!["0", "100"]),
            ("pase-salida", vec!["0", "25", "30"]),
            switch("salida-void"),
            ("pase-corrido", vec!["0", "25"]),
            switch("prizes"),
            ("salida-plain", vec!["0", "50"]),
            ("capicua-double", vec!["0", "60"]),
            ("first-pass", vec!["0", "2"]),
            ("tie", vec!["tranque", "opener", "closer"]),
            ("three", vec!["nine", "seven"]),
            switch("one-all"),
            ("tranque-bonus", vec!["0", "100"]),
            switch("sporting"),
        ],
        "cubano" => ["highest-double", "all-pips", "pair-total", "oriente"]
            .map(switch)
            .into_iter()
            .chain([
                ("first-pass", vec!["0", "2"]),
                ("opens", vec!["pair", "rotate"]),
                switch("lot-pair"),
            ])
            .collect(),
        "brasileiro" => ["dorme", "cruzada-6"].map(switch).to_vec(),
        "pontinho" => vec![
            switch("spinner-single"),
            ("pass", vec!["20", "0", "50"]),
            ("galo", vec!["50", "0", "100"]),
            switch("double-alone"),
            ("five-doubles", vec!["50", "0"]),
            switch("opening-pass"),
        ],
        "train" => [("double-blank", vec!["50", "25", "0"])]
            .into_iter()
            .chain(["own-first", "chain", "free-double"].map(switch))
            .chain([("cover", vec!["all", "layer"])])
            .chain([
                ("hands", [&["table"], &CLUBS[..]].concat()),
                ("engine", vec!["aside", "hand", "highest"]),
                ("last-tile", vec!["said", "tap", "tap-turn"]),
            ])
            .collect(),
        "chicken-foot" => vec![
            ("double-blank", vec!["50", "25", "0"]),
            switch("blanks-25"),
            ("centre-toes", vec!["4", "6"]),
            ("centre", vec!["aside", "hand"]),
            switch("go-on"),
        ],
        "kozel" => vec![
            switch("eggs"),
            ("account", vec!["13", "0", "25"]),
            switch("hang"),
            switch("two-doubles"),
        ],
        "cross" => [
            "deal-5",
            "deal-6",
            "draw-one",
            "empty-yard",
            "first-circle",
            "second-tile",
            "maltese",
        ]
        .map(switch)
        .to_vec(),
        "tiddly-wink" => vec![
            ("score", vec!["pool", "points"]),
            switch("deal-out"),
            switch("both-ends"),
        ],
        "gaple" => vec![("system", vec!["pordi", "orado"])],
        "moon" => ["forced-4", "name-first", "lead-trump", "set-pays"]
            .map(switch)
            .to_vec(),
        "bax" => vec![("mode", vec!["stakes", "tournament"])],
        "forty-two" => [
            "forced-30",
            "straight",
            "play-out",
            "points-250",
            "nello",
            "plunge",
        ]
        .map(switch)
        .into_iter()
        .chain([
            ("splash", vec!["off", "3", "2"]),
            switch("sevens"),
            ("nello-doubles", vec!["own", "high", "low", "choice"]),
            ("follow-me-doubles", vec!["high", "own", "choice"]),
            ("claim", vec!["true", "false"]),
        ])
        .collect(),
        _ => Vec::new(),
    }
}

/// Returns the default limit or number of rounds of a match.
pub(super) fn usual_goal(game: &str, [seats, members]: [usize; 2], tournament: bool) -> Goal {
    match game {
        "fives" | "all-threes" => Goal::Limit(150),
        "threes-fives" => Goal::Limit(61),
        "bergen" if seats == 2 => Goal::Limit(15),
        "bergen" => Goal::Limit(10),
        "latino" if members == 2 => Goal::Limit(200),
        "brasileiro" => Goal::Limit(6),
        "pontinho" => Goal::Limit(200),
        "gaple" if members == 2 => Goal::Limit(7),
        "gaple" => Goal::Rounds(7),
        "classic" => Goal::Limit(20),
        "cyprus" => Goal::Limit(60),
        "kozel" => Goal::Limit(101),
        "train" => Goal::Rounds(if seats > 8 { 16 } else { 13 }),
        "forty-two" => Goal::Limit(7),
        "moon" => Goal::Limit(21),
        "bax" if tournament => Goal::Limit(10),
        "chicken-foot" if seats > 8 => Goal::Rounds(16),
        "chicken-foot" | "bax" | "tiddly-wink" => Goal::Rounds(10),
        _ => Goal::Limit(100),
    }
}

/// Returns whether tiddly-wink can be dealt from a set: to deal out all tiles, many players need double nine or double twelve.
pub(super) fn deals_wink(seats: usize, top: u8, all: bool) -> bool {
    match (seats, all) {
        (4..=6, true) => top == 6 || top == 12,
        (_, true) => top == 9 || top == 12,
        (10, false) => top == 9,
        (_, false) => top == 6,
    }
}

/// House rules that decide how many tiles are dealt. If two are set, the first one counts.
pub(super) const DEALS: [&str; 7] = [
    "deal-6", "deal-9", "deal-7", "deal-5", "oriente", "dorme", "deal-out",
];

/// Returns whether a game may be played for a number of rounds.
pub(super) fn counts_rounds(game: &str) -> bool {
    matches!(
        game,
        "bax" | "gaple" | "garrafina" | "train" | "chicken-foot" | "tiddly-wink"
    )
}
