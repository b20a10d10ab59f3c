#![no_main]

#[path = "../../tests/properties/keymap.rs"]
mod keymap;
#[path = "../../tests/properties/sentences.rs"]
mod sentences;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| keymap::holds(bytes));
