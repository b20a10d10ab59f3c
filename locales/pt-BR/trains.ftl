you-laid-centre = Você põe a { $tile } no centro.
centre-drawn =
    { $count ->
        [one] Ninguém tinha o centro: comprou-se uma peça.
        [2] Ninguém tinha o centro: compraram-se duas peças.
       *[other] Ninguém tinha o centro: compraram-se { $count } peças.
    }
centre-drawn-you = Ninguém tinha o centro. Você comprou { $tiles }.
place-own-train = no próprio trem
    .brief = no próprio
    .full = no próprio trem
place-your-train = no seu trem
    .brief = no seu
    .full = no seu trem
place-train-of = no de { $who }
    .brief = de { $who }
    .full = no trem de { $who }
place-mexican = mexicano
    .full = no trem mexicano
your-train = o seu
trains-open = Abertos: { $ends }.
    .brief = { $ends }.
    .full = Abertos para você: { $ends }.
chain-from = Na primeira jogada, só no seu trem: { $end }.
must-cover-yours = Primeiro cubra a { $tile } do seu trem.
    .brief = Cubra { $tile }, o seu.
must-cover-of = Primeiro cubra a { $tile } do trem de { $who }.
    .brief = Cubra { $tile }, { $who }.
must-cover-mexican = Primeiro cubra a { $tile } do trem mexicano.
    .brief = Cubra { $tile }, mexicano.
or-another-double = Ou ponha outra bucha.
    .brief = Ou bucha.
you-go-on = Você de novo. { $ends }
    .brief = Outra vez.
    .full =
        { $fitting ->
            [0] Você de novo. { $ends } Nenhuma das suas peças encaixa.
            [one] Você de novo. { $ends } Encaixa uma das suas peças.
            [2] Você de novo. { $ends } Encaixam duas das suas peças.
           *[other] Você de novo. { $ends } Das suas peças encaixam { $fitting }.
        }
you-go-on-draw = Você de novo. { $ends } Não encaixa nada: { $key } para comprar.
    .brief = Outra vez, { $key }.
you-go-on-stuck = Você de novo. { $ends } Não encaixa nada: { $key } para passar.
    .brief = Outra vez, não encaixa nada, { $key }.
stop-offer = Você pode parar aqui: { $pass } para parar.
marker-on = Trem de { $who } aberto.
    .full = O trem de { $who } fica aberto.
your-marker-on = O seu trem fica aberto.
    .full = O seu trem fica aberto: todos podem pôr nele.
marker-off = Trem de { $who } fechado.
    .full = O trem de { $who } fica fechado.
your-marker-off = O seu trem fica fechado.
train-closed = O trem de { $who } está fechado para você.
chain-on-own = Na primeira jogada, só no seu trem.
because-covers = cobre a bucha aberta
because-unmarks = fecha o seu trem
because-saves-own = guarda a ponta do seu trem para depois
you-announce = Você anuncia a sua última peça.
announced = { $who } anuncia a última peça.
announce-offer = { $key } para anunciar a sua última peça.
fined =
    { $count ->
        [one] { $who } não anunciou a última peça: uma peça de multa.
        [2] { $who } não anunciou a última peça: duas peças de multa.
       *[other] { $who } não anunciou a última peça: { $count } peças de multa.
    }
fined-you =
    { $count ->
        [one] Você não anunciou a sua última peça: uma peça de multa.
        [2] Você não anunciou a sua última peça: duas peças de multa.
       *[other] Você não anunciou a sua última peça: { $count } peças de multa.
    }
you-lost-turn = Você perde esta vez.
dead-double = { $tile } morta.
    .full = A { $tile } está morta: nada pode segui-la.
