# Ciò che non si può fare o usare, e che cosa andrebbe bene.

unknown-command = Il comando { $given } non esiste. serpente --help elenca i comandi.
unknown-command-meant = Il comando { $given } non esiste. Intendevi { $meant }?
unknown-option = L'opzione { $given } non esiste. serpente --help elenca le opzioni.
unknown-option-meant = L'opzione { $given } non esiste. Intendevi { $meant }?
option-not-here = { $option } non serve a { $command }. serpente --help elenca ciò che accetta ogni comando.
option-without-value = Dopo { $option } ci vuole un valore.
option-takes-no-value = { $option } non accetta valori.
option-not-text = Il valore di { $option } non è un testo in UTF-8: { $given }.
option-number = { $option } accetta un numero intero da { NUMBER($least, useGrouping: "false") } a { NUMBER($most, useGrouping: "false") }, non { $given }.
option-choice = { $option } accetta uno di questi: { $choices }. Non { $given }.
option-seed = --seed accetta un numero intero senza segno, per esempio 42, non { $given }.
option-teams = --teams accetta il numero di squadre e di componenti, per esempio 2x2 o 3x2, non { $given }.
option-players-and-teams = --players { $players } e --teams { $teams } non vanno d'accordo: queste squadre hanno { $seats } posti. Basta una delle due opzioni.
option-game = { $given } non può essere un gioco. serpente games li elenca.
option-bots = --bots accetta livelli separati da virgole, per esempio easy,normal o expert:500, non { $given }.
option-rule = --rule accetta un nome o nome=valore, per esempio draw=until, non { $given }. serpente games elenca le regole della casa.
option-name = Un nome ha da uno a { $most } caratteri.
option-language = --lang accetta il codice di una lingua, per esempio it o en-GB, non { $given }.
no-such-language = Non c'è nessuna lingua { $given }. Le lingue: { $languages }.
argument-not-wanted = { $command } non sa che cosa fare di { $given }.
file-wanted = { $command } ha bisogno del nome di un file.
address-wanted = { $command } vuole un indirizzo, per esempio 192.168.1.5 o domino.example.
deal-line = La riga { $line } di { $file } non è niente che un file di mani possa contenere.
deal-impossible = La mano { $deal } non si può giocare: ci vogliono chi muove, le tessere di ognuno, e posti e tessere che il gioco preveda.
tree-differs = L'albero di { $deal } non è quello che dice il suo file.
tiles-only = { $command } è per i giochi di tessere.
no-such-game = Non c'è nessun gioco { $given }. I giochi: { $games }.
no-such-seating = { game-name } non si gioca così. Si può giocare così: { $seatings }.
pairs-only = Con queste regole { game-name } si gioca in due coppie.
alone-only = Con queste regole { game-name } si gioca ognuno per sé.
rule-of-pairs = Solo in due coppie: { $rule }.
not-together = Non insieme: { $one }; { $other }.
seats-at-most = Con queste regole { game-name } si gioca al massimo in { $seats }.
rule-of-singles = Solo se ognuno gioca per sé: { $rule }.
rule-of-seats = Solo in { $seats }: { $rule }.
only-with = { $rule }: ci vuole anche un'altra regola, { $needed }.
not-with-set = Non con il doppio { $top }: { $rule }.
limit-not-met = { $rule }: il limite deve essere un multiplo di { $multiple }.
no-such-set = Questi giocatori non possono usare quelle tessere. Possono usare { $sets }.
cannot-deal = Con il doppio { $top } si danno a { $seats } giocatori da { $least } a { $most } tessere ciascuno. Scegli un numero così con --hand, o più tessere con --set.
cannot-deal-but = Con il doppio { $top } si danno a { $seats } giocatori { $tiles } tessere ciascuno, non un altro numero.
cannot-deal-at-all = Il doppio { $top } non basta per { $seats } giocatori. Scegli più tessere con --set.
no-goal = Una partita si gioca almeno a un punto o a una manche.
wrong-goal = { $option } non serve a { game-name }, che finisce in un altro modo.
too-many-rounds = Con queste tessere una partita ha al massimo { $most } manche.
no-tiles = { game-name } non ha tessere: { $option } non serve.
no-such-rule = { game-name } non ha nessuna regola della casa { $given }. Ha { $rules }.
no-rules = { game-name } non ha regole della casa.
no-such-preset = { game-name } non ha nessun --preset { $given }. Ha { $presets }.
no-presets = { game-name } non ha nessun --preset.
no-such-value = La regola della casa { $rule } può essere: { $values }.
too-many-people = Ci sono solo { $seats } posti.
name-of-two = Due persone non possono chiamarsi tutte e due { $name }. Da' un altro nome a una delle due.
no-such-level = Non c'è nessun livello { $given }. I livelli: { $levels }.
no-such-message = Non c'è nessuna frase e nessun file delle lingue { $given }. Vicini sono { $nearest }.
proof-line = { $name }: { $text }
proof-text = { $text }
proof-english = { $name }, in inglese: { $text }
file-not-written = { $file } non si può scrivere: { $trouble ->
    [full] il disco è pieno
    [read-only] la cartella è di sola lettura
    [denied] non hai il permesso di scriverci
    [missing] la cartella non esiste
    [folder] è una cartella, e serve un file
   *[other] c'è qualche problema
}.
locales-wrong =
    { $count ->
        [one] C'è una cosa che non va nei file delle lingue.
       *[other] Ci sono { $count } cose che non vanno nei file delle lingue.
    }
locales-checked = Che cosa non va in { $folder }:
locales-english = { $file }: { $count } testi sono ancora in inglese, il primo alla riga { $line }.
locales-progress =
    { $left ->
        [one] Traduzione: { $percent } per cento. Manca un testo, { $words ->
            [one] una parola
           *[other] { $words } parole
        }.
       *[other] Traduzione: { $percent } per cento. Mancano { $left } testi con { $words } parole, circa { $hours ->
            [one] un'ora
           *[other] { $hours } ore
        } a 300 parole all'ora.
    }
locales-mend = Traduzione: { $percent } per cento. Resta da correggere quanto segue.
locales-next = Adesso traduci { $id }.
locales-next-first =
    { $left ->
        [one] Di quelli che servono per una serata manca un testo: { $id }.
       *[other] Di quelli che servono per una serata mancano { $left } testi, con il commento # first sopra. Adesso traduci { $id }.
    }
locales-first = { $count } testi hanno sopra il commento # first: traduci prima questi, e una serata intera sarà nella tua lingua.
locales-same = Un testo che deve restare uguale all'inglese ha sopra il commento # same; una sola forma ha # same e il suo nome. Un testo che va bene per ogni numero ha # one form.
locales-right = I file delle lingue in { $folder } sono in ordine.
locales-begun = I file da tradurre adesso sono in { $folder }. serpente locales --check { $folder } dice che cosa resta da fare.
