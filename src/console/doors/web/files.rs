//! The files of the page, all inside the program, and what a browser is told of each: that nothing comes from elsewhere.

use crate::sound::{earcons, wave};
use axum::http::header::{self, HeaderName};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A file for a browser.
pub(super) struct File {
    kind: &'static str,
    pub(super) bytes: Cow<'static, [u8]>,
}

/// What holds for every file. Scripts, styles, sounds and the line are this server's alone; no other page may frame it.
const LAWS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; \
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

impl IntoResponse for File {
    fn into_response(self) -> Response {
        (LAWS, [(header::CONTENT_TYPE, self.kind)], self.bytes).into_response()
    }
}

const TEMPLATE: &str = include_str!("page/page.html");

const SCRIPT: &str = "text/javascript; charset=utf-8";

const FILES: [(&str, &str, &str); 10] = [
    (
        "page.css",
        "text/css; charset=utf-8",
        include_str!("page/page.css"),
    ),
    ("icon.svg", "image/svg+xml", include_str!("page/icon.svg")),
    ("main.js", SCRIPT, include_str!("page/main.js")),
    ("region.js", SCRIPT, include_str!("page/region.js")),
    ("line.js", SCRIPT, include_str!("page/line.js")),
    ("paint.js", SCRIPT, include_str!("page/paint.js")),
    ("face.js", SCRIPT, include_str!("page/face.js")),
    ("keys.js", SCRIPT, include_str!("page/keys.js")),
    ("voice.js", SCRIPT, include_str!("page/voice.js")),
    ("sounds.js", SCRIPT, include_str!("page/sounds.js")),
];

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
    let mut files = FILES.into_iter();
    let (_, kind, text) = files.find(|(known, _, _)| *known == name)?;
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
    fn every_sound_is_there_and_nothing_else() {
        for &cue in earcons::CUES {
            let file = sound(&format!("{}.wav", earcons::name(cue))).expect("a sound");
            assert!(file.bytes.starts_with(b"RIFF"), "{cue:?}");
        }
        assert!(sound("laid").is_none() && sound("../main.js").is_none());
        assert!(named("main.js").is_some() && named("page.html").is_none());
    }
}
