#![no_main]

#[path = "../../src/engine/tests/properties/deal.rs"]
mod deal;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| deal::holds(bytes));
