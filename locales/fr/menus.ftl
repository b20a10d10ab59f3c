welcome = Serpente, le domino à l'oreille.
goodbye = Au revoir.
nameless = Joueur
nameless-of = Joueur { $number }

## Le menu principal

main-menu = Menu principal.
menu-help = Les flèches choisissent, { $enter } valide, { $back } revient en arrière.
menu-top = Début.
menu-change-help = Gauche et droite changent la valeur.
reader-help = Les flèches vont de phrase en phrase, { $back } revient en arrière.
reader-end = Fin.
help-begins = { $lines } lignes. Les flèches les parcourent, { $back } revient en arrière.
help-rules = Encore { $help } : les règles de ce jeu.
verbatim = { $text }
retelling-help = { $enter } continue tout de suite, { $back } arrête.
name-help = Les flèches disent ce que tu as écrit. { $back } laisse le nom comme il était, { $delete } l'enlève.
menu-new-match = Nouvelle partie
menu-resume = Reprendre la dernière partie
menu-tutorial = Apprendre les touches
menu-games = Jeux et règles
menu-settings = Réglages
menu-keys = Touches
menu-quit = Quitter
menu-no-such = Rien ne commence par { $letter }.
quit-question = Quitter serpente ? { $yes } pour quitter, { $no } pour rester.
terminal-keeps-lines = Ce terminal garde ses lignes : en remontant, on peut lire les dominos de tous.
answer-yes = Oui
answer-no = Non

## Une nouvelle partie

match-menu = Nouvelle partie. Gauche et droite changent la valeur.
menu-start = Commencer : { game-name }, { $who }, { $goal }
menu-short = { $entry } ; une manche peut suffire
seating-alone = { $players } joueurs
seating-range = de { $least } à { $most } joueurs
seating-teams = { $teams } équipes de { $members }
menu-game = Jeu : { game-name }
menu-preset = Manière de jouer : { preset-name }
menu-preset-own = Manière de jouer : au choix
menu-seating = Qui joue : { $who }
menu-people =
    { $people ->
        [0] Sur cet appareil : personne
        [one] Sur cet appareil : une personne
       *[other] Sur cet appareil : { $people } personnes
    }
menu-level = Joueurs virtuels : { level-name }. { level-manner }
    .brief = Joueurs virtuels : { level-name }
menu-set = Dominos : jusqu'au double { $top }
menu-hand =
    { $tiles ->
        [one] Main : un domino
       *[other] Main : { $tiles } dominos
    }
menu-goal =
    { $rounds ->
        [yes] La partie se joue : en un nombre de manches
       *[no] La partie se joue : jusqu'à un nombre de points
    }
menu-limit =
    { $limit ->
        [one] Limite : un point
       *[other] Limite : { $limit } points
    }
menu-wins =
    { $limit ->
        [one] Limite : une manche gagnée
       *[other] Limite : { $limit } manches gagnées
    }
menu-marks =
    { $limit ->
        [one] Limite : une marque
       *[other] Limite : { $limit } marques
    }
menu-rounds = Manches : { $rounds }
menu-switch =
    { $on ->
        [yes] { rule-name } : oui
       *[no] { rule-name } : non
    }
menu-choice = { rule-name } : { rule-value }
menu-number =
    { $number ->
        [0] { rule-name } : sans limite
       *[other] { rule-name } : { $number }
    }
menu-points =
    { $points ->
        [0] { rule-name } : rien
        [one] { rule-name } : un point
       *[other] { rule-name } : { $points } points
    }
menu-name = Ton nom : { $name }
menu-name-of = { nameless-of } : { $name }
menu-nameless = { nameless-of } : pas encore de nom

games-menu = Les jeux et leurs règles.
pick-menu = Quel jeu ?

## Le menu à table

# same
table-menu = Menu.
menu-back-to-table = Revenir à la table
menu-rules = Règles
menu-leave = Quitter la partie
menu-check = Vérifier cette partie
check-fair =
    { $deals ->
        [one] Tout est en règle : la donne correspond à son sceau.
       *[other] Tout est en règle : les { $deals } donnes correspondent à leurs sceaux.
    }
check-together =
    { $deals ->
        [one] Partie honnête : la donne est née de nombres au hasard du serveur et des joueurs. La personne qui gère le serveur pouvait voir les dominos et, si elle jouait aussi, les choisir.
       *[other] Partie honnête : { $deals } donnes, nées de nombres au hasard du serveur et des joueurs. La personne qui gère le serveur pouvait voir les dominos et, si elle jouait aussi, les choisir.
    }
check-promised =
    { $deals ->
        [one] Partie honnête : la donne est née de nombres au hasard que le serveur et les joueurs avaient fixés avant que personne ne connaisse ceux des autres. Personne n'a choisi les dominos, mais la personne qui gère le serveur pouvait les voir.
       *[other] Partie honnête : { $deals } donnes, nées de nombres au hasard que le serveur et les joueurs avaient fixés avant que personne ne connaisse ceux des autres. Personne n'a choisi les dominos, mais la personne qui gère le serveur pouvait les voir.
    }
check-kept-back =
    { $deals ->
        [one] Pour l'une d'elles, quelqu'un a gardé son nombre pour soi et a pu choisir entre deux donnes.
       *[other] Pour { $deals } d'entre elles, quelqu'un a gardé son nombre pour soi et a pu choisir chaque fois entre deux donnes.
    }
check-not-as-promised = Ce n'est pas une partie honnête : à la manche { $round }, un nombre au hasard n'est pas celui qui était fixé avant.
check-evening =
    { $deals ->
        [one] Partie honnête : la donne était fixée avant la partie. Le serveur l'a décidée seul : la personne qui le gère pouvait choisir et voir les dominos.
       *[other] Partie honnête : { $deals } donnes, toutes fixées avant la partie. Le serveur les a décidées seul : la personne qui le gère pouvait choisir et voir les dominos.
    }
check-evening-open = Pas encore : on pourra vérifier quand la soirée sera finie.
check-repeated = Ce n'est pas une partie honnête : à la manche { $round }, le même nombre au hasard est venu deux fois.
check-left-out = Ce n'est pas une partie honnête, sauf si ta connexion était lente : à la manche { $round }, il manque le nombre au hasard de ton programme.
check-no-seals = Tout ce qui s'est passé découle des donnes. Elles n'étaient pas scellées : elles ne le sont que si des amis jouent d'ailleurs.
check-not-sealed = Ce n'est pas une partie honnête : la manche { $round } a été donnée sans sceau.
check-not-shown = Ce n'est pas une partie honnête : la donne de la manche { $round } n'a jamais été montrée.
check-other-seal = Ce n'est pas une partie honnête : ce qui a été montré après la manche { $round } n'est pas ce qui avait été scellé avant la donne.
check-other-deal = Ce n'est pas une partie honnête : ce qui s'est passé dans la manche { $round } ne découle pas de ce qui avait été scellé.

## Questions

ask-name = Comment t'appelles-tu ? Écris ton nom, puis { $key }.
ask-name-of = { nameless-of }, quel nom ? Écris-le, puis { $key }.
letter-gone = { $letter }, effacé
typed-nothing = Rien.
typed-end = Fin de la ligne.
ask-two-voices = Entends-tu deux voix en ce moment, celle de ton lecteur d'écran et la mienne ? { $one } si tu en entends une, { $two } si tu en entends deux.
ask-reader-reads = Un lecteur d'écran est actif. { $yes } : c'est lui qui lit, et je me tais. { $no } : je parle avec ma propre voix.
ask-reader-speed = Appuie sur { $enter } quand cette phrase a été lue, { $escape } pour passer : le jeu saura à quelle vitesse parle ton lecteur d'écran, et les autres t'attendront.
reader-speed-unknown = Trop rapide pour mesurer. Rien ne change.
menu-reader-speed = Mesurer la vitesse du lecteur d'écran
one-voice-silent = Alors je me tais, et tu lis avec ton lecteur d'écran. { $key } me fait parler de nouveau.
one-voice-stays = Bien. { $key } me fait taire quand tu veux.
voice-is-off = Ma voix est coupée. { $key } la remet.
escape-once-more = Encore une fois { $key } pour le menu.
voice-hint = { $key } fait taire cette voix.
help-hint = { $key } dit les touches.
keys-wait-for-enter = Ce terminal ne transmet les touches qu'après { $enter }. Tape une touche, puis { $enter }.

## Les enregistrements

no-match-to-resume = Il n'y a pas de partie à reprendre.
record-damaged = L'enregistrement était abîmé à partir de la ligne { $line }. La partie reprend après le dernier événement entier. Le fichier abîmé est gardé sous { $aside }.
record-damaged-there = L'enregistrement était abîmé à partir de la ligne { $line }. La partie reprend après le dernier événement entier.
record-gone = L'enregistrement { $file } avait disparu. Je l'ai réécrit en entier.
record-changed = L'enregistrement avait été modifié par autre chose. Je l'ai réécrit en entier ; ce qu'il contenait est gardé sous { $aside }.
record-locked = Un autre programme joue déjà cette partie.
record-elsewhere = Un autre programme joue déjà la dernière partie ; ici continue une partie précédente.
record-not-written = Impossible d'enregistrer la partie dans { $file } : { $trouble ->
    [full] le disque est plein
    [read-only] le dossier est en lecture seule
    [denied] tu n'as pas le droit d'y écrire
    [slow] le disque ne répond pas
   *[other] quelque chose ne va pas avec le dossier
}. J'essaie encore.
record-written-again = La partie est de nouveau enregistrée, entière.
record-kept-elsewhere = La partie est gardée à la place dans { $file }. serpente resume { $file } la reprend.
match-lost = La partie n'a pu être gardée nulle part : elle est perdue.
record-not-read = Impossible de lire { $file } : { $trouble ->
    [missing] le fichier n'existe pas
    [denied] tu n'en as pas le droit
    [folder] c'est un dossier, et il faut un fichier
   *[other] quelque chose ne va pas avec le fichier
}.
record-no-match = { $file } ne contient pas de partie. Un enregistrement commence par une ligne de type match.
record-newer = { $file } est au format { $format }, plus récent que ce programme. Un serpente plus récent sait le lire.
record-is-over = La partie dans { $file } est finie. serpente replay la raconte.
record-whole =
    { $file } est entier : { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, nombre d'événements : { $events }.{ $unfinished ->
        [0] {""}
       *[other] {" "}Non terminées : { $unfinished }.
    }
record-evening = Les donnes sont celles d'une soirée. Seules ses tables peuvent vérifier qu'elles étaient fixées avant, quand elle est finie.
record-wrong = { $file } est faux à partir de la ligne { $line }, dans la partie { $number }.
replay-match = Partie { $number } sur { $count }.
replay-over = L'enregistrement s'arrête ici.
    .brief = Fin.
record-sealed = Parties aux donnes scellées : { $sealed } sur { $matches }.
record-unsealed = Aucune donne n'y est scellée. On sait donc que chaque coup découle de la donne, pas que personne n'a choisi les dominos.
