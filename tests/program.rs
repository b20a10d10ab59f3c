//! The program under test.

use std::env;
use std::path::PathBuf;

/// Returns the path of the program that was built with these tests, or of the one that `SERPENTE_PROGRAM` names, for example
/// one for another system.
pub(crate) fn program() -> PathBuf {
    let other = env::var_os("SERPENTE_PROGRAM").map(PathBuf::from);
    other.unwrap_or_else(|| env!("CARGO_BIN_EXE_serpente").into())
}
