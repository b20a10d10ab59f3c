//! Tests of the sounds.

mod sounds;
