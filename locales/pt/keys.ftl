# As teclas: como se chamam e o que faz cada uma.

key-space = Espaço
# same
key-enter = Enter
# same
key-escape = Escape
key-left = Seta esquerda
key-right = Seta direita
key-up = Seta para cima
key-down = Seta para baixo
# same
key-home = Home
# same
key-end = End
# same
key-page-up = Page Up
# same
key-page-down = Page Down
key-backspace = Retrocesso
# same
key-delete = Delete
# same
key-insert = Insert
key-tab = Tabulador
key-shift-tab = Maiúsculas Tabulador
key-question-mark = Ponto de interrogação
key-comma = Vírgula
key-apostrophe = Apóstrofo
key-less = Menor que
key-greater = Maior que
key-letter = { $letter }
# same
key-function = F{ NUMBER($number, useGrouping: "false") }
# same
key-ctrl = Control { $key }

# Uma linha da tabela: «Espaço: comprar uma pedra».
key-line = { $keys }: { $does }.
digit-keys = De { $first } a { $last }: a pedra seguinte da tua mão com esse número.
count-digits = { $first } a { $last }: a contagem, algarismo a algarismo.
count-confirm = { $key }: diz a contagem; sem contagem, não diz nada.
digit-pairs = { $one } { $other }, seguidos: uma pedra com um 10, e assim por diante.

does-draw = comprar uma pedra
does-ends = as pontas da serpente
does-serpent = a serpente inteira
does-right = pôr à direita, ou responder direita
does-left = pôr à esquerda, ou responder esquerda
does-scores = os pontos de cada um
does-match = como vai a partida: jogo, rodada, limite, dorme, pedras em cada mão
does-turn = de quem é a vez
does-previous = a pedra ou opção anterior
does-next = a pedra ou opção seguinte
does-first = a primeira pedra ou opção
does-last = a última pedra ou opção
does-next-playable = a pedra seguinte que se pode pôr
does-digit = a pedra seguinte da tua mão com { $digit ->
    [0] um branco
   *[other] um { $digit }
}
does-confirm = pôr a pedra escolhida, ou dizer que sim
does-take-keyboard = receber o teclado, quando é para ti
does-hand = a tua mão inteira; depois de uma rodada, o que ficou a cada um
does-pass = passar, quando se pode escolher
does-exchange = trocar a tua mão, pedir que se dê de novo ou anunciar a tua última pedra, quando o jogo o permite
does-count = quantas pedras de cada número estão à vista, com a tua mão
does-repeat = repetir o que se disse por último
does-review-back = para trás no que se disse
does-review-forward = para a frente no que se disse
does-review-first = o princípio do que se disse
does-review-last = o fim do que se disse
does-review-filter = escolher o que rever: tudo, jogadas, pontos, só as tuas jogadas
does-review-save = guardar num ficheiro o que se disse
does-escape = calar; duas vezes: o menu
does-help = as teclas que funcionam aqui e agora
does-settings = definições
does-detail = frases breves, normais ou completas
does-speech = voz ligada ou desligada
does-slower = falar mais devagar
does-faster = falar mais depressa
does-quieter = falar mais baixo
does-louder = falar mais alto
does-language = a língua seguinte
does-hint = uma sugestão; a pedra sugerida fica escolhida
does-leave = sair; a partida fica guardada
does-talk = dizer alguma coisa à mesa, com amigos de outro lado
does-last-said = ouvir outra vez o que alguém disse por último à mesa, com amigos de outro lado
does-phrases = o que podes dizer ao microfone
does-take-card = tirar uma carta
does-stand = ficar, sem mais cartas
does-own-cards = as tuas cartas
does-card-points = os pontos de todos nesta rodada, e o bolo
does-all-cards = as cartas de todos
does-cards-left = quantas cartas restam
does-card-match = como vai a partida
does-card-hint = uma sugestão

keymap-unknown-action = Nas definições das teclas, não existe a ação { $action }.
keymap-unknown-key = Nas definições das teclas, não existe a tecla { $key }. { $action } mantém as teclas predefinidas.
keymap-no-key = Nas definições das teclas, { $action } fica sem tecla. Mantém as teclas predefinidas.
keymap-clash = Nas definições das teclas, { $key } é dada a { $action }, mas já é de { $other }. { $action } mantém as teclas predefinidas.
