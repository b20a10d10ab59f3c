#![no_main]

#[path = "../../tests/properties/wire.rs"]
mod wire;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| wire::holds(bytes));
