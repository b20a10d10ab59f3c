speech-twice = Você ouve cada linha duas vezes? No NVDA, NVDA+5 desliga a leitura do texto novo; no JAWS, aperte Insert+S até dizer que o eco da tela está desligado.
settings-menu =
    { $touch ->
        [yes] Configurações.
       *[no] Configurações. Esquerda e direita mudam o valor.
    }
set-reading = Velocidade do leitor de tela: { $words ->
    [0] tudo de uma vez
   *[other] { $words } palavras por minuto
}
set-reload = Voltar a ler os arquivos de língua
reloaded = Arquivos de língua lidos outra vez.
settings-no-home = Não há pasta pessoal, por isso não se podem salvar configurações nem partidas.
settings-unreadable = Não se conseguem ler as configurações em { $file }: { $trouble ->
    [denied] você não tem permissão
   *[other] há algum problema com o arquivo
}. Valem as configurações padrão, e as mudanças não ficam salvas.
settings-broken = As configurações em { $file } estavam danificadas. Ficam salvas como { $aside }, e valem as padrão.
settings-broken-stays = As configurações em { $file } estão danificadas e não se conseguiram pôr de lado: { $trouble ->
    [full] o disco está cheio
    [read-only] a pasta é só de leitura
    [denied] você não tem permissão para escrever aí
   *[other] há algum problema com a pasta
}. Valem as configurações padrão, e as mudanças não ficam salvas.
settings-entry = A configuração { $entry } em { $file } não se pode usar. Em vez dela vale a padrão.
settings-not-saved = Não se conseguiram salvar as configurações em { $file }: { $trouble ->
    [full] o disco está cheio
    [read-only] a pasta é só de leitura
    [denied] você não tem permissão para escrever aí
   *[other] há algum problema com a pasta
}. Valem até você sair.
set-echo = As suas jogadas: { $echo ->
    [off] não ditas
    [short] em resumo
   *[full] completas
}
set-listening =
    { $by ->
        [loudspeakers] Sons para dois alto-falantes
        [mono] Sons para um ouvido ou um alto-falante
       *[headphones] Sons para fones de ouvido
    }
set-microphone = O microfone abre sozinho: { $on ->
    [yes] sim
   *[no] não
}
