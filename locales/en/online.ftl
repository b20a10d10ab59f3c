# Tables that friends enter from elsewhere.
# first
menu-online = Play with others
online-menu = Play with others.
online-host = Host a table on this machine
online-join = Join by address
# $name (String), $address (String)
online-found = Join { $name }, at { $address }
# The table you were at last.
# $table (String), $address (String)
online-last = Back to { $table }, at { $address }
# $name (String)
parlour-found = Found on this network: { $name }.
# $key (Message)
ask-address = Where is the table? Type the address, then { $key }.
# $key (Message)
ask-secret = This table has a secret word. Type it, then { $key }.
# $key (Message)
ask-talk = What do you want to say? Type it, then { $key }.
# $back (Message)
typing-help = Arrows say what you typed. { $back } goes back without it.
# $text (String)
no-address = That is not an address: { $text }. An address looks like 192.168.1.5, or like domino.example.
# $address (String)
calling = Connecting to { $address }.
# $parlour (String)
parlour-welcome = Welcome to { $parlour }.
# $address (String)
unreachable = Nobody answers at { $address }.
# $address (String), $fingerprint (String)
certificate-unknown = { $address } is not a known server. Check this fingerprint with its owner: { $fingerprint }.
# $address (String), $fingerprint (String)
certificate-changed = { $address } shows another certificate than the one you trust. Check this fingerprint with its owner: { $fingerprint }.
certificate-no = Do not go there
certificate-trust = Trust it from now on
# $address (String)
certificate-untrusted = { $address } is not a known server. Go there once with serpente join { $address }: it asks whether you trust it.
line-broken = Connection lost. Trying again.
# The same at a table.
# $leave (Message)
line-broken-at-table = { line-broken } { $leave } to leave.
line-mended = The connection is back.
line-confused = Something got lost on the way. Rejoining the table.
table-pauses = The table pauses for a moment.
table-goes-on = It goes on.

## The tables

# $parlour (String)
lobby-menu = Tables at { $parlour }.
# $parlour (String)
tables-none = There are no tables at { $parlour } yet.
lobby-open = Open a table
# An entry: a table with free chairs. $master: who leads it.
# $table (String), $game (GameName), $free (Number), $master (String)
lobby-table =
    { $free ->
        [one] { $table }: { game-name }, hosted by { $master }, one free chair
       *[other] { $table }: { game-name }, hosted by { $master }, { $free } free chairs
    }
# $table (String), $game (GameName), $master (String)
lobby-playing = { $table }: { game-name }, hosted by { $master }, a match is on
# $table (String), $game (GameName)
lobby-asleep = { $table }: { game-name }, nobody there now
# Told to a player who is in the list of tables.
# $name (String), $game (GameName)
table-opened = { $name } opens a table: { game-name }.
# $count (Number)
tables-opened =
    { $count ->
        [one] One new table.
       *[other] { $count } new tables.
    }
# $table (String)
table-gone = The table { $table } is gone.
# $here (Number), $all (Number)
friends = My friends, { $here } of { $all } here
friends-menu = Your friends.
# $name (String), $table (String)
friend-at = { $name } is at { $table }
# $name (String)
friend-at-private = { $name } is at a private table
# $name (String)
friend-away = { $name }, not here
# $table (String)
friend-go = Go to { $table }
# Without friends in it.
no-friends = Friends, and my name on other devices
menu-six-words = Take my name to another device
menu-type-six-words = I have six words from another device
# $key (Message)
ask-six-words = Type the six words, then { $key }.
# $words (String), $minutes (Number)
six-words = For { $minutes } minutes, these six words bring your name to another device: { $words }.
# $name (String)
name-moved = You are { $name } here, too.
# $touch (bool)
open-menu =
    { $touch ->
        [yes] A table of your own.
       *[no] A table of your own. Left and right change a setting.
    }
# $game (GameName), $who (Message), $goal (Message)
menu-open = Open: { game-name }, { $who }, { $goal }
menu-open-friends = Open it for friends only, who come by its link

## At a table, before a match

# The title of the menu at a table before a match. `who`: who sits there.
# $table (String), $game (GameName)
room-menu = Table { $table }, { game-name }.
room-begin = Begin the match
room-fill = Give the free chairs to computer players
room-talk = Say something
# The line to share of the deal of the day.
# $line (Message)
room-tell-day = Tell the table: { $line }
room-leave = Leave the table
# $number (Number), $name (String)
room-chair = Chair { $number }: { $name }
# $number (Number), $name (String)
room-chair-own = Chair { $number }: { $name }, that is you
# $number (Number), $name (String)
room-chair-computer = Chair { $number }: { $name }, a computer player
# $number (Number), $name (String)
room-chair-away = Chair { $number }: { $name }, away
# $number (Number)
room-chair-free = Chair { $number }: free
# $number (Number), $name (String)
room-chair-silenced = Chair { $number }: { $name }, muted
# A chair of a person who is ready for the match.
# $number (Number), $name (String)
room-chair-ready = Chair { $number }: { $name }, ready
room-ready = I am ready
room-not-ready = I am not ready yet
# $name (String)
is-ready = { $name } is ready.
you-are-ready = You are ready.
you-are-not-ready = You are no longer ready.
all-are-ready = All are ready.
menu-at-table = Who sits here
people-menu = Who sits here.
# $name (String)
chair-menu = { $name }.
# $name (String)
chair-unhear = Mute { $name } for me
# $name (String)
chair-hear = Unmute { $name } for me
# $name (String)
chair-befriend = Add { $name } to my friends
# $name (String)
chair-unfriend = Remove { $name } from my friends
# $name (String)
friend-now = { $name } is a friend now.
# $name (String)
friend-no-more = { $name } is no longer among your friends.
# $most (Number)
friends-full = You have { $most } friends here already, and no room for more.
# $name (String)
chair-silence = Mute { $name } for everyone
# $name (String)
chair-unsilence = Unmute { $name } for everyone
# $name (String)
chair-remove = Remove { $name } from the table
# $name (String)
chair-play-for = Let the computer play this turn for { $name }
# $name (String)
hears-no-more = { $name } is muted for you.
# $name (String)
hears-again = { $name } is no longer muted for you.
# $name (String)
silenced = { $name } is muted.
# $name (String)
speaks-again = { $name } is no longer muted.
room-watchers-away = Send away those who watch
# $seconds (Number)
room-turn = Time for a turn: { $seconds } seconds
room-turn-free = Time for a turn: no limit
# $seconds (Number)
turn-limited = Each turn may now take { $seconds } seconds.
turn-free = Turns have no limit now.
# $name (String)
sat-down = { $name } sits down.
# $name (String)
got-up = { $name } leaves.
# $name (String)
went-away = { $name } is away.
# $name (String), $seconds (Number)
away-for =
    { $seconds ->
        [one] { $name } is away. The computer plays in one second.
       *[other] { $name } is away. The computer plays in { $seconds } seconds.
    }
# $name (String)
came-back = { $name } is back.
# $name (String)
watcher-came = { $name } watches.
# $name (String)
watcher-gone = { $name } no longer watches.
# $name (String)
stands-in = The computer plays for { $name }.
# $name (String)
stood-in = The computer played for { $name }.
# $name (String)
leads-now = { $name } is the host now.
you-host-now = You are the host now.
you-lead-now = You are the host now: you begin the match.
# $name (String)
waits-for-master = Waiting for { $name } to begin the match.

## While a match is played

# $name (String), $text (String)
said = { $name } says: { $text }
# $name (String), $text (String)
said-watching = { $name }, watching, says: { $text }
# $text (String)
you-said = You say: { $text }
sent-waiting = Sent. No answer yet.
waits-for-others = Waiting for the others.
# $address (String), $table (String)
hosting = Table { $table }. Friends type: serpente join { $address }
# $link (String)
private-link = Only this link leads here: { $link }
hosting-failed = No table can be hosted on this machine now.
# $yes (Message), $no (Message)
leave-elsewhere = Leave the table? The computer plays on for you until you come back. { $yes } to leave, { $no } to stay.
# $yes (Message), $no (Message)
leave-chair = Leave the table? { $yes } to leave, { $no } to stay.
talk-nowhere = There is nobody to talk to here.
# $yes (Message), $no (Message)
went-on-elsewhere = You are at this table in another window. { $yes } to go on here, { $no } to stay there.

## By the page of a parlour or by SSH

visit-tables = Tables here
# $table (String)
visit-last = Back to { $table }
visit-no-voice = Here your screen reader reads the lines: there is no other voice to change.
visit-no-files = Nothing can be saved here: this is not your own machine.

## Leagues

# $league (String)
open-league = League: { $league }
open-no-league = League: none
# $key (Message)
ask-league = Count the matches here for a league? Type its name, or leave it empty, then { $key }.
# $league (String)
league-counts = Matches here count for the league { $league }.
# $league (String)
room-league = League { $league }
# $league (String)
league-menu = League { $league }.
# $league (String)
league-empty = League { $league }: no match yet.
# A person in the list. $place: the place in it, from 1.
# $place (Number), $name (String), $rating (Number), $matches (Number)
league-person =
    { $matches ->
        [one] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, one match
       *[other] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, { $matches } matches
    }
# $name (String)
league-person-out = { $name }, no longer rated
# $name (String)
league-puts-out = Stop rating { $name } in this league
# $name (String)
league-lets-in = Rate { $name } again
# The league is the player's own: they choose whether people are rated who have not played in it yet.
league-open = Newcomers: rated
league-closed = Newcomers: not rated
# A player's standing in the table's league after a match.
# $league (String), $place (Number), $of (Number), $rating (Number), $change (Number)
rated-up = League { $league }: place { $place } of { $of }, rating { NUMBER($rating, useGrouping: "false") }, up { $change }.
# $league (String), $place (Number), $of (Number), $rating (Number), $change (Number)
rated-down = League { $league }: place { $place } of { $of }, rating { NUMBER($rating, useGrouping: "false") }, down { $change }.
# $league (String), $place (Number), $of (Number), $rating (Number)
rated-same = League { $league }: place { $place } of { $of }, rating { NUMBER($rating, useGrouping: "false") } as before.

## Evenings: several tables play the same deals, and their players are compared

# $evening (String)
open-evening = Same tiles as other tables: evening { $evening }
open-no-evening = Same tiles as other tables: no
# $key (Message)
ask-evening = Play the same tiles as other tables? Type the name you agreed on, or leave it empty, then { $key }.
# What a table of an evening plays. $goal: "5 rounds in all".
# $evening (String), $goal (Message)
evening-plays = Evening { $evening }, { $goal }: all its tables get the same tiles.
# Told to the person who began an evening. $words: its name, a comma and six words.
# $evening (String), $words (String)
evening-words = To open another table of { $evening }, others type: { $words }.
# A table in the list.
# $table (Message), $evening (String)
lobby-evening = { $table }, evening { $evening }
# The entry for the list, at a table and at a parlour.
# $evening (String)
room-evening = Evening { $evening }
# The title of the list. $others: with how many other tables each is compared; "the other table" or "the average of the others".
# $evening (String), $others (Number)
evening-menu =
    { $others ->
        [one] Evening { $evening }, in points against the other table.
       *[other] Evening { $evening }, in points against the average of the other tables.
    }
# People in the list. $place: the place in it, from 1.
# $place (Number), $name (String), $points (Number)
evening-person-better = { $place }: { $name }, { $points } better
# $place (Number), $name (String), $points (Number)
evening-person-worse = { $place }: { $name }, { $points } worse
# $place (Number), $name (String)
evening-person-same = { $place }: { $name }, the same
# $tables (Number)
evening-waits =
    { $tables ->
        [one] Your result comes when one more table is done.
       *[other] Your result comes when { $tables } more tables are done.
    }
evening-waits-alone = Your result comes when another table has played, too.
# $minutes (Number)
evening-waits-hour =
    { $minutes ->
        [one] All tables have played. The results come in a minute, or when whoever began the evening asks for them.
       *[other] All tables have played. The results come in { $minutes } minutes, or when whoever began the evening asks for them.
    }
evening-alone = The evening is over. No other table has played it.
evening-late = The evening was over before this table was done, so it is not compared.
# A player's result when the evening is over. $others: with how many other tables it is compared.
# $points (Number), $others (Number)
evening-better =
    { $others ->
        [one] The evening is over: { $points ->
            [one] one point
           *[other] { $points } points
        } better than the other table.
       *[other] The evening is over: { $points ->
            [one] one point
           *[other] { $points } points
        } better than the average of the { $others } other tables.
    }
# $points (Number), $others (Number)
evening-worse =
    { $others ->
        [one] The evening is over: { $points ->
            [one] one point
           *[other] { $points } points
        } worse than the other table.
       *[other] The evening is over: { $points ->
            [one] one point
           *[other] { $points } points
        } worse than the average of the { $others } other tables.
    }
# $others (Number)
evening-same =
    { $others ->
        [one] The evening is over: as good as the other table.
       *[other] The evening is over: as good as the average of the { $others } other tables.
    }
# For each of the people who share a keyboard.
# $name (String), $result (Message)
evening-for = { $name }: { $result }
# $aside (String)
parlours-damaged = The file with your servers was damaged. What could be read is still there, and the old file is kept as { $aside }.
# $file (String)
parlours-unreadable = The file with your servers, { $file }, could not be read. Nothing in it is changed, and what is new is forgotten at the end.
