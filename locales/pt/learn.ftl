move-at = { $tile }, { $place }
move-tile = { $tile }
move-other =
    { $deed ->
        [drawing] compra
        [keep] mão guardada
        [swap] mão trocada
        [redeal] dar de novo
        [take] uma carta
        [stand] ficar
       *[pass] passe
    }
move-bid = lance de { $bid }
cost-points = { $amount } pontos
cost-one-point = um ponto
cost-percent = { $amount } por cento de uma rodada
review-choices = Jogadas: { $moves }, com escolha: { $choices }.
review-flawless = Nada era claramente melhor do que o que jogaste.
review-cost =
    { $mistakes ->
        [one] Uma custou { $cost }.
        [2] Duas custaram ao todo { $cost }.
       *[other] { $mistakes } custaram ao todo { $cost }.
    }
review-turned =
    { $mistakes ->
        [one] Na rodada { $round }: { $played }.
       *[other] A mais cara, na rodada { $round }: { $played }.
    }
review-few = Com { $iterations } rodadas por jogada só se veem os erros grandes.
review-mistake = Rodada { $round }: { $played }. Melhor: { $best }. Diferença: { $cost }.
review-fine = Rodada { $round }: { $played }. Nada era claramente melhor.
review-forced = Rodada { $round }: { $played }. Não havia escolha.
review-find = Rodada { $round }: { $played }. Havia melhor: { $find } para procurar, { $tell } para ouvir.
    .brief = Rodada { $round }: { $played }. Havia melhor.
menu-review = Rever o teu jogo
review-kept =
    { $won ->
        [no] { game-name }, { $date }, perdida
       *[yes] { game-name }, { $date }, ganha
    }
review-none = Não tens nenhuma partida acabada para rever.
review-begins = A pensar no teu jogo. Qualquer tecla interrompe.
review-thirds =
    { $thirds ->
        [one] Já vai um terço.
       *[other] Já vão dois terços.
    }
review-stopped = Interrompido.
review-position = { $lay } Tinhas { $hand }.
review-options = Todas as jogadas e o que custam: { $moves }.
review-option = { $play }: { $cost }
review-others = Os outros tinham: { $hands }.
review-guess = Pelo jogo podiam adivinhar-se { $right } de { $tiles }, por acaso { $chance }.
review-help = Cima e baixo começam pelas jogadas mais caras, esquerda e direita seguem a partida. { $enter } joga a partir de uma jogada, { $hand } diz o que os outros tinham.
aside-begins = Continua daqui. { $back } volta atrás.
    .brief = Daqui.
aside-ended = { $key } para voltar atrás.
menu-problems = Problemas
problem-grade = Nível { $grade }
problem-theme =
    { $theme ->
        [block] Fechar de propósito
        [double] Guardar a dobrada
        [number] Guardar um número
        [passes] Contar quem passou
        [partner] Dar a ponta ao parceiro
       *[ends] Contar as pontas
    }
problem-new = Um novo
problem-again = O último outra vez
problem-solution = Solução do último
problem-named = Problema { $number }.
problem-one-wins = Uma só jogada ganha.
problem-one-best = Uma só jogada rende mais.
problem-holds = { $who } tem { $tiles }.
problem-partner = { $who } joga contigo. Quem passou mostra quem tem o quê.
problem-passes = { $passes }.
problem-passed = { $who } passou a { $numbers }
problem-word = A sua palavra: { $word }.
    .brief = { $word }.
problem-no-word = Nenhum problema se chama { $word }.
problem-right = Certo.
problem-wins-not = Assim não se ganha.
problem-brings-less = Assim rende menos.
problem-after = Depois de { $played }, { $moves }.
problem-best = A jogada era { $best }.
problem-line = Depois { $moves }.
problem-move = { $who }: { $play }
problem-none = Não se encontrou nenhum problema novo. Tenta outra vez.
menu-training = Contar as pedras
training-begins = Um minuto: responde com um algarismo, ou escolhe.
training-player = { $number } { $who }
training-players = Os jogadores: { $players }.
training-laid = { $who }: { $tile }
training-passed = { $who } passa a { $ends }
training-told = { $moves }.
training-how-many = Quantas pedras com { $number }?
training-who = Quem passou a { $number }?
training-nobody = Ninguém
training-wrong = Não, { $answer }.
training-next-round = Nova rodada.
training-over = Respostas certas: { $right } em { $answered }.
review-unfinished = A partida em { $file } não acabou. Acaba-a primeiro: serpente resume { $file }.
review-nobody = Em { $file } só jogaram jogadores automáticos. --seat N revê o jogo de um dos lugares.
review-no-seat = A partida em { $file } tem os lugares 1 a { $seats }.

menu-stats = Estatísticas
stats-none = Ainda não acabaste nenhuma partida.
stats-matches = Partidas: { $matches }, ganhas: { $won }.
stats-rounds = Rodadas: { $rounds }. Vitórias seguidas, no máximo: { $longest }.
stats-lately = Nas últimas quatro semanas, partidas: { $matches }, ganhas: { $won }.
stats-standing = { game-name }, { $seating }. Partidas: { $matches }, ganhas: { $won }. Rodadas: { $rounds }. Pontos por rodada: { $average }. Melhor total: { $best }.
stats-against =
    { $whom ->
        [easy] Contra jogadores fáceis, partidas: { $matches }, ganhas: { $won }.
        [normal] Contra jogadores normais, partidas: { $matches }, ganhas: { $won }.
        [expert] Contra peritos, partidas: { $matches }, ganhas: { $won }.
        [people] Contra pessoas, partidas: { $matches }, ganhas: { $won }.
       *[other] Contra jogadores vários, partidas: { $matches }, ganhas: { $won }.
    }
stats-partner = Com { $who }, partidas: { $matches }, ganhas: { $won }.
stats-week = { $won } em { $matches }
stats-weeks = Ganhas, semana a semana até esta: { $weeks }.
month-name =
    { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    }
date = { $day } de { $month }
daily-line =
    Serpente { $date }: { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }, par { $par }, { $won ->
        [0] nenhuma rodada ganha
        [one] { $won } rodada ganha
        [2] duas rodadas ganhas
       *[other] { $won } rodadas ganhas
    }, { $lost ->
        [0] nada entregue
        [one] { $lost } ponto entregue
       *[other] { $lost } pontos entregues
    }
menu-daily = A mão do dia
daily-begins = A mão de { $date }: cinco rodadas, iguais para todos. Ganha quem faz menos pontos.
    .brief = A mão de { $date }.
daily-played = Já jogaste a mão de { $date }.
daily-goes-on = Continua a mão de { $date }.
daily-next =
    { $hours ->
        [one] A próxima chega dentro de uma hora.
       *[other] A próxima chega dentro de { $hours } horas.
    }
daily-sound = { $file } é autêntico: as pedras e as jogadas automáticas são as do seu dia. { $line }
daily-wrong = { $file } não é autêntico: a linha { $line } não condiz com o seu dia.
daily-not = A partida em { $file } não é a mão de um dia.
no-day = Não há nenhum dia { $given }. Um dia escreve-se assim: 2026-12-24.
daily-twice = { $file } tem duas vezes a mão de { $date }.
daily-other = { $file } tem a mão de { $date }, não a pedida.
problem-due = De volta: { $count }
problem-own = Uma jogada tua: procura a melhor.
problem-hinted = Pediste uma sugestão: o problema volta.
problem-sent = Uma posição de uma partida: procura a melhor jogada.
problem-rating = A tua pontuação: { $rating }.
daily-row = { $days } dias seguidos; ontem { $points }, par { $par }.
daily-hints =
    { $hints ->
        [one] { $line }, com uma sugestão.
       *[other] { $line }, com { $hints } sugestões.
    }
calendar-sum = Mãos do dia: { $days }, melhores que o par: { $better }, mais dias seguidos: { $longest }.
calendar-row =
    { $days ->
        [one] Um dia seguido.
       *[other] { $days } dias seguidos.
    }
calendar-open = Hoje: ainda por jogar.
calendar-today = Hoje
calendar-yesterday = Ontem
# same
calendar-day = { $day }: { $points }, par { $par }.
calendar-missed = { $day }: por jogar.
calendar-missed-days = De { $first } a { $last }: por jogar.
trend-two = { game-name }: uma escolha custou-te { $before } em { $earlier } e { $cost } em { $month }.
trend-one = { game-name }: uma escolha custou-te { $cost } em { $month }.
