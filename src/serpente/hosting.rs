//! A parlour on this machine, for a table that is played at from here and from elsewhere. It is open as long as the program
//! runs; its tables are kept.

use serpente_net::client::{Address, Announced};
use serpente_net::log::FileLog;
use serpente_net::parlour::{Options, Running, usual_address};
use serpente_text::announce::Message;
use serpente_text::announce::say::online as say;
use serpente_text::words::Words;
use serpente_visitors as visitors;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

/// The parlour on this machine, once somebody hosts a table.
pub(super) struct LocalParlour {
    /// Where its tables are kept, if anywhere.
    folder: Option<PathBuf>,
    words: Arc<Words>,
    open: Option<OpenParlour>,
}

struct OpenParlour {
    running: Running,
    /// Friends on the same network find it, where that can be made known.
    _announced: Option<Announced>,
}

impl LocalParlour {
    pub(super) fn new(folder: Option<PathBuf>, words: Arc<Words>) -> Self {
        Self {
            folder,
            words,
            open: None,
        }
    }

    /// Opens a parlour that is called so, unless one is open, and returns where this program reaches it.
    ///
    /// # Errors
    /// Why none can be opened.
    pub(super) fn open(&mut self, name: &str) -> Result<Address, Message> {
        if self.open.is_none() {
            self.open = Some(self.start(name)?);
        }
        let port = self
            .open
            .as_ref()
            .map_or(0, |open| open.running.address().port());
        let here = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port);
        here.to_string().parse().map_err(|_| say::hosting_failed())
    }

    fn start(&self, name: &str) -> Result<OpenParlour, Message> {
        let folder = self.folder.as_ref().ok_or_else(say::hosting_failed)?;
        let log = FileLog::open(folder).map_err(|_| say::hosting_failed())?;
        let log: Arc<dyn serpente_net::log::Log> = Arc::new(log);
        let options = |listen| Options {
            name: name.to_owned(),
            listen,
            log: Arc::clone(&log),
            cluster: None,
            identity: None,
            words: Arc::clone(&self.words),
            doors: vec![visitors::page()],
        };
        let usual = usual_address();
        // Where another parlour is open already, this one has an address of its own.
        let running = Running::start(options(usual))
            .or_else(|_| Running::start(options(SocketAddr::new(usual.ip(), 0))))?;
        let announced = Announced::start(name, running.address().port()).ok();
        Ok(OpenParlour {
            running,
            _announced: announced,
        })
    }

    /// Where others reach the parlour on this machine, if one is open.
    pub(super) fn reached_at(&self) -> Option<Address> {
        self.open.as_ref()?.running.reached_at().parse().ok()
    }
}
