# A página num navegador: as poucas palavras que são dela.
web-title = Serpente, dominó de ouvido
web-needs-script = O jogo desta página precisa de JavaScript, que está desligado neste navegador.
web-who-reads-help = Tudo é dito por palavras. Se usas um leitor de ecrã, deixa-o ler.
web-keys = Joga aqui com as teclas
web-keys-help = O ponto de interrogação diz as teclas que funcionam. Está tudo também em botões.
web-send = Enviar
web-table = À mesa
web-text = Para ler
web-tiles = As tuas pedras
web-choices = Para escolher
web-asks = Perguntar
web-players = Jogadores
web-history = O que se disse
web-away = Enquanto não estavas, entre outras coisas:

## Os botões

web-draw = Comprar
web-pass = Passar
web-exchange = Trocar a mão
web-announce = Última pedra
web-confirm = Continuar
web-right = Direita
web-left = Esquerda
web-hint = Sugestão
web-take-keyboard = Mostrar as minhas pedras
web-leave = Sair
web-turn = De quem é a vez
web-ends = Pontas
web-serpent = Serpente
web-scores = Pontos
web-hand = A minha mão
web-count = Números
web-match = Partida
web-talk = Falar
web-repeat = Repetir
web-help = Ajuda
web-settings = Definições
web-escape = Voltar
web-previous = Anterior
web-next = Seguinte
web-choose = Escolher

## Os mesmos botões no jogo de cartas, e no de vazas

web-cards-draw = Tirar uma carta
web-cards-pass = Ficar
web-cards-ends = Pontos
web-cards-serpent = Cartas de todos
web-cards-hand = As minhas cartas
web-cards-count = Cartas que restam
web-tricks-ends = Lances
web-tricks-serpent = Última vaza

## A imagem da mesa

# same
web-menu = Menu
# same
web-chat = Chat
web-unread = por ler:
web-skip = Às tuas pedras
web-picture = Imagem da mesa; as palavras dizem o mesmo
web-open = aberto a todos
web-led = saiu
web-playing = a jogar
web-yours = É a tua vez
web-player =
    { $name }, { $tiles ->
        [0] 0 pedras
        [one] uma pedra
        [2] duas pedras
        [21] vinte e uma pedras
        [22] vinte e duas pedras
        [31] trinta e uma pedras
        [32] trinta e duas pedras
       *[other] { $tiles } pedras
    }, { $points ->
        [0] 0 pontos
        [one] um ponto
       *[other] { $points } pontos
    }
web-card-player =
    { $name }, { $points ->
        [0] 0 pontos
        [one] um ponto
       *[other] { $points } pontos
    }
web-round = Rodada { $round }
web-stock = { $left } no dorme
web-this-round = Esta rodada
# same
web-total = Total
web-in-hand = Na mão
web-next-round = Rodada seguinte
web-play-again = Jogar outra vez
web-double = { $half } { $half }, dobrada

## A primeira página, e a linha com o servidor

web-games = Jogos
web-play-now = Jogar já
web-play-now-help = Salotto, contra três jogadores automáticos
web-with-friends = Com amigos
web-with-friends-help = Uma mesa, e a sua ligação
web-learn = Aprender
web-learn-help = Alguns minutos, passo a passo
web-tables-here = Mesas
web-your-name = O teu nome
web-aloud = Ler o jogo em voz alta
web-sit-down = Sentar-se
web-solve = Resolver o problema
web-tables-open = Mesas abertas agora
web-watch = Assistir
web-free-chairs = Lugares livres:
web-description = Dominó com amigos ou contra o computador, à vista e de ouvido. Nada para instalar, sem conta.
web-language-label = Idioma
web-invite = Convidar
web-invite-help = Quem abrir esta ligação senta-se à mesa.
web-share = Partilhar
web-copy = Copiar
web-copied = Copiado
web-close = Fechar
web-guest = Convidado
web-trying = Não se chega ao servidor. A tentar de novo.
web-dropped = Não foi feito: não se chegava ao servidor.
web-notify = Avisa-me quando for a minha vez
web-notify-refused = O navegador não permite notificações.
web-letters = As letras e os algarismos jogam
web-button = «{ $name }»
web-tap = Toca
web-continue = Continuar
web-elsewhere = Continuaste noutro separador.

## Falar

web-speak = Falar
web-phrases = O que posso dizer?
web-speak-about = O teu navegador pode enviar o que disseres a quem o faz. Carrega outra vez para falar.
web-speak-no-microphone = Não é possível usar o microfone.
web-speak-failed = O teu navegador não conseguiu reconhecer a voz.
web-speak-no-language = O teu navegador não reconhece esta língua.
web-speak-by-itself = O microfone abre-se sozinho
web-speak-stop = não escutes mais | fecha o microfone
web-speak-stopped = Agora o microfone só abre com o botão.
