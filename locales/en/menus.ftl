# first
welcome = Serpente: dominoes by ear.
# first
goodbye = Goodbye.
# A person who gave no name.
nameless = Player
# $number (Number)
nameless-of =
    { $number ->
        [1] Player one
        [2] Player two
        [3] Player three
        [4] Player four
        [5] Player five
        [6] Player six
        [7] Player seven
        [8] Player eight
        [9] Player nine
       *[other] Player ten
    }

## The main menu

# first
main-menu = Main menu.
# { $enter } and { $back } are keys.
# $enter (Message), $back (Message)
# first
menu-help = Arrows move, { $enter } selects, { $back } goes back.
# Before the first entry of a menu, when the player comes there from the last one.
menu-top = Top.
# What the help key tells in a menu, in sentences to go through, while a recorded match is told, and while a name is typed.
menu-change-help = Left and right change the setting.
# $back (Message)
reader-help = Arrows move from sentence to sentence, { $back } goes back.
# Behind the last sentence.
reader-end = End.
# The first line of the help: how many keys and hints follow.
# $lines (Number), $back (Message)
help-begins = { $lines } lines. Arrows move through them, { $back } goes back.
# $help (Message)
help-rules = { $help } once more: the rules of this game.
# A text that is told as it is: nothing to translate.
# $text (String)
verbatim = { $text }
# $enter (Message), $back (Message)
retelling-help = { $enter } skips the pause, { $back } stops the replay.
# $back (Message), $delete (Message)
name-help = Arrows say what you typed. { $back } leaves the name as it was, { $delete } removes it.
# first
menu-new-match = New match
# first
menu-resume = Continue the last match
menu-tutorial = Tutorial
menu-games = Games and rules
menu-settings = Settings
menu-keys = Keys
menu-quit = Quit
# A letter goes to the next entry that begins with it.
# $letter (Message)
menu-no-such = Nothing begins with { $letter }.
# $yes (Message), $no (Message)
quit-question = Leave serpente? { $yes } to leave, { $no } to stay.
terminal-keeps-lines = This terminal keeps its lines: whoever scrolls back can read everybody's tiles.
answer-yes = Yes
answer-no = No

## A new match
# An entry that can be changed has a colon: when it is changed, only what is behind the colon is told again.

# first
match-menu = New match. Left and right change a setting.
# { $who } is "4 players" or "2 teams of 2", { $goal } is "to 100 points".
# $game (GameName), $who (Message), $goal (Message)
# first
menu-start = Start: { game-name }, { $who }, { $goal }
# Behind the start or the limit, where a side may reach the limit in its first round.
# $entry (Message)
menu-short = { $entry }; one round may be enough
# $players (Number)
# first
seating-alone = { $players } players
# $least (Number), $most (Number)
seating-range = { $least } to { $most } players
# $teams (Number), $members (Number)
seating-teams = { $teams } teams of { $members }
# $game (GameName)
menu-game = Game: { game-name }
# House rules under one name: "As played: Dominican".
# $preset (PresetName)
menu-preset = House rules: { preset-name }
menu-preset-own = House rules: custom
# $who (Message)
menu-seating = Who plays: { $who }
# $people (Number)
menu-people =
    { $people ->
        [0] On this device: nobody
        [one] On this device: one person
       *[other] On this device: { $people } people
    }
# $level (LevelKeyword)
menu-level = Computer players: { level-name }. { level-manner }
    .brief = Computer players: { level-name }
# The set of tiles up to this double.
# $top (Number)
menu-set = Tile set: double { $top }
# $tiles (Number)
menu-hand =
    { $tiles ->
        [one] Hand: one tile
       *[other] Hand: { $tiles } tiles
    }
# $rounds (bool)
menu-goal =
    { $rounds ->
        [yes] Match length: a number of rounds
       *[no] Match length: a number of points
    }
# $limit (Number)
menu-limit =
    { $limit ->
        [one] Limit: one point
       *[other] Limit: { $limit } points
    }
# $limit (Number)
menu-wins =
    { $limit ->
        [one] Limit: one round won
       *[other] Limit: { $limit } rounds won
    }
# $limit (Number)
menu-marks =
    { $limit ->
        [one] Limit: one mark
       *[other] Limit: { $limit } marks
    }
# $rounds (Number)
menu-rounds = Rounds: { $rounds }
# { rule-name } is the name of a house rule, from games.ftl.
# $rule (Rule), $on (bool)
menu-switch =
    { $on ->
        [yes] { rule-name }: on
       *[no] { rule-name }: off
    }
# $rule (Rule), $value (RuleValue)
menu-choice = { rule-name }: { rule-value }
# $rule (Rule), $number (Number)
menu-number =
    { $number ->
        [0] { rule-name }: none
       *[other] { rule-name }: { $number }
    }
# A house rule that is a number of points.
# $rule (Rule), $points (Number)
menu-points =
    { $points ->
        [0] { rule-name }: nothing
        [one] { rule-name }: one point
       *[other] { rule-name }: { $points } points
    }
# $name (String)
menu-name = Your name: { $name }
# $number (Number), $name (String)
menu-name-of = { nameless-of }: { $name }
# $number (Number)
menu-nameless = { nameless-of }: no name yet

games-menu = Games and their rules.
pick-menu = Which game?

## The menu at a table

# first
table-menu = Menu.
# first
menu-back-to-table = Back to the table
menu-rules = Rules
menu-leave = Leave the match
# When a match is over: whether it was dealt fairly. A seal is a mark on each deal, made before anybody saw a tile.
menu-check = Check this match
# $deals (Number)
check-fair =
    { $deals ->
        [one] Fair: the deal matches its seal.
       *[other] Fair: all { $deals } deals match their seals.
    }
# $deals (Number)
check-together =
    { $deals ->
        [one] Fair: the deal followed from random numbers of the server and the players. Whoever runs the server could see the tiles, and whoever runs the server and plays could have chosen them.
       *[other] Fair: all { $deals } deals followed from random numbers of the server and the players. Whoever runs the server could see the tiles, and whoever runs the server and plays could have chosen them.
    }
# The numbers were fixed beforehand by their hashes.
# $deals (Number)
check-promised =
    { $deals ->
        [one] Fair: the deal followed from random numbers that the server and the players had fixed before anybody knew the others'. Nobody chose the tiles, but the person who runs the server could see them.
       *[other] Fair: all { $deals } deals followed from random numbers that the server and the players had fixed before anybody knew the others'. Nobody chose the tiles, but the person who runs the server could see them.
    }
# $deals (Number)
check-kept-back =
    { $deals ->
        [one] In one of these deals, somebody kept their number back. They could choose between two deals.
       *[other] In { $deals } of these deals, somebody kept their number back. They could choose between two deals each time.
    }
# $round (Number)
check-not-as-promised = Not fair: in round { $round } a random number is not the one that was fixed beforehand.
# The deals of an evening, which several tables share.
# $deals (Number)
check-evening =
    { $deals ->
        [one] Fair: the deal was fixed before the match. The server alone chose it, so the person who runs it could choose and see the tiles.
       *[other] Fair: all { $deals } deals were fixed before the match. The server alone chose them, so the person who runs it could choose and see the tiles.
    }
check-evening-open = Not yet: the deals can be checked when the evening is over.
# $round (Number)
check-repeated = Not fair: in round { $round } the same random number came twice.
# $round (Number)
check-left-out = Not fair, unless your connection was slow: in round { $round } the random number of your program was left out.
check-no-seals = Every move follows from the deals. They were not sealed: only matches with friends elsewhere are.
# $round (Number)
check-not-sealed = Not fair: round { $round } was dealt without a seal.
# $round (Number)
check-not-shown = Not fair: the deal of round { $round } was never shown.
# $round (Number)
check-other-seal = Not fair: round { $round } does not match its seal.
# $round (Number)
check-other-deal = Not fair: round { $round } was not played from the deal that was sealed.

## Questions

# $key (Message)
ask-name = What is your name? Type it, then { $key }.
# $number (Number), $key (Message)
ask-name-of = { nameless-of }, what is your name? Type it, then { $key }.
# A letter that was typed and taken back.
# $letter (Message)
letter-gone = { $letter }, deleted
typed-nothing = Nothing.
typed-end = End of the line.
# At the very first start. { $one } and { $two } are keys.
# $one (Message), $two (Message)
ask-two-voices = Do you hear two voices now, a screen reader's and mine? { $one } if you hear one, { $two } if you hear two.
# $yes (Message), $no (Message)
ask-reader-reads = A screen reader is running. { $yes }: it reads, and I keep quiet. { $no }: I speak with a voice of my own.
# The speed of a screen reader is measured by how long it takes to read this sentence: some 25 words.
# $enter (Message), $escape (Message)
ask-reader-speed = Press { $enter } when this has been read, { $escape } to skip: then the game knows how fast your screen reader speaks, and others wait for you.
reader-speed-unknown = That was too quick to measure. Nothing has changed.
menu-reader-speed = Measure the speed of the screen reader
# $key (Message)
one-voice-silent = Then I'll keep quiet from now on and leave the reading to your screen reader. { $key } brings me back.
# $key (Message)
one-voice-stays = Good. { $key } silences me whenever you like.
# Said at a start whose voice was switched off before: somebody may wait for it in vain.
# $key (Message)
voice-is-off = My voice is off. { $key } brings it back.
# $key (Message)
escape-once-more = { $key } again for the menu.
# $key (Message)
voice-hint = { $key } silences this voice.
# $key (Message)
# first
help-hint = { $key } lists the keys.
# Told at the start where the terminal cannot be asked to pass on each key at once. The name of a key, such as "left", is typed as a word.
# $enter (Message)
keys-wait-for-enter = This terminal passes keys on only after { $enter }. Type a key, then { $enter }.

## Records

no-match-to-resume = There is no match to continue.
# A record is the file of a match. { $aside } is a file, too.
# $line (Number), $aside (String)
record-damaged = The record was damaged from line { $line } on. The match continues from the last complete event. The damaged file is kept as { $aside }.
# $line (Number)
record-damaged-there = The record was damaged from line { $line } on. The match continues from the last complete event.
# $file (String)
record-gone = The record { $file } was missing. It has been written again in full.
# A record held something else and is written again. $aside: where what it held is kept.
# $aside (String)
record-changed = Another program changed the record. It has been written again in full; the changed version is kept as { $aside }.
record-locked = Another program is playing this match.
record-elsewhere = The last match is open in another program, so an earlier one continues instead.
# $file (String), $trouble (Trouble)
record-not-written = The match cannot be saved in { $file }: { $trouble ->
    [full] the disk is full
    [read-only] the folder is read-only
    [denied] you have no right to write there
    [slow] the disk does not answer
   *[other] something is wrong with the folder
}. I'll keep trying.
record-written-again = Saving works again: the whole match is saved.
# $file (String)
record-kept-elsewhere = The match is kept in { $file } instead. serpente resume { $file } continues it.
match-lost = The match could not be kept anywhere, and is lost.
# $file (String), $trouble (Trouble)
record-not-read = { $file } cannot be read: { $trouble ->
    [missing] there is no such file
    [denied] you have no right to it
    [folder] it is a folder, and a file is wanted
   *[other] something is wrong with the file
}.
# $file (String)
record-no-match = { $file } holds no match. A record begins with a line of type match.
# $file (String), $format (Number)
record-newer = { $file } uses format { $format }, which is newer than this program. A newer serpente can read it.
# $file (String)
record-is-over = The match in { $file } is over. serpente replay plays it back.
# Every match of a record is right. $unfinished: how many of them are not over.
# $file (String), $matches (Number), $unfinished (Number), $events (Number)
record-whole =
    { $file } is complete: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, events: { $events }.{ $unfinished ->
        [0] {""}
       *[other] {" "}Unfinished: { $unfinished }.
    }
# Beside the one before, for matches that share their deals with other tables.
record-evening = Its deals belong to an evening. That they were fixed before, only its tables can check, when it is over.
# $file (String), $number (Number), $line (Number)
record-wrong = { $file } goes wrong at line { $line }, in match { $number }.
# $number (Number), $count (Number)
replay-match = Match { $number } of { $count }.
# first
replay-over = That was the whole record.
    .brief = End.
# How many matches of a record have sealed deals, and how many there are.
# $sealed (Number), $matches (Number)
record-sealed = Sealed deals: in { $sealed } of { $matches } matches.
record-unsealed = No deal in it is sealed. So this shows that every move follows from the deals, not that nobody chose them.
