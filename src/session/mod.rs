//! The heart of a table: what a person does and what happens become what is said. No threads, no clock, no files.

mod action;

pub use action::Action;
