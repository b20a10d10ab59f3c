//! The tests of the whole program, in one binary.

mod books;
