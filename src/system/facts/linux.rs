//! Reads the Linux distribution, the terminal and the language.

use std::env::var;
use std::fs;

pub(super) fn facts() -> [Option<String>; 4] {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let mut lines = release.lines();
    let name = lines.find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let language = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| {
        let value = var(name).ok();
        value.filter(|value| !value.is_empty())
    });
    [
        name.map(|name| name.trim_matches('"').to_owned()),
        var("XDG_CURRENT_DESKTOP").ok(),
        var("TERM").ok(),
        language,
    ]
}
