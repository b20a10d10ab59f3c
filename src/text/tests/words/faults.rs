//! Faults that people make in a translation, each planted alone in a correct copy: the checker reports it at its place, in a
//! line that can be understood without knowing the syntax.

use std::fs;
use std::path::Path;

use serpente_text::words::{Detail, begin, check};
use tempfile::TempDir;

use serpente_testing::speaker::words_in;

/// Faults in a copy of Italian: the file, a text in it, its replacement, and the report.
const IN_ITALIAN: &[(&str, &str, &str, &str)] = &[
    // Text left in English.
    (
        "menus",
        "main-menu = Menu principale.",
        "main-menu = Main menu.",
        "main-menu is still in English.",
    ),
    (
        "games",
        "[draw] Pescare quando non puoi posare",
        "[draw] Drawing when stuck",
        "rule-name [draw] is still in English.",
    ),
    (
        "games",
        "rule-name =\n",
        "# same draw\nrule-name =\n",
        "rule-name is not as in English, as # same says above it.",
    ),
    (
        "menus",
        "main-menu = Menu principale.",
        "# same\nmain-menu = Il menu.",
        "main-menu is not as in English, as # same says above it.",
    ),
    (
        "menus",
        "main-menu = Menu principale.",
        "# same few\nmain-menu = Il menu.",
        "main-menu is not as in English, as # same says above it.",
    ),
    // Signs of the syntax.
    (
        "menus",
        "main-menu = Menu",
        "main-menu Menu",
        "main-menu has no = behind it.",
    ),
    (
        "menus",
        "main-menu = Menu principale.",
        "main-menu = Menu\nprincipale.",
        "This line belongs to no message. Begin it with spaces if it goes on with the one above.",
    ),
    (
        "menus",
        "main-menu = Menu",
        "main-men\u{f9} = Menu",
        "main-men\u{f9} cannot be the name of a message. Keep the English names.",
    ),
    (
        "menus",
        "main-menu = Menu principale.",
        "main-menu =\n\tMenu principale.",
        "This is a tab. Use spaces.",
    ),
    (
        "menus",
        "main-menu = Menu",
        "main-menu\t= Menu",
        "This is a tab. Use spaces.",
    ),
    (
        "locale",
        "list-comma = { \", \" }",
        "list-comma = { \u{201c}, \u{201d} }",
        "This is a curly quotation mark. Use a straight one, \".",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno {\u{a0}$number }",
        "This is a no-break space. Use a plain one.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno { $number",
        "The character } is expected here.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno $number }",
        "This brace closes nothing. To say a brace, put it in quotes within braces.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno { \"a }",
        "A quotation mark is not closed.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { $number } { \"\\x\" }",
        "There is no such escape sequence.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { }",
        "This cannot be understood.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus =",
        "minus has no text.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { $number ->\n [one] a { $number }\n }",
        "A choice needs exactly one default, marked with an asterisk.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { $number ->\n *[one] a\n *[other] b\n }",
        "A choice needs exactly one default, marked with an asterisk.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { list-none ->\n *[a] b\n }",
        "This value cannot select a variant.",
    ),
    // Names.
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno { $numero }",
        "minus is not given a variable numero.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno { $numero }",
        "minus leaves out the variable number.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno",
        "minus leaves out the variable number.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { -meno } { $number }",
        "minus uses the term meno, which is not there.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { meno } { $number }",
        "minus uses the message meno, which is not there.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { MENO($number) } { $number }",
        "minus calls MENO, which does not exist.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { NUMBER($number, useGroupping: 0) }",
        "minus gives a function the option useGroupping, which it does not know.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { NUMBER($number, type: \"ordnal\") }",
        "minus gives a function the option type, which it does not know.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = { minus } { $number }",
        "minus uses itself.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno { $number }\nminus = meno { $number }",
        "minus is there twice.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno { $number }\n    .breve = x",
        "The program has no message minus.breve.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minos = meno { $number }",
        "The program has no message minos.",
    ),
    (
        "locale",
        "minus = meno { $number }",
        "minus = meno { $number } { \"1234567890123456\" } { 1234567890123456 }",
        "A number in minus has more than 15 digits.",
    ),
    // The voice and its tag.
    (
        "locale",
        "language-voice = it",
        "language-voice = italiano",
        "italiano is not the tag of a voice, such as it or pt-BR.",
    ),
    (
        "locale",
        "language-voice = it",
        "language-voice = xx",
        "xx is not the tag of a voice, such as it or pt-BR.",
    ),
];

/// Faults in a language that has only this text: tag, file, text, and the report.
const ALONE: &[(&str, &str, &str, &str)] = &[
    // Numbers.
    (
        "it",
        "locale",
        "fault-too-large = { $limit ->\n [one] u\n [few] a\n *[other] b\n }",
        "fault-too-large has a form few, which is never chosen.",
    ),
    (
        "pl",
        "locale",
        "fault-too-large = { $limit ->\n [one] a\n *[other] b\n }",
        "fault-too-large has no [few] for 2, 3, 4; [many] for 5, 6, 7.",
    ),
    (
        "pl",
        "locale",
        "fault-too-large = { $limit ->\n [one] a\n [few] b\n *[many] c\n }",
        "",
    ),
    (
        "pl",
        "locale",
        "fault-too-large = { $limit ->\n [one] a\n [few] b\n *[other] c\n }",
        "",
    ),
    (
        "pl",
        "locale",
        "fault-too-large = To { $limit } kibibajty.",
        "fault-too-large says the same for every number in limit. Your language has [few] for 2, 3, 4; [many] for 5, 6, 7; [one] for 1.",
    ),
    (
        "pl",
        "locale",
        "# one form\nfault-too-large = To { $limit } KiB.",
        "",
    ),
    ("ja", "errors", "locales-wrong = { $count } \u{3053}", ""),
    (
        "ca",
        "errors",
        "locales-wrong = Hi ha { $count } coses malament.",
        "locales-wrong says the same for every number in count. Your language has [one] for 1; [other] for 2, 3, 4.",
    ),
    (
        "ca",
        "errors",
        "# one form\nlocales-wrong = Coses malament: { $count }.",
        "",
    ),
    (
        "ca",
        "errors",
        "locales-wrong = { $count ->\n [1] Una cosa.\n *[other] { $count } coses.\n }",
        "",
    ),
    (
        "ca",
        "errors",
        "locales-wrong = { $count ->\n [one] Una cosa.\n }",
        "A choice needs exactly one default, marked with an asterisk.",
    ),
];

/// Returns the report on a folder in English, line by line.
fn told(folder: &Path) -> Vec<String> {
    let english = words_in("en");
    let problems = check(folder).into_iter();
    problems
        .map(|problem| english.text(&problem.fault, Detail::Normal))
        .collect()
}

fn folder(name: &str) -> (TempDir, std::path::PathBuf) {
    let home = TempDir::new().expect("a temporary folder can be made");
    let folder = home.path().join(name);
    (home, folder)
}

#[test]
fn each_fault_in_a_copy_is_told() {
    for (file, from, to, expected) in IN_ITALIAN {
        let (_home, folder) = folder("it");
        begin(&folder).expect("room");
        assert_eq!(told(&folder), [""; 0]);
        let path = folder.join(format!("{file}.ftl"));
        let text = fs::read_to_string(&path).expect("it was begun");
        assert!(text.contains(from), "{file} has no {from}");
        fs::write(&path, text.replacen(from, to, 1)).expect("room");
        let told = told(&folder);
        assert!(told.iter().any(|line| line == expected), "{to}: {told:?}");
        assert!(told.len() <= 3, "{to}: {told:?}");
    }
}

#[test]
fn each_fault_of_a_message_alone_is_told() {
    for (tag, file, text, expected) in ALONE {
        let (_home, folder) = folder(tag);
        fs::create_dir(&folder).expect("room");
        fs::write(folder.join(format!("{file}.ftl")), text).expect("room");
        let mut told = told(&folder);
        told.retain(|line| !line.ends_with("is missing.") && line != "It is not there.");
        told.retain(|line| !line.starts_with("The program has no message"));
        let expected: Vec<&str> = [*expected]
            .into_iter()
            .filter(|line| !line.is_empty())
            .collect();
        assert_eq!(told, expected, "{text}");
    }
}

#[test]
fn files_from_any_editor_are_read() {
    for change in [
        |text: &str| text.replace('\n', "\r"),
        |text: &str| text.replace('\n', "\r\n"),
        |text: &str| format!("\u{feff}{text}"),
        |text: &str| text.trim_end().to_owned(),
    ] {
        let (_home, folder) = folder("it");
        begin(&folder).expect("room");
        for file in fs::read_dir(&folder).expect("it is there").flatten() {
            let text = fs::read_to_string(file.path()).expect("text");
            fs::write(file.path(), change(&text)).expect("room");
        }
        assert_eq!(told(&folder), [""; 0]);
    }
}

#[test]
fn files_and_folders_that_are_none_are_told() {
    for (name, expected) in [
        (
            "Italiano",
            "The name of this folder is not a language tag such as it or pt-BR.",
        ),
        (
            "my language",
            "The name of this folder is not a language tag such as it or pt-BR.",
        ),
        (
            "xx",
            "There is no language xx. The folder is named by a tag such as it or pt-BR.",
        ),
    ] {
        let (_home, folder) = folder(name);
        fs::create_dir(&folder).expect("room");
        fs::write(folder.join("menus.ftl"), "main-menu = x").expect("room");
        assert_eq!(told(&folder), [expected]);
        // The same beside other languages.
        assert_eq!(told(folder.parent().expect("a home")), [expected]);
    }
    for (file, bytes, expected) in [
        (
            "menu.ftl",
            &b"a = b"[..],
            "The program has no locale file of this name.",
        ),
        (
            "menus.ftl",
            b"main-menu = Il men\xf9",
            "It is not UTF-8 text. Save it as UTF-8.",
        ),
        (
            "menus.ftl",
            &vec![b'#'; 1 << 21],
            "It is larger than 1024 kibibytes. No locale file is.",
        ),
        (
            "menus.ftl",
            &[b"main-menu = x".as_slice(), &vec![b'x'; 20_000]].concat(),
            "main-menu is longer than 16 kibibytes. No message is.",
        ),
        (
            "menus.ftl",
            &[b"main-menu = ".as_slice(), &[b'{'; 100]].concat(),
            "Too many braces within braces.",
        ),
    ] {
        let (_home, folder) = folder("it");
        fs::create_dir(&folder).expect("room");
        fs::write(folder.join(file), bytes).expect("room");
        let told = told(&folder);
        assert!(
            told.iter().any(|line| line == expected),
            "{expected}: {told:?}"
        );
    }
    let (_home, folder) = folder("it");
    assert_eq!(told(&folder), ["It is not there."]);
}
