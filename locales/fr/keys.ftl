# Les touches : leur nom et ce que chacune fait.

key-space = Espace
key-enter = Entrée
key-escape = Échap
key-left = Flèche gauche
key-right = Flèche droite
key-up = Flèche haut
key-down = Flèche bas
key-home = Début
key-end = Fin
key-page-up = Page précédente
key-page-down = Page suivante
key-backspace = Retour arrière
key-delete = Supprimer
key-insert = Insertion
key-tab = Tabulation
key-shift-tab = Majuscule Tabulation
key-question-mark = Point d'interrogation
key-comma = Virgule
# same
key-apostrophe = Apostrophe
key-less = Inférieur
key-greater = Supérieur
key-letter = { $letter }
# same
key-function = F{ NUMBER($number, useGrouping: "false") }
key-ctrl = Contrôle { $key }

# Une ligne du tableau des touches : « Espace : piocher un domino ».
key-line = { $keys } : { $does }.
digit-keys = De { $first } à { $last } : le prochain domino de ta main avec ce numéro.
count-digits = { $first } à { $last } : le compte, chiffre par chiffre.
count-confirm = { $key } : annonce le compte ; sans compte, n'annonce rien.
digit-pairs = { $one } { $other }, à la suite : un domino avec un 10, et ainsi de suite.

does-draw = piocher un domino
does-ends = les bouts du serpent
does-serpent = tout le serpent
does-right = poser à droite, ou répondre à droite
does-left = poser à gauche, ou répondre à gauche
does-scores = les scores
does-match = la partie : jeu, manche, limite, pioche, dominos de chacun
does-turn = à qui c'est de jouer
does-previous = le domino ou le choix d'avant
does-next = le domino ou le choix d'après
does-first = le premier domino ou choix
does-last = le dernier domino ou choix
does-next-playable = le prochain domino qu'on peut poser
does-digit = le prochain domino de ta main avec un { $digit ->
    [0] blanc
   *[other] { $digit }
}
does-confirm = poser le domino choisi, ou dire oui
does-take-keyboard = prendre le clavier, quand il est pour toi
does-hand = toute ta main ; après une manche, ce qui restait à chacun
does-pass = passer, quand on a le choix
does-exchange = échanger ta main, faire redistribuer ou annoncer ton dernier domino, quand le jeu le permet
does-count = combien de dominos de chaque numéro sont visibles, avec ta main
does-repeat = répéter les derniers mots
does-review-back = reculer dans ce qui a été dit
does-review-forward = avancer dans ce qui a été dit
does-review-first = le début de ce qui a été dit
does-review-last = la fin de ce qui a été dit
does-review-filter = choisir quoi réécouter : tout, les coups, les scores, seulement tes coups
does-review-save = enregistrer dans un fichier ce qui a été dit
does-escape = faire taire la voix ; deux fois : le menu
does-help = les touches qui marchent ici et maintenant
does-settings = les réglages
does-detail = phrases brèves, normales ou complètes
does-speech = voix activée ou coupée
does-slower = parler plus lentement
does-faster = parler plus vite
does-quieter = parler moins fort
does-louder = parler plus fort
does-language = la langue suivante
does-hint = un conseil, et son domino est choisi
does-leave = quitter ; la partie est gardée
does-talk = dire quelque chose à la table, avec des amis ailleurs
does-last-said = réentendre ce que quelqu'un a dit en dernier à la table, avec des amis ailleurs
does-phrases = ce que tu peux dire au micro
does-take-card = prendre une carte
does-stand = t'arrêter pour de bon
does-own-cards = tes cartes
does-card-points = les points de chacun dans cette manche, et le pot
does-all-cards = les cartes de tous
does-cards-left = combien de cartes restent
does-card-match = la partie
does-card-hint = un conseil

keymap-unknown-action = Dans les réglages des touches, aucune action ne s'appelle { $action }.
keymap-unknown-key = Dans les réglages des touches, aucune touche ne s'appelle { $key }. { $action } garde ses touches par défaut.
keymap-no-key = Dans les réglages des touches, { $action } se retrouve sans touche. Ses touches par défaut restent.
keymap-clash = Dans les réglages des touches, { $key } est donnée à { $action }, mais sert déjà à { $other }. { $action } garde ses touches par défaut.
