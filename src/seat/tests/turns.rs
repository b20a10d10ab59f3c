//! Whose turn it is is clear from the words alone.

use std::collections::BTreeSet;

use serpente_archive::told_so_far;
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, Game, SeatView};
use serpente_testing::keys::keys;
use serpente_text::announce::tell;
use serpente_text::words::{Detail, Words};

use crate::sounded::played;

/// Otherwise a player who hears brief sentences, and no sounds, does not know whether they have to play.
#[test]
fn what_tells_the_own_turn_in_brief_tells_nothing_else() {
    let words = Words::new(None).0;
    let english = words.english();
    for game in Game::all() {
        for seed in 1..=3 {
            let (local, header, events) = played(game, seed);
            for seat in 0..2 {
                let you = Seat::new(seat).expect("a seat");
                let mut own = BTreeSet::new();
                let mut others = BTreeSet::new();
                let mut seen = SeatView::new(Some(you), &header).expect("a match");
                for update in told_so_far(local.table(), &events, you.into()) {
                    seen.follow(&update).expect("an update of the match");
                    for event in &update.events {
                        // Who drew the highest lot opens, and is told so at once: "You open."
                        if matches!(event, Event::Lot { .. }) {
                            continue;
                        }
                        let is_own = matches!(event, Event::Turn { seat } if *seat == you);
                        for told in tell(event, &seen, &keys(), Detail::Brief) {
                            let text = words.text(english, &told.message, Detail::Brief);
                            if is_own {
                                own.insert(text);
                            } else {
                                others.insert(text);
                            }
                        }
                    }
                }
                let both: Vec<&String> = own.intersection(&others).collect();
                assert!(both.is_empty(), "{}, seed {seed}: {both:?}", game.id());
            }
        }
    }
}
