listen-numbers = zero | zuri | zuria; bat; bi; hiru; lau; bost; sei; zazpi; zortzi; bederatzi; hamar; hamaika; hamabi; hamahiru; hamalau; hamabost; hamasei; hamazazpi; hemezortzi; hemeretzi; hogei; hogeita bat; hogeita bi; hogeita hiru; hogeita lau; hogeita bost; hogeita sei; hogeita zazpi; hogeita zortzi; hogeita bederatzi; hogeita hamar; hogeita hamaika; hogeita hamabi; hogeita hamahiru; hogeita hamalau; hogeita hamabost; hogeita hamasei; hogeita hamazazpi; hogeita hemezortzi; hogeita hemeretzi; berrogei; berrogeita bat; berrogeita bi; berrogeita hiru; berrogeita lau; berrogeita bost; berrogeita sei; berrogeita zazpi; berrogeita zortzi; berrogeita bederatzi; berrogeita hamar; berrogeita hamaika; berrogeita hamabi; berrogeita hamahiru; berrogeita hamalau; berrogeita hamabost; berrogeita hamasei; berrogeita hamazazpi; berrogeita hemezortzi; berrogeita hemeretzi; hirurogei
listen-tile = { $one } { $other }
listen-double = { $number } bikoitza | bikoitza { $number }
listen-lay = { $tile } { $place }
listen-left = ezkerra | ezkerrean
listen-right = eskuina | eskuinean
listen-place = { $number } lekua | { $number } lekuan
listen-mine = nire besoan | nire trenean | nirean
listen-bid = eskaintza { $number } | nire eskaintza { $number }
listen-say-count = { $number } | nik { $number }
listen-entry = { $number } zenbakia | { $number } aukera
listen-yes = bai | bai mesedez
listen-no = ez | ez eskerrik asko

## Teklek zer egiten duten

listen-draw = fitxa bat hartu | fitxa bat hartuko dut
listen-pass = paso egiten dut | paso egin behar dut
listen-exchange = fitxak trukatu | nire fitxak trukatu
listen-last-tile = azken fitxa | nire azken fitxa
listen-go-on = segi aurrera | jarraitu jolasten
listen-ends = bi muturrak | zein dira muturrak
listen-serpent = kate osoa | irakurri katea
listen-scores = puntuak nola doaz | zenbat puntu
listen-match = partidari buruz | partidaren berri
listen-turn = noren txanda da | nori dagokio
listen-hand = nire eskua | nire fitxak
listen-next-playable = zein fitxa doa | hurrengo fitxa egokia
listen-count = fitxak zenbatu | zenbakiak zenbatu
listen-repeat = errepikatu hori | esan berriro
listen-hint = eman aholku bat | aholku bat behar dut
listen-help = zein tekla daude | lagundu mesedez
listen-phrases = zer esan dezaket | zer esan daiteke
listen-slower = hitz egin mantsoago | mantsoago hitz egin
listen-faster = hitz egin azkarrago | azkarrago hitz egin
listen-quieter = hitz egin baxuago | baxuago hitz egin
listen-louder = hitz egin ozenago | ozenago hitz egin
listen-leave = partida utzi | utzi mahaia
listen-stop = utzi hitz egiteari | isilik mesedez
listen-stop-listening = ez entzun gehiago | itzali mikrofonoa

## Esaten dena

listen-no-language = Oraingoz ingelesez bakarrik dabil.
listen-no-recording = { $file } ez da WAV formatuko grabazioa.
listen-asked = { $file }: { $heard }, ezta? Programak galdetuko luke.
listen-not-understood = { $file }: Ez dut ulertu.
listen-hand-held = Imajinatu zure txanda dela, eta hau duzula: { $tiles }.
listen-menu-open = Imajinatu menu nagusian zaudela.
listen-side-asked = Imajinatu galdetzen dizutela zein aldetan jarri fitxa hau: { $tile }.
listen-can-say = Hau esan dezakezu: { $phrases }.
listen-ask = { $command }?
listen-tile-at = { $tile }, { $place }
listen-again = Ez dut ulertu.
listen-only-browsers = Ahotsa ezagutzen duten nabigatzaileetan bakarrik hitz egin daiteke.
listen-not-built = Jokoaren bertsio honek ezin du entzun. Abiarazi script/play erabiliz, edo eraiki listen ezaugarriarekin.
listen-not-there = Jokoari hitz egiteko, lehenik haren ahots-ezagutza behar da: abiarazi serpente-listen, edo script/listen iturburuetan. Ingelesa bakarrik ulertzen du.
listen-stopped = Ahots-ezagutzak bi aldiz huts egin du. Berriro saiatzeko, abiarazi jokoa berriro.
listen-no-microphone = Ez dago mikrofonorik.
listen-microphone-taken = Beste programa bat mikrofonoa erabiltzen ari da.
listen-microphone-refused = Jokoak ezin du mikrofonoa erabili.
listen-microphone-lost = Mikrofonoa desagertu da.
listen-microphone-muted = Mikrofonoa isilduta dago: ez dator ezer.
listen-microphone-loud = Ez dut ulertu: mikrofonoa ozenegi dago.
listen-not-held = Ez daukazu { $tile }.
listen-opened = Entzuten.
listen-by-itself-off = Orain mikrofonoa teklarekin bakarrik irekitzen da.
