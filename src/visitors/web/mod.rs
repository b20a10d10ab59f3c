//! Access by browser: a page with everything it needs, and a connection for its input and output.

mod files;
mod frames;
mod page_visit;

use super::{ClearedLines, Guest, MAX_STORED_BYTES, receive};
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use files::{GameToPlay, PageFile, PageTexts};
use frames::FromPage;
use page_visit::{OpenVisits, PageLine, PageSocket};
use serpente_app::Wish;
use serpente_engine::table::Game;
use serpente_parlour::{Gateway, InProcess, Peer, wished};
use serpente_system::lock;
use serpente_text::announce::say::games::{game_about, game_name};
use serpente_text::announce::say::{online, web as say};
use serpente_text::announce::{GameName, Message};
use serpente_text::words::{Detail, Language, Words};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::OnceCell;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// The longest frame from a page: the stored text with every character escaped, and some more.
const MAX_FRAME_BYTES: usize = 2 * MAX_STORED_BYTES + 4096;

/// How long a page may take to send its first frame.
const PAGE_HELLO_TIMEOUT: Duration = Duration::from_secs(10);

/// Access by browser.
pub(super) struct Web;

impl Gateway for Web {
    fn open(self: Box<Self>, inside: &InProcess) -> Result<Router, Message> {
        let router = Router::new()
            .route("/", get(page))
            .route("/t/{table}", get(page))
            // A phone may begin it with a capital.
            .route("/T/{table}", get(page))
            // The link to a problem or a position.
            .route("/p/{word}", get(page))
            .route("/P/{word}", get(page))
            // Browsers only accept the service worker from the folder of the page.
            .route(
                "/worker.js",
                get(async |headers| sent(files::named("worker.js"), &headers)),
            )
            .route("/page/{file}", get(file))
            .route("/page/sounds.json", get(sounds))
            .route("/page/tables.json", get(tables))
            .route("/page/table/{table}", get(linked))
            .route("/page/line", get(call))
            .fallback(get(unknown))
            .with_state(Serving {
                inside: inside.clone(),
                visits: OpenVisits::default(),
                pages: Arc::default(),
            });
        Ok(router)
    }
}

/// The state shared by all requests.
#[derive(Clone)]
struct Serving {
    inside: InProcess,
    visits: OpenVisits,
    pages: Arc<Pages>,
}

/// The page in each language that a browser has asked for, by the language's tag. A server reads
/// its words once, so a page never changes.
#[derive(Default)]
struct Pages(Mutex<HashMap<String, Arc<OnceCell<PageFile>>>>);

async fn page(
    State(serving): State<Serving>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Response {
    let words = serving.inside.words();
    let mut tags = wished(&headers);
    // A language that was chosen on the page comes before those of the browser.
    if let Some(chosen) = query
        .as_deref()
        .and_then(|query| query.strip_prefix("lang="))
    {
        tags.insert(0, chosen.to_owned());
    }
    let language = words.find_or_english(&tags);
    let cell = Arc::clone(
        lock(&serving.pages.0)
            .entry(words.tag(language))
            .or_default(),
    );
    let page = cell.get_or_init(|| make_page(Arc::clone(words), language));
    page.await.answer(&headers)
}

/// An address that leads nowhere, as a link that was written down wrong: the first page, from which everything can be reached.
async fn unknown(
    serving: State<Serving>,
    query: RawQuery,
    mut headers: HeaderMap,
) -> (StatusCode, Response) {
    // What a browser has of it already says nothing about this address.
    headers.remove(header::IF_NONE_MATCH);
    (StatusCode::NOT_FOUND, page(serving, query, headers).await)
}

/// Makes the page in a language. It is compressed on a thread of its own, so that nobody at a table
/// waits for that.
async fn make_page(words: Arc<Words>, language: Language) -> PageFile {
    let making = spawn_blocking(move || files::page(&texts(&words, language)));
    making.await.expect("making a page does not panic")
}

async fn file(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, StatusCode> {
    sent(files::named(&name), &headers)
}

async fn sounds(headers: HeaderMap) -> Response {
    files::sounds().answer(&headers)
}

/// The tables that anybody may enter, for the first page.
async fn tables(State(serving): State<Serving>) -> Response {
    files::changing(serving.inside.public_tables().to_string())
}

/// The table that a link leads to, for the first page.
async fn linked(State(serving): State<Serving>, Path(table): Path<String>) -> Response {
    files::changing(serving.inside.table_named(&table).to_string())
}

fn sent(file: Option<&PageFile>, headers: &HeaderMap) -> Result<Response, StatusCode> {
    match file {
        Some(file) => Ok(file.answer(headers)),
        None => Err(StatusCode::NOT_FOUND),
    }
}

async fn call(
    State(Serving { inside, visits, .. }): State<Serving>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, StatusCode> {
    let (upgrade, place) = peer.receive(upgrade, &headers, MAX_FRAME_BYTES)?;
    let languages = wished(&headers);
    Ok(upgrade.on_upgrade(move |mut socket| async move {
        let Some(FromPage::Come {
            kept: stored,
            languages: own,
            speaks,
            again,
            wish,
            name,
            by_touch,
            can_listen,
        }) = first_frame(&mut socket).await
        else {
            return;
        };
        let socket = PageSocket::Web(Box::new(socket));
        let mut call = PageLine { socket, took: 0 };
        if let Some(again) = again {
            call.took = again.took;
            match visits.again(&again.visit, call).await {
                Some(new) => call = new,
                None => return,
            }
        }
        let guest = Guest {
            key: None,
            cleared: ClearedLines::Gone,
            languages: own.into_iter().chain(languages).collect(),
            stored: stored.filter(|text| text.len() <= MAX_STORED_BYTES),
            name,
            token: None,
            voice: Some(speaks),
            paced: true,
            touches: true,
            by_touch,
            can_listen,
            wish: wish.unwrap_or(Wish::Back),
        };
        let visit = receive(&inside, place, guest);
        visits.serve(call, visit, &inside).await;
    }))
}

/// Returns the page's own texts in a language, by their names there.
fn own_words(words: &Words, language: Language) -> BTreeMap<String, String> {
    let mut own: Vec<(&str, Message)> = Vec::new();
    for declared in say::DECLARED {
        // Texts with arguments are part of what is shown.
        if declared.args.is_empty() {
            for message in declared.samples() {
                own.push((declared.id.trim_start_matches("web-"), message));
            }
        }
    }
    own.push(("broken", online::line_broken()));
    own.push(("mended", online::line_mended()));
    let mut texts = BTreeMap::new();
    for (name, message) in own {
        let text = words.text(language, &message, Detail::Normal);
        texts.insert(name.to_owned(), text);
    }
    texts
}

/// Returns everything on the page that differs by language.
fn texts(words: &Words, language: Language) -> PageTexts {
    PageTexts {
        tag: words.tag(language),
        words: own_words(words, language),
        games: games(words, language),
        languages: words.languages(),
    }
}

/// Returns the games, with their names and descriptions in this language.
fn games(words: &Words, language: Language) -> Vec<GameToPlay> {
    let mut games = Vec::new();
    for game in Game::all() {
        let id = game.id();
        let name = words.text(language, &game_name(GameName(id)), Detail::Normal);
        let about = words.text(language, &game_about(GameName(id)), Detail::Normal);
        // The description begins with the name, which the page shows above it.
        let rest = about.strip_prefix(&name).unwrap_or_default();
        games.push(GameToPlay {
            id,
            about: rest
                .trim_start_matches([' ', '\u{a0}', '\u{202f}', ':'])
                .to_owned(),
            name,
        });
    }
    games
}

/// Returns the first frame, which identifies the visitor; `None` if it is invalid, because it was
/// not sent by the page.
async fn first_frame(socket: &mut WebSocket) -> Option<FromPage> {
    match timeout(PAGE_HELLO_TIMEOUT, socket.recv()).await {
        Ok(Some(Ok(Frame::Text(text)))) => FromPage::read(&text),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::ACCEPT_LANGUAGE;

    #[test]
    fn the_languages_of_a_browser_come_in_its_order() {
        let mut headers = HeaderMap::new();
        let value = "pt-PT, pt;q=0.9,en;q=0.5,, *;q=0.1";
        headers.insert(ACCEPT_LANGUAGE, value.parse().expect("a value"));
        assert_eq!(wished(&headers), ["pt-PT", "pt", "en", "*"]);
        assert!(wished(&HeaderMap::new()).is_empty());
    }

    #[test]
    fn the_page_has_all_its_words_in_every_language_and_is_light() {
        let (words, _) = Words::new(None);
        for known in words.languages() {
            let language = words.find(&[&known.tag]).expect("it is known");
            let all = texts(&words, language);
            for game in &all.games {
                assert!(!game.about.is_empty(), "{}: {}", known.tag, game.id);
            }
            let page = files::markup(&all);
            assert!(!page.contains(['{', '}']), "{}: {page}", known.tag);
            let whole = files::page(&all);
            // A new connection carries ten packets in its first round trip and twenty in the
            // second, some 43 kB in all. The page comes with its style and its script in 40.
            let length = whole.compressed_length();
            assert!(length <= 40_000, "{}: {length} bytes", known.tag);
            let scripts = [
                include_str!("page/main.js"),
                include_str!("page/paint.js"),
                include_str!("page/board.js"),
                include_str!("page/seats.js"),
                include_str!("page/result.js"),
                include_str!("page/region.js"),
                include_str!("page/invite.js"),
                include_str!("page/tables.js"),
            ];
            for name in scripts.iter().flat_map(|script| names(script)) {
                assert!(all.words.contains_key(name), "{}: {name}", known.tag);
            }
        }
    }

    /// Returns the names by which a script refers to the page's texts.
    fn names(script: &str) -> Vec<&str> {
        let mut names = Vec::new();
        for line in script.lines() {
            // The words themselves come from `words.js`.
            if line.starts_with("import ") {
                continue;
            }
            for rest in line.split("words.").skip(1) {
                let name = rest.split(|c: char| !c.is_ascii_alphabetic()).next();
                names.extend(name.filter(|name| *name != "language"));
            }
        }
        names
    }
}
