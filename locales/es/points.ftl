place-up = arriba
    .full = en el brazo de arriba
place-down = abajo
    .full = en el brazo de abajo
place-tip = al lado del doble { $half }
    .full = en la punta del doble { $half }
end-at = { $place } { $end }
    .brief = { $end }
end-tip = libre { $half }
    .full = libre { $half }, no cuenta
ends-listed = Extremos: { $ends }.
    .brief = { $ends }.
ends-counted = { $ends } Suman { $count }.
arm-from = { $place }, del { $tile }
arm-of = del { $tile }
count-nothing = Suman { $count }.
    .full = { $count }: nada.
count-question = { $told } ¿Cuánto? Escribe la cuenta y pulsa { $key }; solo { $key } es no decir nada.
    .brief = { $told } ¿Cuánto?
count-asked = { $told } ¿Cuánto?
counted-wrong = { $who } ha contado mal.
count-typed = { $count }.
count-said =
    { $count ->
        [0] Sin cantar.
       *[other] Cantado: { $count }.
    }
count-wrong = { $count } está mal.
hint-count =
    { $count ->
        [0] Pista: no cantes nada.
       *[other] Pista: canta { $count }.
    }
tile-scores =
    { $points ->
        [one] Un punto.
       *[other] { $points } puntos.
    }
count-scores =
    { $points ->
        [one] { $count }: un punto.
       *[other] { $count }: { $points } puntos.
    }
    .brief =
        { $points ->
            [one] Un punto.
           *[other] { $points } puntos.
        }
one-for-out = Uno es por dominar.
some-for-knocks =
    { $knocks ->
        [one] Uno es por el pase de antes.
       *[other] { $knocks } son por los pases de antes.
    }
count-in-vain =
    { $points ->
        [one] { $count }: con un punto más se supera { $limit }, no se anota.
       *[other] { $count }: con { $points } más se supera { $limit }, no se anota.
    }
count-opening-in-vain = { $count }: con la ficha de salida no se gana, no se anota nada.
header-scores =
    { $points ->
        [one] Puntas iguales: un punto.
       *[other] Puntas iguales: { $points } puntos.
    }
    .brief = Puntas iguales: { $points }.
triple-header-scores =
    { $points ->
        [one] Puntas iguales con doble: un punto.
       *[other] Puntas iguales con doble: { $points } puntos.
    }
    .brief = Iguales con doble: { $points }.
points-for = { $points } para { $who }.
points-yours = { $points } para ti.
rounded-hands = Cada mano redondeada: { $hands }, en total { $sum }.
rounded-to = { $pips } en las otras manos, redondeado { $points }.
rounded-less-own = { $others } en las otras manos, menos { $own } de quien gana: { $points }.
by-five = Entre cinco: { $points }.
by-three = Entre tres: { $points }.
hands-in-vain =
    { $points ->
        [one] Con un punto más se supera { $limit }: no se anota.
       *[other] Con { $points } más se supera { $limit }: no se anota.
    }
doubles-held = Dobles en la mano, { $doubles }.
    .full = Dobles en la mano, { $doubles }. Cuentan antes que los puntos.
pool-won = El bote para { $who }: { $pool }.
    .full = El bote para { $who }: { $pool }. Cada uno puso { $stake }.
pool-won-you = El bote es tuyo: { $pool }.
    .full = El bote es tuyo: { $pool }. Cada uno puso { $stake }.
out-scores =
    { $points ->
        [one] Dominar vale un punto.
       *[other] Dominar vale { $points } puntos.
    }
block-scores =
    { $points ->
        [one] El cierre vale un punto.
       *[other] El cierre vale { $points } puntos.
    }
because-scores =
    { $points ->
        [one] anotas un punto
       *[other] anotas { $points } puntos
    }

## Premios, y quién gana el cierre

# same capicua chuchazo galo
bonus =
    { $bonus ->
        [pass] Pase de salida
        [all-passed] Pase corrido
        [capicua] Capicúa
        [chuchazo] Chuchazo
        [tranque] Premio por el cierre
        [doubles] Seis dobles
        [capicua-double] Capicúa con un doble
        [first-pass] Primer pase
        [muggins] Se le pasó
        [any-pass] Un pase
        [galo] Galo
        [last-double] Dominar con doble
        [five-doubles] Cinco dobles
       *[prize] Premio de la ronda
    }
bonus-scores =
    { $points ->
        [one] { bonus }: un punto para { $who }.
       *[other] { bonus }: { $points } puntos para { $who }.
    }
    .brief = { bonus }: { $who }, { $points }.
points-for-you =
    { $members ->
        [one] para ti
       *[other] para vosotros
    }
bonus-scores-you =
    { $points ->
        [one] { bonus }: un punto a tu favor.
       *[other] { bonus }: { $points } puntos a tu favor.
    }
    .brief = { bonus }: { $points } a tu favor.
added-up = { $parts }: suman { $sum }.
part-of-hands = { $points } de las manos
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } por los pases
takes-all = { $pips } para { $who }.
    .full = { $pips } para { $who }: todo lo que quedaba.
takes-all-you = { $pips } { points-for-you }.
    .full = { $pips } { points-for-you }: todo lo que quedaba.
set-counts-double = A cero: el set vale doble.
one-round-more = Empate en cabeza: una ronda más.
closer-compared = Quien cerró y el siguiente, { $hands }.
equal-to-opener = Empate: gana la pareja que salió.
equal-to-closer = Empate: gana la pareja que cerró.
lowest-hand = Decide la mano más baja, { $hands }.
    .brief = La más baja, { $hands }.
block-won = El cierre es para { $who }.
block-won-you =
    { $members ->
        [one] El cierre es tuyo.
       *[other] El cierre es vuestro.
    }
pips-worth =
    { $points ->
        [one] Todas las manos juntas, { $pips }: valen un punto.
       *[other] Todas las manos juntas, { $pips }: valen { $points } puntos.
    }
capicua-doubles = La capicúa los dobla: { $points }.
back-to-zero = { $who }: de vuelta a 0.
all-back-to-zero = Ya hay una ronda para cada uno: todos a 0.
shut-out = Zapatero: { $who }, sin un solo punto.
shut-out-you =
    { $members ->
        [one] Zapatero: ni un solo punto para ti.
       *[other] Zapatero: ni un solo punto para tu equipo.
    }
# same double both-ways double-of-both plain balak ceki
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] Una ficha corriente
        [balak] Balak
        [ceki] Ceki
        [balak-of-both] Balak en los dos extremos
       *[plain] Simples
    }
finish-scores =
    { $points ->
        [one] { finish }: un punto.
       *[other] { finish }: { $points } puntos.
    }
counts-double = Tras una ronda nula vale doble: { $points }.
next-counts-double = La ronda siguiente vale doble.
finish-doubles = { finish }: los puntos se doblan, { $points }.
last-of-number = La última de su número: { $more } más, { $points } en total.
closed = { $who } ha cerrado el juego.
closed-you = Tú has cerrado el juego.
closer-tied = Quien cerró solo empata: ganan los otros.
closer-loses = Quien cerró tiene más, y pierde un punto.
closer-doubles = Quien cerró tiene más, así que valen doble: { $points }.

## Kozel, la cabra

lone-tile = El { $tile } a solas cuenta { $points }: { $who }.
eggs-added = Huevos: { $who }, { $own } y { $eggs } son { $sum }.
waited-added = { $who }: { $own } y { $waited } en espera son { $sum }.
eggs-wait =
    { $game ->
        [tiddly-wink] Empate: el bote se queda, { $points } para quien gane la próxima.
       *[kozel] Huevos: { $points } para quien pierda la ronda siguiente.
    }
scores-waiting =
    { $game ->
        [tiddly-wink] { $scores }. Bote: { $points }.
       *[kozel] { $scores }. Huevos: { $points }.
    }
account-waits = Con menos de { $least } se guarda para la próxima pérdida: { $sides }.
account-closed = Con menos de { $least } aún no cuenta nada, { $sides }.
goat =
    { $members ->
        [one] ¡{ $who } es la cabra!
       *[other] ¡{ $who } son las cabras!
    }
    .brief = Cabra: ¡{ $who }!
goat-you =
    { $members ->
        [one] ¡La cabra eres tú!
       *[other] ¡La cabra es tu equipo!
    }
