//! Counts the game trees of fixed deals exactly.

use super::CommandContext;
use serpente_app::Draft;
use serpente_engine::table::{PerftDeal, PerftError};
use serpente_system::file::path_text;
use serpente_system::reading;
use serpente_text::announce::say::errors::{self as errors, Trouble};
use serpente_text::announce::say::menus::record_not_read;
use serpente_text::announce::say::review as say;
use serpente_text::announce::{Arg, Message};
use std::io;
use std::path::{Path, PathBuf};

pub(super) fn run(files: &[PathBuf], context: &CommandContext<'_>) -> Result<(), Message> {
    if context.options.perft.deal.is_none() && files.is_empty() {
        return Err(errors::file_wanted("serpente perft".to_owned()));
    }
    for file in context.options.perft.deal.iter().chain(files) {
        count(file, context)?;
    }
    Ok(())
}

fn perft_error(error: PerftError, file: &Path) -> Message {
    match error {
        PerftError::Line(line) => errors::deal_line(path_text(file), line),
        PerftError::Deal(name) => errors::deal_impossible(name),
    }
}

fn count(file: &Path, context: &CommandContext<'_>) -> Result<(), Message> {
    let text = reading::read_named(file)
        .and_then(|bytes| String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData.into()))
        .map_err(|error| record_not_read(path_text(file), Trouble::from(&error)))?;
    // Deals that name no game are taken for the block game, unless a game is given on the command
    // line.
    let book = match &context.options.table.game {
        Some(_) => {
            let game = Draft::from_options(&context.options.table)?.game;
            let of_tiles = game.book();
            Some(of_tiles.ok_or_else(|| errors::tiles_only("serpente perft".to_owned()))?)
        }
        None => None,
    };
    let depth = context.options.perft.depth.map(usize::from);
    let deals = PerftDeal::read(&text).map_err(|error| perft_error(error, file))?;
    for deal in deals {
        let tree = deal
            .count(book, depth)
            .map_err(|error| perft_error(error, file))?;
        let mut plies = Vec::new();
        for &count in &tree.plies {
            plies.push(Arg::Number(i64::try_from(count).unwrap_or(i64::MAX)));
        }
        context.print(&say::tree_told(
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
