//! Compares computer players by rounds of tiles, where each deal is a sample.

use super::{Comparison, SampleSums, players};
use crate::bots::{Bot, Level};
use crate::rules::{
    Dealt, Lead, MatchHistory, Move, Opening, Options, Round, RuleBook, Rules, Scored, Seat, Set,
    Tally, Tile,
};
use crate::table::{Deck, Drawn, GameView, Shuffle, View};
use std::sync::Arc;

/// How often a deal is replaced, if it cannot be opened or a player wants it dealt again, before the comparison gives up.
const REDEALS: usize = 1000;

/// Compares two levels at a game of tiles. `progress` is called after each deal with the number done.
///
/// # Panics
/// If almost no deal can be opened.
pub fn compare(
    book: &'static RuleBook,
    options: &Options,
    levels: [Level; 2],
    deals: u32,
    seed: u64,
    progress: &mut dyn FnMut(u32),
) -> Comparison {
    match options.set.words() {
        1 => Arena::<1>::new(book, options, levels, seed).compare(deals, seed, progress),
        2 => Arena::<2>::new(book, options, levels, seed).compare(deals, seed, progress),
        _ => Arena::<3>::new(book, options, levels, seed).compare(deals, seed, progress),
    }
}

struct Arena<const WORDS: usize> {
    rules: Arc<Rules<WORDS>>,
    tally: Tally,
    players: [Vec<Bot<WORDS>>; 2],
    samples: SampleSums,
}

impl<const WORDS: usize> Arena<WORDS> {
    fn new(book: &'static RuleBook, options: &Options, levels: [Level; 2], seed: u64) -> Self {
        Self {
            rules: Arc::new(Rules::new(book, options.clone())),
            tally: Tally::new(options.seating),
            players: players(levels, options.seating.seats(), seed),
            samples: SampleSums::default(),
        }
    }

    fn compare(mut self, deals: u32, seed: u64, progress: &mut dyn FnMut(u32)) -> Comparison {
        let mut deck = Shuffle::seeded(seed);
        for done in 1..=deals {
            let shares = self.mirrored(&mut deck);
            self.samples.take(shares);
            progress(done);
        }
        self.samples.comparison()
    }

    /// Plays a deal twice. Returns the first player's shares.
    fn mirrored(&mut self, deck: &mut Shuffle) -> [f64; 2] {
        let rules = Arc::clone(&self.rules);
        let options = &rules.options;
        let lots = self.lots(deck, options.set);
        let book = self.rules.book;
        let centre = (book.opening.centre)(MatchHistory::default(), options);
        let mut dealt = Dealt {
            playing: options.seating.all(),
            left_out: (book.deal.left_out)(options).into_iter().collect(),
            ..Dealt::default()
        };
        let of_hand = (book.opening.centre_of_hand)(MatchHistory::default(), options);
        for _ in 0..REDEALS {
            dealt.centre = centre;
            deck.deal(options.set, options.hand, &mut dealt);
            let mut opening = (book.opening.opener)(MatchHistory::default(), options);
            if let Some(of_hand) = of_hand {
                let begin = opening.begin(&dealt, rules.doubles, &lots, options.seating);
                let entitled = begin.expect("a lot or a seat").seat;
                let found = dealt
                    .find_centre(of_hand, entitled)
                    .expect("the set has a tile for the centre");
                opening = Opening::Seat(found.begins, Lead::Any);
            }
            let first = self.play(&dealt, opening, &lots, 0);
            let second = self.play(&dealt, opening, &lots, 1);
            if let (Some(first), Some(second)) = (first, second) {
                self.count(&first, 0);
                self.count(&second, 1);
                return [self.share(&first, 0), self.share(&second, 1)];
            }
        }
        panic!("a game in which one deal of a thousand can be played");
    }

    fn lots(&self, deck: &mut Shuffle, set: Set) -> Vec<Tile> {
        let all: Vec<Drawn> = set.tiles().map(Drawn::Tile).collect();
        let seats = self.rules.options.seating.seats();
        let lots = deck.lots(&all, seats, |lots| {
            (self.rules.book.opening.lots_decide)(&Drawn::tiles(lots))
        });
        Drawn::tiles(&lots)
    }

    /// Plays a round. `swapped` is the side that the first player takes. Returns `None` if it must be dealt again.
    fn play(
        &mut self,
        dealt: &Dealt<WORDS>,
        opening: Opening,
        lots: &[Tile],
        swapped: usize,
    ) -> Option<Scored> {
        let rules = Arc::clone(&self.rules);
        let mut round = Round::new(Arc::clone(&rules), dealt, opening, lots).ok()?;
        round.set_missing(&self.tally);
        while round.board().end().is_none() {
            let seat = round.board().turn();
            let view = View {
                seat,
                hand: round.hand(seat),
                board: round.board(),
                rules: round.rules(),
                tally: &self.tally,
                legal: Some(round.legal()),
            };
            let player = self.side(seat) ^ swapped;
            let choice = view.moves().nth(1).is_some();
            let bot = &mut self.players[player][seat.index()];
            let decided =
                self.samples.thought[player].time(choice, || bot.decide(&GameView::Tiles(view)));
            let play = decided
                .tiles()
                .expect("a computer player answers a view of tiles");
            round
                .play(seat, play)
                .expect("computer players choose among legal moves");
            if play == Move::Redeal {
                return None;
            }
        }
        let ended = round.result().expect("a round that is over");
        let settled = rules.settle(&ended, &mut self.tally.clone(), |_, _, _| {});
        let scored = settled.scored.with(&ended.made);
        Some(scored.with(&settled.bonuses))
    }

    /// Returns the side of a seat.
    fn side(&self, seat: Seat) -> usize {
        self.rules.options.seating.team(seat).index() % 2
    }

    fn count(&mut self, scored: &Scored, swapped: usize) {
        for team in self.rules.options.seating.each_team() {
            let points = f64::from(scored.points[team.index()]);
            self.samples.points[(team.index() % 2) ^ swapped] += points;
        }
    }

    /// Returns the first player's share of the round: 1 if its side alone has the best points.
    fn share(&self, scored: &Scored, swapped: usize) -> f64 {
        let sign = if self.rules.book.tally.low_leads {
            -1
        } else {
            1
        };
        let mut best = [None; 2];
        for team in self.rules.options.seating.each_team() {
            let side = (team.index() % 2) ^ swapped;
            best[side] = best[side].max(Some(sign * scored.points[team.index()]));
        }
        match best[0].cmp(&best[1]) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    }
}
