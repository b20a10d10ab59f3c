//! Lists the tables of a server.

use super::{CommandContext, CommandFailed};
use serde_json::json;
use serpente_app::{nameless_person, table_told};
use serpente_client::person;
use serpente_client::wire::{FromServer, TableInfo};
use serpente_client::{
    Acquaintances, Address, Client, ClientNews, Intent, Network, NetworkNews, NetworkOrder,
};
use serpente_device::settings::Folders;
use serpente_text::announce::Message;
use serpente_text::announce::say::menus::verbatim;
use serpente_text::announce::say::online as say;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// How long the server may take to answer.
const SERVER_ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// Asks a server for its tables, and prints them.
///
/// # Errors
/// If there is no answer: why.
pub(super) fn run(address: &Address, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let (parlour, tables) = ask(address, context).map_err(CommandFailed::Wrong)?;
    if context.options.json {
        let all = json!({"parlour": parlour, "tables": tables});
        context.terminal.line(&all.to_string());
    } else if tables.is_empty() {
        context.print(&say::tables_none(parlour));
    } else {
        context.print(&say::lobby_menu(parlour));
        for table in &tables {
            context.print(&table_told(table));
        }
    }
    Ok(())
}

/// Returns the server's name and its tables.
fn ask(
    address: &Address,
    context: &CommandContext<'_>,
) -> Result<(String, Vec<TableInfo>), Message> {
    let own_name = context
        .options
        .player
        .name
        .as_ref()
        .or(context.settings.name.as_ref());
    let name = own_name
        .and_then(|name| person::name(name))
        .unwrap_or_else(|| context.text(&nameless_person(0, 1)));
    let language = context.words.tag(context.language);
    let mut client = Client::new(vec![name], language, None, Intent::Lobby);
    let (to, news) = channel::<NetworkNews>();
    let mut network = Network::new(move |news| {
        // Once the answer is there, further news is not needed.
        let _ = to.send(news);
    });
    let trusted = match Folders::find() {
        Ok(folders) => Acquaintances::kept_in(&folders.data).trusted_at(address),
        Err(_) => None,
    };
    network.order(NetworkOrder::Call(address.clone(), trusted));
    let until = Instant::now() + SERVER_ANSWER_TIMEOUT;
    let unreachable = say::unreachable(address.to_string());
    let mut parlour = String::new();
    loop {
        let left = until.saturating_duration_since(Instant::now());
        let Ok(next) = news.recv_timeout(left) else {
            return Err(unreachable);
        };
        let client_news = match next {
            NetworkNews::Connected => {
                network.order(NetworkOrder::Send(client.connected()));
                None
            }
            NetworkNews::Frame(frame) => {
                let (send, client_news) = client.take(*frame);
                for frame in send {
                    network.order(NetworkOrder::Send(frame));
                }
                client_news
            }
            NetworkNews::Broken | NetworkNews::Unreachable => return Err(unreachable),
            NetworkNews::Untrusted(_) => {
                return Err(say::certificate_untrusted(address.to_string()));
            }
            NetworkNews::Found(_) => None,
        };
        match client_news {
            Some(ClientNews::Welcome {
                parlour: called, ..
            }) => parlour = called,
            Some(ClientNews::Frame(frame)) => match frame {
                FromServer::Tables { tables } => return Ok((parlour, tables)),
                FromServer::Refused(refused) => return Err(verbatim(refused.text)),
                FromServer::Closing { text, .. } => return Err(verbatim(text)),
                _ => {}
            },
            Some(ClientNews::Table { .. } | ClientNews::Past(_) | ClientNews::Update(_)) | None => {
            }
        }
    }
}
