//! Why a move is not legal.

use super::game::{Agreed, Drawing, Game};
use super::round::Round;
use super::terms::{Lay, Play, to_arm, to_tile};
use super::trains::WhyNot;
use serpente_engine::rules::Illegal;

/// Returns why a move is not legal, or `None` if it is.
pub(super) fn why_not(
    game: &dyn Game,
    agreed: &Agreed,
    round: &Round,
    seat: usize,
    play: Play,
) -> Option<Illegal> {
    if seat != round.turn {
        return Some(Illegal::NotYourTurn);
    }
    if round.turn_steps.asked.is_some() {
        return Some(Illegal::MustSayCount);
    }
    if play == Play::TimeUp {
        return (!agreed.is("thinking-time", "30")).then_some(Illegal::NoClock);
    }
    if round.legal(game, agreed).contains(&play) {
        return None;
    }
    Some(match play {
        Play::Open(_) if round.start.first.is_some() => Illegal::Opened,
        Play::Open(tile) if !round.hand().contains(&tile) => Illegal::NotHeld,
        Play::Lay(lay) if !round.hand().contains(&lay.tile) => Illegal::NotHeld,
        Play::Keep => Illegal::NothingToKeep,
        Play::Swap if !game.swaps(agreed) => Illegal::NoSwap,
        Play::Redeal => why_not_redeal(game, round),
        _ => not_yet(round).unwrap_or_else(|| match play {
            Play::Lay(lay) => why_not_lay(game, agreed, round, lay),
            Play::Draw => why_not_draw(game, agreed, round),
            Play::Pass => why_not_pass(game, agreed, round),
            _ => Illegal::SwapTaken,
        }),
    })
}

/// Returns what must be done first.
fn not_yet(round: &Round) -> Option<Illegal> {
    if round.turn_steps.deciding {
        Some(Illegal::MustDecideSwap)
    } else if round.start.first.is_some() {
        None
    } else if round.openings().is_empty() {
        Some(Illegal::MustHandOn)
    } else {
        Some(Illegal::MustOpen)
    }
}

fn why_not_lay(game: &dyn Game, agreed: &Agreed, round: &Round, lay: Lay) -> Illegal {
    let Lay { tile, arm, inner } = lay;
    let fits = |arm: usize| {
        round
            .arms
            .ends
            .get(arm)
            .is_some_and(|&end| game.ways(agreed, tile, end).contains(&inner))
    };
    if let Some(why) = game.why_not_there(agreed, round, arm).filter(|_| fits(arm)) {
        match why {
            WhyNot::ChainOnOwn => Illegal::ChainOnOwn,
            WhyNot::MustCover(oldest) => Illegal::MustCover(to_arm(oldest)),
            WhyNot::OwnTrainFirst => Illegal::OwnTrainFirst,
            WhyNot::ToesFirst => Illegal::ToesFirst,
            WhyNot::DoubleSecond => Illegal::DoubleSecond,
            WhyNot::OnlyDouble => Illegal::OnlyDouble,
            WhyNot::Nowhere => Illegal::DoesNotFit,
            WhyNot::Closed => Illegal::ArmClosed(to_arm(arm)),
        }
    } else if game.arms(agreed, round).contains(&arm) {
        // It fits but may not be laid: a tile was drawn that must be.
        match round.turn_steps.drawn.last() {
            Some(&drawn) if fits(arm) => Illegal::MustLayDrawn(to_tile(drawn)),
            _ => Illegal::DoesNotFit,
        }
    } else if game.owns_arms() && fits(arm) {
        Illegal::ArmClosed(to_arm(arm))
    } else if game.star_grows(agreed, round) {
        Illegal::StarFirst
    } else {
        Illegal::DoesNotFit
    }
}

fn why_not_draw(game: &dyn Game, agreed: &Agreed, round: &Round) -> Illegal {
    let stay = game.never_drawn(agreed);
    let lays = game.lays(agreed, round);
    let once_anyway = agreed.game == "salotto" && agreed.on("draw-anyway");
    let only_one = game.drawing(agreed) == Drawing::One || once_anyway;
    if game.drawing(agreed) == Drawing::Never {
        Illegal::NoDrawing
    } else if round.boneyard.is_empty() {
        Illegal::BoneyardEmpty
    } else if round.boneyard.len() <= stay {
        Illegal::LastTilesStay(u8::try_from(stay).expect("few tiles"))
    } else if only_one && !round.turn_steps.drawn.is_empty() {
        Illegal::DrawnAlready
    } else if game.may_spare_wild(agreed) && lays.iter().all(|lay| game.wild(agreed, lay.tile)) {
        Illegal::MustLayWild
    } else {
        Illegal::CanLay
    }
}

fn why_not_pass(game: &dyn Game, agreed: &Agreed, round: &Round) -> Illegal {
    if game.lays(agreed, round).is_empty() {
        Illegal::CanDraw
    } else if game.owns_arms() {
        Illegal::CanLayOnOwn
    } else {
        Illegal::CanLay
    }
}

fn why_not_redeal(game: &dyn Game, round: &Round) -> Illegal {
    let Some(enough) = game.doubles_to_redeal() else {
        return Illegal::NoRedeal;
    };
    let doubles = round.hand().iter().filter(|tile| tile.0 == tile.1).count();
    if doubles < enough {
        Illegal::TooFewDoubles(u8::try_from(enough).expect("a hand has few doubles"))
    } else {
        Illegal::TooLateToRedeal
    }
}
