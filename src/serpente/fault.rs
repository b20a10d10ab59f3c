//! Prints panics: where they happened, but no value that could tell what a player holds.

use std::any::Any;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::{Write, stderr};
use std::panic;
use std::thread;

/// Makes panics print their place and message, but no values: those could be tiles.
pub(super) fn tell_without_secrets() {
    panic::set_hook(Box::new(|what| {
        let place = what.location().map(ToString::to_string).unwrap_or_default();
        let thread = thread::current();
        let name = thread.name().unwrap_or("a thread");
        // If standard error is closed, the message is lost.
        let _ = writeln!(
            stderr(),
            "{name} panicked at {place}:\n{}",
            without_values(what.payload())
        );
        let trace = Backtrace::capture();
        if trace.status() == BacktraceStatus::Captured {
            let _ = writeln!(stderr(), "{trace}");
        }
    }));
}

/// Returns the message of a panic, up to the values. `expect` and `assert_eq` put values after a
/// colon, and no tile is printed without digits.
fn without_values(payload: &dyn Any) -> String {
    let text = if let Some(text) = payload.downcast_ref::<&str>() {
        text
    } else if let Some(text) = payload.downcast_ref::<String>() {
        text.as_str()
    } else {
        return String::new();
    };
    let before_values = text.split([':', '\n']).next().unwrap_or_default();
    before_values.replace(char::is_numeric, "#")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_engine::rules::Tile;
    use std::panic::catch_unwind;

    fn said(fault: impl FnOnce() + panic::UnwindSafe) -> String {
        without_values(&*catch_unwind(fault).expect_err("it panics"))
    }

    #[test]
    fn a_fault_tells_no_tile() {
        let tile: Tile = "6-4".parse().expect("a tile");
        let hand = vec![tile];
        let refused = |tile: Tile| -> Result<(), Tile> { Err(tile) };
        let fault = move || refused(tile).expect("it is legal");
        assert_eq!(said(fault), "it is legal");
        let same = said(move || assert_eq!(hand, []));
        assert_eq!(same, "assertion `left == right` failed");
        assert_eq!(said(move || panic!("what of {tile}")), "what of #-#");
        assert_eq!(said(|| panic!("nothing is held")), "nothing is held");
        assert_eq!(said(|| panic::panic_any(7)), "");
    }
}
