# same capicua chuchazo
rule-name =
    { $rule ->
        [mode] A qué se juegan las rondas
        [draw] Robar si no encaja nada
        [draw-anyway] Robar aunque encaje una ficha
        [double-blank] El doble blanco cuenta 10
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
        [minus-own] Del tranque se restan los puntos propios
        [by-five] Puntos divididos entre cinco
        [by-three] Puntos divididos entre tres
        [exact] Hay que clavar el límite
        [deal-5] 5 fichas cada uno
        [first-out] La ronda acaba con el primero que domina
        [past] El límite se puede pasar
        [no-down] Con la ficha de salida no se gana
        [knock-points] Puntos por los pases
        [out-2] Dominar vale 2
        [lightest] En el tranque cuentan solo los puntos
        [slow-finish] Cerca del límite las puntas iguales valen menos
        [lowest-double] Sale el doble más bajo
        [match] Cómo se gana la partida
        [opens] Quién sale en la ronda siguiente
        [tranque] Quién gana el tranque
        [opponents-only] Solo se anotan los puntos de quien pierde
        [capicua] Capicúa
        [no-blank] Con blanco no hay capicúa
        [chuchazo] Chuchazo
        [pase-salida] Pase de salida
        [salida-void] No hay pase de salida si pasan dos
        [pase-corrido] Pase corrido
        [prizes] Premios de las cuatro primeras rondas
        [all-pips] Dominar da los puntos de todos
        [pair-total] En el tranque cuentan las dos manos juntas
        [oriente] Como en el oriente de Cuba
        [dorme] Cuatro fichas duermen
        [cruzada-6] La cruzada vale 6
        [system] Reglas de qué federación
        [double-blank-points] Puntos del doble blanco
        [own-first] El tren mexicano solo después del propio
        [chain] El primer turno es una cadena
        [free-double] Otra ficha tras un doble, sin cubrirlo
        [cover] Quién cubre un doble abierto
        [blanks-25] Cada otra ficha con blanco cuenta 25
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
        [both-ends] Las dos puntas abiertas
        [rounding] Redondeo de las manos
        [account] Puntos que abren la cuenta
        [hang] Los puntos que no alcanzan esperan
        [two-doubles] Dos dobles en un turno
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
        [tie] Quién gana un tranque empatado
        [three] Fichas entre tres
        [one-all] Con una ronda cada uno nadie vuelve a 0
        [tranque-bonus] Premio por el tranque
        [sporting] El doble 6 no tiene que salir primero
        [lot-pair] La pareja de la ficha más alta elige la salida
        [nello-doubles] Los dobles en el nello
        [follow-me-doubles] Los dobles sin triunfo
        [claim] Tenderse se lleva el resto
        [muggins] Muggins, cada uno canta su cuenta
        [penalty] Un número equivocado regala la cuenta
        [engine] De dónde sale la máquina
        [centre] De dónde sale el centro
        [go-on] El doble y su primer dedo en el mismo turno
        [last-tile] Cantar la última ficha
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
        [closer] quien trancó o el siguiente, la mano más baja
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
        [cover-all] todos, por turno
        [cover-layer] solo quien lo puso
        [tie-as-usual] como siempre
        [tie-opener] la pareja que salió
        [tie-closer] la pareja que trancó
        [nine-tiles] 9 cada uno, sin el doble blanco
        [seven-tiles] 7 cada uno, el resto duerme
        [cut-throat] todos contra todos: seis rondas y alguien aún a cero
        [doubles-own] un palo propio
        [doubles-high] cada uno el más alto de su número
        [doubles-low] cada uno el más bajo de su número
        [bidder-says] como diga quien pujó
        [no-splash] ninguno
        [three-marks] por 3 marcas
        [two-marks] por 2 marcas, o 3 sobre 2
        [lies-there] ya está en la mesa
        [from-hand] de la mano que lo tenga
        [highest-held] el doble más alto en mano
        [said] lo dice el programa
        [tap] el jugador, o roba dos
        [tap-turn] el jugador, o roba dos y pierde un turno
       *[alone] solo si es tu última ficha
    }
