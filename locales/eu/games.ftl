# same salotto garrafina jolly bax
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Euskal klasikoa
        [garrafina] Garrafina
        [matador] Hiltzailea
        [cyprus] Zipre
        [classico] Italiar klasikoa
        [coppie] Italiar bikoteak
        [jolly] Jolly
        [aquamarine] Espainiar bikoteak
        [portugues] Portugaldar dominoa
       *[bax] Bax erregea
    }

## Etxeko arauak

rule-name =
    { $rule ->
        [mode] Zer jokatzen den
        [draw] Fitxa hartzea, jartzekorik ez denean
        [draw-anyway] Fitxa hartzea, jartzekoa izan arren
        [double-blank] Zuri bikoitzak 10 balio du
        [whole-team] Eskua talde osoak irabazten du
        [matador-in-line] Hiltzaileak luzera jartzen dira
        [keep-matador] Fitxa hartzea, hiltzailea jarri beharrean
        [draw-one] Fitxa bakarra hartzea
        [last-two] Azken bi fitxak ez dira inoiz hartzen
        [deal] Zenbat fitxa banatzen diren
        [boneyard] Pilotik hartzea
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
       *[alone] geratzen den fitxa bakarra denean soilik
    }
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
rule-value-line = { $id } ({ rule-value })
rule-numbers = gutxienez { $least }, gehienez { $most }
