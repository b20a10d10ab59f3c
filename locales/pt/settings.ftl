# As definições e como se dizem.

speech-on =
    { $engine ->
        [system] Voz ligada: a do sistema.
        [inside] Voz ligada: a do serpente.
        [reader] Voz ligada: através do NVDA ou do JAWS.
       *[auto] Voz ligada.
    }
speech-off = Voz desligada.
speech-twice = Ouves cada linha duas vezes? No NVDA, NVDA+5 desliga a leitura do texto novo; no JAWS, carrega em Insert+S até dizer que o eco do ecrã está desligado.
rate = Velocidade { $rate }.
# same
volume = Volume { $volume }.
pitch = Tom { $pitch }.
# same normal
detail =
    { $detail ->
        [brief] Breve.
        [full] Completo.
       *[normal] Normal.
    }
settings-menu =
    { $touch ->
        [yes] Definições.
       *[no] Definições. Esquerda e direita mudam o valor.
    }
set-speech =
    { $engine ->
        [auto] Quem fala: a voz do sistema, ou então a do serpente
        [system] Quem fala: a voz do sistema
        [inside] Quem fala: a voz do serpente
        [reader] Quem fala: a voz do NVDA ou do JAWS
       *[off] Quem fala: ninguém
    }
set-voice = Voz: { $voice }
set-voice-usual = Voz: a que o sistema escolher
set-detail =
    { $detail ->
        [brief] Frases: breves
        [full] Frases: completas
       *[normal] Frases: normais
    }
set-sounds =
    { $level ->
        [off] Sons: não
        [full] Sons: todos
       *[few] Sons: poucos
    }
set-sound-volume = Volume dos sons: { $volume }
set-listening =
    { $by ->
        [loudspeakers] Sons para dois altifalantes
        [mono] Sons para um ouvido ou um altifalante
       *[headphones] Sons para auscultadores
    }
set-theme = Tema dos sons: { $theme }
set-theme-usual = Tema dos sons: o habitual
set-echo = As tuas jogadas: { $echo ->
    [off] não ditas
    [short] em resumo
   *[full] completas
}
set-pause =
    { $seconds ->
        [0] Pausa depois da jogada de um jogador automático: nenhuma
        [one] Pausa depois da jogada de um jogador automático: um segundo
       *[other] Pausa depois da jogada de um jogador automático: { $seconds } segundos
    }
set-pause-part = Pausa depois da jogada de um jogador automático: { $seconds } segundos
set-waits = Esperar que cada jogada tenha sido ouvida: { $on ->
    [yes] sim
   *[no] não
}
set-drawing = Comprar sem tecla quando nada encaixa: { $on ->
    [yes] sim
   *[no] não
}
set-review-asks = A revisão pergunta primeiro a jogada melhor: { $on ->
    [yes] sim
   *[no] não
}
set-microphone = O microfone abre-se sozinho: { $on ->
    [yes] sim
   *[no] não
}
set-reading = Velocidade do leitor de ecrã: { $words ->
    [0] tudo de uma vez
   *[other] { $words } palavras por minuto
}
set-talk =
    { $whose ->
        [partners] Mensagens: só dos parceiros
        [nobody] Mensagens: de ninguém
       *[all] Mensagens: de todos
    }
set-language = Língua: { $language }
set-reload = Voltar a ler os ficheiros de língua
reloaded = Ficheiros de língua lidos outra vez.

settings-no-home = Não há pasta pessoal, por isso não se podem guardar definições nem partidas.
settings-unreadable = Não se conseguem ler as definições em { $file }: { $trouble ->
    [denied] não tens permissão
   *[other] há algum problema com o ficheiro
}. Valem as definições predefinidas, e as mudanças não ficam guardadas.
settings-broken = As definições em { $file } estavam estragadas. Ficam guardadas como { $aside }, e valem as predefinidas.
settings-broken-stays = As definições em { $file } estão estragadas e não se conseguiram pôr de lado: { $trouble ->
    [full] o disco está cheio
    [read-only] a pasta é só de leitura
    [denied] não tens permissão para escrever aí
   *[other] há algum problema com a pasta
}. Valem as definições predefinidas, e as mudanças não ficam guardadas.
settings-entry = A definição { $entry } em { $file } não se pode usar. Em vez dela vale a predefinida.
settings-not-saved = Não se conseguiram guardar as definições em { $file }: { $trouble ->
    [full] o disco está cheio
    [read-only] a pasta é só de leitura
    [denied] não tens permissão para escrever aí
   *[other] há algum problema com a pasta
}. Valem até saíres.
