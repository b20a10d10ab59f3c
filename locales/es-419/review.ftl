end-blank = solo blanco
halves =
    { $half ->
        [0] el blanco
       *[other] el { $half }
    }
match-info-between = { $game }, { $goal }. La ronda { $round } terminó.
review-empty = Todavía no se dijo nada.
review-no-talk = Nadie le dijo nada a la mesa todavía.
review-talk = Solo lo que dijo la gente.
endless-match = La partida { $number } sigue sin terminar después de { $rounds } rondas, así que se detuvo: con un límite más bajo u otras reglas de la casa podrá terminar.
