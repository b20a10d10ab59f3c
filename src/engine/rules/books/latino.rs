//! Latino: partners of the Caribbean and of Latin America, with bonuses for passes, for the last tile and for the first rounds.
//!
//! Where the texts leave a hole:
//! - What all others pass on is scored with the tile that is laid then: only that tile shows that it could be.
//! - Under `salida-void` the opening pass is scored with the second tile of the round.
//! - Where rounds are won, not points (`match`), nothing else scores: no pips, no bonuses, no prizes.
//! - Under `six-love` and `straight-six` double six comes back after a null round, whatever `opens` says; under `match-10` it
//!   always opens.
//! - Under `match-10` a match is drawn as soon as both pairs have half the limit, which is 5 of 10.
//! - Equal totals at or past the limit: one more round.
//! - Under `six-love` who loses has nothing each time a match is won, so nobody is told that they have nothing.

use super::TWO_PAIRS;
use crate::rules::book::{Deal, HandsLeft, MatchHistory, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::house::{HouseRule, HouseRules, Preset};
use crate::rules::in_play::{Bonus, InPlay, PassPoints, Why};
use crate::rules::opening::{Lead, Opening};
use crate::rules::options::{Goal, LimitOf, Options};
use crate::rules::result::{BlockBy, RoundResult, Scored};
use crate::rules::seating::{SEATS, Seat, Seating, Team};
use crate::rules::tally::{MatchUpdate, Tally};
use crate::rules::tile::{Pip, Set, Tile};

/// Latino, for two pairs. The order of play runs counter-clockwise.
///
/// House rules: `match` (what wins it: points, six rounds in a row, six rounds, or ten rounds before the others have five),
/// `opens` (the winner, one of the winning pair, the next seat, or always double six), `tranque` (who wins a block: the
/// lower pair, the lower of who closed and the next seat, or the lowest hand), `opponents-only` (of what is left the winners' own
/// is not scored), `capicua`, `no-blank` (no capicúa with a blank), `chuchazo`, `pase-salida`, `salida-void`,
/// `pase-corrido`, each in points, and `prizes` for the first four rounds.
#[derive(Debug)]
pub(super) struct Latino;

const MATCH: HouseRule =
    HouseRule::choice("match", &["points", "six-love", "straight-six", "match-10"]);
const OPENS: HouseRule = HouseRule::choice("opens", &["winner", "pair", "rotate", "six-six"]);
const TRANQUE: HouseRule = HouseRule::choice("tranque", &["pairs", "closer", "lightest"]);
const OPPONENTS_ONLY: HouseRule = HouseRule::switch("opponents-only");
const CAPICUA: HouseRule = HouseRule::points("capicua", 100);
const NO_BLANK: HouseRule = HouseRule::switch("no-blank");
const CHUCHAZO: HouseRule = HouseRule::points("chuchazo", 100);
const PASE_SALIDA: HouseRule = HouseRule::points("pase-salida", 100);
const SALIDA_VOID: HouseRule = HouseRule::switch("salida-void");
const PASE_CORRIDO: HouseRule = HouseRule::points("pase-corrido", 100);
const PRIZES: HouseRule = HouseRule::switch("prizes");

/// The prizes for the first rounds of a match, in points.
const PRIZES_OF_ROUNDS: [i32; 4] = [100, 75, 50, 25];

/// Latino as it is played in certain places.
const PRESETS: [Preset; 7] = [
    Preset {
        name: "latino",
        limit: None,
        rules: &[],
    },
    Preset {
        name: "dominicano",
        limit: None,
        rules: &[
            ("tranque", "closer"),
            ("capicua", "25"),
            ("no-blank", "true"),
            ("pase-salida", "25"),
            ("pase-corrido", "25"),
        ],
    },
    Preset {
        name: "boricua-500",
        limit: Some(500),
        rules: &[("capicua", "100"), ("chuchazo", "100"), ("prizes", "true")],
    },
    Preset {
        name: "boricua-200",
        limit: Some(200),
        rules: &[],
    },
    Preset {
        name: "venezolano",
        limit: Some(100),
        rules: &[("opens", "rotate")],
    },
    Preset {
        name: "parejas",
        limit: Some(100),
        rules: &[("opens", "rotate"), ("opponents-only", "true")],
    },
    Preset {
        name: "jamaica",
        limit: None,
        rules: &[
            ("match", "six-love"),
            ("opens", "pair"),
            ("tranque", "lightest"),
        ],
    },
];

/// Returns the points that a house rule sets.
fn points(house: &HouseRules, rule: HouseRule) -> i32 {
    i32::try_from(house.number(rule)).expect("at most a hundred")
}

fn is_by_points(house: &HouseRules) -> bool {
    house.is(MATCH, "points")
}

/// Returns the winner of a round of pairs: who went out or, in a block, the lower hand of the winning pair; of equals, the
/// first after the opener.
pub(super) fn who_won(ended: &RoundResult, block: Option<Team>, seating: Seating) -> Option<Seat> {
    ended
        .out()
        .or_else(|| ended.lightest_after(block?, seating))
}

/// The winner's pair scores the remaining pips; with `all`, its own as well.
pub(super) fn what_is_left(
    ended: &RoundResult,
    winner: Option<Seat>,
    all: bool,
    seating: Seating,
) -> Scored {
    let mut points = [0; SEATS];
    if let Some(seat) = winner {
        let weights = ended.team_weights(seating);
        let team = seating.team(seat).index();
        let own = if all { 0 } else { weights[team] };
        points[team] = weights.iter().sum::<i32>() - own;
    }
    Scored { points, winner }
}

impl RuleBook for Latino {
    fn id(&self) -> &'static str {
        "latino"
    }

    fn seatings(&self) -> &'static [Seating] {
        &TWO_PAIRS
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6]
    }

    fn deal(&self, _seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(7))
    }

    fn goal(&self, _seating: Seating, house: &HouseRules) -> Goal {
        Goal::Limit(match () {
            () if is_by_points(house) => 200,
            () if house.is(MATCH, "match-10") => 10,
            () => 6,
        })
    }

    fn limit_of(&self, house: &HouseRules) -> LimitOf {
        match () {
            () if is_by_points(house) => LimitOf::Points,
            () if house.is(MATCH, "six-love") => LimitOf::RoundsInARow,
            () => LimitOf::Rounds,
        }
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        const RULES: [HouseRule; 11] = [
            MATCH,
            OPENS,
            TRANQUE,
            OPPONENTS_ONLY,
            CAPICUA,
            NO_BLANK,
            CHUCHAZO,
            PASE_SALIDA,
            SALIDA_VOID,
            PASE_CORRIDO,
            PRIZES,
        ];
        &RULES
    }

    fn presets(&self) -> &'static [Preset] {
        &PRESETS
    }

    /// All tiles are dealt, so the highest double is 6-6.
    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        let (seating, house) = (options.seating, &options.house);
        let always = house.is(OPENS, "six-six") || house.is(MATCH, "match-10");
        let next = match_history.opened.filter(|_| !always);
        let Some(next) = next.and_then(|seat| seating.all().after(seat)) else {
            return Opening::HighestDouble;
        };
        match match_history.winner {
            None if !is_by_points(house) => Opening::HighestDouble,
            Some(seat) if house.is(OPENS, "winner") => Opening::Seat(seat, Lead::Any),
            Some(seat) if house.is(OPENS, "pair") => {
                let first = seating.members_of(seating.team(seat)).next();
                Opening::Offered(first.unwrap_or(seat))
            }
            None | Some(_) => Opening::Seat(next, Lead::Any),
        }
    }

    fn in_play(&self, options: &Options) -> Option<InPlay> {
        let house = &options.house;
        let passes = PassPoints {
            opening: points(house, PASE_SALIDA),
            opening_void: house.is_on(SALIDA_VOID),
            circle: points(house, PASE_CORRIDO),
        };
        let scores = passes.opening > 0 || passes.circle > 0;
        (is_by_points(house) && scores).then(|| InPlay::of_passes(passes))
    }

    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing::NONE
    }

    fn hands_left(&self, options: &Options) -> HandsLeft {
        if is_by_points(&options.house) {
            HandsLeft::Points
        } else {
            HandsLeft::Decide {
                doubles_first: false,
            }
        }
    }

    fn block_by(&self, options: &Options) -> BlockBy {
        match () {
            () if options.house.is(TRANQUE, "closer") => BlockBy::Closer,
            () if options.house.is(TRANQUE, "lightest") => BlockBy::Seat,
            () => BlockBy::Side,
        }
    }

    fn bonuses(&self, ended: &RoundResult, round: u32, options: &Options) -> Vec<Bonus> {
        let house = &options.house;
        if !is_by_points(house) {
            return Vec::new();
        }
        let last = ended.last_tile.filter(|_| ended.out().is_some());
        let blank = |tile: Tile| tile.has(Pip::BLANK);
        let capicua = last.is_some_and(|last| {
            last.fits_both_ways() && !(house.is_on(NO_BLANK) && blank(last.tile))
        });
        let chuchazo = last
            .is_some_and(|last| last.tile == Tile::double(Pip::BLANK) && !last.ends.is_double());
        let nth = usize::try_from(round).unwrap_or(usize::MAX).wrapping_sub(1);
        let prize = PRIZES_OF_ROUNDS.get(nth).filter(|_| house.is_on(PRIZES));
        let all = [
            (Why::Capicua, capicua, points(house, CAPICUA)),
            (Why::Chuchazo, chuchazo, points(house, CHUCHAZO)),
            (Why::Prize, true, prize.copied().unwrap_or_default()),
        ];
        let earned = all
            .into_iter()
            .filter(|(_, is_so, points)| *is_so && *points > 0);
        earned
            .map(|(why, _, points)| Bonus { why, points })
            .collect()
    }

    fn tells_shut_out(&self, options: &Options) -> bool {
        self.limit_of(&options.house) != LimitOf::RoundsInARow
    }

    fn asks_last_tile(&self) -> bool {
        true
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        let seating = options.seating;
        let block = ended.wins_block(self.block_by(options), seating);
        let winner = who_won(ended, block, seating);
        if is_by_points(&options.house) {
            let all = !options.house.is_on(OPPONENTS_ONLY);
            return what_is_left(ended, winner, all, seating);
        }
        let mut points = [0; SEATS];
        if let Some(seat) = winner {
            points[seating.team(seat).index()] = 1;
        }
        Scored { points, winner }
    }

    fn settle(&self, tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
        let (seating, house) = (options.seating, &options.house);
        tally.add(&scored.points);
        if house.is(MATCH, "six-love")
            && let Some(winner) = scored.winner
        {
            let won = seating.team(winner);
            for team in seating.each_team().filter(|&team| team != won) {
                tally.write(team, -tally.total(team));
            }
        }
        let limit = options.goal.limit().unwrap_or_default();
        let has_half = |&total: &i32| i64::from(total) * 2 >= i64::from(limit);
        if house.is(MATCH, "match-10") && tally.totals().iter().all(has_half) {
            return MatchUpdate {
                winners: seating.each_team().collect(),
                ..MatchUpdate::default()
            };
        }
        tally.race_until_one_leads(options)
    }
}
