use super::TellQueue;
use crate::announce::say::menus::verbatim;
use crate::announce::{Announcement, Category};
use crate::console::app::told::{Item, Part, UtteranceKind};
use crate::rules::Seat;
use std::time::{Duration, Instant};

const SECOND: Duration = Duration::from_secs(1);

fn open(text: &str) -> Item {
    Item::new(&[Announcement::event(verbatim(text.into()), Category::Move)])
}

fn owned(text: &str) -> Item {
    let told = Announcement::event(verbatim(text.into()), Category::Own);
    Item::new(&[told.only_for(Seat::new(0).expect("a seat"))])
}

/// Begins to tell these things in one utterance.
fn tell(queue: &mut TellQueue, items: &[Item], now: Instant) {
    let part = |item: &Item| Part {
        item: item.clone(),
        begins: Duration::ZERO,
        ends: SECOND,
    };
    let kind = UtteranceKind {
        owned: items
            .iter()
            .any(|item| item.is(|told| told.owner.is_some())),
        ..UtteranceKind::default()
    };
    let number = queue.number();
    let parts = items.iter().map(part).collect();
    queue.begin(number, kind, parts, (SECOND, Duration::ZERO), now);
}

/// All that is still to be told.
fn rest(queue: &mut TellQueue) -> Vec<Item> {
    let mut rest = Vec::new();
    while let Some(next) = queue.next() {
        let items = next.items.into_iter();
        rest.extend(items.map(|item| Item {
            again: false,
            ..item
        }));
    }
    rest
}

#[test]
fn what_waits_for_one_person_ends_with_their_turn() {
    let mut queue = TellQueue::default();
    for item in [open("Ada lays"), owned("Ada's tile"), open("Bo lays")] {
        queue.push(item);
    }
    queue.forget_owned();
    assert_eq!(rest(&mut queue), [open("Ada lays"), open("Bo lays")]);
}

#[test]
fn what_was_told_beside_a_persons_own_comes_again() {
    let now = Instant::now();
    let mut queue = TellQueue::default();
    tell(&mut queue, &[open("Ada lays"), owned("Ada's tile")], now);
    queue.push(open("Bo lays"));
    queue.forget_owned();
    assert!(queue.is_free());
    assert_eq!(rest(&mut queue), [open("Ada lays"), open("Bo lays")]);
    // What is for all goes on.
    tell(&mut queue, &[open("Cy lays")], now);
    queue.forget_owned();
    assert!(!queue.is_free());
}

#[test]
fn so_it_does_where_the_voice_was_away() {
    let now = Instant::now();
    let mut queue = TellQueue::default();
    tell(&mut queue, &[open("Ada lays"), owned("Ada's tile")], now);
    queue.time_out(true, now + SECOND);
    queue.push(open("Bo lays"));
    assert!(queue.is_late());
    queue.forget_owned();
    assert!(!queue.is_late());
    assert_eq!(rest(&mut queue), [open("Ada lays"), open("Bo lays")]);
}
