# Las teclas: cómo se llaman y qué hace cada una.

key-space = Espacio
key-enter = Intro
# same
key-escape = Escape
key-left = Flecha izquierda
key-right = Flecha derecha
key-up = Flecha arriba
key-down = Flecha abajo
key-home = Inicio
key-end = Fin
key-page-up = Retroceder página
key-page-down = Avanzar página
key-backspace = Retroceso
key-delete = Suprimir
key-insert = Insertar
key-tab = Tabulador
key-shift-tab = Mayúsculas Tabulador
key-question-mark = Signo de interrogación
key-comma = Coma
key-apostrophe = Apóstrofo
key-less = Menor que
key-greater = Mayor que
key-letter = { $letter }
# same
key-function = F{ NUMBER($number, useGrouping: "false") }
# same
key-ctrl = Control { $key }

# Una fila de la tabla: «Espacio: robar una ficha».
key-line = { $keys }: { $does }.
digit-keys = De { $first } a { $last }: la siguiente ficha de tu mano con ese número.
count-digits = Del { $first } al { $last }: la cuenta, cifra a cifra.
count-confirm = { $key }: dice la cuenta; sin cuenta, no dice nada.
digit-pairs = { $one } { $other }, seguidos: una ficha con un 10, y así con los demás.

does-draw = robar una ficha
does-ends = los extremos de la serpiente
does-serpent = la serpiente entera
does-right = poner a la derecha, o responder derecha
does-left = poner a la izquierda, o responder izquierda
does-scores = los puntos de cada uno
does-match = cómo va la partida: juego, ronda, límite, pozo, fichas de cada mano
does-turn = a quién le toca
does-previous = la ficha u opción anterior
does-next = la ficha u opción siguiente
does-first = la primera ficha u opción
does-last = la última ficha u opción
does-next-playable = la siguiente ficha que se puede poner
does-digit = la siguiente ficha de tu mano con { $digit ->
    [0] una blanca
   *[other] un { $digit }
}
does-confirm = poner la ficha elegida, o decir que sí
does-take-keyboard = tomar el teclado, cuando es para ti
does-hand = tu mano entera; tras una ronda, lo que le quedó a cada uno
does-pass = pasar, cuando se puede elegir
does-exchange = cambiar tu mano, pedir otro reparto o cantar tu última ficha, cuando el juego lo ofrece
does-count = cuántas fichas de cada número están a la vista, con tu mano
does-repeat = repetir lo último que se dijo
does-review-back = atrás en lo que se dijo
does-review-forward = adelante en lo que se dijo
does-review-first = el principio de lo que se dijo
does-review-last = el final de lo que se dijo
does-review-filter = elegir qué repasar: todo, jugadas, puntos, solo tus jugadas
does-review-save = guardar en un archivo lo que se dijo
does-escape = callar; dos veces: el menú
does-help = las teclas que funcionan aquí y ahora
does-settings = ajustes
does-detail = frases breves, normales o completas
does-speech = voz encendida o apagada
does-slower = hablar más despacio
does-faster = hablar más deprisa
does-quieter = hablar más bajo
does-louder = hablar más alto
does-language = el idioma siguiente
does-hint = una pista; su ficha queda elegida
does-leave = salir; la partida queda guardada
does-talk = decir algo a los de la mesa, con amigos de otro sitio
does-last-said = oír otra vez lo último que alguien dijo a la mesa, con amigos de otro sitio
does-phrases = lo que puedes decirle al micrófono
does-take-card = tomar una carta
does-stand = plantarte, sin más cartas
does-own-cards = tus cartas
does-card-points = los puntos de todos en esta ronda, y el bote
does-all-cards = las cartas de todos
does-cards-left = cuántas cartas quedan
does-card-match = cómo va la partida
does-card-hint = una pista

keymap-unknown-action = En los ajustes de teclas, no existe la acción { $action }.
keymap-unknown-key = En los ajustes de teclas, no existe la tecla { $key }. { $action } conserva sus teclas predeterminadas.
keymap-no-key = En los ajustes de teclas, { $action } se queda sin tecla. Conserva sus teclas predeterminadas.
keymap-clash = En los ajustes de teclas, { $key } se asigna a { $action }, pero ya es de { $other }. { $action } conserva sus teclas predeterminadas.
