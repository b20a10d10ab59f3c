//! Salotto: stuck players draw one tile, the double blank counts 10, and players are eliminated. The rules of *Il Salotto*,
//! the Italian edition of `QuentinC`'s Playroom.

use crate::rules::{
    Clash, CountRules, Deal, DealRules, Drawing, EndingRules, Goal, GoalRules, HouseOffer,
    HouseRule, MayDraw, Pip, RuleBook, Scored, SeatRules, Seating, Set, Stuck, TallyRules, Teams,
    Tile, TurnRules,
};

const DRAW: HouseRule = HouseRule::choice("draw", &["one", "until", "none"]);
const DRAW_ANYWAY: HouseRule = HouseRule::switch("draw-anyway");
const DOUBLE_BLANK_COUNTS: HouseRule = HouseRule::choice("double-blank", &["always", "alone"]);
const WHOLE_TEAM: HouseRule = HouseRule::switch("whole-team").of_teams();
const THINKING_TIME: HouseRule = HouseRule::number("thinking-time", 3600);

const DOUBLE_BLANK: Tile = Tile::double(Pip::BLANK);
const DOUBLE_BLANK_POINTS: u8 = 10;

/// The game of *Il Salotto*, for 2 to 10 players alone or in teams.
///
/// House rules: `draw` (one tile when stuck, until one fits, or none), `draw-anyway` (a player may draw though a tile could
/// be laid), `double-blank` (10 always, or only as the last tile, else 0), `whole-team` (a team wins a round when all its
/// members are out of tiles), and `thinking-time` in seconds.
pub(super) const BOOK: RuleBook = RuleBook {
    id: "salotto",
    seats: SeatRules::of(&Seating::ALL),
    house: HouseOffer {
        rules: &[
            DRAW,
            DRAW_ANYWAY,
            DOUBLE_BLANK_COUNTS,
            WHOLE_TEAM,
            THINKING_TIME,
        ],
        clash: |_, house| {
            if house.is(DRAW, "none") && house.is_on(DRAW_ANYWAY) {
                Some(Clash::NotTogether(DRAW, DRAW_ANYWAY))
            } else {
                None
            }
        },
        ..HouseOffer::NONE
    },
    deal: DealRules {
        sets: |seating| {
            use Set::{Double6, Double9, Double12, Double15, Double18};
            match seating.seats() {
                ..=4 => &[Double6, Double9, Double12, Double15, Double18],
                5..=7 => &[Double9, Double6, Double12, Double15, Double18],
                _ => &[Double12, Double6, Double9, Double15, Double18],
            }
        },
        hands: |seating, set, _| {
            let seats = seating.seats();
            let usual = match seats {
                ..=4 => 7,
                5..=7 => 6,
                _ => 5,
            };
            let no_boneyard = seats == 4 && set == Set::Double6;
            let most = set.len() / seats;
            Some(Deal {
                usual,
                allowed: if no_boneyard { 7..=7 } else { 1..=most },
            })
        },
        ..DealRules::COMMON
    },
    turn: TurnRules {
        drawing: |options| {
            let stuck = if options.house.is(DRAW, "none") {
                Stuck::Pass
            } else if options.house.is(DRAW, "until") {
                Stuck::DrawUntil
            } else {
                Stuck::DrawOne
            };
            Drawing {
                stuck,
                anyway: options.house.is_on(DRAW_ANYWAY).then_some(MayDraw::Once),
                must_lay: false,
                ..Drawing::NONE
            }
        },
        thinking_time: |house| house.number(THINKING_TIME),
        ..TurnRules::COMMON
    },
    count: CountRules {
        weight: |tile, options| match tile {
            DOUBLE_BLANK if options.house.is(DOUBLE_BLANK_COUNTS, "alone") => 0,
            DOUBLE_BLANK => DOUBLE_BLANK_POINTS,
            _ => tile.pips(),
        },
        lone: |tile, _| (tile == DOUBLE_BLANK).then_some(DOUBLE_BLANK_POINTS),
        score: |ended, options| {
            let seating = options.seating;
            let mut points = ended.team_weights(seating);
            let winner = ended.out();
            if let Some(seat) = winner {
                let team = seating.team(seat);
                let held_by_mates = std::mem::take(&mut points[team.index()]);
                // Partners hold nothing where each plays alone, or where all of a team must be out of tiles.
                if held_by_mates > 0 {
                    let mut playing = Teams::NONE;
                    for seat in ended.playing.iter() {
                        playing.insert(seating.team(seat));
                    }
                    for other in playing.iter().filter(|&other| other != team) {
                        points[other.index()] += held_by_mates;
                    }
                }
            }
            Scored { points, winner }
        },
        ..CountRules::COMMON
    },
    ending: EndingRules {
        whole_team: |house| house.is_on(WHOLE_TEAM),
        ..EndingRules::COMMON
    },
    goal: GoalRules {
        may_end_after_rounds: true,
        ..GoalRules::COMMON
    },
    tally: TallyRules {
        low_leads: true,
        settle: |tally, _, options| match options.goal {
            Goal::Limit(_) => tally.eliminate(options),
            Goal::Rounds(_) => tally.lowest_wins(options),
        },
        ..TallyRules::COMMON
    },
    ..RuleBook::COMMON
};
