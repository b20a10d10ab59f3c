#![no_main]

#[path = "../../src/text/tests/properties/locale.rs"]
mod locale;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| locale::holds(bytes));
