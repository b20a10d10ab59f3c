//! What every sound must be.

use serpente_synth::{
    Cue, CueLevel, Happening, ListeningBy, Onto, Part, RATE, RECIPES, Spot, Takes, at_table,
    decibels, loudness, place, recipe, render,
};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::fmt::Write;

fn middle(name: &str, take: u32) -> Vec<[f32; 2]> {
    let sound = recipe(name).expect("a sound");
    place(
        &render(sound, take),
        Spot::default(),
        ListeningBy::Headphones,
    )
}

fn peak(frames: &[[f32; 2]]) -> f64 {
    let mut most: f32 = 0.0;
    for sample in frames.iter().flatten() {
        most = most.max(sample.abs());
    }
    f64::from(most)
}

/// If this changes, every sound of this kind has changed, on every machine. A change that was meant
/// is written down here; any other one is a difference between machines.
const GOLDEN: &str = "5767a21c446fbcd212d80e2e67f0816c857f297b089e67b499f2610be8976b7a";

#[test]
fn the_bytes_are_the_same_on_every_machine() {
    let mut hash = Sha256::new();
    for sound in RECIPES {
        for take in 0..3 {
            for sample in render(sound, take) {
                hash.update(sample.to_le_bytes());
            }
        }
    }
    let of_seat = |after, onto| Happening {
        after,
        seats: 6,
        ours: after == 2,
        onto,
        taps: true,
        ..Happening::default()
    };
    for listening in ListeningBy::ALL {
        for (after, onto) in [(1, Onto::Left), (2, Onto::Seat(4)), (5, Onto::Right)] {
            let laid = recipe("laid").expect("a sound");
            for frame in at_table(laid, 7, of_seat(after, onto), listening) {
                hash.update(frame[0].to_le_bytes());
                hash.update(frame[1].to_le_bytes());
            }
        }
    }
    let mut written = String::new();
    for byte in hash.finalize() {
        write!(written, "{byte:02x}").expect("a string");
    }
    assert_eq!(written, GOLDEN);
}

#[test]
fn every_name_is_there_once() {
    let names: HashSet<_> = RECIPES.iter().map(|recipe| recipe.name).collect();
    assert_eq!(names.len(), RECIPES.len());
    for (at, cue) in Cue::ALL.into_iter().enumerate() {
        assert_eq!(cue as usize, at);
        // `LaidLeft` is `laid-left`.
        let mut name = String::new();
        for letter in format!("{cue:?}").chars() {
            if letter.is_uppercase() && !name.is_empty() {
                name.push('-');
            }
            name.push(letter.to_ascii_lowercase());
        }
        assert_eq!(cue.name(), name);
    }
    assert_eq!(RECIPES.len(), Cue::ALL.len());
}

#[test]
fn every_sound_is_as_loud_as_its_recipe_says() {
    for sound in RECIPES {
        let count = if sound.takes == Takes::Varied { 8 } else { 1 };
        let mut sum = 0.0;
        for take in 0..count {
            let frames = middle(sound.name, take);
            let level = loudness(&frames);
            sum += level;
            let wanted = serpente_synth::REFERENCE + sound.loud;
            assert!((level - wanted).abs() < 1.0, "{} {level}", sound.name);
            assert!(decibels(peak(&frames)) < -3.0, "{}", sound.name);
        }
        let mean = sum / f64::from(count);
        let wanted = serpente_synth::REFERENCE + sound.loud;
        assert!((mean - wanted).abs() < 0.6, "{} {mean}", sound.name);
    }
}

#[test]
fn every_sound_begins_at_once_and_ends_in_silence() {
    for sound in RECIPES {
        let frames = middle(sound.name, 1);
        let loud = frames.iter().position(|frame| frame[0].abs() > 0.005);
        let begins = loud.expect("it sounds") * 1000 / RATE as usize;
        assert!(begins <= 12, "{} {begins} ms", sound.name);
        assert_eq!(frames.last(), Some(&[0.0, 0.0]), "{}", sound.name);
    }
}

#[test]
fn all_strokes_are_heard_before_the_words() {
    // A watch and a tile that jumps go on; what they tell is clear by then.
    let going_on = ["time", "laid-last"];
    for sound in RECIPES {
        for part in sound.parts {
            let at = match *part {
                Part::Strike { at, .. }
                | Part::Clack { at, .. }
                | Part::Tone { at, .. }
                | Part::Rub { at, .. }
                | Part::Glide { at, .. }
                | Part::Rattle { at, .. } => at,
            };
            let is_early = at <= 110.0 || going_on.contains(&sound.name);
            assert!(is_early, "{} {at}", sound.name);
        }
    }
}

#[test]
fn no_take_is_like_another() {
    for sound in RECIPES {
        let takes = [render(sound, 1), render(sound, 2)];
        assert_eq!(
            takes[0] != takes[1],
            sound.takes == Takes::Varied,
            "{}",
            sound.name
        );
    }
}

#[test]
fn left_and_right_are_heard_on_their_sides_and_by_one_loudspeaker() {
    let energy = |frames: &[[f32; 2]], side: usize| -> f64 {
        frames
            .iter()
            .map(|frame| f64::from(frame[side]).powi(2))
            .sum()
    };
    let laid = |name, onto, listening| {
        let happening = Happening {
            onto,
            ..Happening::default()
        };
        at_table(recipe(name).expect("a sound"), 1, happening, listening)
    };
    for listening in [ListeningBy::Headphones, ListeningBy::Loudspeakers] {
        let left = laid("laid-left", Onto::Left, listening);
        assert!(energy(&left, 0) > 8.0 * energy(&left, 1), "{listening:?}");
        let right = laid("laid-right", Onto::Right, listening);
        assert!(energy(&right, 1) > 8.0 * energy(&right, 0), "{listening:?}");
    }
    let left = laid("laid-left", Onto::Left, ListeningBy::Mono);
    assert!(
        left.iter()
            .all(|frame| frame[0].to_bits() == frame[1].to_bits())
    );
    // Their pitches differ, so one loudspeaker tells them as well.
    let right = laid("laid-right", Onto::Right, ListeningBy::Mono);
    assert!(crossings(&right) > crossings(&left) * 5 / 4);
}

/// Counts how often the first 10 ms change their sign.
fn crossings(frames: &[[f32; 2]]) -> usize {
    let early = &frames[..RATE as usize / 100];
    early
        .windows(2)
        .filter(|two| two[0][0] * two[1][0] < 0.0)
        .count()
}

#[test]
fn a_few_sounds_are_seventeen() {
    let few = RECIPES
        .iter()
        .filter(|recipe| recipe.level == CueLevel::Few)
        .count();
    assert_eq!(few, 17);
}

#[test]
fn three_sounds_at_once_stay_below_full_scale() {
    for take in 0..20 {
        let mut sum = vec![[0.0_f32; 2]; RATE as usize];
        for (at, name) in ["laid-last", "double-right", "laid-last"]
            .iter()
            .enumerate()
        {
            for (frame, more) in sum[at * 2646..].iter_mut().zip(middle(name, take)) {
                frame[0] += more[0];
                frame[1] += more[1];
            }
        }
        assert!(peak(&sum) < 1.0, "{take} {}", peak(&sum));
    }
}
