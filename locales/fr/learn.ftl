move-at = { $tile }, { $place }
move-tile = { $tile }
move-other =
    { $deed ->
        [drawing] pioche
        [keep] main gardée
        [swap] main échangée
        [redeal] nouvelle donne
        [take] une carte
        [stand] arrêt
       *[pass] passe
    }
move-bid = enchère de { $bid }
# same
cost-points = { $amount } points
cost-one-point = un point
cost-percent = { $amount } pour cent d'une manche
review-choices = Coups : { $moves }, avec un choix : { $choices }.
review-flawless = Rien n'était nettement meilleur que ce que tu as joué.
review-cost =
    { $mistakes ->
        [one] L'un d'eux a coûté { $cost }.
       *[other] { $mistakes } d'entre eux ont coûté { $cost } en tout.
    }
review-turned =
    { $mistakes ->
        [one] C'était à la manche { $round } : { $played }.
       *[other] Le plus cher, à la manche { $round } : { $played }.
    }
review-few = Avec { $iterations } manches par coup, seules les grosses erreurs se voient.
review-mistake = Manche { $round } : { $played }. Mieux : { $best }. Écart : { $cost }.
review-fine = Manche { $round } : { $played }. Rien n'était nettement meilleur.
review-forced = Manche { $round } : { $played }. Il n'y avait pas de choix.
review-find = Manche { $round } : { $played }. Il y avait mieux : { $find } pour le trouver, { $tell } pour l'entendre.
    .brief = Manche { $round } : { $played }. Il y avait mieux.
menu-review = Revoir ton jeu
review-kept =
    { $won ->
        [no] { game-name }, { $date }, perdue
       *[yes] { game-name }, { $date }, gagnée
    }
review-none = Tu n'as pas de partie finie à revoir.
review-begins = J'y réfléchis. Une touche suffit pour arrêter.
review-thirds =
    { $thirds ->
        [one] Un tiers de fait.
       *[other] Deux tiers de faits.
    }
review-stopped = Arrêté.
review-position = { $lay } Tu avais { $hand }.
review-options = Tous les coups et leur prix : { $moves }.
review-option = { $play } : { $cost }
review-others = Les autres avaient : { $hands }.
review-guess = D'après le jeu, on pouvait en deviner { $right } sur { $tiles }, au hasard { $chance }.
review-help = Haut et bas commencent par les coups les plus chers, gauche et droite suivent la partie. { $enter } rejoue à partir d'un coup, { $hand } dit ce que les autres avaient.
aside-begins = Joue à partir d'ici. { $back } revient en arrière.
    .brief = À partir d'ici.
aside-ended = { $key } pour revenir en arrière.
menu-problems = Problèmes
problem-grade = Niveau { $grade }
problem-theme =
    { $theme ->
        [block] Fermer exprès
        [double] Garder le double
        [number] Garder un nombre
        [passes] Compter qui a passé
        [partner] Donner le bout au partenaire
       *[ends] Compter les bouts
    }
problem-new = Un nouveau
problem-again = Le dernier encore une fois
problem-solution = Solution du dernier
problem-named = Problème { $number }.
problem-one-wins = Un seul coup gagne.
problem-one-best = Un seul coup rapporte le plus.
problem-holds = { $who } a { $tiles }.
problem-partner = { $who } joue avec toi. Les passes disent qui a quoi.
problem-passes = { $passes }.
problem-passed = { $who } a passé sur { $numbers }
problem-word = Son mot : { $word }.
    .brief = { $word }.
problem-no-word = Aucun problème ne s'appelle { $word }.
problem-right = Juste.
problem-wins-not = Ce coup ne gagne pas.
problem-brings-less = Ce coup rapporte moins.
problem-after = Après { $played }, { $moves }.
problem-best = Le bon coup était { $best }.
problem-line = Ensuite { $moves }.
problem-move = { $who } : { $play }
problem-none = Aucun nouveau problème n'a été trouvé. Réessaie.
menu-training = Compter
training-begins = Une minute : réponds par un chiffre, ou choisis.
training-player = { $number } { $who }
training-players = Les joueurs : { $players }.
training-laid = { $who } : { $tile }
training-passed = { $who } passe sur { $ends }
training-told = { $moves }.
training-how-many = Combien de dominos avec un { $number } ?
training-who = Qui a passé sur le { $number } ?
training-nobody = Personne
training-wrong = Non, { $answer }.
training-next-round = Nouvelle manche.
training-over = { $right } justes sur { $answered }.
review-unfinished = La partie dans { $file } n'est pas finie. Finis-la d'abord : serpente resume { $file }.
review-nobody = Dans { $file }, seuls des joueurs virtuels ont joué. --seat N revoit le jeu d'une de ses places.
review-no-seat = La partie dans { $file } a les places 1 à { $seats }.

menu-stats = Statistiques
stats-none = Tu n'as encore fini aucune partie.
stats-matches = Parties : { $matches }, gagnées : { $won }.
stats-rounds = Manches : { $rounds }. Victoires de suite, au plus : { $longest }.
stats-lately = Ces quatre dernières semaines, parties : { $matches }, gagnées : { $won }.
stats-standing = { game-name }, { $seating }. Parties : { $matches }, gagnées : { $won }. Manches : { $rounds }. Points par manche : { $average }. Meilleur total : { $best }.
stats-against =
    { $whom ->
        [easy] Contre le niveau facile, parties : { $matches }, gagnées : { $won }.
        [normal] Contre le niveau normal, parties : { $matches }, gagnées : { $won }.
        [expert] Contre des experts, parties : { $matches }, gagnées : { $won }.
        [people] Contre des personnes, parties : { $matches }, gagnées : { $won }.
       *[other] Contre divers joueurs, parties : { $matches }, gagnées : { $won }.
    }
stats-partner = Avec { $who }, parties : { $matches }, gagnées : { $won }.
stats-week = { $won } sur { $matches }
stats-weeks = Gagnées, semaine par semaine jusqu'à celle-ci : { $weeks }.
month-name =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
date =
    { $day ->
        [1] 1er { $month }
       *[other] { $day } { $month }
    }
# same one other
daily-line =
    Serpente { $date } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, par { $par }, { $won ->
        [one] { $won } manche gagnée
       *[other] { $won } manches gagnées
    }, { $lost ->
        [0] rien d'offert
        [one] { $lost } point offert
       *[other] { $lost } points offerts
    }
menu-daily = La donne du jour
daily-begins = La donne du { $date } : cinq manches, les mêmes pour tous. Le total le plus bas gagne.
    .brief = La donne du { $date }.
daily-played = Tu as déjà joué la donne du { $date }.
daily-goes-on = La donne du { $date } continue.
daily-next =
    { $hours ->
        [one] La prochaine arrive dans moins d'une heure.
       *[other] La prochaine arrive dans { $hours } heures.
    }
daily-sound = { $file } est authentique : la donne et les coups de l'ordinateur sont ceux de son jour. { $line }
daily-wrong = { $file } n'est pas authentique : la ligne { $line } ne correspond pas à son jour.
daily-not = La partie dans { $file } n'est pas la donne d'un jour.
no-day = Il n'y a pas de jour { $given }. Un jour s'écrit ainsi : 2026-12-24.
daily-twice = { $file } contient deux fois la donne du { $date }.
daily-other = { $file } contient la donne du { $date }, pas celle demandée.
problem-due = De retour : { $count }
problem-own = Un de tes coups : trouve le meilleur.
problem-hinted = Tu as demandé un conseil : le problème reviendra.
problem-sent = Une position d'une partie : trouve le meilleur coup.
problem-rating = Ta cote : { $rating }.
daily-row = { $days } jours de suite ; hier { $points }, par { $par }.
daily-hints =
    { $hints ->
        [one] { $line }, avec un conseil.
       *[other] { $line }, avec { $hints } conseils.
    }
calendar-sum = Donnes du jour : { $days }, mieux que le par : { $better }, plus longue série : { $longest }.
calendar-row =
    { $days ->
        [one] Un jour de suite.
       *[other] { $days } jours de suite.
    }
calendar-open = Aujourd'hui : pas encore jouée.
calendar-today = Aujourd'hui
calendar-yesterday = Hier
calendar-day = { $day } : { $points }, par { $par }.
calendar-missed = { $day } : pas jouée.
calendar-missed-days = Du { $first } au { $last } : pas jouées.
trend-two = { game-name } : un choix t'a coûté { $before } en { $earlier } et { $cost } en { $month }.
trend-one = { game-name } : un choix t'a coûté { $cost } en { $month }.
