training-who = ¿Quién pasó a { $number }?
problem-none = No se encontró ningún problema nuevo. Prueba otra vez.
review-unfinished = La partida de { $file } no terminó. Termínala primero: serpente resume { $file }.
stats-none = Aún no terminaste ninguna partida.
daily-played = Ya jugaste el reparto del { $date }.
date =
    { $day ->
        [1] primero de { $month }
       *[other] { $day } de { $month }
    }
