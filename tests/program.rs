//! The program under test.

use std::env;
use std::path::PathBuf;

/// The program as it was built with these tests; or another one, such as that for another system, if `SERPENTE_PROGRAM` is
/// where it is.
pub(crate) fn program() -> PathBuf {
    let other = env::var_os("SERPENTE_PROGRAM").map(PathBuf::from);
    other.unwrap_or_else(|| env!("CARGO_BIN_EXE_serpente").into())
}
