//! The whole way to the sound card: the real Speech Dispatcher with espeak-ng and a `PulseAudio`
//! sink that is recorded.

use std::f64;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use serpente_device::speech::{
    Opener, Openers, Report, Speech, SpeechManner, Tuning, Utterance, VoiceNews, VoiceRequest,
    apart,
};
use serpente_testing::waking::WakingDelay;
use serpente_text::announce::Urgency;
use tempfile::TempDir;

/// Longer than anything takes, also beside other programs.
const LONG: Duration = Duration::from_secs(120);

/// Samples per second of the recordings.
const RATE: usize = 22_050;

/// A machine that wakes threads so late tears gaps into speech and loses some, as a card does not wait.
const TOO_BUSY: Duration = Duration::from_millis(100);

/// How often a quieter moment is waited for.
const MOST_RECORDINGS: usize = 3;

/// Our own servers, with a folder of their own; they end when this is dropped.
struct Studio {
    folder: TempDir,
    running: Vec<Child>,
}

impl Studio {
    fn open() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut studio = Self {
            folder,
            running: Vec::new(),
        };
        studio.run(
            studio
                .command("pulseaudio")
                .args([
                    "--daemonize=no",
                    "--exit-idle-time=-1",
                    "--use-pid-file=no",
                    "-n",
                ])
                .arg(format!(
                    "--load=module-native-protocol-unix socket={}",
                    studio.path("pulse.sock")
                ))
                .args(["--load=module-null-sink sink_name=null"]),
        );
        wait_for(Path::new(&studio.path("pulse.sock")));
        studio.run(
            studio
                .command("speech-dispatcher")
                .args([
                    "--run-single",
                    "--timeout",
                    "0",
                    "--communication-method",
                    "unix_socket",
                ])
                .args(["--socket-path", &studio.path("speechd.sock")])
                .args(["--pid-file", &studio.path("speechd.pid")])
                .args(["--log-dir", &studio.path("log")]),
        );
        wait_for(Path::new(&studio.path("speechd.sock")));
        studio
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("XDG_RUNTIME_DIR", self.folder.path())
            .env("XDG_CONFIG_HOME", self.folder.path())
            .env("HOME", self.folder.path())
            .env("PULSE_SERVER", format!("unix:{}", self.path("pulse.sock")))
            .env_remove("SPEECHD_ADDRESS")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // The daemon's modules are in its group, and end with it.
            .process_group(0);
        command
    }

    fn run(&mut self, command: &mut Command) {
        let child = command
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?}: {error}"));
        self.running.push(child);
    }

    /// Speaks a text through the floor and returns the recording, without the silence around it. If
    /// the machine was too busy, it is recorded again.
    fn hear(&self, text: &str, language: &str) -> Vec<i16> {
        let mut heard = Vec::new();
        for _ in 0..MOST_RECORDINGS {
            let delay = WakingDelay::watch();
            heard = self.record(text, language);
            if delay.longest() < TOO_BUSY {
                break;
            }
        }
        heard
    }

    fn record(&self, text: &str, language: &str) -> Vec<i16> {
        let recording = self.path(&format!("{language}.raw"));
        // Of a recording before.
        let _ = fs::remove_file(&recording);
        let mut recorder = self
            .command("parec")
            .args([
                "-d",
                "null.monitor",
                "--raw",
                "--format=s16le",
                "--channels=1",
            ])
            .args([&format!("--rate={RATE}"), "--latency-msec=20", &recording])
            .spawn()
            .expect("parec runs");
        wait_for(Path::new(&recording));
        thread::sleep(Duration::from_millis(300));

        let (report, reports) = channel::<Report>();
        let openers = Openers {
            system: self.voice(),
            inside: None,
            reader: None,
        };
        let speech = Speech::start(Tuning::default(), openers, move |news| {
            let _ = report.send(news);
        });
        let began = Instant::now();
        let utterance = Utterance {
            number: 0,
            text: text.to_owned(),
            language: language.to_owned(),
            urgency: Urgency::Answer,
            topic: None,
            lead: Duration::ZERO,
            owner: None,
        };
        speech.farewell(utterance, LONG);
        println!("{language}: said in {:?}", began.elapsed());
        assert_eq!(
            reports.try_iter().collect::<Vec<_>>(),
            [],
            "speech was well"
        );

        thread::sleep(Duration::from_millis(500));
        let _ = recorder.kill();
        let _ = recorder.wait();
        let bytes = fs::read(recording).expect("a recording");
        let samples: Vec<i16> = bytes
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
            .collect();
        trimmed(&samples)
    }

    fn voice(&self) -> Opener {
        let program = PathBuf::from(env!("CARGO_BIN_EXE_voice"));
        let address = format!("unix_socket:{}", self.path("speechd.sock"));
        apart::opener(program, Some(address))
    }

    /// Waits until a new voice has taken its first word and reported its end.
    fn first_word(&self) {
        let (tell, told) = channel();
        // It may report this more than once.
        let next = || {
            loop {
                let news = told.recv_timeout(LONG).expect("the voice goes on");
                if news != VoiceNews::OnItsWay {
                    return news;
                }
            }
        };
        let mut voice = self.voice()(Box::new(move |news| {
            let _ = tell.send(news);
        }));
        assert_eq!(next(), VoiceNews::Ready { ends: true });
        voice.ask(VoiceRequest::Speak {
            number: 1,
            text: "menu".into(),
            manner: SpeechManner {
                language: "it".into(),
                voice: None,
                rate: 0,
                volume: 100,
                pitch: 0,
            },
            interrupt: true,
        });
        assert_eq!(next(), VoiceNews::Speaking(1));
        assert_eq!(next(), VoiceNews::Ended(1));
    }

    /// Returns what the synthesizer itself makes of a text, without the daemon.
    fn expect(&self, text: &str, voice: &str) -> Vec<i16> {
        let file = self.path("expected.wav");
        let made = self
            .command("espeak-ng")
            .args(["-v", voice, "-w", &file, text])
            .status()
            .expect("espeak-ng runs");
        assert!(made.success());
        let samples: Result<Vec<i16>, _> = hound::WavReader::open(file)
            .expect("a sound file")
            .into_samples()
            .collect();
        trimmed(&samples.expect("samples"))
    }
}

impl Drop for Studio {
    fn drop(&mut self) {
        for child in self.running.iter_mut().rev() {
            let group = i32::try_from(child.id())
                .ok()
                .and_then(rustix::process::Pid::from_raw);
            if let Some(group) = group {
                let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
            }
            let _ = child.wait();
        }
    }
}

fn wait_for(file: &Path) {
    let until = Instant::now() + LONG;
    while !file.exists() {
        assert!(Instant::now() < until, "{} never came", file.display());
        thread::sleep(Duration::from_millis(5));
    }
}

fn trimmed(samples: &[i16]) -> Vec<i16> {
    let loud = |sample: &i16| sample.unsigned_abs() > 300;
    let first = samples.iter().position(loud).unwrap_or(samples.len());
    let last = samples
        .iter()
        .rposition(loud)
        .map_or(first, |last| last + 1);
    samples[first..last].to_vec()
}

fn loudness(samples: &[i16]) -> f64 {
    let power: f64 = samples
        .iter()
        .map(|sample| f64::from(*sample).powi(2))
        .sum();
    let many = u32::try_from(samples.len().max(1)).expect("a short recording");
    (power / f64::from(many)).sqrt()
}

fn seconds(samples: &[i16]) -> f64 {
    f64::from(u32::try_from(samples.len()).expect("a short recording")) / 22_050.0
}

/// Returns the loudness and brightness of each 20 ms of a sound that are not silent. Silence is
/// left out, since a busy machine inserts some.
fn course(samples: &[i16]) -> Vec<[f64; 2]> {
    let mut course: Vec<[f64; 2]> = samples
        .chunks_exact(RATE / 50)
        .filter(|frame| loudness(frame) > 200.0)
        .map(|frame| {
            let crossings = frame
                .windows(2)
                .filter(|pair| (pair[0] < 0) != (pair[1] < 0))
                .count();
            let crossings = u32::try_from(crossings).expect("a short frame");
            [loudness(frame).ln(), f64::from(1 + crossings).ln()]
        })
        .collect();
    let many = f64::from(u32::try_from(course.len()).expect("a short recording"));
    for kind in 0..2 {
        let mean = course.iter().map(|at| at[kind]).sum::<f64>() / many;
        let spread = course
            .iter()
            .map(|at| (at[kind] - mean).powi(2))
            .sum::<f64>()
            / many;
        for at in &mut course {
            at[kind] = (at[kind] - mean) / spread.sqrt();
        }
    }
    course
}

/// Returns the mean distance of two sounds when they are aligned as well as possible, where each
/// may wait for the other (dynamic time warping): 0 for a sound and itself.
fn distance(one: &[i16], other: &[i16]) -> f64 {
    let (one, other) = (course(one), course(other));
    let apart = |a: &[f64; 2], b: &[f64; 2]| (a[0] - b[0]).hypot(a[1] - b[1]);
    let mut last = vec![f64::INFINITY; other.len() + 1];
    last[0] = 0.0;
    for at in &one {
        let mut next = vec![f64::INFINITY; other.len() + 1];
        for (place, beside) in other.iter().enumerate() {
            let before = last[place].min(last[place + 1]).min(next[place]);
            next[place + 1] = before + apart(at, beside);
        }
        last = next;
    }
    let steps = u32::try_from(one.len() + other.len()).expect("short recordings");
    last[other.len()] / f64::from(steps)
}

#[test]
fn italian_and_english_are_heard_and_each_in_its_own_voice() {
    let studio = Studio::open();
    let text = "Ada: 66, 88, 17. Hai 5 tessere, 1998, 73.";
    let heard: Vec<Vec<i16>> = ["it", "en"]
        .into_iter()
        .map(|language| studio.hear(text, language))
        .collect();
    let made: Vec<Vec<i16>> = ["it", "en-us"]
        .into_iter()
        .map(|voice| studio.expect(text, voice))
        .collect();
    for samples in &heard {
        assert!(loudness(samples) > 500.0, "silence: {}", loudness(samples));
        assert!(
            seconds(samples) > 2.0,
            "cut off after {} s",
            seconds(samples)
        );
    }
    let apart: Vec<Vec<f64>> = heard
        .iter()
        .map(|heard| made.iter().map(|made| distance(heard, made)).collect())
        .collect();
    println!(
        "heard {:?} s, made {:?} s, apart {apart:?}",
        heard
            .iter()
            .map(|samples| seconds(samples))
            .collect::<Vec<_>>(),
        made.iter()
            .map(|samples| seconds(samples))
            .collect::<Vec<_>>(),
    );
    // The same words by the rules of one language or the other: each recording is nearest to its
    // own.
    assert!(
        apart[0][0] < 0.8 * apart[0][1],
        "Italian was not read as Italian: {apart:?}"
    );
    assert!(
        apart[1][1] < 0.8 * apart[1][0],
        "English was not read as English: {apart:?}"
    );

    for _ in 0..3 {
        studio.first_word();
    }
}
