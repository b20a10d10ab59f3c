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
option-game = { $given } cannot be a game. serpente games lists them.
option-bots = --bots takes levels joined by commas, such as easy,normal or expert:500, not { $given }.
option-rule = --rule takes a name or name=value, such as draw=until, not { $given }. serpente games lists the house rules.
option-name = A name has from one to { $most } characters.
option-language = --lang takes a language tag such as it or en-GB, not { $given }.
argument-not-wanted = { $command } does not know what to do with { $given }.
file-wanted = { $command } needs the name of a file.
