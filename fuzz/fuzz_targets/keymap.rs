#![no_main]

#[path = "../../src/app/tests/properties/keymap.rs"]
mod keymap;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| keymap::holds(bytes));
