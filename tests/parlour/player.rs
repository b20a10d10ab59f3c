//! A player who knows no rules, only the open ends and which moves were refused.

use serde_json::{Value, json};
use serpente_testing::wire_client::Client;
use std::collections::BTreeMap;
use std::time::Duration;

#[derive(Default)]
pub(super) struct Player {
    hand: Vec<String>,
    /// The number at the end of each arm, as far as it was seen.
    ends: BTreeMap<u64, u64>,
    is_open: bool,
    /// In a game of tricks: whether trumps have been named.
    named: Option<bool>,
    /// How many of the client's lines were looked at.
    looked_at: usize,
    pub(super) turn: Option<u64>,
    pub(super) round_is_over: bool,
    pub(super) is_over: bool,
    /// The moves tried in this turn: since the last line came, and on one connection, as the last one may never have arrived.
    tried: Vec<Value>,
    /// The number of that line, and how often the client had reconnected.
    tried_after: (u64, u32),
}

/// Arms that may exist before anything is laid on them: of each player, and the common one.
const FEWEST_ARMS: u64 = 16;

fn halves(tile: &str) -> [u64; 2] {
    let (high, low) = tile.split_once('-').expect("a tile");
    [
        high.parse().expect("a number"),
        low.parse().expect("a number"),
    ]
}

impl Player {
    /// Looks at what was received.
    pub(super) fn look(&mut self, client: &Client) {
        let own = client.table["seat"].as_u64();
        for (_, text) in &client.lines[self.looked_at..] {
            let line: Value = serde_json::from_str(text).expect("JSON");
            let is_own = line["seat"].as_u64() == own;
            let tiles = || {
                let tiles = line["tiles"].as_array().cloned().unwrap_or_default();
                tiles
                    .iter()
                    .filter_map(|tile| tile.as_str().map(str::to_owned))
                    .collect()
            };
            match line["type"].as_str().expect("a type") {
                "match" => self.named = (line["game"] == "forty-two").then_some(false),
                "trumps" => self.named = Some(true),
                "round" | "redeal" => {
                    (self.ends, self.is_open) = (BTreeMap::new(), false);
                    self.named = self.named.map(|_| false);
                    (self.round_is_over, self.turn) = (false, None);
                }
                "dealt" | "swapped" if is_own => self.hand = tiles(),
                "drew" if is_own => self.hand.extend(line["tile"].as_str().map(str::to_owned)),
                "turn" => self.turn = line["seat"].as_u64(),
                "centre" => self.is_open = true,
                "played" if is_own => {
                    let tile = line["tile"].as_str().expect("a tile");
                    self.hand.retain(|held| held != tile);
                }
                "laid" => {
                    let tile = line["tile"].as_str().expect("a tile");
                    if is_own {
                        self.hand.retain(|held| held != tile);
                    }
                    self.lie(tile, &line);
                }
                "round-over" | "hand-over" => (self.round_is_over, self.turn) = (true, None),
                "match-over" => self.is_over = true,
                _ => {}
            }
        }
        self.looked_at = client.lines.len();
    }

    fn lie(&mut self, tile: &str, line: &Value) {
        let [high, low] = halves(tile);
        let Some(arm) = line["arm"].as_u64() else {
            self.is_open = true;
            self.ends.extend([(0, high), (1, low)]);
            return;
        };
        let inner = line["inner"].as_u64();
        self.ends
            .insert(arm, if inner == Some(high) { low } else { high });
    }

    /// Returns the possible bids, trumps and tiles.
    fn tricks(&self, named: bool) -> Vec<Value> {
        if named {
            return self.hand.iter().map(|tile| json!({"play": tile})).collect();
        }
        let mut moves = vec![
            json!({"bid": {"points": 30}}),
            json!({"pass": true}),
            json!({"trumps": 5}),
        ];
        moves.extend((31..42).map(|points| json!({"bid": {"points": points}})));
        moves
    }

    /// Returns the possible moves, the likely ones first.
    fn moves(&self) -> Vec<Value> {
        if let Some(named) = self.named {
            return self.tricks(named);
        }
        let mut moves = Vec::new();
        let mut unlikely = Vec::new();
        if !self.is_open {
            moves.extend(
                self.hand
                    .iter()
                    .map(|tile| json!({"lay": {"tile": tile, "arm": null}})),
            );
        }
        // In games where arms grow one after the other, there can be many, and the next one.
        let next = self.ends.keys().last().map_or(0, |last| last + 1);
        for tile in &self.hand {
            for arm in 0..FEWEST_ARMS.max(next + 1) {
                for inner in halves(tile) {
                    let lay = json!({"lay": {"tile": tile, "arm": arm, "inner": inner}});
                    match self.ends.get(&arm) {
                        Some(end) if *end == inner => moves.push(lay),
                        Some(end) if *end + inner == 7 => unlikely.insert(0, lay),
                        None if arm == next => unlikely.insert(0, lay),
                        Some(_) | None => unlikely.push(lay),
                    }
                }
            }
        }
        for other in ["card", "draw", "pass", "stand", "swap", "redeal"] {
            moves.push(json!({other: true}));
        }
        for tile in &self.hand {
            for arm in 0..8_u64 {
                moves.push(json!({"lay": {"tile": tile, "arm": arm, "inner": null}}));
            }
        }
        moves.extend(unlikely);
        moves
    }

    /// Tries a move that was not tried since the last line came.
    pub(super) fn play(&mut self, client: &mut Client) {
        let after = client.last_line();
        let tried_after = (after, client.reconnected);
        if self.tried_after != tried_after {
            (self.tried, self.tried_after) = (Vec::new(), tried_after);
        }
        let next = self
            .moves()
            .into_iter()
            .find(|play| !self.tried.contains(play));
        let mut play = next.unwrap_or_else(|| panic!("nothing is allowed: {:?}", client.lines));
        self.tried.push(play.clone());
        play["type"] = "move".into();
        play["after"] = after.into();
        client.send(&play);
    }

    /// Returns whether it is the player's turn.
    pub(super) fn is_in_turn(&self, client: &Client) -> bool {
        self.turn.is_some() && self.turn == client.table["seat"].as_u64()
    }

    /// Makes the next try come a moment later.
    pub(super) fn forget_last(&mut self) {
        self.tried.pop();
        std::thread::sleep(Duration::from_millis(200));
    }
}
