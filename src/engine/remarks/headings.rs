//! What belongs together: actions and remarks that one sentence introduces.

/// A heading and what stands directly under it. Source: the published order of play.
pub const HEADINGS: &[(&str, &[&str])] = &[
    ("as-often-as-you-like", &["ask-advice", "read-rules", "look-at-bets"]),
    ("only-once", &["ransom-prisoner", "claim-tunnel", "flee-plague", "spread-plague"]),
    ("place-meeple-notes", &["meeples-on-wonder-tile", "no-meeple-on-extra-tile", "meeples-on-fortune-teller-tent"]),
    ("acrobat-action", &["add-acrobat", "score-pyramid"]),
    ("place-other-figure", &["place-pig", "place-builder", "place-shepherd"]),
    (
        "special-action",
        &[
            "meeple-to-wheel-of-fortune",
            "festival-take-back",
            "free-trapped-figure",
            "take-back-abbot",
            "protect-from-peasant-revolts",
        ],
    ),
    ("neutral-figure", &["build-tower", "place-little-building", "move-fairy", "place-tollhouse"]),
    ("phantom-special-action", &["phantom-to-wheel-of-fortune"]),
    ("completion-rewards", &["collect-trade-goods", "check-king-and-robber", "score-fortune-teller-tent"]),
    ("feature-points-used-for", &["feature-points-for-castle", "feature-points-for-teacher"]),
];

/// The heading under which something stands.
#[must_use]
pub fn heading_of(id: &str) -> Option<&'static str> {
    HEADINGS.iter().find(|(_, members)| members.contains(&id)).map(|(heading, _)| *heading)
}
