//! Requests that a table refuses, and the reasons.

use super::sim::{Sim, id};
use super::{Entrance, SALOTTO, SALOTTO_SHARED};
use crate::room::Terms;
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::FromClient;
use serpente_engine::table::SeatView;
use serpente_text::words::{Detail, Words};

#[test]
fn each_wrong_frame_has_its_refusal() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.enter(3, "Zoe", Entrance::Watch, 0);
    let mut is = |who, frame: &str, refusal: ParlourRefusal| {
        assert_eq!(sim.refusal(who, frame), Some(refusal), "{frame}");
    };
    is(2, r#"{"type":"begin"}"#, ParlourRefusal::NotOwner);
    is(2, r#"{"type":"fill"}"#, ParlourRefusal::NotOwner);
    is(2, r#"{"type":"remove","seat":0}"#, ParlourRefusal::NotOwner);
    is(
        2,
        r#"{"type":"options","game":"salotto"}"#,
        ParlourRefusal::NotOwner,
    );
    is(
        2,
        r#"{"type":"silence","seat":0,"on":true}"#,
        ParlourRefusal::NotOwner,
    );
    is(1, r#"{"type":"begin"}"#, ParlourRefusal::ChairsFree(2));
    is(1, r#"{"type":"remove","seat":9}"#, ParlourRefusal::NoChair);
    is(1, r#"{"type":"remove","seat":0}"#, ParlourRefusal::NoChair);
    is(
        1,
        r#"{"type":"move","after":0,"draw":true}"#,
        ParlourRefusal::NotPlaying,
    );
    is(1, r#"{"type":"deal"}"#, ParlourRefusal::NotPlaying);
    is(
        3,
        r#"{"type":"move","after":0,"draw":true}"#,
        ParlourRefusal::NotSeated,
    );
    is(3, r#"{"type":"deal"}"#, ParlourRefusal::NotSeated);
    is(9, r#"{"type":"deal"}"#, ParlourRefusal::NotSeated);
    let long = "x".repeat(301);
    is(
        1,
        &format!(r#"{{"type":"say","text":"{long}"}}"#),
        ParlourRefusal::TooLong,
    );
    for frame in [
        r#"{"type":"fill","level":"random"}"#,
        r#"{"type":"fill","level":"expert:1000000"}"#,
        r#"{"type":"options","game":"chess"}"#,
        r#"{"type":"options","game":"salotto","players":11}"#,
        r#"{"type":"options","game":"salotto","options":{"set":7}}"#,
        r#"{"type":"options","game":"salotto","options":{"rules":{"x":1}}}"#,
        r#"{"type":"options","game":"bax","options":{"set":6}}"#,
    ] {
        let refusal = sim.refusal(1, frame);
        assert!(
            matches!(refusal, Some(ParlourRefusal::Conditions(_))),
            "{frame}"
        );
    }
}

#[test]
fn settings_that_cannot_be_read_are_refused_with_what_is_wrong() {
    let words = Words::new(None).0;
    for (option, sentence) in [
        (
            r#""pace":31"#,
            "pace takes a whole number from 0 to 30, not 31.",
        ),
        (
            r#""away":9"#,
            "away takes a whole number from 10 to 600, not 9.",
        ),
        (
            r#""watchers":101"#,
            "watchers takes a whole number from 0 to 100, not 101.",
        ),
        (
            r#""limit":"x""#,
            "limit takes a whole number from 1 to 100000, not \"x\".",
        ),
        (
            r#""note":"x""#,
            "There is no option note. serpente --help lists the options.",
        ),
        (
            r#""league":7"#,
            "A name has from one to 24 characters, and no control characters.",
        ),
    ] {
        let frame = format!(r#"{{"type":"options","game":"salotto","options":{{{option}}}}}"#);
        let unreadable = FromClient::read(&frame).expect_err("it is wrong");
        assert_eq!(unreadable.kind(), Some("options"));
        let refusal = ParlourRefusal::Frame(unreadable);
        assert_eq!(refusal.reason(), "options", "{option}");
        let told = words.text(words.english(), &refusal.message(), Detail::Normal);
        assert_eq!(told, sentence);
    }
    for rounds in ["0", "21"] {
        let conditions =
            format!(r#"{{"game":"salotto","options":{{"evening":"Friday","rounds":{rounds}}}}}"#);
        let terms = serde_json::from_str(&conditions).map(Terms::of);
        assert!(terms.is_err() || terms.is_ok_and(|terms| terms.is_err()));
    }
}

#[test]
fn chairs_that_cannot_be_had_are_refused() {
    let mut sim = Sim::open(SALOTTO_SHARED);
    sim.sit(2, "Bo");
    let name = |name: &str, seat| Entrance::Sit {
        seat,
        name: Some(name.to_owned()),
    };
    for (entrance, refusal) in [
        (
            name("ada", None),
            ParlourRefusal::NameTaken("ada".to_owned()),
        ),
        (name("", None), ParlourRefusal::Name),
        (name("Clio", Some(0)), ParlourRefusal::Full),
        (name("Clio", Some(4)), ParlourRefusal::NoChair),
    ] {
        sim.enter(2, "Bo", entrance, 0);
        let refused = sim
            .heard
            .get_mut(&id(2))
            .and_then(|heard| heard.refused.pop());
        assert_eq!(refused, Some(refusal));
    }
}

#[test]
fn each_wrong_frame_during_a_match_has_its_refusal() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.ask(1, r#"{"type":"fill"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    let mut is = |who, frame: &str, refusal: ParlourRefusal| {
        assert_eq!(sim.refusal(who, frame), Some(refusal), "{frame}");
    };
    is(1, r#"{"type":"begin"}"#, ParlourRefusal::Playing);
    is(1, r#"{"type":"fill"}"#, ParlourRefusal::Playing);
    is(
        1,
        r#"{"type":"options","game":"salotto"}"#,
        ParlourRefusal::Playing,
    );
    is(1, r#"{"type":"remove","seat":3}"#, ParlourRefusal::Playing);
    is(1, r#"{"type":"deal"}"#, ParlourRefusal::InRound);
    is(
        1,
        r#"{"type":"move","after":0,"draw":true}"#,
        ParlourRefusal::Stale,
    );
    let last = 1_000_000;
    let turn = sim.heard[&id(1)].view.as_ref().and_then(SeatView::turn);
    for who in [1, 2_u64] {
        let frame = format!(r#"{{"type":"move","after":{last},"swap":true}}"#);
        let own = turn.is_some_and(|turn| turn.index() as u64 == who - 1);
        let refusal = if own {
            ParlourRefusal::Illegal
        } else {
            ParlourRefusal::NotYourTurn
        };
        assert_eq!(sim.refusal(who, &frame), Some(refusal));
    }
    sim.sit(4, "Dora");
    assert_eq!(sim.heard[&id(4)].refused, [ParlourRefusal::Full]);
    assert!(sim.heard[&id(4)].left);
}

#[test]
fn only_what_changed_is_kept_and_no_more_than_fits() {
    let mut sim = Sim::open(SALOTTO);
    let silence = |on: bool| format!(r#"{{"type":"silence","on":{on}}}"#);
    sim.ask(1, &silence(true));
    let kept = sim.chairs.len();
    sim.ask(1, &silence(true));
    sim.ask(
        1,
        r#"{"type":"options","game":"salotto","players":4,"options":{"limit":50}}"#,
    );
    assert_eq!(sim.chairs.len(), kept);
    let refused = (0..10_000).find_map(|n| sim.refusal(1, &silence(n % 2 == 1)));
    assert_eq!(refused, None);
    assert!(sim.chairs.len() <= 64 * 1024);
}
