# same train salotto garrafina matador jolly bax bergen latino kozel gaple pontinho
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Baskischer Klassiker
        [garrafina] Garrafina
        [matador] Matador
        [cyprus] Zypern
        [classico] Italienischer Klassiker
        [coppie] Italienische Paare
        [jolly] Jolly
        [aquamarine] Spanische Paare
        [portugues] Portugiesisches Ziehdomino
        [block] Blockdomino
        [draw] Ziehdomino
        [fives] Fünferdomino
        [threes-fives] Fünfer und Dreier
        [bergen] Bergen
        [latino] Latino
        [cubano] Kubanisches Domino
        [brasileiro] Brasilianisches Domino
        [gaple] Gaple
        [train] Mexican Train
        [chicken-foot] Hühnerfuß
        [forty-two] Texas 42
        [moon] Mond
        [kozel] Kozel
        [sebastopol] Sewastopol
        [cross] Kreuz
        [tiddly-wink] Tiddly-Wink
        [all-threes] Dreierdomino
        [pontinho] Pontinho
       *[bax] Bax erregea
    }

game-about =
    { game-name }: { $game ->
        [salotto] 2 bis 10 Spieler; zieh einen Stein, wenn nichts geht, und sammle wenig Punkte.
        [classic] 2 bis 4 Spieler, auch in Paaren; leg alles ab und zähl, was die anderen noch haben.
        [garrafina] 3 oder 4 Spieler; alle haben einen eigenen Arm, und wer fertig wird, wird bezahlt.
        [matador] 2 bis 10 Spieler; Hälften, die sich berühren, ergeben 7.
        [cyprus] 4 bis 10 Spieler; ein Stern mit acht Armen, und niemand zieht.
        [classico] 2 bis 6 Spieler; zieh, bis ein Stein geht, und leg als Erster alles ab.
        [coppie] 4 Spieler in ausgelosten Paaren; behaltet weniger Augen übrig.
        [jolly] 2 bis 4 Spieler; Hälften, die sich berühren, ergeben 7, und ein Jolly passt überall.
        [aquamarine] 4 Spieler in Paaren; das erste Paar mit 100 Punkten verliert.
        [portugues] 2 bis 4 Spieler, auch in Paaren; zieh, bis ein Stein geht.
        [block] 2 bis 4 Spieler, auch in Paaren; niemand zieht.
        [draw] 2 bis 4 Spieler, auch in Paaren; zieh, bis ein Stein geht, aber lass die letzten zwei.
        [fives] 2 bis 4 Spieler, auch in Paaren; es zählt, wenn die offenen Enden zusammen durch fünf teilbar sind.
        [threes-fives] 2 bis 4 Spieler, auch in Paaren; es zählt, wenn beide Enden zusammen durch drei oder fünf teilbar sind.
        [bergen] 2 bis 4 Spieler; es zählt, wenn beide Enden gleich sind.
        [latino] 2 bis 4 Spieler, oder Paare; das Spiel der Karibik und Lateinamerikas.
        [cubano] 4 Spieler in Paaren, mit den Steinen bis Pasch 9.
        [brasileiro] 4 Spieler in Paaren; ein gut gewählter letzter Stein zählt mehr, und 6 Punkte gewinnen.
        [gaple] 4 Spieler, auch in Paaren; werde mit einem Stein fertig, der viel zählt.
        [train] 2 bis 10 Spieler; für jeden ein Train, und der Mexican Train für alle.
        [chicken-foot] 2 bis 10 Spieler; aus jedem Pasch wachsen drei Zehen.
        [forty-two] 4 Spieler in Teams; bietet um Trumpf und macht Stiche.
        [moon] 3 Spieler, oder 4 in Teams; bietet um Trumpf und Stiche und nehmt den Skat.
        [kozel] 2 bis 4 Spieler, auch in Paaren; wer zuerst 101 Punkte hat, ist der Ziegenbock.
        [sebastopol] 3 oder 4 Spieler; ein Stern mit vier Armen, und niemand zieht.
        [cross] 2 bis 4 Spieler, auch in Paaren; vier Arme um einen Pasch, und es wird gezogen.
        [tiddly-wink] 4 bis 10 Spieler; drei Steine für jeden, ein offenes Ende, und nach einem Pasch noch ein Stein.
        [all-threes] 2 bis 4 Spieler, auch in Paaren; es zählt, wenn die offenen Enden zusammen durch drei teilbar sind.
        [pontinho] 4 Spieler in Paaren; es zählt, wenn die offenen Enden zusammen durch fünf teilbar sind, und wenn die anderen passen.
       *[bax] 2 bis 8 Spieler; nimm Karten für Punkte, und hör vor einer schwarzen auf.
    }

## Hausregeln

# same chuchazo
rule-name =
    { $rule ->
        [mode] Worum die Runden gehen
        [draw] Ziehen, wenn nichts geht
        [draw-anyway] Ziehen, obwohl ein Stein geht
        [double-blank] Pasch blank zählt 10
        [whole-team] Eine Runde gewinnt nur das ganze Team
        [matador-in-line] Matadore liegen längs
        [keep-matador] Ziehen statt einen Matador legen
        [draw-one] Nur einen Stein ziehen
        [last-two] Die letzten zwei Steine bleiben liegen
        [deal] Wie viele Steine ausgeteilt werden
        [boneyard] Aus dem Talon ziehen
        [rotate] Jede Runde eröffnet der Nächste
        [empty-yard] Auch die letzten zwei Steine werden gezogen
        [spinner] Spinner
        [deal-9] Zu zweit 9 Steine für jeden
        [deal-7] Zu viert 7 Steine für jeden
        [highest-double] Der höchste Pasch eröffnet
        [minus-own] Bei einer Sperre gehen die eigenen Augen ab
        [by-five] Punkte durch fünf geteilt
        [by-three] Punkte durch drei geteilt
        [exact] Das Limit genau treffen
        [muggins] Muggins, jeder sagt selbst, wie viel es ist
        [penalty] Eine falsche Zahl schenkt die Summe her
        [deal-5] 5 Steine für jeden
        [first-out] Der erste Partner ohne Steine beendet die Runde
        [past] Das Limit darf überschritten werden
        [no-down] Der erste Stein kann nicht gewinnen
        [knock-points] Punkte, wenn davor gepasst wurde
        [out-2] Der letzte Stein bringt 2
        [lightest] Bei einer Sperre zählen nur die Augen
        [slow-finish] Kurz vor dem Limit zählen gleiche Enden weniger
        [lowest-double] Der niedrigste Pasch eröffnet
        [match] Was die Partie gewinnt
        [opens] Wer die nächste Runde eröffnet
        [tranque] Wer eine Sperre gewinnt
        [opponents-only] Nur die Augen der Verlierer zählen
        [capicua] Kapikua
        [no-blank] Mit blank keine Kapikua
        [chuchazo] Chuchazo
        [pase-salida] Punkte für Passen nach der Eröffnung
        [salida-void] Nichts dafür, wenn zwei passen
        [pase-corrido] Punkte, wenn alle drei passen
        [prizes] Rundenprämien, in den ersten vier Runden
        [all-pips] Der letzte Stein bringt die Augen von allen
        [pair-total] Bei einer Sperre zählen beide Hände zusammen
        [oriente] Wie in Ostkuba
        [dorme] Vier Steine schlafen
        [cruzada-6] Eine Cruzada bringt 6
        [system] Nach welchem Verband
        [double-blank-points] Punkte für Pasch blank
        [own-first] Der Mexican Train erst nach dem eigenen
        [chain] Am Anfang legt jeder eine Kette
        [free-double] Nach einem Pasch noch ein Stein, ohne zu decken
        [cover] Wer einen offenen Pasch deckt
        [blanks-25] Jeder andere Stein mit blank zählt 25
        [centre-toes] Steine an der Mitte am Anfang
        [forced-30] Der Geber muss bieten, wenn alle anderen passen
        [forced-4] Der Letzte muss bieten, wenn alle anderen passen
        [name-first] Trumpf wird vor dem Skat gewählt
        [lead-trump] Zuerst wird Trumpf ausgespielt
        [set-pays] Ein verlorenes Gebot bekommen die anderen
        [straight] Es gibt immer Trumpf
        [play-out] Jede Runde geht bis zum letzten Stich
        [points-250] Punkte statt Strichen, bis 250
        [nello] Nello: keinen Stich machen
        [plunge] Plunge, mit 4 Paschen
        [splash] Splash, mit 3 Paschen
        [sevens] Siebener: möglichst nah an 7 Augen
        [eggs] Eier nach einem Fisch mit Gleichstand
        [deal-6] 6 Steine für jeden, und niemand zieht
        [first-circle] Nach dem ersten Umlauf ist die Mitte zu
        [second-tile] Wer eröffnet, darf einen zweiten Stein legen
        [maltese] Maltesisch: der zweite Stein jedes Arms ist ein Pasch
        [score] Worum gespielt wird
        [deal-out] Alle Steine werden ausgeteilt
        [both-ends] Beide Enden offen
        [rounding] Wie die Hände gerundet werden
        [account] Punkte, ab denen geschrieben wird
        [hang] Punkte, die nicht reichen, warten
        [two-doubles] Zwei Pasche in einem Zug
        [engine] Woher die Lokomotive kommt
        [centre] Woher die Mitte kommt
        [go-on] Pasch und erste Zehe in einem Zug
        [last-tile] Den letzten Stein ansagen
        [hands] Wie viele Steine ausgeteilt werden
        [salida-plain] Punkte für Passen nach einer Eröffnung ohne Pasch
        [capicua-double] Kapikua mit einem Pasch
        [first-pass] Punkte für das erste Passen der Partie
        [spinner-single] Der Eröffnungspasch zählt einfach, wenn eine Seite bedeckt ist
        [pass] Punkte für ein Passen
        [galo] Hahn: alle anderen passen
        [double-alone] Ein letzter Pasch zählt anstelle der Hände
        [five-doubles] Weiterspielen mit fünf Paschen
        [opening-pass] Die Eröffnung weiterzugeben zählt wie ein Passen
        [tie] Wer eine Sperre bei Gleichstand gewinnt
        [three] Steine zu dritt
        [one-all] Bei je einer Runde fällt niemand auf 0
        [tranque-bonus] Prämie für eine Sperre
        [sporting] Pasch 6 muss die Partie nicht eröffnen
        [lot-pair] Das Paar mit dem höchsten Stein wählt, wer eröffnet
        [nello-doubles] Die Pasche im Nello
        [follow-me-doubles] Die Pasche ohne Trumpf
        [claim] Auflegen holt den Rest
       *[thinking-time] Bedenkzeit in Sekunden
    }
rule-value =
    { $value ->
        [stakes] um Einsätze
        [tournament] um gewonnene Runden, wie im Turnier
        [one] einen Stein
        [until] bis einer geht
        [none] kein Ziehen
        [always] immer
        [bell] nach Bell
        [botermans] nach Botermans
        [celko] nach Celko
        [first-spinner] der erste Pasch
        [no-spinner] keiner
        [all-spinners] jeder Pasch
        [by-points] Punkte
        [six-love] Six Love: Runden in Folge
        [straight-six] Straight Six: gewonnene Runden
        [match-10] Match 10: die anderen unter fünf
        [winner] wer gewonnen hat
        [pair] jemand vom Siegerpaar
        [next-player] der Nächste
        [six-six] immer Pasch 6
        [pairs] das niedrigere Paar
        [closer] wer gesperrt hat oder der Nächste, die niedrigere Hand
        [lowest-hand] die niedrigste Hand
        [fifty-points] 50
        [twenty-five-points] 25
        [no-points] keine
        [pordi] Pordi: Punkte für den letzten Stein
        [orado] Orado: die Augen, in Durchgängen
        [four-toes] 4
        [six-toes] 6
        [pool] ein Topf
        [by-sum] alle zusammen
        [by-hand] jede für sich
        [usual-hands] wie üblich
        [galt] nach Galt
        [goodsam] Good Sam aus Idaho
        [texas] Good Sam aus Texas
        [tanglewood] nach Tanglewood
        [lies-there] sie liegt schon da
        [from-hand] aus der Hand, die sie hat
        [highest-held] der höchste Pasch in einer Hand
        [said] das Programm sagt ihn an
        [tap] der Spieler, sonst zieht er zwei
        [tap-turn] der Spieler, sonst zieht er zwei und setzt aus
        [cover-all] alle der Reihe nach
        [cover-layer] nur wer ihn gelegt hat
        [tie-as-usual] wie üblich
        [tie-opener] das Paar, das eröffnet hat
        [tie-closer] das Paar, das gesperrt hat
        [nine-tiles] je 9, ohne Pasch blank
        [seven-tiles] je 7, der Rest schläft
        [cut-throat] jeder gegen jeden: sechs Runden, und jemand hat noch keine
        [doubles-own] eine Farbe für sich
        [doubles-high] jeder der höchste seiner Zahl
        [doubles-low] jeder der niedrigste seiner Zahl
        [bidder-says] wie der Bieter sagt
        [no-splash] keiner
        [three-marks] für 3 Striche
        [two-marks] für 2 Striche, oder 3 über 2
       *[alone] nur als einziger übriger Stein
    }
# same tiddle-a-wink
preset-name =
    { $preset ->
        [dominicano] dominikanisch
        [boricua-500] puerto-ricanisch
        [boricua-200] kurz puerto-ricanisch
        [venezolano] venezolanisch
        [parejas] Paare ohne Prämien
        [jamaica] jamaikanisches Six Love
        [oriente] ostkubanisch
        [orado] Orado
        [tiddle-a-wink] Tiddle-a-Wink
        [sea-goat] Seebock
        [dominicano-50] dominikanisch, Passen zu 50
        [dominicano-30] dominikanisch, Prämien zu 30
        [colmado] Colmado
        [latino-solo] jeder für sich
        [cut-throat] jeder gegen jeden
        [tournament] Turnier
        [goodsam] Good Sam aus Idaho
        [tanglewood] nach Tanglewood
       *[usual] üblich
    }
game-preset = { $game }, { $preset }
# same normal
level-name =
    { $level ->
        [easy] leicht
        [expert] sehr stark
        [worlds] zufällige Verteilungen
        [heavy] schwerster Stein zuerst
        [random] irgendein Stein
       *[normal] normal
    }
level-manner =
    { $level ->
        [easy] Sie spielen das Naheliegende und vertun sich manchmal.
        [expert] Sie bedenken alles, was zu sehen war.
        [worlds] Sie spielen jeden Zug in vielen gedachten Verteilungen durch.
        [heavy] Sie legen erst Pasche, dann den schwersten Stein.
        [random] Sie legen irgendeinen Stein, der geht.
       *[normal] Sie denken ein wenig voraus und vergessen wenig.
    }

## Die Liste der Spiele

game-line = { game-name } ({ $id }): { $players }; Dominosätze: { $sets }; { $goal }.
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }; üblich ist { $usual }.
# same
preset-line = { preset-name }: --preset { $id }
rule-value-line = { $id } ({ rule-value })
rule-numbers = { $least } bis { $most }
