#![no_main]

#[path = "../../src/client/tests/properties/wire.rs"]
mod wire;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| wire::holds(bytes));
