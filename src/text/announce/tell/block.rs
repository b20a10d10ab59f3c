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

/// Returns the messages that say who won a blocked round, and how. `winner` is the winning player
/// who is recorded.
pub(super) fn block_won(winner: Seat, ended: &RoundResult, seen: &SeatView) -> Vec<Message> {
    let Some(rules) = seen.rules() else {
        return Vec::new();
    };
    let company = Company::of(seen);
    let options = &rules.options;
    let by = (rules.book.ending.block_by)(options);
    let is_tied = is_tied(ended, rules);
    let mut messages = match by {
        BlockBy::Side if tie_break(by, rules).is_none() || !is_tied => {
            return vec![counted(winner, ended, company)];
        }
        BlockBy::Side => Vec::new(),
        BlockBy::Closer => {
            let seats = ended.closer_and_next().unwrap_or([winner; 2]);
            vec![say::closer_compared(
                seats.map(|seat| hand(seat, ended, company)),
            )]
        }
        BlockBy::ClosersSide => {
            let closer = ended.last.unwrap_or(winner);
            let mut of_closer = vec![company.sentence(closer, say::closed_you(), say::closed)];
            if let Some(block) = ended.closers_block(options.seating)
                && block.order == Ordering::Equal
            {
                of_closer.push(say::closer_tied());
            }
            of_closer
        }
        BlockBy::Seat => lowest_hands(ended, rules, company).into_iter().collect(),
    };
    match tie_break(by, rules) {
        Some(TiedBlock::Opener) if is_tied => messages.push(say::equal_to_opener()),
        Some(TiedBlock::Closer) if is_tied => messages.push(say::equal_to_closer()),
        _ => {}
    }
    messages.push(block_goes_to(winner, company));
    messages
}

/// Returns who wins a tied block, if the rules say so.
fn tie_break(by: BlockBy, rules: &Rules) -> Option<TiedBlock> {
    match (rules.book.ending.tied_block)(&rules.options) {
        // Without a rule of its own, a tie between the player who closed the round and the next
        // player goes to the opener.
        None if by == BlockBy::Closer => Some(TiedBlock::Opener),
        tie_break => tie_break,
    }
}

/// Returns the message that says only who won a blocked round.
pub(super) fn block_goes_to(winner: Seat, company: Company<'_>) -> Message {
    let side = company.seating().team(winner);
    let members = company.seating().members();
    company.side_sentence(side, say::block_won_you(members), say::block_won)
}

/// Returns the message that lists the lowest hands, if a single hand decides a block although
/// players form teams.
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
    let mut hands = Vec::new();
    for seat in ended.playing.iter() {
        if Some(ended.weight(seat)) == least {
            hands.push(hand(seat, ended, company));
        }
    }
    Some(say::lowest_hand(hands))
}

fn hand(seat: Seat, ended: &RoundResult, company: Company<'_>) -> Arg {
    table::points_of(company.who(seat), ended.weight(seat)).into()
}

/// Returns the message that says who won by the pips that were left, which the members of a side
/// count together.
fn counted(winner: Seat, ended: &RoundResult, company: Company<'_>) -> Message {
    let seating = company.seating();
    let side = seating.team(winner);
    let lightest = ended.lightest_team(seating);
    match (lightest, company.is_yours(side), seating.members()) {
        (None, _, _) if company.is_you(winner) => table::count_equal_you(),
        (None, _, _) => table::count_equal(company.name(winner)),
        (Some(_), true, 1) => table::count_won_you(),
        (Some(_), true, _) => table::count_won_with_you(company.side(side)),
        (Some(_), false, members) => table::count_won(company.names(side), members),
    }
}
