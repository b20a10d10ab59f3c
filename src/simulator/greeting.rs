//! Who a simulated connection belongs to, as a server knows it after the first frame.

use serpente_client::person::{Token, name as person_name};
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::{FromClient, FromServer, PROTOCOL};
use serpente_engine::table::{Bytes32, RandomSource};
use serpente_parlour::room::{Arrival, Entrance, ListenerId};
use std::net::{IpAddr, Ipv4Addr};

/// A table, and how a person enters it.
pub(crate) struct Entering {
    pub(crate) table: String,
    pub(crate) arrival: Arrival,
}

/// A person who has introduced themselves.
#[derive(Clone, Debug)]
pub(crate) struct Greeted {
    pub(crate) token: Token,
    pub(crate) name: String,
}

impl Greeted {
    /// Returns the person with this name, and with this token or, if there is none, a new one.
    ///
    /// # Errors
    /// Returns the refusal if the name or the token is none.
    pub(crate) fn new(
        name: &str,
        token: Option<&String>,
        random: &mut RandomSource,
    ) -> Result<Self, ParlourRefusal> {
        let name = person_name(name).ok_or(ParlourRefusal::Name)?;
        let text = match token {
            Some(token) => token.clone(),
            None => Bytes32(random.bytes()).to_string(),
        };
        let token: Token = text.parse().map_err(|_| ParlourRefusal::Token)?;
        Ok(Self { token, name })
    }

    /// Returns the server's answer.
    pub(crate) fn welcome(&self, parlour: &str) -> FromServer {
        FromServer::Welcome {
            protocol: PROTOCOL,
            token: self.token.to_string(),
            name: self.name.clone(),
            parlour: parlour.to_owned(),
        }
    }

    /// Returns the table that the person wants to enter by this frame, and how; `None` if the frame
    /// asks for something else.
    pub(crate) fn enters(
        self,
        frame: &FromClient,
        line: ListenerId,
        opened: u64,
    ) -> Option<Entering> {
        let (FromClient::Sit { table, after, .. } | FromClient::Watch { table, after, .. }) = frame
        else {
            return None;
        };
        let entrance = if let FromClient::Sit { seat, name, .. } = frame {
            Entrance::Sit {
                seat: *seat,
                name: name.clone(),
            }
        } else {
            Entrance::Watch
        };
        let mut arrival = self.arrival(line, opened);
        arrival.entrance = entrance;
        arrival.after = *after;
        Some(Entering {
            table: table.clone(),
            arrival,
        })
    }

    /// Returns how the person arrives at a table, to sit anywhere, before anything is known of it.
    /// Connections that were opened later have higher numbers.
    pub(crate) fn arrival(self, line: ListenerId, opened: u64) -> Arrival {
        Arrival {
            listener: line,
            person: self.token.person(),
            name: self.name,
            network: IpAddr::V4(Ipv4Addr::LOCALHOST),
            entrance: Entrance::ANY_SEAT,
            after: 0,
            opened,
            again: false,
        }
    }
}
