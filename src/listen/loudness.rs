//! How loud speech is beside the noise of the room.

/// The samples of a frame: a fiftieth of a second.
pub(crate) const FRAME: usize = 320;

/// Returns how much louder the loud parts are than the quiet ones, in decibels: the loudest tenth
/// of the frames begins where the quietest tenth ends, and this far above. 0 if there are too few
/// samples to say.
#[cfg(any(feature = "moonshine", test))]
pub(crate) fn above_noise(samples: &[i16]) -> f64 {
    let mut levels: Vec<f64> = samples.chunks_exact(FRAME).map(level).collect();
    if levels.is_empty() {
        return 0.0;
    }
    levels.sort_by(f64::total_cmp);
    let quiet = levels[levels.len() / 10];
    let loud = levels[levels.len() * 9 / 10];
    loud - quiet
}

/// Returns how loud a frame is, in decibels. Silence counts as one step of the sound card.
pub(crate) fn level(frame: &[i16]) -> f64 {
    let squares: f64 = frame.iter().map(|sample| f64::from(*sample).powi(2)).sum();
    // The frame's length is small enough for any number type.
    10.0 * (squares / f64::from(320_u16)).max(1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::above_noise;

    #[test]
    fn speech_in_silence_is_far_above_it_and_noise_alone_is_not() {
        let noise = |loud: i16| (0..8000).map(move |at| if at % 2 == 0 { loud } else { -loud });
        let speech: Vec<i16> = noise(10).chain(noise(1000)).chain(noise(10)).collect();
        let above = above_noise(&speech);
        assert!((above - 40.0).abs() < 0.1, "{above}");
        let alone: Vec<i16> = noise(1000).collect();
        assert!(above_noise(&alone).abs() < 0.1);
        assert!(above_noise(&[1; 100]).abs() < 0.1);
    }
}
