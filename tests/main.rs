//! The tests of the whole program, in one binary.

mod books;
mod console;
mod pty;
mod real_speech;
mod silence;
mod sound;
mod speech;
mod stand_in;
mod words;
