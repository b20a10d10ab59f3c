//! All tests of the whole, in one program.

mod real_speech;
mod speech;
mod stand_in;
