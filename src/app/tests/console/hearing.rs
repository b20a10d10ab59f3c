//! The microphone of a terminal: its key, what is done at once, what is asked first, and when it opens by itself.

use super::{Deal, Desk};
use serpente_app::{HearingNews, MicrophoneOrder};
use serpente_listen::{PossiblePhrase, Recognition};
use serpente_text::announce::Cue;
use serpente_text::announce::say::listen::{listen_no_microphone, listen_not_there};
use std::time::Duration;

/// Opens a table at which it is the player's turn, with 6-4 and other tiles in the hand.
fn at_turn(language: &str, settings: &str) -> Desk {
    let deal = Deal::of(&["6-6 6-4 5-2 4-1", "6-5 5-5 3-3 2-0"]);
    let mut desk = Desk::dealt(&deal, language, settings);
    desk.wait(Duration::from_secs(5));
    desk.press("enter");
    desk.wait(Duration::from_secs(20));
    desk
}

/// Returns the news that this was said clearly.
fn said(phrase: &str) -> HearingNews {
    let possible = PossiblePhrase {
        phrase: phrase.to_owned(),
        log: -0.5,
        tokens: 5,
    };
    HearingNews::Heard {
        recognition: Recognition {
            possible: vec![possible],
            ..Recognition::default()
        },
        is_too_loud: false,
    }
}

/// Opens the microphone with its key, and says this.
fn says(desk: &mut Desk, phrase: &str) -> Vec<String> {
    assert!(
        desk.press("\\").is_empty(),
        "nothing is told while it opens"
    );
    assert!(desk.hearing(HearingNews::Closed).is_empty());
    desk.hearing(said(phrase))
}

#[test]
fn the_key_opens_and_closes_with_a_sound_and_nothing_is_told_meanwhile() {
    let mut desk = at_turn("en", "");
    desk.has_microphone();
    assert!(desk.press("\\").is_empty());
    let MicrophoneOrder::Open(sentences) = desk.microphone_order().expect("an order") else {
        panic!("it does not open");
    };
    for tile in ["six four", "three three"] {
        let knows = |names: &[String]| names.iter().any(|name| name == tile);
        assert!(knows(&sentences.tiles), "{tile}");
    }
    assert!(desk.wait(Duration::from_secs(3)).is_empty());
    assert!(desk.press("\\").is_empty());
    assert_eq!(desk.microphone_order(), Some(MicrophoneOrder::Close));
    desk.hearing(HearingNews::Closed);
    let cues = desk.tape(|tape| tape.cues.clone());
    assert!(cues.ends_with(&[Cue::MicOpen, Cue::MicClosed]), "{cues:?}");
    assert_eq!(desk.hearing(HearingNews::Silence), ["I did not get that."]);
}

#[test]
fn a_held_key_opens_it_once() {
    let mut desk = at_turn("en", "");
    desk.has_microphone();
    desk.press("\\");
    assert!(matches!(
        desk.microphone_order(),
        Some(MicrophoneOrder::Open(_))
    ));
    // Keyboards wait before they repeat, and then are quick.
    for gap in [500, 33, 33, 33, 100] {
        assert!(
            desk.press_after(Duration::from_millis(gap), "\\")
                .is_empty()
        );
        assert_eq!(desk.microphone_order(), None, "{gap}");
    }
    desk.press_after(Duration::from_secs(1), "\\");
    assert_eq!(desk.microphone_order(), Some(MicrophoneOrder::Close));
}

#[test]
fn what_looks_is_done_at_once_and_what_changes_the_table_is_asked_first() {
    let mut desk = at_turn("en", "");
    desk.has_microphone();
    let hand = says(&mut desk, "my hand");
    assert!(hand.concat().contains("6 4"), "{hand:?}");
    let before = desk.press("v");
    let fits = says(&mut desk, "six four");
    assert_eq!(fits, ["6 4?"]);
    assert_eq!(desk.press("v"), before, "nothing is laid yet");
    assert_eq!(says(&mut desk, "no"), ["Cancelled."]);
    assert_eq!(says(&mut desk, "six four"), ["6 4?"]);
    let laid = says(&mut desk, "yes");
    assert!(laid.concat().contains("6 4"), "{laid:?}");
    assert_ne!(desk.press("v"), before);
}

/// Opens a table of Mexican Train at which it is the player's turn: 9-7 fits on two trains, 6-5 nowhere.
fn at_turn_with_trains() -> Desk {
    let mut deal = Deal::of(&[
        "9-7 7-7 7-3 4-4 9-1 8-2 6-5 3-2 5-5",
        "9-4 9-3 5-3 8-8 6-6 6-3 2-0 1-0 6-4",
    ]);
    "train".clone_into(&mut deal.game);
    "9-8 1-0".clone_into(&mut deal.lots);
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.wait(Duration::from_secs(20));
    desk.has_microphone();
    desk
}

#[test]
fn a_train_is_named_as_it_is_told() {
    let mut desk = at_turn_with_trains();
    assert_eq!(
        says(&mut desk, "nine seven Mexican"),
        ["9 7, Mexican?"],
        "asked first"
    );
    assert_eq!(says(&mut desk, "nine seven my train"), ["9 7, your train?"]);
    assert_eq!(
        says(&mut desk, "six five Mexican"),
        [
            "6 5, no fit",
            "The 6 5 does not fit. Open: yours 9; Mexican train 9."
        ]
    );
    // The train of somebody else is closed: the game says where the tile fits.
    let told = says(&mut desk, "nine one Bo's train");
    assert_eq!(told, ["9 1, your train and Mexican"]);
    assert_eq!(says(&mut desk, "nine seven"), ["9 7?"]);
    let asked = says(&mut desk, "yes");
    assert_eq!(asked, ["9 7: key 1, your train; key 2, Mexican?"]);
    let laid = says(&mut desk, "on the Mexican train");
    assert_eq!(laid, ["You: 9 7, Mexican."]);
}

#[test]
fn a_tile_that_is_not_held_is_named() {
    let mut desk = at_turn("en", "");
    desk.has_microphone();
    assert_eq!(says(&mut desk, "three three"), ["You don't hold double 3."]);
    assert_eq!(
        says(&mut desk, "two zero left"),
        ["You don't hold 2 blank."]
    );
}

#[test]
fn another_key_cancels_and_does_its_own() {
    let mut desk = at_turn("en", "");
    desk.has_microphone();
    desk.press("\\");
    assert!(!desk.press("v").is_empty());
    desk.microphone_order();
    assert_eq!(desk.microphone_order(), Some(MicrophoneOrder::Cancel));
    assert!(desk.hearing(said("six four")).is_empty());
    desk.press("\\");
    assert!(desk.press("escape").is_empty(), "Escape only closes it");
}

#[test]
fn without_recogniser_or_microphone_or_english_one_sentence_says_why() {
    let mut desk = at_turn("en", "");
    let told = desk.press("\\");
    assert_eq!(told.len(), 1, "a page: {told:?}");
    desk.has_no_recogniser(listen_not_there());
    let told = desk.press("\\");
    assert!(told[0].contains("serpente-listen"), "{told:?}");
    desk.has_microphone();
    desk.press("\\");
    let told = desk.hearing(HearingNews::Failed(listen_no_microphone()));
    assert_eq!(told, ["There is no microphone."]);
    let mut desk = at_turn("it", "");
    desk.has_microphone();
    assert_eq!(desk.press("\\"), ["Per ora funziona solo in inglese."]);
    assert_eq!(desk.microphone_order(), None);
}

#[test]
fn it_opens_by_itself_once_for_each_turn_until_told_to_stop() {
    let mut desk = at_turn("en", "[microphone]\nby-itself = true\n");
    desk.has_microphone();
    let opens = |desk: &mut Desk| {
        desk.open_microphone_by_itself();
        matches!(desk.microphone_order(), Some(MicrophoneOrder::Open(_)))
    };
    assert!(opens(&mut desk));
    desk.hearing(HearingNews::Closed);
    assert!(
        desk.hearing(HearingNews::Silence).is_empty(),
        "nobody asked to be heard"
    );
    assert!(!opens(&mut desk), "it stays closed after a silence");
    assert_eq!(says(&mut desk, "six four"), ["6 4?"]);
    desk.microphone_order();
    assert!(opens(&mut desk), "the question waits for an answer");
    desk.hearing(HearingNews::Closed);
    let told = desk.hearing(said("stop listening"));
    assert_eq!(told, ["Now the microphone only opens with the key."]);
    assert!(!opens(&mut desk));
}

/// Returns the phrases in the answer to somebody who asks what can be said.
fn phrases(told: &[String]) -> Vec<String> {
    let [told] = told else {
        panic!("not one sentence: {told:?}");
    };
    let list = told.strip_prefix("You can say: ").expect("a list");
    let list = list.trim_end_matches('.').replace(" and ", ", ");
    list.split(", ").map(str::to_owned).collect()
}

#[test]
fn what_can_be_said_is_told_by_a_key_and_by_asking_aloud() {
    let mut desk = at_turn("en", "");
    desk.has_microphone();
    let told = desk.press("u");
    let by_key = phrases(&told);
    for phrase in ["give me a hint", "both ends", "my hand"] {
        let is_told = by_key.iter().any(|other| other == phrase);
        assert!(is_told, "{phrase}: {told:?}");
    }
    assert!(by_key[0].starts_with("six four "), "a tile: {told:?}");
    for phrase in ["draw a tile", "go on", "yes"] {
        let is_told = by_key.iter().any(|other| other == phrase);
        assert!(!is_told, "{phrase} does nothing now: {told:?}");
    }
    assert_eq!(phrases(&says(&mut desk, "what can I say")), by_key);
}

#[test]
fn at_a_question_yes_and_no_can_be_said_first() {
    let mut desk = at_turn("en", "");
    desk.has_microphone();
    says(&mut desk, "six four");
    let asked = phrases(&desk.press("u"));
    assert_eq!(asked[0], "yes", "{asked:?}");
    assert_eq!(asked[1], "no", "{asked:?}");
    let mut first = Desk::menu(&Desk::home_with(""));
    first.has_microphone();
    let asked = phrases(&first.press("u"));
    assert_eq!(asked[..2], ["yes", "no"], "{asked:?}");
}

#[test]
fn without_a_microphone_nothing_can_be_said_and_no_list_of_keys_tells_of_it() {
    let mut desk = at_turn("en", "");
    let told = desk.press("u");
    assert_eq!(
        told,
        ["Speaking only works in browsers that recognise speech."]
    );
}
