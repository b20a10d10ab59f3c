key-without-use = La tecla { $key } no hace nada aquí. { $help } para oír las que funcionan.
key-nothing = { $key }: nada.
other-alphabet = Este teclado escribe otro alfabeto. Cámbialo a letras latinas, o juega con las flechas, Intro, Espacio y Escape. { $help } dice las teclas.
paste-without-use = Lo que has pegado no es una tecla. { $help } para oír las que funcionan.
nameless-key = Esa tecla no hace nada aquí. { $help } para oír las que funcionan.
press-again = { $key } otra vez para hacerlo.
not-your-turn = Todavía no: le toca a { $who }.
only-watching = Estás mirando: le toca a { $who }.
only-watching-between = Estás mirando: la ronda ha terminado.
only-watching-between-hands = Estás mirando: la mano ha terminado.
only-watching-over = Estás mirando: la partida ha terminado. { $leave } para el menú.
keyboard-waits = El teclado es para { $who }. { $key } para tomarlo.
round-is-over = Ya ha terminado. { $key } para seguir.
hand-is-over = La mano ha terminado. { $key } para seguir.
match-is-over = La partida ha terminado. { $again } para la revancha, { $leave } para el menú.
you-are-out = Has quedado fuera de esta partida. { ways-out }
must-open = Tienes que salir con el { $tile }.
fits-nowhere = El { $tile } no encaja. { $ends }
on-left = a la izquierda
on-right = a la derecha
fits-not-there = El { $tile } no encaja { $place }: ahí hay { $end }.
fits-on-other-side = El { $tile } no encaja { $place }: ahí hay { $end }. { $key } para ponerlo al otro lado.
nothing-fits-draw = No tienes fichas con { $halves }. { $key } para robar.
waits-for-opening = Primero sale { $who }, con el { $tile }.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Solo encajaría un comodín. { $key } para robar.
       *[matador] Solo encajaría un matador. { $key } para robar.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Solo encajaría un comodín.
       *[matador] Solo encajaría un matador.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Solo encajaría un comodín. { $key } para pasar.
       *[matador] Solo encajaría un matador. { $key } para pasar.
    }
nothing-fits = No tienes fichas con { $halves }.
nothing-fits-pass = No tienes fichas con { $halves }. { $key } para pasar.
no-draw-can-lay = Puedes poner el { $tile }, así que no puedes robar.
no-draw-again = Ya has robado. Pon una ficha que encaje, o { $key } para pasar.
no-draw-again-lay = Ya has robado. Pon una ficha que encaje.
no-draw-empty = El pozo está vacío.
no-drawing = En esta partida no se roba.
no-pass-can-lay = Puedes poner el { $tile }, así que no puedes pasar.
no-pass-can-draw = Aún no puedes pasar: { $key } para robar.
must-hand-on = La ficha de salida la tiene otro jugador. { $key } para pasar.
arm-closed = El brazo de { $who } no está abierto.
star-first = Primero hay que empezar todos los brazos, cada uno con { $half }.
double-second = La segunda ficha de cada brazo tiene que ser su doble.
only-double = Ahora solo puedes añadir un doble.
must-lay-drawn = Has robado el { $tile }, y encaja: tienes que ponerlo.
last-tiles-stay =
    { $count ->
        [one] La última ficha del pozo no se roba nunca.
       *[other] Las últimas { $count } fichas del pozo no se roban nunca.
    }
must-lay-wild =
    { $game ->
        [jolly] Solo encajan comodines, y tienes que poner uno.
       *[matador] Solo encajan matadores, y tienes que poner uno.
    }
can-lay-on-own = Puedes poner en tu propio brazo, así que no puedes pasar.
must-decide-swap = Decide primero si cambias tu mano: { $key } para cambiarla, { $pass } para quedártela.
no-exchange = Aquí no hay nada que cambiar.
not-last-tile = Cántala solo cuando al poner la siguiente te quede una.
swap-taken = En esta ronda alguien ha cambiado ya su mano.
too-few-doubles = Para pedir otro reparto hacen falta { $count } dobles en tu mano.
too-late-to-redeal = Solo se puede pedir otro reparto antes de tu primera jugada.
too-late-to-redeal-laid = Solo se puede pedir otro reparto antes de tu primera ficha.
no-such-half = No tienes ninguna ficha con { $half }.
hand-empty = No tienes fichas.
no-hint = Ahora no hay nada que decidir.
