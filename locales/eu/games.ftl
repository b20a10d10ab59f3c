# same salotto garrafina jolly bax bergen kozel gaple sebastopol tiddly-wink pontinho
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Euskal klasikoa
        [garrafina] Garrafina
        [matador] Matadorea
        [cyprus] Zipre
        [classico] Italiar klasikoa
        [coppie] Italiar bikoteak
        [jolly] Jolly
        [aquamarine] Espainiar bikoteak
        [portugues] Portugaldar dominoa
        [block] Domino itxia
        [draw] Arrantza-dominoa
        [fives] Bostekoak
        [threes-fives] Bostekoak eta hirukoak
        [bergen] Bergen
        [latino] Latinoa
        [cubano] Kubako dominoa
        [brasileiro] Brasilgo bikoteak
        [gaple] Gaple
        [train] Tren mexikarra
        [chicken-foot] Oilo-hanka
        [forty-two] Berrogeita bi
        [moon] Ilargia
        [kozel] Kozel
        [sebastopol] Sebastopol
        [cross] Gurutzea
        [tiddly-wink] Tiddly-wink
        [all-threes] Hirukoak
        [pontinho] Pontinho
       *[bax] Bax erregea
    }

game-about =
    { game-name }: { $game ->
        [salotto] 2 eta 10 jokalari artean; jartzekorik ez bada, hartu fitxa bat, eta egin puntu gutxi.
        [classic] 2 eta 4 jokalari artean, bikoteka ere bai; geratu lehena fitxarik gabe, eta irabazi besteei geratzen zaiena.
        [garrafina] 3 edo 4 jokalari; bakoitzak bere besoa du, eta fitxarik gabe geratzen denari ordaintzen zaio.
        [matador] 2 eta 10 jokalari artean; elkar ukitzen duten aldeek 7 batzen dute.
        [cyprus] 4 eta 10 jokalari artean; zortzi besoko izarra, eta inork ez du fitxarik hartzen.
        [classico] 2 eta 6 jokalari artean; hartu fitxak jartzekoa izan arte, eta geratu lehena fitxarik gabe.
        [coppie] 4 jokalari, zotz egindako bikoteetan; geratu puntu gutxiagorekin eskuan.
        [jolly] 2 eta 4 jokalari artean; elkar ukitzen duten aldeek 7 batzen dute, eta Jollya edonon jar daiteke.
        [aquamarine] 4 jokalari bikoteka; 100 puntu egiten lehena den bikoteak galtzen du.
        [portugues] 2 eta 4 jokalari artean, bikoteka ere bai; hartu fitxak jartzekoa izan arte.
        [block] 2 eta 4 jokalari artean, bikoteka ere bai; inork ez du fitxarik hartzen.
        [draw] 2 eta 4 jokalari artean, bikoteka ere bai; hartu fitxak jartzekoa izan arte, baina utzi azken biak.
        [fives] 2 eta 4 jokalari artean, bikoteka ere bai; puntuak irabazten dira mutur irekien batura bosten multiploa denean.
        [threes-fives] 2 eta 4 jokalari artean, bikoteka ere bai; puntuak irabazten dira bi muturren batura hiruren edo bosten multiploa denean.
        [bergen] 2 eta 4 jokalari artean; puntuak irabazten dira bi muturrak berdinak direnean.
        [latino] 2 eta 4 jokalari artean, edo bikoteka; Karibeko eta Latinoamerikako jokoa.
        [cubano] 4 jokalari bikoteka, 9ko bikoitzerainoko fitxekin.
        [brasileiro] 4 jokalari bikoteka; ondo aukeratutako azken fitxak gehiago balio du, eta 6 punturekin irabazten da.
        [gaple] 4 jokalari, bikoteka ere bai; amaitu asko balio duen fitxa batekin.
        [train] 2 eta 10 jokalari artean; tren bat bakoitzarentzat, eta tren mexikarra denentzat.
        [chicken-foot] 2 eta 10 jokalari artean; bikoitz bakoitzetik hiru behatz hazten dira.
        [forty-two] 4 jokalari bikoteka; egin eskaintza triunfoagatik, eta irabazi bazak.
        [moon] 3 jokalari, edo 4 bikoteka; egin eskaintza triunfoagatik eta bazengatik, eta hartu erdiko fitxa.
        [kozel] 2 eta 4 jokalari artean, bikoteka ere bai; 101 puntura lehena iristen dena da akerra.
        [sebastopol] 3 edo 4 jokalari; lau besoko izarra, eta inork ez du fitxarik hartzen.
        [cross] 2 eta 4 jokalari artean, bikoteka ere bai; lau beso bikoitz baten inguruan, eta fitxak hartzen dira.
        [tiddly-wink] 4 eta 10 jokalari artean; hiruna fitxa, mutur ireki bat, eta beste fitxa bat bikoitz baten ondoren.
        [all-threes] 2 eta 4 jokalari artean, bikoteka ere bai; puntuak irabazten dira mutur irekien batura hiruren multiploa denean.
        [pontinho] 4 jokalari bikoteka; mutur irekien batura bosten multiploa denean apuntatzen da, eta besteek paso egiten dutenean.
       *[bax] 2 eta 8 jokalari artean; hartu kartak puntuak egiteko, eta gelditu beltz baten aurretik.
    }

## Etxeko arauak

# same chuchazo
rule-name =
    { $rule ->
        [mode] Zer jokatzen den
        [draw] Fitxa hartzea, jartzekorik ez denean
        [draw-anyway] Fitxa hartzea, jartzekoa izan arren
        [double-blank] Zuri bikoitzak 10 balio du
        [whole-team] Eskua talde osoak irabazten du
        [matador-in-line] Matadoreak luzera jartzen dira
        [keep-matador] Fitxa hartzea, matadorea jarri beharrean
        [draw-one] Fitxa bakarra hartzea
        [last-two] Azken bi fitxak ez dira inoiz hartzen
        [deal] Zenbat fitxa banatzen diren
        [boneyard] Pilotik hartzea
        [rotate] Hurrengo jokalaria hasten da beti
        [empty-yard] Azken bi fitxak ere hartzen dira
        [spinner] Bikoitz birakariak
        [deal-9] Bi jokalarirentzat 9na fitxa
        [deal-7] Lau jokalarirentzat 7na fitxa
        [highest-double] Bikoitz altuena hasten da
        [minus-own] Itxieran norberaren puntuak kentzen dira
        [by-five] Puntuak zati bost
        [by-three] Puntuak zati hiru
        [exact] Muga zehatz bete behar da
        [muggins] Muggins, norberak esaten du bere kontua
        [penalty] Zenbaki okerrak kontua ematen dio besteari
        [deal-5] 5na fitxa
        [first-out] Eskua lehen bikotekidea fitxarik gabe geratzean amaitzen da
        [past] Muga gainditu daiteke
        [no-down] Hasierako fitxak ezin du irabazi
        [knock-points] Pasoengatiko puntuak
        [out-2] Fitxarik gabe geratzeak 2 balio du
        [lightest] Itxieran puntuek bakarrik balio dute
        [slow-finish] Mugatik hurbil mutur berdinek gutxiago balio dute
        [lowest-double] Bikoitz baxuena hasten da
        [match] Zerk irabazten duen partida
        [opens] Nor hasten den hurrengo eskuan
        [tranque] Nork irabazten duen itxiera
        [opponents-only] Galtzaileen puntuak bakarrik apuntatzen dira
        [capicua] Kapikua
        [no-blank] Zuriarekin ez dago kapikuarik
        [chuchazo] Chuchazo
        [pase-salida] Irteera-pasoa
        [salida-void] Irteera-pasorik ez, bik paso egiten badute
        [pase-corrido] Paso-bira
        [prizes] Lehen lau eskuen sariak
        [all-pips] Fitxarik gabe geratzeak guztien puntuak ematen ditu
        [pair-total] Itxieran bi eskuek batera balio dute
        [oriente] Kubako ekialdean bezala
        [dorme] Lau fitxa lo daude
        [cruzada-6] Cruzadak 6 balio du
        [system] Zein federaziorena
        [double-blank-points] Zuri bikoitzaren puntuak
        [own-first] Tren mexikarra norberarenaren ondoren bakarrik
        [chain] Lehen txanda katea da
        [free-double] Bikoitzaren ondoren beste fitxa bat, estali gabe
        [cover] Bikoitz irekia nork estali
        [blanks-25] Zuria duen beste fitxa bakoitzak 25 balio du
        [centre-toes] Hasieran erdian jartzeko fitxak
        [forced-30] Banatzaileak eskaini behar du besteek paso eginez gero
        [forced-4] Azkenak eskaini behar du besteek paso eginez gero
        [name-first] Triunfoa erdiko fitxa ikusi aurretik aukeratzen da
        [lead-trump] Lehenik triunfoa atera behar da
        [set-pays] Galdutako eskaintza besteek kobratzen dute
        [straight] Beti dago triunfoa
        [play-out] Esku bakoitza azken bazaraino jokatzen da
        [points-250] Puntuak, ez markak, 250era
        [nello] Nello: bazarik ez egiteko eskaintza
        [plunge] Plunge, 4 bikoitzekin
        [splash] Splash, 3 bikoitzekin
        [sevens] Zazpikoak: 7 puntutik hurbilena
        [eggs] Arrautzak, arraina berdinduta amaitzen bada
        [deal-6] 6na fitxa, eta inork ez du hartzen
        [first-circle] Lehen biraren ondoren erdikoa itxi egiten da
        [second-tile] Hasten denak bigarren fitxa jar dezake
        [maltese] Maltarra: bikoitza bigarren beso bakoitzean
        [score] Zertara jokatzen den
        [deal-out] Fitxa guztiak banatzen dira
        [both-ends] Bi muturrak irekita
        [rounding] Eskuak biribiltzea
        [account] Apuntatzen hasteko puntuak
        [hang] Iristen ez diren puntuak zain geratzen dira
        [two-doubles] Bi bikoitz txanda batean
        [engine] Makina nondik datorren
        [centre] Erdikoa nondik datorren
        [go-on] Bikoitza eta bere lehen behatza txanda batean
        [last-tile] Azken fitxa iragartzea
        [hands] Zenbat fitxa banatzen diren
        [salida-plain] Irteera-pasoa bikoitzik gabe
        [capicua-double] Kapikua bikoitzarekin
        [first-pass] Partidako lehen pasoa
        [spinner-single] Irteerako bikoitza behin kontatzen da alde bat estalita
        [pass] Paso baten puntuak
        [galo] Oilarra: beste guztiek paso
        [double-alone] Azken bikoitza eskuen ordez
        [five-doubles] Bost bikoitzekin jokatzen jarraitzea
        [opening-pass] Irteera pasatzea paso bat bezala
        [tie] Nork irabazten duen itxiera berdindua
        [three] Fitxak hiru jokalarirentzat
        [one-all] Esku bana dutela, inor ez da 0ra itzultzen
        [tranque-bonus] Itxieraren saria
        [sporting] Sei bikoitza ez da nahitaez lehena
        [lot-pair] Fitxa altuenaren bikoteak aukeratzen du nor hasten den
        [nello-doubles] Bikoitzak nelloan
        [follow-me-doubles] Bikoitzak triunforik gabe
        [claim] Zabaltzeak gainerakoa hartzen du
       *[thinking-time] Pentsatzeko denbora, segundotan
    }
rule-value =
    { $value ->
        [stakes] apustuak
        [tournament] irabazitako eskuak, txapelketan bezala
        [one] fitxa bat
        [until] egoki bat aurkitu arte
        [none] ez da hartzen
        [always] beti
        [bell] Bellen arabera
        [botermans] Botermansen arabera
        [celko] Celkoren arabera
        [first-spinner] lehen bikoitza
        [no-spinner] bat ere ez
        [all-spinners] bikoitz guztiak
        [by-points] puntuek
        [six-love] six love: jarraian irabazitako eskuek
        [straight-six] straight six: irabazitako eskuek
        [match-10] match 10: besteak bostera iritsi gabe
        [winner] irabazi duena
        [pair] irabazi duen bikoteko bat
        [next-player] hurrengo jokalaria
        [six-six] beti sei bikoitza
        [pairs] bikote baxuenak
        [closer] itxi duena edo hurrengoa, esku baxuenak
        [lowest-hand] esku baxuenak
        [fifty-points] 50
        [twenty-five-points] 25
        [no-points] bat ere ez
        [pordi] pordi: puntuak azken fitxagatik
        [orado] orado: eskuetako puntuak, setetan
        [four-toes] 4
        [six-toes] 6
        [pool] potea
        [by-sum] denak batera
        [by-hand] bakoitza bere aldetik
        [usual-hands] ohi bezala
        [galt] Galten erara
        [goodsam] Idahoko Good Sam
        [texas] Texasko Good Sam
        [tanglewood] Tanglewooden erara
        [lies-there] hor dago hasieratik
        [from-hand] daukanaren eskutik
        [highest-held] eskuetako bikoitzik handiena
        [said] programak esaten du
        [tap] jokalariak, bestela bi hartu
        [tap-turn] jokalariak, bestela bi hartu eta txanda galdu
        [cover-all] denek, txandaka
        [cover-layer] jarri duenak bakarrik
        [tie-as-usual] ohi bezala
        [tie-opener] hasi den bikoteak
        [tie-closer] itxi duen bikoteak
        [nine-tiles] 9na, zuri bikoitzik gabe
        [seven-tiles] 7na, gainerakoak lo
        [cut-throat] bakoitza beretzat: sei esku, eta norbait oraindik hutsean
        [doubles-own] kolore bat beren aldetik
        [doubles-high] bakoitza bere zenbakiko altuena
        [doubles-low] bakoitza bere zenbakiko baxuena
        [bidder-says] eskaintza duenak dioen bezala
        [no-splash] bat ere ez
        [three-marks] 3 markagatik
        [two-marks] 2 markagatik, edo 3 2ren gainean
       *[alone] geratzen den fitxa bakarra denean soilik
    }
# same orado colmado
# same orado tiddle-a-wink
preset-name =
    { $preset ->
        [dominicano] Dominikako erara
        [boricua-500] Puerto Ricoko erara
        [boricua-200] Puerto Ricoko erara, laburra
        [venezolano] Venezuelako erara
        [parejas] bikote arruntak
        [jamaica] Jamaikako six love
        [oriente] Kubako ekialdekoa
        [orado] orado
        [tiddle-a-wink] Tiddle-a-Wink
        [sea-goat] itsas akerra
        [dominicano-50] Dominikako erara, pasoa 50
        [dominicano-30] Dominikako erara, sariak 30
        [colmado] colmado
        [latino-solo] bakoitza bere aldetik
        [cut-throat] bakoitza beretzat
        [tournament] txapelketakoa
        [goodsam] Idahoko Good Sam
        [tanglewood] Tanglewooden erara
       *[usual] arrunta
    }
game-preset = { $game }, { $preset }
level-name =
    { $level ->
        [easy] maila erraza
        [expert] aditu maila
        [worlds] zorizko banaketak
        [heavy] fitxarik astunena lehenik
        [random] edozein fitxa
       *[normal] maila normala
    }
level-manner =
    { $level ->
        [easy] Begi-bistakoa jokatzen dute, eta noizean behin huts egiten dute.
        [expert] Ikusi den guztia hartzen dute kontuan.
        [worlds] Jokaldi bakoitza irudikatutako banaketa askotan probatzen dute.
        [heavy] Bikoitzak jartzen dituzte lehenik, gero fitxarik astunena.
        [random] Jar daitekeen edozein fitxa jartzen dute.
       *[normal] Pixka bat aurrera begiratzen dute, eta gutxi ahazten dute.
    }

## Jokoen zerrenda

game-line = { game-name } ({ $id }): { $players }; fitxak { $sets }; { $goal }.
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }; normalean { $usual }.
# same
preset-line = { preset-name }: --preset { $id }
rule-value-line = { $id } ({ rule-value })
rule-numbers = gutxienez { $least }, gehienez { $most }
