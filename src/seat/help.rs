//! The help at a table: which keys do something now, what is asked, and the present answers.

use crate::action::TableAction;
use crate::asking::Question;
use crate::hands::Hands;
use crate::keyboard::Keyboard;
use crate::leaving::{self, Keeping};
use serpente_engine::rules::LegalMoves;
use serpente_engine::table::TrickView;
use serpente_engine::tricks::Phase;
use serpente_text::announce::say::review as say;
use serpente_text::announce::{HowToAnswer, Message, Scene, Tricks, may_announce, review};

/// The keys that ask for information at any time.
const INFORMATION: [TableAction; 7] = [
    TableAction::Ends,
    TableAction::Serpent,
    TableAction::Turn,
    TableAction::Scores,
    TableAction::Match,
    TableAction::Count,
    TableAction::Leave,
];

/// The keys that go from tile to tile.
const ARROWS: [TableAction; 4] = [
    TableAction::Previous,
    TableAction::Next,
    TableAction::First,
    TableAction::Last,
];

/// All keys that go through a hand of tiles.
const HAND: [TableAction; 7] = [
    TableAction::Previous,
    TableAction::Next,
    TableAction::First,
    TableAction::Last,
    TableAction::NextPlayable,
    TableAction::Digit(0),
    TableAction::Hand,
];

/// What the help depends on.
pub(crate) struct Situation<'a> {
    pub(crate) keyboard: &'a Keyboard,
    pub(crate) hands: &'a Hands,
    pub(crate) question: Option<&'a Question>,
    /// Whether the player is asked what the ends count.
    pub(crate) is_saying: bool,
    /// Whether the tiles left of the last round can be announced.
    pub(crate) shows_leftovers: bool,
    pub(crate) keeping: Keeping,
    pub(crate) is_lost: bool,
}

/// Returns the actions that do something now, the most likely ones first.
pub(crate) fn available(now: &Situation<'_>) -> Vec<TableAction> {
    match now.question {
        // The question mentions its keys.
        Some(Question::Leave) => Vec::new(),
        Some(Question::Place(_)) if now.keyboard.has_sides() => {
            [&[TableAction::Right, TableAction::Left], &INFORMATION[..]].concat()
        }
        Some(Question::Place(_)) => INFORMATION.to_vec(),
        Some(Question::Count(_)) => for_count(),
        None => without_question(now),
    }
}

/// Returns the actions that do something while no question is open.
fn without_question(now: &Situation<'_>) -> Vec<TableAction> {
    let keyboard = now.keyboard;
    if let Some(view) = keyboard.trick_view() {
        let first = [TableAction::First, TableAction::Last, TableAction::Hand];
        return [in_tricks(&view), &first, &INFORMATION].concat();
    }
    let turn = keyboard.seen().turn();
    if let Some(cards) = keyboard.seen().card_board()
        && turn.is_some()
    {
        let moves: &[TableAction] = if turn != keyboard.holder() {
            &[]
        } else if cards.may_stand() {
            &[TableAction::Draw, TableAction::Pass, TableAction::Hint]
        } else {
            &[TableAction::Draw, TableAction::Hint]
        };
        return [moves, &[TableAction::Hand], &INFORMATION].concat();
    }
    if now.is_saying {
        return for_count();
    }
    if let Some(legal) = keyboard.legal() {
        return [in_own_turn(legal, keyboard), INFORMATION.to_vec()].concat();
    }
    if now.shows_leftovers {
        return [&ARROWS[..], &[TableAction::Hand], &INFORMATION].concat();
    }
    if turn.is_none() {
        return INFORMATION.to_vec();
    }
    if keyboard.waits_for().is_some() {
        return [&[TableAction::Take], &INFORMATION[..]].concat();
    }
    if keyboard.holder().is_some() {
        return [&HAND[..], &INFORMATION].concat();
    }
    INFORMATION.to_vec()
}

/// Returns the actions of a player who is asked what the ends count.
fn for_count() -> Vec<TableAction> {
    let answers = [
        TableAction::Confirm,
        TableAction::Digit(0),
        TableAction::Hint,
    ];
    [&answers[..], &INFORMATION].concat()
}

/// Returns the actions in a hand of tricks.
fn in_tricks(view: &TrickView<'_>) -> &'static [TableAction] {
    use TableAction::{Confirm, Digit, Hint, Next, NextPlayable, Pass, Previous};

    if view.board.turn() != Some(view.seat) {
        return &[Previous, Next, Digit(0)];
    }
    match view.board.phase() {
        Phase::Bidding if !view.board.must_bid() => {
            &[Confirm, Previous, Next, Digit(0), Pass, Hint]
        }
        Phase::Bidding | Phase::Naming => &[Confirm, Previous, Next, Digit(0), Hint],
        _ => &[Confirm, NextPlayable, Previous, Next, Digit(0), Hint],
    }
}

/// Returns the actions of a player in turn who has these legal moves.
fn in_own_turn(legal: &LegalMoves, keyboard: &Keyboard) -> Vec<TableAction> {
    let mut all = Vec::new();
    if !legal.playable().is_empty() {
        all.push(TableAction::Confirm);
        if keyboard.has_sides() && legal.first().is_empty() {
            all.extend([TableAction::Right, TableAction::Left]);
        }
    }
    if legal.may_draw() {
        all.push(TableAction::Draw);
    }
    if legal.may_pass() || legal.may_keep() {
        all.push(TableAction::Pass);
    }
    let announces = keyboard
        .view_to_play()
        .is_some_and(|view| may_announce(&view));
    if legal.may_swap() || legal.may_redeal() || announces {
        all.push(TableAction::Exchange);
    }
    all.extend(HAND);
    all.push(TableAction::Hint);
    all
}

/// Returns the question being asked, or what comes next, with the keys for it.
pub(crate) fn asked(now: &Situation<'_>) -> Vec<Message> {
    let keyboard = now.keyboard;
    let keys = &keyboard.manner.keys;
    match now.question {
        Some(Question::Leave) => return vec![leaving::question(now.keeping, now.is_lost, keys)],
        Some(Question::Place(_)) => return vec![say::place_help(&keys.confirm, &keys.escape)],
        Some(Question::Count(question)) => {
            return question
                .message(keyboard, HowToAnswer::Always)
                .into_iter()
                .collect();
        }
        None => {}
    }
    if let Some(seat) = keyboard.waits_for() {
        return vec![keyboard.waiting_for(seat)];
    }
    if keyboard.is_out() {
        return vec![keyboard.ways_out()];
    }
    if keyboard.comes_next().is_some() {
        // The key to confirm skips the pause before the host acts.
        return vec![say::hurry_help(&keys.ahead.go_on)];
    }
    if keyboard.seen().turn().is_none() {
        return vec![leaving::how_to_go_on(now.keeping, keyboard)];
    }
    if let Some(scene) = Scene::of(keyboard.seen())
        && let Some(duty) = scene.duty()
    {
        return vec![duty];
    }
    // It reveals nothing about the hand, since everybody can hear the help.
    match (Tricks::of(keyboard.seen()), keyboard.trick_view()) {
        (Some(tricks), Some(view)) => tricks.help(&view, keys).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Returns the present answers to the keys for information, except those that depend on earlier
/// keys.
pub(crate) fn answers(now: &Situation<'_>) -> Vec<(TableAction, Message)> {
    let keyboard = now.keyboard;
    let seen = keyboard.seen();
    let mut all = vec![
        (TableAction::Turn, keyboard.own_turn()),
        (TableAction::Scores, review::scores(seen)),
    ];
    let tiles = keyboard.holder().map(|seat| now.hands.of(seat).tiles());
    if seen.board().is_some() || seen.turn().is_some() {
        for action in [
            TableAction::Ends,
            TableAction::Serpent,
            TableAction::Count,
            TableAction::Match,
        ] {
            if let Some(answer) = keyboard.about_round(action, tiles) {
                all.push((action, answer.message));
            }
        }
    }
    if let Some(seat) = keyboard.holder()
        && !now.shows_leftovers
        && let Some(hand) = now.hands.listed(seat, keyboard)
    {
        all.push((TableAction::Hand, hand));
    }
    all
}
