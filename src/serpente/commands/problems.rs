//! Problems looked for in random matches: for each grade a line with the seeds of those that hold
//! one.

use super::CommandContext;
use super::progress::CommandProgress;
use serpente_engine::bots::problems::{Grade, Problem};
use serpente_engine::table::Shuffle;
use std::time::Instant;

pub(super) fn run(matches: u32, context: &CommandContext<'_>) {
    let first = context.options.seed.unwrap_or_else(Shuffle::any_seed);
    let mut progress = CommandProgress::new(matches, Instant::now());
    let mut found: Vec<(Grade, u64)> = Vec::new();
    for number in 0..matches {
        let seed = first.wrapping_add(number.into());
        if let Some(problem) = Problem::of(seed, "") {
            found.push((problem.grade, seed));
        }
        progress.tell(number + 1, context);
    }
    for grade in Grade::ALL {
        let mut seeds = Vec::new();
        for (found_grade, seed) in &found {
            if *found_grade == grade {
                seeds.push(seed.to_string());
            }
        }
        context.terminal.line(&seeds.join(" "));
    }
}
