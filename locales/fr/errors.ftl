# Ce qu'on ne peut pas faire ou utiliser, et ce qui irait.

unknown-command = La commande { $given } n'existe pas. serpente --help énumère les commandes.
unknown-command-meant = La commande { $given } n'existe pas. Voulais-tu dire { $meant } ?
unknown-option = L'option { $given } n'existe pas. serpente --help énumère les options.
unknown-option-meant = L'option { $given } n'existe pas. Voulais-tu dire { $meant } ?
option-not-here = { $option } ne sert à rien pour { $command }. serpente --help dit ce que chaque commande accepte.
option-without-value = Il faut une valeur après { $option }.
option-takes-no-value = { $option } n'accepte pas de valeur.
option-not-text = La valeur pour { $option } n'est pas du texte en UTF-8 : { $given }.
option-number = { $option } accepte un nombre entier de { NUMBER($least, useGrouping: "false") } à { NUMBER($most, useGrouping: "false") }, pas { $given }.
option-choice = { $option } accepte une de ces valeurs : { $choices }. Pas { $given }.
option-seed = --seed accepte un nombre entier sans signe, par exemple 42, pas { $given }.
option-teams = --teams accepte le nombre d'équipes et de membres, par exemple 2x2 ou 3x2, pas { $given }.
option-players-and-teams = --players { $players } et --teams { $teams } se contredisent : ces équipes ont { $seats } places. Une des deux options suffit.
option-game = { $given } ne peut pas être un jeu. serpente games les énumère.
option-bots = --bots accepte des niveaux séparés par des virgules, par exemple easy,normal ou expert:500, pas { $given }.
option-rule = --rule accepte un nom ou nom=valeur, par exemple draw=until, pas { $given }. serpente games énumère les règles maison.
option-name = Un nom a de un à { $most } caractères.
option-language = --lang accepte un code de langue comme it ou en-GB, pas { $given }.
no-such-language = Il n'y a pas de langue { $given }. Les langues : { $languages }.
argument-not-wanted = { $command } ne sait que faire de ceci : { $given }.
file-wanted = { $command } a besoin du nom d'un fichier.
address-wanted = { $command } a besoin d'une adresse, comme 192.168.1.5 ou domino.example.
deal-line = La ligne { $line } de { $file } n'a rien à faire dans un fichier de donnes.
deal-impossible = La donne { $deal } ne peut pas se jouer : il faut dire qui joue, avec quelles mains, à des places et avec des dominos que le jeu possède.
tree-differs = L'arbre de { $deal } n'est pas ce que dit son fichier.
tiles-only = { $command } est pour les jeux de dominos.
no-such-game = Le jeu { $given } n'existe pas. Les jeux : { $games }.
no-such-seating = { game-name } ne se joue pas ainsi. Ce qui est possible : { $seatings }.
pairs-only = Avec ces règles, { game-name } se joue en deux équipes de deux.
alone-only = Avec ces règles, { game-name } se joue chacun pour soi.
rule-of-pairs = Seulement en deux équipes : { $rule }.
not-together = Pas ensemble : { $one } ; { $other }.
seats-at-most = Avec ces règles, { game-name } se joue à { $seats } au plus.
rule-of-singles = Seulement quand chacun joue pour soi : { $rule }.
rule-of-seats = Seulement à { $seats } joueurs : { $rule }.
only-with = { $rule } : il faut aussi une autre règle, { $needed }.
not-with-set = Pas avec le jeu double { $top } : { $rule }.
limit-not-met = { $rule } : la limite doit être un multiple de { $multiple }.
no-such-set = Ces joueurs ne peuvent pas utiliser ces dominos. Ce qui est possible : { $sets }.
cannot-deal = Avec le double { $top }, on peut donner à { $seats } joueurs de { $least } à { $most } dominos chacun. Choisis un de ces nombres avec --hand, ou plus de dominos avec --set.
cannot-deal-but = Avec le double { $top }, on donne à { $seats } joueurs { $tiles } dominos chacun, pas un autre nombre.
cannot-deal-at-all = Le double { $top } ne suffit pas pour { $seats } joueurs. Choisis plus de dominos avec --set.
no-goal = Une partie se joue au moins en un point ou en une manche.
wrong-goal = { $option } ne sert à rien pour { game-name }, qui finit autrement.
too-many-rounds = Avec ce jeu, une partie a au plus { $most } manches.
no-tiles = { game-name } n'a pas de dominos : { $option } n'y sert à rien.
no-such-rule = { game-name } n'a pas de règle maison { $given }. Ce qui existe : { $rules }.
no-rules = { game-name } n'a pas de règles maison.
no-such-preset = { game-name } n'a pas de --preset { $given }. Ce qui existe : { $presets }.
no-presets = { game-name } n'a pas de --preset.
no-such-value = La règle maison { $rule } accepte une de ces valeurs : { $values }.
too-many-people = Il n'y a que { $seats } places.
name-of-two = Deux personnes ne peuvent pas s'appeler toutes les deux { $name }. Donne un autre nom à l'une d'elles.
no-such-level = Le niveau { $given } n'existe pas. Les niveaux : { $levels }.
no-such-message = Il n'y a ni phrase ni fichier de langue { $given }. Les noms les plus proches : { $nearest }.
proof-line = { $name } : { $text }
proof-text = { $text }
proof-english = { $name }, en anglais : { $text }
file-not-written = Impossible d'écrire { $file } : { $trouble ->
    [full] le disque est plein
    [read-only] le dossier est en lecture seule
    [denied] tu n'as pas le droit d'y écrire
    [missing] le dossier n'existe pas
    [folder] c'est un dossier, et il faut un fichier
   *[other] quelque chose ne va pas
}.
locales-wrong =
    { $count ->
        [one] Il y a un problème dans les fichiers de langue.
       *[other] Il y a { $count } problèmes dans les fichiers de langue.
    }
locales-checked = Ce qui ne va pas dans { $folder } :
locales-english = { $file } : { $count } textes sont encore en anglais, le premier à la ligne { $line }.
locales-progress =
    { $left ->
        [one] { $percent } pour cent est traduit. Il reste un texte, { $words ->
            [one] { $words } mot
           *[other] { $words } mots
        }.
       *[other] { $percent } pour cent est traduit. Il reste { $left } textes de { $words } mots, environ { $hours ->
            [one] une heure
           *[other] { $hours } heures
        } à 300 mots par heure.
    }
locales-mend = { $percent } pour cent est traduit. Il reste à corriger ce qui suit.
locales-next = Traduis maintenant { $id }.
locales-next-first =
    { $left ->
        [one] De ceux d'une soirée, il reste un texte : { $id }.
       *[other] De ceux d'une soirée, il reste { $left } textes, avec le commentaire # first au-dessus. Traduis maintenant { $id }.
    }
locales-first = { $count } textes ont au-dessus le commentaire # first : traduis-les d'abord, et toute une soirée se dira dans ta langue.
locales-same = Un texte qui doit rester comme en anglais a au-dessus le commentaire # same ; une seule forme a # same et son nom. Un texte qui convient à tous les nombres a # one form.
locales-right = Les fichiers de langue dans { $folder } sont en ordre.
locales-begun = Les fichiers à traduire sont maintenant dans { $folder }. serpente locales --check { $folder } dit ce qui reste à faire.
