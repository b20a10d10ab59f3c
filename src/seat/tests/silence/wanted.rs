//! The messages that must announce each event.

use serpente_engine::rules::{MatchHistory, Seat, Team, Why};
use serpente_engine::table::{Event, HandEnd, RoundEnd};
use serpente_seat::Match;
use serpente_text::words::Detail;

/// Messages about the mark on a train.
const MARKS: [&str; 4] = [
    "marker-on",
    "your-marker-on",
    "marker-off",
    "your-marker-off",
];

/// Returns whether the sentence about another side that the same round put out names this side, too.
fn is_told_before(team: Team, local: &Match) -> bool {
    let table = local.table();
    let ended = table.last_result().expect("a round has ended");
    let seating = table.setup().options.seating;
    let viewer = local.listener.seen().viewer();
    let yours = viewer.map(|seat| seating.team(seat));
    let winners = table.winners().unwrap_or_default();
    if yours == Some(team) || winners.contains(team) {
        return false;
    }
    for other in seating.each_team().take_while(|other| *other != team) {
        let mut members = seating.members_of(other);
        let is_put_out = table.tally().is_out(other)
            && !winners.contains(other)
            && members.any(|seat| ended.playing.contains(seat));
        if is_put_out && yours != Some(other) {
            return true;
        }
    }
    false
}

/// Returns the messages that announce an event: one of each group, in this order.
#[expect(clippy::too_many_lines, reason = "an arm for each event")]
pub(super) fn wanted(event: &Event, local: &Match, detail: Detail) -> Vec<&'static [&'static str]> {
    let is_person = |seat: Seat| {
        let players = &local.table().setup().players;
        players[seat.index()].level.is_none()
    };
    let people = local
        .table()
        .setup()
        .players
        .iter()
        .filter(|player| player.level.is_none())
        .count();
    match event {
        Event::Match(_) => vec![&["match-begins", "match-begins-teams", "match-begins-draw"]],
        // In brief announcements, the hand also announces the round, but not to players who are out or who share the keyboard.
        Event::Round { .. } if detail == Detail::Brief && people < 2 && plays(local) => vec![],
        Event::Round { .. } => vec![&["round-begins", "hand-begins"]],
        Event::Dealt { seat, .. } if local.listener.holder() == Some(*seat) => {
            vec![&["you-are-dealt"]]
        }
        // Hands and the boneyard are private. The stake that all pay at the beginning is announced once, later stakes with the
        // card, and a prize with its winner.
        Event::Dealt { .. }
        | Event::Boneyard { .. }
        | Event::Sealed { .. }
        | Event::Nonces { .. }
        | Event::Promised { .. }
        | Event::KeptBack { .. }
        | Event::Unsealed { .. }
        | Event::Staked { .. }
        | Event::Scored {
            why: Why::Prize, ..
        } => vec![],
        Event::Redeal { .. } => vec![&["redeal"]],
        Event::Centre { seat: None, .. } => vec![&["centre-lies"]],
        Event::Centre { seat: Some(_), .. } => vec![&["centre-laid", "you-laid-centre"]],
        // A pass opens a train and a tile closes it; both are announced.
        Event::Marker { on: true, .. } if detail == Detail::Brief => vec![],
        Event::Marker { on: false, .. } if detail != Detail::Full => vec![],
        Event::Marker { .. } => vec![&MARKS],
        // Lots are announced together with the last of them.
        Event::Lot { seat, .. } => match local.table().lots().last() {
            Some((last, _)) if last == seat && detail != Detail::Brief => vec![&["lots"]],
            _ => vec![],
        },
        Event::Swapped { .. } => vec![&["swapped", "you-swapped"]],
        Event::Card { .. } => vec![&[
            "card-taken",
            "you-took",
            "card-waits",
            "you-wait",
            "card-out",
            "you-took-out",
        ]],
        Event::Stood { .. } => vec![&["stood", "you-stood"]],
        Event::HandOver {
            end: HandEnd::Cards { .. },
            ..
        } => vec![
            &["hand-won", "hand-won-you", "hand-won-nobody"],
            &["round-totals"],
        ],
        Event::HandOver {
            end: HandEnd::Tricks { claimed, .. },
            ..
        } => {
            let claims: &[&str] = &["claims", "you-claim"];
            let claimed = claimed.map(|_| claims).into_iter();
            let ended: &[&str] = &["hand-made", "hand-set"];
            let given: &[&str] = &["marks-to", "round-points"];
            let totals: &[&str] = &["round-totals", "marks"];
            // In brief announcements, the totals announce the points.
            if detail == Detail::Brief {
                claimed.chain([ended, totals]).collect()
            } else {
                claimed.chain([ended, given, totals]).collect()
            }
        }
        Event::Bid { .. } | Event::Trumps { .. } | Event::Played { .. } | Event::Trick { .. } => {
            vec![in_tricks(event)]
        }
        // The turn is lost, which the pass announces.
        Event::Turn { seat } if local.table().turn().is_some_and(|turn| turn != *seat) => vec![],
        Event::Turn { seat } if local.table().trick_board().is_some() => {
            turn_in_tricks(*seat, is_person(*seat), local, detail)
        }
        Event::Turn { seat } if is_person(*seat) => {
            let view = local.table().view(*seat).expect("a round");
            if view.legal.expect("a turn").must_pass() {
                // The automatic pass that follows announces it.
                vec![]
            } else if local.listener.holder() == Some(*seat) {
                vec![&[
                    "your-turn",
                    "your-turn-must",
                    "your-turn-opening",
                    "your-turn-draw",
                    "your-turn-stuck",
                ]]
            } else {
                vec![&["handover"]]
            }
        }
        Event::Turn { .. } => {
            let board = local.table().board().expect("a round");
            let begins = board.centre().is_some() && board.history().is_empty();
            // In the first round the lots announce it, unless the centre came from a hand. Later, the computer player's move
            // shows that it was its turn.
            if begins && (local.table().round_number() > 1 || is_of_hand(local)) {
                vec![&["turn-begins"]]
            } else {
                vec![]
            }
        }
        Event::Laid { arm: None, .. } => vec![&["opened", "you-opened"]],
        Event::Laid { .. } => vec![&[
            "laid",
            "you-laid",
            "laid-own",
            "you-laid-own",
            "laid-elsewhere",
            "you-laid-elsewhere",
        ]],
        // The centre announces them together.
        Event::Drew { .. } if is_for_centre(local) => vec![],
        Event::Drew { seat, .. } if local.listener.holder() == Some(*seat) => {
            vec![&["you-drew", "you-drew-fits", "you-drew-lay"]]
        }
        Event::Drew { .. } => vec![&["drew", "drew-many"]],
        // In brief announcements, the block shows that the last player has passed.
        Event::Passed { seat, .. }
            if detail == Detail::Brief
                && (people > 1 || local.listener.holder() != Some(*seat))
                && local.table().board().is_none() =>
        {
            vec![]
        }
        Event::Passed { .. } => vec![&[
            "passed",
            "you-passed",
            "you-passed-stuck",
            "drew-and-passed",
            "lost-turn",
            "you-lost-turn",
        ]],
        Event::Scored { why, .. } => vec![match why {
            Why::Count => &["count-scores"],
            Why::Header => &["header-scores"],
            Why::TripleHeader => &["triple-header-scores"],
            Why::Pass
            | Why::AllPassed
            | Why::Capicua
            | Why::CapicuaDouble
            | Why::FirstPass
            | Why::Chuchazo
            | Why::Tranque
            | Why::Prize
            | Why::Muggins
            | Why::Doubles
            | Why::Galo
            | Why::Double
            | Why::FiveDoubles => &["bonus-scores", "bonus-scores-you"],
        }],
        Event::RoundOver {
            reason: RoundEnd::Won,
            ..
        } => vec![&["round-totals"]],
        // In the first round the totals are the points.
        Event::RoundOver { points, totals, .. }
            if detail != Detail::Full || points == totals && !is_nil(points) =>
        {
            vec![
                &["round-out", "round-out-you", "round-blocked"],
                &["round-totals"],
            ]
        }
        Event::RoundOver { .. } => vec![
            &["round-out", "round-out-you", "round-blocked"],
            &["round-points"],
            &["round-totals"],
        ],
        // The message that they win comes next.
        Event::Eliminated { team }
            if detail != Detail::Full
                && local
                    .table()
                    .winners()
                    .is_some_and(|winners| winners.contains(*team)) =>
        {
            vec![]
        }
        // One sentence tells all whom the round put out, but for the listener.
        Event::Eliminated { team } if is_told_before(*team, local) => vec![],
        Event::Eliminated { .. } => vec![&[
            "eliminated",
            "you-eliminated",
            "eliminated-last",
            "you-eliminated-last",
        ]],
        Event::MatchOver { .. } => vec![&[
            "match-won",
            "match-won-you",
            "match-won-with-you",
            "match-drawn",
        ]],
    }
}

/// Messages for a turn in a game of tricks; in its first hand together with the keys.
pub(super) const TRICK_TURNS: &[&str] = &[
    "told-with",
    "your-turn-bid",
    "your-turn-must-bid",
    "your-turn-name",
    "your-turn-name-for",
    "your-turn-lead",
    "your-turn-follow",
    "your-turn-free",
    "your-turn-second",
    "your-turn-second-free",
    "your-turn-seven",
    "your-turn-sevens",
];

/// Returns the messages that announce bids, trumps and tiles played to tricks.
fn in_tricks(event: &Event) -> &'static [&'static str] {
    match event {
        Event::Bid { .. } => &["bids", "you-bid"],
        // With the bid and its seat.
        Event::Trumps { .. } => &["named", "told-with"],
        Event::Trick { .. } => &["trick-taken", "trick-theirs", "trick-yours"],
        _ => &[
            "leads",
            "you-lead",
            "plays",
            "you-play",
            "trumps-in",
            "you-trump-in",
        ],
    }
}

fn turn_in_tricks(
    seat: Seat,
    is_person: bool,
    local: &Match,
    detail: Detail,
) -> Vec<&'static [&'static str]> {
    match (is_person, detail) {
        (true, _) if local.listener.holder() == Some(seat) => vec![TRICK_TURNS],
        (true, _) => vec![&["handover"]],
        (false, _) => vec![],
    }
}

/// Returns whether the listener takes part in the round.
fn plays(local: &Match) -> bool {
    let (table, holder) = (local.table(), local.listener.holder());
    let team = |seat: Seat| table.setup().options.seating.team(seat);
    !holder.is_some_and(|seat| table.tally().is_out(team(seat)))
}

fn is_nil(points: &[i32]) -> bool {
    points.iter().all(|&points| points == 0)
}

/// Messages besides those of events: that a player has one tile left, that the lots decide the opener, the tiles left in the
/// hands, how to go on, and which player has the keyboard.
pub(super) const BESIDES: [&str; 47] = [
    "turn-order",
    "lot-equal",
    "has-bid",
    "lot-deals",
    "lot-deals-you",
    "sits-out",
    "you-sit-out",
    "lot-opens",
    "lot-opens-you",
    "lot-begins",
    "lot-begins-you",
    "lot-draws-first",
    "lot-draws-first-you",
    "centre-drawn",
    "centre-drawn-you",
    "announced",
    "announce-offer",
    "fined",
    "fined-you",
    "centre-needs",
    "foot-needs",
    "centre-complete",
    "foot-complete",
    "you-go-on",
    "you-go-on-draw",
    "you-go-on-stuck",
    "stop-offer",
    "dead-double",
    "draw-offer",
    "pass-offer",
    "left-together",
    "tiles-left",
    "first-out",
    "first-out-you",
    "first-out-mate",
    "round-left",
    "lone-tile",
    "eggs-added",
    "account-closed",
    "eggs-wait",
    "ways-out",
    "lesson-ended",
    "next-round",
    "next-hand",
    "match-ended",
    "handover",
    "handover-done",
];

/// Messages to a player who takes the keyboard, which could not be announced before.
pub(super) const TAKING: [&str; 6] = [
    "you-are-dealt",
    "your-turn",
    "your-turn-must",
    "your-turn-opening",
    "your-turn-draw",
    "your-turn-stuck",
];

/// Returns whether the centre comes from a hand.
fn is_of_hand(local: &Match) -> bool {
    let options = &local.table().setup().options;
    let rules = local.table().rules();
    rules.is_some_and(|rules| {
        let history = MatchHistory::default();
        (rules.book.opening.centre_of_hand)(history, options).is_some()
    })
}

/// Returns whether the round is about to begin, so that tiles are drawn for the centre.
fn is_for_centre(local: &Match) -> bool {
    let board = local.table().board();
    board.is_some_and(|board| board.centre().is_some() && board.history().is_empty())
}
