## Uma partida e as suas rodadas

listener = tu
match-begins = { $game }, { $goal }. Pela ordem: { $who }.
    .brief = { $game }, { $goal }.
    .full = { $game }, { $players } jogadores, { $goal }. Pela ordem: { $who }.
match-begins-teams = { $game }, { $goal }. As equipas: { $teams }.
    .brief = { $game }, { $goal }: { $teams }.
turn-order = Pela ordem: { $who }.
match-begins-draw = { $game }, { $goal }. As duplas são tiradas à sorte.
    .brief = { $game }, { $goal }.
teams-against = { $teams } contra { $team }
    .brief = { $teams }; { $team }
time-to-think =
    { $seconds ->
        [0] 0 segundos para pensar em cada jogada.
        [one] Um segundo para pensar em cada jogada.
       *[other] { $seconds } segundos para pensar em cada jogada.
    }
match-goes-on = { $game } continua: rodada { $round }.
match-recap = O que aconteceu por último:
recap-moves = { $moves }.
recap-move = { $who } { $made }
goal-limit =
    { $limit ->
        [one] até um ponto
       *[other] até aos { $limit } pontos
    }
    .brief =
        { $limit ->
            [one] até um ponto
           *[other] até { $limit }
        }
goal-hands =
    { $limit ->
        [one] a uma rodada ganha
        [2] a duas rodadas ganhas
       *[other] a { $limit } rodadas ganhas
    }
goal-in-a-row = a { $limit } rodadas ganhas seguidas
goal-games = a dois jogos ganhos, cada um a mais de { $limit } pontos
goal-sets = a dois sets ganhos, cada um a { $limit } pontos
goal-rounds =
    { $rounds ->
        [one] numa só rodada
        [2] em duas rodadas
       *[other] em { $rounds } rodadas
    }
round-begins = Rodada { $round }.
you-are-dealt =
    { $count ->
        [one] Tens uma pedra: { $tiles }.
        [2] Tens duas pedras: { $tiles }.
        [21] Tens vinte e uma pedras: { $tiles }.
        [22] Tens vinte e duas pedras: { $tiles }.
        [31] Tens trinta e uma pedras: { $tiles }.
        [32] Tens trinta e duas pedras: { $tiles }.
       *[other] Tens { $count } pedras: { $tiles }.
    }
    .brief =
        { $count ->
            [one] Uma pedra.
            [2] Duas pedras.
            [21] Vinte e uma pedras.
            [22] Vinte e duas pedras.
            [31] Trinta e uma pedras.
            [32] Trinta e duas pedras.
           *[other] { $count } pedras.
        }
redeal =
    { $reason ->
        [no-centre] Ninguém tem o centro. Baralha-se e dá-se de novo.
        [five-doubles] A pedido, baralha-se e dá-se de novo.
        [all-passed] Todos passaram. O jogador seguinte dá.
        [many-doubles] Alguém recebeu cinco dobradas. Baralha-se e dá-se de novo.
        [many-alike] Alguém recebeu seis pedras do mesmo número. Baralha-se e dá-se de novo.
        [six-doubles] Baralha-se e dá-se de novo.
       *[no-double] Ninguém tem uma dobrada. Baralha-se e dá-se de novo.
    }
    .brief =
        { $reason ->
            [all-passed] Todos passaram.
           *[no-double] Dá-se de novo.
        }
lots = Sorteio: { $drawn }.
lot-equal = Com pontos iguais, conta a metade mais alta.
lot-of = { $who } com { $drawn }
lot-opens = A mais alta é de { $who }, que abre.
    .brief = Abre { $who }.
lot-opens-you = A mais alta é a tua: abres tu.
    .brief = Abres tu.
lot-offers = A mais alta é de { $who }: abre um da dupla.
    .brief = A mais alta é de { $who }.
lot-offers-you = A mais alta é a tua: abre um dos dois.
    .brief = A mais alta é a tua.
lot-begins = A mais alta é de { $who }, que começa.
    .brief = Começa { $who }.
lot-begins-you = A mais alta é a tua: começas tu.
    .brief = Começas tu.
lot-draws-first = A mais alta é de { $who }, que compra primeiro se ninguém tiver o centro.
lot-draws-first-you = A mais alta é a tua: compras primeiro se ninguém tiver o centro.
lot-pairs = As duas mais altas são de { $pair }, que jogam contra { $others }.
    .brief = { $pair } contra { $others }.
lot-pairs-against-you = As duas mais altas são de { $pair }, que jogam contra ti e { $partner }.
    .brief = Jogas com { $partner } contra { $pair }.
lot-pairs-with-you = As duas mais altas são a tua e a de { $partner }: jogam juntos, contra { $others }.
    .brief = Jogas com { $partner } contra { $others }.

## As vezes de jogar

turn-opening = { $who } abre com a { $tile }.
    .brief = { $who } abre.
your-turn-opening = Abres tu: { $key } para pôr a { $tile }.
    .brief = Abres tu, { $tile }.
your-turn-right = Tens o direito de abrir, mas não a { $tile }: { $pass } para passar.
turn-may-open = { $who } tem o direito de abrir.
    .brief = { $who } pode abrir.
turn-opens = { $who } abre.
your-turn-opens = Abres tu com qualquer pedra: { $key } para pôr a escolhida.
    .brief = Abres tu.
your-turn-opens-double = Abres tu com qualquer dobrada: { $key } para pôr a escolhida.
    .brief = Abres com uma dobrada.
your-turn-no-double = Tens o direito de abrir, mas nenhuma dobrada: { $pass } para passar.
your-turn-offered = Podes abrir com qualquer pedra, ou { $pass } para deixar a abertura ao teu parceiro. { $key } para pôr a escolhida.
    .brief = Podes abrir, ou { $pass }.
your-turn-swap = Trocas a tua mão pelas sete pedras que sobram? { $key } para a trocar, { $pass } para a manter.
    .brief = Trocas? { $key } ou { $pass }.
swap-offer = Com { $key } podes trocar a tua mão pelas sete pedras que sobram.
draw-offer = Também podes comprar: { $key }.
draw-offer-wild =
    { $game ->
        [jolly] Só encaixam jóqueres: { $key } para comprar em vez de pôr um.
       *[matador] Só encaixam matadores: { $key } para comprar em vez de pôr um.
    }
pass-offer = Podes não jogar: { $pass } para passar.
redeal-offer =
    { $doubles ->
        [4] Tens quatro dobradas ou mais: { $key } para pedir que se dê de novo.
       *[other] Tens cinco dobradas ou mais: { $key } para pedir que se dê de novo.
    }
turn-of = É a vez de { $who }.
your-turn = Jogas tu. { $ends }
    .brief = { $ends }
    .full =
        { $fitting ->
            [0] É a tua vez. { $ends } Nenhuma das tuas pedras encaixa.
            [one] É a tua vez. { $ends } Encaixa uma das tuas pedras.
            [2] É a tua vez. { $ends } Encaixam duas das tuas pedras.
           *[other] É a tua vez. { $ends } Das tuas pedras encaixam { $fitting }.
        }
your-turn-must = Jogas tu. { $ends }
    .full =
        { $fitting ->
            [0] É a tua vez. { $ends } Nenhuma das tuas pedras encaixa.
            [one] É a tua vez. { $ends } Encaixa uma das tuas pedras.
            [2] É a tua vez. { $ends } Encaixam duas das tuas pedras.
           *[other] É a tua vez. { $ends } Das tuas pedras encaixam { $fitting }.
        }
your-turn-draw = Jogas tu. { $ends } Não encaixa nada: { $key } para comprar.
    .brief = { $ends } { $key }.
# The listener laid a tile, and may add another one that fits.
one-more-tile = Mais uma pedra? { $ends } { $pass } para parar.
    .brief = Mais uma? { $ends }
your-turn-stuck = Jogas tu. { $ends } Não encaixa nada: { $key } para passar.
    .brief = { $ends } { $key }.

## O que fazem os jogadores

opened = { $who }: { $tile }.
    .full = { $who } abre com a { $tile }.
you-opened = Tu: { $tile }.
    .full = Abres com a { $tile }.
laid = { $who }: { $tile }, { $place }.
    .brief = { $who }: { $tile }.
    .full = { $who } põe a { $tile } { $place }.
you-laid = Tu: { $tile }, { $place }.
    .brief = Tu: { $tile }.
    .full = Pões a { $tile } { $place }.
laid-own = { $who }: { $tile }.
    .full = { $who } põe a { $tile } { $place }.
you-laid-own = Tu: { $tile }.
    .full = Pões a { $tile } { $place }.
laid-elsewhere = { $who }: { $tile }, { $place }.
    .full = { $who } põe a { $tile } { $place }.
you-laid-elsewhere = Tu: { $tile }, { $place }.
    .full = Pões a { $tile } { $place }.
laid-wild = { $who }: { $tile }, { $place }; { $then }.
    .brief = { $who }: { $tile }.
you-laid-wild = Tu: { $tile }, { $place }; { $then }.
    .brief = Tu: { $tile }.
wild =
    { $game ->
        [jolly] { $tile } jóquer
       *[matador] { $tile } matador
    }
lying-across = { $tile } atravessada
then-either = as duas metades abertas
then-blank = só segue um branco
then-half = aberto o { $half }

place-left = esquerda
    .full = à esquerda
place-right = direita
    .full = à direita
place-on = no { $half }
place-new-arm = num braço novo
    .full = num braço novo
place-own = no próprio braço
    .full = no próprio braço
place-yours = no teu braço
    .brief = no teu
    .full = no teu braço
place-of = no braço de { $who }
    .brief = de { $who }
    .full = no braço de { $who }
place-outward = { $place }, { $half } para fora
place-across = { $place }, atravessada
star-complete = Já estão todos os braços: agora joga-se em todos.
    .brief = Braços completos.

swapped = { $who } troca a mão.
    .brief = { $who } troca.
you-swapped = Tens { $count } pedras novas: { $tiles }.
    .brief = { $count } pedras novas.
tiles-left =
    { $count ->
        [0] Nenhuma.
        [one] Só tem uma.
        [2] Só tem duas.
       *[other] Só tem { $count }.
    }
    .brief =
        { $count ->
            [0] Nenhuma.
            [one] Última!
            [2] Só duas.
           *[other] Só { $count }.
        }
    .full =
        { $count ->
            [0] { $who } já não tem pedras.
            [one] { $who } só tem uma pedra.
            [2] { $who } só tem duas pedras.
           *[other] { $who } só tem { $count } pedras.
        }
first-out = { $who } ficou sem pedras; { $mate } continua a jogar.
    .brief = { $who } acabou.
first-out-you = Ficaste sem pedras; { $mate } continua a jogar.
    .brief = Acabaste.
first-out-mate = { $who } ficou sem pedras; tu continuas a jogar.
    .brief = { $who } acabou.
drew = { $who } compra.
    .full =
        { $left ->
            [0] { $who } compra. O dorme está vazio.
            [one] { $who } compra: resta uma no dorme.
            [2] { $who } compra: restam duas no dorme.
           *[other] { $who } compra. No dorme: { $left }.
        }
drew-many = { $who } compra { $count ->
        [2] duas
        [21] vinte e uma
        [22] vinte e duas
       *[other] { $count }
    }.
    .full =
        { $left ->
            [0] { $who } compra { $count ->
                [2] duas
                [21] vinte e uma
                [22] vinte e duas
               *[other] { $count }
            } pedras. O dorme está vazio.
            [one] { $who } compra { $count ->
                [2] duas
                [21] vinte e uma
                [22] vinte e duas
               *[other] { $count }
            } pedras. Resta uma pedra no dorme.
           *[other] { $who } compra { $count ->
                [2] duas
                [21] vinte e uma
                [22] vinte e duas
               *[other] { $count }
            } pedras. No dorme: { $left }.
        }
boneyard-left =
    { $left ->
        [0] O dorme está vazio.
        [one] Resta uma pedra no dorme.
       *[other] No dorme: { $left }.
    }
drew-and-passed =
    { $count ->
        [one] { $who } compra e passa.
        [2] { $who } compra duas e passa.
       *[other] { $who } compra { $count } e passa.
    }
    .brief =
        { $count ->
            [one] { $who } passa.
            [2] { $who } compra duas e passa.
           *[other] { $who } compra { $count } e passa.
        }
    .full =
        { $count ->
            [one] { $who } compra e passa.
            [2] { $who } compra duas pedras e passa.
           *[other] { $who } compra { $count } pedras e passa.
        } { boneyard-left }
you-drew = Compras a { $fits }.
you-drew-fits = Compras a { $fits }. { $lay } para a pôr, { $keep } para a guardar.
    .brief = Compras a { $fits }.
you-drew-lay = Compras a { $fits }. { $lay } para a pôr.
    .brief = Compras a { $fits }.
passed = { $who } passa.
you-passed = Passas.
you-passed-stuck = Não tens pedra para { $halves }: passas.
    .brief = Passas.
you-passed-wild =
    { $game ->
        [jolly] Só encaixaria um jóquer: passas.
       *[matador] Só encaixaria um matador: passas.
    }
you-passed-right = Tens o direito de abrir, mas não a { $tile }: passas.
time-up = Acabou o tempo de { $who }.
your-time-up = Acabou o teu tempo.
time-left =
    { $seconds ->
        [0] Faltam 0 segundos.
        [one] Falta um segundo.
       *[other] Faltam { $seconds } segundos.
    }
next-round-in =
    { $seconds ->
        [0] A seguinte começa já.
        [one] A seguinte começa dentro de um segundo.
       *[other] A seguinte começa dentro de { $seconds } segundos.
    }

## O fim

round-out = { $who } bateu!
    .brief = Bateu!
round-out-you = Bateste!
    .brief = Bateste!
# same gaple
round-blocked =
    { $game ->
        [kozel] Peixe!
        [gaple] Batu beradu!
        [pontinho] Tranca!
       *[block] Jogo fechado!
    }
    .full =
        { $game ->
            [kozel] Peixe: ninguém pode pôr.
            [gaple] Batu beradu: ninguém pode pôr.
            [pontinho] Tranca: ninguém pode pôr.
           *[block] Jogo fechado: ninguém pode pôr.
        }
count-won = Menos pontos na mão: { $who }.
    .brief = Menos pontos: { $who }.
    .full =
        { $members ->
            [one] { $who } tem menos pontos na mão.
           *[other] { $who } têm menos pontos na mão.
        }
count-won-you = És tu quem tem menos pontos na mão.
count-won-with-you = Com menos pontos na mão: { $who }.
count-equal = Empate em pontos: decide a última pedra, que { $who } pôs.
count-equal-you = Empate em pontos: decide a última pedra, que tu puseste.
nobody-scores = Ninguém marca.
nobody-scores-tied = Empate entre os que têm menos pontos na mão: ninguém marca.
    .brief = Empate.
tied-paid = Empate entre os que têm menos pontos na mão: { $who }. Os outros pagam a diferença.
odd-points =
    { $points ->
        [one] Não se divide por igual. Um ponto a mais: { $who }.
       *[other] Não se divide por igual. { $points } pontos a mais: { $who }.
    }
pay-difference = Os outros pagam a diferença.
pays-double = { $who } trocou a mão e paga a dobrar: { $double } em vez de { $single }.
you-pay-double = Trocaste a mão e pagas a dobrar: { $double } em vez de { $single }.
less-own = Os outros { $others }, menos { $own } de quem ganha: { $points }.
game-points =
    { $points ->
        [one] Ao todo { $pips }: um ponto de jogo.
       *[other] Ao todo { $pips }: { $points } pontos de jogo.
    }
round-left = Ficam na mão: { $left }.
left-together = { $hands }, ao todo { $sum }
games-won = Jogos ganhos: { $games }.
    .brief = Jogos: { $games }.
new-game = Começa outro jogo: os totais voltam a 0.
    .brief = Outro jogo.
sets-won = Sets ganhos: { $sets }.
    .brief = Sets, { $sets }.
new-set = Começa outro set: os totais voltam a 0.
    .brief = Outro set.
round-points = Esta rodada: { $points }.
round-totals = Totais: { $totals }.
    .brief = { $totals }.
total-of = { $who } { $points }
    .brief = { $points }
points-of = { $who } { $points }
points-of-yours = { $who } { $points }
    .brief = vocês { $points }
points-of-theirs = { $who } { $points }
    .brief = eles { $points }
points-of-your-team = vocês { $points }
points-of-other-team = eles { $points }
eliminated =
    { $members ->
        [one] { $who } fica fora da partida.
       *[other] { $who } ficam fora da partida.
    }
    .brief = { $who } fora.
you-eliminated =
    { $members ->
        [one] Ficas fora da partida.
       *[other] A tua equipa fica fora da partida.
    }
ways-out = Os outros continuam. { $leave } para sair, { $end } para o resultado.
played-out = Os outros jogam até ao fim.
eliminated-last =
    { $members ->
        [one] { $who } chega ao limite, mas com o total mais baixo.
       *[other] { $who } chegam ao limite, mas com o total mais baixo.
    }
you-eliminated-last =
    { $members ->
        [one] Chegas ao limite, mas com o total mais baixo.
       *[other] A tua equipa chega ao limite, mas com o total mais baixo.
    }
match-won =
    { $members ->
        [one] { $who } ganhou a partida!
       *[other] { $who } ganharam a partida!
    }
    .brief =
        { $members ->
            [one] Ganhou { $who }!
           *[other] Ganharam { $who }!
        }
match-won-you = Ganhaste a partida!
match-won-with-you = Ganharam a partida: { $who }!
match-drawn = A partida fica empatada.
next-round = { $key } para a seguinte.
    .brief = { $key }.
next-hand = { $key } para a mão seguinte.
    .brief = { $key }.
match-ended = { $again } para a desforra, { $leave } para o menu.
watching-ended = { $leave } para o menu.
lesson-ended = Aqui acaba o exercício. { $key } para o menu.

## Um teclado, várias pessoas

handover = O teclado é para { $who }: { $key } para pegar nele.
    .brief = { $who }, carrega em { $key }.
handover-done = { $who } tem o teclado.
hand-on = O aparelho é para { $who }: { $key } para pegar nele.
    .brief = { $who }, carrega em { $key }.
handed-on = Agora joga { $who }.
