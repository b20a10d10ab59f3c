//! Announces points that are made while tiles are laid, and how the pips left at the end of a round
//! count in such games.

use super::one_left;
use crate::announce::say::points::{self as say, BonusKeyword, FinishName};
use crate::announce::{Announcement, Arg, Company, Detail, Message, Topic, sounds};
use serpente_engine::rules::{
    self, BlockBy, Board, Finish, HandsLeft, InPlay, RoundResult, Rules, Seat, Team, Why,
};
use serpente_engine::table::SeatView;
use std::cmp::Ordering;

/// Announces points and the reason for them. They are for the side of this seat.
pub(super) fn scored(seat: Seat, points: i32, why: Why, seen: &SeatView) -> Vec<Announcement> {
    if why == Why::Prize {
        // Announced with the result of the round.
        return Vec::new();
    }
    let company = Company::of(seen);
    let side = company.seating().team(seat);
    let cue = sounds::points(side, points, seen);
    if Why::BONUSES.contains(&why) {
        let any_pass = match seen.rules().and_then(Rules::in_play) {
            Some(in_play) => in_play.passes.each > 0,
            None => false,
        };
        let keyword = BonusKeyword::of(why, any_pass);
        let message = bonus_scores(side, points, keyword, company);
        return vec![Announcement::score(message).with(cue)];
    }
    let board = seen.last_board();
    let count = board.map_or(0, Board::count);
    let message = match why {
        Why::Header => say::header_scores(points),
        Why::TripleHeader => say::triple_header_scores(points),
        // The score is the count of the ends.
        _ if i64::from(count) == i64::from(points) => say::tile_scores(points),
        _ => say::count_scores(count, points),
    };
    let mut scored = Announcement::score(message).with(cue);
    scored.named = Some(company.sentence(seat, say::points_yours(points), |name| {
        say::points_for(points, name)
    }));
    let mut announcements = vec![scored];
    if let Some(made) = board.and_then(Board::just_made) {
        if made.for_out > 0 {
            announcements.push(Announcement::score(say::one_for_out()));
        }
        if made.for_knocks > 0 {
            announcements.push(Announcement::score(say::some_for_knocks(made.for_knocks)));
        }
    }
    announcements.extend(one_left::behind_points(seat, seen));
    announcements
}

/// Returns the message that says that a side scores what is left in all hands.
pub(super) fn takes_all(side: Team, pips: i32, company: Company<'_>) -> Message {
    let members = company.seating().members();
    company.side_sentence(side, say::takes_all_you(pips, members), |side| {
        say::takes_all(pips, side)
    })
}

/// Returns the message about a bonus for a side.
pub(super) fn bonus_scores(
    side: Team,
    points: i32,
    bonus: BonusKeyword,
    company: Company<'_>,
) -> Message {
    let members = company.seating().members();
    let yours = say::bonus_scores_you(bonus, points, members);
    company.side_sentence(side, yours, |side| say::bonus_scores(bonus, points, side))
}

/// Announces the count of the ends after a tile that scored nothing, if the count is what scores.
pub(super) fn count_nothing(seen: &SeatView) -> Option<Announcement> {
    let rules = seen.rules()?;
    let board = seen.last_board()?;
    let in_play = rules.in_play()?;
    if !in_play.is_by_count() || board.just_made().is_some() {
        return None;
    }
    let in_vain = board.made_in_vain();
    if rules.says_count() && in_vain.is_none() {
        return None;
    }
    let count = board.count();
    let Some(made) = in_vain else {
        let message = Announcement::action(say::count_nothing(count)).about(Topic::Count);
        return Some(message.only_from(Detail::Normal));
    };
    let team = rules.options.seating.team(made.seat);
    let missing = seen.tally().missing(team, &rules.options);
    let message = match rules.options.goal.limit() {
        Some(limit) if !in_play.may_write(made.points, missing) => {
            say::count_in_vain(count, made.points, limit)
        }
        _ => say::count_opening_in_vain(count),
    };
    Some(Announcement::action(message).about(Topic::Count))
}

/// Announces that the right number for an overlooked count was said, but scored nothing, since it
/// would have gone over the limit.
pub(super) fn answer_in_vain(seen: &SeatView) -> Option<Announcement> {
    let points = seen.answered_in_vain()?;
    let board = seen.last_board()?;
    let limit = seen.rules()?.options.goal.limit()?;
    let message = say::count_in_vain(board.count(), points, limit);
    Some(Announcement::action(message).about(Topic::Count))
}

/// Announces a number that a player said for the count of the ends, if it scored nothing: to the player themselves, whether it was
/// wrong. Otherwise it is clear from the points.
pub(super) fn number_in_vain(
    seat: Seat,
    claimed: Option<u8>,
    seen: &SeatView,
) -> Option<Announcement> {
    let board = seen.last_board()?;
    let made = board.just_made().or(board.made_in_vain());
    let number = claimed?;
    let scores = made.is_some_and(|made| made.why != Why::Muggins);
    if number == 0 || scores {
        return None;
    }
    if !Company::of(seen).is_you(seat) {
        return Some(Announcement::action(say::count_said(number)));
    }
    if u32::from(number) != board.count() {
        return Some(Announcement::action(say::count_wrong(number)));
    }
    if board.made_in_vain().is_some() {
        // It was announced why the count makes no points.
        return None;
    }
    Some(Announcement::action(say::count_nothing(board.count())).about(Topic::Count))
}

/// Returns the messages that explain the points for the end of a round, if they are not simply the
/// pips; `None` if they are. `scored` are the points that the winning side wrote.
pub(super) fn of_the_end(
    team: Team,
    scored: i32,
    ended: &RoundResult,
    seen: &SeatView,
) -> Option<Vec<Message>> {
    let rules = seen.rules()?;
    let hands = (rules.book.count.hands_left)(&rules.options);
    if matches!(hands, HandsLeft::Lowest | HandsLeft::FewestDoubles) {
        return Some(fixed(team, scored, ended, rules, Company::of(seen)));
    }
    if let Some(messages) = worth(scored, ended, rules) {
        return Some(messages);
    }
    if let Some(messages) = of_a_set(team, ended, rules, Company::of(seen)) {
        return Some(messages);
    }
    rounded(team, scored, ended, rules)
}

/// Returns the messages about the points for going out or for winning a block, if the hands bring
/// none. A round after one without a winner may count double.
fn fixed(
    team: Team,
    scored: i32,
    ended: &RoundResult,
    rules: &Rules,
    company: Company<'_>,
) -> Vec<Message> {
    let book = rules.book;
    let options = &rules.options;
    let stake = (book.tally.stake)(options);
    if stake > 0 {
        let pool = scored + stake;
        let yours = say::pool_won_you(pool, stake);
        return vec![company.side_sentence(team, yours, |side| say::pool_won(side, pool, stake))];
    }
    let single = scored.min((book.count.score)(ended, options).points[team.index()]);
    let finish = match ended.last_tile {
        Some(last) if ended.out().is_some() => Some(last.finish()),
        _ => None,
    };
    let mut messages = vec![match finish {
        Some(finish) if (book.count.finish_scores)(finish, options).is_some() => {
            say::finish_scores(finish_name(finish, rules), single)
        }
        _ if ended.out().is_some() => say::out_scores(single),
        _ => say::block_scores(single),
    }];
    if scored > single {
        messages.push(say::counts_double(scored));
    }
    if closer_loses(ended, rules) {
        messages.push(say::closer_loses());
    }
    messages
}

/// Returns whether the hands on the side of the player who closed a blocked round are heavier than
/// the others', if that decides.
fn closer_loses(ended: &RoundResult, rules: &Rules) -> bool {
    let options = &rules.options;
    let block = ended.closers_block(options.seating);
    (rules.book.ending.block_by)(options) == BlockBy::ClosersSide
        && ended.out().is_none()
        && block.is_some_and(|block| block.order == Ordering::Greater)
}

fn finish_name(finish: Finish, rules: &Rules) -> FinishName {
    let balak = (rules.book.ending.block_by)(&rules.options) == BlockBy::ClosersSide;
    FinishName::of(finish, balak)
}

/// Returns the messages that explain the points of a set: what the last tile doubles and adds, or
/// that the side that closed the round lost the block.
fn of_a_set(
    team: Team,
    ended: &RoundResult,
    rules: &Rules,
    company: Company<'_>,
) -> Option<Vec<Message>> {
    let options = &rules.options;
    if (rules.book.ending.block_by)(options) != BlockBy::ClosersSide {
        return None;
    }
    let weights = ended.team_weights(options.seating);
    let all = weights.iter().sum::<i32>();
    let last = match ended.last_tile {
        Some(last) if ended.out().is_some() => last,
        _ => {
            let mut messages = vec![takes_all(team, all, company)];
            if closer_loses(ended, rules) {
                messages.push(say::closer_doubles(2 * all));
            }
            return Some(messages);
        }
    };
    let others = all - weights[team.index()];
    let doubled = if last.tile == last.ends {
        2 * others
    } else {
        others
    };
    let mut messages = Vec::new();
    if doubled > others {
        let finish = finish_name(last.finish(), rules);
        messages.push(say::finish_doubles(finish, doubled));
    }
    let scored = (rules.book.count.score)(ended, options).points[team.index()];
    if scored > doubled {
        messages.push(say::last_of_number(scored - doubled, scored));
    }
    Some(messages)
}

/// Returns the messages that say how many points the pips left are worth, if pips are not points
/// themselves.
fn worth(scored: i32, ended: &RoundResult, rules: &Rules) -> Option<Vec<Message>> {
    let options = &rules.options;
    let all = ended.team_weights(options.seating).iter().sum();
    let points = (rules.book.count.pips_are_worth)(all, options)?;
    let mut messages = vec![say::pips_worth(all, points)];
    if scored > points {
        messages.push(say::capicua_doubles(scored));
    }
    Some(messages)
}

/// Returns the bonuses that the winner gets for the end of a round, besides the points of the
/// hands.
pub(super) fn bonuses_of(ended: &RoundResult, seen: &SeatView) -> Vec<rules::Bonus> {
    match seen.rules() {
        Some(rules) => {
            let round = seen.round_number();
            (rules.book.count.bonuses)(ended, round, &rules.options)
        }
        None => Vec::new(),
    }
}

/// Returns the message that adds up the points of the winner's side in a round, if they come from
/// several sources.
pub(super) fn added_up(
    winner: Option<Seat>,
    points: &[i32],
    ended: &RoundResult,
    seen: &SeatView,
) -> Option<Message> {
    let rules = seen.rules()?;
    // Points made by single tiles were announced with those tiles, and so was the bonus for the
    // last one.
    if rules.in_play().is_some_and(InPlay::is_by_tile) {
        return None;
    }
    let side = rules.options.seating.team(winner?).index();
    let scored = points[side];
    let passes = ended.made[side];
    let mut parts: Vec<Arg> = Vec::new();
    let mut sum = scored + passes;
    if scored > 0 {
        parts.push(say::part_of_hands(scored).into());
    }
    for bonus in bonuses_of(ended, seen) {
        let keyword = BonusKeyword::of(bonus.why, false);
        parts.push(say::part_of_bonus(keyword, bonus.points).into());
        sum += bonus.points;
    }
    if passes > 0 {
        parts.push(say::part_of_passes(passes).into());
    }
    if parts.len() < 2 {
        return None;
    }
    Some(say::added_up(parts, sum))
}

fn rounded(team: Team, scored: i32, ended: &RoundResult, rules: &Rules) -> Option<Vec<Message>> {
    let options = &rules.options;
    let rounding = (rules.book.count.rounding)(options)?;
    if rounding.leaves_hands(ended) {
        return Some(Vec::new());
    }
    let weights = ended.team_weights(options.seating);
    let own = weights[team.index()];
    let others = weights.iter().sum::<i32>() - own;
    let less_own = rounding.takes_off_own(ended);
    let pips = if less_own { others - own } else { others };
    let hands = rounding.each_hand(ended, team, options.seating);
    let taken = match &hands {
        Some(hands) => hands.iter().sum(),
        None => rounding.rounded(pips),
    };
    let mut messages = Vec::new();
    match hands {
        Some(hands) if hands.len() > 1 => {
            messages.push(say::rounded_hands(hands.into_iter().map(i64::from), taken));
        }
        _ if less_own => messages.push(say::rounded_less_own(others, own, taken)),
        _ if taken != others || rounding.per_point > 1 => {
            messages.push(say::rounded_to(others, taken));
        }
        _ => {}
    }
    let points = taken / rounding.per_point;
    if rounding.per_point > 1 {
        messages.push(if rounding.per_point == 3 {
            say::by_three(points)
        } else {
            say::by_five(points)
        });
    }
    if points > scored {
        let limit = options.goal.limit().unwrap_or_default();
        messages.push(say::hands_in_vain(points, limit));
    }
    Some(messages)
}
