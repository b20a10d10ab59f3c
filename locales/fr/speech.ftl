speech-unavailable = Il n'y a pas de voix ici ; les mots sont à l'écran. J'essaie encore.
speech-lost = La voix ne répond plus ; les mots sont à l'écran. J'essaie encore.
speech-restored = La voix est revenue.
speech-no-voice = Le système n'a pas de voix pour cette langue : { $language }.
speech-not-inside = Pour entendre { $language }, installe speech-dispatcher et speech-dispatcher-espeak-ng ; en attendant, les mots sont à l'écran.
speech-found = Une voix a été trouvée.
speech-voices =
    { $count ->
        [one] { $language } : une voix, { $voices }
       *[other] { $language } : { $count } voix, par exemple { $voices }
    }
speech-test = Voici la voix de serpente. Double six, six quatre, cinq blanc.
sound-file-broken = Le fichier de son { $file } est inutilisable : { $why } Le son habituel le remplace.
sound-unreadable = il est illisible.
sound-not-wave = ce n'est pas un fichier WAV.
sound-unplayable = ses échantillons sont injouables ; enregistre-le en WAV 16 bits.
sound-empty = il est vide.
sound-too-long = il dure plus de 5 secondes.
