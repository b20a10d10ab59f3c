listener = você
match-begins-teams = { $game }, { $goal }. As equipes: { $teams }.
    .brief = { $game }, { $goal }: { $teams }.
match-begins-draw = { $game }, { $goal }. As duplas são sorteadas.
    .brief = { $game }, { $goal }.
goal-limit =
    { $limit ->
        [one] até um ponto
       *[other] até { $limit } pontos
    }
    .brief =
        { $limit ->
            [one] até um ponto
           *[other] até { $limit }
        }
you-are-dealt =
    { $count ->
        [one] Você tem uma peça: { $tiles }.
        [2] Você tem duas peças: { $tiles }.
        [21] Você tem vinte e uma peças: { $tiles }.
        [22] Você tem vinte e duas peças: { $tiles }.
        [31] Você tem trinta e uma peças: { $tiles }.
        [32] Você tem trinta e duas peças: { $tiles }.
       *[other] Você tem { $count } peças: { $tiles }.
    }
    .brief =
        { $count ->
            [one] Uma peça.
            [2] Duas peças.
            [21] Vinte e uma peças.
            [22] Vinte e duas peças.
            [31] Trinta e uma peças.
            [32] Trinta e duas peças.
           *[other] { $count } peças.
        }
redeal =
    { $reason ->
        [no-centre] Ninguém tem o centro. Embaralham e distribuem de novo.
        [five-doubles] A pedido, embaralham e distribuem de novo.
        [all-passed] Todos passaram. Distribui o próximo jogador.
        [many-doubles] Alguém recebeu cinco buchas. Embaralham e distribuem de novo.
        [many-alike] Alguém recebeu seis peças do mesmo número. Embaralham e distribuem de novo.
        [six-doubles] Embaralham e distribuem de novo.
       *[no-double] Ninguém tem uma bucha. Embaralham e distribuem de novo.
    }
    .brief =
        { $reason ->
            [all-passed] Todos passaram.
           *[no-double] Nova distribuição.
        }
lot-opens-you = A mais alta é a sua: você abre.
    .brief = Você abre.
lot-offers-you = A mais alta é a sua: abre um dos dois.
    .brief = A mais alta é a sua.
lot-begins-you = A mais alta é a sua: você começa.
    .brief = Você começa.
lot-draws-first-you = A mais alta é a sua: você compra primeiro se ninguém tiver o centro.
lot-pairs-with-you = As duas mais altas são a sua e a de { $partner }: jogam juntos, contra { $others }.
    .brief = Você joga com { $partner } contra { $others }.
lot-pairs-against-you = As duas mais altas são de { $pair }, que jogam contra você e { $partner }.
    .brief = Você joga com { $partner } contra { $pair }.
your-turn-opening = Você abre: { $key } para pôr a { $tile }.
    .brief = Você abre, { $tile }.
your-turn-right = Você tem o direito de abrir, mas não a { $tile }: { $pass } para passar.
your-turn-opens = Você abre com qualquer peça: { $key } para pôr a escolhida.
    .brief = Você abre.
your-turn-opens-double = Você abre com qualquer bucha: { $key } para pôr a escolhida.
    .brief = Você abre com uma bucha.
your-turn-no-double = Você tem o direito de abrir, mas nenhuma bucha: { $pass } para passar.
your-turn-offered = Você pode abrir com qualquer peça, ou { $pass } para deixar a abertura ao seu parceiro. { $key } para pôr a escolhida.
    .brief = Você pode abrir, ou { $pass }.
your-turn-swap = Troca a sua mão pelas sete peças que sobram? { $key } para trocar, { $pass } para ficar com ela.
    .brief = Troca? { $key } ou { $pass }.
swap-offer = Com { $key } você pode trocar a sua mão pelas sete peças que sobram.
draw-offer = Você também pode comprar: { $key }.
draw-offer-wild =
    { $game ->
        [jolly] Só encaixam coringas: { $key } para comprar em vez de pôr um.
       *[matador] Só encaixam matadores: { $key } para comprar em vez de pôr um.
    }
pass-offer = Você pode não jogar: { $pass } para passar.
redeal-offer =
    { $doubles ->
        [4] Você tem quatro buchas ou mais: { $key } para pedir nova distribuição.
       *[other] Você tem cinco buchas ou mais: { $key } para pedir nova distribuição.
    }
your-turn = Sua vez. { $ends }
    .brief = { $ends }
    .full =
        { $fitting ->
            [0] É a sua vez. { $ends } Nenhuma das suas peças encaixa.
            [one] É a sua vez. { $ends } Encaixa uma das suas peças.
            [2] É a sua vez. { $ends } Encaixam duas das suas peças.
           *[other] É a sua vez. { $ends } Das suas peças encaixam { $fitting }.
        }
your-turn-must = Sua vez. { $ends }
    .full =
        { $fitting ->
            [0] É a sua vez. { $ends } Nenhuma das suas peças encaixa.
            [one] É a sua vez. { $ends } Encaixa uma das suas peças.
            [2] É a sua vez. { $ends } Encaixam duas das suas peças.
           *[other] É a sua vez. { $ends } Das suas peças encaixam { $fitting }.
        }
your-turn-draw = Sua vez. { $ends } Não encaixa nada: { $key } para comprar.
    .brief = { $ends } { $key }.
your-turn-stuck = Sua vez. { $ends } Não encaixa nada: { $key } para passar.
    .brief = { $ends } { $key }.
you-opened = Você: { $tile }.
    .full = Você abre com a { $tile }.
you-laid = Você: { $tile }, { $place }.
    .brief = Você: { $tile }.
    .full = Você põe a { $tile } { $place }.
you-laid-own = Você: { $tile }.
    .full = Você põe a { $tile } { $place }.
you-laid-elsewhere = Você: { $tile }, { $place }.
    .full = Você põe a { $tile } { $place }.
you-laid-wild = Você: { $tile }, { $place }; { $then }.
    .brief = Você: { $tile }.
wild =
    { $game ->
        [jolly] { $tile } coringa
       *[matador] { $tile } matador
    }
place-yours = no seu braço
    .brief = no seu
    .full = no seu braço
you-swapped = Você tem { $count } peças novas: { $tiles }.
    .brief = { $count } peças novas.
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
            [0] { $who } já não tem peças.
            [one] { $who } só tem uma peça.
            [2] { $who } só tem duas peças.
           *[other] { $who } só tem { $count } peças.
        }
first-out = { $who } ficou sem peças; { $mate } continua jogando.
    .brief = { $who } acabou.
first-out-you = Você ficou sem peças; { $mate } continua jogando.
    .brief = Você acabou.
first-out-mate = { $who } ficou sem peças; você continua jogando.
    .brief = { $who } acabou.
drew = { $who } compra.
    .full =
        { $left ->
            [0] { $who } compra. O monte está vazio.
            [one] { $who } compra: resta uma no monte.
            [2] { $who } compra: restam duas no monte.
           *[other] { $who } compra. No monte: { $left }.
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
            } peças. O monte está vazio.
            [one] { $who } compra { $count ->
                [2] duas
                [21] vinte e uma
                [22] vinte e duas
               *[other] { $count }
            } peças. Resta uma peça no monte.
           *[other] { $who } compra { $count ->
                [2] duas
                [21] vinte e uma
                [22] vinte e duas
               *[other] { $count }
            } peças. No monte: { $left }.
        }
boneyard-left =
    { $left ->
        [0] O monte está vazio.
        [one] Resta uma peça no monte.
       *[other] No monte: { $left }.
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
            [2] { $who } compra duas peças e passa.
           *[other] { $who } compra { $count } peças e passa.
        } { boneyard-left }
you-drew = Você compra a { $fits }.
you-drew-fits = Você compra a { $fits }. { $lay } para jogar, { $keep } para guardar.
    .brief = Você compra a { $fits }.
you-drew-lay = Você compra a { $fits }. { $lay } para jogar.
    .brief = Você compra a { $fits }.
you-passed = Você passa.
you-passed-stuck = Você não tem peça para { $halves }: você passa.
    .brief = Você passa.
you-passed-wild =
    { $game ->
        [jolly] Só encaixaria um coringa: você passa.
       *[matador] Só encaixaria um matador: você passa.
    }
you-passed-right = Você tem o direito de abrir, mas não a { $tile }: você passa.
your-time-up = Acabou o seu tempo.
round-out-you = Você bateu!
    .brief = Bateu!
count-won-you = É você quem tem menos pontos na mão.
count-equal = Empate em pontos: decide a última peça, que { $who } pôs.
count-equal-you = Empate em pontos: decide a última peça, que você pôs.
pays-double = { $who } trocou a mão e paga em dobro: { $double } em vez de { $single }.
you-pay-double = Você trocou a mão e paga em dobro: { $double } em vez de { $single }.
you-eliminated =
    { $members ->
        [one] Você fica fora da partida.
       *[other] A sua equipe fica fora da partida.
    }
ways-out = Os outros continuam. { $leave } para sair, { $end } para o resultado.
you-eliminated-last =
    { $members ->
        [one] Você chega ao limite, mas com o total mais baixo.
       *[other] A sua equipe chega ao limite, mas com o total mais baixo.
    }
match-won-you = Você ganhou a partida!
match-won-with-you = Vocês ganharam a partida: { $who }!
match-ended = { $again } para a revanche, { $leave } para o menu.
handover = O teclado é para { $who }: { $key } para pegar.
    .brief = { $who }, aperte { $key }.
hand-on = O aparelho é para { $who }: { $key } para pegar.
    .brief = { $who }, aperte { $key }.
one-more-tile = Mais uma peça? { $ends } { $pass } para parar.
    .brief = Mais uma? { $ends }
played-out = Os outros jogam até o fim.
star-complete = Já estão todos os braços: agora se joga em todos.
    .brief = Braços completos.
