//! A small pseudo-random generator.

/// The generator `SplitMix64` (Steele, Lea and Flood, 2014): fast and small. A clone continues with the same numbers.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Makes a generator that begins from this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next number, uniform over all 64 bits.
    #[inline]
    #[expect(
        clippy::should_implement_trait,
        reason = "it never ends, and an iterator would say it might"
    )]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below this one, which is not 0. Small numbers come a little more often if it is very large.
    pub fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).expect("no machine counts further");
        usize::try_from(self.next() % end).expect("smaller than the end")
    }
}
