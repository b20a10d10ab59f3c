//! Speech without a thread and a clock, for runs in virtual time.

use super::worker::{Worker, WorkerInput};
use super::{Openers, Report, SpeechOrder, Tuning};
use serpente_system::lock;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Speech without a thread and a clock: whoever owns it passes the time in.
pub struct SpeechCore {
    worker: Worker,
    inbox: Receiver<WorkerInput>,
    /// Keeps the inbox open.
    _mail: Sender<WorkerInput>,
    reports: Arc<Mutex<Vec<Report>>>,
}

impl SpeechCore {
    /// Starts speech at this time.
    pub fn new(tuning: Tuning, openers: Openers, now: Instant) -> Self {
        let reports = Arc::<Mutex<Vec<Report>>>::default();
        let (mail, inbox) = channel();
        let reported = Arc::clone(&reports);
        let report = Box::new(move |report| lock(&reported).push(report));
        let mut worker = Worker::new(tuning, openers, report, &mail);
        worker.open_what_is_wanted(now);
        Self {
            worker,
            inbox,
            _mail: mail,
            reports,
        }
    }

    /// Gives an order.
    pub fn order(&mut self, order: SpeechOrder, now: Instant) {
        self.worker.take(WorkerInput::Order(order), now);
    }

    /// Takes the news of the voices, and does everything that is due. Returns when to call this
    /// again if no news comes before.
    pub fn step(&mut self, now: Instant) -> Option<Instant> {
        while let Ok(input) = self.inbox.try_recv() {
            self.worker.take(input, now);
        }
        self.worker.step(now)
    }

    /// Returns the reports since the last call.
    pub fn reports(&mut self) -> Vec<Report> {
        std::mem::take(&mut *lock(&self.reports))
    }
}
