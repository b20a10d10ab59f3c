//! Runs one seed of a part, or many: `seed PART SEED` and `seed PART FIRST..LAST`.

use serpente_simulator::{RunOutcome, parlour};
use std::env;
use std::process::ExitCode;
use std::time::Instant;

/// Prints what was wrong in the run of a seed.
fn print_trouble(part: &str, seed: u64, outcome: &RunOutcome) {
    let Some(trouble) = &outcome.trouble else {
        return;
    };
    println!("The last steps:");
    for step in &trouble.last_steps {
        println!("  {step}");
    }
    let dropped = parlour::shrink(seed, None);
    println!("Faults that it takes:");
    for (number, fault) in trouble.faults.iter().enumerate() {
        if !dropped.contains(&number) {
            println!("  {fault}");
        }
    }
    println!("Again: script/seed {part} {seed}");
    println!("Wrong: {}", trouble.what);
}

/// Runs a seed and prints the last line about it. Returns whether all was well.
fn run_one(part: &str, seed: u64) -> bool {
    let outcome = parlour::run(seed, None, &[]);
    print_trouble(part, seed, &outcome);
    println!(
        "{part} {seed}: {} steps, {:016x}",
        outcome.steps, outcome.hash
    );
    outcome.trouble.is_none()
}

/// Runs many seeds, and prints those that fail and how many a second were run.
fn run_many(part: &str, first: u64, last: u64) -> bool {
    let begun = Instant::now();
    let mut failed = Vec::new();
    let (mut steps, mut seconds, mut moves) = (0, 0.0, 0);
    for seed in first..=last {
        let outcome = parlour::run(seed, None, &[]);
        steps += outcome.steps;
        moves += outcome.moves;
        seconds += outcome.time.as_secs_f64();
        if let Some(trouble) = &outcome.trouble {
            println!("{part} {seed}: {}", trouble.what);
            failed.push(seed);
        }
    }
    let took = begun.elapsed().as_secs_f64();
    let count = last - first + 1;
    #[expect(clippy::cast_precision_loss, reason = "they are shown roundly")]
    let (seeds_a_second, steps_a_second) = (count as f64 / took, steps as f64 / took);
    println!(
        "{part} {first}..{last}: {count} seeds, {} failed, {steps} steps, {moves} moves, {:.1} virtual hours, {seeds_a_second:.1} seeds and {steps_a_second:.0} steps a second",
        failed.len(),
        seconds / 3600.0
    );
    failed.is_empty()
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [part, seeds] = &arguments[..] else {
        eprintln!(
            "Usage: script/seed PART SEED or script/seed PART FIRST..LAST. The parts: parlour."
        );
        return ExitCode::from(2);
    };
    if part != "parlour" {
        eprintln!("{part}: there is no such part. The parts: parlour.");
        return ExitCode::from(2);
    }
    let is_well = match seeds.split_once("..") {
        None => seeds.parse().ok().map(|seed| run_one(part, seed)),
        Some((first, last)) => match (first.parse(), last.parse()) {
            (Ok(first), Ok(last)) if first <= last => Some(run_many(part, first, last)),
            _ => None,
        },
    };
    match is_well {
        Some(true) => ExitCode::SUCCESS,
        Some(false) => ExitCode::FAILURE,
        None => {
            eprintln!("{seeds}: these are no seeds.");
            ExitCode::from(2)
        }
    }
}
