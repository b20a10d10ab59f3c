//! The recipes of all sounds: the numbers to change if a sound does not please.

use serde::{Deserialize, Serialize, Serializer};

use super::bodies::{
    BELL, BLOCK, BUZZ, Body, CHIP, CLAY, KNUCKLE, MARIMBA, REED, SILVER, TABLE, TILE,
};
use super::cue::Cue;

/// The sounds that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Tiles and cards.
    Tiles,
    /// What players do besides.
    Players,
    /// Points and results.
    Points,
    /// What concerns the listener.
    You,
    /// The connection and the table.
    Table,
    /// Menus and the selected tile.
    Menus,
}

impl Family {
    /// All families, in the order in which they are learnt.
    pub const ALL: [Self; 6] = [
        Self::Tiles,
        Self::Players,
        Self::Points,
        Self::You,
        Self::Table,
        Self::Menus,
    ];

    /// Returns its name, which is also the keyword in locales.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Players => "players",
            Self::Points => "points",
            Self::You => "you",
            Self::Table => "table",
            Self::Menus => "menus",
        }
    }

    /// Returns the cues of this family.
    pub fn cues(self) -> impl Iterator<Item = Cue> {
        Cue::ALL
            .into_iter()
            .filter(move |cue| cue.recipe().family == self)
    }
}

/// From which setting on a sound is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CueLevel {
    /// With few sounds and with all of them.
    Few,
    /// With all of them.
    Full,
}

/// Whether a sound is another one each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    /// Always the same: it has a pitch with a meaning.
    One,
    /// Struck anew each time.
    Varied,
}

/// How strongly tiles rattle in the course of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Swell {
    /// Ever less.
    Falling,
    /// As two sweeps of the hands over the table.
    Hands,
}

/// A part of a sound. Times are in milliseconds, frequencies in hertz.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "part", rename_all = "kebab-case")]
pub enum Part {
    /// A body is struck.
    Strike {
        /// When.
        at: f64,
        /// What.
        #[serde(serialize_with = "name_of")]
        body: &'static Body,
        /// How strongly.
        gain: f64,
        /// How long the contact lasts; longer is duller.
        contact: f64,
        /// A factor for its frequencies.
        pitch: f64,
        /// A factor for how long it rings.
        life: f64,
    },
    /// A tile is put down.
    Clack {
        /// When.
        at: f64,
        /// A factor for its frequencies.
        pitch: f64,
        /// How strongly.
        gain: f64,
    },
    /// A note.
    Tone {
        /// When.
        at: f64,
        /// Its frequency.
        hertz: f64,
        /// How long it takes to fall to about a third.
        life: f64,
        /// What plays it.
        #[serde(serialize_with = "name_of")]
        body: &'static Body,
        /// How long it takes to reach its level.
        rise: f64,
    },
    /// Something slides: noise in a band that moves.
    Rub {
        /// When.
        at: f64,
        /// How long.
        ms: f64,
        /// The frequency at the beginning.
        low: f64,
        /// The frequency at the end.
        high: f64,
        /// How strongly.
        gain: f64,
        /// How narrow the band is.
        q: f64,
        /// At which share of its time it is loudest.
        crest: f64,
    },
    /// A pure tone that moves in pitch.
    Glide {
        /// When.
        at: f64,
        /// How long it moves.
        ms: f64,
        /// The frequency at the beginning.
        low: f64,
        /// The frequency at the end.
        high: f64,
        /// How long it then takes to fall to about a third.
        life: f64,
        /// How long it takes to reach its level.
        rise: f64,
        /// The levels of its overtones.
        overtones: &'static [f64],
    },
    /// Tiles knock against each other by chance.
    Rattle {
        /// When.
        at: f64,
        /// How long.
        ms: u32,
        /// How often in a second, at most.
        rate: f64,
        /// How strongly.
        gain: f64,
        /// The lowest factor for the frequencies of a tile.
        low: f64,
        /// The highest.
        high: f64,
        /// How strongly in the course of time.
        swell: Swell,
    },
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes each field by reference"
)]
fn name_of<S: Serializer>(body: &&'static Body, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(body.name)
}

/// How to compute a sound.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Recipe {
    /// Its name, which is also that of a player's own file.
    pub name: &'static str,
    /// The sounds to which it belongs.
    pub family: Family,
    /// From which setting on it is played.
    pub level: CueLevel,
    /// How long it lasts, in milliseconds.
    pub ms: f64,
    /// Its loudness in decibels above that of a tile on the table.
    pub loud: f64,
    /// Whether it is another one each time.
    pub takes: Takes,
    /// Whether it is heard from the seat of the player who acts; otherwise from where it happens.
    pub from_seat: bool,
    /// Whether the words that follow wait for it.
    pub leads: bool,
    /// Its parts.
    pub parts: &'static [Part],
}

/// Strikes a body that rings as it is.
const fn strike(at: f64, body: &'static Body, gain: f64, contact: f64, pitch: f64) -> Part {
    Part::Strike {
        at,
        body,
        gain,
        contact,
        pitch,
        life: 1.0,
    }
}

const fn clack(at: f64, pitch: f64, gain: f64) -> Part {
    Part::Clack { at, pitch, gain }
}

const fn tone(at: f64, hertz: f64, life: f64, body: &'static Body, rise: f64) -> Part {
    Part::Tone {
        at,
        hertz,
        life,
        body,
        rise,
    }
}

const fn glide(at: f64, ms: f64, low: f64, high: f64, life: f64, rise: f64) -> Part {
    Part::Glide {
        at,
        ms,
        low,
        high,
        life,
        rise,
        overtones: FLUTE,
    }
}

/// The levels of the overtones of a flute.
const FLUTE: &[f64] = &[1.0, 0.45, 0.2];

/// A pure tone.
const PURE: &[f64] = &[1.0];

/// The pitch of a tile at the left end, elsewhere, and at the right end: one loudspeaker tells them
/// apart as well.
const LEFT: f64 = 0.7;
const MIDDLE: f64 = 1.0;
const RIGHT: f64 = 1.42;

/// A sound of tiles, which varies; the others below begin with it and say where they differ.
const TILES: Recipe = Recipe {
    name: "",
    family: Family::Tiles,
    level: CueLevel::Full,
    ms: 150.0,
    loud: 0.0,
    takes: Takes::Varied,
    from_seat: false,
    leads: true,
    parts: &[],
};

const PLAYERS: Recipe = Recipe {
    family: Family::Players,
    from_seat: true,
    ..TILES
};

/// Tuned notes never vary.
const POINTS: Recipe = Recipe {
    family: Family::Points,
    takes: Takes::One,
    ms: 420.0,
    ..TILES
};

const YOU: Recipe = Recipe {
    family: Family::You,
    level: CueLevel::Few,
    ..POINTS
};

const AT_TABLE: Recipe = Recipe {
    family: Family::Table,
    level: CueLevel::Few,
    ..POINTS
};

/// Words follow a menu's sounds at once.
const MENUS: Recipe = Recipe {
    family: Family::Menus,
    takes: Takes::One,
    leads: false,
    ..TILES
};

/// The recipes of all sounds.
pub const RECIPES: &[Recipe] = &[
    Recipe {
        name: "laid-left",
        level: CueLevel::Few,
        parts: &[clack(0.0, LEFT, 1.0)],
        ..TILES
    },
    Recipe {
        name: "laid-right",
        level: CueLevel::Few,
        parts: &[clack(0.0, RIGHT, 1.0)],
        ..TILES
    },
    Recipe {
        name: "laid",
        level: CueLevel::Few,
        parts: &[clack(0.0, MIDDLE, 1.0)],
        ..TILES
    },
    Recipe {
        name: "double-left",
        ms: 170.0,
        parts: &[clack(0.0, LEFT, 1.0), clack(74.0, 0.88 * LEFT, 1.0)],
        ..TILES
    },
    Recipe {
        name: "double-right",
        ms: 170.0,
        parts: &[clack(0.0, RIGHT, 1.0), clack(74.0, 0.88 * RIGHT, 1.0)],
        ..TILES
    },
    Recipe {
        name: "double",
        ms: 170.0,
        parts: &[clack(0.0, MIDDLE, 1.0), clack(74.0, 0.88 * MIDDLE, 1.0)],
        ..TILES
    },
    // A slammed tile jumps: each flight takes 0.74 of the time of the one before.
    Recipe {
        name: "laid-last",
        ms: 260.0,
        loud: 2.0,
        parts: &[
            clack(0.0, 0.85, 1.0),
            clack(38.0, 0.85, 0.7),
            clack(66.0, 0.85, 0.55),
            clack(87.0, 0.85, 0.42),
            clack(102.0, 0.85, 0.33),
            clack(113.0, 0.85, 0.26),
            clack(122.0, 0.85, 0.2),
            clack(129.0, 0.85, 0.15),
            Part::Strike {
                at: 1.0,
                body: &TABLE,
                gain: 0.9,
                contact: 1.6,
                pitch: 0.62,
                life: 1.6,
            },
        ],
        ..TILES
    },
    Recipe {
        name: "drawn",
        level: CueLevel::Few,
        ms: 130.0,
        loud: -1.0,
        from_seat: true,
        parts: &[
            Part::Rub {
                at: 0.0,
                ms: 62.0,
                low: 1100.0,
                high: 2600.0,
                gain: 0.45,
                q: 7.0,
                crest: 0.35,
            },
            Part::Rattle {
                at: 0.0,
                ms: 55,
                rate: 60.0,
                gain: 0.25,
                low: 0.9,
                high: 1.7,
                swell: Swell::Falling,
            },
            strike(64.0, &TILE, 2.4, 0.2, 1.22),
        ],
        ..TILES
    },
    Recipe {
        name: "shuffled",
        ms: 760.0,
        loud: -1.0,
        parts: &[
            Part::Rub {
                at: 0.0,
                ms: 720.0,
                low: 500.0,
                high: 900.0,
                gain: 0.16,
                q: 1.0,
                crest: 0.4,
            },
            Part::Rattle {
                at: 0.0,
                ms: 720,
                rate: 150.0,
                gain: 0.8,
                low: 0.8,
                high: 1.6,
                swell: Swell::Hands,
            },
        ],
        ..TILES
    },
    // A flat hand on the table; the tiles jump.
    Recipe {
        name: "blocked",
        ms: 300.0,
        loud: 2.0,
        parts: &[
            Part::Rub {
                at: 0.0,
                ms: 60.0,
                low: 1900.0,
                high: 500.0,
                gain: 2.6,
                q: 0.6,
                crest: 0.08,
            },
            Part::Strike {
                at: 0.0,
                body: &KNUCKLE,
                gain: 1.6,
                contact: 2.6,
                pitch: 0.5,
                life: 1.6,
            },
            Part::Rattle {
                at: 46.0,
                ms: 170,
                rate: 100.0,
                gain: 0.5,
                low: 0.9,
                high: 1.7,
                swell: Swell::Falling,
            },
        ],
        ..TILES
    },
    Recipe {
        name: "trick-taken",
        ms: 190.0,
        loud: -1.0,
        from_seat: true,
        parts: &[
            Part::Rub {
                at: 0.0,
                ms: 120.0,
                low: 2600.0,
                high: 700.0,
                gain: 0.3,
                q: 2.0,
                crest: 0.3,
            },
            strike(0.0, &TILE, 0.9, 0.2, 1.6),
            strike(28.0, &TILE, 0.9, 0.2, 1.3),
            strike(56.0, &TILE, 0.9, 0.2, 1.05),
            strike(84.0, &TILE, 1.0, 0.2, 0.85),
        ],
        ..TILES
    },
    Recipe {
        name: "card-taken",
        ms: 110.0,
        loud: -1.0,
        from_seat: true,
        parts: &[
            Part::Rub {
                at: 0.0,
                ms: 70.0,
                low: 1800.0,
                high: 5200.0,
                gain: 0.75,
                q: 0.8,
                crest: 0.75,
            },
            Part::Rub {
                at: 68.0,
                ms: 12.0,
                low: 4200.0,
                high: 3000.0,
                gain: 1.6,
                q: 0.8,
                crest: 0.1,
            },
            strike(66.0, &BLOCK, 1.2, 0.12, 3.2),
        ],
        ..TILES
    },
    // The knock of a table in the Basque country: two, with a knuckle.
    Recipe {
        name: "passed",
        level: CueLevel::Few,
        ms: 190.0,
        parts: &[
            strike(0.0, &KNUCKLE, 1.0, 0.8, 1.0),
            strike(84.0, &KNUCKLE, 1.0, 0.8, 1.03),
        ],
        ..PLAYERS
    },
    Recipe {
        name: "one-left",
        ms: 200.0,
        loud: -1.0,
        parts: &[
            strike(0.0, &BLOCK, 1.0, 0.25, 2.1),
            strike(36.0, &BLOCK, 1.0, 0.25, 2.1),
            strike(72.0, &BLOCK, 1.0, 0.25, 2.1),
        ],
        ..PLAYERS
    },
    Recipe {
        name: "bid",
        ms: 230.0,
        loud: -1.0,
        takes: Takes::One,
        parts: &[tone(0.0, 440.0, 70.0, &REED, 14.0)],
        ..PLAYERS
    },
    Recipe {
        name: "staked",
        ms: 200.0,
        loud: -2.0,
        parts: &[
            strike(0.0, &CHIP, 1.0, 0.15, 1.0),
            strike(74.0, &CHIP, 1.0, 0.15, 1.3),
        ],
        ..PLAYERS
    },
    Recipe {
        name: "train-open",
        ms: 170.0,
        loud: -1.0,
        parts: &[
            strike(0.0, &BLOCK, 1.0, 0.5, 0.42),
            strike(66.0, &BLOCK, 1.0, 0.4, 0.84),
        ],
        ..PLAYERS
    },
    Recipe {
        name: "train-closed",
        ms: 170.0,
        loud: -1.0,
        parts: &[
            strike(0.0, &BLOCK, 1.0, 0.4, 0.84),
            strike(66.0, &BLOCK, 1.0, 0.5, 0.42),
        ],
        ..PLAYERS
    },
    Recipe {
        name: "joined",
        ms: 260.0,
        loud: -2.0,
        takes: Takes::One,
        parts: &[glide(0.0, 100.0, 420.0, 840.0, 45.0, 8.0)],
        ..PLAYERS
    },
    Recipe {
        name: "gone",
        ms: 260.0,
        loud: -2.0,
        takes: Takes::One,
        parts: &[glide(0.0, 100.0, 840.0, 420.0, 45.0, 8.0)],
        ..PLAYERS
    },
    Recipe {
        name: "message",
        ms: 200.0,
        loud: -1.0,
        takes: Takes::One,
        parts: &[
            Part::Glide {
                at: 0.0,
                ms: 34.0,
                low: 520.0,
                high: 1050.0,
                life: 9.0,
                rise: 2.0,
                overtones: PURE,
            },
            Part::Glide {
                at: 62.0,
                ms: 34.0,
                low: 640.0,
                high: 1300.0,
                life: 9.0,
                rise: 2.0,
                overtones: PURE,
            },
        ],
        ..PLAYERS
    },
    // Points for us rise, on tuned bars.
    Recipe {
        name: "points",
        parts: &[
            tone(0.0, 783.99, 75.0, &MARIMBA, 1.5),
            tone(40.0, 1046.5, 75.0, &MARIMBA, 1.5),
        ],
        ..POINTS
    },
    Recipe {
        name: "points-many",
        loud: 1.0,
        parts: &[
            tone(0.0, 523.25, 75.0, &MARIMBA, 1.5),
            tone(36.0, 659.26, 75.0, &MARIMBA, 1.5),
            tone(72.0, 783.99, 75.0, &MARIMBA, 1.5),
            tone(108.0, 1046.5, 75.0, &MARIMBA, 1.5),
        ],
        ..POINTS
    },
    // Points for others fall, on clay, and are lower.
    Recipe {
        name: "theirs",
        loud: -1.0,
        parts: &[
            tone(0.0, 698.46, 75.0, &CLAY, 1.5),
            tone(40.0, 523.25, 75.0, &CLAY, 1.5),
        ],
        ..POINTS
    },
    Recipe {
        name: "theirs-many",
        parts: &[
            tone(0.0, 698.46, 75.0, &CLAY, 1.5),
            tone(36.0, 587.33, 75.0, &CLAY, 1.5),
            tone(72.0, 466.16, 75.0, &CLAY, 1.5),
            tone(108.0, 349.23, 75.0, &CLAY, 1.5),
        ],
        ..POINTS
    },
    Recipe {
        name: "eliminated",
        ms: 620.0,
        parts: &[
            tone(0.0, 311.13, 110.0, &REED, 4.0),
            tone(55.0, 220.0, 110.0, &REED, 4.0),
            tone(110.0, 155.56, 110.0, &REED, 4.0),
        ],
        ..POINTS
    },
    Recipe {
        name: "round-won",
        level: CueLevel::Few,
        ms: 800.0,
        loud: 1.0,
        parts: &[
            tone(0.0, 523.25, 190.0, &BELL, 1.5),
            tone(32.0, 659.26, 190.0, &BELL, 1.5),
            tone(64.0, 783.99, 190.0, &BELL, 1.5),
            tone(96.0, 1046.5, 190.0, &BELL, 1.5),
            tone(96.0, 1567.98, 190.0, &BELL, 1.5),
        ],
        ..POINTS
    },
    Recipe {
        name: "round-lost",
        level: CueLevel::Few,
        ms: 700.0,
        parts: &[
            tone(0.0, 440.0, 150.0, &BELL, 1.5),
            tone(40.0, 349.23, 150.0, &BELL, 1.5),
            tone(80.0, 277.18, 150.0, &BELL, 1.5),
            tone(80.0, 138.59, 150.0, &BELL, 1.5),
        ],
        ..POINTS
    },
    Recipe {
        name: "match-won",
        level: CueLevel::Few,
        ms: 1100.0,
        loud: 2.0,
        parts: &[
            tone(0.0, 261.63, 330.0, &MARIMBA, 1.5),
            tone(0.0, 523.25, 330.0, &MARIMBA, 1.5),
            tone(36.0, 659.26, 330.0, &MARIMBA, 1.5),
            tone(36.0, 783.99, 330.0, &MARIMBA, 1.5),
            tone(72.0, 1046.5, 330.0, &MARIMBA, 1.5),
            tone(108.0, 1318.51, 330.0, &MARIMBA, 1.5),
            tone(108.0, 1567.98, 330.0, &MARIMBA, 1.5),
            tone(108.0, 2093.0, 330.0, &MARIMBA, 1.5),
        ],
        ..POINTS
    },
    Recipe {
        name: "match-lost",
        level: CueLevel::Few,
        ms: 1000.0,
        loud: 1.0,
        parts: &[
            tone(0.0, 392.0, 300.0, &MARIMBA, 1.5),
            tone(0.0, 196.0, 300.0, &MARIMBA, 1.5),
            tone(55.0, 311.13, 300.0, &MARIMBA, 1.5),
            tone(110.0, 261.63, 300.0, &MARIMBA, 1.5),
            tone(110.0, 130.81, 300.0, &MARIMBA, 1.5),
        ],
        ..POINTS
    },
    Recipe {
        name: "your-turn",
        loud: 1.0,
        parts: &[
            tone(0.0, 659.26, 85.0, &BELL, 1.5),
            tone(58.0, 987.77, 85.0, &BELL, 1.5),
        ],
        ..YOU
    },
    Recipe {
        name: "question",
        parts: &[
            tone(0.0, 987.77, 70.0, &BELL, 1.5),
            tone(40.0, 1174.66, 70.0, &BELL, 1.5),
            tone(80.0, 1396.91, 70.0, &BELL, 1.5),
        ],
        ..YOU
    },
    Recipe {
        name: "time",
        ms: 330.0,
        parts: &[
            strike(0.0, &SILVER, 1.0, 0.15, 1.0),
            strike(50.0, &SILVER, 1.0, 0.15, 0.8),
            strike(100.0, &SILVER, 1.0, 0.15, 1.0),
            strike(150.0, &SILVER, 1.0, 0.15, 0.8),
            strike(200.0, &SILVER, 1.0, 0.15, 1.0),
            strike(250.0, &SILVER, 1.0, 0.15, 0.8),
        ],
        ..YOU
    },
    Recipe {
        name: "refused",
        ms: 190.0,
        leads: false,
        parts: &[
            tone(0.0, 130.81, 80.0, &BUZZ, 3.0),
            tone(0.0, 138.6, 80.0, &BUZZ, 3.0),
        ],
        ..YOU
    },
    Recipe {
        name: "mic-open",
        ms: 130.0,
        loud: -2.0,
        parts: &[glide(0.0, 90.0, 1174.66, 1174.66, 6.0, 10.0)],
        ..YOU
    },
    Recipe {
        name: "mic-closed",
        ms: 130.0,
        loud: -2.0,
        parts: &[glide(0.0, 90.0, 587.33, 587.33, 6.0, 10.0)],
        ..YOU
    },
    Recipe {
        name: "line-lost",
        ms: 330.0,
        parts: &[
            tone(0.0, 523.25, 18.0, &REED, 3.0),
            tone(55.0, 415.3, 18.0, &REED, 3.0),
            tone(110.0, 329.63, 18.0, &REED, 3.0),
        ],
        ..AT_TABLE
    },
    Recipe {
        name: "line-back",
        ms: 330.0,
        parts: &[
            tone(0.0, 329.63, 18.0, &REED, 3.0),
            tone(55.0, 415.3, 18.0, &REED, 3.0),
            tone(110.0, 523.25, 18.0, &REED, 3.0),
        ],
        ..AT_TABLE
    },
    Recipe {
        name: "menu",
        ms: 45.0,
        loud: -5.0,
        parts: &[strike(0.0, &BLOCK, 1.0, 0.3, 1.17)],
        ..MENUS
    },
    Recipe {
        name: "edge",
        ms: 90.0,
        loud: -4.0,
        parts: &[
            strike(0.0, &BLOCK, 1.0, 1.2, 0.5),
            strike(36.0, &BLOCK, 0.8, 1.2, 0.5),
        ],
        ..MENUS
    },
    Recipe {
        name: "enter",
        ms: 110.0,
        loud: -4.0,
        parts: &[
            strike(0.0, &BLOCK, 0.8, 0.3, 1.17),
            strike(48.0, &BLOCK, 1.0, 0.3, 1.75),
        ],
        ..MENUS
    },
    Recipe {
        name: "fits",
        ms: 110.0,
        loud: -5.0,
        parts: &[tone(0.0, 2093.0, 24.0, &BELL, 1.5)],
        ..MENUS
    },
];

/// Returns the recipe with this name.
pub fn recipe(name: &str) -> Option<&'static Recipe> {
    RECIPES.iter().find(|recipe| recipe.name == name)
}
