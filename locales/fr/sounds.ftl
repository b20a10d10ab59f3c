cue-told =
    { $cue ->
        [laid-left] Un domino à gauche
        [laid-right] Un domino à droite
        [laid] Un domino ailleurs
        [double-left] Un double à gauche
        [double-right] Un double à droite
        [double] Un double ailleurs
        [laid-last] Le dernier domino d'une main
        [drawn] Une pioche
        [shuffled] On mélange les dominos
        [blocked] Le jeu est bloqué
        [trick-taken] Un pli
        [card-taken] Une carte est prise
        [passed] On passe : les coups sur la table
        [one-left] Il reste un domino à quelqu'un
        [bid] Une annonce, ou l'atout
        [staked] Une mise est payée
        [train-open] Un train est ouvert
        [train-closed] Un train est fermé
        [joined] Quelqu'un arrive
        [gone] Quelqu'un s'en va
        [message] Quelqu'un écrit
        [points] Peu de points pour vous, ou juste
        [points-many] Beaucoup de points pour vous
        [theirs] Peu de points pour d'autres, ou faux
        [theirs-many] Beaucoup de points pour d'autres
        [eliminated] Quelqu'un est éliminé
        [round-won] Manche gagnée
        [round-lost] Manche perdue
        [match-won] Partie gagnée
        [match-lost] Partie perdue
        [your-turn] À toi de jouer
        [question] Une question
        [time] Ton temps est presque écoulé
        [refused] Une touche sans effet en ce moment
        [mic-open] Le micro est ouvert
        [mic-closed] Le micro est fermé
        [line-lost] La connexion est perdue
        [line-back] La connexion est revenue
       *[menu] Une ligne de menu
        [edge] La fin d'une liste
        [enter] Une ligne est choisie
        [fits] Ce domino peut être posé
    }
cue-family =
    { $family ->
       *[tiles] Dominos et cartes
        [players] Joueurs
        [points] Points et résultats
        [you] Pour toi
        [table] La connexion
        [menus] Menus et ta main
    }
menu-sounds = Apprendre les sons
sounds-menu =
    { $touch ->
        [yes] Apprends les sons.
       *[no] Apprends les sons, par groupes.
    }
sounds-help = { $enter } rejoue le son. Gauche et droite : depuis une autre place. { $space } : sans ou avec.
sound-is-off = { $sound } : coupé
sound-switch = { $sound } : sans ou avec
sound-from-you = De ta place.
sound-from-seat = Joueur { $after } sur { $others } après toi.
sounds-guess = Devine
guess-title = Son { $number } sur 10.
guess-wrong = Non : { $sound }.
guess-over = { $right } sur 10.
sounds-over-ssh = Par SSH il n’y a pas de sons.
sounds-no-card = Aucune carte son ne joue en ce moment.
sound-card-lost = La carte son n’est plus là. Les sons reviendront avec elle.
sounds-offered = Nouveau : plus de sons, qui disent qui joue, les doubles et les points. Ils s’activent dans les réglages ; « Apprendre les sons » les joue.
# one form
sounds-written = Il y a maintenant { $count } fichiers dans { $folder }.
sounds-fit = Tous les sons de { $folder } conviennent.
sound-finding = { $file } : { $why }
sound-missing = il manque ; le son habituel est joué.
sound-clips = il est trop fort : ses pointes ne laissent pas de place à un autre son.
sound-too-loud = il est plus fort de { $by } décibels que le son habituel.
sound-too-soft = il est plus faible de { $by } décibels que le son habituel.
sound-longer-than-usual = il dure { $length } millisecondes ; les mots commencent avant sa fin.
sound-stereo = il a deux canaux et ne peut venir de sa place à la table ; enregistre-le avec un seul.
