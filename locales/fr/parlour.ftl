# Ce qu'un serveur de tables répond à qui y joue, et dit à qui s'en occupe.

refused-frame = Ce n'est pas un message de ce jeu : un message est un objet JSON avec un type.
refused-unknown = Il n'y a pas de message du type { $kind }.
refused-malformed = Un message du type { $kind } a d'autres champs.
refused-giant = Ce message est trop long.
refused-too-fast = C'est trop à la fois. Attends une seconde.
refused-hello = Une connexion commence par un hello, et un seul.
refused-protocol = Ce serveur ne parle pas la version { $theirs } du protocole. Il faudrait un serpente plus récent, ici ou là-bas.
refused-name = Un nom a de un à { $most } caractères, sans caractères de contrôle.
refused-name-taken = Quelqu'un s'appelle déjà { $name } à cette table. Prends un autre nom.
refused-token = Ce serveur ne connaît pas cette clé d'accès.
refused-code = Ces six mots sont faux, ou trop vieux.
refused-no-table = Il n'y a pas de table { $table } ici.
refused-secret = Ce n'est pas le mot de passe de cette table.
refused-too-long = C'est trop long : { $most } caractères au plus.
refused-too-many-tables =
    { $most ->
        [one] Tu as déjà une table. On ne peut pas en avoir plus.
       *[other] Tu as déjà { $most } tables. On ne peut pas en avoir plus.
    }
refused-crowded = Le serveur est plein. Réessaie plus tard.
refused-not-seated = Tu n'as pas de place à cette table.
refused-elsewhere = Tu es à la table { $table }. Quitte-la d'abord.
refused-full = Il n'y a pas de place libre pour toi. Tu peux regarder.
refused-no-chair = Il n'y a pas de telle place à choisir.
refused-not-master = Seul l'hôte peut faire cela.
refused-playing = Pas pendant une partie.
refused-not-playing = Aucune partie n'a encore commencé ici.
refused-level = Il n'y a pas de meilleurs joueurs virtuels ici ; niveau : { level-name }.
refused-chairs-free =
    { $count ->
        [one] Une place est encore libre. Donne-la à un joueur virtuel, ou attends quelqu'un.
       *[other] { $count } places sont encore libres. Donne-les à des joueurs virtuels, ou attends quelqu'un.
    }
refused-stale = Trop tard : il s'est passé quelque chose entre-temps.
refused-not-your-turn = Ce n'est pas ton tour.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-in-round = Cette manche n'est pas encore finie.
refused-silenced = L'hôte a coupé tes messages.
refused-trouble = Le serveur ne peut pas écrire en ce moment, alors la table attend. Elle reprendra toute seule.
refused-not-now = Le serveur ne peut pas faire ça maintenant. Réessaie dans un instant.
refused-came-again = Tu es maintenant à cette table depuis un autre appareil. Cette connexion s'arrête là.
ssh-key-known = Ta clé finit par { $end }.
ssh-key-new = Ta clé finit par { $end } et elle est nouvelle ici.
refused-removed = L'hôte t'a fait quitter la table.
refused-sent-away = L'hôte t'a renvoyé pour une heure.
refused-no-watchers = Cette table n'accepte pas de spectateurs.
refused-no-league = Il n'y a pas de championnat ici.
refused-many-leagues = Ce serveur n'a pas de place pour un autre championnat.
refused-no-evening = Il n'y a pas de telle soirée ici.
refused-many-evenings = Ce serveur n'a pas de place pour une autre soirée.
refused-evening-terms = Jeu de la soirée { $evening } : { game-name }, { $who }, { $goal }.
refused-evening-rules = La soirée { $evening } joue avec d'autres règles. { $rules }.
refused-evening-over = La soirée { $evening } est finie.
refused-evening-played = Cette table a joué la soirée { $evening }. Pour une autre partie, ouvre une nouvelle table.
refused-evening-known = Tu connais ces dominos d'une autre table de la soirée.
refused-evening-known-to = { $name } connaît ces dominos d'une autre table de la soirée.
refused-evening-seat = Tu as une place à une autre table de la soirée, avec les mêmes dominos.
refused-evening-words = La soirée { $evening } est à quelqu'un d'autre. Tape son nom, une virgule et les six mots qui lui ont été dits.
refused-evening-watched = Personne ne peut regarder une table de cette soirée avant la fin.
refused-one-seat = À cette table, chacun a une seule place.
refused-played-much = Cette table a rempli l'espace auquel elle a droit. Ouvre une autre table.
refused-played-fast = On a trop joué ici en peu de temps. Réessaie plus tard.
refused-stopping = Le serveur s'arrête. La partie est gardée.
refused-turn-over = Après { $seconds } secondes, un joueur virtuel a joué ce tour pour toi.
refused-played-for = L'hôte a laissé un joueur virtuel jouer ce tour pour toi.
refused-not-yet =
    { $seconds ->
        [one] Laisse d'abord encore une seconde.
       *[other] Laisse d'abord encore { $seconds } secondes.
    }
refused-table-closed = La personne qui gère ce serveur a fermé la table.
refused-banned = La personne qui gère ce serveur ne te laisse pas entrer.
parlour-says = De la personne qui gère ce serveur : { $text }

## Ce qu'on dit à qui s'occupe d'un serveur

parlour-open = { $name } est ouvert sur { $address }.
parlour-friends = Les amis tapent : { $command }
parlour-page = Dans un navigateur : { $address }
parlour-ssh = Par SSH : { $command }
parlour-shared = Ses tables sont gardées par NATS, sur { $addresses }. Chaque serveur qui s'en sert les a aussi.
parlour-built-without = Ce programme a été compilé sans --{ $part }. Pour l'avoir : cargo build --release --features { $part }
parlour-no-nats = Aucun serveur NATS ne répond sur { $addresses }.
parlour-old-nats = Le serveur NATS sur { $addresses } est de la version { $version } : il faut la { $wanted } ou une plus récente.
parlour-no-jetstream = Les serveurs NATS sur { $addresses } ne gardent pas de tables. JetStream y est-il actif, et y a-t-il de la place pour trois copies ?
parlour-fingerprint = L'empreinte de son certificat est { $fingerprint }. Les amis à qui leur programme la demande comparent ces chiffres.
parlour-no-tls = Cette adresse est publique, et rien n'est chiffré ici. Donne --tls-cert et --tls-key, ou mets un serveur avec TLS devant.
parlour-ended = Fermé. Toutes les tables sont gardées.
parlour-not-open = { $address } est déjà prise, ou n'est pas une adresse de cet ordinateur.
parlour-no-host-key = La clé dans { $file } ne convient pas à SSH. Mets-y la bonne, ou enlève-la : une nouvelle sera faite.
parlour-not-read =
    { $trouble ->
        [full] Les tables ne peuvent pas être gardées : le disque est plein.
        [read-only] Les tables ne peuvent pas être gardées : le dossier est en lecture seule.
        [denied] Les tables ne peuvent pas être gardées : tu n'as pas de droits sur leur dossier.
       *[other] Les tables ne peuvent être ni lues ni gardées : leur dossier a un problème.
    }
parlour-in-use = Un autre serveur utilise le dossier { $folder }. Donnes-en un autre avec --data.
admin-nowhere = Aucun serveur n'utilise le dossier { $folder }.
admin-unknown = Le serveur ne connaît pas l'ordre { $given }.
parlour-no-certificate = { $file } ne contient pas de certificat lisible.
parlour-no-key = { $file } ne contient pas de clé lisible, ou ce n'est pas celle du certificat.
parlour-half-tls = --tls-cert et --tls-key vont ensemble : donne les deux.
option-address = --listen accepte une adresse avec un port, par exemple 0.0.0.0:7355, pas { $given }.
option-cluster = --cluster accepte des adresses de serveurs NATS séparées par des virgules, par exemple nats://10.0.0.1,nats://10.0.0.2, pas { $given }.
option-network = { $given } n'est pas un réseau, comme 10.0.0.0/8.
record-seal-broken = La partie { $number } de { $file } n'est pas honnête : ce que montre la ligne { $line } n'est pas ce qui avait été scellé avant la donne.
