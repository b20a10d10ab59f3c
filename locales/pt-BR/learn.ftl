review-flawless = Nada era claramente melhor do que o que você jogou.
menu-review = Rever o seu jogo
review-none = Você não tem nenhuma partida acabada para rever.
review-begins = Pensando no seu jogo. Qualquer tecla interrompe.
review-position = { $lay } Você tinha { $hand }.
review-unfinished = A partida em { $file } não acabou. Termine-a primeiro: serpente resume { $file }.
stats-none = Você ainda não terminou nenhuma partida.
daily-played = Você já jogou a mão de { $date }.
menu-training = Contar as peças
training-begins = Um minuto: responda com um algarismo, ou escolha.
training-how-many = Quantas peças com { $number }?
problem-none = Não se encontrou nenhum problema novo. Tente outra vez.
aside-begins = Continue daqui. { $back } volta atrás.
    .brief = Daqui.
stats-against =
    { $whom ->
        [easy] Contra jogadores fáceis, partidas: { $matches }, ganhas: { $won }.
        [normal] Contra jogadores normais, partidas: { $matches }, ganhas: { $won }.
        [expert] Contra especialistas, partidas: { $matches }, ganhas: { $won }.
        [people] Contra pessoas, partidas: { $matches }, ganhas: { $won }.
       *[other] Contra jogadores vários, partidas: { $matches }, ganhas: { $won }.
    }
daily-sound = { $file } é autêntico: as peças e as jogadas automáticas são as do seu dia. { $line }
date =
    { $day ->
        [1] primeiro de { $month }
       *[other] { $day } de { $month }
    }
