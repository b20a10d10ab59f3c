place-up = en haut
    .full = sur la branche du haut
place-down = en bas
    .full = sur la branche du bas
place-tip = contre le double { $half }
    .full = à la pointe du double { $half }
end-at = { $place } { $end }
    .brief = { $end }
end-tip = libre { $half }
    .full = libre { $half }, ne compte pas
ends-listed = Les bouts : { $ends }.
    .brief = { $ends }.
ends-counted = { $ends } Total { $count }.
arm-from = { $place }, depuis le { $tile }
arm-of = depuis le { $tile }
count-nothing = Total { $count }.
    .full = { $count } : rien.
count-question = { $told } Combien ? Tape le compte, puis { $key } ; { $key } sans chiffre : tu ne dis rien.
    .brief = { $told } Combien ?
count-asked = { $told } Combien ?
counted-wrong = { $who } a mal compté.
count-typed = { $count }.
count-said =
    { $count ->
        [0] Rien d'annoncé.
       *[other] Annoncé : { $count }.
    }
count-wrong = { $count }, c'est faux.
hint-count =
    { $count ->
        [0] Conseil : n'annonce rien.
       *[other] Conseil : annonce { $count }.
    }
# same other
tile-scores =
    { $points ->
        [one] Un point.
       *[other] { $points } points.
    }
# same other
count-scores =
    { $points ->
        [one] { $count } : un point.
       *[other] { $count } : { $points } points.
    }
    .brief =
        { $points ->
            [one] Un point.
           *[other] { $points } points.
        }
one-for-out = Dont un pour avoir fait domino.
some-for-knocks =
    { $knocks ->
        [one] Dont un pour la passe d'avant.
       *[other] Dont { $knocks } pour les passes d'avant.
    }
count-in-vain =
    { $points ->
        [one] { $count } : avec un point de plus on dépasse { $limit }, rien n'est marqué.
       *[other] { $count } : avec { $points } de plus on dépasse { $limit }, rien n'est marqué.
    }
count-opening-in-vain = { $count } : le domino d'ouverture ne peut pas gagner, rien n'est marqué.
header-scores =
    { $points ->
        [one] Bouts pareils : un point.
       *[other] Bouts pareils : { $points } points.
    }
    .brief = Bouts pareils : { $points }.
triple-header-scores =
    { $points ->
        [one] Bouts pareils avec double : un point.
       *[other] Bouts pareils avec double : { $points } points.
    }
    .brief = Pareils avec double : { $points }.
points-for = { $points } pour { $who }.
points-yours = { $points } pour toi.
rounded-hands = Chaque main arrondie : { $hands }, en tout { $sum }.
rounded-to = { $pips } dans les autres mains, arrondi { $points }.
rounded-less-own = { $others } dans les autres mains, moins les siens { $own } : { $points }.
by-five = Divisé par cinq : { $points }.
by-three = Divisé par trois : { $points }.
hands-in-vain =
    { $points ->
        [one] Avec un point de plus on dépasse { $limit } : rien n'est marqué.
       *[other] Avec { $points } de plus on dépasse { $limit } : rien n'est marqué.
    }
doubles-held = Doubles en main : { $doubles }.
    .full = Doubles en main : { $doubles }. Ils comptent avant les points.
pool-won = La cagnotte pour { $who } : { $pool }.
    .full = La cagnotte pour { $who } : { $pool }. Chacun avait mis { $stake }.
pool-won-you = La cagnotte est pour toi : { $pool }.
    .full = La cagnotte est pour toi : { $pool }. Chacun avait mis { $stake }.
out-scores =
    { $points ->
        [one] Faire domino rapporte un point.
       *[other] Faire domino rapporte { $points } points.
    }
block-scores =
    { $points ->
        [one] Le blocage rapporte un point.
       *[other] Le blocage rapporte { $points } points.
    }
because-scores =
    { $points ->
        [one] il marque un point
       *[other] il marque { $points } points
    }

## Primes, et qui gagne un blocage

# same chuchazo doubles galo
bonus =
    { $bonus ->
        [pass] Passe d'ouverture
        [all-passed] Tour de passes
        [capicua] Capicua
        [chuchazo] Chuchazo
        [tranque] Prime de blocage
        [doubles] Six doubles
        [capicua-double] Capicua avec un double
        [first-pass] Première passe
        [muggins] Oublié
        [any-pass] Passe adverse
        [galo] Galo
        [last-double] Double en dernier
        [five-doubles] Cinq doubles
       *[prize] Prime de la manche
    }
bonus-scores =
    { $points ->
        [one] { bonus } : un point pour { $who }.
       *[other] { bonus } : { $points } points pour { $who }.
    }
    .brief = { bonus } : { $who }, { $points }.
points-for-you =
    { $members ->
        [one] pour toi
       *[other] pour vous
    }
bonus-scores-you =
    { $points ->
        [one] { bonus } : un point { points-for-you }.
       *[other] { bonus } : { $points } points { points-for-you }.
    }
    .brief = { bonus } : { $points } { points-for-you }.
added-up = { $parts } : cela fait { $sum }.
part-of-hands = { $points } en main
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } pour les passes
takes-all = { $pips } pour { $who }.
    .full = { $pips } pour { $who } : tout ce qui restait.
takes-all-you = { $pips } { points-for-you }.
    .full = { $pips } { points-for-you } : tout ce qui restait.
set-counts-double = À zéro : le set compte double.
one-round-more = Égalité en tête : encore une manche.
closer-compared = Celui qui a fermé, contre le suivant : { $hands }.
equal-to-closer = Égalité : l'équipe qui a fermé gagne.
equal-to-opener = Égalité : l'équipe qui a ouvert gagne.
lowest-hand = La main la plus basse décide : { $hands }.
    .brief = La plus basse : { $hands }.
block-won = Le blocage est pour { $who }.
block-won-you = Le blocage est { points-for-you }.
pips-worth =
    { $points ->
        [one] Toutes les mains ensemble, { $pips } : un point.
       *[other] Toutes les mains ensemble, { $pips } : { $points } points.
    }
capicua-doubles = Une capicua les double : { $points }.
back-to-zero = { $who } : retour à 0.
all-back-to-zero = Chacun a gagné une manche : tous à 0.
shut-out = Capot : { $who }, pas un point.
shut-out-you =
    { $members ->
        [one] Tu es capot : pas un point.
       *[other] Vous êtes capot : pas un point.
    }
# same double both-ways double-of-both plain balak ceki
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] Un domino ordinaire
        [balak] Balak
        [ceki] Ceki
        [balak-of-both] Balak aux deux bouts
       *[plain] Simples
    }
finish-scores =
    { $points ->
        [one] { finish } : un point.
       *[other] { finish } : { $points } points.
    }
counts-double = Après une manche nulle, cela compte double : { $points }.
next-counts-double = La manche suivante compte double.
finish-doubles = { finish } : les points doublent, { $points }.
last-of-number = Le dernier de son numéro : { $more } de plus, { $points } en tout.
closed = { $who } a fermé le jeu.
closed-you = Tu as fermé le jeu.
closer-tied = Simple égalité avec celui qui a fermé : les autres gagnent.
closer-loses = Celui qui a fermé a plus de points en main, et perd un point.
closer-doubles = Celui qui a fermé a plus de points en main : tout compte double, { $points }.

## Kozel, le bouc

lone-tile = Le { $tile } tout seul compte { $points } : { $who }.
eggs-added = Les œufs : { $who }, { $own } et { $eggs } font { $sum }.
waited-added = { $who } : { $own } et { $waited } en attente font { $sum }.
eggs-wait =
    { $game ->
        [tiddly-wink] Égalité : la cagnotte reste, { $points } pour qui gagnera la suivante.
       *[kozel] Œufs : { $points } pour qui perdra la manche suivante.
    }
scores-waiting =
    { $game ->
        [tiddly-wink] { $scores }. Cagnotte : { $points }.
       *[kozel] { $scores }. Œufs : { $points }.
    }
account-waits = Moins de { $least }, gardés pour la perte suivante : { $sides }.
account-closed = Moins de { $least } ne compte pas encore : { $sides }.
goat =
    { $members ->
        [one] { $who } est le bouc !
       *[other] { $who } sont les boucs !
    }
    .brief = Bouc : { $who } !
goat-you =
    { $members ->
        [one] Le bouc, c'est toi !
       *[other] Les boucs, c'est vous !
    }
