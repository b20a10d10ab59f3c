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
        let mut bytes = [0; 32];
        let digit = |byte: u8| {
            char::from(byte)
                .to_digit(16)
                .and_then(|digit| u8::try_from(digit).ok())
        };
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != bytes.len() || !rest.is_empty() {
            return Err(NotBytes32);
        }
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            let digits = digit(*high).zip(digit(*low)).ok_or(NotBytes32)?;
            *byte = digits.0 << 4 | digits.1;
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
