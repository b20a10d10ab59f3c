//! Hashes, salts and keys as text.

use crate::rules::told;
use std::fmt;
use std::str::FromStr;

/// 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes32(pub [u8; 32]);

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct NotBytes32;

impl FromStr for Bytes32 {
    type Err = NotBytes32;

    fn from_str(text: &str) -> Result<Self, NotBytes32> {
        let is_hexadecimal = text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if text.len() != 64 || !is_hexadecimal {
            return Err(NotBytes32);
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
            let two = u8::from_str_radix(&text[at..at + 2], 16);
            *byte = two.map_err(|_| NotBytes32)?;
        }
        Ok(Self(bytes))
    }
}
told!(Bytes32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_back() {
        let bytes = Bytes32(*b"0123456789abcdef\x00\xff of 32 bytes.~");
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        let long = "0".repeat(66);
        for text in ["", "00", &long, &"é".repeat(32), &"0g".repeat(32)] {
            assert_eq!(text.parse::<Bytes32>(), Err(NotBytes32), "{text}");
        }
    }
}
