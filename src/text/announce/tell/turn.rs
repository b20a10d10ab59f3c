//! Announces whose turn it is, to that player and to the others; and a pass, with the reason to the
//! player who had to pass.

use super::moved;
use crate::announce::say::points;
use crate::announce::say::review::told_with;
use crate::announce::say::table as say;
use crate::announce::say::trains;
use crate::announce::{
    Announcement, Arg, Cards, Company, Cue, GameName, Keys, Message, Scene, Topic, Tricks,
    followed_by,
};
use serpente_engine::rules::{Board, LegalMoves, PublicMove, Seat};
use serpente_engine::table::{SeatView, View};

/// Announces whose turn it is and, to that player, what they can do in it.
pub(super) fn turn(seat: Seat, seen: &SeatView, keys: &Keys) -> Vec<Announcement> {
    let company = Company::of(seen);
    if let Some(cards) = Cards::of(seen).filter(|_| company.is_you(seat) && seen.turn().is_some()) {
        return vec![cards.turn(seat, keys)];
    }
    if let (Some(tricks), Some(view)) = (Tricks::of(seen), seen.trick_view())
        && company.is_you(seat)
    {
        return vec![tricks.turn(&view, keys)];
    }
    match seen.view() {
        Some(view) if company.is_you(seat) && view.legal.is_some() => {
            own_turn_and_offers(seat, &view, company, keys)
        }
        _ => {
            let turn = Announcement::action(others_turn(seat, seen));
            vec![turn.about(Topic::Turn)]
        }
    }
}

/// Returns the message that says whose turn it is, to the others.
fn others_turn(seat: Seat, seen: &SeatView) -> Message {
    let name = Company::of(seen).name(seat);
    let Some(board) = seen.board() else {
        return say::turn_of(name);
    };
    if begins(board) {
        return trains::turn_begins(name);
    }
    if board.first().is_some() {
        return say::turn_of(name);
    }
    // If the right to open passes from player to player, nobody knows yet who holds the tile.
    let rights = seen.rules().is_some_and(|rules| rules.shape.may_decline());
    match board.lead() {
        Some(_) if rights => say::turn_may_open(name),
        Some(tile) => say::turn_opening(name, tile),
        None if board.opens_with_double() => say::turn_may_open(name),
        None => say::turn_opens(name),
    }
}

/// Announces to a player that it is their turn, and what they can do besides laying.
fn own_turn_and_offers(
    seat: Seat,
    view: &View<'_>,
    company: Company<'_>,
    keys: &Keys,
) -> Vec<Announcement> {
    let message = if view.board.asked().is_some() {
        let ends = Scene::seen(view, company).ends();
        how_many(ends, view, company, keys, HowToAnswer::UntilKnown)
    } else {
        own_turn(view, company, keys)
    };
    let turn = Announcement::action(message).about(Topic::Turn);
    let mut announcements = vec![turn.with(Cue::YourTurn).only_for(seat)];
    let has_moved = view.board.history().iter().any(|&(mover, _)| mover == seat);
    let is_stuck = view.legal.is_some_and(|legal| legal.playable().is_empty());
    // An offer that is possible in every turn is announced once, and again if nothing else is
    // possible.
    let mut messages = Vec::new();
    for offer in offers(view, keys) {
        if offer.is_news || !has_moved || is_stuck {
            messages.push(offer.message);
        }
    }
    if let Some(message) = messages.into_iter().reduce(told_with) {
        let offer = Announcement::action(message).about(Topic::Offer);
        announcements.push(offer.only_for(seat));
    }
    announcements
}

/// Returns whether this is the first turn of a round whose first tile lies on the table already.
pub fn begins(board: &Board) -> bool {
    board.first().is_some() && board.history().is_empty()
}

/// Returns the message for the listener's turn, with all keys that can be used besides laying.
pub(in crate::announce) fn whole_turn(
    view: &View<'_>,
    company: Company<'_>,
    keys: &Keys,
) -> Message {
    with_offers(own_turn(view, company, keys), view, keys)
}

/// Adds to a message all keys that can be used besides laying, drawing when stuck and passing when
/// stuck.
pub(in crate::announce) fn with_offers(message: Message, view: &View<'_>, keys: &Keys) -> Message {
    let offers = offers(view, keys).into_iter();
    followed_by(message, offers.map(|offer| offer.message))
}

/// Returns the message that says that it is the listener's turn, and what they can do.
fn own_turn(view: &View<'_>, company: Company<'_>, keys: &Keys) -> Message {
    let board = view.board;
    let scene = Scene::seen(view, company);
    let Some(legal) = view.legal else {
        return say::turn_of(company.name(board.turn()));
    };
    let fitting = legal.playable().len();
    let confirm = &keys.confirm;
    let pass = &keys.pass;
    match (board.first(), board.lead()) {
        _ if board.asked().is_some() => {
            how_many(scene.ends(), view, company, keys, HowToAnswer::Always)
        }
        _ if legal.may_keep() => say::your_turn_swap(&keys.exchange, pass),
        (None, Some(tile)) if legal.first().contains(tile) => say::your_turn_opening(tile, confirm),
        (None, Some(tile)) => say::your_turn_right(tile, pass),
        (None, None) if board.opens_with_double() => opens_with_double(legal, keys),
        (None, None) if legal.may_pass() => say::your_turn_offered(confirm, pass),
        (None, None) => say::your_turn_opens(confirm),
        _ if board.may_add(view.rules) => say::one_more_tile(scene.ends(), pass),
        _ if board.goes_on() && fitting > 0 => trains::you_go_on(scene.ends(), fitting),
        _ if board.goes_on() && legal.may_draw() => {
            trains::you_go_on_draw(duty_or_ends(&scene), &keys.draw)
        }
        _ if board.goes_on() => trains::you_go_on_stuck(duty_or_ends(&scene), pass),
        _ if fitting > 0 && scene.duty().is_some() => say::your_turn_must(scene.ends(), fitting),
        _ if fitting > 0 => say::your_turn(scene.ends(), fitting),
        _ if legal.may_draw() => say::your_turn_draw(scene.ends(), &keys.draw),
        _ => say::your_turn_stuck(scene.ends(), pass),
    }
}

/// When a question says how to answer it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HowToAnswer {
    /// Until the listener has answered it once in the match.
    UntilKnown,
    /// Always: the listener wants to know.
    Always,
}

/// Returns the question what these ends count, for the seat of the view: with a tile of its own or,
/// after somebody else's wrong number, with theirs.
pub fn how_many(
    ends: Message,
    view: &View<'_>,
    company: Company<'_>,
    keys: &Keys,
    how_to_answer: HowToAnswer,
) -> Message {
    let board = view.board;
    let mut laid = board
        .history()
        .iter()
        .rev()
        .filter(|(_, play)| play.is_lay());
    let has_answered = view.tally.rounds > 0 || laid.clone().any(|(mover, _)| *mover == view.seat);
    let question = if has_answered && how_to_answer == HowToAnswer::UntilKnown {
        points::count_asked(ends)
    } else {
        points::count_question(ends, &keys.confirm)
    };
    match (board.asked(), laid.next()) {
        (Some(_), Some((layer, _))) => {
            let wrong = points::counted_wrong(company.name(*layer));
            followed_by(wrong, [question])
        }
        _ => question,
    }
}

/// Returns whether the message for the listener's turn only tells the ends in brief.
pub(in crate::announce) fn is_told_by_ends(view: &View<'_>, company: Company<'_>) -> bool {
    let board = view.board;
    let Some(legal) = view.legal else {
        return false;
    };
    let is_asked_something_else =
        board.asked().is_some() || legal.may_keep() || board.may_add(view.rules) || board.goes_on();
    let must_lay = !legal.playable().is_empty() && Scene::seen(view, company).duty().is_some();
    board.first().is_some() && !is_asked_something_else && !must_lay
}

/// Returns what must be done first or, if nothing must, the ends: a player without a tile to lay
/// need not hear what else could be laid.
fn duty_or_ends(scene: &Scene<'_>) -> Message {
    match scene.duty() {
        Some(duty) => duty,
        None => scene.ends(),
    }
}

/// Returns the message for a player in turn who may open with any double.
pub(in crate::announce) fn opens_with_double(legal: &LegalMoves, keys: &Keys) -> Message {
    if legal.first().is_empty() {
        say::your_turn_no_double(&keys.pass)
    } else {
        say::your_turn_opens_double(&keys.confirm)
    }
}

/// Something that a player can do in a turn but that the sentence for the turn does not mention,
/// with its key.
struct Offer {
    message: Message,
    /// Whether it is possible because of the tiles on the table or in the hand, not in every turn.
    is_news: bool,
}

fn offers(view: &View<'_>, keys: &Keys) -> Vec<Offer> {
    let Some(legal) = view.legal else {
        return Vec::new();
    };
    if legal.may_keep() {
        return Vec::new();
    }
    let mut offers = Vec::new();
    if !legal.playable().is_empty() && view.board.first().is_some() {
        offers.extend(instead_of_laying(view, legal, keys));
    }
    if may_announce(view) {
        offers.push(Offer {
            message: trains::announce_offer(&keys.exchange),
            is_news: false,
        });
    }
    if legal.may_swap() {
        offers.push(Offer {
            message: say::swap_offer(&keys.exchange),
            is_news: false,
        });
    }
    if legal.may_redeal() {
        let doubles = view.rules.book.deal.doubles_to_redeal.unwrap_or_default();
        offers.push(Offer {
            message: say::redeal_offer(&keys.exchange, doubles),
            is_news: true,
        });
    }
    offers
}

/// Returns what a player who could lay a tile can do instead: draw, and pass or stop.
fn instead_of_laying(view: &View<'_>, legal: &LegalMoves, keys: &Keys) -> Vec<Offer> {
    let mut offers = Vec::new();
    if legal.may_draw() {
        let is_wild = only_wild_fits(view);
        offers.push(Offer {
            message: if is_wild {
                say::draw_offer_wild(GameName(view.rules.book.id), &keys.draw)
            } else {
                say::draw_offer(&keys.draw)
            },
            is_news: is_wild,
        });
    }
    if legal.may_pass() && !view.board.may_add(view.rules) {
        offers.push(Offer {
            message: if view.board.goes_on() {
                trains::stop_offer(&keys.pass)
            } else {
                say::pass_offer(&keys.pass)
            },
            is_news: true,
        });
    }
    offers
}

/// Returns whether the player can lay tiles, but only wild ones.
pub(in crate::announce) fn only_wild_fits(view: &View<'_>) -> bool {
    view.legal.is_some_and(|legal| {
        let playable = legal.playable();
        !playable.is_empty() && playable.without(view.rules.wild).is_empty()
    })
}

/// Returns whether the player in turn may announce now that the turn leaves one tile.
pub fn may_announce(view: &View<'_>) -> bool {
    let board = view.board;
    let rules = view.rules;
    let after_double = board.goes_on() && !board.chains(rules, view.seat);
    let leaves_one = view.hand.len() == 2 || view.hand.len() == 1 && after_double;
    leaves_one && rules.turns.fine.is_some()
}

/// Announces a turn that was passed.
pub(super) fn passed(seat: Seat, seen: &SeatView) -> Announcement {
    let company = Company::of(seen);
    let last_move = match seen.last_board() {
        Some(board) => board.history().iter().rfind(|(by, _)| *by == seat),
        None => None,
    };
    let message = if let Some((_, PublicMove::LostTurn)) = last_move {
        company.sentence(seat, trains::you_lost_turn(), trains::lost_turn)
    } else if company.is_you(seat) {
        reason_to_pass(seat, seen).unwrap_or_else(say::you_passed)
    } else {
        say::passed(company.name(seat))
    };
    moved(seat, message).with(Cue::Passed)
}

/// Returns the message that says why the listener could only pass, unless it was their choice or
/// was announced before.
fn reason_to_pass(seat: Seat, seen: &SeatView) -> Option<Message> {
    let board = seen.last_board()?;
    let rules = seen.rules()?;
    let view = seen.view();
    if board.first().is_none() {
        let lead = board.lead()?;
        return match view {
            Some(view) if view.hand.contains(lead) => None,
            _ => Some(say::you_passed_right(lead)),
        };
    }
    let mut latest_first = board.history().iter().rev();
    let has_passed = latest_first.any(|&passed| passed == (seat, PublicMove::Passed));
    if has_passed && latest_first.next() == Some(&(seat, PublicMove::Drew)) {
        // The drawn tile was announced, and that it does not fit.
        return None;
    }
    if rules.swaps && board.swapped().is_none() {
        // Passing was a choice, announced with the turn.
        return None;
    }
    let scene = Scene::last(seen)?;
    let is_stuck = match view {
        Some(view) => !view.hand.iter().any(|tile| scene.is_playable(&view, tile)),
        // The round is blocked. If players may keep tiles back, the reason is not known.
        None => !rules.shape.may_decline(),
    };
    if !is_stuck {
        return None;
    }
    let wanted = scene.wanted(None);
    Some(if wanted.is_empty() {
        say::you_passed_wild(GameName(rules.book.id))
    } else {
        say::you_passed_stuck(Arg::Any(wanted))
    })
}
