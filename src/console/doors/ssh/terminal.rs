//! Which kind of terminal is at the other end: the environment that says so here does not come along by SSH, so the terminal
//! itself is asked.

use russh::server::Msg;
use russh::{ChannelMsg, ChannelReadHalf, ChannelWriteHalf};
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// Asks a terminal what it is ("secondary device attributes"). One that does not know the question says nothing, and shows
/// nothing.
const QUESTION: &str = "\x1b[>c";

/// How the answer begins and ends.
const BEGINS: &str = "\x1b[>";
const ENDS: char = 'c';

/// How long the answer may take.
const PATIENCE: Duration = Duration::from_millis(500);

/// So much may be typed meanwhile, in bytes.
const MOST: usize = 4096;

/// Whether a terminal of this kind may be one of GNOME's, MATE's or Xfce's, and can be asked.
pub(super) fn may_be_vte(kind: &str) -> bool {
    ["xterm", "vte", "gnome"]
        .iter()
        .any(|begin| kind.starts_with(begin))
}

/// Whether it is one of those; and what was typed meanwhile.
pub(super) async fn is_vte(
    typed: &mut ChannelReadHalf,
    shown: &ChannelWriteHalf<Msg>,
) -> (bool, Vec<u8>) {
    let mut came = Vec::new();
    if shown.data(QUESTION.as_bytes()).await.is_err() {
        return (false, came);
    }
    let until = Instant::now() + PATIENCE;
    while came.len() < MOST
        && let Ok(Some(message)) = timeout_at(until, typed.wait()).await
    {
        if let ChannelMsg::Data { data } = message {
            came.extend_from_slice(&data);
        }
        if let Some(answer) = answer(&came) {
            return answer;
        }
    }
    (false, came)
}

/// Whether the answer in these bytes is that of such a terminal, and what else there is; nothing as long as it is not whole.
fn answer(came: &[u8]) -> Option<(bool, Vec<u8>)> {
    let text = str::from_utf8(came).ok()?;
    let (before, rest) = text.split_once(BEGINS)?;
    let (told, behind) = rest.split_once(ENDS)?;
    let numbers: Vec<u32> = told
        .split(';')
        .filter_map(|number| number.parse().ok())
        .collect();
    // VTE's own number, its version, and 1.
    let is_vte = matches!(numbers[..], [61 | 65, _, 1]);
    Some((is_vte, [before, behind].concat().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_is_known_by_its_answer() {
        for (came, expected) in [
            (&b"\x1b[>65;6800;1c"[..], Some((true, &b""[..]))),
            (b"d\x1b[>65;7600;1c\r", Some((true, b"d\r"))),
            (b"\x1b[>61;5202;1c", Some((true, b""))),
            // xterm, kitty, Windows Terminal, tmux.
            (b"\x1b[>41;379;0c", Some((false, b""))),
            (b"\x1b[>1;4000;29c", Some((false, b""))),
            (b"\x1b[>0;10;1c", Some((false, b""))),
            (b"\x1b[>84;0;0c", Some((false, b""))),
            (b"\x1b[>65;68", None),
            (b"dd", None),
            (b"\xff\x1b[>65;6800;1c", None),
        ] {
            let told = answer(came);
            let told = told.as_ref().map(|(is_vte, rest)| (*is_vte, &rest[..]));
            assert_eq!(told, expected, "{came:?}");
        }
        assert!(may_be_vte("xterm-256color") && !may_be_vte("linux") && !may_be_vte("dumb"));
    }
}
