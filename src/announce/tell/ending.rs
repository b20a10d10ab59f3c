//! How a round and a match end, and what that counts.

use crate::announce::say::table as say;
use crate::announce::{Announcement, Arg, Category, Company, Cue, Message};
use crate::rules::{End, Seat, Team};
use crate::table::Table;

/// A number for each side: "Ada 12, you 9".
pub(in crate::announce) fn sides(numbers: &[i32], company: Company<'_>) -> Arg {
    let teams = (0..).map_while(Team::new).zip(numbers);
    let told = teams.map(|(team, &number)| side(team, number, company));
    company.one_by_one(told.collect())
}

/// A side and its number: "Ada 12".
fn side(team: Team, number: i32, company: Company<'_>) -> Arg {
    say::points_of(company.side(team), number.into()).into()
}

/// Why a round is over, and what it counts. `winner`: who went out and won, or of the winners the one who is recorded.
pub(super) fn round_over(
    winner: Option<Seat>,
    points: &[i32],
    table: &Table,
    company: Company<'_>,
) -> Vec<Announcement> {
    let score = |message| Announcement::event(message, Category::Score);
    let won = winner.is_some_and(|seat| company.is_yours(company.seating().team(seat)));
    let cue = if won { Cue::RoundWon } else { Cue::RoundLost };
    // Who goes out need not win: their partner may hold too much.
    let out = table.last_result().and_then(|ended| match ended.end {
        End::Out(seat) => Some(seat),
        End::Blocked => None,
    });
    let how = match out {
        Some(seat) if company.is_you(seat) => say::round_out_you(),
        Some(seat) => say::round_out(company.name(seat)),
        None => say::round_blocked(),
    };
    let mut told = vec![score(how).with(cue)];
    let team = |seat| company.seating().team(seat);
    if let Some(winner) = winner
        && out.map(team) != Some(team(winner))
    {
        told.push(score(counted(winner, table, company)));
    }
    if let Some(ended) = table.last_result()
        && ended.team_weights(company.seating())[..points.len()] != *points
    {
        // The points are not simply what each side held, so it is told what was held.
        let held = ended.playing.iter().filter(|seat| ended.weight(*seat) > 0);
        let left = |seat| say::points_of(company.who(seat), ended.weight(seat).into()).into();
        told.push(score(say::round_left(held.map(left).collect())));
    }
    told.push(score(if points.iter().all(|&points| points == 0) {
        say::nobody_scores()
    } else {
        // Who was out before takes no part.
        let played = |team: Team| {
            let mut members = company.seating().members_of(team);
            let ended = table.last_result();
            ended.is_none_or(|ended| members.any(|seat| ended.playing.contains(seat)))
        };
        let teams = (0..).map_while(Team::new).zip(points);
        let teams = teams.filter(|&(team, _)| played(team));
        let told = teams.map(|(team, &points)| side(team, points, company));
        say::round_points(company.one_by_one(told.collect()))
    }));
    told
}

/// Who has won by the pips that were left, which the members of a side count together.
fn counted(winner: Seat, table: &Table, company: Company<'_>) -> Message {
    let (seating, side) = (company.seating(), company.seating().team(winner));
    let lightest = table
        .last_result()
        .and_then(|ended| ended.lightest_team(seating));
    match (lightest, company.is_yours(side), seating.members()) {
        (None, _, _) if company.is_you(winner) => say::count_equal_you(),
        (None, _, _) => say::count_equal(company.name(winner)),
        (Some(_), true, 1) => say::count_won_you(),
        (Some(_), true, _) => say::count_won_with_you(company.side(side)),
        (Some(_), false, members) => say::count_won(company.side(side), members),
    }
}

/// Who has won the match.
pub(super) fn match_over(winners: &[Team], company: Company<'_>) -> Announcement {
    let seating = company.seating();
    let seats = || winners.iter().flat_map(|&team| seating.members_of(team));
    let who = Arg::All(seats().map(|seat| company.who(seat)).collect());
    let members = seats().count();
    let message = match (members, winners.iter().any(|&team| company.is_yours(team))) {
        (1, true) => say::match_won_you(),
        (_, true) => say::match_won_with_you(who),
        (_, false) => say::match_won(who, members),
    };
    Announcement::event(message, Category::Score).with(Cue::MatchOver)
}
