# Die Regeln jedes Spiels, fürs Ohr: ein Absatz nach dem anderen, kurz genug zum Behalten.

# Die gemeinsamen Wörter aller Spiele mit Steinen; einmal gelesen, nach den Spielern.
rules-words = Ein Stein hat zwei Hälften, jede mit einer Zahl; blank ist 0. Gleiche Hälften machen einen Pasch. Augen sind beide Hälften zusammengezählt. Die gelegten Steine sind die Schlange, mit ihren Enden. Der Talon ist, was nicht ausgeteilt wurde. Mit dem letzten Stein bist du alle Steine los. Passen reihum alle, ist die Runde gesperrt.

rules-players =
    { $game ->
        [salotto] Salotto, für 2 bis 10 Spieler. Jeder spielt für sich, oder in Teams: 2 Teams zu je 2 bis 5, 3 Teams zu je 2 oder 3, 4 Teams zu je 2, oder 5 Teams zu je 2. Die Teams wechseln sich ab, nie spielen zwei aus einem Team nacheinander. Werde deine Steine los und sammle so wenig Punkte wie möglich.
        [classic] Baskischer Klassiker, für 2 bis 4 Spieler. Zu viert spielen zwei Paare, die Partner gegenüber, oder jeder für sich. Wer zuerst alle Steine los ist, bekommt die Augen, die übrig sind.
        [garrafina] Garrafina, für 3 oder 4 Spieler, jeder für sich. Von einem Stein in der Mitte aus baut jeder seinen eigenen Arm. Wer zuerst alle Steine los ist, wird von den anderen bezahlt.
        [matador] Matador, oder russisches Domino, für 2 bis 10 Spieler, jeder für sich. Hälften, die sich berühren, sind nicht gleich: Sie ergeben zusammen 7. Wer zuerst alle Steine los ist, bekommt die Augen der anderen.
        [cyprus] Zypern, für 4 bis 10 Spieler, jeder für sich. Von einem Pasch in der Mitte wächst ein Stern mit 8 Armen. Wer zuerst alle Steine los ist, bekommt die Augen der anderen.
        [classico] Italienischer Klassiker, für 2 bis 6 Spieler, jeder für sich. Wer zuerst alle Steine los ist, bekommt die Augen der anderen.
        [coppie] Italienische Paare, für 4 Spieler. Jeder zieht einen Stein: Die zwei höchsten sind das erste Paar; bei Gleichstand wird neu gezogen. Partner sitzen sich gegenüber. Ziel: zusammen weniger Augen übrig haben als das andere Paar.
        [jolly] Jolly, für 2 bis 4 Spieler, jeder für sich. Hälften, die sich berühren, sind nicht gleich: Sie ergeben zusammen 7. Manche Steine sind Jollys und können jeden anderen ersetzen. Wer zuerst alle Steine los ist, gewinnt die Runde.
        [aquamarine] Spanische Paare, für 4 Spieler in zwei Paaren, die Partner gegenüber. Punkte sind schlecht: Ein Paar, das eine Runde verliert, bekommt seine eigenen Augen, und das erste Paar mit 100 Punkten verliert die Partie.
        [portugues] Portugiesisches Ziehdomino, für 2, 3 oder 4 Spieler, jeder für sich, oder für zwei Paare. Wer zuerst alle Steine los ist, bekommt die Augen der Gegner.
        [block] Blockdomino, für 2 bis 4 Spieler, jeder für sich, oder für zwei Paare, die Partner gegenüber. Sei zuerst alle Steine los, dann bekommst du die Augen, die die anderen noch haben.
        [draw] Ziehdomino, für 2 bis 4 Spieler, jeder für sich, oder für zwei Paare, die Partner gegenüber. Sei zuerst alle Steine los, dann bekommst du die Augen, die die anderen noch haben.
        [fives] Fünferdomino, auf Englisch All Fives oder Muggins, für 2 bis 4 Spieler, jeder für sich, oder für zwei Paare. Punkte gibt es beim Legen: immer wenn die offenen Enden zusammen durch fünf teilbar sind.
        [threes-fives] Fünfer und Dreier, das Spiel der englischen Pubs, für zwei Paare, oder für 2 bis 4 Spieler, jeder für sich. Punkte gibt es beim Legen: immer wenn die zwei Enden zusammen durch drei oder fünf teilbar sind.
        [bergen] Bergen, für 2 bis 4 Spieler, jeder für sich. Punkte gibt es beim Legen: immer wenn beide Enden gleich sind.
        [latino] Latino, das Partnerspiel der Karibik und Lateinamerikas, für 4 Spieler in zwei Paaren, die Partner gegenüber. Sei zuerst alle Steine los, dann bekommt dein Paar, was übrig ist. Jedes Land spielt es auf seine Art: Die dominikanischen, puerto-ricanischen, venezolanischen und jamaikanischen Regeln lassen sich unter einem Namen wählen.
        [cubano] Kubanisches Domino, für 4 Spieler in zwei Paaren, die Partner gegenüber, mit dem Satz bis Pasch 9. Sei zuerst alle Steine los, dann bekommt dein Paar die Augen, die das andere noch hat.
       *[bax] Bax erregea, ein Kartenspiel für 2 bis 8 Spieler, jeder für sich. Nimm eine Karte nach der anderen, um Punkte zu sammeln, jede teurer als die vorige, und hör auf, bevor dich eine schwarze hinauswirft.
    }

rules-deal =
    { $game ->
        [salotto] Bis zu 4 Spieler nehmen den Satz bis Pasch 6, 5 bis 7 Spieler den bis Pasch 9, mehr den bis Pasch 12. Es geht auch ein anderer, höchstens bis Pasch 18. Jeder bekommt 7 Steine; zu fünft, sechst oder siebt je 6, bei mehr Spielern je 5, wenn du nichts anderes wählst. In jeder Runde muss der höchste Pasch auf einer Hand eröffnen. Hat niemand einen, wird neu ausgeteilt.
        [classic] Der Satz bis Pasch 6, 28 Steine, 7 für jeden. In der ersten Runde eröffnet der höchste Pasch. Hat niemand einen Pasch, eröffnet der Stein mit den meisten Augen, bei gleichen der mit der höheren Hälfte. Jede spätere Runde eröffnet, wer auf dem nächsten Platz sitzt, mit einem beliebigen Stein.
        [garrafina] Der Satz bis Pasch 6, 7 Steine für jeden. Wer Pasch 6 hat, legt ihn in die Mitte. Zu viert wandert dann das Recht zu eröffnen jede Runde einen Platz weiter, von dem Platz aus, der es zuletzt hatte. Wer es hat, aber nicht Pasch 6, gibt es weiter, Platz für Platz, bis Pasch 6 gelegt wird.
        [matador] 2 bis 4 Spieler nehmen den Satz bis Pasch 6, je 7 Steine. Mit dem Satz bis Pasch 9 oder Pasch 12 spielen bis zu 10. Zu zweit gibt es je 7 Steine, zu dritt 6, zu viert 5, zu fünft oder sechst 7, ab 7 Spielern 5. Du kannst andere Zahlen wählen. Der höchste Pasch eröffnet; ohne Pasche der höchste Stein.
        [cyprus] Der Satz bis Pasch 9. Zu viert bekommt jeder 13 Steine, zu fünft 11, zu sechst 9, zu siebt 7, zu acht oder neunt 6, zu zehnt 5. Wer Pasch 9 hat, legt ihn in die Mitte; hat ihn niemand, wird neu ausgeteilt. Du kannst den Satz bis Pasch 12 wählen: Dann ist die Mitte Pasch 12.
        [classico] Der Satz bis Pasch 6 oder bis Pasch 9. Zu zweit oder viert bekommt jeder 7 Steine, zu dritt 6, zu fünft 5, zu sechst 4. Vor der ersten Runde zieht jeder offen einen Stein. Es eröffnet, wer die meisten Augen hat, bei gleichen die höhere Hälfte. Eröffnet wird mit einem beliebigen Stein. Jede spätere Runde eröffnet, wer auf dem nächsten Platz sitzt.
        [coppie] Je 7 Steine mit dem Satz bis Pasch 6, je 9 mit dem bis Pasch 9. Wer für die Paare den höchsten Stein gezogen hat, eröffnet die erste Runde; jede spätere, wer auf dem nächsten Platz sitzt. Eröffnet wird mit dem höchsten Pasch auf der eigenen Hand; ohne Pasch mit einem beliebigen Stein.
        [jolly] Mit dem Satz bis Pasch 6 gibt es zu zweit je 7 Steine, zu dritt oder viert 5. Mit dem bis Pasch 9 gibt es zu zweit 9, zu dritt 5, zu viert 7. Vor der ersten Runde zieht jeder offen einen Stein. Es eröffnet, wer die meisten Augen hat, bei gleichen die höhere Hälfte, mit einem beliebigen Stein. Später eröffnet, wer auf dem nächsten Platz sitzt.
        [aquamarine] Der Satz bis Pasch 6, 7 Steine für jeden, keiner bleibt übrig. In der ersten Runde eröffnet Pasch 6. Jede spätere Runde eröffnet jemand vom Siegerpaar, mit einem beliebigen Stein. Gefragt wird, wer von beiden nach den Plätzen zuerst kommt; er darf das Eröffnen dem Partner überlassen.
        [portugues] Der Satz bis Pasch 6, 7 Steine für jeden. Bei weniger als 4 Spielern ist der Rest der Talon, in Portugal Dorme genannt. In jeder Runde eröffnet der höchste Pasch; zu viert ist das immer Pasch 6. Hat niemand einen Pasch, eröffnet der höchste Stein.
        [block] Die Steine bis Pasch 6 oder Pasch 9. Zu zweit bekommt jeder 7, zu dritt oder viert 5, in Paaren 7. In der ersten Runde eröffnet der höchste Pasch auf der Hand; ohne Pasch der höchste Stein. Danach eröffnet, wer gewonnen hat, mit einem beliebigen Stein; nach einer ungültigen Runde der Nächste.
        [draw] Die Steine bis Pasch 6 oder Pasch 9. Zu zweit bekommt jeder 7, zu dritt oder viert 5, in Paaren 7. In der ersten Runde eröffnet der höchste Pasch auf der Hand; ohne Pasch der höchste Stein. Danach eröffnet, wer gewonnen hat, mit einem beliebigen Stein; nach einer ungültigen Runde der Nächste.
        [fives] Die Steine bis Pasch 6. Zu zweit oder dritt bekommt jeder 7, zu viert 5. Vor der ersten Runde zieht jeder einen Stein: Der höchste eröffnet, mit einem beliebigen Stein. Danach eröffnet, wer alle Steine los war; nach einer Sperre wird wieder gezogen.
        [threes-fives] Die Steine bis Pasch 6. Zu zweit bekommt jeder 7, zu dritt 5, zu viert 6; die übrigen schlafen. Vor der ersten Runde zieht jeder einen Stein: Der höchste eröffnet, mit einem beliebigen Stein. Danach eröffnet jedes Mal der Nächste.
        [bergen] Die Steine bis Pasch 6. Zu zweit oder dritt bekommt jeder 6, zu viert 5. In jeder Runde muss der höchste Pasch auf der Hand eröffnen. Hat niemand einen Pasch, wird neu ausgeteilt.
        [latino] Der Satz bis Pasch 6, 7 Steine für jeden, keiner bleibt übrig. In der ersten Runde eröffnet Pasch 6. Danach eröffnet, wer gewonnen hat, mit einem beliebigen Stein: wer ausgegangen ist oder, nach einer Sperre, die niedrigere Hand des Siegerpaars. Nach einer ungültigen Runde eröffnet der Nächste.
        [cubano] Der Satz bis Pasch 9, 10 Steine für jeden; die übrigen 15 schlafen verdeckt. Vor der ersten Runde zieht jeder einen Stein, und der höchste eröffnet, mit einem beliebigen Stein. Danach eröffnet jemand vom Siegerpaar: Gefragt wird, wer von beiden nach den Plätzen zuerst kommt; er darf das Eröffnen dem Partner überlassen. Nach einer ungültigen Runde eröffnet der Nächste.
       *[bax] 16 ovale Karten, je zwei: schwarz, grün, rot, gelb, blau, weiß, weißgelb und weißblau. Alle zahlen 1 Einheit in den Topf. Alle ziehen eine Karte; die höchste ist Vorhand und beginnt: weiß, dann blau, gelb, rot, grün, weißblau, weißgelb, schwarz. Jede Runde rückt die Vorhand einen Platz weiter. Gespielt wird im Uhrzeigersinn.
    }

rules-turn =
    { $game ->
        [salotto] Bist du dran, leg einen Stein an das linke oder rechte Ende, mit einer Hälfte, die der offenen gleicht. Geht nichts, zieh einen Stein: Geht er, darfst du ihn legen oder behalten; dann ist der Nächste dran. Geht nichts und ist der Talon leer, passt du. Solange etwas geht, darfst du nicht ziehen.
        [classic] Gespielt wird nach rechts, gegen den Uhrzeigersinn. Leg einen Stein an das linke oder rechte Ende, mit einer Hälfte, die der offenen gleicht. Geht nichts: Zu viert passt du. Zu zweit oder dritt ziehst du, bis ein Stein geht, und musst ihn legen. Ist der Talon leer, passt du.
        [garrafina] Leg einen Stein ans Ende deines eigenen Arms, gleiche Hälften aneinander, oder an einen offenen Arm eines anderen. Kannst du an den eigenen Arm legen, musst du irgendwo legen. Kannst du es nicht, darfst du passen, auch wenn dein Stein an einen fremden offenen Arm ginge. Gezogen wird nicht.
        [matador] Gespielt wird nach rechts. Leg einen Stein so an ein Ende, dass die zwei Hälften zusammen 7 ergeben: 4 an 3, 5 an 2, 6 an 1. Mit dem Satz bis Pasch 9 ergeben sie 10, mit dem bis Pasch 12 sind es 13. Geht nichts, ziehst du, bis ein Stein geht, und legst ihn. Ist der Talon leer, passt du.
        [cyprus] Zuerst dürfen nur Steine mit 9 gelegt werden, oder mit 12, wenn ihr mit dem Satz bis Pasch 12 spielt. Jeder berührt die Mitte und beginnt einen Arm. Liegen 8 Steine um die Mitte, ist der Stern fertig. Dann leg an irgendeines der 8 Enden, gleiche Hälften aneinander. Geht nichts, passt du.
        [classico] Gespielt wird im Uhrzeigersinn, nach links. Leg einen Stein an das linke oder rechte Ende, mit einer Hälfte, die der offenen gleicht. Geht nichts, ziehst du, bis ein Stein geht. Ist der Talon leer, passt du.
        [coppie] Leg einen Stein an das linke oder rechte Ende, mit einer Hälfte, die der offenen gleicht. Geht nichts, passt du mit dem Satz bis Pasch 6, denn alle Steine sind ausgeteilt. Mit dem bis Pasch 9 ziehst du, bis einer angelegt werden kann; ist der Talon leer, musst du passen.
        [jolly] Leg einen Stein so an ein Ende, dass die zwei Hälften zusammen 7 ergeben: 4 an 3, 5 an 2, 6 an 1. Mit dem Satz bis Pasch 9 ergeben sie 10. Geht nichts, ziehst du, bis ein Stein geht. Die letzten zwei Steine des Talons bleiben immer liegen: Dann passt du.
        [aquamarine] Gespielt wird im Uhrzeigersinn. Leg einen Stein an das linke oder rechte Ende, mit einer Hälfte, die der offenen gleicht. Geht nichts, passt du; zu ziehen gibt es nichts.
        [portugues] Gespielt wird gegen den Uhrzeigersinn. Leg einen Stein an das linke oder rechte Ende, mit einer Hälfte, die der offenen gleicht. Geht nichts, ziehst du, bis ein Stein geht. Ist der Talon leer oder seid ihr zu viert, passt du.
        [block] Gespielt wird im Uhrzeigersinn. Leg einen Stein an das linke oder rechte Ende, seine Hälfte gleich der offenen. Geht nichts, passt du: Niemand zieht.
        [draw] Gespielt wird im Uhrzeigersinn. Leg einen Stein an das linke oder rechte Ende, seine Hälfte gleich der offenen. Geht nichts, ziehst du, bis ein Stein geht, und legst ihn. Die letzten zwei Steine bleiben immer liegen: Dann passt du.
        [fives] Gespielt wird im Uhrzeigersinn. Leg einen Stein an ein offenes Ende, gleiche Hälften aneinander. Dann werden alle offenen Enden gezählt, ein Pasch mit beiden Hälften. Ist die Summe durch fünf teilbar, bekommst du sie sofort. Geht nichts, ziehst du, bis ein Stein geht; ist der Talon leer, passt du.
        [threes-fives] Gespielt wird im Uhrzeigersinn. Leg einen Stein an das linke oder rechte Ende, gleiche Hälften aneinander. Dann werden beide Enden gezählt, ein Pasch mit beiden Hälften. Geht nichts, klopfst du, das heißt, du passt: Niemand zieht.
        [bergen] Gespielt wird im Uhrzeigersinn. Leg einen Stein an das linke oder rechte Ende, gleiche Hälften aneinander. Geht nichts, ziehst du, bis ein Stein geht, und legst ihn. Die letzten zwei Steine bleiben immer liegen: Dann passt du.
        [latino] Gespielt wird gegen den Uhrzeigersinn. Leg einen Stein an das linke oder rechte Ende, seine Hälfte gleich der offenen. Geht nichts, passt du: Zu ziehen gibt es nichts.
        [cubano] Gespielt wird gegen den Uhrzeigersinn. Leg einen Stein an das linke oder rechte Ende, seine Hälfte gleich der offenen. Geht nichts, passt du: Niemand zieht.
       *[bax] Im ersten Umlauf muss jeder eine Karte nehmen und zeigt sie. Danach, wenn du dran bist, zahl den nächsten Einsatz und nimm noch eine Karte, oder hör endgültig auf. Die zweite Karte kostet 2 Einheiten, die dritte 3, und so weiter. Die Runde endet, wenn die Karten aus sind oder niemand mehr nehmen darf oder will.
    }

rules-special =
    { $game ->
        [salotto] Geht dein Stein auf mehr als eine Art, wirst du gefragt: rechts oder links. Du wirst auch gefragt, wenn beide Enden gleich sind. Pasch blank zählt 10. 4 Spieler mit dem Satz bis Pasch 6 bekommen immer je 7 Steine, und es gibt keinen Talon.
        [classic] Was eine Runde bringt, wird zu Spielpunkten: 0 bis 9 Augen sind 1 Spielpunkt, 10 bis 19 sind 2, 20 bis 29 sind 3, und so weiter.
        [garrafina] Ein Arm öffnet sich, wenn sein Besitzer dran ist und dort nichts legen kann; er schließt sich, sobald jemand dort legt. Zu dritt eröffnet jede Runde Pasch 6, sonst der höchste Pasch; ohne Pasch wird neu ausgeteilt. Einmal pro Runde darf einer der 3 alle Steine gegen die 7 übrigen tauschen, bevor er legt oder nach der Mitte.
        [matador] Matadore sind Pasch blank und jeder Stein, dessen Hälften zusammen 7, 10 oder 13 ergeben, je nach Satz. Ein Matador geht jederzeit an jedes Ende; an blank geht nichts anderes. Er liegt quer, an jede seiner Hälften darf man legen; als erster Stein an beiden Enden. Gehen nur Matadore, musst du einen legen.
        [cyprus] Pasche liegen längs wie jeder Stein. Sind die fehlenden Neuner auf keiner Hand und nicht zu ziehen, kann der Stern nicht mehr fertig werden. Die Runde ist gesperrt, sobald reihum alle gepasst haben.
        [classico] Zu viert mit dem Satz bis Pasch 6 sind alle Steine ausgeteilt, also gibt es keinen Talon. Die nächste Runde eröffnet, wer auf dem nächsten Platz sitzt, was auch immer in dieser geschehen ist.
        [coppie] Es zählen nur die Augen beider Partner zusammen. So kann einer alle Steine los sein, und das andere Paar gewinnt die Runde trotzdem, wenn es weniger Augen übrig hat.
        [jolly] Jollys sind Pasch blank und Steine, deren Hälften 7 ergeben, oder 10. Sie liegen längs, wo die Summe stimmt, zum Eröffnen oder an blank, welche Hälfte du willst nach außen; oder sie ersetzen jeden Stein, quer, an jedem Ende: Dann folgt nur blank oder noch ein solcher Jolly. Gehen nur Jollys, auch wenn du eben einen gezogen hast, darfst du einmal ziehen; geht dieser Stein nicht, leg einen Jolly.
        [aquamarine] Bekommst du fünf oder mehr Pasche, darfst du vor deinem ersten Zug neu austeilen lassen. Das geht, sooft es vorkommt.
        [portugues] Bei Paaren zählen nur die Steine der Gegner: Was der Partner dessen, der alle Steine los ist, noch hat, zählt für niemanden.
        [block] Was nicht ausgeteilt ist, schläft verdeckt. Nach einer Sperre in Paaren eröffnet die niedrigere Hand des Paares, das gewonnen hat; sind beide gleich, die erste von beiden nach dem, der eröffnet hatte.
        [draw] Nach einer Sperre in Paaren eröffnet die niedrigere Hand des Paares, das gewonnen hat; sind beide gleich, die erste von beiden nach dem, der eröffnet hatte.
        [fives] Der erste Pasch ist der Spinner. Sind seine beiden Seiten zugedeckt, links und rechts, darf man auch an seine Spitzen legen, oben und unten. Er zählt beide Hälften, solange eine Seite frei ist, danach nichts; eine Spitze zählt ab ihrem ersten Stein. Spätere Pasche haben keine Spitzen.
        [threes-fives] Eine Summe bringt für jede Drei darin einen Punkt, wenn drei sie teilt, und für jede Fünf einen, wenn fünf sie teilt. Also bringt 6 zwei Punkte, 9 drei, 10 zwei, 12 vier, 15 acht, 18 sechs und 20 vier. Auch der erste Stein zählt.
        [bergen] Sind nach deinem Stein beide Enden gleich, bringt das 2 Punkte. Liegt an einem davon ein Pasch, jetzt oder schon vorher gelegt, bringt es 3 Punkte. Der Pasch, der eröffnet, bringt 2.
        [latino] Manche Runden zahlen Prämien. Kapikua: Dein letzter Stein geht an beide Enden, und die sind verschieden. Chuchazo: Du gehst mit Pasch blank aus, und nur ein Ende ist blank. Eröffnungspass: Wer nach dem Eröffner kommt, muss passen. Passrunde: Alle drei anderen passen, und du legst wieder. Rundenpreise: Die ersten vier Runden bringen 100, 75, 50 und 25 Punkte mehr. Prämien werden gleich geschrieben, aber die Partie endet nur mit einer Runde.
        [cubano] Bekommst du fünf oder mehr Pasche, darfst du vor deinem ersten Zug neu austeilen lassen. Das geht, sooft es vorkommt.
       *[bax] Schwarz: Du bist raus, hast verloren, und deine Punkte verfallen. Rot: Du nimmst keine Karten mehr, behältst deine Punkte und wartest. Mit jeder anderen Karte darfst du weitermachen oder später aufhören.
    }

rules-score =
    { $game ->
        [salotto] Punkte sind schlecht. Wer alle Steine los ist, bekommt 0, alle anderen die Augen ihrer Hand. Ist die Runde gesperrt und der Talon leer, bekommen alle die Augen ihrer eigenen Hand. Teams: Das Team, in dem jemand alle Steine los ist, bekommt 0; jedes andere seine eigenen Hände, dazu die Augen, die jenes Team noch hat. Gesperrt: Jedes Team bekommt die eigenen Hände.
        [classic] Wer alle Steine los ist, bekommt die Augen aller anderen Hände, auch die des Partners. Ist die Runde gesperrt, gewinnt, wer die wenigsten Augen hat, bei Paaren beide Hände zusammen, und bekommt die Augen aller Hände, auch die eigenen. Haben mehrere gleich wenig, bekommt niemand etwas, und derselbe Platz eröffnet die nächste Runde.
        [garrafina] Ist jemand alle Steine los, zahlen ihm die anderen ihre Augen. Ist die Runde gesperrt, gewinnt, wer die wenigsten Augen hat; die anderen zahlen den Unterschied. Haben mehrere die wenigsten, zahlen sie einander nichts und teilen, was die anderen zahlen; der Rest geht an den Ersten von ihnen nach dem Eröffner. Wer getauscht hat und verliert, zahlt doppelt. Alle Stände zusammen bleiben 0.
        [matador] Wer alle Steine los ist, bekommt die Augen der anderen Hände. Ist die Runde gesperrt, gewinnt, wer die wenigsten Augen hat, und bekommt die der anderen minus die eigenen. Haben mehrere gleich wenig, bekommt niemand etwas.
        [cyprus] Wer alle Steine los ist, bekommt die Augen der anderen Hände. Ist die Runde gesperrt, gewinnt, wer die wenigsten Augen hat, und bekommt die der anderen minus die eigenen. Haben mehrere gleich wenig, bekommt niemand etwas.
        [classico] Wer alle Steine los ist, bekommt die Augen der anderen Hände. Ist die Runde gesperrt, gewinnt, wer die wenigsten Augen hat, und bekommt die der anderen minus die eigenen. Haben mehrere gleich wenig, ist die Runde ungültig: Niemand bekommt etwas.
        [coppie] Die Runde endet, wenn jemand alle Steine los ist oder alle passen. Das Paar mit weniger Augen, beide Hände zusammen, gewinnt und bekommt die Augen des anderen Paars. Haben beide gleich viele, ist die Runde ungültig.
        [jolly] Wer alle Steine los ist, bekommt die Augen der anderen Hände. Passen reihum alle, gewinnt, wer die wenigsten Augen hat, und bekommt die Augen der anderen. Haben mehrere gleich wenig, ist die Runde ungültig.
        [aquamarine] Ist jemand alle Steine los, bekommt das andere Paar die Augen, die es noch hat. Ist die Runde gesperrt, kann niemand legen, und das Paar mit mehr Augen bekommt seine eigenen. Haben beide gleich viele, gewinnt das Paar, das den letzten Stein gelegt hat, und das andere bekommt seine eigenen.
        [portugues] Wer alle Steine los ist, bekommt die Augen der Gegner, bei Paaren für das Paar. Ist die Runde gesperrt, gewinnt die Seite mit den wenigsten Augen und bekommt die der Gegner. Haben mehrere gleich wenig, bekommt niemand etwas.
        [block] Wer alle Steine los ist, bekommt die Augen aller Gegner. Ist die Runde gesperrt, gewinnen die wenigsten Augen, in Paaren beide Hände zusammen, und bekommen die der anderen minus die eigenen. Bei Gleichstand der wenigsten ist die Runde ungültig.
        [draw] Wer alle Steine los ist, bekommt die Augen aller Gegner. Ist die Runde gesperrt, gewinnen die wenigsten Augen, in Paaren beide Hände zusammen, und bekommen die der anderen minus die eigenen. Bei Gleichstand der wenigsten ist die Runde ungültig.
        [fives] Wer alle Steine los ist, bekommt dazu die Augen der Gegner, auf fünf gerundet. Gesperrt: Die wenigsten Augen gewinnen und bekommen die der anderen, auf fünf gerundet. Bei Gleichstand bekommt niemand etwas. Die Steine des Partners zählen für niemand.
        [threes-fives] Dein letzter Stein bringt einen Punkt mehr; in Paaren der letzte des Paares, denn die Runde geht weiter, bis beide Partner alle Steine los sind. Was auf der Hand bleibt, zählt nie, und eine Sperre bringt nichts.
        [bergen] Ausgehen bringt 1 Punkt mehr. Eine Sperre zu gewinnen auch: Eine Hand ohne Pasch schlägt jede mit Pasch, und unter diesen gewinnen die wenigsten Augen. Haben alle Pasche, gewinnen die wenigsten Pasche, dann die wenigsten Augen. Bei Gleichstand bekommt niemand etwas.
        [latino] Geht jemand aus, bekommt sein Paar alle Augen, die übrig sind, auch die des Partners. Ist die Runde gesperrt, gewinnt das Paar mit weniger Augen, beide Hände zusammen, und bekommt alle, die übrig sind. Bei Gleichstand ist die Runde ungültig.
        [cubano] Geht jemand aus, bekommt sein Paar die Augen des anderen. Ist die Runde gesperrt, gewinnt die niedrigste Hand von allen für ihr Paar, und das bekommt die Augen des anderen. Haben beide Paare eine gleich niedrige, ist die Runde ungültig.
       *[bax] Grün, rot, gelb, blau und weiß sind 1 Punkt, weißgelb und weißblau ein halber, schwarz nichts. Unter denen, die nicht raus sind, gewinnt, wer die meisten Punkte hat. Bei Gleichstand die meisten Karten einer Farbe: gelb mit weißgelb, oder blau mit weißblau, weiß als eins von beiden. Ist es immer noch gleich, gewinnt der Erste ab Vorhand. Sind alle raus, bleibt der Topf stehen.
    }

rules-match =
    { $game ->
        [salotto] Wer das Limit erreicht, meist 100 Punkte, scheidet aus und bekommt keine Steine mehr. Der letzte Spieler oder das letzte Team gewinnt. Erreichen die letzten das Limit in derselben Runde, gewinnt unter ihnen der niedrigste Stand; gleiche niedrigste Stände teilen sich den Sieg.
        [classic] Ein Spiel gewinnt die erste Seite mit mehr als 20 Spielpunkten; genau 20 reichen nicht. Die Partie geht über höchstens drei Spiele: Wer zuerst zwei gewinnt, gewinnt sie. Ein neues Spiel eröffnet, wer auf dem nächsten Platz sitzt.
        [garrafina] Wer zuerst einen Stand von 100 hat, oder das Limit, das du wählst, gewinnt die Partie; oder sie dauert eine feste Zahl von Runden.
        [matador] Wer zuerst 100 Punkte hat, oder 200, wenn du es so wählst, gewinnt die Partie.
        [cyprus] Wer zuerst 60 Punkte hat, oder ein anderes Limit, auf das ihr euch einigt, gewinnt die Partie.
        [classico] Wer zuerst das Limit erreicht, meist 100 Punkte, gewinnt die Partie.
        [coppie] Das Paar, das zuerst das Limit erreicht, meist 100 Punkte, gewinnt die Partie.
        [jolly] Wer zuerst das Limit erreicht, meist 100 Punkte, gewinnt die Partie.
        [aquamarine] Das Paar, das zuerst das Limit erreicht, meist 100 Punkte, verliert die Partie; das andere Paar gewinnt.
        [portugues] Der Spieler oder das Paar, das zuerst das Limit erreicht, meist 100 Punkte, gewinnt die Partie.
        [block] Wer zuerst das Limit erreicht, meist 100 Punkte, gewinnt die Partie, allein oder als Paar.
        [draw] Wer zuerst das Limit erreicht, meist 100 Punkte, gewinnt die Partie, allein oder als Paar.
        [fives] Wer zuerst 150 Punkte hat, oder ein anderes Limit, gewinnt die Partie, und zwar sofort: Reichen die Punkte eines Steins, werden die Hände nicht mehr gezählt.
        [threes-fives] Die Partie geht auf genau 61 Punkte, oder ein anderes Limit, und endet sofort. Was darüber hinausginge, wird gar nicht geschrieben.
        [bergen] Wer zuerst 15 Punkte hat, gewinnt die Partie, zu dritt oder viert 10, und zwar sofort: Reichen die Punkte eines Steins, ist die Runde vorbei.
        [latino] Das Paar, das zuerst das Limit erreicht, meist 200 Punkte, gewinnt die Partie. Erreichen es beide, gewinnt die höhere Summe; bei Gleichstand folgt noch eine Runde. Wer gewinnt, während die anderen nichts haben, gewinnt zu null.
        [cubano] Das Paar, das zuerst das Limit erreicht, meist 100 Punkte, gewinnt die Partie. Wer gewinnt, während die anderen nichts haben, gewinnt zu null.
       *[bax] Um Einsätze: Wer eine Runde gewinnt, nimmt den Topf, dein Guthaben ist dein Stand, und die Partie dauert eine feste Zahl von Runden, meist 10. Als Turnier: Es zählen gewonnene Runden, wer zuerst 10 hat, gewinnt. Offizielle Partien haben 4 Spieler, an mehreren Tischen; die Sieger treffen sich, bis einer übrig ist.
    }

rules-house =
    { $game ->
        [salotto] Hausregeln. Ziehen, wenn nichts geht: einen Stein, bis einer geht, oder kein Ziehen. Ziehen, obwohl ein Stein geht. Pasch blank zählt 10: immer, oder nur als einziger übriger Stein, sonst 0. Eine Runde gewinnt nur das ganze Team: wenn alle Mitglieder ihre Steine los sind. Bedenkzeit: so viele Sekunden pro Zug.
        [classic] Es gibt keine Hausregeln.
        [garrafina] Es gibt keine Hausregeln.
        [matador] Hausregeln. Matadore liegen längs: Du wählst, welche Hälfte nach außen zeigt. Ziehen statt einen Matador legen: Du darfst, wenn nur Matadore gehen. Nur einen Stein ziehen, wenn nichts geht; zusammen mit der Regel davor musst du, wenn er nicht geht, einen Matador legen. Die letzten zwei Steine bleiben immer liegen.
        [cyprus] Hausregeln. Wie viele Steine ausgeteilt werden: nach Bell, wie gesagt; nach Botermans, da gibt es zu acht oder neunt 5; oder nach Celko: 9, 8, 7, 7, 6, 6 oder 5 Steine, für 4 bis 10 Spieler. Aus dem Talon ziehen: einen Stein, wenn nichts geht, und ihn legen, wenn er geht; der letzte Stein bleibt immer liegen.
        [classico] Es gibt keine Hausregeln.
        [coppie] Es gibt keine Hausregeln.
        [jolly] Es gibt keine Hausregeln.
        [aquamarine] Es gibt keine Hausregeln.
        [portugues] Es gibt keine Hausregeln.
        [block] Hausregel. Jede Runde eröffnet der Nächste, egal wer gewonnen hat, mit einem beliebigen Stein.
        [draw] Hausregeln. Jede Runde eröffnet der Nächste, egal wer gewonnen hat. Auch die letzten zwei Steine werden gezogen. Ziehen, obwohl ein Stein geht: Du darfst erst einen ziehen und musst dann legen.
        [fives] Hausregeln. Spinner: der erste Pasch, keiner, oder jeder Pasch. Zu zweit 9 Steine für jeden. Zu viert 7 Steine für jeden. Jede Runde eröffnet der höchste Pasch. Die letzten zwei Steine bleiben liegen. Bei einer Sperre gehen die eigenen Augen ab. Punkte durch fünf geteilt, bis 61. Das Limit genau treffen: Was darüber hinausginge, wird nicht geschrieben.
        [threes-fives] Hausregeln. Zu viert 5 Steine für jeden. Zu zweit 9 Steine für jeden. Der erste Partner ohne Steine beendet die Runde. Das Limit darf überschritten werden. Der erste Stein kann nicht gewinnen. Punkte fürs Klopfen: Wer legt, nachdem reihum geklopft wurde, bekommt für jedes Klopfen einen Punkt mehr.
        [bergen] Hausregeln. Auch die letzten zwei Steine werden gezogen. Ausgehen bringt 2. Bei einer Sperre zählen nur die Augen. Kurz vor dem Limit zählen gleiche Enden weniger: 1, wenn dir 2 Punkte fehlen, 2, wenn dir 3 fehlen.
        [latino] Hausregeln. Was die Partie gewinnt: Punkte; Six Love, gewonnene Runden in Folge; Straight Six, gewonnene Runden; oder Match 10, zehn Runden, bevor die anderen fünf haben, unentschieden bei je fünf. Wer eröffnet. Wer eine Sperre gewinnt: das niedrigere Paar; wer gesperrt hat oder der Nächste, je nachdem, wessen Hand niedriger ist; oder die niedrigste Hand. Nur die Augen der Verlierer. Kapikua, Chuchazo, Eröffnungspass und Passrunde, je so viele Punkte. Mit blank keine Kapikua. Kein Eröffnungspass, wenn zwei passen. Rundenpreise.
        [cubano] Hausregeln. Der höchste Pasch eröffnet, in der ersten Runde. Ausgehen bringt die Augen von allen. Bei einer Sperre zählen beide Hände zusammen. Wie in Ostkuba: der Satz bis Pasch 6, 7 Steine für jeden; alle Augen, die übrig sind, bringen Punkte: unter 3 keinen, bis 20 zwei, bis 30 drei, und einen mehr je zehn. Eine Kapikua, ein letzter Stein, der an beide Enden geht, verdoppelt sie. Bei gleich niedrigen Händen gewinnt das Paar, das eröffnet hat. Die Partie geht bis 20.
       *[bax] Du wählst, wie gespielt wird: um Einsätze oder als Turnier.
    }
rules-usual = Solange du nichts änderst, gilt dies.
