//! A visit: its beginning, and its input and output.

mod visit_loop;

use super::choices::VisitorChoices;
use super::outbox::{VisitOut, outbox};
use super::outlet::VisitorOutlet;
use super::{Guest, VisitorInput};
use serpente_app::{App, Parts, Start, Visitor};
use serpente_client::person;
use serpente_device::settings::Settings;
use serpente_device::speech::Engine;
use serpente_engine::table::RandomSource;
use serpente_parlour::{HeldConnection, InProcess};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc::{Sender, channel};
use visit_loop::{Stored, VisitLoop};

/// How many inputs may wait to be answered. When there are more, sending waits.
const MOST_INPUTS_WAITING: usize = 16;

/// A visit, as its front end sees it. When it is dropped, the visitor is gone. They keep their
/// seat, as after any lost connection.
#[derive(Debug)]
pub struct Visit {
    /// The input from the visitor. Sending waits while input arrives faster than it is answered,
    /// and fails when the visit is over. When this is dropped, the visitor is gone.
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
    let choices = VisitorChoices::read(guest.stored.as_deref());
    let settings = settings(&guest, &choices);
    let words = Arc::clone(inside.words());
    let mut wished = guest.languages.clone();
    if let Some(chosen) = &settings.language {
        wished.insert(0, chosen.clone());
    }
    let language = words.find_or_english(&wished);
    let has_voice = guest.voice.is_some();
    let mut start = Start::default();
    let mut tuned = None;
    if has_voice {
        tuned = Some((
            start.overrides.tuning(&settings),
            start.overrides.sounds(&settings),
        ));
    } else {
        start.overrides.speech = Some(false);
    }
    let keeps_token = guest.token.is_none();
    let own_app = App::new(Parts {
        outlet: VisitorOutlet::new(out, tuned, guest.cleared),
        words,
        language,
        settings,
        folders: None,
        start,
        paced: guest.paced,
        reader_runs: false,
        engines: &[Engine::System],
        now,
        random: RandomSource::of_system(),
    });
    let app = own_app.visited(Visitor {
        has_voice,
        by_touch: guest.by_touch,
        can_listen: guest.can_listen,
        has_first_page: guest.touches,
        known: choices.acquaintance(guest.token),
        wish: guest.wish.clone(),
        key: guest.key.clone(),
    });
    let stored = Stored {
        choices,
        keeps_token,
    };
    let visit = Box::new(VisitLoop::new(
        app,
        inside.clone(),
        place,
        stored,
        guest.touches,
    ));
    tokio::spawn(visit.run(inbox));
    Visit { to, from }
}

/// Returns the visitor's settings, as far as they were stored and apply here.
fn settings(guest: &Guest, choices: &VisitorChoices) -> Settings {
    let mut settings = choices.settings();
    // On a display everything is shown at once. Only a screen reader whose speed was measured is waited for.
    if guest.touches && guest.stored.is_none() {
        settings.pace.reading = 0;
    }
    if settings.name.is_none() {
        settings.name = guest.name.as_deref().and_then(person::name);
    }
    settings.speech.engine = Engine::System;
    settings.speech.on = Some(guest.voice.unwrap_or(false));
    settings
}
