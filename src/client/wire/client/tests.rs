//! Frames of clients, as in the description of the protocol.

use super::*;
use serpente_engine::bax::CardMove;
use serpente_engine::rules::{Arm, Move, Orientation, Placement, Tile};
use serpente_engine::table::{Game, GameMove};
use serpente_engine::tricks::{Bid, TrickMove, Trumps};

/// Frames from the description of the protocol.
const FRAMES: [&str; 35] = [
    r#"{"type":"hello","protocol":1,"name":"Ada","token":null,"lang":"it"}"#,
    r#"{"type":"hello","protocol":1,"name":"Ada","token":null,"lang":"it","code":"calm red fox late blue owl"}"#,
    r#"{"type":"code"}"#,
    r#"{"type":"tables"}"#,
    r#"{"type":"open","game":"salotto","players":4,"teams":null,"options":{"limit":100,"rules":{"draw":"one"},"set":6},"private":false,"secret":null}"#,
    r#"{"type":"sit","table":"calm-red-fox","seat":null,"after":0,"secret":null}"#,
    r#"{"type":"sit","table":"calm-red-fox","seat":2,"after":0,"secret":null,"name":"Bo"}"#,
    r#"{"type":"watch","table":"calm-red-fox","after":0,"secret":null}"#,
    r#"{"type":"fill","level":"normal"}"#,
    r#"{"type":"begin"}"#,
    r#"{"type":"remove","seat":3}"#,
    r#"{"type":"remove","seat":null}"#,
    r#"{"type":"options","game":"salotto","players":4,"teams":null,"options":{}}"#,
    r#"{"type":"silence","seat":1,"on":true}"#,
    r#"{"type":"move","after":17,"lay":{"tile":"6-4","arm":1,"inner":6}}"#,
    r#"{"type":"move","after":17,"lay":{"tile":"6-4","arm":null,"inner":null}}"#,
    r#"{"type":"move","after":17,"draw":true}"#,
    r#"{"type":"move","after":17,"pass":true}"#,
    r#"{"type":"move","after":17,"swap":true}"#,
    r#"{"type":"move","after":17,"redeal":true}"#,
    r#"{"type":"move","after":17,"card":true}"#,
    r#"{"type":"move","after":17,"stand":true}"#,
    r#"{"type":"move","after":17,"bid":{"points":31}}"#,
    r#"{"type":"move","after":17,"bid":{"points":168,"as":"plunge"}}"#,
    r#"{"type":"move","after":17,"trumps":5}"#,
    r#"{"type":"move","after":17,"play":"6-4"}"#,
    r#"{"type":"heard","n":17}"#,
    r#"{"type":"deal"}"#,
    r#"{"type":"ready","on":true}"#,
    r#"{"type":"people","ids":["0123456789abcdef"]}"#,
    r#"{"type":"promise","n":16,"hash":"0000000000000000000000000000000000000000000000000000000000000008"}"#,
    r#"{"type":"nonce","n":17,"bytes":"0000000000000000000000000000000000000000000000000000000000000007"}"#,
    r#"{"type":"say","text":"…"}"#,
    r#"{"type":"leave"}"#,
    r#"{"type":"ping","id":7}"#,
];

#[test]
fn every_frame_reads_back_from_what_it_writes() {
    for text in FRAMES {
        let frame = FromClient::read(text).expect(text);
        assert_eq!(frame.text(), text);
        assert!(text.contains(&format!(r#""type":"{}""#, frame.kind())));
    }
}

#[test]
fn unknown_fields_are_passed_over_and_optional_ones_may_be_left_out() {
    for (text, plain) in [
        (r#"{"type":"deal","why":[1,{}]}"#, r#"{"type":"deal"}"#),
        (
            r#"{"later":{"lay":1},"type":"move","after":3,"draw":true,"mood":"good"}"#,
            r#"{"type":"move","after":3,"draw":true}"#,
        ),
        (
            r#"{"type":"sit","table":"a","colour":"red"}"#,
            r#"{"type":"sit","table":"a","seat":null,"after":0,"secret":null}"#,
        ),
        (
            r#"{"type":"move","after":1,"lay":{"tile":"6-6","across":true}}"#,
            r#"{"type":"move","after":1,"lay":{"tile":"6-6","arm":null,"inner":null}}"#,
        ),
    ] {
        assert_eq!(FromClient::read(text).expect(text).text(), plain);
    }
}

#[test]
fn what_is_no_frame_says_why() {
    let unknown = |kind: &str| Unreadable::Unknown(kind.to_owned());
    let malformed = |kind: &str| Unreadable::Malformed(kind.to_owned());
    for (text, why) in [
        ("", Unreadable::NoFrame),
        ("garbage", Unreadable::NoFrame),
        ("[]", Unreadable::NoFrame),
        ("{}", Unreadable::NoFrame),
        (r#"{"type":7}"#, Unreadable::NoFrame),
        (r#"{"type":"dance"}"#, unknown("dance")),
        ("{\"type\":\"a\\u001bb\"}", unknown("ab")),
        (r#"{"type":"hello"}"#, malformed("hello")),
        (r#"{"type":"move","after":1}"#, malformed("move")),
        (r#"{"type":"move","draw":true}"#, malformed("move")),
        (
            r#"{"type":"move","after":1,"draw":false}"#,
            malformed("move"),
        ),
        (
            r#"{"type":"move","after":1,"lay":{"tile":"4-6"}}"#,
            malformed("move"),
        ),
        (r#"{"type":"heard","n":-1}"#, malformed("heard")),
        (r#"{"type":"ping","id":"x"}"#, malformed("ping")),
    ] {
        assert_eq!(FromClient::read(text), Err(why), "{text}");
    }
    let kind = "x".repeat(LONGEST_FRAME);
    let long = format!(r#"{{"type":"{kind}"}}"#);
    assert_eq!(FromClient::read(&long), Err(Unreadable::TooLong));
    let long = format!(r#"{{"type":"{}"}}"#, &kind[..4000]);
    assert_eq!(FromClient::read(&long), Err(unknown(&kind[..24])));
}

#[test]
fn moves_are_those_of_the_table() {
    let tile: Tile = "6-4".parse().expect("a tile");
    let laid = Game::all().next().expect("there is a game");
    let at = |orientation| {
        GameMove::from(Move::Lay(Placement {
            tile,
            arm: Arm::RIGHT,
            orientation,
        }))
    };
    for play in [
        GameMove::from(Move::Open(tile)),
        at(Orientation::High),
        at(Orientation::Low),
        at(Orientation::Wild),
        GameMove::Saying(Move::Open(tile), 10),
        GameMove::Says(0),
        Move::Draw.into(),
        Move::Pass.into(),
        Move::Swap.into(),
        Move::Redeal.into(),
        CardMove::Take.into(),
        CardMove::Stand.into(),
    ] {
        let sent = WirePlay::of(play).expect("a player may do it");
        assert_eq!(sent.to_move(laid), Some(play));
    }
    let bid = Bid::of(31);
    let game = Game::find("forty-two").expect("a game of tricks");
    for play in [
        TrickMove::Pass,
        TrickMove::Bid(bid),
        TrickMove::Name(Trumps::Doubles),
        TrickMove::Play(tile),
    ] {
        let sent = WirePlay::of(play.into()).expect("a player may do it");
        assert_eq!(sent.to_move(game), Some(play.into()));
    }
    // The table understands a pass as keeping the hand if the hand could be exchanged.
    assert_eq!(
        WirePlay::of(Move::Keep.into()).and_then(|play| play.to_move(laid)),
        Some(Move::Pass.into())
    );
    assert_eq!(WirePlay::of(Move::TimeUp.into()), None);
    let no_half = LaidTile {
        tile,
        arm: Some(Arm::LEFT),
        inner: Some(5),
        claimed: None,
    };
    assert_eq!(WirePlay::Lay(no_half).to_move(laid), None);
}
