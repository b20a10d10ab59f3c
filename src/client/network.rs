//! The connection to a parlour, on its own thread, so that a slow network never delays a key. It
//! reconnects by itself until it gets the order to hang up.

use super::trust::Trust;
use super::{Address, Backoff};
use crate::Fingerprint;
use crate::wire::{FromClient, FromServer, LONGEST_FRAME_FROM_SERVER, SUBPROTOCOL};
use futures_util::{SinkExt as _, StreamExt as _};
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{Connector, MaybeTlsStream, WebSocketStream};

/// How long a connection attempt may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How long to wait for the parlour when the client closes the connection.
const HANG_UP_TIMEOUT: Duration = Duration::from_millis(200);

/// How often to ping a silent parlour.
const PING_PARLOUR_INTERVAL: Duration = Duration::from_secs(10);

/// The connection counts as broken after this time without a frame.
const PARLOUR_SILENCE_TIMEOUT: Duration = Duration::from_secs(25);

/// A parlour on the local network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundParlour {
    /// The parlour's name.
    pub name: String,
    /// The parlour's address.
    pub address: Address,
}

/// An order to the network thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetworkOrder {
    /// Look for parlours on the local network from now on. The program does this itself; a
    /// [`Network`] has nothing to do.
    Look,
    /// Connect to the parlour at this address and end any other connection. The certificate is
    /// trusted there, in addition to those that browsers trust.
    Call(Address, Option<Fingerprint>),
    /// Send this frame, if the connection is open.
    Send(FromClient),
    /// Close the connection.
    HangUp,
}

/// A report from the network thread.
#[derive(Clone, PartialEq, Debug)]
pub enum NetworkNews {
    /// The parlours found so far on the local network.
    Found(Vec<FoundParlour>),
    /// The connection is open, for the first time or after a reconnect.
    Connected,
    /// A frame has come.
    Frame(Box<FromServer>),
    /// The connection broke. The thread reconnects.
    Broken,
    /// The parlour at this address does not answer.
    Unreachable,
    /// The server has a certificate that no authority signed, and that is not the trusted one. The
    /// thread has given up.
    Untrusted(Fingerprint),
}

/// The connection to other machines. Its thread starts with the first order.
pub struct Network {
    news: TellNetworkNews,
    orders: Option<UnboundedSender<NetworkOrder>>,
}

impl Network {
    /// Creates the connection. The network thread calls `news` with each report.
    #[must_use]
    pub fn new(news: impl Fn(NetworkNews) + Send + Sync + 'static) -> Self {
        Self {
            news: Arc::new(news),
            orders: None,
        }
    }

    /// Gives an order to the thread and returns at once. If no thread can be started, reports that
    /// the parlour is unreachable.
    pub fn order(&mut self, order: NetworkOrder) {
        if self.orders.as_ref().is_none_or(UnboundedSender::is_closed) {
            self.orders = start(Arc::clone(&self.news)).ok();
        }
        match &self.orders {
            // If the thread has just ended, the next order starts it again.
            Some(orders) => drop(orders.send(order)),
            None => (self.news)(NetworkNews::Unreachable),
        }
    }
}

type TellNetworkNews = Arc<dyn Fn(NetworkNews) + Send + Sync>;

fn start(news: TellNetworkNews) -> io::Result<UnboundedSender<NetworkOrder>> {
    let (orders, ordered) = unbounded_channel();
    let thread = NetworkThread {
        orders: ordered,
        news,
    };
    let mut builder = runtime::Builder::new_current_thread();
    let runtime = builder.enable_io().enable_time().build()?;
    thread::Builder::new()
        .name("network".to_owned())
        .spawn(move || runtime.block_on(thread.serve()))?;
    Ok(orders)
}

type ServerLine = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The work of the network thread.
struct NetworkThread {
    orders: UnboundedReceiver<NetworkOrder>,
    news: TellNetworkNews,
}

/// The order that ends a connection; `None` when the program ends.
type Ended = Option<NetworkOrder>;

impl NetworkThread {
    async fn serve(mut self) {
        let mut next = self.orders.recv().await;
        while let Some(order) = next {
            next = match order {
                NetworkOrder::Call(address, trusted) => {
                    Box::pin(self.call(&address, trusted)).await
                }
                // There is no connection.
                NetworkOrder::Look | NetworkOrder::Send(_) | NetworkOrder::HangUp => {
                    self.orders.recv().await
                }
            };
        }
    }

    /// Connects, and reconnects, until an order ends this. Returns that order.
    async fn call(&mut self, address: &Address, trusted: Option<Fingerprint>) -> Ended {
        let mut has_stood = false;
        let mut backoff = Backoff::default();
        loop {
            let (Ok(request), Ok(trust)) = (request(address), Trust::new(trusted)) else {
                (self.news)(NetworkNews::Unreachable);
                return self.orders.recv().await;
            };
            let connecting = timeout(CONNECT_TIMEOUT, Box::pin(connect(request, &trust)));
            let connected = match self.unless_ordered(connecting).await {
                ControlFlow::Continue(connected) => connected,
                ControlFlow::Break(ended) => return ended,
            };
            if let Some(shown) = trust.refused() {
                (self.news)(NetworkNews::Untrusted(shown));
                return self.orders.recv().await;
            }
            if let Ok(Ok(line)) = connected {
                (self.news)(NetworkNews::Connected);
                has_stood = true;
                backoff.reset();
                if let ControlFlow::Break(ended) = self.converse(line).await {
                    return ended;
                }
                (self.news)(NetworkNews::Broken);
            } else if !has_stood {
                (self.news)(NetworkNews::Unreachable);
                return self.orders.recv().await;
            }
            if let ControlFlow::Break(ended) = self.unless_ordered(sleep(backoff.wait())).await {
                return ended;
            }
        }
    }

    /// Waits for this future unless an order ends the connection first.
    async fn unless_ordered<T>(&mut self, what: impl Future<Output = T>) -> ControlFlow<Ended, T> {
        let mut what = std::pin::pin!(what);
        loop {
            tokio::select! {
                done = &mut what => return ControlFlow::Continue(done),
                order = self.orders.recv() => match order {
                    // The client sends a frame again once the connection is open.
                    Some(NetworkOrder::Look | NetworkOrder::Send(_)) => {}
                    other => return ControlFlow::Break(other),
                },
            }
        }
    }

    /// Passes frames both ways until the connection breaks or an order ends it.
    async fn converse(&mut self, mut line: ServerLine) -> ControlFlow<Ended> {
        let mut last_came_at = Instant::now();
        loop {
            tokio::select! {
                frame = line.next() => match frame {
                    Some(Ok(Message::Text(text))) => {
                        last_came_at = Instant::now();
                        // Invalid frames and frames of unknown types are ignored.
                        if let Some(frame) = FromServer::read(&text) {
                            (self.news)(NetworkNews::Frame(Box::new(frame)));
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return ControlFlow::Continue(()),
                    Some(Ok(_)) => last_came_at = Instant::now(),
                },
                order = self.orders.recv() => match order {
                    Some(NetworkOrder::Send(frame)) => {
                        if line.send(Message::text(frame.text())).await.is_err() {
                            return ControlFlow::Continue(());
                        }
                    }
                    Some(NetworkOrder::Look) => {}
                    other => {
                        // Do not wait long for the other side.
                        let _ = timeout(HANG_UP_TIMEOUT, line.close(None)).await;
                        return ControlFlow::Break(other);
                    }
                },
                () = sleep(PING_PARLOUR_INTERVAL) => {
                    let ping = Message::Ping(tungstenite::Bytes::new());
                    if last_came_at.elapsed() > PARLOUR_SILENCE_TIMEOUT || line.send(ping).await.is_err() {
                        return ControlFlow::Continue(());
                    }
                }
            }
        }
    }
}

/// Returns the HTTP request that opens the WebSocket.
fn request(address: &Address) -> tungstenite::Result<Request> {
    let mut request = address.url.as_str().into_client_request()?;
    let protocol = HeaderValue::from_static(SUBPROTOCOL);
    let headers = request.headers_mut();
    headers.insert("Sec-WebSocket-Protocol", protocol);
    Ok(request)
}

async fn connect(request: Request, trust: &Arc<Trust>) -> tungstenite::Result<ServerLine> {
    let limits = WebSocketConfig::default()
        .max_message_size(Some(LONGEST_FRAME_FROM_SERVER))
        .max_frame_size(Some(LONGEST_FRAME_FROM_SERVER));
    let connector = match request.uri().scheme_str() {
        Some("wss") => Connector::Rustls(trust.config()?),
        _ => Connector::Plain,
    };
    let connected = tokio_tungstenite::connect_async_tls_with_config(
        request,
        Some(limits),
        true,
        Some(connector),
    );
    connected.await.map(|(line, _)| line)
}
