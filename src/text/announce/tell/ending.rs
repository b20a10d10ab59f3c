//! Announces how a round and a match end, and what that counts. Each number can be derived from those announced before it.

use super::block::{block_goes_to, block_won, is_tied, lowest_hands};
use super::points::{added_up, bonus_scores, bonuses_of, of_the_end, takes_all};
use super::written::{left_waiting, lone_tiles, written};
use crate::announce::company::MANY;
use crate::announce::say::points::{self as bonuses, BonusKeyword};
use crate::announce::say::table as say;
use crate::announce::{Announcement, Arg, Company, Cue, Detail, GameName, Message};
use serpente_engine::rules::{End, HandsLeft, RoundResult, Rules, Seat, Team, Why};
use serpente_engine::table::SeatView;

/// Returns a list with a number for each side: "Ada 12, you 9".
pub(in crate::announce) fn sides(numbers: &[i32], company: Company<'_>) -> Arg {
    let teams = in_order(numbers, company);
    let told = teams.map(|team| side(team, numbers[team.index()], company));
    company.one_by_one(told.collect())
}

/// Returns the sides in the order in which their numbers are announced. If there are many, the leading side comes first.
pub(in crate::announce) fn in_order(
    numbers: &[i32],
    company: Company<'_>,
) -> impl Iterator<Item = Team> + use<> {
    let sign = if company.setup.game.low_leads() {
        1
    } else {
        -1
    };
    let mut teams: Vec<Team> = (0..numbers.len()).filter_map(Team::new).collect();
    if teams.len() > MANY {
        teams.sort_by_key(|team| sign * numbers[team.index()]);
    }
    teams.into_iter()
}

/// Returns a list with the total of each side. Three or four sides keep the same order, so brief sentences leave out whose
/// the totals are.
pub(in crate::announce) fn totals(numbers: &[i32], company: Company<'_>) -> Arg {
    if !(3..=MANY).contains(&numbers.len()) {
        return sides(numbers, company);
    }
    let told = in_order(numbers, company).map(|team| {
        let total = numbers[team.index()];
        say::total_of(company.side(team), total).into()
    });
    company.one_by_one(told.collect())
}

/// Returns a side and its number: "Ada 12".
fn side(team: Team, number: i32, company: Company<'_>) -> Arg {
    say::points_of(company.side(team), number).into()
}

/// Announces why a round is over, and what it counts, unless the totals say so. `winner` is the player who went out and won or,
/// after a block, the winning player who is recorded.
pub(super) fn round_over(
    winner: Option<Seat>,
    [points, totals]: [&[i32]; 2],
    seen: &SeatView,
) -> Vec<Announcement> {
    let company = Company::of(seen);
    let score = Announcement::score;
    // In the brief detail, the totals are enough.
    let why = |message| score(message).only_from(Detail::Normal);
    let Some(ended) = seen.last_result() else {
        return Vec::new();
    };
    if matches!(ended.end, End::Won(_)) {
        // The points that won the match have been announced, and the totals follow.
        return Vec::new();
    }
    let won = winner.is_some_and(|seat| company.is_yours(company.seating().team(seat)));
    let cue = if won { Cue::RoundWon } else { Cue::RoundLost };
    // A player who goes out does not always win: their partner may hold too many points.
    let out = ended.out();
    let how = match out {
        Some(seat) if company.is_you(seat) => say::round_out_you(),
        Some(seat) => say::round_out(company.name(seat)),
        None => say::round_blocked(GameName(company.setup.game.id())),
    };
    let mut told = vec![score(how).with(cue)];
    let hands = hands_left(seen);
    let counted_out =
        matches!(hands, HandsLeft::Lowest | HandsLeft::FewestDoubles) && out.is_some();
    if hands == HandsLeft::Nothing {
        return told;
    }
    let team = |seat| company.seating().team(seat);
    let weights = ended.team_weights(company.seating());
    if weights[..points.len()] != *points && !counted_out {
        // The points are not simply what each side held, so what they held is announced.
        let least = if out.is_some() {
            Detail::Full
        } else {
            Detail::Normal
        };
        told.push(score(say::round_left(left(ended, company))).only_from(least));
    }
    told.extend(lone_tiles(ended, seen).into_iter().map(why));
    if let Some(winner) = winner
        && out.map(team) != Some(team(winner))
    {
        told.extend(match doubles(winner, ended, hands, company) {
            Some(doubles) => vec![why(doubles), score(block_goes_to(winner, company))],
            None => block_won(winner, ended, seen)
                .into_iter()
                .map(score)
                .collect(),
        });
    }
    let reasons = reasons(winner, points, seen, ended);
    let is_explained = company.setup.game.low_leads() && !reasons.is_empty();
    told.extend(reasons.into_iter().map(why));
    told.extend(prize(winner, ended, seen).map(score));
    told.extend(added_up(winner, points, ended, seen).map(why));
    let round = of_the_round(winner, points, seen);
    let is_nothing = |points: &[i32]| points.iter().all(|&points| points == 0);
    if is_nothing(points) && (winner.is_none() || is_nothing(&round)) && !is_explained {
        let tied = winner.is_none().then(|| seen.rules()).flatten();
        let tied = tied.filter(|rules| is_tied(ended, rules));
        let hands = tied.and_then(|rules| lowest_hands(ended, rules, company));
        told.extend(hands.map(why));
        told.push(score(match tied {
            Some(_) => say::nobody_scores_tied(),
            None => say::nobody_scores(),
        }));
    }
    if !is_nothing(&round) && (round != totals || !seen.fallen().is_empty()) {
        // Players who were out of the match before take no part.
        let played = |team: &Team| {
            let mut members = company.seating().members_of(*team);
            members.any(|seat| ended.playing.contains(seat))
        };
        let teams = (0..points.len()).filter_map(Team::new).filter(played);
        let sides = teams.map(|team| side(team, round[team.index()], company));
        let sides = company.one_by_one(sides.collect());
        told.push(score(say::round_points(sides)).only_from(Detail::Full));
    }
    let doubles = seen.tally().next_counts > 1;
    told.extend(doubles.then(|| score(bonuses::next_counts_double())));
    told.extend(left_waiting(seen).map(score));
    let fallen = seen.fallen();
    if fallen.len() == company.seating().teams() {
        told.push(score(bonuses::all_back_to_zero()));
    } else {
        let each = fallen.iter();
        told.extend(each.map(|team| score(bonuses::back_to_zero(company.side(team)))));
    }
    told
}

/// Returns the points that a round brought each side: for its end, and those made before and besides.
fn of_the_round(winner: Option<Seat>, points: &[i32], seen: &SeatView) -> Vec<i32> {
    let mut round = points.to_vec();
    let Some(ended) = seen.last_result() else {
        return round;
    };
    for (points, made) in round.iter_mut().zip(ended.made) {
        *points += made;
    }
    if let Some(winner) = winner {
        let side = Company::of(seen).seating().team(winner);
        let bonuses = bonuses_of(ended, seen).into_iter();
        round[side.index()] += bonuses.map(|bonus| bonus.points).sum::<i32>();
    }
    round
}

/// Returns the message that says that the winner of the round gets its number in the match as points.
fn prize(winner: Option<Seat>, ended: &RoundResult, seen: &SeatView) -> Option<Message> {
    let company = Company::of(seen);
    let side = company.seating().team(winner?);
    let mut bonuses = bonuses_of(ended, seen).into_iter();
    let prize = bonuses.find(|bonus| bonus.why == Why::Prize)?;
    let keyword = BonusKeyword::of(prize.why, false);
    Some(bonus_scores(side, prize.points, keyword, company))
}

/// Returns the points of the tiles that each player still held and, for sides of several players, their sum.
fn left(ended: &RoundResult, company: Company<'_>) -> Arg {
    let holds =
        |seat: &Seat| ended.playing.contains(*seat) && ended.remaining[seat.index()].tiles > 0;
    let points = |seat: Seat| u32::from(ended.remaining[seat.index()].weight);
    let of = |seat| say::points_of(company.who(seat), points(seat)).into();
    if !company.seating().in_teams() {
        return Arg::list(ended.playing.iter().filter(holds).map(of));
    }
    let teams = company.seating().each_team().filter_map(|team| {
        let held = company.seating().members_of(team).filter(holds);
        let sum: u32 = held.clone().map(points).sum();
        let mut hands: Vec<Arg> = held.map(of).collect();
        match hands.len() {
            0 => None,
            1 => hands.pop(),
            _ => Some(say::left_together(Arg::List(hands), sum).into()),
        }
    });
    Arg::Apart(teams.collect())
}

/// Returns the messages that explain how the points follow from the pips that were left.
fn reasons(
    winner: Option<Seat>,
    points: &[i32],
    seen: &SeatView,
    ended: &RoundResult,
) -> Vec<Message> {
    let company = Company::of(seen);
    let seating = company.seating();
    let weights = ended.team_weights(seating);
    let all: i32 = weights.iter().sum();
    if company.setup.game.low_leads() {
        return written(points, ended, seen);
    }
    if seen
        .rules()
        .is_some_and(|rules| rules.shape.has_owned_arms())
    {
        return paid(winner, points, ended, company);
    }
    let Some(team) = winner.map(|seat| seating.team(seat)) else {
        return Vec::new();
    };
    let (own, scored) = (weights[team.index()], points[team.index()]);
    if let Some(told) = of_the_end(team, scored, ended, seen) {
        return told;
    }
    if company.setup.counts_games() {
        vec![say::game_points(all, scored)]
    } else if scored > 0 && own > 0 && scored == all - 2 * own {
        vec![say::less_own(all - own, own, scored)]
    } else if scored > 0 && own > 0 && scored == all {
        vec![takes_all(team, all, company)]
    } else {
        Vec::new()
    }
}

/// Returns the messages about the losers' payments, in games where each loser pays the winner.
fn paid(
    winner: Option<Seat>,
    points: &[i32],
    ended: &RoundResult,
    company: Company<'_>,
) -> Vec<Message> {
    let mut told = Vec::new();
    let least = ended.playing.iter().map(|seat| ended.weight(seat)).min();
    let blocked = ended.end == End::Blocked;
    let less = least.filter(|_| blocked).unwrap_or_default();
    let points_of = |seat: Seat| points[seat.index()];
    if winner.is_none() {
        let tied = || {
            let seats = ended.playing.iter();
            seats.filter(|&seat| Some(ended.weight(seat)) == least)
        };
        if points.iter().all(|&points| points == 0) {
            return told;
        }
        told.push(say::tied_paid(Arg::all(
            tied().map(|seat| company.who(seat)),
        )));
        let share = tied().map(points_of).min().unwrap_or_default();
        if let Some(seat) = tied().find(|&seat| points_of(seat) > share) {
            told.push(say::odd_points(company.who(seat), points_of(seat) - share));
        }
    } else if blocked {
        told.push(say::pay_difference());
    }
    if let Some(seat) = ended.swapped.filter(|&seat| points_of(seat) < 0) {
        let single = ended.weight(seat) - less;
        told.push(
            company.told(seat, say::you_pay_double(single, 2 * single), |name| {
                say::pays_double(name, single, 2 * single)
            }),
        );
    }
    told
}

/// Returns how the tiles left in the hands count at the end of a round.
fn hands_left(seen: &SeatView) -> HandsLeft {
    let hands = |rules: &Rules| (rules.book.count.hands_left)(&rules.options);
    seen.rules().map_or(HandsLeft::Points, hands)
}

/// Returns the message that says who held how many doubles, if that decided the round and pips alone would not have.
fn doubles(
    winner: Seat,
    ended: &RoundResult,
    hands: HandsLeft,
    company: Company<'_>,
) -> Option<Message> {
    let seating = company.seating();
    let by_pips = ended.lightest_team(seating) == Some(seating.team(winner));
    (hands == HandsLeft::FewestDoubles && !by_pips).then(|| {
        let held = |seat: Seat| ended.remaining[seat.index()].doubles;
        let of = |seat| say::points_of(company.who(seat), held(seat));
        bonuses::doubles_held(ended.playing.iter().map(of))
    })
}

/// Announces who won the match and, in some games, that other sides have nothing.
pub(super) fn match_over(winners: &[Team], seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let seating = company.seating();
    let seats = || winners.iter().flat_map(|&team| seating.members_of(team));
    let who = Arg::all(seats().map(|seat| company.who(seat)));
    let members = seats().count();
    let message = match (members, winners.iter().any(|&team| company.is_yours(team))) {
        _ if winners.len() == seating.teams() => say::match_drawn(),
        (1, true) => say::match_won_you(),
        (_, true) => say::match_won_with_you(who),
        (_, false) => say::match_won(who, members),
    };
    let score = Announcement::score;
    let mut told = vec![score(message).with(Cue::MatchOver)];
    let tells = |rules: &Rules| (rules.book.tally.tells_shut_out)(&rules.options);
    if seen.rules().is_some_and(tells) {
        let losers = seating.each_team().filter(|team| !winners.contains(team));
        let empty = losers.filter(|&team| seen.tally().total(team) == 0);
        told.extend(empty.map(|team| {
            score(company.told_side(team, bonuses::shut_out_you(), bonuses::shut_out))
        }));
    }
    told
}
