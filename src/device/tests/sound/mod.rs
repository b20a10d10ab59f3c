//! The sounds as they reach a sound card: a private `PulseAudio` server with a null sink records
//! what a child process plays, and the test checks what that process prints.

mod faults;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serpente_device::sound::{CueSet, Sound, SoundTuning, wave};
use serpente_synth::{Cue, CueLevel, Happening, ListeningBy, Onto, SoundCue, render};
use tempfile::TempDir;

use serpente_testing::null_sink::null_sink;
use serpente_testing::waking::WakingDelay;

/// Frames per second of the recordings.
const RATE: u32 = 44_100;

const LOUD: SoundTuning = SoundTuning {
    on: true,
    volume: 100,
    level: CueLevel::Full,
    listening: ListeningBy::Headphones,
    off: CueSet::NONE,
    theme: None,
};

/// How many threads and processes a sound passes through to the recording.
const HOPS: u32 = 8;

/// A machine that wakes threads so late tears gaps into sounds and loses some, as a card does not wait.
const TOO_BUSY: Duration = Duration::from_millis(50);

/// How often a quieter moment is waited for.
const MOST_RECORDINGS: usize = 8;

/// The sound configurations with which a child process is started.
const PULSE: &str = "pcm.!default { type pulse }\nctl.!default { type pulse }\n";
const NO_CARD: &str = "pcm.!default { type plug slave.pcm nothing }\n";
const JACK: &str =
    "pcm.!default { type jack playback_ports { 0 system:playback_1 1 system:playback_2 } }\n";

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

#[test]
fn the_files_are_what_the_generator_makes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../sounds");
    for cue in Cue::ALL {
        let path = folder.join(cue.name()).with_extension("wav");
        let made = wave::mono_file(&render(cue.recipe(), 0)).unwrap();
        assert!(fs::read(path).unwrap() == made, "{cue:?}");
    }
}

#[test]
fn left_and_right_are_heard_on_their_sides() {
    let server = Server::start();
    let [left, right] = energy(&server.heard("play laid-left", None));
    assert!(left > 8.0 * right, "{left} {right}");
    let [left, right] = energy(&server.heard("play laid-right", None));
    assert!(right > 8.0 * left, "{left} {right}");
}

#[test]
fn a_long_cue_rings_on_softly_under_words() {
    let server = Server::start();
    let under_words = energy(&server.heard("play match-won", None));
    let whole = server.heard("ring match-won", None);
    assert!(length(&whole) > ms(500), "{:?}", length(&whole));
    let [left, _] = energy(&whole);
    assert!(under_words[0] < left / 2.0, "{under_words:?} {left}");
    let faded = length(&server.heard("fade match-won", None));
    assert!(faded > ms(150) && faded < ms(400), "{faded:?}");
}

#[test]
fn cues_of_one_moment_are_heard_one_after_the_other() {
    let server = Server::start();
    let one = length(&server.heard("ring passed", None));
    let three = length(&server.heard("burst passed", None));
    assert!(three > one + ms(140), "{one:?} {three:?}");
}

#[test]
fn a_person_s_own_file_is_played() {
    let server = Server::start();
    let own = tempfile::tempdir().unwrap();
    // A hum on the right only, longer than any of our cues.
    let hum: Vec<_> = (0..RATE)
        .map(|i| [0, if i % 100 < 50 { 5000 } else { -5000 }])
        .collect();
    fs::write(own.path().join("menu.wav"), wave::file_of(&hum).unwrap()).unwrap();
    let heard = server.heard("ring menu", Some(own.path()));
    assert!(length(&heard) > ms(900));
    let [left, right] = energy(&heard);
    assert!(right > 100.0 * left, "{left} {right}");
}

/// Waits until sounds can be played.
fn wait_until_ready(sound: &Sound) {
    wait_for(|| sound.is_ready().then_some(()));
}

/// Does the work of the child process for the other tests. It ends the process, so the test harness
/// prints no result.
#[test]
#[ignore = "the other tests start it in a process of its own"]
fn child() {
    let folder = PathBuf::from(std::env::var_os("SOUND_TEST").expect("only in a child"));
    let printed = File::create(folder.join("printed")).unwrap();
    rustix::stdio::dup2_stdout(&printed).unwrap();
    rustix::stdio::dup2_stderr(&printed).unwrap();
    let task = std::env::var("SOUND_TASK").unwrap();
    let own = std::env::var_os("SOUND_OWN").map(PathBuf::from);
    let (verb, name) = task.split_once(' ').unwrap_or((&task, "menu"));
    let cue = Cue::named(name).unwrap();
    let onto = match cue {
        Cue::LaidLeft => Onto::Left,
        Cue::LaidRight => Onto::Right,
        _ => Onto::Middle,
    };
    let happening = Happening {
        onto,
        ..Happening::default()
    };
    let heard = SoundCue {
        cue,
        happening,
        take: 0,
        is_sample: false,
    };
    match verb {
        "play" | "ring" | "fade" | "burst" => {
            let delay = WakingDelay::watch();
            let sound = Sound::start(LOUD, own);
            wait_until_ready(&sound);
            // The recording must have begun.
            sleep(ms(300));
            if verb == "play" {
                let lead = sound.play(heard);
                assert!(lead > Duration::ZERO && lead <= ms(150));
            } else {
                sound.ring(heard);
            }
            if verb == "burst" {
                sound.ring(heard);
                sound.ring(heard);
            }
            if verb == "fade" {
                sleep(ms(200));
                sound.tune(SoundTuning { on: false, ..LOUD });
            }
            sleep(ms(1300) + HOPS * delay.longest());
            let late = delay.longest().as_micros().to_string();
            fs::write(folder.join("late"), late).unwrap();
        }
        "until-lost" => {
            let sound = Sound::start(LOUD, own);
            wait_until_ready(&sound);
            File::create(folder.join("ready")).unwrap();
            wait_for(|| sound.was_lost().then_some(()));
            assert!(!sound.was_lost());
            sound.ring(cue);
            sleep(ms(500));
        }
        "until-back" => {
            let sound = Sound::start(LOUD, own);
            wait_until_ready(&sound);
            File::create(folder.join("ready")).unwrap();
            wait_for(|| (!sound.is_ready()).then_some(()));
            for _ in 0..1000 {
                assert_eq!(sound.play(cue), Duration::ZERO);
            }
            File::create(folder.join("silent")).unwrap();
            // If the program plays on, the cue is heard again.
            wait_for(|| {
                sound.ring(cue);
                sound.is_ready().then_some(())
            });
        }
        "bare" => {
            assert!(alsa::PCM::new("default", alsa::Direction::Playback, false).is_err());
        }
        "deaf" => {
            let sound = Sound::start(LOUD, own);
            sleep(ms(700));
            assert_eq!(sound.play(cue), Duration::ZERO);
        }
        "hung" => {
            // Waiting for the server would take forever.
            let sound = Sound::start(LOUD, own);
            sleep(ms(300));
            for _ in 0..1000 {
                assert_eq!(sound.play(cue), Duration::ZERO);
            }
            drop(sound);
            eprintln!("still here");
        }
        _ => panic!("{verb}"),
    }
    std::process::exit(0);
}

/// A child process that plays sounds.
struct Played {
    process: Child,
    folder: TempDir,
}

impl Played {
    fn start(task: &str, configuration: &str, socket: &Path, own: Option<&Path>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(".asoundrc"), configuration).unwrap();
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--exact", "sound::child", "--ignored", "--nocapture"])
            .env("SOUND_TEST", folder.path())
            .env("SOUND_TASK", task)
            .env("HOME", folder.path())
            .env("PULSE_SERVER", format!("unix:{}", socket.display()))
            .env("PULSE_RUNTIME_PATH", folder.path())
            .env_remove("ALSA_CONFIG_PATH")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Some(own) = own {
            command.env("SOUND_OWN", own);
        }
        Self {
            process: command.spawn().unwrap(),
            folder,
        }
    }

    fn marked(&self, mark: &str) -> bool {
        self.folder.path().join(mark).exists()
    }

    /// Returns how late its threads were woken, once it has played.
    fn woken_late(&self) -> Duration {
        let late = fs::read_to_string(self.folder.path().join("late")).unwrap();
        Duration::from_micros(late.parse().unwrap())
    }

    /// Returns what it printed, as [`wait`](Self::wait) does, and removes its folder.
    fn end(mut self) -> String {
        self.wait()
    }

    /// Returns what it printed, after checking that it ended well.
    fn wait(&mut self) -> String {
        let code = wait_for(|| self.process.try_wait().unwrap());
        let printed = fs::read(self.folder.path().join("printed")).unwrap();
        let printed = String::from_utf8_lossy(&printed).into_owned();
        assert!(code.success(), "{code}: {printed}");
        printed
    }

    fn ends_silently(self) {
        assert_eq!(self.end(), "");
    }
}

impl Drop for Played {
    fn drop(&mut self) {
        stop(&mut self.process);
    }
}

/// What was played, as recorded at the sink.
struct Recording {
    /// Left and right.
    frames: Vec<[i16; 2]>,
    /// How late threads were woken meanwhile, here or in the child.
    woken_late: Duration,
}

/// A `PulseAudio` server of our own, with only a null sink.
struct Server {
    process: Child,
    socket: PathBuf,
    folder: Rc<TempDir>,
}

impl Server {
    fn start() -> Self {
        Self::start_in(&Rc::new(tempfile::tempdir().unwrap()))
    }

    fn start_in(folder: &Rc<TempDir>) -> Self {
        let socket = folder.path().join("native");
        // Left by a server that was killed.
        let _ = fs::remove_file(&socket);
        let process = Command::new("pulseaudio")
            .args(null_sink(&socket))
            .env("HOME", folder.path())
            .env("XDG_RUNTIME_DIR", folder.path())
            .env("PULSE_RUNTIME_PATH", folder.path())
            .env_remove("PULSE_SERVER")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("pulseaudio is installed");
        wait_for(|| socket.exists().then_some(()));
        Self {
            process,
            socket,
            folder: Rc::clone(folder),
        }
    }

    /// Returns a child's cue as recorded at the sink: left and right, 44,100 frames per second. If
    /// the machine was too busy, it is recorded again.
    fn heard(&self, task: &str, own: Option<&Path>) -> Vec<[i16; 2]> {
        let mut recording = self.record(task, own);
        for _ in 1..MOST_RECORDINGS {
            if recording.woken_late < TOO_BUSY {
                break;
            }
            recording = self.record(task, own);
        }
        recording.frames
    }

    fn record(&self, task: &str, own: Option<&Path>) -> Recording {
        let delay = WakingDelay::watch();
        let recording = self.folder.path().join("recording");
        let mut recorder = Command::new("parecord")
            .args(["--raw", "--format=s16le", "--rate=44100", "--channels=2"])
            .args(["--latency-msec=20", "--device=ear.monitor"])
            .env("HOME", self.folder.path())
            .env("PULSE_SERVER", format!("unix:{}", self.socket.display()))
            .stdin(Stdio::null())
            .stdout(File::create(&recording).unwrap())
            .stderr(Stdio::null())
            .spawn()
            .expect("parecord is installed");
        wait_for(|| (fs::metadata(&recording).unwrap().len() > 0).then_some(()));
        let mut played = Played::start(task, PULSE, &self.socket, own);
        assert_eq!(played.wait(), "");
        // What was played may still be on its way.
        sleep(ms(50) + HOPS * delay.longest());
        stop(&mut recorder);
        let bytes = fs::read(&recording).unwrap();
        let sample = |pair: &[u8]| i16::from_le_bytes([pair[0], pair[1]]);
        let frames = bytes
            .as_chunks::<4>()
            .0
            .iter()
            .map(|frame| [sample(&frame[..2]), sample(&frame[2..])])
            .collect();
        Recording {
            frames,
            woken_late: delay.longest().max(played.woken_late()),
        }
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.process), signal).unwrap();
    }

    fn stop(&mut self) {
        stop(&mut self.process);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn stop(process: &mut Child) {
    let _ = process.kill();
    let _ = process.wait();
}

/// Returns the energy on both sides.
fn energy(heard: &[[i16; 2]]) -> [f64; 2] {
    [0, 1].map(|side| heard.iter().map(|f| f64::from(f[side]).powi(2)).sum())
}

/// Returns how long something is heard, counted in steps of 5 ms, since a busy machine may tear
/// gaps into a sound.
fn length(heard: &[[i16; 2]]) -> Duration {
    let steps = heard.chunks(RATE as usize / 200);
    ms(5 * steps
        .filter(|step| {
            step.iter()
                .any(|frame| frame.iter().any(|x| x.unsigned_abs() > 30))
        })
        .count() as u64)
}

/// Waits for something that must come.
fn wait_for<T>(mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < Duration::from_secs(120), "it never came");
        sleep(ms(10));
    }
}
