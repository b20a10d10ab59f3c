//! Names that can be found: no two types of the workspace share one, and no constant is named after nothing but a feeling of time
//! or number.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Types that may share their name, and why.
const SHARED: [(&str, &str); 3] = [
    ("system/", "the same type for each operating system"),
    ("Err", "the error of `FromStr`"),
    ("Error", "the error of a trait"),
];

/// Names that say nothing of what a constant is for.
const VAGUE: [&str; 10] = [
    "AGAIN", "AT_ONCE", "LONG", "MOMENT", "MOST", "PATIENCE", "SILENCE", "SOON", "WAITING", "WHILE",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder that can be listed") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The program's own source files by their path in `src`, without test modules.
pub(crate) fn program() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    let read = |path: PathBuf| {
        let name = path
            .strip_prefix(&root)
            .expect("below src")
            .display()
            .to_string();
        let text = fs::read_to_string(&path).expect("a source file");
        let end = text.find("#[cfg(test)]\nmod tests").unwrap_or(text.len());
        (name, text[..end].to_owned())
    };
    let of_tests = |name: &str| {
        name.starts_with("testing/")
            || name
                .split('/')
                .any(|part| part.contains("tests") || part == "examples")
            || name.contains("/faults/")
            || name.ends_with("laws.rs")
    };
    paths
        .into_iter()
        .map(read)
        .filter(|(name, _)| !of_tests(name))
        .collect()
}

/// The name that a line declares behind one of these words, if it declares one.
fn declared<'a>(line: &'a str, words: &[&str]) -> Option<&'a str> {
    let line = line.trim_start();
    let line = match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(')')?.1,
        Some(rest) if rest.starts_with(' ') => rest,
        _ => line,
    };
    let (word, rest) = line.trim_start().split_once(' ')?;
    words.contains(&word).then_some(())?;
    let end = rest.find(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
    // The name of a type that a macro declares stands where the macro is used.
    Some(&rest[..end.unwrap_or(rest.len())]).filter(|name| !name.is_empty())
}

#[test]
fn no_two_types_share_a_name() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in program() {
        for line in text.lines() {
            // An associated type has the name its trait gives it.
            let words: &[&str] = if line.starts_with(' ') {
                &["struct", "enum", "trait", "union"]
            } else {
                &["struct", "enum", "trait", "union", "type"]
            };
            if let Some(name) = declared(line, words) {
                places
                    .entry(name.to_owned())
                    .or_default()
                    .push(file.clone());
            }
        }
    }
    let may_share = |name: &str, files: &[String]| {
        SHARED.iter().any(|(what, _)| {
            name == *what || what.ends_with('/') && files.iter().all(|file| file.starts_with(what))
        })
    };
    let twice: Vec<_> = places
        .iter()
        .filter(|(name, files)| files.len() > 1 && !may_share(name, files))
        .collect();
    assert!(twice.is_empty(), "{twice:#?}");
}

#[test]
fn every_constant_says_what_it_is_for() {
    let mut vague = Vec::new();
    for (file, text) in program() {
        for line in text.lines() {
            if let Some(name) = declared(line, &["const", "static"])
                && VAGUE.contains(&name)
            {
                vague.push(format!("{file}: {name}"));
            }
        }
    }
    assert!(vague.is_empty(), "{vague:#?}");
}

#[test]
fn the_tests_that_the_page_on_security_names_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/security.md")).expect("a page");
    let (_, below) = page
        .split_once("| Promise | Shown by the test |")
        .expect("a table");
    let table = below.split("\n\n").next().unwrap_or_default();
    let mut code = String::new();
    let mut paths = Vec::new();
    for folder in ["src", "tests"] {
        sources(&root.join(folder), &mut paths);
    }
    for path in paths {
        code.push_str(&fs::read_to_string(path).expect("a source file"));
    }
    let named: Vec<&str> = table.split('`').skip(1).step_by(2).collect();
    assert!(named.len() > 5, "{named:?}");
    for name in named {
        if name.contains('/') {
            let file = name.split(' ').next().unwrap_or_default();
            assert!(root.join(file).is_file(), "{name}");
        } else {
            assert!(code.contains(&format!("fn {name}(")), "{name}");
        }
    }
}
