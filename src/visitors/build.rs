//! Joins the scripts of the page into one module, so that a browser needs no request for each of
//! them.
//!
//! The scripts stay as they were written. Only the lines that import from another script, and the
//! word `export`, are left out: within one module there is nothing to import. So no two scripts may
//! declare the same name outside of functions, which a test of the page checks. Comments on lines of
//! their own are left out, too: without them, a fifth less is sent. So are the comments of the
//! style, and what the lines of both are indented by, another fiftieth; and the spaces of the style
//! that mean nothing.

use std::path::Path;
use std::{env, fs};

/// The scripts, each after those that it uses.
const SCRIPTS: [&str; 21] = [
    "elements", "words", "tile", "layout", "qr", "keys", "line", "region", "sounds", "voice",
    "listen", "awake", "focus", "chat", "board", "seats", "invite", "result", "tables", "paint",
    "main",
];

fn main() {
    let mut joined = String::new();
    for (at, name) in SCRIPTS.iter().enumerate() {
        let path = format!("web/page/{name}.js");
        println!("cargo::rerun-if-changed={path}");
        let script = fs::read_to_string(&path).expect("every script of the list is a file");
        let mut in_comment = false;
        for line in script.lines() {
            if line.starts_with("import ") {
                let mut is_before = false;
                for earlier in &SCRIPTS[..at] {
                    is_before |= line.ends_with(&format!(" from './{earlier}.js';"));
                }
                assert!(
                    is_before,
                    "{path}: what is imported has to stand earlier in SCRIPTS: {line}"
                );
                continue;
            }
            let text = line.trim_start();
            if in_comment || text.starts_with("/**") {
                in_comment = !text.ends_with("*/");
                continue;
            }
            if text.starts_with("//") {
                continue;
            }
            // No text of the scripts goes on in another line, so what they are indented by means nothing.
            if !text.is_empty() {
                joined.push_str(text.strip_prefix("export ").unwrap_or(text));
                joined.push('\n');
            }
        }
    }
    let folder = env::var_os("OUT_DIR").expect("cargo sets it for a build script");
    fs::write(Path::new(&folder).join("page.js"), joined).expect("cargo has made the folder");
    fs::write(Path::new(&folder).join("page.css"), style()).expect("cargo has made the folder");
}

/// Returns the style without its comments and without the space before its lines.
fn style() -> String {
    let path = "web/page/page.css";
    println!("cargo::rerun-if-changed={path}");
    let written = fs::read_to_string(path).expect("the style is a file");
    let mut rules = String::new();
    let mut rest = written.as_str();
    while let Some((before, comment)) = rest.split_once("/*") {
        rules.push_str(before);
        let (_, behind) = comment.split_once("*/").expect("every comment ends");
        rest = behind;
    }
    rules.push_str(rest);
    let mut style = String::new();
    for line in rules.lines() {
        let text = line.trim();
        if !text.is_empty() {
            style.push_str(text);
            style.push('\n');
        }
    }
    // A browser needs no space beside these signs.
    for (written, sent) in [
        (": ", ":"),
        (", ", ","),
        (" {", "{"),
        ("{ ", "{"),
        ("; ", ";"),
        (";}", "}"),
        (";\n}", "}"),
    ] {
        style = style.replace(written, sent);
    }
    style
}
