## La lingua stessa

language-name = Italiano
# La voce che la legge, come codice di lingua
language-voice = it
language-author = gli autori di serpente

## Le tessere, come le dicono i giocatori: «6 4», «doppio 6», «5 zero»

half =
    { $pips ->
        [0] zero
       *[other] { $pips }
    }
tile =
    { $double ->
        [yes] doppio { $high }
       *[no] { $high } { $low }
    }
tile-lying =
    { $double ->
        [yes] doppio { $left }
       *[no] { $left } { $right }
    }

## Elenchi

minus = meno { $number }
decimal = { $whole },{ $fraction }
list-comma = { ", " }
list-semicolon = { "; " }
list-and =
    { $starts ->
        [e] { $before } ed { $last }
       *[other] { $before } e { $last }
    }
list-or = { $before } o { $last }
list-none = niente

## Che cosa non va nei file delle lingue

locale-problem = { $file }, riga { $line }, colonna { $column }: { $why }
locale-problem-line = { $file }, riga { $line }: { $why }
locale-problem-file = { $file }: { $why }

fault-absent = Non esiste.
fault-exists = Esiste già.
fault-forbidden = Non è permesso leggerlo.
fault-unreadable = Non si può leggere.
fault-not-utf8 = Non è un testo UTF-8. Salvalo come UTF-8.
fault-too-large = Supera i { $limit } kibibyte. Nessun file di lingua è così grande.
fault-too-much = Con questo, i file di lingua superano insieme i { $limit } kibibyte, o sono troppi. Da qui in poi non si legge più nulla.
fault-too-deep = Troppe graffe dentro altre graffe.
fault-too-long = { $id } supera i { $limit } kibibyte. Nessun messaggio è così lungo.
fault-digits = Un numero in { $id } ha più di { $most } cifre.
fault-not-a-tag = Il nome di questa cartella non è un codice di lingua come it o pt-BR.
fault-no-language = Non c'è nessuna lingua { $tag }. La cartella si chiama con un codice come it o pt-BR.
fault-voice = { $tag } non è il codice di una voce, come it o pt-BR.
fault-unknown-file = Il programma non ha nessun file di lingua con questo nome.

fault-expected = Qui ci vuole il carattere { $sign }.
fault-no-text = { $id } non ha testo.
fault-name = { $name } non può essere il nome di un messaggio. Lascia i nomi inglesi.
fault-equals = { $id } non ha = dopo il nome.
fault-unindented = Questa riga non fa parte di nessun messaggio. Se continua quella sopra, cominciala con degli spazi.
fault-tab = Questo è un tabulatore. Usa gli spazi.
fault-curly-quote = Queste sono virgolette tipografiche. Usa quelle diritte, ".
fault-no-break-space = Questo è uno spazio unificatore. Usane uno normale.
fault-brace = Questa graffa non chiude niente. Per dire una graffa, mettila tra virgolette dentro le graffe.
fault-default = Una scelta vuole un solo caso predefinito, segnato con un asterisco.
fault-quote = Mancano le virgolette di chiusura.
fault-escape = Questa sequenza di escape non esiste.
fault-selector = Non si può scegliere in base a questo.
fault-syntax = Qui non si capisce.

fault-missing = Manca { $id }.
fault-unknown = Il programma non ha nessun messaggio { $id }.
fault-duplicate = { $id } c'è due volte.
fault-duplicate-in = { $id } è anche in { $file }, riga { $line }.
fault-misread = { $id } ha lettere lette in un'altra codifica. Salva il file in UTF-8 e riscrivile.
fault-html = Questa è una pagina web, non un file di lingua. Salva solo il testo.
fault-variable-missing = { $id } tralascia la variabile { $name }.
fault-variable-unknown = { $id } non riceve nessuna variabile { $name }.
fault-term = { $id } usa il termine { $name }, che non c'è.
fault-reference = { $id } usa il messaggio { $name }, che non c'è.
fault-function = { $id } chiama { $name }, che non esiste.
fault-loop = { $id } usa sé stesso.
plural-form = { $form } per { $numbers }
fault-plural = { $id } non ha { $forms }.
fault-one-form = { $id } dice lo stesso per ogni numero in { $name }. La tua lingua ha { $forms }.
fault-option = { $id } dà a una funzione l'opzione { $option }, che non esiste.
fault-arm-unknown = { $id } ha un caso { $arm } che non capita mai.
fault-arm-missing = A { $id } manca il caso { $arm }.
fault-same = { $id } è ancora in inglese.
fault-not-same = { $id } non è uguale all'inglese, come dice sopra # same.
