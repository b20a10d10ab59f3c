//! Settings and how they are told.

use super::errors::Trouble;
use crate::announce::messages;

messages! {
    /// Speech was switched on.
    speech_on();
    /// No home folder is known, so nothing can be kept.
    settings_no_home();
    /// The settings file could not be read; the usual settings are used and nothing is saved.
    settings_unreadable(file: String, trouble: Trouble);
    /// The settings file makes no sense; it was put aside under another name.
    settings_broken(file: String, aside: String);
    /// The settings file makes no sense, and could not be put aside.
    settings_broken_stays(file: String, trouble: Trouble);
    /// One entry of the settings file cannot be used.
    settings_entry(entry: String, file: String);
    /// The settings could not be saved; they count until the program ends.
    settings_not_saved(file: String, trouble: Trouble);
}
