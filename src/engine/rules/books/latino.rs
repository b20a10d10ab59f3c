//! Latino: the partnership games of the Caribbean and Latin America, with bonuses for passes, the last tile and the first
//! rounds; also for two to four players alone, as in Jamaica (Pagat and Gambiter, Six Love, Caribbean Breeze, `DominoJ`).
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The bonus for all others passing is scored when the player lays the next tile: only that tile shows that the player could
//!   lay.
//! - Under `salida-void` the opening pass is scored with the second tile of the round.
//! - If a match counts rounds won instead of points (`match`), nothing else scores: no pips, no bonuses, no prizes.
//! - Under `six-love` and `straight-six` double six opens again after a null round, whatever `opens` says; under `match-10` it
//!   always opens.
//! - Under `match-10` a match is drawn as soon as both pairs have half the limit, which is 5 of 10.
//! - If totals are equal at or past the limit, one more round is played.
//! - If each player plays alone, the lowest hand wins a block, whatever `tranque` says; `closer` is refused, and so are `tie`,
//!   `first-pass`, `six-love` and `match-10`. With three players, each has nine tiles and 0-0 is taken out of the set; with
//!   `three=seven` seven tiles are not dealt; if 6-6 is among them, the highest double held opens.
//! - Under `cut-throat` the point of the round after which every player has one is reset, too. `one-all` requires exactly one
//!   each; the winner of the following round has two, and a null round is played again.
//! - Pairs who play `six-love` may agree on `one-all`, too ("one all play two": `DominoJ`, and Pagat's variation of Jamaican
//!   Partner): when the pair without a round wins against a pair that has one, both have one, and double six opens; the winner
//!   of that round has two, and the other pair none.
//! - Under `sporting` (Pagat, "Jamaican and Caribbean Dominoes": in informal games the holder of 6-6 may announce to be "sporting" and
//!   begin with a different tile) this goes for the first round of a match; where 6-6 opens a later round, it must be laid.
//! - `tranque-bonus` (of a player from San Juan about the game of 500, r/PuertoRico: 100 points for winning a round by
//!   *trancar*) goes to the pair that wins a blocked round, whoever blocked it, before the round's points. A block that nobody
//!   wins scores none.
//! - Some sources speak of a capicúa when both ends are alike. Here that is `capicua-double`, for a double that both ends show;
//!   0-0 does not count if `no-blank` is on.
//! - `first-pass` scores once in a match, also for a pass that scores as an opening pass. That of two players alone under
//!   `salida-void` scores together with the round of passes, which it is as well.
//! - `tie` says which pair wins a tied block, whatever `tranque` says. Without it, equal hands under `closer` go to the opener.
//! - The Dominican presets: `dominicano` (dr1, dominord), `dominicano-50` (dominoesonline), `dominicano-30` (an open Dominican
//!   referee), and `colmado`, our combination of the rules that `FichaFlow` names and of the chuchazo of 30 that yoforia has. A
//!   false pass is impossible here, so there is no fine for it.
//! - Under `six-love` the losers have no points whenever a match is won, so the game does not announce that.

use super::PAIRS_OR_TWO_TO_FOUR;
use crate::rules::{
    BlockBy, Bonus, Clash, CountRules, Deal, DealRules, End, EndingRules, Finish, Goal, GoalRules,
    HandsLeft, HouseOffer, HouseRule, HouseRules, InPlay, Lead, LimitOf, MatchUpdate, Opening,
    OpeningRules, Options, PassPoints, Pip, Preset, RuleBook, Scored, SeatRules, Seating, Tally,
    TallyRules, Team, TiedBlock, Tile, Why,
};

const MATCH: HouseRule = HouseRule::choice(
    "match",
    &[
        "points",
        "six-love",
        "straight-six",
        "match-10",
        "cut-throat",
    ],
)
.with_keywords(&[("points", "by-points")]);
const OPENS: HouseRule = HouseRule::choice("opens", &["winner", "pair", "rotate", "six-six"])
    .with_keywords(&[("rotate", "next-player")]);
const TRANQUE: HouseRule = HouseRule::choice("tranque", &["pairs", "closer", "lightest"])
    .with_keywords(&[("lightest", "lowest-hand")]);
const OPPONENTS_ONLY: HouseRule = HouseRule::switch("opponents-only");
const CAPICUA: HouseRule = HouseRule::points("capicua", 100);
const NO_BLANK: HouseRule = HouseRule::switch("no-blank");
const CHUCHAZO: HouseRule = HouseRule::points("chuchazo", 100);
const PASE_SALIDA: HouseRule = HouseRule::points("pase-salida", 100);
const SALIDA_VOID: HouseRule = HouseRule::switch("salida-void");
const PASE_CORRIDO: HouseRule = HouseRule::points("pase-corrido", 100);
const PRIZES: HouseRule = HouseRule::switch("prizes");
const SALIDA_PLAIN: HouseRule = HouseRule::points("salida-plain", 100);
const CAPICUA_DOUBLE: HouseRule = HouseRule::points("capicua-double", 100);
pub(super) const FIRST_PASS: HouseRule = HouseRule::points("first-pass", 100);
const TIE: HouseRule = HouseRule::choice("tie", &["tranque", "opener", "closer"])
    .with_keywords(&[
        ("tranque", "tie-as-usual"),
        ("opener", "tie-opener"),
        ("closer", "tie-closer"),
    ])
    .of_teams();
const THREE: HouseRule = HouseRule::choice("three", &["nine", "seven"])
    .with_keywords(&[("nine", "nine-tiles"), ("seven", "seven-tiles")]);
const ONE_ALL: HouseRule = HouseRule::switch("one-all");
const TRANQUE_BONUS: HouseRule = HouseRule::points("tranque-bonus", 100);
const SPORTING: HouseRule = HouseRule::switch("sporting");

/// The prizes for the first rounds of a match, in points.
const PRIZES_OF_ROUNDS: [i32; 4] = [100, 75, 50, 25];

/// The default seatings of the presets: pairs for most, alone for the others.
const PAIRS: Seating = Seating::teams_of(2, 2);
const ALONE: Seating = Seating::alone(4);

/// Makes a preset for two pairs.
const fn of_pairs(name: &'static str, rules: &'static [(&'static str, &'static str)]) -> Preset {
    Preset::new(name, rules).seated(PAIRS)
}

/// Local variants of Latino.
const PRESETS: [Preset; 12] = [
    of_pairs("latino", &[]),
    of_pairs(
        "dominicano",
        &[
            ("tranque", "closer"),
            ("capicua", "25"),
            ("no-blank", "true"),
            ("pase-salida", "25"),
            ("pase-corrido", "25"),
        ],
    ),
    of_pairs(
        "dominicano-50",
        &[
            ("tranque", "closer"),
            ("tie", "closer"),
            ("capicua", "25"),
            ("pase-salida", "25"),
            ("salida-plain", "50"),
            ("pase-corrido", "25"),
        ],
    ),
    of_pairs(
        "dominicano-30",
        &[
            ("tie", "opener"),
            ("capicua", "30"),
            ("no-blank", "true"),
            ("pase-salida", "30"),
            ("pase-corrido", "30"),
        ],
    )
    .limited_to(150),
    of_pairs(
        "colmado",
        &[
            ("tranque", "closer"),
            ("capicua", "30"),
            ("capicua-double", "60"),
            ("pase-salida", "30"),
            ("salida-plain", "60"),
            ("pase-corrido", "30"),
            ("chuchazo", "30"),
        ],
    ),
    of_pairs(
        "boricua-500",
        &[("capicua", "100"), ("chuchazo", "100"), ("prizes", "true")],
    )
    .limited_to(500),
    of_pairs("boricua-200", &[]).limited_to(200),
    of_pairs("venezolano", &[("opens", "rotate")]).limited_to(100),
    of_pairs(
        "parejas",
        &[("opens", "rotate"), ("opponents-only", "true")],
    )
    .limited_to(100),
    of_pairs(
        "jamaica",
        &[
            ("match", "six-love"),
            ("opens", "pair"),
            ("tranque", "lightest"),
        ],
    ),
    Preset::new("latino-solo", &[]).seated(ALONE),
    Preset::new("cut-throat", &[("match", "cut-throat")]).seated(ALONE),
];

/// Returns whether three players have nine tiles each, which takes 0-0 out of the set.
fn is_three_by_nine(seating: Seating, house: &HouseRules) -> bool {
    seating.seats() == 3 && house.is(THREE, "nine")
}

/// The tile that is taken out of the set when three players have nine tiles each.
const LEFT_OUT: Tile = Tile::double(Pip::BLANK);

/// Sets all totals back to 0 if every player has won a round. With `one-all`, totals of exactly one each stay for one more
/// round, and then only the winner of that round keeps theirs.
fn bruks(tally: &mut Tally, scored: &Scored, winner: Team, seating: Seating, one_all: bool) {
    let all_had_one = seating
        .each_team()
        .all(|team| tally.total(team) - scored.points[team.index()] == 1);
    if one_all && all_had_one {
        for team in seating.each_team().filter(|&team| team != winner) {
            tally.write(team, -tally.total(team));
        }
    } else if tally.totals().iter().all(|&total| total > 0) {
        tally.opens_anew = true;
        if !(one_all && tally.totals().iter().all(|&total| total == 1)) {
            for team in seating.each_team() {
                tally.write(team, -tally.total(team));
            }
        }
    }
}

/// Returns a house rule that would change nothing. The points of a preset may be kept where rounds are counted, since `match` is
/// often chosen after it.
fn idle(options: &Options) -> Option<Clash> {
    let house = &options.house;
    if house.is_on(ONE_ALL) && !house.is(MATCH, "six-love") && !house.is(MATCH, "cut-throat") {
        return Some(Clash::OnlyWith(ONE_ALL, MATCH));
    }
    if house.is_on(NO_BLANK) && house.is_usual(CAPICUA) && house.is_usual(CAPICUA_DOUBLE) {
        return Some(Clash::OnlyWith(NO_BLANK, CAPICUA));
    }
    if house.is_on(SALIDA_VOID) && house.is_usual(PASE_SALIDA) && house.is_usual(SALIDA_PLAIN) {
        return Some(Clash::OnlyWith(SALIDA_VOID, PASE_SALIDA));
    }
    // Double six opens every round, and so no other tile does.
    if house.is(OPENS, "six-six") && !house.is_usual(SALIDA_PLAIN) {
        return Some(Clash::NotTogether(OPENS, SALIDA_PLAIN));
    }
    if house.is(OPENS, "six-six") && house.is_on(SPORTING) {
        return Some(Clash::NotTogether(OPENS, SPORTING));
    }
    if house.is(MATCH, "match-10") && house.is_on(SPORTING) {
        return Some(Clash::NotTogether(MATCH, SPORTING));
    }
    // Without another rule, the player who opened wins a tied block between the one who blocked and the next.
    if house.is(TRANQUE, "closer") && house.is(TIE, "opener") {
        return Some(Clash::NotTogether(TRANQUE, TIE));
    }
    if !options.seating.in_teams() {
        if house.is(OPENS, "pair") {
            return Some(Clash::RuleOfPairs(OPENS));
        }
        if !house.is_usual(TRANQUE) {
            return Some(Clash::RuleOfPairs(TRANQUE));
        }
    }
    None
}

fn is_by_points(house: &HouseRules) -> bool {
    house.is(MATCH, "points")
}

/// Latino, for two pairs, or two to four players alone. The order of play runs counter-clockwise.
///
/// House rules: `match` (what wins a match: points, six rounds in a row, six rounds, ten rounds before the others have five, or
/// six rounds while another side has none), `opens` (which seat opens: the winner, a player of the winning pair, the next seat,
/// or always the holder of double six), `tranque` (which side wins a block: the pair with fewer pips, the side with the lower
/// hand among the player who blocked and the next one, or the side with the lowest hand), `opponents-only` (the winners' own
/// remaining pips do not score), `capicua`, `no-blank` (no capicúa with a blank), `chuchazo`, `pase-salida`, `salida-void`,
/// `pase-corrido`, each in points, and `prizes` for the first four rounds; `salida-plain` (an opening pass on a tile that is no
/// double), `capicua-double` and `first-pass`, in points, `tie` (which pair wins a tied block), `three` (what three players are
/// dealt), `one-all` (if all have one round each, they keep it), `tranque-bonus` (for winning a block, in points) and `sporting` (in
/// the first round, the holder of double six opens with any tile).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "latino",
    seats: SeatRules::of(&PAIRS_OR_TWO_TO_FOUR).running_counter_clockwise(),
    house: HouseOffer {
        clash: |seating, house| {
            let cut_throat = house.is(MATCH, "cut-throat");
            if seating.in_teams() {
                return cut_throat.then_some(Clash::AloneOnly);
            }
            let rounds_of_pairs = house.is(MATCH, "six-love") || house.is(MATCH, "match-10");
            let of_pairs = [
                (MATCH, rounds_of_pairs),
                (TRANQUE, house.is(TRANQUE, "closer")),
                (TIE, !house.is(TIE, "tranque")),
                (FIRST_PASS, house.number(FIRST_PASS) > 0),
            ];
            let found = of_pairs.into_iter().find(|(_, is_set)| *is_set);
            found.map(|(rule, _)| Clash::RuleOfPairs(rule))
        },
        of_seats: &[(THREE, 3)],
        idle,
        rules: &[
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
            SALIDA_PLAIN,
            CAPICUA_DOUBLE,
            FIRST_PASS,
            TIE,
            THREE,
            ONE_ALL,
            TRANQUE_BONUS,
            SPORTING,
        ],
        presets: &PRESETS,
        ..HouseOffer::NONE
    },
    deal: DealRules {
        hands: |seating, _, house| {
            Some(Deal::exactly(match seating.seats() {
                2 => 14,
                _ if is_three_by_nine(seating, house) => 9,
                _ => 7,
            }))
        },
        left_out: |options| is_three_by_nine(options.seating, &options.house).then_some(LEFT_OUT),
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        // If all tiles are dealt, the highest double is 6-6; otherwise 6-6 may not have been dealt.
        opener: |match_history, options| {
            let seating = options.seating;
            let house = &options.house;
            let always = house.is(OPENS, "six-six") || house.is(MATCH, "match-10");
            let may_bruk = house.is(MATCH, "cut-throat") || house.is_on(ONE_ALL);
            let afresh = may_bruk && match_history.rounds_of_set == 0;
            let Some(opened) = match_history.opened else {
                return if house.is_on(SPORTING) && !always {
                    Opening::HolderOfHighestDouble
                } else {
                    Opening::HighestDouble
                };
            };
            if always || afresh {
                return Opening::HighestDouble;
            }
            let Some(next) = seating.all().after(opened) else {
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
        },
        ..OpeningRules::COMMON
    },
    count: CountRules {
        in_play: |options| {
            let house = &options.house;
            let passes = PassPoints {
                opening: house.points(PASE_SALIDA),
                opening_plain: house.points(SALIDA_PLAIN),
                first: house.points(FIRST_PASS),
                opening_void: house.is_on(SALIDA_VOID),
                circle: house.points(PASE_CORRIDO),
                ..PassPoints::default()
            };
            (is_by_points(house) && passes.score()).then(|| InPlay::of_passes(passes))
        },
        hands_left: |options| HandsLeft::points_if(is_by_points(&options.house)),
        bonuses: |ended, round, options| {
            let house = &options.house;
            if !is_by_points(house) {
                return Vec::new();
            }
            let last = ended.last_tile.filter(|_| ended.out().is_some());
            // With `no-blank`, a last tile with a blank goes out in no special way.
            let finish = match last {
                Some(last) if house.is_on(NO_BLANK) && last.tile.has(Pip::BLANK) => None,
                Some(last) => Some(last.finish()),
                None => None,
            };
            let capicua = finish == Some(Finish::BothWays);
            let double = finish == Some(Finish::DoubleOfBoth);
            let chuchazo = last.is_some_and(|last| {
                last.tile == Tile::double(Pip::BLANK) && !last.ends.is_double()
            });
            let nth = usize::try_from(round).unwrap_or(usize::MAX).wrapping_sub(1);
            let prize = PRIZES_OF_ROUNDS.get(nth).filter(|_| house.is_on(PRIZES));
            let all = [
                (Why::Capicua, capicua, house.points(CAPICUA)),
                (Why::CapicuaDouble, double, house.points(CAPICUA_DOUBLE)),
                (Why::Chuchazo, chuchazo, house.points(CHUCHAZO)),
                (Why::Prize, true, prize.copied().unwrap_or_default()),
                (
                    Why::Tranque,
                    ended.end == End::Blocked,
                    house.points(TRANQUE_BONUS),
                ),
            ];
            let mut earned = Vec::new();
            for (why, is_so, points) in all {
                if is_so && points > 0 {
                    earned.push(Bonus { why, points });
                }
            }
            earned
        },
        asks_last_tile: true,
        score: |ended, options| {
            let seating = options.seating;
            let winner = ended.out_or_lightest_of(BOOK.ending.wins_block(ended, options), seating);
            if is_by_points(&options.house) {
                let own = i32::from(!options.house.is_on(OPPONENTS_ONLY));
                return ended.pips_for(winner, own, seating);
            }
            Scored::by_winner(winner, 1, seating)
        },
        ..CountRules::COMMON
    },
    ending: EndingRules {
        block_by: |options| match () {
            () if options.house.is(TRANQUE, "closer") => BlockBy::Closer,
            () if options.house.is(TRANQUE, "lightest") => BlockBy::Seat,
            () => BlockBy::Side,
        },
        tied_block: |options| match () {
            () if options.house.is(TIE, "opener") => Some(TiedBlock::Opener),
            () if options.house.is(TIE, "closer") => Some(TiedBlock::Closer),
            () => None,
        },
        ..EndingRules::COMMON
    },
    goal: GoalRules {
        usual: |_, seating, house| {
            Goal::Limit(match () {
                () if is_by_points(house) && !seating.in_teams() => 100,
                () if is_by_points(house) => 200,
                () if house.is(MATCH, "match-10") => 10,
                () => 6,
            })
        },
        limit_of: |house| match () {
            () if is_by_points(house) => LimitOf::Points,
            () if house.is(MATCH, "six-love") => LimitOf::RoundsInARow,
            () => LimitOf::Rounds,
        },
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        tells_shut_out: |options| (BOOK.goal.limit_of)(&options.house) != LimitOf::RoundsInARow,
        settle: |tally, scored, options| {
            let seating = options.seating;
            let house = &options.house;
            if house.is(MATCH, "cut-throat") {
                if let Some(seat) = scored.winner {
                    let won = seating.team(seat);
                    bruks(tally, scored, won, seating, house.is_on(ONE_ALL));
                }
                if tally.totals().iter().all(|&total| total > 0) {
                    return MatchUpdate::default();
                }
            }
            if house.is(MATCH, "six-love")
                && let Some(winner) = scored.winner
            {
                let won = seating.team(winner);
                let is_first = tally.total(won) == 1;
                for team in seating.each_team().filter(|&team| team != won) {
                    if house.is_on(ONE_ALL) && is_first && tally.total(team) == 1 {
                        tally.opens_anew = true;
                    } else {
                        tally.write(team, -tally.total(team));
                    }
                }
            }
            let limit = options.goal.limit().unwrap_or_default();
            let all_have_half = tally
                .totals()
                .iter()
                .all(|&total| i64::from(total) * 2 >= i64::from(limit));
            if house.is(MATCH, "match-10") && all_have_half {
                return MatchUpdate {
                    winners: seating.each_team().collect(),
                    ..MatchUpdate::default()
                };
            }
            tally.race_until_one_leads(options)
        },
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
