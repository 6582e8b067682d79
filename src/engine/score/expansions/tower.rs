//! The Tower: ransom.

use crate::engine::score::row::{Kind::Figure, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{Ransom, RansomPaid};

pub const ROWS: &[Row] = &[
    // For whoever held the prisoner. Source: The Tower.
    Row::single(&[Ransom], Figure).to(Owner).during(|_| Worth::Fixed(3)),
    // Nobody may pay what he or she does not have. Source: the same.
    Row::single(&[RansomPaid], Figure).during(|_| Worth::Fixed(-3)),
];
