//! Tests of waiting, stale and failed utterances.

use super::*;
use serpente_engine::rules::Seat;

fn utterance(text: &str, urgency: Urgency, topic: Option<Topic>) -> Utterance {
    Utterance {
        number: 0,
        text: text.into(),
        language: "en".into(),
        urgency,
        topic,
        lead: Duration::ZERO,
        owner: None,
    }
}

fn answer(text: &str) -> Utterance {
    utterance(text, Urgency::Answer, None)
}

fn event(text: &str) -> Utterance {
    utterance(text, Urgency::Event, None)
}

fn about(topic: Topic, text: &str) -> Utterance {
    utterance(text, Urgency::Event, Some(topic))
}

fn queue(utterances: impl IntoIterator<Item = Utterance>) -> UtteranceQueue {
    let mut queue = UtteranceQueue::default();
    for utterance in utterances {
        queue.push(utterance, Instant::now());
    }
    queue
}

fn told(mut queue: UtteranceQueue) -> Vec<String> {
    std::iter::from_fn(|| queue.pop())
        .map(|due| due.utterance.text)
        .collect()
}

fn failed(utterance: Utterance) -> DueUtterance {
    let now = Instant::now();
    DueUtterance {
        utterance,
        since: now,
        not_before: now,
    }
}

#[test]
fn events_wait_in_order() {
    assert_eq!(told(queue(["a", "b", "c"].map(event))), ["a", "b", "c"]);
}

#[test]
fn an_answer_goes_first_and_keeps_the_events() {
    assert_eq!(
        told(queue([event("a"), event("b"), answer("now")])),
        ["now", "a", "b"]
    );
}

#[test]
fn an_answer_replaces_a_waiting_answer() {
    assert_eq!(
        told(queue([answer("old"), event("a"), answer("new")])),
        ["new", "a"]
    );
}

#[test]
fn what_is_asked_for_while_it_waits_is_heard_once() {
    assert_eq!(
        told(queue([event("a"), event("b"), event("c"), answer("b")])),
        ["b", "a", "c"]
    );
}

#[test]
fn a_newer_word_on_the_same_topic_makes_the_waiting_one_stale() {
    assert_eq!(
        told(queue([
            about(Topic::Turn, "Ada's turn"),
            about(Topic::Seat(1), "Bo: pass"),
            about(Topic::Turn, "Cy's turn"),
        ])),
        ["Bo: pass", "Cy's turn"]
    );
}

#[test]
fn an_answer_too_makes_a_waiting_event_on_its_topic_stale() {
    let answer = utterance("your turn", Urgency::Answer, Some(Topic::Turn));
    assert_eq!(
        told(queue([about(Topic::Turn, "Ada's turn"), answer])),
        ["your turn"]
    );
}

#[test]
fn an_event_never_removes_a_waiting_answer() {
    let answer = utterance("6 4", Urgency::Answer, Some(Topic::Cursor));
    assert_eq!(
        told(queue([answer, about(Topic::Cursor, "5 2")])),
        ["6 4", "5 2"]
    );
}

#[test]
fn an_hour_of_events_does_not_wait() {
    let told = told(queue((0..1000).map(|n| event(&n.to_string()))));
    assert_eq!(told.len(), MOST_UTTERANCES_WAITING);
    assert_eq!(told.last().map(String::as_str), Some("999"));
}

#[test]
fn what_failed_is_said_again_before_the_rest() {
    let mut queue = queue([event("b")]);
    queue.again(failed(event("a")));
    assert_eq!(told(queue), ["a", "b"]);
}

#[test]
fn what_failed_is_not_said_again_when_it_is_stale() {
    let mut turned = queue([about(Topic::Turn, "Cy's turn")]);
    turned.again(failed(about(Topic::Turn, "Ada's turn")));
    assert_eq!(told(turned), ["Cy's turn"]);
    let mut answered = queue([answer("new")]);
    answered.again(failed(answer("old")));
    assert_eq!(told(answered), ["new"]);
}

#[test]
fn a_short_sound_keeps_the_voice_back() {
    let now = Instant::now();
    let mut queue = UtteranceQueue::default();
    let lead = Duration::from_millis(80);
    queue.push(
        Utterance {
            lead,
            ..answer("a")
        },
        now,
    );
    assert_eq!(queue.first().map(|due| due.not_before), Some(now + lead));
}

/// Pushes each utterance at its second, and returns the texts that are spoken if the voice comes
/// back at second `silence`.
fn told_after(silence: u64, pushed: impl IntoIterator<Item = (u64, Utterance)>) -> Vec<String> {
    let start = Instant::now();
    let mut queue = UtteranceQueue::default();
    for (second, utterance) in pushed {
        queue.push(utterance, start + Duration::from_secs(second));
    }
    queue.freshen(start + Duration::from_secs(silence));
    told(queue)
}

#[test]
fn after_a_long_silence_the_stale_is_not_recited() {
    let stale = [(0, event("old")), (1, answer("old")), (2, event("old"))];
    let mut pushed = stale.to_vec();
    pushed.extend([(60, event("new")), (61, event("newer"))]);
    assert_eq!(told_after(65, pushed), ["new", "newer"]);
    assert_eq!(told_after(65, stale), ["old"], "how things stand");
    assert_eq!(
        told_after(65, [(0, event("old")), (9, answer("asked last"))]),
        ["asked last"]
    );
}

#[test]
fn that_there_was_no_voice_is_told_where_nothing_else_is() {
    let lost = || (1, about(Topic::Speech, "no speech"));
    assert_eq!(told_after(2, [(0, event("a")), lost()]), ["a"]);
    assert_eq!(told_after(60, [(0, event("a")), lost()]), ["a"]);
    assert_eq!(told_after(60, [lost()]), ["no speech"]);
}

#[test]
fn what_fails_again_and_again_grows_old() {
    let start = Instant::now();
    let mut queue = queue([]);
    queue.push(event("fatal"), start);
    let fatal = queue.pop().expect("it waits");
    queue.push(event("next"), start + Duration::from_secs(8));
    queue.again(fatal);
    queue.freshen(start + Duration::from_secs(11));
    assert_eq!(told(queue), ["next"]);
}

#[test]
fn what_is_for_one_seat_is_forgotten_and_the_rest_is_told() {
    let owned = |utterance| Utterance {
        owner: Seat::new(1),
        ..utterance
    };
    for answer in [answer("yours"), owned(answer("6 4"))] {
        let mut queue = queue([event("a"), owned(event("5 2")), event("b"), answer.clone()]);
        queue.forget(|utterance| utterance.owner.is_some());
        let expected = if answer.owner.is_some() {
            &["a", "b"][..]
        } else {
            &["yours", "a", "b"]
        };
        assert_eq!(told(queue), expected);
    }
}

#[test]
fn clearing_leaves_silence() {
    let mut queue = queue([event("a"), answer("b")]);
    queue.clear();
    assert_eq!(told(queue), [""; 0]);
}
