# Des tables où des amis entrent d'ailleurs.
menu-online = Jouer à plusieurs
online-menu = Jouer à plusieurs.
online-host = Ouvrir une table sur cet ordinateur
online-join = Donner une adresse
online-found = Rejoindre { $name }, à { $address }
# La dernière table où tu étais.
online-last = Retour à { $table }, à { $address }
parlour-found = Trouvé sur ce réseau : { $name }.
ask-address = Où est la table ? Tape l'adresse, puis { $key }.
ask-secret = Cette table a un mot de passe. Tape-le, puis { $key }.
ask-talk = Que veux-tu dire ? Tape-le, puis { $key }.
typing-help = Les flèches disent ce que tu as tapé. { $back } revient sans l'envoyer.
no-address = Ce n'est pas une adresse : { $text }. Une adresse ressemble à 192.168.1.5, ou à domino.example.
calling = Connexion à { $address }.
parlour-welcome = Te voilà dans { $parlour }.
unreachable = Personne ne répond à { $address }.
certificate-unknown = { $address } n'est pas un serveur connu. Vérifie cette empreinte avec la personne qui le gère : { $fingerprint }.
certificate-changed = Le certificat de { $address } n'est plus celui que tu connais. Vérifie cette empreinte avec la personne qui le gère : { $fingerprint }.
certificate-no = Ne pas y aller
certificate-trust = Lui faire confiance désormais
certificate-untrusted = { $address } n'est pas un serveur connu. Vas-y une fois avec serpente join { $address } : on te demandera si tu lui fais confiance.
line-broken = Connexion perdue. J'essaie encore.
line-broken-at-table = { line-broken } { $leave } pour quitter.
line-mended = La connexion est revenue.
line-confused = Quelque chose s'est perdu en route. Je reviens à la table.
table-pauses = La table s'arrête un instant.
table-goes-on = On reprend.

## Les tables

lobby-menu = Les tables de { $parlour }.
tables-none = Il n'y a pas encore de table chez { $parlour }.
lobby-open = Ouvrir une table
lobby-table =
    { $free ->
        [one] { $table } : { game-name }, hôte { $master }, une place libre
       *[other] { $table } : { game-name }, hôte { $master }, { $free } places libres
    }
lobby-playing = { $table } : { game-name }, hôte { $master }, partie en cours
lobby-asleep = { $table } : { game-name }, personne pour l'instant
table-opened = { $name } ouvre une table : { game-name }.
tables-opened =
    { $count ->
        [0] Aucune nouvelle table.
        [one] Une nouvelle table.
       *[other] { $count } nouvelles tables.
    }
table-gone = La table { $table } n'est plus là.
friends = Mes amis, { $here } sur { $all } ici
friends-menu = Tes amis.
friend-at = { $name } est à { $table }
friend-at-private = { $name } est à une table privée
friend-away = { $name }, pas là
friend-go = Aller à { $table }
no-friends = Amis, et mon nom sur d'autres appareils
menu-six-words = Emporter mon nom sur un autre appareil
menu-type-six-words = J'ai six mots d'un autre appareil
ask-six-words = Tape les six mots, puis { $key }.
six-words = Pendant { $minutes } minutes, ces six mots portent ton nom sur un autre appareil : { $words }.
name-moved = Ici aussi, tu es { $name }.
open-menu =
    { $touch ->
        [yes] Une table à toi.
       *[no] Une table à toi. Gauche et droite changent un réglage.
    }
menu-open = Ouvrir : { game-name }, { $who }, { $goal }
menu-open-friends = L'ouvrir seulement aux amis, qui entrent par son lien

## À une table, avant une partie

room-menu = À la table { $table }, { game-name }.
room-begin = Commencer la partie
room-fill = Donner les places libres à des joueurs virtuels
room-talk = Dire quelque chose
room-tell-day = Dire à la table : { $line }
room-leave = Quitter la table
room-chair = Place { $number } : { $name }
room-chair-own = Place { $number } : { $name }, c'est toi
room-chair-computer = Place { $number } : { $name }, joueur virtuel
room-chair-away = Place { $number } : { $name }, pas là
room-chair-free = Place { $number } : libre
room-chair-silenced = Place { $number } : { $name }, en sourdine
room-chair-ready = Place { $number } : { $name }, peut commencer
room-ready = Je suis là, on peut commencer
room-not-ready = Attendez-moi encore
is-ready = { $name } attend le début.
you-are-ready = Tu attends le début.
you-are-not-ready = On t'attend encore.
all-are-ready = Tout le monde est prêt.
menu-at-table = Qui est à la table
people-menu = Qui est à la table.
# same
chair-menu = { $name }.
chair-unhear = Mettre { $name } en sourdine pour moi
chair-hear = Entendre { $name } de nouveau
chair-befriend = Ajouter { $name } à mes amis
chair-unfriend = Retirer { $name } de mes amis
friend-now = { $name } fait partie de tes amis.
friend-no-more = { $name } ne fait plus partie de tes amis.
friends-full = Tu as déjà { $most } amis ici, la liste est pleine.
chair-silence = Mettre { $name } en sourdine pour tous
chair-unsilence = Laisser { $name } parler de nouveau
chair-remove = Retirer { $name } de la table
chair-play-for = Laisser un joueur virtuel jouer ce tour pour { $name }
room-watchers-away = Renvoyer les spectateurs
room-turn = Temps par tour : { $seconds } secondes
room-turn-free = Temps par tour : sans limite
turn-limited = Chaque tour peut maintenant durer { $seconds } secondes.
turn-free = Les tours n'ont plus de limite.
hears-no-more = Tu n'entendras plus { $name }.
hears-again = Tu entends de nouveau { $name }.
silenced = { $name } est en sourdine pour tous.
speaks-again = { $name } peut parler de nouveau.
sat-down = { $name } s'assied.
got-up = { $name } s'en va.
went-away = { $name } n'est plus là.
away-for =
    { $seconds ->
        [one] { $name } n'est plus là. Un joueur virtuel joue dans une seconde.
       *[other] { $name } n'est plus là. Un joueur virtuel joue dans { $seconds } secondes.
    }
came-back = { $name } est de retour.
watcher-came = { $name } regarde.
watcher-gone = { $name } ne regarde plus.
stands-in = Un joueur virtuel joue pour { $name }.
stood-in = Un joueur virtuel a joué pour { $name }.
leads-now = L'hôte est maintenant { $name }.
you-host-now = Tu es l'hôte maintenant.
you-lead-now = Tu es l'hôte maintenant : c'est toi qui commences la partie.
waits-for-master = On attend { $name } pour commencer.

## Pendant une partie

said = { $name } dit : { $text }
said-watching = { $name }, qui regarde, dit : { $text }
you-said = Tu dis : { $text }
sent-waiting = Envoyé. Pas encore de réponse.
waits-for-others = On attend les autres.
hosting = Table { $table }. Tes amis tapent : serpente join { $address }
private-link = Seul ce lien mène ici : { $link }
hosting-failed = Impossible d'ouvrir une table sur cet ordinateur.
leave-elsewhere = Quitter la table ? Un joueur virtuel joue pour toi jusqu'à ton retour. { $yes } pour quitter, { $no } pour rester.
leave-chair = Quitter la table ? { $yes } pour quitter, { $no } pour rester.
talk-nowhere = Ici, il n'y a personne à qui parler.
went-on-elsewhere = Tu es à cette table dans une autre fenêtre. { $yes } pour continuer ici, { $no } pour rester là-bas.

visit-tables = Les tables d'ici
visit-last = Retour à { $table }
visit-no-voice = Ici c'est ton lecteur d'écran qui lit les lignes : il n'y a pas d'autre voix à régler.
visit-no-files = Ici rien ne peut être enregistré : cet ordinateur n'est pas le tien.

## Championnats

open-league = Championnat : { $league }
open-no-league = Championnat : aucun
ask-league = Les parties de cette table comptent-elles pour un championnat ? Tape son nom, ou laisse vide, puis { $key }.
league-counts = Les parties ici comptent pour le championnat { $league }.
room-league = Championnat { $league }
league-menu = Championnat { $league }.
league-empty = Championnat { $league } : pas encore de partie.
league-person =
    { $matches ->
        [one] { $place } : { $name }, { NUMBER($rating, useGrouping: "false") }, une partie
       *[other] { $place } : { $name }, { NUMBER($rating, useGrouping: "false") }, { $matches } parties
    }
league-person-out = { $name }, hors classement
league-puts-out = Ne plus classer { $name } dans ce championnat
league-lets-in = Classer de nouveau { $name }
league-open = Les nouveaux : classés
league-closed = Les nouveaux : non classés
rated-up = Championnat { $league } : place { $place } sur { $of }, cote { NUMBER($rating, useGrouping: "false") }, plus { $change }.
rated-down = Championnat { $league } : place { $place } sur { $of }, cote { NUMBER($rating, useGrouping: "false") }, moins { $change }.
rated-same = Championnat { $league } : place { $place } sur { $of }, cote { NUMBER($rating, useGrouping: "false") } comme avant.

## Soirées : plusieurs tables jouent les mêmes dominos

open-evening = Les mêmes dominos que d'autres tables : soirée { $evening }
open-no-evening = Les mêmes dominos que d'autres tables : non
ask-evening = Les mêmes dominos que d'autres tables ? Tape le nom convenu avec elles, ou laisse vide, puis { $key }.
evening-plays = Soirée { $evening }, { $goal } : toutes ses tables reçoivent les mêmes dominos.
evening-words = Pour ouvrir une autre table de { $evening }, les autres tapent : { $words }.
lobby-evening = { $table }, soirée { $evening }
room-evening = Soirée { $evening }
evening-menu =
    { $others ->
        [one] Soirée { $evening }, en points par rapport à l'autre table.
       *[other] Soirée { $evening }, en points par rapport à la moyenne des autres tables.
    }
evening-person-better = { $place } : { $name }, { $points } d'avance
evening-person-worse = { $place } : { $name }, { $points } de retard
evening-person-same = { $place } : { $name }, à égalité
evening-waits =
    { $tables ->
        [one] Ton résultat viendra quand une autre table aura fini.
       *[other] Ton résultat viendra quand { $tables } autres tables auront fini.
    }
evening-waits-alone = Ton résultat viendra quand une autre table aura joué, elle aussi.
evening-waits-hour =
    { $minutes ->
        [one] Toutes les tables ont joué. Les résultats viennent dans une minute, ou quand la personne qui a commencé la soirée les demande.
       *[other] Toutes les tables ont joué. Les résultats viennent dans { $minutes } minutes, ou quand la personne qui a commencé la soirée les demande.
    }
evening-alone = La soirée est finie. Aucune autre table ne l'a jouée.
evening-late = La soirée était finie avant cette table : elle n'est pas comparée.
# same other
evening-better =
    { $others ->
        [one] La soirée est finie : { $points ->
            [one] un point
           *[other] { $points } points
        } d'avance sur l'autre table.
       *[other] La soirée est finie : { $points ->
            [one] un point
           *[other] { $points } points
        } d'avance sur la moyenne des { $others } autres tables.
    }
# same other
evening-worse =
    { $others ->
        [one] La soirée est finie : { $points ->
            [one] un point
           *[other] { $points } points
        } de retard sur l'autre table.
       *[other] La soirée est finie : { $points ->
            [one] un point
           *[other] { $points } points
        } de retard sur la moyenne des { $others } autres tables.
    }
evening-same =
    { $others ->
        [one] La soirée est finie : à égalité avec l'autre table.
       *[other] La soirée est finie : à égalité avec la moyenne des { $others } autres tables.
    }
evening-for = { $name } : { $result }
parlours-damaged = Le fichier de tes serveurs était abîmé. Ce qui était lisible est toujours là, et l'ancien fichier est gardé sous { $aside }.
parlours-unreadable = Impossible de lire le fichier de tes serveurs, { $file }. Il reste tel quel, et les nouveautés seront oubliées à la fin.
