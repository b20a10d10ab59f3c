# La page dans un navigateur : les quelques mots qui sont à elle.
web-title = Serpente, le domino à l'oreille
web-needs-script = Le jeu de cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.
web-who-reads = Qui te lit le jeu ?
web-who-reads-help = Tout est dit en mots. Si tu as un lecteur d'écran, laisse-le lire. F4 change cela plus tard.
web-reader-reads = Mon lecteur d'écran, ou je lis moi-même
web-browser-speaks = La voix de ce navigateur
web-keys = Joue ici avec les touches
web-keys-help = Le point d'interrogation dit les touches qui marchent. Tout est aussi sur des boutons.
web-send = Envoyer
web-table = À la table
web-text = À lire
web-tiles = Tes dominos
web-choices = Au choix
web-asks = Demander
web-history = Ce qui a été dit
web-away = Pendant ton absence, entre autres :

## Les boutons

web-draw = Piocher
web-pass = Passer
web-exchange = Échanger la main
web-confirm = Continuer
web-right = Droite
web-left = Gauche
web-hint = Conseil
web-take-keyboard = Prendre le clavier
web-leave = Quitter
web-turn = À qui de jouer
web-ends = Les bouts
web-serpent = Le serpent
web-scores = Les scores
web-hand = Ma main
web-count = Chiffres
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
