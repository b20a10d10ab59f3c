block-scores =
    { $points ->
        [one] El tranque vale un punto.
       *[other] El tranque vale { $points } puntos.
    }
takes-all-you = { $pips } { points-for-you }.
    .full = { $pips } { points-for-you }: todo lo que quedaba.
points-for-you =
    { $members ->
        [one] para ti
       *[other] para ustedes
    }
closer-compared = Quien trancó y el siguiente, { $hands }.
block-won = El tranque es para { $who }.
block-won-you =
    { $members ->
        [one] El tranque es tuyo.
       *[other] El tranque es de ustedes.
    }
closed = { $who } trancó el juego.
closed-you = Tú trancaste el juego.
closer-tied = Quien trancó solo empata: ganan los otros.
closer-loses = Quien trancó tiene más, y pierde un punto.
closer-doubles = Quien trancó tiene más, así que valen doble: { $points }.
equal-to-closer = Empate: gana la pareja que trancó.
count-question = { $told } ¿Cuánto? Escribe la cuenta y presiona { $key }; solo { $key } es no decir nada.
    .brief = { $told } ¿Cuánto?
counted-wrong = { $who } contó mal.
