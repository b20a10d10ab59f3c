//! What comes from a terminal or a pipe.

mod properties;
