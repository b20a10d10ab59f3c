//! Whose certificates are believed: those that browsers believe, and the one that somebody has said they trust.

use crate::Fingerprint;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use std::io;
use std::sync::{Arc, OnceLock};

/// Who looks at the certificates that are shown on the way to one parlour.
#[derive(Debug)]
pub(super) struct Trust {
    browsers: Arc<WebPkiServerVerifier>,
    trusted: Option<Fingerprint>,
    refused: OnceLock<Fingerprint>,
}

impl Trust {
    /// What browsers believe, and this one.
    ///
    /// # Errors
    /// If nothing can be encrypted here.
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

    /// What a connection is encrypted by.
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

    /// The certificate that was shown and not believed, if one was.
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
        let believed = self
            .browsers
            .verify_server_cert(shown, between, name, ocsp, now);
        believed.inspect_err(|_| {
            // One connection shows one.
            let _ = self.refused.set(fingerprint);
        })
    }

    // Whoever shows a certificate has to have its key, whether or not anybody vouches for it.
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
