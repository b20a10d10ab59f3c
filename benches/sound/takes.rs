//! Computes the program's sounds for `measure.py`: reads one order a line, and answers each with the number of frames and the
//! frames themselves, left and right, as 32-bit floating-point numbers.
//!
//! - `table NAME TAKE AFTER SEATS OURS ONTO`: what a listener hears by headphones when the player who comes AFTER turns after
//!   them does something at a table of so many SEATS. OURS is 0 or 1, ONTO `middle`, `left`, `right` or a seat.
//! - `click AZIMUTH`: a click from this angle.
//! - `recipes`: a line of JSON for each sound, and an empty one.
//! - `time`: how many microseconds a take of each sound takes.

use serpente_synth::{
    Happening, ListeningBy, Onto, RECIPES, Spot, Takes, at_table, place, recipe, render,
};
use std::io::{self, BufRead, Write};
use std::time::Instant;

/// How often a sound is computed to measure the time.
const TIMES: u32 = 50;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["table", name, take, after, seats, ours, onto] => {
                let happening = Happening {
                    after: number(after),
                    seats: number(seats),
                    ours: ours == "1",
                    onto: match onto {
                        "left" => Onto::Left,
                        "right" => Onto::Right,
                        "middle" => Onto::Middle,
                        seat => Onto::Seat(number(seat)),
                    },
                    taps: true,
                    ..Happening::default()
                };
                let sound = recipe(name).expect("the name of a sound");
                let take = take.parse().expect("a number");
                send(
                    &at_table(sound, take, happening, ListeningBy::Headphones),
                    &mut out,
                )?;
            }
            ["click", azimuth] => {
                let mut click = vec![0.0; 256];
                click[40] = 1.0;
                let spot = Spot {
                    azimuth: azimuth.parse().expect("an angle"),
                    far: 0.0,
                };
                send(&place(&click, spot, ListeningBy::Headphones), &mut out)?;
            }
            ["recipes"] => {
                for sound in RECIPES {
                    writeln!(out, "{}", serde_json::to_string(sound)?)?;
                }
                writeln!(out)?;
            }
            ["time"] => {
                for sound in RECIPES {
                    let begun = Instant::now();
                    for take in 0..TIMES {
                        std::hint::black_box(render(sound, take));
                    }
                    let each = begun.elapsed() / TIMES;
                    let varies = sound.takes == Takes::Varied;
                    writeln!(out, "{} {} {varies}", sound.name, each.as_micros())?;
                }
                writeln!(out)?;
            }
            _ => panic!("no such order: {line}"),
        }
        out.flush()?;
    }
    Ok(())
}

fn number(word: &str) -> u8 {
    word.parse().expect("a number")
}

fn send(frames: &[[f32; 2]], out: &mut impl Write) -> io::Result<()> {
    let count = u32::try_from(frames.len()).expect("a short sound");
    out.write_all(&count.to_le_bytes())?;
    for sample in frames.as_flattened() {
        out.write_all(&sample.to_le_bytes())?;
    }
    Ok(())
}
