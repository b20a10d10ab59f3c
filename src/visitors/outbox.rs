//! A limited queue of output for a slow visitor.

use super::VisitorOutput;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How many bytes may wait, as a page gets them. If there are more, the visit ends.
const VISIT_MOST_BYTES: usize = 256 * 1024;

/// An output in the queue.
#[derive(Debug)]
struct QueuedOutput {
    out: VisitorOutput,
    /// Its size, as a page gets it.
    bytes: usize,
    put: Instant,
}

/// The queue's sending end.
pub(super) struct VisitorOutbox {
    to: UnboundedSender<QueuedOutput>,
    waiting: Arc<AtomicUsize>,
}

/// The output of a visit: the queue's receiving end.
#[derive(Debug)]
pub struct VisitOut {
    from: UnboundedReceiver<QueuedOutput>,
    waiting: Arc<AtomicUsize>,
}

/// An output, and when the program put it out.
pub(super) struct PutOutput {
    pub(super) out: VisitorOutput,
    pub(super) put: Instant,
}

pub(super) fn outbox() -> (VisitorOutbox, VisitOut) {
    let (to, from) = unbounded_channel();
    let waiting = Arc::<AtomicUsize>::default();
    let taken = VisitOut {
        from,
        waiting: Arc::clone(&waiting),
    };
    (VisitorOutbox { to, waiting }, taken)
}

impl VisitorOutbox {
    pub(super) fn put(&self, out: VisitorOutput) {
        let bytes = serde_json::to_vec(&out).map_or(0, |frame| frame.len());
        let before = self.waiting.fetch_add(bytes, Ordering::Relaxed);
        if before <= VISIT_MOST_BYTES {
            // If the visitor is gone, the output is dropped.
            let put = Instant::now();
            let _ = self.to.send(QueuedOutput { out, bytes, put });
        }
    }

    /// Returns whether so much waits that some output was dropped.
    pub(super) fn has_overflown(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > VISIT_MOST_BYTES
    }
}

impl VisitOut {
    /// Returns the next output, or `None` when the visit is over.
    pub async fn next(&mut self) -> Option<VisitorOutput> {
        Some(self.next_put().await?.out)
    }

    /// Returns the next output with the time at which it was put out.
    pub(super) async fn next_put(&mut self) -> Option<PutOutput> {
        let QueuedOutput { out, bytes, put } = self.from.recv().await?;
        self.waiting.fetch_sub(bytes, Ordering::Relaxed);
        Some(PutOutput { out, put })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_much_waits_for_a_visitor_and_no_more() {
        let (outbox, mut taken) = outbox();
        // Together with the rest of the frame, that is a kibibyte.
        let line = VisitorOutput::Line {
            text: "x".repeat(983),
            language: "en".to_owned(),
        };
        for _ in 0..256 {
            outbox.put(line.clone());
        }
        assert!(!outbox.has_overflown());
        outbox.put(line.clone());
        assert!(outbox.has_overflown());
        for _ in 0..1000 {
            outbox.put(line.clone());
        }
        let waiting = std::iter::from_fn(|| taken.from.try_recv().ok()).count();
        assert_eq!(waiting, 257);
    }
}
