//! The tutorial for somebody who plays by touch alone: each step goes on by the tap that it asks for.

use super::teach::{LessonStep, step};
use serpente_seat::{Action, TableAction};
use serpente_text::announce::say::lessons as say;

/// A tap on a tile of the hand.
const TILE: Action = Action::Table(TableAction::NextPlayable);

/// A tap on the place of a tile.
const PLACE: Action = Action::Table(TableAction::Confirm);

/// The steps, in their order.
pub(super) static STEPS_BY_TOUCH: [LessonStep; 5] = [
    step(0, &[TILE], 0, |_| say::lesson_tiles()),
    step(0, &[PLACE], 1, |_| say::lesson_place()),
    step(2, &[PLACE], 3, |_| say::lesson_answer()),
    step(3, &[Action::Table(TableAction::Hint)], 3, |button| {
        say::lesson_hint(button(TableAction::Hint.into()))
    }),
    step(3, &[Action::Table(TableAction::Scores)], 3, |button| {
        say::lesson_draw(
            button(TableAction::Draw.into()),
            button(TableAction::Pass.into()),
            button(TableAction::Scores.into()),
        )
    }),
];
