//! Killed at any moment, in any game, at a table of any shape: the match goes on from the last event that was told, and
//! none is lost or told by two.
//!
//! The real program plays at a pipe with wordings of our own, in which each event is told by its message's name and its
//! facts. What was told until a kill is held against what the record tells from where it was before, through the same
//! code that tells at a table.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serpente::announce::{say, tell};
use serpente::archive::{Record, Replay, resume};
use serpente::rules::Seat;
use serpente::table::{Event, SeatView, Shuffle};
use serpente::words::{Detail, Words};

use super::Home;
use crate::shapes::{Chance, Shape};
use crate::silence::keys;
use crate::soak;

/// What tells no event, or tells one again to who takes up the match or the keyboard. A hyphen at the end: all that
/// begins so.
const ASIDES: [&str; 39] = [
    "listener",
    "match-goes-on",
    "match-recap",
    "goal-",
    "you-are-dealt",
    "turn-",
    "your-turn",
    "your-turn-",
    "draw-offer",
    "draw-offer-",
    "swap-offer",
    "pass-offer",
    "redeal-offer",
    "wild",
    "lot-of",
    "then-",
    "place-",
    "time-",
    "your-time-up",
    "points-of",
    // Goes first when there is too much to tell.
    "tiles-left",
    "next-round",
    "match-ended",
    "ways-out",
    "handover",
    "handover-done",
    "card",
    "points",
    "points-and-half",
    "all-cards",
    "cards-of",
    "cards-none",
    "card-points",
    "card-points-",
    "card-match",
    "cards-left",
    "must-take",
    "cards-keys",
    "hint-",
];

fn tells_an_event(id: &str) -> bool {
    !ASIDES
        .iter()
        .any(|aside| id == *aside || aside.ends_with('-') && id.starts_with(aside))
}

/// The answer to F9, which is answered everywhere and changes nothing.
const FENCE: &str = "#";

/// What is told of several events in one sentence, as it is told of each of them. Whether a hand was exchanged before its
/// owner or before all, hangs on who comes next.
fn one_by_one(line: String) -> Vec<String> {
    let facts: Vec<&str> = line.split(" | ").collect();
    if let ["@you-swapped" | "@swapped", ..] = facts[..] {
        return vec!["@swapped".to_owned()];
    }
    let ["@drew-and-passed", who, count, left] = facts[..] else {
        return vec![line];
    };
    let drew = if count == "1" {
        format!("@drew | {who} | {left}")
    } else {
        format!("@drew-many | {who} | {count} | {left}")
    };
    vec![drew, format!("@passed | {who}")]
}

/// A folder of wordings in which an event is told by its message's name and its facts.
fn wordings(folder: &Path) -> PathBuf {
    let wordings = folder.join("wordings");
    let english = wordings.join("en");
    fs::create_dir_all(&english).expect("a folder");
    for (file, declared) in say::FILES {
        let mut lines = Vec::new();
        for message in declared
            .iter()
            .filter(|_| ["table", "cards"].contains(file))
        {
            if tells_an_event(message.id) {
                let facts = message.args.iter();
                let facts: Vec<String> =
                    facts.map(|(name, _)| format!(" | {{ ${name} }}")).collect();
                lines.push(format!("{0} = @{0}{1}", message.id, facts.concat()));
            }
        }
        if *file == "review" {
            let filters = ["all", "moves", "scores", "own"].iter();
            lines.extend(filters.map(|filter| format!("review-{filter} = {FENCE}")));
        }
        let text = lines.join("\n") + "\n";
        fs::write(english.join(format!("{file}.ftl")), text).expect("room");
    }
    wordings
}

/// What the events of a record are told like, from this event on; those before `new` to who takes up the match.
fn retold(events: &[Event], from: usize, new: usize, wordings: &Path) -> Vec<String> {
    if events.is_empty() {
        return Vec::new();
    }
    let (words, problems) = Words::new(Some(wordings));
    assert!(problems.is_empty(), "{problems:?}");
    let english = words.english();
    let mut replay = Replay::begin(events, Shuffle::seeded(0)).expect("a match");
    let mut lines = Vec::new();
    let mut add = |event: &Event, seen: &[SeatView], is_new: bool| {
        let players = &seen[0].setup().players;
        let people = (0..players.len()).filter(|&seat| players[seat].level.is_none());
        let people: Vec<Seat> = people.filter_map(Seat::new).collect();
        let alone = Some(&people[..]).filter(|people| people.len() == 1);
        let own = match event {
            // What tells of a hand is told to who holds it, and so has the keyboard.
            Event::Drew { seat, .. } | Event::Swapped { seat, .. } => {
                Some(*seat).filter(|seat| is_new && people.contains(seat))
            }
            Event::Turn { .. } | Event::Dealt { .. } => return,
            _ => None,
        };
        let you = alone.map(|people| people[0]).or(own);
        let seen = seen.iter().find(|seen| seen.viewer() == you);
        let told = tell(event, seen.expect("everybody's view"), &keys());
        lines.extend(
            told.iter()
                .map(|told| words.text(english, &told.message, Detail::Normal)),
        );
    };
    let (Event::Match(header), seats) = (&events[0], replay.table().setup().options.seating.all())
    else {
        panic!("a match begins");
    };
    let mut seen: Vec<SeatView> = seats
        .iter()
        .map(Some)
        .chain([None])
        .map(|viewer| SeatView::new(viewer, header).expect("a match"))
        .collect();
    let mut at = 1;
    if from == 0 {
        add(&events[0], &seen, true);
    }
    loop {
        let step = replay.step().to_vec();
        if step.is_empty() {
            break;
        }
        for seen in &mut seen {
            let update = replay.table().update(seen.viewer(), &step);
            seen.follow(&update).expect("what happened");
        }
        for event in &step {
            if at >= from {
                add(event, &seen, at >= new);
            }
            at += 1;
        }
    }
    assert_eq!(at, events.len(), "it cannot be played again");
    let told = lines.into_iter().filter(|line| line.starts_with('@'));
    told.flat_map(one_by_one).collect()
}

/// What is told of these events to who goes on from there.
fn recap(events: &[Event], wordings: &Path) -> Vec<String> {
    if events.is_empty() {
        return Vec::new();
    }
    let resumed = resume(events, Shuffle::seeded(0)).expect("a match");
    let steps = resumed.recap.steps.iter();
    let told: usize = steps.map(|step| step.events.len()).sum();
    let mut recap = retold(events, events.len() - told, events.len(), wordings);
    // Which round it is, is told anyway.
    if recap
        .first()
        .is_some_and(|line| line.starts_with("@round-begins "))
    {
        recap.remove(0);
    }
    recap
}

/// The program at a pipe.
struct Run {
    child: Child,
    lines: Receiver<String>,
    /// What told events.
    told: Vec<String>,
    other: Vec<String>,
}

/// No test may leave a program running.
impl Drop for Run {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Run {
    fn start(home: &Home, arguments: &[&str]) -> Self {
        let mut command = home.command(None, arguments);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::null()).spawn().expect("it runs");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let (to, lines) = channel();
        thread::spawn(move || {
            let mut line = String::new();
            // A line without its end was cut off by the kill.
            while matches!(out.read_line(&mut line), Ok(1..)) && line.ends_with('\n') {
                let _ = to.send(line.trim_end().to_owned());
                line.clear();
            }
        });
        Self {
            child,
            lines,
            told: Vec::new(),
            other: Vec::new(),
        }
    }

    /// Reads a line. Whether it was none that answers [`FENCE`]; an error when there are no more.
    fn read(&mut self) -> Result<bool, RecvTimeoutError> {
        let line = self.lines.recv_timeout(Duration::from_secs(20))?;
        let answers = line == FENCE;
        if line.starts_with('@') {
            self.told.extend(one_by_one(line));
        } else if !answers {
            self.other.push(line);
        }
        Ok(!answers)
    }

    fn has_told(&self, lines: usize) -> bool {
        self.told.len() + self.other.len() >= lines
    }

    fn is_over(&self) -> bool {
        self.told.iter().any(|line| line.starts_with("@match-won"))
    }

    /// Whether a key that was on its way when the match was won has begun another one: behind the first in its file, or in
    /// a file of its own.
    fn began_another(&self, record: &[u8]) -> bool {
        let told = self.told.iter().map(String::as_str);
        let mut behind = told.skip_while(|line| !line.starts_with("@match-won"));
        let is_over = str::from_utf8(record).is_ok_and(|text| text.contains(r#""match-over""#));
        behind.any(|line| line.starts_with("@match-begins"))
            || self.is_over() && is_over && !Record::parse(record).is_over()
    }

    /// Plays at random until the moment has come or the match is over. Every key is waited for, lest one that plays is
    /// one that chooses from the menu behind the match.
    fn play_until(&mut self, moment: Moment, record: &Path, chance: &mut Chance) {
        let killer = moment.watch(self.child.id(), record);
        let keys = [
            "enter", "enter", "enter", "enter", "k", "k", "z", "z", "space", "space", "p", "p",
            "x", "d", "g", "1", "right",
        ];
        let told = |run: &Self| matches!(moment, Moment::Told(lines) if run.has_told(lines));
        'keys: while !told(self) && !self.is_over() {
            let key = chance.one_of(&keys);
            let pipe = self.child.stdin.as_mut().expect("a pipe");
            if writeln!(pipe, "{key}\nf9").is_err() {
                break;
            }
            loop {
                match self.read() {
                    Ok(true) if told(self) => break 'keys,
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(RecvTimeoutError::Disconnected) => break 'keys,
                    Err(RecvTimeoutError::Timeout) => panic!("{key} has no answer"),
                }
            }
        }
        killer.leave();
    }

    /// Kills it; what it had printed is read to the last line.
    fn kill(&mut self) {
        self.child.kill().expect("it is ours");
        self.child.wait().expect("it ends");
        while self.read() != Err(RecvTimeoutError::Disconnected) {}
    }
}

/// When to kill.
#[derive(Clone, Copy, Debug)]
enum Moment {
    /// At any time.
    At(Duration),
    /// When so many lines were told.
    Told(usize),
    /// When the record has grown so long.
    Written(u64),
}

impl Moment {
    fn any(chance: &mut Chance, record: &Path) -> Self {
        match chance.below(3) {
            0 => Self::At(Duration::from_micros(chance.below(300_000) as u64)),
            1 => Self::Told(1 + chance.below(40)),
            _ => {
                let now = fs::metadata(record).map_or(0, |record| record.len());
                Self::Written(now + chance.below(3000) as u64)
            }
        }
    }

    /// Kills when the moment has come, as long as what is returned is kept: from a thread of its own, whatever the
    /// program does just then.
    fn watch(self, program: u32, record: &Path) -> Killer {
        let record = record.to_owned();
        let (left, is_left) = channel();
        let pid = Pid::from_raw(i32::try_from(program).expect("small")).expect("not 0");
        let thread = thread::spawn(move || {
            let begin = Instant::now();
            let has_come = || match self {
                Self::At(time) => begin.elapsed() >= time,
                Self::Told(_) => false,
                Self::Written(bytes) => {
                    fs::metadata(&record).is_ok_and(|record| record.len() >= bytes)
                }
            };
            let is_there = || {
                is_left.recv_timeout(Duration::from_micros(200)) == Err(RecvTimeoutError::Timeout)
            };
            while is_there() {
                if has_come() {
                    let _ = kill_process(pid, Signal::KILL);
                    return;
                }
            }
        });
        Killer { left, thread }
    }
}

/// A thread that kills a program, which must not be waited for before this is left: its number could be another's.
struct Killer {
    left: Sender<()>,
    thread: JoinHandle<()>,
}

impl Killer {
    fn leave(self) {
        drop(self.left);
        self.thread.join().expect("it only waits and kills");
    }
}

/// What came of all kills.
#[derive(Default)]
struct Sums {
    kills: usize,
    torn: usize,
    events: usize,
    told: usize,
    /// What was in the record and was not told any more.
    untold: usize,
    most_untold: usize,
    over: usize,
}

const TIMES: usize = 4;

/// Plays a match at a table of this shape, kills it again and again, and compares.
fn kill_again_and_again(seed: u64, sums: &mut Sums) {
    let mut chance = Chance::new(seed);
    let shortest = chance.once_in(4);
    let shape = Shape::of(seed, &mut chance, shortest);
    let home = Home::with(&format!("pause = {}", chance.one_of(&[0, 3, 20])));
    let (record, wordings) = (home.path("match.jsonl"), wordings(&home.path("")));
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
        // All that was told is in the record, in the same order, once; and nothing else was told.
        let written = old.events.len();
        let recap = recap(&old.events, &wordings);
        // What was recorded and not told any more is told by the one that goes on; how the match began, in other words.
        let header = retold(&old.events[..old.events.len().min(2)], 0, 0, &wordings);
        assert!(
            untold <= recap.len() + header.len(),
            "{context}: {untold} untold, {recap:?}"
        );
        let expected = if new.events.is_empty() {
            Vec::new()
        } else {
            let told_now = retold(&new.events, written, written, &wordings);
            recap.iter().cloned().chain(told_now).collect::<Vec<_>>()
        };
        let recap = recap.len();
        assert!(
            expected.starts_with(&run.told),
            "{context}: told {:#?}, recorded {expected:#?}",
            run.told
        );
        sums.told += run.told.len().saturating_sub(recap);
        sums.events += new.events.len() - old.events.len();
        // Draws are told to their owner with the hand, and to the others together, when there are no more.
        let rest = expected.iter().skip(run.told.len().max(recap));
        untold = rest
            .filter(|line| !line.starts_with("@you-drew") && !line.starts_with("@drew"))
            .count();
        sums.untold += untold;
        sums.most_untold = sums.most_untold.max(untold);
        before = now;
        if new.is_over() {
            sums.over += 1;
            break;
        }
    }
    if !before.is_empty() {
        let check = home.run(&["replay", "--check", &file, "--lang", "en"]);
        let said = String::from_utf8_lossy(&check.stdout);
        let whole = check.status.success() && said.contains("is complete");
        assert!(
            whole || before.last() != Some(&b'\n'),
            "seed {seed}: {check:?}"
        );
    }
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
    } = sums;
    println!(
        "{kills} kills, {over} matches over: {events} events recorded, {told} lines told of them, {untold} lines cut \
         off ({most_untold} at most in one run), {torn} lines torn"
    );
    assert!(told > 40, "{told} lines told");
}
