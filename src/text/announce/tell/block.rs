//! Messages that say who won a blocked round, and what decided it.

use crate::announce::say::points as say;
use crate::announce::say::table;
use crate::announce::{Arg, Company, Message};
use serpente_engine::rules::{BlockBy, RoundResult, Rules, Seat, TiedBlock};
use serpente_engine::table::SeatView;
use std::cmp::Ordering;

/// Returns whether the criterion that decides a blocked round leaves it tied.
pub(super) fn is_tied(ended: &RoundResult, rules: &Rules) -> bool {
    let options = &rules.options;
    let by = (rules.book.ending.block_by)(options);
    ended.is_tied(by, options.seating)
}

/// Returns the messages that say who won a blocked round, and how. `winner` is the winning player who is recorded.
pub(super) fn block_won(winner: Seat, ended: &RoundResult, seen: &SeatView) -> Vec<Message> {
    let Some(rules) = seen.rules() else {
        return Vec::new();
    };
    let company = Company::of(seen);
    let (book, options) = (rules.book, &rules.options);
    let by = (book.ending.block_by)(options);
    // Without a rule of its own, a tie between the player who closed the round and the next player goes to the opener.
    let otherwise = (by == BlockBy::Closer).then_some(TiedBlock::Opener);
    let tied = (book.ending.tied_block)(options).or(otherwise);
    let tied = tied.filter(|_| is_tied(ended, rules));
    let mut told = match by {
        BlockBy::Side if tied.is_none() => return vec![counted(winner, ended, company)],
        BlockBy::Side => Vec::new(),
        BlockBy::Closer => {
            let seats = ended.closer_and_next().unwrap_or([winner; 2]);
            let hands = seats.map(|seat| hand(seat, ended, company));
            vec![say::closer_compared(hands)]
        }
        BlockBy::ClosersSide => {
            let closer = ended.last.unwrap_or(winner);
            let mut told = vec![company.told(closer, say::closed_you(), say::closed)];
            let block = ended.closers_block(options.seating);
            let tied = block.is_some_and(|block| block.order == Ordering::Equal);
            told.extend(tied.then(say::closer_tied));
            told
        }
        BlockBy::Seat => lowest_hands(ended, rules, company).into_iter().collect(),
    };
    match tied {
        Some(TiedBlock::Opener) => told.push(say::equal_to_opener()),
        Some(TiedBlock::Closer) => told.push(say::equal_to_closer()),
        None => {}
    }
    told.push(block_goes_to(winner, company));
    told
}

/// Returns the message that says only who won a blocked round.
pub(super) fn block_goes_to(winner: Seat, company: Company<'_>) -> Message {
    let side = company.seating().team(winner);
    company.told_side(side, say::block_won_you(), say::block_won)
}

/// Returns the message that lists the lowest hands, if a single hand decides a block although players form teams.
pub(super) fn lowest_hands(
    ended: &RoundResult,
    rules: &Rules,
    company: Company<'_>,
) -> Option<Message> {
    let options = &rules.options;
    if (rules.book.ending.block_by)(options) != BlockBy::Seat || !options.seating.in_teams() {
        return None;
    }
    let least = ended.playing.iter().map(|seat| ended.weight(seat)).min();
    let lowest = ended.playing.iter();
    let lowest = lowest.filter(|&seat| Some(ended.weight(seat)) == least);
    let hands = lowest.map(|seat| hand(seat, ended, company));
    Some(say::lowest_hand(hands))
}

fn hand(seat: Seat, ended: &RoundResult, company: Company<'_>) -> Arg {
    table::points_of(company.who(seat), ended.weight(seat)).into()
}

/// Returns the message that says who won by the pips that were left, which the members of a side count together.
fn counted(winner: Seat, ended: &RoundResult, company: Company<'_>) -> Message {
    let (seating, side) = (company.seating(), company.seating().team(winner));
    let lightest = ended.lightest_team(seating);
    match (lightest, company.is_yours(side), seating.members()) {
        (None, _, _) if company.is_you(winner) => table::count_equal_you(),
        (None, _, _) => table::count_equal(company.name(winner)),
        (Some(_), true, 1) => table::count_won_you(),
        (Some(_), true, _) => table::count_won_with_you(company.side(side)),
        (Some(_), false, members) => table::count_won(company.side(side), members),
    }
}
