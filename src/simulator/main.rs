//! Runs one seed of a part, or many: `seed PART SEED` and `seed PART FIRST..LAST`. With
//! `--without N,N` a run leaves these faults out, with `--planted NAME` it has this planted fault,
//! with `--steps N` a run that fails prints so many of its last steps; `seed PART planted` looks for
//! the first seed that finds each of them.

#[cfg(feature = "cluster")]
use serpente_simulator::cluster;
#[cfg(feature = "console")]
use serpente_simulator::console;
use serpente_simulator::outcome::{RunOutcome, shrink};
use serpente_simulator::parlour;
use std::env;
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "Usage: script/seed PART SEED [--without FAULT,FAULT] [--planted NAME] [--steps N], \
    script/seed PART FIRST..LAST, or script/seed PART planted. The parts: parlour, cluster, console.";

/// How many of the last steps are printed, unless the command says another number.
const PRINTED_STEPS: usize = 20;

/// Up to which seed planted faults are looked for.
const MOST_SEEDS: u64 = 10_000;

/// How a seed is to be run.
#[derive(Default)]
struct RunOptions {
    /// The faults that are left out, by their numbers.
    without: Vec<usize>,
    /// The name of the planted fault, if there is one.
    planted: Option<String>,
    /// How many of the last steps are printed.
    steps: Option<usize>,
}

/// A part of the program, in virtual time.
#[derive(Clone, Copy)]
struct SimulatorPart {
    name: &'static str,
    /// Runs a seed with the planted fault of this name, without the faults of these numbers.
    run: fn(u64, Option<&str>, &[usize]) -> RunOutcome,
    /// Returns the names of the planted faults.
    planted: fn() -> Vec<String>,
}

const PARTS: &[SimulatorPart] = &[
    SimulatorPart {
        name: "parlour",
        run: run_parlour,
        planted: planted_in_parlour,
    },
    #[cfg(feature = "cluster")]
    SimulatorPart {
        name: "cluster",
        run: run_cluster,
        planted: planted_in_cluster,
    },
    #[cfg(feature = "console")]
    SimulatorPart {
        name: "console",
        run: run_console,
        planted: planted_in_console,
    },
];

fn run_parlour(seed: u64, planted: Option<&str>, without: &[usize]) -> RunOutcome {
    let mut all = parlour::Planted::ALL.into_iter();
    let fault = planted.and_then(|name| all.find(|fault| format!("{fault:?}") == name));
    parlour::run(seed, fault, without)
}

fn planted_in_parlour() -> Vec<String> {
    let all = parlour::Planted::ALL.iter();
    all.map(|fault| format!("{fault:?}")).collect()
}

#[cfg(feature = "cluster")]
fn run_cluster(seed: u64, planted: Option<&str>, without: &[usize]) -> RunOutcome {
    let mut all = cluster::PlantedInCluster::ALL.into_iter();
    let fault = planted.and_then(|name| all.find(|fault| format!("{fault:?}") == name));
    cluster::run(seed, fault, without)
}

#[cfg(feature = "cluster")]
fn planted_in_cluster() -> Vec<String> {
    let all = cluster::PlantedInCluster::ALL.iter();
    all.map(|fault| format!("{fault:?}")).collect()
}

#[cfg(feature = "console")]
fn run_console(seed: u64, planted: Option<&str>, without: &[usize]) -> RunOutcome {
    let mut all = console::PlantedInConsole::ALL.into_iter();
    let fault = planted.and_then(|name| all.find(|fault| format!("{fault:?}") == name));
    console::run(seed, fault, without)
}

#[cfg(feature = "console")]
fn planted_in_console() -> Vec<String> {
    let all = console::PlantedInConsole::ALL.iter();
    all.map(|fault| format!("{fault:?}")).collect()
}

/// Prints what was wrong in the run of a seed, with the faults that it takes.
fn print_trouble(part: SimulatorPart, seed: u64, outcome: &RunOutcome, options: &RunOptions) {
    let Some(trouble) = &outcome.trouble else {
        return;
    };
    println!("The last steps:");
    for step in trouble.last(options.steps.unwrap_or(PRINTED_STEPS)) {
        println!("  {step}");
    }
    let shrunk = shrink(|dropped| {
        let mut without = options.without.clone();
        without.extend(dropped);
        (part.run)(seed, options.planted.as_deref(), &without)
    });
    let mut again = format!("script/seed {} {seed}", part.name);
    if let Some(planted) = &options.planted {
        again += " --planted ";
        again += planted;
    }
    if let Some((dropped, shortest)) = shrunk
        && let Some(needed) = shortest.trouble
    {
        println!("Faults that it takes:");
        for fault in &needed.faults {
            println!("  {}: {}", fault.number, fault.words);
        }
        let mut left_out: Vec<String> = Vec::new();
        for number in options.without.iter().chain(&dropped) {
            left_out.push(number.to_string());
        }
        if !left_out.is_empty() {
            println!(
                "With these alone, after {} steps: {}",
                shortest.steps, needed.what
            );
            println!("That again: {again} --without {}", left_out.join(","));
        }
    }
    println!("Again: {again}");
    println!("Wrong: {}", trouble.what);
}

/// Runs a seed and prints the last line about it. Returns whether all was well.
fn run_one(part: SimulatorPart, seed: u64, options: &RunOptions) -> bool {
    let outcome = (part.run)(seed, options.planted.as_deref(), &options.without);
    print_trouble(part, seed, &outcome, options);
    println!(
        "{} {seed}: {} steps, {:016x}",
        part.name, outcome.steps, outcome.hash
    );
    outcome.trouble.is_none()
}

/// Runs many seeds, and prints those that fail and how many a second were run.
fn run_many(part: SimulatorPart, first: u64, last: u64, options: &RunOptions) -> bool {
    let begun = Instant::now();
    let mut failed = Vec::new();
    let (mut steps, mut seconds, mut moves) = (0, 0.0, 0);
    for seed in first..=last {
        let outcome = (part.run)(seed, options.planted.as_deref(), &options.without);
        steps += outcome.steps;
        moves += outcome.moves;
        seconds += outcome.time.as_secs_f64();
        if let Some(trouble) = &outcome.trouble {
            println!("{} {seed}: {}", part.name, trouble.what);
            failed.push(seed);
        }
    }
    let took = begun.elapsed().as_secs_f64();
    let count = last - first + 1;
    #[expect(clippy::cast_precision_loss, reason = "they are shown roundly")]
    let (seeds_a_second, steps_a_second) = (count as f64 / took, steps as f64 / took);
    println!(
        "{} {first}..{last}: {count} seeds, {} failed, {steps} steps, {moves} moves, {:.1} virtual hours, {seeds_a_second:.1} seeds and {steps_a_second:.0} steps a second",
        part.name,
        failed.len(),
        seconds / 3600.0
    );
    failed.is_empty()
}

/// Prints the first seed that finds each planted fault. Returns whether each is found.
fn find_planted(part: SimulatorPart) -> bool {
    let mut are_found = true;
    for planted in (part.planted)() {
        let mut found = None;
        for seed in 1..=MOST_SEEDS {
            if let Some(trouble) = (part.run)(seed, Some(&planted), &[]).trouble {
                found = Some((seed, trouble.what));
                break;
            }
        }
        are_found &= found.is_some();
        match found {
            Some((seed, what)) => println!("{planted} {seed}: {what}"),
            None => println!("{planted}: not found by {MOST_SEEDS} seeds"),
        }
    }
    are_found
}

/// Reads the options after the seeds, or returns the one that cannot be read.
fn options_of(part: SimulatorPart, arguments: &[String]) -> Result<RunOptions, String> {
    let mut options = RunOptions::default();
    let mut rest = arguments.iter();
    while let Some(name) = rest.next() {
        let value = rest.next().ok_or_else(|| name.clone())?;
        match &name[..] {
            "--without" => {
                for digits in value.split(',') {
                    let number = digits.parse().map_err(|_| value.clone())?;
                    options.without.push(number);
                }
            }
            "--steps" => {
                options.steps = Some(value.parse().map_err(|_| value.clone())?);
            }
            "--planted" => {
                if !(part.planted)().contains(value) {
                    return Err(value.clone());
                }
                options.planted = Some(value.clone());
            }
            _ => return Err(name.clone()),
        }
    }
    Ok(options)
}

/// Runs these seeds. Returns whether all was well, or `None` if they are no seeds.
fn run(part: SimulatorPart, seeds: &str, options: &RunOptions) -> Option<bool> {
    if seeds == "planted" {
        return Some(find_planted(part));
    }
    let Some((first, last)) = seeds.split_once("..") else {
        return Some(run_one(part, seeds.parse().ok()?, options));
    };
    let first: u64 = first.parse().ok()?;
    let last: u64 = last.parse().ok()?;
    if first > last {
        return None;
    }
    Some(run_many(part, first, last, options))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [name, seeds, rest @ ..] = &arguments[..] else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let Some(&part) = PARTS.iter().find(|part| part.name == name) else {
        eprintln!("{name}: there is no such part. {USAGE}");
        return ExitCode::from(2);
    };
    let options = match options_of(part, rest) {
        Ok(options) => options,
        Err(wrong) => {
            eprintln!("{wrong}: this is not understood. {USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(part, seeds, &options) {
        Some(true) => ExitCode::SUCCESS,
        Some(false) => ExitCode::FAILURE,
        None => {
            eprintln!("{seeds}: these are no seeds. {USAGE}");
            ExitCode::from(2)
        }
    }
}
