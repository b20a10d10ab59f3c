//! The model of every game behind the same interface as the engine: a command, and what happens or why it is refused.

use super::any_table::any;
use super::bax::CardMatch;
use super::chance::Chance;
use super::forty_two::TrickMatch;
use super::game::{Agreed, Game};
use super::table::Match;
use super::terms::{Lay, Play, all_tiles, halves, to_move, to_seat, to_tile};
use super::{
    american, basque, courtyard, crosses, feet, gaple, iberian, italian, latin, north, plain,
    salotto, trains,
};
use serpente_engine::bax::CardMove;
use serpente_engine::rules::Pip;
use serpente_engine::table::{Command, Event, GameMove, Refusal};
use serpente_engine::tricks::{Bid, Doubles, TrickMove, Trumps, Way};

/// A command to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    Deal,
    Play(usize, Play),
    /// A tile, and what its player says the ends count.
    Saying(usize, Play, u8),
    /// The count of the ends that a seat says after another seat's tile.
    Says(usize, u8),
    Choose(usize, CardMove),
    Trick(usize, TrickMove),
}

impl Ask {
    pub(super) fn command(self) -> Command {
        match self {
            Self::Deal => Command::Deal,
            // Every other seat announces its last tile, in games in which that must be done.
            Self::Play(seat, play) if seat.is_multiple_of(2) => {
                Command::Play(to_seat(seat), GameMove::from(to_move(play)).announcing())
            }
            Self::Play(seat, play) => Command::Play(to_seat(seat), to_move(play).into()),
            Self::Saying(seat, play, said) => {
                Command::Play(to_seat(seat), GameMove::Saying(to_move(play), said))
            }
            Self::Says(seat, said) => Command::Play(to_seat(seat), GameMove::Says(said)),
            Self::Choose(seat, choice) => Command::Play(to_seat(seat), choice.into()),
            Self::Trick(seat, play) => Command::Play(to_seat(seat), play.into()),
        }
    }
}

#[derive(Clone)]
pub(super) enum Reading {
    Tiles(Box<Match>),
    Cards(Box<CardMatch>),
    Tricks(Box<TrickMatch>),
}

impl Reading {
    pub(super) fn new(agreed: Agreed) -> Self {
        let game: &'static dyn Game = match agreed.game {
            "salotto" => &salotto::Salotto,
            "classic" => &basque::Classic,
            "garrafina" => &basque::Garrafina,
            "matador" => &basque::Matador,
            "cyprus" => &basque::Cyprus,
            "classico" => &italian::Classico,
            "coppie" => &italian::Coppie,
            "jolly" => &italian::Jolly,
            "aquamarine" => &iberian::Aquamarine,
            "portugues" => &iberian::Portugues,
            "block" => &plain::Block,
            "draw" => &plain::Draw,
            "fives" => &american::FIVES,
            "threes-fives" => &american::ThreesFives,
            "bergen" => &american::Bergen,
            "latino" => &latin::Latino,
            "cubano" => &latin::Cubano,
            "brasileiro" => &latin::Brasileiro,
            "gaple" => &gaple::Gaple,
            "train" => &trains::Train,
            "chicken-foot" => &feet::ChickenFoot,
            "kozel" => &courtyard::Kozel,
            "sebastopol" => &crosses::Sebastopol,
            "cross" => &crosses::Cross,
            "tiddly-wink" => &crosses::TiddlyWink,
            "all-threes" => &american::ALL_THREES,
            "pontinho" => &north::Pontinho,
            "forty-two" | "moon" => return Self::Tricks(Box::new(TrickMatch::new(agreed))),
            _ => return Self::Cards(Box::new(CardMatch::new(agreed))),
        };
        Self::Tiles(Box::new(Match::new(agreed, game)))
    }

    /// Makes a match of this game with random options.
    pub(super) fn any(game: &'static str, seed: u64) -> (Agreed, Self) {
        let agreed = any(game, &mut Chance::new(seed ^ 0x5e_4f));
        (agreed.clone(), Self::new(agreed))
    }

    /// Executes a command and returns the events, or returns the reason of the refusal and changes nothing.
    pub(super) fn ask(&mut self, ask: Ask, chance: &mut Chance) -> Result<Vec<Event>, Refusal> {
        match (self, ask) {
            (Self::Tiles(tiles), Ask::Deal) => tiles.deal(chance),
            (Self::Cards(cards), Ask::Deal) => cards.deal(chance),
            (Self::Tricks(tricks), Ask::Deal) => tricks.deal(chance),
            (Self::Tiles(tiles), Ask::Play(seat, play)) => tiles.play(seat, play, chance),
            (Self::Tiles(tiles), Ask::Saying(seat, play, said)) => {
                tiles.say(seat, play, said, chance)
            }
            (Self::Tiles(tiles), Ask::Says(seat, said)) => tiles.answer(seat, said),
            (Self::Cards(cards), Ask::Choose(seat, choice)) => cards.choose(seat, choice),
            (Self::Tricks(tricks), Ask::Trick(seat, play)) => tricks.play(seat, play, chance),
            (Self::Tiles(_), Ask::Choose(..) | Ask::Trick(..))
            | (Self::Cards(_), Ask::Play(..) | Ask::Saying(..) | Ask::Says(..) | Ask::Trick(..))
            | (
                Self::Tricks(_),
                Ask::Play(..) | Ask::Saying(..) | Ask::Says(..) | Ask::Choose(..),
            ) => Err(Refusal::NoRound),
        }
    }

    /// Returns the seat in turn, while a round is being played.
    pub(super) fn turn(&self) -> Option<usize> {
        match self {
            Self::Tiles(tiles) => tiles.round.as_ref().map(|round| round.turn),
            Self::Cards(cards) => cards.hand.as_ref().map(|hand| hand.turn),
            Self::Tricks(tricks) => tricks.hand.as_ref().map(|hand| hand.turn),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        match self {
            Self::Tiles(tiles) => tiles.over,
            Self::Cards(cards) => cards.over,
            Self::Tricks(tricks) => tricks.over,
        }
    }

    /// Returns every legal command.
    pub(super) fn legal(&self) -> Vec<Ask> {
        let Some(turn) = self.turn() else {
            return if self.is_over() {
                Vec::new()
            } else {
                vec![Ask::Deal]
            };
        };
        match self {
            Self::Tiles(tiles) => {
                let round = tiles.round.as_ref().expect("it is somebody's turn");
                if round.turn_steps.asked.is_some() {
                    let count = u8::try_from(tiles.count()).expect("a count");
                    return [0, count, count + 1]
                        .map(|said| Ask::Says(turn, said))
                        .to_vec();
                }
                let plays = round.legal(tiles.game, &tiles.agreed);
                plays
                    .into_iter()
                    .map(|play| Ask::Play(turn, play))
                    .collect()
            }
            Self::Cards(cards) => {
                let choices = cards.legal();
                choices
                    .into_iter()
                    .map(|choice| Ask::Choose(turn, choice))
                    .collect()
            }
            Self::Tricks(tricks) => {
                let plays = tricks.legal();
                plays
                    .into_iter()
                    .map(|play| Ask::Trick(turn, play))
                    .collect()
            }
        }
    }

    /// Leaves out all bids of tricks but the lowest.
    pub(super) fn without_high_bids(&self, mut legal: Vec<Ask>) -> Vec<Ask> {
        let moon = matches!(self, Self::Tricks(tricks) if tricks.is_moon());
        let is_bid = |ask: &Ask| matches!(ask, Ask::Trick(_, TrickMove::Bid(_)));
        let lowest = legal.iter().copied().find(is_bid);
        legal.retain(|ask| !moon || !is_bid(ask) || Some(*ask) == lowest);
        legal
    }

    /// Adds what the player says, right or wrong, to a tile where players say what the ends count.
    pub(super) fn with_count(&self, ask: Ask, chance: &mut Chance) -> Ask {
        let (Self::Tiles(tiles), Ask::Play(seat, play)) = (self, ask) else {
            return ask;
        };
        let lays = matches!(play, Play::Open(_) | Play::Lay(_));
        if !lays || !tiles.agreed.on("muggins") || chance.once_in(6) {
            return ask;
        }
        let mut after = tiles.clone();
        let pips = match after.say(seat, play, 255, &mut chance.clone()) {
            Ok(_) => after.count(),
            Err(_) => 5,
        };
        let count = u8::try_from(pips).expect("a count");
        Ask::Saying(seat, play, chance.one_of(&[count, count, 0, count + 1, 10]))
    }

    /// Returns any command, legal or not.
    pub(super) fn anything(&self, chance: &mut Chance) -> Ask {
        let turn = match self.turn() {
            Some(turn) if !chance.once_in(8) => turn,
            _ => chance.below(10),
        };
        if chance.once_in(40) {
            return Ask::Deal;
        }
        let tricks = matches!(self, Self::Tricks(_));
        if chance.once_in(if tricks { 1 } else { 80 }) {
            return Ask::Trick(turn, self.any_trick_move(turn, chance));
        }
        if chance.once_in(30) {
            return Ask::Says(turn, u8::try_from(chance.below(20)).expect("small"));
        }
        let choose = chance.once_in(if matches!(self, Self::Cards(_)) {
            1
        } else {
            60
        });
        if choose {
            return Ask::Choose(turn, chance.one_of(&[CardMove::Take, CardMove::Stand]));
        }
        let (top, hand) = match self {
            Self::Tiles(tiles) => {
                let hand = tiles.round.as_ref().map(|round| round.hands[turn].clone());
                (tiles.agreed.top, hand.filter(|hand| !hand.is_empty()))
            }
            Self::Cards(_) | Self::Tricks(_) => (6, None),
        };
        let tile = match hand {
            Some(hand) if !chance.once_in(6) => chance.one_of(&hand),
            _ => chance.one_of(&all_tiles(top)),
        };
        let inner_halves = halves(tile).map(Some).chain([None]).collect::<Vec<_>>();
        let any_arm = chance.below(12);
        let inner = chance.one_of(&inner_halves);
        let arm = if chance.once_in(3) {
            any_arm
        } else {
            any_arm % 2
        };
        let lay = Play::Lay(Lay { tile, arm, inner });
        let others = [
            Play::Open(tile),
            Play::Draw,
            Play::Pass,
            Play::Swap,
            Play::Keep,
            Play::Redeal,
            Play::TimeUp,
        ];
        let play = if chance.once_in(2) {
            lay
        } else {
            chance.one_of(&others)
        };
        Ask::Play(turn, play)
    }

    /// Returns any bid, trumps or tile, legal or not.
    fn any_trick_move(&self, turn: usize, chance: &mut Chance) -> TrickMove {
        let held = match self {
            Self::Tricks(tricks) => tricks
                .hand
                .as_ref()
                .map(|hand| hand.hands[turn % hand.seats].clone()),
            Self::Tiles(_) | Self::Cards(_) => None,
        };
        let all = all_tiles(6);
        let tiles = held.filter(|hand| !hand.is_empty() && !chance.once_in(6));
        let tile = chance.one_of(&tiles.unwrap_or(all));
        let marks = 42 * (1 + u16::try_from(chance.below(6)).expect("few"));
        let most_points = 28 + u16::try_from(chance.below(18)).expect("few");
        let way = chance.one_of(&[Way::Plain, Way::Plain, Way::Splash, Way::Plunge]);
        let tricks = 3 + u16::try_from(chance.below(5)).expect("few");
        let points = match chance.below(4) {
            0 | 1 => marks,
            2 => most_points,
            _ if chance.once_in(6) => 21,
            _ => tricks,
        };
        let mut named = vec![
            Trumps::Doubles,
            Trumps::FollowMe(Doubles::High),
            Trumps::Nello(Doubles::Own),
            Trumps::Sevens,
            Trumps::FollowMe(Doubles::Own),
            Trumps::Nello(Doubles::High),
            Trumps::Nello(Doubles::Low),
        ];
        named.push(Trumps::Number(Pip::new(tile.0)));
        let trumps = chance.one_of(&named);
        chance.one_of(&[
            TrickMove::Pass,
            TrickMove::Bid(Bid { points, way }),
            TrickMove::Name(trumps),
            TrickMove::Play(to_tile(tile)),
            TrickMove::Play(to_tile(tile)),
            TrickMove::PutAway(to_tile(tile)),
            TrickMove::Claim,
        ])
    }
}
