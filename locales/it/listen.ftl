listen-numbers = zero | bianco | bianca; uno; due; tre; quattro; cinque; sei; sette; otto; nove; dieci; undici; dodici; tredici; quattordici; quindici; sedici; diciassette; diciotto; diciannove; venti; ventuno; ventidue; ventitré; ventiquattro; venticinque; ventisei; ventisette; ventotto; ventinove; trenta; trentuno; trentadue; trentatré; trentaquattro; trentacinque; trentasei; trentasette; trentotto; trentanove; quaranta; quarantuno; quarantadue; quarantatré; quarantaquattro; quarantacinque; quarantasei; quarantasette; quarantotto; quarantanove; cinquanta; cinquantuno; cinquantadue; cinquantatré; cinquantaquattro; cinquantacinque; cinquantasei; cinquantasette; cinquantotto; cinquantanove; sessanta
listen-tile = { $one } { $other }
listen-double = doppio { $number } | il doppio { $number }
listen-lay = { $tile } { $place } | il { $tile } { $place }
listen-left = sinistra | a sinistra
listen-right = destra | a destra
listen-place = posto { $number } | al posto { $number }
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
listen-slower = parla più piano | più lento
listen-faster = parla più veloce | più veloce
listen-quieter = abbassa la voce | abbassa il volume
listen-louder = alza la voce | alza il volume
listen-leave = lasciare la partita | lasciare il tavolo
listen-stop = smetti di parlare | silenzio per favore

listen-everyday = ciao | grazie | bene | forse | perché | il | la | le | e | oggi | domani | ieri | caffè | acqua | cucina | madre | padre | bambini | cena | telefono | aspetta | ascolta | vengo | davvero | qualcosa | niente | mai | sempre | gente | casa | tempo | mattina | sera | soldi | musica | finestra | amico | medico | che cosa | dove | quando | loro | noi | tu | avere | era | credo | voglio | solo | con | di | ma | per | lui | lei | io | è | molto | lungo | dopo | prima | nuovo | vecchio | tutto | allora | gioco | mano | tessera

## Che cosa viene detto

listen-no-library = PocketSphinx non è su questo computer. In Debian e Ubuntu, installa libpocketsphinx3 e pocketsphinx-en-us.
listen-no-model = PocketSphinx c'è, ma manca il suo modello inglese. In Debian e Ubuntu, installa pocketsphinx-en-us.
listen-stopped = Il riconoscimento vocale si è fermato. Riprova.
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
