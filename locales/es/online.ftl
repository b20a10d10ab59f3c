# Mesas en las que los amigos entran desde otro sitio.
menu-online = Jugar con otros
online-menu = Jugar con otros.
online-host = Abrir una mesa aquí
online-join = Entrar con una dirección
online-found = Entrar en { $name }, { $address }
# La última mesa en la que estuviste.
online-last = Volver a { $table }, { $address }
parlour-found = Encontrado en esta red: { $name }.
ask-address = ¿Dónde está la mesa? Escribe la dirección y después { $key }.
ask-secret = Esta mesa tiene una palabra secreta. Escríbela y después { $key }.
ask-talk = ¿Qué quieres decir? Escríbelo y después { $key }.
typing-help = Las flechas dicen lo que has escrito. { $back } vuelve sin enviarlo.
no-address = Eso no es una dirección: { $text }. Una dirección es como 192.168.1.5, o como domino.example.
calling = Llamando a { $address }.
parlour-welcome = Estás en { $parlour }.
unreachable = Nadie contesta en { $address }.
certificate-unknown = Nadie responde del certificado de { $address }. Pregunta a quien lo lleva si su huella es { $fingerprint }.
certificate-changed = { $address } muestra un certificado distinto del que te fías. Pregunta a quien lo lleva si ahora su huella es { $fingerprint }.
certificate-no = No ir allí
certificate-trust = Fiarme de él desde ahora
certificate-untrusted = Nadie responde del certificado de { $address }. Ve una vez con serpente join { $address }: te pregunta si te fías.
line-broken = Se ha perdido la conexión. Lo sigo intentando.
line-broken-at-table = { line-broken } { $leave } para salir.
line-mended = La conexión ha vuelto.
line-confused = Algo se ha perdido por el camino. Vuelvo a entrar en la mesa.
table-pauses = La mesa hace una pausa.
table-goes-on = La partida sigue.

## Las mesas

lobby-menu = Mesas de { $parlour }.
tables-none = Todavía no hay mesas en { $parlour }.
lobby-open = Abrir una mesa
lobby-table =
    { $free ->
        [one] { $table }: { game-name }, mesa de { $master }, un sitio libre
       *[other] { $table }: { game-name }, mesa de { $master }, { $free } sitios libres
    }
lobby-playing = { $table }: { game-name }, mesa de { $master }, hay una partida en marcha
lobby-asleep = { $table }: { game-name }, ahora no hay nadie
table-opened = { $name } abre una mesa: { game-name }.
tables-opened =
    { $count ->
        [one] Una mesa nueva.
       *[other] { $count } mesas nuevas.
    }
table-gone = La mesa { $table } ya no está.
friends = Mis amigos, { $here } de { $all } aquí
friends-menu = Tus amigos.
friend-at = { $name } está en { $table }
friend-at-private = { $name } está en una mesa privada
friend-away = { $name }, no está
friend-go = Ir a { $table }
no-friends = Amigos, y mi nombre en otros aparatos
menu-six-words = Llevar mi nombre a otro aparato
menu-type-six-words = Tengo seis palabras de otro aparato
ask-six-words = Escribe las seis palabras y luego { $key }.
six-words = Durante { $minutes } minutos estas seis palabras llevan tu nombre a otro aparato: { $words }.
name-moved = Aquí también te llamas { $name }.
open-menu =
    { $touch ->
        [yes] Una mesa tuya.
       *[no] Una mesa tuya. Izquierda y derecha cambian un ajuste.
    }
menu-open = Abrir: { game-name }, { $who }, { $goal }
menu-open-friends = Abrirla solo para amigos, que entran con su enlace

## En una mesa, antes de la partida

room-menu = Mesa { $table }, { game-name }.
room-begin = Empezar la partida
room-fill = Dar los sitios libres a jugadores automáticos
room-talk = Decir algo
room-tell-day = Decir a la mesa: { $line }
room-leave = Dejar la mesa
room-chair = Sitio { $number }: { $name }
room-chair-own = Sitio { $number }: { $name }, el tuyo
room-chair-computer = Sitio { $number }: { $name }, jugador automático
room-chair-away = Sitio { $number }: { $name }, ausente
room-chair-free = Sitio { $number }: libre
room-chair-silenced = Sitio { $number }: { $name }, en silencio
room-chair-ready = Sitio { $number }: { $name }, ya puede empezar
room-ready = Por mí, ya se puede empezar
room-not-ready = Un momento, yo aún no
is-ready = Por { $name }, ya se puede empezar.
you-are-ready = Por ti, ya se puede empezar.
you-are-not-ready = Aún te esperan.
all-are-ready = Todos quieren empezar.
menu-at-table = Quién está en la mesa
people-menu = Quién está en la mesa.
# same
chair-menu = { $name }.
chair-unhear = Silenciar a { $name } para mí
chair-hear = Volver a oír a { $name }
chair-befriend = Añadir a { $name } a mis amigos
chair-unfriend = Quitar a { $name } de mis amigos
friend-now = { $name } ya está entre tus amigos.
friend-no-more = { $name } ya no está entre tus amigos.
friends-full = Ya tienes { $most } amigos aquí y no caben más.
chair-silence = Silenciar a { $name } para todos
chair-unsilence = Dejar que { $name } vuelva a hablar
chair-remove = Quitar a { $name } de la mesa
chair-play-for = Que un jugador automático juegue este turno por { $name }
room-watchers-away = Echar a los espectadores
room-turn = Tiempo por turno: { $seconds } segundos
room-turn-free = Tiempo por turno: sin límite
turn-limited = Ahora cada turno puede durar { $seconds } segundos.
turn-free = Ahora los turnos no tienen límite.
hears-no-more = Dejas de oír a { $name }.
hears-again = Vuelves a oír a { $name }.
silenced = { $name } queda en silencio para todos.
speaks-again = { $name } puede hablar otra vez.
sat-down = { $name } se sienta.
got-up = { $name } se va.
went-away = { $name } se ha ausentado.
away-for =
    { $seconds ->
        [one] { $name } se ha ausentado. En un segundo juega un jugador automático.
       *[other] { $name } se ha ausentado. En { $seconds } segundos juega un jugador automático.
    }
came-back = { $name } ha vuelto.
watcher-came = { $name } está mirando.
watcher-gone = { $name } ya no mira.
stands-in = Un jugador automático juega por { $name }.
stood-in = Un jugador automático ha jugado por { $name }.
leads-now = Ahora la mesa es de { $name }.
you-host-now = Ahora la mesa es tuya.
you-lead-now = Ahora la mesa es tuya: empiezas tú la partida.
waits-for-master = La partida la empieza { $name }.

## Durante la partida

said = { $name } dice: { $text }
said-watching = { $name }, que mira, dice: { $text }
you-said = Dices: { $text }
sent-waiting = Enviado. Todavía sin respuesta.
waits-for-others = Esperamos a los demás.
hosting = Mesa { $table }. Tus amigos escriben: serpente join { $address }
private-link = Aquí solo se llega con este enlace: { $link }
hosting-failed = Ahora no se puede abrir una mesa en este equipo.
leave-elsewhere = ¿Dejas la mesa? Un jugador automático juega por ti hasta que vuelvas. { $yes } para dejarla, { $no } para quedarte.
leave-chair = ¿Dejas la mesa? { $yes } para dejarla, { $no } para quedarte.
talk-nowhere = Aquí no hay nadie con quien hablar.
went-on-elsewhere = Estás en esta mesa desde otra ventana. { $yes } para seguir aquí, { $no } para quedarte allí.

visit-tables = Las mesas de aquí
visit-last = Volver a { $table }
visit-no-voice = Aquí las líneas las lee tu lector de pantalla: no hay otra voz que ajustar.
visit-no-files = Aquí no se puede guardar nada: este equipo no es el tuyo.

## Ligas

open-league = Liga: { $league }
open-no-league = Liga: ninguna
ask-league = ¿Cuentan las partidas de esta mesa para una liga? Escribe su nombre, o déjalo vacío, y luego { $key }.
league-counts = Las partidas de esta mesa cuentan para la liga { $league }.
room-league = Liga { $league }, clasificación
league-menu = Liga { $league }.
league-empty = Liga { $league }: aún no hay partidas.
league-person =
    { $matches ->
        [one] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, una partida
       *[other] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, { $matches } partidas
    }
league-person-out = { $name }, fuera de la liga
league-puts-out = No puntuar más a { $name } en esta liga
league-lets-in = Volver a puntuar a { $name }
league-open = Los nuevos: puntúan
league-closed = Los nuevos: no puntúan
rated-up = Liga { $league }: puesto { $place } de { $of }, puntuación { NUMBER($rating, useGrouping: "false") }, sube { $change }.
rated-down = Liga { $league }: puesto { $place } de { $of }, puntuación { NUMBER($rating, useGrouping: "false") }, baja { $change }.
rated-same = Liga { $league }: puesto { $place } de { $of }, puntuación { NUMBER($rating, useGrouping: "false") } como antes.

## Veladas: varias mesas juegan las mismas fichas

open-evening = Las mismas fichas que otras mesas: velada { $evening }
open-no-evening = Las mismas fichas que otras mesas: no
ask-evening = ¿Las mismas fichas que otras mesas? Escribe el nombre acordado con ellas, o déjalo vacío, y luego { $key }.
evening-plays = Velada { $evening }, { $goal }: todas sus mesas reciben las mismas fichas.
evening-words = Para abrir otra mesa de { $evening }, los demás escriben: { $words }.
lobby-evening = { $table }, velada { $evening }
room-evening = Velada { $evening }, resultados
evening-menu =
    { $others ->
        [one] Velada { $evening }, en puntos frente a la otra mesa.
       *[other] Velada { $evening }, en puntos frente a la media de las otras mesas.
    }
evening-person-better = { $place }: { $name }, { $points } de ventaja
evening-person-worse = { $place }: { $name }, { $points } de desventaja
evening-person-same = { $place }: { $name }, igual
evening-waits =
    { $tables ->
        [one] Tu resultado llega cuando termine una mesa más.
       *[other] Tu resultado llega cuando terminen { $tables } mesas más.
    }
evening-waits-alone = Tu resultado llega cuando haya jugado otra mesa.
evening-waits-hour =
    { $minutes ->
        [one] Todas las mesas han jugado. Los resultados llegan dentro de un minuto, o cuando los pida quien empezó la velada.
       *[other] Todas las mesas han jugado. Los resultados llegan dentro de { $minutes } minutos, o cuando los pida quien empezó la velada.
    }
evening-alone = La velada ha terminado. Ninguna otra mesa la ha jugado.
evening-late = La velada terminó antes que esta mesa, que no se compara.
evening-better =
    { $others ->
        [one] La velada ha terminado: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } mejor que la otra mesa.
       *[other] La velada ha terminado: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } mejor que la media de las otras { $others } mesas.
    }
evening-worse =
    { $others ->
        [one] La velada ha terminado: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } peor que la otra mesa.
       *[other] La velada ha terminado: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } peor que la media de las otras { $others } mesas.
    }
evening-same =
    { $others ->
        [one] La velada ha terminado: igual que la otra mesa.
       *[other] La velada ha terminado: igual que la media de las otras { $others } mesas.
    }
evening-for = { $name }: { $result }
parlours-damaged = El archivo con tus servidores estaba dañado. Lo que se ha podido leer sigue ahí, y el archivo anterior se conserva como { $aside }.
parlours-unreadable = El archivo con tus servidores, { $file }, no se ha podido leer. Se queda como está, y lo nuevo se olvida al salir.
