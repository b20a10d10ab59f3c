//! Forty-two and moon in the model: legal bids and trumps, and the score of a hand.

use super::chance::Chance;
use super::events::tell_deal;
use super::game::Agreed;
use super::standing::{Decided, Standing};
use super::terms::{Tiles, all_tiles, is_double, rank, sorted, to_seat, to_team, to_tile};
use super::trick_hand::Hand;
use serpente_engine::rules::{Pip, RedealReason, Seat};
use serpente_engine::table::{Drawn, Event, HandEnd, Refusal};
use serpente_engine::tricks::{Bid, Doubles, IllegalTrickMove as Illegal, TrickMove, Trumps, Way};

#[derive(Clone)]
pub(super) struct TrickMatch {
    agreed: Agreed,
    pub(super) standing: Standing,
    pub(super) hand: Option<Hand>,
    pub(super) over: bool,
    dealer: Option<usize>,
}

/// Returns the line that tells the trumps.
fn told_trumps(agreed: &Agreed, seat: Seat, trumps: Trumps) -> Event {
    let (named, doubles, usual, rule) = match trumps {
        Trumps::FollowMe(Doubles::High) => (
            Trumps::FollowMe(Doubles::High),
            Some(Doubles::High),
            "high",
            "follow-me-doubles",
        ),
        Trumps::FollowMe(Doubles::Own) => (
            Trumps::FollowMe(Doubles::High),
            Some(Doubles::Own),
            "high",
            "follow-me-doubles",
        ),
        Trumps::Nello(Doubles::Own) => (
            Trumps::Nello(Doubles::Own),
            Some(Doubles::Own),
            "own",
            "nello-doubles",
        ),
        Trumps::Nello(Doubles::High) => (
            Trumps::Nello(Doubles::Own),
            Some(Doubles::High),
            "own",
            "nello-doubles",
        ),
        Trumps::Nello(Doubles::Low) => (
            Trumps::Nello(Doubles::Own),
            Some(Doubles::Low),
            "own",
            "nello-doubles",
        ),
        other => (other, None, "own", "nello-doubles"),
    };
    Event::Trumps {
        seat,
        trumps: named,
        // In moon the doubles are always high.
        doubles: doubles.filter(|_| agreed.game != "moon" && !agreed.is(rule, usual)),
    }
}

impl TrickMatch {
    pub(super) fn new(agreed: Agreed) -> Self {
        Self {
            standing: Standing::new(agreed.teams),
            agreed,
            hand: None,
            over: false,
            dealer: None,
        }
    }

    /// Deals the next hand.
    pub(super) fn deal(&mut self, chance: &mut Chance) -> Result<Vec<Event>, Refusal> {
        if self.over || self.hand.is_some() {
            return Err(Refusal::NotBetweenRounds);
        }
        self.standing.begin_round();
        let mut told = vec![Event::Round {
            number: self.standing.rounds,
        }];
        self.dealer = Some(if let Some(dealer) = self.dealer {
            (dealer + 1) % self.agreed.seats()
        } else {
            let seats = self.agreed.seats();
            let mut all = all_tiles(6);
            all.retain(|tile| !self.aside().contains(tile));
            let drawn = chance.draw_lots(&all, seats, |_| true);
            for (seat, &tile) in drawn.iter().enumerate() {
                let seat = to_seat(seat);
                let drawn = Drawn::Tile(to_tile(tile));
                told.push(Event::Lot { seat, drawn });
            }
            let highest = (0..seats)
                .max_by_key(|&seat| rank(drawn[seat]))
                .expect("all draw");
            // In moon the highest bids first; otherwise it deals.
            if self.is_moon() {
                (highest + seats - 1) % seats
            } else {
                highest
            }
        });
        self.deal_tiles(chance, &mut told);
        Ok(told)
    }

    pub(super) fn is_moon(&self) -> bool {
        self.agreed.game == "moon"
    }

    /// Returns the tiles that three players do not use.
    fn aside(&self) -> Tiles {
        let mut aside = if self.agreed.seats() == 3 {
            all_tiles(6)
        } else {
            Tiles::new()
        };
        aside.retain(|&(high, low)| low == 0 && high > 0);
        aside
    }

    fn deal_tiles(&mut self, chance: &mut Chance, told: &mut Vec<Event>) {
        let dealer = self.dealer.expect("somebody deals");
        let seats: Vec<usize> = (0..self.agreed.seats()).collect();
        let (hands, left) = chance.hands(6, &self.aside(), 7, &seats);
        tell_deal(&seats, &hands, &left, told);
        let turn = (dealer + 1) % seats.len();
        told.push(Event::Turn {
            seat: to_seat(turn),
        });
        self.hand = Some(Hand {
            dealer,
            turn,
            hands,
            calls: Vec::new(),
            named: None,
            tricks: Vec::new(),
            seats: seats.len(),
            teams: self.agreed.teams,
            by_tricks: self.is_moon(),
            trump_first: self.is_moon() && self.agreed.on("lead-trump"),
            widow: left.first().copied(),
            too_many: false,
        });
    }

    /// Returns the bids over this one, of all kinds.
    fn bids(&self, over: Option<Bid>) -> Vec<Bid> {
        if self.is_moon() {
            let stands = over.map_or(0, |bid| bid.points);
            let all = [4, 5, 6, 7, 21].into_iter();
            return all.filter(|&points| points > stands).map(Bid::of).collect();
        }
        let mark = |marks: u16| 42 * marks;
        let stands = over.map_or(0, |bid| bid.points);
        let plain = (30..=mark(1)).chain([mark(2)]);
        let mut all: Vec<Bid> = plain.map(Bid::of).collect();
        if stands >= mark(2) {
            all.push(Bid::of(stands + mark(1)));
        }
        let splash = match self.agreed.text("splash") {
            "2" if stands < mark(2) => Some(2),
            "2" | "3" => Some(3),
            _ => None,
        };
        if let Some(marks) = splash {
            let way = Way::Splash;
            all.push(Bid {
                points: mark(marks),
                way,
            });
        }
        if self.agreed.on("plunge") {
            let points = if stands < mark(4) {
                mark(4)
            } else {
                stands + mark(1)
            };
            let way = Way::Plunge;
            all.push(Bid { points, way });
        }
        all.retain(|bid| bid.points > stands);
        all
    }

    fn doubles_for(way: Way) -> usize {
        match way {
            Way::Plain => 0,
            Way::Splash => 3,
            Way::Plunge => 4,
        }
    }

    /// Returns whether only the dealer could still bid.
    fn must_bid(&self, hand: &Hand) -> bool {
        let rule = if self.is_moon() {
            "forced-4"
        } else {
            "forced-30"
        };
        self.agreed.on(rule) && hand.calls.len() + 1 == hand.seats && hand.best().is_none()
    }

    fn may_name(&self, bid: Bid) -> Vec<Trumps> {
        let mut all: Vec<Trumps> = (0..=6).map(|n| Trumps::Number(Pip::new(n))).collect();
        if self.is_moon() {
            all.push(Trumps::FollowMe(Doubles::High));
            return all;
        }
        all.push(Trumps::Doubles);
        let (straight, nello, sevens) = (
            self.agreed.on("straight"),
            self.agreed.on("nello"),
            self.agreed.on("sevens"),
        );
        let marks = bid.points >= 42 && bid.way == Way::Plain;
        let says = |rule: &str, doubles: &str| {
            self.agreed.is(rule, doubles) || self.agreed.is(rule, "choice")
        };
        let more = [
            (
                Trumps::FollowMe(Doubles::High),
                !straight && says("follow-me-doubles", "high"),
            ),
            (
                Trumps::Nello(Doubles::Own),
                nello && marks && says("nello-doubles", "own"),
            ),
            (Trumps::Sevens, sevens && marks),
            (
                Trumps::FollowMe(Doubles::Own),
                !straight && says("follow-me-doubles", "own"),
            ),
            (
                Trumps::Nello(Doubles::High),
                nello && marks && says("nello-doubles", "high"),
            ),
            (
                Trumps::Nello(Doubles::Low),
                nello && marks && says("nello-doubles", "low"),
            ),
        ];
        all.extend(
            more.into_iter()
                .filter(|(_, may)| *may)
                .map(|(trumps, _)| trumps),
        );
        all
    }

    /// Returns the legal moves of the seat in turn.
    pub(super) fn legal(&self) -> Vec<TrickMove> {
        let Some(hand) = &self.hand else {
            return Vec::new();
        };
        if !hand.bids_are_over() {
            let held = hand.hands[hand.turn]
                .iter()
                .filter(|&&tile| is_double(tile))
                .count();
            let over = hand.best().map(|(_, bid)| bid);
            let bids = self
                .bids(over)
                .into_iter()
                .filter(|bid| held >= Self::doubles_for(bid.way))
                .map(TrickMove::Bid);
            let pass = (!self.must_bid(hand)).then_some(TrickMove::Pass);
            return pass.into_iter().chain(bids).collect();
        }
        if hand.too_many {
            let tiles = sorted(&hand.hands[hand.turn]);
            return tiles.into_iter().map(TrickMove::PutAway).collect();
        }
        if hand.named.is_none() {
            let (_, bid) = hand.best().expect("somebody has bid");
            return self
                .may_name(bid)
                .into_iter()
                .map(TrickMove::Name)
                .collect();
        }
        let tiles = sorted(&hand.playable());
        let claim = self.claimable(hand).is_ok().then_some(TrickMove::Claim);
        tiles
            .into_iter()
            .map(TrickMove::Play)
            .chain(claim)
            .collect()
    }

    /// Checks whether the rest can be claimed.
    fn claimable(&self, hand: &Hand) -> Result<(), Illegal> {
        if self.is_moon()
            || !self.agreed.on("claim")
            || hand.plays_nello()
            || hand.named == Some(Trumps::Sevens)
        {
            Err(Illegal::NoClaim)
        } else if !hand.open().is_empty() {
            Err(Illegal::ClaimByLead)
        } else if hand.has_the_rest() {
            Ok(())
        } else {
            Err(Illegal::WrongClaim)
        }
    }

    /// Returns why the seat in turn may not make this move.
    fn why_not(&self, hand: &Hand, play: TrickMove) -> Illegal {
        let bidding = !hand.bids_are_over();
        match play {
            TrickMove::Pass if bidding => Illegal::MustBid,
            TrickMove::Bid(bid) if bidding => {
                let over = hand.best().map(|(_, bid)| bid);
                if over.is_some_and(|over| bid.points <= over.points) {
                    Illegal::TooLow
                } else if self.bids(over).contains(&bid) {
                    Illegal::TooFewDoubles(Self::doubles_for(bid.way))
                } else {
                    Illegal::NoSuchBid
                }
            }
            _ if bidding => Illegal::BidFirst,
            TrickMove::PutAway(_) if hand.too_many => Illegal::NotHeld,
            _ if hand.too_many => Illegal::PutAwayFirst,
            TrickMove::Name(trumps) if hand.named.is_none() => Illegal::NoSuchTrumps(trumps),
            _ if hand.named.is_none() => Illegal::NameFirst,
            TrickMove::Claim => self.claimable(hand).expect_err("what is not allowed"),
            TrickMove::Play(tile) => {
                let held = hand.hands[hand.turn]
                    .iter()
                    .any(|&own| to_tile(own) == tile);
                match hand.open().first() {
                    _ if !held => Illegal::NotHeld,
                    _ if hand.named == Some(Trumps::Sevens) => Illegal::MustPlayNearest,
                    Some(&(_, led)) => Illegal::MustFollow(hand.leads(led)),
                    None if hand.trump_first => Illegal::MustLeadTrump,
                    None => unreachable!("any tile may be led"),
                }
            }
            _ => Illegal::PlayNow,
        }
    }

    /// Makes the move, if it is legal.
    pub(super) fn play(
        &mut self,
        seat: usize,
        play: TrickMove,
        chance: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let before = self.hand.as_ref().ok_or(Refusal::NoRound)?;
        if seat != before.turn {
            return Err(Refusal::IllegalTrick(Illegal::NotYourTurn));
        }
        if !self.legal().contains(&play) {
            return Err(Refusal::IllegalTrick(self.why_not(before, play)));
        }
        let hand = self.hand.as_mut().expect("a hand is played");
        let mut told = Vec::new();
        let by = to_seat(seat);
        match play {
            TrickMove::Pass => {
                hand.calls.push(None);
                told.push(Event::Passed {
                    seat: by,
                    announced: false,
                });
            }
            TrickMove::Bid(bid) => {
                hand.calls.push(Some(bid));
                told.push(Event::Bid { seat: by, bid });
            }
            TrickMove::Name(trumps) => {
                hand.named = Some(trumps);
                told.push(told_trumps(&self.agreed, by, trumps));
            }
            TrickMove::Claim => {
                self.settle(Some(seat), &mut told);
                return Ok(told);
            }
            TrickMove::PutAway(tile) => {
                let kept = &mut hand.hands[seat];
                kept.retain(|&own| to_tile(own) != tile);
                told.push(Event::Swapped {
                    seat: by,
                    tiles: Some(sorted(kept)),
                });
                hand.too_many = false;
            }
            TrickMove::Play(tile) => {
                told.push(Event::Played { seat: by, tile });
                hand.put(seat, (tile.high().get(), tile.low().get()), &mut told);
            }
        }
        let bid_now = matches!(play, TrickMove::Pass | TrickMove::Bid(_));
        if bid_now && hand.bids_are_over() && hand.best().is_none() {
            let reason = RedealReason::AllPassed;
            told.push(Event::Redeal { reason });
            self.dealer = self.dealer.map(|dealer| (dealer + 1) % self.agreed.seats());
            self.deal_tiles(chance, &mut told);
            return Ok(told);
        }
        if bid_now {
            hand.turn = match hand.best() {
                Some((bidder, bid)) if hand.bids_are_over() => {
                    if bid.way == Way::Plain {
                        bidder
                    } else {
                        (bidder + 2) % 4
                    }
                }
                _ => (seat + 1) % hand.seats,
            };
        }
        let name_first = self.agreed.game == "moon" && self.agreed.on("name-first");
        let takes = hand.bids_are_over() && (hand.named.is_some() || !name_first);
        if let Some(widow) = hand.widow.filter(|_| takes) {
            hand.widow = None;
            hand.too_many = true;
            hand.hands[hand.turn].push(widow);
            told.push(Event::Drew {
                seat: to_seat(hand.turn),
                tile: Some(to_tile(widow)),
            });
        }
        if self.made().is_some() {
            self.settle(None, &mut told);
        } else {
            let turn = self.hand.as_ref().expect("a hand is played").turn;
            told.push(Event::Turn {
                seat: to_seat(turn),
            });
        }
        Ok(told)
    }

    /// Returns whether the bid is made, once the hand is over.
    fn made(&self) -> Option<bool> {
        let hand = self.hand.as_ref()?;
        hand.named?;
        let (bidder, bid) = hand.best()?;
        let took = hand.took();
        let own = took[bidder % hand.teams];
        if self.is_moon() {
            return (hand.whole().count() == 7).then_some(own >= bid.points.min(7));
        }
        let others = took.iter().sum::<u16>() - own;
        let needs = bid.points.min(42);
        let whole = hand.whole().count();
        let all_played = whole == 7;
        let (made, set) = if hand.plays_nello() {
            (all_played && own == 0, own > 0)
        } else {
            (own >= needs, others > 42 - needs)
        };
        let plays_out = self.agreed.on("play-out") || self.agreed.on("points-250");
        let is_whole = hand.open().is_empty() && whole > 0;
        if is_whole && (all_played || !plays_out && (made || set)) {
            Some(made)
        } else {
            None
        }
    }

    /// Scores a hand of moon.
    fn settle_moon(&mut self, told: &mut Vec<Event>) {
        let made = self.made().expect("a hand has ended");
        let hand = self.hand.take().expect("a hand has ended");
        let (bidder, bid) = hand.best().expect("somebody has bid");
        let side = bidder % hand.teams;
        let worth = i32::from(bid.points);
        let took = hand.took();
        let pays = self.agreed.on("set-pays");
        let points: Vec<i32> = (0..hand.teams)
            .map(|team| match (team == side, made) {
                (true, true) if worth == 21 => 21,
                (true, false) if pays => 0,
                (true, false) => -worth,
                (false, false) if pays => i32::from(took[team]) + worth,
                _ => i32::from(took[team]),
            })
            .collect();
        for (total, points) in self.standing.totals.iter_mut().zip(&points) {
            *total += points;
        }
        told.push(Event::HandOver {
            seat: Some(to_seat(bidder)),
            end: HandEnd::Tricks {
                made,
                points,
                took,
                claimed: None,
            },
            totals: self.standing.totals.clone(),
        });
        let there = made && self.standing.totals[side] >= self.agreed.limit;
        let winners = if there {
            vec![side]
        } else {
            self.standing.race(&self.agreed).winners
        };
        if winners.len() == 1 {
            self.over = true;
            let winners = winners.into_iter().map(to_team).collect();
            told.push(Event::MatchOver { winners });
        }
    }

    /// Scores the hand; the pair of the seat that claimed the rest gets it.
    fn settle(&mut self, claimed: Option<usize>, told: &mut Vec<Event>) {
        if self.is_moon() {
            return self.settle_moon(told);
        }
        let hand = self.hand.take().expect("a hand has ended");
        let (bidder, bid) = hand.best().expect("somebody has bid");
        let own = bidder % 2;
        let mut took = hand.took();
        if let Some(claimer) = claimed {
            took[claimer % 2] = 42 - took[1 - claimer % 2];
        }
        let made = if hand.plays_nello() {
            took[own] == 0
        } else {
            took[own] >= bid.points.min(42)
        };
        let marks = i32::from(bid.points / 42);
        let mut points = [0; 2];
        if self.agreed.on("points-250") {
            let [ours, theirs] = [took[own], took[1 - own]].map(i32::from);
            if !made {
                points[1 - own] = i32::from(bid.points) + theirs;
            } else if hand.plays_nello() {
                points[own] = 42 * marks;
            } else {
                points[own] = if marks > 0 { 42 * marks } else { ours };
                points[1 - own] = theirs;
            }
        } else {
            points[if made { own } else { 1 - own }] = marks.max(1);
        }
        for (total, points) in self.standing.totals.iter_mut().zip(points) {
            *total += points;
        }
        told.push(Event::HandOver {
            seat: Some(to_seat(bidder)),
            end: HandEnd::Tricks {
                made,
                points: points.to_vec(),
                took: took.clone(),
                claimed: claimed.map(to_seat),
            },
            totals: self.standing.totals.clone(),
        });
        let Decided { winners, .. } = self.standing.race(&self.agreed);
        // If two are equal, the match goes on.
        if winners.len() == 1 {
            self.over = true;
            let winners = winners.into_iter().map(to_team).collect();
            told.push(Event::MatchOver { winners });
        }
    }
}
