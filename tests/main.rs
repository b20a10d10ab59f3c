//! All tests of the whole, in one program.

mod speech;
mod stand_in;
