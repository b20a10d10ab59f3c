## Il tavolo

ends = Sinistra { $left }, destra { $right }.
    .brief = { $left } e { $right }.
# one form
star-begins =
    { $begun ->
        [0] Bracci cominciati: nessuno di { $arms }. Il primo comincia con { $next }.
        [one] Un braccio cominciato, di { $arms }. Il prossimo comincia con { $next }.
       *[other] Bracci cominciati: { $begun } di { $arms }. Il prossimo comincia con { $next }.
    }
    .brief = { $begun } bracci di { $arms }, { $next }.
star-ends = Si gioca su { $ends }.
    .brief = Su { $ends }.
arm-ends = Bracci: { $arms }.
    .brief = { $open }.
# same
arm-end = { $who } { $end }
arm-end-open = { $who } { $end } aperto
end-either = { $high } o { $low }
end-blank = solo zero
nothing-laid = Non c'è ancora nessuna tessera.
serpent =
    { $count ->
        [one] Una tessera: { $tiles }.
       *[other] { $count } tessere: { $tiles }.
    }
    .brief = { $tiles }.

## La mano

serpent-arms = Al centro { $first }; { $arms }.
# same
arm = { $name }: { $tiles }
arm-number = braccio { $number }
hand =
    { $count ->
        [one] Una tessera: { $tiles }.
       *[other] { $count } tessere: { $tiles }.
    }
    .brief = { $tiles }.
    .full =
        { $count ->
            [one] Una tessera, { $pips ->
                [one] un punto
               *[other] { $pips } punti
            }: { $tiles }.
           *[other] { $count } tessere, { $pips ->
                [one] un punto
               *[other] { $pips } punti
            }: { $tiles }.
        }
hands-left = Rimaste in mano, { $hands }.
# same
hand-left = { $who }: { $tiles }
# same
tile-fits = { $tile }, { $places }
# same
fit-and-duty = { $fit }. { $duty }
tile-opens = { $tile }, apre
tile-fits-not = { $tile }, non va
    .brief = { $tile }
which-side = { $tile }: { $right } destra, { $left } sinistra?
place-open = per cominciare
# same
tile-held = { $tile }
place-help = Le frecce vanno di posto in posto, { $enter } posa lì la tessera, { $back } annulla.
hurry-help = { $key } fa giocare subito gli altri.
# same
which-place = { $tile }: { $choices }?
choice = tasto { $number }, { $place }
never-mind = Annullato.

## La partita

scores = { $scores }.
scores-games = { $scores }. Giochi vinti: { $games }.
scores-sets = { $scores }. Set vinti: { $sets }.
score-of = { $who } { $total }
score-out = { $who } { $total }, fuori
match-info =
    { $stock ->
        [spare] Tessere: { $hands }. Mano di riserva { $boneyard }. { $game }, manche { $round }, { $goal }.
        [none] Tessere: { $hands }. { $game }, manche { $round }, { $goal }.
       *[boneyard] Tessere: { $hands }. Ossario { $boneyard }. { $game }, manche { $round }, { $goal }.
    }
match-info-between = { $game }, { $goal }. La manche { $round } è finita.
hand-size =
    { $count ->
        [one] { $who } una
       *[other] { $who } { $count }
    }
# same
turn-is-yours = { $turn }
    .brief = Tocca a te. { $turn }
# same
asked-with-keys = { $asked } { $keys }
    .brief = { $asked }
whose-turn-you = Tocca a te.
# same
told-with = { $told } { $more }
whose-turn = È il turno di { $who }.
counts =
    { $own ->
        [yes] In vista, su { $each }: { $groups }.
       *[no] Sul tavolo, su { $each }: { $groups }.
    }
    .brief = { $groups }.
count-group =
    { $count ->
        [one] una volta { $numbers }
       *[other] { $count } volte { $numbers }
    }
count-of-few = { $numbers }, { $count } su { $all }
leave-question =
    { $kept ->
        [no] Lasci la lezione? { $yes } per uscire, { $no } per restare.
       *[yes] Lasci la partita? Resta salvata. { $yes } per uscire, { $no } per restare.
    }
leave-unkept = Lasci la partita? Non è salvata e andrebbe persa. { $yes } per uscire, { $no } per restare.

hint-lay = Un consiglio: { $tile }.
hint-lay-at = Un consiglio: { $tile }, { $place }.
hint-draw = Un consiglio: { $key } per pescare.
hint-exchange = Un consiglio: { $key } per cambiare.
hint-pass = Un consiglio: { $key } per passare.
hint-keep = Un consiglio: { $key } per tenere la mano.
hint-why = { $hint } Motivo: { $first }.
    .full = { $hint } Motivo: { $reasons }.
halves =
    { $half ->
        [0] lo zero
        [1] l'uno
        [8] l'otto
        [11] l'undici
       *[other] il { $half }
    }
reason-keeps-open = lascia aperto { halves }, e ne hai altre
reason-passed-on = con { halves } aperto { $who } ha passato
reason-frees = copre { halves }, su cui ha passato { $who }, che gioca con te
reason-sheds =
    { $points ->
        [one] ti toglie un punto
       *[other] ti toglie { $points } punti
    }
reason-alone =
    { $points ->
        [one] da sola conterebbe un punto
       *[other] da sola conterebbe { $points } punti
    }
reason-double = un doppio è più difficile da posare dopo
reason-scarce =
    { $count ->
        [0] lì nessun altro può posare
        [1] lì può andare una sola delle tessere che non vedi
       *[other] lì possono andare solo { $count } delle tessere che non vedi
    }
reason-follow = lì poi andrà la tessera { $tile }
reason-most-to-lay = è la mossa che ti lascia più tessere da posare
reason-least-for-others = nessun'altra mossa lascia agli altri meno tessere da posare
reason-alike = va solo questa tessera, e le estremità dove va sono uguali
reason-last-tile = è la tua ultima tessera
reason-forced = è la tua unica mossa
reason-mate-opens = con la tua mano si apre male
reason-will-fit = lì poi andranno le tessere con { halves } che hai
reason-saves = tieni per dopo la tessera { $tile }
reason-stays-closed = il tuo braccio resta chiuso agli altri
reason-closes = chiude agli altri il braccio di { $who }
reason-heavy = hai in mano { $points } punti
reason-pays-double = chi cambia, se perde, paga il doppio
reason-doubles = hai in mano { $count } doppi

simulated =
    { $matches ->
        [one] { game-name }: una partita. Manche: { $rounds }. Partite vinte: { $wins }.
       *[other] { game-name }: { $matches } partite. Manche: { $rounds }. Partite vinte: { $wins }.
    }
endless-match = La partita { $number } non è finita nemmeno dopo { $rounds } manche, quindi è stata fermata: con un limite più basso o altre regole della casa può finire.
player-wins = { $who } { $wins }
progress = Finora { $done } di { $count }.
arena-told = { game-name }: { $one } contro { $other }, { $deals } mani giocate due volte a parti scambiate. { $one } vince il { $share } per cento delle manche; 19 volte su 20 sarebbe fra { $least } e { $most }.
arena-matches-told = { game-name }: { $one } contro { $other }, { $matches } partite, ognuna giocata due volte. { $one } vince il { $share } per cento delle partite; 19 volte su 20 sarebbe fra { $least } e { $most }.
arena-player = { $player }: { $points } punti a manche, { $mean } millisecondi a mossa, al massimo { $longest }.
tree-told = { $deal }: { $nodes } mosse, { $leaves } finali, di cui { $out } per chiusura. Per profondità: { $plies }.

## Quello che è stato detto

review-empty = Non è ancora stato detto niente.
review-no-talk = Nessuno ha ancora detto niente al tavolo.
review-start = Questo era l'inizio.
review-end = Questa era la fine.
review-all = Tutto.
review-moves = Solo le mosse.
review-scores = Solo i punti.
review-own = Solo le tue mosse.
review-talk = Solo ciò che è stato detto tra persone.
review-saved = Salvato come { $file }. Ancora { $key } dice la cartella.
review-saved-in = È in { $folder }.
# Chi ha giocato quali tessere, in una frase: "Bruno, Clara: 8 3, 4 bianca."
# same
meanwhile = { $names }: { $tiles }.
moves-made = { $count } mosse.
