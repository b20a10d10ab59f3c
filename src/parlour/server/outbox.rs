//! The queue of frames to one connection.

use super::numbers;
use crate::room::ListenerId;
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::{FromServer, RefusedFrame};
use serpente_text::words::{Detail, Language, Words};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How many bytes may wait for a slow client. If more wait, the connection is closed; the client
/// reconnects and gets the rest.
pub(super) const LISTENER_MOST_BYTES: usize = 256 * 1024;

/// An item for a connection.
#[derive(Debug)]
pub enum OutgoingFrame {
    /// A frame.
    Text(Arc<str>),
    /// Not a frame: the table wants to know when all earlier frames have been sent.
    EndOfPiece,
    /// The connection has left its table.
    Left,
}

/// The sending end of the queue.
#[derive(Clone)]
pub struct Outbox {
    way: Delivery,
    words: Arc<Words>,
    language: Language,
}

/// The kind of a sending end.
#[derive(Clone)]
enum Delivery {
    /// To the connection itself.
    Straight(UnboundedSender<OutgoingFrame>, Arc<OutboxLoad>),
    /// To a task that passes items on to many connections; the id says which one.
    Apart(ListenerId, UnboundedSender<(ListenerId, OutgoingFrame)>),
}

/// The receiving end of the queue.
pub(super) struct Inbox {
    pub(super) receiver: UnboundedReceiver<OutgoingFrame>,
    pub(super) load: Arc<OutboxLoad>,
}

/// How much waits in the queue.
#[derive(Default)]
pub(super) struct OutboxLoad {
    /// How many bytes wait.
    waiting: AtomicUsize,
    /// Notified when more bytes would wait than may.
    pub(super) overflown: Notify,
}

impl Outbox {
    pub(super) fn new(words: Arc<Words>) -> (Self, Inbox) {
        let (sender, receiver) = unbounded_channel();
        let load = Arc::<OutboxLoad>::default();
        let inbox = Inbox {
            receiver,
            load: Arc::clone(&load),
        };
        let outbox = Self {
            way: Delivery::Straight(sender, load),
            language: words.english(),
            words,
        };
        (outbox, inbox)
    }

    /// Creates a sending end for this listener through a task that passes items on. `language` is
    /// the listener's language tag.
    pub fn apart(
        listener: ListenerId,
        passes_on: UnboundedSender<(ListenerId, OutgoingFrame)>,
        words: &Arc<Words>,
        language: &str,
    ) -> Self {
        let mut outbox = Self {
            way: Delivery::Apart(listener, passes_on),
            language: words.english(),
            words: Arc::clone(words),
        };
        outbox.speak(language);
        outbox
    }

    /// Returns the tag of the language for sentences.
    pub fn language(&self) -> String {
        self.words.tag(self.language)
    }

    /// Changes the language for sentences, if the tag is known.
    pub(super) fn speak(&mut self, tag: &str) {
        if let Some(language) = self.words.find(&[tag]) {
            self.language = language;
        }
    }

    /// Sends a frame.
    pub fn send(&self, text: Arc<str>) {
        let Delivery::Straight(sender, load) = &self.way else {
            return self.put(OutgoingFrame::Text(text));
        };
        let bytes = text.len();
        if load.waiting.fetch_add(bytes, Ordering::Relaxed) + bytes > LISTENER_MOST_BYTES {
            numbers::SLOW_LISTENERS.fetch_add(1, Ordering::Relaxed);
            load.overflown.notify_one();
        } else {
            // If the connection has ended, nobody needs the frame.
            let _ = sender.send(OutgoingFrame::Text(text));
        }
    }

    /// Sends a frame.
    pub fn frame(&self, frame: &FromServer) {
        self.send(frame.text().into());
    }

    pub(super) fn refuse(&self, refusal: &ParlourRefusal, to: Option<&str>) {
        numbers::refused(refusal.reason());
        self.frame(&FromServer::Refused(RefusedFrame {
            reason: refusal.reason().to_owned(),
            to: to.map(str::to_owned),
            text: self.text(refusal),
        }));
    }

    pub(super) fn text(&self, refusal: &ParlourRefusal) -> String {
        let message = refusal.message();
        self.words.text(self.language, &message, Detail::Normal)
    }

    /// Sends an item that does not count as waiting.
    pub fn put(&self, out: OutgoingFrame) {
        // If the connection has ended, nobody needs the item.
        let _ = match &self.way {
            Delivery::Straight(sender, _) => sender.send(out).is_ok(),
            Delivery::Apart(listener, sender) => sender.send((*listener, out)).is_ok(),
        };
    }
}

impl Inbox {
    /// Notes that this frame was sent and no longer waits.
    pub(super) fn sent(&self, text: &str) {
        self.load.waiting.fetch_sub(text.len(), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_much_waits_for_a_listener_and_no_more() {
        let (outbox, mut inbox) = Outbox::new(Arc::new(Words::new(None).0));
        let text: Arc<str> = "x".repeat(1024).into();
        for _ in 0..300 {
            outbox.send(Arc::clone(&text));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let runtime = runtime.expect("a runtime");
        runtime.block_on(inbox.load.overflown.notified());
        let waiting = std::iter::from_fn(|| inbox.receiver.try_recv().ok()).count();
        assert_eq!(waiting * 1024, LISTENER_MOST_BYTES);
    }

    #[test]
    fn what_was_sent_makes_room() {
        let (outbox, mut inbox) = Outbox::new(Arc::new(Words::new(None).0));
        let text: Arc<str> = "x".repeat(LISTENER_MOST_BYTES).into();
        for _ in 0..10 {
            outbox.send(Arc::clone(&text));
            let Ok(OutgoingFrame::Text(text)) = inbox.receiver.try_recv() else {
                panic!("a text waits");
            };
            inbox.sent(&text);
        }
    }
}
