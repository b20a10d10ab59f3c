//! What is struck, and how it rings.

use serde::Serialize;

/// One way in which a body rings.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mode {
    /// Its frequency, as a multiple of the body's.
    pub ratio: f64,
    /// Its amplitude.
    pub level: f64,
    /// How long it takes to fall to about a third: in milliseconds for a body with a pitch of its
    /// own, as a share of the note's time for one that plays notes.
    pub life: f64,
}

/// Something that rings when it is struck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Body {
    /// The name by which recipes mention it.
    pub name: &'static str,
    /// The frequency of its first mode in hertz; 1 for a body that plays notes.
    pub hertz: f64,
    /// How it rings.
    pub modes: &'static [Mode],
}

const fn mode(ratio: f64, level: f64, life: f64) -> Mode {
    Mode { ratio, level, life }
}

const fn body(name: &'static str, hertz: f64, modes: &'static [Mode]) -> Body {
    Body { name, hertz, modes }
}

/// A tile: a thick plate.
pub(super) const TILE: Body = body(
    "tile",
    1750.0,
    &[
        mode(1.0, 1.0, 15.0),
        mode(1.56, 0.8, 13.0),
        mode(2.33, 0.6, 9.5),
        mode(2.92, 0.45, 7.5),
        mode(4.1, 0.35, 5.5),
        mode(5.2, 0.25, 4.5),
    ],
);

/// A wooden table top.
pub(super) const TABLE: Body = body(
    "table",
    196.0,
    &[
        mode(1.0, 1.0, 22.0),
        mode(1.46, 0.8, 18.0),
        mode(1.98, 0.7, 15.0),
        mode(2.65, 0.5, 12.0),
        mode(3.51, 0.35, 9.0),
        mode(4.6, 0.25, 7.0),
    ],
);

/// A table that sounds hollow under a knuckle. A real one is lower, and then nothing of it is left in
/// a telephone or a laptop.
pub(super) const KNUCKLE: Body = body(
    "knuckle",
    290.0,
    &[
        mode(1.0, 0.8, 36.0),
        mode(1.63, 0.72, 27.0),
        mode(2.4, 1.0, 19.5),
        mode(3.7, 0.75, 13.5),
        mode(5.6, 0.56, 9.0),
        mode(8.1, 0.38, 6.0),
    ],
);

/// A wood block.
pub(super) const BLOCK: Body = body(
    "block",
    1000.0,
    &[
        mode(1.0, 1.0, 13.0),
        mode(2.42, 0.5, 6.5),
        mode(3.9, 0.2, 4.0),
    ],
);

/// A chip of clay.
pub(super) const CHIP: Body = body(
    "chip",
    2450.0,
    &[
        mode(1.0, 1.0, 26.0),
        mode(1.37, 0.7, 22.0),
        mode(2.1, 0.35, 14.0),
    ],
);

/// The tick of a watch.
pub(super) const SILVER: Body = body(
    "silver",
    1560.0,
    &[
        mode(1.0, 1.0, 9.0),
        mode(1.83, 0.8, 7.0),
        mode(2.71, 0.6, 6.0),
        mode(3.9, 0.4, 4.0),
    ],
);

/// A marimba: tuned bars.
pub(super) const MARIMBA: Body = body(
    "marimba",
    1.0,
    &[
        mode(1.0, 1.0, 1.0),
        mode(3.93, 0.45, 0.35),
        mode(9.2, 0.12, 0.12),
    ],
);

/// A bell.
pub(super) const BELL: Body = body(
    "bell",
    1.0,
    &[
        mode(1.0, 1.0, 1.0),
        mode(2.0, 0.5, 0.7),
        mode(2.99, 0.35, 0.55),
        mode(4.17, 0.25, 0.4),
        mode(5.43, 0.12, 0.3),
    ],
);

/// A stopped pipe.
pub(super) const REED: Body = body(
    "reed",
    1.0,
    &[
        mode(1.0, 1.0, 1.0),
        mode(3.0, 0.7, 0.9),
        mode(5.0, 0.5, 0.8),
        mode(7.0, 0.35, 0.7),
        mode(9.0, 0.25, 0.6),
    ],
);

/// A clay pot: not as pure as a marimba.
pub(super) const CLAY: Body = body(
    "clay",
    1.0,
    &[
        mode(1.0, 1.0, 1.0),
        mode(2.41, 0.7, 0.6),
        mode(4.23, 0.5, 0.4),
        mode(6.6, 0.3, 0.25),
    ],
);

/// A reed that rattles. Its levels are one divided by the square root of the ratio.
pub(super) const BUZZ: Body = body(
    "buzz",
    1.0,
    &[
        mode(1.0, 1.0, 1.0),
        mode(3.0, 0.577, 1.0),
        mode(5.0, 0.447, 1.0),
        mode(7.0, 0.378, 1.0),
        mode(9.0, 0.333, 1.0),
        mode(11.0, 0.302, 1.0),
        mode(13.0, 0.277, 1.0),
        mode(15.0, 0.258, 1.0),
        mode(17.0, 0.243, 1.0),
        mode(19.0, 0.229, 1.0),
    ],
);

/// What taps for a player of the listener's side: wood, whose overtones are in tune.
pub(super) const OWN_TAP: Body = body(
    "own-tap",
    1.0,
    &[
        mode(1.0, 1.0, 7.0),
        mode(2.0, 0.6, 5.0),
        mode(3.0, 0.3, 4.0),
    ],
);

/// What taps for another player: glass, whose overtones are not.
pub(super) const OTHER_TAP: Body = body(
    "other-tap",
    1.0,
    &[
        mode(1.0, 1.0, 6.0),
        mode(2.76, 0.8, 4.0),
        mode(4.3, 0.5, 3.0),
    ],
);

/// Every body.
pub const BODIES: &[Body] = &[
    TILE, TABLE, KNUCKLE, BLOCK, CHIP, SILVER, MARIMBA, BELL, REED, CLAY, BUZZ, OWN_TAP, OTHER_TAP,
];
