hosting-failed = Ahora no se puede abrir una mesa en esta computadora.
visit-no-files = Aquí no se puede guardar nada: esta computadora no es la tuya.
line-broken = Se perdió la conexión. Lo sigo intentando.
line-mended = La conexión volvió.
line-confused = Algo se perdió por el camino. Vuelvo a entrar en la mesa.
went-away = { $name } se ausentó.
away-for =
    { $seconds ->
        [one] { $name } se ausentó. En un segundo juega un jugador automático.
       *[other] { $name } se ausentó. En { $seconds } segundos juega un jugador automático.
    }
came-back = { $name } volvió.
evening-alone = La velada terminó. Ninguna otra mesa la jugó.
typing-help = Las flechas dicen lo que escribiste. { $back } vuelve sin enviarlo.
evening-better =
    { $others ->
        [one] La velada terminó: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } mejor que la otra mesa.
       *[other] La velada terminó: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } mejor que el promedio de las otras { $others } mesas.
    }
evening-worse =
    { $others ->
        [one] La velada terminó: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } peor que la otra mesa.
       *[other] La velada terminó: { $points ->
            [one] un punto
           *[other] { $points } puntos
        } peor que el promedio de las otras { $others } mesas.
    }
evening-same =
    { $others ->
        [one] La velada terminó: igual que la otra mesa.
       *[other] La velada terminó: igual que el promedio de las otras { $others } mesas.
    }
parlours-damaged = El archivo con tus servidores estaba dañado. Lo que se pudo leer sigue ahí, y el archivo anterior se conserva como { $aside }.
parlours-unreadable = El archivo con tus servidores, { $file }, no se pudo leer. Se queda como está, y lo nuevo se olvida al salir.
stood-in = Un jugador automático jugó por { $name }.
evening-waits-hour =
    { $minutes ->
        [one] Ya jugaron todas las mesas. Los resultados llegan dentro de un minuto, o cuando los pida quien empezó la velada.
       *[other] Ya jugaron todas las mesas. Los resultados llegan dentro de { $minutes } minutos, o cuando los pida quien empezó la velada.
    }
evening-menu =
    { $others ->
        [one] Velada { $evening }, en puntos frente a la otra mesa.
       *[other] Velada { $evening }, en puntos frente al promedio de las otras mesas.
    }
