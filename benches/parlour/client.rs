//! A connection to the server, and a player who plays at random through it.

use futures_util::{SinkExt as _, StreamExt as _};
use serpente_client::wire::{
    FromClient, FromServer, HelloFrame, PATH, PROTOCOL, SUBPROTOCOL, WirePlay,
};
use serpente_client::{Backoff, Client, ClientNews};
use serpente_engine::bots::{Bot, Level};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, SeatView, Shuffle, Update};
use std::net::{IpAddr, SocketAddr};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

/// A WebSocket connection to the server.
pub(crate) struct Line {
    socket: WebSocketStream<TcpStream>,
}

/// Opens a TCP connection from this address of this machine.
pub(crate) async fn dial(server: SocketAddr, from: IpAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Line {
    /// Tries these servers in turn until one answers, beginning with this one, and as often as the program does: a server
    /// that was killed needs time to start again.
    pub(crate) async fn connect(servers: &[SocketAddr], first: usize, from: IpAddr) -> Self {
        let mut backoff = Backoff::default();
        for server in servers.iter().cycle().skip(first % servers.len()) {
            match Self::try_connect(*server, from).await {
                Ok(line) => return line,
                Err(_) => sleep(backoff.wait()).await,
            }
        }
        unreachable!("there is a server")
    }

    pub(crate) async fn try_connect(
        server: SocketAddr,
        from: IpAddr,
    ) -> Result<Self, tungstenite::Error> {
        Self::try_connect_for(server, from, None).await
    }

    /// The same; for somebody at this address, as a web server in front says.
    pub(crate) async fn try_connect_for(
        server: SocketAddr,
        from: IpAddr,
        passed_on_for: Option<IpAddr>,
    ) -> Result<Self, tungstenite::Error> {
        let mut request = format!("ws://{server}{PATH}").into_client_request()?;
        let protocol = HeaderValue::from_static(SUBPROTOCOL);
        request
            .headers_mut()
            .insert("Sec-WebSocket-Protocol", protocol);
        if let Some(address) = passed_on_for {
            let address = HeaderValue::from_str(&address.to_string())?;
            request.headers_mut().insert("X-Forwarded-For", address);
        }
        let stream = dial(server, from).await?;
        let (socket, _) = client_async(request, stream).await?;
        Ok(Self { socket })
    }

    /// Connects as the page in a browser does.
    pub(crate) async fn page(server: SocketAddr, from: IpAddr) -> Result<Self, tungstenite::Error> {
        let request = format!("ws://{server}/page/line").into_client_request()?;
        let stream = dial(server, from).await?;
        let (socket, _) = client_async(request, stream).await?;
        Ok(Self { socket })
    }

    /// Sends a text. Returns whether the connection is there.
    pub(crate) async fn send_text(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text)).await.is_ok()
    }

    pub(crate) async fn hello(&mut self, name: &str, token: Option<String>) {
        self.send(&FromClient::Hello(HelloFrame {
            protocol: PROTOCOL,
            name: name.to_owned(),
            token,
            lang: None,
            code: None,
        }))
        .await;
        while !matches!(self.next().await, Some(FromServer::Welcome { .. }) | None) {}
    }

    /// Sends a frame. If the connection is broken, [`Self::next`] will notice.
    pub(crate) async fn send(&mut self, frame: &FromClient) {
        let _ = self.socket.send(Message::text(frame.text())).await;
    }

    /// Returns the next frame; `None` if the connection is broken.
    pub(crate) async fn next(&mut self) -> Option<FromServer> {
        loop {
            if let Some(frame) = FromServer::read(&self.next_text().await?) {
                return Some(frame);
            }
        }
    }

    /// Returns the next text; `None` if the connection is broken.
    pub(crate) async fn next_text(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

/// One player of the four at a table.
pub(crate) struct Person {
    pub(crate) client: Client,
    pub(crate) seen: Option<SeatView>,
    seat: Option<Seat>,
    mind: Bot,
}

impl Person {
    pub(crate) fn new(client: Client, seed: u64) -> Self {
        Self {
            client,
            seen: None,
            seat: None,
            mind: Level::Random.bot(Shuffle::chance_for(seed, 0)),
        }
    }

    /// Takes in a frame. Returns what to send for it, and what happened at the table.
    pub(crate) fn take(&mut self, frame: FromServer) -> (Vec<FromClient>, Vec<Update>) {
        let (mut send, told) = self.client.take(frame);
        let updates = match told {
            Some(ClientNews::Table { now, .. }) => {
                self.seat = now.seat.and_then(|seat| Seat::new(seat.into()));
                Vec::new()
            }
            Some(ClientNews::Past(updates)) => updates,
            Some(ClientNews::Update(update)) => vec![update],
            _ => Vec::new(),
        };
        for update in &updates {
            if let Some(Event::Match(header)) = update.events.first() {
                self.seen = Some(SeatView::new(self.seat, header).expect("a match"));
            }
            if let Some(seen) = &mut self.seen {
                seen.follow(update).expect("what happened");
            }
        }
        if !updates.is_empty() {
            send.extend(self.client.heard());
        }
        (send, updates)
    }

    /// Returns what this player does now: a move in their turn, the next deal between rounds.
    pub(crate) fn act(&mut self) -> Option<FromClient> {
        let seen = self.seen.as_ref()?;
        let Some(turn) = seen.turn() else {
            return (seen.last_result().is_some() && seen.winners().is_none())
                .then_some(FromClient::Deal);
        };
        if Some(turn) != self.seat {
            return None;
        }
        let play = self.mind.decide(&seen.game_view()?);
        let request = serpente_engine::host::Request::Command(
            serpente_engine::table::Command::Play(turn, play),
        );
        debug_assert!(WirePlay::of(play).is_some(), "a move of a person");
        self.client.request(request)
    }
}
