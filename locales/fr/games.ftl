# Les jeux, leurs règles maison, et la force des joueurs virtuels.

# same salotto garrafina matador jolly bax bergen latino kozel gaple tiddly-wink pontinho
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Classique basque
        [garrafina] Garrafina
        [matador] Matador
        [cyprus] Chypre
        [classico] Classique italien
        [coppie] Paires italiennes
        [jolly] Jolly
        [aquamarine] Paires espagnoles
        [portugues] Domino portugais
        [block] Domino bloqué
        [draw] Domino à la pioche
        [fives] Les cinq
        [threes-fives] Cinq et trois
        [bergen] Bergen
        [latino] Latino
        [cubano] Domino cubain
        [brasileiro] Domino brésilien
        [gaple] Gaple
        [train] Train mexicain
        [chicken-foot] Patte de poule
        [forty-two] Quarante-deux
        [moon] Lune
        [kozel] Kozel
        [sebastopol] Sébastopol
        [cross] Croix
        [tiddly-wink] Tiddly-wink
        [all-threes] Les trois
        [pontinho] Pontinho
       *[bax] Bax erregea
    }

game-about =
    { game-name } : { $game ->
        [salotto] de 2 à 10 joueurs ; pioche un domino si aucun ne va, et garde peu de points.
        [classic] de 2 à 4 joueurs, aussi par équipes ; sors le premier et marque ce qui reste aux autres.
        [garrafina] 3 ou 4 joueurs ; chacun a sa branche, et celui qui sort est payé.
        [matador] de 2 à 10 joueurs ; les moitiés qui se touchent font 7.
        [cyprus] de 4 à 10 joueurs ; une étoile à huit branches, et personne ne pioche.
        [classico] de 2 à 6 joueurs ; pioche jusqu'à ce qu'un domino aille, et sors le premier.
        [coppie] 4 joueurs, en équipes tirées au sort ; gardez moins de points en main.
        [jolly] de 2 à 4 joueurs ; les moitiés qui se touchent font 7, et un joker va partout.
        [aquamarine] 4 joueurs par équipes ; la première équipe à 100 points perd.
        [portugues] de 2 à 4 joueurs, aussi par équipes ; pioche jusqu'à ce qu'un domino aille.
        [block] de 2 à 4 joueurs, aussi par équipes ; personne ne pioche.
        [draw] de 2 à 4 joueurs, aussi par équipes ; pioche jusqu'à ce qu'un domino aille, mais laisse les deux derniers.
        [fives] de 2 à 4 joueurs, aussi par équipes ; tu marques quand les bouts ouverts font un multiple de cinq.
        [threes-fives] de 2 à 4 joueurs, aussi par équipes ; tu marques quand les deux bouts font un multiple de trois ou de cinq.
        [bergen] de 2 à 4 joueurs ; tu marques quand les deux bouts sont pareils.
        [latino] de 2 à 4 joueurs, ou par équipes ; le jeu des Caraïbes et de l'Amérique latine.
        [cubano] 4 joueurs par équipes, avec les dominos jusqu'au double 9.
        [brasileiro] 4 joueurs par équipes ; un dernier domino bien choisi vaut plus, et on gagne à 6 points.
        [gaple] 4 joueurs, aussi par équipes ; sors avec un domino qui vaut beaucoup.
        [train] de 2 à 10 joueurs ; un train pour chacun, et le train mexicain pour tous.
        [chicken-foot] de 2 à 10 joueurs ; de chaque double poussent trois doigts.
        [forty-two] 4 joueurs par équipes ; annonce pour l'atout et fais des plis.
        [moon] 3 joueurs, ou 4 par équipes ; annonce des plis à l'atout et prends le chien.
        [kozel] de 2 à 4 joueurs, aussi par équipes ; le premier à 101 points est le bouc.
        [sebastopol] 3 ou 4 joueurs ; une étoile à quatre branches, et personne ne pioche.
        [cross] de 2 à 4 joueurs, aussi par équipes ; quatre branches autour d'un double, et on pioche.
        [tiddly-wink] de 4 à 10 joueurs ; trois dominos chacun, un bout ouvert, et encore un domino après un double.
        [all-threes] de 2 à 4 joueurs, aussi par équipes ; tu marques quand les bouts ouverts font un multiple de trois.
        [pontinho] 4 joueurs par équipes ; on marque quand les bouts ouverts font un multiple de cinq, et quand les autres passent.
       *[bax] de 2 à 8 joueurs ; prends des cartes pour des points, et arrête-toi avant une noire.
    }

## Règles maison

# same chuchazo
rule-name =
    { $rule ->
        [mode] L'enjeu des manches
        [draw] Piocher quand tu ne peux pas poser
        [draw-anyway] Piocher même si un domino va
        [double-blank] Le double blanc compte 10
        [whole-team] Une manche se gagne en équipe complète
        [matador-in-line] Les matadors se posent en ligne
        [keep-matador] Piocher plutôt que poser un matador
        [draw-one] Piocher un seul domino
        [last-two] Les deux derniers dominos ne se piochent jamais
        [deal] Combien de dominos on distribue
        [boneyard] Prendre dans la pioche
        [rotate] Le joueur suivant ouvre chaque manche
        [empty-yard] Les deux derniers dominos se piochent aussi
        [spinner] Doubles pivots
        [deal-9] À deux, 9 dominos chacun
        [deal-7] À quatre, 7 dominos chacun
        [highest-double] Le double le plus haut ouvre
        [minus-own] Au blocage, on retire ses propres points
        [by-five] Points divisés par cinq
        [by-three] Points divisés par trois
        [exact] Il faut tomber juste sur la limite
        [muggins] Muggins, chacun annonce son compte
        [penalty] Un nombre faux donne le compte à l'autre
        [deal-5] 5 dominos chacun
        [first-out] Le premier partenaire sorti finit la manche
        [past] On peut dépasser la limite
        [no-down] Le domino d'ouverture ne peut pas gagner
        [knock-points] Points pour les passes
        [out-2] Faire domino rapporte 2
        [lightest] Au blocage, seuls les points comptent
        [slow-finish] Près de la limite, les bouts pareils rapportent moins
        [lowest-double] Le double le plus bas ouvre
        [match] Ce qui gagne la partie
        [opens] Qui ouvre la manche suivante
        [tranque] Qui gagne un blocage
        [opponents-only] Seuls les points des perdants comptent
        [capicua] Capicua
        [no-blank] Pas de capicua avec un blanc
        [chuchazo] Chuchazo
        [pase-salida] Passe d'ouverture
        [salida-void] Pas de passe d'ouverture si deux passent
        [pase-corrido] Tour de passes
        [prizes] Primes pour les quatre premières manches
        [all-pips] Faire domino rapporte les points de tous
        [pair-total] Au blocage, les deux mains comptent ensemble
        [oriente] Comme dans l'est de Cuba
        [dorme] Quatre dominos dorment
        [cruzada-6] Une cruzada rapporte 6
        [system] Selon quelle fédération
        [double-blank-points] Points du double blanc
        [own-first] Le train mexicain seulement après le sien
        [chain] Le premier tour est une chaîne
        [free-double] Un domino de plus après un double, sans le couvrir
        [cover] Qui couvre un double ouvert
        [blanks-25] Chaque autre domino avec un blanc compte 25
        [centre-toes] Dominos au centre pour commencer
        [forced-30] Le donneur doit annoncer si tous les autres passent
        [forced-4] Le dernier doit annoncer si tous les autres passent
        [name-first] L'atout se choisit avant de voir le chien
        [lead-trump] La première entame est d'atout
        [set-pays] Une enchère chutée va aux autres
        [straight] Il y a toujours un atout
        [play-out] Chaque donne se joue jusqu'au dernier pli
        [points-250] Des points au lieu de marques, en 250
        [nello] Nello : annoncer de ne faire aucun pli
        [plunge] Plunge, avec 4 doubles
        [splash] Splash, avec 3 doubles
        [sevens] Sept : au plus près de 7 points
        [eggs] Des œufs après un poisson à égalité
        [deal-6] 6 dominos chacun, et personne ne pioche
        [first-circle] Après le premier tour, le centre se ferme
        [second-tile] On peut ouvrir avec deux dominos
        [maltese] Maltaise : un double en second sur chaque branche
        [score] Ce qu'on joue
        [deal-out] Tous les dominos sont distribués
        [both-ends] Les deux bouts ouverts
        [rounding] Arrondi des mains
        [account] Points à partir desquels on marque
        [hang] Les points insuffisants attendent
        [two-doubles] Deux doubles dans un même tour
        [engine] D'où vient la locomotive
        [centre] D'où vient le centre
        [go-on] Un double et son premier doigt dans un même tour
        [last-tile] Annoncer le dernier domino
        [hands] Combien de dominos on distribue
        [salida-plain] Passe d'ouverture sans double
        [capicua-double] Capicua avec un double
        [first-pass] Première passe de la partie
        [spinner-single] Le double d'ouverture compte une fois, un côté couvert
        [pass] Points pour une passe
        [galo] Galo : les trois autres passent
        [double-alone] Un double en dernier compte au lieu des mains
        [five-doubles] Jouer quand même avec cinq doubles
        [opening-pass] Céder l'ouverture compte comme une passe
        [tie] Qui gagne un blocage à égalité
        [three] Dominos à trois
        [one-all] Avec une manche chacun, personne ne retombe à 0
        [tranque-bonus] Prime de blocage
        [sporting] Le double 6 n'est pas obligé d'ouvrir la partie
        [lot-pair] L'équipe du plus haut domino choisit qui ouvre
        [nello-doubles] Les doubles au nello
        [follow-me-doubles] Les doubles sans atout
        [claim] Étaler prend le reste
       *[thinking-time] Temps de réflexion, en secondes
    }
rule-value =
    { $value ->
        [stakes] des mises
        [tournament] les manches gagnées, comme en tournoi
        [one] un domino
        [until] jusqu'à ce qu'un domino aille
        [none] pas de pioche
        [always] toujours
        [bell] selon Bell
        [botermans] selon Botermans
        [celko] selon Celko
        [first-spinner] le premier double
        [no-spinner] aucun
        [all-spinners] tous les doubles
        [by-points] les points
        [six-love] six love : des manches de suite
        [straight-six] straight six : des manches gagnées
        [match-10] match 10 : les autres en dessous de cinq
        [winner] le gagnant
        [pair] un joueur de l'équipe gagnante
        [next-player] le joueur suivant
        [six-six] toujours le double 6
        [pairs] l'équipe la plus basse
        [closer] celui qui a fermé ou le suivant, la main la plus basse
        [lowest-hand] la main la plus basse de toutes
        [fifty-points] 50
        [twenty-five-points] 25
        [no-points] aucun
        [pordi] pordi : des points pour le dernier domino
        [orado] orado : les points des mains, en sets
        [four-toes] 4
        [six-toes] 6
        [pool] la cagnotte
        [by-sum] toutes ensemble
        [by-hand] chacune à part
        [usual-hands] comme d'habitude
        [galt] selon Galt
        [goodsam] Good Sam de l'Idaho
        [texas] Good Sam du Texas
        [tanglewood] selon Tanglewood
        [lies-there] il est là d'avance
        [from-hand] de la main qui le tient
        [highest-held] le plus haut double en main
        [said] le programme le dit
        [tap] le joueur, sinon il en pioche deux
        [tap-turn] le joueur, sinon il en pioche deux et passe un tour
        [cover-all] chacun, à son tour
        [cover-layer] seulement celui qui l'a posé
        [tie-as-usual] comme d'habitude
        [tie-opener] l'équipe qui a ouvert
        [tie-closer] l'équipe qui a fermé
        [nine-tiles] 9 chacun, sans le double blanc
        [seven-tiles] 7 chacun, le reste dort
        [cut-throat] chacun pour soi : six manches, et quelqu'un encore à zéro
        [doubles-own] une couleur à part
        [doubles-high] chacun le plus haut de son numéro
        [doubles-low] chacun le plus bas de son numéro
        [bidder-says] au choix du déclarant
        [no-splash] aucun
        [three-marks] pour 3 marques
        [two-marks] pour 2 marques, ou 3 sur 2
       *[alone] seulement si c'est ton dernier domino
    }
# same orado colmado
# same orado tiddle-a-wink
preset-name =
    { $preset ->
        [dominicano] à la dominicaine
        [boricua-500] à la portoricaine
        [boricua-200] à la portoricaine, partie courte
        [venezolano] à la vénézuélienne
        [parejas] équipes, sans primes
        [jamaica] six love jamaïcain
        [oriente] de l'est de Cuba
        [orado] orado
        [tiddle-a-wink] Tiddle-a-Wink
        [sea-goat] bouc de mer
        [dominicano-50] à la dominicaine, passe à 50
        [dominicano-30] à la dominicaine, primes de 30
        [colmado] colmado
        [latino-solo] chacun pour soi
        [cut-throat] chacun contre tous
        [tournament] de tournoi
        [goodsam] Good Sam de l'Idaho
        [tanglewood] selon Tanglewood
       *[usual] ordinaire
    }
game-preset = { $game }, { $preset }
# same expert normal
level-name =
    { $level ->
        [easy] facile
        [expert] expert
        [worlds] donnes tirées au sort
        [heavy] le domino le plus lourd d'abord
        [random] un domino au hasard
       *[normal] normal
    }
level-manner =
    { $level ->
        [easy] Ils jouent au plus simple, et se trompent de temps en temps.
        [expert] Ils tiennent compte de tout ce qu'ils ont vu.
        [worlds] Ils essaient chaque coup sur beaucoup de donnes imaginées.
        [heavy] Ils posent d'abord les doubles, puis le plus lourd.
        [random] Ils posent n'importe quel domino qui va.
       *[normal] Ils voient un peu plus loin, et se souviennent de presque tout.
    }

## La liste des jeux

game-line = { game-name } ({ $id }) : { $players } ; dominos : { $sets } ; { $goal }.
game-line-cards = { game-name } ({ $id }) : { $players } ; { $goal }.
rule-line = { rule-name } ({ $id }) : { $values } ; d'habitude { $usual }.
preset-line = { preset-name } : --preset { $id }
rule-value-line = { $id } ({ rule-value })
rule-numbers = de { $least } à { $most }
