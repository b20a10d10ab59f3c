//! Records what reaches the sound card: a private `PulseAudio` server with a null sink.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::program::program;
use serpente_testing::null_sink::null_sink;

/// Samples per second of the recording.
const RATE: usize = 16_000;

/// Samples louder than this are a voice.
const VOICE: u16 = 200;

/// Longer than anything takes, also beside other programs.
const LONG: Duration = Duration::from_secs(120);

/// A home with a sound card of its own, which is being recorded.
pub(crate) struct Home {
    folder: TempDir,
    running: Vec<Child>,
    /// When each part was recorded, and whether it had a voice in it.
    heard: Arc<Mutex<Vec<(Instant, bool)>>>,
}

impl Home {
    pub(crate) fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let configuration = "pcm.!default { type pulse }\nctl.!default { type pulse }\n";
        fs::write(folder.path().join(".asoundrc"), configuration).expect("a file");
        let socket = folder.path().join("native");
        let mut home = Self {
            folder,
            running: Vec::new(),
            heard: Arc::default(),
        };
        let server = home
            .command("pulseaudio")
            .args(null_sink(&socket))
            .spawn()
            .expect("pulseaudio is installed");
        home.running.push(server);
        wait_for(|| socket.exists());
        let mut listener = home
            .command("parec")
            .args([
                "--raw",
                "--format=s16le",
                "--channels=1",
                "--device=ear.monitor",
            ])
            .args([&format!("--rate={RATE}"), "--latency-msec=10"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("parec is installed");
        let mut sounds = listener.stdout.take().expect("a pipe");
        home.running.push(listener);
        let heard = Arc::clone(&home.heard);
        thread::spawn(move || {
            // 5 ms at a time.
            let mut part = [0; 2 * RATE / 200];
            while sounds.read_exact(&mut part).is_ok() {
                let loud = part
                    .as_chunks::<2>()
                    .0
                    .iter()
                    .any(|sample| i16::from_le_bytes(*sample).unsigned_abs() > VOICE);
                let mut heard = heard.lock().expect("no panic");
                heard.push((Instant::now(), loud));
            }
        });
        wait_for(|| !home.heard().is_empty());
        home
    }

    fn heard(&self) -> MutexGuard<'_, Vec<(Instant, bool)>> {
        self.heard.lock().expect("no panic")
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        let native = self.path().join("native");
        command
            .env("HOME", self.path())
            .env("XDG_RUNTIME_DIR", self.path())
            .env("PULSE_RUNTIME_PATH", self.path())
            .env("PULSE_SERVER", format!("unix:{}", native.display()))
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("XDG_CACHE_HOME")
            .env_remove("XDG_DATA_HOME")
            .env_remove("ALSA_CONFIG_PATH")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    /// Returns an address at which there is no daemon and none can be started.
    pub(crate) fn nowhere(&self) -> String {
        let socket = self.path().join("no folder/speechd.sock");
        format!("unix_socket:{}", socket.display())
    }

    /// Starts the program, with the speech daemon at this address and without short sounds.
    pub(crate) fn play(&self, address: &str, arguments: &[&str]) -> Player {
        let printed = fs::File::create(self.path().join("printed")).expect("a file");
        let mut process = self
            .command(program())
            .args(["--sound", "off"])
            .args(arguments)
            .env("SPEECHD_ADDRESS", address)
            .stdin(Stdio::piped())
            .stderr(printed)
            .spawn()
            .expect("the program runs");
        let keys = process.stdin.take().expect("a pipe");
        Player { process, keys }
    }

    /// Returns what the program printed on standard error since it was last started.
    pub(crate) fn complaints(&self) -> String {
        fs::read_to_string(self.path().join("printed")).expect("the file")
    }

    /// Returns when a voice was first heard after this moment.
    pub(crate) fn voice_after(&self, moment: Instant) -> Instant {
        let first = || {
            self.heard()
                .iter()
                .find(|&&(at, loud)| loud && at > moment)
                .map(|part| part.0)
        };
        wait_for(|| first().is_some());
        first().expect("it was heard")
    }

    /// Returns how long a voice was heard after this moment, after recording for this long.
    pub(crate) fn voice_went_on(&self, moment: Instant, listened: Duration) -> Duration {
        thread::sleep((moment + listened).saturating_duration_since(Instant::now()));
        let heard = self.heard();
        let last = heard.iter().rev().find(|part| part.1);
        last.map_or(Duration::ZERO, |last| {
            last.0.saturating_duration_since(moment)
        })
    }

    /// Returns how much voice was heard between two moments.
    pub(crate) fn voice_between(&self, from: Instant, to: Instant) -> Duration {
        let heard = self.heard();
        let parts = heard
            .iter()
            .filter(|(at, loud)| *loud && (from..to).contains(at));
        Duration::from_millis(5) * u32::try_from(parts.count()).expect("not many")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        for child in self.running.iter_mut().rev() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The program, played through a pipe.
pub(crate) struct Player {
    process: Child,
    keys: ChildStdin,
}

impl Player {
    pub(crate) fn press(&mut self, key: &str) {
        self.keys
            .write_all(format!("{key}\n").as_bytes())
            .expect("it listens");
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

pub(crate) fn wait_for(so: impl Fn() -> bool) {
    let end = Instant::now() + LONG;
    while !so() {
        assert!(Instant::now() < end, "it never came");
        thread::sleep(Duration::from_millis(2));
    }
}
