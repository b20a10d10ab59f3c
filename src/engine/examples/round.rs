//! Two computer players play one round of the first game.

use std::error::Error;

use serpente_engine::bots::Level;
use serpente_engine::rules::Seating;
use serpente_engine::table::{Command, Game, Player, Setup, Shuffle, Table};

fn main() -> Result<(), Box<dyn Error>> {
    let game = Game::all().next().ok_or("there is a game")?;
    let options = Setup::options(game, Seating::alone(2), None, None)?;
    let players = ["Ada", "Bruno"].map(|name| Player {
        name: name.to_owned(),
        level: Some(Level::Normal),
    });
    let mut bots: Vec<_> = (0..2)
        .map(|seat| Level::Normal.bot(Shuffle::chance_for(7, seat)))
        .collect();
    let mut deck = Shuffle::seeded(7);
    let mut events = Vec::new();
    let mut table: Table = Table::new(Setup::new(game, options, players.into())?, &mut events);

    table.command(Command::Deal, &mut deck, &mut events)?;
    while let Some(seat) = table.turn() {
        let view = table.game_view(seat).ok_or("a round is being played")?;
        let play = bots[seat.index()].decide(&view);
        table.command(Command::Play(seat, play), &mut deck, &mut events)?;
    }
    for event in &events {
        println!("{event:?}");
    }
    Ok(())
}
