//! The loop of a visitor's program, from its beginning to its end.

use crate::choices::VisitorChoices;
use crate::outlet::VisitorOutlet;
use crate::{VisitorInput, VisitorOutput};
use serpente_app::{App, Picture, Shown, TaskResult, Touch};
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::FromServer;
use serpente_client::{Acquaintance, Backoff, NetworkNews, NetworkOrder};
use serpente_device::settings::Settings;
use serpente_parlour::limiter::{Limiter, Rate};
use serpente_parlour::thinking::ThoughtUrgency;
use serpente_parlour::{HeldConnection, InProcess, InProcessLine};
use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::Receiver;
use tokio::time::{sleep_until, timeout};

/// How many keys are answered in a second, and in a burst: more than any keyboard repeats.
const KEY_RATE: Rate = Rate::a_second(40, 100);

/// How long a visit may last after the server has begun to end, so that its message is announced.
const END_TIMEOUT: Duration = Duration::from_secs(1);

/// A visitor's program and its surroundings.
pub(super) struct VisitLoop {
    app: App<VisitorOutlet>,
    inside: InProcess,
    place: Arc<HeldConnection>,
    /// The connection to the tables.
    line: Option<InProcessLine>,
    /// When the connection is opened again, if it broke.
    calls_at: Option<Instant>,
    backoff: Backoff,
    /// The computation of a hint, or of a move in the tutorial; only one at a time.
    task: Option<Pin<Box<dyn Future<Output = Option<TaskResult>> + Send>>>,
    limiter: Limiter,
    /// Input that came too fast, and when it is answered.
    held_back: Option<(VisitorInput, Instant)>,
    stored: Stored,
    stored_last: StoredLast,
    /// Whether the client shows what can be touched.
    shows: bool,
    screen: ClientScreen,
}

/// What the data was made of that the client stored last.
#[derive(Default)]
struct StoredLast {
    settings: Option<Settings>,
    /// The visitor's acquaintance with the parlour.
    acquaintance: Option<Acquaintance>,
}

/// What the client shows.
#[derive(Default)]
struct ClientScreen {
    /// What can be touched, and the tag of its language.
    shown: Option<(Shown, String)>,
    /// When that was put out last.
    shown_at: Option<Instant>,
    /// Up to when the visitor had been sent the output when they made the present input.
    sent_until: Option<Instant>,
    /// The picture of the table.
    picture: Option<Picture>,
    /// The name of the table where the visitor is.
    room: Option<String>,
}

impl ClientScreen {
    /// Returns whether what can be touched has changed since what the visitor had been sent.
    fn is_newer(&self) -> bool {
        match (self.sent_until, self.shown_at) {
            (Some(sent), Some(shown)) => shown > sent,
            _ => false,
        }
    }
}

/// The data that the visitor's client stores.
pub(super) struct Stored {
    /// The choices as the client has them.
    pub(super) choices: VisitorChoices,
    /// Whether the client stores the token, because the front end does not know it otherwise.
    pub(super) keeps_token: bool,
}

impl VisitLoop {
    /// Makes the loop of a visit. `place` is how the visitor's connection is counted; `shows` says
    /// whether the client shows what can be touched.
    pub(super) fn new(
        app: App<VisitorOutlet>,
        inside: InProcess,
        place: Arc<HeldConnection>,
        stored: Stored,
        shows: bool,
    ) -> Self {
        Self {
            app,
            inside,
            place,
            line: None,
            calls_at: None,
            backoff: Backoff::default(),
            task: None,
            limiter: Limiter::new(KEY_RATE),
            held_back: None,
            stored,
            stored_last: StoredLast::default(),
            shows,
            screen: ClientScreen::default(),
        }
    }

    /// Runs the visit until it ends. It has a box of its own: a future would have room for it twice, for
    /// what it is given and for what it works with.
    pub(super) async fn run(mut self: Box<Self>, mut inbox: Receiver<VisitorInput>) {
        self.app.open_visit(Instant::now());
        loop {
            self.follow_up();
            if self.app.is_done() {
                return self.say_goodbye(false);
            }
            if self.app.outlet().out.has_overflown() {
                return;
            }
            let wakes_at = self.wakes_at();
            let frame = async {
                match &mut self.line {
                    Some(line) => line.next().await,
                    None => pending().await,
                }
            };
            let task_result = async {
                match &mut self.task {
                    Some(task) => task.await,
                    None => pending().await,
                }
            };
            let time = async {
                match wakes_at {
                    Some(at) => sleep_until(at.into()).await,
                    None => pending().await,
                }
            };
            tokio::select! {
                () = self.inside.ends() => return Box::pin(self.end()).await,
                frame = frame => self.hear(frame),
                result = task_result => {
                    self.task = None;
                    if let Some(result) = result {
                        self.app.task_done(result, Instant::now());
                    }
                }
                came = inbox.recv(), if self.held_back.is_none() => match came {
                    Some(what) => self.come(what, Instant::now()),
                    None => return,
                },
                () = time => self.pass_time(Instant::now()),
            }
        }
    }

    /// Returns when time passes for something in the visit.
    fn wakes_at(&self) -> Option<Instant> {
        let moments = [
            self.app.wakes_at(),
            self.calls_at,
            self.held_back.as_ref().map(|(_, at)| *at),
        ];
        moments.into_iter().flatten().min()
    }

    /// Handles a frame of the server; `None` if the connection is broken.
    fn hear(&mut self, frame: Option<FromServer>) {
        let news = if let Some(frame) = frame {
            self.backoff.reset();
            NetworkNews::Frame(Box::new(frame))
        } else {
            self.break_line();
            NetworkNews::Broken
        };
        self.app.network(news, Instant::now());
    }

    /// Handles input, unless it came too fast.
    fn come(&mut self, what: VisitorInput, now: Instant) {
        if let VisitorInput::SentUntil(time) = what {
            self.screen.sent_until = time;
            return self.app.sent_until(time);
        }
        match self.limiter.take(now) {
            Ok(()) => self.take(what, now),
            Err(wait) => self.held_back = Some((what, now + wait)),
        }
    }

    fn take(&mut self, what: VisitorInput, now: Instant) {
        match what {
            VisitorInput::Came(incoming) => self.app.take(incoming, now),
            // The entry at that place may be another one now.
            VisitorInput::Touched(
                Touch::Entry(_) | Touch::Change(..) | Touch::Choice(_) | Touch::Count(_),
            ) if self.screen.is_newer() => {}
            VisitorInput::Touched(touch) => self.app.touch(touch, now),
            VisitorInput::SentUntil(time) => self.app.sent_until(time),
            VisitorInput::Listens => self.app.listens(now),
            VisitorInput::Spoke(texts) => self.app.spoken(&texts, now),
            VisitorInput::Voice(number, spoken) => {
                let report = self.app.outlet().spoken(number, spoken);
                if let Some(report) = report {
                    self.app.report(report, now);
                }
            }
        }
    }

    fn pass_time(&mut self, now: Instant) {
        if let Some((what, _)) = self.held_back.take_if(|(_, at)| *at <= now) {
            self.come(what, now);
        }
        if self.calls_at.take_if(|at| *at <= now).is_some() {
            self.open_line(now);
        }
        self.app.tick(now);
    }

    /// Does what the program has ordered.
    fn follow_up(&mut self) {
        let now = Instant::now();
        loop {
            let orders = std::mem::take(&mut self.app.outlet().orders);
            if orders.is_empty() {
                break;
            }
            for order in orders {
                self.obey(order, now);
            }
        }
        if self.task.is_none()
            && let Some(task) = self.app.take_task()
        {
            let urgency = if task.is_hint() {
                ThoughtUrgency::Hint
            } else {
                ThoughtUrgency::Ahead
            };
            let computing = self
                .inside
                .compute(&self.place, urgency, Box::new(|| task.run()));
            self.task = Some(Box::pin(computing));
        }
        self.keep();
        self.show();
    }

    fn obey(&mut self, order: NetworkOrder, now: Instant) {
        match order {
            // There is only one server.
            NetworkOrder::Call(..) => self.open_line(now),
            NetworkOrder::Send(frame) => {
                let stands = self.line.as_ref().is_some_and(|line| line.send(frame));
                if !stands && self.line.is_some() {
                    self.break_line();
                    self.app.network(NetworkNews::Broken, now);
                }
            }
            NetworkOrder::HangUp => {
                self.line = None;
                self.calls_at = None;
            }
            NetworkOrder::Look => {}
        }
    }

    fn open_line(&mut self, now: Instant) {
        self.line = Some(self.inside.enter(Arc::clone(&self.place)));
        self.calls_at = None;
        self.app.network(NetworkNews::Connected, now);
    }

    fn break_line(&mut self) {
        self.line = None;
        self.calls_at = Some(Instant::now() + self.backoff.wait());
    }

    /// Makes the client store the data that has changed.
    fn keep(&mut self) {
        let settings = self.app.settings();
        let acquaintance = self.app.known_here();
        if self.stored_last.settings.as_ref() == Some(settings)
            && self.stored_last.acquaintance.as_ref() == acquaintance
        {
            return;
        }
        let choices = VisitorChoices::of(settings, acquaintance, self.stored.keeps_token);
        self.stored_last.settings = Some(settings.clone());
        self.stored_last.acquaintance = acquaintance.cloned();
        if choices != self.stored.choices {
            if let Some(text) = choices.text() {
                self.put(VisitorOutput::Keep { text });
            }
            self.stored.choices = choices;
        }
    }

    /// Makes the client show what has changed.
    fn show(&mut self) {
        if !self.shows {
            return;
        }
        let room = self.app.table_here();
        if room != self.screen.room {
            self.screen.room.clone_from(&room);
            self.put(VisitorOutput::Room { table: room });
        }
        let picture = self.app.picture();
        if picture != self.screen.picture {
            self.screen.picture.clone_from(&picture);
            self.put(VisitorOutput::Picture {
                picture: picture.map(Box::new),
            });
        }
        let Some(shown) = self.app.shown() else {
            return;
        };
        let now = (shown, self.app.shown_in());
        if self.screen.shown.as_ref() != Some(&now) {
            self.screen.shown = Some(now.clone());
            self.screen.shown_at = Some(Instant::now());
            let (shown, language) = now;
            self.put(VisitorOutput::Show {
                shown: Box::new(shown),
                language,
            });
        }
    }

    fn put(&mut self, out: VisitorOutput) {
        self.app.outlet().out.put(out);
    }

    /// Ends the visit because the server ends.
    async fn end(mut self) {
        let last_frames = async {
            let Some(line) = &mut self.line else {
                self.app.notice(ParlourRefusal::Stopping.message());
                return;
            };
            while let Some(frame) = line.next().await {
                let news = NetworkNews::Frame(Box::new(frame));
                self.app.network(news, Instant::now());
            }
        };
        // The visit ends in any case.
        let _ = timeout(END_TIMEOUT, last_frames).await;
        self.say_goodbye(true);
    }

    /// Sends the last line. `again` says that the server ends, and that the visitor can come again.
    fn say_goodbye(mut self, again: bool) {
        let goodbye = self.app.goodbye();
        self.put(VisitorOutput::End {
            text: goodbye.text,
            language: goodbye.language,
            again,
        });
    }
}
