//! What waits to be sent to one connection.

use super::numbers;
use crate::refusal::Refusal;
use crate::room::ListenerId;
use crate::wire::{FromServer, Refused};
use serpente_text::words::{Detail, Language, Words};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// So many bytes may wait for a listener that is slow; then the connection ends, and it comes back for the rest.
const MOST: usize = 256 * 1024;

/// What goes to a connection.
#[derive(Debug)]
pub(super) enum Out {
    /// This text.
    Text(Arc<str>),
    /// Nothing: the table is told when all that was told before has gone out.
    EndOfPiece,
    /// It is at its table no more.
    Left,
}

/// Where what goes to a connection is put.
#[derive(Clone)]
pub(super) struct Outbox {
    way: Way,
    words: Arc<Words>,
    language: Language,
}

/// How it gets there.
#[derive(Clone)]
enum Way {
    /// To the connection itself.
    Straight {
        sender: UnboundedSender<Out>,
        waiting: Arc<AtomicUsize>,
        overflown: Arc<Notify>,
    },
    /// By who passes it on to many connections, of which it is this one.
    Apart(ListenerId, UnboundedSender<(ListenerId, Out)>),
}

/// Where it is taken from.
pub(super) struct Inbox {
    receiver: UnboundedReceiver<Out>,
    waiting: Arc<AtomicUsize>,
    pub(super) overflown: Arc<Notify>,
}

impl Outbox {
    pub(super) fn new(words: Arc<Words>) -> (Self, Inbox) {
        let (sender, receiver) = unbounded_channel();
        let (waiting, overflown) = (Arc::<AtomicUsize>::default(), Arc::<Notify>::default());
        let inbox = Inbox {
            receiver,
            waiting: Arc::clone(&waiting),
            overflown: Arc::clone(&overflown),
        };
        let way = Way::Straight {
            sender,
            waiting,
            overflown,
        };
        let outbox = Self {
            way,
            language: words.english(),
            words,
        };
        (outbox, inbox)
    }

    /// What goes to a listener in the language of this tag by somebody who passes it on, with who it is for.
    pub(super) fn apart(
        listener: ListenerId,
        passes_on: UnboundedSender<(ListenerId, Out)>,
        words: &Arc<Words>,
        language: &str,
    ) -> Self {
        let mut outbox = Self {
            way: Way::Apart(listener, passes_on),
            language: words.english(),
            words: Arc::clone(words),
        };
        outbox.speak(language);
        outbox
    }

    /// The tag of the language that sentences go out in.
    pub(super) fn language(&self) -> String {
        self.words.tag(self.language)
    }

    /// The language that sentences go out in from now on: the first of these that is known, if one is.
    pub(super) fn speak(&mut self, tag: &str) {
        if let Some(language) = self.words.find(&[tag]) {
            self.language = language;
        }
    }

    pub(super) fn send(&self, text: Arc<str>) {
        let Way::Straight {
            sender,
            waiting,
            overflown,
        } = &self.way
        else {
            return self.put(Out::Text(text));
        };
        let bytes = text.len();
        if waiting.fetch_add(bytes, Ordering::Relaxed) + bytes > MOST {
            numbers::SLOW_LISTENERS.add(1);
            overflown.notify_one();
        } else {
            // A connection that has ended wants nothing.
            let _ = sender.send(Out::Text(text));
        }
    }

    pub(super) fn frame(&self, frame: &FromServer) {
        self.send(frame.text().into());
    }

    pub(super) fn refuse(&self, refusal: &Refusal, to: Option<&str>) {
        numbers::refused(refusal.reason());
        self.frame(&FromServer::Refused(Refused {
            reason: refusal.reason().to_owned(),
            to: to.map(str::to_owned),
            text: self.text(refusal),
        }));
    }

    pub(super) fn text(&self, refusal: &Refusal) -> String {
        let message = refusal.message();
        self.words.text(self.language, &message, Detail::Normal)
    }

    pub(super) fn end_of_piece(&self) {
        self.put(Out::EndOfPiece);
    }

    pub(super) fn left(&self) {
        self.put(Out::Left);
    }

    fn put(&self, out: Out) {
        // Who is gone wants nothing.
        let _ = match &self.way {
            Way::Straight { sender, .. } => sender.send(out).is_ok(),
            Way::Apart(listener, sender) => sender.send((*listener, out)).is_ok(),
        };
    }
}

impl Inbox {
    pub(super) async fn next(&mut self) -> Option<Out> {
        self.receiver.recv().await
    }

    /// What is left when the connection ends.
    pub(super) fn try_next(&mut self) -> Option<Out> {
        self.receiver.try_recv().ok()
    }

    /// This was sent.
    pub(super) fn sent(&self, text: &str) {
        self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
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
        runtime.block_on(inbox.overflown.notified());
        let waiting = std::iter::from_fn(|| inbox.try_next()).count();
        assert_eq!(waiting * 1024, MOST);
    }

    #[test]
    fn what_was_sent_makes_room() {
        let (outbox, mut inbox) = Outbox::new(Arc::new(Words::new(None).0));
        let text: Arc<str> = "x".repeat(MOST).into();
        for _ in 0..10 {
            outbox.send(Arc::clone(&text));
            let Some(Out::Text(text)) = inbox.try_next() else {
                panic!("a text waits");
            };
            inbox.sent(&text);
        }
    }
}
