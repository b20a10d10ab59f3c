//! What becomes of a match when its player leaves it, and how it goes on when a round is over.

use crate::keyboard::Keyboard;
use crate::output::SeatOutput;
use serpente_text::announce::say::{learn, online, review as say, table};
use serpente_text::announce::{Keys, Message};

/// The treatment of a match when its listener leaves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// It is saved and can be resumed.
    Kept,
    /// It is a tutorial: a single round that is not recorded.
    Tutorial,
    /// It is practice of a single round beside another activity, to which the player returns.
    PracticeTable,
    /// It goes on at its host, and the player can return to it.
    Elsewhere,
}

/// Returns the question whether to leave. `is_lost` says that the match could not be saved.
pub(crate) fn question(keeping: Keeping, is_lost: bool, keys: &Keys) -> Message {
    match keeping {
        Keeping::Elsewhere => online::leave_elsewhere(&keys.answer.yes, &keys.answer.no),
        Keeping::Kept | Keeping::Tutorial | Keeping::PracticeTable if is_lost => {
            say::leave_unkept(&keys.answer.yes, &keys.answer.no)
        }
        Keeping::Kept => say::leave_question(true, &keys.answer.yes, &keys.answer.no),
        Keeping::Tutorial | Keeping::PracticeTable => {
            say::leave_question(false, &keys.answer.yes, &keys.answer.no)
        }
    }
}

/// Returns whether nothing is left to play, so that leaving needs no question.
pub(crate) fn is_all_over(keeping: Keeping, keyboard: &Keyboard) -> bool {
    let seen = keyboard.seen();
    let lesson_is_over = keeping == Keeping::Tutorial && seen.board().is_none();
    seen.winners().is_some() || lesson_is_over
}

/// Returns the message that says which key deals the next round or, after the match, opens the
/// menu.
pub(crate) fn how_to_go_on(keeping: Keeping, keyboard: &Keyboard) -> Message {
    let keys = &keyboard.manner.keys;
    let is_over = keyboard.seen().winners().is_some();
    // A table of an evening plays one match.
    let is_last = keyboard.only_watches() || keyboard.seen().setup().evening.is_some();
    if keeping == Keeping::PracticeTable || is_over && is_of_a_day(keyboard) {
        learn::aside_ended(&keys.ahead.go_on)
    } else if is_over && is_last {
        table::watching_ended(&keys.leave)
    } else if is_over {
        table::match_ended(&keys.ahead.play_again, &keys.leave)
    } else if keyboard.others_play_on() {
        keyboard.no_round()
    } else if keeping == Keeping::Tutorial {
        table::lesson_ended(&keys.ahead.go_on)
    } else if keyboard.seen().setup().game.is_of_tricks() {
        table::next_hand(&keys.ahead.next_round)
    } else {
        table::next_round(&keys.ahead.next_round)
    }
}

/// Returns what the key to go on does after a round, or `None` if it deals the next one.
pub(crate) fn after_round(keeping: Keeping, keyboard: &Keyboard) -> Option<SeatOutput> {
    // Practice beside another match is a single round.
    if keeping == Keeping::PracticeTable {
        return Some(SeatOutput::Over);
    }
    if keyboard.seen().winners().is_some() {
        let output = if is_of_a_day(keyboard) {
            SeatOutput::Over
        } else {
            SeatOutput::Again
        };
        return Some(output);
    }
    // The tutorial is a single round, too.
    if keeping == Keeping::Tutorial {
        return Some(SeatOutput::Over);
    }
    None
}

/// Returns whether this is the match of a day, which nobody plays twice.
fn is_of_a_day(keyboard: &Keyboard) -> bool {
    keyboard.seen().setup().daily.is_some()
}
