//! How much a locale file may hold. What is beyond is a mistake, or meant to do harm.

/// The bytes of a file: a hundred times what our own have.
pub(super) const LARGEST: usize = 1 << 20;

/// The bytes of all files of a folder together: three times all our languages. Parsed, they are fifty times as much.
pub(super) const LARGEST_TOGETHER: usize = 1 << 21;

/// The files and folders that are looked at: twenty times ours.
pub(super) const MOST_FILES: usize = 2000;

/// The bytes of an entry: four times ours. A text that is put into others a hundred times stays one that can be told.
pub(super) const LONGEST: usize = 1 << 14;

/// How deep braces and brackets may be nested. The parser calls itself for each.
pub(super) const DEEPEST: usize = 60;

/// How many digits a number may have before or after its point. Plural rules stop the program on longer ones.
pub(super) const MOST_DIGITS: usize = 15;
