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
argument-not-wanted = { $command } non sa che cosa fare di { $given }.
file-wanted = { $command } ha bisogno del nome di un file.
