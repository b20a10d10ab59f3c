speech-unavailable = Aquí no hay voz; las palabras están en la pantalla. Lo sigo intentando.
speech-lost = La voz no responde; las palabras están en la pantalla. Lo sigo intentando.
speech-restored = La voz ha vuelto.
speech-none-installed = El sistema aún no tiene ninguna voz; el paquete speech-dispatcher-espeak-ng trae una.
speech-no-voice = El sistema no tiene voz para { $language }.
speech-not-inside =
    { $system ->
        [windows] Para oír { $language }, añade una voz para este idioma en la configuración de Windows, en Hora e idioma; hasta entonces las palabras están en la pantalla.
       *[linux] Para oír { $language }, instala speech-dispatcher y speech-dispatcher-espeak-ng; hasta entonces las palabras están en la pantalla.
    }
speech-found = Habla la voz del sistema.
speech-reader = La voz pasa por { $reader }.
speech-inside =
    { $away ->
        [yes] Habla la voz de serpente: la del sistema no responde.
       *[no] Habla la voz de serpente, como dicen los ajustes.
    }
speech-voices =
    { $count ->
        [one] { $language }: una voz, { $voices }
       *[other] { $language }: { $count } voces, por ejemplo { $voices }
    }
speech-voices-more =
    { $languages ->
        [one] Voces para otro idioma.
       *[other] Voces para otros { $languages } idiomas.
    }
speech-none = No se ha encontrado ninguna voz; las palabras están en la pantalla.
speech-report =
    { $reads ->
        [yes] Si algo no va bien, envíanos estas líneas y lo que has oído: serpente { $version }, { $system }, hay un lector de pantalla en marcha.
       *[no] Si algo no va bien, envíanos estas líneas y lo que has oído: serpente { $version }, { $system }, no se ha encontrado ningún lector de pantalla.
    }
speech-test = Esta es la voz de serpente. Doble seis, seis cuatro, cinco blanca.
sound-file-broken = El archivo de sonido { $file } no se puede usar: { $why } Suena el predeterminado.
sound-unreadable = no se puede leer.
sound-not-wave = no es un archivo WAV.
sound-unplayable = sus muestras no se pueden reproducir; guárdalo como WAV de 16 bits.
sound-empty = está vacío.
sound-too-long = dura más de 5 segundos.
