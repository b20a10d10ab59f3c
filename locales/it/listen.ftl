listen-numbers = zero | bianco | bianca; uno; due; tre; quattro; cinque; sei; sette; otto; nove; dieci; undici; dodici; tredici; quattordici; quindici; sedici; diciassette; diciotto; diciannove; venti; ventuno; ventidue; ventitré; ventiquattro; venticinque; ventisei; ventisette; ventotto; ventinove; trenta; trentuno; trentadue; trentatré; trentaquattro; trentacinque; trentasei; trentasette; trentotto; trentanove; quaranta; quarantuno; quarantadue; quarantatré; quarantaquattro; quarantacinque; quarantasei; quarantasette; quarantotto; quarantanove; cinquanta; cinquantuno; cinquantadue; cinquantatré; cinquantaquattro; cinquantacinque; cinquantasei; cinquantasette; cinquantotto; cinquantanove; sessanta
listen-tile = { $one } { $other }
listen-double = doppio { $number } | il doppio { $number }
listen-lay = { $tile } { $place } | il { $tile } { $place }
listen-left = sinistra | a sinistra
listen-right = destra | a destra
listen-place = posto { $number } | al posto { $number }
listen-mine = il mio braccio | il mio treno | sul mio braccio | sul mio treno | sul mio
listen-bid = dichiaro { $number } | la mia dichiarazione { $number }
listen-say-count = { $number } | conto { $number }
listen-entry = numero { $number } | voce { $number }
listen-yes = sì | sì grazie
listen-no = no | no grazie

## Che cosa fanno i tasti

listen-draw = pesco una tessera | pescare una tessera
listen-pass = devo passare | passo il turno
listen-exchange = cambiare la mano | cambiare le tessere
listen-last-tile = la mia ultima tessera | ultima tessera
listen-go-on = vai avanti | avanti così
listen-ends = le estremità | le due estremità
listen-serpent = tutto il serpente | leggi il serpente
listen-scores = i punti | il punteggio
listen-match = sulla partita | dati della partita
listen-turn = a chi tocca | di chi è il turno
listen-hand = la mia mano | le mie tessere
listen-next-playable = quale tessera va | prossima tessera che va
listen-count = contare le tessere | contare i numeri
listen-repeat = ripeti questo | dillo di nuovo
listen-hint = dammi un consiglio | mi serve un consiglio
listen-help = quali tasti ci sono | aiutami per favore
listen-phrases = cosa posso dire | che cosa posso dire
listen-slower = parla più piano | più lento
listen-faster = parla più veloce | più veloce
listen-quieter = abbassa la voce | abbassa il volume
listen-louder = alza la voce | alza il volume
listen-leave = lasciare la partita | lasciare il tavolo
listen-stop = smetti di parlare | silenzio per favore
listen-stop-listening = non ascoltare più | chiudi il microfono

## Che cosa viene detto

listen-no-language = Per ora funziona solo in inglese.
listen-no-recording = { $file } non è una registrazione in formato WAV.
listen-asked = { $file }: { $heard }, giusto? Il programma lo chiederebbe.
listen-not-understood = { $file }: Non ho capito.
listen-hand-held = Immagina di avere { $tiles } e che tocchi a te.
listen-menu-open = Immagina di essere nel menu principale.
listen-side-asked = Immagina che ti si chieda da che lato mettere { $tile }.
listen-can-say = Puoi dire: { $phrases }.
listen-ask = { $command }?
listen-tile-at = { $tile }, { $place }
listen-again = Non ho capito.
listen-only-browsers = Si può parlare solo nei browser che riconoscono la voce.
listen-not-built = Questa versione del gioco non può ascoltare. Avviala con script/play, o compilala con la funzione listen.
listen-not-there = Per parlare al gioco serve prima il riconoscimento vocale: avvia serpente-listen, o script/listen nei sorgenti. Capisce solo l'inglese.
listen-stopped = Il riconoscimento vocale si è fermato due volte. Per riprovare, riavvia il gioco.
listen-no-microphone = Non c'è nessun microfono.
listen-microphone-taken = Un altro programma sta usando il microfono.
listen-microphone-refused = Il gioco non può usare il microfono.
listen-microphone-lost = Il microfono non c'è più.
listen-microphone-muted = Il microfono è muto: non arriva nulla.
listen-microphone-loud = Non ho capito: il volume del microfono è troppo alto.
listen-not-held = Non hai { $tile }.
listen-opened = Ascolto.
listen-by-itself-off = Ora il microfono si apre solo con il tasto.
