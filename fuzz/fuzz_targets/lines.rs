#![no_main]

#[path = "../../src/console/tests/properties/lines.rs"]
mod lines;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lines::holds(bytes));
