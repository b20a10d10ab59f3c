#![no_main]

#[path = "../../src/app/tests/properties/arguments.rs"]
mod arguments;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arguments::holds(bytes));
