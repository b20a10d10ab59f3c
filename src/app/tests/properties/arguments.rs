//! A command line, one argument per line: if it cannot be used, the program says so in one sentence.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt as _;

use serpente_app::Draft;
use serpente_arguments::parse;

use serpente_testing::sentences;

pub(crate) fn holds(bytes: &[u8]) {
    let arguments = bytes
        .split(|&byte| byte == b'\n')
        .map(|argument| OsString::from_vec(argument.to_vec()));
    let begun = parse(arguments).and_then(|request| {
        let draft = Draft::from_options(&request.options.table)?;
        draft.setup(|person| person.to_string())
    });
    match begun {
        Ok(setup) => assert_eq!(setup.players.len(), setup.options.seating.seats()),
        Err(message) => sentences::hold(&message, bytes),
    }
}

#[test]
fn for_every_file_of_the_corpus() {
    serpente_testing::corpus::Corpus::of("arguments").whole(holds);
}

#[test]
fn for_damaged_files() {
    serpente_testing::corpus::Corpus::of("arguments").damaged(holds);
}
