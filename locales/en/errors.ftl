# What cannot be done or used, and what would do.

unknown-command = There is no command { $given }. serpente --help lists the commands.
unknown-command-meant = There is no command { $given }. Did you mean { $meant }?
unknown-option = There is no option { $given }. serpente --help lists the options.
unknown-option-meant = There is no option { $given }. Did you mean { $meant }?
option-not-here = { $option } does nothing for { $command }. serpente --help lists what each command takes.
option-without-value = { $option } needs a value after it.
option-takes-no-value = { $option } takes no value.
option-not-text = The value of { $option } is not text in UTF-8: { $given }.
option-number = { $option } takes a whole number from { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") }, not { $given }.
option-choice = { $option } takes one of these: { $choices }. Not { $given }.
option-seed = --seed takes a whole number without sign, such as 42, not { $given }.
option-teams = --teams takes the number of teams and of members, such as 2x2 or 3x2, not { $given }.
option-players-and-teams = --players { $players } and --teams { $teams } do not agree: these teams have { $seats } seats. One of the two is enough.
option-game = { $given } is not the name of a game. serpente games lists them.
option-bots = --bots takes levels joined by commas, such as easy,normal or expert:500, not { $given }.
option-rule = --rule takes a name or name=value, such as draw=until, not { $given }. serpente games lists the house rules.
option-name = A name has from one to { $most } characters.
option-language = --lang takes a language tag such as it or en-GB, not { $given }.
no-such-language = There is no language { $given }. The languages: { $languages }.
argument-not-wanted = { $command } does not know what to do with { $given }.
file-wanted = { $command } needs the name of a file.
address-wanted = { $command } needs an address, like 192.168.1.5 or domino.example.
deal-line = Line { $line } of { $file } does not belong in a file of deals.
deal-impossible = The deal { $deal } cannot be played: it needs a mover, hands, and seats and tiles that the game has.
tree-differs = The tree of { $deal } is not what its file says.
tiles-only = { $command } is for games of tiles.
no-such-game = There is no game { $given }. The games: { $games }.
no-such-seating = { game-name } cannot be played that way. It can be played by { $seatings }.
pairs-only = By these rules, { game-name } is for two pairs.
alone-only = By these rules, everybody plays { game-name } alone.
# { $rule } is a house rule with what it is set to.
rule-of-pairs = Only for two pairs: { $rule }.
rules-contradict = These do not go together: { $one }; { $other }.
seats-at-most = By these rules, { game-name } is for { $seats } players at most.
no-such-set = These players cannot use that set. They can use { $sets }.
cannot-deal = Double { $top } can deal { $seats } players from { $least } to { $most } tiles each. Choose such a number with --hand, or a larger set with --set.
cannot-deal-but = Double { $top } deals { $seats } players { $tiles } tiles each, no other number.
cannot-deal-at-all = Double { $top } is too small for { $seats } players. Choose a larger set with --set.
no-goal = A match is played to at least one point or round.
wrong-goal = { $option } has no effect in { game-name }, which ends in another way.
too-many-rounds = With this set, a match has { $most } rounds at most.
no-tiles = { game-name } has no tiles, so { $option } has no effect there.
no-such-rule = { game-name } has no house rule { $given }. It has { $rules }.
no-rules = { game-name } has no house rules.
no-such-preset = { game-name } has no preset { $given }. It has { $presets }.
no-presets = { game-name } has no presets.
no-such-value = The house rule { $rule } takes one of these: { $values }.
too-many-people = There are only { $seats } seats.
name-of-two = Two people cannot both be called { $name }. Give one of them another name.
no-such-level = There is no level { $given }. The levels: { $levels }.
no-such-message = There is no message and no locale file { $given }. Near it are { $nearest }.
# What serpente say tells: a message's name, and how it sounds with sample names and numbers.
proof-line = { $name }: { $text }
proof-text = { $text }
# The same where a language has no text of its own yet.
proof-english = { $name }, in English: { $text }
file-not-written = { $file } cannot be written: { $trouble ->
    [full] the disk is full
    [read-only] the folder is read-only
    [denied] you have no right to write there
    [missing] there is no such folder
    [folder] it is a folder, and a file is wanted
   *[other] something is wrong with it
}.
locales-wrong =
    { $count ->
        [one] One thing is wrong with the locale files.
       *[other] { $count } things are wrong with the locale files.
    }
locales-checked = What is wrong in { $folder }:
locales-english = { $file }: { $count } texts are still in English, the first in line { $line }.
locales-progress =
    { $left ->
        [one] { $percent } percent is translated. What is left is one text, { $words } words.
       *[other] { $percent } percent is translated. { $left } texts with { $words } words are left, about { $hours ->
            [one] an hour
           *[other] { $hours } hours
        } at 300 words an hour.
    }
locales-mend = { $percent } percent is translated. What is told above is left to mend.
locales-next = Translate { $id } next.
locales-next-first =
    { $left ->
        [one] One text is left of those that one evening needs: { $id }.
       *[other] { $left } texts are left of those that one evening needs, with the comment # first above them. Translate { $id } next.
    }
locales-first = { $count } texts have the comment # first above them: translate these first, and a whole evening is told in your language.
locales-same = Text that is meant to equal English has the comment # same above it; a single form has # same and its name. Text that is right for every number has # one form.
locales-right = Nothing is wrong with the locale files in { $folder }.
locales-begun = The files to translate are in { $folder } now. serpente locales --check { $folder } tells what is left to do.
