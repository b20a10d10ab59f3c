//! Lines from a pipe: each line is one key or none, and a line that is none contains no control characters when it is printed.

use serpente_console::Incoming;
use serpente_console::read_lines;

pub(crate) fn holds(bytes: &[u8]) {
    let mut told = Vec::new();
    read_lines(bytes, &mut |incoming| {
        told.push(incoming);
        true
    });
    assert_eq!(told.pop(), Some(Incoming::Closed));
    let whole = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    let lines = whole.split(|&byte| byte == b'\n').count();
    assert_eq!(told.len(), if bytes.is_empty() { 0 } else { lines });
    for one in told {
        match one {
            Incoming::Key(press) => {
                assert_eq!(press.key.to_string().parse(), Ok(press.key));
                assert_eq!(press.gap, None);
            }
            Incoming::Unknown(text) => assert!(!text.contains(char::is_control), "{text:?}"),
            other => panic!("{other:?} is no key"),
        }
    }
}

#[test]
fn for_every_file_of_the_corpus() {
    serpente_testing::corpus::Corpus::of("lines").whole(holds);
}

#[test]
fn for_damaged_files() {
    serpente_testing::corpus::Corpus::of("lines").damaged(holds);
}
