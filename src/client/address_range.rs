//! Networks, as they are typed.

use std::net::IpAddr;
use std::str::FromStr;

/// A network: the addresses with the same first bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressRange {
    address: IpAddr,
    bits: u32,
}

/// The text is not a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("that is no network")]
pub struct NoNetwork;

impl FromStr for AddressRange {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| NoNetwork)?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        let range = Self { address, bits };
        (bits <= most).then_some(range).ok_or(NoNetwork)
    }
}

impl AddressRange {
    /// Returns whether an address is in this network. An IPv4 address may be written as IPv6.
    pub fn contains(self, address: IpAddr) -> bool {
        let bits = |address: IpAddr| match address {
            IpAddr::V4(address) => u128::from(address.to_bits()) << 96,
            IpAddr::V6(address) => address.to_bits(),
        };
        let other = address.to_canonical();
        let differ = bits(self.address) ^ bits(other);
        self.address.is_ipv4() == other.is_ipv4() && differ.leading_zeros() >= self.bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_an_address_and_no_more_bits_than_it() {
        for text in ["", "10.0.0.0/33", "::/129", "10.0.0.0/", "a/8"] {
            assert_eq!(text.parse::<AddressRange>(), Err(NoNetwork), "{text}");
        }
    }
}
