//! The tests of the whole program, in one binary.

mod books;
mod layers;
mod real_speech;
mod sound;
mod speech;
mod stand_in;
mod words;
