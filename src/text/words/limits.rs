//! Limits for locale files. A file beyond them is a mistake or an attack.

/// The largest file, in bytes: a hundred times the size of the program's own files.
pub(super) const LARGEST: usize = 1 << 20;

/// The largest sum of all files of a folder, in bytes: three times that of all embedded languages. When parsed, they need fifty
/// times as much memory.
pub(super) const LARGEST_TOGETHER: usize = 1 << 21;

/// The most files and folders that are read: twenty times as many as the program's own.
pub(super) const MOST_FILES: usize = 2000;

/// The longest entry, in bytes: four times the longest of the program's own. It can be spoken even if another text inserts it a
/// hundred times.
pub(super) const LONGEST: usize = 1 << 14;

/// The deepest nesting of braces and parentheses. The parser is recursive.
pub(super) const DEEPEST: usize = 60;

/// The most digits of a number, before or after its decimal point. The library for plural rules panics on longer ones.
pub(super) const MOST_DIGITS: usize = 15;
