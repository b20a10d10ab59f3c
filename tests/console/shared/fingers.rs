//! What people press, and how.

use std::time::Duration;

use serpente_app::{Key, KeyMap, Press};
use serpente_text::seat::Action;

use crate::shapes::Chance;

/// What tells again what was told.
pub(super) const REVIEW: [Action; 5] = [
    Action::Repeat,
    Action::ReviewBack,
    Action::ReviewForward,
    Action::ReviewFirst,
    Action::ReviewLast,
];

/// What people press who want to get on.
pub(super) const LIKELY: [Action; 12] = [
    Action::Confirm,
    Action::Confirm,
    Action::Take,
    Action::Take,
    Action::NextPlayable,
    Action::NextPlayable,
    Action::NextPlayable,
    Action::Draw,
    Action::Pass,
    Action::Right,
    Action::Exchange,
    Action::Hand,
];

/// Any key.
pub(super) fn any(chance: &mut Chance, keys: &KeyMap) -> Action {
    let all: Vec<Action> = keys.rows().map(|(action, _)| action).collect();
    let action = chance.one_of(&all);
    // A hint takes its time.
    if action == Action::Hint && !chance.once_in(30) {
        Action::Hand
    } else {
        action
    }
}

/// A press of a key: on purpose, in haste, or of a key held down.
pub(super) fn press(action: Action, chance: &mut Chance, keys: &KeyMap) -> Press {
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
