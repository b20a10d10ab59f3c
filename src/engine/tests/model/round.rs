//! A round on the table: hands, boneyard and open ends, as lists.

use super::game::{Agreed, Game, Opening};
use super::terms::{Lay, Play, Tile, Tiles, is_double};

/// The part of an arm's end that the next tile must join.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Half(u8),
    /// The half of a double that lies at the end, in games that count ends.
    Double(u8),
    /// Either half of a wild tile that lies across.
    Either(Tile),
    /// A Jolly that was laid as a substitute.
    Substitute,
}

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    Out(usize),
    Blocked,
    /// The points of this seat's lay won the match.
    Won(usize),
}

/// A tile whose count was not said right.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// The seat that laid it.
    pub(super) layer: usize,
    /// The points for its count.
    pub(super) points: i32,
    /// The opponents to ask after the one in turn.
    pub(super) after: Vec<usize>,
}

/// How the round was begun.
#[derive(Clone, Debug)]
pub(super) struct RoundStart {
    pub(super) opening: Opening,
    /// The seat that had the right to open before it was passed on.
    pub(super) right: usize,
    pub(super) first: Option<Tile>,
    /// The seat that exchanged its hand.
    pub(super) swapped: Option<usize>,
}

/// What the seat in turn has done.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
#[derive(Clone, Debug, Default)]
pub(super) struct TurnSteps {
    /// The tiles drawn in this turn.
    pub(super) drawn: Tiles,
    /// Whether they were drawn although a tile could be laid.
    pub(super) by_choice: bool,
    /// Whether a tile was laid in this turn, and it goes on.
    pub(super) goes_on: bool,
    /// Whether a tile was laid in this turn.
    pub(super) laid_now: bool,
    /// Whether the opener must decide now whether to exchange its hand.
    pub(super) deciding: bool,
    /// The tile whose count the seat in turn is asked for, after a wrong number.
    pub(super) asked: Option<Asked>,
}

/// Where tiles can be laid.
#[derive(Clone, Debug, Default)]
pub(super) struct ArmEnds {
    /// The ends of the arms.
    pub(super) ends: Vec<End>,
    /// The ends of the arms before the last tile.
    pub(super) before: Vec<End>,
    /// Which owned arms are open to all.
    pub(super) open: Vec<bool>,
    /// The arms whose end is a double that must be covered, the oldest first.
    pub(super) waiting: Vec<usize>,
    /// How many tiles with this number must be laid before any other move, each on an arm of its own.
    pub(super) toes: usize,
    pub(super) asks: u8,
    /// The arms that ended in a foot.
    pub(super) feet: Vec<usize>,
}

/// How the round comes to its end.
#[derive(Clone, Debug, Default)]
pub(super) struct RoundFinish {
    /// The seat that was out first, if the others still have a turn.
    pub(super) first_out: Option<usize>,
    /// The seat that laid the last tile.
    pub(super) last: Option<usize>,
    pub(super) end: Option<Ending>,
}

#[derive(Clone, Debug)]
pub(super) struct Round {
    /// The seats that take part, in the order of play.
    pub(super) seats: Vec<usize>,
    /// The hands by seat; those of seats that take no part are empty.
    pub(super) hands: Vec<Tiles>,
    /// The next tile to be drawn first.
    pub(super) boneyard: Tiles,
    pub(super) start: RoundStart,
    pub(super) turn: usize,
    pub(super) turn_steps: TurnSteps,
    pub(super) laid: Tiles,
    /// All tiles laid on arms, in order.
    pub(super) lays: Vec<Lay>,
    pub(super) arms: ArmEnds,
    /// The passes in a row that count for the full circle.
    pub(super) passes: usize,
    /// The seats that have made a move.
    pub(super) moved: Vec<usize>,
    /// The seats that lose their next turn.
    pub(super) losing: Vec<usize>,
    pub(super) finish: RoundFinish,
}

impl Round {
    pub(super) fn new(
        seats: Vec<usize>,
        hands: Vec<Tiles>,
        boneyard: Tiles,
        opening: Opening,
    ) -> Self {
        Self {
            turn: opening.seat,
            start: RoundStart {
                right: opening.seat,
                opening,
                first: None,
                swapped: None,
            },
            turn_steps: TurnSteps::default(),
            arms: ArmEnds {
                open: vec![false; hands.len()],
                ..ArmEnds::default()
            },
            seats,
            hands,
            boneyard,
            laid: Vec::new(),
            lays: Vec::new(),
            passes: 0,
            moved: Vec::new(),
            losing: Vec::new(),
            finish: RoundFinish::default(),
        }
    }

    /// Returns the hand of the seat in turn.
    pub(super) fn hand(&self) -> &[Tile] {
        &self.hands[self.turn]
    }

    /// Returns the next seat that has tiles left.
    pub(super) fn next(&self) -> usize {
        let at = self
            .seats
            .iter()
            .position(|&seat| seat == self.turn)
            .expect("a seat that plays is in turn");
        let circle = (1..=self.seats.len()).map(|step| self.seats[(at + step) % self.seats.len()]);
        let mut those = circle.filter(|&seat| !self.hands[seat].is_empty());
        those.next().expect("somebody holds tiles")
    }

    /// Returns the tiles with which the seat in turn may open.
    pub(super) fn openings(&self) -> Tiles {
        self.hand()
            .iter()
            .filter(|tile| {
                let leads = self.start.opening.tile.is_none_or(|lead| lead == **tile);
                leads && (!self.start.opening.double || is_double(**tile))
            })
            .copied()
            .collect()
    }

    pub(super) fn may_redeal(&self, game: &dyn Game) -> bool {
        let doubles = self.hand().iter().filter(|tile| is_double(**tile)).count();
        let enough = game
            .doubles_to_redeal()
            .is_some_and(|enough| doubles >= enough);
        let late = if game.redeals_until_lay() {
            // No tiles are drawn in this game, so a player with fewer has laid.
            self.hand().len() < 7
        } else {
            self.moved.contains(&self.turn)
        };
        enough && !late
    }

    /// Returns all legal plays of the seat in turn.
    pub(super) fn legal(&self, game: &dyn Game, agreed: &Agreed) -> Vec<Play> {
        if self.turn_steps.deciding {
            return vec![Play::Swap, Play::Keep];
        }
        let mut plays = if self.start.first.is_some() {
            game.turn(agreed, self)
        } else {
            let openings = self.openings();
            let hands_on = openings.is_empty() || self.start.opening.partner.is_some();
            let mut plays: Vec<Play> = openings.into_iter().map(Play::Open).collect();
            plays.extend(hands_on.then_some(Play::Pass));
            plays
        };
        if game.swaps(agreed) && self.start.first.is_some() && self.start.swapped.is_none() {
            plays.push(Play::Swap);
        }
        if self.may_redeal(game) {
            plays.push(Play::Redeal);
        }
        plays
    }

    /// Puts a tile into the centre at the beginning.
    pub(super) fn begin_with(&mut self, game: &dyn Game, agreed: &Agreed, centre: Tile) {
        self.laid.push(centre);
        self.start.first = Some(centre);
        self.arms.ends = game.first_ends(agreed, centre);
        (self.arms.toes, self.arms.asks) = (game.centre_toes(agreed), centre.0);
        self.look_again(game, agreed);
    }

    /// Lays the first tile.
    pub(super) fn open(&mut self, game: &dyn Game, agreed: &Agreed, tile: Tile) {
        self.put_down(tile);
        self.start.first = Some(tile);
        self.arms.ends = game.first_ends(agreed, tile);
        self.look_again(game, agreed);
    }

    /// Lays a tile on an arm.
    pub(super) fn lay(&mut self, game: &dyn Game, agreed: &Agreed, lay: Lay) {
        self.put_down(lay.tile);
        self.lays.push(lay);
        self.arms.before = self.arms.ends.clone();
        let left_open = game.leaves(lay);
        if lay.arm == self.arms.ends.len() {
            self.arms.ends.push(left_open);
        } else {
            self.arms.ends[lay.arm] = left_open;
        }
        if game.owns_arms() {
            self.arms.open[lay.arm] = false;
        }
        self.passes = 0;
        self.look_again(game, agreed);
    }

    /// Updates what the arms show, if that depends on all laid tiles.
    fn look_again(&mut self, game: &dyn Game, agreed: &Agreed) {
        if let Some(ends) = game.shows(agreed, self) {
            self.arms.ends = ends;
        }
    }

    /// Returns the arms that have a tile besides the first one; of a line both.
    pub(super) fn begun(&self) -> Vec<usize> {
        (0..self.arms.ends.len())
            .filter(|arm| *arm < 2 || self.lays.iter().any(|lay| lay.arm == *arm))
            .collect()
    }

    fn put_down(&mut self, tile: Tile) {
        self.hands[self.turn].retain(|&held| held != tile);
        self.laid.push(tile);
        self.finish.last = Some(self.turn);
    }

    /// Draws the next tile of the boneyard.
    pub(super) fn draw(&mut self, by_choice: bool) -> Tile {
        let tile = self.boneyard.remove(0);
        self.hands[self.turn].push(tile);
        self.turn_steps.drawn.push(tile);
        self.turn_steps.by_choice |= by_choice;
        tile
    }

    /// Passes.
    pub(super) fn pass(&mut self, blocks: bool) {
        self.passes = if blocks { self.passes + 1 } else { 0 };
    }

    /// Exchanges the hand for the tiles not dealt.
    pub(super) fn swap(&mut self) {
        std::mem::swap(&mut self.hands[self.turn], &mut self.boneyard);
        self.start.swapped = Some(self.turn);
    }
}
