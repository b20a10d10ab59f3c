review-flawless = Nada era claramente melhor do que o que você jogou.
menu-review = Rever o seu jogo
review-none = Você não tem nenhuma partida acabada para rever.
review-begins = Pensando no seu jogo. Qualquer tecla interrompe.
review-position = { $lay } Você tinha { $hand }.
review-unfinished = A partida em { $file } não acabou. Termine-a primeiro: serpente resume { $file }.
stats-none = Você ainda não terminou nenhuma partida.
daily-played = Você já jogou a mão de { $date }.
