listen-numbers = zéro | blanc; un | as; deux; trois; quatre; cinq; six; sept; huit; neuf; dix; onze; douze; treize; quatorze; quinze; seize; dix sept; dix huit; dix neuf; vingt; vingt et un; vingt deux; vingt trois; vingt quatre; vingt cinq; vingt six; vingt sept; vingt huit; vingt neuf; trente; trente et un; trente deux; trente trois; trente quatre; trente cinq; trente six; trente sept; trente huit; trente neuf; quarante; quarante et un; quarante deux; quarante trois; quarante quatre; quarante cinq; quarante six; quarante sept; quarante huit; quarante neuf; cinquante; cinquante et un; cinquante deux; cinquante trois; cinquante quatre; cinquante cinq; cinquante six; cinquante sept; cinquante huit; cinquante neuf; soixante
listen-tile = { $one } { $other }
listen-double = double { $number } | le double { $number }
listen-lay = { $tile } { $place } | le { $tile } { $place }
listen-left = gauche | à gauche
listen-right = droite | à droite
listen-place = emplacement { $number } | à l'emplacement { $number }
listen-mine = ma branche | mon train | sur ma branche | sur mon train | chez moi
listen-bid = j'annonce { $number } | mon enchère { $number }
listen-say-count = { $number } | je compte { $number }
listen-entry = numéro { $number } | ligne { $number }
listen-yes = oui | oui merci
listen-no = non | non merci

## Ce que font les touches

listen-draw = je pioche | piocher un domino
listen-pass = je dois passer | je passe mon tour | je passe
listen-exchange = changer ma main | échanger ma main | échanger mes dominos
listen-last-tile = dernier domino | mon dernier domino
listen-go-on = on continue | continue la partie
listen-ends = les deux bouts | quels sont les bouts
listen-serpent = tout le serpent | lis le serpent
listen-scores = les points | quel est le score
listen-match = sur la partie | où en est la partie
listen-turn = à qui le tour | à qui de jouer
listen-hand = ma main | mes dominos
listen-next-playable = quel domino va | prochain domino qui va
listen-count = compter les dominos | compter les numéros
listen-repeat = répète cela | dis le encore
listen-hint = donne moi un conseil | il me faut un conseil
listen-help = quelles touches | aide moi s'il te plaît
listen-phrases = qu'est ce que je peux dire | je peux dire quoi
listen-slower = parle moins vite | moins vite
listen-faster = parle plus vite | plus vite
listen-quieter = parle moins fort | moins fort
listen-louder = parle plus fort | plus fort
listen-leave = quitter la partie | quitter la table
listen-stop = arrête de parler | silence s'il te plaît
listen-stop-listening = n'écoute plus | ferme le micro

## Ce qui est dit

listen-no-language = Pour l'instant, cela ne marche qu'en anglais.
listen-no-recording = { $file } n'est pas un enregistrement au format WAV.
listen-asked = { $file } : { $heard }, c'est ça ? Le programme le demanderait.
listen-not-understood = { $file } : Je n'ai pas compris.
listen-hand-held = Imagine que tu as { $tiles } et que c'est à toi.
listen-menu-open = Imagine que tu es au menu principal.
listen-side-asked = Imagine qu'on te demande de quel côté poser { $tile }.
listen-can-say = Tu peux dire : { $phrases }.
listen-ask = { $command } ?
listen-tile-at = { $tile }, { $place }
listen-again = Je n'ai pas compris.
listen-only-browsers = On ne peut parler que dans les navigateurs qui reconnaissent la voix.
listen-not-built = Cette version du jeu ne peut pas écouter. Lance-la avec script/play, ou compile-la avec la fonction listen.
listen-not-there = Pour parler au jeu, il faut d'abord sa reconnaissance vocale : lance serpente-listen, ou script/listen dans les sources. Elle ne comprend que l'anglais.
listen-stopped = La reconnaissance vocale a échoué deux fois. Pour réessayer, relance le jeu.
listen-no-microphone = Il n'y a pas de micro.
listen-microphone-taken = Un autre programme utilise le micro.
listen-microphone-refused = Le jeu n'a pas le droit d'utiliser le micro.
listen-microphone-lost = Le micro a disparu.
listen-microphone-muted = Le micro est coupé : rien n'en vient.
listen-microphone-loud = Je n'ai pas compris : le micro est réglé trop fort.
listen-not-held = Tu n'as pas { $tile }.
listen-opened = J'écoute.
listen-by-itself-off = Le micro ne s'ouvre plus qu'avec la touche.
