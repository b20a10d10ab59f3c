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
refused-token = Esa ficha de acceso no es de este servidor.
refused-no-table = Aquí no hay ninguna mesa { $table }.
refused-secret = Esa no es la palabra secreta de esta mesa.
refused-too-long = Es demasiado largo: { $most } caracteres como máximo.
refused-too-many-tables =
    { $most ->
        [one] Ya tienes una mesa. No puede haber más.
       *[other] Ya tienes { $most } mesas. No puede haber más.
    }
refused-crowded = Aquí hay demasiada gente. Prueba más tarde.
refused-not-seated = No tienes sitio en esta mesa.
refused-elsewhere = Estás en la mesa { $table }. Déjala primero.
refused-full = No hay ningún sitio libre para ti. Puedes mirar.
refused-no-chair = No hay un sitio así para elegir.
refused-not-master = Eso solo puede hacerlo quien dirige la mesa.
refused-playing = Durante una partida no.
refused-not-playing = Aquí todavía no ha empezado ninguna partida.
refused-chairs-free =
    { $count ->
        [one] Queda un sitio libre. Dáselo a un jugador automático, o espera a alguien.
       *[other] Quedan { $count } sitios libres. Dáselos a jugadores automáticos, o espera a alguien.
    }
refused-stale = Demasiado tarde: entretanto ha pasado algo.
refused-not-your-turn = No te toca a ti.
refused-illegal = Las reglas no lo permiten ahora.
refused-in-round = Esta ronda todavía se está jugando.
refused-silenced = Quien dirige la mesa te ha quitado la palabra.
refused-trouble = El servidor no puede escribir ahora, así que la mesa espera. Luego sigue sola.
refused-came-again = Has entrado en esta mesa desde otro lugar. Esta conexión termina aquí.
refused-removed = Quien dirige la mesa te ha quitado el sitio.
