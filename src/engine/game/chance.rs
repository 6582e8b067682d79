//! Chance: a number that decides, drawn or given.

/// A source of decisions by chance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Chance {
    /// The next decision among n falls on the one at this share of the way, from 0 to below 1.
    Given(f64),
    /// Whatever comes of this number; the same number gives the same decisions.
    Seeded(u64),
}

impl Chance {
    /// One of so many, from 0. Nothing to decide gives 0.
    pub fn pick(&mut self, among: usize) -> usize {
        match self {
            Self::Given(share) => at_share(*share, among),
            Self::Seeded(state) => {
                let bits = split_mix(state);
                // The high half: the bias is far below anything that a game could show.
                let among = u64::try_from(among).unwrap_or(u64::MAX);
                usize::try_from((u128::from(bits) * u128::from(among)) >> 64).expect("it is below `among`")
            }
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "a few dozen")]
fn at_share(share: f64, among: usize) -> usize {
    ((share.clamp(0.0, 1.0) * among as f64) as usize).min(among.saturating_sub(1))
}

/// The generator `SplitMix64` of Steele, Lea and Flood, 2014.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut bits = *state;
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}
