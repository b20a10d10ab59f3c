//! Declares every option, once.

mod program;
mod table;

use super::OptionDef;

/// Every option, in the order of the help.
pub const OPTIONS: &[OptionDef] = &in_order();

const fn in_order() -> [OptionDef; table::OPTIONS.len() + program::OPTIONS.len()] {
    let mut all = [table::OPTIONS[0]; table::OPTIONS.len() + program::OPTIONS.len()];
    let (first, _) = all.split_at_mut(table::OPTIONS.len());
    first.copy_from_slice(table::OPTIONS);
    let (_, last) = all.split_at_mut(table::OPTIONS.len());
    last.copy_from_slice(program::OPTIONS);
    all
}
