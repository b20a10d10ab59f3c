//! Counts the game trees of fixed deals exactly.

use super::Desk;
use serpente_app::Draft;
use serpente_archive::shown;
use serpente_engine::table::{PerftDeal, PerftError};
use serpente_system::reading;
use serpente_text::announce::say::errors::{self as errors, Trouble};
use serpente_text::announce::say::menus::record_not_read;
use serpente_text::announce::say::review as say;
use serpente_text::announce::{Arg, Message};
use std::io;
use std::path::{Path, PathBuf};

pub(super) fn run(files: &[PathBuf], desk: &Desk<'_>) -> Result<(), Message> {
    let files: Vec<&PathBuf> = desk.options.deal.iter().chain(files).collect();
    if files.is_empty() {
        return Err(errors::file_wanted("serpente perft".to_owned()));
    }
    files.into_iter().try_for_each(|file| count(file, desk))
}

fn count(file: &Path, desk: &Desk<'_>) -> Result<(), Message> {
    let text = reading::read_named(file)
        .and_then(|bytes| String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData.into()))
        .map_err(|error| record_not_read(shown(file), Trouble::from(&error)))?;
    let wrong = |not: PerftError| match not {
        PerftError::Line(line) => errors::deal_line(shown(file), line),
        PerftError::Deal(name) => errors::deal_impossible(name),
    };
    // Deals that name no game are taken for the block game, unless a game is given on the command line.
    let book = match &desk.options.game {
        Some(_) => {
            let game = Draft::from_options(desk.options)?.game;
            let book = game.book();
            Some(book.ok_or_else(|| errors::tiles_only("serpente perft".to_owned()))?)
        }
        None => None,
    };
    let depth = desk.options.depth.map(usize::from);
    for deal in PerftDeal::read(&text).map_err(wrong)? {
        let tree = deal.count(book, depth).map_err(wrong)?;
        let plies = tree.plies.iter();
        let plies = plies.map(|&count| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX)));
        desk.tell(&say::tree_told(
            deal.name.clone(),
            tree.nodes(),
            tree.leaves,
            tree.out,
            plies,
        ));
        // With a smaller depth, the counts cannot be those in the file.
        if depth.is_none() && deal.agrees(&tree) == Some(false) {
            return Err(errors::tree_differs(deal.name));
        }
    }
    Ok(())
}
