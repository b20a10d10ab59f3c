#![no_main]

#[path = "../../src/device/tests/properties/settings.rs"]
mod settings;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| settings::holds(bytes));
