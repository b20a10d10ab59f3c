//! Valid and invalid command lines.

use super::*;
use serpente_device::settings::Overrides;
use serpente_engine::table::LONGEST_NAME;

fn line(text: &str) -> Result<ParsedArguments, Message> {
    parse(text.split_whitespace().map(OsString::from))
}

fn good(text: &str) -> ParsedArguments {
    line(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

#[test]
fn every_command_is_understood() {
    let file = || PathBuf::from("a.jsonl");
    let table = [
        ("", Subcommand::Menu),
        ("play", Subcommand::Play),
        ("resume", Subcommand::Resume(None)),
        ("resume a.jsonl", Subcommand::Resume(Some(file()))),
        ("simulate", Subcommand::Simulate),
        ("simulate --json", Subcommand::Simulate),
        ("replay a.jsonl", Subcommand::Replay(file())),
        ("replay --check a.jsonl", Subcommand::Replay(file())),
        ("games", Subcommand::Games),
        ("games --json", Subcommand::Games),
        ("keys", Subcommand::Keys),
        ("locales", Subcommand::Locales),
        ("locales --check a.jsonl", Subcommand::Locales),
        ("locales --new a.jsonl", Subcommand::Locales),
        ("arena", Subcommand::Arena),
        ("perft a.jsonl", Subcommand::Perft(vec![file()])),
        ("speech", Subcommand::Speech),
        ("sounds", Subcommand::Sounds(None)),
        ("sounds a.jsonl --check", Subcommand::Sounds(Some(file()))),
        (
            "hear a.jsonl --at menu --json",
            Subcommand::Hear(vec![file()]),
        ),
        ("help", Subcommand::Help("")),
        ("help -h", Subcommand::Help("")),
        ("--help", Subcommand::Help("")),
        ("play -h", Subcommand::Help("play")),
        ("-V play -h", Subcommand::Help("play")),
        ("--new a.jsonl locales", Subcommand::Locales),
        ("say", Subcommand::Say(None)),
        ("say laid", Subcommand::Say(Some("laid".into()))),
        ("-V", Subcommand::Version),
    ];
    for (text, command) in table {
        assert_eq!(good(text).command, command, "{text}");
    }
    for command in COMMANDS {
        let needs_more = matches!(command.operand, Operand::One(_));
        assert_eq!(line(command.name).is_err(), needs_more, "{}", command.name);
    }
}

#[test]
fn every_option_is_understood() {
    let request = good(
        "play --game coppie --players 4 --teams 2x2 --humans 2 --bots easy,expert:500 --set 9 --hand 7 \
         --limit 150 --rounds 3 --preset Dominicano --rule draw=until --rule whole-team --seed 18446744073709551615 --record - \
         --name Ada --lang it --locales lang --speech off --sound=on --rate -20 --volume 80",
    );
    let table = TableArguments {
        game: Some("coppie".into()),
        players: Some(4),
        teams: Some((2, 2)),
        humans: Some(2),
        bots: vec!["easy".into(), "expert:500".into()],
        set: Some(9),
        hand: Some(7),
        limit: Some(150),
        rounds: Some(3),
        preset: Some("dominicano".into()),
        rules: vec![
            ("draw".into(), Some("until".into())),
            ("whole-team".into(), None),
        ],
    };
    let matches = MatchArguments {
        seed: Some(u64::MAX),
        count: None,
        record: Some(RecordTo::StandardOutput),
    };
    let player = PlayerArguments {
        name: Some("Ada".into()),
        language: Some("it".into()),
        locales: Some("lang".into()),
        voice: Overrides {
            speech: Some(false),
            sound: Some(true),
            rate: Some(-20),
            volume: Some(80),
        },
    };
    let expected = CommandOptions {
        table,
        matches,
        player,
        ..CommandOptions::default()
    };
    assert_eq!(request.options, expected);
    assert_eq!(good("simulate --matches 3").options.matches.count, Some(3));
    assert_eq!(good("perft --depth 6").options.perft.depth, Some(6));
    for (text, on) in [("games", false), ("games --json", true)] {
        assert_eq!(good(text).options.json, on);
    }
    for (text, on) in [("replay a", false), ("replay --check a", true)] {
        assert_eq!(good(text).options.check, on);
    }
    let file = || PathBuf::from("a.jsonl");
    for (text, translation) in [
        ("locales", None),
        ("locales --check a.jsonl", Some(Locales::Check(file()))),
        ("locales --new a.jsonl", Some(Locales::New(file()))),
        ("--new a.jsonl locales", Some(Locales::New(file()))),
    ] {
        assert_eq!(good(text).options.translation, translation, "{text}");
    }
    let heard = good("hear a.jsonl --at menu --json").options;
    assert_eq!((heard.at, heard.json), (HeardAt::Menu, true));
    assert_eq!(
        good("--lang it keys").options.player.language.as_deref(),
        Some("it")
    );
}

#[test]
fn what_cannot_be_used_is_told_in_one_sentence() {
    let table = [
        ("paly", "unknown-command-meant"),
        ("dance", "unknown-command"),
        ("play --sed 1", "unknown-option-meant"),
        ("play --xyzzyplugh", "unknown-option"),
        ("play -x", "unknown-option"),
        ("play --seed", "option-without-value"),
        ("play --name --lang it", "option-without-value"),
        ("play --record=", "option-without-value"),
        ("play --seed -1", "option-seed"),
        ("play --seed 18446744073709551616", "option-seed"),
        ("play --players 1", "option-number"),
        ("play --players 11", "option-number"),
        ("play --players two", "option-number"),
        ("play --players 99999999999999999999", "option-number"),
        ("play --humans -1", "option-number"),
        ("play --hand 0", "option-number"),
        ("play --limit 0", "option-number"),
        ("play --rate 101", "option-number"),
        ("play --volume -1", "option-number"),
        ("simulate --matches 0", "option-number"),
        ("play --set 7", "option-choice"),
        ("play --speech maybe", "option-choice"),
        ("play --teams 2", "option-teams"),
        ("play --teams 0x2", "option-teams"),
        ("play --teams 2x2x2", "option-teams"),
        ("play --players 5 --teams 2x2", "option-players-and-teams"),
        ("play --game=../x", "option-game"),
        ("play --bots ,", "option-bots"),
        ("play --bots expert:0", "option-bots"),
        ("play --bots a,a,a,a,a,a,a,a,a,a,a", "option-bots"),
        ("play --rule =x", "option-rule"),
        ("play --rule draw=", "option-rule"),
        ("play --name=", "option-name"),
        ("play --lang x", "option-language"),
        ("play --matches 3", "option-not-here"),
        ("keys --players 3", "option-not-here"),
        ("play --json", "option-not-here"),
        ("play --check", "option-not-here"),
        ("play --depth 3", "option-not-here"),
        ("--check locales", "option-without-value"),
        ("locales --check", "option-without-value"),
        ("locales --new", "option-without-value"),
        ("--new locales", "option-not-here"),
        ("play --new", "option-without-value"),
        ("play --new a", "option-not-here"),
        ("games --json=yes", "option-takes-no-value"),
        ("play table", "argument-not-wanted"),
        ("resume a b", "argument-not-wanted"),
        ("replay", "file-wanted"),
    ];
    for (text, id) in table {
        match line(text) {
            Ok(request) => panic!("{text} was taken for {request:?}"),
            Err(message) => assert_eq!(message.id(), id, "{text}"),
        }
    }
}

/// Returns an option with a value that it accepts.
fn value_of(option: &OptionDef) -> String {
    let value = match option.value {
        None => return format!("--{}", option.name),
        Some("ID") => "classic",
        Some("N") => "2",
        Some("TxM") => "2x2",
        Some("LEVEL" | "LEVEL,LEVEL" | "easy, normal or expert") => "easy",
        Some("TOP") => "9",
        Some("NAME=VALUE") => "draw=until",
        Some("FILE" | "DIR" | "FOLDER") => "a",
        Some("DATE") => "2026-12-24",
        Some("NAME") => "Ada",
        Some("TAG") => "it",
        Some("on or off") => "off",
        Some("ADDRESS:PORT") => "127.0.0.1:7",
        Some("ADDRESS,ADDRESS") => "nats://127.0.0.1:7,tls://a.example",
        Some("NETWORK") => "10.0.0.0/8",
        Some("HOST") => "domino.example",
        Some("warn, info or debug") => "debug",
        Some("-100 to 100") => "-7",
        Some("0 to 100") => "7",
        Some("turn, menu or question") => "menu",
        Some(other) => panic!("--{}: no sample of {other}", option.name),
    };
    format!("--{} {value}", option.name)
}

#[test]
fn every_option_is_for_the_commands_it_names_and_no_other() {
    for command in COMMANDS {
        let file = if let Operand::One(_) = command.operand {
            " a"
        } else {
            ""
        };
        for option in OPTIONS {
            // These two options are valid only together.
            let beside = match option.name {
                "tls-cert" => " --tls-key a",
                "tls-key" => " --tls-cert a",
                _ => "",
            };
            let text = format!("{} {}{beside}{file}", command.name, value_of(option));
            // An option with several definitions has one for each of its commands.
            let taken = OPTIONS.iter().filter(|other| other.name == option.name);
            let fits = taken.clone().find(|other| other.is_for(command));
            if fits.is_none_or(|fits| fits.value == option.value) {
                let nobody = matches!(command.name, "simulate" | "arena" | "perft");
                let refused = nobody && option.name == "humans";
                assert_eq!(line(&text).is_ok(), fits.is_some() && !refused, "{text}");
            }
        }
    }
}

#[test]
fn options_and_commands_are_told_apart() {
    for (at, option) in OPTIONS.iter().enumerate() {
        for other in &OPTIONS[at + 1..] {
            let shared = COMMANDS
                .iter()
                .find(|one| option.is_for(one) && other.is_for(one));
            let is_same = option.name == other.name && shared.is_some();
            assert!(!is_same, "--{} means two things", option.name);
        }
        let known = |name: &&str| CommandDef::named(name).is_none();
        let unknown = option.commands.iter().find(|name| known(name));
        assert_eq!(unknown, None, "--{}", option.name);
    }
    let mut names: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), COMMANDS.len());
    for (letter, name) in [('h', "help"), ('V', "version")] {
        let option = OptionDef::lettered(letter).expect("the letter is known");
        assert_eq!(option.name, name);
    }
    assert!(OptionDef::lettered('v').is_none());
}

#[test]
fn the_language_is_found_on_a_line_that_is_of_no_use() {
    for text in ["--lang it --locales b dance", "dance --lang=it --locales=b"] {
        let arguments: Vec<OsString> = text.split(' ').map(OsString::from).collect();
        let options = language_of(&arguments);
        assert_eq!(options.player.language.as_deref(), Some("it"), "{text}");
        assert_eq!(options.player.locales, Some("b".into()), "{text}");
    }
}

#[test]
fn the_option_that_was_meant_is_named() {
    let told = line("play --plyers 4").unwrap_err();
    assert_eq!(told, say::unknown_option_meant("--plyers", "--players"));
    let told = line("simulat").unwrap_err();
    assert_eq!(told, say::unknown_command_meant("simulat", "simulate"));
}

#[test]
fn what_is_no_text_is_told_but_a_file_may_be_called_so() {
    let odd = serpente_system::process::no_text;
    let told = parse(["play".into(), "--name".into(), odd()]).unwrap_err();
    assert_eq!(told.id(), "option-not-text");
    assert_eq!(parse([odd()]).unwrap_err().id(), "unknown-command");
    let resumed = parse(["resume".into(), odd()]).expect("any file");
    assert_eq!(resumed.command, Subcommand::Resume(Some(odd().into())));
}

#[test]
fn a_name_carries_nothing_that_steers() {
    let request = parse(["--name".into(), " A\u{1b}da\n ".into()]).expect("a name");
    assert_eq!(request.options.player.name.as_deref(), Some("Ada"));
    let long = "x".repeat(LONGEST_NAME + 1);
    assert!(parse(["--name".into(), long.into()]).is_err());
}
