//! Deals as a record tells them.

use serpente_engine::bax::{Card, PACK};
use serpente_engine::rules::{Dealt, SEATS, Seat, Seats, Set, Tile, TileSet};
use serpente_engine::table::{
    AgreedShuffle, Bytes32, Deck, Drawn, Event, Header, Lot, Seals, Shuffle, Stock, agreed_shuffle,
};
use std::collections::VecDeque;

/// One deal, as far as it is recorded.
#[derive(Debug, Default)]
struct RecordedDeal {
    lots: Vec<Drawn>,
    hands: Vec<(Seat, Vec<Tile>)>,
    boneyard: Option<Stock>,
    /// Whether it is the first of its round.
    begins_round: bool,
    /// What it follows from, if all who played chose it together and it is known.
    agreed: Option<AgreedShuffle>,
    /// All that was dealt from, as it was shown afterwards: hand after hand, and then the boneyard.
    shown: Option<Stock>,
}

impl RecordedDeal {
    /// Takes the hands, and what is left then, from what was shown.
    fn hand_out(&mut self, shown: Stock, hand: usize, playing: Seats) {
        self.boneyard = Some(match shown {
            Stock::Tiles(tiles) => {
                let mut tiles = tiles.into_iter();
                let hands = playing.iter();
                let hands = hands.map(|seat| (seat, tiles.by_ref().take(hand).collect()));
                self.hands = hands.collect();
                Stock::Tiles(tiles.collect())
            }
            cards @ Stock::Cards(_) => cards,
        });
    }
}

/// Deals what was dealt. What the record does not tell is dealt anew.
#[derive(Debug)]
pub(super) struct RecordedDeck {
    deals: VecDeque<RecordedDeal>,
    /// Whether what was shown afterwards tells what was dealt.
    as_shown: bool,
    chance: Shuffle,
    /// What the deals of this round follow from, if that is known.
    agreed: Option<AgreedShuffle>,
}

impl RecordedDeck {
    /// The deals that these events tell. `chance` completes what they do not.
    pub(super) fn new(events: &[Event], chance: Shuffle) -> Self {
        Self::with_key(events, chance, None)
    }

    /// The same for a host who knows what the secrets of the deals follow from.
    pub(super) fn with_key(events: &[Event], chance: Shuffle, key: Option<Bytes32>) -> Self {
        Self {
            deals: deals(events, key),
            as_shown: false,
            chance,
            agreed: None,
        }
    }

    /// The same, but where a deal was shown after it had been played, just as it was shown.
    pub(super) fn shown(events: &[Event], chance: Shuffle) -> Self {
        Self {
            as_shown: true,
            ..Self::new(events, chance)
        }
    }

    /// The next deal.
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
    // In a match whose deals were chosen together: the nonces of the round, its first deal, and how many seals there were.
    let together =
        matches!(events.first(), Some(Event::Match(header)) if header.format >= Header::TOGETHER);
    let (mut nonces, mut first, mut seals) = (Vec::new(), None, 0);
    for event in events {
        match event {
            Event::Round { .. } => {
                first = Some(deals.len());
                let secret = key.map(|key| Seals::secret(key, u64::saturating_sub(seals, 1)));
                let agreed = secret.filter(|_| together && seals > 0);
                deals.push_back(RecordedDeal {
                    begins_round: true,
                    agreed: agreed.map(|secret| agreed_shuffle(secret, &nonces)),
                    ..RecordedDeal::default()
                });
            }
            Event::Redeal { .. } => deals.push_back(RecordedDeal::default()),
            Event::Nonces { seats } => nonces.clone_from(seats),
            Event::Sealed { .. } if together => seals += 1,
            Event::Unsealed { salt, .. } if together => {
                if let Some(deal) = first.take().and_then(|at| deals.get_mut(at)) {
                    deal.agreed = Some(agreed_shuffle(*salt, &nonces));
                }
            }
            Event::Dealt { seat, tiles } => {
                if let Some(deal) = deals.back_mut() {
                    deal.hands.push((*seat, tiles.clone()));
                }
            }
            Event::Boneyard { tiles } => {
                if let Some(deal) = deals.back_mut() {
                    deal.boneyard = Some(tiles.clone());
                }
            }
            Event::Lot { drawn, .. } => {
                if let Some(deal) = deals.back_mut() {
                    deal.lots.push(*drawn);
                }
            }
            Event::Sealed { .. } => sealed = deals.len().checked_sub(1),
            Event::Unsealed { tiles, .. } => {
                if let Some(deal) = sealed.take().and_then(|at| deals.get_mut(at)) {
                    deal.shown = Some(tiles.clone());
                }
            }
            Event::Match(_)
            | Event::Centre { .. }
            | Event::Marker { .. }
            | Event::Turn { .. }
            | Event::Swapped { .. }
            | Event::Laid { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::Scored { .. }
            | Event::RoundOver { .. }
            | Event::Staked { .. }
            | Event::Card { .. }
            | Event::Stood { .. }
            | Event::Bid { .. }
            | Event::Trumps { .. }
            | Event::Played { .. }
            | Event::Trick { .. }
            | Event::HandOver { .. }
            | Event::Eliminated { .. }
            | Event::MatchOver { .. } => {}
        }
    }
    deals
}

impl Deck for RecordedDeck {
    fn deal<const WORDS: usize>(
        &mut self,
        set: Set,
        hand: usize,
        playing: Seats,
        dealt: &mut Dealt<WORDS>,
    ) {
        let recorded = self.next(hand, playing);
        if let Some(agreed) = &mut self.agreed {
            return agreed.deal(set, hand, playing, dealt);
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
        dealt.playing = playing;
        dealt.hands = hands;
        dealt.boneyard.clear();
        dealt.boneyard.extend(left);
        self.chance.fill(dealt, hand);
        if let Some(Stock::Tiles(tiles)) = recorded.boneyard
            && same(&tiles, &dealt.boneyard)
        {
            dealt.boneyard = tiles.into_iter().rev().collect();
        }
    }

    fn lots<T: Lot>(&mut self, all: &[T], seats: usize, decide: impl Fn(&[T]) -> bool) -> Vec<T> {
        // Lots come before the deal of the same round, which takes the rest of what is recorded of it.
        let recorded = self.deals.front();
        let known: Option<Vec<T>> =
            recorded.map(|deal| deal.lots.iter().copied().map_while(T::from).collect());
        self.chance
            .complete(&known.unwrap_or_default(), all, seats, &decide)
            .unwrap_or_else(|| self.chance.lots(all, seats, &decide))
    }

    fn pack(&mut self) -> Vec<Card> {
        let recorded = self.next(0, Seats::NONE);
        if let Some(agreed) = &mut self.agreed {
            return agreed.pack();
        }
        match recorded.boneyard {
            Some(Stock::Cards(cards)) if same(&cards, &PACK) => cards,
            Some(_) | None => self.chance.pack(),
        }
    }
}

/// Whether what was told is the whole, in any order.
fn same<T: Copy + Ord>(told: &[T], whole: &[T]) -> bool {
    let sorted = |list: &[T]| {
        let mut list = list.to_vec();
        list.sort_unstable();
        list
    };
    sorted(told) == sorted(whole)
}
