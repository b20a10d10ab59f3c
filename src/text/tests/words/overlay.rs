//! A user's folder laid over our own locale files, with any contents.

use std::fs;

use serpente_text::announce::say::locale;
use serpente_text::announce::{Message, say};
use serpente_text::words::{Detail, TextPosition, Words, check};

use super::{faults, folder, put};

/// Returns a message in the language of this tag, or in English if there is none.
fn told(words: &Words, tag: &str, message: &Message, detail: Detail) -> String {
    let language = words.find(&[tag]).unwrap_or_else(|| words.english());
    words.text(language, message, detail)
}

fn menu(words: &Words, tag: &str, detail: Detail) -> String {
    told(words, tag, &say::menus::main_menu(), detail)
}

fn space(words: &Words, tag: &str) -> String {
    told(words, tag, &say::keys::key_space(), Detail::Normal)
}

#[test]
fn a_users_message_wins_and_a_new_folder_is_a_new_language() {
    let users = folder(&[
        (
            "it/menus.ftl",
            b"\xef\xbb\xbfmain-menu = Il men\xc3\xb9\r\n    .brief = Men\xc3\xb9\r\n",
        ),
        (
            "ca/locale.ftl",
            "language-name = Català\nlanguage-voice = ca-ES\n".as_bytes(),
        ),
        (
            "ca/menus.ftl",
            b"main-menu =\n    Men\xc3\xba\n    principal\n",
        ),
        (".git/menus.ftl", b"main-menu = no"),
        ("ca/menus.ftl~", b"main-menu = no"),
    ]);
    let (words, problems) = Words::new(Some(users.path()));
    assert_eq!(problems, []);
    assert_eq!(menu(&words, "it", Detail::Normal), "Il menù");
    assert_eq!(menu(&words, "it", Detail::Brief), "Menù");
    assert_eq!(menu(&words, "it", Detail::Full), "Il menù");
    assert_eq!(space(&words, "it"), "Spazio");
    let known = words.languages();
    let catalan = known
        .iter()
        .find(|known| known.tag == "ca")
        .map(|known| (&known.name[..], &known.voice[..]));
    assert_eq!(catalan, Some(("Català", "ca-ES")));
    assert_eq!(menu(&words, "ca", Detail::Normal), "Menú principal");
    // Messages that are not translated are announced in English.
    assert_eq!(space(&words, "ca"), "Space");
}

#[test]
fn edited_files_are_taken_up_and_lost_languages_left() {
    let users = folder(&[("ca/menus.ftl", b"main-menu = Un")]);
    let (words, _) = Words::new(Some(users.path()));
    let catalan = words.find(&["ca"]).expect("it is there");
    let now = || {
        let text = words.text(catalan, &say::menus::main_menu(), Detail::Normal);
        (words.tag(catalan), words.voice(catalan), text)
    };
    let is = |tag: &str, text: &str| (tag.to_owned(), tag.to_owned(), text.to_owned());
    put(users.path(), "ca/menus.ftl", b"main-menu = Dos");
    assert_eq!(now(), is("ca", "Un"));
    assert_eq!(words.reload(), []);
    assert_eq!(now(), is("ca", "Dos"));
    fs::remove_dir_all(users.path().join("ca")).expect("the folder can be removed");
    put(users.path(), "aa/menus.ftl", b"main-menu = Tres");
    assert_eq!(words.reload(), []);
    assert_eq!(now(), is("en", "Main menu."));
    assert_eq!(words.find(&["ca"]), None);
    // After a removed language comes the language after English.
    assert_eq!(
        words.beside(catalan, true),
        words.beside(words.english(), true)
    );
    put(users.path(), "ca/menus.ftl", b"main-menu = Quatre");
    assert_eq!(words.reload(), []);
    assert_eq!(now(), is("ca", "Quatre"));
    assert_eq!(words.find(&["ca"]), Some(catalan));
}

#[test]
fn a_broken_file_costs_its_broken_messages_only() {
    let users = folder(&[(
        "it/menus.ftl",
        "# perché\nmain-menu = Il { $menù }\n\nkey-space = La barra\n".as_bytes(),
    )]);
    let (words, problems) = Words::new(Some(users.path()));
    assert_eq!(menu(&words, "it", Detail::Normal), "Menu principale.");
    assert_eq!(space(&words, "it"), "La barra");
    let [problem] = problems.as_slice() else {
        panic!("one problem: {problems:?}");
    };
    assert!(problem.file.ends_with("it/menus.ftl"), "{}", problem.file);
    assert_eq!(
        problem.place,
        Some(TextPosition {
            line: 2,
            column: 22
        })
    );
    assert_eq!(problem.fault, locale::fault_expected("}".to_owned()));
    let text = told(&words, "it", &Message::from(problem), Detail::Normal);
    assert!(
        text.ends_with("it/menus.ftl, riga 2, colonna 22: Qui ci vuole il carattere }."),
        "{text}"
    );
}

#[test]
fn a_message_that_fails_is_told_by_the_next_that_does_not() {
    for broken in [
        "main-menu = Il { $hole }",
        "main-menu = Il { -hole }",
        "main-menu = Il { -term(other: 1) }\n-term = { $hole }",
        "main-menu = Il { hole }",
        "main-menu = Il { HOLE() }",
        "main-menu = Il { NUMBER() }",
        "main-menu = { main-menu }",
        "main-menu = { a }\na = { b }\nb = { a }",
        "main-menu = { -a }\n-a = { -b }\n-b = { -a }",
        "main-menu = { -a.x ->\n   *[other] { -a }\n }\n-a = { -b }\n    .x = { -a.x ->\n   *[o] { -a }\n }\n-b = { -a }",
        "main-menu = { \"\" }",
        "main-menu = { \" \" }",
    ] {
        let users = folder(&[
            ("it/menus.ftl", broken.as_bytes()),
            ("ca/menus.ftl", broken.as_bytes()),
            ("en/menus.ftl", broken.as_bytes()),
        ]);
        let (words, problems) = Words::new(Some(users.path()));
        assert_eq!(problems, [], "{broken}");
        for (tag, text) in [
            ("it", "Menu principale."),
            ("ca", "Main menu."),
            ("en", "Main menu."),
        ] {
            for detail in Detail::ALL {
                assert_eq!(menu(&words, tag, detail), text, "{broken}");
            }
        }
    }
}

#[test]
fn a_number_that_is_none_is_told_as_it_is() {
    let users = folder(&[("en/errors.ftl", b"unknown-command = No { NUMBER($given) }.")]);
    let (words, _) = Words::new(Some(users.path()));
    let message = say::errors::unknown_command("x".to_owned());
    let text = told(&words, "en", &message, Detail::Normal);
    assert_eq!(text, "No x.");
}

#[test]
fn a_laugh_a_billion_times_over_ends() {
    let mut laughs = "main-menu = { l9 }\nl0 = ha\n".to_owned();
    for level in 1..10 {
        let below = format!("{{ l{} }} ", level - 1).repeat(10);
        laughs.extend([format!("l{level} = "), below, "\n".to_owned()]);
    }
    let users = folder(&[("it/menus.ftl", laughs.as_bytes())]);
    let (words, _) = Words::new(Some(users.path()));
    assert_eq!(menu(&words, "it", Detail::Normal), "Menu principale.");
}

#[test]
fn files_that_are_none_are_named_and_left_out() {
    let deep = [b"main-menu = ".as_slice(), &b"{".repeat(500_000)].concat();
    let deep_lines = [b"main-menu = ".as_slice(), &b"{\n".repeat(300_000)].concat();
    let calls = [b"main-menu = { ".as_slice(), &b"A(\n".repeat(200_000)].concat();
    let text = |length| [b"main-menu = ".as_slice(), &b"x".repeat(length)].concat();
    for (content, fault) in [
        (b"main-menu = Il men\xf9".to_vec(), locale::fault_not_utf8()),
        (vec![0xff; 100], locale::fault_not_utf8()),
        (text(10 << 20), locale::fault_too_large(1024_u32)),
        (
            text(20_000),
            locale::fault_too_long("main-menu".to_owned(), 16_u32),
        ),
        (deep, locale::fault_too_deep()),
        (deep_lines, locale::fault_too_deep()),
        (calls, locale::fault_too_deep()),
    ] {
        let users = folder(&[
            ("it/menus.ftl", &content),
            ("it/keys.ftl", b"key-space = La barra"),
        ]);
        let (words, problems) = Words::new(Some(users.path()));
        assert_eq!(faults(problems), std::slice::from_ref(&fault));
        assert_eq!(menu(&words, "it", Detail::Normal), "Menu principale.");
        assert_eq!(space(&words, "it"), "La barra");
        assert!(faults(check(users.path())).contains(&fault));
    }
}

#[test]
fn all_files_together_have_one_budget() {
    let text = [b"main-menu = Menu\n# ".as_slice(), &b"x".repeat(1_000_000)].concat();
    let tags = ["aa", "ab", "ae", "af", "ak", "am", "an", "ar", "as", "av"];
    let paths: Vec<String> = tags.iter().map(|tag| format!("{tag}/menus.ftl")).collect();
    let files: Vec<(&str, &[u8])> = paths.iter().map(|path| (&path[..], &text[..])).collect();
    let users = folder(&files);
    let (words, problems) = Words::new(Some(users.path()));
    assert_eq!(faults(problems), [locale::fault_too_much(2048_u32)]);
    let read = tags
        .iter()
        .filter(|tag| words.find(&[tag]).is_some())
        .count();
    assert_eq!(read, 2, "two megabytes");
    assert_eq!(
        faults(check(users.path()))
            .iter()
            .filter(|fault| **fault == locale::fault_too_much(2048_u32))
            .count(),
        1
    );
    // However little each file contains.
    let paths: Vec<String> = (0..3000).map(|number| format!("it/{number}.ftl")).collect();
    let files: Vec<(&str, &[u8])> = paths.iter().map(|path| (&path[..], &b""[..])).collect();
    let users = folder(&files);
    let (_, problems) = Words::new(Some(users.path()));
    assert_eq!(faults(problems), [locale::fault_too_much(2048_u32)]);
}

#[test]
fn folders_that_are_none_are_named_and_left_out() {
    let users = folder(&[
        ("not a tag/menus.ftl", b"main-menu = x"),
        ("file", b"x"),
        ("it/menus.ftl/inner", b"x"),
        ("empty/readme", b"x"),
        ("pt_BR/menus.ftl", b"main-menu = Menu do jogo"),
    ]);
    let (words, problems) = Words::new(Some(users.path()));
    // A language cannot be called `empty`.
    let expected = [
        locale::fault_not_a_tag(),
        locale::fault_unreadable(),
        locale::fault_not_a_tag(),
    ];
    assert_eq!(faults(problems), expected);
    assert_eq!(menu(&words, "pt-BR", Detail::Normal), "Menu do jogo");
    let (_, problems) = Words::new(Some(&users.path().join("absent")));
    assert_eq!(faults(problems), [locale::fault_absent()]);
    let (_, problems) = Words::new(Some(&users.path().join("file")));
    assert_eq!(faults(problems), [locale::fault_unreadable()]);
}

#[cfg(unix)]
#[test]
fn what_cannot_be_read_is_named_and_never_waited_for() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let users = folder(&[
        ("it/keys.ftl", b"key-space = La barra"),
        ("ca/menus.ftl", b"main-menu = x"),
    ]);
    let at = |path: &str| users.path().join(path);
    symlink("/dev/zero", at("it/endless.ftl")).expect("links can be made");
    symlink(at("it/loop.ftl"), at("it/loop.ftl")).expect("links can be made");
    symlink("absent", at("it/menus.ftl")).expect("links can be made");
    fs::set_permissions(at("ca"), fs::Permissions::from_mode(0o000))
        .expect("permissions can be set");
    let (words, problems) = Words::new(Some(users.path()));
    let found = faults(problems);
    // The superuser may read everything.
    let expected = if fs::read_dir(at("ca")).is_ok() { 3 } else { 4 };
    fs::set_permissions(at("ca"), fs::Permissions::from_mode(0o700))
        .expect("permissions can be set");
    assert_eq!(found.len(), expected, "{found:?}");
    assert_eq!(found.contains(&locale::fault_forbidden()), expected == 4);
    assert_eq!(space(&words, "it"), "La barra");
}
