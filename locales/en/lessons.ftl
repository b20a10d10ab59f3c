# The tutorial for somebody who plays by touch alone.

lesson-welcome = A round to learn, against one computer player. Nothing can go wrong.
lesson-tiles = At the bottom are your tiles. The one that can be laid is raised: tap it.
lesson-place = Now tap where it goes.
lesson-answer = The other player has laid a tile. Lay one more: tap a raised tile, then where it goes.
# $hint (Message)
lesson-hint = Well done. If you are not sure, { $hint } says what I would do. Try it.
# $draw (Message), $pass (Message), $scores (Message)
lesson-draw = When no tile is raised, { $draw } takes one. If that one does not fit, { $pass }. Tap { $scores } now to hear the points.
# $leave (Message)
lesson-done = That is all you need. Points count against you: keep few. Play this round to its end, or leave with { $leave }.
