# La página en un navegador: las pocas palabras que son suyas.
web-title = Serpente, dominó de oído
web-needs-script = El juego de esta página necesita JavaScript, que está desactivado en este navegador.
web-who-reads = ¿Quién te lee el juego?
web-who-reads-help = Todo se dice con palabras. Si usas un lector de pantalla, deja que lea él. F4 lo cambia más tarde.
web-reader-reads = Mi lector de pantalla, o leo yo
web-browser-speaks = La voz de este navegador
web-keys = Juega aquí con las teclas
web-keys-help = El signo de interrogación dice las teclas que funcionan. Todo está también en botones.
web-send = Enviar
web-table = En la mesa
web-text = Para leer
web-tiles = Tus fichas
web-choices = Para elegir
web-asks = Preguntar
web-history = Lo que se dijo
web-away = Mientras no estabas, entre otras cosas:

## Los botones

web-draw = Robar
web-pass = Pasar
web-exchange = Cambiar la mano
web-confirm = Seguir
web-right = Derecha
web-left = Izquierda
web-hint = Pista
web-take-keyboard = Tomar el teclado
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
