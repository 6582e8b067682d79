//! A measured feature or event: how many of each quantity there are.

use super::quantity::{Quantity, RAW};

/// How many there are of each quantity; zero unless said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts([i32; RAW]);

/// More than anybody can count on a table. With this bound no sum can overflow.
pub const MOST: i32 = 1000;

impl Default for Counts {
    fn default() -> Self {
        Self([0; RAW])
    }
}

impl Counts {
    /// These quantities, and nothing of any other.
    #[must_use]
    pub fn of(counts: &[(Quantity, i32)]) -> Self {
        counts.iter().fold(Self::default(), |all, (quantity, count)| all.with(*quantity, *count))
    }

    /// The same with another count of one quantity, from 0 to [`MOST`]: what is beyond is taken for the bound. One
    /// that follows from others stays as it follows.
    #[must_use]
    pub fn with(mut self, quantity: Quantity, count: i32) -> Self {
        if let Some(slot) = self.0.get_mut(quantity as usize) {
            *slot = count.clamp(0, MOST);
        }
        self
    }

    /// How many there are. What follows from other quantities is worked out.
    #[must_use]
    pub fn get(&self, quantity: Quantity) -> i32 {
        self.0.get(quantity as usize).copied().unwrap_or_else(|| quantity.derive(self))
    }
}
