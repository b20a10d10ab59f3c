//! The part `cluster`.

use serpente_simulator::cluster::{PlantedInCluster, run};

/// How many seeds each test runs at most.
const SEEDS: u64 = 25;

/// Seeds that failed once.
const ONCE_FAILED: [u64; 12] = [144, 188, 198, 230, 264, 267, 278, 377, 454, 468, 469, 1412];

#[test]
fn the_same_seed_gives_the_same_run() {
    for seed in 1..4 {
        assert_eq!(run(seed, None, &[]), run(seed, None, &[]));
    }
}

#[test]
fn a_cluster_bears_what_goes_wrong() {
    for seed in (1..=SEEDS).chain(ONCE_FAILED) {
        let outcome = run(seed, None, &[]);
        if let Some(trouble) = outcome.trouble {
            let steps = trouble.last(20).join("\n");
            panic!("{steps}\n{}\nscript/seed cluster {seed}", trouble.what);
        }
    }
}

/// Planted faults with the first seed that finds each, as `script/seed cluster planted` says. When
/// people, rules or the cluster do something else than before, a seed means another run. A process that
/// gives a result up when the servers do not answer is not among them: the result is noted when the table
/// is loaded again.
const FOUND_BY: [(PlantedInCluster, u64); 14] = [
    (PlantedInCluster::SkipFence, 1),
    (PlantedInCluster::NoExpectation, 13),
    (PlantedInCluster::RenumberAfterTakeover, 1),
    (PlantedInCluster::ForgetSeats, 25),
    (PlantedInCluster::TellBeforeStored, 1),
    (PlantedInCluster::LoseAcknowledged, 1),
    (PlantedInCluster::OverlookLost, 7),
    (PlantedInCluster::EnterTooEarly, 46),
    (PlantedInCluster::ForgetUnrated, 468),
    (PlantedInCluster::RateTwice, 7),
    (PlantedInCluster::MissWhileAway, 374),
    (PlantedInCluster::OverwriteContests, 223),
    (PlantedInCluster::OwnDeals, 24),
    (PlantedInCluster::KeepResultsBack, 58),
];

/// The most seeds that a planted fault may take.
const MOST_SEEDS: u64 = 10_000;

#[test]
fn planted_faults_are_found() {
    for (planted, seed) in FOUND_BY {
        if run(seed, Some(planted), &[]).trouble.is_some() {
            continue;
        }
        // The table is older than what is simulated.
        let mut seeds = 1..=MOST_SEEDS;
        let found = seeds.find(|&seed| run(seed, Some(planted), &[]).trouble.is_some());
        let Some(now) = found else {
            panic!("{planted:?} is not found");
        };
        println!("{planted:?} is found by seed {now}, no longer by {seed}");
    }
}
