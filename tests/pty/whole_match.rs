//! A whole match by keys, in both languages: everything printed is spoken, in the right language.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::game::{SOON, without_room};
use super::{Game, Home, Player, duel};
use serpente_testing::stand_in::{Fault, Spoken, StandIn};
use serpente_testing::waking::WakingDelay;

/// How long after a key the next one is pressed at least.
const BETWEEN_KEYS: Duration = Duration::from_millis(40);

/// Waits as a listener who presses a key after the last word. A word replaced by a later one is never spoken.
fn listen(daemon: &StandIn, lines: &[String]) {
    let Some(last) = lines.last() else { return };
    let times = lines.iter().filter(|line| *line == last).count();
    let until = Instant::now() + Duration::from_millis(300);
    let spoken = || daemon.texts().iter().filter(|text| *text == last).count();
    while spoken() < times && Instant::now() < until {
        thread::sleep(Duration::from_millis(2));
    }
}

/// Returns whether the voice has answered so late that the program spoke no more for a while: its words were on the screen alone.
fn was_lost(lines: &[String]) -> bool {
    let mut lines = lines.iter();
    lines.any(|line| line.contains("Speech is back.") || line.contains("La voce è tornata."))
}

fn play_a_whole_match(language: &str, goodbye: &str) {
    let home = Home::with("pause = 80");
    let daemon = StandIn::start(Fault::None);
    let arguments = duel(language, &["--limit", "15", "--name", "Zoe"]);
    let mut game = Game::start(&home, Some(&daemon), &arguments);
    let mut player = Player::default();
    let delay = WakingDelay::watch();
    let until = Instant::now() + 10 * SOON;
    while !player.is_over {
        assert!(Instant::now() < until, "no end: {:?}", game.lines());
        let lines = game.lines();
        let keys = player.keys(&lines);
        listen(&daemon, &lines);
        if !keys.is_empty() {
            for key in keys.chunks(1) {
                game.press(&Player::typed(key));
                thread::sleep(BETWEEN_KEYS);
                listen(&daemon, &game.lines());
            }
        }
        thread::sleep(Duration::from_millis(20));
    }
    // To the menu, and out.
    game.press("cq");
    thread::sleep(Duration::from_millis(100));
    game.press("\x1b[F");
    thread::sleep(Duration::from_millis(100));
    game.press("\r");
    assert_eq!(game.end(), 0);
    game.until(goodbye);
    game.until("\n");
    let lines = game.lines();
    assert_eq!(lines.last().map(String::as_str), Some(goodbye), "{lines:?}");
    assert!(
        !without_room(&game.screen()).contains('\x1b'),
        "nothing steers the terminal"
    );
    assert!(lines.len() > 30, "{lines:?}");
    let spoken = daemon.spoken();
    // The voice speaks what is printed, each line once. An answer comes before what waits, and words replaced by later ones on
    // the same matter may be left out if a busy machine delayed the voice. If it learns too late what was spoken, it says a line
    // again, since that is better than never.
    let mut printed = lines.clone();
    let mut spoken_again = 0;
    for said in &spoken {
        assert_eq!(said.language, language, "{said:?}");
        // Lines that are spoken as one utterance follow each other.
        let (mut from, mut text) = (0, said.text.as_str());
        while !text.is_empty() {
            let next = printed[from..]
                .iter()
                .position(|line| text.starts_with(line.as_str()));
            let spoken_before = lines.iter().find(|line| text.starts_with(line.as_str()));
            let line = match (next, spoken_before) {
                (Some(next), _) => {
                    from += next;
                    printed.remove(from)
                }
                (None, Some(line)) if delay.longest() > BETWEEN_KEYS => {
                    spoken_again += 1;
                    line.clone()
                }
                (None, _) => {
                    let asked = daemon.commands();
                    panic!("{said:?}: {lines:?}\n{spoken:#?}\n{asked:#?}")
                }
            };
            text = text[line.len()..].trim_start_matches(['.', ' ']);
        }
    }
    assert!(spoken_again <= 2, "{lines:#?} {spoken:#?}");
    assert!(
        printed.len() <= 5 || was_lost(&lines),
        "{lines:#?} {spoken:#?}"
    );
    assert_eq!(spoken.last().map(|said| &said.text[..]), Some(goodbye));
}

#[test]
fn a_whole_match_in_english() {
    play_a_whole_match("en", "Goodbye.");
}

#[test]
fn a_whole_match_in_italian() {
    play_a_whole_match("it", "Arrivederci.");
}

/// Returns the words that announce each of these moves.
fn deeds(events: &[Value]) -> Vec<(&'static str, String)> {
    let mut deeds = Vec::new();
    let mut before = &Value::Null;
    for event in events.iter().filter(|event| event["type"] != "turn") {
        // The tile that the person drew in vain may be cut short by the next key: they know it, and it is not repeated.
        let in_vain = event["type"] == "passed" && event["seat"] == 0 && before["type"] == "drew";
        if !(in_vain && before["seat"] == 0) {
            deeds.extend(deed(event));
        }
        before = event;
    }
    deeds
}

fn deed(event: &Value) -> Option<(&'static str, String)> {
    let who = if event["seat"] == 0 { "You" } else { "Bruno" };
    match event["type"].as_str()? {
        "passed" => Some((who, "pass".into())),
        "laid" => {
            let name = |half: &str| half.replace('0', "blank");
            let (high, low) = event["tile"].as_str()?.split_once('-')?;
            let (high, low) = (name(high), name(low));
            let double = high == low;
            Some((
                who,
                if double {
                    format!("double {high}")
                } else {
                    format!("{high} {low}")
                },
            ))
        }
        _ => None,
    }
}

/// Presses a key and waits for the beginning of the answer: on a busy machine, the silence before it would be taken for the end
/// of a sentence, and the next key would cut the answer short. Returns once something is said that `answers`.
fn press_and_listen(game: &mut Game, daemon: &StandIn, key: &str, answers: fn(&str) -> bool) {
    let said = daemon.spoken().len();
    let until = Instant::now() + Duration::from_secs(10);
    game.press(key);
    while Instant::now() < until {
        if daemon.spoken()[said..].iter().any(|one| answers(&one.text)) {
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Returns whether this says what the player has done or why they cannot, or that the next round begins. A question that was on
/// its way when they pressed the key does not.
fn answers_deed(text: &str) -> bool {
    let is_question = text.starts_with("Your turn");
    let begins = ["You", "Nothing goes", "Round "];
    Player::is_answer(text) || !is_question && begins.iter().any(|begin| text.starts_with(begin))
}

/// Returns whether anything is said.
fn is_anything(_: &str) -> bool {
    true
}

/// Plays a match at the pace of this voice, which takes this long per letter. The player listens to the end of each question
/// and of their own lays, which are announced only once, and sometimes presses a key in the middle of another sentence. Every
/// move must be spoken, in order; only keys cut it short.
fn play_at_the_pace_of_a_voice(per_letter: Duration) -> Vec<Spoken> {
    let home = Home::with("pause = 50\nwait-for-speech = true");
    let daemon = StandIn::start(Fault::None).with_pace(per_letter);
    let record = home.path("match.jsonl");
    let file = record.display().to_string();
    let arguments = duel("en", &["--limit", "15", "--name", "Zoe", "--record", &file]);
    let mut game = Game::start(&home, Some(&daemon), &arguments);
    let mut player = Player::default();
    let until = Instant::now() + 10 * SOON + per_letter * 12_000;
    let mut keys: Vec<&str> = Vec::new();
    while !player.is_over || !keys.is_empty() {
        assert!(Instant::now() < until, "no end: {:?}", game.lines());
        let lines = game.lines();
        // The last question counts: the turn is announced again after an answer that cut it short.
        let asked = player.keys(&lines);
        if !asked.is_empty() {
            keys = asked;
        }
        let spoken = daemon.spoken();
        let Some(last) = spoken.last() else {
            thread::sleep(Duration::from_millis(5));
            continue;
        };
        let letters = u32::try_from(last.text.chars().count()).expect("few");
        let since = last.at.elapsed();
        let silence = since.saturating_sub(per_letter * letters);
        if silence > Duration::from_millis(250) {
            // The arrow had moved the selection, and Enter was refused.
            if keys.is_empty() && silence > Duration::from_secs(2) {
                keys = vec!["z", "enter", "space"];
            }
            if !keys.is_empty() {
                let key = keys.remove(0);
                // These only name a tile and count hands.
                let answers = if matches!(key, "z" | "c") {
                    is_anything
                } else {
                    answers_deed
                };
                press_and_listen(&mut game, &daemon, &Player::typed(&[key]), answers);
            }
        } else if spoken.len() % 4 == 3
            && !last.text.starts_with("You: ")
            && since > per_letter * letters / 3
        {
            let key = spoken.len() / 4 % 4;
            press_and_listen(
                &mut game,
                &daemon,
                ["c", "t", "s", "\x1b[C"][key],
                is_anything,
            );
        }
        thread::sleep(per_letter);
    }
    thread::sleep(per_letter * 300 + Duration::from_millis(500));
    let spoken = daemon.spoken();
    // Keys for information cut moves short, which do not come back.
    let heard: Vec<&str> = spoken.iter().map(|said| &said.text[..]).collect();
    let heard = heard.join("\n");
    let mut rest = &heard[..];
    let text = fs::read_to_string(&record).expect("a record");
    let events: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an event"))
        .collect();
    let deeds = deeds(&events);
    assert!(deeds.len() > 20, "{text}");
    let lines = game.lines();
    let is_shown = |who: &str, deed: &str| {
        let mut lines = lines.iter();
        lines.any(|line| line.contains(who) && line.contains(deed))
    };
    for (who, deed) in deeds {
        let found = rest.match_indices(who).map(|(at, _)| at).find(|at| {
            let told = &rest[*at..];
            let told = told.split(['.', ';', '!', '\n']).next().unwrap_or_default();
            told.contains(&deed)
        });
        let Some(at) = found else {
            let may_be_shown_alone = was_lost(&lines) && is_shown(who, &deed);
            assert!(may_be_shown_alone, "{who} {deed} is not heard: {heard}");
            continue;
        };
        rest = &rest[at + who.len()..];
    }
    spoken
}

#[test]
fn at_the_pace_of_the_voice_every_move_is_heard_in_its_order() {
    play_at_the_pace_of_a_voice(Duration::from_millis(2));
}

/// To read what a player hears: `cargo test --test all at_ordinary_speed -- --ignored --nocapture`.
#[test]
#[ignore = "takes some minutes"]
fn a_whole_match_is_heard_at_ordinary_speed() {
    let spoken = play_at_the_pace_of_a_voice(Duration::from_millis(70));
    let start = spoken[0].at;
    for said in spoken {
        let cut = if said.cancelled { "  (cut)" } else { "" };
        println!(
            "{:7.1}  {}{cut}",
            (said.at - start).as_secs_f32(),
            said.text
        );
    }
}
