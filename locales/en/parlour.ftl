# What a server of tables answers to those who play there, and tells who runs it.

refused-frame = That is not a message of this game: a message is a JSON object with a type.
# $kind (String)
refused-unknown = There is no message of the type { $kind }.
# $kind (String)
refused-malformed = A message of the type { $kind } has other fields.
refused-giant = That message is too long.
refused-too-fast = Too much at once. Wait a second.
refused-hello = A connection begins with a hello, and only once.
# $theirs (Number)
refused-protocol = This server does not speak version { $theirs } of the protocol. A newer serpente would help, here or there.
# $most (Number)
refused-name = A name has from one to { $most } characters, and no control characters.
# $name (String)
refused-name-taken = Somebody at this table is called { $name } already. Take another name.
refused-token = This server does not know that token.
refused-code = These six words are wrong, or too old.
# $table (String)
refused-no-table = There is no table { $table } here.
refused-secret = That is not the secret word of this table.
# $most (Number)
refused-too-long = That is too long: { $most } characters are the most.
# $most (Number)
refused-too-many-tables =
    { $most ->
        [one] You have a table already. More than one is not possible.
       *[other] You have { $most } tables already. More is not possible.
    }
refused-crowded = The server is full. Try again later.
refused-not-seated = You are not sitting at this table.
# $table (String)
refused-elsewhere = You are at the table { $table }. Leave it first.
refused-full = There is no free chair for you. You can watch.
refused-no-chair = There is no such chair to choose.
refused-not-master = Only the host can do that.
refused-playing = Not during a match.
refused-not-playing = No match has begun here yet.
# The best level of computer players at this server.
# $level (LevelKeyword)
refused-level = The computer players here are { level-name } at best.
# $count (Number)
refused-chairs-free =
    { $count ->
        [one] One chair is still free. Fill it with a computer player, or wait for somebody.
       *[other] { $count } chairs are still free. Fill them with computer players, or wait for somebody.
    }
refused-stale = Too late: something has happened since.
refused-not-your-turn = It is not your turn.
refused-illegal = The rules do not allow that now.
refused-in-round = This round is still being played.
refused-silenced = The host has muted you.
refused-trouble = The server cannot write now, so the table waits. It goes on by itself.
refused-not-now = The server cannot do that now. Try again in a moment.
refused-came-again = You joined from another device; this connection is closed.
# $end (String)
ssh-key-known = Your key ends in { $end }.
# $end (String)
ssh-key-new = Your key ends in { $end } and is new here.
refused-removed = The host removed you from the table.
refused-stopping = The server is shutting down. The match is saved.
# $seconds (Number)
refused-turn-over = After { $seconds } seconds the computer played this turn for you.
refused-played-for = The host let the computer play this turn for you.
# $seconds (Number)
refused-not-yet =
    { $seconds ->
        [one] Give them one second more first.
       *[other] Give them { $seconds } seconds more first.
    }
refused-table-closed = The person who runs this server closed the table.
refused-banned = The person who runs this server does not let you in.
# $text (String)
parlour-says = From the person who runs this server: { $text }
refused-sent-away = The host has sent you away from this table for an hour.
refused-no-watchers = Nobody may watch at this table.
refused-no-league = There is no league here.
refused-many-leagues = This server has no room for another league.
refused-no-evening = There is no such evening here.
refused-many-evenings = This server has no room for another evening.
# $evening (String), $game (GameName), $who (Message), $goal (Message)
refused-evening-terms = The evening { $evening } plays { game-name }, { $who }, { $goal }.
# What its tables have set otherwise than this one.
# $evening (String), $rules (List)
refused-evening-rules = The evening { $evening } plays by other rules. { $rules }.
# $evening (String)
refused-evening-over = The evening { $evening } is over.
# $evening (String)
refused-evening-played = This table has played the evening { $evening }. Open a new table for another match.
refused-evening-known = You know these tiles from another table of this evening.
# $name (String)
refused-evening-known-to = { $name } knows these tiles from another table of this evening.
refused-evening-seat = You have a chair at another table of this evening, which gets the same tiles.
# $evening (String)
refused-evening-words = The evening { $evening } belongs to somebody else. Type its name, a comma and the six words that they were told.
refused-evening-watched = Nobody may watch a table of this evening before it is over.
refused-one-seat = At this table, each person has one chair.
refused-played-much = This table has filled the space that it gets. Open another table.
refused-played-fast = Too much has been played here in a short time. Try again later.

## What who runs a server is told

# $name (String), $address (String)
parlour-open = { $name } is open at { $address }.
# $command (String)
parlour-friends = Friends type: { $command }
# $address (String)
parlour-page = In a browser: { $address }
# $command (String)
parlour-ssh = By SSH: { $command }
# $addresses (String)
parlour-shared = Its tables are kept by NATS, at { $addresses }. Every server that uses the same has them, too.
# $part: --ssh or --cluster, without the dashes.
# $part (String)
parlour-built-without = This program was built without --{ $part }. To have it, build with: cargo build --release --features { $part }
# $addresses (String)
parlour-no-nats = No NATS server answers at { $addresses }.
# $addresses (String), $version (String), $wanted (String)
parlour-old-nats = The NATS server at { $addresses } is version { $version }: { $wanted } or later is needed.
# $addresses (String)
parlour-no-jetstream = The NATS servers at { $addresses } keep no tables. Is JetStream on there, and is there room for three copies?
# $fingerprint (String)
parlour-fingerprint = The fingerprint of its certificate is { $fingerprint }. Friends whose program asks about it compare these digits.
parlour-no-tls = This address is public, and nothing here is encrypted. Give --tls-cert and --tls-key, or put a server with TLS in front of it.
parlour-ended = Closed. All tables are kept.
# $address (String)
parlour-not-open = { $address } cannot be used: another program uses it, or it is not an address of this machine.
# $file (String)
parlour-no-host-key = The key in { $file } cannot be used for SSH. Put the right one there, or take it away: then a new one is made.
# $trouble (Trouble)
parlour-not-read =
    { $trouble ->
        [full] The tables cannot be kept: the disk is full.
        [read-only] The tables cannot be kept: the folder is read-only.
        [denied] The tables cannot be kept: you have no right to their folder.
       *[other] The tables cannot be read or kept: something is wrong with their folder.
    }
# $folder (String)
parlour-in-use = Another server uses the folder { $folder }. Give another one with --data.
# $folder (String)
admin-nowhere = No server is using the folder { $folder }.
# $given (String)
admin-unknown = The server does not know the order { $given }.
# $file (String)
parlour-no-certificate = { $file } holds no certificate that can be read.
# $file (String)
parlour-no-key = { $file } holds no key that can be read, or not the one of the certificate.
parlour-half-tls = --tls-cert and --tls-key belong together: give both.
# $given (String)
option-address = --listen takes an address with a port, such as 0.0.0.0:7355, not { $given }.
# $given (String)
option-cluster = --cluster takes addresses of NATS servers with commas between them, such as nats://10.0.0.1,nats://10.0.0.2, not { $given }.
# $given (String)
option-network = { $given } is no network, such as 10.0.0.0/8.
# $file (String), $number (Number), $line (Number)
record-seal-broken = Match { $number } in { $file } is not honest: what line { $line } shows is not what was sealed before the deal.
