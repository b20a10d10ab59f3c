//! The tests of the whole program, in one binary.

mod hear;
mod inside;
mod names;
mod parlour;
mod program;
mod properties;
mod pty;
mod same_bytes;
mod scripts;
mod words;
