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
aside-begins = Continue daqui. { $back } para voltar.
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
problem-theme =
    { $theme ->
        [block] Fechar de propósito
        [double] Guardar a bucha
        [number] Guardar um número
        [passes] Contar quem passou
        [partner] Dar a ponta ao parceiro
       *[ends] Contar as pontas
    }
problem-partner = { $who } joga com você. Quem passou mostra quem tem o quê.
problem-own = Uma jogada sua: procure a melhor.
problem-rating = Sua pontuação: { $rating }.
problem-again = O último de novo
no-day = Não há nenhum dia { $given }. Um dia se escreve assim: 2026-12-24.
trend-two = { game-name }: uma escolha custou { $before } em { $earlier } e { $cost } em { $month }.
trend-one = { game-name }: uma escolha custou { $cost } em { $month }.
daily-next =
    { $hours ->
        [one] A próxima chega em uma hora.
       *[other] A próxima chega em { $hours } horas.
    }
problem-hinted = Você pediu uma sugestão: o problema volta.
aside-ended = { $key } para voltar.
review-guess = Pelo jogo dava para adivinhar { $right } de { $tiles }; no chute, { $chance }.
