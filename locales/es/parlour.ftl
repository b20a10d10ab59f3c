# Lo que un servidor de mesas responde a quien juega en él, y dice a quien lo lleva.

refused-frame = Eso no es un mensaje de este juego: un mensaje es un objeto JSON con un type.
refused-unknown = No hay mensajes del tipo { $kind }.
refused-malformed = Un mensaje del tipo { $kind } tiene otros campos.
refused-giant = Ese mensaje es demasiado largo.
refused-too-fast = Demasiado de una vez. Espera un segundo.
refused-hello = Una conexión empieza con un hello, y con uno solo.
refused-protocol = Este servidor no habla la versión { $theirs } del protocolo. Haría falta un serpente más nuevo, aquí o allí.
refused-name = Un nombre tiene de uno a { $most } caracteres, sin caracteres de control.
refused-name-taken = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre.
refused-token = Esa clave de acceso no es de este servidor.
refused-code = Esas seis palabras no valen, o ya no valen.
refused-no-table = Aquí no hay ninguna mesa { $table }.
refused-secret = Esa no es la palabra secreta de esta mesa.
refused-too-long = Es demasiado largo: { $most } caracteres como máximo.
refused-too-many-tables =
    { $most ->
        [one] Ya tienes una mesa. No puede haber más.
       *[other] Ya tienes { $most } mesas. No puede haber más.
    }
refused-crowded = El servidor está lleno. Prueba más tarde.
refused-not-seated = No tienes sitio en esta mesa.
refused-elsewhere = Estás en la mesa { $table }. Déjala primero.
refused-full = No hay ningún sitio libre para ti. Puedes mirar.
refused-no-chair = No hay un sitio así para elegir.
refused-not-master = Solo puede hacerlo el anfitrión.
refused-playing = Durante una partida no.
refused-not-playing = Aquí todavía no ha empezado ninguna partida.
refused-level = Aquí no hay jugadores automáticos mejores; nivel: { level-name }.
refused-chairs-free =
    { $count ->
        [one] Queda un sitio libre. Dáselo a un jugador automático, o espera a alguien.
       *[other] Quedan { $count } sitios libres. Dáselos a jugadores automáticos, o espera a alguien.
    }
refused-stale = Demasiado tarde: entretanto ha pasado algo.
refused-not-your-turn = No te toca a ti.
refused-illegal = Las reglas no lo permiten ahora.
refused-in-round = Esta ronda todavía se está jugando.
refused-silenced = El anfitrión te ha silenciado.
refused-trouble = El servidor no puede escribir ahora, así que la mesa espera. Luego sigue sola.
refused-not-now = El servidor no puede ahora. Prueba otra vez en un momento.
refused-came-again = Has entrado en esta mesa desde otro lugar. Esta conexión termina aquí.
ssh-key-known = Tu clave termina en { $end }.
ssh-key-new = Tu clave termina en { $end } y es nueva aquí.
refused-removed = El anfitrión te ha quitado de la mesa.
refused-sent-away = El anfitrión te ha echado durante una hora.
refused-no-watchers = En esta mesa no se admiten espectadores.
refused-no-league = Aquí no hay ligas.
refused-many-leagues = En este servidor no cabe otra liga.
refused-no-evening = Aquí no hay ninguna velada así.
refused-many-evenings = En este servidor no cabe otra velada.
refused-evening-terms = Juego de la velada { $evening }: { game-name }, { $who }, { $goal }.
refused-evening-rules = La velada { $evening } juega con otras reglas. { $rules }.
refused-evening-over = La velada { $evening } ha terminado.
refused-evening-played = Esta mesa ya jugó la velada { $evening }. Para otra partida, abre una mesa nueva.
refused-evening-known = Ya conoces estas fichas de otra mesa de la velada.
refused-evening-known-to = { $name } ya conoce estas fichas de otra mesa de la velada.
refused-evening-seat = Tienes un sitio en otra mesa de la velada, con las mismas fichas.
refused-evening-words = La velada { $evening } es de otra persona. Escribe su nombre, una coma y las seis palabras que le dijeron.
refused-evening-watched = Nadie puede mirar una mesa de esta velada antes de que termine.
refused-one-seat = En esta mesa cada persona tiene un solo sitio.
refused-played-much = Esta mesa ha llenado el espacio que le toca. Abre otra mesa.
refused-played-fast = Aquí se ha jugado demasiado en poco tiempo. Inténtalo más tarde.
refused-stopping = El servidor se cierra. Lo que se ha jugado queda guardado.
refused-turn-over = Tras { $seconds } segundos, un jugador automático ha jugado este turno por ti.
refused-played-for = El anfitrión ha dejado que un jugador automático juegue este turno por ti.
refused-not-yet =
    { $seconds ->
        [one] Espera antes un segundo más.
       *[other] Espera antes { $seconds } segundos más.
    }
refused-table-closed = Quien lleva este servidor ha cerrado la mesa.
refused-banned = Quien lleva este servidor no te deja entrar.
parlour-says = De quien lleva este servidor: { $text }

## Lo que se dice a quien lleva un servidor

parlour-open = { $name } está abierto en { $address }.
parlour-friends = Los amigos escriben: { $command }
parlour-page = En un navegador: { $address }
parlour-ssh = Por SSH: { $command }
parlour-shared = Sus mesas las guarda NATS, en { $addresses }. También las tiene cualquier servidor que use el mismo.
parlour-built-without = Este programa se compiló sin --{ $part }. Para tenerlo: cargo build --release --features { $part }
parlour-no-nats = Ningún servidor NATS contesta en { $addresses }.
parlour-old-nats = El servidor NATS de { $addresses } es de la versión { $version }: hace falta la { $wanted } o una posterior.
parlour-no-jetstream = Los servidores NATS de { $addresses } no guardan mesas. ¿Está JetStream activado, y hay sitio para tres copias?
parlour-fingerprint = La huella de su certificado es { $fingerprint }. Los amigos a los que su programa les pregunta por ella comparan estas cifras.
parlour-no-tls = Esta dirección es pública, y aquí nada va cifrado. Da --tls-cert y --tls-key, o pon delante un servidor con TLS.
parlour-ended = Cerrado. Todas las mesas quedan guardadas.
parlour-not-open = No se puede usar { $address }: ya lo usa otro programa, o no es una dirección de esta máquina.
parlour-no-host-key = La clave de { $file } no sirve para SSH. Pon ahí la buena, o quítala: entonces se hace una nueva.
parlour-not-read =
    { $trouble ->
        [full] Las mesas no se pueden guardar: el disco está lleno.
        [read-only] Las mesas no se pueden guardar: la carpeta es de solo lectura.
        [denied] Las mesas no se pueden guardar: no tienes permiso sobre su carpeta.
       *[other] Las mesas no se pueden leer ni guardar: algo va mal con su carpeta.
    }
parlour-in-use = Otro servidor usa la carpeta { $folder }. Da otra con --data.
admin-nowhere = Ningún servidor usa la carpeta { $folder }.
admin-unknown = El servidor no conoce la orden { $given }.
parlour-no-certificate = En { $file } no hay ningún certificado que se pueda leer.
parlour-no-key = En { $file } no hay una clave que se pueda leer, o no es la del certificado.
parlour-half-tls = --tls-cert y --tls-key van juntas: da las dos.
option-address = --listen admite una dirección con puerto, por ejemplo 0.0.0.0:7355, no { $given }.
option-cluster = --cluster admite direcciones de servidores NATS separadas por comas, por ejemplo nats://10.0.0.1,nats://10.0.0.2, no { $given }.
option-network = { $given } no es una red, como 10.0.0.0/8.
record-seal-broken = La partida { $number } de { $file } no es limpia: lo que muestra la línea { $line } no es lo que se selló antes de repartir.
