//! Whole random matches, played by the model and the engine side by side.

use super::chance::Chance;
use super::engine::Engine;
use super::game::Agreed;
use super::reading::{Ask, Reading};
use serpente_testing::soak;

/// Plays two matches at a table; returns the number of rounds.
fn play(game: &'static str, seed: u64) -> u64 {
    let (agreed, mut reading) = Reading::any(game, seed);
    let mut engine = Engine::new(&agreed, seed);
    let mut deals = Chance::new(seed);
    let mut chance = Chance::new(!seed);
    let _told = Told(seed, &agreed);
    let mut rounds = play_on(&mut reading, &mut engine, &mut deals, &mut chance);
    reading = Reading::new(agreed.clone());
    engine.again();
    rounds += play_on(&mut reading, &mut engine, &mut deals, &mut chance);
    rounds
}

/// Plays to the end of the match; returns the number of rounds.
fn play_on(
    reading: &mut Reading,
    engine: &mut Engine,
    deals: &mut Chance,
    chance: &mut Chance,
) -> u64 {
    let mut rounds = 0;
    loop {
        let legal = reading.legal();
        engine.offers(&legal);
        engine.counts(&legal);
        engine.looks_like(reading);
        if legal.is_empty() {
            return rounds;
        }
        let ask = if chance.once_in(12) {
            reading.anything(chance)
        } else {
            // A bid of tricks that is not made costs points, and a match of high ones does not end.
            let likely = if chance.once_in(25) {
                legal
            } else {
                reading.without_high_bids(legal)
            };
            chance.one_of(&likely)
        };
        let said = reading.ask(ask, deals);
        rounds += u64::from(ask == Ask::Deal && said.is_ok());
        engine.agrees(ask, &said);
    }
}

/// Prints the match in which the two did not agree.
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
    ($($game:ident $name:literal $few:literal),*) => {
        $(
            #[test]
            fn $game() {
                agree($name, $few);
            }
        )*
    };
}

games!(
    salotto "salotto" 30,
    classic "classic" 30,
    garrafina "garrafina" 30,
    matador "matador" 40,
    cyprus "cyprus" 40,
    classico "classico" 30,
    coppie "coppie" 30,
    jolly "jolly" 30,
    aquamarine "aquamarine" 30,
    portugues "portugues" 30,
    block "block" 30,
    draw "draw" 30,
    fives "fives" 30,
    threes_fives "threes-fives" 30,
    bergen "bergen" 30,
    latino "latino" 30,
    cubano "cubano" 30,
    brasileiro "brasileiro" 30,
    gaple "gaple" 30,
    train "train" 15,
    chicken_foot "chicken-foot" 15,
    kozel "kozel" 30,
    sebastopol "sebastopol" 30,
    cross "cross" 40,
    tiddly_wink "tiddly-wink" 30,
    all_threes "all-threes" 30,
    pontinho "pontinho" 40,
    bax "bax" 30,
    forty_two "forty-two" 40,
    moon "moon" 40
);
