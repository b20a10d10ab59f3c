//! Finding a message's place in the text of its file: the parser's tree has no places.

/// The name of the message or term (with its `-`) that a line begins, if it begins one.
pub(super) fn declared(line: &str) -> Option<&str> {
    let name = line.strip_prefix('-').unwrap_or(line);
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return None;
    }
    let in_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let length = line.find(|c| !in_name(c))?;
    let (name, rest) = line.split_at(length);
    rest.trim_start_matches(' ')
        .starts_with('=')
        .then_some(name)
}

/// The lines, from 1, on which messages and terms begin, in the order of the file.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let numbered = text.lines().zip(1..);
    numbered.filter_map(|(line, number)| Some((declared(line)?, number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_begins_a_message_or_it_does_not() {
        assert_eq!(declared("your-turn = x"), Some("your-turn"));
        assert_eq!(declared("your-turn="), Some("your-turn"));
        assert_eq!(declared("-tile = x"), Some("-tile"));
        for line in [
            "",
            " a = b",
            "# a = b",
            "a",
            "9 = x",
            "= x",
            "a b = c",
            "[one] = x",
            "- = x",
        ] {
            assert_eq!(declared(line), None, "{line}");
        }
    }
}
