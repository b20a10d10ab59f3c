speech-on = Voce attiva
