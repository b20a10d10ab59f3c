//! Generates a function for every English message. Each text in `locales/en` declares one; the
//! comment above the text lists the message's arguments in the order of the function's parameters:
//! `# $who (String), $tile (Tile)`.
//!
//! In `say.rs` in `OUT_DIR`, each locale file gets a module of the same name, with the functions
//! and their table `DECLARED`. The types of keywords that they take are declared in
//! `announce/say.rs`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The declaration of one message in a locale file.
struct Entry<'a> {
    id: &'a str,
    /// Names and types of the arguments.
    facts: Vec<(&'a str, &'a str)>,
    /// The lines of the text.
    text: Vec<&'a str>,
}

impl<'a> Entry<'a> {
    /// Reads all messages of a file.
    fn all(file: &Path, text: &'a str) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        let mut comment = Vec::new();
        for line in text.lines() {
            if let Some(fact) = line.strip_prefix("# $").filter(|fact| fact.ends_with(')')) {
                comment.clear();
                for fact in fact.split(", $") {
                    let inner = fact.strip_suffix(')');
                    match inner.and_then(|inner| inner.split_once(" (")) {
                        Some(name_and_kind) => comment.push(name_and_kind),
                        None => panic!("{}: `{line}` is no list of facts", file.display()),
                    }
                }
            } else if line.starts_with(|first: char| first.is_ascii_lowercase())
                && let Some((id, _)) = line.split_once(" =")
            {
                all.push(Self {
                    id,
                    facts: std::mem::take(&mut comment),
                    text: vec![line],
                });
            } else if line.starts_with(' ')
                && let Some(last) = all.last_mut()
            {
                last.text.push(line);
            }
        }
        all
    }

    /// Returns the source of the function that makes the message.
    fn function(&self) -> String {
        let mut text = String::new();
        let mut parameters = String::new();
        let mut args = String::new();
        for line in &self.text {
            let _ = writeln!(text, "/// {line}");
        }
        for (fact, kind) in &self.facts {
            let name = rust_name(fact);
            let _ = write!(parameters, "{name}: {}, ", parameter(kind));
            let _ = write!(args, "(\"{fact}\", {}), ", given(&name, kind));
        }
        let id = self.id;
        let name = rust_name(id);
        format!(
            "/// ```text\n{text}/// ```\n#[must_use]\npub fn {name}({parameters}) -> crate::announce::Message {{\n    \
             crate::announce::Message::declared(\"{id}\", vec![{args}])\n}}\n"
        )
    }

    /// Returns the message's row in `DECLARED`.
    fn row(&self) -> String {
        let mut facts = String::new();
        for (name, kind) in &self.facts {
            let kind = stored(kind);
            let _ = write!(
                facts,
                "(\"{name}\", <{kind} as crate::announce::Fact>::samples), "
            );
        }
        let id = self.id;
        format!("    crate::announce::Declared {{ id: \"{id}\", args: &[{facts}] }},\n")
    }
}

fn rust_name(name: &str) -> String {
    name.replace('-', "_")
}

/// Returns the Rust type of a function's parameter. Callers need not convert what they give to it.
fn parameter(kind: &str) -> String {
    match kind {
        "Number" | "Signed" => "impl crate::announce::Count".to_owned(),
        "List" => "impl IntoIterator<Item: Into<crate::announce::Arg>>".to_owned(),
        "Arg" | "Listed" | "Message" | "String" => format!("impl Into<{}>", stored(kind)),
        _ => stored(kind),
    }
}

/// Returns the source of the argument that a function makes of its parameter.
fn given(name: &str, kind: &str) -> String {
    match kind {
        "List" => format!("crate::announce::Arg::list({name})"),
        "Message" | "String" => {
            format!(
                "crate::announce::Arg::from(Into::<{}>::into({name}))",
                stored(kind)
            )
        }
        "Listed" => format!("Into::<{}>::into({name}).into_arg()", stored(kind)),
        _ => format!("{name}.into()"),
    }
}

/// Returns the Rust type that provides sample values for an argument.
fn stored(kind: &str) -> String {
    match kind {
        "Number" => "u32".to_owned(),
        "Signed" => "i32".to_owned(),
        "List" => "Vec<crate::announce::Arg>".to_owned(),
        "Arg" | "GameName" | "Listed" | "Message" => format!("crate::announce::{kind}"),
        "Pip" | "Tile" => format!("serpente_engine::rules::{kind}"),
        // `String`, `bool`, or a type of keywords.
        _ => kind.to_owned(),
    }
}

fn main() {
    // Locale files are embedded, so a new one must trigger a rebuild.
    println!("cargo::rerun-if-changed=../../locales");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let folder = fs::read_dir("../../locales/en").expect("English is there");
    let mut paths: Vec<PathBuf> = folder
        .map(|file| file.expect("its name can be read").path())
        .collect();
    paths.sort();
    let mut modules = String::new();
    let mut tables = String::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("a locale file is text");
        let stem = path
            .file_stem()
            .and_then(|name| name.to_str())
            .expect("a locale file has a name");
        let entries = Entry::all(&path, &text);
        let functions: String = entries.iter().map(Entry::function).collect();
        let rows: String = entries.iter().map(Entry::row).collect();
        let facts = entries.iter().flat_map(|entry| &entry.facts);
        let kinds: BTreeSet<&str> = facts.map(|(_, kind)| *kind).collect();
        let _ = writeln!(
            modules,
            "/// The messages of `{stem}.ftl`.\npub mod {stem} {{"
        );
        for kind in kinds.into_iter().filter(|kind| stored(kind) == **kind) {
            if !["String", "bool"].contains(&kind) {
                let _ = writeln!(modules, "pub use super::{kind};");
            }
        }
        let _ = writeln!(
            modules,
            "{functions}\n/// Every message declared here.\n\
             pub const DECLARED: &[crate::announce::Declared] = &[\n{rows}];\n}}"
        );
        let _ = writeln!(tables, "    (\"{stem}\", {stem}::DECLARED),");
    }
    let _ = writeln!(
        modules,
        "/// The locale files by name (without `.ftl`), each with the messages it holds.\n\
         pub const FILES: &[(&str, &[super::Declared])] = &[\n{tables}];"
    );
    fs::write(out.join("say.rs"), modules).expect("OUT_DIR can be written");
}
