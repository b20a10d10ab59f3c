# Ce qu'un serveur de tables répond à qui y joue, et dit à qui s'en occupe.

refused-frame = Ce n'est pas un message de ce jeu : un message est un objet JSON avec un type.
refused-unknown = Il n'y a pas de message du type { $kind }.
refused-malformed = Un message du type { $kind } a d'autres champs.
refused-giant = Ce message est trop long.
refused-too-fast = C'est trop à la fois. Attends une seconde.
refused-hello = Une connexion commence par un hello, et un seul.
refused-protocol = Ce serveur ne parle pas la version { $theirs } du protocole. Il faudrait un serpente plus récent, ici ou là-bas.
refused-name = Un nom a de un à { $most } caractères, sans caractères de contrôle.
refused-name-taken = Quelqu'un s'appelle déjà { $name } à cette table. Prends un autre nom.
refused-token = Ce jeton n'est pas de ce serveur.
refused-no-table = Il n'y a pas de table { $table } ici.
refused-secret = Ce n'est pas le mot secret de cette table.
refused-too-long = C'est trop long : { $most } caractères au plus.
refused-too-many-tables =
    { $most ->
        [one] Tu as déjà une table. On ne peut pas en avoir plus.
       *[other] Tu as déjà { $most } tables. On ne peut pas en avoir plus.
    }
refused-crowded = Il y a trop de monde ici. Réessaie plus tard.
refused-not-seated = Tu n'es pas assis à cette table.
refused-elsewhere = Tu es à la table { $table }. Quitte-la d'abord.
refused-full = Il n'y a pas de place libre pour toi. Tu peux regarder.
refused-no-chair = Il n'y a pas de telle place à choisir.
refused-not-master = Seul le responsable de la table peut faire cela.
refused-playing = Pas pendant une partie.
refused-not-playing = Aucune partie n'a encore commencé ici.
refused-chairs-free =
    { $count ->
        [one] Une place est encore libre. Donne-la à un joueur virtuel, ou attends quelqu'un.
       *[other] { $count } places sont encore libres. Donne-les à des joueurs virtuels, ou attends quelqu'un.
    }
refused-stale = Trop tard : il s'est passé quelque chose entre-temps.
refused-not-your-turn = Ce n'est pas ton tour.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-in-round = Cette manche n'est pas encore finie.
refused-silenced = Le responsable de la table t'a retiré la parole.
refused-trouble = Le serveur ne peut pas écrire en ce moment, alors la table attend. Elle reprendra toute seule.
refused-came-again = Tu es venu à cette table par une autre connexion. Celle-ci s'arrête là.
refused-removed = Le responsable de la table t'a retiré ta place.
