# same salotto garrafina matador jolly bax
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Clássico basco
        [garrafina] Garrafina
        [matador] Matador
        [cyprus] Chipre
        [classico] Clássico italiano
        [coppie] Duplas italianas
        [jolly] Jolly
        [aquamarine] Duplas espanholas
        [portugues] Dominó português
       *[bax] Bax erregea
    }

## Regras da casa

rule-name =
    { $rule ->
        [mode] Como se jogam as rodadas
        [draw] Comprar se não encaixa nada
        [draw-anyway] Comprar mesmo que uma pedra encaixe
        [double-blank] A dobrada de branco conta 10
        [whole-team] A rodada é ganha pela equipa inteira
        [matador-in-line] Os matadores ficam em linha
        [keep-matador] Comprar em vez de pôr um matador
        [draw-one] Comprar uma só pedra
        [last-two] As duas últimas pedras não se compram
        [deal] Quantas pedras se dão
        [boneyard] Comprar do dorme
       *[thinking-time] Tempo para pensar, em segundos
    }
rule-value =
    { $value ->
        [stakes] a apostas
        [tournament] rodadas ganhas, como num torneio
        [one] uma pedra
        [until] até uma encaixar
        [none] não se compra
        [always] sempre
        [bell] segundo Bell
        [botermans] segundo Botermans
        [celko] segundo Celko
       *[alone] só se for a única pedra que resta
    }
# same normal
level-name =
    { $level ->
        [easy] fácil
        [expert] perito
        [worlds] distribuições ao acaso
        [heavy] primeiro a pedra mais pesada
        [random] uma pedra qualquer
       *[normal] normal
    }
level-manner =
    { $level ->
        [easy] Jogam o mais evidente, e às vezes enganam-se.
        [expert] Têm em conta tudo o que se viu.
        [worlds] Experimentam cada jogada em muitas distribuições imaginadas.
        [heavy] Põem primeiro as dobradas, depois a pedra mais pesada.
        [random] Põem qualquer pedra que encaixe.
       *[normal] Olham um pouco mais à frente, e esquecem pouco.
    }

## A lista dos jogos

game-line = { game-name } ({ $id }): { $players }; dominós: { $sets }; { $goal }.
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }; normalmente { $usual }.
rule-value-line = { $id } ({ rule-value })
rule-numbers = de { $least } a { $most }
