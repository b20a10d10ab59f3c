# Phrases that a player can say instead of pressing a key. The program only listens for them and never says them.
# Alternatives are separated by |: whatever people say at the table, in small letters and without punctuation. Use two words or
# more where a short word is easily taken for another. No phrase may mean two things.

# The numbers from 0 to 60, separated by semicolons.
listen-numbers = zero | blank; one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; thirteen; fourteen; fifteen; sixteen; seventeen; eighteen; nineteen; twenty; twenty one; twenty two; twenty three; twenty four; twenty five; twenty six; twenty seven; twenty eight; twenty nine; thirty; thirty one; thirty two; thirty three; thirty four; thirty five; thirty six; thirty seven; thirty eight; thirty nine; forty; forty one; forty two; forty three; forty four; forty five; forty six; forty seven; forty eight; forty nine; fifty; fifty one; fifty two; fifty three; fifty four; fifty five; fifty six; fifty seven; fifty eight; fifty nine; sixty
# A tile by its two numbers, in either order.
# $one (String), $other (String)
listen-tile = { $one } { $other }
# $number (String)
listen-double = double { $number }
# A tile and where to lay it.
# $tile (String), $place (String)
listen-lay = { $tile } { $place }
listen-left = left | on the left
listen-right = right | on the right
# One of several places.
# $number (String)
listen-place = place { $number } | at place { $number }
# Where the game says "your arm" or "your train".
listen-mine = my arm | my train | on my arm | on my train | mine
# $number (String)
listen-bid = bid { $number } | I bid { $number }
# What the ends count, where a player must say it.
# $number (String)
listen-say-count = { $number } | I count { $number }
# An entry of a menu by its number.
# $number (String)
listen-entry = number { $number } | entry { $number }
listen-yes = yes | yes please
listen-no = no | no thank you

## The actions of keys

listen-draw = draw a tile | take a tile
listen-pass = I have to pass | pass my turn | I pass
# Exchange the hand, or ask for a new deal.
listen-exchange = swap my hand | swap my tiles | exchange my hand | exchange my tiles
# Announce that the turn leaves one tile.
listen-last-tile = last tile | my last tile
# Skip a pause, or begin the next round.
listen-go-on = go on | next round please
listen-ends = both ends | what are the ends
listen-serpent = the whole serpent | read the serpent
listen-scores = the scores | what are the scores
listen-match = about the match | about this match
listen-turn = whose turn is it | whose turn
listen-hand = my hand | read my hand
# Go to the next tile that can be laid.
listen-next-playable = which tile fits | next tile that fits
# How many tiles of each number can be seen.
listen-count = count the tiles | count the numbers
listen-repeat = repeat that | say that again
listen-hint = give me a hint | I need a hint
listen-help = which keys work | help me please
# What the player can say now is told.
listen-phrases = what can I say | what can be said
listen-slower = speak more slowly | talk more slowly
listen-faster = speak faster | talk faster
listen-quieter = turn it down | speak more quietly
listen-louder = turn it up | speak louder
listen-leave = leave the match | leave the table
listen-stop = stop talking | please be quiet
# Said so that the microphone opens with its key only.
listen-stop-listening = stop listening | do not listen

## Sentences of the program

# The recogniser has no model of the language in use.
listen-no-language = This only works in English.
# $file (String)
listen-no-recording = { $file } is not a WAV recording.
# The command in a recording. The game would ask before carrying it out.
# $file (String), $heard (String)
listen-asked = { $file }: { $heard }. The game would ask you first.
# $file (String)
listen-not-understood = { $file }: I did not get that.
# The moment that the command `hear` imagines, so that people know which phrases to say.
# $tiles (List)
listen-hand-held = Imagine you hold { $tiles }, and it is your turn.
listen-menu-open = Imagine you are in the main menu.
# $tile (Tile)
listen-side-asked = Imagine you are asked on which side to lay { $tile }.
# $phrases (List)
listen-can-say = You can say: { $phrases }.
# Asked about a command that was spoken, before it is carried out; "6 4, right?".
# $command (String)
listen-ask = { $command }?
# A tile and the place where it was asked to be laid.
# $tile (String), $place (String)
listen-tile-at = { $tile }, { $place }
# Nothing that can be done now was understood.
listen-again = I did not get that.
# The key \ where the game cannot listen.
listen-only-browsers = Speaking only works in browsers that recognise speech.
# The program was built without its recogniser.
listen-not-built = This build of the game cannot listen. Start it with script/play, or build it with the feature listen.
# The key \ where the recogniser is not on this machine. The names of programs stay as they are.
listen-not-there = To speak to the game, get its recogniser first: run serpente-listen, or script/listen in the sources. It understands English only.
listen-stopped = The recogniser failed twice. To try once more, start the game again.
# Why the microphone cannot be used.
listen-no-microphone = There is no microphone.
listen-microphone-taken = Another program is using the microphone.
listen-microphone-refused = The game may not use the microphone.
listen-microphone-lost = The microphone is gone.
listen-microphone-muted = The microphone is muted: nothing comes from it.
listen-microphone-loud = I did not get that: the microphone is set too loud.
# A tile was spoken that is not in the hand.
# $tile (Tile)
listen-not-held = You don't hold { $tile }.
# Printed when the microphone opens, where no sound tells it.
listen-opened = Listening.
# The player has said so.
listen-by-itself-off = Now the microphone only opens with the key.
