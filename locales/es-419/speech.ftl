speech-test = Esta es la voz de serpente. Doble seis, seis cuatro, cinco blanco.
speech-restored = La voz volvió.
speech-none = No se encontró ninguna voz; las palabras están en la pantalla.
speech-report =
    { $reads ->
        [yes] Si algo no va bien, envíanos estas líneas y lo que oíste: serpente { $version }, { $system }, hay un lector de pantalla en marcha.
       *[no] Si algo no va bien, envíanos estas líneas y lo que oíste: serpente { $version }, { $system }, no se encontró ningún lector de pantalla.
    }
