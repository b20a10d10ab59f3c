//! The tests of the whole program, in one binary.

mod books;
mod inside;
mod layers;
mod perft;
mod real_speech;
mod record;
mod scores;
mod sound;
mod speech;
mod stand_in;
mod views;
mod words;
