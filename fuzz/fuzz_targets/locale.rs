#![no_main]

#[path = "../../tests/properties/locale.rs"]
mod locale;
#[path = "../../tests/properties/sentences.rs"]
mod sentences;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| locale::holds(bytes));
