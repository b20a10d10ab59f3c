# La página en un navegador: las pocas palabras que son suyas.
web-title = Serpente, dominó de oído
web-needs-script = El juego de esta página necesita JavaScript, que está desactivado en este navegador.
web-who-reads-help = Todo se dice con palabras. Si usas un lector de pantalla, deja que lea él.
web-keys = Juega aquí con las teclas
web-keys-help = El signo de interrogación dice las teclas que funcionan. Todo está también en botones.
web-send = Enviar
web-table = En la mesa
web-text = Para leer
web-tiles = Tus fichas
web-choices = Para elegir
web-asks = Preguntar
web-players = Jugadores
web-history = Lo que se dijo
web-away = Mientras no estabas, entre otras cosas:

## Los botones

web-draw = Robar
web-pass = Pasar
web-exchange = Cambiar la mano
web-announce = Última ficha
web-confirm = Seguir
web-right = Derecha
web-left = Izquierda
web-hint = Pista
web-take-keyboard = Mostrar mis fichas
web-leave = Salir
web-turn = A quién le toca
web-ends = Extremos
web-serpent = Serpiente
web-scores = Puntos
web-hand = Mi mano
web-count = Números
web-match = Partida
web-talk = Hablar
web-repeat = Repetir
web-help = Ayuda
web-settings = Ajustes
web-escape = Atrás
web-previous = Anterior
web-next = Siguiente
web-choose = Elegir

## Los mismos botones en el juego de cartas, y en el de bazas

web-cards-draw = Tomar una carta
web-cards-pass = Plantarme
web-cards-ends = Puntos
web-cards-serpent = Cartas de todos
web-cards-hand = Mis cartas
web-cards-count = Cartas que quedan
web-tricks-ends = Pujas
web-tricks-serpent = Última baza

## La imagen de la mesa

web-menu = Menú
# same
web-chat = Chat
web-unread = sin leer:
web-skip = A tus fichas
web-picture = Imagen de la mesa; las palabras dicen lo mismo
web-open = abierto a todos
web-led = salió
web-playing = le toca
web-yours = Te toca
web-player =
    { $name }, { $tiles ->
        [one] una ficha
        [21] veintiuna fichas
        [31] treinta y una fichas
       *[other] { $tiles } fichas
    }, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
web-card-player =
    { $name }, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
web-round = Ronda { $round }
web-stock = { $left } en el pozo
web-this-round = Esta ronda
# same
web-total = Total
web-in-hand = En la mano
web-next-round = Ronda siguiente
web-play-again = Otra partida
web-double = { $half } { $half }, doble

## La primera página, y la línea con el servidor

web-games = Juegos
web-play-now = Jugar ya
web-play-now-help = Salotto, contra tres jugadores automáticos
web-with-friends = Con amigos
web-with-friends-help = Una mesa, y su enlace
web-learn = Aprender
web-learn-help = Unos minutos, paso a paso
web-tables-here = Mesas
web-your-name = Tu nombre
web-aloud = Leer el juego en voz alta
web-sit-down = Sentarse
web-solve = Resolver el problema
web-tables-open = Mesas abiertas ahora
web-watch = Mirar
web-free-chairs = Sillas libres:
web-description = Dominó con amigos o contra el ordenador, a la vista y de oído. Nada que instalar, sin cuenta.
web-language-label = Idioma
web-invite = Invitar
web-invite-help = Quien abra este enlace se sienta a la mesa.
web-share = Compartir
web-copy = Copiar
web-copied = Copiado
web-close = Cerrar
web-guest = Invitado
web-trying = No se llega al servidor. Se intenta otra vez.
web-dropped = No se ha hecho: no se llegaba al servidor.
web-notify = Avísame cuando me toque
web-notify-refused = El navegador no permite las notificaciones.
web-letters = Las letras y las cifras juegan
web-button = «{ $name }»
web-tap = Toca
web-continue = Continuar
web-elsewhere = Has seguido en otra pestaña.

## Hablar

web-speak = Hablar
web-phrases = ¿Qué puedo decir?
web-speak-about = Tu navegador puede enviar lo que digas a su fabricante. Pulsa otra vez para hablar.
web-speak-no-microphone = No se puede usar el micrófono.
web-speak-failed = Tu navegador no ha podido reconocer la voz.
web-speak-no-language = Tu navegador no reconoce este idioma.
web-speak-by-itself = El micrófono se abre solo
web-speak-stop = no escuches más | apaga el micrófono
web-speak-stopped = Ahora el micrófono se abre solo con el botón.
