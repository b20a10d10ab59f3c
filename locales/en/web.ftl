# The page in a browser: the few words of its own.
web-title = Serpente: dominoes by ear
web-needs-script = The game on this page needs JavaScript, which is off in this browser.
web-who-reads-help = Everything is text. If you use a screen reader, let it read.
web-keys = Play with keys here
web-keys-help = The question mark lists the keys. Everything is on buttons, too.
web-send = Send
web-table = At the table
web-text = To read
web-tiles = Your tiles
web-choices = Your choices
web-asks = Ask
web-players = Players
web-history = What was said
web-away = While you were away, among other things:

## The buttons

web-draw = Draw
web-pass = Pass
web-exchange = Swap
web-announce = Last tile
web-confirm = Go on
web-right = Right
web-left = Left
web-hint = Hint
web-take-keyboard = Show my tiles
web-leave = Leave
web-turn = Whose turn
web-ends = Ends
web-serpent = Serpent
web-scores = Scores
web-hand = My hand
web-count = Numbers
web-match = Match
web-talk = Talk
web-repeat = Repeat
web-help = Help
web-settings = Settings
web-escape = Back
web-previous = Previous
web-next = Next
web-choose = Choose

## The same buttons in the game of cards, and in the game of tricks

web-cards-draw = Take a card
web-cards-pass = Stand
web-cards-ends = Points
web-cards-serpent = All cards
web-cards-hand = My cards
web-cards-count = Cards left
web-tricks-ends = Bids
web-tricks-serpent = Last trick

## The picture of the table

web-menu = Menu
web-chat = Chat
web-unread = unread:
web-skip = To your tiles
web-picture = Picture of the table; the words say the same
web-open = open to all
web-led = led
web-playing = to play
web-yours = Your turn
# $name (String), $tiles (Number), $points (Signed)
web-player =
    { $name }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
# $name (String), $points (Signed)
web-card-player =
    { $name }, { $points ->
        [one] one point
       *[other] { $points } points
    }
# $round (Number)
web-round = Round { $round }
# $left (Number)
web-stock = { $left } to draw
# The end of a round, as a table: its points, the totals, and the tiles that each player was left with.
web-this-round = This round
web-total = Total
web-in-hand = In hand
web-next-round = Next round
web-play-again = Play again
# $half (Pip)
web-double = { $half } { $half }, double

## The first page, and the line to the server

web-games = Games
web-play-now = Play now
web-play-now-help = Salotto, against three computer players
web-with-friends = With friends
web-with-friends-help = A table, and a link to it
web-learn = Learn
web-learn-help = A few minutes, step by step
web-tables-here = Tables
web-your-name = Your name
web-aloud = Read the game aloud
web-sit-down = Sit down
web-solve = Solve the problem
web-tables-open = Tables open now
web-watch = Watch
web-free-chairs = Free chairs:
web-description = Dominoes with friends or the computer, by eye and by ear. Nothing to install, no account.
web-language-label = Language
web-invite = Invite
web-invite-help = Whoever opens this link sits down at the table.
web-share = Share
web-copy = Copy
web-copied = Copied
web-close = Close
web-guest = Guest
web-trying = The server cannot be reached. Trying again.
web-dropped = Not done: the server could not be reached.
web-notify = Tell me when it is my turn
web-notify-refused = Your browser does not allow notifications.
web-letters = Letters and digits play
# $name (Message)
web-button = “{ $name }”
web-tap = Tap
web-continue = Continue
web-elsewhere = You went on in another tab.

## Speaking

# A button, and the key \: the player speaks a command.
web-speak = Speak
# A button: what can be said to the microphone now is told.
web-phrases = What can I say?
# Told before the first time.
web-speak-about = Your browser may send what you say to its maker. Press again to speak.
web-speak-no-microphone = The microphone cannot be used.
web-speak-failed = Your browser could not recognise speech.
web-speak-no-language = Your browser does not recognise this language.
web-speak-by-itself = The microphone opens by itself
# What the player says to end that: alternatives in small letters, separated by |.
web-speak-stop = stop listening | do not listen
web-speak-stopped = Now the microphone only opens with the button.
