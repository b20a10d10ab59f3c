//! The rule book: what a game must define, one part for each aspect.

use super::count::CountRules;
use super::deal::DealRules;
use super::ending::EndingRules;
use super::fit::FitRules;
use super::house::HouseOffer;
use super::match_score::{GoalRules, TallyRules};
use super::opening::OpeningRules;
use super::seats::SeatRules;
use super::turn::TurnRules;
use std::fmt;

/// The rules of a game, which [`Round`](super::Round) and the match around it follow. A game gives the answers that are its own
/// and takes the others from the [`COMMON`](Self::COMMON) ones of each part. Games of cards and of tricks have a book, too, but
/// only for the questions that do not concern laid tiles.
///
/// The functions are called once, when [`Rules`](super::Rules) are made from a book and the options, or at the beginning and
/// the end of a round, and never while tiles are laid.
#[derive(Clone, Copy)]
pub struct RuleBook {
    /// The game's identifier in records, settings and on the command line.
    pub id: &'static str,
    /// How many play, and who are partners.
    pub seats: SeatRules,
    /// The house rules that the players may agree on, and presets of them.
    pub house: HouseOffer,
    /// The set, the hands, and the reasons to deal again.
    pub deal: DealRules,
    /// Which seat begins, and with which tile.
    pub opening: OpeningRules,
    /// Which tiles fit where.
    pub fit: FitRules,
    /// What a turn may contain.
    pub turn: TurnRules,
    /// What scores in a round.
    pub count: CountRules,
    /// When a round is over, and who wins one that is blocked.
    pub ending: EndingRules,
    /// What a match is played to.
    pub goal: GoalRules,
    /// How the points of rounds make the totals of a match.
    pub tally: TallyRules,
}

impl RuleBook {
    /// The most common answers. A game has an identifier and seatings of its own.
    pub const COMMON: Self = Self {
        id: "",
        seats: SeatRules::COMMON,
        house: HouseOffer::NONE,
        deal: DealRules::COMMON,
        opening: OpeningRules::COMMON,
        fit: FitRules::COMMON,
        turn: TurnRules::COMMON,
        count: CountRules::COMMON,
        ending: EndingRules::COMMON,
        goal: GoalRules::COMMON,
        tally: TallyRules::COMMON,
    };
}

impl fmt::Debug for RuleBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
