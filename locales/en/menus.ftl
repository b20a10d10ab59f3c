welcome = Serpente, domino by ear.
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
menu-help = Arrows choose, { $enter } takes, { $back } goes back.
# What the help key tells in a menu, in sentences to go through, while a recorded match is told, and while a name is typed.
menu-change-help = Left and right change the entry.
reader-help = Arrows go from sentence to sentence, { $back } goes back.
retelling-help = { $enter } goes on at once, { $back } ends it.
name-help = { $back } leaves the name as it was.
menu-new-match = New match
menu-resume = Go on with the last match
menu-tutorial = Tutorial
menu-games = Games and rules
menu-settings = Settings
menu-keys = Keys
menu-quit = Quit

## A new match

match-menu = New match. Left and right change an entry.
# { $who } is "4 players" or "2 teams of 2", { $goal } is "to 100 points".
menu-start = Start: { game-name }, { $who }, { $goal }
seating-alone = { $players } players
seating-range = { $least } to { $most } players
seating-teams = { $teams } teams of { $members }
menu-game = Game: { game-name }
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
menu-set = Tiles: double { $top }
menu-hand =
    { $tiles ->
        [one] Hand: one tile
       *[other] Hand: { $tiles } tiles
    }
menu-goal =
    { $rounds ->
        [yes] Played for: a number of rounds
       *[no] Played to: a number of points
    }
menu-limit = Limit: { $limit } points
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
menu-name = Your name: { $name }
menu-name-of = { nameless-of }: { $name }
menu-nameless = { nameless-of }: no name yet

games-menu = Games and their rules.

## The menu at a table

table-menu = Menu.
menu-back-to-table = Back to the table
menu-leave = Leave the match

## Questions

ask-name = What is your name? Type it, then { $key }.
ask-name-of = { nameless-of }, which name? Type it, then { $key }.
# What a person has typed so far, and what was taken in the end: nothing to translate.
typed = { $text }
typed-nothing = Nothing.
taken = { $text }.
# At the very first start. { $yes } and { $no } are keys.
ask-two-voices = Do you hear two voices now, a screen reader's and mine? { $yes } if you hear two, { $no } if you hear one.
ask-reader-reads = A screen reader is running. { $yes }: it reads, and I am silent. { $no }: I speak with a voice of my own.
one-voice-silent = Then I am silent from now on, and you read with your screen reader. { $key } brings me back.
one-voice-stays = Good. { $key } silences me whenever you like.
escape-once-more = { $key } once more leads to the menu.
voice-hint = { $key } silences this voice.
help-hint = { $key } tells the keys.

## Records

no-match-to-resume = There is no match to go on with.
# A record is the file of a match. { $aside } is a file, too.
record-damaged = The record was damaged from line { $line } on. The match goes on from the last whole event. The damaged file is kept as { $aside }.
record-damaged-there = The record was damaged from line { $line } on. The match goes on from the last whole event.
record-gone = The record { $file } was gone. It is written again, whole.
record-changed = Something else had changed the record. It is written again, whole; what it held is kept as { $aside }.
record-locked = Another program is playing this match.
record-elsewhere = Another program is playing the last match, so another one goes on.
record-not-written = The match cannot be saved in { $file }: { $trouble ->
    [full] the disk is full
    [read-only] the folder is read-only
    [denied] you have no right to write there
    [slow] the disk does not answer
   *[other] something is wrong with the folder
}. I keep trying.
record-written-again = The match is saved again, whole.
record-kept-elsewhere = The match is kept in { $file } instead. serpente resume { $file } goes on with it.
match-lost = The match could not be kept anywhere, and is lost.
record-not-read = { $file } cannot be read: { $trouble ->
    [missing] there is no such file
    [denied] you have no right to it
    [folder] it is a folder, and a file is wanted
   *[other] something is wrong with the file
}.
record-no-match = { $file } holds no match. A record begins with a line of type match.
record-newer = { $file } is of format { $format }, which is newer than this program. A newer serpente can read it.
record-is-over = The match in { $file } is over. serpente replay tells it again.
record-whole = { $file } is whole: { $events } events.
record-wrong = { $file } goes wrong at line { $line }.
replay-over = That was the whole record.
