//! The part `console`.

use serpente_simulator::console::{PlantedInConsole, run};

/// How many seeds each test runs at most.
const SEEDS: u64 = 25;

/// Seeds that failed once.
const ONCE_FAILED: [u64; 9] = [63, 94, 105, 384, 510, 610, 623, 1000, 1875];

#[test]
fn the_same_seed_gives_the_same_run() {
    for seed in 1..4 {
        assert_eq!(run(seed, None, &[]), run(seed, None, &[]));
    }
}

#[test]
fn a_console_bears_what_goes_wrong() {
    for seed in (1..=SEEDS).chain(ONCE_FAILED) {
        let outcome = run(seed, None, &[]);
        if let Some(trouble) = outcome.trouble {
            let steps = trouble.last(20).join("\n");
            panic!("{steps}\n{}\nscript/seed console {seed}", trouble.what);
        }
    }
}

#[test]
fn every_planted_fault_is_found() {
    for planted in PlantedInConsole::ALL {
        let mut seeds = 1..=1_000;
        let found = seeds.find(|&seed| run(seed, Some(planted), &[]).trouble.is_some());
        assert!(found.is_some(), "{planted:?}");
    }
}
