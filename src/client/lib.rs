//! The client's side of a parlour: the frames between a server and its clients, and what a client
//! makes of them.
//!
//! - [`wire`]: the frames.
//! - [`Client`]: the conversation with a parlour. It uses no socket and no clock.
//! - [`Network`]: the connection, on its own thread. It reconnects when the connection breaks.
//! - [`Address`]: the address of a parlour; [`PastedAddress`]: as people paste it.
//! - [`Acquaintances`]: the parlours that the player has visited, and the tokens by which these
//!   recognise the player.
//! - [`person`] and [`refusal`]: the identity of a person, and the reasons for refusing a request.
//! - [`Fingerprint`]: the hash that identifies a certificate.

mod acquaintances;
mod address;
mod address_range;
mod backoff;
mod client;
mod fingerprint;
mod host_name;
mod network;
pub mod person;
mod plain_name;
pub mod refusal;
mod trust;
pub mod wire;

pub use acquaintances::{Acquaintance, Acquaintances};
pub use address::{Address, BadAddress, PastedAddress};
pub use address_range::{AddressRange, NoNetwork};
pub use backoff::Backoff;
pub use client::{Client, ClientNews, EnterAs, Intent, changes};
pub use fingerprint::Fingerprint;
pub use network::{FoundParlour, Network, NetworkNews, NetworkOrder};
