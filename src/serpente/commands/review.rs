//! Analyses a finished match, decision by decision.

use super::CommandContext;
use super::progress::CommandProgress;
use serde_json::json;
use serpente_archive::{Decision, Record, Reviewed, read_whole, word_of};
use serpente_engine::bax::CardMove;
use serpente_engine::bots::Stop;
use serpente_engine::bots::review::{ITERATIONS, Weighed};
use serpente_engine::rules::{ArmRole, Move, Seat};
use serpente_engine::table::{GameMove, GameView, Setup};
use serpente_engine::tricks::{TrickMove, Way};
use serpente_system::file::path_text;
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Company, Message, reviewed as told};
use std::path::Path;
use std::time::Instant;

pub(super) fn run(file: &Path, context: &CommandContext<'_>) -> Result<(), Message> {
    let (record, replay) = read_whole(file)?;
    let seat = seat(
        file,
        context.options.review.seat,
        &record,
        replay.table().setup(),
    )?;
    let mut reviewed = Reviewed::begin(&record, replay, seat);
    let iterations = context.options.review.iterations.unwrap_or(ITERATIONS);
    let count = u32::try_from(reviewed.decisions.len()).unwrap_or(u32::MAX);
    let mut progress = CommandProgress::new(count, Instant::now());
    for done in 1.. {
        if !reviewed.weigh_next(iterations, &Stop::default()) {
            break;
        }
        progress.tell(done, context);
    }
    if context.options.json {
        print(&reviewed, context);
    } else {
        tell(&reviewed, iterations, context);
    }
    Ok(())
}

/// Returns the seat to analyse: `--seat` or, without it, the seat of the first person.
fn seat(file: &Path, wanted: Option<u8>, record: &Record, setup: &Setup) -> Result<Seat, Message> {
    if !record.is_over() {
        return Err(say::review_unfinished(path_text(file)));
    }
    let all = setup.options.seating.all();
    if let Some(number) = wanted {
        let seat = all.iter().find(|seat| seat.number() == number);
        seat.ok_or_else(|| say::review_no_seat(path_text(file), all.len()))
    } else {
        let first = setup.people().iter().next();
        first.ok_or_else(|| say::review_nobody(path_text(file)))
    }
}

/// Prints three sentences, then every decision that lost something, the worst first. With few iterations, says that little was
/// seen.
fn tell(reviewed: &Reviewed, iterations: u32, context: &CommandContext<'_>) {
    let sum = reviewed.sum();
    let company = Company {
        setup: &reviewed.setup,
        you: Some(reviewed.seat),
    };
    let unit = reviewed.unit;
    let found: Vec<(&Decision, &Weighed)> = reviewed.evaluated().collect();
    let mut dearest = None;
    if let Some(&at) = sum.mistakes.first() {
        let (decision, _) = found[at];
        let played = told::named(&decision.seen.view(), decision.played, company);
        dearest = Some((decision.round, played));
    }
    let sentences = told::sum(
        found.len(),
        sum.choices,
        sum.mistakes.len(),
        sum.loss,
        unit,
        dearest,
    );
    for sentence in sentences {
        context.print(&sentence);
    }
    if iterations < ITERATIONS {
        context.print(&say::review_few(iterations));
    }
    for &at in &sum.mistakes {
        let (decision, weighed) = found[at];
        let view = decision.seen.view();
        context.print(&told::decision(
            decision.round,
            &view,
            decision.played,
            weighed,
            unit,
            company,
        ));
        context.print(&told::position(&view, company));
    }
}

/// Prints every decision and the summary of all, for programs.
fn print(reviewed: &Reviewed, context: &CommandContext<'_>) {
    for (at, (decision, weighed)) in reviewed.evaluated().enumerate() {
        let view = decision.seen.view();
        let mut all = Vec::new();
        for option in &weighed.all {
            all.push(json!({
                "move": written(&view, option.play),
                "cost": rounded(option.cost),
            }));
        }
        let mut word = None;
        if let GameMove::Tiles(best) = weighed.best {
            word = word_of(&reviewed.before(at), Some(best));
        }
        let printed = json!({
            "line": decision.line,
            "word": word,
            "round": decision.round,
            "seat": reviewed.seat,
            "played": written(&view, decision.played),
            "best": written(&view, weighed.best),
            "loss": rounded(weighed.loss),
            "options": weighed.options,
            "forced": weighed.options == 1,
            "all": all,
        });
        context.terminal.line(&printed.to_string());
    }
    let sum = reviewed.sum();
    let mut worst = Vec::new();
    for &at in sum.worst() {
        worst.push(reviewed.decisions[at].line);
    }
    let summary = json!({
        "summary": true,
        "decisions": reviewed.decisions.len(),
        "loss": rounded(sum.loss),
        "worst": worst,
    });
    context.terminal.line(&summary.to_string());
}

/// Rounds to hundredths: the estimate is no more precise.
pub(super) fn rounded(loss: f64) -> f64 {
    (loss * 100.0).round() / 100.0
}

/// Writes a move for programs to read: `6-4 left`, or a word from the record format such as `drew`.
pub(super) fn written(view: &GameView<'_>, play: GameMove) -> String {
    match play {
        GameMove::Announcing(play) | GameMove::Saying(play, _) => written(view, play.into()),
        GameMove::Says(said) => format!("said {said}"),
        GameMove::Tiles(Move::Lay(placement)) => {
            let shape = view.tiles().map(|view| view.rules.shape);
            let arm = match shape.map(|shape| shape.role(placement.arm)) {
                Some(ArmRole::Left) => "left".to_owned(),
                Some(ArmRole::Right) => "right".to_owned(),
                Some(ArmRole::Up) => "up".to_owned(),
                Some(ArmRole::Down) => "down".to_owned(),
                _ => format!("arm {}", placement.arm.index()),
            };
            format!("{} {arm}", placement.tile)
        }
        GameMove::Tiles(Move::Open(tile)) | GameMove::Tricks(TrickMove::Play(tile)) => {
            tile.to_string()
        }
        GameMove::Tiles(Move::Draw) => "drew".to_owned(),
        GameMove::Tiles(Move::Keep) => "kept".to_owned(),
        GameMove::Tiles(Move::Swap) => "swapped".to_owned(),
        GameMove::Tiles(Move::Redeal) => "redealt".to_owned(),
        GameMove::Tiles(Move::Pass | Move::TimeUp) | GameMove::Tricks(TrickMove::Pass) => {
            "passed".to_owned()
        }
        GameMove::Cards(CardMove::Take) => "took".to_owned(),
        GameMove::Cards(CardMove::Stand) => "stood".to_owned(),
        GameMove::Tricks(TrickMove::Claim) => "claimed".to_owned(),
        GameMove::Tricks(TrickMove::PutAway(tile)) => format!("put away {tile}"),
        GameMove::Tricks(TrickMove::Bid(bid)) if bid.way != Way::Plain => {
            format!("bid {} {}", bid.points, bid.way.name())
        }
        GameMove::Tricks(TrickMove::Bid(bid)) => format!("bid {}", bid.points),
        GameMove::Tricks(TrickMove::Name(trumps)) => {
            let trumps = serde_json::to_string(&trumps).unwrap_or_default();
            format!("trumps {}", trumps.trim_matches('"'))
        }
    }
}
