# Learning the sounds, and the sounds themselves.

# What a sound tells, by the name of its file.
# $cue (CueName)
cue-told =
    { $cue ->
        [laid-left] A tile on the left
        [laid-right] A tile on the right
        [laid] A tile elsewhere
        [double-left] A double on the left
        [double-right] A double on the right
        [double] A double elsewhere
        [laid-last] The last tile of a hand
        [drawn] A tile is drawn
        [shuffled] The tiles are shuffled
        [blocked] The round is blocked
        [trick-taken] A trick is taken
        [card-taken] A card is taken
        [passed] A pass: the knock on the table
        [one-left] Somebody has one tile left
        [bid] A bid, or trumps
        [staked] A stake is paid
        [train-open] A train is open
        [train-closed] A train is closed
        [joined] Somebody comes
        [gone] Somebody goes
        [message] Somebody writes
        [points] A few points for you, or right
        [points-many] Many points for you
        [theirs] A few points for others, or wrong
        [theirs-many] Many points for others
        [eliminated] A side is out
        [round-won] The round is won
        [round-lost] The round is lost
        [match-won] The match is won
        [match-lost] The match is lost
        [your-turn] Your turn
        [question] A question
        [time] Your time is nearly over
        [refused] A key that does nothing now
        [mic-open] The microphone is open
        [mic-closed] The microphone is closed
        [line-lost] The connection is lost
        [line-back] The connection is back
       *[menu] An entry of a menu
        [edge] The end of a list
        [enter] An entry is taken
        [fits] The tile can be laid
    }
# A group of sounds.
# $family (FamilyName)
cue-family =
    { $family ->
       *[tiles] Tiles and cards
        [players] Players
        [points] Points and results
        [you] For you
        [table] The connection
        [menus] Menus and your hand
    }
# An entry of the main menu and of the settings.
menu-sounds = Learn the sounds
# The title of that menu.
# $touch (bool)
sounds-menu =
    { $touch ->
        [yes] Learn the sounds.
       *[no] Learn the sounds, by groups.
    }
# How a group of sounds works: told in its help, and when it opens.
# $enter (Message), $space (Message)
sounds-help = { $enter } plays a sound again. Left and right: from another seat. { $space }: off or on.
# A sound that the player has switched off.
# $sound (Message)
sound-is-off = { $sound }: off
# A button of the page, for those who have no keys: it switches this sound off, or on again.
# $sound (Message)
sound-switch = { $sound }: off or on
# From which seat a sound is played.
sound-from-you = From your place.
# $after: 1 is the player after the listener. $others: how many other players the table has.
# $after (Number), $others (Number)
sound-from-seat = Player { $after } of { $others } after you.
# An entry: ten sounds to recognise.
sounds-guess = Guess
# The title of a question.
# $number (Number)
guess-title = Sound { $number } of 10.
# $sound (Message)
guess-wrong = No: { $sound }.
# The result after ten sounds.
# $right (Number)
guess-over = { $right } of 10.
sounds-over-ssh = Over SSH there are no sounds.
# No sound card was found, or it does not play.
sounds-no-card = No sound card plays now.
# The card that played has gone.
sound-card-lost = The sound card is gone. Sounds come back with it.
# Told once, to a player who had an older version.
sounds-offered = New: more sounds tell you whose move it was, doubles and points. Switch them on in the settings; "Learn the sounds" plays them.
# $count (Number), $folder (String)
# one form
sounds-written = { $count } files are in { $folder } now.
# The check of a folder of sounds found nothing.
# $folder (String)
sounds-fit = All sounds in { $folder } fit.
# $why is one of those below.
# $file (String), $why (Message)
sound-finding = { $file }: { $why }
sound-missing = it is missing; the usual sound is played.
sound-clips = it is too loud: its peaks leave no room for another sound.
# $by: decibels.
# $by (Number)
sound-too-loud = it is { $by } decibels louder than the usual sound.
# $by: decibels.
# $by (Number)
sound-too-soft = it is { $by } decibels softer than the usual sound.
# $length: milliseconds.
# $length (Number)
sound-longer-than-usual = it lasts { $length } milliseconds; words begin before it ends.
sound-stereo = it has two channels, so it cannot be heard from its place at the table; save it with one.
