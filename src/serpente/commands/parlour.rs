//! Runs a server of tables that players join from other machines.

use super::CommandContext;
use crate::mdns::Mdns;
use serpente_arguments::{LevelFilter, NatsAddresses};
use serpente_device::settings::Folders;
use serpente_parlour::log::{FileLog, Log};
use serpente_parlour::report;
use serpente_parlour::sharing::JoinCluster;
use serpente_parlour::{
    Access, Gateway, Identity, ORDERS, ParlourOptions, Running, UNKNOWN_ORDER, usual_address,
};
use serpente_system::file::make_folder;
use serpente_system::file::path_text;
use serpente_system::order;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::Trouble;
use serpente_text::announce::say::parlour as say;
use serpente_text::words::Words;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub(super) fn run(context: &CommandContext<'_>) -> Result<(), Message> {
    let wish = &context.options.parlour;
    report(wish.log.unwrap_or(LevelFilter::Info));
    let identity = match (&wish.tls_cert, &wish.tls_key) {
        (Some(certificate), Some(key)) => Some(Identity::read(certificate, key)?),
        // One without the other was refused with the arguments.
        _ => None,
    };
    let data = folder(context)?;
    // Only those who have this folder know it.
    make_folder(&data).map_err(|error| say::parlour_not_read(Trouble::from(&error)))?;
    let (log, cluster) = match &wish.cluster {
        None => (Arc::new(log(&data)?) as Arc<dyn Log>, None),
        Some(addresses) => {
            let shared = shared_storage(addresses)?;
            (shared.log, Some(shared.cluster))
        }
    };
    let mut gateways = vec![serpente_visitors::page()];
    let mut ssh_command = None;
    if let Some(listen) = wish.ssh {
        let (gateway, command) = ssh_gateway(listen, &data)?;
        gateways.push(gateway);
        ssh_command = Some(command);
    }
    let (words, _) = Words::new(context.options.player.locales.as_deref());
    let name = match &context.options.player.name {
        Some(name) => name.clone(),
        None => "Serpente".to_owned(),
    };
    let mut running = Running::start(ParlourOptions {
        name: name.clone(),
        listen: wish.listen.unwrap_or_else(usual_address),
        log,
        cluster,
        data: Some(data.clone()),
        identity,
        words: Arc::new(words),
        access: Access {
            trusted_proxies: wish.trusted_proxies.clone(),
            allowed_hosts: wish.allowed_hosts.clone(),
            metrics: wish.metrics,
            computers: wish.computers,
            max_tables: wish.max_tables,
            orders_by: Some(data.join(ORDERS)),
        },
        gateways,
        ends_by_signal: true,
    })?;
    // Without an announcement on the local network, friends type the address.
    let address = running.address();
    let is_reached = !address.ip().is_loopback() && !wish.no_mdns;
    let mut announcement = None;
    if is_reached {
        // If that fails, friends type the address.
        announcement = Mdns::announce(&name, address.port()).ok();
    }
    for message in running.opened() {
        context.print(&message);
    }
    if let Some(addresses) = &wish.cluster {
        context.print(&say::parlour_shared(addresses.to_string()));
    }
    if let Some(command) = ssh_command {
        context.print(&say::parlour_ssh(command));
    }
    running.wait();
    drop(announcement);
    drop(running);
    context.print(&say::parlour_ended());
    Ok(())
}

/// The folder of the tables.
fn folder(context: &CommandContext<'_>) -> Result<PathBuf, Message> {
    Ok(match &context.options.parlour.data {
        Some(data) => data.clone(),
        None => Folders::find()?.data.join("parlour"),
    })
}

/// Gives an order to the server that runs on this folder.
pub(super) fn order(words: &[String], context: &CommandContext<'_>) -> Result<(), Message> {
    let data = folder(context)?;
    let order = words.join(" ").replace(char::is_control, " ");
    let most = usize::try_from(order::LONGEST_ORDER).unwrap_or(usize::MAX);
    if order.len() >= most {
        return Err(say::refused_too_long(most - 1));
    }
    let Ok(answer) = order::give(&data.join(ORDERS), &order) else {
        return Err(say::admin_nowhere(path_text(&data)));
    };
    if answer.trim() == UNKNOWN_ORDER {
        return Err(say::admin_unknown(order));
    }
    for line in answer.lines() {
        context.terminal.line(line);
    }
    Ok(())
}

/// The way in by SSH, and what friends type.
#[cfg(feature = "ssh")]
fn ssh_gateway(listen: SocketAddr, data: &Path) -> Result<(Box<dyn Gateway>, String), Message> {
    let gateway = serpente_ssh::SshGateway::at(listen, data)?;
    let command = gateway.reached_by();
    Ok((Box::new(gateway), command))
}

#[cfg(not(feature = "ssh"))]
fn ssh_gateway(_: SocketAddr, _: &Path) -> Result<(Box<dyn Gateway>, String), Message> {
    Err(say::parlour_built_without("ssh".to_owned()))
}

/// Where several servers store their tables, and the cluster of these servers.
struct SharedStorage {
    log: Arc<dyn Log>,
    cluster: Box<dyn JoinCluster>,
}

#[cfg(not(feature = "cluster"))]
fn shared_storage(_: &NatsAddresses) -> Result<SharedStorage, Message> {
    Err(say::parlour_built_without("cluster".to_owned()))
}

/// Connects to the NATS servers that store the tables.
#[cfg(feature = "cluster")]
fn shared_storage(addresses: &NatsAddresses) -> Result<SharedStorage, Message> {
    use serpente_cluster::{ClusterOnNats, JetStreamLog, Nats, NotConnected, OLDEST};
    let servers = addresses.to_string();
    let nats = Nats::connect(&addresses.typed()).map_err(|why| match why {
        NotConnected::Nowhere => say::parlour_no_nats(servers),
        NotConnected::Old(version) => {
            let (major, minor, patch) = OLDEST;
            say::parlour_old_nats(servers, version, format!("{major}.{minor}.{patch}"))
        }
        NotConnected::NoJetStream => say::parlour_no_jetstream(servers),
    })?;
    Ok(SharedStorage {
        log: Arc::new(JetStreamLog::of(&nats)),
        cluster: Box::new(ClusterOnNats::new(nats)),
    })
}

/// Opens the folder in which the tables are saved.
fn log(folder: &Path) -> Result<FileLog, Message> {
    FileLog::open(folder).map_err(|error| match error.kind() {
        io::ErrorKind::ResourceBusy => say::parlour_in_use(path_text(folder)),
        _ => say::parlour_not_read(Trouble::from(&error)),
    })
}
