//! What a report of a fault should tell of the system, for whoever looks into it: no words, so the same in every language.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

/// Each that is known.
pub fn facts() -> Vec<String> {
    let facts = twin::facts().into_iter().flatten();
    facts
        .map(|fact| fact.replace(char::is_control, " "))
        .collect()
}
