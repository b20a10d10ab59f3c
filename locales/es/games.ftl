# same salotto garrafina matador jolly bax bergen latino kozel gaple sebastopol tiddly-wink pontinho
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Clásico vasco
        [garrafina] Garrafina
        [matador] Matador
        [cyprus] Chipre
        [classico] Clásico italiano
        [coppie] Parejas italianas
        [jolly] Jolly
        [aquamarine] Parejas españolas
        [portugues] Dominó portugués
        [block] Dominó cerrado
        [draw] Dominó de robar
        [fives] Cincos
        [threes-fives] Cincos y treses
        [bergen] Bergen
        [latino] Latino
        [cubano] Dominó cubano
        [brasileiro] Dominó brasileño
        [gaple] Gaple
        [train] Tren mexicano
        [chicken-foot] Pata de gallina
        [forty-two] Cuarenta y dos
        [moon] Luna
        [kozel] Kozel
        [sebastopol] Sebastopol
        [cross] Cruz
        [tiddly-wink] Tiddly-wink
        [all-threes] Treses
        [pontinho] Pontinho
       *[bax] Bax erregea
    }

game-about =
    { game-name }: { $game ->
        [salotto] de 2 a 10 jugadores; roba una ficha si no puedes poner, y haz pocos puntos.
        [classic] de 2 a 4 jugadores, también por parejas; domina primero y anota lo que les queda a los demás.
        [garrafina] 3 o 4 jugadores; cada uno tiene su brazo, y quien domina cobra.
        [matador] de 2 a 10 jugadores; las mitades que se tocan suman 7.
        [cyprus] de 4 a 10 jugadores; una estrella de ocho brazos, y nadie roba.
        [classico] de 2 a 6 jugadores; roba hasta que una ficha encaje, y domina primero.
        [coppie] 4 jugadores por parejas a suertes; gana la pareja con menos puntos en la mano.
        [jolly] de 2 a 4 jugadores; las mitades que se tocan suman 7, y un Jolly va en cualquier sitio.
        [aquamarine] 4 jugadores por parejas; la primera pareja con 100 puntos pierde.
        [portugues] de 2 a 4 jugadores, también por parejas; roba hasta que una ficha encaje.
        [block] de 2 a 4 jugadores, también por parejas; nadie roba.
        [draw] de 2 a 4 jugadores, también por parejas; roba hasta que una ficha encaje, pero deja las dos últimas.
        [fives] de 2 a 4 jugadores, también por parejas; anotas cuando los extremos abiertos suman un múltiplo de cinco.
        [threes-fives] de 2 a 4 jugadores, también por parejas; anotas cuando los dos extremos suman un múltiplo de tres o de cinco.
        [bergen] de 2 a 4 jugadores; anotas cuando los dos extremos son iguales.
        [latino] de 2 a 4 jugadores, o parejas; el juego del Caribe y de Latinoamérica.
        [cubano] 4 jugadores por parejas, con las fichas hasta el doble 9.
        [brasileiro] 4 jugadores por parejas; una última ficha bien elegida vale más, y se gana con 6 puntos.
        [gaple] 4 jugadores, también por parejas; domina con una ficha que valga mucho.
        [train] de 2 a 10 jugadores; un tren para cada uno, y el tren mexicano para todos.
        [chicken-foot] de 2 a 10 jugadores; de cada doble salen tres dedos.
        [forty-two] 4 jugadores por parejas; puja por el triunfo y gana bazas.
        [moon] 3 jugadores, o 4 por parejas; puja por triunfo y bazas, y llévate la viuda.
        [kozel] de 2 a 4 jugadores, también por parejas; quien llega primero a 101 puntos es la cabra.
        [sebastopol] 3 o 4 jugadores; una estrella de cuatro brazos, y nadie roba.
        [cross] de 2 a 4 jugadores, también por parejas; cuatro brazos alrededor de un doble, y se roba.
        [tiddly-wink] de 4 a 10 jugadores; tres fichas cada uno, un extremo abierto, y otra ficha tras un doble.
        [all-threes] de 2 a 4 jugadores, también por parejas; anotas cuando los extremos abiertos suman un múltiplo de tres.
        [pontinho] 4 jugadores por parejas; anotas cuando los extremos abiertos suman un múltiplo de cinco, y cuando los otros pasan.
       *[bax] de 2 a 8 jugadores; toma cartas para sumar puntos, y para antes de una negra.
    }

## Reglas de la casa

# same capicua chuchazo
rule-name =
    { $rule ->
        [mode] A qué se juegan las rondas
        [draw] Robar si no encaja nada
        [draw-anyway] Robar aunque encaje una ficha
        [double-blank] El doble blanca cuenta 10
        [whole-team] La ronda la gana el equipo entero
        [matador-in-line] Los matadores van en línea
        [keep-matador] Robar en vez de poner un matador
        [draw-one] Robar una sola ficha
        [last-two] Las dos últimas fichas no se roban
        [deal] Cuántas fichas se reparten
        [boneyard] Robar del pozo
        [rotate] Sale siempre el siguiente
        [empty-yard] Se roban también las dos últimas
        [spinner] Dobles en cruz
        [deal-9] Entre dos, 9 fichas cada uno
        [deal-7] Entre cuatro, 7 fichas cada uno
        [highest-double] Sale el doble más alto
        [minus-own] Del cierre se restan los puntos propios
        [by-five] Puntos divididos entre cinco
        [by-three] Puntos divididos entre tres
        [exact] Hay que clavar el límite
        [muggins] Muggins, cada uno canta su cuenta
        [penalty] Un número equivocado regala la cuenta
        [deal-5] 5 fichas cada uno
        [first-out] La ronda acaba con el primero que domina
        [past] El límite se puede pasar
        [no-down] Con la ficha de salida no se gana
        [knock-points] Puntos por los pases
        [out-2] Dominar vale 2
        [lightest] En el cierre cuentan solo los puntos
        [slow-finish] Cerca del límite los extremos iguales valen menos
        [lowest-double] Sale el doble más bajo
        [match] Cómo se gana la partida
        [opens] Quién sale en la ronda siguiente
        [tranque] Quién gana el cierre
        [opponents-only] Solo se anotan los puntos de quien pierde
        [capicua] Capicúa
        [no-blank] Con blanca no hay capicúa
        [chuchazo] Chuchazo
        [pase-salida] Pase de salida
        [salida-void] No hay pase de salida si pasan dos
        [pase-corrido] Pase corrido
        [prizes] Premios de las cuatro primeras rondas
        [all-pips] Dominar da los puntos de todos
        [pair-total] En el cierre cuentan las dos manos juntas
        [oriente] Como en el oriente de Cuba
        [dorme] Cuatro fichas duermen
        [cruzada-6] La cruzada vale 6
        [system] Reglas de qué federación
        [double-blank-points] Puntos del doble blanca
        [own-first] El tren mexicano solo después del propio
        [chain] El primer turno es una cadena
        [free-double] Otra ficha tras un doble, sin cubrirlo
        [cover] Quién cubre un doble abierto
        [blanks-25] Cada otra ficha con blanca cuenta 25
        [centre-toes] Fichas en el centro al empezar
        [forced-30] Quien reparte debe pujar si todos pasan
        [forced-4] El último debe pujar si todos pasan
        [name-first] El triunfo se elige antes de ver la viuda
        [lead-trump] La primera salida es de triunfo
        [set-pays] La puja no cumplida la cobran los otros
        [straight] Siempre hay triunfo
        [play-out] Cada mano se juega hasta la última baza
        [points-250] Puntos en vez de marcas, a 250
        [nello] Nello: pujar a no ganar ninguna baza
        [plunge] Plunge, con 4 dobles
        [splash] Splash, con 3 dobles
        [sevens] Sietes: lo más cercano a 7 puntos
        [eggs] Huevos tras un pez empatado
        [deal-6] 6 fichas cada uno, y nadie roba
        [first-circle] Tras la primera vuelta el centro se cierra
        [second-tile] Quien sale puede poner una segunda ficha
        [maltese] Maltesa: un doble de segundo en cada brazo
        [score] A qué se juega
        [deal-out] Se reparten todas las fichas
        [both-ends] Los dos extremos abiertos
        [rounding] Redondeo de las manos
        [account] Puntos que abren la cuenta
        [hang] Los puntos que no alcanzan esperan
        [two-doubles] Dos dobles en un turno
        [engine] De dónde sale la máquina
        [centre] De dónde sale el centro
        [go-on] El doble y su primer dedo en el mismo turno
        [last-tile] Cantar la última ficha
        [hands] Cuántas fichas se reparten
        [salida-plain] Pase de salida sin doble
        [capicua-double] Capicúa con un doble
        [first-pass] Primer pase de la partida
        [spinner-single] El doble de salida cuenta una vez con un lado cubierto
        [pass] Puntos por un pase
        [galo] Galo: pasan los otros tres
        [double-alone] Un último doble puntúa en lugar de las manos
        [five-doubles] Seguir jugando con cinco dobles
        [opening-pass] Ceder la salida puntúa como un pase
        [tie] Quién gana un cierre empatado
        [three] Fichas entre tres
        [one-all] Con una ronda cada uno nadie vuelve a 0
        [tranque-bonus] Premio por el cierre
        [sporting] El doble 6 no tiene que salir primero
        [lot-pair] La pareja de la ficha más alta elige la salida
        [nello-doubles] Los dobles en el nello
        [follow-me-doubles] Los dobles sin triunfo
        [claim] Tenderse se lleva el resto
       *[thinking-time] Tiempo para pensar, en segundos
    }
rule-value =
    { $value ->
        [stakes] con apuestas
        [tournament] rondas ganadas, como en un torneo
        [one] una ficha
        [until] hasta que una encaje
        [none] no se roba
        [always] siempre
        [bell] según Bell
        [botermans] según Botermans
        [celko] según Celko
        [first-spinner] el primer doble
        [no-spinner] ninguno
        [all-spinners] todos los dobles
        [by-points] los puntos
        [six-love] six love: rondas seguidas
        [straight-six] straight six: rondas ganadas
        [match-10] match 10: los otros no llegan a cinco
        [winner] quien ganó
        [pair] uno de la pareja ganadora
        [next-player] el siguiente
        [six-six] siempre el doble 6
        [pairs] la pareja más baja
        [closer] quien cerró o el siguiente, la mano más baja
        [lowest-hand] la mano más baja de todas
        [fifty-points] 50
        [twenty-five-points] 25
        [no-points] nada
        [pordi] pordi: puntos por la última ficha
        [orado] orado: los puntos de las manos, a sets
        [four-toes] 4
        [six-toes] 6
        [pool] el bote
        [by-sum] todas juntas
        [by-hand] cada una aparte
        [usual-hands] las de siempre
        [galt] según Galt
        [goodsam] Good Sam de Idaho
        [texas] Good Sam de Texas
        [tanglewood] según Tanglewood
        [lies-there] ya está en la mesa
        [from-hand] de la mano que lo tenga
        [highest-held] el doble más alto en mano
        [said] lo dice el programa
        [tap] el jugador, o roba dos
        [tap-turn] el jugador, o roba dos y pierde un turno
        [cover-all] todos, por turno
        [cover-layer] solo quien lo puso
        [tie-as-usual] como siempre
        [tie-opener] la pareja que salió
        [tie-closer] la pareja que cerró
        [nine-tiles] 9 cada uno, sin el doble blanca
        [seven-tiles] 7 cada uno, el resto duerme
        [cut-throat] todos contra todos: seis rondas y alguien aún a cero
        [doubles-own] un palo propio
        [doubles-high] cada uno el más alto de su número
        [doubles-low] cada uno el más bajo de su número
        [bidder-says] como diga quien pujó
        [no-splash] ninguno
        [three-marks] por 3 marcas
        [two-marks] por 2 marcas, o 3 sobre 2
       *[alone] solo si es tu última ficha
    }
# same orado colmado
# same orado tiddle-a-wink
preset-name =
    { $preset ->
        [dominicano] dominicano
        [boricua-500] boricua
        [boricua-200] boricua, partida corta
        [venezolano] venezolano
        [parejas] parejas sencillas
        [jamaica] six love jamaicano
        [oriente] oriental
        [orado] orado
        [tiddle-a-wink] Tiddle-a-Wink
        [sea-goat] cabra de mar
        [dominicano-50] dominicano, pase de 50
        [dominicano-30] dominicano, premios de 30
        [colmado] colmado
        [latino-solo] cada uno por su cuenta
        [cut-throat] todos contra todos
        [tournament] de torneo
        [goodsam] Good Sam de Idaho
        [tanglewood] según Tanglewood
       *[usual] sencillo
    }
game-preset = { $game }, { $preset }
# same normal
level-name =
    { $level ->
        [easy] fácil
        [expert] experto
        [worlds] repartos al azar
        [heavy] primero la ficha más pesada
        [random] cualquier ficha
       *[normal] normal
    }
level-manner =
    { $level ->
        [easy] Juegan lo más evidente, y a veces se equivocan.
        [expert] Tienen en cuenta todo lo que han visto.
        [worlds] Prueban cada jugada en muchos repartos imaginados.
        [heavy] Ponen primero los dobles, luego la ficha más pesada.
        [random] Ponen cualquier ficha que encaje.
       *[normal] Piensan un poco por delante, y recuerdan casi todo lo que ha salido.
    }

## La lista de juegos

game-line = { game-name } ({ $id }): { $players }; dominós: { $sets }; { $goal }.
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }; normalmente { $usual }.
# same
preset-line = { preset-name }: --preset { $id }
rule-value-line = { $id } ({ rule-value })
rule-numbers = de { $least } a { $most }
