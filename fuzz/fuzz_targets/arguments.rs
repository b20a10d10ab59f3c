#![no_main]

#[path = "../../tests/properties/arguments.rs"]
mod arguments;
#[path = "../../tests/properties/sentences.rs"]
mod sentences;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arguments::holds(bytes));
