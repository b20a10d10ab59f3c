//! A connection: the identity of the visitor, and the SSH requests that are granted.

use crate::keeper::VisitorKeeper;
use crate::screen::{Served, TerminalRequest};
use crate::trip::TripMeasure;
use crate::{SshShared, methods};
use russh::keys::{HashAlg, PublicKey, PublicKeyBase64 as _};
use russh::server::{
    Auth, ChannelOpenHandle, Handle, Handler, Msg, Session as Ssh, VerifiedPublicKey,
};
use russh::{Channel, ChannelId, ChannelOpenFailure, Pty};
use serpente_app::{VisitorKey, Wish};
use serpente_parlour::HeldConnection;
use serpente_visitors::{Guest, receive};
use std::sync::Arc;
use tokio::sync::watch;
use tokio::task::spawn_blocking;

/// A connection.
pub(crate) struct SshSession {
    shared: Arc<SshShared>,
    place: Arc<HeldConnection>,
    /// Set to `true` when the game begins.
    begins: watch::Sender<bool>,
    /// The client's public key, in the encoding of SSH.
    public: Option<Vec<u8>>,
    /// The end of that key's fingerprint, until the game begins.
    key_end: Option<String>,
    user: String,
    /// The only channel, until the game begins in it.
    channel: Option<Channel<Msg>>,
    has_opened: bool,
    /// What the client has asked for before the game begins.
    terminal: TerminalRequest,
    measure: TripMeasure,
}

impl SshSession {
    pub(crate) fn new(
        shared: Arc<SshShared>,
        place: Arc<HeldConnection>,
        begins: watch::Sender<bool>,
    ) -> Self {
        Self {
            shared,
            place,
            begins,
            public: None,
            key_end: None,
            user: String::new(),
            channel: None,
            has_opened: false,
            terminal: TerminalRequest::default(),
            measure: TripMeasure::default(),
        }
    }

    /// Begins the game in this channel.
    async fn begin(&mut self, channel: Channel<Msg>, handle: Handle) {
        let mut token = None;
        if let Some(public) = &self.public {
            token = Some(self.shared.key.token_of(public));
        }
        let person = token.map(|token| token.person());
        let mut stored = None;
        if let Some(person) = person {
            let shared = Arc::clone(&self.shared);
            let reading = spawn_blocking(move || shared.people.of(person));
            stored = reading.await.unwrap_or_default();
        }
        let mut key = None;
        if let Some(end) = self.key_end.take() {
            let is_new = stored.is_none();
            key = Some(VisitorKey { end, is_new });
        }
        let guest = Guest {
            key,
            cleared: self.terminal.cleared_lines(),
            wish: Wish::On,
            languages: self.terminal.languages(),
            stored,
            name: Some(self.user.clone()),
            token: token.map(|token| token.to_string()),
            paced: self.terminal.is_terminal(),
            ..Guest::default()
        };
        let visit = receive(&self.shared.inside, Arc::clone(&self.place), guest);
        let terminal = std::mem::take(&mut self.terminal);
        let trip = self.measure.trip.clone();
        let keeper = VisitorKeeper::start(Arc::clone(&self.shared), person);
        tokio::spawn(terminal.serve(
            handle,
            channel,
            Served {
                visit,
                keeper,
                trip,
            },
        ));
        // The receiver may be gone.
        let _ = self.begins.send(true);
    }
}

/// How many letters of a fingerprint are told: enough to tell a person's keys apart.
const FINGERPRINT_LETTERS: usize = 4;

/// Returns the end of this key's fingerprint, as `ssh-add -l` prints it.
fn fingerprint_end(key: &PublicKey) -> String {
    let fingerprint = key.fingerprint(HashAlg::Sha256).to_string();
    let before = fingerprint.len().saturating_sub(FINGERPRINT_LETTERS);
    fingerprint.chars().skip(before).collect()
}

/// Returns the rejection that makes the client try one of the other methods.
fn refused() -> Auth {
    Auth::Reject {
        proceed_with_methods: Some(methods()),
        partial_success: false,
    }
}

/// The library refuses all other channels, such as those that forward a connection.
impl Handler for SshSession {
    type Error = russh::Error;

    /// Rejects the request, so that a client with a key shows it: every client first asks whether
    /// it can do without.
    async fn auth_none(&mut self, _user: &str) -> Result<Auth, Self::Error> {
        Ok(refused())
    }

    /// Accepts any key, which identifies a person.
    async fn auth_publickey(
        &mut self,
        user: &str,
        key: VerifiedPublicKey<'_>,
    ) -> Result<Auth, Self::Error> {
        user.clone_into(&mut self.user);
        self.public = Some(key.public_key.public_key_bytes());
        self.key_end = Some(fingerprint_end(key.public_key));
        Ok(Auth::Accept)
    }

    /// Accepts a client without a key as a new person, without asking anything.
    async fn auth_keyboard_interactive<'a>(
        &'a mut self,
        user: &str,
        _submethods: &str,
        _response: Option<russh::server::Response<'a>>,
    ) -> Result<Auth, Self::Error> {
        user.clone_into(&mut self.user);
        Ok(Auth::Accept)
    }

    async fn channel_open_session(
        &mut self,
        channel: Channel<Msg>,
        reply: ChannelOpenHandle,
        _ssh: &mut Ssh,
    ) -> Result<(), Self::Error> {
        if std::mem::replace(&mut self.has_opened, true) {
            reply.reject(ChannelOpenFailure::ResourceShortage).await;
        } else {
            self.channel = Some(channel);
            reply.accept().await;
        }
        Ok(())
    }

    async fn pty_request(
        &mut self,
        channel: ChannelId,
        term: &str,
        columns: u32,
        rows: u32,
        _width: u32,
        _height: u32,
        _modes: &[(Pty, u32)],
        ssh: &mut Ssh,
    ) -> Result<(), Self::Error> {
        self.terminal.opened(term, columns, rows);
        ssh.channel_success(channel)
    }

    async fn env_request(
        &mut self,
        channel: ChannelId,
        name: &str,
        value: &str,
        ssh: &mut Ssh,
    ) -> Result<(), Self::Error> {
        if self.terminal.variable(name, value) {
            ssh.channel_success(channel)
        } else {
            ssh.channel_failure(channel)
        }
    }

    async fn shell_request(
        &mut self,
        channel: ChannelId,
        ssh: &mut Ssh,
    ) -> Result<(), Self::Error> {
        let Some(opened) = self.channel.take() else {
            return ssh.channel_failure(channel);
        };
        ssh.channel_success(channel)?;
        self.measure.measure(ssh)?;
        let handle = ssh.handle();
        self.begin(opened, handle).await;
        Ok(())
    }

    /// The channel has the bytes already: here they only show that the visitor presses keys.
    async fn data(
        &mut self,
        _channel: ChannelId,
        _data: &[u8],
        ssh: &mut Ssh,
    ) -> Result<(), Self::Error> {
        self.measure.measure(ssh)
    }

    async fn exec_request(
        &mut self,
        channel: ChannelId,
        _command: &[u8],
        ssh: &mut Ssh,
    ) -> Result<(), Self::Error> {
        ssh.channel_failure(channel)
    }

    async fn subsystem_request(
        &mut self,
        channel: ChannelId,
        _name: &str,
        ssh: &mut Ssh,
    ) -> Result<(), Self::Error> {
        ssh.channel_failure(channel)
    }

    async fn x11_request(
        &mut self,
        channel: ChannelId,
        _single: bool,
        _protocol: &str,
        _cookie: &str,
        _screen: u32,
        ssh: &mut Ssh,
    ) -> Result<(), Self::Error> {
        ssh.channel_failure(channel)
    }
}
