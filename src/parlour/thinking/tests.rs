use super::queue::{DoneThought, FULL_TIME, GrantedThought, ThoughtQueue, WaitingThought};
use super::{Asker, ThoughtKind, ThoughtUrgency};
use crate::room::THOUGHT_LIMIT;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::time::Duration;

/// The rounds that an expert wants, and how long each takes here.
const EXPERT_ROUNDS: u32 = 3000;
const ROUND: Duration = Duration::from_micros(10);

fn address(number: usize) -> Asker {
    let number = u32::try_from(number).expect("few");
    Asker::of(IpAddr::from((0x0a00_0000 + number).to_be_bytes()), "")
}

fn expert() -> ThoughtKind {
    ThoughtKind {
        level: "expert",
        game: "salotto",
        seats: 4,
    }
}

fn thought<T>(urgency: ThoughtUrgency, asker: Asker, work: T) -> WaitingThought<T> {
    WaitingThought {
        urgency,
        asker,
        kind: Some(expert()),
        work,
    }
}

/// Notes that a thought was thought with the rounds that it wanted or got. Returns how many.
fn finish<T>(queue: &mut ThoughtQueue<T>, granted: &GrantedThought<T>) -> u32 {
    let rounds = granted.rounds.min(EXPERT_ROUNDS);
    finish_after(queue, granted, ROUND * rounds);
    rounds
}

/// The same, after this time.
fn finish_after<T>(queue: &mut ThoughtQueue<T>, granted: &GrantedThought<T>, took: Duration) {
    queue.finished(&DoneThought {
        asker: granted.asker.clone(),
        kind: granted.kind,
        time: granted.time,
        share: granted.share,
        rounds: granted.rounds.min(EXPERT_ROUNDS),
        took,
    });
}

/// Thinks everything that waits, on one thread, and returns it in order.
fn order<T>(queue: &mut ThoughtQueue<T>) -> Vec<T> {
    let mut order = Vec::new();
    while let Some(granted) = queue.next() {
        finish(queue, &granted);
        order.push(granted.work);
    }
    order
}

#[test]
fn hints_come_first_then_moves_for_which_people_wait() {
    let mut queue = ThoughtQueue::new(1);
    for (number, urgency, work) in [
        (1, ThoughtUrgency::Ahead, "ahead"),
        (2, ThoughtUrgency::Awaited, "first move"),
        (3, ThoughtUrgency::Awaited, "second move"),
        (4, ThoughtUrgency::Hint, "first hint"),
        (5, ThoughtUrgency::Hint, "second hint"),
    ] {
        let asker = address(usize::try_from(number).expect("few"));
        queue.add(number, thought(urgency, asker, work));
    }
    // Hints without an end let a move pass each time.
    let expected = [
        "first hint",
        "first move",
        "second hint",
        "second move",
        "ahead",
    ];
    assert_eq!(order(&mut queue), expected);
}

#[test]
fn a_thought_becomes_urgent_when_people_begin_to_wait() {
    let mut queue = ThoughtQueue::new(1);
    queue.add(1, thought(ThoughtUrgency::Ahead, address(1), 1));
    queue.add(2, thought(ThoughtUrgency::Ahead, address(2), 2));
    queue.add(3, thought(ThoughtUrgency::Awaited, address(3), 3));
    queue.hurry(2);
    // One that is not there any more changes nothing.
    queue.hurry(9);
    assert_eq!(order(&mut queue), [2, 3, 1]);
}

#[test]
fn turns_go_round_by_address_and_by_table() {
    let mut queue = ThoughtQueue::new(1);
    // Two tables of one address, and one of another; each wants the next thought at once.
    let tables = [("a", 1), ("b", 1), ("c", 2)];
    for (number, (table, asker)) in tables.into_iter().enumerate() {
        queue.add(
            number as u64,
            thought(ThoughtUrgency::Awaited, address(asker), table),
        );
    }
    let mut served: BTreeMap<&str, u32> = BTreeMap::new();
    for number in 3..303 {
        let granted = queue.next().expect("all three wait");
        *served.entry(granted.work).or_default() += finish(&mut queue, &granted);
        let (asker, work) = (granted.asker, granted.work);
        queue.add(number, thought(ThoughtUrgency::Awaited, asker, work));
    }
    let both = served["a"] + served["b"];
    assert!(
        both.abs_diff(served["c"]) <= 2 * EXPERT_ROUNDS,
        "{served:?}"
    );
    assert!(
        served["a"].abs_diff(served["b"]) <= 2 * EXPERT_ROUNDS,
        "{served:?}"
    );
}

#[test]
fn nobody_saves_up_time() {
    let mut queue = ThoughtQueue::new(1);
    let mut number = 0;
    let mut add = |queue: &mut ThoughtQueue<usize>, asker| {
        number += 1;
        queue.add(
            number,
            thought(ThoughtUrgency::Awaited, address(asker), asker),
        );
    };
    for _ in 0..100 {
        add(&mut queue, 1);
    }
    for _ in 0..50 {
        let granted = queue.next().expect("many wait");
        finish(&mut queue, &granted);
    }
    // Somebody new, with as many, does not stop the first one for as long as that one has thought before.
    for _ in 0..50 {
        add(&mut queue, 2);
    }
    let next = order(&mut queue);
    let position = next.iter().position(|asker| *asker == 1);
    assert!(position.is_some_and(|position| position <= 250), "{next:?}");
}

#[test]
fn an_expert_alone_gets_all_its_rounds_and_fewer_as_the_queue_grows() {
    let mut rounds_of = BTreeMap::new();
    for count in [1, 10, 100, 1000, 10_000] {
        let mut queue = ThoughtQueue::new(1);
        // The time of a round becomes known.
        queue.add(0, thought(ThoughtUrgency::Awaited, address(0), 0));
        assert_eq!(order(&mut queue), [0]);
        for table in 1..=count {
            queue.add(
                table as u64,
                thought(ThoughtUrgency::Awaited, address(table), table),
            );
        }
        let granted = queue.next().expect("one waits");
        rounds_of.insert(count, finish(&mut queue, &granted));
        let mut all = ROUND * rounds_of[&count];
        while let Some(granted) = queue.next() {
            all += ROUND * finish(&mut queue, &granted);
            if count < 1000 {
                assert!(granted.rounds > 0);
            }
        }
        // Each of them gets a part of the time that is left, so that the last ones get more.
        assert!(all <= FULL_TIME * 16, "{count}: {all:?}");
    }
    assert_eq!(rounds_of[&1], EXPERT_ROUNDS);
    assert!(rounds_of[&10] < rounds_of[&1] || rounds_of[&10] == EXPERT_ROUNDS);
    assert!(rounds_of[&100] < rounds_of[&10]);
    assert!(rounds_of[&1000] < rounds_of[&100]);
    // With so few rounds, a rule of thumb is better.
    assert_eq!(rounds_of[&10_000], 0);
}

#[test]
fn a_cost_that_was_measured_too_high_does_not_last() {
    let mut queue = ThoughtQueue::new(1);
    queue.add(0, thought(ThoughtUrgency::Awaited, address(0), 0));
    let granted = queue.next().expect("it waits");
    // The processor was away for a minute.
    let minute = Duration::from_secs(60);
    finish_after(&mut queue, &granted, minute * 60);
    let mut tries = 0;
    loop {
        queue.add(tries + 1, thought(ThoughtUrgency::Awaited, address(0), 0));
        let granted = queue.next().expect("it waits");
        if finish(&mut queue, &granted) == EXPERT_ROUNDS {
            break;
        }
        tries += 1;
        assert!(tries < 1000);
    }
}

#[test]
fn what_is_withdrawn_is_not_thought_and_nothing_stays_of_anybody() {
    let mut queue = ThoughtQueue::new(2);
    for number in 0..1000_u64 {
        let asker = address(usize::try_from(number).expect("few"));
        queue.add(number, thought(ThoughtUrgency::Ahead, asker, number));
    }
    let granted = queue.next().expect("many wait");
    assert_eq!(queue.withdraw(granted.work), None);
    for number in (0..1000).filter(|number| *number != granted.work) {
        assert_eq!(queue.withdraw(number), Some(number));
    }
    assert!(queue.next().is_none() && queue.len() == 0);
    finish(&mut queue, &granted);
    assert_eq!(queue.known_askers(), 0);
}

/// A table whose computer players think one after the other in virtual time.
struct Table {
    asker: Asker,
    /// How many computer players move between two moves of the person.
    computers: u32,
    /// How long the person takes for a move.
    person: Duration,
    /// How many computer players have still to move before the person.
    left: u32,
}

/// What came of a simulation for the tables of people who mean no harm.
struct Waits {
    longest: Duration,
    median: Duration,
    /// The rounds of half of the moves.
    rounds: u32,
    /// The moves of the tables of the others.
    others: usize,
    /// How many moves of all tables were made without thought, because it came too late.
    given_up: usize,
    moves: usize,
}

/// Plays tables for a minute of virtual time, on one thread. The waits count from `settled` on.
fn play(honest: usize, hostile: usize, settled: Duration) -> Waits {
    let mut tables = Vec::new();
    for number in 0..honest {
        tables.push(Table {
            asker: address(number),
            computers: 3,
            person: Duration::from_secs(1),
            left: 3,
        });
    }
    for number in 0..hostile {
        for _ in 0..5 {
            tables.push(Table {
                asker: address(10_000 + number),
                computers: 9,
                person: Duration::ZERO,
                left: 9,
            });
        }
    }
    // What happens when: a table asks for the thought of its next computer player.
    let mut asks = BTreeSet::new();
    for table in 0..tables.len() {
        let first = Duration::from_millis(7 * table as u64 % 1000);
        asks.insert((first, table));
    }
    let mut queue: ThoughtQueue<(usize, Duration)> = ThoughtQueue::new(1);
    let mut waits = Vec::new();
    let mut rounds_of = Vec::new();
    let mut others = 0;
    let mut given_up = 0;
    let mut now = Duration::ZERO;
    let mut number = 0;
    while now < Duration::from_secs(60) {
        while let Some(&(at, table)) = asks.first()
            && at <= now
        {
            asks.remove(&(at, table));
            let asker = tables[table].asker.clone();
            queue.add(number, thought(ThoughtUrgency::Awaited, asker, (table, at)));
            number += 1;
        }
        let Some(mut granted) = queue.next() else {
            let Some(&(at, _)) = asks.first() else {
                break;
            };
            now = at;
            continue;
        };
        let (at_table, asked) = granted.work;
        if now >= asked + THOUGHT_LIMIT {
            // The table has not waited for it any longer.
            granted.rounds = 0;
            given_up += 1;
        }
        let rounds = granted.rounds.min(EXPERT_ROUNDS);
        now += ROUND * rounds + Duration::from_micros(20);
        finish(&mut queue, &granted);
        if at_table < honest && asked >= settled {
            waits.push(now.saturating_sub(asked));
            rounds_of.push(rounds);
        } else if at_table >= honest {
            others += 1;
        }
        let table = &mut tables[at_table];
        table.left -= 1;
        let mut next = now;
        if table.left == 0 {
            table.left = table.computers;
            next += table.person;
        }
        asks.insert((next, at_table));
    }
    waits.sort_unstable();
    rounds_of.sort_unstable();
    Waits {
        longest: *waits.last().expect("they played"),
        median: waits[waits.len() / 2],
        rounds: rounds_of[rounds_of.len() / 2],
        others,
        given_up,
        moves: waits.len(),
    }
}

#[test]
fn fifty_addresses_with_five_tables_of_ten_experts_make_nobody_else_wait() {
    // When all of them come in one moment, everybody waits until each has had a turn.
    let settled = Duration::from_secs(2);
    let alone = play(10, 0, settled);
    let beside = play(10, 50, settled);
    assert!(beside.others > 1000, "the others play, too");
    assert!(
        beside.longest <= alone.longest,
        "{:?}, alone {:?}",
        beside.longest,
        alone.longest
    );
    assert!(
        beside.median <= alone.median,
        "{:?}, alone {:?}",
        beside.median,
        alone.median
    );
    assert_eq!(beside.given_up, 0);
    // They think less, but still as well as a normal player does.
    assert!(beside.rounds >= 160, "{}", beside.rounds);
    assert_eq!(alone.rounds, EXPERT_ROUNDS);
}

#[test]
fn nearly_every_move_of_a_thousand_tables_of_experts_is_thought_within_a_second() {
    for tables in [1, 100, 300, 1000] {
        let waits = play(tables, 0, Duration::ZERO);
        let given_up = waits.given_up;
        let moves = waits.moves;
        assert!(
            given_up * 200 <= moves,
            "{tables}: {given_up} of {moves} moves were made without thought"
        );
    }
}
