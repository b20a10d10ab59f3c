//! The files of the page, all inside the program, and what a browser is told of each: that nothing comes from elsewhere.

use crate::sound::{earcons, wave};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderName};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// A file for a browser.
pub(super) struct File {
    kind: &'static str,
    pub(super) bytes: Cow<'static, [u8]>,
}

/// What holds for every file. Scripts, styles, sounds and the line are this server's alone; no other page may frame it.
const LAWS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; manifest-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    // Another version of the program brings another page.
    (header::CACHE_CONTROL, "no-cache"),
    (header::VARY, "accept-language"),
];

impl File {
    /// The file for a browser that has this version of it already, or another, or none.
    pub(super) fn for_who_has(self, had: Option<&str>) -> Response {
        let mut hasher = DefaultHasher::new();
        self.bytes.hash(&mut hasher);
        let version = format!("\"{:016x}\"", hasher.finish());
        let tag = [(header::ETAG, version.clone())];
        if had.is_some_and(|had| had.contains(&version)) {
            return (StatusCode::NOT_MODIFIED, LAWS, tag).into_response();
        }
        (LAWS, tag, [(header::CONTENT_TYPE, self.kind)], self.bytes).into_response()
    }
}

const TEMPLATE: &str = include_str!("page/page.html");

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The scripts, each behind those it uses. A browser gets them as one.
const SCRIPTS: [(&str, &str); 14] = [
    ("tile", include_str!("page/tile.js")),
    ("layout", include_str!("page/layout.js")),
    ("qr", include_str!("page/qr.js")),
    ("keys", include_str!("page/keys.js")),
    ("line", include_str!("page/line.js")),
    ("region", include_str!("page/region.js")),
    ("sounds", include_str!("page/sounds.js")),
    ("voice", include_str!("page/voice.js")),
    ("awake", include_str!("page/awake.js")),
    ("board", include_str!("page/board.js")),
    ("seats", include_str!("page/seats.js")),
    ("invite", include_str!("page/invite.js")),
    ("paint", include_str!("page/paint.js")),
    ("main", include_str!("page/main.js")),
];

/// All scripts in one, and without what only their readers need.
static BUNDLE: LazyLock<String> = LazyLock::new(|| {
    let scripts = SCRIPTS
        .iter()
        .map(|(name, script)| module(name, &lean(script)));
    scripts.collect()
});

static STYLE: LazyLock<String> = LazyLock::new(|| lean(include_str!("page/page.css")));

/// A script as a part of the bundle: `$name` has what others use of it.
fn module(name: &str, script: &str) -> String {
    let mut told = Vec::new();
    let mut body = String::with_capacity(script.len());
    for line in script.lines() {
        if let Some((what, from)) = line
            .strip_prefix("import ")
            .and_then(|rest| rest.split_once(" from './"))
        {
            let from = from.trim_end_matches(".js';");
            let what = what.trim_start_matches("* as ").replace(" as ", ": ");
            let _ = writeln!(body, "const {what} = ${from};");
            continue;
        }
        let line = match line.strip_prefix("export ") {
            Some(rest) => {
                let mut words = rest.split(|c: char| !c.is_alphanumeric() && c != '_');
                told.extend(
                    words
                        .by_ref()
                        .find(|word| !["async", "function", "const", "class"].contains(word)),
                );
                rest
            }
            None => line,
        };
        body.push_str(line);
        body.push('\n');
    }
    format!(
        "const ${name} = (() => {{\n{body}return {{ {} }};\n}})();\n",
        told.join(", ")
    )
}

/// A script or a style without comments that stand on lines of their own, and without indents.
fn lean(text: &str) -> String {
    let mut is_comment = false;
    let kept = text.lines().map(str::trim).filter(|line| {
        let begins = line.starts_with("/*");
        let comment = is_comment || begins || line.starts_with("//") || line.is_empty();
        is_comment = (is_comment || begins) && !line.ends_with("*/");
        !comment
    });
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// The page itself, in the language of this tag.
pub(super) fn page(language: &str, words: &BTreeMap<String, String>) -> File {
    let mut page = TEMPLATE.replace("{language}", &escaped(language));
    for (name, text) in words {
        page = page.replace(&format!("{{{name}}}"), &escaped(text));
    }
    File {
        kind: "text/html; charset=utf-8",
        bytes: page.into_bytes().into(),
    }
}

/// A file beside the page.
pub(super) fn named(name: &str) -> Option<File> {
    let (kind, text): (_, &'static str) = match name {
        "main.js" => (SCRIPT, &BUNDLE),
        "page.css" => ("text/css; charset=utf-8", &STYLE),
        "icon.svg" => ("image/svg+xml", include_str!("page/icon.svg")),
        "manifest.json" => (
            "application/manifest+json",
            include_str!("page/manifest.json"),
        ),
        _ => return None,
    };
    Some(File {
        kind,
        bytes: text.as_bytes().into(),
    })
}

/// A short sound, by the name of its file.
pub(super) fn sound(file: &str) -> Option<File> {
    let name = file.strip_suffix(".wav")?;
    let mut cues = earcons::CUES.iter().copied();
    let cue = cues.find(|&cue| earcons::name(cue) == name)?;
    Some(File {
        kind: "audio/wav",
        bytes: wave::file_of(&earcons::frames(cue)).ok()?.into(),
    })
}

/// A text as it stands in a page.
fn escaped(text: &str) -> String {
    let mut page = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => page.push_str("&amp;"),
            '<' => page.push_str("&lt;"),
            '>' => page.push_str("&gt;"),
            '"' => page.push_str("&quot;"),
            '\'' => page.push_str("&#39;"),
            other => page.push(other),
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_leave_their_place_in_the_page() {
        let words = BTreeMap::from([("title".to_owned(), "<b>\"&'".to_owned())]);
        let page = page("en", &words);
        let page = str::from_utf8(&page.bytes).expect("text");
        assert!(page.contains("<title>&lt;b&gt;&quot;&amp;&#39;</title>"));
    }

    #[test]
    fn a_browser_that_has_a_file_is_not_sent_it_again() {
        let file = || named("main.js").expect("a script");
        let first = file().for_who_has(None);
        assert_eq!(first.status(), StatusCode::OK);
        let version = first.headers()[header::ETAG]
            .to_str()
            .expect("text")
            .to_owned();
        let again = file().for_who_has(Some(&version));
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = file().for_who_has(Some("\"0\""));
        assert_eq!(other.status(), StatusCode::OK);
    }

    #[test]
    fn the_scripts_are_one_and_the_page_is_light() {
        for (at, (name, script)) in SCRIPTS.iter().enumerate() {
            let uses = script
                .lines()
                .filter_map(|line| line.strip_prefix("import "));
            for line in uses {
                let before = SCRIPTS[..at].iter();
                let mut before = before.map(|(name, _)| format!("'./{name}.js';"));
                assert!(before.any(|file| line.ends_with(&file)), "{name}: {line}");
            }
        }
        assert!(!BUNDLE.contains("\nimport ") && !BUNDLE.contains("\nexport "));
        let weight = BUNDLE.len() + STYLE.len() + TEMPLATE.len();
        assert!(weight <= 80 * 1024, "{weight} bytes");
    }

    #[test]
    fn every_sound_is_there_and_nothing_else() {
        for &cue in earcons::CUES {
            let file = sound(&format!("{}.wav", earcons::name(cue))).expect("a sound");
            assert!(file.bytes.starts_with(b"RIFF"), "{cue:?}");
        }
        assert!(sound("laid").is_none() && sound("../main.js").is_none());
        assert!(named("main.js").is_some() && named("page.html").is_none());
    }
}
