welcome = Serpente: dominoes by ear.
goodbye = Goodbye.
# A person who gave no name.
nameless = Player
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

main-menu = Main menu.
# { $enter } and { $back } are keys.
menu-help = Arrows move, { $enter } selects, { $back } goes back.
# What the help key tells in a menu, in sentences to go through, while a recorded match is told, and while a name is typed.
menu-change-help = Left and right change the setting.
reader-help = Arrows move from sentence to sentence, { $back } goes back.
# Behind the last sentence.
reader-end = End.
# The first line of the help: how many keys and hints follow.
help-begins = { $lines } lines. Arrows move through them, { $back } goes back.
help-rules = { $help } once more: the rules of this game.
# A text that is told as it is: nothing to translate.
verbatim = { $text }
retelling-help = { $enter } skips the pause, { $back } stops the replay.
name-help = Arrows say what you typed. { $back } leaves the name as it was, { $delete } removes it.
menu-new-match = New match
menu-resume = Continue the last match
menu-tutorial = Tutorial
menu-games = Games and rules
menu-settings = Settings
menu-keys = Keys
menu-quit = Quit
# A letter goes to the next entry that begins with it.
menu-no-such = Nothing begins with { $letter }.
quit-question = Leave serpente? { $yes } to leave, { $no } to stay.
answer-yes = Yes
answer-no = No

## A new match
# An entry that can be changed has a colon: when it is changed, only what is behind the colon is told again.

match-menu = New match. Left and right change a setting.
# { $who } is "4 players" or "2 teams of 2", { $goal } is "to 100 points".
menu-start = Start: { game-name }, { $who }, { $goal }
# Behind the start or the limit, where a side may reach the limit in its first round.
menu-short = { $entry }; one round may be enough
seating-alone = { $players } players
seating-range = { $least } to { $most } players
seating-teams = { $teams } teams of { $members }
menu-game = Game: { game-name }
# House rules under one name: "As played: Dominican".
menu-preset = House rules: { preset-name }
menu-preset-own = House rules: custom
menu-seating = Who plays: { $who }
menu-people =
    { $people ->
        [0] At this keyboard: nobody
        [one] At this keyboard: one person
       *[other] At this keyboard: { $people } people
    }
menu-level = Computer players: { level-name }. { level-manner }
    .brief = Computer players: { level-name }
# The set of tiles up to this double.
menu-set = Tile set: double { $top }
menu-hand =
    { $tiles ->
        [one] Hand: one tile
       *[other] Hand: { $tiles } tiles
    }
menu-goal =
    { $rounds ->
        [yes] Match length: a number of rounds
       *[no] Match length: a number of points
    }
menu-limit =
    { $limit ->
        [one] Limit: one point
       *[other] Limit: { $limit } points
    }
menu-wins =
    { $limit ->
        [one] Limit: one round won
       *[other] Limit: { $limit } rounds won
    }
menu-marks =
    { $limit ->
        [one] Limit: one mark
       *[other] Limit: { $limit } marks
    }
menu-rounds = Rounds: { $rounds }
# { rule-name } is the name of a house rule, from games.ftl.
menu-switch =
    { $on ->
        [yes] { rule-name }: on
       *[no] { rule-name }: off
    }
menu-choice = { rule-name }: { rule-value }
menu-number =
    { $number ->
        [0] { rule-name }: none
       *[other] { rule-name }: { $number }
    }
# A house rule that is a number of points.
menu-points =
    { $points ->
        [0] { rule-name }: nothing
        [one] { rule-name }: one point
       *[other] { rule-name }: { $points } points
    }
menu-name = Your name: { $name }
menu-name-of = { nameless-of }: { $name }
menu-nameless = { nameless-of }: no name yet

games-menu = Games and their rules.
pick-menu = Which game?

## The menu at a table

table-menu = Menu.
menu-back-to-table = Back to the table
menu-leave = Leave the match
# When a match is over: whether it was dealt fairly. A seal is a mark on each deal, made before anybody saw a tile.
menu-check = Check this match
check-fair =
    { $deals ->
        [one] Fair: the deal matches its seal.
       *[other] Fair: all { $deals } deals match their seals.
    }
check-no-seals = Everything follows from the deals. They were not sealed: only tables with friends elsewhere do that.
check-not-sealed = Not fair: round { $round } was dealt without a seal.
check-not-shown = Not fair: the deal of round { $round } was never shown.
check-other-seal = Not fair: round { $round } does not match its seal.
check-other-deal = Not fair: round { $round } was not played from the deal that was sealed.

## Questions

ask-name = What is your name? Type it, then { $key }.
ask-name-of = { nameless-of }, what is your name? Type it, then { $key }.
# A letter that was typed and taken back.
letter-gone = { $letter }, deleted
typed-nothing = Nothing.
typed-end = End of the line.
# At the very first start. { $one } and { $two } are keys.
ask-two-voices = Do you hear two voices now, a screen reader's and mine? { $one } if you hear one, { $two } if you hear two.
ask-reader-reads = A screen reader is running. { $yes }: it reads, and I keep quiet. { $no }: I speak with a voice of my own.
# The speed of a screen reader is measured by how long it takes to read this sentence: some 25 words.
ask-reader-speed = Press { $enter } when this has been read, { $escape } to skip: then the game knows how fast your screen reader speaks, and others wait for you.
reader-speed-unknown = That was too quick to measure. Nothing has changed.
menu-reader-speed = Measure the speed of the screen reader
one-voice-silent = Then I'll keep quiet from now on and leave the reading to your screen reader. { $key } brings me back.
one-voice-stays = Good. { $key } silences me whenever you like.
# Said at a start whose voice was switched off before: somebody may wait for it in vain.
voice-is-off = My voice is off. { $key } brings it back.
escape-once-more = { $key } again for the menu.
voice-hint = { $key } silences this voice.
help-hint = { $key } lists the keys.

## Records

no-match-to-resume = There is no match to continue.
# A record is the file of a match. { $aside } is a file, too.
record-damaged = The record was damaged from line { $line } on. The match continues from the last complete event. The damaged file is kept as { $aside }.
record-damaged-there = The record was damaged from line { $line } on. The match continues from the last complete event.
record-gone = The record { $file } was missing. It has been written again in full.
record-changed = Another program changed the record. It has been written again in full; the changed version is kept as { $aside }.
record-locked = Another program is playing this match.
record-elsewhere = The last match is open in another program, so an earlier one continues instead.
record-not-written = The match cannot be saved in { $file }: { $trouble ->
    [full] the disk is full
    [read-only] the folder is read-only
    [denied] you have no right to write there
    [slow] the disk does not answer
   *[other] something is wrong with the folder
}. I'll keep trying.
record-written-again = Saving works again: the whole match is saved.
record-kept-elsewhere = The match is kept in { $file } instead. serpente resume { $file } continues it.
match-lost = The match could not be kept anywhere, and is lost.
record-not-read = { $file } cannot be read: { $trouble ->
    [missing] there is no such file
    [denied] you have no right to it
    [folder] it is a folder, and a file is wanted
   *[other] something is wrong with the file
}.
record-no-match = { $file } holds no match. A record begins with a line of type match.
record-newer = { $file } uses format { $format }, which is newer than this program. A newer serpente can read it.
record-is-over = The match in { $file } is over. serpente replay plays it back.
record-whole =
    { $file } is complete: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, events: { $events }.{ $unfinished ->
        [0] {""}
       *[other] {" "}Unfinished: { $unfinished }.
    }
record-wrong = { $file } goes wrong at line { $line }, in match { $number }.
replay-match = Match { $number } of { $count }.
replay-over = That was the whole record.
