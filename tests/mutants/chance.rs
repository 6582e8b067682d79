//! Chance that is the same in every run.

/// The generator of Steele, Lea and Flood (`SplitMix64`).
pub struct Chance(pub u64);

impl Chance {
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0, the bound excluded.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.draw() % bound as u64).expect("below a usize")
    }

    pub fn pick<'p, T>(&mut self, from: &'p [T]) -> Option<&'p T> {
        (!from.is_empty()).then(|| &from[self.below(from.len())])
    }
}
