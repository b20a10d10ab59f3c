//! Declares every option, once.

mod program;
mod table;

use super::OptionDef;
use serpente_text::announce::Message;

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

/// Declares an option with a value, for all commands.
const fn option(name: &'static str, value: &'static str, help: fn() -> Message) -> OptionDef {
    OptionDef {
        value: Some(value),
        ..switch(name, help)
    }
}

/// Declares an option without a value, for all commands.
const fn switch(name: &'static str, help: fn() -> Message) -> OptionDef {
    OptionDef {
        name,
        value: None,
        commands: &[],
        help,
        take: |_, _| Ok(()),
    }
}

/// Stores the value of an option, unless it is malformed.
fn put<P, V: Into<P>>(place: &mut P, value: Result<V, Message>) -> Result<(), Message> {
    *place = value?.into();
    Ok(())
}

/// Adds the value of an option to the earlier ones, unless it is malformed.
fn add<V>(list: &mut Vec<V>, value: Result<V, Message>) -> Result<(), Message> {
    list.push(value?);
    Ok(())
}
