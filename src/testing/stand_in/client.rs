//! One connection to the stand-in: commands in, answers out.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

use super::mouth::Mouth;
use super::{Client, Fault, Manner, Spoken, State};

/// Answers one client until it leaves, or the fault drops it.
pub(super) fn serve(stream: UnixStream, state: &Arc<Mutex<State>>, mouth: &Mouth) {
    let _ = stream.set_nonblocking(false);
    let (Ok(writer), Ok(events)) = (stream.try_clone(), stream.try_clone()) else {
        return;
    };
    let (number, serial) = {
        let mut state = state.lock().expect("no thread of the stand-in panics");
        if state.fault == Fault::Gone {
            return;
        }
        let number = state.next_client;
        state.next_client += if state.crowded { 2 } else { 1 };
        state.serial += 1;
        let serial = state.serial;
        state.clients.push(Client {
            number,
            serial,
            manner: Manner {
                language: "en-US".into(),
                voice: None,
                rate: 0,
                volume: 100,
                pitch: 0,
            },
            stream: events,
        });
        (number, serial)
    };
    let mut line = Line {
        writer,
        answered: 0,
        sent: 0,
    };
    let mut text: Option<String> = None;
    let mut commands = BufReader::new(stream);
    while let Some(command) = command_from(&mut commands) {
        let command = &command[..];
        let answer = match &mut text {
            Some(words) if command == "." => {
                let words = std::mem::take(words);
                text = None;
                speak(words, number, state, mouth)
            }
            Some(words) => {
                if !words.is_empty() {
                    words.push('\n');
                }
                words.push_str(command.strip_prefix('.').unwrap_or(command));
                continue;
            }
            None if command.eq_ignore_ascii_case("SPEAK") => {
                text = Some(String::new());
                note(command, number, state);
                "230 OK RECEIVING DATA\r\n".into()
            }
            None => {
                note(command, number, state);
                answer(command, number, state, mouth)
            }
        };
        let fault = state
            .lock()
            .expect("no thread of the stand-in panics")
            .fault;
        if line.send(&answer, fault).is_none() {
            break;
        }
    }
    let _ = line.writer.shutdown(std::net::Shutdown::Both);
    let mut state = state.lock().expect("no thread of the stand-in panics");
    state.clients.retain(|client| client.serial != serial);
}

/// Reads the next line, up to a carriage return and a line feed; one of them alone ends no line.
fn command_from(commands: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    while !line.ends_with(b"\r\n") {
        if commands.read_until(b'\n', &mut line).ok()? == 0 {
            return None;
        }
    }
    line.truncate(line.len() - 2);
    String::from_utf8(line).ok()
}

/// The answers to a client, with their faults.
struct Line {
    writer: UnixStream,
    /// How many commands were answered, and with how many bytes.
    answered: usize,
    sent: usize,
}

impl Line {
    fn send(&mut self, answer: &str, fault: Fault) -> Option<()> {
        self.answered += 1;
        match fault {
            Fault::Mute => return Some(()),
            Fault::MuteAfter(commands) if self.answered > commands => return Some(()),
            Fault::Gone => return None,
            Fault::DropAt(bytes) if self.sent + answer.len() > bytes => {
                let part = &answer.as_bytes()[..bytes.saturating_sub(self.sent)];
                let _ = self.writer.write_all(part);
                return None;
            }
            Fault::None
            | Fault::MuteAfter(_)
            | Fault::DropAt(_)
            | Fault::Refuses
            | Fault::Babbles => {}
            Fault::Slow(time) => thread::sleep(time),
            Fault::Garbage => {
                return self
                    .writer
                    .write_all(b"\x07 &%$ no daemon says this\r\n")
                    .ok();
            }
        }
        self.sent += answer.len();
        self.writer.write_all(answer.as_bytes()).ok()
    }
}

fn note(command: &str, number: usize, state: &Mutex<State>) {
    let mut state = state.lock().expect("no thread of the stand-in panics");
    state
        .commands
        .push((Instant::now(), number, command.into()));
}

fn speak(text: String, number: usize, state: &Mutex<State>, mouth: &Mouth) -> String {
    let mut state = state.lock().expect("no thread of the stand-in panics");
    let client = state.clients.iter().find(|client| client.number == number);
    let Some(client) = client.filter(|_| state.fault != Fault::Refuses) else {
        return "300 ERR INTERNAL\r\n".into();
    };
    let manner = client.manner.clone();
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    let lasts = state.per_letter * letters;
    state.spoken.push(Spoken {
        at: Instant::now(),
        text,
        language: manner.language,
        voice: manner.voice,
        rate: manner.rate,
        volume: manner.volume,
        pitch: manner.pitch,
        cancelled: false,
    });
    let message = state.spoken.len();
    drop(state);
    mouth.say(message, number, lasts);
    format!("225-{message}\r\n225 OK MESSAGE QUEUED\r\n")
}

fn answer(command: &str, number: usize, state: &Mutex<State>, mouth: &Mouth) -> String {
    let words: Vec<&str> = command.split_whitespace().collect();
    let upper: Vec<String> = words.iter().map(|word| word.to_uppercase()).collect();
    let upper: Vec<&str> = upper.iter().map(String::as_str).collect();
    match upper.as_slice() {
        ["SET", whose, what, ..] => {
            let whose = whose.parse().unwrap_or(number);
            set(what, words.get(3..).unwrap_or_default(), whose, state)
        }
        ["HISTORY", "GET", "CLIENT_ID"] => format!("245-{number}\r\n245 OK CLIENT ID SENT\r\n"),
        ["CANCEL" | "STOP", ..] => {
            mouth.hush(Some(number));
            "210 OK CANCELED\r\n".into()
        }
        ["LIST", "SYNTHESIS_VOICES", ..] => {
            let voices = state
                .lock()
                .expect("no thread of the stand-in panics")
                .voices;
            let mut answer = String::new();
            for voice in 0..voices {
                let language = ["en-US", "it", "fr", "es", "de", "eu"][voice % 6];
                let _ = write!(answer, "249-voice {voice}\t{language}\tnone\r\n");
            }
            answer + "249 OK VOICE LIST SENT\r\n"
        }
        ["LIST", "OUTPUT_MODULES"] => {
            let state = state.lock().expect("no thread of the stand-in panics");
            let module = if state.only_dummy {
                "dummy"
            } else {
                "espeak-ng"
            };
            format!("250-{module}\r\n250 OK MODULE LIST SENT\r\n")
        }
        ["QUIT"] => "231 HAPPY HACKING\r\n".into(),
        _ => "500 ERR INVALID COMMAND\r\n".into(),
    }
}

fn set(what: &str, value: &[&str], whose: usize, state: &Mutex<State>) -> String {
    let mut state = state.lock().expect("no thread of the stand-in panics");
    let Some(client) = state
        .clients
        .iter_mut()
        .find(|client| client.number == whose)
    else {
        return "410 ERR NO SUCH CLIENT\r\n".into();
    };
    let manner = &mut client.manner;
    let text = value.join(" ").trim_matches('"').to_owned();
    let number = || text.parse().unwrap_or(i32::MIN);
    let answer = match what {
        "CLIENT_NAME" => "208 OK CLIENT NAME SET",
        "NOTIFICATION" => "220 OK NOTIFICATION SET",
        "PRIORITY" => "202 OK PRIORITY SET",
        "PUNCTUATION" => "205 OK PUNCTUATION SET",
        "LANGUAGE" => {
            manner.language = text;
            "201 OK LANGUAGE SET"
        }
        "RATE" => {
            manner.rate = number();
            "203 OK RATE SET"
        }
        "PITCH" => {
            manner.pitch = number();
            "204 OK PITCH SET"
        }
        "VOLUME" => {
            manner.volume = number();
            "218 OK VOLUME SET"
        }
        "SYNTHESIS_VOICE" => {
            manner.voice = Some(text);
            "209 OK VOICE SET"
        }
        "VOICE" | "VOICE_TYPE" => {
            manner.voice = None;
            "209 OK VOICE SET"
        }
        _ => "500 ERR INVALID COMMAND",
    };
    format!("{answer}\r\n")
}
