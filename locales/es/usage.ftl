usage = serpente, o serpente con un comando y opciones:

## The commands

usage-command-play = serpente play: directo a la mesa
usage-command-resume = serpente resume ARCHIVO: sigue con la última partida, o con la del ARCHIVO
usage-command-join = serpente join DIRECCIÓN MESA: va a una mesa en otro equipo; sin dirección, busca una
usage-command-host = serpente host: abre aquí una mesa para amigos de otro sitio
usage-command-simulate = serpente simulate: partidas solo entre jugadores automáticos
usage-command-replay = serpente replay ARCHIVO: cuenta una partida grabada
usage-command-review = serpente review ARCHIVO: repasa tu juego en una partida terminada y oye qué era mejor
usage-command-stats = serpente stats: lo que dicen juntas tus partidas guardadas
usage-command-daily = serpente daily: el reparto del día, cinco rondas de Salotto iguales para todos
usage-command-problems = serpente problems: finales en los que una sola jugada gana; con --matches N, busca nuevos en N partidas al azar
usage-command-parlour = serpente parlour: mesas en esta máquina, a las que los amigos entran desde la suya
usage-command-tables = serpente tables DIRECCIÓN: las mesas de un serpente parlour en otro sitio
usage-command-admin = serpente admin ORDEN: da una orden a serpente parlour en esta máquina: list, close MESA, delete MESA, kick NOMBRE, ban DIRECCIÓN o PERSONA y horas, say TEXTO, drain
usage-command-games = serpente games: los juegos y sus reglas de la casa
usage-command-keys = serpente keys: la tabla de teclas
usage-command-locales = serpente locales: los idiomas
usage-command-say = serpente say MENSAJE: las frases de un idioma con nombres y números de ejemplo, para oír cómo suena una traducción. MENSAJE es el nombre de una frase, el comienzo de varios nombres o un archivo como table; sin él, se dicen todas
usage-command-speech = serpente speech: qué voz se encontró, con una frase de prueba
usage-command-arena = serpente arena: dos jugadores automáticos comparados, cada reparto jugado dos veces con los papeles cambiados
usage-command-perft = serpente perft ARCHIVO: la cuenta exacta de los árboles de juego, y si es la del ARCHIVO
usage-command-version = serpente version: la versión
usage-command-help = serpente help: estas líneas

## The options

usage-option-game = --game NOMBRE: el juego
usage-option-players = --players N: asientos, cada uno por su cuenta
usage-option-teams = --teams ExM: E equipos de M miembros
usage-option-humans = --humans N: cuántas personas hay en este teclado
usage-option-bots = --bots NIVEL,NIVEL: lo bien que juegan los jugadores automáticos
usage-option-set = --set DOBLE: el dominó, por su doble más alto: 6, 9, 12, 15 o 18
usage-option-hand = --hand N: fichas en cada mano
usage-option-limit = --limit N: a cuántos puntos se juega
usage-option-rounds = --rounds N: cuántas rondas se juegan
usage-option-seat = --seat N: el sitio donde sentarse
usage-option-review-seat = --seat N: serpente review repasa el juego de este sitio
usage-option-iterations = --iterations N: cuántas rondas prueba serpente review en cada decisión
usage-option-date = --date FECHA: el reparto de otro día, como 2026-12-24
usage-option-check-daily = --check ARCHIVO: si el reparto guardado de un día sale de su día
usage-option-watch = --watch: solo escuchar
usage-option-rule = --rule NOMBRE=VALOR: una regla de la casa
usage-option-preset = --preset NOMBRE: reglas de la casa con un solo nombre, como las enumera serpente games
usage-option-seed = --seed N: otra vez los mismos repartos
usage-option-matches = --matches N: cuántas partidas se simulan
usage-option-a = --a NIVEL: uno de los dos jugadores automáticos que se comparan
usage-option-b = --b NIVEL: el otro
usage-option-deals = --deals N: con cuántos repartos
usage-option-deal = --deal ARCHIVO: repartos fijos cuyos árboles se cuentan
usage-option-depth = --depth N: hasta qué profundidad se cuentan
usage-option-record = --record ARCHIVO: dónde se guarda la grabación
usage-option-name = --name NOMBRE: tu nombre
usage-option-listen = --listen DIRECCIÓN:PUERTO: dónde espera serpente parlour a los amigos
usage-option-ssh = --ssh DIRECCIÓN:PUERTO: dónde deja entrar serpente parlour a los amigos por SSH
usage-option-data = --data CARPETA: dónde guarda serpente parlour sus mesas
usage-option-cluster = --cluster DIRECCIÓN,DIRECCIÓN: serpente parlour comparte sus mesas con otros, por los servidores NATS de esas direcciones
usage-option-tls-cert = --tls-cert ARCHIVO: el certificado con el que cifra serpente parlour
usage-option-tls-key = --tls-key ARCHIVO: la clave de ese certificado
usage-option-trusted-proxy = --trusted-proxy RED: un servidor web al que serpente parlour cree cuando dice de quién es lo que pasa
usage-option-allowed-host = --allowed-host NOMBRE: atiende a los navegadores solo con este nombre
usage-option-metrics = --metrics DIRECCIÓN:PUERTO: dónde da serpente parlour sus cifras
usage-option-no-mdns = --no-mdns: no anuncies serpente parlour en la red local
usage-option-log = --log warn, info o debug: qué escribe serpente parlour en la salida de error
usage-option-lang = --lang CÓDIGO: el idioma
usage-option-locales = --locales CARPETA: tus propios archivos de idioma
usage-option-speech = --speech on u off: la voz
usage-option-sound = --sound on u off: los sonidos
usage-option-rate = --rate de -100 a 100: la velocidad de la voz
usage-option-volume = --volume de 0 a 100: el volumen de la voz
usage-option-json = --json: escribe para programas
usage-option-check = --check: serpente replay solo comprueba la partida
usage-option-check-locales = --check CARPETA: serpente locales dice lo que está mal en una carpeta de archivos de idioma
usage-option-new = --new CARPETA: serpente locales pone allí los archivos con los que empieza una traducción
usage-option-help = --help o -h: estas líneas
usage-option-version = --version o -V: la versión
