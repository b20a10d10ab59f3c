//! Random actions at a table.

use crate::shapes::Chance;
use serpente_seat::TableAction;

/// Actions at a table; those that play come more often.
const ACTIONS: [TableAction; 38] = [
    TableAction::Take,
    TableAction::Take,
    TableAction::Confirm,
    TableAction::Confirm,
    TableAction::Confirm,
    TableAction::Confirm,
    TableAction::Confirm,
    TableAction::NextPlayable,
    TableAction::NextPlayable,
    TableAction::Draw,
    TableAction::Draw,
    TableAction::Pass,
    TableAction::Pass,
    TableAction::Exchange,
    TableAction::Right,
    TableAction::Left,
    TableAction::Digit(0),
    TableAction::Digit(1),
    TableAction::Digit(2),
    TableAction::Digit(6),
    TableAction::Digit(9),
    TableAction::Ends,
    TableAction::Serpent,
    TableAction::Scores,
    TableAction::Match,
    TableAction::Turn,
    TableAction::Previous,
    TableAction::Next,
    TableAction::First,
    TableAction::Last,
    TableAction::Hand,
    TableAction::Hand,
    TableAction::Count,
    TableAction::Hint,
    TableAction::Escape,
    TableAction::Escape,
    TableAction::Leave,
    TableAction::Previous,
];

/// Returns any action at a table.
pub fn any_action(chance: &mut Chance) -> TableAction {
    chance.one_of(&ACTIONS)
}
