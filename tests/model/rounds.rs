//! Whole matches by chance, played by the model and the engine side by side.

use super::duel::Engine;
use super::fate::Fate;
use super::game::Agreed;
use super::reading::{Ask, Reading};
use crate::soak;

/// Plays a match; returns how many rounds it took.
fn play(game: &'static str, seed: u64) -> u64 {
    let (agreed, mut reading) = Reading::any(game, seed);
    let mut engine = Engine::new(&agreed, seed);
    let (mut fate, mut chance) = (Fate::new(seed), Fate::new(!seed));
    let _told = Told(seed, &agreed);
    let mut rounds = 0;
    loop {
        let legal = reading.legal();
        engine.offers(&legal);
        engine.counts(&legal);
        engine.looks_like(&reading);
        if legal.is_empty() {
            return rounds;
        }
        let ask = if chance.once_in(12) {
            reading.anything(&mut chance)
        } else {
            chance.one_of(&legal)
        };
        let said = reading.ask(ask, &mut fate);
        rounds += u64::from(ask == Ask::Deal && said.is_ok());
        engine.agrees(ask, &said);
    }
}

/// Tells of the match in which the two did not agree.
struct Told<'a>(u64, &'a Agreed);

impl Drop for Told<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("seed {}: {:?}", self.0, self.1);
        }
    }
}

fn agree(game: &'static str, few: u64) {
    let mut rounds = 0;
    for seed in soak::seeds(few) {
        rounds += play(game, seed);
    }
    println!("{game}: {rounds} rounds");
    assert!(rounds >= 100, "{rounds} are few");
}

macro_rules! games {
    ($($game:ident $few:literal),*) => {
        $(
            #[test]
            fn $game() {
                agree(stringify!($game), $few);
            }
        )*
    };
}

games!(
    salotto 60, classic 60, garrafina 60, matador 60, cyprus 60, classico 60, coppie 60, jolly 60, aquamarine 60,
    portugues 60, bax 60
);
