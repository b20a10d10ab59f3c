//! Speaks through a screen reader, which also shows the texts in braille. Rate, volume and the rest
//! are its own.

use std::sync::mpsc::Receiver;

use super::{VoiceInfo, VoiceNews, VoiceRequest};
pub(crate) use serpente_system::screen_reader::{Reader, ReaderRefused};

/// The tag of an undetermined language: the screen reader itself chooses a voice for every text.
pub(super) const LANGUAGE: &str = "und";

/// Performs all requests in order, until the screen reader refuses one or no more can come.
pub(super) fn work(inbox: &Receiver<VoiceRequest>, tell: fn(&VoiceNews)) {
    let Some(reader) = Reader::find() else {
        return tell(&VoiceNews::Broken);
    };
    tell(&VoiceNews::Ready { ends: false });
    for request in inbox {
        let Ok(news) = perform(&reader, request) else {
            return tell(&VoiceNews::Broken);
        };
        tell(&news);
    }
}

fn perform(reader: &Reader, request: VoiceRequest) -> Result<VoiceNews, ReaderRefused> {
    Ok(match request {
        VoiceRequest::Speak {
            number,
            text,
            interrupt,
            ..
        } => {
            reader.say(&text, interrupt)?;
            VoiceNews::Speaking(number)
        }
        VoiceRequest::Stop => {
            reader.hush()?;
            VoiceNews::Stopped
        }
        VoiceRequest::Voices => VoiceNews::Voices(vec![VoiceInfo {
            id: reader.name().to_owned(),
            language: LANGUAGE.to_owned(),
        }]),
    })
}
