# $key (Message)
tutorial-welcome = A round to learn the keys, against one computer player. Nothing can go wrong; { $key } to leave.
# $key (Message)
tutorial-browse = These are your tiles. { $key } goes to the next one. Try it.
# $key (Message)
tutorial-hand = Each tile says where it fits. { $key } says your whole hand. Try it.
# $next (Message), $key (Message)
tutorial-open = You hold the highest double, so you open. Go to it with { $next }, then lay it with { $key }.
# $key (Message)
tutorial-ends = The other player has laid a tile. { $key } says the ends of the serpent, at any time. Try it.
# $key (Message)
tutorial-hint = { $key } gives a hint and says why. Try it.
# $key (Message)
tutorial-playable = { $key } goes to the next tile that can be laid. Try it.
# $key (Message), $right (Message), $left (Message)
tutorial-lay = Lay it with { $key }. If it fits both ends you are asked: { $right } is right, { $left } is left. You can press those at once, too.
# $key (Message)
tutorial-serpent = { $key } says the whole serpent from left to right. Try it.
# $key (Message), $enter (Message)
tutorial-turn = { $key } says whose turn it is. While the others play, { $enter } leads to your turn at once. Try { $key }.
# $key (Message)
tutorial-match = { $key } tells about the match: the boneyard, and how many tiles each player holds. Try it.
# $key (Message)
tutorial-scores = { $key } says the scores. Points count against you: at the limit you are out. Try it.
# $key (Message)
tutorial-repeat = { $key } repeats what was said. Try it.
# $key (Message)
tutorial-review = { $key } goes back through what was said, line by line. Try it.
# $key (Message)
tutorial-escape = { $key } silences me; pressed twice, it opens a menu. Press it once.
# $key (Message), $back (Message)
tutorial-help = And { $key } always lists the keys that work here and now: arrows move through them, { $back } goes back. Try it.
# $draw (Message), $pass (Message), $leave (Message)
tutorial-done = That is all you need. When nothing fits, { $draw } draws a tile. If you would rather keep the one you drew, press { $pass }. Play this round to its end, or leave with { $leave }.
