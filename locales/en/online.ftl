# Tables that friends enter from elsewhere.
menu-online = Play with others
online-menu = Play with others.
online-host = Host a table on this machine
online-join = Join by address
online-found = Join { $name }, at { $address }
# The table you were at last.
online-last = Back to { $table }, at { $address }
parlour-found = Found on this network: { $name }.
ask-address = Where is the table? Type the address, then { $key }.
ask-secret = This table has a secret word. Type it, then { $key }.
ask-talk = What do you want to say? Type it, then { $key }.
typing-help = Arrows say what you typed. { $back } goes back without it.
no-address = That is not an address: { $text }. An address looks like 192.168.1.5, or like domino.example.
calling = Connecting to { $address }.
parlour-welcome = Welcome to { $parlour }.
unreachable = Nobody answers at { $address }.
certificate-unknown = { $address } is not a known server. Check this fingerprint with its owner: { $fingerprint }.
certificate-changed = { $address } shows another certificate than the one you trust. Check this fingerprint with its owner: { $fingerprint }.
certificate-no = Do not go there
certificate-trust = Trust it from now on
certificate-untrusted = { $address } is not a known server. Go there once with serpente join { $address }: it asks whether you trust it.
line-broken = Connection lost. Trying again.
line-mended = The connection is back.
line-confused = Something got lost on the way. Rejoining the table.
table-pauses = The table pauses for a moment.
table-goes-on = It goes on.

## The tables

lobby-menu = Tables at { $parlour }.
tables-none = There are no tables at { $parlour } yet.
lobby-open = Open a table
lobby-table =
    { $free ->
        [one] { $table }: { game-name }, hosted by { $master }, one free chair
       *[other] { $table }: { game-name }, hosted by { $master }, { $free } free chairs
    }
lobby-playing = { $table }: { game-name }, hosted by { $master }, a match is on
lobby-asleep = { $table }: { game-name }, nobody there now
open-menu = A table of your own. Left and right change a setting.
menu-open = Open: { game-name }, { $who }, { $goal }

## At a table, before a match

room-menu = Table { $table }, { game-name }.
room-begin = Begin the match
room-fill = Give the free chairs to computer players
room-talk = Say something
room-leave = Leave the table
room-chair = Chair { $number }: { $name }
room-chair-own = Chair { $number }: { $name }, that is you
room-chair-computer = Chair { $number }: { $name }, a computer player
room-chair-away = Chair { $number }: { $name }, away
room-chair-free = Chair { $number }: free
room-chair-silenced = Chair { $number }: { $name }, muted
menu-at-table = Who sits here
people-menu = Who sits here.
chair-menu = { $name }.
chair-unhear = Mute { $name } for me
chair-hear = Unmute { $name } for me
chair-silence = Mute { $name } for everyone
chair-unsilence = Unmute { $name } for everyone
chair-remove = Have { $name } leave the table
hears-no-more = { $name } is muted for you.
hears-again = { $name } is no longer muted for you.
silenced = { $name } is muted.
speaks-again = { $name } is no longer muted.
room-watchers-away = Send away those who watch
sat-down = { $name } sits down.
got-up = { $name } leaves.
went-away = { $name } is away.
came-back = { $name } is back.
stands-in = The computer plays for { $name }.
leads-now = { $name } is the host now.
you-lead-now = You are the host now: you begin the match.
waits-for-master = Waiting for { $name } to begin the match.

## While a match is played

said = { $name } says: { $text }
said-watching = { $name }, watching, says: { $text }
you-said = You say: { $text }
sent-waiting = Sent. No answer yet.
waits-for-others = Waiting for the others.
hosting = Table { $table }. Friends type: serpente join { $address }
hosting-failed = No table can be hosted on this machine now.
leave-elsewhere = Leave the table? The computer plays on for you until you come back. { $yes } to leave, { $no } to stay.
talk-nowhere = There is nobody to talk to here.

## By the page of a parlour or by SSH

visit-tables = Tables here
visit-last = Back to { $table }
visit-no-voice = Here your screen reader reads the lines: there is no other voice to change.
visit-no-files = Nothing can be saved here: this is not your own machine.
