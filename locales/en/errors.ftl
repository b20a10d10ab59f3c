# What cannot be done or used, and what would do.

# $given (String)
unknown-command = There is no command { $given }. serpente --help lists the commands.
# $given (String), $meant (String)
unknown-command-meant = There is no command { $given }. Did you mean { $meant }?
# $given (String)
unknown-option = There is no option { $given }. serpente --help lists the options.
# $given (String), $meant (String)
unknown-option-meant = There is no option { $given }. Did you mean { $meant }?
# $option (String), $command (String)
option-not-here = { $option } does nothing for { $command }. serpente --help lists what each command takes.
# $option (String)
option-without-value = { $option } needs a value after it.
# $option (String)
option-takes-no-value = { $option } takes no value.
# $option (String), $given (String)
option-not-text = The value of { $option } is not text in UTF-8: { $given }.
# $option (String), $given (String), $least (Signed), $most (Signed)
option-number = { $option } takes a whole number from { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") }, not { $given }.
# $option (String), $given (String), $choices (List)
option-choice = { $option } takes one of these: { $choices }. Not { $given }.
# $given (String)
option-seed = --seed takes a whole number without sign, such as 42, not { $given }.
# $given (String)
option-teams = --teams takes the number of teams and of members, such as 2x2 or 3x2, not { $given }.
# $players (Number), $teams (String), $seats (Number)
option-players-and-teams = --players { $players } and --teams { $teams } do not agree: these teams have { $seats } seats. One of the two is enough.
# $given (String)
option-game = { $given } is not the name of a game. serpente games lists them.
# $given (String)
option-bots = --bots takes levels joined by commas, such as easy,normal or expert:500, not { $given }.
# $given (String)
option-rule = --rule takes a name or name=value, such as draw=until, not { $given }. serpente games lists the house rules.
# $most (Number)
option-name = A name has from one to { $most } characters.
# $given (String)
option-language = --lang takes a language tag such as it or en-GB, not { $given }.
# The program has no such language. $languages: those it has.
# $given (String), $languages (List)
no-such-language = There is no language { $given }. The languages: { $languages }.
# $given (String), $command (String)
argument-not-wanted = { $command } does not know what to do with { $given }.
# $command (String)
file-wanted = { $command } needs the name of a file.
# $command (String)
address-wanted = { $command } needs an address, like 192.168.1.5 or domino.example.
# $file (String), $line (Number)
deal-line = Line { $line } of { $file } does not belong in a file of deals.
# $deal (String)
deal-impossible = The deal { $deal } cannot be played: it needs a mover, hands, and seats and tiles that the game has.
# $deal (String)
tree-differs = The tree of { $deal } is not what its file says.
# $command (String)
tiles-only = { $command } is for games of tiles.
# There is no such game. $games: those there are.
# $given (String), $games (List)
no-such-game = There is no game { $given }. The games: { $games }.
# So many cannot sit at this game. $seatings: those that can.
# $game (GameName), $seatings (List)
no-such-seating = { game-name } cannot be played that way. It can be played by { $seatings }.
# $game (GameName)
pairs-only = By these rules, { game-name } is for two pairs.
# $game (GameName)
alone-only = By these rules, everybody plays { game-name } alone.
# { $rule } is a house rule with what it is set to.
# $rule (Message)
rule-of-pairs = Only for two pairs: { $rule }.
# Two house rules contradict each other. $one and $other: their names.
# $one (Message), $other (Message)
not-together = Not together: { $one }; { $other }.
# $game (GameName), $seats (Number)
seats-at-most = By these rules, { game-name } is for { $seats } players at most.
# { $rule } is a house rule.
# $rule (Message)
rule-of-singles = Only when each plays alone: { $rule }.
# $rule (Message), $seats (Number)
rule-of-seats = Only for { $seats } players: { $rule }.
# The first rule changes nothing without the second.
# $rule (Message), $needed (Message)
only-with = { $rule }: that needs another rule, { $needed }.
# $rule (Message), $top (Number)
not-with-set = Not with the double { $top } set: { $rule }.
# All points are multiples of $multiple, so no other limit can be reached exactly.
# $rule (Message), $multiple (Number)
limit-not-met = { $rule }: for that, the limit must be a multiple of { $multiple }.
# These players cannot use this set. $sets: those they can use.
# $sets (List)
no-such-set = These players cannot use that set. They can use { $sets }.
# $top (Number), $seats (Number), $least (Number), $most (Number)
cannot-deal = Double { $top } can deal { $seats } players from { $least } to { $most } tiles each. Choose such a number with --hand, or a larger set with --set.
# $top (Number), $seats (Number), $tiles (Number)
cannot-deal-but = Double { $top } deals { $seats } players { $tiles } tiles each, no other number.
# $top (Number), $seats (Number)
cannot-deal-at-all = Double { $top } is too small for { $seats } players. Choose a larger set with --set.
no-goal = A match is played to at least one point or round.
# $option (String), $game (GameName)
wrong-goal = { $option } has no effect in { game-name }, which ends in another way.
# $most (Number)
too-many-rounds = With this set, a match has { $most } rounds at most.
# $option (String), $game (GameName)
no-tiles = { game-name } has no tiles, so { $option } has no effect there.
# There is no such house rule. $rules: those there are.
# $given (String), $game (GameName), $rules (List)
no-such-rule = { game-name } has no house rule { $given }. It has { $rules }.
# $game (GameName)
no-rules = { game-name } has no house rules.
# $given (String), $game (GameName), $presets (List)
no-such-preset = { game-name } has no preset { $given }. It has { $presets }.
# $game (GameName)
no-presets = { game-name } has no presets.
# A house rule cannot be set so. $values: what it can be.
# $rule (String), $values (List)
no-such-value = The house rule { $rule } takes one of these: { $values }.
# $seats (Number)
too-many-people = There are only { $seats } seats.
# $name (String)
name-of-two = Two people cannot both be called { $name }. Give one of them another name.
# There is no such level. $levels: those there are.
# $given (String), $levels (List)
no-such-level = There is no level { $given }. The levels: { $levels }.
# There is no such message. $nearest: the names that are most like it.
# $given (String), $nearest (List)
no-such-message = There is no message and no locale file { $given }. Near it are { $nearest }.
# What serpente say tells: a message's name, and how it sounds with sample names and numbers.
# $name (String), $text (String)
proof-line = { $name }: { $text }
# $text (String)
proof-text = { $text }
# The same where a language has no text of its own yet.
# $name (String), $text (String)
proof-english = { $name }, in English: { $text }
# $file (String), $trouble (Trouble)
file-not-written = { $file } cannot be written: { $trouble ->
    [full] the disk is full
    [read-only] the folder is read-only
    [denied] you have no right to write there
    [missing] there is no such folder
    [folder] it is a folder, and a file is wanted
   *[other] something is wrong with it
}.
# $count (Number)
locales-wrong =
    { $count ->
        [one] One thing is wrong with the locale files.
       *[other] { $count } things are wrong with the locale files.
    }
# $folder (String)
locales-checked = What is wrong in { $folder }:
# $file (String), $count (Number), $line (Number)
locales-english = { $file }: { $count } texts are still in English, the first in line { $line }.
# How far a translation has come. $percent: 0 to 100; $hours: at 300 words an hour.
# $percent (Number), $left (Number), $words (Number), $hours (Number)
locales-progress =
    { $left ->
        [one] { $percent } percent is translated. What is left is one text, { $words } words.
       *[other] { $percent } percent is translated. { $left } texts with { $words } words are left, about { $hours ->
            [one] an hour
           *[other] { $hours } hours
        } at 300 words an hour.
    }
# $percent (Number)
locales-mend = { $percent } percent is translated. What follows is left to mend.
# $id (String)
locales-next = Translate { $id } next.
# $left (Number), $id (String)
locales-next-first =
    { $left ->
        [one] One text is left of those that one evening needs: { $id }.
       *[other] { $left } texts are left of those that one evening needs, with the comment # first above them. Translate { $id } next.
    }
# $count (Number)
locales-first = { $count } texts have the comment # first above them: translate these first, and a whole evening is told in your language.
locales-same = Text that is meant to equal English has the comment # same above it; a single form has # same and its name. Text that is right for every number has # one form.
# $folder (String)
locales-right = Nothing is wrong with the locale files in { $folder }.
# $folder (String)
locales-begun = The files to translate are in { $folder } now. serpente locales --check { $folder } tells what is left to do.
