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
        [doubles] dobradas
        [none] sem trunfo
        [nello] nello
        [seven-pips] setes
        [none-doubles-own] sem trunfo, dobradas à parte
        [nello-doubles-high] nello, dobradas altas
        [nello-doubles-low] nello, dobradas baixas
       *[trumps] trunfos
    }
bid-name =
    { $way ->
        [splash] splash, { $marks } marcas
        [plunge] plunge, { $marks } marcas
       *[plain]
            { $marks ->
                [0]
                    { $points ->
                        [21] 21, capote
                       *[other] { $points }
                    }
                [one] uma marca
                [2] duas marcas
               *[other] { $marks } marcas
            }
    }
pass-name = passo

## O que acontece

lot-deals = A mais alta é de { $who }, que dá primeiro.
    .brief = Dá { $who }.
lot-deals-you = A mais alta é a tua: dás primeiro.
    .brief = Dás tu.
lot-bids = A mais alta é de { $who }, que faz o primeiro lance.
    .brief = Primeiro lance: { $who }.
lot-bids-you = A mais alta é a tua: fazes o primeiro lance.
    .brief = O primeiro lance é teu.
hand-begins = Mão { $number }.
hand-goes-on = { $game } continua: mão { $number }.
bids = { $who }: { $bid }.
    .brief = { $who }: { $bid }.
    .full = { $who } faz um lance de { $bid }.
you-bid = Tu: { $bid }.
has-bid = { $who } joga, por { $bid }.
you-have-bid = Jogas tu, por { $bid }.
named =
    { $suit ->
        [none] Joga-se sem trunfo.
        [nello] Nello: quem fez o lance não pode fazer nenhuma vaza.
        [seven-pips] Setes: leva a vaza a pedra mais perto de 7 pontos.
        [none-doubles-own] Joga-se sem trunfo. As dobradas são um naipe à parte.
        [nello-doubles-high] Nello: quem fez o lance não pode fazer nenhuma vaza. As dobradas são altas.
        [nello-doubles-low] Nello: quem fez o lance não pode fazer nenhuma vaza. As dobradas são baixas.
       *[other] Trunfo: { suit-name }.
    }
    .brief =
        { $suit ->
            [none] Sem trunfo.
            [nello] Nello, nenhuma vaza.
            [seven-pips] Setes.
            [none-doubles-own] Sem trunfo, dobradas à parte.
            [nello-doubles-high] Nello, dobradas altas.
            [nello-doubles-low] Nello, dobradas baixas.
           *[other] Trunfo: { suit-name }.
        }
sits-out = { $who } não joga esta mão.
takes-widow = { $who } fica com a viúva.
you-take-widow = Ficas com a viúva: { $tile }.
puts-away = { $who } descarta uma pedra.
you-put-away = Descartas a { $tile }.
you-sit-out = Não jogas esta mão.
leads = { $who } sai com a { $tile }: { suit-name }.
    .brief = { $who }: { $tile }.
you-lead = Sais com a { $tile }: { suit-name }.
    .brief = Tu: { $tile }.
claims = { $who } baixa tudo e leva o resto.
    .brief = { $who } leva o resto.
you-claim = Baixas tudo e levas o resto.
plays = { $who }: { $tile }.
    .full = { $who } joga a { $tile }.
you-play = Tu: { $tile }.
    .full = Jogas a { $tile }.
trumps-in = { $who }: { $tile }, trunfo.
    .brief = { $who }: { $tile }.
you-trump-in = Tu: { $tile }, trunfo.
    .brief = Tu: { $tile }.
trick-side =
    { $members ->
        [one] Vaza tua
       *[other] Vaza vossa
    }
trick-side-short =
    { $members ->
        [one] Tua
       *[other] Vossa
    }
trick-yours =
    { $points ->
        [1] { trick-side }.
       *[other] { trick-side }, { $points }.
    }
    .brief =
        { $points ->
            [1] { trick-side-short }.
           *[other] { trick-side-short }, { $points }.
        }
    .full =
        { $points ->
            [0] { trick-side }, com a { $tile }: nada.
            [one] { trick-side }, com a { $tile }: um ponto.
           *[other] { trick-side }, com a { $tile }: { $points } pontos.
        }
trick-theirs =
    { $points ->
        [1] Vaza deles.
       *[other] Vaza deles, { $points }.
    }
    .brief =
        { $points ->
            [1] Deles.
           *[other] Deles, { $points }.
        }
    .full =
        { $points ->
            [0] Vaza deles, com a { $tile }: nada.
            [one] Vaza deles, com a { $tile }: um ponto.
           *[other] Vaza deles, com a { $tile }: { $points } pontos.
        }
trick-taken =
    { $points ->
        [1] Vaza: { $side }.
       *[other] Vaza: { $side }, { $points }.
    }
    .full =
        { $points ->
            [0] Vaza para { $side }, com a { $tile }: nada.
            [one] Vaza para { $side }, com a { $tile }: um ponto.
           *[other] Vaza para { $side }, com a { $tile }: { $points } pontos.
        }
hand-made = Cumprido o lance de { $bid }: { $side }, { $took }.
    .brief = Cumprido, { $took }.
    .full = Lance cumprido: { $side }. Lance { $bid }, pontos feitos { $took }.
hand-set = Furado o lance de { $bid }: { $side }, { $took }.
    .brief = Furado, { $took }.
    .full = Lance furado: { $side }. Lance { $bid }, pontos feitos { $took }.
marks-to =
    { $marks ->
        [one] Uma marca: { $side }.
        [2] Duas marcas: { $side }.
       *[other] { $marks } marcas: { $side }.
    }

## A tua vez

your-turn-bid = O teu lance: { $least } ou mais.
    .brief = { $least } ou mais?
your-turn-must-bid = Todos passaram e dás tu: tens de fazer um lance, { $least } ou mais.
bid-help = As setas percorrem os lances, os algarismos procuram um. { $confirm } para o fazer, { $pass } para passar.
    .brief = Setas e { $confirm }, ou { $pass }.
must-bid-help = As setas percorrem os lances, os algarismos procuram um. { $confirm } para o fazer.
    .brief = Setas e { $confirm }.
your-turn-name = Jogas tu, por { $bid }. Escolhe o trunfo.
    .brief = Escolhe o trunfo.
your-turn-name-for = { $who } joga, por { $bid }. Escolhes tu o trunfo, e sais tu.
trumps-help = As setas percorrem os trunfos, os algarismos escolhem um número. { $confirm } para o escolher.
    .brief = Setas e { $confirm }.
your-turn-put-away = Descarta uma pedra.
put-away-help = As setas percorrem a tua mão. { $confirm } para descartar a pedra escolhida.
    .brief = Setas e { $confirm }.
your-turn-lead = Sais tu.
    .full = É a tua vez: sai com qualquer pedra.
your-turn-follow = Jogas tu, { suit-name }. Por agora { $who }, { $tile }.
    .brief = Saída { suit-name }. { $who }, { $tile }.
    .full = É a tua vez. Saída: { suit-name }. Por agora ganha { $who }, com a { $tile }.
your-turn-free = Jogas tu, { suit-name }, e não tens. Por agora { $who }, { $tile }.
    .brief = Sem { suit-name }. { $who }, { $tile }.
    .full = É a tua vez. Saída: { suit-name }, e não tens. Por agora ganha { $who }, com a { $tile }.
your-turn-second = Jogas tu: assiste ao naipe.
    .brief = Assiste.
your-turn-second-free = Jogas tu: não tens.
    .brief = Não tens.
your-turn-seven = Jogas tu: sai com a pedra mais perto de 7 pontos.
your-turn-sevens = Jogas tu: a pedra mais perto de 7 pontos. Por agora ganha { $who }, com a { $tile }.
    .brief = { $who }, { $tile }.
play-help = As setas percorrem a tua mão. { $confirm } para jogar a pedra escolhida.
    .brief = Setas e { $confirm }.

## Respostas

bids-told = Nos lances, { $bids }.
bid-of = { $who }: { $bid }
no-bid-yet = Ainda não há lances.
dealer = Quem dá é { $who }.
dealer-you = Dás tu.
trumps-unnamed = { $who } escolhe o trunfo.
trumps-unnamed-you = Escolhes tu o trunfo.
away-next = Falta o descarte: { $who }.
away-next-you = Falta o teu descarte.
trick-so-far =
    { $suit ->
        [seven-pips] Nesta vaza: { $plays }.
       *[other] Saída: { suit-name }. { $plays }.
    }
play-of = { $who } { $tile }
leads-next = Quem sai é { $who }.
leads-next-you = Sais tu.
last-trick = Vaza { $number }: { $plays }.
no-trick-yet = Ainda não há nenhuma vaza.
hand-points = Nesta mão: { $points }.
marks = Marcas: { $marks }.
    .brief = { $marks }.
trick-match = { $game }, mão { $round }, { $goal }. Pedras em cada mão: { $tiles }.
suits-held =
    { $count ->
        [one] Uma pedra: { $suits }.
        [2] Duas pedras: { $suits }.
       *[other] { $count } pedras: { $suits }.
    }
    .brief = { $suits }.
suit-held =
    { $suit ->
        [seven-pips] { $tiles }
       *[other] { suit-name }, { $tiles }
    }
# same
tile-plain = { $tile }
    .full =
        { $points ->
            [0] { $tile }
           *[other] { $tile }, vale { $points }
        }
tile-trump = { $tile }, trunfo
    .full =
        { $points ->
            [0] { $tile }, trunfo
           *[other] { $tile }, trunfo, vale { $points }
        }
tile-not-now = { $tile }, agora não
place-trick = nesta vaza
place-away = ao descarte
choose-trumps =
    { $count ->
        [0] { suit-name }
       *[other] { suit-name }, na mão: { $count }
    }
trumps-seen = Trunfos à vista: { $seen } em { $all }.
goal-marks =
    { $limit ->
        [one] até uma marca
        [2] até duas marcas
       *[other] até { $limit } marcas
    }

## Porque não

must-follow = Saída: { suit-name }, e tens a { $tile }.
must-play-nearest = Joga-se a pedra mais perto de 7 pontos: tens a { $tile }.
must-lead-trump = A primeira saída é de trunfo: tens a { $tile }.
must-bid = Todos passaram e dás tu: tens de fazer um lance, { $least } ou mais.
only-bids-pass = Só se passa nos lances.
claim-by-lead = Só se baixa tudo quando se sai.
no-claim = Nesta mão ninguém baixa tudo.
wrong-claim = Os outros ainda podem fazer uma vaza.
no-such-bid = Agora não há lance de { $number }: { $least } ou mais.
no-such-trumps = Não há pedras com o número { $number }.

## Sugestões

hint-bid = Sugestão: lance de { $bid }.
hint-name = Sugestão: { suit-name }.
hint-play = Sugestão: a { $tile }.
hint-put-away = Sugestão: descarta a { $tile }.
hint-claim = Sugestão: baixa tudo com { $key }.
claim-name = baixar tudo
claim-help = Ninguém te pode tirar uma vaza: { $key } para baixar tudo, { $confirm } para jogar.
reason-holds = tens { $held }
held-of =
    { $count ->
        [one]
            { $suit ->
                [doubles] uma dobrada
               *[other] uma em { suit-name }
            }
        [2]
            { $suit ->
                [doubles] duas dobradas
               *[other] duas em { suit-name }
            }
       *[other]
            { $suit ->
                [doubles] { $count } dobradas
               *[other] { $count } em { suit-name }
            }
    }
reason-short =
    { $count ->
        [0] não tens pedras de nenhum naipe
        [one] não tens mais de uma de nenhum naipe
        [2] não tens mais de duas de nenhum naipe
       *[other] não tens mais de { $count } de nenhum naipe
    }
reason-partner-bid = o lance já é de { $who }, que joga contigo
reason-partner-takes = por agora ganha { $who }, que joga contigo
reason-unbeaten = ninguém a supera
reason-takes-last = jogas em último e levas a vaza
reason-trumps-out =
    { $count ->
        [one] ainda há um trunfo fora
       *[other] ainda há { $count } trunfos fora
    }
reason-brings =
    { $points ->
        [0] não leva pontos
        [one] leva um ponto
       *[other] leva { $points } pontos
    }
reason-no-points = não oferece pontos

## Teclas

trick-digits = De { $first } a { $last }: um lance, o trunfo, ou a pedra seguinte da tua mão com esse número.
does-bids = os lances, o trunfo e a vaza a decorrer
does-last-trick = outra vez a última vaza
does-trick-scores = os pontos desta mão, e as marcas
does-trick-match = como vai a partida: jogo, mão, limite, quem dá
does-trick-previous = a pedra, o lance ou o trunfo anterior
does-trick-next = a pedra, o lance ou o trunfo seguinte
does-trick-playable = a pedra seguinte que se pode jogar; o que tens de fazer
does-trick-confirm = fazer o lance, escolher ou jogar, ou dizer que sim
does-trick-hand = a tua mão por naipes; depois de uma mão, o que ficou a cada um
does-trick-pass = passar, quando te pedem um lance
does-trick-count = quantos trunfos e pedras de cada número estão à vista, com a tua mão
