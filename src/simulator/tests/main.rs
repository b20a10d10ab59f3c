//! Runs of a few seeds, and planted faults that they must find.

#[cfg(feature = "console")]
mod console;
mod parlour;
