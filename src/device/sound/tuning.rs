//! The settings of sounds.

use serde::{Deserialize, Serialize};
use serpente_synth::{Cue, CueLevel, ListeningBy, SoundCue};

/// A set of cues.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CueSet(u64);

impl CueSet {
    /// No cue.
    pub const NONE: Self = Self(0);

    /// Returns whether a cue is in it.
    pub fn contains(self, cue: Cue) -> bool {
        self.0 & (1 << cue as u64) != 0
    }

    /// Puts a cue into the set, or takes it out.
    pub fn toggle(&mut self, cue: Cue) {
        self.0 ^= 1 << cue as u64;
    }

    /// Returns the names of its cues.
    pub fn names(self) -> Vec<String> {
        let mut names = Vec::new();
        for cue in Cue::ALL {
            if self.contains(cue) {
                names.push(cue.name().to_owned());
            }
        }
        names
    }

    /// Returns the set of the cues with these names; `None` if one is no cue.
    pub fn named(names: &[String]) -> Option<Self> {
        let mut set = Self::default();
        for name in names {
            let cue = Cue::named(name)?;
            if !set.contains(cue) {
                set.toggle(cue);
            }
        }
        Some(set)
    }
}

/// How many sounds are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SoundLevel {
    /// None.
    Off,
    /// Those that nobody wants to miss.
    Few,
    /// All of them, and who does what.
    Full,
}

impl SoundLevel {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Off, Self::Few, Self::Full];

    /// Returns its name, which is also the keyword in locales.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Few => "few",
            Self::Full => "full",
        }
    }
}

/// Settings for playing cues. A page gets those that concern how a cue is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoundTuning {
    /// Whether cues are played at all.
    pub on: bool,
    /// Volume, 0 to 100.
    pub volume: u8,
    /// Which cues are played.
    #[serde(skip)]
    pub level: CueLevel,
    /// How the player listens.
    pub listening: ListeningBy,
    /// The cues that the player does not want to hear.
    #[serde(skip)]
    pub off: CueSet,
    /// The folder of the theme in use, within the player's own sounds.
    #[serde(skip)]
    pub theme: Option<String>,
}

impl Default for SoundTuning {
    fn default() -> Self {
        Self {
            on: true,
            volume: 70,
            level: CueLevel::Few,
            listening: ListeningBy::Headphones,
            off: CueSet::default(),
            theme: None,
        }
    }
}

impl SoundTuning {
    /// Returns whether cues can be heard.
    pub fn is_audible(&self) -> bool {
        self.on && self.volume > 0
    }

    /// Returns how many sounds are played.
    pub fn level(&self) -> SoundLevel {
        match (self.on, self.level) {
            (false, _) => SoundLevel::Off,
            (true, CueLevel::Few) => SoundLevel::Few,
            (true, CueLevel::Full) => SoundLevel::Full,
        }
    }

    /// Changes how many sounds are played. Turned off and on again, they are as before.
    pub fn set_level(&mut self, level: SoundLevel) {
        self.on = level != SoundLevel::Off;
        match level {
            SoundLevel::Off => {}
            SoundLevel::Few => self.level = CueLevel::Few,
            SoundLevel::Full => self.level = CueLevel::Full,
        }
    }

    /// Returns the cue as it is heard with these settings, if it is.
    pub fn audible(&self, sound: SoundCue) -> Option<SoundCue> {
        if !self.is_audible() {
            return None;
        }
        sound.audible(self.level, |cue| self.off.contains(cue))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_synth::{Happening, Onto};

    #[test]
    fn a_cue_that_is_off_is_not_heard_and_a_double_is_a_tile_then() {
        let double = SoundCue {
            cue: Cue::DoubleLeft,
            happening: Happening {
                after: 1,
                onto: Onto::Left,
                taps: true,
                ..Happening::default()
            },
            take: 3,
            is_sample: false,
        };
        let mut tuning = SoundTuning::default();
        let few = tuning.audible(double).expect("a sound");
        assert_eq!((few.cue, few.happening.taps), (Cue::LaidLeft, false));
        tuning.set_level(SoundLevel::Full);
        assert_eq!(tuning.audible(double), Some(double));
        tuning.off.toggle(Cue::DoubleLeft);
        assert_eq!(
            tuning.audible(double).map(|sound| sound.cue),
            Some(Cue::LaidLeft)
        );
        tuning.off.toggle(Cue::LaidLeft);
        assert_eq!(tuning.audible(double), None);
        assert_eq!(CueSet::named(&tuning.off.names()), Some(tuning.off));
        tuning.off = CueSet::default();
        tuning.set_level(SoundLevel::Off);
        assert_eq!(tuning.audible(double), None);
        tuning.set_level(SoundLevel::Full);
        tuning.volume = 0;
        assert_eq!(tuning.audible(double), None);
    }
}
