//! The files of the page, all embedded in the program, and the headers that forbid the browser to
//! load anything from elsewhere.
//!
//! The page is a single file that includes its style and its script, which the headers allow by
//! their hashes. Every file is made once, compressed if that helps, and then only sent: a request
//! costs the people at the tables nothing.

use axum::body::Bytes;
use axum::http::header::{self, HeaderMap, HeaderName};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;
use serpente_synth::{BODIES, Body, RATE, RECIPES, REFERENCE, Recipe};
use serpente_text::words::KnownLanguage;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZero;
use std::sync::LazyLock;
use zopfli::{Format, Options};

/// A file for a browser.
pub(super) struct PageFile {
    content_type: &'static str,
    /// The value of `ETag`: a browser that already has this version is not sent the file again.
    version: HeaderValue,
    bytes: Bytes,
    /// The same bytes compressed, unless the file is a sound or a picture, which is compressed
    /// already.
    deflated: Option<Bytes>,
}

impl PageFile {
    /// A file that is sent as it is.
    fn new(content_type: &'static str, bytes: impl Into<Bytes>) -> Self {
        let bytes = bytes.into();
        let quoted = format!("\"{:016x}\"", hash_of(&bytes));
        PageFile {
            content_type,
            version: HeaderValue::from_str(&quoted).expect("digits are a header's value"),
            bytes,
            deflated: None,
        }
    }

    /// A file that is sent compressed to browsers that accept this. Compressing the page takes a
    /// tenth of a second.
    fn compressed(content_type: &'static str, bytes: impl Into<Bytes>) -> Self {
        let mut file = Self::new(content_type, bytes);
        let mut deflated = Vec::new();
        // More iterations take twice as long and save 60 bytes of the page.
        let options = Options {
            iteration_count: NonZero::<u64>::MIN,
            ..Options::default()
        };
        zopfli::compress(options, Format::Zlib, &file.bytes[..], &mut deflated)
            .expect("it is written to memory");
        file.deflated = Some(deflated.into());
        file
    }

    /// Returns the compressed length.
    #[cfg(test)]
    pub(super) fn compressed_length(&self) -> usize {
        self.deflated.as_ref().expect("a compressed file").len()
    }

    /// Returns the response to a browser that sent these headers. It may have this version already,
    /// and may accept compressed files.
    pub(super) fn answer(&self, request: &HeaderMap) -> Response {
        let version = [(header::ETAG, self.version.clone())];
        if let Some(had) = request.get(header::IF_NONE_MATCH)
            && contains(had.as_bytes(), self.version.as_bytes())
        {
            return (StatusCode::NOT_MODIFIED, HEADERS.clone(), version).into_response();
        }
        let content_type = [(header::CONTENT_TYPE, self.content_type)];
        match &self.deflated {
            Some(deflated) if accepts_deflate(request) => {
                let encoding = [(header::CONTENT_ENCODING, "deflate")];
                let body = deflated.clone();
                (HEADERS.clone(), version, content_type, encoding, body).into_response()
            }
            _ => (HEADERS.clone(), version, content_type, self.bytes.clone()).into_response(),
        }
    }
}

/// Returns the response with data that change, which no browser may keep.
pub(super) fn changing(json: String) -> Response {
    let content_type = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (HEADERS.clone(), content_type, json).into_response()
}

/// Returns whether a part of these bytes is the other ones.
fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

fn accepts_deflate(request: &HeaderMap) -> bool {
    let Some(accepted) = request.get(header::ACCEPT_ENCODING) else {
        return false;
    };
    let codings = accepted.to_str().unwrap_or_default();
    codings.split(',').any(|coding| coding.trim() == "deflate")
}

fn hash_of(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

/// The headers of every file. Scripts, styles, sounds and connections come from this server alone;
/// no other page may frame this one.
static HEADERS: LazyLock<HeaderMap> = LazyLock::new(|| {
    let policy = format!(
        "default-src 'none'; script-src '{}' 'self'; style-src '{}'; connect-src 'self'; img-src 'self'; \
         manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'; require-trusted-types-for 'script'",
        policy_hash(SCRIPT),
        policy_hash(STYLE),
    );
    HeaderMap::from_iter([
        (
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_str(&policy).expect("it is plain text"),
        ),
        (
            header::X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ),
        (
            header::REFERRER_POLICY,
            HeaderValue::from_static("no-referrer"),
        ),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            HeaderValue::from_static("same-origin"),
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            HeaderValue::from_static("same-origin"),
        ),
        // Another version of the program has another page.
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (
            header::VARY,
            HeaderValue::from_static("accept-language, accept-encoding"),
        ),
    ])
});

/// Returns the hash of a script or a style as a policy writes it.
fn policy_hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

const TEMPLATE: &str = include_str!("page/page.html");

const STYLE: &str = include_str!(concat!(env!("OUT_DIR"), "/page.css"));

/// All scripts, joined by the build script of this crate.
const SCRIPT: &str = include_str!(concat!(env!("OUT_DIR"), "/page.js"));

/// Returns a short hash of the contents of the page. A page of another version reloads itself.
pub(super) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let contents = [TEMPLATE, STYLE, SCRIPT].concat();
        format!("{:016x}", hash_of(contents.as_bytes()))
    });
    &VERSION
}

/// A game that can be chosen on the page, with its texts in the language of the page.
pub(super) struct GameToPlay {
    pub(super) id: &'static str,
    pub(super) name: String,
    pub(super) about: String,
}

/// Everything on the page that differs by language.
pub(super) struct PageTexts {
    /// The tag of the page's language.
    pub(super) tag: String,
    /// The page's own texts in it, by their names there.
    pub(super) words: BTreeMap<String, String>,
    pub(super) games: Vec<GameToPlay>,
    /// All languages that can be chosen.
    pub(super) languages: Vec<KnownLanguage>,
}

/// Returns the page in a language.
pub(super) fn page(texts: &PageTexts) -> PageFile {
    let page = markup(texts)
        .replace("<!--style-->", &format!("<style>{STYLE}</style>"))
        .replace(
            "<!--script-->",
            &format!("<script type=\"module\">{SCRIPT}</script>"),
        );
    PageFile::compressed("text/html; charset=utf-8", page)
}

/// Returns the page without style and script.
pub(super) fn markup(texts: &PageTexts) -> String {
    let mut buttons = String::new();
    for GameToPlay { id, name, about } in &texts.games {
        let name = escaped(name);
        let about = escaped(about);
        let _ = writeln!(
            buttons,
            "<li><button type=\"button\" data-to=\"play\" data-game=\"{id}\">{name} \
             <small>{about}</small></button>"
        );
    }
    // Links: a list to choose from speaks of its choice by itself, and then a screen reader does not read the page.
    let mut links = String::new();
    for KnownLanguage { tag, name, .. } in &texts.languages {
        let mark = if *tag == texts.tag {
            " aria-current=\"true\""
        } else {
            ""
        };
        let _ = write!(
            links,
            "<a href=\"?lang={0}\" hreflang=\"{0}\" lang=\"{0}\"{mark}>{1}</a> ",
            escaped(tag),
            escaped(name)
        );
    }
    let mut page = TEMPLATE
        .replace("{language}", &escaped(&texts.tag))
        .replace("{version}", version())
        .replace("<!--languages-->", &links)
        .replace("<!--games-->", &buttons);
    for (name, text) in &texts.words {
        page = page.replace(&format!("{{{name}}}"), &escaped(text));
    }
    page
}

/// The files other than the page, by their names.
static FILES: LazyLock<[(&str, PageFile); 6]> = LazyLock::new(|| {
    [
        (
            // The page fetches it after the first press, since the page itself has to be light.
            "synth.js",
            PageFile::compressed(
                "text/javascript; charset=utf-8",
                include_str!("page/synth.js"),
            ),
        ),
        (
            "worker.js",
            PageFile::compressed(
                "text/javascript; charset=utf-8",
                include_str!("page/worker.js"),
            ),
        ),
        (
            "icon.svg",
            PageFile::compressed("image/svg+xml", include_str!("page/icon.svg")),
        ),
        (
            "icon-180.png",
            PageFile::new("image/png", &include_bytes!("page/icon-180.png")[..]),
        ),
        (
            "icon-512.png",
            PageFile::new("image/png", &include_bytes!("page/icon-512.png")[..]),
        ),
        (
            "manifest.json",
            PageFile::compressed(
                "application/manifest+json",
                include_str!("page/manifest.json"),
            ),
        ),
    ]
});

/// Returns a file other than the page.
pub(super) fn named(name: &str) -> Option<&'static PageFile> {
    let (_, file) = FILES.iter().find(|(file_name, _)| *file_name == name)?;
    Some(file)
}

/// The recipes of the sounds, from which the page computes them.
#[derive(Serialize)]
struct SoundTable {
    rate: u32,
    reference: f64,
    bodies: &'static [Body],
    recipes: &'static [Recipe],
}

/// Returns the table of the sounds.
pub(super) fn sounds() -> &'static PageFile {
    static TABLE: LazyLock<PageFile> = LazyLock::new(|| {
        let table = SoundTable {
            rate: RATE,
            reference: REFERENCE,
            bodies: BODIES,
            recipes: RECIPES,
        };
        let text = serde_json::to_string(&table).expect("a table can be written");
        PageFile::compressed("application/json", text)
    });
    &TABLE
}

/// Escapes a text for HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn words_cannot_leave_their_place_in_the_page() {
        let page = markup(&PageTexts {
            tag: "en".to_owned(),
            words: BTreeMap::from([("title".to_owned(), "<b>\"&'".to_owned())]),
            games: Vec::new(),
            languages: Vec::new(),
        });
        assert!(page.contains("<title>&lt;b&gt;&quot;&amp;&#39;</title>"));
    }

    fn answer(name: &str, header: Option<(HeaderName, &str)>) -> Response {
        let mut request = HeaderMap::new();
        if let Some((name, value)) = header {
            request.insert(name, value.parse().expect("a value"));
        }
        named(name).expect("a file").answer(&request)
    }

    #[test]
    fn a_browser_that_has_a_file_is_not_sent_it_again() {
        let first = answer("worker.js", None);
        assert_eq!(first.status(), StatusCode::OK);
        let version = first.headers()[header::ETAG].to_str().expect("text");
        for had in [version, &format!("\"0\", W/{version}")] {
            let again = answer("worker.js", Some((header::IF_NONE_MATCH, had)));
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        }
        let other = answer("worker.js", Some((header::IF_NONE_MATCH, "\"0\"")));
        assert_eq!(other.status(), StatusCode::OK);
        assert!(!other.headers().contains_key(header::CONTENT_ENCODING));
    }

    #[test]
    fn texts_are_compressed_and_pictures_are_not() {
        let accepts = Some((header::ACCEPT_ENCODING, "gzip, deflate"));
        let text = answer("worker.js", accepts.clone());
        assert_eq!(text.headers()[header::CONTENT_ENCODING], "deflate");
        let picture = answer("icon-180.png", accepts);
        assert!(!picture.headers().contains_key(header::CONTENT_ENCODING));
    }

    #[test]
    fn a_policy_names_scripts_by_their_hash() {
        // The expected value is the output of `openssl dgst -sha256 -binary | base64`.
        assert_eq!(
            policy_hash(""),
            "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        );
    }

    #[test]
    fn no_two_scripts_declare_the_same_name() {
        // What is declared outside of functions is not indented. In the page, nothing is.
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("web/page");
        let mut declared = BTreeSet::new();
        for entry in fs::read_dir(folder).expect("the page") {
            let path = entry.expect("a file").path();
            let is_of_the_page = path.extension().is_some_and(|extension| extension == "js");
            // These two run by themselves.
            if !is_of_the_page || path.ends_with("worker.js") || path.ends_with("synth.js") {
                continue;
            }
            let script = fs::read_to_string(&path).expect("a script");
            for line in script.lines() {
                let plain = line.strip_prefix("export ").unwrap_or(line);
                let Some((keyword, rest)) = plain.split_once(' ') else {
                    continue;
                };
                let rest = match keyword {
                    "async" => rest.trim_start_matches("function "),
                    "const" | "let" | "function" | "class" => rest,
                    _ => continue,
                };
                // Either one name, or several in brackets.
                let names = match rest.strip_prefix('[') {
                    Some(several) => several.split(']').next().unwrap_or_default(),
                    None => rest.split([' ', '(', ';']).next().unwrap_or_default(),
                };
                for name in names.split(", ") {
                    let is_new = declared.insert(name.to_owned());
                    assert!(is_new, "{name} is declared twice: {line}");
                }
            }
        }
        assert!(declared.len() > 100, "{declared:?}");
        // These are the browser's. A script that declared one would take it from all others.
        for name in [
            "document",
            "history",
            "location",
            "name",
            "navigator",
            "window",
        ] {
            assert!(!declared.contains(name), "{name}");
        }
    }

    #[test]
    fn script_and_style_can_stand_in_the_page() {
        assert!(!SCRIPT.contains("</") && !SCRIPT.contains("<!--") && !STYLE.contains("</"));
        assert!(!SCRIPT.contains("\nimport ") && !SCRIPT.contains("\nexport "));
    }

    #[test]
    fn what_takes_the_focus_has_a_role_and_a_name() {
        let mut found = 0;
        for piece in TEMPLATE.split('<') {
            let Some((tag, _)) = piece.split_once('>') else {
                continue;
            };
            if !tag.contains("tabindex=\"0\"") {
                continue;
            }
            found += 1;
            // Screen readers tell no name of an element that only groups others for the eye.
            assert!(tag.starts_with("ol ") || tag.contains(" role="), "{tag}");
            let is_named = tag.contains(" aria-label=") || tag.contains(" aria-labelledby=");
            assert!(is_named, "{tag}");
        }
        assert!(found > 2, "{found}");
    }

    #[test]
    fn the_table_of_sounds_is_small() {
        let script = named("synth.js").expect("a file");
        let both = sounds().compressed_length() + script.compressed_length();
        assert!(both < 10_000, "{both}");
        assert!(named("worker.js").is_some() && named("page.html").is_none());
    }
}
