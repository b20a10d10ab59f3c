//! Runs of a few seeds, and planted faults that they must find.

mod parlour;
