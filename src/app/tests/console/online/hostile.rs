//! A server that sends anything: frames of every kind in which something was changed, at any time. The program says something or
//! hangs up, and every key still answers.

use super::Parlour;
use serpente_client::NetworkNews;
use serpente_client::wire::FromServer;
use serpente_testing::damaged_json::change_a_value;
use serpente_testing::soak;
use serpente_testing::split_mix::SplitMix64;
use std::time::Duration;

/// One frame in so many is changed.
const CHANGED: usize = 4;

/// Frames that a server sends without being asked, or in answer to what is seldom asked.
const UNASKED: [&str; 18] = [
    r#"{"type":"tables","tables":[{"table":"calm-red-fox","game":"salotto","chairs":4,"free":2,"playing":false,"private":false,"master":"Cy"}]}"#,
    r#"{"type":"code","words":"calm red fox tall blue jay","minutes":10}"#,
    r#"{"type":"people","people":[{"id":"00000000000000aa","name":"Di","table":"calm-red-fox"}]}"#,
    r#"{"type":"league","league":"Monday","people":[{"id":"00000000000000aa","name":"Di","place":1,"rating":1540,"matches":3}],"owned":true}"#,
    r#"{"type":"rated","league":"Monday","place":3,"of":12,"rating":1540,"change":-12}"#,
    r#"{"type":"evenings","evenings":["friday"]}"#,
    r#"{"type":"evening-words","evening":"friday","words":"calm red"}"#,
    r#"{"type":"evening","evening":"friday","seal":"0707070707070707070707070707070707070707070707070707070707070707","waits":1,"others":2,"minutes":12,"people":[{"id":"00000000000000aa","name":"Di","place":1,"difference":-4}]}"#,
    r#"{"type":"compared","over":true,"waits":0,"others":1,"results":[{"name":"Bo","difference":-12}]}"#,
    r#"{"type":"said","seat":0,"name":"Ada","text":"Ciao!"}"#,
    r#"{"type":"pause","on":true}"#,
    r#"{"type":"refused","reason":"full","to":"sit","text":"There is no free chair for you."}"#,
    r#"{"type":"refused","reason":"illegal","to":"move","text":"That does not fit."}"#,
    r#"{"type":"pong","id":1}"#,
    r#"{"type":"step","n":7,"step":{"time_left":10}}"#,
    r#"{"type":"event","n":8,"event":{"type":"turn","seat":0},"step":{"draws_on":true}}"#,
    r#"{"type":"table","table":"calm-red-fox","seat":1,"seats":[1],"master":0,"playing":true,"game":"salotto","seating":"4","options":{"set":6,"hand":7,"limit":100,"rules":{}},"chairs":[{"name":"Ada","level":null,"here":true},{"name":"Bo","level":"normal","here":true},null,null],"n":17}"#,
    r#"{"type":"welcome","protocol":1,"token":"00","name":"Bo","parlour":"Fox"}"#,
];

/// The keys that somebody presses who does not know what to make of it.
const KEYS: [&str; 33] = [
    "down", "down", "up", "home", "end", "enter", "enter", "escape", "space", "z", "d", "p", "t",
    "e", "s", "c", "v", "g", "h", "l", "w", "y", "n", "1", "2", "page-up", "left", "right", "f1",
    "tab", "delete", "?", "i",
];

/// Returns a frame as the hostile server sends it; `None` if no program could read it.
pub(super) fn perhaps_changed(frame: FromServer, chance: &mut SplitMix64) -> Option<FromServer> {
    if chance.below(CHANGED) > 0 {
        return Some(frame);
    }
    let mut json = serde_json::to_value(&frame).expect("plain data");
    for _ in 0..=chance.below(2) {
        change_a_value(&mut json, chance);
    }
    FromServer::read(&json.to_string())
}

#[test]
fn whatever_a_server_sends_every_key_still_answers() {
    for seed in soak::seeds(12) {
        let mut chance = SplitMix64::new(seed);
        let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "it")]);
        parlour.guests[1].desk.may_be_silenced = true;
        parlour.sit_down();
        // Ada fills the table and begins; in some cases Bo still waits for it.
        if chance.below(4) > 0 {
            parlour.press(0, "home enter home enter");
        }
        parlour.hostile = Some(SplitMix64::new(seed));
        for _ in 0..150 {
            let text = UNASKED[chance.below(UNASKED.len())];
            let frame = FromServer::read(text).expect("a frame");
            match chance.below(8) {
                0 => parlour.breaks(1),
                1 => parlour.news(1, NetworkNews::Frame(Box::new(frame))),
                2 => parlour.wait(Duration::from_secs(2)),
                3 if !parlour.record.is_empty() => parlour.play_on(0),
                _ => {}
            }
            parlour.carry();
            let key = KEYS[chance.below(KEYS.len())];
            let lines = parlour.press(1, key);
            println!("{seed}: {key}: {lines:?}");
        }
    }
}
