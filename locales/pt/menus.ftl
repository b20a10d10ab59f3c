welcome = Serpente, dominó de ouvido.
goodbye = Até à próxima.
nameless = Jogador
nameless-of = Jogador { $number }

## O menu principal

main-menu = Menu principal.
menu-help = As setas escolhem, { $enter } aceita, { $back } volta atrás.
menu-top = Início.
menu-change-help = Esquerda e direita mudam o valor.
reader-help = As setas vão de frase em frase, { $back } volta atrás.
reader-end = Fim.
help-begins = Linhas: { $lines }. As setas percorrem-nas, { $back } volta atrás.
help-rules = Outra vez { $help }: as regras deste jogo.
verbatim = { $text }
retelling-help = { $enter } continua logo, { $back } termina.
name-help = As setas dizem o que escreveste. { $back } deixa o nome como estava, { $delete } tira-o.
menu-new-match = Nova partida
menu-resume = Continuar a última partida
menu-tutorial = Exercício das teclas
menu-games = Jogos e regras
menu-settings = Definições
menu-keys = Teclas
menu-quit = Sair
menu-no-such = Nada começa por { $letter }.
quit-question = Sair do serpente? { $yes } para sair, { $no } para ficar.
terminal-keeps-lines = Este terminal guarda as linhas: quem voltar atrás no ecrã pode ler as pedras de todos.
answer-yes = Sim
answer-no = Não

## Uma partida nova

match-menu = Nova partida. Esquerda e direita mudam o valor.
menu-start = Começar: { game-name }, { $who }, { $goal }
menu-short = { $entry }; pode bastar uma rodada
seating-alone = { $players } jogadores
seating-range = de { $least } a { $most } jogadores
seating-teams =
    { $teams ->
        [2] duas equipas de { $members }
       *[other] { $teams } equipas de { $members }
    }
menu-game = Jogo: { game-name }
menu-preset = Como se joga: { preset-name }
menu-preset-own = Como se joga: regras à escolha
menu-seating = Quem joga: { $who }
menu-people =
    { $people ->
        [0] Neste aparelho: ninguém
        [one] Neste aparelho: uma pessoa
        [2] Neste aparelho: duas pessoas
       *[other] Neste aparelho: { $people } pessoas
    }
menu-level = Jogadores automáticos: { level-name }. { level-manner }
    .brief = Jogadores automáticos: { level-name }
menu-set = Dominó: até à dobrada de { $top }
menu-hand =
    { $tiles ->
        [one] Mão: uma pedra
        [2] Mão: duas pedras
       *[other] Mão: { $tiles } pedras
    }
menu-goal =
    { $rounds ->
        [yes] Joga-se: um número fixo de rodadas
       *[no] Joga-se: até um certo número de pontos
    }
menu-limit =
    { $limit ->
        [one] Limite: um ponto
       *[other] Limite: { $limit } pontos
    }
menu-wins =
    { $limit ->
        [one] Limite: uma rodada ganha
        [2] Limite: duas rodadas ganhas
       *[other] Limite: { $limit } rodadas ganhas
    }
menu-marks =
    { $limit ->
        [one] Limite: uma marca
        [2] Limite: duas marcas
       *[other] Limite: { $limit } marcas
    }
menu-rounds = Rodadas: { $rounds }
menu-switch =
    { $on ->
        [yes] { rule-name }: sim
       *[no] { rule-name }: não
    }
menu-choice = { rule-name }: { rule-value }
menu-number =
    { $number ->
        [0] { rule-name }: sem limite
       *[other] { rule-name }: { $number }
    }
menu-points =
    { $points ->
        [0] { rule-name }: nada
        [one] { rule-name }: um ponto
       *[other] { rule-name }: { $points } pontos
    }
menu-name = O teu nome: { $name }
# same
menu-name-of = { nameless-of }: { $name }
menu-nameless = { nameless-of }: ainda sem nome

games-menu = Os jogos e as suas regras.
pick-menu = Que jogo?

## O menu à mesa

# same
table-menu = Menu.
menu-back-to-table = Voltar à mesa
menu-rules = Regras
menu-leave = Deixar a partida
menu-check = Verificar esta partida
check-fair =
    { $deals ->
        [one] Tudo certo: as pedras dadas conferem com o selo.
        [2] Tudo certo: nas duas rodadas, as pedras dadas conferem com o selo.
       *[other] Tudo certo: nas { $deals } rodadas, as pedras dadas conferem com o selo.
    }
check-together =
    { $deals ->
        [one] Partida limpa: o que se deu veio de números ao acaso do servidor e dos jogadores. Quem gere o servidor podia ver as pedras e, se também jogasse, escolhê-las.
        [2] Partida limpa: deu-se duas vezes, sempre a partir de números ao acaso do servidor e dos jogadores. Quem gere o servidor podia ver as pedras e, se também jogasse, escolhê-las.
       *[other] Partida limpa: deu-se { $deals } vezes, sempre a partir de números ao acaso do servidor e dos jogadores. Quem gere o servidor podia ver as pedras e, se também jogasse, escolhê-las.
    }
check-promised =
    { $deals ->
        [one] Partida limpa: o que se deu veio de números ao acaso que o servidor e os jogadores tinham fixado antes de alguém conhecer os dos outros. Ninguém escolheu as pedras, mas quem gere o servidor podia vê-las.
        [2] Partida limpa: deu-se duas vezes, sempre a partir de números ao acaso que o servidor e os jogadores tinham fixado antes de alguém conhecer os dos outros. Ninguém escolheu as pedras, mas quem gere o servidor podia vê-las.
       *[other] Partida limpa: deu-se { $deals } vezes, sempre a partir de números ao acaso que o servidor e os jogadores tinham fixado antes de alguém conhecer os dos outros. Ninguém escolheu as pedras, mas quem gere o servidor podia vê-las.
    }
check-kept-back =
    { $deals ->
        [one] Numa dessas vezes alguém guardou o seu número para si e pôde escolher entre duas maneiras de dar.
        [2] Em duas dessas vezes alguém guardou o seu número para si e pôde escolher de cada vez entre duas maneiras de dar.
       *[other] Em { $deals } dessas vezes alguém guardou o seu número para si e pôde escolher de cada vez entre duas maneiras de dar.
    }
check-not-as-promised = Não é uma partida limpa: na rodada { $round } um número ao acaso não é o que tinha sido fixado antes.
check-evening =
    { $deals ->
        [one] Partida limpa: o que se deu estava fixado antes da partida. Só o servidor o decidiu: quem o gere podia escolher e ver as pedras.
        [2] Partida limpa: deu-se duas vezes, tudo fixado antes da partida. Só o servidor o decidiu: quem o gere podia escolher e ver as pedras.
       *[other] Partida limpa: deu-se { $deals } vezes, tudo fixado antes da partida. Só o servidor o decidiu: quem o gere podia escolher e ver as pedras.
    }
check-evening-open = Ainda não: pode-se verificar quando a noite acabar.
check-repeated = Não é uma partida limpa: na rodada { $round } o mesmo número ao acaso veio duas vezes.
check-left-out = Não é uma partida limpa, a não ser que a tua ligação fosse lenta: na rodada { $round } falta o número ao acaso do teu programa.
check-no-seals = Tudo o que aconteceu vem do que foi dado. Não havia selo: só se sela quando há amigos a jogar de outro lado.
check-not-sealed = Não é uma partida limpa: na rodada { $round } deu-se sem selo.
check-not-shown = Não é uma partida limpa: o que se deu na rodada { $round } nunca foi mostrado.
check-other-seal = Não é uma partida limpa: o que foi mostrado depois da rodada { $round } não é o que foi selado antes de dar.
check-other-deal = Não é uma partida limpa: o que aconteceu na rodada { $round } não vem do que foi selado.

## Perguntas

ask-name = Como te chamas? Escreve o teu nome, e depois { $key }.
ask-name-of = { nameless-of }, como te chamas? Escreve o teu nome, e depois { $key }.
letter-gone = { $letter }, apagada
typed-nothing = Nada.
typed-end = Fim da linha.
ask-two-voices = Ouves agora duas vozes, a de um leitor de ecrã e a minha? { $one } se ouves uma, { $two } se ouves duas.
ask-reader-reads = Está um leitor de ecrã a funcionar. { $yes }: lê ele e eu calo-me. { $no }: falo eu com a minha própria voz.
ask-reader-speed = Carrega em { $enter } quando esta frase tiver sido lida, { $escape } para saltar: assim o jogo sabe a que velocidade fala o teu leitor de ecrã, e os outros esperam por ti.
reader-speed-unknown = Foi depressa demais para medir. Fica tudo igual.
menu-reader-speed = Medir a velocidade do leitor de ecrã
one-voice-silent = Então calo-me a partir de agora, e lês com o teu leitor de ecrã. { $key } faz-me voltar.
one-voice-stays = Muito bem. { $key } cala-me quando quiseres.
voice-is-off = A minha voz está desligada. { $key } liga-a.
escape-once-more = { $key } outra vez para voltar ao menu.
voice-hint = { $key } cala esta voz.
help-hint = { $key } diz as teclas.
keys-wait-for-enter = Este terminal só passa as teclas depois de { $enter }. Escreve uma tecla, e depois { $enter }.

## Partidas guardadas

no-match-to-resume = Não há nenhuma partida para continuar.
record-damaged = O ficheiro da partida estava estragado a partir da linha { $line }. A partida continua a partir do último evento completo. O ficheiro estragado fica guardado como { $aside }.
record-damaged-there = O ficheiro da partida estava estragado a partir da linha { $line }. A partida continua a partir do último evento completo.
record-gone = O ficheiro da partida { $file } tinha desaparecido. Voltei a escrevê-lo, inteiro.
record-changed = O ficheiro da partida tinha sido alterado por fora. Voltei a escrevê-lo, inteiro; o que continha fica guardado como { $aside }.
record-locked = Outro programa está a jogar esta partida.
record-elsewhere = Outro programa está a jogar a última partida; por isso continua uma partida anterior.
record-not-written = A partida não se consegue guardar em { $file }: { $trouble ->
    [full] o disco está cheio
    [read-only] a pasta é só de leitura
    [denied] não tens permissão para escrever aí
    [slow] o disco não responde
   *[other] há algum problema com a pasta
}. Continuo a tentar.
record-written-again = A partida está outra vez guardada, inteira.
record-kept-elsewhere = A partida fica guardada noutro sítio, em { $file }. Com serpente resume { $file } retomas o jogo.
match-lost = A partida não se conseguiu guardar em lado nenhum e perdeu-se.
record-not-read = Não se consegue ler { $file }: { $trouble ->
    [missing] o ficheiro não existe
    [denied] não tens permissão
    [folder] é uma pasta, e é preciso um ficheiro
   *[other] há algum problema com o ficheiro
}.
record-no-match = Em { $file } não há nenhuma partida. Uma gravação começa com uma linha do tipo match.
record-newer = { $file } tem o formato { $format }, mais novo do que este programa. Uma versão mais recente do serpente consegue lê-lo.
record-is-over = A partida de { $file } acabou. serpente replay volta a contá-la.
record-whole =
    { $file } está inteiro: { $matches ->
        [one] uma partida
        [2] duas partidas
       *[other] { $matches } partidas
    }, { $events } eventos.{ $unfinished ->
        [0] {""}
       *[other] {" "}Por acabar: { $unfinished }.
    }
record-evening = O que se deu é de uma noite. Que estava fixado antes, só as mesas dela podem verificar, quando acaba.
record-wrong = { $file } falha na linha { $line }, na partida { $number }.
replay-match = Partida { $number } de { $count }.
replay-over = Aqui acaba a gravação.
    .brief = Fim.
record-sealed = Partidas com pedras dadas sob selo: { $sealed } de { $matches }.
record-unsealed = Nada ali foi selado. Sabe-se, pois, que cada jogada segue do que se deu, mas não que ninguém escolheu as pedras.
