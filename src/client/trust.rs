//! The certificates that the client trusts: those that browsers trust, and one that the player has
//! accepted.

use crate::Fingerprint;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use std::io;
use std::sync::{Arc, OnceLock};

/// Checks the certificate on the connection to one parlour.
#[derive(Debug)]
pub(super) struct Trust {
    browsers: Arc<WebPkiServerVerifier>,
    trusted: Option<Fingerprint>,
    refused: OnceLock<Fingerprint>,
}

impl Trust {
    /// Trusts the certificates that browsers trust, and this one.
    ///
    /// # Errors
    /// Returns an error if encryption cannot be set up.
    pub(super) fn new(trusted: Option<Fingerprint>) -> io::Result<Arc<Self>> {
        let roots = RootCertStore {
            roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
        };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let browsers = WebPkiServerVerifier::builder_with_provider(roots.into(), provider).build();
        Ok(Arc::new(Self {
            browsers: browsers.map_err(io::Error::other)?,
            trusted,
            refused: OnceLock::new(),
        }))
    }

    /// Returns the TLS configuration.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    pub(super) fn config(self: &Arc<Self>) -> io::Result<Arc<ClientConfig>> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .dangerous()
            .with_custom_certificate_verifier(Arc::<Self>::clone(self))
            .with_no_client_auth();
        Ok(Arc::new(config))
    }

    /// Returns the certificate that was not trusted, if there was one.
    pub(super) fn refused(&self) -> Option<Fingerprint> {
        self.refused.get().copied()
    }
}

impl ServerCertVerifier for Trust {
    fn verify_server_cert(
        &self,
        shown: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let fingerprint = Fingerprint::of(shown);
        if self.trusted == Some(fingerprint) {
            return Ok(ServerCertVerified::assertion());
        }
        let browsers = &self.browsers;
        let believed = browsers.verify_server_cert(shown, between, name, ocsp, now);
        believed.inspect_err(|_| {
            // A connection has only one certificate, so it is set once.
            let _ = self.refused.set(fingerprint);
        })
    }

    // The server must prove that it has the key of its certificate, also for a certificate that no
    // authority signed.
    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.browsers
            .verify_tls12_signature(message, certificate, signed)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.browsers
            .verify_tls13_signature(message, certificate, signed)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.browsers.supported_verify_schemes()
    }
}
