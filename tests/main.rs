//! The tests of the whole program, in one binary.

mod books;
mod real_speech;
mod sound;
mod speech;
mod stand_in;
mod words;
