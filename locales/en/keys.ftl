# Keys: their names and what each does.

# Keys, as they are called on the keyboards of your country.
# first
key-space = Space
# first
key-enter = Enter
# first
key-escape = Escape
# first
key-left = Left arrow
# first
key-right = Right arrow
# first
key-up = Up arrow
# first
key-down = Down arrow
# first
key-home = Home
# first
key-end = End
# first
key-page-up = Page Up
# first
key-page-down = Page Down
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-tab = Tab
key-shift-tab = Shift Tab
# first
key-question-mark = Question mark
key-comma = Comma
key-apostrophe = Apostrophe
key-less = Less-than sign
key-greater = Greater-than sign
# A letter key: nothing to translate.
# $letter (String)
# first
key-letter = { $letter }
# $number (Number)
# first
key-function = F{ NUMBER($number, useGrouping: "false") }
# $key (Message)
# first
key-ctrl = Control { $key }

# One row of the key table: "Space: draw a tile".
# $keys (List), $does (Message)
# first
key-line = { $keys }: { $does }.
# The keys of all digits in one row.
# $first (Message), $last (Message)
# first
digit-keys = { $first } to { $last }: the next tile in your hand with that number.
# The same keys, and the one to confirm, while the player is asked what the ends count.
# $first (Message), $last (Message)
count-digits = { $first } to { $last }: the count, digit by digit.
# $key (Message)
count-confirm = { $key }: say the count; without one, say nothing.
# $one (Message), $other (Message)
digit-pairs = { $one } { $other }, quickly: a tile with a 10, and so on.

# What each key does, behind its name: "Space: draw a tile."
does-draw = draw a tile
does-ends = the ends of the serpent
does-serpent = the whole serpent
does-right = lay on the right, or answer right
does-left = lay on the left, or answer left
does-scores = the scores
does-match = about the match: game, round, limit, boneyard, tiles in each hand
does-turn = whose turn it is
does-previous = the previous tile or item
does-next = the next tile or item
does-first = the first tile or item
does-last = the last tile or item
does-next-playable = the next tile that can be laid
# The words of a choice can be anywhere in a sentence: "with an 8".
# $digit (Number)
does-digit = the next tile in your hand with { $digit ->
    [0] a blank
    [8] an 8
   *[other] a { $digit }
}
does-confirm = lay the selected tile, or say yes
does-take-keyboard = take the keyboard, when you are called
does-hand = your whole hand; after a round, what everybody had left
does-pass = pass, when passing is a choice
does-exchange = swap your hand, ask for a redeal, or announce your last tile, where the game offers it
does-count = how many tiles of each number are in sight, your hand included
# first
does-repeat = repeat the last words
# first
does-review-back = back through what was said
# first
does-review-forward = forward through what was said
# first
does-review-first = the beginning of what was said
# first
does-review-last = the end of what was said
# first
does-review-filter = choose what to go through: all, moves, scores, your own
# first
does-review-save = save what was said to a file
does-escape = stop talking; twice: the menu
does-help = the keys that work here and now
# first
does-settings = settings
# first
does-detail = brief, normal or full sentences
# first
does-speech = speech on or off
# first
does-slower = speak more slowly
# first
does-faster = speak faster
# first
does-quieter = speak more quietly
# first
does-louder = speak louder
# first
does-language = the next language
does-hint = a hint; its tile is selected
does-leave = leave; the match is saved
does-talk = say something to those at the table, with friends elsewhere
does-last-said = hear again what somebody said last to the table, with friends elsewhere
does-phrases = what you can say to the microphone
# The same keys in the game of cards.
does-take-card = take a card
does-stand = stand, for good
does-own-cards = your cards
does-card-points = everybody's points in this round, and the pot
does-all-cards = everybody's cards
does-cards-left = how many cards are left
does-card-match = about the match
does-card-hint = a hint

# What is wrong with the keys a person chose. { $action } is a word of the settings file, such as draw.
# $action (String)
keymap-unknown-action = In the key settings, there is no action named { $action }.
# $key (String), $action (String)
keymap-unknown-key = In the key settings, there is no key named { $key }. { $action } keeps its default keys.
# $action (String)
keymap-no-key = In the key settings, { $action } is left without a key. It keeps its default keys.
# $key (Message), $action (String), $other (String)
keymap-clash = In the key settings, { $key } is given to { $action }, but it belongs to { $other }. { $action } keeps its default keys.
