//! A player's own sounds: files with the names of cues, in their folder or in that of a theme.

use std::fs;
use std::path::{Path, PathBuf};

use super::wave::{self, BrokenFile, Clip};
use serpente_synth::{Cue, Happening, ListeningBy, RATE, Recipe, decibels, loudness, placed};
use serpente_text::announce::Message;
use serpente_text::announce::say::sounds as say;

/// The highest number at the end of a file's name: `laid-2.wav` to `laid-9.wav` are other takes.
const MOST_TAKES: u32 = 9;

/// How many decibels louder or softer than the program's a sound may be before the check mentions it.
const TOLERANCE: f64 = 6.0;

/// How much longer than the program's a sound may be before the check mentions it, in milliseconds.
const LONGER_MS: usize = 400;

/// The loudest sample that leaves room for another sound, in decibels below full scale.
const LOUDEST: f64 = -1.0;

/// The takes of a cue that a player has.
pub(super) type OwnTakes = Vec<Clip>;

/// Returns the folder of a player's own sounds, in the folder of their data.
pub fn folder_in(data: &Path) -> PathBuf {
    data.join("sounds")
}

/// Returns the names of a player's themes, sorted: the folders within that of their own sounds.
pub fn themes(data: &Path) -> Vec<String> {
    let mut names = Vec::new();
    let Ok(entries) = fs::read_dir(folder_in(data)) else {
        return names;
    };
    for entry in entries.flatten() {
        if entry.path().is_dir()
            && let Ok(name) = entry.file_name().into_string()
        {
            names.push(name);
        }
    }
    names.sort();
    names
}

/// Returns the paths that a cue's own sounds may have, the first take first.
fn paths_of(name: &str, folder: &Path) -> Vec<PathBuf> {
    let mut paths = vec![folder.join(name).with_extension("wav")];
    for take in 2..=MOST_TAKES {
        paths.push(folder.join(format!("{name}-{take}")).with_extension("wav"));
    }
    paths
}

/// Returns the names of the files that may hold a cue. An own `match-over.wav` of before serves
/// whether the match is won or lost.
fn names_of(cue: Cue) -> Vec<&'static str> {
    match cue {
        Cue::MatchWon | Cue::MatchLost => vec![cue.name(), "match-over"],
        _ => vec![cue.name()],
    }
}

/// Reads the player's own takes of a cue. Files that cannot be played are reported.
pub(super) fn takes_of(cue: Cue, folder: &Path, mut report: impl FnMut(BrokenFile)) -> OwnTakes {
    let mut takes = Vec::new();
    for name in names_of(cue) {
        for path in paths_of(name, folder) {
            match wave::read(&path) {
                Ok(Some(clip)) => takes.push(clip),
                Ok(None) => {}
                Err(fault) => report(BrokenFile { path, fault }),
            }
        }
        if !takes.is_empty() {
            return takes;
        }
    }
    takes
}

/// Returns an own sound, placed where it happens if it has one channel; with two it stays as it is.
pub(super) fn placed_clip(
    clip: &Clip,
    recipe: &Recipe,
    happening: Happening,
    listening: ListeningBy,
) -> Clip {
    if clip.is_stereo || clip.rate != RATE {
        return clip.clone();
    }
    let mono: Vec<f64> = clip.frames.iter().map(|frame| frame[0].into()).collect();
    Clip {
        frames: placed(&mono, recipe, happening, listening),
        ..clip.clone()
    }
}

/// Checks a folder of own sounds. Returns what to know about it, in the order of the cues: files
/// that cannot be played or do not fit, then the cues without a file.
pub fn check(folder: &Path) -> Vec<SoundFinding> {
    let mut findings = Vec::new();
    let mut missing = Vec::new();
    for cue in Cue::ALL {
        let mut has_file = false;
        for name in names_of(cue) {
            for path in paths_of(name, folder) {
                let clip = match wave::read(&path) {
                    Ok(None) => continue,
                    Ok(Some(clip)) => clip,
                    Err(fault) => {
                        findings.push(SoundFinding { path, fault });
                        has_file = true;
                        continue;
                    }
                };
                has_file = true;
                if let Some(fault) = unfit(cue, &clip) {
                    findings.push(SoundFinding { path, fault });
                }
            }
        }
        if !has_file {
            missing.push(SoundFinding {
                path: folder.join(cue.name()).with_extension("wav"),
                fault: say::sound_missing(),
            });
        }
    }
    findings.extend(missing);
    findings
}

/// What the check of a folder found.
#[derive(Clone, PartialEq, Debug)]
pub struct SoundFinding {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: Message,
}

/// Returns what does not fit in a sound that can be played.
fn unfit(cue: Cue, clip: &Clip) -> Option<Message> {
    let recipe = cue.recipe();
    let mut peak: f32 = 0.0;
    for sample in clip.frames.iter().flatten() {
        peak = peak.max(sample.abs());
    }
    if decibels(peak.into()) > LOUDEST {
        return Some(say::sound_clips());
    }
    let length_ms = clip.frames.len() * 1000 / clip.rate as usize;
    if length_ms > serpente_synth::frames(recipe.ms) * 1000 / RATE as usize + LONGER_MS {
        return Some(say::sound_longer_than_usual(length_ms));
    }
    if clip.is_stereo && has_place(cue) {
        return Some(say::sound_stereo());
    }
    // The filter by which loudness is measured is made for this rate.
    if clip.rate != RATE {
        return None;
    }
    let louder = loudness(&clip.frames) - (serpente_synth::REFERENCE + recipe.loud);
    if louder > TOLERANCE {
        Some(say::sound_too_loud(whole(louder)))
    } else if louder < -TOLERANCE {
        Some(say::sound_too_soft(whole(-louder)))
    } else {
        None
    }
}

/// Returns whether a cue is heard from a place at the table.
fn has_place(cue: Cue) -> bool {
    use serpente_synth::Family;
    matches!(cue.recipe().family, Family::Tiles | Family::Players)
        && !matches!(cue, Cue::Shuffled | Cue::Blocked)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a few decibels"
)]
fn whole(decibels: f64) -> usize {
    decibels.round() as usize
}
