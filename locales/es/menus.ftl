welcome = Serpente, dominó de oído.
goodbye = Hasta pronto.
nameless = Jugador
nameless-of = Jugador { $number }

## El menú principal

main-menu = Menú principal.
menu-help = Las flechas eligen, { $enter } acepta, { $back } vuelve atrás.
menu-top = Principio.
menu-change-help = Izquierda y derecha cambian el valor.
reader-help = Las flechas van de frase en frase, { $back } vuelve atrás.
reader-end = Fin.
help-begins = Líneas: { $lines }. Las flechas las recorren, { $back } vuelve atrás.
help-rules = Otra vez { $help }: las reglas de este juego.
verbatim = { $text }
retelling-help = { $enter } sigue enseguida, { $back } termina.
name-help = Las flechas dicen lo que has escrito. { $back } deja el nombre como estaba, { $delete } lo quita.
menu-new-match = Partida nueva
menu-resume = Seguir con la última partida
menu-tutorial = Aprender las teclas
menu-games = Juegos y reglas
menu-settings = Ajustes
menu-keys = Teclas
menu-quit = Salir
menu-no-such = Nada empieza por { $letter }.
quit-question = ¿Salir de serpente? { $yes } para salir, { $no } para quedarte.
terminal-keeps-lines = Este terminal guarda sus líneas: quien retroceda en la pantalla puede leer las fichas de todos.
answer-yes = Sí
# same
answer-no = No

## Una partida nueva

match-menu = Partida nueva. Izquierda y derecha cambian el valor.
menu-start = Empezar: { game-name }, { $who }, { $goal }
menu-short = { $entry }; puede bastar una ronda
seating-alone = { $players } jugadores
seating-range = de { $least } a { $most } jugadores
seating-teams = { $teams } equipos de { $members }
menu-game = Juego: { game-name }
menu-preset = Cómo se juega: { preset-name }
menu-preset-own = Cómo se juega: reglas a elegir
menu-seating = Quiénes juegan: { $who }
menu-people =
    { $people ->
        [0] En este dispositivo: nadie
        [one] En este dispositivo: una persona
       *[other] En este dispositivo: { $people } personas
    }
menu-level = Jugadores automáticos: { level-name }. { level-manner }
    .brief = Jugadores automáticos: { level-name }
menu-set = Dominó: doble { $top }
menu-hand =
    { $tiles ->
        [one] Mano: una ficha
       *[other] Mano: { $tiles } fichas
    }
menu-goal =
    { $rounds ->
        [yes] Se juega: a un número de rondas
       *[no] Se juega: a un número de puntos
    }
menu-limit =
    { $limit ->
        [one] Límite: un punto
       *[other] Límite: { $limit } puntos
    }
menu-wins =
    { $limit ->
        [one] Límite: una ronda ganada
       *[other] Límite: { $limit } rondas ganadas
    }
menu-marks =
    { $limit ->
        [one] Límite: una marca
       *[other] Límite: { $limit } marcas
    }
menu-rounds = Rondas: { $rounds }
menu-switch =
    { $on ->
        [yes] { rule-name }: sí
       *[no] { rule-name }: no
    }
menu-choice = { rule-name }: { rule-value }
menu-number =
    { $number ->
        [0] { rule-name }: sin límite
       *[other] { rule-name }: { $number }
    }
menu-points =
    { $points ->
        [0] { rule-name }: nada
        [one] { rule-name }: un punto
       *[other] { rule-name }: { $points } puntos
    }
menu-name = Tu nombre: { $name }
# same
menu-name-of = { nameless-of }: { $name }
menu-nameless = { nameless-of }: todavía sin nombre

games-menu = Los juegos y sus reglas.
pick-menu = ¿Qué juego?

## El menú en la mesa

table-menu = Menú.
menu-back-to-table = Volver a la mesa
menu-rules = Reglas
menu-leave = Dejar la partida
menu-check = Comprobar esta partida
check-fair =
    { $deals ->
        [one] Todo en orden: el reparto coincide con su sello.
       *[other] Todo en orden: los { $deals } repartos coinciden con sus sellos.
    }
check-together =
    { $deals ->
        [one] Todo en orden: el reparto salió de números al azar del servidor y de los jugadores. Quien lleva el servidor podía ver las fichas, y si además jugaba, podía elegirlas.
       *[other] Todo en orden: los { $deals } repartos salieron de números al azar del servidor y de los jugadores. Quien lleva el servidor podía ver las fichas, y si además jugaba, podía elegirlas.
    }
check-promised =
    { $deals ->
        [one] Todo en orden: el reparto salió de números al azar que el servidor y los jugadores habían fijado antes de conocer los de los demás. Nadie eligió las fichas, pero quien lleva el servidor podía verlas.
       *[other] Todo en orden: los { $deals } repartos salieron de números al azar que el servidor y los jugadores habían fijado antes de conocer los de los demás. Nadie eligió las fichas, pero quien lleva el servidor podía verlas.
    }
check-kept-back =
    { $deals ->
        [one] En uno de ellos alguien se guardó su número y pudo elegir entre dos repartos.
       *[other] En { $deals } de ellos alguien se guardó su número y pudo elegir cada vez entre dos repartos.
    }
check-not-as-promised = No es una partida limpia: en la ronda { $round } un número al azar no es el que se había fijado antes.
check-evening =
    { $deals ->
        [one] Todo en orden: el reparto estaba fijado antes de la partida. Lo decidió solo el servidor: quien lo lleva podía elegir y ver las fichas.
       *[other] Todo en orden: los { $deals } repartos estaban fijados antes de la partida. Los decidió solo el servidor: quien lo lleva podía elegir y ver las fichas.
    }
check-evening-open = Todavía no: se podrá comprobar cuando termine la velada.
check-repeated = No es una partida limpia: en la ronda { $round } el mismo número al azar llegó dos veces.
check-left-out = No es una partida limpia, salvo que tu conexión fuera lenta: en la ronda { $round } falta el número al azar de tu programa.
check-no-seals = Todo lo que pasó sale de los repartos. No estaban sellados: solo se sellan cuando juegan amigos desde otro lugar.
check-not-sealed = No es una partida limpia: la ronda { $round } se repartió sin sello.
check-not-shown = No es una partida limpia: el reparto de la ronda { $round } no se mostró nunca.
check-other-seal = No es una partida limpia: lo que se mostró después de la ronda { $round } no es lo que se selló antes de repartir.
check-other-deal = No es una partida limpia: lo que pasó en la ronda { $round } no sale de lo que se selló.

## Preguntas

ask-name = ¿Cómo te llamas? Escribe tu nombre, y después { $key }.
ask-name-of = { nameless-of }, ¿cómo te llamas? Escribe tu nombre, y después { $key }.
letter-gone = { $letter }, borrada
typed-nothing = Nada.
typed-end = Final de la línea.
ask-two-voices = ¿Oyes ahora dos voces, la de un lector de pantalla y la mía? { $one } si oyes una, { $two } si oyes dos.
ask-reader-reads = Hay un lector de pantalla en marcha. { $yes }: lee él y yo me callo. { $no }: hablo yo con mi propia voz.
ask-reader-speed = Pulsa { $enter } cuando se haya leído esta frase, { $escape } para saltarla: así el juego sabe a qué velocidad habla tu lector de pantalla, y los demás te esperan.
reader-speed-unknown = Demasiado rápido para medir. Todo queda igual.
menu-reader-speed = Medir la velocidad del lector de pantalla
one-voice-silent = Entonces me callo desde ahora, y lees con tu lector de pantalla. { $key } me hace volver.
one-voice-stays = Bien. { $key } me hace callar cuando quieras.
voice-is-off = Mi voz está apagada. { $key } la enciende.
escape-once-more = { $key } otra vez lleva al menú.
voice-hint = { $key } hace callar esta voz.
help-hint = { $key } dice las teclas.
keys-wait-for-enter = Este terminal solo pasa las teclas después de { $enter }. Escribe una tecla, y después { $enter }.

## Partidas guardadas

no-match-to-resume = No hay ninguna partida con la que seguir.
record-damaged = El archivo de la partida estaba dañado desde la línea { $line }. La partida sigue desde el último suceso entero. El archivo dañado se conserva como { $aside }.
record-damaged-there = El archivo de la partida estaba dañado desde la línea { $line }. La partida sigue desde el último suceso entero.
record-gone = El archivo de la partida { $file } había desaparecido. Lo he vuelto a escribir, entero.
record-changed = El archivo de la partida se había cambiado desde fuera. Lo he vuelto a escribir, entero; lo que contenía se conserva como { $aside }.
record-locked = Otro programa está jugando esta partida.
record-elsewhere = Otro programa está jugando la última partida, así que sigue una anterior.
record-not-written = La partida no se puede guardar en { $file }: { $trouble ->
    [full] el disco está lleno
    [read-only] la carpeta es de solo lectura
    [denied] no tienes permiso para escribir ahí
    [slow] el disco no responde
   *[other] algo va mal con la carpeta
}. Lo sigo intentando.
record-written-again = La partida vuelve a estar guardada, entera.
record-kept-elsewhere = La partida queda guardada en otro sitio, en { $file }. Con serpente resume { $file } la retomas.
match-lost = La partida no se ha podido guardar en ninguna parte y se ha perdido.
record-not-read = No se puede leer { $file }: { $trouble ->
    [missing] el archivo no existe
    [denied] no tienes permiso
    [folder] es una carpeta, y hace falta un archivo
   *[other] algo va mal con el archivo
}.
record-no-match = En { $file } no hay ninguna partida. Una grabación empieza con una línea de tipo match.
record-newer = { $file } tiene el formato { $format }, más nuevo que este programa. Una versión más nueva de serpente lo puede leer.
record-is-over = La partida de { $file } ha terminado. serpente replay la vuelve a contar.
record-whole =
    { $file } está entero: { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }, { $events } sucesos.{ $unfinished ->
        [0] {""}
       *[other] {" "}Sin terminar: { $unfinished }.
    }
record-evening = Los repartos son de una velada. Que estaban fijados antes, solo se puede comprobar en sus mesas, cuando termina.
record-wrong = { $file } falla en la línea { $line }, en la partida { $number }.
replay-match = Partida { $number } de { $count }.
replay-over = Aquí acaba la grabación.
    .brief = Fin.
record-sealed = Partidas con repartos sellados: { $sealed } de { $matches }.
record-unsealed = Ningún reparto está sellado. Así que se sabe que cada jugada sale del reparto, pero no que nadie eligiera las fichas.
