## La mesa

ends = Izquierda { $left }, derecha { $right }.
    .brief = { $left } y { $right }.
# one form
star-begins =
    { $begun ->
        [0] Brazos empezados: ninguno de { $arms }. El primero empieza con { $next }.
        [one] Un brazo empezado, de { $arms }. El siguiente empieza con { $next }.
       *[other] Brazos empezados: { $begun } de { $arms }. El siguiente empieza con { $next }.
    }
    .brief = { $begun } de { $arms } brazos, { $next }.
star-ends = Se juega a { $ends }.
    .brief = A { $ends }.
arm-ends = En los brazos, { $arms }.
    .brief = { $open }.
arm-end = { $who }: { $end }
arm-end-open = { $who }: { $end }, brazo abierto
end-either = { $high } o bien { $low }
end-blank = solo blanca
nothing-laid = Todavía no hay ninguna ficha en la mesa.
serpent =
    { $count ->
        [one] Una ficha: { $tiles }.
        [21] Veintiuna fichas: { $tiles }.
        [31] Treinta y una fichas: { $tiles }.
        [41] Cuarenta y una fichas: { $tiles }.
        [51] Cincuenta y una fichas: { $tiles }.
       *[other] { $count } fichas: { $tiles }.
    }
    .brief = { $tiles }.

## La mano

serpent-arms = En el centro { $first }; { $arms }.
# same
arm = { $name }: { $tiles }
arm-number = brazo { $number }
hand =
    { $count ->
        [one] Una ficha: { $tiles }.
        [21] Veintiuna fichas: { $tiles }.
        [31] Treinta y una fichas: { $tiles }.
       *[other] { $count } fichas: { $tiles }.
    }
    .brief = { $tiles }.
    .full =
        { $count ->
            [one] Una ficha, { $pips ->
                [one] un punto
               *[other] { $pips } puntos
            }: { $tiles }.
            [21] Veintiuna fichas, { $pips ->
                [one] un punto
               *[other] { $pips } puntos
            }: { $tiles }.
            [31] Treinta y una fichas, { $pips ->
                [one] un punto
               *[other] { $pips } puntos
            }: { $tiles }.
           *[other] { $count } fichas, { $pips ->
                [one] un punto
               *[other] { $pips } puntos
            }: { $tiles }.
        }
hands-left = Quedan en la mano, { $hands }.
# same
hand-left = { $who }: { $tiles }
# same
tile-fits = { $tile }, { $places }
# same
fit-and-duty = { $fit }. { $duty }
tile-opens = { $tile }, de salida
tile-fits-not = { $tile }, no encaja
    .brief = { $tile }
which-side = { $tile }: ¿{ $right } derecha, { $left } izquierda?
place-open = de salida
# same
tile-held = { $tile }
place-help = Las flechas van de sitio en sitio, { $enter } pone ahí la ficha, { $back } cancela.
hurry-help = { $key } hace que los demás jueguen ya.
which-place = { $tile }: ¿{ $choices }?
choice = tecla { $number }, { $place }
never-mind = Cancelado.

## La partida

scores = { $scores }.
scores-games = { $scores }. Juegos ganados, { $games }.
scores-sets = { $scores }. Sets ganados, { $sets }.
score-of = { $who }: { $total }
score-out = { $who }: { $total }, fuera
match-info =
    { $stock ->
        [spare] Fichas en la mano, { $hands }. Mano sobrante { $boneyard }. { $game }, ronda { $round }, { $goal }.
        [none] Fichas en la mano, { $hands }. { $game }, ronda { $round }, { $goal }.
       *[boneyard] Fichas en la mano, { $hands }. Pozo { $boneyard }. { $game }, ronda { $round }, { $goal }.
    }
match-info-between = { $game }, { $goal }. La ronda { $round } ha terminado.
hand-size =
    { $count ->
        [one] { $who }: una
        [21] { $who }: veintiuna
        [31] { $who }: treinta y una
       *[other] { $who }: { $count }
    }
# same
turn-is-yours = { $turn }
    .brief = Te toca. { $turn }
# same
asked-with-keys = { $asked } { $keys }
    .brief = { $asked }
whose-turn-you = Te toca a ti.
# same
told-with = { $told } { $more }
whose-turn = Le toca a { $who }.
counts =
    { $own ->
        [yes] A la vista, de { $each } fichas: { $groups }.
       *[no] En la mesa, de { $each } fichas: { $groups }.
    }
    .brief = { $groups }.
count-group =
    { $count ->
        [one] una vez { $numbers }
       *[other] { $count } veces { $numbers }
    }
count-of-few = { $numbers }, { $count } de { $all }
leave-question =
    { $kept ->
        [no] ¿Dejar la práctica? { $yes } para salir, { $no } para quedarte.
       *[yes] ¿Dejar la partida? Queda guardada. { $yes } para salir, { $no } para quedarte.
    }
leave-unkept = ¿Dejar la partida? No está guardada y se perdería. { $yes } para salir, { $no } para quedarte.

hint-lay = Pista: el { $tile }.
hint-lay-at = Pista: el { $tile }, { $place }.
hint-draw = Pista: { $key } para robar.
hint-exchange = Pista: { $key } para cambiar.
hint-pass = Pista: { $key } para pasar.
hint-keep = Pista: { $key } para quedarte la mano.
hint-why = { $hint } Motivo: { $first }.
    .full = { $hint } Motivo: { $reasons }.
halves =
    { $half ->
        [0] la blanca
       *[other] el { $half }
    }
reason-keeps-open = deja { halves } en juego, y tienes más
reason-passed-on = ante { halves } pasó { $who }
reason-frees = tapa { halves }, y ahí pasó { $who }, tu pareja
reason-sheds =
    { $points ->
        [one] te quita un punto
       *[other] te quita { $points } puntos
    }
reason-alone =
    { $points ->
        [one] si es la última que queda, cuenta un punto
       *[other] si es la última que queda, cuenta { $points } puntos
    }
reason-double = un doble es más difícil de poner más tarde
reason-scarce =
    { $count ->
        [0] ahí nadie más puede poner
        [1] ahí encaja solo una de las fichas que no ves
       *[other] ahí encajan solo { $count } de las fichas que no ves
    }
reason-follow = después encajará ahí el { $tile }
reason-most-to-lay = es la que más fichas te deja poner
reason-least-for-others = es la que menos deja poner a los demás
reason-alike = solo encaja esta ficha, y los extremos donde encaja son iguales
reason-last-tile = es tu última ficha
reason-forced = es tu única jugada
reason-mate-opens = tu mano no es buena para salir
reason-will-fit = ahí podrás poner { halves } después
reason-saves = guarda para después el { $tile }
reason-stays-closed = tu brazo sigue cerrado para los demás
reason-closes = cierra a los demás el brazo de { $who }
reason-heavy = tu mano suma { $points } puntos
reason-pays-double = tras cambiar, perder cuesta el doble
reason-doubles = tienes { $count } dobles

simulated =
    { $matches ->
        [one] { game-name }: una partida. Rondas: { $rounds }. Partidas ganadas, { $wins }.
       *[other] { game-name }: { $matches } partidas. Rondas: { $rounds }. Partidas ganadas, { $wins }.
    }
endless-match = La partida { $number } sigue sin terminar después de { $rounds } rondas, así que se ha detenido: con un límite más bajo u otras reglas de la casa podrá terminar.
player-wins = { $who }: { $wins }
progress = Por ahora, { $done } de { $count }.
arena-told = { game-name }: { $one } contra { $other }, { $deals } repartos jugados dos veces con los papeles cambiados. { $one } gana el { $share } por ciento de las rondas; 19 de cada 20 veces estaría entre { $least } y { $most }.
arena-matches-told = { game-name }: { $one } contra { $other }, { $matches } partidas, cada una jugada dos veces. { $one } gana el { $share } por ciento de las partidas; 19 de cada 20 veces estaría entre { $least } y { $most }.
arena-player = { $player }: { $points } puntos por ronda, { $mean } milisegundos por jugada, { $longest } como mucho.
tree-told = { $deal }: { $nodes } jugadas, { $leaves } finales, { $out } de ellos al dominar. Por profundidad: { $plies }.

## Lo que se dijo

review-empty = Todavía no se ha dicho nada.
review-no-talk = Nadie ha dicho nada a la mesa todavía.
review-start = Ese era el principio.
review-end = Ese era el final.
review-all = Todo.
review-moves = Solo jugadas.
review-scores = Solo puntos.
review-own = Solo tus jugadas.
review-talk = Solo lo que se ha dicho la gente.
review-saved = Guardado como { $file }. Otra vez { $key } dice la carpeta.
review-saved-in = Está en { $folder }.
# Lo que hicieron varios jugadores, en una frase.
# same
meanwhile = { $names }: { $tiles }.
moves-made = { $count } jugadas.
