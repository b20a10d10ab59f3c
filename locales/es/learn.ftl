move-at = { $tile }, { $place }
move-tile = { $tile }
move-other =
    { $deed ->
        [drawing] robar
        [keep] quedarse con la mano
        [swap] cambiar la mano
        [redeal] repartir de nuevo
        [take] tomar una carta
        [stand] plantarse
       *[pass] pasar
    }
cost-points = { $amount } puntos
cost-percent = el { $amount } por ciento de una ronda
review-choices = Jugadas: { $moves }, con elección: { $choices }.
review-flawless = Nada era claramente mejor que lo que jugaste.
review-cost =
    { $mistakes ->
        [one] Una costó { $cost }.
       *[other] { $mistakes } costaron en total { $cost }.
    }
review-turned = La más cara, en la ronda { $round }: { $played }.
review-mistake = Ronda { $round }: { $played }. Mejor: { $best }. Diferencia: { $cost }.
review-fine = Ronda { $round }: { $played }. Nada era claramente mejor.
review-forced = Ronda { $round }: { $played }. No había elección.
menu-review = Repasar tu juego
review-none = No tienes ninguna partida terminada que repasar.
review-begins = Pensando en tu juego. Cualquier tecla lo detiene.
review-thirds =
    { $thirds ->
        [one] Va un tercio.
       *[other] Van dos tercios.
    }
review-stopped = Detenido.
review-position = { $lay } Tenías { $hand }.
review-others = Los demás tenían: { $hands }.
review-unfinished = La partida de { $file } no ha terminado. Termínala primero: serpente resume { $file }.
review-nobody = En { $file } solo jugaron jugadores automáticos. --seat N repasa el juego de uno de sus sitios.
review-no-seat = La partida de { $file } tiene los sitios 1 a { $seats }.

menu-stats = Estadísticas
stats-none = Aún no has terminado ninguna partida.
stats-matches = Partidas: { $matches }, ganadas: { $won }.
stats-rounds = Rondas: { $rounds }. Victorias seguidas, como mucho: { $longest }.
stats-lately = En las últimas cuatro semanas, partidas: { $matches }, ganadas: { $won }.
stats-standing = { game-name }, { $seating }. Partidas: { $matches }, ganadas: { $won }. Rondas: { $rounds }. Puntos por ronda: { $average }. Mejor total: { $best }.
