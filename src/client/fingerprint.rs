//! The fingerprint of a certificate.

use rustls::pki_types::CertificateDer;
use serde::{Deserialize, Serialize};
use serpente_engine::table::Bytes32;
use sha2::{Digest as _, Sha256};
use std::fmt;

/// The SHA-256 hash of a certificate.
///
/// It is displayed as twenty digits, made from its first 64 bits: short enough to read out on the
/// telephone, and too many for an attacker to make another certificate with the same digits. The
/// whole hash is stored and compared.
///
/// ```
/// use serpente_client::Fingerprint;
/// use serpente_engine::table::Bytes32;
///
/// let fingerprint = Fingerprint(Bytes32([7; 32]));
/// assert_eq!(fingerprint.to_string(), "00 50 63 81 20 98 66 53 67 11");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fingerprint(pub Bytes32);

impl Fingerprint {
    /// Returns the fingerprint of a certificate.
    #[must_use]
    pub fn of(certificate: &CertificateDer<'_>) -> Self {
        Self(Bytes32(Sha256::digest(certificate).into()))
    }
}

impl fmt::Display for Fingerprint {
    /// Writes the digits in pairs, as people read out telephone numbers.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (eights, _) = self.0.0.as_chunks::<8>();
        let digits = format!("{:020}", u64::from_be_bytes(eights[0]));
        let beginnings = (0..digits.len()).step_by(2);
        let pairs: Vec<&str> = beginnings.map(|at| &digits[at..at + 2]).collect();
        to.write_str(&pairs.join(" "))
    }
}
