//! A visit: its beginning, and its input and output.

mod stay;

use super::kept::VisitorChoices;
use super::outbox::{VisitOut, outbox};
use super::ways::Ways;
use super::{Guest, VisitorInput};
use serpente_app::{App, Parts, Start, Visitor};
use serpente_client::person;
use serpente_device::settings::Settings;
use serpente_device::speech::Engine;
use serpente_parlour::{HeldConnection, InProcess};
use stay::Stay;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc::{Sender, channel};

/// How many inputs may wait to be answered. When there are more, sending waits.
const MOST_INPUTS_WAITING: usize = 16;

/// A visit, as its front end sees it. When it is dropped, the visitor is gone. They keep their seat, as after any lost
/// connection.
#[derive(Debug)]
pub struct Visit {
    /// The input from the visitor. Sending waits while input arrives faster than it is answered, and fails when the visit is
    /// over. When this is dropped, the visitor is gone.
    pub to: Sender<VisitorInput>,
    /// The output for the visitor.
    pub from: VisitOut,
}

/// Begins a visit for a visitor whose connection has this place.
///
/// # Panics
/// If called outside the server's own threads.
pub fn receive(inside: &InProcess, place: Arc<HeldConnection>, guest: Guest) -> Visit {
    let (to, inbox) = channel(MOST_INPUTS_WAITING);
    let (out, from) = outbox();
    let now = Instant::now();
    let kept = VisitorChoices::read(guest.kept.as_deref());
    let settings = settings(&guest, &kept);
    let words = Arc::clone(inside.words());
    let wished = settings.language.iter().chain(&guest.languages);
    let wished: Vec<&String> = wished.collect();
    let language = words.find_or_english(&wished);
    let has_voice = guest.voice.is_some();
    let mut start = Start::default();
    let mut tuned = None;
    if guest.voice.is_some() {
        tuned = Some((
            start.overrides.tuning(&settings),
            start.overrides.sounds(&settings),
        ));
    } else {
        start.overrides.speech = Some(false);
    }
    let keeps_token = guest.token.is_none();
    let app = App::new(Parts {
        outlet: Ways::new(out, tuned),
        words,
        language,
        settings,
        folders: None,
        start,
        paced: guest.paced,
        reader_runs: false,
        engines: &[Engine::System],
        now,
    });
    let app = app.visited(Visitor {
        has_voice,
        by_touch: guest.by_touch,
        known: kept.known(guest.token),
        wish: guest.wish.clone(),
    });
    let stay = Stay::new(
        app,
        (inside.clone(), place),
        (kept, keeps_token),
        guest.touches,
    );
    tokio::spawn(stay.run(inbox));
    Visit { to, from }
}

/// Returns the visitor's settings, as far as they were stored and apply here.
fn settings(guest: &Guest, kept: &VisitorChoices) -> Settings {
    let mut settings = kept.settings();
    if settings.name.is_none() {
        settings.name = guest.name.as_deref().and_then(person::name);
    }
    settings.speech.engine = Engine::System;
    settings.speech.on = Some(guest.voice.unwrap_or(false));
    settings
}
