listen-numbers = cero | blanca | blanco; uno; dos; tres; cuatro; cinco; seis; siete; ocho; nueve; diez; once; doce; trece; catorce; quince; dieciséis; diecisiete; dieciocho; diecinueve; veinte; veintiuno; veintidós; veintitrés; veinticuatro; veinticinco; veintiséis; veintisiete; veintiocho; veintinueve; treinta; treinta y uno; treinta y dos; treinta y tres; treinta y cuatro; treinta y cinco; treinta y seis; treinta y siete; treinta y ocho; treinta y nueve; cuarenta; cuarenta y uno; cuarenta y dos; cuarenta y tres; cuarenta y cuatro; cuarenta y cinco; cuarenta y seis; cuarenta y siete; cuarenta y ocho; cuarenta y nueve; cincuenta; cincuenta y uno; cincuenta y dos; cincuenta y tres; cincuenta y cuatro; cincuenta y cinco; cincuenta y seis; cincuenta y siete; cincuenta y ocho; cincuenta y nueve; sesenta
listen-tile = { $one } { $other }
listen-double = doble { $number } | el doble { $number }
listen-lay = { $tile } { $place } | el { $tile } { $place }
listen-left = izquierda | a la izquierda
listen-right = derecha | a la derecha
listen-place = lugar { $number } | en el lugar { $number }
listen-mine = mi brazo | mi tren | en mi brazo | en mi tren | el mío | en el mío
listen-bid = pujo { $number } | mi puja { $number } | apuesto { $number }
listen-say-count = { $number } | canto { $number }
listen-entry = número { $number } | opción { $number }
listen-yes = sí | sí por favor
listen-no = no | no gracias

## Lo que hacen las teclas

listen-draw = robo una ficha | robar una ficha
listen-pass = tengo que pasar | paso el turno
listen-exchange = cambiar la mano | cambiar mis fichas
listen-last-tile = última ficha | mi última ficha
listen-go-on = sigue adelante | vamos adelante
listen-ends = los extremos | los dos extremos
listen-serpent = toda la serpiente | lee la serpiente
listen-scores = los puntos | cómo va el marcador
listen-match = sobre la partida | datos de la partida
listen-turn = a quién le toca | de quién es el turno
listen-hand = mi mano | mis fichas
listen-next-playable = qué ficha encaja | siguiente ficha que encaja
listen-count = contar las fichas | contar los números
listen-repeat = repite eso | dilo otra vez
listen-hint = dame una pista | necesito una pista
listen-help = qué teclas hay | ayúdame por favor
listen-phrases = qué puedo decir | qué se puede decir
listen-slower = habla más despacio | más despacio
listen-faster = habla más deprisa | más deprisa
listen-quieter = habla más bajo | baja el volumen
listen-louder = habla más alto | sube el volumen
listen-leave = dejar la partida | dejar la mesa
listen-stop = deja de hablar | silencio por favor
listen-stop-listening = no escuches más | apaga el micrófono

## Lo que se dice

listen-no-language = Por ahora solo funciona en inglés.
listen-no-recording = { $file } no es una grabación en formato WAV.
listen-asked = { $file }: { $heard }, ¿verdad? El programa lo preguntaría.
listen-not-understood = { $file }: No lo he entendido.
listen-hand-held = Imagina que tienes { $tiles } y te toca.
listen-menu-open = Imagina que estás en el menú principal.
listen-side-asked = Imagina que se te pregunta en qué lado pones { $tile }.
listen-can-say = Puedes decir: { $phrases }.
listen-ask = ¿{ $command }?
listen-tile-at = { $tile }, { $place }
listen-again = No lo he entendido.
listen-only-browsers = Solo se puede hablar en navegadores que reconocen la voz.
listen-not-built = Esta versión del juego no puede escuchar. Ábrela con script/play, o compílala con la función listen.
listen-not-there = Para hablarle al juego hace falta antes su reconocimiento de voz: ejecuta serpente-listen, o script/listen en las fuentes. Solo entiende inglés.
listen-stopped = El reconocimiento de voz ha fallado dos veces. Para probar otra vez, reinicia el juego.
listen-no-microphone = No hay micrófono.
listen-microphone-taken = Otro programa está usando el micrófono.
listen-microphone-refused = El juego no puede usar el micrófono.
listen-microphone-lost = El micrófono ya no está.
listen-microphone-muted = El micrófono está silenciado: no llega nada.
listen-microphone-loud = No lo he entendido: el micrófono está demasiado alto.
listen-not-held = No tienes { $tile }.
listen-opened = Escucho.
listen-by-itself-off = Ahora el micrófono se abre solo con la tecla.
