# Les règles de chaque jeu, pour l'oreille : un paragraphe à la fois, assez court pour être retenu.

# Les mots communs à tous les jeux de dominos ; lus une fois, après les joueurs.
rules-words = Un domino a deux moitiés, chacune avec un numéro ; le blanc vaut 0. Deux moitiés égales font un double. Les points d'un domino sont la somme de ses moitiés. Les dominos posés sont le serpent, avec ses bouts. La pioche, ce sont les dominos non distribués. Faire domino, c'est poser son dernier domino. Si tous passent pendant un tour complet, le jeu est bloqué.

rules-players =
    { $game ->
        [salotto] Salotto, de 2 à 10 joueurs. Chacun pour soi, ou en équipes : 2 équipes de 2 à 5, 3 équipes de 2 ou 3, 4 équipes de 2, ou 5 équipes de 2. Les équipes jouent à tour de rôle : jamais deux partenaires l'un après l'autre. Débarrasse-toi de tes dominos et ramasse le moins de points possible.
        [classic] Classique basque, de 2 à 4 joueurs. À 4, on joue en deux paires, partenaires face à face, ou chacun pour soi. Pose tous tes dominos le premier, et marque les points qui restent.
        [garrafina] Garrafina, à 3 ou 4 joueurs, chacun pour soi. À partir d'un domino au centre, chacun construit sa propre branche. Pose tous tes dominos le premier, et les autres te paient.
        [matador] Matador, ou domino russe, de 2 à 10 joueurs, chacun pour soi. Les moitiés qui se touchent ne sont pas égales : leur somme fait 7. Pose tous tes dominos le premier, et marque les points des autres mains.
        [cyprus] Chypre, de 4 à 10 joueurs, chacun pour soi. Une étoile de 8 branches pousse autour d'un double au centre. Pose tous tes dominos le premier, et marque les points des autres mains.
        [classico] Classique italien, de 2 à 6 joueurs, chacun pour soi. Pose tous tes dominos le premier, et marque les points des autres mains.
        [coppie] Paires italiennes, à 4 joueurs. Chacun tire un domino : les deux plus hauts font la première paire ; à égalité, on tire encore. Les partenaires sont face à face. À vous deux, gardez moins de points en main que l'autre paire.
        [jolly] Jolly, de 2 à 4 joueurs, chacun pour soi. Les moitiés qui se touchent ne sont pas égales : leur somme fait 7. Certains dominos sont des jokers, et peuvent remplacer n'importe quel autre. Pose tous tes dominos le premier.
        [aquamarine] Paires espagnoles, à 4 joueurs en deux paires, partenaires face à face. Les points sont mauvais : la paire qui perd une manche marque ses propres points, et la première à 100 points perd la partie.
        [portugues] Domino portugais, à 2, 3 ou 4 joueurs, chacun pour soi, ou en deux paires. Pose tous tes dominos le premier, et marque les points de tes adversaires.
        [block] Domino bloqué, de 2 à 4 joueurs, chacun pour soi, ou deux paires, les partenaires face à face. Pose tous tes dominos en premier, et marque les points que les autres ont en main.
        [draw] Domino à la pioche, de 2 à 4 joueurs, chacun pour soi, ou deux paires, les partenaires face à face. Pose tous tes dominos en premier, et marque les points que les autres ont en main.
        [fives] Les cinq, en anglais All Fives ou Muggins, de 2 à 4 joueurs, chacun pour soi, ou deux paires. On marque en posant : chaque fois que les bouts ouverts font ensemble un multiple de cinq.
        [threes-fives] Cinq et trois, le jeu des pubs anglais, pour deux paires, ou de 2 à 4 joueurs chacun pour soi. On marque en posant : chaque fois que les deux bouts font ensemble un multiple de trois ou de cinq.
        [bergen] Bergen, de 2 à 4 joueurs, chacun pour soi. On marque en posant : chaque fois que les deux bouts sont pareils.
        [latino] Latino, le domino par paires des Caraïbes et de l'Amérique latine, à 4 joueurs en deux paires, partenaires face à face. Pose tous tes dominos en premier, et ta paire marque ce qui reste. Chaque pays a sa manière : les règles dominicaines, portoricaines, vénézuéliennes et jamaïcaines se choisissent d'un seul nom.
        [cubano] Domino cubain, à 4 joueurs en deux paires, partenaires face à face, avec le jeu double 9. Pose tous tes dominos en premier, et ta paire marque les points que l'autre a en main.
       *[bax] Bax erregea, un jeu de cartes de 2 à 8 joueurs, chacun pour soi. Prends les cartes une à une pour faire des points, chacune plus chère que la précédente, et arrête-toi avant qu'une carte noire te jette dehors.
    }

rules-deal =
    { $game ->
        [salotto] Jusqu'à 4 joueurs, on prend le double 6, de 5 à 7 le double 9, au-delà le double 12. On peut en choisir un autre, jusqu'au double 18. Chacun reçoit 7 dominos, 6 de 5 à 7 joueurs, 5 au-delà, sauf si tu choisis autrement. À chaque manche, le plus gros double en main doit ouvrir. Si personne n'a de double, on redistribue.
        [classic] Le jeu double 6, de 28 dominos. Chacun en reçoit 7. À la première manche, le plus gros double ouvre. Si personne n'a de double, c'est le domino qui a le plus de points ; à égalité, celui qui a la plus grande moitié. Ensuite, à chaque manche, le joueur suivant ouvre, avec le domino de son choix.
        [garrafina] Le jeu double 6. Chacun reçoit 7 dominos. Celui qui a le domino double 6 le pose au centre. À 4, le droit d'ouvrir passe ensuite, à chaque manche, au joueur suivant. Celui qui a ce droit sans le double 6 passe, et ainsi de suite, jusqu'à ce que le double 6 soit posé.
        [matador] De 2 à 4 joueurs, on prend le double 6, et chacun reçoit 7 dominos. Avec le double 9 ou le double 12, jusqu'à 10 joueurs : à 2, chacun en reçoit 7, à 3 c'est 6, à 4 c'est 5. À 5 ou 6 joueurs c'est 7, et à partir de 7 joueurs c'est 5. Tu peux choisir d'autres nombres. Le plus gros double ouvre ; sans doubles, le plus haut domino.
        [cyprus] Le jeu double 9. À 4, chacun reçoit 13 dominos, à 5 c'est 11, à 6 c'est 9. À 7 c'est 7, à 8 ou 9 c'est 6, et à 10 c'est 5. Celui qui a le domino double 9 le pose au centre ; si personne ne l'a, on redistribue. Tu peux choisir le jeu double 12 : alors le centre est le double 12.
        [classico] Le jeu double 6 ou le jeu double 9. À 2 ou 4, chacun reçoit 7 dominos, à 3 c'est 6, à 5 c'est 5, et à 6 c'est 4. Avant la première manche, chacun tire un domino découvert. Celui qui a le plus de points ouvre ; à égalité, la plus grande moitié. On ouvre avec n'importe quel domino. Ensuite, à chaque manche, le joueur suivant ouvre.
        [coppie] Avec le jeu double 6, chacun reçoit 7 dominos. Avec le double 9, c'est 9 dominos. Celui qui a tiré le plus haut domino pour les paires ouvre la première manche, puis le joueur suivant à chaque manche. Il faut ouvrir avec son plus gros double ; sans double, avec n'importe quel domino.
        [jolly] Avec le jeu double 6, à 2, chacun reçoit 7 dominos, à 3 ou 4 c'est 5. Avec le double 9, à 2 c'est 9, à 3 c'est 5, à 4 c'est 7. Avant la première manche, chacun tire un domino découvert. Celui qui a le plus de points ouvre ; à égalité, la plus grande moitié. On ouvre avec n'importe quel domino. Ensuite, c'est le joueur suivant.
        [aquamarine] Le jeu double 6. Chacun reçoit 7 dominos, et il n'en reste aucun. À la première manche, le double 6 ouvre. Ensuite, un joueur de la paire gagnante ouvre, avec n'importe quel domino. On demande au premier des deux dans l'ordre du jeu, et il peut laisser l'ouverture à son partenaire.
        [portugues] Le jeu double 6. Chacun reçoit 7 dominos. À moins de 4, le reste est la pioche, appelée dorme. À chaque manche, le plus gros double ouvre ; à 4, c'est toujours le double 6. Si personne n'a de double, le plus haut domino ouvre.
        [block] Jeu du double 6 ou du double 9. À 2, chacun en reçoit 7, à 3 ou 4 chacun 5, et par paires chacun 7. À la première manche, le double le plus haut en main ouvre ; sans double, le domino le plus haut. Ensuite ouvre qui a gagné, avec n'importe quel domino ; après une manche nulle, le joueur suivant.
        [draw] Jeu du double 6 ou du double 9. À 2, chacun en reçoit 7, à 3 ou 4 chacun 5, et par paires chacun 7. À la première manche, le double le plus haut en main ouvre ; sans double, le domino le plus haut. Ensuite ouvre qui a gagné, avec n'importe quel domino ; après une manche nulle, le joueur suivant.
        [fives] Le jeu du double 6. À 2 ou 3, chacun en reçoit 7, à 4 chacun 5. Pour la première manche, chacun tire un domino : le plus haut ouvre, avec n'importe quel domino. Ensuite ouvre qui a fait domino ; après un blocage, on tire de nouveau.
        [threes-fives] Le jeu du double 6. À 2, chacun en reçoit 7, à 3 chacun 5, à 4 chacun 6 ; les autres dorment. Pour la première manche, chacun tire un domino : le plus haut ouvre, avec n'importe quel domino. Ensuite ouvre chaque fois le joueur suivant.
        [bergen] Le jeu du double 6. À 2 ou 3, chacun en reçoit 6, à 4 chacun 5. À chaque manche, le double le plus haut en main doit ouvrir. Si personne n'a de double, on redistribue.
        [latino] Le jeu double 6. Chacun reçoit 7 dominos, et il n'en reste aucun. À la première manche, le double 6 ouvre. Ensuite ouvre qui a gagné, avec n'importe quel domino : qui a fait domino ou, après un blocage, la main la plus basse de la paire gagnante. Après une manche nulle, le joueur suivant ouvre.
        [cubano] Le jeu double 9, 10 dominos chacun ; les 15 autres dorment, face cachée. Avant la première manche, chacun tire un domino, et le plus haut ouvre, avec n'importe quel domino. Ensuite, un joueur de la paire gagnante ouvre : on demande au premier des deux dans l'ordre du jeu, et il peut laisser l'ouverture à son partenaire. Après une manche nulle, le joueur suivant ouvre.
       *[bax] 16 cartes ovales, deux de chaque : noire, verte, rouge, jaune, bleue, blanche, blanc-jaune, blanc-bleu. Chacun met 1 unité au pot. Chacun tire une carte, et la plus haute est premier joueur : blanche, puis bleue, jaune, rouge, verte, blanc-bleu, blanc-jaune, noire. À chaque manche, c'est le suivant. On tourne dans le sens des aiguilles d'une montre.
    }

rules-turn =
    { $game ->
        [salotto] À ton tour, pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si tu ne peux pas poser, pioche un domino : s'il va, tu peux le poser ou le garder ; puis c'est au suivant. Si tu ne peux pas poser et que la pioche est vide, tu passes. Tant qu'un domino va, tu ne peux pas piocher.
        [classic] On tourne vers la droite, dans le sens inverse des aiguilles d'une montre. Pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si tu ne peux pas poser, à 4, tu passes. À 2 ou 3, tu pioches jusqu'à ce qu'un domino aille, et tu dois le poser. Quand la pioche est vide, tu passes.
        [garrafina] Pose un domino au bout de ta branche, moitiés égales côte à côte, ou sur une branche ouverte d'un autre. Si tu peux poser sur ta branche, tu dois poser quelque part. Sinon, tu peux passer, même si la branche ouverte d'un autre accepte ton domino. Personne ne pioche.
        [matador] On tourne vers la droite. Pose un domino à un bout, pour que les deux moitiés qui se touchent fassent 7 : le 4 sur le 3, le 5 sur le 2, le 6 sur le 1. Avec le double 9, la somme fait 10, avec le double 12 elle fait 13. Si tu ne peux pas poser, tu pioches jusqu'à ce qu'un domino aille, et tu le poses. Quand la pioche est vide, tu passes.
        [cyprus] D'abord, on ne pose que des dominos avec un 9, ou avec un 12 si on joue avec le double 12. Chacun touche le centre et commence une branche. Quand 8 dominos entourent le centre, l'étoile est complète. Alors, pose à un des 8 bouts, moitiés égales côte à côte. Si tu ne peux pas poser, tu passes.
        [classico] On tourne dans le sens des aiguilles d'une montre, vers la gauche. Pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si tu ne peux pas poser, tu pioches jusqu'à ce qu'un domino aille. Quand la pioche est vide, tu passes.
        [coppie] Pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si tu ne peux pas poser, avec le double 6, tu passes, car tout est distribué. Avec le double 9, tu pioches jusqu'à ce qu'un domino aille, et tu passes quand la pioche est vide.
        [jolly] Pose un domino à un bout, pour que les deux moitiés qui se touchent fassent 7 : le 4 sur le 3, le 5 sur le 2, le 6 sur le 1. Avec le double 9, la somme fait 10. Si tu ne peux pas poser, tu pioches jusqu'à ce qu'un domino aille. Les deux derniers dominos de la pioche ne se prennent jamais : alors tu passes.
        [aquamarine] On tourne dans le sens des aiguilles d'une montre. Pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si tu ne peux pas poser, tu passes ; il n'y a rien à piocher.
        [portugues] On tourne dans le sens inverse des aiguilles d'une montre. Pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si tu ne peux pas poser, tu pioches jusqu'à ce qu'un domino aille. Quand la pioche est vide, ou à 4 joueurs, tu passes.
        [block] On tourne dans le sens des aiguilles d'une montre. Pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si rien ne va, tu passes : personne ne pioche.
        [draw] On tourne dans le sens des aiguilles d'une montre. Pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si rien ne va, tu pioches jusqu'à ce qu'un domino aille, et tu le poses. Les deux derniers ne se prennent jamais : alors tu passes.
        [fives] On tourne dans le sens des aiguilles d'une montre. Pose un domino à un bout ouvert, moitiés égales. Puis on compte tous les bouts ouverts, un double avec ses deux moitiés. Si le compte est un multiple de cinq, tu le marques aussitôt. Si rien ne va, tu pioches jusqu'à ce qu'un domino aille ; quand la pioche est vide, tu passes.
        [threes-fives] On tourne dans le sens des aiguilles d'une montre. Pose un domino au bout gauche ou droit, moitiés égales. Puis on compte les deux bouts, un double avec ses deux moitiés. Si rien ne va, tu passes : personne ne pioche.
        [bergen] On tourne dans le sens des aiguilles d'une montre. Pose un domino au bout gauche ou droit, moitiés égales. Si rien ne va, tu pioches jusqu'à ce qu'un domino aille, et tu le poses. Les deux derniers ne se prennent jamais : alors tu passes.
        [latino] On tourne dans le sens inverse des aiguilles d'une montre. Pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si rien ne va, tu passes : il n'y a rien à piocher.
        [cubano] On tourne dans le sens inverse des aiguilles d'une montre. Pose un domino au bout gauche ou droit, sa moitié égale à la moitié ouverte. Si rien ne va, tu passes : personne ne pioche.
       *[bax] Au premier tour, chacun doit prendre une carte, et la montre. Ensuite, à ton tour, paie la mise suivante et prends une autre carte, ou arrête-toi pour de bon. La deuxième carte coûte 2 unités, la troisième 3, et ainsi de suite. La manche finit quand il n'y a plus de cartes, ou quand plus personne ne peut ou ne veut en prendre.
    }

rules-special =
    { $game ->
        [salotto] Si ton domino va de plusieurs façons, je te demande : droite ou gauche. Je te le demande même si les deux bouts sont pareils. Le double blanc compte 10. À 4 joueurs avec le double 6, chacun reçoit toujours 7 dominos, et il n'y a pas de pioche.
        [classic] Ce que rapporte une manche devient des points de jeu : de 0 à 9 points, c'est 1 point de jeu, de 10 à 19, c'est 2. De 20 à 29, c'est 3, et ainsi de suite.
        [garrafina] Une branche s'ouvre quand c'est le tour de son propriétaire et que rien n'y va ; elle se ferme dès que quelqu'un y pose. À 3, le double 6, ou sinon le plus gros double en main, ouvre chaque manche ; sans double, on redistribue. Une fois par manche, un des 3 peut échanger toute sa main contre les 7 dominos en réserve. C'est avant de poser, ou après avoir posé le centre.
        [matador] Les matadors sont le double blanc et chaque domino dont les deux moitiés font 7, 10 ou 13, selon les dominos choisis. Un matador va à tout bout, à tout moment ; sur un blanc, lui seul va. Il se met en travers, et on continue par l'une ou l'autre moitié ; s'il ouvre, par les deux bouts. Si seuls des matadors vont, tu dois en poser un.
        [cyprus] Les doubles se posent en ligne, comme tous les dominos. Si les 9 qui manquent ne sont dans aucune main et ne peuvent pas être piochés, l'étoile ne peut plus être complète. La manche est bloquée après un tour complet où tous passent.
        [classico] À 4 joueurs avec le double 6, tout est distribué : il n'y a pas de pioche. La manche suivante est ouverte par le joueur suivant, quoi qu'il se soit passé dans celle-ci.
        [coppie] Seuls comptent les points des deux partenaires ensemble. Un joueur peut donc faire domino, et l'autre paire gagner quand même la manche, s'il lui reste moins de points.
        [jolly] Les jokers sont le double blanc et les dominos dont les moitiés font 7, ou 10. En ligne, ils vont où la somme est juste, pour ouvrir, ou sur un blanc, la moitié de ton choix vers l'extérieur ; en travers, ils remplacent n'importe quel domino, à tout bout : alors seul un blanc peut suivre, ou un autre joker en travers. Si seuls des jokers vont, même après en avoir pioché un, tu peux piocher une fois ; si ce domino ne va pas, pose un joker.
        [aquamarine] Si tu reçois cinq doubles ou plus, tu peux demander une nouvelle distribution, avant ton premier coup. Cela se demande aussi souvent que cela arrive.
        [portugues] En paires, seuls comptent les dominos des adversaires : ce que garde le partenaire du joueur qui fait domino ne compte pour personne.
        [block] Ce qui n'est pas distribué dort, face cachée. Après un jeu bloqué par paires, c'est la main la plus basse de la paire gagnante qui ouvre ; si elles sont égales, la première des deux après qui avait ouvert.
        [draw] Après un jeu bloqué par paires, c'est la main la plus basse de la paire gagnante qui ouvre ; si elles sont égales, la première des deux après qui avait ouvert.
        [fives] Le premier double est le pivot. Quand ses deux côtés sont couverts, à gauche et à droite, on pose aussi à ses pointes, en haut et en bas. Il compte ses deux moitiés tant qu'un côté est libre, ensuite rien ; une pointe compte dès son premier domino. Les doubles suivants n'ont pas de pointes.
        [threes-fives] Un compte rapporte un point pour chaque trois, si c'est un multiple de trois, et un pour chaque cinq, si c'est un multiple de cinq. Donc 6 rapporte 2, 9 rapporte 3, 10 rapporte 2, 12 rapporte 4, 15 rapporte 8, 18 rapporte 6 et 20 rapporte 4. Le domino d'ouverture marque aussi.
        [bergen] Si après ton domino les deux bouts sont pareils, c'est une tête double : 2 points. Si un double se trouve à l'un d'eux, posé maintenant ou avant, c'est une tête triple : 3 points. Le double d'ouverture rapporte 2.
        [latino] Certaines maisons paient des primes. Capicua : ton dernier domino va aux deux bouts, qui sont différents. Chuchazo : tu finis avec le double blanc alors qu'un seul bout est blanc. Passe d'ouverture : le joueur après l'ouverture doit passer. Tour de passes : les trois autres passent, et tu poses encore. Primes des manches : les quatre premières rapportent 100, 75, 50 et 25 points de plus. Tout se marque aussitôt, mais la partie ne finit qu'avec une manche.
        [cubano] Si tu reçois cinq doubles ou plus, tu peux demander une nouvelle distribution, avant ton premier coup. Cela se demande aussi souvent que cela arrive.
       *[bax] Noire : tu es hors jeu, tu as perdu, et tes points sont annulés. Rouge : tu ne prends plus de cartes, tu gardes tes points et tu attends. Avec toute autre carte, tu peux continuer, ou t'arrêter plus tard.
    }

rules-score =
    { $game ->
        [salotto] Les points sont mauvais. Celui qui fait domino marque 0, chacun des autres les points de sa main. Si le jeu est bloqué, sans rien à piocher, chacun marque sa main. En équipes, l'équipe qui fait domino marque 0. Chaque autre équipe marque ses propres mains, plus ce que gardent les partenaires du joueur qui a fait domino. Si le jeu est bloqué, chaque équipe marque ses mains.
        [classic] Celui qui fait domino marque les points de toutes les autres mains, partenaire compris. Jeu bloqué : celui qui a le moins de points gagne, en paires les deux mains ensemble, et marque toutes les mains, les siennes aussi. À égalité pour le moins de points, personne ne marque, et le même joueur ouvre la manche suivante.
        [garrafina] Si quelqu'un fait domino, chaque perdant paie au gagnant les points de sa main. Jeu bloqué : celui qui a le moins de points gagne, et chaque perdant paie la différence. À égalité pour le moins de points, ces joueurs ne se paient rien ; ils se partagent ce que paient les autres, les points qui restent au premier d'entre eux après celui qui a ouvert. Un perdant qui a échangé sa main paie double. La somme de tous les soldes reste 0.
        [matador] Celui qui fait domino marque les points des autres mains. Si le jeu est bloqué, celui qui a le moins de points gagne, et marque les points des autres moins les siens. À égalité pour le moins de points, personne ne marque.
        [cyprus] Celui qui fait domino marque les points des autres mains. Si le jeu est bloqué, celui qui a le moins de points gagne, et marque les points des autres moins les siens. À égalité pour le moins de points, personne ne marque.
        [classico] Celui qui fait domino marque les points des autres mains. Si le jeu est bloqué, celui qui a le moins de points gagne, et marque les points des autres moins les siens. À égalité pour le moins de points, la manche est nulle : personne ne marque.
        [coppie] La manche finit quand quelqu'un fait domino ou que tous passent. La paire qui a le moins de points, les deux mains ensemble, gagne et marque les points de l'autre paire. À égalité, la manche est nulle.
        [jolly] Celui qui fait domino marque les points des autres mains. Si tous passent pendant un tour complet, celui qui a le moins de points gagne et marque les mains des autres. À égalité pour le moins de points, la manche est nulle.
        [aquamarine] Quand quelqu'un fait domino, l'autre paire marque les points qui lui restent. Si le jeu est bloqué, la paire qui a le plus de points marque les siens. À égalité, la paire qui a posé le dernier domino gagne, et l'autre marque ses points.
        [portugues] Celui qui fait domino marque les points des adversaires, pour sa paire si on joue en paires. Si le jeu est bloqué, le camp qui a le moins de points gagne et marque les points des adversaires. À égalité pour le moins de points, personne ne marque.
        [block] Qui fait domino marque les points de tous ses adversaires. Si le jeu est bloqué, le moins de points gagne, par paires les deux mains ensemble, et marque les points des autres moins les siens. À égalité, la manche est nulle.
        [draw] Qui fait domino marque les points de tous ses adversaires. Si le jeu est bloqué, le moins de points gagne, par paires les deux mains ensemble, et marque les points des autres moins les siens. À égalité, la manche est nulle.
        [fives] Qui fait domino marque en plus les points des adversaires, arrondis à cinq. Jeu bloqué : le moins de points gagne, et marque les points des autres, arrondis à cinq. À égalité, personne ne marque. Les dominos du partenaire ne comptent pour personne.
        [threes-fives] Ton dernier domino rapporte un point de plus ; par paires, le dernier de la paire, car la manche continue jusqu'à ce que les deux soient sortis. Ce qui reste en main ne se compte jamais, et un blocage ne rapporte rien.
        [bergen] Faire domino rapporte 1 point de plus. Le blocage aussi : une main sans double bat toute main qui en a, et parmi celles-là le moins de points gagne. Si tous ont des doubles, le moins de doubles gagne, puis le moins de points. À égalité, personne ne marque.
        [latino] Quand quelqu'un fait domino, sa paire marque tous les points qui restent, ceux du partenaire aussi. Si le jeu est bloqué, la paire qui a le moins de points, les deux mains ensemble, gagne et marque tout ce qui reste. À égalité, la manche est nulle.
        [cubano] Quand quelqu'un fait domino, sa paire marque les points de l'autre paire. Si le jeu est bloqué, la main la plus basse de toutes gagne pour sa paire, qui marque les points de l'autre. Si des mains des deux paires sont aussi basses, la manche est nulle.
       *[bax] Verte, rouge, jaune, bleue et blanche valent 1 point, blanc-jaune et blanc-bleu un demi-point, noire rien. Celui qui a le plus de points gagne, parmi ceux qui ne sont pas hors jeu. À égalité, le plus de cartes d'une couleur : jaune avec blanc-jaune, ou bleue avec blanc-bleu, la blanche comme l'une ou l'autre. Encore à égalité, le plus proche du premier joueur gagne. Si tous sont hors jeu, le pot reste.
    }

rules-match =
    { $game ->
        [salotto] Celui qui atteint la limite, d'habitude 100 points, sort de la partie et ne reçoit plus de dominos. Le dernier joueur ou la dernière équipe en jeu gagne. Si les derniers atteignent la limite dans la même manche, le plus petit total d'entre eux gagne ; les plus petits totaux égaux partagent la victoire.
        [classic] Un jeu va au premier camp qui dépasse 20 points de jeu ; 20 tout juste ne suffit pas. La partie se joue au meilleur des trois jeux : le premier camp à en gagner deux. Un nouveau jeu est ouvert par le joueur suivant.
        [garrafina] Le premier dont le solde atteint 100, ou une autre limite au choix, gagne la partie ; ou elle dure un nombre fixe de manches.
        [matador] Le premier joueur à 100 points, ou à 200 si tu le choisis, gagne la partie.
        [cyprus] Le premier joueur à 60 points, ou à une autre limite convenue, gagne la partie.
        [classico] Le premier joueur qui atteint la limite, d'habitude 100 points, gagne la partie.
        [coppie] La première paire qui atteint la limite, d'habitude 100 points, gagne la partie.
        [jolly] Le premier joueur qui atteint la limite, d'habitude 100 points, gagne la partie.
        [aquamarine] La première paire qui atteint la limite, d'habitude 100 points, perd la partie ; l'autre paire gagne.
        [portugues] Le premier joueur ou la première paire qui atteint la limite, d'habitude 100 points, gagne la partie.
        [block] Le premier joueur, ou la première paire, qui atteint la limite, d'habitude 100 points, gagne la partie.
        [draw] Le premier joueur, ou la première paire, qui atteint la limite, d'habitude 100 points, gagne la partie.
        [fives] Qui atteint le premier 150 points, ou une autre limite, gagne la partie, et aussitôt : si les points d'un domino suffisent, on ne compte plus les mains.
        [threes-fives] La partie va à 61 points juste, ou à une autre limite, et finit aussitôt. Ce qui dépasserait la limite ne se marque pas du tout.
        [bergen] Qui atteint le premier 15 points gagne la partie, 10 points à 3 ou 4 joueurs, et aussitôt : si les points d'un domino suffisent, la manche est finie.
        [latino] La première paire qui atteint la limite, d'habitude 200 points, gagne la partie. Si les deux l'atteignent, le total le plus haut gagne ; à égalité, on joue encore une manche. Gagner quand les autres n'ont rien, c'est un capot.
        [cubano] La première paire qui atteint la limite, d'habitude 100 points, gagne la partie. Gagner quand les autres n'ont rien, c'est un capot.
       *[bax] Avec des mises : le gagnant d'une manche prend le pot, ton solde est ton score, et la partie dure un nombre fixe de manches, d'habitude 10. En tournoi : les manches gagnées comptent, et le premier à 10 gagne. Les parties officielles ont 4 joueurs, à plusieurs tables ; les gagnants se rencontrent jusqu'à ce qu'il en reste un.
    }

rules-house =
    { $game ->
        [salotto] Règles maison. Piocher quand tu ne peux pas poser : un domino, jusqu'à ce qu'un domino aille, ou pas de pioche. Piocher même si un domino va. Le double blanc compte 10 : toujours, ou seulement si c'est ton dernier domino, et sinon 0. Une manche se gagne en équipe complète : quand tous ses membres n'ont plus de dominos. Temps de réflexion : tant de secondes par tour.
        [classic] Il n'y a pas de règles maison.
        [garrafina] Il n'y a pas de règles maison.
        [matador] Règles maison. Les matadors se posent en ligne : tu choisis la moitié vers l'extérieur. Piocher plutôt que poser un matador : tu le peux, quand seuls des matadors vont. Piocher un seul domino ; avec la règle d'avant, s'il ne va pas, tu dois poser un matador. Les deux derniers dominos ne se piochent jamais.
        [cyprus] Règles maison. Combien de dominos on distribue : selon Bell, comme dit plus haut ; selon Botermans, où à 8 ou 9 joueurs chacun en reçoit 5 ; ou selon Celko : à 4, c'est 9, à 5 c'est 8, à 6 ou 7 c'est 7, à 8 ou 9 c'est 6, à 10 c'est 5. Prendre dans la pioche : un domino quand tu ne peux pas poser, posé s'il va ; le dernier domino ne se prend jamais.
        [classico] Il n'y a pas de règles maison.
        [coppie] Il n'y a pas de règles maison.
        [jolly] Il n'y a pas de règles maison.
        [aquamarine] Il n'y a pas de règles maison.
        [portugues] Il n'y a pas de règles maison.
        [block] Règle maison. Le joueur suivant ouvre chaque manche, quel que soit le gagnant, avec n'importe quel domino.
        [draw] Règles maison. Le joueur suivant ouvre chaque manche, quel que soit le gagnant. Les deux derniers dominos se piochent aussi. Piocher même si un domino va : tu peux d'abord en piocher un, et puis tu dois poser.
        [fives] Règles maison. Doubles pivots : le premier double, aucun, ou tous les doubles. À deux, 9 dominos chacun. À quatre, 7 dominos chacun. Le double le plus haut ouvre chaque manche. Les deux derniers dominos ne se piochent jamais. Au blocage on retire ses propres points. Points divisés par cinq, à 61. Il faut tomber juste sur la limite : ce qui la dépasserait ne se marque pas.
        [threes-fives] Règles maison. À quatre, 5 dominos chacun. À deux, 9 dominos chacun. Le premier partenaire sorti finit la manche. On peut dépasser la limite. Le domino d'ouverture ne peut pas gagner. Points pour les passes : qui pose après plusieurs passes de suite marque un point de plus pour chacun.
        [bergen] Règles maison. Les deux derniers dominos se piochent aussi. Faire domino rapporte 2. Au blocage seuls les points comptent. Près de la limite les têtes rapportent moins : 1 s'il te manque 2 points, 2 s'il t'en manque 3.
        [latino] Règles maison. Ce qui fait gagner : les points ; six love, des manches gagnées de suite ; straight six, des manches gagnées ; ou match 10, dix manches avant que les autres en aient cinq, nulle à cinq partout. Qui ouvre. Qui gagne un blocage : la paire la plus basse ; la main la plus basse entre qui a fermé et le suivant ; ou la main la plus basse de toutes. Seulement les points des perdants. Capicua, chuchazo, passe d'ouverture et tour de passes, tant de points chacun. Pas de capicua avec un blanc. Pas de passe d'ouverture si deux passent. Primes.
        [cubano] Règles maison. Le double le plus haut ouvre, à la première manche. Faire domino rapporte les points de tous. Au blocage les deux mains comptent ensemble. Comme dans l'est de Cuba : le jeu double 6, 7 dominos chacun ; tous les points qui restent en valent d'autres : moins de 3, aucun, jusqu'à 20, deux, jusqu'à 30, trois, et un de plus par dizaine. Une capicua, un dernier domino qui va aux deux bouts, les double. À égalité des mains basses, la paire qui a ouvert gagne. La partie va à 20.
       *[bax] Tu choisis comment jouer : avec des mises, ou en tournoi.
    }
rules-usual = Si tu n'y touches pas, voici ce qui vaut.
