move-at = { $tile }, { $place }
move-tile = { $tile }
move-other =
    { $deed ->
        [drawing] comprar
        [keep] ficar com a mão
        [swap] trocar a mão
        [redeal] dar de novo
        [take] tirar uma carta
        [stand] ficar
       *[pass] passar
    }
cost-points = { $amount } pontos
cost-percent = { $amount } por cento de uma rodada
review-choices = Jogadas: { $moves }, com escolha: { $choices }.
review-flawless = Nada era claramente melhor do que o que jogaste.
review-cost =
    { $mistakes ->
        [one] Uma custou { $cost }.
       *[other] { $mistakes } custaram ao todo { $cost }.
    }
review-turned = A mais cara, na rodada { $round }: { $played }.
review-mistake = Rodada { $round }: { $played }. Melhor: { $best }. Diferença: { $cost }.
review-fine = Rodada { $round }: { $played }. Nada era claramente melhor.
review-forced = Rodada { $round }: { $played }. Não havia escolha.
menu-review = Rever o teu jogo
review-none = Não tens nenhuma partida acabada para rever.
review-begins = A pensar no teu jogo. Qualquer tecla interrompe.
review-thirds =
    { $thirds ->
        [one] Já vai um terço.
       *[other] Já vão dois terços.
    }
review-stopped = Interrompido.
review-position = { $lay } Tinhas { $hand }.
review-others = Os outros tinham: { $hands }.
review-unfinished = A partida em { $file } não acabou. Acaba-a primeiro: serpente resume { $file }.
review-nobody = Em { $file } só jogou o computador. --seat N revê o jogo de um dos lugares.
review-no-seat = A partida em { $file } tem os lugares 1 a { $seats }.

menu-stats = Estatísticas
stats-none = Ainda não acabaste nenhuma partida.
stats-matches = Partidas: { $matches }, ganhas: { $won }.
stats-rounds = Rodadas: { $rounds }. Vitórias seguidas, no máximo: { $longest }.
stats-lately = Nas últimas quatro semanas, partidas: { $matches }, ganhas: { $won }.
stats-standing = { game-name }, { $seating }. Partidas: { $matches }, ganhas: { $won }. Rodadas: { $rounds }. Pontos por rodada: { $average }. Melhor total: { $best }.
