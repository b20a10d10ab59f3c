//! Accepts connections and serves their requests.

use super::addresses::HeldConnection;
use super::lingering::Lingering;
use super::socket::Socket;
use super::tls::Identity;
use super::{InProcess, Parlour, connection, numbers};
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
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::{LONGEST_FRAME, PATH, SUBPROTOCOL};
use serpente_text::words::Detail;
use std::future::IntoFuture as _;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// The header in which a proxy gives the address of its client.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// How many bytes of a WebSocket are read at once.
const READ_BUFFER: usize = 4096;

/// How long a client may take to send its request.
const HEADERS_TIMEOUT: Duration = Duration::from_secs(10);

/// The client of a request.
#[derive(Clone)]
pub struct Peer {
    /// Held as long as the connection, or the WebSocket that it became, is open.
    place: Option<Arc<HeldConnection>>,
    address: IpAddr,
    inside: InProcess,
}

impl Peer {
    /// Returns the counted connection, to be held as long as it is open, or `None` if the address
    /// has too many. A proxy on this machine, or one that the configuration trusts, gives the
    /// address of its client in the headers.
    fn place(&self, headers: &HeaderMap) -> Option<Arc<HeldConnection>> {
        match self.passed_on(headers) {
            Some(address) => self.inside.place(address),
            None => self.place.clone(),
        }
    }

    /// Returns the address of the client that a trusted proxy names.
    fn passed_on(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let trusts = self.inside.parlour.access.trusts(self.address);
        if trusts { passed_on_for(headers) } else { None }
    }

    /// Counts a request, and returns whether its address sends no more than it may.
    fn may_ask(&self, headers: &HeaderMap) -> bool {
        let address = self.passed_on(headers).unwrap_or(self.address);
        self.inside.parlour.addresses.may_ask(address)
    }

    /// Checks that a client may open a WebSocket whose frames have at most this length. Returns its
    /// counted connection, too.
    ///
    /// # Errors
    /// Returns an error if a page of another site asks, or the address has too many connections.
    pub fn receive(
        &self,
        upgrade: WebSocketUpgrade,
        headers: &HeaderMap,
        longest_frame: usize,
    ) -> Result<(WebSocketUpgrade, Arc<HeldConnection>), StatusCode> {
        if !is_of_this_site(headers) {
            return Err(StatusCode::FORBIDDEN);
        }
        let place = self.place(headers).ok_or(StatusCode::TOO_MANY_REQUESTS)?;
        let upgrade = upgrade
            .max_message_size(longest_frame)
            .max_frame_size(longest_frame)
            // Most connections are idle most of the time, so their buffers are small.
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0);
        Ok((upgrade, place))
    }
}

/// Accepts connections until the server stops.
pub(super) async fn serve(
    socket: TcpListener,
    identity: Option<Arc<Identity>>,
    inside: InProcess,
    gateways: Router,
) -> io::Result<()> {
    let parlour = &inside.parlour;
    let socket = tokio::net::TcpListener::from_std(socket)?;
    let router = Router::new()
        .route(PATH, get(enter))
        .route("/health", get(health))
        .route("/metrics", get(tell_numbers))
        .with_state(Arc::clone(parlour))
        .merge(gateways);
    loop {
        let accepted = tokio::select! {
            () = inside.ends() => return Ok(()),
            accepted = socket.accept() => accepted,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Usually the process has too many open files. Some of them will be closed soon.
                warn!("a connection could not be taken: {error}");
                sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let is_trusted = parlour.access.trusts(address.ip());
        // A proxy brings the connections of many people, so its address is not counted.
        if !parlour.access.lists(address.ip()) && !parlour.addresses.may_come(address.ip()) {
            numbers::refused("too-fast");
            continue;
        }
        let place = inside.place(address.ip());
        if !is_trusted && place.is_none() {
            // Every connection counts, whatever it is used for.
            numbers::refused("too-many");
            continue;
        }
        let peer = Peer {
            place,
            address: address.ip(),
            inside: inside.clone(),
        };
        let router = router.clone();
        let identity = identity.clone();
        tokio::spawn(serve_one(stream, peer, identity, router));
    }
}

async fn serve_one(stream: TcpStream, peer: Peer, identity: Option<Arc<Identity>>, router: Router) {
    // Frames must be sent at once, not collected.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    peer.inside.parlour.throttle.pass().await;
    let stream = Lingering::new(stream);
    match identity {
        None => answer(stream, peer, router).await,
        Some(identity) => {
            if let Ok(Ok(stream)) = timeout(HEADERS_TIMEOUT, identity.accept(stream)).await {
                answer(Box::new(stream), peer, router).await;
            }
        }
    }
}

/// Answers the requests of a connection until it or the server ends.
async fn answer(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: Peer,
    router: Router,
) {
    let inside = peer.inside.clone();
    let router = TowerToHyperService::new(router);
    // A middleware layer would build all routes again for each connection.
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        let is_meant = peer.inside.parlour.access.is_meant(request.headers());
        request.extensions_mut().insert(peer.clone());
        let refused = if !is_meant {
            Some(StatusCode::MISDIRECTED_REQUEST)
        } else if !peer.may_ask(request.headers()) {
            numbers::refused("too-fast");
            Some(StatusCode::TOO_MANY_REQUESTS)
        } else {
            None
        };
        let answered = refused.is_none().then(|| router.call(request));
        async move {
            match answered {
                Some(answered) => answered.await,
                None => Ok(refused.unwrap_or(StatusCode::NOT_FOUND).into_response()),
            }
        }
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_TIMEOUT)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::select! {
        // Connections break for many reasons, so the result is not reported.
        _ = served => {}
        () = inside.ends() => {}
    }
}

/// Opens a WebSocket for our protocol.
async fn enter(
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let (upgrade, place) = match peer.receive(upgrade, &headers, LONGEST_FRAME) {
        Ok(received) => received,
        Err(StatusCode::TOO_MANY_REQUESTS) => {
            numbers::refused("too-many");
            let words = peer.inside.words();
            let language = words.find_or_english(&wished(&headers));
            let refused = ParlourRefusal::Crowded.message();
            let text = words.text(language, &refused, Detail::Normal);
            return (StatusCode::TOO_MANY_REQUESTS, text).into_response();
        }
        Err(status) => return status.into_response(),
    };
    let upgrade = upgrade.protocols([SUBPROTOCOL]);
    upgrade.on_upgrade(move |socket| {
        connection::serve(Socket::Web(Box::new(socket)), peer.inside, place)
    })
}

/// Returns the address that the proxy has added to its header. It is the last one; the client may
/// have invented the others.
fn passed_on_for(headers: &HeaderMap) -> Option<IpAddr> {
    let value = headers.get_all(FORWARDED_FOR).iter().next_back()?;
    let addresses = value.to_str().unwrap_or_default();
    let last = match addresses.rsplit_once(',') {
        Some((_, last)) => last.trim(),
        None => addresses.trim(),
    };
    if let Ok(address) = last.parse() {
        return Some(address);
    }
    if let Ok(with_port) = last.parse::<SocketAddr>() {
        return Some(with_port.ip());
    }
    if let Ok(bracketed) = last.trim_matches(['[', ']']).parse() {
        return Some(bracketed);
    }
    // All whom the proxy does not know share the limits of one address.
    Some(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// Returns whether the request does not come from a page of another site. Only browsers send the
/// page's origin.
fn is_of_this_site(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Some((_, site)) = origin.to_str().unwrap_or_default().split_once("://") else {
        return false;
    };
    let host = headers.get(HOST).and_then(|value| value.to_str().ok());
    host == Some(site)
}

/// Returns the browser's preferred languages, best first.
pub fn wished(headers: &HeaderMap) -> Vec<String> {
    let Some(header) = headers.get(ACCEPT_LANGUAGE) else {
        return Vec::new();
    };
    let mut tags = Vec::new();
    for choice in header.to_str().unwrap_or_default().split(',') {
        // After a semicolon stands how much the language is preferred.
        let tag = choice.split(';').next().unwrap_or_default().trim();
        if !tag.is_empty() {
            tags.push(tag.to_owned());
        }
    }
    tags
}

/// Returns whether the server can store what happens.
async fn health(State(parlour): State<Arc<Parlour>>) -> Response {
    let cluster = parlour.tables.cluster.as_ref();
    let is_connected = cluster.is_none_or(|cluster| cluster.is_connected());
    if is_connected && numbers::TABLES_IN_TROUBLE.load(Ordering::Relaxed) == 0 {
        "ok\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "tables cannot be kept\n").into_response()
    }
}

/// Returns the metrics to programs on this machine, unless they are served at their own address.
async fn tell_numbers(
    State(parlour): State<Arc<Parlour>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Response {
    let is_near = peer.address.to_canonical().is_loopback() && !headers.contains_key(FORWARDED_FOR);
    if is_near && parlour.access.metrics.is_none() {
        numbers::as_text(&parlour).into_response()
    } else {
        StatusCode::NOT_FOUND.into_response()
    }
}

/// Returns the metrics to everybody who can reach their own address.
async fn tell_numbers_to_all(State(parlour): State<Arc<Parlour>>) -> String {
    numbers::as_text(&parlour)
}

/// Serves the metrics at their own address.
pub(super) async fn serve_numbers(socket: TcpListener, inside: InProcess) {
    let router = Router::new()
        .route("/metrics", get(tell_numbers_to_all))
        .route("/health", get(health))
        .with_state(Arc::clone(&inside.parlour));
    let Ok(socket) = tokio::net::TcpListener::from_std(socket) else {
        return;
    };
    tokio::select! {
        served = axum::serve(socket, router).into_future() => if let Err(error) = served {
            warn!("the numbers are told no more: {error}");
        },
        () = inside.ends() => {}
    }
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
            (&["203.0.113.9:1234"], Some("203.0.113.9")),
            (&["[2001:db8::1]:443"], Some("2001:db8::1")),
            (&["[2001:db8::1]"], Some("2001:db8::1")),
            (&["unknown"], Some("0.0.0.0")),
            (&["203.0.113.9, "], Some("0.0.0.0")),
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
