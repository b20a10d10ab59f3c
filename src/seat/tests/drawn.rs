//! Nobody learns whether a drawn tile fits that another player keeps: what is announced, with which sound, is the same as if it
//! did not fit; and of a computer player also after which pause.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use serpente_archive::told_so_far;
use serpente_engine::rules::{Seats, books};
use serpente_engine::table::{Event, Header, Level, Player, Setup, Table};
use serpente_seat::{Match, SeatInput, SeatOutput, TellingManner, announced_earlier};
use serpente_testing::keys::keys;
use serpente_text::announce::{Announcement, Cue};
use serpente_text::words::Detail;

use crate::silence::PACE;

/// One step of a match as a spectator perceives it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Perceived {
    /// The time since the step before.
    pause: Duration,
    announced: Vec<String>,
}

/// A step of a match, with what the host knows about it.
struct Step {
    events: Vec<Event>,
    perceived: Perceived,
    /// Whether the seat in turn can lay a tile after it.
    can_lay: bool,
}

/// The turns in which a computer player drew one tile and passed.
#[derive(Default)]
struct Turns {
    /// What was perceived of them, by the kinds of the events that everybody may know.
    perceived: BTreeMap<Vec<String>, BTreeSet<[Perceived; 3]>>,
    fitting: usize,
    not_fitting: usize,
    /// How many passed in the same step, where a drawn tile that fits must be laid.
    at_once: usize,
}

/// Returns the form of an announcement: what a spectator perceives of it, but for names and numbers.
fn form(announcement: &Announcement) -> String {
    let mut names = Vec::new();
    for (name, _) in announcement.message.args() {
        names.push(*name);
    }
    let id = announcement.message.id();
    format!(
        "{id} {names:?} {:?} {:?}",
        announcement.cue.map(|sound| sound.cue),
        announcement.category
    )
}

/// Returns the kind of an event.
fn kind(event: &Event) -> String {
    let shown = format!("{event:?}");
    shown.split([' ', '{']).next().expect("a name").to_string()
}

fn manner(detail: Detail) -> TellingManner {
    TellingManner {
        keys: keys(),
        detail,
        draws_by_itself: false,
    }
}

/// Plays a match of computer players, and checks how it is told again.
fn play(setup: Setup, seed: u64, detail: Detail) -> Vec<Step> {
    let mut fresh = Vec::new();
    let header = Header::of(&setup);
    let table = Table::new(setup, &mut fresh);
    let mut local = Match::here(table, &[], seed, manner(detail), PACE);
    let mut now = Instant::now();
    let mut outputs = local.begin(&fresh, now);
    let mut pause = Duration::ZERO;
    let mut steps = Vec::new();
    // The fresh events are recorded with the first step.
    let mut all_events = Vec::new();
    loop {
        let mut events = Vec::new();
        let mut announced = Vec::new();
        for output in outputs {
            match output {
                SeatOutput::Record(more) => events.extend(more),
                SeatOutput::Say(announcement) => announced.push(form(&announcement)),
                _ => {}
            }
        }
        all_events.extend(events.iter().cloned());
        let legal = local.table().view_in_turn().and_then(|view| view.legal);
        steps.push(Step {
            events,
            perceived: Perceived { pause, announced },
            can_lay: legal.is_some_and(|legal| !legal.playable().is_empty()),
        });
        check_retelling(local.table(), &header, &all_events, detail);
        if local.table().winners().is_some() {
            return steps;
        }
        let next = local.wakes_at().expect("something is due");
        pause = next - now;
        now = next;
        outputs = local.input(SeatInput::Tick, now);
    }
}

/// Checks, when the match is over, that a draw and a pass are told again in one sentence, too; and that it would be the same
/// sentence if the players were people.
fn check_retelling(table: &Table, header: &Header, events: &[Event], detail: Detail) {
    if table.winners().is_none() {
        return;
    }
    let past = told_so_far(table, events, Seats::NONE);
    let told = announced_earlier(header, Seats::NONE, &past, &manner(detail))
        .expect("updates of one match");
    for two in told.windows(2) {
        let is_drawn = two[0].has(Cue::Drawn) && two[0].message.id() == "drew";
        assert!(!is_drawn || two[1].message.id() != "passed", "{two:?}");
    }
    if table.rules().is_none_or(|rules| rules.drawing.must_lay) {
        return;
    }
    let mut of_people = header.clone();
    for seat in &mut of_people.seats {
        "human".clone_into(&mut seat.player);
    }
    let told_of_people = announced_earlier(&of_people, Seats::NONE, &past, &manner(detail));
    assert_eq!(told_of_people.expect("updates of one match"), told);
}

/// Returns how often a player drew and passed in one step, and checks that it is told.
fn count_told_at_once(step: &Step) -> usize {
    let mut drew = None;
    let mut count = 0;
    for event in &step.events {
        match event {
            Event::Drew { seat, .. } => drew = Some(*seat),
            Event::Passed { seat, .. } if drew == Some(*seat) => count += 1,
            _ => {}
        }
    }
    if count == 0 {
        return 0;
    }
    let told = &step.perceived.announced;
    let joined = told
        .iter()
        .filter(|form| form.starts_with("drew-and-passed "));
    assert_eq!(joined.count(), count, "{:?}: {told:?}", step.events);
    count
}

impl Turns {
    fn compare(&mut self, steps: &[Step]) {
        for step in steps {
            self.at_once += count_told_at_once(step);
        }
        for four in steps.windows(4) {
            let [before, draw, pass, after] = four else {
                unreachable!("four steps");
            };
            let [Event::Drew { seat, .. }] = draw.events[..] else {
                continue;
            };
            let has_passed = pass
                .events
                .iter()
                .any(|event| matches!(event, Event::Passed { seat: by, .. } if *by == seat));
            let drew_before = matches!(before.events[..], [Event::Drew { .. }]);
            if !has_passed
                || drew_before
                || pass
                    .events
                    .iter()
                    .any(|event| matches!(event, Event::RoundOver { .. }))
            {
                continue;
            }
            if draw.can_lay {
                self.fitting += 1;
            } else {
                self.not_fitting += 1;
            }
            let kinds = pass.events.iter().map(kind).collect();
            let silent_after = Perceived {
                pause: after.perceived.pause,
                announced: Vec::new(),
            };
            let perceived = [draw.perceived.clone(), pass.perceived.clone(), silent_after];
            self.perceived.entry(kinds).or_default().insert(perceived);
        }
    }
}

#[test]
fn a_drawn_tile_that_is_kept_does_not_show_whether_it_fits() {
    // Some of these games let a player keep a drawn tile that fits.
    let mut kept = 0;
    for (game, rules) in [
        ("salotto", &[][..]),
        ("salotto", &[("draw-anyway", "true")]),
        ("train", &[]),
        ("chicken-foot", &[]),
        ("matador", &[("draw-one", "true")]),
        ("cross", &[("draw-one", "true")]),
    ] {
        for detail in [Detail::Brief, Detail::Normal, Detail::Full] {
            let book = books::find(game).expect("a game");
            let mut turns = Turns::default();
            for seed in 0..4 {
                let seating = book.seats.seatings[1];
                let mut options = Setup::options(book, seating, None, None).expect("a match");
                for (rule, value) in rules {
                    options.house.set(rule, Some(value)).expect("a rule");
                }
                let players = (0..seating.seats())
                    .map(|seat| Player {
                        name: format!("Player {seat}"),
                        level: Some(Level::Random),
                    })
                    .collect();
                let setup = Setup::new(book, options, players).expect("a match");
                turns.compare(&play(setup, seed, detail));
            }
            assert!(
                turns.not_fitting + turns.at_once > 0,
                "{game}: nobody draws and passes"
            );
            kept += turns.fitting;
            eprintln!(
                "{game} {rules:?} {detail:?} {} {}",
                turns.fitting, turns.not_fitting
            );
            for (kinds, perceived) in &turns.perceived {
                assert_eq!(
                    perceived.len(),
                    1,
                    "{game}, {detail:?}, {kinds:?}: {perceived:#?}"
                );
                let [draw, pass, _] = perceived.first().expect("one");
                let all = [&draw.announced[..], &pass.announced[..]].concat();
                let joined = all
                    .iter()
                    .filter(|form| form.starts_with("drew-and-passed "))
                    .count();
                assert_eq!(joined, 1, "{game}, {detail:?}: {all:?}");
            }
        }
    }
    assert!(kept > 100, "{kept}");
}
