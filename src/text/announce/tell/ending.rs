//! Announces how a round and a match end, and what that counts. Each number can be derived from
//! those announced before it.

use super::block::{block_goes_to, block_won, is_tied, lowest_hands};
use super::points::{added_up, bonus_scores, bonuses_of, of_the_end, takes_all};
use super::written::{left_waiting, lone_tiles, written};
use crate::announce::company::MANY;
use crate::announce::say::points::{self as bonuses, BonusKeyword};
use crate::announce::say::table as say;
use crate::announce::{Announcement, Arg, Company, Cue, Detail, GameName, Listed, Message};
use serpente_engine::rules::{End, HandsLeft, RoundResult, Seat, Team, Why};
use serpente_engine::table::SeatView;

/// Returns a list with a number for each side: "Ada 12, you 9".
pub(in crate::announce) fn sides(numbers: &[i32], company: Company<'_>) -> Arg {
    let mut sides = Vec::new();
    for team in in_order(numbers, company) {
        sides.push(side(team, numbers[team.index()], company));
    }
    company.one_by_one(sides)
}

/// Returns the sides in the order in which their numbers are announced. If there are many, the
/// leading side comes first.
pub(in crate::announce) fn in_order(numbers: &[i32], company: Company<'_>) -> Vec<Team> {
    let mut teams: Vec<Team> = (0..numbers.len()).filter_map(Team::new).collect();
    if teams.len() > MANY {
        let low_leads = company.setup.game.low_leads();
        teams.sort_by_key(|team| {
            let number = numbers[team.index()];
            if low_leads { number } else { -number }
        });
    }
    teams
}

/// Returns a list with the total of each side that took part in the round: that of a side which was
/// out of the match before is an old one. Three or four sides keep the same order while nobody is
/// out, so brief sentences leave out whose the totals are.
pub(super) fn totals(numbers: &[i32], seen: &SeatView) -> Arg {
    let company = Company::of(seen);
    let mut teams = in_order(numbers, company);
    teams.retain(|&team| took_part(team, seen));
    let is_order_known = teams.len() == numbers.len() && (3..=MANY).contains(&teams.len());
    let mut totals = Vec::new();
    for team in teams {
        let total = numbers[team.index()];
        if is_order_known {
            totals.push(say::total_of(company.side(team), total).into());
        } else {
            totals.push(side(team, total, company));
        }
    }
    company.one_by_one(totals)
}

/// Returns whether a side took part in the last round: it was not out of the match before.
pub(super) fn took_part(team: Team, seen: &SeatView) -> bool {
    let Some(ended) = seen.last_result() else {
        return true;
    };
    let mut members = Company::of(seen).seating().members_of(team);
    members.any(|seat| ended.playing.contains(seat))
}

/// Returns a side and its number: "Ada 12".
fn side(team: Team, number: i32, company: Company<'_>) -> Arg {
    let who = company.side(team);
    let seating = company.seating();
    let is_of_two = seating.in_teams() && seating.teams() == 2;
    let is_large = seating.seats() > 4;
    let message = match company.you {
        Some(_) if is_of_two && is_large && company.is_yours(team) => {
            say::points_of_your_team(number)
        }
        Some(_) if is_of_two && is_large => say::points_of_other_team(number),
        Some(_) if is_of_two && company.is_yours(team) => say::points_of_yours(who, number),
        Some(_) if is_of_two => say::points_of_theirs(who, number),
        _ => say::points_of(who, number),
    };
    message.into()
}

/// Announces a part of the result of a round that brief leaves out, since there the totals are
/// enough.
fn score_in_normal(message: Message) -> Announcement {
    Announcement::score(message).only_from(Detail::Normal)
}

/// Announces why a round is over, and what it counts, unless the totals say so. `winner` is the
/// player who went out and won or, after a block, the winning player who is recorded. `points` are
/// what the end of the round brought each side, and `totals` what it has now.
pub(super) fn round_over(
    winner: Option<Seat>,
    points: &[i32],
    totals: &[i32],
    seen: &SeatView,
) -> Vec<Announcement> {
    let company = Company::of(seen);
    let Some(ended) = seen.last_result() else {
        return Vec::new();
    };
    if matches!(ended.end, End::Won(_)) {
        // The points that won the match have been announced, and the totals follow.
        return Vec::new();
    }
    let mut announcements = vec![how_it_ended(winner, ended, company)];
    let hands = hands_left(seen);
    if hands == HandsLeft::Nothing {
        return announcements;
    }
    announcements.extend(round_left(points, hands, ended, company));
    for message in lone_tiles(ended, seen) {
        announcements.push(score_in_normal(message));
    }
    if let Some(winner) = winner {
        announcements.extend(winner_of_block(winner, ended, hands, seen));
    }
    let reasons = reasons(winner, points, seen, ended);
    let is_explained = company.setup.game.low_leads() && !reasons.is_empty();
    for message in reasons {
        announcements.push(score_in_normal(message));
    }
    if let Some(message) = prize(winner, ended, seen) {
        announcements.push(Announcement::score(message));
    }
    if let Some(message) = added_up(winner, points, ended, seen) {
        announcements.push(score_in_normal(message));
    }
    let of_round = of_the_round(winner, points, seen);
    if is_nothing(points) && (winner.is_none() || is_nothing(&of_round)) && !is_explained {
        announcements.extend(nobody_scores(winner, ended, seen));
    }
    if !is_nothing(&of_round) && (of_round != totals || !seen.fallen().is_empty()) {
        let message = say::round_points(points_of_round(&of_round, seen));
        announcements.push(Announcement::score(message).only_from(Detail::Full));
    }
    announcements.extend(what_it_leaves(seen));
    announcements
}

fn is_nothing(points: &[i32]) -> bool {
    points.iter().all(|&points| points == 0)
}

/// Returns the sentence that says who went out, or that the round is blocked.
pub fn who_went_out(out: Option<Seat>, company: Company<'_>) -> Message {
    match out {
        Some(seat) if company.is_you(seat) => say::round_out_you(),
        Some(seat) => say::round_out(company.name(seat)),
        None => say::round_blocked(GameName(company.setup.game.id())),
    }
}

/// Announces who went out, or that the round is blocked.
fn how_it_ended(winner: Option<Seat>, ended: &RoundResult, company: Company<'_>) -> Announcement {
    // A player who goes out does not always win: their partner may hold too many points.
    let how = who_went_out(ended.out(), company);
    let cue = match ended.out() {
        Some(_) => result_cue(winner, company),
        // The result follows, with its own sound.
        None => Cue::Blocked,
    };
    Announcement::score(how).with(cue)
}

/// Returns the cue for the result of a round.
pub(super) fn result_cue(winner: Option<Seat>, company: Company<'_>) -> Cue {
    match winner {
        Some(seat) if company.is_yours(company.seating().team(seat)) => Cue::RoundWon,
        _ => Cue::RoundLost,
    }
}

/// Announces what each side held, if the points are not simply that.
fn round_left(
    points: &[i32],
    hands: HandsLeft,
    ended: &RoundResult,
    company: Company<'_>,
) -> Option<Announcement> {
    let is_out = ended.out().is_some();
    let counts_no_pips = matches!(hands, HandsLeft::Lowest | HandsLeft::FewestDoubles);
    let weights = ended.team_weights(company.seating());
    if weights[..points.len()] == *points || is_out && counts_no_pips {
        return None;
    }
    let least = if is_out { Detail::Full } else { Detail::Normal };
    let message = say::round_left(left(ended, company));
    Some(Announcement::score(message).only_from(least))
}

/// Announces who won a blocked round, and what decided it. If the winner's side went out, that was
/// announced.
fn winner_of_block(
    winner: Seat,
    ended: &RoundResult,
    hands: HandsLeft,
    seen: &SeatView,
) -> Vec<Announcement> {
    let company = Company::of(seen);
    let seating = company.seating();
    if let Some(out) = ended.out()
        && seating.team(out) == seating.team(winner)
    {
        return Vec::new();
    }
    if let Some(doubles) = doubles(winner, ended, hands, company) {
        let goes_to = Announcement::score(block_goes_to(winner, company));
        return vec![score_in_normal(doubles), goes_to];
    }
    let messages = block_won(winner, ended, seen).into_iter();
    messages.map(Announcement::score).collect()
}

/// Announces that nobody scores and, if hands were tied, which.
fn nobody_scores(winner: Option<Seat>, ended: &RoundResult, seen: &SeatView) -> Vec<Announcement> {
    let mut announcements = Vec::new();
    let message = match seen.rules() {
        Some(rules) if winner.is_none() && is_tied(ended, rules) => {
            if let Some(hands) = lowest_hands(ended, rules, Company::of(seen)) {
                announcements.push(score_in_normal(hands));
            }
            say::nobody_scores_tied()
        }
        _ => say::nobody_scores(),
    };
    announcements.push(Announcement::score(message));
    announcements
}

/// Returns a list of what the round brought the sides that took part in it.
fn points_of_round(of_round: &[i32], seen: &SeatView) -> Arg {
    let company = Company::of(seen);
    let mut sides = Vec::new();
    for team in (0..of_round.len()).filter_map(Team::new) {
        if took_part(team, seen) {
            sides.push(side(team, of_round[team.index()], company));
        }
    }
    company.one_by_one(sides)
}

/// Announces what the round changes for the next ones: that one counts double, points that wait,
/// and sides that fell back to zero.
fn what_it_leaves(seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let mut announcements = Vec::new();
    if seen.tally().next_counts > 1 {
        announcements.push(Announcement::score(bonuses::next_counts_double()));
    }
    if let Some(message) = left_waiting(seen) {
        announcements.push(Announcement::score(message));
    }
    let fallen = seen.fallen();
    if fallen.len() == company.seating().teams() {
        announcements.push(Announcement::score(bonuses::all_back_to_zero()));
    } else {
        for team in fallen.iter() {
            let message = bonuses::back_to_zero(company.side(team));
            announcements.push(Announcement::score(message));
        }
    }
    announcements
}

/// Returns the points that a round brought each side: for its end, and those made before and
/// besides.
fn of_the_round(winner: Option<Seat>, points: &[i32], seen: &SeatView) -> Vec<i32> {
    let mut of_round = points.to_vec();
    let Some(ended) = seen.last_result() else {
        return of_round;
    };
    for (points, made) in of_round.iter_mut().zip(ended.made) {
        *points += made;
    }
    if let Some(winner) = winner {
        let side = Company::of(seen).seating().team(winner);
        for bonus in bonuses_of(ended, seen) {
            of_round[side.index()] += bonus.points;
        }
    }
    of_round
}

/// Returns the message that says that the winner of the round gets its number in the match as
/// points.
fn prize(winner: Option<Seat>, ended: &RoundResult, seen: &SeatView) -> Option<Message> {
    let company = Company::of(seen);
    let side = company.seating().team(winner?);
    let mut bonuses = bonuses_of(ended, seen).into_iter();
    let prize = bonuses.find(|bonus| bonus.why == Why::Prize)?;
    let keyword = BonusKeyword::of(prize.why, false);
    Some(bonus_scores(side, prize.points, keyword, company))
}

/// Returns the points of the tiles that each player still held and, for sides of several players,
/// their sum.
fn left(ended: &RoundResult, company: Company<'_>) -> Arg {
    let mut sides = Vec::new();
    for team in company.seating().each_team() {
        let mut hands: Vec<Arg> = Vec::new();
        let mut sum = 0;
        for seat in company.seating().members_of(team) {
            let remaining = ended.remaining[seat.index()];
            if ended.playing.contains(seat) && remaining.tiles > 0 {
                let weight = u32::from(remaining.weight);
                hands.push(say::points_of(company.who(seat), weight).into());
                sum += weight;
            }
        }
        match hands.len() {
            0 => {}
            1 => sides.extend(hands),
            _ => sides.push(say::left_together(Arg::List(hands), sum).into()),
        }
    }
    if company.seating().in_teams() {
        Arg::Apart(sides)
    } else {
        Arg::List(sides)
    }
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
    if let Some(rules) = seen.rules()
        && rules.shape.has_owned_arms()
    {
        return paid(winner, points, ended, company);
    }
    let Some(winner) = winner else {
        return Vec::new();
    };
    let team = seating.team(winner);
    let own = weights[team.index()];
    let scored = points[team.index()];
    if let Some(messages) = of_the_end(team, scored, ended, seen) {
        return messages;
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
    let mut messages = Vec::new();
    let is_blocked = ended.end == End::Blocked;
    let least = ended.playing.iter().map(|seat| ended.weight(seat)).min();
    if winner.is_none() {
        if is_nothing(points) {
            return messages;
        }
        messages.extend(tied_paid(points, ended, company));
    } else if is_blocked {
        messages.push(say::pay_difference());
    }
    if let Some(seat) = ended.swapped
        && points[seat.index()] < 0
    {
        // After a block, a loser pays only how much more they held than the winner.
        let free = if is_blocked { least } else { None };
        let single = ended.weight(seat) - free.unwrap_or_default();
        let yours = say::you_pay_double(single, 2 * single);
        messages.push(company.sentence(seat, yours, |name| {
            say::pays_double(name, single, 2 * single)
        }));
    }
    messages
}

/// Returns the messages that say who shares the payments after a tie, and who gets the odd points.
fn tied_paid(points: &[i32], ended: &RoundResult, company: Company<'_>) -> Vec<Message> {
    let least = ended.playing.iter().map(|seat| ended.weight(seat)).min();
    let mut tied: Vec<Seat> = ended.playing.iter().collect();
    tied.retain(|&seat| Some(ended.weight(seat)) == least);
    let mut shares: Vec<i32> = Vec::new();
    for seat in &tied {
        shares.push(points[seat.index()]);
    }
    let share = shares.iter().copied().min().unwrap_or_default();
    let names = tied.iter().map(|&seat| company.who(seat));
    let mut messages = vec![say::tied_paid(Listed::all(names))];
    for (&seat, points) in tied.iter().zip(shares) {
        if points > share {
            messages.push(say::odd_points(company.who(seat), points - share));
            break;
        }
    }
    messages
}

/// Returns how the tiles left in the hands count at the end of a round.
fn hands_left(seen: &SeatView) -> HandsLeft {
    match seen.rules() {
        Some(rules) => (rules.book.count.hands_left)(&rules.options),
        None => HandsLeft::Points,
    }
}

/// Returns the message that says who held how many doubles, if that decided the round and pips
/// alone would not have.
fn doubles(
    winner: Seat,
    ended: &RoundResult,
    hands: HandsLeft,
    company: Company<'_>,
) -> Option<Message> {
    let seating = company.seating();
    let by_pips = ended.lightest_team(seating) == Some(seating.team(winner));
    if hands != HandsLeft::FewestDoubles || by_pips {
        return None;
    }
    let mut held = Vec::new();
    for seat in ended.playing.iter() {
        let doubles = ended.remaining[seat.index()].doubles;
        held.push(say::points_of(company.who(seat), doubles));
    }
    Some(bonuses::doubles_held(held))
}

/// Returns the sentence that says who won the match.
pub fn who_won(winners: &[Team], company: Company<'_>) -> Message {
    let seating = company.seating();
    let mut members = Vec::new();
    let mut is_yours = false;
    for &team in winners {
        is_yours |= company.is_yours(team);
        members.extend(seating.members_of(team));
    }
    let count = members.len();
    if winners.len() == seating.teams() {
        say::match_drawn()
    } else if is_yours && count == 1 {
        say::match_won_you()
    } else if is_yours {
        let named = members.iter().map(|&seat| company.who(seat));
        say::match_won_with_you(Listed::all(named))
    } else {
        let names = members.iter().map(|&seat| company.name(seat));
        say::match_won(Arg::all(names), count)
    }
}

/// Announces who won the match and, in some games, that other sides have nothing.
pub(super) fn match_over(winners: &[Team], seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let seating = company.seating();
    let message = who_won(winners, company);
    // A listener without a seat hears the end of any match as a good one.
    let is_yours = winners.iter().any(|&team| company.is_yours(team));
    let cue = if is_yours || company.you.is_none() {
        Cue::MatchWon
    } else {
        Cue::MatchLost
    };
    let mut announcements = vec![Announcement::score(message).with(cue)];
    if let Some(rules) = seen.rules()
        && (rules.book.tally.tells_shut_out)(&rules.options)
    {
        for team in seating.each_team() {
            if !winners.contains(&team) && seen.tally().total(team) == 0 {
                let yours = bonuses::shut_out_you(seating.members());
                let shut_out = company.side_sentence(team, yours, bonuses::shut_out);
                announcements.push(Announcement::score(shut_out));
            }
        }
    }
    announcements
}
