//! A deck that deals again what a record says was dealt.

use serpente_engine::bax::{Card, PACK};
use serpente_engine::rules::{Dealt, SEATS, Seat, Seats, Set, Tile, TileSet};
use serpente_engine::table::{
    AgreedShuffle, Bytes32, Deck, Drawn, EveningKey, Event, Header, Seals, Shuffle, Stock,
    agreed_shuffle,
};
use std::collections::VecDeque;

/// One deal, as far as it is recorded.
#[derive(Debug, Default)]
struct RecordedDeal {
    lots: Vec<Drawn>,
    hands: Vec<(Seat, Vec<Tile>)>,
    boneyard: Option<Stock>,
    /// Whether it is the first deal of its round.
    begins_round: bool,
    /// The shuffle from which it follows, if the players chose the deal together and the shuffle is
    /// known.
    agreed: Option<AgreedShuffle>,
    /// The source of the lots, if they follow from a key that is known.
    drawn_from: Option<Shuffle>,
    /// The whole deal as it was shown afterwards: hand after hand, and then the boneyard.
    shown: Option<Stock>,
}

impl RecordedDeal {
    /// Returns whether this is a whole deal, as far as it is recorded.
    fn begins<const WORDS: usize>(&self, dealt: &Dealt<WORDS>) -> bool {
        for (seat, tiles) in &self.hands {
            let hand: TileSet<WORDS> = tiles.iter().copied().collect();
            if dealt.hands[seat.index()] != hand {
                return false;
            }
        }
        match &self.boneyard {
            Some(Stock::Tiles(tiles)) => tiles.iter().rev().eq(dealt.boneyard.iter()),
            Some(Stock::Cards(_)) => false,
            None => true,
        }
    }

    /// Takes the hands and the boneyard from the deal that was shown.
    fn hand_out(&mut self, shown: Stock, hand: usize, playing: Seats) {
        self.boneyard = Some(match shown {
            Stock::Tiles(tiles) => {
                let mut rest = tiles.into_iter();
                self.hands = Vec::new();
                for seat in playing.iter() {
                    self.hands.push((seat, rest.by_ref().take(hand).collect()));
                }
                Stock::Tiles(rest.collect())
            }
            cards @ Stock::Cards(_) => cards,
        });
    }
}

/// Deals what was dealt in a record. What the record does not contain is dealt at random.
#[derive(Debug)]
pub(super) struct RecordedDeck {
    deals: VecDeque<RecordedDeal>,
    /// Whether deals are taken from what was shown afterwards.
    as_shown: bool,
    chance: Shuffle,
    /// The source of all deals, if the record keeps its seed. It deals along, so that it is as far as it was when the record ends.
    pub(super) source: Option<Shuffle>,
    /// The shuffle from which the deals of this round follow, if it is known.
    pub(super) agreed: Option<AgreedShuffle>,
}

impl RecordedDeck {
    /// Makes a deck of the deals in these events, for a host who knows the key of the secrets of
    /// the deals if there is one. `chance` completes them. Without a key, events that were heard
    /// are dealt exactly as they were shown afterwards.
    pub(super) fn new(
        events: &[Event],
        chance: Shuffle,
        key: Option<Bytes32>,
        is_heard: bool,
    ) -> Self {
        let header = Header::among(events);
        let seed = header.and_then(|header| header.seed);
        Self {
            deals: deals(events, key),
            as_shown: is_heard && key.is_none(),
            chance,
            source: seed.map(Shuffle::seeded),
            agreed: None,
        }
    }

    /// Returns the next deal.
    fn next(&mut self, hand: usize, playing: Seats) -> RecordedDeal {
        let mut next = self.deals.pop_front().unwrap_or_default();
        if next.begins_round {
            self.agreed = next.agreed.take();
        }
        if self.as_shown
            && let Some(shown) = next.shown.take()
        {
            next.hand_out(shown, hand, playing);
        }
        next
    }
}

fn deals(events: &[Event], key: Option<Bytes32>) -> VecDeque<RecordedDeal> {
    let mut deals: VecDeque<RecordedDeal> = VecDeque::new();
    let mut sealed = None;
    let header = Header::among(events);
    let of_evening = header.is_some_and(|header| header.evening.is_some());
    let evening = key.filter(|_| of_evening).map(EveningKey);
    // In a match whose deals are chosen together: the nonces of the round, its first deal, and the
    // number of seals so far.
    let together = header.is_some_and(|header| header.format >= Header::TOGETHER);
    let mut nonces = Vec::new();
    let mut first = None;
    let mut seals: u64 = 0;
    for event in events {
        match (event, deals.back_mut()) {
            (Event::Round { number }, _) => {
                first = Some(deals.len());
                let agreed = match key {
                    Some(key) if together && seals > 0 => {
                        Some(agreed_shuffle(Seals::secret(key, seals - 1), &nonces))
                    }
                    _ => evening.map(|evening| evening.deals(*number)),
                };
                deals.push_back(RecordedDeal {
                    begins_round: true,
                    agreed,
                    drawn_from: evening.map(|key| key.lots(*number)),
                    ..RecordedDeal::default()
                });
            }
            (Event::Redeal { .. }, _) => deals.push_back(RecordedDeal::default()),
            (Event::Nonces { seats }, _) => nonces.clone_from(seats),
            (Event::Sealed { .. }, _) if together => seals += 1,
            (Event::Unsealed { salt, .. }, _) if together => {
                if let Some(deal) = first.take().and_then(|at| deals.get_mut(at)) {
                    deal.agreed = Some(agreed_shuffle(*salt, &nonces));
                }
            }
            (Event::Dealt { seat, tiles }, Some(deal)) => deal.hands.push((*seat, tiles.clone())),
            (Event::Boneyard { tiles }, Some(deal)) => deal.boneyard = Some(tiles.clone()),
            (Event::Lot { drawn, .. }, Some(deal)) => deal.lots.push(*drawn),
            (Event::Sealed { .. }, _) => sealed = deals.len().checked_sub(1),
            (Event::Unsealed { tiles, .. }, _) => {
                if let Some(deal) = sealed.take().and_then(|at| deals.get_mut(at)) {
                    deal.shown = Some(tiles.clone());
                }
            }
            _ => {}
        }
    }
    deals
}

impl Deck for RecordedDeck {
    fn deal<const WORDS: usize>(&mut self, set: Set, hand: usize, dealt: &mut Dealt<WORDS>) {
        let playing = dealt.playing;
        let recorded = self.next(hand, playing);
        if let Some(agreed) = &mut self.agreed {
            return agreed.deal(set, hand, dealt);
        }
        if let Some(source) = &mut self.source {
            source.deal(set, hand, dealt);
            if recorded.begins(dealt) {
                return;
            }
        }
        let mut left: TileSet<WORDS> = dealt.deck(set).collect();
        let mut hands = [TileSet::EMPTY; SEATS];
        for (seat, tiles) in recorded.hands {
            let whole: TileSet<WORDS> = tiles
                .iter()
                .copied()
                .filter(|&tile| set.contains(tile))
                .collect();
            let sound = whole.len() == hand && tiles.len() == hand && (whole & left) == whole;
            if sound && playing.contains(seat) && hands[seat.index()].is_empty() {
                hands[seat.index()] = whole;
                left = left.without(whole);
            }
        }
        dealt.hands = hands;
        dealt.boneyard.clear();
        dealt.boneyard.extend(left.iter());
        self.chance.fill(dealt, hand);
        if let Some(Stock::Tiles(tiles)) = recorded.boneyard
            && same(&tiles, &dealt.boneyard)
        {
            dealt.boneyard = tiles.into_iter().rev().collect();
        }
    }

    fn lots(
        &mut self,
        all: &[Drawn],
        seats: usize,
        decide: impl Fn(&[Drawn]) -> bool,
    ) -> Vec<Drawn> {
        // Lots come before the deal of the same round. The deal stays in the queue, because its
        // other parts are used later.
        let next = self.deals.front_mut();
        if let Some(lots) = next.and_then(|deal| deal.drawn_from.as_mut()) {
            return lots.lots(all, seats, decide);
        }
        let recorded = match self.deals.front() {
            Some(deal) => &deal.lots[..],
            None => &[],
        };
        if let Some(source) = &mut self.source {
            let drawn = source.lots(all, seats, &decide);
            if drawn.starts_with(recorded) {
                return drawn;
            }
        }
        self.chance
            .complete(recorded, all, seats, &decide)
            .unwrap_or_else(|| self.chance.lots(all, seats, &decide))
    }

    fn pack(&mut self) -> Vec<Card> {
        let recorded = self.next(0, Seats::NONE);
        if let Some(agreed) = &mut self.agreed {
            return agreed.pack();
        }
        let dealt_along = self.source.as_mut().map(Shuffle::pack);
        match recorded.boneyard {
            None if let Some(pack) = dealt_along => pack,
            Some(Stock::Cards(cards)) if same(&cards, &PACK) => cards,
            Some(_) | None => self.chance.pack(),
        }
    }
}

/// Returns whether two lists have the same elements, in any order.
fn same<T: Copy + Ord>(one: &[T], other: &[T]) -> bool {
    let mut sorted_one = one.to_vec();
    let mut sorted_other = other.to_vec();
    sorted_one.sort_unstable();
    sorted_other.sort_unstable();
    sorted_one == sorted_other
}
