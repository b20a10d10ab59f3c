//! The command `serpente say`: a language's sentences, to proofread them by ear.

use std::fs;

use serpente_text::announce::say::FILES;

use super::game::SOON;
use super::{Game, Home};
use serpente_testing::stand_in::{Fault, StandIn};

/// Returns what the command prints into a pipe.
fn printed(home: &Home, arguments: &[&str]) -> Vec<String> {
    let out = home.run(&[&["say"], arguments].concat());
    assert!(out.status.success(), "{out:?}");
    let text = String::from_utf8(out.stdout).expect("text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn a_message_is_told_with_its_samples() {
    let home = Home::with("");
    assert_eq!(
        printed(&home, &["goodbye", "--lang", "it"]),
        ["goodbye: Arrivederci."]
    );
    // Other samples are printed without the name, other variants with theirs, and nothing twice.
    let opened = printed(&home, &["opened", "--lang", "en"]);
    assert_eq!(opened[0], "opened: Ada: 6 4.");
    assert_eq!(opened[1], "D'Annunzio: double 5.");
    assert!(opened.iter().any(|line| line.starts_with("opened.full: ")));
    let mut once = opened.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), opened.len(), "{opened:?}");
    // With the name that the checker uses.
    assert_eq!(printed(&home, &["opened.full", "--lang", "en"]), opened);
}

#[test]
fn a_part_that_is_a_sentence_or_a_key_is_told_as_one() {
    let home = Home::with("");
    assert_eq!(
        printed(&home, &["your-turn-draw", "--lang", "en"])[0],
        "your-turn-draw: Your turn. Left 6, right 4. Nothing fits: Space to draw."
    );
    assert_eq!(
        printed(&home, &["ways-out", "--lang", "en"]),
        ["ways-out: The others play on. Q to leave, End for the result."]
    );
}

#[test]
fn a_file_or_a_beginning_is_all_that_belongs_to_it() {
    let home = Home::with("");
    let names = |arguments: &[&str]| {
        let lines = printed(&home, arguments).into_iter();
        let named = lines.filter_map(|line| line.split_once(": ").map(|(name, _)| name.to_owned()));
        named.collect::<Vec<_>>()
    };
    let tutorial = FILES.iter().find(|(name, _)| *name == "tutorial");
    let (_, tutorial) = tutorial.expect("a file");
    assert_eq!(tutorial[0].id, "tutorial-welcome");
    for file in ["tutorial", "tutorial.ftl", "some/where/tutorial.ftl"] {
        let told = names(&[file, "--lang", "de"]);
        let all = tutorial.iter().map(|message| message.id.to_owned());
        let missing: Vec<_> = all.filter(|id| !told.contains(id)).collect();
        assert_eq!(missing, [""; 0], "{file}");
    }
    let all = names(&["--lang", "eu"]);
    for (_, messages) in FILES {
        for message in *messages {
            assert!(all.iter().any(|name| name == message.id), "{}", message.id);
        }
    }
    let some = names(&["fault-no", "--lang", "en"]);
    let all = FILES.iter().flat_map(|(_, messages)| *messages);
    let expected: Vec<&str> = all
        .filter(|message| message.id.starts_with("fault-no"))
        .map(|message| message.id)
        .collect();
    assert!(expected.len() > 2 && expected.len() < 10, "{expected:?}");
    assert_eq!(some, expected);
}

#[test]
fn what_a_language_does_not_have_is_told_in_english_and_said_to_be() {
    let home = Home::with("");
    let folder = home.path("data/serpente/locales/ca");
    fs::create_dir_all(&folder).expect("room");
    fs::write(folder.join("menus.ftl"), "main-menu = El menú.\n").expect("room");
    assert_eq!(
        printed(&home, &["main-menu", "--lang", "ca"]),
        ["main-menu: El menú."]
    );
    assert_eq!(
        printed(&home, &["goodbye", "--lang", "ca"]),
        ["goodbye, in English: Goodbye."]
    );
}

#[test]
fn an_unknown_name_is_answered_with_those_like_it() {
    let home = Home::with("");
    for given in ["godbye", "", "xyzzy/plugh.ftl", &"long".repeat(1000)] {
        let out = home.run(&["say", given, "--lang", "en"]);
        assert_eq!(out.status.code(), Some(2), "{out:?}");
        assert_eq!(out.stdout, b"");
        let said = String::from_utf8(out.stderr).expect("text");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains("Near it are "), "{said}");
        assert!(given != "godbye" || said.contains("goodbye"), "{said}");
    }
}

#[test]
fn at_a_terminal_each_sentence_is_one_key_apart() {
    let home = Home::with("pause = 0");
    let daemon = StandIn::start(Fault::None);
    let arguments = ["say", "minus", "--lang", "en", "--speech", "on"];
    let mut game = Game::start(&home, Some(&daemon), &arguments);
    let heard = |text: &str| {
        let told = daemon.wait_for(|spoken| spoken.text == text, SOON);
        assert!(told.is_some(), "{text}: {:?}", daemon.texts());
    };
    heard("minus: minus Ada");
    game.press("\x1b[B");
    heard("minus D'Annunzio");
    game.until("minus D'Annunzio");
    let mut lines = game.lines();
    // On a busy machine the voice may be late. That is told, and is no sentence of this command.
    lines.retain(|line| !line.starts_with("Speech is "));
    assert_eq!(
        lines,
        ["minus: minus Ada", "minus D'Annunzio"],
        "nothing comes by itself"
    );
    // Escape leaves.
    game.press("\x1b");
    game.until("Goodbye");
}
