## Una partida y sus rondas

listener = tú
match-begins = { $game }, { $goal }. Por orden: { $who }.
    .brief = { $game }, { $goal }.
    .full = { $game }, { $players } jugadores, { $goal }. Por orden: { $who }.
match-begins-teams = { $game }, { $goal }. Los equipos: { $teams }.
    .brief = { $game }, { $goal }: { $teams }.
turn-order = Por orden: { $who }.
match-begins-draw = { $game }, { $goal }. Las parejas se sortean.
    .brief = { $game }, { $goal }.
teams-against = { $teams } contra { $team }
time-to-think =
    { $seconds ->
        [one] Un segundo para pensar en cada turno.
       *[other] { $seconds } segundos para pensar en cada turno.
    }
match-goes-on = { $game } continúa: ronda { $round }.
match-recap = Lo último que ha pasado:
recap-moves = { $moves }.
recap-move = { $who } { $made }
goal-limit =
    { $limit ->
        [one] a un punto
       *[other] a { $limit } puntos
    }
goal-hands =
    { $limit ->
        [one] a una ronda ganada
       *[other] a { $limit } rondas ganadas
    }
goal-in-a-row = a { $limit } rondas ganadas seguidas
goal-games = a dos juegos ganados, cada uno a más de { $limit } puntos
goal-sets = a dos sets ganados, cada uno a { $limit } puntos
goal-rounds =
    { $rounds ->
        [one] a una ronda
       *[other] a { $rounds } rondas
    }
round-begins = Ronda { $round }.
you-are-dealt =
    { $count ->
        [one] Tienes una ficha: { $tiles }.
        [21] Tienes veintiuna fichas: { $tiles }.
        [31] Tienes treinta y una fichas: { $tiles }.
       *[other] Tienes { $count } fichas: { $tiles }.
    }
    .brief =
        { $count ->
            [one] Una ficha.
            [21] Veintiuna fichas.
            [31] Treinta y una fichas.
           *[other] { $count } fichas.
        }
redeal =
    { $reason ->
        [no-centre] Nadie tiene el centro. Se reparte otra vez.
        [five-doubles] A petición, se reparte otra vez.
        [all-passed] Todos han pasado. Reparte el siguiente jugador.
        [many-doubles] A alguien le han tocado cinco dobles. Se reparte otra vez.
        [many-alike] A alguien le han tocado seis fichas del mismo número. Se reparte otra vez.
        [six-doubles] Se reparte otra vez.
       *[no-double] Nadie tiene un doble. Se reparte otra vez.
    }
    .brief =
        { $reason ->
            [all-passed] Pasan todos.
           *[no-double] Otro reparto.
        }
lots = En el sorteo, { $drawn }.
lot-equal = A igualdad de puntos, manda la mitad más alta.
lot-of = { $who }: { $drawn }
lot-opens = La más alta es de { $who }, que sale.
    .brief = Sale { $who }.
lot-opens-you = La más alta es la tuya: sales tú.
    .brief = Sales tú.
lot-offers = La más alta es de { $who }: sale uno de la pareja.
    .brief = La más alta es de { $who }.
lot-offers-you = La más alta es la tuya: sale uno de los dos.
    .brief = La más alta es la tuya.
lot-begins = La más alta es de { $who }, que empieza.
    .brief = Empieza { $who }.
lot-begins-you = La más alta es la tuya: empiezas tú.
    .brief = Empiezas tú.
lot-draws-first = La más alta es de { $who }, que roba primero si nadie tiene el centro.
lot-draws-first-you = La más alta es la tuya: robas primero si nadie tiene el centro.
lot-pairs = Las dos más altas son de { $pair }, que juegan contra { $others }.
    .brief = { $pair } contra { $others }.
lot-pairs-against-you = Las dos más altas son de { $pair }, que juegan contra ti y { $partner }.
    .brief = Juegas con { $partner } contra { $pair }.
lot-pairs-with-you = Las dos más altas son la tuya y la de { $partner }, que juega contigo contra { $others }.
    .brief = Juegas con { $partner } contra { $others }.

## Los turnos

turn-opening = { $who } sale con el { $tile }.
    .brief = Sale { $who }.
your-turn-opening = Sales tú: { $key } para poner el { $tile }.
    .brief = Sales tú, { $tile }.
your-turn-right = Tienes la salida, pero no el { $tile }: { $pass } para pasar.
turn-may-open = La salida la tiene { $who }.
    .brief = Puede salir { $who }.
turn-opens = Sale { $who }.
your-turn-opens = Sales tú, con cualquier ficha: { $key } para poner la elegida.
    .brief = Sales tú.
your-turn-opens-double = Sales tú, con cualquier doble: { $key } para poner el elegido.
    .brief = Sales con un doble.
your-turn-no-double = Tienes la salida, pero ningún doble: { $pass } para pasar.
your-turn-offered = Puedes salir tú, con cualquier ficha: { $key } para poner la elegida, { $pass } para que salga tu compañero.
    .brief = Puedes salir tú, o { $pass }.
your-turn-swap = ¿Cambias tu mano por las siete fichas sobrantes? { $key } para cambiarla, { $pass } para quedártela.
    .brief = ¿Cambias? { $key } o { $pass }.
swap-offer = Puedes cambiar tu mano por las siete fichas sobrantes: { $key }.
draw-offer = También puedes robar: { $key }.
draw-offer-wild =
    { $game ->
        [jolly] Solo encajan comodines: { $key } para robar en vez de poner uno.
       *[matador] Solo encajan matadores: { $key } para robar en vez de poner uno.
    }
pass-offer = No hace falta que pongas: { $pass } para pasar.
redeal-offer =
    { $doubles ->
        [4] Tienes cuatro dobles o más: { $key } para pedir otro reparto.
       *[other] Tienes cinco dobles o más: { $key } para pedir otro reparto.
    }
turn-of = Le toca a { $who }.
your-turn = Te toca. { $ends }
    .brief = { $ends }
    .full =
        { $fitting ->
            [one] Te toca. { $ends } Encaja una de tus fichas.
           *[other] Te toca. { $ends } Encajan { $fitting } de tus fichas.
        }
your-turn-must = Te toca. { $ends }
    .full =
        { $fitting ->
            [one] Te toca. { $ends } Encaja una de tus fichas.
           *[other] Te toca. { $ends } Encajan { $fitting } de tus fichas.
        }
your-turn-draw = Te toca. { $ends } No encaja nada: { $key } para robar.
    .brief = { $ends } { $key }.
# The listener laid a tile, and may add another one that fits.
one-more-tile = ¿Otra ficha? { $ends } { $pass } para parar.
    .brief = ¿Otra? { $ends }
your-turn-stuck = Te toca. { $ends } No encaja nada: { $key } para pasar.
    .brief = { $ends } { $key }.

## Lo que hacen los jugadores

opened = { $who }: { $tile }.
    .full = { $who } sale con el { $tile }.
you-opened = Tú: { $tile }.
    .full = Sales con el { $tile }.
laid = { $who }: { $tile }, { $place }.
    .brief = { $who }: { $tile }.
    .full = { $who } pone el { $tile } { $place }.
you-laid = Tú: { $tile }, { $place }.
    .brief = Tú: { $tile }.
    .full = Pones el { $tile } { $place }.
laid-own = { $who }: { $tile }.
    .full = { $who } pone el { $tile } { $place }.
you-laid-own = Tú: { $tile }.
    .full = Pones el { $tile } { $place }.
laid-elsewhere = { $who }: { $tile }, { $place }.
    .full = { $who } pone el { $tile } { $place }.
you-laid-elsewhere = Tú: { $tile }, { $place }.
    .full = Pones el { $tile } { $place }.
laid-wild = { $who }: { $tile }, { $place }; { $then }.
    .brief = { $who }: { $tile }.
you-laid-wild = Tú: { $tile }, { $place }; { $then }.
    .brief = Tú: { $tile }.
# same matador
wild =
    { $game ->
        [jolly] comodín { $tile }
       *[matador] matador { $tile }
    }
lying-across = { $tile } de través
then-either = las dos mitades abiertas
then-blank = solo puede seguir una blanca
then-half = extremo abierto { $half }

place-left = izquierda
    .full = a la izquierda
place-right = derecha
    .full = a la derecha
place-on =
    { $half ->
        [blanca] sobre la blanca
       *[other] sobre el { $half }
    }
place-new-arm = brazo nuevo
    .full = en un brazo nuevo
place-own = en su propio brazo
    .full = en su propio brazo
place-yours = tu brazo
    .brief = el tuyo
    .full = en tu brazo
place-of = brazo de { $who }
    .brief = de { $who }
    .full = en el brazo de { $who }
place-outward = { $place }, { $half } hacia fuera
place-across = { $place }, de través
star-complete = Ya están todos los brazos: ahora se puede poner en todos.
    .brief = Brazos completos.

swapped = { $who } cambia su mano.
    .brief = { $who } cambia.
you-swapped = Tienes { $count } fichas nuevas: { $tiles }.
    .brief = { $count } fichas nuevas.
tiles-left =
    { $count ->
        [one] Le queda una.
       *[other] Le quedan { $count }.
    }
    .brief =
        { $count ->
            [one] ¡Última!
           *[other] Le quedan { $count }.
        }
    .full =
        { $count ->
            [one] A { $who } le queda una ficha.
           *[other] A { $who } le quedan { $count } fichas.
        }
first-out = { $who } se ha quedado sin fichas; { $mate } sigue jugando.
    .brief = { $who } ha terminado.
first-out-you = Te has quedado sin fichas; { $mate } sigue jugando.
    .brief = Has terminado.
first-out-mate = { $who } se ha quedado sin fichas; tú sigues jugando.
    .brief = { $who } ha terminado.
drew = { $who } roba.
    .full =
        { $left ->
            [0] { $who } roba. El pozo queda vacío.
            [one] { $who } roba: queda una en el pozo.
           *[other] { $who } roba. En el pozo: { $left }.
        }
drew-many = { $who } roba { $count }.
    .full =
        { $left ->
            [0] { $who } roba { $count } fichas. El pozo queda vacío.
            [one] { $who } roba { $count } fichas. En el pozo queda una.
           *[other] { $who } roba { $count } fichas. En el pozo: { $left }.
        }
boneyard-left =
    { $left ->
        [0] El pozo queda vacío.
        [one] En el pozo queda una.
       *[other] En el pozo: { $left }.
    }
drew-and-passed =
    { $count ->
        [one] { $who } roba y pasa.
       *[other] { $who } roba { $count } y pasa.
    }
    .brief =
        { $count ->
            [one] { $who } pasa.
           *[other] { $who } roba { $count } y pasa.
        }
    .full =
        { $count ->
            [one] { $who } roba y pasa.
           *[other] { $who } roba { $count } fichas y pasa.
        } { boneyard-left }
you-drew = Robas el { $fits }.
you-drew-fits = Robas el { $fits }. { $lay } para ponerlo, { $keep } para quedártelo.
    .brief = Robas el { $fits }.
you-drew-lay = Robas el { $fits }. { $lay } para ponerlo.
    .brief = Robas el { $fits }.
passed = { $who } pasa.
you-passed = Pasas.
you-passed-stuck = No tienes fichas con { $halves }: pasas.
    .brief = Pasas.
you-passed-wild =
    { $game ->
        [jolly] Solo encajaría un comodín: pasas.
       *[matador] Solo encajaría un matador: pasas.
    }
you-passed-right = Tienes la salida, pero no el { $tile }: pasas.
time-up = Se acabó el tiempo de { $who }.
your-time-up = Se acabó tu tiempo.
time-left =
    { $seconds ->
        [one] Queda un segundo.
       *[other] Quedan { $seconds } segundos.
    }
next-round-in =
    { $seconds ->
        [one] La siguiente empieza en un segundo.
       *[other] La siguiente empieza en { $seconds } segundos.
    }

## El final

round-out = ¡{ $who } domina!
    .brief = ¡Domina!
round-out-you = ¡Dominas!
    .brief = ¡Dominas!
round-blocked =
    { $game ->
        [kozel] ¡Pez!
        [gaple] ¡Batu beradu!
       *[block] ¡Cierre!
    }
    .full =
        { $game ->
            [kozel] Pez: nadie puede poner.
            [gaple] Batu beradu: nadie puede poner.
           *[block] Cierre: nadie puede poner.
        }
count-won = Menos puntos: { $who }.
    .brief = Menos puntos: { $who }.
    .full =
        { $members ->
            [one] { $who } gana el cierre.
           *[other] { $who } ganan el cierre.
        }
count-won-you = Eres quien menos puntos tiene en la mano.
count-won-with-you = Con menos puntos en la mano: { $who }.
count-equal = Empate a puntos: decide la última ficha, que puso { $who }.
count-equal-you = Empate a puntos: decide la última ficha, que pusiste tú.
nobody-scores = Nadie anota.
nobody-scores-tied = Empatan quienes menos puntos tienen: nadie anota.
    .brief = Empate.
tied-paid = Empatan quienes menos puntos tienen: { $who }. Los demás pagan la diferencia.
odd-points =
    { $points ->
        [one] No se reparte por igual. Un punto más: { $who }.
       *[other] No se reparte por igual. { $points } puntos más: { $who }.
    }
pay-difference = Los demás pagan la diferencia.
pays-double = { $who } cambió la mano y paga el doble: { $double } en vez de { $single }.
you-pay-double = Cambiaste la mano y pagas el doble: { $double } en vez de { $single }.
less-own = Los demás, { $others }, menos { $own } de quien gana: { $points }.
game-points =
    { $points ->
        [one] Todas las manos juntas, { $pips }: un punto de juego.
       *[other] Todas las manos juntas, { $pips }: { $points } puntos de juego.
    }
round-left = Quedan en la mano, { $left }.
left-together = { $hands }, suman { $sum }
games-won = Juegos ganados, { $games }.
    .brief = Juegos, { $games }.
new-game = Empieza otro juego: los totales vuelven a 0.
    .brief = Otro juego.
sets-won = Sets ganados, { $sets }.
    .brief = Sets, { $sets }.
new-set = Empieza otro set: los totales vuelven a 0.
    .brief = Otro set.
round-points = En esta ronda, { $points }.
round-totals = En total, { $totals }.
    .brief = { $totals }.
total-of = { $who }: { $points }
    .brief = { $points }
points-of = { $who }: { $points }
points-of-yours = { $who }: { $points }
    .brief = vosotros { $points }
points-of-theirs = { $who }: { $points }
    .brief = ellos { $points }
points-of-your-team = vosotros { $points }
points-of-other-team = ellos { $points }
eliminated =
    { $members ->
        [one] { $who } queda fuera de la partida.
       *[other] { $who } quedan fuera de la partida.
    }
    .brief = { $who } fuera.
you-eliminated =
    { $members ->
        [one] Quedas fuera de la partida.
       *[other] Tu equipo queda fuera de la partida.
    }
ways-out = Los demás siguen. { $leave } para salir, { $end } para el resultado.
played-out = Los demás juegan hasta el final.
eliminated-last =
    { $members ->
        [one] { $who } llega al límite, pero con el total más bajo.
       *[other] { $who } llegan al límite, pero con el total más bajo.
    }
you-eliminated-last =
    { $members ->
        [one] Llegas al límite, pero con el total más bajo.
       *[other] Tu equipo llega al límite, pero con el total más bajo.
    }
match-won =
    { $members ->
        [one] ¡{ $who } gana la partida!
       *[other] ¡{ $who } ganan la partida!
    }
    .brief =
        { $members ->
            [one] ¡Gana { $who }!
           *[other] ¡Ganan { $who }!
        }
match-won-you = ¡Ganas la partida!
match-won-with-you = ¡Partida ganada: { $who }!
match-drawn = La partida queda en tablas.
next-round = { $key } para la siguiente.
    .brief = { $key }.
next-hand = { $key } para la mano siguiente.
    .brief = { $key }.
match-ended = { $again } para la revancha, { $leave } para el menú.
watching-ended = { $leave } para el menú.
lesson-ended = Aquí acaba la práctica. { $key } para el menú.

## Un teclado, varias personas

handover = El teclado es para { $who }: { $key } para tomarlo.
    .brief = { $who }, pulsa { $key }.
handover-done = { $who } tiene el teclado.
hand-on = El dispositivo es para { $who }: { $key } para tomarlo.
    .brief = { $who }, pulsa { $key }.
handed-on = Ahora juega { $who }.
