# same
key-backspace = Backspace
# same
key-tab = Tab
# same
key-shift-tab = Shift Tab
digit-keys = De { $first } a { $last }: a peça seguinte da sua mão com esse número.
digit-pairs = { $one } { $other }, seguidos: uma peça com um 10, e assim por diante.
does-draw = comprar uma peça
does-match = como vai a partida: jogo, rodada, limite, monte, peças em cada mão
does-previous = a peça ou opção anterior
does-next = a peça ou opção seguinte
does-first = a primeira peça ou opção
does-last = a última peça ou opção
does-next-playable = a peça seguinte que se pode pôr
does-digit = a peça seguinte da sua mão com { $digit ->
    [0] um branco
   *[other] um { $digit }
}
does-confirm = pôr a peça escolhida, ou dizer que sim
does-take-keyboard = receber o teclado, quando é para você
does-hand = a sua mão inteira; depois de uma rodada, o que ficou a cada um
does-exchange = trocar a sua mão, pedir nova distribuição ou anunciar a sua última peça, quando o jogo o permite
does-count = quantas peças de cada número estão à vista, com a sua mão
does-review-filter = escolher o que rever: tudo, jogadas, pontos, só as suas jogadas
does-review-save = salvar em um arquivo o que se disse
does-settings = configurações
does-hint = uma sugestão; a peça sugerida fica escolhida
does-leave = sair; a partida fica salva
does-phrases = o que você pode dizer ao microfone
does-own-cards = as suas cartas
keymap-unknown-action = Nas configurações das teclas, não existe a ação { $action }.
keymap-unknown-key = Nas configurações das teclas, não existe a tecla { $key }. { $action } mantém as teclas padrão.
keymap-no-key = Nas configurações das teclas, { $action } fica sem tecla. Mantém as teclas padrão.
keymap-clash = Nas configurações das teclas, { $key } é dada a { $action }, mas já é de { $other }. { $action } mantém as teclas padrão.
