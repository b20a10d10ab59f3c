//! T and F1 name every key that can be used in a turn, and so do Z and Enter if no tile fits.

use std::collections::BTreeSet;
use std::time::Instant;

use serpente_engine::bax::CardMove;
use serpente_engine::rules::Move;
use serpente_engine::table::{GameView, Level, Table};
use serpente_engine::tricks::TrickMove;
use serpente_seat::{Match, SeatInput, SeatOutput, TableAction, TellingManner};
use serpente_text::announce::{Announcement, Arg, Message};
use serpente_text::words::Detail;

use crate::silence::PACE;
use serpente_testing::keys::keys;
use serpente_testing::shapes::{Chance, Shape, seatings};
use serpente_testing::soak;

/// A table with one person.
struct Evening {
    local: Match,
    now: Instant,
    context: String,
    /// The moves other than laying that were possible in some turn, by game.
    met: BTreeSet<String>,
}

/// Returns the name of a move without its details.
fn kind(play: Move) -> &'static str {
    match play {
        Move::Open(_) => "open",
        Move::Lay(_) => "lay",
        Move::Draw => "draw",
        Move::Pass => "pass",
        Move::Swap => "swap",
        Move::Keep => "keep",
        Move::Redeal => "redeal",
        Move::TimeUp => "time-up",
    }
}

/// Returns the key that makes a move, and its meaning. Laying has more than one key.
fn key_of(play: Move) -> Option<(TableAction, Message)> {
    let keys = keys();
    match play {
        Move::Open(_) => Some((TableAction::Confirm, keys.confirm)),
        Move::Draw => Some((TableAction::Draw, keys.draw)),
        Move::Pass | Move::Keep => Some((TableAction::Pass, keys.pass)),
        Move::Swap | Move::Redeal => Some((TableAction::Exchange, keys.exchange)),
        Move::Lay(_) | Move::TimeUp => None,
    }
}

impl Evening {
    fn begin(shape: &Shape, seed: u64, detail: Detail) -> Self {
        let mut fresh = Vec::new();
        let table = Table::new(shape.setup(), &mut fresh);
        let manner = TellingManner {
            keys: keys(),
            detail,
            draws_by_itself: false,
        };
        let mut local = Match::here(table, &[], seed, manner, PACE);
        let now = Instant::now();
        local.begin(&fresh, now);
        Self {
            local,
            now,
            context: format!("seed {seed}, {shape:?}"),
            met: BTreeSet::new(),
        }
    }

    fn press(&mut self, action: TableAction) -> Vec<Announcement> {
        let outputs = self.local.input(SeatInput::Do(action), self.now);
        let told = outputs.into_iter().filter_map(|output| match output {
            SeatOutput::Say(told) => Some(told),
            _ => None,
        });
        told.collect()
    }

    /// Lets time pass until the person must act.
    fn wait(&mut self) {
        for _ in 0..1000 {
            if let Some(at) = self.local.wakes_at() {
                self.now = self.now.max(at);
                self.local.input(SeatInput::Tick, self.now);
            } else if self.local.table().turn().is_none() {
                if self.local.table().winners().is_some() {
                    return;
                }
                self.press(TableAction::Confirm);
            } else {
                return;
            }
        }
    }

    fn names(&self, told: &[Announcement], play: &str, key: &Message, asked: TableAction) {
        assert!(
            told.iter().any(|told| holds(&told.message, key)),
            "{}: {play} is not named by {asked:?}: {:?}",
            self.context,
            told.iter().map(|told| &told.message).collect::<Vec<_>>()
        );
    }

    /// Presses T, Z and F1 in the person's turn.
    fn ask(&mut self) {
        use TableAction::{Confirm, Draw, Exchange, NextPlayable, Pass, Right, Turn};
        let seat = self.local.table().turn().expect("a turn");
        let turn = self.press(Turn);
        let help = self.local.listener.available();
        if let Some(GameView::Cards(view)) = self.local.table().game_view(seat) {
            let keys = keys();
            let choices: Vec<CardMove> = view.choices().collect();
            for choice in choices {
                let (action, key) = match choice {
                    CardMove::Take => (Draw, keys.draw.clone()),
                    CardMove::Stand => (Pass, keys.pass.clone()),
                };
                self.met.insert(format!("bax {choice:?}"));
                self.names(&turn, "a card", &key, Turn);
                assert!(help.contains(&action), "{}: {action:?}", self.context);
            }
            let may_stand = view.choices().any(|choice| choice == CardMove::Stand);
            assert_eq!(help.contains(&Pass), may_stand, "{}", self.context);
            return;
        }
        if let Some(GameView::Tricks(view)) = self.local.table().game_view(seat) {
            let choices = view.choices();
            let (keys, may_pass) = (keys(), choices.contains(&TrickMove::Pass));
            self.names(&turn, "a choice", &keys.confirm, Turn);
            assert!(help.contains(&Confirm), "{}", self.context);
            assert_eq!(help.contains(&Pass), may_pass, "{}", self.context);
            let asked = self.local.listener.asked();
            assert!(asked.iter().any(|asked| holds(asked, &keys.confirm)));
            if may_pass {
                self.names(&turn, "a pass", &keys.pass, Turn);
            }
            let is_of_tile =
                |play: &TrickMove| matches!(play, TrickMove::Play(_) | TrickMove::PutAway(_));
            if !is_of_tile(&choices[0]) {
                let reminded = self.press(NextPlayable);
                self.names(&reminded, "a choice", &keys.confirm, NextPlayable);
            }
            for held in self.local.listener.held() {
                let of_tile = [TrickMove::Play(held.tile), TrickMove::PutAway(held.tile)];
                let may = of_tile.iter().any(|play| choices.contains(play));
                let context = &self.context;
                assert_eq!(held.places.len(), usize::from(may), "{held:?}: {context}");
            }
            let kind = match choices.last() {
                Some(TrickMove::Play(_)) => "Play",
                Some(TrickMove::Name(_)) => "Name",
                Some(TrickMove::PutAway(_)) => "PutAway",
                _ => "Bid",
            };
            self.met.insert(format!("forty-two {kind}"));
            return;
        }
        let view = self.local.table().view(seat).expect("a round");
        let game = view.rules.book.id;
        let moves: Vec<Move> = view.moves().collect();
        let stuck = view.legal.expect("a turn").playable().is_empty();
        for &play in &moves {
            if let Some((action, key)) = key_of(play) {
                let kind = kind(play);
                self.met.insert(format!("{game} {kind}"));
                self.names(&turn, kind, &key, Turn);
                assert!(
                    help.contains(&action),
                    "{}: {kind} is not among the keys",
                    self.context
                );
            }
        }
        let lays = moves.iter().any(|play| matches!(play, Move::Lay(_)));
        assert_eq!(help.contains(&Confirm), !stuck);
        assert!(lays || !help.contains(&Right), "{}", self.context);
        for (action, any) in [
            (Draw, "draw"),
            (Pass, "pass keep"),
            (Exchange, "swap redeal"),
        ] {
            let may = moves.iter().any(|&play| any.contains(kind(play)));
            assert_eq!(help.contains(&action), may, "{}: {action:?}", self.context);
        }
        if stuck && !moves.contains(&Move::Keep) {
            let found = self.press(NextPlayable);
            for &play in &moves {
                if let Some((_, key)) = key_of(play) {
                    self.names(&found, kind(play), &key, NextPlayable);
                }
            }
        }
    }

    /// Makes a move by keys.
    fn play(&mut self, chance: &mut Chance) {
        let seat = self.local.table().turn().expect("a turn");
        let mut actions = vec![TableAction::Draw];
        if self.local.table().trick_board().is_some() {
            // The second tile by touch, if it can be played.
            let held = self.local.listener.held();
            if let Some(held) = held.get(1).filter(|held| !held.places.is_empty()) {
                self.local.input(SeatInput::Lay(held.tile, 0), self.now);
                let left = self.local.listener.held();
                assert!(
                    left.iter().all(|left| left.tile != held.tile),
                    "{}",
                    self.context
                );
                return;
            }
            for _ in 0..=chance.below(4) {
                self.press(TableAction::Next);
            }
            self.press(TableAction::Confirm);
            self.press(TableAction::NextPlayable);
            self.press(TableAction::Confirm);
            return;
        }
        if let Some(view) = self.local.table().view(seat) {
            let moves: Vec<Move> = view.moves().collect();
            actions = moves
                .iter()
                .map(|&play| key_of(play).map_or(TableAction::Confirm, |(action, _)| action))
                .collect();
        } else if chance.once_in(3) {
            actions = vec![TableAction::Pass, TableAction::Draw];
        }
        let action = chance.one_of(&actions);
        if action == TableAction::Confirm {
            self.press(TableAction::NextPlayable);
        }
        self.press(action);
        if self.local.listener.is_asking() {
            self.press(TableAction::Digit(1));
            self.press(TableAction::Right);
        }
        if self.local.listener.is_asking() {
            self.press(TableAction::Digit(2));
        }
    }
}

#[test]
fn every_key_that_can_be_used_is_named() {
    let (mut met, mut turns) = (BTreeSet::new(), 0);
    // Every game with every seating.
    let evenings = u64::try_from(seatings().len()).expect("a few dozen");
    for seed in soak::seeds(evenings) {
        let mut chance = Chance::new(seed);
        let mut shape = Shape::of(seed, &mut chance, false);
        (shape.people, shape.level) = (1, Level::Heavy);
        let detail = chance.one_of(&Detail::ALL);
        let mut evening = Evening::begin(&shape, seed, detail);
        for _ in 0..30 {
            evening.wait();
            if evening.local.table().turn().is_none() {
                break;
            }
            evening.ask();
            evening.play(&mut chance);
            turns += 1;
        }
        met.extend(evening.met);
    }
    println!("{turns} turns: {met:?}");
    for wanted in [
        "garrafina keep",
        "garrafina swap",
        "garrafina pass",
        "matador draw",
        "jolly draw",
        "salotto draw",
        "salotto pass",
        "bax Stand",
        "forty-two Bid",
        "forty-two Name",
        "forty-two Play",
        "forty-two PutAway",
    ] {
        assert!(met.contains(wanted), "{wanted} was never met: {met:?}");
    }
}
/// Returns whether a message contains this one.
fn holds(message: &Message, wanted: &Message) -> bool {
    message == wanted || message.args().iter().any(|(_, arg)| names(arg, wanted))
}

fn names(arg: &Arg, wanted: &Message) -> bool {
    match arg {
        Arg::Message(message) => holds(message, wanted),
        Arg::List(all) | Arg::Apart(all) | Arg::All(all) | Arg::Any(all) => {
            all.iter().any(|arg| names(arg, wanted))
        }
        Arg::Number(_)
        | Arg::Text(_)
        | Arg::Word(_)
        | Arg::Tile(_)
        | Arg::Lying(..)
        | Arg::Half(_) => false,
    }
}
