usage = serpente, ou serpente avec une commande et des options :

## The commands

usage-command-play = serpente play : tout de suite à table
usage-command-resume = serpente resume FICHIER : reprendre la dernière partie, ou celle du FICHIER
usage-command-join = serpente join ADRESSE TABLE : aller à une table sur un autre ordinateur ; sans adresse, en chercher une
usage-command-host = serpente host : ouvrir ici une table pour des amis ailleurs
usage-command-simulate = serpente simulate : des parties entre joueurs virtuels seulement
usage-command-replay = serpente replay FICHIER : raconter une partie enregistrée
usage-command-review = serpente review FICHIER : revoir ton jeu dans une partie finie, et entendre ce qui était mieux
usage-command-stats = serpente stats : ce que disent ensemble tes parties gardées
usage-command-daily = serpente daily : la donne du jour, cinq manches de Salotto, les mêmes pour tous
usage-command-problems = serpente problems : des fins de manche où un seul coup gagne ; avec --matches N, en chercher de nouvelles dans N parties au hasard
usage-command-parlour = serpente parlour : des tables sur cette machine, où les amis entrent depuis la leur
usage-command-tables = serpente tables ADRESSE : les tables d'un serpente parlour ailleurs
usage-command-admin = serpente admin ORDRE : donner un ordre à serpente parlour sur cette machine : list, close TABLE, delete TABLE, kick NOM, ban ADRESSE ou PERSONNE et heures, say TEXTE, drain
usage-command-games = serpente games : les jeux et leurs règles maison
usage-command-keys = serpente keys : le tableau des touches
usage-command-locales = serpente locales : les langues
usage-command-say = serpente say MESSAGE : les phrases d'une langue avec des noms et des nombres d'exemple, pour entendre comment sonne une traduction. MESSAGE est le nom d'une phrase, le début de plusieurs noms, ou un fichier comme table ; sans lui, toutes sont dites
usage-command-speech = serpente speech : les voix trouvées, avec une phrase d'essai
usage-command-arena = serpente arena : deux joueurs virtuels comparés, chaque donne jouée deux fois, rôles échangés
usage-command-perft = serpente perft FICHIER : le compte exact des arbres de jeu, et s'il est celui du FICHIER
usage-command-version = serpente version : la version
usage-command-help = serpente help : ces lignes

## The options

usage-option-game = --game NOM : le jeu
usage-option-players = --players N : le nombre de places, chacun pour soi
usage-option-teams = --teams ExM : E équipes de M membres
usage-option-humans = --humans N : combien de personnes sont à ce clavier
usage-option-bots = --bots NIVEAU,NIVEAU : la force des joueurs virtuels
usage-option-set = --set DOUBLE : les dominos, jusqu'à quel double : 6, 9, 12, 15 ou 18
usage-option-hand = --hand N : les dominos de chaque main
usage-option-limit = --limit N : en combien de points se joue la partie
usage-option-rounds = --rounds N : en combien de manches se joue la partie
usage-option-seat = --seat N : la place où s'asseoir
usage-option-review-seat = --seat N : serpente review revoit le jeu de cette place
usage-option-iterations = --iterations N : combien de manches serpente review essaie pour chaque décision
usage-option-date = --date DATE : la donne d'un autre jour, comme 2026-12-24
usage-option-check-daily = --check FICHIER : si la donne d'un jour enregistrée découle de son jour
usage-option-watch = --watch : seulement écouter
usage-option-rule = --rule NOM=VALEUR : une règle maison
usage-option-preset = --preset NOM : des règles maison sous un seul nom, comme serpente games les énumère
usage-option-seed = --seed N : la même distribution qu'une autre fois
usage-option-matches = --matches N : combien de parties simuler
usage-option-a = --a NIVEAU : l'un des deux joueurs virtuels à comparer
usage-option-b = --b NIVEAU : l'autre
usage-option-deals = --deals N : sur combien de donnes
usage-option-deal = --deal FICHIER : les donnes fixes dont on compte les arbres
usage-option-depth = --depth N : jusqu'à quelle profondeur on les compte
usage-option-record = --record FICHIER : où va l'enregistrement
usage-option-name = --name NOM : ton nom
usage-option-listen = --listen ADRESSE:PORT : où serpente parlour attend les amis
usage-option-ssh = --ssh ADRESSE:PORT : où serpente parlour laisse entrer les amis par SSH
usage-option-data = --data DOSSIER : où serpente parlour garde ses tables
usage-option-cluster = --cluster ADRESSE,ADRESSE : serpente parlour partage ses tables avec d'autres, par les serveurs NATS à ces adresses
usage-option-tls-cert = --tls-cert FICHIER : le certificat avec lequel serpente parlour chiffre
usage-option-tls-key = --tls-key FICHIER : la clé de ce certificat
usage-option-trusted-proxy = --trusted-proxy RÉSEAU : un serveur web que serpente parlour croit quand il dit pour qui il transmet
usage-option-allowed-host = --allowed-host NOM : ne servir les navigateurs que sous ce nom
usage-option-metrics = --metrics ADRESSE:PORT : où serpente parlour donne ses chiffres
usage-option-no-mdns = --no-mdns : ne pas annoncer serpente parlour sur le réseau local
usage-option-log = --log warn, info ou debug : ce que serpente parlour écrit sur la sortie d'erreur
usage-option-lang = --lang CODE : la langue
usage-option-locales = --locales DOSSIER : tes propres fichiers de langue
usage-option-speech = --speech on ou off : la voix
usage-option-sound = --sound on ou off : les sons
usage-option-rate = --rate de -100 à 100 : la vitesse de la voix
usage-option-volume = --volume de 0 à 100 : le volume de la voix
usage-option-json = --json : écrire pour les programmes
usage-option-check = --check : serpente replay vérifie seulement la partie
usage-option-check-locales = --check DOSSIER : serpente locales dit ce qui ne va pas dans un dossier de fichiers de langue
usage-option-new = --new DOSSIER : serpente locales y met les fichiers par lesquels commence une traduction
usage-option-help = --help ou -h : ces lignes
usage-option-version = --version ou -V : la version
