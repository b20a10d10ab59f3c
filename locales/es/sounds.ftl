cue-told =
    { $cue ->
        [laid-left] Una ficha a la izquierda
        [laid-right] Una ficha a la derecha
        [laid] Una ficha en otro sitio
        [double-left] Un doble a la izquierda
        [double-right] Un doble a la derecha
        [double] Un doble en otro sitio
        [laid-last] La última ficha de una mano
        [drawn] Alguien roba una ficha
        [shuffled] Se barajan las fichas
        [blocked] El juego está cerrado
        [trick-taken] Una baza
        [card-taken] Alguien toma una carta
        [passed] Un pase: los golpes en la mesa
        [one-left] A alguien le queda una ficha
        [bid] Una apuesta, o el triunfo
        [staked] Se paga una apuesta
        [train-open] Un tren está abierto
        [train-closed] Un tren está cerrado
        [joined] Llega alguien
        [gone] Alguien se va
        [message] Alguien escribe
        [points] Pocos puntos a favor, o correcto
        [points-many] Muchos puntos a favor
        [theirs] Pocos puntos en contra, o incorrecto
        [theirs-many] Muchos puntos en contra
        [eliminated] Alguien queda eliminado
        [round-won] Ronda ganada
        [round-lost] Ronda perdida
        [match-won] Partida ganada
        [match-lost] Partida perdida
        [your-turn] Tu turno
        [question] Una pregunta
        [time] Se acaba tu tiempo
        [refused] Una tecla que ahora no hace nada
        [mic-open] El micrófono está abierto
        [mic-closed] El micrófono está cerrado
        [line-lost] Se perdió la conexión
        [line-back] Volvió la conexión
       *[menu] Una opción de un menú
        [edge] El final de una lista
        [enter] Se elige una opción
        [fits] La ficha se puede jugar
    }
cue-family =
    { $family ->
       *[tiles] Fichas y cartas
        [players] Jugadores
        [points] Puntos y resultados
        [you] Para ti
        [table] La conexión
        [menus] Menús y tu mano
    }
menu-sounds = Aprender los sonidos
sounds-menu =
    { $touch ->
        [yes] Aprende los sonidos.
       *[no] Aprende los sonidos, por grupos.
    }
sounds-help = { $enter } repite el sonido. Izquierda y derecha: desde otro sitio. { $space }: quitarlo o ponerlo.
sound-is-off = { $sound }: quitado
sound-switch = { $sound }: quitar o poner
sound-from-you = Desde tu sitio.
sound-from-seat = Jugador { $after } de { $others } después de ti.
sounds-guess = Adivinar
guess-title = Sonido { $number } de 10.
# same
guess-wrong = No: { $sound }.
guess-over = { $right } de 10.
sounds-over-ssh = Por SSH no hay sonidos.
sounds-no-card = Ahora no suena ninguna tarjeta de sonido.
sound-card-lost = La tarjeta de sonido ya no está. Los sonidos vuelven con ella.
sounds-offered = Nuevo: más sonidos, que dicen quién juega, los dobles y los puntos. Se activan en los ajustes; «Aprender los sonidos» los toca.
# one form
sounds-written = Ahora hay { $count } archivos en { $folder }.
sounds-fit = Todos los sonidos de { $folder } valen.
sound-finding = { $file }: { $why }
sound-missing = falta; suena el de siempre.
sound-clips = suena demasiado fuerte: sus picos no dejan sitio a otro sonido.
sound-too-loud = suena { $by } decibelios más fuerte que el de siempre.
sound-too-soft = suena { $by } decibelios más flojo que el de siempre.
sound-longer-than-usual = dura { $length } milisegundos; las palabras empiezan antes de que acabe.
sound-stereo = tiene dos canales y no puede sonar desde su sitio en la mesa; guárdalo con uno.
