//! Messages for the review of a finished match, decision by decision.

use super::cards::card_reason;
use super::company::Company;
use super::say::learn as say;
use super::say::points;
use super::say::review::hint_why;
use super::say::tricks::{claim_name, pass_name, suit_name};
use super::tricks::trick_reasons;
use super::{Arg, Cards, Message, Scene, Tricks, bid_name, followed_by, review, rounded};
use serpente_engine::bax::CardMove;
use serpente_engine::bots::MoveReason;
use serpente_engine::bots::review::{Guess, Unit, Weighed};
use serpente_engine::rules::{Move, Placement, Seat, Tile};
use serpente_engine::table::{GameMove, GameView};
use serpente_engine::tricks::TrickMove;

/// Returns the three sentences that come first: how many choices there were, what the mistakes
/// cost, and the costliest of them, with its round and the move played.
pub fn sum(
    moves: usize,
    choices: usize,
    mistakes: usize,
    loss: f64,
    unit: Unit,
    dearest: Option<(u32, Message)>,
) -> Vec<Message> {
    let mut messages = vec![say::review_choices(choices, moves)];
    messages.push(if mistakes == 0 {
        say::review_flawless()
    } else {
        say::review_cost(mistakes, cost(loss, unit))
    });
    if let Some((round, played)) = dearest {
        messages.push(say::review_turned(mistakes, round, played));
    }
    messages
}

/// Returns the message about a decision: the move played, what it cost, the better move, and why.
pub fn decision(
    round: u32,
    view: &GameView<'_>,
    played: GameMove,
    found: &Weighed,
    unit: Unit,
    company: Company<'_>,
) -> Message {
    let did = named(view, played, company);
    if found.options == 1 {
        return say::review_forced(round, did);
    }
    if found.best == played {
        return say::review_fine(round, did);
    }
    let best = named(view, found.best, company);
    let mistake = say::review_mistake(round, did, cost(found.loss, unit), best);
    with_reasons(mistake, &found.why, company)
}

/// Adds the reasons for a move to a message about it, if there are any.
pub fn with_reasons(message: Message, why: &MoveReason, company: Company<'_>) -> Message {
    let reasons: Vec<Message> = match why {
        MoveReason::Tiles(all) => all
            .iter()
            .map(|&why| review::reason(why, company))
            .collect(),
        MoveReason::Cards(all) => all.iter().map(|&why| card_reason(why, company)).collect(),
        MoveReason::Tricks(all) => trick_reasons(all, company),
    };
    match reasons.first() {
        Some(first) => hint_why(message, first, Arg::all(&reasons)),
        None => message,
    }
}

/// Returns the message that says what was on the table before a decision, and what the seat held.
pub fn position(view: &GameView<'_>, company: Company<'_>) -> Message {
    match view {
        GameView::Tiles(view) => {
            let scene = Scene::seen(view, company);
            let hand = view.hand.iter().map(|tile| scene.named(tile));
            say::review_position(scene.ends_counted(), hand)
        }
        GameView::Cards(view) => Cards::seen(view, company).all(),
        GameView::Tricks(view) => {
            let tricks = Tricks::seen(view, company);
            let hand = view.hand.iter();
            say::review_position(tricks.so_far(), hand)
        }
    }
}

/// Returns the message that names all moves that were possible, each with its cost, the cheapest first; `None` if there was no
/// choice.
pub fn options(view: &GameView<'_>, found: &Weighed, company: Company<'_>) -> Option<Message> {
    if found.all.len() < 2 {
        return None;
    }
    let mut options = Vec::new();
    for option in &found.all {
        let name = named(view, option.play, company);
        options.push(say::review_option(name, rounded(option.cost, 1)));
    }
    Some(say::review_options(Arg::apart(options)))
}

/// Returns the message that says what the other players held, which the seat could not see, and how
/// well it could have been guessed.
pub fn others(
    held: &[(Seat, Vec<Tile>)],
    guess: Option<Guess>,
    company: Company<'_>,
) -> Option<Message> {
    if held.is_empty() {
        return None;
    }
    let mut hands = Vec::new();
    for (seat, tiles) in held {
        hands.push(review::hand_left(company, *seat, tiles));
    }
    let others = say::review_others(Arg::apart(hands));
    Some(match guess {
        Some(guess) => {
            let quality = say::review_guess(guess.tiles, guess.right, guess.by_chance);
            followed_by(others, [quality])
        }
        None => others,
    })
}

/// Returns the message for the cost of a mistake.
pub fn cost(loss: f64, unit: Unit) -> Message {
    let amount = rounded(loss, 1);
    match unit {
        Unit::Points if matches!(amount, Arg::Number(1)) => say::cost_one_point(),
        Unit::Points => say::cost_points(amount),
        Unit::Percent => say::cost_percent(amount),
    }
}

/// Returns the name of a move.
pub fn named(view: &GameView<'_>, play: GameMove, company: Company<'_>) -> Message {
    match (view, play) {
        (view, GameMove::Announcing(play) | GameMove::Saying(play, _)) => {
            named(view, play.into(), company)
        }
        (_, GameMove::Says(number)) => points::count_said(number),
        (GameView::Tiles(view), GameMove::Tiles(Move::Lay(placement))) => {
            let Placement { tile, arm, .. } = placement;
            say::move_at(tile, Scene::seen(view, company).place(arm))
        }
        (
            _,
            GameMove::Tiles(Move::Open(tile))
            | GameMove::Tricks(TrickMove::Play(tile) | TrickMove::PutAway(tile)),
        ) => say::move_tile(tile),
        (_, GameMove::Tricks(TrickMove::Claim)) => claim_name(),
        (_, GameMove::Tricks(TrickMove::Bid(bid))) => say::move_bid(bid_name(bid)),
        (_, GameMove::Tricks(TrickMove::Name(trumps))) => suit_name(trumps.into()),
        (_, GameMove::Tricks(TrickMove::Pass)) => pass_name(),
        (_, GameMove::Cards(play)) => say::move_other(say::Deed(match play {
            CardMove::Take => "take",
            CardMove::Stand => "stand",
        })),
        (_, GameMove::Tiles(play)) => say::move_other(say::Deed(match play {
            Move::Draw => "drawing",
            Move::Keep => "keep",
            Move::Swap => "swap",
            Move::Redeal => "redeal",
            Move::Pass | Move::TimeUp | Move::Lay(_) | Move::Open(_) => "pass",
        })),
    }
}
