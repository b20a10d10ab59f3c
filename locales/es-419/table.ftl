then-blank = solo puede seguir un blanco
place-on =
    { $half ->
        [blanco] sobre el blanco
       *[other] sobre el { $half }
    }
round-blocked =
    { $game ->
        [kozel] ¡Pez!
        [gaple] ¡Batu beradu!
       *[block] ¡Tranque!
    }
    .full =
        { $game ->
            [kozel] Pez: nadie puede jugar.
            [gaple] Batu beradu: nadie puede jugar.
           *[block] Tranque: nadie puede jugar.
        }
count-won = Menos puntos: { $who }.
    .brief = Menos puntos: { $who }.
    .full =
        { $members ->
            [one] { $who } gana el tranque.
           *[other] { $who } ganan el tranque.
        }
handover = El teclado es para { $who }: { $key } para tomarlo.
    .brief = { $who }, presiona { $key }.
hand-on = El dispositivo es para { $who }: { $key } para tomarlo.
    .brief = { $who }, presiona { $key }.
first-out = { $who } se quedó sin fichas; { $mate } sigue jugando.
    .brief = { $who } terminó.
first-out-you = Te quedaste sin fichas; { $mate } sigue jugando.
    .brief = Terminaste.
first-out-mate = { $who } se quedó sin fichas; tú sigues jugando.
    .brief = { $who } terminó.
match-recap = Lo último que pasó:
redeal =
    { $reason ->
        [no-centre] Nadie tiene el centro. Se reparte otra vez.
        [five-doubles] A petición, se reparte otra vez.
        [all-passed] Todos pasaron. Reparte el siguiente jugador.
        [many-doubles] A alguien le tocaron cinco dobles. Se reparte otra vez.
        [many-alike] A alguien le tocaron seis fichas del mismo número. Se reparte otra vez.
        [six-doubles] Se reparte otra vez.
       *[no-double] Nadie tiene un doble. Se reparte otra vez.
    }
    .brief =
        { $reason ->
            [all-passed] Pasan todos.
           *[no-double] Otro reparto.
        }
points-of-yours = { $who }: { $points }
    .brief = ustedes { $points }
points-of-your-team = ustedes { $points }
