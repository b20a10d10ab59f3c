# same nello
suit-name =
    { $suit ->
        [suit-0] brancos
        [suit-1] ases
        [suit-2] duques
        [suit-3] ternos
        [suit-4] quadras
        [suit-5] quinas
        [suit-6] senas
        [doubles] buchas
        [none] sem trunfo
        [nello] nello
        [seven-pips] setes
        [none-doubles-own] sem trunfo, buchas à parte
        [nello-doubles-high] nello, buchas altas
        [nello-doubles-low] nello, buchas baixas
       *[trumps] trunfos
    }
lot-deals = A mais alta é de { $who }, que distribui primeiro.
    .brief = Distribui { $who }.
lot-deals-you = A mais alta é a sua: você distribui primeiro.
    .brief = Você distribui.
lot-bids-you = A mais alta é a sua: você faz o primeiro lance.
    .brief = O primeiro lance é seu.
you-bid = Você: { $bid }.
you-have-bid = Você joga, por { $bid }.
named =
    { $suit ->
        [none] Joga-se sem trunfo.
        [nello] Nello: quem fez o lance não pode fazer nenhuma vaza.
        [seven-pips] Setes: leva a vaza a peça mais perto de 7 pontos.
        [none-doubles-own] Joga-se sem trunfo. As buchas são um naipe à parte.
        [nello-doubles-high] Nello: quem fez o lance não pode fazer nenhuma vaza. As buchas são altas.
        [nello-doubles-low] Nello: quem fez o lance não pode fazer nenhuma vaza. As buchas são baixas.
       *[other] Trunfo: { suit-name }.
    }
    .brief =
        { $suit ->
            [none] Sem trunfo.
            [nello] Nello, nenhuma vaza.
            [seven-pips] Setes.
            [none-doubles-own] Sem trunfo, buchas à parte.
            [nello-doubles-high] Nello, buchas altas.
            [nello-doubles-low] Nello, buchas baixas.
           *[other] Trunfo: { suit-name }.
        }
you-take-widow = Você fica com a viúva: { $tile }.
puts-away = { $who } descarta uma peça.
you-put-away = Você descarta a { $tile }.
you-sit-out = Você não joga esta mão.
you-lead = Você sai com a { $tile }: { suit-name }.
    .brief = Você: { $tile }.
you-play = Você: { $tile }.
    .full = Você joga a { $tile }.
you-trump-in = Você: { $tile }, trunfo.
    .brief = Você: { $tile }.
your-turn-bid = O seu lance: { $least } ou mais.
    .brief = { $least } ou mais?
your-turn-must-bid = Todos passaram e você distribui: tem de fazer um lance, { $least } ou mais.
your-turn-name = Você joga, por { $bid }. Escolha o trunfo.
    .brief = Escolha o trunfo.
your-turn-name-for = { $who } joga, por { $bid }. Você escolhe o trunfo, e sai.
trumps-unnamed-you = Você escolhe o trunfo.
away-next-you = Falta o seu descarte.
leads-next-you = Você sai.
your-turn-put-away = Descarte uma peça.
put-away-help = As setas percorrem a sua mão. { $confirm } para descartar a peça escolhida.
    .brief = Setas e { $confirm }.
your-turn-lead = Você sai.
    .full = É a sua vez: saia com qualquer peça.
your-turn-follow = Você joga, { suit-name }. Por enquanto { $who }, { $tile }.
    .brief = Saída { suit-name }. { $who }, { $tile }.
    .full = É a sua vez. Saída: { suit-name }. Por enquanto ganha { $who }, com a { $tile }.
your-turn-free = Você joga, { suit-name }, e não tem. Por enquanto { $who }, { $tile }.
    .brief = Sem { suit-name }. { $who }, { $tile }.
    .full = É a sua vez. Saída: { suit-name }, e você não tem. Por enquanto ganha { $who }, com a { $tile }.
your-turn-second = Sua vez: siga o naipe.
    .brief = Siga.
your-turn-second-free = Sua vez: você não tem.
    .brief = Você não tem.
your-turn-seven = Sua vez: saia com a peça mais perto de 7 pontos.
your-turn-sevens = Sua vez: a peça mais perto de 7 pontos. Por enquanto ganha { $who }, com a { $tile }.
    .brief = { $who }, { $tile }.
play-help = As setas percorrem a sua mão. { $confirm } para jogar a peça escolhida.
    .brief = Setas e { $confirm }.
dealer = Quem distribui é { $who }.
dealer-you = Você distribui.
trick-match = { $game }, mão { $round }, { $goal }. Peças em cada mão: { $tiles }.
suits-held =
    { $count ->
        [one] Uma peça: { $suits }.
        [2] Duas peças: { $suits }.
       *[other] { $count } peças: { $suits }.
    }
    .brief = { $suits }.
must-follow = Saída: { suit-name }, e você tem a { $tile }.
must-play-nearest = Joga-se a peça mais perto de 7 pontos: você tem a { $tile }.
must-lead-trump = A primeira saída é de trunfo: você tem a { $tile }.
must-bid = Todos passaram e você distribui: tem de fazer um lance, { $least } ou mais.
no-such-trumps = Não há peças com o número { $number }.
hint-put-away = Sugestão: descarte a { $tile }.
reason-holds = você tem { $held }
held-of =
    { $count ->
        [one]
            { $suit ->
                [doubles] uma bucha
               *[other] uma em { suit-name }
            }
        [2]
            { $suit ->
                [doubles] duas buchas
               *[other] duas em { suit-name }
            }
       *[other]
            { $suit ->
                [doubles] { $count } buchas
               *[other] { $count } em { suit-name }
            }
    }
reason-short =
    { $count ->
        [0] você não tem peças de nenhum naipe
        [one] você não tem mais de uma de nenhum naipe
        [2] você não tem mais de duas de nenhum naipe
       *[other] você não tem mais de { $count } de nenhum naipe
    }
reason-partner-bid = o lance já é de { $who }, que joga com você
reason-partner-takes = por enquanto ganha { $who }, que joga com você
reason-takes-last = você joga por último e leva a vaza
trick-digits = De { $first } a { $last }: um lance, o trunfo, ou a peça seguinte da sua mão com esse número.
does-trick-previous = a peça, o lance ou o trunfo anterior
does-trick-next = a peça, o lance ou o trunfo seguinte
does-trick-playable = a peça seguinte que se pode jogar; o que você tem de fazer
does-trick-hand = a sua mão por naipes; depois de uma mão, o que ficou a cada um
does-trick-pass = passar, quando é a sua vez de fazer um lance
does-trick-count = quantos trunfos e peças de cada número estão à vista, com a sua mão
claim-help = Ninguém pode tirar de você uma vaza: { $key } para baixar tudo, { $confirm } para jogar.
does-trick-match = como vai a partida: jogo, mão, limite, quem distribui
you-claim = Você baixa tudo e leva o resto.
hint-claim = Sugestão: baixe tudo com { $key }.
does-bids = os lances, o trunfo e a vaza em andamento
trick-side =
    { $members ->
        [one] Vaza sua
       *[other] Vaza de vocês
    }
trick-side-short =
    { $members ->
        [one] Sua
       *[other] De vocês
    }
bid-help = As setas percorrem os lances, os algarismos procuram um. { $confirm } para confirmar, { $pass } para passar.
    .brief = Setas e { $confirm }, ou { $pass }.
must-bid-help = As setas percorrem os lances, os algarismos procuram um. { $confirm } para confirmar.
    .brief = Setas e { $confirm }.
trumps-help = As setas percorrem os trunfos, os algarismos escolhem um número. { $confirm } para confirmar.
    .brief = Setas e { $confirm }.
bids = { $who }: { $bid }.
    .brief = { $who }: { $bid }.
    .full = { $who } dá um lance de { $bid }.
