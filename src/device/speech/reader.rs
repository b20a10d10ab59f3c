//! A screen reader as a voice: it is told what to say, and shows it in braille. Speed, loudness and the rest are its own.

use std::sync::mpsc::Receiver;

use super::{News, Request, VoiceInfo};
pub(crate) use serpente_system::screen_reader::{Reader, ReaderRefused};

/// The tag of no language known: it has its own voices for whatever it says.
pub(super) const LANGUAGE: &str = "und";

/// Does all there is to do, in order, until it refuses something or nobody asks any more.
pub(super) fn work(inbox: &Receiver<Request>, tell: fn(&News)) {
    let Some(reader) = Reader::find() else {
        return tell(&News::Broken);
    };
    tell(&News::Ready { ends: false });
    for request in inbox {
        let Ok(news) = perform(&reader, request) else {
            return tell(&News::Broken);
        };
        tell(&news);
    }
}

fn perform(reader: &Reader, request: Request) -> Result<News, ReaderRefused> {
    Ok(match request {
        Request::Speak {
            number,
            text,
            interrupt,
            ..
        } => {
            reader.say(&text, interrupt)?;
            News::Speaking(number)
        }
        Request::Stop => {
            reader.hush()?;
            News::Stopped
        }
        Request::Voices => News::Voices(vec![VoiceInfo {
            id: reader.name().to_owned(),
            language: LANGUAGE.to_owned(),
        }]),
    })
}
