#![no_main]

#[path = "../../src/archive/tests/properties/record.rs"]
mod record;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| record::holds(bytes));
