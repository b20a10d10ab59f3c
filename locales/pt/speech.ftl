speech-unavailable = Aqui não há voz; as palavras estão no ecrã. Continuo a tentar.
speech-lost = A voz não responde; as palavras estão no ecrã. Continuo a tentar.
speech-restored = A voz voltou.
speech-none-installed = O sistema ainda não tem nenhuma voz; o pacote speech-dispatcher-espeak-ng traz uma.
speech-no-voice = O sistema não tem voz para { $language }.
speech-not-inside =
    { $system ->
        [windows] Para ouvir { $language }, acrescenta uma voz para esta língua nas definições do Windows, em Hora e idioma; até lá as palavras estão no ecrã.
       *[linux] Para ouvir { $language }, instala speech-dispatcher e speech-dispatcher-espeak-ng; até lá as palavras estão no ecrã.
    }
speech-found = Fala a voz do sistema.
speech-reader = A voz passa pelo { $reader }.
speech-inside =
    { $away ->
        [yes] Fala a voz do serpente: a do sistema não responde.
       *[no] Fala a voz do serpente, como dizem as definições.
    }
speech-voices =
    { $count ->
        [one] { $language }: uma voz, { $voices }
        [2] { $language }: duas vozes, por exemplo { $voices }
       *[other] { $language }: { $count } vozes, por exemplo { $voices }
    }
speech-voices-more =
    { $languages ->
        [one] Vozes para mais uma língua.
        [2] Vozes para mais duas línguas.
       *[other] Vozes para mais { $languages } línguas.
    }
speech-none = Não se encontrou nenhuma voz; as palavras estão no ecrã.
speech-report =
    { $reads ->
        [yes] Se alguma coisa não estiver bem, envia-nos estas linhas e o que ouviste: serpente { $version }, { $system }, está um leitor de ecrã a funcionar.
       *[no] Se alguma coisa não estiver bem, envia-nos estas linhas e o que ouviste: serpente { $version }, { $system }, não se encontrou nenhum leitor de ecrã.
    }
speech-test = Esta é a voz do serpente. Dobrada de seis, seis quatro, cinco branco.
sound-file-broken = O ficheiro de som { $file } não se pode usar: { $why } Usa-se o som predefinido.
sound-unreadable = não se consegue ler.
sound-not-wave = não é um ficheiro WAV.
sound-unplayable = as suas amostras não se podem reproduzir; guarda-o como WAV de 16 bits.
sound-empty = está vazio.
sound-too-long = dura mais de 5 segundos.
