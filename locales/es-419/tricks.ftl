# same nello
suit-name =
    { $suit ->
        [suit-0] blancos
        [suit-1] unos
        [suit-2] doses
        [suit-3] treses
        [suit-4] cuatros
        [suit-5] cincos
        [suit-6] seises
        [doubles] dobles
        [none] sin triunfo
        [nello] nello
        [seven-pips] sietes
        [none-doubles-own] sin triunfo, dobles aparte
        [nello-doubles-high] nello, dobles altos
        [nello-doubles-low] nello, dobles bajos
       *[trumps] triunfos
    }
trick-side =
    { $members ->
        [one] Baza tuya
       *[other] Baza de ustedes
    }
trick-side-short =
    { $members ->
        [one] Tuya
       *[other] De ustedes
    }
trick-theirs =
    { $points ->
        [1] Baza de ellos.
       *[other] Baza de ellos, { $points }.
    }
    .brief =
        { $points ->
            [1] De ellos.
           *[other] De ellos, { $points }.
        }
    .full =
        { $points ->
            [one] Baza de ellos, con el { $tile }: un punto.
           *[other] Baza de ellos, con el { $tile }: { $points } puntos.
        }
your-turn-must-bid = Todos pasaron y repartes tú: debes pujar, { $least } o más.
must-bid = Todos pasaron y repartes tú: debes pujar, { $least } o más.
no-bid-yet = Nadie pujó todavía.
