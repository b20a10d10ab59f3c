//! The keys that players press, and how.

use std::time::Duration;

use serpente_app::{Key, KeyMap, Press};
use serpente_seat::{Action, AppAction, TableAction};

use serpente_testing::shapes::Chance;

/// The keys that repeat announcements.
pub(super) const REVIEW: [AppAction; 5] = [
    AppAction::Repeat,
    AppAction::ReviewBack,
    AppAction::ReviewForward,
    AppAction::ReviewFirst,
    AppAction::ReviewLast,
];

/// The keys that players press to get on.
pub(super) const LIKELY: [TableAction; 12] = [
    TableAction::Confirm,
    TableAction::Confirm,
    TableAction::Take,
    TableAction::Take,
    TableAction::NextPlayable,
    TableAction::NextPlayable,
    TableAction::NextPlayable,
    TableAction::Draw,
    TableAction::Pass,
    TableAction::Right,
    TableAction::Exchange,
    TableAction::Hand,
];

/// Returns any action.
pub(super) fn any(chance: &mut Chance, keys: &KeyMap) -> Action {
    let all: Vec<Action> = keys.rows().map(|(action, _)| action).collect();
    let action = chance.one_of(&all);
    // Computing a hint takes time.
    if action == TableAction::Hint.into() && !chance.once_in(30) {
        TableAction::Hand.into()
    } else {
        action
    }
}

/// Makes a press: deliberate, hasty, or of a key held down.
pub(super) fn press(action: impl Into<Action>, chance: &mut Chance, keys: &KeyMap) -> Press {
    let key = chance.one_of(keys.keys(action));
    let typed = match key {
        Key::Char(letter) => Some(letter),
        _ => None,
    };
    let gap = chance
        .once_in(6)
        .then(|| Duration::from_millis(chance.below(400) as u64));
    Press { key, typed, gap }
}
