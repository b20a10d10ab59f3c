//! The files of the page, all embedded in the program, and the headers that forbid the browser to load anything from elsewhere.
//!
//! The page is a single file that includes its style and its script, which the headers allow by their hashes.

use axum::http::header::{self, HeaderMap, HeaderName};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serpente_device::sound::{earcons, wave};
use serpente_system::lock;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZero;
use std::sync::{Arc, LazyLock, Mutex};
use zopfli::{Format, Options};

/// A file for a browser.
pub(super) struct PageFile {
    kind: &'static str,
    pub(super) bytes: Cow<'static, [u8]>,
}

/// The headers of every file. Scripts, styles, sounds and connections come from this server alone; no other page may frame this
/// one.
static HEADERS: LazyLock<HeaderMap> = LazyLock::new(|| {
    let policy = format!(
        "default-src 'none'; script-src '{}'; style-src '{}'; connect-src 'self'; img-src 'self'; manifest-src 'self'; \
         worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
        hash_of(&BUNDLE),
        hash_of(&STYLE),
    );
    let policy = HeaderValue::from_str(&policy).expect("it is plain text");
    let fixed = [
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
        // Another version of the program has another page.
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language, accept-encoding"),
    ];
    let fixed = fixed.map(|(name, law)| (name, HeaderValue::from_static(law)));
    [(header::CONTENT_SECURITY_POLICY, policy)]
        .into_iter()
        .chain(fixed)
        .collect()
});

/// Returns the hash of a script or a style as a policy writes it: `sha256-` and the hash in base 64.
fn hash_of(text: &str) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let hash = Sha256::digest(text);
    // 256 bits are 43 digits of six bits each, and a sign that fills up the last four.
    let digits = (0..43).map(|at| {
        let (byte, bit) = (6 * at / 8, 6 * at % 8);
        let two = u16::from_be_bytes([hash[byte], hash.get(byte + 1).copied().unwrap_or(0)]);
        char::from(DIGITS[usize::from(two >> (10 - bit) & 63)])
    });
    format!("sha256-{}=", digits.collect::<String>())
}

/// How many compressed files are kept: the page in each language, and a few more.
const MOST_PACKED: usize = 32;

/// The compressed files, by their version.
static PACKED: LazyLock<Mutex<HashMap<u64, Arc<[u8]>>>> = LazyLock::new(Mutex::default);

/// Returns a compressed file.
fn packed(version: u64, bytes: &[u8]) -> Arc<[u8]> {
    if let Some(packed) = lock(&PACKED).get(&version) {
        return Arc::clone(packed);
    }
    let packed: Arc<[u8]> = compressed(bytes).into();
    let mut known = lock(&PACKED);
    if known.len() >= MOST_PACKED {
        known.clear();
    }
    known.insert(version, Arc::clone(&packed));
    packed
}

/// Compresses a file, which takes a tenth of a second.
fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    // More iterations take twice as long and save 60 bytes of the page.
    let options = Options {
        iteration_count: NonZero::<u64>::MIN,
        ..Options::default()
    };
    zopfli::compress(options, Format::Zlib, bytes, &mut packed).expect("it is written to memory");
    packed
}

impl PageFile {
    /// Returns the compressed length.
    #[cfg(test)]
    pub(super) fn sent(&self) -> usize {
        compressed(&self.bytes).len()
    }

    /// Returns the response to a browser that sent these headers. It may have this version already, and may accept compressed
    /// files.
    pub(super) fn answer(self, asked: &HeaderMap) -> Response {
        let said = |name: HeaderName| asked.get(name).and_then(|value| value.to_str().ok());
        let mut hasher = DefaultHasher::new();
        self.bytes.hash(&mut hasher);
        let version = hasher.finish();
        let quoted = format!("\"{version:016x}\"");
        let tag = [(header::ETAG, quoted.clone())];
        if said(header::IF_NONE_MATCH).is_some_and(|had| had.contains(&quoted)) {
            return (StatusCode::NOT_MODIFIED, HEADERS.clone(), tag).into_response();
        }
        let kind = [(header::CONTENT_TYPE, self.kind)];
        let unpacks = said(header::ACCEPT_ENCODING)
            .is_some_and(|ways| ways.split(',').any(|way| way.trim() == "deflate"));
        // Sounds and pictures are compressed already.
        if unpacks && !self.kind.starts_with("audio/") && self.kind != PNG {
            let packed = packed(version, &self.bytes).to_vec();
            let way = [(header::CONTENT_ENCODING, "deflate")];
            return (HEADERS.clone(), tag, kind, way, packed).into_response();
        }
        (HEADERS.clone(), tag, kind, self.bytes).into_response()
    }
}

const TEMPLATE: &str = include_str!("page/page.html");

const SCRIPT: &str = "text/javascript; charset=utf-8";

const PNG: &str = "image/png";

/// The scripts, each after those that it uses. A browser gets them as one.
const SCRIPTS: [(&str, &str); 16] = [
    ("tile", include_str!("page/tile.js")),
    ("layout", include_str!("page/layout.js")),
    ("qr", include_str!("page/qr.js")),
    ("keys", include_str!("page/keys.js")),
    ("line", include_str!("page/line.js")),
    ("region", include_str!("page/region.js")),
    ("sounds", include_str!("page/sounds.js")),
    ("voice", include_str!("page/voice.js")),
    ("listen", include_str!("page/listen.js")),
    ("awake", include_str!("page/awake.js")),
    ("focus", include_str!("page/focus.js")),
    ("board", include_str!("page/board.js")),
    ("seats", include_str!("page/seats.js")),
    ("invite", include_str!("page/invite.js")),
    ("paint", include_str!("page/paint.js")),
    ("main", include_str!("page/main.js")),
];

/// All scripts in one, without comments, indents, some spaces and the semicolons at the ends of blocks, and with `let` for `const`.
static BUNDLE: LazyLock<String> = LazyLock::new(|| {
    let scripts = SCRIPTS
        .iter()
        .map(|(name, script)| module(name, &lean(script)));
    // The operators around which no space is needed. No text in a script contains these.
    let signs = [
        "=>", "=", "===", "!==", "&&", "||", "?", "+", "-", "*", "/", "<", ">", "%", "??", "??=",
        ">=", "<=", "+=", "-=", ">>", "<<", "^", "&", "|",
    ];
    let bundle = signs.iter().fold(scripts.collect(), |text: String, sign| {
        text.replace(&format!(" {sign} "), sign)
    });
    let bundle = bundle.replace("{ ", "{").replace(" }", "}");
    let bundle = bundle.replace("if (", "if(").replace("for (", "for(");
    let bundle = bundle.replace("const ", "let ");
    tight(&bundle.replace(") {", "){").replace(") return", ")return"))
        .replace(",}", "}")
        .replace(";}", "}")
});

/// Removes the spaces and line ends behind commas, colons, semicolons and opening braces, and the line ends behind closing ones,
/// except within texts. A statement that ends with a brace and is no block must have its semicolon.
fn tight(script: &str) -> String {
    let mut tight = String::with_capacity(script.len());
    let mut quote = None;
    let mut letters = script.chars().peekable();
    while let Some(letter) = letters.next() {
        tight.push(letter);
        match (quote, letter) {
            (Some(_), '\\') => tight.extend(letters.next()),
            (Some(opened), _) if opened == letter => quote = None,
            (None, '\'' | '"' | '`') => quote = Some(letter),
            (None, ',' | ':' | ';' | '{') => {
                while letters.next_if(char::is_ascii_whitespace).is_some() {}
            }
            // A space behind a closing brace may be part of a text in a text.
            (None, '}') => while letters.next_if_eq(&'\n').is_some() {},
            _ => {}
        }
    }
    tight
}

static WORKER: LazyLock<String> = LazyLock::new(|| lean(include_str!("page/worker.js")));

static STYLE: LazyLock<String> = LazyLock::new(|| {
    let style = lean(include_str!("page/page.css")).replace('\n', " ");
    let style = ["{", "}", ";", ":", ","].iter().fold(style, |style, sign| {
        style.replace(&format!("{sign} "), sign)
    });
    style
        .replace(" {", "{")
        .replace(" }", "}")
        .replace(";}", "}")
        .replace(" > ", ">")
});

/// Returns a script as a part of the bundle: `$name` has what it exports.
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

/// Removes the comments on lines of their own, and the indents, from a script or a style.
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

/// Returns a short hash of the contents of the page. A page of another version reloads itself.
pub(super) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut hasher = DefaultHasher::new();
        (TEMPLATE, &*STYLE, &*BUNDLE).hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    });
    &VERSION
}

/// A game: its id, its name, and its description.
type GameToPlay = (&'static str, String, String);

/// Returns the page in the language with this tag.
pub(super) fn page(
    language: &str,
    words: &BTreeMap<String, String>,
    games: &[GameToPlay],
) -> PageFile {
    let page = markup(language, words, games)
        .replace("<!--style-->", &format!("<style>{}</style>", *STYLE))
        .replace(
            "<!--script-->",
            &format!("<script type=\"module\">{}</script>", *BUNDLE),
        );
    PageFile {
        kind: "text/html; charset=utf-8",
        bytes: page.into_bytes().into(),
    }
}

/// Returns the page without style and script.
pub(super) fn markup(
    language: &str,
    words: &BTreeMap<String, String>,
    games: &[GameToPlay],
) -> String {
    let games = games.iter().map(|(id, name, about)| {
        let (name, about) = (escaped(name), escaped(about));
        format!("<li><button type=\"button\" data-to=\"play\" data-game=\"{id}\">{name} <small>{about}</small></button>\n")
    });
    let mut page = TEMPLATE
        .replace("{language}", &escaped(language))
        .replace("{version}", version())
        .replace("<!--games-->", &games.collect::<String>());
    for (name, text) in words {
        page = page.replace(&format!("{{{name}}}"), &escaped(text));
    }
    page
}

/// Returns a file other than the page.
pub(super) fn named(name: &str) -> Option<PageFile> {
    let (kind, bytes): (_, &'static [u8]) = match name {
        "worker.js" => (SCRIPT, WORKER.as_bytes()),
        "icon.svg" => ("image/svg+xml", include_bytes!("page/icon.svg")),
        "icon-180.png" => (PNG, include_bytes!("page/icon-180.png")),
        "icon-512.png" => (PNG, include_bytes!("page/icon-512.png")),
        "manifest.json" => (
            "application/manifest+json",
            include_bytes!("page/manifest.json"),
        ),
        _ => return None,
    };
    Some(PageFile {
        kind,
        bytes: bytes.into(),
    })
}

/// Returns a short sound, by the name of its file.
pub(super) fn sound(file: &str) -> Option<PageFile> {
    let name = file.strip_suffix(".wav")?;
    let mut cues = earcons::CUES.iter().copied();
    let cue = cues.find(|&cue| earcons::name(cue) == name)?;
    Some(PageFile {
        kind: "audio/wav",
        bytes: wave::file_of(&earcons::frames(cue)).ok()?.into(),
    })
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

    #[test]
    fn words_cannot_leave_their_place_in_the_page() {
        let words = BTreeMap::from([("title".to_owned(), "<b>\"&'".to_owned())]);
        let page = markup("en", &words, &[]);
        assert!(page.contains("<title>&lt;b&gt;&quot;&amp;&#39;</title>"));
    }

    #[test]
    fn a_browser_that_has_a_file_is_not_sent_it_again() {
        let file = |name, header: Option<(HeaderName, &str)>| {
            let header = header.map(|(name, value)| (name, value.parse().expect("a value")));
            let asked: HeaderMap = header.into_iter().collect();
            named(name).expect("a file").answer(&asked)
        };
        let first = file("worker.js", None);
        assert_eq!(first.status(), StatusCode::OK);
        let version = first.headers()[header::ETAG]
            .to_str()
            .expect("text")
            .to_owned();
        let again = file("worker.js", Some((header::IF_NONE_MATCH, &version)));
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = file("worker.js", Some((header::IF_NONE_MATCH, "\"0\"")));
        assert_eq!(other.status(), StatusCode::OK);
        assert!(!other.headers().contains_key(header::CONTENT_ENCODING));
        let unpacks = Some((header::ACCEPT_ENCODING, "gzip, deflate"));
        let small = file("worker.js", unpacks.clone());
        assert_eq!(small.headers()[header::CONTENT_ENCODING], "deflate");
        let picture = file("icon-180.png", unpacks);
        assert!(!picture.headers().contains_key(header::CONTENT_ENCODING));
    }

    #[test]
    fn a_policy_names_scripts_by_their_hash() {
        // The expected value is the output of `openssl dgst -sha256 -binary | base64`.
        assert_eq!(
            hash_of(""),
            "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        );
    }

    #[test]
    fn texts_in_a_script_keep_their_spaces() {
        let script =
            "f(a, 'b, \\', c', `${d} ${g ? `${e} ${f}` : 0}, e`, { g: 1 });\n{ h();\n}\ni();\n";
        assert_eq!(
            tight(script),
            "f(a,'b, \\', c',`${d} ${g ? `${e} ${f}` : 0}, e`,{g:1 });{h();}i();"
        );
    }

    #[test]
    fn the_scripts_are_one() {
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
        assert!(!BUNDLE.contains("</") && !BUNDLE.contains("<!--") && !STYLE.contains("</"));
    }

    #[test]
    fn every_sound_is_there_and_nothing_else() {
        for &cue in earcons::CUES {
            let file = sound(&format!("{}.wav", earcons::name(cue))).expect("a sound");
            assert!(file.bytes.starts_with(b"RIFF"), "{cue:?}");
        }
        assert!(sound("laid").is_none() && sound("../main.js").is_none());
        assert!(named("worker.js").is_some() && named("page.html").is_none());
    }
}
