//! Encrypted connections.

use super::lingering::Lingering;
use serpente_client::Fingerprint;
use serpente_text::announce::Message;
use serpente_text::announce::say::parlour as say;
use std::io;
use std::path::Path;
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

/// The certificate and key of a server.
pub struct Identity {
    acceptor: TlsAcceptor,
    /// The fingerprint by which friends recognise the certificate.
    pub(super) fingerprint: Fingerprint,
}

impl Identity {
    /// Reads a certificate, with the certificates that signed it, and its key, from files in the
    /// PEM format.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read, or the certificate and the key do not belong
    /// together.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, Message> {
        let shown = |path: &Path| path.display().to_string();
        let no_certificate = || say::parlour_no_certificate(shown(certificate));
        let chain: Result<Vec<_>, _> = CertificateDer::pem_file_iter(certificate)
            .map_err(|_| no_certificate())?
            .collect();
        let chain = chain.map_err(|_| no_certificate())?;
        let first = chain.first().ok_or_else(no_certificate)?;
        let fingerprint = Fingerprint::of(first);
        let no_key = || say::parlour_no_key(shown(key));
        let private = PrivateKeyDer::from_pem_file(key).map_err(|_| no_key())?;
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|_| no_key())?
            .with_no_client_auth()
            .with_single_cert(chain, private)
            .map_err(|_| no_key())?;
        Ok(Self {
            acceptor: TlsAcceptor::from(Arc::new(config)),
            fingerprint,
        })
    }

    pub(super) async fn accept(&self, stream: Lingering) -> io::Result<TlsStream<Lingering>> {
        self.acceptor.accept(stream).await
    }
}
