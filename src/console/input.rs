//! What comes from outside: keys, lines, signals. Threads of their own wait for it and send it on.

use std::io::{self, BufRead, Read};
use std::os::fd::AsFd;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::stdio::stdin;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGSTOP, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level;

use super::decode::{Decoded, Decoder};
use super::key::Key;
use super::press::{Press, Rhythm};
use super::terminal;

/// What came from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Incoming {
    /// A key was pressed.
    Key(Press),
    /// Text was pasted, or something else typed faster than any person: never to be taken for keys.
    Pasted(String),
    /// Without a terminal: a line that names no key. In a text field it is the text.
    Unknown(String),
    /// Without a terminal: the end of input.
    Closed,
    /// The terminal is gone. May come twice: by signal and by reading.
    Hangup,
    /// Somebody asks the program to end.
    Terminate,
    /// Control-C, or its signal.
    Interrupt,
    /// The program will be stopped at once, its terminal modes are restored.
    Suspended,
    /// The program goes on after having been stopped.
    Resumed,
    /// The window has another size.
    Resized,
}

/// How long the rest of a key's sequence may take.
const REST_OF_A_KEY: Duration = Duration::from_millis(25);

/// How long a pause ends a paste.
const END_OF_A_PASTE: Duration = Duration::from_millis(100);

/// So many different printing keys at once come from no fingers.
const PASTE: usize = 16;

/// How long the program may take to fall silent before it is stopped.
const BEFORE_STOPPING: Duration = Duration::from_millis(30);

/// The longest line that can name a key or be a name, in bytes.
const LONGEST_LINE: u64 = 4096;

/// Starts to listen: to keys if the terminal is `interactive`, else to lines; and to signals.
///
/// # Errors
/// If a thread cannot be started or a signal not be caught.
pub fn listen<E>(to: &Sender<E>, interactive: bool) -> io::Result<()>
where
    E: From<Incoming> + Send + 'static,
{
    let signals = Signals::new(if interactive {
        &[SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH][..]
    } else {
        &[SIGHUP, SIGTERM, SIGINT, SIGQUIT][..]
    })?;
    let (for_signals, for_keys) = (to.clone(), to.clone());
    let start = |name: &str| thread::Builder::new().name(name.to_owned());
    start("signals").spawn(move || hear_signals(signals, &for_signals))?;
    start("keys").spawn(move || {
        let mut send = |incoming: Incoming| for_keys.send(incoming.into()).is_ok();
        if interactive {
            read_keys(stdin(), &mut send);
        } else {
            read_lines(io::stdin().lock(), &mut send);
        }
    })?;
    Ok(())
}

fn hear_signals<E: From<Incoming>>(mut signals: Signals, to: &Sender<E>) {
    for signal in &mut signals {
        let incoming = match signal {
            SIGHUP => Incoming::Hangup,
            SIGINT => Incoming::Interrupt,
            SIGWINCH => Incoming::Resized,
            SIGTSTP => Incoming::Suspended,
            SIGCONT => {
                terminal::resume();
                Incoming::Resumed
            }
            _ => Incoming::Terminate,
        };
        let heard = to.send(incoming.into()).is_ok();
        if signal == SIGTSTP {
            thread::sleep(BEFORE_STOPPING);
            terminal::pause();
            // This signal cannot fail to be raised: it exists, and nobody can catch it.
            let _ = low_level::raise(SIGSTOP);
        } else if !heard && signal != SIGWINCH && signal != SIGCONT {
            // Nobody listens any more, and somebody insists.
            terminal::restore();
            let _ = low_level::emulate_default_handler(signal);
        }
    }
}

/// Reads keys until the terminal is gone or nobody listens.
fn read_keys(tty: impl AsFd, send: &mut impl FnMut(Incoming) -> bool) {
    let mut keyboard = Keyboard::default();
    let mut bytes = [0; 4096];
    loop {
        let count = match next_bytes(&tty, &mut bytes, keyboard.patience()) {
            Ok(count) => count,
            Err(Errno::INTR | Errno::AGAIN) => continue,
            Err(_) => {
                send(Incoming::Hangup);
                return;
            }
        };
        let incoming = match count {
            Some(0) => vec![Incoming::Hangup],
            Some(count) => keyboard.read(&bytes[..count], Instant::now()),
            None => keyboard.time_out(Instant::now()),
        };
        if !incoming.into_iter().all(&mut *send) || count == Some(0) {
            return;
        }
    }
}

/// Waits for bytes, not longer than `patience` if there is one. `None`: none came.
fn next_bytes(
    tty: &impl AsFd,
    bytes: &mut [u8],
    patience: Option<Duration>,
) -> Result<Option<usize>, Errno> {
    let patience = patience.map(|patience| Timespec {
        tv_sec: 0,
        tv_nsec: i64::from(patience.subsec_nanos()),
    });
    let mut wait = [PollFd::new(tty, PollFlags::IN)];
    if poll(&mut wait, patience.as_ref())? == 0 {
        return Ok(None);
    }
    rustix::io::read(tty, bytes).map(Some)
}

/// From bytes and their times to what a person did. Knows no terminal and no clock.
#[derive(Debug, Default)]
struct Keyboard {
    decoder: Decoder,
    rhythm: Rhythm,
    /// When the newest part of a paste came.
    pasted: Option<Instant>,
}

impl Keyboard {
    /// How long to wait for the rest of what has begun.
    fn patience(&self) -> Option<Duration> {
        self.decoder.is_waiting().then_some(REST_OF_A_KEY)
    }

    fn read(&mut self, bytes: &[u8], now: Instant) -> Vec<Incoming> {
        let mut found = Vec::new();
        for byte in bytes {
            self.decoder.push(*byte, &mut found);
        }
        self.tell(&found, now)
    }

    fn time_out(&mut self, now: Instant) -> Vec<Incoming> {
        let mut found = Vec::new();
        self.decoder.time_out(&mut found);
        self.tell(&found, now)
    }

    fn tell(&mut self, found: &[Decoded], now: Instant) -> Vec<Incoming> {
        let goes_on = self
            .pasted
            .is_some_and(|pasted| now.saturating_duration_since(pasted) < END_OF_A_PASTE);
        if goes_on || is_paste(found) {
            self.pasted = Some(now);
            let text = found.iter().filter_map(|decoded| match decoded {
                Decoded::Key(Key::Enter, _) => Some('\n'),
                Decoded::Key(_, typed) => *typed,
                Decoded::Interrupt => None,
            });
            let mut incoming = vec![Incoming::Pasted(text.collect())];
            if found.contains(&Decoded::Interrupt) {
                incoming.push(Incoming::Interrupt);
            }
            return incoming;
        }
        let tell = |decoded: &Decoded| match decoded {
            Decoded::Key(key, typed) => Incoming::Key(self.rhythm.press(*key, *typed, now)),
            Decoded::Interrupt => Incoming::Interrupt,
        };
        found.iter().map(tell).collect()
    }
}

/// Whether so much came at once that nobody typed it. One key only is a key held down.
fn is_paste(found: &[Decoded]) -> bool {
    let printing = |decoded: &&Decoded| matches!(decoded, Decoded::Key(_, Some(_)));
    found.iter().filter(printing).count() >= PASTE && found.iter().any(|key| *key != found[0])
}

/// Reads one key's name or letter per line, until the end of input or nobody listens.
fn read_lines(mut from: impl BufRead, send: &mut impl FnMut(Incoming) -> bool) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = from
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut bytes);
        if !matches!(read, Ok(1..)) {
            send(Incoming::Closed);
            return;
        }
        // The rest of a line that is too long is a line of its own: it names no key either, as keys have short names
        // and what is cut off is told to be unknown.
        if !send(line(&String::from_utf8_lossy(&bytes))) {
            return;
        }
    }
}

fn line(text: &str) -> Incoming {
    let text = text.trim_end_matches(['\n', '\r']);
    let name = if text.trim().is_empty() {
        text
    } else {
        text.trim()
    };
    match name.parse() {
        Ok(key) => {
            let mut letters = name.chars();
            let typed = letters.next().filter(|_| letters.next().is_none());
            Incoming::Key(Press::deliberate(key, typed))
        }
        Err(_) => Incoming::Unknown(super::lines::plain(name)),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::mpsc::channel;

    use super::terminal::tests::pseudo_terminal;
    use super::*;

    const SOON: Duration = Duration::from_secs(5);

    #[test]
    fn a_terminal_gives_keys_until_it_is_gone() {
        let (pair, tty) = pseudo_terminal();
        terminal::enter(&tty).expect("its modes");
        let mut fingers = pair.master.take_writer().expect("a keyboard");
        let (to, from) = channel();
        let reader =
            thread::spawn(move || read_keys(tty, &mut |incoming| to.send(incoming).is_ok()));
        let mut press = |bytes: &[u8]| {
            fingers.write_all(bytes).expect("a terminal");
            from.recv_timeout(SOON).expect("an answer")
        };
        assert_eq!(press(b"\x1b[D"), key(Key::Left));
        assert_eq!(press(b"\x1b"), key(Key::Escape));
        assert_eq!(press(b"\r"), key(Key::Enter));
        assert_eq!(press(b"\xff\x1b[5~"), key(Key::PageUp));
        assert_eq!(press(b"\x03"), Incoming::Interrupt);
        drop((fingers, pair));
        // The writer's own last act is to press a few keys.
        assert_eq!(from.iter().last(), Some(Incoming::Hangup));
        reader.join().expect("it ends by itself");
    }

    #[test]
    fn signals_are_told() {
        let signals = Signals::new([SIGHUP, SIGTERM, SIGINT, SIGWINCH]).expect("handlers");
        let (to, from) = channel::<Incoming>();
        thread::spawn(move || hear_signals(signals, &to));
        for (signal, told) in [
            (SIGHUP, Incoming::Hangup),
            (SIGTERM, Incoming::Terminate),
            (SIGINT, Incoming::Interrupt),
            (SIGWINCH, Incoming::Resized),
        ] {
            low_level::raise(signal).expect("it exists");
            assert_eq!(from.recv_timeout(SOON), Ok(told));
        }
    }

    fn lines(text: &[u8]) -> Vec<Incoming> {
        let mut all = Vec::new();
        read_lines(text, &mut |incoming| {
            all.push(incoming);
            true
        });
        all
    }

    fn key(key: Key) -> Incoming {
        Incoming::Key(Press::deliberate(key, None))
    }

    #[test]
    fn a_pipe_names_keys_line_by_line() {
        assert_eq!(
            lines(b"space\npage-up\r\nEnter\nC\n \n\nAda\nright"),
            [
                key(Key::Space),
                key(Key::PageUp),
                key(Key::Enter),
                Incoming::Key(Press::deliberate(Key::Char('c'), Some('C'))),
                Incoming::Key(Press::deliberate(Key::Space, Some(' '))),
                Incoming::Unknown(String::new()),
                Incoming::Unknown("Ada".to_owned()),
                key(Key::Right),
                Incoming::Closed,
            ]
        );
    }

    #[test]
    fn a_line_without_end_or_sense_is_no_key() {
        let mut long = vec![b'x'; 10_000];
        long.extend(b"\n\xff\xfe\n");
        let told = lines(&long);
        assert_eq!(told.last(), Some(&Incoming::Closed));
        assert!(!told.iter().any(|told| matches!(told, Incoming::Key(_))));
    }

    #[test]
    fn escape_alone_is_told_when_nothing_follows() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        assert_eq!(keyboard.read(b"\x1b", now), []);
        assert_eq!(keyboard.patience(), Some(REST_OF_A_KEY));
        assert_eq!(keyboard.time_out(now), [key(Key::Escape)]);
        assert_eq!(keyboard.patience(), None);
    }

    #[test]
    fn an_arrow_in_two_parts_lays_no_tile() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        assert_eq!(keyboard.read(b"\x1b", now), []);
        assert_eq!(keyboard.read(b"[D", now), [key(Key::Left)]);
    }

    #[test]
    fn a_paste_is_no_key_to_its_very_end() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let told = keyboard.read(b"dddd gggg dddd gggg\rd", now);
        assert_eq!(
            told,
            [Incoming::Pasted("dddd gggg dddd gggg\nd".to_owned())]
        );
        let soon = now + END_OF_A_PASTE / 2;
        assert_eq!(
            keyboard.read(b"d", soon),
            [Incoming::Pasted("d".to_owned())]
        );
        let later = soon + END_OF_A_PASTE;
        assert!(matches!(keyboard.read(b"d", later)[..], [Incoming::Key(_)]));
    }

    #[test]
    fn a_key_held_down_is_keys_and_no_paste() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let told = keyboard.read(&[b'd'; 40], now);
        let repeated = told.iter().filter(|told| match told {
            Incoming::Key(press) => press.is_repeated(),
            _ => false,
        });
        assert_eq!(repeated.count(), 39);
    }

    #[test]
    fn control_c_is_heard_even_in_a_paste() {
        let (mut keyboard, now) = (Keyboard::default(), Instant::now());
        let told = keyboard.read(b"a text nobody typed\x03", now);
        assert_eq!(told.last(), Some(&Incoming::Interrupt));
    }
}
