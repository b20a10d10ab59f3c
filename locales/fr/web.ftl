# La page dans un navigateur : les quelques mots qui sont à elle.
web-title = Serpente, le domino à l'oreille
web-needs-script = Le jeu de cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.
web-who-reads-help = Tout est dit en mots. Si tu as un lecteur d'écran, laisse-le lire.
web-keys = Joue ici avec les touches
web-keys-help = Le point d'interrogation dit les touches qui marchent. Tout est aussi sur des boutons.
web-send = Envoyer
web-table = À la table
web-text = À lire
web-tiles = Tes dominos
web-choices = Au choix
web-asks = Demander
web-players = Joueurs
web-history = Ce qui a été dit
web-away = Pendant ton absence, entre autres :

## Les boutons

web-draw = Piocher
web-pass = Passer
web-exchange = Échanger la main
web-announce = Dernier domino
web-confirm = Continuer
web-right = Droite
web-left = Gauche
web-hint = Conseil
web-take-keyboard = Montrer mes dominos
web-leave = Quitter
web-turn = À qui de jouer
web-ends = Les bouts
web-serpent = Le serpent
web-scores = Les scores
web-hand = Ma main
web-count = Numéros
web-match = Partie
web-talk = Parler
web-repeat = Répéter
web-help = Aide
web-settings = Réglages
web-escape = Retour
web-previous = Précédent
web-next = Suivant
web-choose = Choisir

## Les mêmes boutons au jeu de cartes, et au jeu de plis

web-cards-draw = Prendre une carte
web-cards-pass = M'arrêter
web-cards-ends = Points de la manche
web-cards-serpent = Cartes de tous
web-cards-hand = Mes cartes
web-cards-count = Cartes restantes
web-tricks-ends = Enchères
web-tricks-serpent = Dernier pli

## L'image de la table

# same
web-menu = Menu
web-chat = Discussion
web-unread = non lus :
web-skip = À tes dominos
web-picture = Image de la table ; les mots disent la même chose
web-open = ouvert à tous
web-led = a entamé
web-playing = doit jouer
web-yours = À toi de jouer
# one form
web-player =
    { $name }, { $tiles ->
        [0] aucun domino
        [one] un domino
       *[other] { $tiles } dominos
    }, total { $points }
# one form
web-card-player = { $name }, total { $points }
web-round = Manche { $round }
web-stock = { $left } dans la pioche
web-this-round = Cette manche
# same
web-total = Total
web-in-hand = En main
web-next-round = Manche suivante
web-play-again = Rejouer
# same
web-double = { $half } { $half }, double

## La première page, et la ligne vers le serveur

web-games = Jeux
web-play-now = Jouer tout de suite
web-play-now-help = Salotto, contre trois joueurs virtuels
web-with-friends = Entre amis
web-with-friends-help = Une table, et son lien
web-learn = Apprendre
web-learn-help = Quelques minutes, pas à pas
# same
web-tables-here = Tables
web-your-name = Ton nom
web-aloud = Lire le jeu à voix haute
web-sit-down = S'asseoir
web-solve = Résoudre le problème
web-tables-open = Tables ouvertes
web-watch = Regarder
web-free-chairs = Places libres :
web-description = Les dominos entre amis ou contre l'ordinateur, à vue et à l'oreille. Rien à installer, pas de compte.
web-language-label = Langue
web-invite = Inviter
web-invite-help = La personne qui ouvre ce lien s'assied à la table.
web-share = Partager
web-copy = Copier
web-copied = Copié
web-close = Fermer
web-guest = Invité
web-trying = Le serveur ne répond pas. Nouvel essai.
web-dropped = Pas fait : le serveur ne répondait pas.
web-notify = Préviens-moi quand c'est à moi
web-notify-refused = Le navigateur n'autorise pas les notifications.
web-letters = Les lettres et les chiffres jouent
web-button = « { $name } »
web-tap = Toucher
web-continue = Continuer
web-elsewhere = Tu as continué dans un autre onglet.

## Parler

web-speak = Parler
web-phrases = Qu'est-ce que je peux dire ?
web-speak-about = Ton navigateur envoie peut-être à son éditeur ce que tu dis. Appuie encore pour parler.
web-speak-no-microphone = Impossible d'utiliser le micro.
web-speak-failed = Ton navigateur n'a pas pu reconnaître la voix.
web-speak-no-language = Ton navigateur ne reconnaît pas cette langue.
web-speak-by-itself = Le micro s'ouvre tout seul
web-speak-stop = n'écoute plus | ferme le micro
web-speak-stopped = Le micro ne s'ouvre plus qu'avec le bouton.
