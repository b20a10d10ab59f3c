//! Numbers that are not whole.

use super::Message;
use super::say::locale;

/// Returns the message for a number with this many digits after the decimal mark; at least one.
pub fn decimal(number: f64, digits: usize) -> Message {
    let text = format!("{number:.digits$}");
    let amount = text.trim_start_matches('-');
    let (whole, fraction) = amount.split_once('.').unwrap_or((amount, "0"));
    let told = locale::decimal(whole, fraction);
    if text.starts_with('-') {
        locale::minus(told)
    } else {
        told
    }
}
