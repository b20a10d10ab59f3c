# same nello
suit-name =
    { $suit ->
        [suit-0] zero
        [suit-1] uno
        [suit-2] due
        [suit-3] tre
        [suit-4] quattro
        [suit-5] cinque
        [suit-6] sei
        [doubles] doppi
        [none] senza briscola
        [nello] nello
        [seven-pips] sette
        [none-doubles-own] senza briscola, doppi a parte
        [nello-doubles-high] nello, doppi alti
        [nello-doubles-low] nello, doppi bassi
       *[trumps] briscola
    }
bid-name =
    { $way ->
        [splash] splash, { $marks } segni
        [plunge] plunge, { $marks } segni
       *[plain]
            { $marks ->
                [0]
                    { $points ->
                        [21] 21, cappotto
                       *[other] { $points }
                    }
                [one] un segno
               *[other] { $marks } segni
            }
    }
pass-name = passo

## Che cosa succede

lot-deals = La più alta è di { $who }, che comincia a dare.
    .brief = Dà { $who }.
lot-deals-you = La più alta è la tua: cominci tu a dare.
    .brief = Dai tu.
lot-bids = La più alta è di { $who }, che comincia a dichiarare.
    .brief = Dichiara { $who }.
lot-bids-you = La più alta è la tua: cominci tu a dichiarare.
    .brief = Dichiari tu.
hand-begins = Mano { $number }.
hand-goes-on = { $game } continua: mano { $number }.
bids = { $who } dichiara { $bid }.
    .brief = { $who }: { $bid }.
you-bid = Dichiari { $bid }.
has-bid = La dichiarazione è di { $who }: { $bid }.
you-have-bid = La dichiarazione è tua: { $bid }.
named =
    { $suit ->
        [none] Si gioca senza briscola.
        [nello] Nello: chi ha dichiarato non deve fare nessuna presa.
        [seven-pips] Sette: prende la tessera più vicina a 7 punti.
        [none-doubles-own] Si gioca senza briscola. I doppi sono un seme a parte.
        [nello-doubles-high] Nello: chi ha dichiarato non deve fare nessuna presa. I doppi sono alti.
        [nello-doubles-low] Nello: chi ha dichiarato non deve fare nessuna presa. I doppi sono bassi.
       *[other] Briscola: { suit-name }.
    }
    .brief =
        { $suit ->
            [none] Senza briscola.
            [nello] Nello, nessuna presa.
            [seven-pips] Sette.
            [none-doubles-own] Senza briscola, doppi a parte.
            [nello-doubles-high] Nello, doppi alti.
            [nello-doubles-low] Nello, doppi bassi.
           *[other] Briscola: { suit-name }.
        }
sits-out = { $who } non gioca questa mano.
takes-widow = { $who } prende il monte.
you-take-widow = Prendi il monte: { $tile }.
puts-away = { $who } scarta una tessera.
you-put-away = Scarti { $tile }.
you-sit-out = Non giochi questa mano.
leads = { $who } esce con { $tile }: { suit-name }.
    .brief = { $who }: { $tile }.
you-lead = Esci con { $tile }: { suit-name }.
    .brief = Tu: { $tile }.
claims = { $who } scopre tutto e prende il resto.
    .brief = { $who } prende il resto.
you-claim = Scopri tutto e prendi il resto.
plays = { $who }: { $tile }.
    .full = { $who } gioca { $tile }.
you-play = Tu: { $tile }.
    .full = Giochi { $tile }.
trumps-in = { $who }: { $tile }, briscola.
    .brief = { $who }: { $tile }.
you-trump-in = Tu: { $tile }, briscola.
    .brief = Tu: { $tile }.
trick-side =
    { $members ->
        [one] Presa tua
       *[other] Presa vostra
    }
trick-side-short =
    { $members ->
        [one] Tua
       *[other] Vostra
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
            [one] { trick-side }, con { $tile }: un punto.
           *[other] { trick-side }, con { $tile }: { $points } punti.
        }
trick-theirs =
    { $points ->
        [1] Presa loro.
       *[other] Presa loro, { $points }.
    }
    .brief =
        { $points ->
            [1] Loro.
           *[other] Loro, { $points }.
        }
    .full =
        { $points ->
            [one] Presa loro, con { $tile }: un punto.
           *[other] Presa loro, con { $tile }: { $points } punti.
        }
trick-taken =
    { $points ->
        [1] Presa: { $side }.
       *[other] Presa: { $side }, { $points }.
    }
    .full =
        { $points ->
            [one] Presa di { $side }, con { $tile }: un punto.
           *[other] Presa di { $side }, con { $tile }: { $points } punti.
        }
hand-made = Mantenuta la dichiarazione di { $bid }: { $side }, { $took }.
    .brief = Mantenuta, { $took }.
    .full = Dichiarazione mantenuta: { $side }. Dichiarati { $bid }, presi { $took } punti.
hand-set = Caduta la dichiarazione di { $bid }: { $side }, { $took }.
    .brief = Caduta, { $took }.
    .full = Dichiarazione caduta: { $side }. Dichiarati { $bid }, presi { $took } punti.
marks-to =
    { $marks ->
        [one] Un segno: { $side }.
       *[other] { $marks } segni: { $side }.
    }

## Il tuo turno

your-turn-bid = Tocca a te dichiarare: { $least } o di più.
    .brief = { $least } o più?
your-turn-must-bid = Hanno passato tutti, e le tessere le hai date tu: devi dichiarare, { $least } o di più.
bid-help = Le frecce scorrono le dichiarazioni, le cifre ne trovano una. { $confirm } per dichiarare, { $pass } per passare.
    .brief = Frecce, poi { $confirm }, o { $pass }.
must-bid-help = Le frecce scorrono le dichiarazioni, le cifre ne trovano una. { $confirm } per dichiarare.
    .brief = Frecce, poi { $confirm }.
your-turn-name = La dichiarazione è tua: { $bid }. Scegli la briscola.
    .brief = Scegli la briscola.
your-turn-name-for = La dichiarazione è di { $who }: { $bid }. La briscola la scegli tu, ed esci tu.
trumps-help = Le frecce scorrono le briscole, le cifre ne scelgono una. { $confirm } per confermarla.
    .brief = Frecce, poi { $confirm }.
your-turn-put-away = Scarta una tessera.
put-away-help = Le frecce scorrono la tua mano. { $confirm } per scartare la tessera scelta.
    .brief = Frecce, poi { $confirm }.
your-turn-lead = Esci tu.
    .full = Tocca a te: esci con una tessera qualsiasi.
your-turn-follow = Tocca a te, { suit-name }. Per ora { $who }, { $tile }.
    .brief = Uscita { suit-name }. { $who }, { $tile }.
    .full = Tocca a te. Uscita: { suit-name }. La presa per ora è di { $who }, con { $tile }.
your-turn-free = Tocca a te, { suit-name }, e non ne hai. Per ora { $who }, { $tile }.
    .brief = Niente { suit-name }. { $who }, { $tile }.
    .full = Tocca a te. Uscita: { suit-name }, e non ne hai. La presa per ora è di { $who }, con { $tile }.
your-turn-second = Tocca a te: rispondi.
    .brief = Rispondi.
your-turn-second-free = Tocca a te: non ne hai.
    .brief = Non ne hai.
your-turn-seven = Tocca a te: esci con la tessera più vicina a 7 punti.
your-turn-sevens = Tocca a te: la tessera più vicina a 7 punti. La presa per ora è di { $who }, con { $tile }.
    .brief = { $who }, { $tile }.
play-help = Le frecce scorrono la tua mano. { $confirm } per giocare la tessera scelta.
    .brief = Frecce, poi { $confirm }.

## Risposte

bids-told = Dichiarazioni: { $bids }.
bid-of = { $who }: { $bid }
no-bid-yet = Ancora nessuna dichiarazione.
dealer = Ha dato { $who }.
dealer-you = Hai dato tu.
trumps-unnamed = Sceglie la briscola { $who }.
trumps-unnamed-you = Scegli tu la briscola.
away-next = Deve scartare { $who }.
away-next-you = Devi scartare tu.
trick-so-far =
    { $suit ->
        [seven-pips] In questa presa: { $plays }.
       *[other] Uscita: { suit-name }. { $plays }.
    }
# same
play-of = { $who } { $tile }
leads-next = Esce { $who }.
leads-next-you = Esci tu.
last-trick = Presa { $number }: { $plays }.
no-trick-yet = Ancora nessuna presa.
hand-points = In questa mano: { $points }.
marks = Segni: { $marks }.
    .brief = { $marks }.
trick-match = { $game }, mano { $round }, { $goal }. Tessere in ogni mano: { $tiles }.
suits-held =
    { $count ->
        [one] Una tessera: { $suits }.
       *[other] { $count } tessere: { $suits }.
    }
    .brief = { $suits }.
suit-held =
    { $suit ->
        [suit-0] gli zeri, { $tiles }
        [suit-1] gli uno, { $tiles }
        [suit-2] i due, { $tiles }
        [suit-3] i tre, { $tiles }
        [suit-4] i quattro, { $tiles }
        [suit-5] i cinque, { $tiles }
        [suit-6] i sei, { $tiles }
        [doubles] i doppi, { $tiles }
        [trumps] le briscole, { $tiles }
       *[seven-pips] { $tiles }
    }
# same
tile-plain = { $tile }
    .full =
        { $points ->
            [0] { $tile }
           *[other] { $tile }, vale { $points }
        }
tile-trump = { $tile }, briscola
    .full =
        { $points ->
            [0] { $tile }, briscola
           *[other] { $tile }, briscola, vale { $points }
        }
tile-not-now = { $tile }, adesso no
place-trick = in questa presa
place-away = allo scarto
choose-trumps =
    { $count ->
        [0] { suit-name }
       *[other] { suit-name }, in mano { $count }
    }
trumps-seen = Briscole in vista: { $seen } su { $all }.
goal-marks =
    { $limit ->
        [one] a un segno
       *[other] a { $limit } segni
    }

## Perché no

must-follow = Uscita: { suit-name }, e in mano hai la tessera { $tile }.
must-play-nearest = Va giocata la tessera più vicina a 7 punti: in mano hai { $tile }.
must-lead-trump = La prima uscita è di briscola: hai { $tile }.
must-bid = Hanno passato tutti, e le tessere le hai date tu: devi dichiarare, { $least } o di più.
only-bids-pass = Si passa solo nella dichiarazione.
claim-by-lead = Si scopre tutto solo quando si esce.
no-claim = In questa mano non si scopre tutto.
wrong-claim = Gli altri possono ancora fare una presa.
no-such-bid = Adesso { $number } non si può dichiarare: { $least } o di più.
no-such-trumps = Non ci sono tessere con il numero { $number }.

## Consigli

hint-bid = Un consiglio: dichiara { $bid }.
hint-name = Un consiglio: { suit-name }.
hint-play = Un consiglio: { $tile }.
hint-put-away = Un consiglio: scarta { $tile }.
hint-claim = Un consiglio: scopri tutto con { $key }.
claim-name = scopri tutto
claim-help = Nessuno può prenderti una presa: { $key } per scoprire tutto, { $confirm } per giocare.
reason-holds = hai { $held }
held-of =
    { $count ->
        [one]
            { $suit ->
                [doubles] un doppio
               *[other] una tessera con { suit-name }
            }
       *[other]
            { $suit ->
                [doubles] { $count } doppi
               *[other] { $count } tessere con { suit-name }
            }
    }
reason-short = non ne hai più di { $count } di nessun seme
reason-partner-bid = la dichiarazione è già di { $who }, che gioca con te
reason-partner-takes = la presa per ora è di { $who }, che gioca con te
reason-unbeaten = niente nelle altre mani la supera
reason-takes-last = giochi alla fine, e prende
reason-trumps-out =
    { $count ->
        [one] gli altri hanno ancora una briscola
       *[other] gli altri hanno ancora { $count } briscole
    }
reason-brings =
    { $points ->
        [one] porta un punto
       *[other] porta { $points } punti
    }
reason-no-points = non regala punti

## Tasti

trick-digits = Da { $first } a { $last }: una dichiarazione, la briscola, o la prossima tessera in mano con quel numero.
does-bids = dichiarazioni, briscola e presa in corso
does-last-trick = ripete l'ultima presa
does-trick-scores = i punti di questa mano, e i segni
does-trick-match = informazioni sulla partita: gioco, mano, limite, chi ha dato
does-trick-previous = la tessera, la dichiarazione o la briscola precedente
does-trick-next = la tessera, la dichiarazione o la briscola seguente
does-trick-playable = la prossima tessera che si può giocare; che cosa tocca fare
does-trick-confirm = dichiara, sceglie o gioca, o dice sì
does-trick-hand = la tua mano per semi; dopo una mano, quelle rimaste a tutti
does-trick-pass = passa, quando tocca a te dichiarare
does-trick-count = quante briscole e tessere di ogni numero si vedono, con la tua mano
