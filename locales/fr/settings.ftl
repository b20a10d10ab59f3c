# Les réglages et comment ils se disent.

speech-on =
    { $engine ->
        [system] Voix activée : celle du système.
        [inside] Voix activée : celle de serpente.
        [reader] Voix activée : par NVDA ou JAWS.
       *[auto] Voix activée.
    }
speech-off = Voix coupée.
speech-twice = Tu entends chaque ligne deux fois ? Dans NVDA, NVDA+5 coupe la lecture du texte nouveau ; dans JAWS, appuie sur Inser+S jusqu'à ce qu'il dise que l'écho d'écran est coupé.
rate = Vitesse { $rate }.
# same
volume = Volume { $volume }.
pitch = Hauteur { $pitch }.
# same normal
detail =
    { $detail ->
        [brief] Bref.
        [full] Complet.
       *[normal] Normal.
    }
settings-menu =
    { $touch ->
        [yes] Réglages.
       *[no] Réglages. Gauche et droite changent la valeur.
    }
set-speech =
    { $engine ->
        [auto] Qui parle : la voix du système, sinon celle de serpente
        [system] Qui parle : la voix du système
        [inside] Qui parle : la voix de serpente
        [reader] Qui parle : la voix de NVDA ou de JAWS
       *[off] Qui parle : personne
    }
set-voice = Voix : { $voice }
set-voice-usual = Voix : celle que choisit le système
set-detail =
    { $detail ->
        [brief] Phrases : brèves
        [full] Phrases : complètes
       *[normal] Phrases : normales
    }
set-sounds =
    { $level ->
        [off] Sons : non
        [full] Sons : tous
       *[few] Sons : peu
    }
set-sound-volume = Volume des sons : { $volume }
set-listening =
    { $by ->
        [loudspeakers] Sons pour deux haut-parleurs
        [mono] Sons pour une oreille ou un haut-parleur
       *[headphones] Sons pour casque
    }
set-theme = Thème des sons : { $theme }
set-theme-usual = Thème des sons : habituel
set-echo = Tes coups : { $echo ->
    [off] pas dits
    [short] en bref
   *[full] en entier
}
set-pause =
    { $seconds ->
        [0] Pause après le coup d'un joueur virtuel : aucune
        [one] Pause après le coup d'un joueur virtuel : une seconde
       *[other] Pause après le coup d'un joueur virtuel : { $seconds } secondes
    }
set-pause-part = Pause après le coup d'un joueur virtuel : { $seconds } secondes
set-waits = Attendre que chaque coup ait été entendu : { $on ->
    [yes] oui
   *[no] non
}
set-drawing = Piocher sans touche si rien ne va : { $on ->
    [yes] oui
   *[no] non
}
set-review-asks = La revue demande d'abord le meilleur coup : { $on ->
    [yes] oui
   *[no] non
}
set-microphone = Le micro s'ouvre tout seul : { $on ->
    [yes] oui
   *[no] non
}
set-reading = Vitesse du lecteur d'écran : { $words ->
    [0] tout d'un coup
   *[other] { $words } mots par minute
}
set-talk =
    { $whose ->
        [partners] Messages : les partenaires seulement
        [nobody] Messages : personne
       *[all] Messages : tout le monde
    }
set-language = Langue : { $language }
set-reload = Relire les fichiers de langue
reloaded = Les fichiers de langue ont été relus.

settings-no-home = Il n'y a pas de dossier personnel : ni les réglages ni les parties ne peuvent être gardés.
settings-unreadable = Impossible de lire les réglages dans { $file } : { $trouble ->
    [denied] tu n'en as pas le droit
   *[other] quelque chose ne va pas avec le fichier
}. Les réglages par défaut servent, et les changements ne sont pas enregistrés.
settings-broken = Les réglages dans { $file } étaient abîmés. Ils sont gardés sous { $aside }, et les réglages par défaut servent.
settings-broken-stays = Les réglages dans { $file } sont abîmés, et impossible de les mettre de côté : { $trouble ->
    [full] le disque est plein
    [read-only] le dossier est en lecture seule
    [denied] tu n'as pas le droit d'y écrire
   *[other] quelque chose ne va pas avec le dossier
}. Les réglages par défaut servent, et les changements ne sont pas enregistrés.
settings-entry = Le réglage { $entry } dans { $file } est inutilisable. Le réglage par défaut le remplace.
settings-not-saved = Impossible d'enregistrer les réglages dans { $file } : { $trouble ->
    [full] le disque est plein
    [read-only] le dossier est en lecture seule
    [denied] tu n'as pas le droit d'y écrire
   *[other] quelque chose ne va pas avec le dossier
}. Ils valent jusqu'à ce que tu quittes.
