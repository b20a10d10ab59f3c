goodbye = Até a próxima.
name-help = As setas dizem o que você digitou. { $back } deixa o nome como estava, { $delete } o apaga.
menu-settings = Configurações
seating-teams =
    { $teams ->
        [2] duas equipes de { $members }
       *[other] { $teams } equipes de { $members }
    }
menu-set = Dominó: até a bucha de { $top }
menu-hand =
    { $tiles ->
        [one] Mão: uma peça
        [2] Mão: duas peças
       *[other] Mão: { $tiles } peças
    }
menu-name = O seu nome: { $name }
check-no-seals = Tudo o que aconteceu vem do que foi dado. Não havia selo: só se sela quando há amigos jogando de outro lugar.
ask-name = Qual é o seu nome? Digite o seu nome, e depois { $key }.
ask-name-of = { nameless-of }, qual é o seu nome? Digite o seu nome, e depois { $key }.
ask-two-voices = Você ouve agora duas vozes, a de um leitor de tela e a minha? { $one } se ouve uma, { $two } se ouve duas.
ask-reader-reads = Há um leitor de tela em uso. { $yes }: ele lê e eu me calo. { $no }: falo eu com a minha própria voz.
one-voice-silent = Então eu me calo a partir de agora, e você lê com o seu leitor de tela. { $key } me faz voltar.
one-voice-stays = Muito bem. { $key } me cala quando você quiser.
keys-wait-for-enter = Este terminal só passa as teclas depois de { $enter }. Digite uma tecla, e depois { $enter }.
record-damaged = O arquivo da partida estava danificado a partir da linha { $line }. A partida continua a partir do último evento completo. O arquivo danificado fica salvo como { $aside }.
record-damaged-there = O arquivo da partida estava danificado a partir da linha { $line }. A partida continua a partir do último evento completo.
record-gone = O arquivo da partida { $file } tinha desaparecido. Voltei a escrevê-lo, inteiro.
record-changed = O arquivo da partida tinha sido alterado por fora. Voltei a escrevê-lo, inteiro; o que continha fica salvo como { $aside }.
record-locked = Outro programa está jogando esta partida.
record-elsewhere = Outro programa está jogando a última partida; por isso continua uma partida anterior.
record-not-written = A partida não se consegue salvar em { $file }: { $trouble ->
    [full] o disco está cheio
    [read-only] a pasta é só de leitura
    [denied] você não tem permissão para escrever aí
    [slow] o disco não responde
   *[other] há algum problema com a pasta
}. Continuo tentando.
record-written-again = A partida está outra vez salva, inteira.
record-kept-elsewhere = A partida fica salva em outro lugar, em { $file }. Com serpente resume { $file } você retoma o jogo.
record-not-read = Não se consegue ler { $file }: { $trouble ->
    [missing] o arquivo não existe
    [denied] você não tem permissão
    [folder] é uma pasta, e é preciso um arquivo
   *[other] há algum problema com o arquivo
}.
check-fair =
    { $deals ->
        [one] Tudo certo: as peças distribuídas conferem com o selo.
        [2] Tudo certo: nas duas rodadas, as peças distribuídas conferem com o selo.
       *[other] Tudo certo: nas { $deals } rodadas, as peças distribuídas conferem com o selo.
    }
check-together =
    { $deals ->
        [one] Partida limpa: o que se distribuiu veio de números aleatórios do servidor e dos jogadores. Quem cuida do servidor podia ver as peças e, se também jogasse, escolhê-las.
        [2] Partida limpa: distribuiu-se duas vezes, sempre a partir de números aleatórios do servidor e dos jogadores. Quem cuida do servidor podia ver as peças e, se também jogasse, escolhê-las.
       *[other] Partida limpa: distribuiu-se { $deals } vezes, sempre a partir de números aleatórios do servidor e dos jogadores. Quem cuida do servidor podia ver as peças e, se também jogasse, escolhê-las.
    }
check-promised =
    { $deals ->
        [one] Partida limpa: o que se distribuiu veio de números aleatórios que o servidor e os jogadores tinham fixado antes de alguém conhecer os dos outros. Ninguém escolheu as peças, mas quem cuida do servidor podia vê-las.
        [2] Partida limpa: distribuiu-se duas vezes, sempre a partir de números aleatórios que o servidor e os jogadores tinham fixado antes de alguém conhecer os dos outros. Ninguém escolheu as peças, mas quem cuida do servidor podia vê-las.
       *[other] Partida limpa: distribuiu-se { $deals } vezes, sempre a partir de números aleatórios que o servidor e os jogadores tinham fixado antes de alguém conhecer os dos outros. Ninguém escolheu as peças, mas quem cuida do servidor podia vê-las.
    }
check-kept-back =
    { $deals ->
        [one] Em uma dessas vezes alguém guardou o seu número e pôde escolher entre duas distribuições.
        [2] Em duas dessas vezes alguém guardou o seu número e pôde escolher a cada vez entre duas distribuições.
       *[other] Em { $deals } dessas vezes alguém guardou o seu número e pôde escolher a cada vez entre duas distribuições.
    }
check-not-as-promised = Não é uma partida limpa: na rodada { $round } um número aleatório não é o que tinha sido fixado antes.
check-repeated = Não é uma partida limpa: na rodada { $round } o mesmo número aleatório veio duas vezes.
check-left-out = Não é uma partida limpa, a não ser que a sua conexão estivesse lenta: na rodada { $round } falta o número aleatório do seu programa.
ask-reader-speed = Aperte { $enter } quando esta frase tiver sido lida, { $escape } para saltar: assim o jogo sabe a que velocidade fala o seu leitor de tela, e os outros esperam por você.
menu-reader-speed = Medir a velocidade do leitor de tela
reader-speed-unknown = Foi rápido demais para medir. Fica tudo igual.
voice-is-off = A minha voz está desligada. { $key } a liga.
match-lost = A partida não pôde ser salva em lugar nenhum e se perdeu.
check-evening =
    { $deals ->
        [one] Partida limpa: o que se distribuiu estava fixado antes da partida. Só o servidor decidiu: quem cuida dele podia escolher e ver as peças.
        [2] Partida limpa: distribuiu-se duas vezes, tudo fixado antes da partida. Só o servidor decidiu: quem cuida dele podia escolher e ver as peças.
       *[other] Partida limpa: distribuiu-se { $deals } vezes, tudo fixado antes da partida. Só o servidor decidiu: quem cuida dele podia escolher e ver as peças.
    }
check-evening-open = Ainda não: dá para verificar quando a noite acabar.
record-sealed = Partidas com distribuição selada: { $sealed } de { $matches }.
record-unsealed = Nada ali foi selado. Sabe-se, então, que cada jogada segue do que se distribuiu, mas não que ninguém escolheu as peças.
help-begins = Linhas: { $lines }. As setas passam por elas, { $back } volta.
check-not-sealed = Não é uma partida limpa: na rodada { $round } as peças foram distribuídas sem selo.
record-evening = As peças distribuídas são de uma noite. Que estavam fixadas antes, só as mesas dela podem verificar, quando acaba.
terminal-keeps-lines = Este terminal guarda as linhas: quem rolar a tela para trás pode ler as peças de todos.
menu-goal =
    { $rounds ->
        [yes] Duração: um número fixo de rodadas
       *[no] Duração: até um certo número de pontos
    }
menu-help = As setas escolhem, { $enter } aceita, { $back } volta.
reader-help = As setas vão de frase em frase, { $back } volta.
