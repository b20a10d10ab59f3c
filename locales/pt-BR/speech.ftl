speech-unavailable = Aqui não há voz; as palavras estão na tela. Continuo tentando.
speech-lost = A voz não responde; as palavras estão na tela. Continuo tentando.
speech-not-inside =
    { $system ->
        [windows] Para ouvir { $language }, adicione uma voz para esta língua nas configurações do Windows, em Hora e idioma; até lá as palavras estão na tela.
       *[linux] Para ouvir { $language }, instale speech-dispatcher e speech-dispatcher-espeak-ng; até lá as palavras estão na tela.
    }
speech-inside =
    { $away ->
        [yes] Fala a voz do serpente: a do sistema não responde.
       *[no] Fala a voz do serpente, como dizem as configurações.
    }
speech-none = Não se encontrou nenhuma voz; as palavras estão na tela.
speech-report =
    { $reads ->
        [yes] Se alguma coisa não estiver bem, mande-nos estas linhas e o que você ouviu: serpente { $version }, { $system }, há um leitor de tela em uso.
       *[no] Se alguma coisa não estiver bem, mande-nos estas linhas e o que você ouviu: serpente { $version }, { $system }, não se encontrou nenhum leitor de tela.
    }
speech-test = Esta é a voz do serpente. Bucha de seis, seis quatro, cinco branco.
sound-file-broken = O arquivo de som { $file } não se pode usar: { $why } Usa-se o som padrão.
sound-not-wave = não é um arquivo WAV.
sound-unplayable = as suas amostras não se podem reproduzir; salve-o como WAV de 16 bits.
