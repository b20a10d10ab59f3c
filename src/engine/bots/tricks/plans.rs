//! Finds the bid worth making: tries every plan for the hand over sampled deals.

use super::bidding::{best_trumps, candidates, hope};
use super::worlds::{TrickBelief, play_out};
use crate::bots::Stop;
use crate::table::TrickView;
use crate::tricks::{ALL_POINTS, Bid, PLAYERS, TrickMove, TrickRound, TrickTiles, Trumps, Way};
use rand::Rng;

/// How many of the most promising trumps are tried before a bid.
const THOUGHT_OF: usize = 4;

/// The value of a standing bid of the partner, in marks: it is made more often than not.
const PARTNER_BID: f64 = 0.35;

/// How to play a hand after winning the bid.
#[derive(Clone, Copy, Debug)]
enum Plan {
    /// With these trumps, or another contract.
    Named(Trumps),
    /// With what the partner names.
    Partner(Way),
}

impl Plan {
    /// Returns the plans worth trying with this hand.
    fn all(view: &TrickView<'_>, choices: &[TrickMove]) -> Vec<Self> {
        let mut trumps: Vec<Trumps> = candidates(view.board).collect();
        trumps.sort_by(|&one, &other| hope(other, view.hand).total_cmp(&hope(one, view.hand)));
        trumps.truncate(THOUGHT_OF);
        let house = view.board.house();
        let nello = Trumps::all().filter(|trumps| trumps.is_nello());
        let agreed = |trumps: &Trumps| {
            let doubles = house.nello_doubles;
            house.nello && doubles.is_none_or(|is| trumps.doubles() == Some(is))
        };
        trumps.extend(nello.filter(agreed));
        trumps.extend(house.sevens.then_some(Trumps::Sevens));
        let ways = choices.iter().filter_map(|choice| match choice {
            TrickMove::Bid(bid) if bid.way != Way::Plain => Some(Self::Partner(bid.way)),
            _ => None,
        });
        trumps.into_iter().map(Self::Named).chain(ways).collect()
    }

    /// Returns whether this bid allows the plan.
    fn serves(self, bid: Bid) -> bool {
        match self {
            Self::Named(trumps) if trumps.is_nello() || trumps == Trumps::Sevens => {
                bid.way == Way::Plain && bid.marks() > 0
            }
            Self::Named(_) => bid.way == Way::Plain,
            Self::Partner(way) => bid.way == way,
        }
    }

    /// Returns whether a team that took this many points made the bid.
    fn makes(self, bid: Bid, took: u16) -> bool {
        match self {
            Self::Named(trumps) if trumps.is_nello() => took == 0,
            Self::Named(_) | Self::Partner(_) => took >= bid.needs(),
        }
    }

    /// Returns the points that the seat's team takes with these hands, if it has the bid and the hand is played out.
    fn took(self, view: &TrickView<'_>, hands: [TrickTiles; PLAYERS]) -> Option<u16> {
        let seats = view.options.seating.all();
        let dealer = seats.from(view.seat).last()?;
        let mut house = *view.board.house();
        house.play_out = true;
        let mut round = TrickRound::new(house, dealer, hands);
        let bid = match self {
            Self::Named(_) => Bid::of(ALL_POINTS),
            Self::Partner(way) => Bid::by_way(way, None, house.splash)?,
        };
        round.play(view.seat, TrickMove::Bid(bid)).ok()?;
        for seat in seats.from(view.seat).skip(1) {
            round.play(seat, TrickMove::Pass).ok()?;
        }
        let namer = round.board().turn()?;
        let trumps = match self {
            Self::Named(trumps) => trumps,
            Self::Partner(_) => best_trumps(round.board(), round.hand(namer)).0,
        };
        round.play(namer, TrickMove::Name(trumps)).ok()?;
        Some(play_out(round).took(view.options.seating.team(view.seat)))
    }
}

/// Returns the probability that a later player outbids this many points, as measured among computer players.
fn is_outbid(points: u16, behind: usize) -> f64 {
    let each = match points {
        ..=41 => 0.4 - 0.03 * f64::from(points - 30),
        _ => 0.04,
    };
    1.0 - (1.0 - each).powi(i32::try_from(behind).unwrap_or_default())
}

/// Returns the bid that won most, or a pass.
pub(super) fn best_bid(
    view: &TrickView<'_>,
    choices: &[TrickMove],
    deals: u32,
    stop: &Stop,
    chance: &mut impl Rng,
) -> TrickMove {
    let values = bid_values(view, choices, deals, stop, chance);
    let best = (0..choices.len()).max_by(|&one, &other| values[one].total_cmp(&values[other]));
    choices[best.expect("a seat in turn can do something")]
}

/// Returns the value of each bid and of passing, in marks.
pub(super) fn bid_values(
    view: &TrickView<'_>,
    choices: &[TrickMove],
    deals: u32,
    stop: &Stop,
    chance: &mut impl Rng,
) -> Vec<f64> {
    let plans = Plan::all(view, choices);
    let took = points_taken(view, &plans, deals, stop, chance);
    let chance_of = |bid: Bid| {
        let tried = plans.iter().zip(&took);
        let made = tried
            .filter(|(plan, _)| plan.serves(bid))
            .map(|(plan, took)| {
                let made = took.iter().filter(|&&took| plan.makes(bid, took)).count();
                ratio(made, took.len())
            });
        made.fold(0.0, f64::max)
    };
    let seating = view.options.seating;
    let behind = PLAYERS - 1 - view.board.calls().count();
    let stands = match view.board.standing() {
        Some((seat, _)) if seating.team(seat) == seating.team(view.seat) => PARTNER_BID,
        Some(_) => -PARTNER_BID,
        None => 0.0,
    };
    let value = |play: &TrickMove| match *play {
        TrickMove::Bid(bid) => {
            let gain = (2.0 * chance_of(bid) - 1.0) * f64::from(bid.worth());
            let outbid = is_outbid(bid.points, behind);
            gain * (1.0 - outbid) - 0.15 * outbid
        }
        TrickMove::Pass | TrickMove::Name(_) | TrickMove::Play(_) | TrickMove::Claim => stands,
    };
    choices.iter().map(value).collect()
}

fn ratio(part: usize, whole: usize) -> f64 {
    let count = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
    count(part) / count(whole).max(1.0)
}

/// Returns the points that the seat's team took with each of these plans, by deal.
fn points_taken(
    view: &TrickView<'_>,
    plans: &[Plan],
    deals: u32,
    stop: &Stop,
    chance: &mut impl Rng,
) -> Vec<Vec<u16>> {
    let belief = TrickBelief::of(view);
    let mut taken = vec![Vec::new(); plans.len()];
    let share = u32::try_from(plans.len()).map_or(deals, |count| deals / count.max(1));
    for _ in 0..share.max(1) {
        if stop.is_asked() {
            break;
        }
        let hands = belief.deal(chance);
        for (plan, taken) in plans.iter().zip(&mut taken) {
            taken.extend(plan.took(view, hands));
        }
    }
    taken
}
