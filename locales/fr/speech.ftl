speech-unavailable = Il n'y a pas de voix ici ; les mots sont à l'écran. J'essaie encore.
speech-lost = La voix ne répond plus ; les mots sont à l'écran. J'essaie encore.
speech-restored = La voix est revenue.
speech-none-installed = Le système n'a pas encore de voix ; le paquet speech-dispatcher-espeak-ng en apporte une.
speech-no-voice = Le système n'a pas de voix pour cette langue : { $language }.
speech-not-inside =
    { $system ->
        [windows] Pour entendre { $language }, ajoute une voix pour cette langue dans les paramètres de Windows, sous Heure et langue ; en attendant, les mots sont à l'écran.
       *[linux] Pour entendre { $language }, installe speech-dispatcher et speech-dispatcher-espeak-ng ; en attendant, les mots sont à l'écran.
    }
speech-found = C'est la voix du système qui parle.
speech-reader = La voix passe par { $reader }.
speech-inside =
    { $away ->
        [yes] C'est la voix de serpente qui parle : celle du système ne répond pas.
       *[no] C'est la voix de serpente qui parle, comme le disent les réglages.
    }
speech-voices =
    { $count ->
        [one] { $language } : une voix, { $voices }
       *[other] { $language } : { $count } voix, par exemple { $voices }
    }
speech-voices-more =
    { $languages ->
        [one] Des voix pour une autre langue.
       *[other] Des voix pour { $languages } autres langues.
    }
speech-none = Aucune voix trouvée ; les mots sont à l'écran.
speech-report =
    { $reads ->
        [yes] Si quelque chose ne va pas, envoie-nous ces lignes et ce que tu as entendu : serpente { $version }, { $system }, un lecteur d'écran est actif.
       *[no] Si quelque chose ne va pas, envoie-nous ces lignes et ce que tu as entendu : serpente { $version }, { $system }, aucun lecteur d'écran trouvé.
    }
speech-test = Voici la voix de serpente. Double six, six quatre, cinq blanc.
sound-file-broken = Le fichier de son { $file } est inutilisable : { $why } Le son par défaut le remplace.
sound-unreadable = il est illisible.
sound-not-wave = ce n'est pas un fichier WAV.
sound-unplayable = ses échantillons sont injouables ; enregistre-le en WAV 16 bits.
sound-empty = il est vide.
sound-too-long = il dure plus de 5 secondes.
