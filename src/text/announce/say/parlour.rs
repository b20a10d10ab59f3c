//! What a server of tables answers to those who play there, and tells who runs it.

use super::errors::Trouble;
use crate::announce::messages;

messages! {
    /// A frame is no JSON object with a type. Only programs that are being written hear it.
    refused_frame();
    /// There is no frame of this type.
    refused_unknown(kind: String);
    /// A frame of this type has other fields.
    refused_malformed(kind: String);
    /// A frame is too long.
    refused_giant();
    /// Too many frames came at once.
    refused_too_fast();
    /// The connection has to begin with a greeting, once.
    refused_hello();
    /// The client speaks another version of the wire.
    refused_protocol(theirs: u32);
    /// The name is too long, empty or not to be read aloud.
    refused_name(most: usize);
    /// Somebody at the table is called so.
    refused_name_taken(name: String);
    /// The token is none.
    refused_token();
    /// There is no table of this name.
    refused_no_table(table: String);
    /// The secret word is another.
    refused_secret();
    /// What is to be said is too long.
    refused_too_long(most: usize);
    /// Nobody may open more tables.
    refused_too_many_tables(most: usize);
    /// There are too many tables or listeners.
    refused_crowded();
    /// Who is at no table, or only watches, can do nothing there.
    refused_not_seated();
    /// Who is at one table cannot be at another.
    refused_elsewhere(table: String);
    /// No chair is free, or not the one that was asked for.
    refused_full();
    /// The table has no such chair.
    refused_no_chair();
    /// Only the table's master may do this.
    refused_not_master();
    /// Not while a match is going on.
    refused_playing();
    /// There is no match now.
    refused_not_playing();
    /// Before the match begins every chair needs somebody.
    refused_chairs_free(count: usize);
    /// The turn has changed before the move came.
    refused_stale();
    /// It is somebody else's turn.
    refused_not_your_turn();
    /// The rules do not allow the move.
    refused_illegal();
    /// The next round is dealt when this one is over.
    refused_in_round();
    /// The master has silenced who wants to say something.
    refused_silenced();
    /// The server cannot write now.
    refused_trouble();
    /// The same person has come to the table from elsewhere.
    refused_came_again();
    /// The master has taken the chair away.
    refused_removed();
    /// Who was sent away from a table may not come back for an hour.
    refused_sent_away();
    /// Nobody may watch there.
    refused_no_watchers();
    /// The server ends.
    refused_stopping();
    /// A server is open.
    parlour_open(name: String, address: String);
    /// How friends come in.
    parlour_friends(command: String);
    /// How friends come in by a browser.
    parlour_page(address: String);
    /// The same, for those who come by SSH.
    parlour_ssh(command: String);
    /// Where the tables are kept that several servers share.
    parlour_shared(addresses: String);
    /// An option that needs a part which this program was built without. `part`: its option, and its feature in cargo.
    parlour_built_without(part: String);
    /// No NATS server answers.
    parlour_no_nats(addresses: String);
    /// The NATS server is too old.
    parlour_old_nats(addresses: String, version: String, wanted: String);
    /// The NATS servers cannot keep tables.
    parlour_no_jetstream(addresses: String);
    /// By what friends know its certificate.
    parlour_fingerprint(fingerprint: String);
    /// A public address without encryption.
    parlour_no_tls();
    /// The server has ended.
    parlour_ended();
    /// Nobody can listen there.
    parlour_not_open(address: String);
    /// The key by which visitors know it again cannot be used.
    parlour_no_host_key(file: String);
    /// The tables cannot be read or kept.
    parlour_not_read(trouble: Trouble);
    /// Another server uses the folder.
    parlour_in_use(folder: String);
    /// A file is no certificate.
    parlour_no_certificate(file: String);
    /// A file is no key, or the wrong one.
    parlour_no_key(file: String);
    /// A certificate without its key, or the other way round.
    parlour_half_tls();
    /// A deal of a recorded match, counted from 1 in its file, is not what was sealed.
    record_seal_broken(file: String, number: usize, line: usize);
    /// An address to listen at is not understood.
    option_address(given: String);
    /// An address of a NATS server is not understood.
    option_cluster(given: String);
}
