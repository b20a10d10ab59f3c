//! A server on this machine, for a table where this player and others play. It runs as long as the
//! program does; its tables are saved.

use crate::mdns::Mdns;
use serpente_arguments::ParlourArguments;
use serpente_client::Address;
use serpente_parlour::log::FileLog;
use serpente_parlour::{Access, ParlourOptions, Running, usual_address};
use serpente_text::announce::Message;
use serpente_text::announce::say::online as say;
use serpente_text::words::Words;
use serpente_visitors as visitors;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

/// The server on this machine, which starts when the player hosts a table.
pub(super) struct LocalParlour {
    /// The folder in which its tables are saved, if there is one.
    folder: Option<PathBuf>,
    words: Arc<Words>,
    /// What the player asks for on the command line.
    wish: ParlourArguments,
    /// The server if it runs, and the announcement on the local network, by which friends find it.
    open: Option<(Running, Option<Mdns>)>,
}

impl LocalParlour {
    pub(super) fn new(folder: Option<PathBuf>, words: Arc<Words>, wish: ParlourArguments) -> Self {
        Self {
            folder,
            words,
            wish,
            open: None,
        }
    }

    /// Starts a server of this name, unless one is running. Returns the address at which this
    /// program reaches it.
    ///
    /// # Errors
    /// If the server cannot be started: why.
    pub(super) fn open(&mut self, name: &str) -> Result<Address, Message> {
        if self.open.is_none() {
            self.open = Some(self.start(name)?);
        }
        let Some((running, _)) = &self.open else {
            return Err(say::hosting_failed());
        };
        let mut here = running.address();
        if here.ip().is_unspecified() {
            here.set_ip(Ipv4Addr::LOCALHOST.into());
        }
        here.to_string().parse().map_err(|_| say::hosting_failed())
    }

    fn start(&self, name: &str) -> Result<(Running, Option<Mdns>), Message> {
        let folder = self.folder.as_ref().ok_or_else(say::hosting_failed)?;
        let files = FileLog::open(folder).map_err(|_| say::hosting_failed())?;
        let log: Arc<dyn serpente_parlour::log::Log> = Arc::new(files);
        let options_at = |listen| ParlourOptions {
            name: name.to_owned(),
            listen,
            log: Arc::clone(&log),
            cluster: None,
            data: Some(folder.clone()),
            identity: None,
            words: Arc::clone(&self.words),
            gateways: vec![visitors::page()],
            access: Access {
                computers: self.wish.computers,
                max_tables: self.wish.max_tables,
                ..Access::default()
            },
            ends_by_signal: false,
        };
        let running = if let Some(listen) = self.wish.listen {
            Running::start(options_at(listen))?
        } else {
            let usual = usual_address();
            // If another server has the usual port, this one gets a free one.
            Running::start(options_at(usual))
                .or_else(|_| Running::start(options_at(SocketAddr::new(usual.ip(), 0))))?
        };
        let mut announced = None;
        if !running.address().ip().is_loopback() && !self.wish.no_mdns {
            // If that fails, friends type the address.
            announced = Mdns::announce(name, running.address().port()).ok();
        }
        Ok((running, announced))
    }

    /// Returns the address at which others reach the server, if it runs.
    pub(super) fn reached_at(&self) -> Option<Address> {
        self.open.as_ref()?.0.reached_at().parse().ok()
    }
}
