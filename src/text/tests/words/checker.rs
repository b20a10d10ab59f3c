//! The checker finds every planted fault, and none in our own files.

use std::collections::HashSet;
use std::path::Path;

use serpente_text::announce::say::locale;
use serpente_text::announce::{Message, say};
use serpente_text::words::{Detail, LocaleProblem, Words, check};

use super::{embedded, faults, folder};
use serpente_testing::speaker::words_in;

/// A translation of `tile` without a fault.
const LAID: &str = "tile =
    { $double ->
        [yes] { $high }: { $low } x.
       *[no] { $high }: { $low } y.
    }
";

/// A language, a file, a text in it; the line, and the checker's message in English.
type Planted = (
    &'static str,
    &'static str,
    &'static str,
    usize,
    &'static str,
);

const PLANTED: &[Planted] = &[
    (
        "ca",
        "locale",
        "tile = { $low } { $double }",
        1,
        "tile leaves out the variable high.",
    ),
    (
        "ca",
        "locale",
        "tile = { $double ->\n [yes] { $high } { $low }\n *[no] { $low }\n }",
        1,
        "tile leaves out the variable high.",
    ),
    (
        "ca",
        "locale",
        "tile = { $high } { $low } { $double } { $seat }",
        1,
        "tile is not given a variable seat.",
    ),
    (
        "ca",
        "locale",
        "tile = { $double ->\n [lefft] a\n *[no] b\n } { $high } { $low }",
        1,
        "tile has a form lefft, which is never chosen.",
    ),
    (
        "ca",
        "locale",
        "tile = { $double ->\n [lefft] a\n *[no] b\n } { $high } { $low }",
        1,
        "tile has no form yes.",
    ),
    (
        "ca",
        "locale",
        "-a = x\ntile-too = x",
        2,
        "The program has no message tile-too.",
    ),
    (
        "ca",
        "menus",
        "main-menu = x\n    .breif = x",
        1,
        "The program has no message main-menu.breif.",
    ),
    (
        "ca",
        "menus",
        "main-menu = x\n\nmain-menu = y",
        3,
        "main-menu is there twice.",
    ),
    (
        "ca",
        "menus",
        "-menu = x\n-menu = y",
        2,
        "menu is there twice.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { -menu }",
        1,
        "main-menu uses the term menu, which is not there.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { -menu.x ->\n *[a] b\n }\n-menu = x",
        1,
        "main-menu uses the term menu.x, which is not there.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { -menu }\n-menu = { $x }",
        1,
        "main-menu is not given a variable x.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { quit }\nquit = { $x }",
        1,
        "main-menu is not given a variable x.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { menu }",
        1,
        "main-menu uses the message menu, which is not there.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { key-space.long }",
        1,
        "main-menu uses the message key-space.long, which is not there.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { BIG(1) }",
        1,
        "main-menu calls BIG, which does not exist.",
    ),
    (
        "ca",
        "menus",
        "# x\n\nmain-menu = { main-menu }",
        3,
        "main-menu uses itself.",
    ),
    (
        "ca",
        "menus",
        "-a = { -b }\n-b = { -a }",
        2,
        "b uses itself.",
    ),
    (
        "ca",
        "menus",
        "-a = { -b }{ -c }\n-b = { -a }{ -d }\n-c = { -b }\n-d = x\n-e = { -c }",
        3,
        "c uses itself.",
    ),
    (
        "ca",
        "menus",
        "main-menu =\n    .brief = x",
        1,
        "main-menu has no text.",
    ),
    (
        "ca",
        "menus",
        "main-menu = Main menu.",
        1,
        "main-menu is still in English.",
    ),
    (
        "ca",
        "table",
        "redeal =\n { $reason ->\n [no-centre] Nobody has the centre. The tiles are dealt again.\n [five-doubles] Un altre.\n [all-passed] Un altre.\n [many-doubles] Un altre.\n [many-alike] Un altre.\n [six-doubles] Un altre.\n *[no-double] Un altre.\n }",
        1,
        "redeal [no-centre] is still in English.",
    ),
    ("ca", "menus", "main-menu =", 1, "main-menu has no text."),
    (
        "ca",
        "menus",
        "\nmain-menu",
        2,
        "main-menu has no = behind it.",
    ),
    (
        "ca",
        "menus",
        "main-menu = x }",
        1,
        "This brace closes nothing. To say a brace, put it in quotes within braces.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { \"x }",
        1,
        "A quotation mark is not closed.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { \"\\x\" }",
        1,
        "There is no such escape sequence.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { $x ->\n [a] b\n }",
        3,
        "A choice needs exactly one default, marked with an asterisk.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { key-space ->\n *[a] b\n }",
        1,
        "This value cannot select a variant.",
    ),
    (
        "ca",
        "locale",
        "fault-too-large = { $limit ->\n [one] a\n [few] b\n *[other] c\n }",
        1,
        "fault-too-large has a form few, which is never chosen.",
    ),
    (
        "ca",
        "locale",
        "fault-too-large = { $limit ->\n *[one] a\n }",
        1,
        "fault-too-large has no [other] for 2, 3, 4.",
    ),
    (
        "pl",
        "locale",
        "fault-too-large = { $limit ->\n [one] a\n *[other] c\n }",
        1,
        "fault-too-large has no [few] for 2, 3, 4; [many] for 5, 6, 7.",
    ),
    (
        "pt-PT",
        "locale",
        "fault-too-large = { $limit ->\n [2] a\n *[one] b\n }",
        1,
        "fault-too-large has no [other] for 3, 4, 5.",
    ),
    (
        "it",
        "locale",
        "fault-too-large = { NUMBER($limit, type: \"ordinal\") ->\n [one] a\n *[other] b\n }",
        1,
        "fault-too-large has no [many] for 8, 11, 80.",
    ),
    (
        "ca",
        "review",
        "end-either = { $low ->\n [8] { $high } u { $low }\n *[other] { $high } o { $low }\n }",
        1,
        "end-either has a form 8, which is never chosen.",
    ),
    (
        "ca",
        "settings",
        "detail = { $detail ->\n [0] a\n [brief] b\n [full] c\n *[normal] d\n }",
        1,
        "detail has a form 0, which is never chosen.",
    ),
    (
        "ca",
        "review",
        "ends = Esquerra { $left }, dreta { $right }.",
        1,
        "ends.brief is missing.",
    ),
    (
        "ca",
        "review",
        "ends = Esquerra { $left }, dreta { $right }.\n    .brief = { $left }.",
        1,
        "ends.brief leaves out the variable right.",
    ),
    (
        "ca",
        "menus",
        "main-menu = { }",
        1,
        "This cannot be understood.",
    ),
];

/// Returns what the checker finds in a folder with this file, apart from missing messages.
fn found(tag: &str, file: &str, text: &str) -> Vec<LocaleProblem> {
    let users = folder(&[(&format!("{tag}/{file}.ftl"), text.as_bytes())]);
    let mut problems = check(users.path());
    problems.retain(|problem| problem.place.is_some());
    problems
}

#[test]
fn our_own_languages_have_no_fault() {
    let english = words_in("en");
    let problems = check(Path::new("../../locales"));
    let told: Vec<String> = problems
        .iter()
        .map(|problem| english.text(&problem.into(), Detail::Normal))
        .collect();
    assert_eq!(told, [""; 0]);
    for tag in embedded() {
        assert_eq!(check(&Path::new("../../locales").join(tag)), []);
    }
}

#[test]
fn every_planted_fault_is_found() {
    let english = words_in("en");
    let mut kinds = HashSet::new();
    for (tag, file, text, line, expected) in PLANTED {
        let problems = found(tag, file, text);
        kinds.extend(problems.iter().map(|problem| problem.fault.id()));
        let told = |problem: &LocaleProblem| {
            let line = problem.place.map(|place| place.line);
            (line, english.text(&problem.fault, Detail::Normal))
        };
        let told: Vec<_> = problems.iter().map(told).collect();
        assert!(
            told.contains(&(Some(*line), (*expected).to_owned())),
            "{text}: {told:?}"
        );
        assert!(told.len() <= 3, "{text}: {told:?}");
    }
    assert!(kinds.len() > 20, "{} kinds of faults", kinds.len());
}

#[test]
fn what_is_not_there_is_no_fault() {
    let users = folder(&[
        ("ca/tabel.ftl", LAID.as_bytes()),
        ("ca/locale.ftl", LAID.as_bytes()),
        ("it/menus.ftl", b"main-menu = Il menu"),
    ]);
    // A message that is in no file is taken from English. A file that can contain no message is a fault.
    let expected = [
        locale::fault_unknown_file(),
        locale::fault_duplicate_in(
            "tile".to_owned(),
            users.path().join("ca/locale.ftl").display().to_string(),
            1,
        ),
    ];
    assert_eq!(faults(check(users.path())), expected);
    assert_eq!(
        faults(check(&users.path().join("absent"))),
        [locale::fault_absent()]
    );
    assert_eq!(faults(check(&users.path().join("it"))), []);
}

#[test]
fn a_few_messages_of_a_region_are_laid_over_its_language() {
    let text = b"main-menu = Menu do jogo\n";
    let users = folder(&[
        ("pt-AO/menus.ftl", text),
        ("fr-CA/menus.ftl", b"main-menu = Le menu"),
    ]);
    assert_eq!(check(users.path()), []);
    let (words, problems) = Words::new(Some(users.path()));
    assert_eq!(problems, []);
    let told = |tag: &str, message: &Message| {
        let language = words.find(&[tag]).expect("it is there");
        words.text(language, message, Detail::Normal)
    };
    let (menu, space) = (say::menus::main_menu(), say::keys::key_space());
    assert_eq!(told("pt-AO", &menu), "Menu do jogo");
    assert_eq!(told("pt-AO", &space), "Espaço");
    assert_eq!(told("pt", &menu), "Menu principal.");
    assert_eq!(told("fr-CA", &space), "Espace");
    // A user's Portuguese text is also used for Brazil, unless Brazil has its own.
    let users = folder(&[("pt/menus.ftl", b"main-menu = O menu\ngoodbye = Adeus.")]);
    let (words, _) = Words::new(Some(users.path()));
    let brazil = words.find(&["pt-BR"]).expect("it is ours");
    let told = |message: &Message| words.text(brazil, message, Detail::Normal);
    assert_eq!(told(&menu), "O menu");
    assert_eq!(told(&say::menus::goodbye()), "Até a próxima.");
}

#[test]
fn the_system_of_a_country_is_spoken_to_as_its_people_speak() {
    let words = words_in("en").words;
    let tag = |wished: &str| words.find(&[wished]).map(|found| words.tag(found));
    for (wished, expected) in [
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt-PT", "pt"),
        ("pt", "pt"),
        ("pt-AO", "pt"),
        ("es", "es"),
        ("es-ES", "es"),
        ("es_DO.UTF-8", "es-419"),
        ("es-MX", "es-419"),
        ("es-419", "es-419"),
    ] {
        assert_eq!(tag(wished).as_deref(), Some(expected), "{wished}");
    }
}

#[test]
fn a_file_that_is_no_locale_file_is_one_line() {
    for (text, expected) in [
        (
            &b"<!DOCTYPE html>\n<p>main-menu = x</p>\n<p>y</p>"[..],
            locale::fault_html(),
        ),
        (
            b"Carta a la familia\n\nEstimados todos\nAdios\n",
            locale::fault_unindented(),
        ),
    ] {
        let users = folder(&[("ca/menus.ftl", text)]);
        assert_eq!(faults(check(users.path())), [expected]);
    }
}

#[test]
fn letters_of_another_encoding_are_found() {
    for (text, is_misread) in [
        ("main-menu = MenÃº principal", true),
        ("main-menu = Menu â€œprincipalâ€", true),
        ("main-menu = Menú, à È «É» NÃO, „Spaß“", false),
    ] {
        let users = folder(&[("ca/menus.ftl", text.as_bytes())]);
        let misread = locale::fault_misread("main-menu".to_owned());
        let expected = if is_misread {
            vec![misread]
        } else {
            Vec::new()
        };
        assert_eq!(faults(check(users.path())), expected, "{text}");
    }
}

#[test]
fn what_is_still_english_is_no_plural_fault_too() {
    let english = "fault-too-large = It is larger than { $limit } kibibytes. No locale file is.\n";
    assert_eq!(found("pl", "locale", english).len(), 1);
    let english = "goal-limit =\n    { $limit ->\n        [one] to one point\n       *[other] to { $limit } points\n    }\n";
    let faults = faults(found("pl", "table", english));
    assert_eq!(faults, [locale::fault_same("goal-limit".to_owned())]);
}

#[test]
fn good_files_are_let_be() {
    for (file, text) in [
        ("locale", LAID),
        (
            "locale",
            "tile = { $high }: { $low }, { $double ->\n [yes] x\n *[other] y\n }.\n    .brief = { $low }",
        ),
        ("menus", "# The same.\n# same\nmain-menu = Main menu."),
        (
            "menus",
            "main-menu = { -menu(case: \"x\") } { -menu.y ->\n [a] b\n *[c] d\n }\n-menu = { $case }\n    .y = z",
        ),
        (
            "locale",
            "list-comma = { \", \" }\nfault-too-large = { $limit }",
        ),
        (
            "locale",
            "fault-too-large = { $limit ->\n [1] u\n *[other] v\n }",
        ),
        (
            "locale",
            "fault-too-large = { NUMBER($limit, type: \"ordinal\") ->\n [one] u\n [two] v\n [few] w\n *[other] x\n }",
        ),
        // The round is reported for the message that is referred to.
        (
            "table",
            "match-goes-on = { $game } continua. { round-begins }\nround-begins = Ronda { $round }.",
        ),
    ] {
        assert_eq!(found("ca", file, text), [], "{text}");
    }
}

/// A file has room for so many entries that following the references of each alone would take too long.
#[test]
fn references_are_followed_however_many_there_are() {
    const COUNT: usize = 20_000;
    let row = |last: &str| {
        let next = |at| format!("{{ -a{at} }}");
        let mut rows = Vec::new();
        for at in 0..COUNT {
            let refers = if at + 1 < COUNT {
                next(at + 1)
            } else {
                last.to_owned()
            };
            rows.push(format!("-a{at} = {refers}\n"));
        }
        rows.concat()
    };
    assert_eq!(found("ca", "menus", &row("x")), []);
    let ring = found("ca", "menus", &row("{ -a0 }"));
    assert_eq!(
        ring.iter()
            .filter(|problem| problem.fault.id() == "fault-loop")
            .count(),
        COUNT
    );
    assert_eq!(ring.len(), COUNT);

    let rows: Vec<String> = (0..50)
        .map(|at| format!("-a{at} = {}\n", "{ -long(x: 1) }".repeat(1000)))
        .collect();
    let long = format!("-long = {}\n{}", "{ $x }".repeat(2000), rows.concat());
    assert_eq!(found("ca", "menus", &long), []);
}
