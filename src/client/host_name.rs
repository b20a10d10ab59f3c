//! The names of hosts as the network knows them: in ASCII. A name in other letters, such as `münchen.example`, is written there as
//! `xn--mnchen-3ya.example` (RFC 3492, RFC 5891).

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// The longest part of a name between two dots, in characters.
const LONGEST_LABEL: usize = 63;

/// What stands before a part of a name that is written in other letters.
const ACE_PREFIX: &str = "xn--";

/// The numbers of the encoding Punycode (RFC 3492, section 5).
const BASE: u32 = 36;
const T_MIN: u32 = 1;
const T_MAX: u32 = 26;
const SKEW: u32 = 38;
const DAMP: u32 = 700;
const INITIAL_BIAS: u32 = 72;
const INITIAL_N: u32 = 128;

/// Returns a name of a host in ASCII, without capitals; `None` if it has signs that no name has.
pub(crate) fn in_ascii(name: &str) -> Option<String> {
    // Keyboards of East Asia have dots of their own.
    let same: String = name.nfkc().collect();
    let small = same.replace('\u{3002}', ".").to_lowercase();
    let mut labels = Vec::new();
    for label in small.split('.') {
        if label.is_ascii() {
            labels.push(label.to_owned());
            continue;
        }
        let composed: String = label.nfc().collect();
        if composed.starts_with(is_combining_mark) || !composed.chars().all(is_of_a_name) {
            return None;
        }
        let encoded = format!("{ACE_PREFIX}{}", punycode(&composed)?);
        if encoded.len() > LONGEST_LABEL {
            return None;
        }
        labels.push(encoded);
    }
    Some(labels.join("."))
}

fn is_of_a_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '-' || is_combining_mark(letter)
}

/// Returns this text in Punycode (RFC 3492, section 6.3); `None` if it is much too long.
fn punycode(text: &str) -> Option<String> {
    let mut encoded: String = text.chars().filter(char::is_ascii).collect();
    let basic = u32::try_from(encoded.len()).ok()?;
    let all = u32::try_from(text.chars().count()).ok()?;
    if basic > 0 {
        encoded.push('-');
    }
    let mut n = INITIAL_N;
    let mut delta: u32 = 0;
    let mut bias = INITIAL_BIAS;
    let mut handled = basic;
    while handled < all {
        let next = text
            .chars()
            .map(u32::from)
            .filter(|code| *code >= n)
            .min()?;
        delta = delta.checked_add((next - n).checked_mul(handled + 1)?)?;
        n = next;
        for letter in text.chars() {
            let code = u32::from(letter);
            if code < n {
                delta = delta.checked_add(1)?;
            }
            if code == n {
                put_number(&mut encoded, delta, bias);
                bias = adapted(delta, handled + 1, handled == basic);
                delta = 0;
                handled += 1;
            }
        }
        delta = delta.checked_add(1)?;
        n += 1;
    }
    Some(encoded)
}

/// Appends a number with digits of variable weight.
fn put_number(encoded: &mut String, number: u32, bias: u32) {
    let mut rest = number;
    let mut k = BASE;
    loop {
        let threshold = k.saturating_sub(bias).clamp(T_MIN, T_MAX);
        if rest < threshold {
            break;
        }
        encoded.push(digit(threshold + (rest - threshold) % (BASE - threshold)));
        rest = (rest - threshold) / (BASE - threshold);
        k += BASE;
    }
    encoded.push(digit(rest));
}

/// Returns a digit: `a` to `z` for 0 to 25, `0` to `9` for 26 to 35.
fn digit(value: u32) -> char {
    char::from_digit((value + 10) % BASE, BASE).unwrap_or('a')
}

/// Returns the bias for the next number (RFC 3492, section 6.1).
fn adapted(delta: u32, points: u32, is_first: bool) -> u32 {
    let mut rest = if is_first { delta / DAMP } else { delta / 2 };
    rest += rest / points;
    let mut k = 0;
    while rest > (BASE - T_MIN) * T_MAX / 2 {
        rest /= BASE - T_MIN;
        k += BASE;
    }
    k + (BASE - T_MIN + 1) * rest / (rest + SKEW)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_all_letters_have_one_in_ascii() {
        // The last ones are samples of RFC 3492, section 7.1.
        for (name, ascii) in [
            ("fox.example", "fox.example"),
            ("münchen.example", "xn--mnchen-3ya.example"),
            ("MÜNCHEN.Example", "xn--mnchen-3ya.example"),
            ("mu\u{308}nchen.example", "xn--mnchen-3ya.example"),
            ("日本語。example", "xn--wgv71a119e.example"),
            ("straße.example", "xn--strae-oqa.example"),
            ("spiele.österreich", "spiele.xn--sterreich-z7a"),
            ("ليهمابتكلموشعربي؟", ""),
            ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"),
            (
                "почемужеонинеговорятпорусски",
                "xn--b1abfaaepdrnnbgefbadotcwatmq2g4l",
            ),
            ("3年b組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"),
        ] {
            let expected = Some(ascii.to_owned()).filter(|ascii| !ascii.is_empty());
            assert_eq!(in_ascii(name), expected, "{name}");
        }
    }

    #[test]
    fn what_is_no_name_has_none() {
        for name in [
            "m\u{fc} nchen",
            "\u{308}a",
            "é/é",
            "☃\u{fe0f}",
            "a\u{200d}é",
        ] {
            assert_eq!(in_ascii(name), None, "{name}");
        }
        assert_eq!(in_ascii(&"é".repeat(100)), None);
    }
}
