//! The connection to a parlour, on a thread of its own: no network holds up a key. When the line breaks it calls again by
//! itself, until it is told to hang up.

use super::found::{Finder, FoundParlour};
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

/// How long a parlour may take to answer a call.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How long the parlour is waited for that is told of the end of a call.
const HANG_UP_TIMEOUT: Duration = Duration::from_millis(200);

/// How often the parlour is asked whether it is there, when it says nothing.
const PING_INTERVAL: Duration = Duration::from_secs(10);

/// After so long without a word the line counts as broken.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(25);

/// What the network is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Look for parlours on this network, from now on.
    Look,
    /// Call the parlour at this address, in place of any other. Beside those that browsers believe this certificate is trusted
    /// there, if one is.
    Call(Address, Option<Fingerprint>),
    /// Send this frame, if the line stands.
    Send(FromClient),
    /// End the call.
    HangUp,
}

/// What the network tells.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The parlours on this network, as far as they have been found.
    Found(Vec<FoundParlour>),
    /// The line stands, for the first time or again.
    Connected,
    /// A frame has come.
    Frame(Box<FromServer>),
    /// The line broke. It is called again.
    Broken,
    /// Nobody answers at this address.
    Unreachable,
    /// A certificate is shown there for which nobody vouches, and not the one that is trusted. The call has ended.
    Untrusted(Fingerprint),
}

/// The way to other machines. Its thread starts with the first order.
pub struct Network {
    news: Arc<dyn Fn(News) + Send + Sync>,
    orders: Option<UnboundedSender<Order>>,
}

impl Network {
    /// The way to other machines; `news` is told what comes from there, on another thread.
    #[must_use]
    pub fn new(news: impl Fn(News) + Send + Sync + 'static) -> Self {
        Self {
            news: Arc::new(news),
            orders: None,
        }
    }

    /// Has this done. Returns at once. Where no thread can be started, nobody is reached.
    pub fn order(&mut self, order: Order) {
        if self.orders.as_ref().is_none_or(UnboundedSender::is_closed) {
            self.orders = start(Arc::clone(&self.news)).ok();
        }
        match &self.orders {
            // A thread that has just ended is started again with the next order.
            Some(orders) => drop(orders.send(order)),
            None => (self.news)(News::Unreachable),
        }
    }
}

type Tell = Arc<dyn Fn(News) + Send + Sync>;

fn start(news: Tell) -> io::Result<UnboundedSender<Order>> {
    let (orders, ordered) = unbounded_channel();
    let mut builder = runtime::Builder::new_current_thread();
    let runtime = builder.enable_io().enable_time().build()?;
    thread::Builder::new()
        .name("network".to_owned())
        .spawn(move || runtime.block_on(Caller::new(ordered, news).serve()))?;
    Ok(orders)
}

type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The thread's work.
struct Caller {
    orders: UnboundedReceiver<Order>,
    news: Tell,
    finder: Option<Finder>,
}

/// What ends a call: another order, or that the program ends.
type Ended = Option<Order>;

impl Caller {
    fn new(orders: UnboundedReceiver<Order>, news: Tell) -> Self {
        Self {
            orders,
            news,
            finder: None,
        }
    }

    async fn serve(mut self) {
        let mut next = self.orders.recv().await;
        while let Some(order) = next {
            next = match order {
                Order::Call(address, trusted) => Box::pin(self.call(&address, trusted)).await,
                Order::Look => {
                    self.look();
                    self.orders.recv().await
                }
                // There is no line.
                Order::Send(_) | Order::HangUp => self.orders.recv().await,
            };
        }
    }

    fn look(&mut self) {
        if self.finder.is_none() {
            let news = Arc::clone(&self.news);
            // Where no parlour can be looked for, none is found.
            self.finder = Finder::start(move |found| news(News::Found(found))).ok();
        }
    }

    /// Calls until it is told otherwise, and says what it is told.
    async fn call(&mut self, address: &Address, trusted: Option<Fingerprint>) -> Ended {
        let Ok(request) = request(address) else {
            (self.news)(News::Unreachable);
            return self.orders.recv().await;
        };
        let mut has_stood = false;
        let mut backoff = Backoff::default();
        loop {
            let Ok(trust) = Trust::new(trusted) else {
                (self.news)(News::Unreachable);
                return self.orders.recv().await;
            };
            let connecting = timeout(CONNECT_TIMEOUT, Box::pin(connect(request.clone(), &trust)));
            let connected = match self.unless_ordered(connecting).await {
                ControlFlow::Continue(connected) => connected,
                ControlFlow::Break(ended) => return ended,
            };
            if let Some(shown) = trust.refused() {
                (self.news)(News::Untrusted(shown));
                return self.orders.recv().await;
            }
            match connected {
                Ok(Ok(line)) => {
                    (self.news)(News::Connected);
                    has_stood = true;
                    backoff.reset();
                    if let ControlFlow::Break(ended) = self.converse(line).await {
                        return ended;
                    }
                    (self.news)(News::Broken);
                }
                Ok(Err(_)) | Err(_) if !has_stood => {
                    (self.news)(News::Unreachable);
                    return self.orders.recv().await;
                }
                Ok(Err(_)) | Err(_) => {}
            }
            if let ControlFlow::Break(ended) = self.unless_ordered(sleep(backoff.wait())).await {
                return ended;
            }
        }
    }

    /// Waits for this; unless an order comes that ends the call.
    async fn unless_ordered<T>(&mut self, what: impl Future<Output = T>) -> ControlFlow<Ended, T> {
        let mut what = std::pin::pin!(what);
        loop {
            tokio::select! {
                done = &mut what => return ControlFlow::Continue(done),
                order = self.orders.recv() => match order {
                    Some(Order::Look) => self.look(),
                    // Whoever asked for it asks again when the line stands.
                    Some(Order::Send(_)) => {}
                    other => return ControlFlow::Break(other),
                },
            }
        }
    }

    /// Passes frames on, both ways, until the line breaks or an order ends the call.
    async fn converse(&mut self, mut line: Line) -> ControlFlow<Ended> {
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                frame = line.next() => match frame {
                    Some(Ok(Message::Text(text))) => {
                        heard = Instant::now();
                        // What is no frame, or of a type that is not known, is passed over.
                        if let Ok(Some(frame)) = FromServer::read(&text) {
                            (self.news)(News::Frame(Box::new(frame)));
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return ControlFlow::Continue(()),
                    Some(Ok(_)) => heard = Instant::now(),
                },
                order = self.orders.recv() => match order {
                    Some(Order::Send(frame)) => {
                        if line.send(Message::text(frame.text())).await.is_err() {
                            return ControlFlow::Continue(());
                        }
                    }
                    Some(Order::Look) => self.look(),
                    other => {
                        // Who hangs up does not wait for the other side.
                        let _ = timeout(HANG_UP_TIMEOUT, line.close(None)).await;
                        return ControlFlow::Break(other);
                    }
                },
                () = sleep(PING_INTERVAL) => {
                    let ping = Message::Ping(tungstenite::Bytes::new());
                    if heard.elapsed() > SILENCE_TIMEOUT || line.send(ping).await.is_err() {
                        return ControlFlow::Continue(());
                    }
                }
            }
        }
    }
}

/// What asks for a WebSocket there.
fn request(address: &Address) -> tungstenite::Result<Request> {
    let mut request = address.url().into_client_request()?;
    let protocol = HeaderValue::from_static(SUBPROTOCOL);
    request
        .headers_mut()
        .insert("Sec-WebSocket-Protocol", protocol);
    Ok(request)
}

async fn connect(request: Request, trust: &Arc<Trust>) -> tungstenite::Result<Line> {
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
