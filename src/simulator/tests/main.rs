//! Runs of a few seeds, and planted faults that they must find.

#[cfg(feature = "cluster")]
mod cluster;
#[cfg(feature = "console")]
mod console;
mod parlour;
