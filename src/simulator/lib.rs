//! Whole parlours in one thread and in virtual time. One seed decides everything that happens in a
//! run: what people do and when, how long frames take, when lines break, what the disk loses and
//! when the server is killed. The same seed gives the same run on every machine.
//!
//! - [`parlour`]: one server with its tables, its disk, and the people who play there.
//! - `cluster`: several processes that are one parlour, and the servers between them (a feature).
//! - `console`: one program on a terminal with its person, from keys to voices (a feature).
//! - [`disk`]: a disk that loses what was not synced.
//! - `people`: the people of a run, with their connections and what they must be told.
//! - `timeline`, `phase`, `wakes`: what is going to happen, how far a run is, when tables are woken.
//! - [`choices`], [`trace`]: what a run chooses, and what it has done.
//! - [`outcome`]: the result of a run, and which of its faults it takes.
//!
//! A step is one thing that happens: a frame arrives, lines are stored, a person acts. After each
//! step, a run checks what must hold. [`Planted`](parlour::Planted) faults show that it would
//! notice.

pub mod choices;
#[cfg(feature = "cluster")]
pub mod cluster;
#[cfg(feature = "console")]
pub mod console;
pub mod disk;
mod greeting;
pub mod outcome;
pub mod parlour;
mod people;
mod phase;
mod timeline;
pub mod trace;
mod wakes;
