## La langue elle-même

# Les mots choisis : domino pour la pièce, double, blanc pour le zéro, pioche
# et piocher, passer (bouder est juste, mais tout le monde ne le sait plus),
# poser, les bouts du serpent, branche, faire domino pour finir, jeu bloqué,
# manche pour une distribution, partie pour le tout, points pour ce qui est
# gravé comme pour ce qui se marque. Pot et mise pour le jeu de cartes.
# Règle maison, joueur virtuel. On dit tu.
# Devant les noms, « de » passe par BEFORE, qui l'élide ; « que » n'y vient jamais. Chez et à restent.

language-name = Français
# La voix qui la lit, comme code de langue
language-voice = fr
language-author = les auteurs de serpente

## Les dominos, comme on les annonce : « 6 4 », « double 6 », « 5 blanc »

half =
    { $pips ->
        [0] blanc
       *[other] { $pips }
    }
# same
tile =
    { $double ->
        [yes] double { $high }
       *[no] { $high } { $low }
    }
# same
tile-lying =
    { $double ->
        [yes] double { $left }
       *[no] { $left } { $right }
    }

## Les listes

minus = moins { $number }
decimal = { $whole },{ $fraction }
list-comma = { ", " }
list-semicolon = { " ; " }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-none = rien

## Ce qui ne va pas dans les fichiers de langue

locale-problem = { $file }, ligne { $line }, colonne { $column } : { $why }
locale-problem-line = { $file }, ligne { $line } : { $why }
locale-problem-file = { $file } : { $why }

fault-absent = Il n'existe pas.
fault-exists = Il existe déjà.
fault-forbidden = Il n'est pas permis de le lire.
fault-unreadable = Il est illisible.
fault-not-utf8 = Ce n'est pas du texte en UTF-8. Enregistre-le en UTF-8.
fault-too-large = Il dépasse { $limit } kibioctets. Aucun fichier de langue n'est aussi gros.
fault-too-much = Avec lui, les fichiers de langue dépassent ensemble { $limit } kibioctets, ou sont trop nombreux. À partir d'ici, plus rien n'est lu.
fault-too-deep = Trop d'accolades dans des accolades.
fault-too-long = { $id } dépasse { $limit } kibioctets. Aucun message n'est aussi long.
fault-digits = Un nombre dans { $id } a plus de { $most } chiffres.
fault-not-a-tag = Le nom de ce dossier n'est pas un code de langue comme it ou pt-BR.
fault-no-language = Il n'y a pas de langue { $tag }. Le dossier porte un code comme it ou pt-BR.
fault-voice = { $tag } n'est pas le code d'une voix, comme it ou pt-BR.
fault-unknown-file = Le programme n'a pas de fichier de langue de ce nom.

fault-expected = Il faut ici le caractère { $sign }.
fault-no-text = { $id } n'a pas de texte.
fault-name = { $name } ne peut pas être le nom d'un message. Garde les noms anglais.
fault-equals = { $id } n'a pas de = derrière lui.
fault-unindented = Cette ligne n'appartient à aucun message. Si elle continue celle d'avant, commence-la par des espaces.
fault-tab = C'est une tabulation. Mets des espaces.
fault-curly-quote = C'est un guillemet typographique. Mets un guillemet droit, ".
fault-no-break-space = C'est une espace insécable. Mets une espace simple.
fault-brace = Cette accolade ne ferme rien. Pour dire une accolade, mets-la entre guillemets dans des accolades.
fault-default = Un choix demande un seul cas par défaut, marqué d'un astérisque.
fault-quote = Il manque le guillemet fermant.
fault-escape = Cette séquence d'échappement n'existe pas.
fault-selector = On ne peut pas choisir d'après cela.
fault-syntax = Ceci est incompréhensible.

fault-missing = Il manque { $id }.
fault-unknown = Le programme n'a pas de message { $id }.
fault-duplicate = { $id } y est deux fois.
fault-duplicate-in = { $id } est aussi dans { $file }, ligne { $line }.
fault-misread = { $id } a des lettres lues dans un autre codage. Enregistre le fichier en UTF-8 et récris-les.
fault-html = C'est une page web, pas un fichier de langue. Enregistre le texte seul.
fault-variable-missing = { $id } laisse de côté la variable { $name }.
fault-variable-unknown = { $id } ne reçoit pas de variable { $name }.
fault-term = { $id } utilise le terme { $name }, qui n'existe pas.
fault-reference = { $id } utilise le message { $name }, qui n'existe pas.
fault-function = { $id } appelle { $name }, qui n'existe pas.
fault-loop = { $id } s'utilise lui-même.
plural-form = { $form } pour { $numbers }
fault-plural = { $id } n'a pas { $forms }.
fault-one-form = { $id } dit la même chose pour tous les nombres dans { $name }. Ta langue a { $forms }.
fault-option = { $id } donne à une fonction l'option { $option }, qui n'existe pas.
fault-arm-unknown = { $id } a un cas { $arm }, qui n'est jamais choisi.
fault-arm-missing = Il manque à { $id } le cas { $arm }.
fault-same = { $id } est encore en anglais.
fault-not-same = { $id } n'est pas comme en anglais, ce que dit # same au-dessus.
