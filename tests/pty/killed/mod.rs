//! The program is killed at any moment, in any game, at a table of any shape. The match goes on from the last announced event,
//! and no event is lost or announced twice.
//!
//! The real program plays at a pipe with messages of our own, in which each event is announced by its message's name and its
//! facts. The announcements before a kill are compared with those that the record gives from its start, through the same code
//! that announces at a table.

mod run;
mod told;

use std::fs;

use serpente_archive::Record;

use super::Home;
use run::{Moment, Run};
use serpente_testing::shapes::{Chance, Shape};
use serpente_testing::soak;
use told::{recap, retold, told_of, wordings};

/// Totals over all kills.
#[derive(Default)]
struct Sums {
    kills: usize,
    torn: usize,
    events: usize,
    told: usize,
    /// Events in the record that were not announced before the kill.
    untold: usize,
    most_untold: usize,
    over: usize,
    /// Matches in which the disk was slower than the program waits for it.
    slow: usize,
}

const TIMES: usize = 4;

/// The beginnings of the announcements of the player's own moves.
const OWN_MOVES: [&str; 5] = [
    "@you-opened",
    "@you-laid",
    "@you-passed",
    "@you-took",
    "@you-stood",
];

/// Returns how many of these lines, which were not announced before a kill, the next recap must tell.
fn count_untold(rest: &[String]) -> usize {
    let mut untold = 0;
    for line in rest {
        if OWN_MOVES.iter().any(|own| line.starts_with(own)) {
            // Who has moved since has hurried over what came before: the next recap begins with this move.
            untold = 1;
        } else if line.starts_with("@you-drew") {
            // Draws are announced to their owner with the hand, and to the others together after the last one.
            untold = 0;
        } else if line.starts_with('@') && !line.starts_with("@drew") {
            untold += 1;
        }
    }
    untold
}

/// Plays a match at a table of this shape, kills it repeatedly, and compares.
fn kill_again_and_again(seed: u64, sums: &mut Sums) {
    let mut chance = Chance::new(seed);
    let shortest = chance.once_in(4);
    let shape = Shape::of(seed, &mut chance, shortest);
    let home = Home::with(&format!("pause = {}", chance.one_of(&[0, 3, 20])));
    let (record, wordings) = (
        home.path("match.jsonl"),
        wordings(shape.game, &home.path("")),
    );
    let (file, folder) = (record.display().to_string(), wordings.display().to_string());
    let common = [
        "--lang",
        "en",
        "--locales",
        &folder,
        "--speech",
        "off",
        "--sound",
        "off",
    ];
    let given = shape.arguments();
    let mut play: Vec<&str> = vec!["play", "--record", &file];
    play.extend(given.iter().map(String::as_str));
    let mut before: Vec<u8> = Vec::new();
    let mut untold = 0;
    for time in 0..TIMES {
        let begin = if before.is_empty() {
            &play[..]
        } else {
            &["resume", &file]
        };
        let mut run = Run::start(&home, &[begin, &common].concat());
        let moment = Moment::any(&mut chance, &record);
        run.play_until(moment, &record, &mut chance);
        run.kill();
        sums.kills += 1;
        let context = format!("seed {seed}, time {time}, {moment:?}, {given:?}");
        let now = fs::read(&record).unwrap_or_default();
        if run.began_another(&now) {
            sums.over += 1;
            return;
        }
        // What is told while the disk does not answer is lost if the program is killed.
        if run.lost_its_disk() {
            sums.slow += 1;
            return;
        }
        let whole = now
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |end| end + 1);
        sums.torn += usize::from(whole < now.len());
        let damaged = run.other.iter().any(|line| line.contains("damaged"));
        let (old, new) = (Record::parse(&before), Record::parse(&now[..whole]));
        assert!(
            damaged == old.damage.is_some(),
            "{context}: {:?}",
            run.other
        );
        assert!(
            new.events.starts_with(&old.events),
            "{context}: what was written stays"
        );
        assert_eq!(new.damage, None, "{context}: every line is whole");
        // Everything announced is in the record, in the same order, and the player's own moves are announced once; nothing else
        // is announced.
        let written = old.events.len();
        let recap = recap(&old.events, &wordings);
        // Recorded events that were not announced are announced when the match is resumed; its beginning is announced in other
        // words. Where only computers play, no move waits for a person, and more lines may be on their way through the pipe than
        // a summary has.
        let header = retold(&old.events[..old.events.len().min(2)], 0, 0, &wordings);
        assert!(
            untold <= recap.len() + header.len() || shape.people == 0,
            "{context}: {untold} untold, {recap:?}"
        );
        let expected = if new.events.is_empty() {
            Vec::new()
        } else {
            let told_now = retold(&new.events, written, written, &wordings);
            recap.iter().cloned().chain(told_now).collect::<Vec<_>>()
        };
        let recap = recap.len();
        let told = told_of(&expected, recap, &run.told).unwrap_or_else(|| {
            let Run { told, other, .. } = &run;
            panic!("{context}: told {told:#?}, {other:#?}, recorded {expected:#?}")
        });
        sums.told += told.saturating_sub(recap);
        sums.events += new.events.len() - old.events.len();
        untold = count_untold(&expected[told.max(recap).min(expected.len())..]);
        sums.untold += untold;
        sums.most_untold = sums.most_untold.max(untold);
        before = now;
        if new.is_over() {
            sums.over += 1;
            break;
        }
    }
    if !before.is_empty() {
        check_record(&home, &file, before.ends_with(b"\n"), seed);
    }
}

/// Checks that the record of a match is complete, unless its last line is torn.
fn check_record(home: &Home, file: &str, ends_whole: bool, seed: u64) {
    let check = home.run(&["replay", "--check", file, "--lang", "en"]);
    let said = String::from_utf8_lossy(&check.stdout);
    let is_complete = check.status.success() && said.contains("is complete");
    assert!(is_complete || !ends_whole, "seed {seed}: {check:?}");
}

#[test]
fn killed_again_and_again_every_match_goes_on() {
    let mut sums = Sums::default();
    for seed in soak::seeds(12) {
        kill_again_and_again(seed, &mut sums);
    }
    let Sums {
        kills,
        torn,
        events,
        told,
        untold,
        most_untold,
        over,
        slow,
    } = sums;
    println!(
        "{kills} kills, {over} matches over: {events} events recorded, {told} lines told of them, {untold} lines cut \
         off ({most_untold} at most in one run), {torn} lines torn, {slow} slow disks"
    );
    // Where one seed is run alone, all its kills may come early.
    assert!(told > 40 || kills < 40, "{told} lines told");
}
