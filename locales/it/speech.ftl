speech-lost = La voce non risponde. Il gioco continua in testo.
