//! The keys that players press, and how.

use std::time::Duration;

use serpente_app::{Key, KeyMap, Press};
use serpente_text::seat::Action;

use crate::shapes::Chance;

/// The keys that repeat announcements.
pub(super) const REVIEW: [Action; 5] = [
    Action::Repeat,
    Action::ReviewBack,
    Action::ReviewForward,
    Action::ReviewFirst,
    Action::ReviewLast,
];

/// The keys that players press to get on.
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

/// Returns any action.
pub(super) fn any(chance: &mut Chance, keys: &KeyMap) -> Action {
    let all: Vec<Action> = keys.rows().map(|(action, _)| action).collect();
    let action = chance.one_of(&all);
    // Computing a hint takes time.
    if action == Action::Hint && !chance.once_in(30) {
        Action::Hand
    } else {
        action
    }
}

/// Makes a press: deliberate, hasty, or of a key held down.
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
