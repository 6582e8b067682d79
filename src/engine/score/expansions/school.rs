//! The School: the teacher.

use crate::engine::component::TEACHER;
use crate::engine::score::quantity::Quantity::Teacher;
use crate::engine::score::row::{Kind::Figure, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject;

/// As much as the feature is worth, whoever holds it; only for features that are completed. Source: The School.
pub const ROWS: &[Row] = &[Row::new("teacher", Subject::FEATURES, 900, Figure)
    .to(Owner)
    .part_if(|t| t.has(TEACHER))
    .during(|_| Worth::By(&[Teacher], |c, so_far| c.get(Teacher) * so_far))];
