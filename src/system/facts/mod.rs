//! Facts about the system for a bug report. They are not translated, so that every developer can
//! read them.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

/// Returns each fact that is known.
pub fn facts() -> Vec<String> {
    let facts = twin::facts().into_iter().flatten();
    facts
        .map(|fact| fact.replace(char::is_control, " "))
        .collect()
}
