//! Announces points that are made while tiles are laid, and how the pips left at the end of a round count in such games.

use super::one_left;
use crate::announce::say::points::{self as say, BonusKeyword, FinishName};
use crate::announce::{Announcement, Arg, Company, Detail, Message, Topic};
use serpente_engine::rules::{
    self, BlockBy, Board, Finish, HandsLeft, InPlay, Made, RoundResult, Rules, Seat, Team, Why,
};
use serpente_engine::table::SeatView;
use std::cmp::Ordering;

/// Announces points and the reason for them. They are for the side of this seat.
pub(super) fn scored(seat: Seat, points: i32, why: Why, seen: &SeatView) -> Vec<Announcement> {
    let score = Announcement::score;
    if why == Why::Prize {
        // Announced with the result of the round.
        return Vec::new();
    }
    if Why::BONUSES.contains(&why) {
        let company = Company::of(seen);
        let side = company.seating().team(seat);
        let passes = seen.rules().and_then(Rules::in_play);
        let any_pass = passes.is_some_and(|in_play| in_play.passes.each > 0);
        let keyword = BonusKeyword::of(why, any_pass);
        return vec![score(bonus_scores(side, points, keyword, company))];
    }
    let board = seen.last_board();
    let count = board.map_or(0, Board::count);
    let mut told = vec![match why {
        Why::Header => say::header_scores(points),
        Why::TripleHeader => say::triple_header_scores(points),
        // The score is the count of the ends.
        _ if i64::from(count) == i64::from(points) => say::tile_scores(points),
        _ => say::count_scores(count, points),
    }];
    if let Some(made) = board.and_then(Board::just_made) {
        told.extend((made.for_out > 0).then(say::one_for_out));
        told.extend((made.for_knocks > 0).then(|| say::some_for_knocks(made.for_knocks)));
    }
    let mut told: Vec<Announcement> = told.into_iter().map(score).collect();
    told[0].named = Some(say::points_for(points, Company::of(seen).name(seat)));
    told.extend(one_left::behind_points(seat, seen));
    told
}

/// Returns the message that says that a side scores what is left in all hands.
pub(super) fn takes_all(side: Team, pips: i32, company: Company<'_>) -> Message {
    company.told_side(side, say::takes_all_you(pips), |side| {
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
    company.told_side(side, say::bonus_scores_you(bonus, points), |side| {
        say::bonus_scores(bonus, points, side)
    })
}

/// Announces the count of the ends after a tile that scored nothing, if the count is what scores.
pub(super) fn count_nothing(seen: &SeatView) -> Option<Announcement> {
    let (rules, board) = (seen.rules()?, seen.last_board()?);
    let in_play = rules.in_play().filter(|in_play| in_play.is_by_count())?;
    let is_in_vain = board.made_in_vain().is_some();
    if rules.says_count() && !is_in_vain || board.just_made().is_some() {
        return None;
    }
    let count = board.count();
    let limit = rules.options.goal.limit();
    let passes = |made: &Made| {
        let team = rules.options.seating.team(made.seat);
        !in_play.may_write(made.points, seen.tally().missing(team, &rules.options))
    };
    let message = match (board.made_in_vain(), limit) {
        (Some(made), Some(limit)) if passes(&made) => say::count_in_vain(count, made.points, limit),
        (Some(_), _) => say::count_opening_in_vain(count),
        (None, _) => say::count_nothing(count),
    };
    let least = if is_in_vain {
        Detail::Brief
    } else {
        Detail::Normal
    };
    let told = Announcement::action(message).about(Topic::Count);
    Some(told.only_from(least))
}

/// Announces that the right number for an overlooked count was said, but scored nothing, since it would have gone over the limit.
pub(super) fn answer_in_vain(seen: &SeatView) -> Option<Announcement> {
    let (points, board) = (seen.answered_in_vain()?, seen.last_board()?);
    let limit = seen.rules()?.options.goal.limit()?;
    let told = say::count_in_vain(board.count(), points, limit);
    Some(Announcement::action(told).about(Topic::Count))
}

/// Announces a number that another player said for the count of the ends, if it scored nothing. Otherwise it is clear from the
/// points.
pub(super) fn number_in_vain(
    seat: Seat,
    claimed: Option<u8>,
    seen: &SeatView,
) -> Option<Announcement> {
    if Company::of(seen).is_you(seat) {
        return None;
    }
    let board = seen.last_board()?;
    let made = board.just_made().or(board.made_in_vain());
    let said = claimed.filter(|said| *said > 0)?;
    let scores = made.is_some_and(|made| made.why != Why::Muggins);
    (!scores).then(|| Announcement::action(say::count_said(said)))
}

/// Returns the messages that explain the points for the end of a round, if they are not simply the pips; `None` if they are.
/// `scored` are the points that the winning side wrote.
pub(super) fn of_the_end(
    team: Team,
    scored: i32,
    ended: &RoundResult,
    seen: &SeatView,
) -> Option<Vec<Message>> {
    let rules = seen.rules()?;
    let hands = (rules.book.count.hands_left)(&rules.options);
    if matches!(hands, HandsLeft::Lowest | HandsLeft::FewestDoubles) {
        return Some(fixed(team, scored, ended, rules));
    }
    worth(scored, ended, rules)
        .or_else(|| of_a_set(team, ended, rules, Company::of(seen)))
        .or_else(|| rounded(team, scored, ended, rules))
}

/// Returns the messages about the points for going out or for winning a block, if the hands bring none. A round after one
/// without a winner may count double.
fn fixed(team: Team, scored: i32, ended: &RoundResult, rules: &Rules) -> Vec<Message> {
    let (book, options) = (rules.book, &rules.options);
    let stake = (book.tally.stake)(options);
    if stake > 0 {
        return vec![say::pool_won(scored + stake, stake)];
    }
    let single = scored.min((book.count.score)(ended, options).points[team.index()]);
    let last = ended.last_tile.filter(|_| ended.out().is_some());
    let finish = last.map(|last| last.finish());
    let mut told = vec![match finish {
        Some(finish) if (book.count.finish_scores)(finish, options).is_some() => {
            say::finish_scores(finish_name(finish, rules), single)
        }
        _ if ended.out().is_some() => say::out_scores(single),
        _ => say::block_scores(single),
    }];
    told.extend((scored > single).then(|| say::counts_double(scored)));
    told.extend(closer_loses(ended, rules).then(say::closer_loses));
    told
}

/// Returns whether the hands on the side of the player who closed a blocked round are heavier than the others', if that decides.
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

/// Returns the messages that explain the points of a set: what the last tile doubles and adds, or that the side that closed the
/// round lost the block.
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
    let mut told = Vec::new();
    let Some(last) = ended.last_tile.filter(|_| ended.out().is_some()) else {
        told.push(takes_all(team, all, company));
        told.extend(closer_loses(ended, rules).then(|| say::closer_doubles(2 * all)));
        return Some(told);
    };
    let others = all - weights[team.index()];
    let doubled = if last.tile == last.ends {
        2 * others
    } else {
        others
    };
    if doubled > others {
        told.push(say::finish_doubles(
            finish_name(last.finish(), rules),
            doubled,
        ));
    }
    let scored = (rules.book.count.score)(ended, options).points[team.index()];
    if scored > doubled {
        told.push(say::last_of_number(scored - doubled, scored));
    }
    Some(told)
}

/// Returns the messages that say how many points the pips left are worth, if pips are not points themselves.
fn worth(scored: i32, ended: &RoundResult, rules: &Rules) -> Option<Vec<Message>> {
    let options = &rules.options;
    let all = ended.team_weights(options.seating).iter().sum();
    let points = (rules.book.count.pips_are_worth)(all, options)?;
    let mut told = vec![say::pips_worth(all, points)];
    told.extend((scored > points).then(|| say::capicua_doubles(scored)));
    Some(told)
}

/// Returns the bonuses that the winner gets for the end of a round, besides the points of the hands.
pub(super) fn bonuses_of(ended: &RoundResult, seen: &SeatView) -> Vec<rules::Bonus> {
    let of = |rules: &Rules| {
        let round = seen.round_number();
        (rules.book.count.bonuses)(ended, round, &rules.options)
    };
    seen.rules().map_or_else(Vec::new, of)
}

/// Returns the message that adds up the points of the winner's side in a round, if they come from several sources.
pub(super) fn added_up(
    winner: Option<Seat>,
    points: &[i32],
    ended: &RoundResult,
    seen: &SeatView,
) -> Option<Message> {
    let rules = seen.rules()?;
    // Points made by single tiles were announced with those tiles, and so was the bonus for the last one.
    if rules.in_play().is_some_and(InPlay::is_by_tile) {
        return None;
    }
    let side = rules.options.seating.team(winner?).index();
    let scored = points[side];
    let bonuses = bonuses_of(ended, seen);
    let passes = ended.made[side];
    let of_hands = (scored > 0).then(|| Arg::from(say::part_of_hands(scored)));
    let of_passes = (passes > 0).then(|| Arg::from(say::part_of_passes(passes)));
    let of_bonuses = bonuses
        .iter()
        .map(|bonus| say::part_of_bonus(BonusKeyword::of(bonus.why, false), bonus.points).into());
    let parts: Vec<Arg> = of_hands
        .into_iter()
        .chain(of_bonuses)
        .chain(of_passes)
        .collect();
    let sum = scored + passes + bonuses.iter().map(|bonus| bonus.points).sum::<i32>();
    (parts.len() > 1).then(|| say::added_up(parts, sum))
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
    let mut told = Vec::new();
    if let Some(hands) = hands.filter(|hands| hands.len() > 1) {
        let hands = hands.into_iter().map(i64::from);
        told.push(say::rounded_hands(hands, taken));
    } else if less_own {
        told.push(say::rounded_less_own(others, own, taken));
    } else if taken != others || rounding.per_point > 1 {
        told.push(say::rounded_to(others, taken));
    }
    let points = taken / rounding.per_point;
    if rounding.per_point > 1 {
        told.push(if rounding.per_point == 3 {
            say::by_three(points)
        } else {
            say::by_five(points)
        });
    }
    if points > scored {
        let limit = options.goal.limit().unwrap_or_default();
        told.push(say::hands_in_vain(points, limit));
    }
    Some(told)
}
