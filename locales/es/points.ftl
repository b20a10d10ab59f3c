place-up = arriba
    .full = en el brazo de arriba
place-down = abajo
    .full = en el brazo de abajo
place-tip = punta del doble { $half }
    .full = en la punta del doble { $half }
end-at = { $place } { $end }
end-tip = punta { $half }
ends-listed = Extremos: { $ends }.
ends-counted = { $ends } Cuenta { $count }.
arm-from = { $place }, del { $tile }
arm-of = del { $tile }
count-nothing = { $count }: nada.
    .brief = { $count }.
count-scores =
    { $points ->
        [one] { $count }: un punto.
       *[other] { $count }: { $points } puntos.
    }
one-for-out = Uno es por dominar.
some-for-knocks =
    { $knocks ->
        [one] Uno es por el paso de antes.
       *[other] { $knocks } son por los pasos de antes.
    }
count-in-vain = { $count }: con { $points } se pasa de { $limit }, no se anota nada.
count-opening-in-vain = { $count }: con la ficha de salida no se gana, no se anota nada.
header-scores =
    { $points ->
        [one] Doble cabeza: un punto.
       *[other] Doble cabeza: { $points } puntos.
    }
triple-header-scores =
    { $points ->
        [one] Triple cabeza: un punto.
       *[other] Triple cabeza: { $points } puntos.
    }
rounded-to = Los demás { $pips }, redondeado a cinco: { $points }.
rounded-less-own = Los demás { $others }, menos { $own } de quien gana, redondeado a cinco: { $points }.
by-five = Entre cinco: { $points }.
hands-in-vain = Con { $points } se pasa de { $limit }: no se anota nada.
doubles-held = Dobles en la mano: { $doubles }. Cuentan antes que los puntos.
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

# same capicua chuchazo
bonus =
    { $bonus ->
        [pass] Paso de salida
        [all-passed] Pase corrido
        [capicua] Capicúa
        [chuchazo] Chuchazo
        [doubles] Seis dobles
       *[prize] Premio de la ronda
    }
bonus-scores =
    { $points ->
        [one] { bonus }: un punto para { $who }.
       *[other] { bonus }: { $points } puntos para { $who }.
    }
bonus-scores-you =
    { $points ->
        [one] { bonus }: un punto a tu favor.
       *[other] { bonus }: { $points } puntos a tu favor.
    }
added-up = { $parts }: suman { $sum }.
part-of-hands = { $points } de las manos
part-of-bonus = { $points } de { bonus }
part-of-passes = { $points } de los pasos
takes-all = Cuenta todo lo que queda: { $pips }.
set-counts-double = A cero: el set vale doble.
one-round-more = Empate en cabeza: una ronda más.
closer-compared = Se comparan quien cerró y el siguiente, { $hands }.
equal-to-opener = Empate: gana la pareja que salió.
lowest-hand = Decide la mano más baja, { $hands }.
block-won = El cierre es para { $who }.
block-won-you = El cierre es a tu favor.
pips-worth =
    { $points ->
        [one] Todas las manos juntas, { $pips }: valen un punto.
       *[other] Todas las manos juntas, { $pips }: valen { $points } puntos.
    }
capicua-doubles = La capicúa los dobla: { $points }.
back-to-zero = { $who }: de vuelta a 0.
shut-out = Zapatero: { $who }, sin un solo punto.
shut-out-you = Zapatero: tu equipo, sin un solo punto.
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
last-of-number = Todas las demás de su número están en la mesa: { $more } más, { $points } en total.
closed = { $who } ha cerrado el juego.
closed-you = Tú has cerrado el juego.
closer-tied = Quien cerró tiene lo mismo: ganan los otros.
closer-loses = Quien cerró tiene más, y pierde un punto.
closer-doubles = Quien cerró tiene más, así que valen doble: { $points }.

## Kozel, la cabra

lone-tile = El { $tile } a solas cuenta { $points }: { $who }.
eggs-added = Los huevos son para { $who }: { $own } y { $eggs } son { $sum }.
account-closed = La cuenta se abre con { $least }. No se apunta: { $sides }.
eggs-wait = Huevos: { $points } para quien pierda la ronda siguiente.
scores-waiting = { $scores }. Huevos: { $points }.
goat =
    { $members ->
        [one] ¡{ $who } es la cabra!
       *[other] ¡{ $who } son las cabras!
    }
goat-you =
    { $members ->
        [one] ¡La cabra eres tú!
       *[other] ¡La cabra es tu equipo!
    }
