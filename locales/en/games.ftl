# The games.

game-name =
    { $game ->
       *[salotto] Salotto
    }
