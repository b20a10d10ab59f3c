//! Takes connections, and serves what is at which path.

use super::addresses::Place;
use super::lingering::Lingering;
use super::socket::Socket;
use super::tls::{Identity, Stream};
use super::{Parlour, connection, numbers, stopped};
use crate::refusal::Refusal;
use crate::wire::{LONGEST_FRAME, PATH, SUBPROTOCOL};
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use log::warn;
use serpente_text::words::Detail;
use std::io;
use std::net::{IpAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// The header in which a server that passes requests on says for whom.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// How long somebody may take to say what they want.
const HEADERS: Duration = Duration::from_secs(10);

/// What a request knows of its connection.
#[derive(Clone)]
pub struct Peer {
    /// Held as long as the connection, and what became of it, lasts.
    place: Option<Arc<Place>>,
    address: IpAddr,
    parlour: Arc<Parlour>,
    stop: watch::Receiver<bool>,
}

impl Peer {
    /// What is held as long as the connection, and what became of it, lasts; `None` if its address has too many. A server on
    /// this machine that passes requests on says in their headers for whom.
    #[must_use]
    pub fn place(&self, headers: &HeaderMap) -> Option<Arc<Place>> {
        let is_own = self.address.to_canonical().is_loopback();
        let passed_on = is_own.then(|| passed_on_for(headers));
        match passed_on.flatten() {
            Some(address) => Place::of(&self.parlour, address).map(Arc::new),
            None => self.place.clone(),
        }
    }
}

/// Takes connections until the server ends.
pub(super) async fn serve(
    socket: TcpListener,
    identity: Option<Identity>,
    parlour: Arc<Parlour>,
    doors: Router,
    mut stop: watch::Receiver<bool>,
) -> io::Result<()> {
    let socket = tokio::net::TcpListener::from_std(socket)?;
    let router = Router::new()
        .route(PATH, get(enter))
        .route("/health", get(health))
        .route("/metrics", get(tell_numbers))
        .with_state(Arc::clone(&parlour))
        .merge(doors);
    let identity = identity.map(Arc::new);
    loop {
        let accepted = tokio::select! {
            () = stopped(&mut stop) => return Ok(()),
            accepted = socket.accept() => accepted,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, mostly: others will end.
                warn!("a connection could not be taken: {error}");
                sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        if !parlour.addresses.may_come(address.ip()) {
            numbers::refused("too-fast");
            continue;
        }
        let peer = Peer {
            place: Place::of(&parlour, address.ip()).map(Arc::new),
            address: address.ip(),
            parlour: Arc::clone(&parlour),
            stop: stop.clone(),
        };
        let (router, identity) = (router.clone(), identity.clone());
        tokio::spawn(serve_one(stream, peer, identity, router));
    }
}

async fn serve_one(stream: TcpStream, peer: Peer, identity: Option<Arc<Identity>>, router: Router) {
    // What is told goes out at once.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    peer.parlour.throttle.pass().await;
    let stream = Lingering::new(stream);
    let stream = match identity {
        None => Stream::Plain(stream),
        Some(identity) => match timeout(HEADERS, identity.accept(stream)).await {
            Ok(Ok(stream)) => Stream::Encrypted(Box::new(stream)),
            Ok(Err(_)) | Err(_) => return,
        },
    };
    let mut stop = peer.stop.clone();
    let router = TowerToHyperService::new(router);
    // A layer would build all routes anew for each connection.
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer.clone());
        router.call(request)
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::select! {
        // A connection that breaks is nobody's fault.
        _ = served => {}
        () = stopped(&mut stop) => {}
    }
}

/// A WebSocket, for who speaks our protocol on it.
async fn enter(
    State(parlour): State<Arc<Parlour>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_of_this_site(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Some(place) = peer.place(&headers) else {
        numbers::refused("too-many");
        let text = told(&parlour, &headers, &Refusal::Crowded);
        return (StatusCode::TOO_MANY_REQUESTS, text).into_response();
    };
    let upgrade = upgrade
        .protocols([SUBPROTOCOL])
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        // A connection mostly waits: it shall not take memory for that.
        .read_buffer_size(LONGEST_FRAME)
        .write_buffer_size(0);
    upgrade.on_upgrade(move |socket| async move {
        connection::serve(Socket::Web(Box::new(socket)), parlour, peer.stop, &place).await;
    })
}

/// For whom a server passes a request on: the address that it has added itself, behind those that others may have made up.
fn passed_on_for(headers: &HeaderMap) -> Option<IpAddr> {
    let value = headers.get_all(FORWARDED_FOR).iter().next_back()?;
    let last = value.to_str().ok()?.rsplit(',').next()?.trim();
    last.parse().ok()
}

/// Whether no page of another site asks: only browsers say whose page it is.
#[must_use]
pub fn is_of_this_site(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let origin = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"));
    origin.is_some_and(|(_, host)| Some(host) == text(HOST))
}

fn told(parlour: &Parlour, headers: &HeaderMap, refusal: &Refusal) -> String {
    let wished = headers
        .get(ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    let tags: Vec<&str> = wished
        .unwrap_or_default()
        .split([',', ';'])
        .map(str::trim)
        .collect();
    let language = parlour.words.find(&tags);
    let language = language.unwrap_or_else(|| parlour.words.english());
    parlour
        .words
        .text(language, &refusal.message(), Detail::Normal)
}

async fn health() -> &'static str {
    "ok\n"
}

async fn tell_numbers(State(parlour): State<Arc<Parlour>>) -> String {
    numbers::told(&parlour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_passed_on_is_who_the_server_before_says() {
        for (given, expected) in [
            (&[][..], None),
            (&["203.0.113.9"][..], Some("203.0.113.9")),
            (&["1.1.1.1, 203.0.113.9"], Some("203.0.113.9")),
            (&["1.1.1.1", "2001:db8::1"], Some("2001:db8::1")),
            (&["nobody"], None),
            (&["203.0.113.9, "], None),
        ] {
            let mut headers = HeaderMap::new();
            for value in given {
                headers.append(FORWARDED_FOR, value.parse().expect("a value"));
            }
            let expected = expected.map(|address: &str| address.parse().expect("an address"));
            assert_eq!(passed_on_for(&headers), expected, "{given:?}");
        }
    }

    #[test]
    fn pages_of_other_sites_do_not_come_in() {
        let headers = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, "domino.example:7355".parse().expect("a value"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, origin.parse().expect("a value"));
            }
            headers
        };
        for (origin, ours) in [
            (None, true),
            (Some("http://domino.example:7355"), true),
            (Some("https://domino.example:7355"), true),
            (Some("https://domino.example"), false),
            (Some("https://evil.example"), false),
            (Some("null"), false),
            (Some(""), false),
        ] {
            assert_eq!(is_of_this_site(&headers(origin)), ours, "{origin:?}");
        }
    }
}
