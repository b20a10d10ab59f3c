//! Chance that is the same on every machine, and in a browser, where whole numbers have 32 bits.

/// A sequence of random numbers that follows from a seed (mulberry32, by Tommy Ettinger, in the
/// public domain).
pub(super) struct Chance {
    state: u32,
}

impl Chance {
    /// Begins the sequence for a take of a sound. The seed follows from the name (FNV-1a), so that a
    /// new sound changes no other.
    pub(super) fn new(name: &str, take: u32) -> Self {
        let mut state: u32 = 0x811C_9DC5;
        for byte in name.bytes() {
            state = (state ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        Self {
            state: state ^ take.wrapping_mul(0x9E37_79B1),
        }
    }

    /// Returns a number from 0 to just below 1.
    pub(super) fn unit(&mut self) -> f64 {
        self.state = self.state.wrapping_add(0x6D2B_79F5);
        let first = (self.state ^ (self.state >> 15)).wrapping_mul(self.state | 1);
        let mixed = (first ^ (first >> 7)).wrapping_mul(first | 0b11_1101);
        let second = first ^ first.wrapping_add(mixed);
        f64::from(second ^ (second >> 14)) / 4_294_967_296.0
    }

    /// Returns a number from `1 - share` to `1 + share`.
    pub(super) fn around(&mut self, share: f64) -> f64 {
        1.0 + share * (2.0 * self.unit() - 1.0)
    }
}
