centre-drawn-you = Nadie tenía el centro. Robaste { $tiles }.
fined =
    { $count ->
        [one] { $who } no cantó la última ficha: multa de una ficha.
       *[other] { $who } no cantó la última ficha: multa de { $count } fichas.
    }
fined-you =
    { $count ->
        [one] No cantaste tu última ficha: multa de una ficha.
       *[other] No cantaste tu última ficha: multa de { $count } fichas.
    }
