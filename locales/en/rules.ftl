# The rules of each game, for the ear: one paragraph at a time, short enough to hold in mind.

# The words all games of tiles share; read once, after the players.
rules-words = A tile has two halves, each with a number; blank is 0. A tile with two equal halves is a double. A tile's pips are its two halves added together. The laid tiles are the serpent, with its ends. The boneyard is the tiles left over from the deal. You are stuck when nothing fits. You go out with your last tile. A full circle of passes blocks the round.

# $game (GameName)
rules-players =
    { $game ->
        [salotto] Salotto, for 2 to 10 players. Each plays alone, or in teams: 2 teams of 2 to 5, 3 teams of 2 or 3, 4 teams of 2, or 5 teams of 2. The teams take turns, so teammates never play one after the other. Get rid of your tiles and collect as few points as you can.
        [classic] Basque classic, for 2 to 4 players. 4 play as two pairs, partners opposite, or each alone. Be first to lay all your tiles, and score the pips that are left.
        [garrafina] Garrafina, for 3 or 4 players, each alone. From one tile in the centre everybody builds an arm of their own. Be first to lay all your tiles, and the others pay you.
        [matador] Matador, or Russian dominoes, for 2 to 10 players, each alone. Halves that touch are not equal: they add up to 7. Be first to lay all your tiles, and score the pips the others hold.
        [cyprus] Cyprus, for 4 to 10 players, each alone. A star of 8 arms grows from one double in the centre. Be first to lay all your tiles, and score the pips the others hold.
        [classico] Italian classic, for 2 to 6 players, each alone. Be first to lay all your tiles, and score the pips the others hold.
        [coppie] Italian pairs, for 4 players. Each draws one tile: the two highest are partners, and so are the others; ties draw again. Partners sit opposite each other. Together, be left with fewer pips than the other pair.
        [jolly] Jolly, for 2 to 4 players, each alone. Halves that touch are not equal: they add up to 7. Some tiles are Jollies, and can stand for any other. Be first to lay all your tiles.
        [aquamarine] Spanish pairs, for 4 players in two pairs, partners opposite. Points count against you: a pair that loses a round scores its own pips, and the first pair with 100 points loses the match.
        [portugues] Portuguese draw, for 2, 3 or 4 players, each alone, or for two pairs. Be first to lay all your tiles, and score the pips your opponents hold.
        [block] Block, for 2 to 4 players, each alone, or for two pairs, partners opposite. Be first to lay all your tiles, and score the pips the others hold.
        [draw] Draw, for 2 to 4 players, each alone, or for two pairs, partners opposite. Be first to lay all your tiles, and score the pips the others hold.
        [fives] Fives, also called All Fives or Muggins, for 2 to 4 players, each alone, or for two pairs. You score while you lay: whenever the open ends add up to a multiple of five.
        [threes-fives] Fives and Threes, the British pub game, for two pairs, or for 2 to 4 players alone. You score while you lay: whenever the two ends add up to a multiple of three or of five.
        [bergen] Bergen, for 2 to 4 players, each alone. You score while you lay: whenever both ends are alike.
        [latino] Latino, the partners' game of the Caribbean and Latin America, for 4 players in two pairs, partners opposite. Be first to lay all your tiles, and score what is left for your pair. Each country plays it in its own way: Dominican, Puerto Rican, Venezuelan and Jamaican rules can be chosen by one name. Or for 2 to 4, each alone.
        [cubano] Cuban dominoes, for 4 players in two pairs, partners opposite, with the double 9 set. Be first to lay all your tiles, and score for your pair the pips the other pair holds.
        [brasileiro] Brazilian dominoes, for 4 players in two pairs, partners opposite. Be first to lay all your tiles, and best with a tile that is worth much: the first pair with 6 points wins.
        [gaple] Gaple, the domino of Indonesia, for 4 players, each alone or in two pairs, partners opposite. Be first to lay all your tiles, and best with a tile that is worth much.
        [train] Mexican Train, for 2 to 10 players, each alone. From a double in the centre, the engine, everybody builds a train of their own, and there is one more for all: the Mexican train. Low score wins. Get rid of your tiles.
        [chicken-foot] Chicken-foot, for 2 to 10 players, each alone. From a double in the centre a tree of arms grows, and every double on an end becomes a foot with three toes. Low score wins. Get rid of your tiles.
        [forty-two] Forty-two, or Texas 42, for 4 players in pairs, partners opposite each other. You bid for trumps and take tricks with domino tiles.
        [kozel] Kozel, Russian for goat, is the courtyard game from the Baltic to Central Asia, for 2 to 4 players, each alone, or for two pairs, partners opposite. Points count against you: whoever has 101 first is the goat and loses. Get rid of your tiles.
        [sebastopol] Sebastopol, for 3 or 4 players, each alone. A star of 4 arms grows from double 6. Be first to lay all your tiles, and score the pips the others hold.
        [cross] Cross, for 2 to 4 players, each alone, or for two pairs, partners opposite. Four arms grow from a double. Be first to lay all your tiles, and score the pips the others hold.
        [tiddly-wink] Tiddly-wink, for 4 to 10 players, each alone. The line has one open end, and a double brings one more tile. Be first to lay all your tiles, and take the pool.
        [all-threes] All Threes, for 2 to 4 players, each alone, or for two pairs. You score while you lay: whenever the open ends add up to a multiple of three.
       *[bax] Bax erregea, a card game for 2 to 8 players, each alone. Take cards one by one for points, each costs more than the last, and stop before a black card throws you out.
    }

# $game (GameName)
rules-deal =
    { $game ->
        [salotto] Up to 4 players use the double 6 set, 5 to 7 players use double 9, and more use double 12; or choose another, up to double 18. Each player gets 7 tiles; with 5 to 7 players, 6; with more, 5. You may choose other numbers. Every round, the highest double in any hand must open. If nobody has a double, the tiles are dealt again.
        [classic] The double 6 set of 28 tiles. Each player gets 7. In the first round the highest double opens. If nobody has a double, the tile with the most pips opens; among equals, the one with the higher half. Each later round is opened by the next player, with any tile.
        [garrafina] The double 6 set, with 7 tiles for each player. Whoever holds the double 6 tile lays it in the centre. With 4 players, first claim to open then moves on one player each round. Whoever has first claim but not the double 6 passes, and so on round the table, until its holder lays it.
        [matador] 2 to 4 players use the double 6 set, with 7 tiles each. With double 9 or double 12, up to 10 may play. 2 players get 7 tiles, 3 players 6, 4 players 5, 5 or 6 players 7, and 7 or more players 5. You may choose other numbers. The highest double opens; without doubles, the highest tile.
        [cyprus] The double 9 set. 4 players get 13 tiles each, 5 players 11, 6 players 9, 7 players 7, 8 or 9 players 6, and 10 players 5. Whoever holds double 9 lays it as the centre; if nobody does, the tiles are dealt again. You may choose the double 12 set: then the centre is double 12.
        [classico] The double 6 or double 9 set. 2 or 4 players get 7 tiles each, 3 players 6, 5 players 5, and 6 players 4. Before the first round everybody draws one tile face up. The most pips open; among equals, the higher half. The opener lays any tile. Each later round is opened by the next player.
        [coppie] With the double 6 set, 7 tiles each; with double 9, 9 tiles each. Whoever drew the highest tile for the pairs opens the first round; each later round is opened by the next player. The opener must lay the highest double in hand; with no double, any tile.
        [jolly] With the double 6 set, 2 players get 7 tiles, 3 or 4 players 5. With double 9, 2 players get 9 tiles, 3 players 5, 4 players 7. Before the first round everybody draws one tile face up. The most pips open; among equals, the higher half. The opener lays any tile. Each later round is opened by the next player.
        [aquamarine] The double 6 set, with 7 tiles for each player, none left over. In the first round double 6 opens. Each later round is opened by one of the winning pair, with any tile. The first of the two in turn order is asked, and may leave the opening to the partner.
        [portugues] The double 6 set, with 7 tiles for each player. With fewer than 4 players, the rest is the boneyard, called dorme in Portugal. Every round, the highest double opens; with 4 players that is always double 6. If nobody has a double, the highest tile opens.
        [block] The double 6 or double 9 set. 2 players get 7 tiles each, 3 or 4 get 5, and in pairs each gets 7. In the first round the highest double held opens; without doubles, the highest tile. Each later round is opened by the last winner, with any tile; after a tied round, by the next player.
        [draw] The double 6 or double 9 set. 2 players get 7 tiles each, 3 or 4 get 5, and in pairs each gets 7. In the first round the highest double held opens; without doubles, the highest tile. Each later round is opened by the last winner, with any tile; after a tied round, by the next player.
        [fives] The double 6 set. 2 or 3 players get 7 tiles each, 4 get 5. For the first round everybody draws a tile, and the highest opens, with any tile. Later, whoever went out opens; after a blocked round everybody draws again. With the double 9 set everybody gets 9, and 250 points win.
        [threes-fives] The double 6 set. 2 players get 7 tiles each, 3 get 5, and 4 get 6; the rest sleeps. For the first round everybody draws a tile, and the highest opens, with any tile. Each later round is opened by the next player.
        [bergen] The double 6 set. 2 or 3 players get 6 tiles each, 4 get 5. Every round, the highest double held must open. If nobody has a double, the tiles are dealt again.
        [latino] The double 6 set, with 7 tiles for each player, none left over. In the first round double 6 opens. Each later round is opened by the winner, with any tile: whoever went out or, after a block, the lower hand of the winning pair. After a tied round, the next player opens. Alone, four get 7 tiles, three get 9, with double blank taken out, and two get 14.
        [cubano] The double 9 set, with 10 tiles for each player; the other 15 sleep unseen. Before the first round everybody draws a tile, and the highest opens, with any tile. Each later round is opened by one of the winning pair: the first of the two in turn order is asked, and may leave the opening to the partner. After a tied round, the next player opens.
        [brasileiro] The double 6 set, with 7 tiles for each player, none left over. In the first round, and after a tied one, the highest double held opens. Each other round is opened by the winner, with any tile: whoever went out or, after a block, the lower hand of the winning pair.
        [gaple] The double 6 set, with 7 tiles for each player, none left over. In the first round double 6 opens. Each later round is opened by the winner, with any tile: whoever went out or, after a block, the lower hand of the side that won it.
        [train] Up to 8 players use the double 12 set, 9 or 10 use double 15. Up to 4 players get 15 tiles each, 5 or 6 get 12, 7 or 8 get 10, and 9 or 10 get 11. You may choose another set. The engine is not dealt: in round 1 it is the highest double, then one lower each round, down to double blank. The first to begin is drawn by lot; each later round the next player begins.
        [chicken-foot] With the double 9 set, up to 6 players get 7 tiles each, 7 or 8 get 6. With double 12, everybody gets 7. The centre is not dealt: in round 1 it is the highest double, then one lower each round, down to double blank. The first to begin is drawn by lot; each later round the next player begins. With double 15, everybody gets 9; 9 or 10 players need that set.
        [forty-two] The double 6 set, 7 tiles each. Lots decide who deals first; later the next player deals. From the dealer's left, everybody has one chance to bid or to pass: 30 to 41 points, one mark, which is all 42 points, or 2 marks, always higher than before. 3 marks or more can only be bid as one more than a standing bid of 2 or more. If all pass, the next player deals.
        [kozel] The double 6 set, with 7 tiles for each player. With 2 or 3 players, the rest is the boneyard, called the bazaar. If a hand has five doubles, or six tiles of one number, all tiles are dealt again. In the first round double 1 must open. If nobody has it, double 2 must, and so on up to double 6, then double blank; without doubles, the highest tile. Each later round is opened by whoever went out, with any tile; after a fish, by whoever closed it.
        [sebastopol] The double 6 set. 4 players get 7 tiles each; 3 get 9, and one sleeps. Every round, whoever holds double 6 lays it as the centre; if it sleeps, the tiles are dealt again.
        [cross] The double 6 or double 9 set. 2 players get 7 tiles each, 3 get 6, 4 get 5. Every round, the highest double held opens, as the centre; without doubles, the tiles are dealt again.
        [tiddly-wink] The double 6 set, for 10 players double 9, with 3 tiles each; the rest sleeps. Every round, the highest double held opens; without doubles, the tiles are dealt again.
        [all-threes] The double 6 set. 2 players get 7 tiles each, 3 or 4 get 5. For the first round everybody draws a tile, and the highest opens, with any tile. Later, whoever went out opens; after a blocked round everybody draws again.
       *[bax] 16 oval cards, two of each: black, green, red, yellow, blue, white, white-yellow and white-blue. Everybody stakes 1 unit in the pot. Everybody draws a card, and the highest is the eldest, who begins: white ranks highest, then blue, yellow, red, green, white-blue, white-yellow, black. Each round the next player is the eldest. Turns go clockwise.
    }

# $game (GameName)
rules-turn =
    { $game ->
        [salotto] On your turn, lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, draw one tile: if it fits, you may lay it or keep it; then the turn passes. If you are stuck and the boneyard is empty, you pass. While something fits you may not draw.
        [classic] Turns go to the right, counter clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, with 4 players you pass. With 2 or 3, you draw until a tile fits, and must lay it. When the boneyard is empty, you pass.
        [garrafina] Lay a tile on the end of your own arm, equal halves touching, or on an open arm of another. If you can lay on your own arm, you must lay somewhere. If you cannot, you may pass, even when another's open arm would take your tile. Nobody draws.
        [matador] Turns go to the right. Lay a tile on an end so that the two touching halves add up to 7: 4 on 3, 5 on 2, 6 on 1. With double 9 they add up to 10, with double 12 to 13. If you are stuck, you draw until a tile fits, and lay it. When the boneyard is empty, you pass.
        [cyprus] First only tiles with a 9 may be laid, or with a 12 if you play double 12. Each touches the centre and starts an arm. When 8 tiles surround the centre, the star is complete. Then lay on any of the 8 ends, equal halves touching. If you are stuck, you pass.
        [classico] Turns go clockwise, to the left. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you draw until a tile fits. When the boneyard is empty, you pass.
        [coppie] Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, with the double 6 set you pass, because all tiles are dealt. With double 9 you draw until a tile fits, and pass when the boneyard is empty.
        [jolly] Lay a tile on an end so that the two touching halves add up to 7: 4 on 3, 5 on 2, 6 on 1. With double 9 they add up to 10. If you are stuck, you draw until a tile fits. The last two tiles of the boneyard are never taken: then you pass.
        [aquamarine] Turns go clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you pass; there is nothing to draw.
        [portugues] Turns go counter clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you draw until a tile fits. When the boneyard is empty, or with 4 players, you pass.
        [block] Turns go clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you pass: nobody draws.
        [draw] Turns go clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you draw until a tile fits, and lay it. The last two tiles are never drawn: then you pass.
        [fives] Turns go clockwise. Lay a tile on an open end, so that the halves that touch are equal. Then all open ends are counted, a double at an end with both halves. If the total is a multiple of five, you score it. If you are stuck, you draw until a tile fits; when the boneyard is empty, you pass.
        [threes-fives] Turns go clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. Then both ends are counted, a double with both halves. If you are stuck, you knock, which is a pass: nobody draws.
        [bergen] Turns go clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you draw until a tile fits, and lay it. The last two tiles are never drawn: then you pass.
        [latino] Turns go counter clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you pass: there is nothing to draw.
        [cubano] Turns go counter clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you pass: nobody draws.
        [brasileiro] Turns go counter clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you pass: there is nothing to draw.
        [gaple] Turns go clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you pass: there is nothing to draw.
        [train] Turns go clockwise. Lay one tile on your own train, on the Mexican train, or on any train with a marker, equal halves touching. The first tile of a train joins the engine. If you are stuck, draw one tile: if it fits, you must lay it. If not, you pass, and your train is open until you lay on it yourself.
        [chicken-foot] Turns go clockwise. First, 4 tiles must be laid on the centre, each with its number, and each begins an arm. Then lay on any open end, equal halves touching. If you are stuck, draw one tile: if it fits, you must lay it. If not, you pass.
        [forty-two] The highest bidder names trumps and leads any tile. Trumps are one of the numbers, the doubles, or none. Turns go clockwise. A tile with the trump number is only a trump. Any other tile belongs to both its numbers, but when it is led, the suit is its higher half. If you have a tile of the suit led, you must play one; if not, play anything.
        [kozel] Turns go clockwise. Lay a tile on the left or right end, so that the halves that touch are equal. If you are stuck, you draw until a tile fits, and lay it. When the bazaar is empty, or with 4 players, you knock, which is a pass.
        [sebastopol] Turns go clockwise. First only tiles with a 6 may be laid, each on the centre, and each starts an arm. When there are 4, the star is complete: then lay on any of the 4 ends, so that the halves that touch are equal. If you are stuck, you pass.
        [cross] Turns go clockwise. First only tiles with the number of the centre may be laid, each on the centre, and each starts an arm. When there are 4, the cross is complete: then lay on any of the 4 ends. If you are stuck, you draw until a tile fits, and lay it. The last two tiles are never drawn: then you pass.
        [tiddly-wink] Turns go clockwise. Everybody lays on the open half of the last tile, so that the halves that touch are equal. Behind a double you may lay one more tile, and behind the next double again. If you are stuck, you pass.
        [all-threes] Turns go clockwise. Lay a tile on an open end, so that the halves that touch are equal. Then all open ends are counted, a double at an end with both halves. If the total is a multiple of three, you score it. If you are stuck, you draw until a tile fits; when the boneyard is empty, you pass.
       *[bax] The first time round, everybody must take one card, and shows it. After that, on your turn, pay the next stake and take another card, or stand for good. The second card costs 2 units, the third 3, and so on. The round ends when the cards are gone, or nobody is left who can or wants to take one.
    }

# $game (GameName)
rules-special =
    { $game ->
        [salotto] If your tile fits in more than one way, you are asked: right or left. You are asked even if both ends are the same. The double blank counts 10. 4 players with the double 6 set always get 7 tiles, and there is no boneyard.
        [classic] The pips of a round become game points: 0 to 9 pips make 1 game point, 10 to 19 make 2, 20 to 29 make 3, and so on.
        [garrafina] An arm opens when its owner's turn comes and nothing fits there; it closes when anybody lays on it. With 3 players, double 6, or else the highest double held, opens every round; with no double, deal again. Once a round, one of the 3 may swap the whole hand for the 7 spare tiles, before laying, or after laying the centre.
        [matador] Matadors are double blank and every tile whose two halves add up to 7, 10 or 13, by the set. A matador goes on any end at any time; on a blank end nothing else goes. It goes across, and you may build on either half; if it is the opening tile, on both ends. If only matadors fit, you must lay one.
        [cyprus] Doubles go in line, like any tile. The missing nines may be in no hand, with nothing to draw: then the star cannot be completed. The round is blocked after a full circle of passes.
        [classico] With 4 players and the double 6 set, all tiles are dealt, so there is no boneyard. The next round is opened by the next player, whatever happened in this one.
        [coppie] Only the pips of both partners together count. So a player may go out, and the other pair may still win the round, if it is left with fewer pips.
        [jolly] Jollies are double blank and tiles whose halves add up to 7, or 10. They go in line where the sum fits, or on a blank, or as the opening tile, either half outward; or they stand in for any tile, across, on any end: then only a blank half can follow, or another such Jolly. If only Jollies fit, even one you have just drawn, you may draw once; if that tile does not fit, lay a Jolly.
        [aquamarine] If you are dealt five or more doubles, you may ask for a redeal, before your first move. You may ask as often as it happens.
        [portugues] In pairs, only the opponents' tiles count: what the partner of the player who goes out still holds counts for nobody.
        [block] What is not dealt sleeps unseen. After a blocked round of pairs, the winning pair's lower hand opens the next; if both are the same, the first of them after the last opener.
        [draw] After a blocked round of pairs, the winning pair's lower hand opens the next; if both are the same, the first of them after the last opener.
        [fives] The first double is the spinner. Once both its sides are covered, left and right, tiles may be laid on its two tips, up and down. It counts both halves while a side is free, and nothing afterwards; a tip counts from its first tile. Later doubles have no tips.
        [threes-fives] A multiple of three scores one point for every three, a multiple of five one for every five. So 6 scores 2, 9 scores 3, 10 scores 2, 12 scores 4, 18 scores 6, 20 scores 4, and 15 scores best: 5 and 3 make 8. The opening tile scores, too.
        [bergen] If both ends are alike after your tile, that is a double header: 2 points. If one of the ends is a double, laid now or before, it is a triple header: 3 points. The opening double scores 2.
        [latino] Some houses pay bonuses. Capicúa: your last tile fits both ends, which differ. Chuchazo: you go out with the double blank while only one end is blank. Opening pass: the player after the opener must pass. Round of passes: all three others pass, and you lay again. Prizes: the first four rounds bring 100, 75, 50 and 25 points more. Bonuses count when they happen, but the match ends only with a round.
        [cubano] If you are dealt five doubles or more, you may ask for a redeal before your first move. It may be asked for as often as it happens.
        [brasileiro] If you are dealt four doubles or more, you may ask for a redeal before your first move. It may be asked for as often as it happens.
        [gaple] If you are dealt five doubles, you may ask for a redeal before you lay your first tile. Six doubles score 1 point at once, except in orado; the tiles are dealt again, and you open.
        [train] A double must be covered. Whoever lays one goes on: with another double, or with a tile on the oldest open double. If they cannot, they draw one tile; if that does not help, they pass and are marked. Then everybody in turn must first cover the oldest double, no matter whose train it is on. When all other tiles of its number are laid, a double is dead: nothing can follow, and nobody has to cover it.
        [chicken-foot] A double on an end opens a foot, and ends your turn. Nothing else may be laid, by anybody, until three tiles are on it: its toes, which are three new ends. When all tiles of its number are on the table, a foot is complete with fewer toes, and so is the centre.
        [forty-two] In a suit its double is the highest, then the tiles by their other half. Doubles as trumps are a suit of their own, with the double 6 highest. The highest trump takes the trick, or else the highest tile of the suit led. Who takes it leads to the next.
        [kozel] A hand with nothing left but double blank counts 25, with nothing but double 6 it counts 50. Beside other tiles they count their pips. A side that has no points yet needs 13 in one round before anything counts: less does not.
        [sebastopol] Doubles go across, and the arm continues one way only. If the last six sleeps, the star cannot be completed: the round is blocked after a full circle of passes.
        [cross] Doubles beside the centre go on one way only. After a blocked round of pairs, the winning pair's lower hand has won it.
        [tiddly-wink] Nobody need lay a second tile: you are asked only if one fits. The last tile may be a double.
        [all-threes] The first double is the spinner. Once both its sides are covered, left and right, tiles may be laid on its two tips, up and down. It counts both halves while a side is free, and nothing afterwards; a tip counts from its first tile. Later doubles have no tips.
       *[bax] Black: you are out, have lost, and your points are void. Red: you take no more cards, keep your points and wait. With any other card you may go on, or stand later.
    }

# $game (GameName)
rules-score =
    { $game ->
        [salotto] Points count against you. Whoever goes out scores 0, everybody else the pips in hand. If the round is blocked, with nothing left to draw, everybody scores their hand. In teams, the team that goes out scores 0. Every other team scores its own hands, plus what the teammates of the player who went out still hold. If the round is blocked, each team scores its own hands.
        [classic] Whoever goes out scores the pips of all other hands, the partner's too. If the round is blocked, the fewest pips win and score all hands, their own included; in pairs, both hands count together. If the fewest are tied, nobody scores, and the same player opens the next round.
        [garrafina] If somebody goes out, each loser pays the winner the pips in hand. If the round is blocked, the fewest pips win, and each loser pays the difference. Players tied for fewest pay each other nothing; what the others pay is split among them, and any points left over go to the first of them after the opener. A loser who swapped hands pays double. All balances together stay at 0.
        [matador] Whoever goes out scores the pips of the other hands. If the round is blocked, the fewest pips win, and score the others' pips minus their own. If the fewest are tied, nobody scores.
        [cyprus] Whoever goes out scores the pips of the other hands. If the round is blocked, the fewest pips win, and score the others' pips minus their own. If the fewest are tied, nobody scores.
        [classico] Whoever goes out scores the pips of the other hands. If the round is blocked, the fewest pips win, and score the others' pips minus their own. If the fewest are tied, nobody wins the round.
        [coppie] The round ends when somebody goes out or all pass. The pair with fewer pips, both hands together, wins and scores the other pair's pips. If both have the same, nobody wins the round.
        [jolly] Whoever goes out scores the pips of the other hands. If everybody passes, the fewest pips win and score the others' hands. If the fewest are tied, nobody wins the round.
        [aquamarine] When somebody goes out, the other pair scores the pips it still holds. If the round is blocked, the pair with more pips scores its own. If both have the same, the pair that laid the last tile wins, and the other scores its own.
        [portugues] Whoever goes out scores the opponents' pips, for the pair if you play in pairs. If the round is blocked, the side with the fewest pips wins and scores the opponents' pips. If the fewest are tied, nobody scores.
        [block] Whoever goes out scores the pips of all opponents. Blocked: the side with the fewest pips, in pairs both hands together, wins and scores the others' pips minus its own. If the fewest are tied, nobody wins the round.
        [draw] Whoever goes out scores the pips of all opponents. Blocked: the side with the fewest pips, in pairs both hands together, wins and scores the others' pips minus its own. If the fewest are tied, nobody wins the round.
        [fives] Going out adds the opponents' pips, to the nearest five. Blocked: the side with the fewest pips wins, and scores the others' pips, to the nearest five. If the fewest are tied, nobody scores. A partner's tiles count for nobody.
        [threes-fives] Your last tile scores one point more; in pairs the pair's last, for the round goes on until both partners are out. What is left in hand is never counted, and a block brings nothing.
        [bergen] Going out scores 1 point more. So does winning a block: a hand without doubles beats any hand with one, and among those the fewest pips win. If all hold doubles, the fewest doubles win, then the fewest pips. If these are tied, nobody scores.
        [latino] When somebody goes out, their pair scores every pip that is left, the partner's too. Blocked: the pair with fewer pips, both hands together, wins and scores every pip that is left. If both have the same, nobody wins the round.
        [cubano] When somebody goes out, their pair scores the pips of the other pair. Blocked: the lowest single hand wins for its pair, which scores the other pair's pips. If hands of both pairs are equally low, nobody wins the round.
        [brasileiro] The last tile counts. Simples, a plain tile: 1 point. Carroça, a double: 2. Lá e lô, a tile that fits both ends, which differ: 3. Cruzada, a double whose number both ends show: 4. Blocked: the pair with fewer pips, both hands together, scores 1. If both have the same, nobody wins the round, and the next one counts double. Hands are never scored.
        [gaple] The last tile counts. A plain tile: 1 point. A balak, which is a double: 2. A ceki, which fits both ends, and these differ: 3. A balak whose number both ends show: 4. Blocked, called batu beradu: whoever closed scores 2 if their side holds less than every other. If another holds less, the closer loses 1 and the lowest scores 2. If tied, the other scores 1.
        [train] Whoever goes out scores 0, with a double, too. Everybody else scores the pips in hand; the double blank counts 50. The round also ends after a full circle of passes, when the boneyard is empty.
        [chicken-foot] Whoever goes out scores 0, with a double, too. Everybody else scores the pips in hand; the double blank counts 50. The round also ends after a full circle of passes, when the boneyard is empty.
        [forty-two] Each trick counts 1 point. The double 5 and the 6 4 count 10 each, the 5 blank, the 4 1 and the 3 2 count 5 each: 42 in all. If the bidders take what they bid, they get one mark, or the marks they bid; if not, the others get as many. The hand stops as soon as that is decided.
        [kozel] When somebody goes out, every other side scores what it holds. What the partner of the winner holds counts for nobody. A blocked round is a fish: the lowest side, in pairs both hands together, scores nothing, and the others score what they hold. Sides tied for the lowest score nothing.
        [sebastopol] Whoever goes out scores the pips of the other hands. If the round is blocked, the fewest pips win, and score the others' pips minus their own. If the fewest are tied, nobody scores.
        [cross] Whoever goes out scores the pips of all opponents. Blocked: the side with the fewest pips, in pairs both hands together, wins and scores the others' pips minus its own. If the fewest are tied, nobody wins the round.
        [tiddly-wink] Each player pays 1 point a round into the pool, and the winner takes it: whoever goes out, or if the round is blocked, the fewest pips. If the fewest are tied, nobody takes it: it waits for the next winner.
        [all-threes] Going out adds the opponents' pips, each hand to the nearest three. Blocked: the side with the fewest pips wins, and scores the others' hands in the same way. If the fewest are tied, nobody scores. A partner's tiles count for nobody.
       *[bax] Green, red, yellow, blue and white count 1 point, white-yellow and white-blue half a point, black nothing. The most points win, among those not out. If tied, the most cards of one colour win: yellow with white-yellow, or blue with white-blue, white as either. If still tied, the first from the eldest wins. If everybody is out, the pot stays.
    }

# $game (GameName)
rules-match =
    { $game ->
        [salotto] Whoever reaches the limit, usually 100 points, is eliminated and is dealt no more tiles. The last player or team left wins. If all who are left reach the limit in the same round, the lowest total among them wins; equal lowest totals share the win.
        [classic] A game goes to the first side past 20 game points; exactly 20 is not enough. The match is the best of three games: the first side to win two. A new game is opened by the next player.
        [garrafina] The first player whose balance reaches 100, or another limit you choose, wins the match; or it lasts a fixed number of rounds.
        [matador] The first player to reach 100 points, or 200 if you choose, wins the match.
        [cyprus] The first player to reach 60 points, or another limit you agree on, wins the match.
        [classico] The first player to reach the limit, usually 100 points, wins the match.
        [coppie] The first pair to reach the limit, usually 100 points, wins the match.
        [jolly] The first player to reach the limit, usually 100 points, wins the match.
        [aquamarine] The first pair to reach the limit, usually 100 points, loses the match; the other pair wins.
        [portugues] The first player or pair to reach the limit, usually 100 points, wins the match.
        [block] The first player or pair to reach the limit, usually 100 points, wins the match.
        [draw] The first player or pair to reach the limit, usually 100 points, wins the match.
        [fives] The first player or pair with 150 points, or another limit you agree on, wins the match, and at once: if a tile brings the last points, the hands are not counted any more.
        [threes-fives] The match goes to exactly 61 points, or another limit, and ends at once. A score that would go over the limit does not count at all.
        [bergen] The first player with 15 points wins the match, with 10 if 3 or 4 play, and at once: if a tile brings the last points, the round is over.
        [latino] The first pair to reach the limit, usually 200 points, wins the match. If both have it, the higher total wins; if they are equal, one more round is played. To win while the others have nothing is a shut-out.
        [cubano] The first pair to reach the limit, usually 100 points, wins the match. To win while the others have nothing is a shut-out.
        [brasileiro] The first pair to reach the limit, usually 6 points, wins the match.
        [gaple] The first pair to reach the limit, usually 7 points, wins the match. Alone, 7 rounds are played, and the highest total wins. If the best are equal, one more round is played.
        [train] A match has a round for each double: 13 with double 12, 10 with double 9, 16 with double 15, or fewer if you like. The lowest total wins; equal lowest totals share the win.
        [chicken-foot] A match has a round for each double: 10 with double 9, 13 with double 12, 16 with double 15, or fewer if you like. The lowest total wins; equal lowest totals share the win.
        [forty-two] The first pair with 7 marks wins the match.
        [kozel] The first side with 101 points, or another limit you agree on, is the goat and loses the match. Of two pairs, the other one wins. Alone, the lowest total wins; equal lowest totals share the win.
        [sebastopol] The first player to reach 100 points, or another limit you agree on, wins the match.
        [cross] The first player or pair to reach the limit, usually 100 points, wins the match.
        [tiddly-wink] 10 rounds are played, or as many as you like, and the best balance wins; equal best share the win. What is left in the pool at the end is nobody's.
        [all-threes] The first player or pair with 150 points, or another limit you agree on, wins the match, and at once: if a tile brings the last points, the hands are not counted any more.
       *[bax] For stakes: the winner of a round takes the pot, your balance is your score, and the match lasts a fixed number of rounds, usually 10. As a tournament: the rounds won count, and the first to win 10 wins the match. Official matches have 4 players, at several tables; the winners meet until one is left.
    }

# $game (GameName)
rules-house =
    { $game ->
        [salotto] House rules. Drawing when stuck: one tile, until one fits, or no drawing. Drawing even if a tile fits. The double blank counts 10: always, or only when it is your last tile, and otherwise 0. A round is won by a whole team: when all its members are out of tiles. Thinking time: so many seconds for a turn.
        [classic] There are no house rules.
        [garrafina] There are no house rules.
        [matador] House rules. Matadors go in line: you choose which half is outward. Drawing rather than laying a matador: you may, when only matadors fit. Drawing only one tile, when stuck; together with the rule before, if it does not fit, you must lay a matador. The last two tiles are never drawn.
        [cyprus] House rules. How many tiles are dealt: by Bell, as told; by Botermans, where 8 or 9 players get 5; or by Celko: 4 players 9 tiles, 5 players 8, 6 or 7 players 7, 8 or 9 players 6, and 10 players 5. Drawing from the boneyard: one tile when stuck, laid if it fits; the last tile is never drawn.
        [classico] There are no house rules.
        [coppie] There are no house rules.
        [jolly] There are no house rules.
        [aquamarine] There are no house rules.
        [portugues] There are no house rules.
        [block] House rule. The next player opens every round, whoever won, with any tile.
        [draw] House rules. The next player opens every round, whoever won. The last two tiles are drawn, too. Drawing even if a tile fits: you may draw one tile first, and then must lay.
        [fives] House rules. Spinners: the first double, none, or every double. 9 tiles each for two players. 7 tiles each for four players. The highest double opens every round. The last two tiles are never drawn. A block scores less the winner's own pips. Points divided by five, to 61. The limit must be reached exactly: what would go over it does not count. The hands are rounded all together, or each by itself.
        [threes-fives] House rules. 5 tiles each for four players. 9 tiles each for two players. The first partner out ends the round. You may go over the limit. The opening tile cannot win. Points for passes: whoever lays next scores one more for each pass just before.
        [bergen] House rules. The last two tiles are drawn, too. Going out scores 2. In a block, the fewest pips win. Near the limit headers score less: 1 if you miss 2 points, 2 if you miss 3.
        [latino] House rules. What wins the match: points; six love, which is rounds won in a row; straight six, which is rounds won; or match 10, ten rounds before the others have five, and drawn with five each. Who opens. Who wins a block: the lower pair; the closer or the next player, whichever hand is lower; or the lowest hand. Only the losers' pips. Capicúa, chuchazo, opening pass and round of passes, each so many points. A blank makes no capicúa. No opening pass if two pass. Prizes. An opening pass can be worth something else when no double opened. A capicúa with a double: both ends show its number. The first pass of the match, for the next side. Who wins a tied block: nobody, or the opener if closers are compared; the opener's pair; or the closer's. Alone: cut-throat, six rounds won while somebody has none; as soon as everybody has one, all go back to 0 and double 6 opens. With one round each nobody goes back: double 6 opens, the winner gets a second one, and the others go back to 0. Three players: 9 tiles each without double blank, or 7, and the rest sleep.
        [cubano] House rules. The highest double opens, in the first round. Going out scores everybody's pips. A block goes by both partners' pips together. As in eastern Cuba: the double 6 set, 7 tiles each; all pips left together are worth points: under 3 none, up to 20 two, up to 30 three, and one more for every ten. A capicúa, a last tile that fits both ends, doubles them. Equally low hands win for the opener's pair. The match goes to 20.
        [brasileiro] House rules. Four tiles sleep: 6 tiles each. A cruzada scores 6.
        [gaple] House rules. By orado, for pairs: double blank opens the first round, double 1 the second, and so on. Going out scores the pips of the other pair, double blank counts 13. They are doubled if the last tile fits both ends, and a double brings 50 more if the rest of its number are down. Blocked, all pips that are left go to the closer if their pair is lower, to the others if tied, and twice to the others if the closer is higher. 101 points win a set, two sets the match; 101 to nothing wins both.
        [train] House rules. Points for the double blank: 50, 25 or none. The Mexican train only after your own: who has not begun their own may not begin it. First turns are chains: any number of tiles, on your own train only, and not ending with a double unless it is your last tile. One more tile after a double, no covering: you lay once more, wherever you may. Covering an open double: everybody in turn, or only who laid it, in the same turn; after that the double is an end like any other. How many tiles are dealt: as usual, as Galt has it, as the Good Sam clubs of Idaho or of Texas do, or as in Tanglewood.
        [chicken-foot] House rules. Points for the double blank: 50, 25 or none. Each other tile with a blank counts 25. Tiles on the centre first: 4 or 6.
        [forty-two] House rules. The dealer must bid when all others pass. There must be trumps. Every hand is played to its last trick. Points instead of marks, to 250: both pairs score what they took; if the bidders fail they score nothing, and the others score the bid too. Nello: for one mark or more, the bidder plays to lose every trick; the partner sits out, and doubles are a suit of their own. Plunge: with 4 doubles, a bid of 4 marks; splash: with 3 doubles, of 3 marks; the partner names trumps and leads. Sevens: for one mark or more, everybody plays the tile nearest to 7 pips, and the nearest takes the trick. Doubles in nello are a suit of their own, each the highest of its number, each the lowest, or as the bidder says; without trumps they are high, a suit of their own, or as the bidder says. A splash can be for 2 marks, or for 3 over 2. Laying down: who leads claims the rest, if nobody can take a trick from them any more.
        [kozel] House rules. Eggs after a tied fish: if all sides hold the same, nobody scores it, and whoever scores most in the next round scores that number, too. Points that open the account: 13, or another number. Points that are too few wait, and are added to that side's next loss. The sea goat is all of it at once: 25 points open the account, and the limit is 125.
        [sebastopol] There are no house rules.
        [cross] House rules. 5 tiles each, for 3 players. 6 tiles each, and nobody draws. Drawing only one tile, when stuck. The last two tiles are drawn, too. First circle only: what is not covered of the centre when everybody has had a turn stays shut. The opener may lay a second tile at once. Maltese: the second tile of each arm must be the double of its number.
        [tiddly-wink] House rules. Playing for points: whoever goes out scores the others' pips; blocked, the fewest pips score the others' minus their own; 100 points win. All tiles are dealt as far as they go round evenly, from 7 players on of the double 9 set. Both ends of the line are open. Tiddle-a-Wink is all three together.
        [all-threes] House rules. Spinners: the first double, none, or every double. The highest double opens every round. The last two tiles are never drawn. A block scores less the winner's own pips, all rounded together. Points divided by three, to 61. The limit must be reached exactly: what would go over it does not count. The hands are rounded each by itself, or all together.
       *[bax] You choose how to play: for stakes, or as a tournament.
    }
# Behind the house rules; each of them follows with its usual value.
rules-usual = Unless you change them, these hold.
