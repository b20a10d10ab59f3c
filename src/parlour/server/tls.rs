//! Encrypted connections.

use super::lingering::Lingering;
use log::{info, warn};
use serpente_client::Fingerprint;
use serpente_system::lock;
use serpente_system::signals::Hangups;
use serpente_text::announce::Message;
use serpente_text::announce::say::parlour as say;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

/// How often the files of the certificate are looked at.
const LOOK_INTERVAL: Duration = Duration::from_secs(20);

/// The certificate and key of a server. When their files change, new connections get the new ones.
pub struct Identity {
    certificate: PathBuf,
    key: PathBuf,
    loaded: Mutex<Loaded>,
}

/// What was read from the files.
#[derive(Clone)]
struct Loaded {
    acceptor: TlsAcceptor,
    fingerprint: Fingerprint,
    stamps: Stamps,
}

/// What the file system says of both files, by which a change is recognised: when they were
/// modified, and their lengths.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamps([Option<(SystemTime, u64)>; 2]);

impl Stamps {
    fn of(certificate: &Path, key: &Path) -> Self {
        Self([certificate, key].map(|path| {
            let known = fs::metadata(path).ok()?;
            Some((known.modified().ok()?, known.len()))
        }))
    }
}

/// Reads a certificate and those that signed it.
fn read_chain(file: &Path) -> Result<Vec<CertificateDer<'static>>, pem::Error> {
    CertificateDer::pem_file_iter(file)?.collect()
}

/// Returns how connections are encrypted with these certificates, or `None` if the key cannot be
/// read or is that of another certificate.
fn configure(chain: Vec<CertificateDer<'static>>, key: &Path) -> Option<ServerConfig> {
    let private = PrivateKeyDer::from_pem_file(key).ok()?;
    ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .ok()?
        .with_no_client_auth()
        .with_single_cert(chain, private)
        .ok()
}

impl Loaded {
    fn read(certificate: &Path, key: &Path) -> Result<Self, Message> {
        // Files that are replaced while they are read are read again.
        let stamps = Stamps::of(certificate, key);
        let chain = read_chain(certificate).unwrap_or_default();
        let Some(first) = chain.first() else {
            let file = certificate.display().to_string();
            return Err(say::parlour_no_certificate(file));
        };
        let fingerprint = Fingerprint::of(first);
        let Some(config) = configure(chain, key) else {
            return Err(say::parlour_no_key(key.display().to_string()));
        };
        Ok(Self {
            acceptor: TlsAcceptor::from(Arc::new(config)),
            fingerprint,
            stamps,
        })
    }
}

impl Identity {
    /// Reads a certificate, with the certificates that signed it, and its key, from files in the
    /// PEM format.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read, or the certificate and the key do not belong
    /// together.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, Message> {
        Ok(Self {
            loaded: Mutex::new(Loaded::read(certificate, key)?),
            certificate: certificate.to_owned(),
            key: key.to_owned(),
        })
    }

    /// Returns the fingerprint by which friends recognise the present certificate.
    pub(super) fn fingerprint(&self) -> Fingerprint {
        lock(&self.loaded).fingerprint
    }

    pub(super) async fn accept(&self, stream: Lingering) -> io::Result<TlsStream<Lingering>> {
        let acceptor = lock(&self.loaded).acceptor.clone();
        acceptor.accept(stream).await
    }

    /// Reads the files again if they have changed. Connections that are open keep what they have.
    /// Files that cannot be used change nothing: one of the two may be replaced before the other.
    fn read_again(&self) -> Renewal {
        let before = lock(&self.loaded).clone();
        if Stamps::of(&self.certificate, &self.key) == before.stamps {
            return Renewal::Same;
        }
        match Loaded::read(&self.certificate, &self.key) {
            Ok(new) => {
                let is_new = new.fingerprint != before.fingerprint;
                let fingerprint = new.fingerprint;
                *lock(&self.loaded) = new;
                if is_new {
                    Renewal::New(fingerprint)
                } else {
                    Renewal::Same
                }
            }
            Err(_) => Renewal::Unusable,
        }
    }
}

/// What became of an attempt to renew the certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Renewal {
    Same,
    New(Fingerprint),
    Unusable,
}

/// Keeps the certificate the one that is in its files: looks at them now and then, and when the
/// process gets the signal to hang up, which ends no server.
pub(super) async fn renew(identity: Option<Arc<Identity>>, mut hangups: Hangups) {
    let mut last = Renewal::Same;
    loop {
        tokio::select! {
            () = hangups.next() => {}
            () = sleep(LOOK_INTERVAL) => {}
        }
        let Some(identity) = identity.clone() else {
            continue;
        };
        let Ok(renewal) = spawn_blocking(move || identity.read_again()).await else {
            return;
        };
        match renewal {
            Renewal::New(fingerprint) => {
                info!("new certificate, with the fingerprint {fingerprint}");
            }
            Renewal::Unusable if last != Renewal::Unusable => {
                warn!("the new certificate and its key cannot be used: the one from before stays");
            }
            Renewal::Same | Renewal::Unusable => {}
        }
        last = renewal;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::tempdir;

    /// Two certificates, each with its key.
    const PEM: [(&str, &str); 2] = [
        (
            include_str!("tls/first.pem"),
            include_str!("tls/first-key.pem"),
        ),
        (
            include_str!("tls/second.pem"),
            include_str!("tls/second-key.pem"),
        ),
    ];

    #[test]
    fn a_certificate_is_renewed_when_both_files_are_replaced() {
        let folder = tempdir().expect("a folder");
        let certificate = folder.path().join("cert.pem");
        let key = folder.path().join("key.pem");
        fs::write(&certificate, PEM[0].0).expect("written");
        fs::write(&key, PEM[0].1).expect("written");
        let identity = Identity::read(&certificate, &key).expect("a certificate");
        let first = identity.fingerprint();
        assert_eq!(identity.read_again(), Renewal::Same);
        // Files are replaced by renaming, as programs that renew certificates do.
        let replace = |path: &Path, text: &str| {
            let new = folder.path().join("new");
            // Two writes in the same tick of the file system's clock have the same time.
            fs::write(&new, format!("{text}\n\n")).expect("written");
            fs::rename(&new, path).expect("replaced");
        };
        replace(&certificate, PEM[1].0);
        assert_eq!(identity.read_again(), Renewal::Unusable);
        assert_eq!(identity.fingerprint(), first);
        replace(&key, PEM[1].1);
        let renewed = identity.read_again();
        assert_eq!(renewed, Renewal::New(identity.fingerprint()));
        assert_ne!(identity.fingerprint(), first);
        assert_eq!(identity.read_again(), Renewal::Same);
        fs::remove_file(&key).expect("removed");
        assert_eq!(identity.read_again(), Renewal::Unusable);
        assert_ne!(identity.fingerprint(), first);
    }
}
