# The page in a browser: the few words of its own.
web-title = Serpente: dominoes by ear
web-needs-script = The game on this page needs JavaScript, which is off in this browser.
web-who-reads = Who reads the game to you?
web-who-reads-help = Everything is told in words. If you use a screen reader, let it read. F4 changes this later.
web-reader-reads = My screen reader, or I read myself
web-browser-speaks = The voice of this browser
web-keys = Play with keys here
web-keys-help = The question mark tells the keys that work. All of it is on buttons, too.
web-send = Send
web-table = At the table
web-text = To read
web-tiles = Your tiles
web-choices = Your choices
web-asks = Ask
web-history = What was said
web-away = While you were away, among other things:

## The buttons

web-draw = Draw
web-pass = Pass
web-exchange = Swap
web-confirm = Go on
web-right = Right
web-left = Left
web-hint = Hint
web-take-keyboard = Take the keyboard
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
