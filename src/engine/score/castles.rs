//! Castles score what the first feature beside them scores, and a castle that scores is such a feature as well.

/// The points of each castle after a feature was completed for so many points.
///
/// `beside` are the castles beside the feature, `neighbours[n]` those beside castle `n`. A castle scores once; `None`
/// for one that waits on. Source: Bridges, Castles and Bazaars, adjoining castles; reports, 73.
#[must_use]
pub fn score(points: i32, beside: &[usize], neighbours: &[Vec<usize>]) -> Vec<Option<i32>> {
    let mut scored = vec![None; neighbours.len()];
    let mut waiting = beside.to_vec();
    while let Some(castle) = waiting.pop() {
        if let Some(slot @ None) = scored.get_mut(castle) {
            *slot = Some(points);
            waiting.extend(&neighbours[castle]);
        }
    }
    scored
}
