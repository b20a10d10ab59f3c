//! The table as a picture: the players, whose turn it is, and every tile on the table with its place and direction.
//!
//! It is made from the events that one listener has seen ([`SeatView`]), so it cannot show more than the announcements say.

pub(crate) mod tiles;

#[cfg(test)]
mod tests;

use serde::Serialize;
use serpente_engine::bax::{CardBoard, PlayerState};
use serpente_engine::rules::{RoundResult, Seat, Team, Tile};
use serpente_engine::table::{RoundEnd, SeatView};
use serpente_engine::tricks::{Phase, TrickBoard};
use serpente_seat::{EndedRound, Listener};
use serpente_text::announce::say::cards::CardName;
use serpente_text::announce::say::games::game_name;
use serpente_text::announce::say::table::listener;
use serpente_text::announce::say::{cards as say_cards, tricks as say_tricks, web as say_web};
use serpente_text::announce::{Company, GameName, Message, bid_name, who_went_out, who_won};
use tiles::{PicturedArm, PicturedTile};

/// The table as a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Picture {
    /// The game.
    pub title: String,
    /// The viewer's seat; `None` for somebody who only watches.
    pub own: Option<u8>,
    /// The seat in turn.
    pub turn: Option<u8>,
    /// All players, in the order of play.
    pub players: Vec<PicturedPlayer>,
    /// The number of the round, in words.
    pub round: String,
    /// The number of tiles or cards left to draw.
    pub left: usize,
    /// The same in words, if there are any.
    pub stock: Option<String>,
    /// The board.
    pub board: PicturedBoard,
    /// The result of the round that is over, until the next one begins.
    pub result: Option<PicturedResult>,
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PicturedResult {
    /// The sentence that says how the round or the match ended, or else the number of the round.
    pub title: String,
    /// Whether the match is over.
    pub is_over: bool,
    /// The players, those of a team one after the other.
    pub rows: Vec<ResultRow>,
}

/// A player in the result of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ResultRow {
    /// The seat's number.
    pub seat: u8,
    /// The tiles that the player was left with, if they are shown.
    pub tiles: Vec<Tile>,
    /// The points that the player's side has from the round, where a round is played for points.
    pub points: Option<i32>,
}

/// A player in a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PicturedPlayer {
    /// The seat's number.
    pub seat: u8,
    /// The player's name; "you" for the viewer.
    pub name: String,
    /// The number of the team, where there are teams.
    pub team: Option<u8>,
    /// The number of tiles or cards the player holds.
    pub tiles: usize,
    /// The player's points in the match.
    pub points: i32,
    /// A sentence with all of that.
    pub told: String,
    /// Whether the player takes part in this round.
    pub plays: bool,
}

/// The tiles or cards on a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum PicturedBoard {
    /// Tiles that are joined to each other.
    Tiles {
        /// The way their arms grow: `line`, `star`, `owned`, `spinner`, `tree`, `trains` or `feet`.
        shape: &'static str,
        /// The number of arms that grow from the first tile, if that is more than two.
        around: u8,
        /// The tiles, in the order in which they were laid.
        tiles: Vec<PicturedTile>,
        /// The arms.
        arms: Vec<PicturedArm>,
        /// The number of toes that a foot, or the centre, still needs before anything else is laid.
        toes: u8,
    },
    /// Cards that lie open before each player.
    Cards {
        /// The cards of each seat, in the order in which they were taken.
        hands: Vec<PicturedHand>,
        /// The points that the winner will take.
        pot: u32,
    },
    /// Bids, then tricks.
    Tricks {
        /// The bids and passes so far, while players bid.
        bids: Vec<PicturedBid>,
        /// The trumps, as they are announced.
        trumps: Option<String>,
        /// The tiles of the trick, in the order in which they were played; those of the last trick until the next one is led.
        trick: Vec<PicturedPlay>,
        /// The points that each pair has taken.
        took: Vec<u16>,
    },
}

/// The cards of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PicturedHand {
    /// The seat.
    pub seat: u8,
    /// The cards.
    pub cards: Vec<PicturedCard>,
    /// Whether the player has lost this round already.
    pub is_out: bool,
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PicturedCard {
    /// The card's name in records.
    pub card: &'static str,
    /// The card's spoken name.
    pub name: String,
}

/// A bid or a pass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PicturedBid {
    /// The seat.
    pub seat: u8,
    /// The bid, as it is announced.
    pub name: String,
    /// Whether it is the highest bid.
    pub stands: bool,
}

/// A tile of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PicturedPlay {
    /// The seat that played it.
    pub seat: u8,
    /// The tile.
    pub tile: Tile,
}

impl Picture {
    /// Creates the picture of what a listener has seen, with the result of the round that is over.
    pub fn for_listener(listener: &Listener, text: impl Fn(&Message) -> String) -> Option<Self> {
        let seen = listener.seen();
        let mut picture = Self::of(seen, &text)?;
        if let Some(ended) = listener.ended_round() {
            picture.result = Some(PicturedResult::of(ended, seen, &text));
        }
        Some(picture)
    }

    /// Creates the picture of a listener's view; `text` turns a message into the listener's language.
    pub fn of(seen: &SeatView, text: impl Fn(&Message) -> String) -> Option<Self> {
        let company = Company::of(seen);
        let seating = company.seating();
        let seats = seating.all();
        let pictured;
        let left;
        let held: Vec<usize>;
        if let Some(board) = seen.last_board() {
            pictured = tiles::pictured(seen, board, &text)?;
            left = board.boneyard();
            held = seats.iter().map(|seat| board.hand_size(seat)).collect();
        } else if let Some(board) = seen.card_board() {
            pictured = cards(board, &text);
            left = board.left();
            held = seats.iter().map(|seat| board.cards(seat).len()).collect();
        } else {
            let board = seen.trick_board()?;
            pictured = tricks(board, &text);
            left = 0;
            held = seats.iter().map(|seat| board.hand_size(seat)).collect();
        }
        let mut players = Vec::new();
        for (seat, tiles) in seats.iter().zip(held) {
            let name = if company.is_you(seat) {
                text(&listener())
            } else {
                company.name(seat)
            };
            let points = seen.tally().total(seating.team(seat));
            let mut team = None;
            if seating.in_teams() {
                team = Some(seating.team(seat).number());
            }
            players.push(PicturedPlayer {
                seat: seat.number(),
                told: text(&match pictured {
                    PicturedBoard::Cards { .. } => say_web::web_card_player(&name, points),
                    _ => say_web::web_player(&name, tiles, points),
                }),
                name,
                team,
                tiles,
                points,
                plays: seen.tally().playing().contains(seat),
            });
        }
        Some(Self {
            title: text(&game_name(GameName(seen.setup().game.id()))),
            own: seen.viewer().map(Seat::number),
            turn: seen.turn().map(Seat::number),
            players,
            round: text(&say_web::web_round(seen.round_number())),
            left,
            stock: if left > 0 {
                Some(text(&say_web::web_stock(left)))
            } else {
                None
            },
            board: pictured,
            result: None,
        })
    }
}

impl PicturedResult {
    /// Creates the result of a round that a listener has seen end.
    pub fn of(ended: &EndedRound, seen: &SeatView, text: impl Fn(&Message) -> String) -> Self {
        let company = Company::of(seen);
        let seating = company.seating();
        let winners: Option<Vec<Team>> = seen.winners().map(|teams| teams.iter().collect());
        let title = if let Some(winners) = &winners {
            text(&who_won(winners, company))
        } else {
            match ended.reason {
                Some(RoundEnd::Out | RoundEnd::Blocked) => {
                    let out = seen.last_result().and_then(RoundResult::out);
                    text(&who_went_out(out, company))
                }
                Some(RoundEnd::Won) | None => text(&say_web::web_round(seen.round_number())),
            }
        };
        let mut rows = Vec::new();
        for team in seating.each_team() {
            for seat in seating.members_of(team) {
                let mut tiles = Vec::new();
                for (holder, held) in &ended.hands {
                    if *holder == seat {
                        tiles.clone_from(held);
                    }
                }
                let points = ended.points.as_ref();
                rows.push(ResultRow {
                    seat: seat.number(),
                    tiles,
                    points: points.and_then(|points| points.get(team.index()).copied()),
                });
            }
        }
        Self {
            title,
            is_over: winners.is_some(),
            rows,
        }
    }
}

fn cards(board: &CardBoard, text: impl Fn(&Message) -> String) -> PicturedBoard {
    let mut hands = Vec::new();
    for seat in board.playing().iter() {
        let mut cards = Vec::new();
        for card in board.cards(seat) {
            cards.push(PicturedCard {
                card: card.name(),
                name: text(&say_cards::card(CardName(card.name()))),
            });
        }
        hands.push(PicturedHand {
            seat: seat.number(),
            cards,
            is_out: board.state(seat) == PlayerState::Out,
        });
    }
    PicturedBoard::Cards {
        hands,
        pot: board.pot(),
    }
}

fn tricks(board: &TrickBoard, text: impl Fn(&Message) -> String) -> PicturedBoard {
    let highest = board.standing().map(|(seat, _)| seat);
    let bids = board.calls().map(|(seat, bid)| PicturedBid {
        seat: seat.number(),
        name: text(&bid.map_or_else(say_tricks::pass_name, bid_name)),
        stands: bid.is_some() && highest == Some(seat),
    });
    let bids_last = matches!(board.phase(), Phase::Bidding | Phase::Naming);
    let trick = match board.current().next() {
        None if board.taken() > 0 => board.taken() - 1,
        _ => board.taken(),
    };
    let plays = board.tiles_of(trick).map(|(seat, tile)| PicturedPlay {
        seat: seat.number(),
        tile,
    });
    let mut took = Vec::new();
    for team in board.house().seating.each_team() {
        took.push(board.took(team));
    }
    PicturedBoard::Tricks {
        bids: bids.filter(|_| bids_last).collect(),
        trumps: board
            .trumps()
            .map(|trumps| text(&say_tricks::named(trumps.into()))),
        trick: plays.collect(),
        took,
    }
}
