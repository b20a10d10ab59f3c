# Joko bakoitzaren arauak, entzuteko: paragrafo bat aldiro, gogoan hartzeko bezain laburra.

# Fitxa-joko guztien hitzak; behin irakurtzen dira, jokalarien ondoren.
rules-words = Fitxa batek bi alde ditu, bakoitza zenbaki batekin; zuria 0 da. Bi alde berdinek bikoitza egiten dute. Fitxaren puntuak bi aldeen batura dira. Jarritako fitxak katea dira, bere muturrekin. Piloa inori banatu ez zaiona da. Ezer jarri ezin duzunean, ez duzu jartzekorik. Azken fitxa jarrita, fitxarik gabe geratzen zara. Bira oso batean denek paso eginez gero, eskua itxita dago.

rules-players =
    { $game ->
        [salotto] Salotto, bi jokalaritik hamarrera. Bakoitza bere kontura, edo taldeka: 2 talde, 2 eta 5 kide artekoak, 3 talde, 2 edo 3 kidekoak, 4 talde, 2 kidekoak, edo 5 talde, 2 kidekoak. Taldeek txandaka jokatzen dute, beraz taldekideek ez dute inoiz bata bestearen atzetik jokatzen. Kendu zure fitxak gainetik, eta hartu ahalik eta puntu gutxien.
        [classic] Euskal klasikoa, bi jokalaritik laura. Lau badira, bi bikotetan jokatzen dute, bikotekideak aurrez aurre, edo bakoitza bere kontura. Jarri fitxa guztiak besteek baino lehen, eta apuntatu geratzen diren puntuak.
        [garrafina] Garrafina, 3 edo 4 jokalari, bakoitza bere kontura. Erdiko fitxa batetik, bakoitzak bere besoa egiten du. Jarri fitxa guztiak besteek baino lehen, eta besteek ordainduko dizute.
        [matador] Hiltzailea, edo domino errusiarra, bi jokalaritik hamarrera, bakoitza bere kontura. Elkar ukitzen duten aldeak ez dira berdinak: 7 batzen dute. Jarri fitxa guztiak besteek baino lehen, eta apuntatu besteen puntuak.
        [cyprus] Zipre, lau jokalaritik hamarrera, bakoitza bere kontura. Erdiko bikoitz batetik 8 besoko izarra hazten da. Jarri fitxa guztiak besteek baino lehen, eta apuntatu besteen puntuak.
        [classico] Italiar klasikoa, bi jokalaritik seira, bakoitza bere kontura. Jarri fitxa guztiak besteek baino lehen, eta apuntatu besteen puntuak.
        [coppie] Italiar bikoteak, 4 jokalari. Bakoitzak fitxa bat ateratzen du: bi handienak lehen bikotea dira; berdinketan, berriro ateratzen da. Bikotekideak aurrez aurre esertzen dira. Biok batera, geratu beste bikotea baino puntu gutxiagorekin.
        [jolly] Jolly, bi jokalaritik laura, bakoitza bere kontura. Elkar ukitzen duten aldeak ez dira berdinak: 7 batzen dute. Fitxa batzuk jollyak dira, eta beste edozeinen ordez balio dute. Jarri fitxa guztiak besteek baino lehen.
        [aquamarine] Espainiar bikoteak, 4 jokalari bi bikotetan, bikotekideak aurrez aurre. Puntuak txarrak dira: eskua galtzen duen bikoteak bere puntuak apuntatzen ditu, eta 100 puntura iristen den lehen bikoteak partida galtzen du.
        [portugues] Portugaldar dominoa, 2, 3 edo 4 jokalari, bakoitza bere kontura, edo bi bikotetan. Jarri fitxa guztiak besteek baino lehen, eta apuntatu aurkarien puntuak.
        [block] Domino itxia, 2 jokalaritik 4ra, bakoitza bere aldetik, edo bi bikote, kideak parez pare. Jarri zure fitxa guztiak beste inork baino lehen, eta apuntatu besteei geratzen zaizkien puntuak.
        [draw] Domino hartzekoa, 2 jokalaritik 4ra, bakoitza bere aldetik, edo bi bikote, kideak parez pare. Jarri zure fitxa guztiak beste inork baino lehen, eta apuntatu besteei geratzen zaizkien puntuak.
        [fives] Bostekoak, ingelesez All Fives edo Muggins, 2 jokalaritik 4ra, bakoitza bere aldetik, edo bi bikote. Jartzean apuntatzen da: mutur irekien batura bosten multiploa den bakoitzean.
        [threes-fives] Bostekoak eta hirukoak, Ingalaterrako tabernetako jokoa, bi bikoterentzat, edo 2 jokalaritik 4ra, bakoitza bere aldetik. Jartzean apuntatzen da: bi muturren batura hiruren edo bosten multiploa den bakoitzean.
        [bergen] Bergen, 2 jokalaritik 4ra, bakoitza bere aldetik. Jartzean apuntatzen da: bi muturrak berdinak diren bakoitzean.
       *[bax] Bax erregea, karta-jokoa, bi jokalaritik zortzira, bakoitza bere kontura. Hartu kartak banan-banan puntuak egiteko, bakoitza aurrekoa baino garestiagoa, eta gelditu karta beltz batek kanpora bota baino lehen.
    }

rules-deal =
    { $game ->
        [salotto] Gehienez 4 jokalarirekin, sei bikoitzeko dominoa; 5, 6 edo 7 jokalarirekin, bederatzi bikoitzekoa; gehiagorekin, hamabi bikoitzekoa, edo zuk aukeratua, hemezortzi bikoitzekoraino. Bakoitzak 7 fitxa ditu; 5, 6 edo 7 jokalarirekin 6 fitxa, gehiagorekin 5, zuk besterik aukeratu ezean. Esku bakoitzean, norbaitek duen bikoitzik handienak hasi behar du. Inork ez badu bikoitzik, fitxak berriro banatzen dira.
        [classic] Sei bikoitzeko dominoaren 28 fitxak, zazpina bakoitzarentzat. Lehen eskuan bikoitzik handiena hasten da. Inork ez badu bikoitzik, puntu gehien dituen fitxa; berdinetan, alde handiena duena. Gero, esku bakoitza hurrengo jokalariak hasten du, edozein fitxarekin.
        [garrafina] Sei bikoitzeko dominoa, zazpina fitxa. Sei bikoitza duenak erdian jartzen du. 4 jokalarirekin, hasteko eskubidea leku bat aurrera doa gero esku bakoitzean, azkenekoz izan duenetik. Eskubidea duenak sei bikoitza ez badu, paso egiten du, eta gero hurrengoak, bata bestearen atzetik, duenak jarri arte.
        [matador] 2, 3 edo 4 jokalarirekin, sei bikoitzeko dominoa, zazpina fitxa. Bederatzi edo hamabi bikoitzekoarekin, gehienez 10 jokalari: 2 badira 7 fitxa, 3 badira 6, 4 badira 5, 5 edo 6 badira 7, 7 edo gehiago badira 5. Beste kopuru batzuk aukera ditzakezu. Bikoitzik handiena hasten da; bikoitzik gabe, fitxarik handiena.
        [cyprus] Bederatzi bikoitzeko dominoa. 4 jokalarirekin 13 fitxa bakoitzak, 5 jokalarirekin 11, 6 jokalarirekin 9, 7 jokalarirekin 7, 8 edo 9 jokalarirekin 6, 10 jokalarirekin 5. Bederatzi bikoitza duenak erdian jartzen du; inork ez badu, fitxak berriro banatzen dira. Hamabi bikoitzeko dominoa aukera dezakezu: orduan erdikoa hamabi bikoitza da.
        [classico] Sei edo bederatzi bikoitzeko dominoa. 2 edo 4 jokalarirekin 7 fitxa bakoitzak, 3 jokalarirekin 6, 5 jokalarirekin 5, 6 jokalarirekin 4. Lehen eskuaren aurretik, bakoitzak fitxa bat ateratzen du, agerian. Puntu gehien duena hasten da; berdinetan, alde handiena duena. Hasten denak edozein fitxa jartzen du. Gero, esku bakoitza hurrengo jokalariak hasten du.
        [coppie] Sei bikoitzeko dominoarekin zazpina fitxa, bederatzi bikoitzekoarekin bederatzina. Bikoteetarako fitxarik handiena atera duenak lehen eskua hasten du, eta gero esku bakoitza hurrengo jokalariak. Hasten denak bere bikoitzik handiena jarri behar du; bikoitzik gabe, edozein fitxa.
        [jolly] Sei bikoitzeko dominoarekin, 2 jokalari badira 7 fitxa, 3 edo 4 badira 5. Bederatzi bikoitzekoarekin, 2 badira 9, 3 badira 5, 4 badira 7. Lehen eskuaren aurretik, bakoitzak fitxa bat ateratzen du, agerian. Puntu gehien duena hasten da, berdinetan alde handiena duena, edozein fitxarekin. Gero hurrengo jokalaria hasten da.
        [aquamarine] Sei bikoitzeko dominoa, zazpina fitxa, soberan bat ere ez. Lehen eskuan sei bikoitza hasten da. Gero, esku bakoitza irabazi duen bikoteko batek hasten du, edozein fitxarekin. Bietatik txandan lehena denari galdetzen zaio, eta hasiera bikotekideari utz diezaioke.
        [portugues] Sei bikoitzeko dominoa, zazpina fitxa. 4 jokalari baino gutxiago badira, gainerakoa piloa da, hartzeko: dorme deitzen diote. Esku bakoitzean bikoitzik handiena hasten da; 4 jokalarirekin, beti sei bikoitza. Inork ez badu bikoitzik, fitxarik handiena hasten da.
        [block] Sei bikoitzera edo bederatzi bikoitzera arteko fitxak. 2 jokalarik 7na fitxa dituzte, 3 edo 4k 5na, eta bikoteka 7na. Lehen eskuan, eskuetan dagoen bikoitz altuena hasten da; bikoitzik gabe, fitxa altuena. Gero, irabazi duena hasten da, edozein fitxarekin; esku baliogabe baten ondoren, hurrengo lekua.
        [draw] Sei bikoitzera edo bederatzi bikoitzera arteko fitxak. 2 jokalarik 7na fitxa dituzte, 3 edo 4k 5na, eta bikoteka 7na. Lehen eskuan, eskuetan dagoen bikoitz altuena hasten da; bikoitzik gabe, fitxa altuena. Gero, irabazi duena hasten da, edozein fitxarekin; esku baliogabe baten ondoren, hurrengo lekua.
        [fives] Sei bikoitzera arteko fitxak. 2 edo 3 jokalarik 7na fitxa dituzte, 4k 5na. Lehen eskurako bakoitzak fitxa bat ateratzen du: altuena hasten da, edozein fitxarekin. Gero, fitxarik gabe geratu dena hasten da; itxiera baten ondoren, berriro ateratzen da.
        [threes-fives] Sei bikoitzera arteko fitxak. 2 jokalarik 7na fitxa dituzte, 3k 5na, 4k 6na; besteak lo daude. Lehen eskurako bakoitzak fitxa bat ateratzen du: altuena hasten da, edozein fitxarekin. Gero, hurrengo jokalaria hasten da beti.
        [bergen] Sei bikoitzera arteko fitxak. 2 edo 3 jokalarik 6na fitxa dituzte, 4k 5na. Esku bakoitzean, eskuetan dagoen bikoitz altuenak hasi behar du. Inork ez badu bikoitzik, berriro banatzen da.
       *[bax] 16 karta obalo, kolore bakoitzeko bi: beltza, berdea, gorria, horia, urdina, zuria, zuri-horia eta zuri-urdina. Bakoitzak unitate bat jartzen du mahaian. Bakoitzak karta bat hartzen du, eta handiena duena da eskukoa, hau da, hasten den jokalaria: zuria, gero urdina, horia, gorria, berdea, zuri-urdina, zuri-horia eta beltza. Esku bakoitzean eskukoa leku bat aurrera doa. Txandak erlojuaren orratzen noranzkoan doaz.
    }

rules-turn =
    { $game ->
        [salotto] Zure txandan, jarri fitxa bat ezker edo eskuin muturrean, aldea mutur irekiaren berdina. Jartzekorik ez baduzu, hartu fitxa bat: egokia bada, jarri edo gorde dezakezu; gero txanda pasatzen da. Jartzekorik ez baduzu eta piloa hutsik badago, paso egiten duzu. Jartzekoa duzun bitartean ezin duzu fitxarik hartu.
        [classic] Txandak eskuinera doaz, erlojuaren orratzen kontra. Jarri fitxa bat ezker edo eskuin muturrean, aldea mutur irekiaren berdina. Jartzekorik gabe, 4 jokalarirekin, paso egiten duzu. 2 edo 3 jokalarirekin, fitxak hartzen dituzu egoki bat aurkitu arte, eta hura jarri egin behar duzu. Piloa hutsik dagoenean, paso egiten duzu.
        [garrafina] Jarri fitxa bat zure besoaren muturrean, alde berdinak elkartuz, edo beste baten beso ireki batean. Zure besoan jar badezakezu, nonbait jarri behar duzu. Ezin baduzu, paso egin dezakezu, zure fitxa beste baten beso irekian jar badaiteke ere. Inork ez du fitxarik hartzen.
        [matador] Txandak eskuinera doaz. Jarri fitxa bat mutur batean, elkar ukitzen duten bi aldeek 7 batu dezaten: hirukoari laukoa, bikoari bostekoa, batekoari seikoa. Bederatzi bikoitzekoarekin 10 batu behar dute, hamabi bikoitzekoarekin 13. Jartzekorik gabe, fitxak hartzen dituzu egoki bat aurkitu arte, eta jarri egiten duzu. Piloa hutsik dagoenean, paso egiten duzu.
        [cyprus] Hasieran bederatzikoa duten fitxak bakarrik jar daitezke, edo hamabikoa dutenak, hamabi bikoitzekoarekin jokatuz gero. Bakoitzak erdikoa ukitzen du eta beso bat hasten du. Erdikoaren inguruan 8 fitxa daudenean, izarra osatuta dago. Gero jarri 8 muturretako edozeinetan, alde berdinak elkartuz. Jartzekorik gabe, paso egiten duzu.
        [classico] Txandak erlojuaren orratzen noranzkoan doaz, ezkerrera. Jarri fitxa bat ezker edo eskuin muturrean, aldea mutur irekiaren berdina. Jartzekorik gabe, fitxak hartzen dituzu egoki bat aurkitu arte. Piloa hutsik dagoenean, paso egiten duzu.
        [coppie] Jarri fitxa bat ezker edo eskuin muturrean, aldea mutur irekiaren berdina. Jartzekorik gabe, sei bikoitzeko dominoarekin, paso egiten duzu, fitxa guztiak banatuta daudelako. Bederatzi bikoitzekoarekin, fitxak hartzen dituzu egoki bat aurkitu arte, eta piloa hutsik dagoenean paso egiten duzu.
        [jolly] Jarri fitxa bat mutur batean, elkar ukitzen duten bi aldeek 7 batu dezaten: hirukoari laukoa, bikoari bostekoa, batekoari seikoa. Bederatzi bikoitzekoarekin 10 batu behar dute. Jartzekorik gabe, fitxak hartzen dituzu egoki bat aurkitu arte. Piloko azken bi fitxak ez dira inoiz hartzen: orduan paso egiten duzu.
        [aquamarine] Txandak erlojuaren orratzen noranzkoan doaz. Jarri fitxa bat ezker edo eskuin muturrean, aldea mutur irekiaren berdina. Jartzekorik gabe, paso egiten duzu; ez dago zer harturik.
        [portugues] Txandak erlojuaren orratzen kontra doaz. Jarri fitxa bat ezker edo eskuin muturrean, aldea mutur irekiaren berdina. Jartzekorik gabe, piloko fitxak hartzen dituzu egoki bat aurkitu arte. Piloa hutsik dagoenean, edo 4 jokalarirekin, paso egiten duzu.
        [block] Txandak erlojuaren orratzen noranzkoan doaz. Jarri fitxa bat ezker edo eskuin muturrean, aldea mutur irekiaren berdina. Jartzekorik gabe, paso egiten duzu: inork ez du fitxarik hartzen.
        [draw] Txandak erlojuaren orratzen noranzkoan doaz. Jarri fitxa bat ezker edo eskuin muturrean, aldea mutur irekiaren berdina. Jartzekorik gabe, fitxak hartzen dituzu egoki bat aurkitu arte, eta jarri egiten duzu. Azken bi fitxak ez dira inoiz hartzen: orduan paso egiten duzu.
        [fives] Txandak erlojuaren orratzen noranzkoan doaz. Jarri fitxa bat mutur ireki batean, aldeak berdinak. Gero mutur ireki guztiak kontatzen dira, bikoitza bi aldeekin. Kontua bosten multiploa bada, berehala apuntatzen duzu. Jartzekorik gabe, fitxak hartzen dituzu egoki bat aurkitu arte; piloa hutsik, paso egiten duzu.
        [threes-fives] Txandak erlojuaren orratzen noranzkoan doaz. Jarri fitxa bat ezker edo eskuin muturrean, aldeak berdinak. Gero bi muturrak kontatzen dira, bikoitza bi aldeekin. Jartzekorik gabe, paso egiten duzu: inork ez du fitxarik hartzen.
        [bergen] Txandak erlojuaren orratzen noranzkoan doaz. Jarri fitxa bat ezker edo eskuin muturrean, aldeak berdinak. Jartzekorik gabe, fitxak hartzen dituzu egoki bat aurkitu arte, eta jarri egiten duzu. Azken bi fitxak ez dira inoiz hartzen: orduan paso egiten duzu.
       *[bax] Lehen biran bakoitzak karta bat hartu behar du, eta erakutsi egiten du. Gero, zure txandan, jarri hurrengo apustua eta hartu beste karta bat, edo egin planto, behin betiko. Bigarren kartak 2 unitate balio ditu, hirugarrenak 3, eta horrela aurrera. Eskua amaitzen da kartak agortzen direnean, edo inork hartu ezin edo nahi ez duenean.
    }

rules-special =
    { $game ->
        [salotto] Zure fitxa modu batean baino gehiagotan jar badaiteke, galdetu egiten zaizu: eskuinean edo ezkerrean. Bi muturrak berdinak badira ere galdetzen zaizu. Zuri bikoitzak 10 balio du. 4 jokalarirekin eta sei bikoitzeko dominoarekin beti zazpina fitxa banatzen dira, eta ez dago pilorik.
        [classic] Esku batean lortutakoa joko-puntu bihurtzen da: 0 eta 9 artean, joko-puntu 1; 10 eta 19 artean, 2; 20 eta 29 artean, 3; eta horrela aurrera.
        [garrafina] Beso bat ireki egiten da bere jabearen txanda iritsi eta hor jartzekorik ez duenean; edonork hor jartzean itxi egiten da. 3 jokalarirekin, sei bikoitza hasten da esku bakoitzean, edo bestela norbaitek duen bikoitzik handiena; bikoitzik gabe, berriro banatzen da. Eskuan behin, hiruretako batek bere fitxa guztiak soberako zazpiekin truka ditzake, jarri baino lehen, edo erdikoa jarri ondoren.
        [matador] Hiltzaileak zuri bikoitza eta bi aldeek 7 batzen duten fitxak dira; dominoaren arabera, 10 edo 13. Hiltzaile bat edozein muturretan jar daiteke, edozein unetan; mutur zurian ez da besterik jartzen. Zeharka jartzen da, eta bi aldeetako edozeinekin jarrai daiteke; hasierako fitxa bada, bi muturretan. Hiltzaileak bakarrik jar badaitezke, bat jarri behar duzu.
        [cyprus] Bikoitzak luzera jartzen dira, beste fitxak bezala. Falta diren bederatzikoak inoren eskuan ez badaude eta ezin badira hartu, izarra ezin da osatu. Eskua itxita geratzen da denek bira oso batean paso egin ondoren.
        [classico] 4 jokalarirekin eta sei bikoitzeko dominoarekin, fitxa guztiak banatzen dira, beraz ez dago pilorik. Hurrengo eskua hurrengo jokalariak hasten du, honetan gertatutakoa gertatuta.
        [coppie] Bi bikotekideen puntuek batera baino ez dute balio. Beraz, jokalari bat fitxarik gabe gera daiteke, eta hala ere beste bikoteak eskua irabaz dezake, puntu gutxiago geratzen bazaizkio.
        [jolly] Jollyak zuri bikoitza eta bi aldeek 7, edo 10, batzen duten fitxak dira. Luzera jartzen dira batura betetzen den lekuan, hasieran, edo zuri batean, nahi duzun aldea kanpora begira; edo beste edozein fitxaren ordez, zeharka, edozein muturretan: orduan alde zuri bat bakarrik jar daiteke ondoren, edo horrelako beste jolly bat. Jollyak bakarrik jar badaitezke, baita bat hartu berri duzunean ere, behin har dezakezu fitxa bat; egokia ez bada, jarri jolly bat.
        [aquamarine] Bost bikoitz edo gehiago banatzen badizkizute, banaketa berria eska dezakezu, zure lehen jokaldia baino lehen. Gertatzen den bakoitzean eska daiteke.
        [portugues] Bikoteka, aurkarien fitxek bakarrik balio dute: fitxarik gabe geratu denaren bikotekideari geratzen zaionak ez du inorentzat balio.
        [block] Banatu ez direnak lo daude, buruz behera. Bikoteka itxitako esku baten ondoren, irabazi duen bikotean puntu gutxien duena hasten da; berdin badira, azken hasi denaren ondoren lehena.
        [draw] Bikoteka itxitako esku baten ondoren, irabazi duen bikotean puntu gutxien duena hasten da; berdin badira, azken hasi denaren ondoren lehena.
        [fives] Lehen bikoitza birakaria da. Bi aldeak estalita dituenean, ezkerra eta eskuina, bere puntetan ere jartzen da, goian eta behean. Bere bi aldeak kontatzen dira alde bat libre dagoen bitartean, gero ezer ez; punta bat bere lehen fitxatik aurrera kontatzen da. Beste bikoitzek ez dute puntarik.
        [threes-fives] Kontuak puntu bat balio du dituen hiru bakoitzeko, hiruren multiploa bada, eta bat bost bakoitzeko, bosten multiploa bada. Beraz, seik 2 balio du, bederatzik 3, hamarrek 2, hamabik 4, hamabostek 8, hemezortzik 6, eta hogeik 4. Hasierako fitxak ere apuntatzen du.
        [bergen] Zure fitxaren ondoren bi muturrak berdinak badira, buru bikoitza da: 2 puntu. Horietako batean bikoitz bat badago, orain edo lehenago jarria, buru hirukoitza da: 3 puntu. Hasierako bikoitzak 2 balio du.
       *[bax] Beltza: kanpoan zaude, galdu duzu, eta zure puntuek ez dute balio. Gorria: ez duzu karta gehiagorik hartzen, puntuak gordetzen dituzu eta zain geratzen zara. Beste edozein kartarekin jarrai dezakezu, edo geroago planto egin.
    }

rules-score =
    { $game ->
        [salotto] Puntuak txarrak dira. Fitxarik gabe geratzen denak 0 apuntatzen du, beste guztiek eskuko puntuak. Itxita, eta hartzeko ezer ez dagoela: bakoitzak bere eskukoa apuntatzen du. Taldeka, fitxarik gabe geratzen den taldeak 0. Beste talde bakoitzak bere fitxak apuntatzen ditu, gehi fitxarik gabe geratu denaren taldekideei geratzen zaiena. Itxita: talde bakoitzak bere fitxak apuntatzen ditu.
        [classic] Fitxarik gabe geratzen denak beste guztien eskuko puntuak apuntatzen ditu, bikotekidearenak ere bai. Itxita, puntu gutxien duenak irabazten du, bikoteka bien fitxak batera, eta esku guztietakoak apuntatzen ditu, bereak ere bai. Puntu gutxien dutenak berdinduta badaude, inork ez du apuntatzen, eta jokalari berak hasten du hurrengo eskua.
        [garrafina] Norbait fitxarik gabe: galtzaile bakoitzak irabazleari bere eskuko puntuak ordaintzen dizkio. Itxita: puntu gutxien duenak irabazten du, eta galtzaile bakoitzak aldea ordaintzen du. Puntu gutxien dutela berdinduta daudenek ez diote elkarri ezer ordaintzen; besteek ordaintzen dutena haien artean banatzen da, eta soberako puntuak hasi denaren ondoren lehen datorrenarentzat dira. Fitxak trukatu dituen galtzaileak bikoitza ordaintzen du. Saldo guztien batura 0 da beti.
        [matador] Fitxarik gabe geratzen denak besteen eskuko puntuak apuntatzen ditu. Eskua itxita geratzen bada, puntu gutxien duenak irabazten du, eta besteen puntuak apuntatzen ditu, bereak kenduta. Puntu gutxien dutenak berdinduta badaude, inork ez du apuntatzen.
        [cyprus] Fitxarik gabe geratzen denak besteen eskuko puntuak apuntatzen ditu. Eskua itxita geratzen bada, puntu gutxien duenak irabazten du, eta besteen puntuak apuntatzen ditu, bereak kenduta. Puntu gutxien dutenak berdinduta badaude, inork ez du apuntatzen.
        [classico] Fitxarik gabe geratzen denak besteen eskuko puntuak apuntatzen ditu. Eskua itxita geratzen bada, puntu gutxien duenak irabazten du, eta besteen puntuak apuntatzen ditu, bereak kenduta. Puntu gutxien dutenak berdinduta badaude, eskua baliogabea da: inork ez du apuntatzen.
        [coppie] Eskua amaitzen da norbait fitxarik gabe geratzean, edo denek paso egitean. Bien fitxak batera, puntu gutxien dituen bikoteak irabazten du, eta beste bikotearen puntuak apuntatzen ditu. Biek berdin badute, eskua baliogabea da.
        [jolly] Fitxarik gabe geratzen denak besteen eskuko puntuak apuntatzen ditu. Bira oso batean denek paso egiten badute, puntu gutxien duenak irabazten du eta besteen eskuko puntuak apuntatzen ditu. Puntu gutxien dutenak berdinduta badaude, eskua baliogabea da.
        [aquamarine] Norbait fitxarik gabe geratzen denean, beste bikoteak oraindik dituen puntuak apuntatzen ditu. Eskua itxita badago, inork ezin du jarri, eta puntu gehien dituen bikoteak bereak apuntatzen ditu. Biek berdin badute, azken fitxa jarri duen bikoteak irabazten du, eta besteak bereak apuntatzen ditu.
        [portugues] Fitxarik gabe geratzen denak aurkarien puntuak apuntatzen ditu, bikotearentzat bikoteka jokatuz gero. Eskua itxita geratzen bada, puntu gutxien dituen jokalariak edo bikoteak irabazten du eta aurkarien puntuak apuntatzen ditu. Puntu gutxien dutenak berdinduta badaude, inork ez du apuntatzen.
        [block] Fitxarik gabe geratzen denak aurkari guztien puntuak apuntatzen ditu. Eskua itxita geratzen bada, puntu gutxien duenak irabazten du, bikoteka bi eskuak batera, eta besteen puntuak apuntatzen ditu, bereak kenduta. Gutxienak berdinduta badaude, eskua baliogabea da.
        [draw] Fitxarik gabe geratzen denak aurkari guztien puntuak apuntatzen ditu. Eskua itxita geratzen bada, puntu gutxien duenak irabazten du, bikoteka bi eskuak batera, eta besteen puntuak apuntatzen ditu, bereak kenduta. Gutxienak berdinduta badaude, eskua baliogabea da.
        [fives] Fitxarik gabe geratzen denak, gainera, aurkarien puntuak apuntatzen ditu, bostekora biribilduta. Itxita: puntu gutxien duenak irabazten du, eta besteenak apuntatzen ditu, bostekora biribilduta. Berdinduta badaude, inork ez du apuntatzen. Kidearen fitxak ez dira inorentzat kontatzen.
        [threes-fives] Zure azken fitxak puntu bat gehiago balio du; bikoteka, bikotearen azkenak, eskuak aurrera egiten baitu bi kideak fitxarik gabe geratu arte. Eskuan geratzen dena ez da inoiz kontatzen, eta itxierak ez du ezer ematen.
        [bergen] Fitxarik gabe geratzeak puntu 1 gehiago balio du. Itxiera irabazteak ere bai: bikoitzik gabeko eskuak bikoitzak dituen edozein irabazten du, eta horien artean puntu gutxien duenak. Denek badituzte bikoitzak, gutxien dituenak irabazten du, gero puntu gutxien duenak. Berdinduta badaude, inork ez du apuntatzen.
       *[bax] Berdeak, gorriak, horiak, urdinak eta zuriak puntu 1 balio dute, zuri-horiak eta zuri-urdinak puntu erdia, beltzak ezer ez. Kanpoan ez daudenen artean, puntu gehien duenak irabazten du. Berdinketan, kolore bateko karta gehien dituenak: horia zuri-horiarekin, edo urdina zuri-urdinarekin, eta zuria bietako edozein gisa. Berdinketak jarraitzen badu, eskukotik hasita lehenak irabazten du. Denak kanpoan badaude, mahaiko apustuak hor geratzen dira.
    }

rules-match =
    { $game ->
        [salotto] Mugara iristen dena, normalean 100 puntura, partidatik kanpo dago, eta ez zaio fitxa gehiagorik banatzen. Geratzen den azken jokalariak edo taldeak irabazten du. Azkenak esku berean iristen badira mugara, haien artean guztira gutxien duenak irabazten du; gutxien dutenak berdinduta badaude, garaipena partekatzen dute.
        [classic] Joko bat 20 joko-puntu gainditzen dituen lehen jokalariarentzat edo bikotearentzat da; 20 justu ez da nahikoa. Partida hiru jokotako onena da: bi joko lehenik irabazten dituenarentzat. Joko berri bat hurrengo jokalariak hasten du.
        [garrafina] 100 puntuko saldora, edo zuk aukeratutako mugara, lehen iristen denak irabazten du partida; edo esku kopuru jakin bat jokatzen da.
        [matador] 100 puntura iristen den lehen jokalariak irabazten du partida, edo 200 puntura, hala aukeratzen baduzu.
        [cyprus] 60 puntura iristen den lehen jokalariak irabazten du partida, edo adostutako beste mugara.
        [classico] Mugara iristen den lehen jokalariak irabazten du partida, normalean 100 puntura.
        [coppie] Mugara iristen den lehen bikoteak irabazten du partida, normalean 100 puntura.
        [jolly] Mugara iristen den lehen jokalariak irabazten du partida, normalean 100 puntura.
        [aquamarine] Mugara iristen den lehen bikoteak, normalean 100 puntura, partida galtzen du; beste bikoteak irabazten du.
        [portugues] Mugara iristen den lehen jokalariak edo bikoteak irabazten du partida, normalean 100 puntura.
        [block] Mugara iristen den lehen jokalariak edo bikoteak irabazten du partida, normalean 100 puntura.
        [draw] Mugara iristen den lehen jokalariak edo bikoteak irabazten du partida, normalean 100 puntura.
        [fives] 150 puntura, edo beste muga batera, lehena iristen denak irabazten du partida, eta berehala: fitxa baten puntuak nahikoa badira, eskuak ez dira gehiago kontatzen.
        [threes-fives] Partida 61 puntu zehatzera doa, edo beste muga batera, eta berehala amaitzen da. Muga gaindituko lukeena ez da apuntatzen.
        [bergen] 15 puntura lehena iristen denak irabazten du partida, 10era 3 edo 4 jokalarirekin, eta berehala: fitxa baten puntuak nahikoa badira, eskua amaitu da.
       *[bax] Apustuekin: eskuaren irabazleak mahaiko apustuak eramaten ditu, zure saldoa zure puntuazioa da, eta partidak esku kopuru jakin bat irauten du, normalean 10. Txapelketan bezala: irabazitako eskuek balio dute, eta 10 dituen lehenak irabazten du. Partida ofizialek 4 jokalari dituzte, hainbat mahaitan; irabazleek elkarren aurka jokatzen dute, bat bakarrik geratu arte.
    }

rules-house =
    { $game ->
        [salotto] Etxeko arauak. Fitxa hartzea, jartzekorik ez denean: fitxa bat, egoki bat aurkitu arte, edo ez hartu. Fitxa hartzea, jartzekoa izan arren. Zuri bikoitzak 10 balio du: beti, edo geratzen den fitxa bakarra denean soilik, eta bestela 0. Eskua talde osoak irabazten du: kide guztiak fitxarik gabe daudenean. Pentsatzeko denbora: hainbeste segundo txanda batentzat.
        [classic] Ez dago etxeko araurik.
        [garrafina] Ez dago etxeko araurik.
        [matador] Etxeko arauak. Hiltzaileak luzera jartzen dira: zuk aukeratzen duzu zein alde dagoen kanpora begira. Fitxa hartzea, hiltzailea jarri beharrean: egin dezakezu, hiltzaileak bakarrik jar daitezkeenean. Fitxa bakarra hartzea, jartzekorik ez denean; aurreko arauarekin batera, egokia ez bada, hiltzaile bat jarri behar duzu. Azken bi fitxak ez dira inoiz hartzen.
        [cyprus] Etxeko arauak. Zenbat fitxa banatzen diren: Bellen arabera, esan bezala; Botermansen arabera, 8 edo 9 jokalarik 5 fitxa; edo Celkoren arabera: 9, 8, 7, 7, 6, 6 edo 5 fitxa, lau jokalaritik hamarrera. Pilotik hartzea: fitxa bat, jartzekorik ez denean, eta egokia bada jarri egiten da; azken fitxa ez da inoiz hartzen.
        [classico] Ez dago etxeko araurik.
        [coppie] Ez dago etxeko araurik.
        [jolly] Ez dago etxeko araurik.
        [aquamarine] Ez dago etxeko araurik.
        [portugues] Ez dago etxeko araurik.
        [block] Etxeko araua. Hurrengo jokalaria hasten da beti, edonork irabazita ere, edozein fitxarekin.
        [draw] Etxeko arauak. Hurrengo jokalaria hasten da beti, edonork irabazita ere. Azken bi fitxak ere hartzen dira. Fitxa hartzea, jartzekoa izan arren: lehenik bat har dezakezu, eta gero jarri egin behar duzu.
        [fives] Etxeko arauak. Bikoitz birakariak: lehen bikoitza, bat ere ez, edo bikoitz guztiak. Bi jokalarirentzat 9na fitxa. Lau jokalarirentzat 7na fitxa. Bikoitz altuena hasten da beti. Azken bi fitxak ez dira inoiz hartzen. Itxieran norberaren puntuak kentzen dira. Puntuak zati bost, 61era. Muga zehatz bete behar da: gaindituko lukeena ez da apuntatzen.
        [threes-fives] Etxeko arauak. Lau jokalarirentzat 5na fitxa. Bi jokalarirentzat 9na fitxa. Eskua lehen kidea fitxarik gabe geratzean amaitzen da. Muga gainditu daiteke. Hasierako fitxak ezin du irabazi. Pasoengatiko puntuak: jarraian zenbait paso izan ondoren jartzen duenak puntu bat gehiago apuntatzen du bakoitzeko.
        [bergen] Etxeko arauak. Azken bi fitxak ere hartzen dira. Fitxarik gabe geratzeak 2 balio du. Itxieran puntuek bakarrik balio dute. Mugatik hurbil buruek gutxiago balio dute: 1, 2 puntu falta bazaizkizu, eta 2, 3 falta bazaizkizu.
       *[bax] Nola jokatu aukeratzen duzu: apustuekin, edo txapelketan bezala.
    }
rules-usual = Aldatzen ez badituzu, hauek balio dute.
