# Los ajustes y cómo se dicen.

speech-on =
    { $engine ->
        [system] Voz encendida: la del sistema.
        [inside] Voz encendida: la de serpente.
        [reader] Voz encendida: a través de NVDA o JAWS.
       *[auto] Voz encendida.
    }
speech-off = Voz apagada.
speech-twice = ¿Oyes cada línea dos veces? En NVDA, NVDA+5 desactiva la lectura del texto nuevo; en JAWS, pulsa Insert+S hasta que diga que el eco de pantalla está desactivado.
rate = Velocidad { $rate }.
volume = Volumen { $volume }.
pitch = Tono { $pitch }.
# same normal
detail =
    { $detail ->
        [brief] Breve.
        [full] Completo.
       *[normal] Normal.
    }
settings-menu =
    { $touch ->
        [yes] Ajustes.
       *[no] Ajustes. Izquierda y derecha cambian el valor.
    }
set-speech =
    { $engine ->
        [auto] Quién habla: la voz del sistema, o si no la de serpente
        [system] Quién habla: la voz del sistema
        [inside] Quién habla: la voz de serpente
        [reader] Quién habla: la voz de NVDA o JAWS
       *[off] Quién habla: nadie
    }
set-voice = Voz: { $voice }
set-voice-usual = Voz: la que elija el sistema
set-detail =
    { $detail ->
        [brief] Frases: breves
        [full] Frases: completas
       *[normal] Frases: normales
    }
set-sounds =
    { $level ->
        [off] Sonidos: no
        [full] Sonidos: todos
       *[few] Sonidos: pocos
    }
set-sound-volume = Volumen de los sonidos: { $volume }
set-listening =
    { $by ->
        [loudspeakers] Sonidos para dos altavoces
        [mono] Sonidos para un oído o un altavoz
       *[headphones] Sonidos para auriculares
    }
set-theme = Tema de sonidos: { $theme }
set-theme-usual = Tema de sonidos: el de siempre
set-echo = Tus jugadas: { $echo ->
    [off] sin decir
    [short] en breve
   *[full] completas
}
set-pause =
    { $seconds ->
        [0] Pausa tras la jugada de un jugador automático: ninguna
        [one] Pausa tras la jugada de un jugador automático: un segundo
       *[other] Pausa tras la jugada de un jugador automático: { $seconds } segundos
    }
set-pause-part = Pausa tras la jugada de un jugador automático: { $seconds } segundos
# same no
set-waits = Esperar a que se haya oído cada jugada: { $on ->
    [yes] sí
   *[no] no
}
# same no
set-drawing = Robar sin tecla si no encaja nada: { $on ->
    [yes] sí
   *[no] no
}
# same no
set-review-asks = El repaso pregunta antes la jugada mejor: { $on ->
    [yes] sí
   *[no] no
}
# same no
set-microphone = El micrófono se abre solo: { $on ->
    [yes] sí
   *[no] no
}
set-reading = Velocidad del lector de pantalla: { $words ->
    [0] todo de una vez
   *[other] { $words } palabras por minuto
}
set-talk =
    { $whose ->
        [partners] Chat: solo los compañeros
        [nobody] Chat: nadie
       *[all] Chat: todos
    }
set-language = Idioma: { $language }
set-reload = Volver a leer los archivos de idioma
reloaded = Archivos de idioma leídos de nuevo.

settings-no-home = No hay carpeta personal, así que no se pueden conservar ajustes ni partidas.
settings-unreadable = No se pueden leer los ajustes de { $file }: { $trouble ->
    [denied] no tienes permiso
   *[other] algo va mal con el archivo
}. Valen los ajustes predeterminados, y los cambios no se guardan.
settings-broken = Los ajustes de { $file } estaban dañados. Se conservan como { $aside }, y valen los predeterminados.
settings-broken-stays = Los ajustes de { $file } están dañados y no se han podido apartar: { $trouble ->
    [full] el disco está lleno
    [read-only] la carpeta es de solo lectura
    [denied] no tienes permiso para escribir ahí
   *[other] algo va mal con la carpeta
}. Valen los ajustes predeterminados, y los cambios no se guardan.
settings-entry = El ajuste { $entry } de { $file } no se puede usar. Vale el predeterminado en su lugar.
settings-not-saved = No se han podido guardar los ajustes en { $file }: { $trouble ->
    [full] el disco está lleno
    [read-only] la carpeta es de solo lectura
    [denied] no tienes permiso para escribir ahí
   *[other] algo va mal con la carpeta
}. Valen hasta que salgas.
