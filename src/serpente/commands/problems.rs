//! Problems looked for in random matches: for each grade a line with the seeds of those that hold one.

use super::Desk;
use super::progress::CommandProgress;
use serpente_engine::bots::problems::{Grade, Problem};
use serpente_engine::table::Shuffle;
use std::time::Instant;

pub(super) fn run(matches: u32, desk: &Desk<'_>) {
    let first = desk.options.seed.unwrap_or_else(Shuffle::any_seed);
    let mut progress = CommandProgress::new(matches, Instant::now());
    let mut found: Vec<(Grade, u64)> = Vec::new();
    for number in 0..matches {
        let seed = first.wrapping_add(number.into());
        found.extend(Problem::of(seed, "").map(|problem| (problem.grade, seed)));
        progress.tell(number + 1, desk);
    }
    for grade in Grade::ALL {
        let its = found.iter().filter(|(found, _)| *found == grade);
        let seeds: Vec<String> = its.map(|(_, seed)| seed.to_string()).collect();
        desk.terminal.line(&seeds.join(" "));
    }
}
