//! How long a table waits for computer players, and that nothing is thought twice or for nobody.

use super::super::{RoomInput, THOUGHT_LIMIT};
use super::sim::{Sim, id};
use crate::thinking::ThoughtUrgency;
use serpente_engine::host::Thought;
use std::time::Duration;

/// Returns a table with Ada and three computer players of this level, where a computer player has
/// something to think about that nobody computes yet.
fn where_one_thinks(level: &str) -> Sim {
    let mut sim = Sim::open(r#"{"game":"salotto","players":4,"options":{"pace":4}}"#);
    sim.ask(1, &format!(r#"{{"type":"fill","level":"{level}"}}"#));
    sim.does.thinks = false;
    sim.ask(1, r#"{"type":"begin"}"#);
    for _ in 0..1000 {
        if sim.pending.is_some() {
            assert!(sim.room.awaits_thought());
            return sim;
        }
        if !sim.act(&[1]) {
            sim.pass(1);
        }
    }
    panic!("a computer player has a choice sooner or later");
}

fn think(sim: &mut Sim) -> Thought {
    let next = sim.pending.take().expect("somebody thinks");
    next.thinking.think()
}

/// Tells the table that Ada has heard everything.
fn hear(sim: &mut Sim) {
    let n = sim.heard[&id(1)].steps.last_line;
    sim.ask(1, &format!(r#"{{"type":"heard","n":{n}}}"#));
}

#[test]
fn a_computer_player_moves_within_a_second_even_if_nobody_thinks() {
    let mut sim = where_one_thinks("expert");
    hear(&mut sim);
    let moved = sim.heard[&id(1)].steps.last_line;
    assert!(
        sim.room
            .wakes_at()
            .is_some_and(|at| at <= sim.now + THOUGHT_LIMIT)
    );
    let late = think(&mut sim);
    sim.now += THOUGHT_LIMIT
        .checked_sub(Duration::from_millis(1))
        .expect("long");
    sim.input(RoomInput::Tick);
    assert_eq!(
        sim.heard[&id(1)].steps.last_line,
        moved,
        "it waits as long as it may"
    );
    sim.now += Duration::from_millis(1);
    sim.input(RoomInput::Tick);
    let known = sim.heard[&id(1)].steps.last_line;
    assert!(known > moved, "it moves");
    // What comes too late changes nothing, and the table plays on.
    sim.input(RoomInput::Thought(late));
    assert_eq!(sim.heard[&id(1)].steps.last_line, known);
    sim.does.thinks = true;
    if let Some(next) = sim.pending.take() {
        let thought = next.thinking.think();
        sim.input(RoomInput::Thought(thought));
    }
    sim.play_out(&[1]);
}

#[test]
fn a_thought_that_the_table_gave_up_is_stopped() {
    let mut sim = where_one_thinks("expert");
    let thinking = sim.pending.take().expect("somebody thinks").thinking;
    assert!(!thinking.is_stopped());
    sim.pass(1);
    assert!(thinking.is_stopped());
}

#[test]
fn a_thought_is_stopped_at_once_when_its_table_ends() {
    let mut sim = where_one_thinks("expert");
    let thinking = sim.pending.take().expect("somebody thinks").thinking;
    drop(sim);
    assert!(thinking.is_stopped());
    // A search that is stopped before its first round has none, however many it may simulate.
    drop(thinking.think());
}

#[test]
fn nothing_is_thought_at_a_table_that_nobody_hears() {
    let mut sim = where_one_thinks("expert");
    let next = sim.pending.take().expect("somebody thinks");
    sim.input(RoomInput::Gone(id(1)));
    assert!(!sim.room.awaits_thought(), "nobody waits for it");
    // The server withdraws it, and gives it back.
    sim.input(RoomInput::NotThought(next.thinking));
    assert_eq!(sim.thoughts, 1);
    sim.pass(3600);
    assert_eq!(sim.thoughts, 1);
    // Ada comes back, and it is thought after all, for the first time.
    sim.sit(1, "Ada");
    assert_eq!(sim.thoughts, 2);
    assert!(sim.room.awaits_thought());
}

#[test]
fn nothing_is_thought_again_when_somebody_comes_back() {
    let mut sim = where_one_thinks("expert");
    let thought = think(&mut sim);
    sim.input(RoomInput::Gone(id(1)));
    // It was being thought when Ada went, and waits for her.
    sim.input(RoomInput::Thought(thought));
    let written = sim.room.current.record.written();
    sim.sit(1, "Ada");
    hear(&mut sim);
    // The move that was thought is made. Then another computer player thinks, or Ada is in turn.
    assert!(sim.room.current.record.written() > written);
    assert_eq!(sim.thoughts, 1 + usize::from(sim.pending.is_some()));
}

#[test]
fn nothing_is_thought_again_after_the_table_was_unloaded() {
    let mut sim = where_one_thinks("expert");
    let thought = think(&mut sim);
    sim.input(RoomInput::Gone(id(1)));
    sim.input(RoomInput::Thought(thought));
    let made = sim.room.decision().expect("it has decided");
    let mut woken = sim.wake_up();
    woken.does.thinks = false;
    woken.input(RoomInput::Decided(made));
    let written = woken.room.current.record.written();
    woken.sit(1, "Ada");
    hear(&mut woken);
    assert!(
        woken.room.current.record.written() > written,
        "the move is made"
    );
    assert_eq!(woken.thoughts, usize::from(woken.pending.is_some()));
    // What was decided before other moves is not for this turn.
    let mut other = woken.wake_up();
    other.does.thinks = false;
    other.input(RoomInput::Decided(made));
    assert!(other.room.decision().is_none());
}

#[test]
fn nothing_is_thought_twice_for_a_person_who_goes_while_the_computer_plays_their_turn() {
    let conditions = r#"{"game":"salotto","players":2,"options":{"pace":0,"turn":15}}"#;
    let mut sim = Sim::open(conditions);
    sim.sit(2, "Bea");
    sim.does.thinks = false;
    sim.ask(1, r#"{"type":"begin"}"#);
    for _ in 0..1000 {
        if let Some(next) = sim.pending.take() {
            // The computer plays the turn of somebody who took too long, and now they leave for good,
            // come back, and leave again.
            for who in [1, 2] {
                sim.input(RoomInput::Gone(id(who)));
                sim.sit(who, if who == 1 { "Ada" } else { "Bea" });
            }
            sim.ask(2, r#"{"type":"leave"}"#);
            sim.pass(0);
            assert_eq!(sim.thoughts, 1);
            let thought = next.thinking.think();
            sim.input(RoomInput::Thought(thought));
            return;
        }
        sim.pass(1);
    }
    panic!("a turn takes too long sooner or later");
}

#[test]
fn a_table_never_thinks_by_itself() {
    // With this pace nobody waits for anybody's ear, so that computer players move at once.
    let mut sim = Sim::open(r#"{"game":"salotto","players":4,"options":{"pace":0}}"#);
    sim.ask(1, r#"{"type":"fill","level":"expert"}"#);
    sim.does.thinks = false;
    sim.ask(1, r#"{"type":"begin"}"#);
    let mut asked = 0;
    for _ in 0..200 {
        if let Some(next) = sim.pending.take() {
            asked += 1;
            // While it is thought, nothing happens.
            let written = sim.room.current.record.written();
            sim.input(RoomInput::Tick);
            assert_eq!(sim.room.current.record.written(), written);
            let thought = next.thinking.think_within(100);
            assert_eq!(thought.rounds(), 100);
            sim.input(RoomInput::Thought(thought));
            assert!(sim.room.current.record.written() > written);
        } else if !sim.act(&[1]) {
            sim.pass(1);
        }
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn a_move_is_urgent_once_everybody_has_heard_what_came_before() {
    let mut sim = where_one_thinks("normal");
    let pending = sim.pending.as_ref().expect("somebody thinks");
    // Ada still listens to what happened before.
    assert_eq!(pending.urgency, ThoughtUrgency::Ahead);
    assert_eq!(pending.kind.level, "normal");
    hear(&mut sim);
    assert_eq!(sim.room.urgency(), ThoughtUrgency::Awaited);
}

#[test]
fn easy_players_need_no_thought() {
    let mut sim = Sim::open(r#"{"game":"salotto","players":4,"options":{"pace":0}}"#);
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.does.thinks = false;
    sim.ask(1, r#"{"type":"begin"}"#);
    for _ in 0..40 {
        if !sim.act(&[1]) {
            sim.pass(1);
        }
    }
    assert_eq!(sim.thoughts, 0);
}
