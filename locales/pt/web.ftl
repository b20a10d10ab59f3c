# A página num navegador: as poucas palavras que são dela.
web-title = Serpente, dominó de ouvido
web-needs-script = O jogo desta página precisa de JavaScript, que está desligado neste navegador.
web-who-reads = Quem te lê o jogo?
web-who-reads-help = Tudo é dito por palavras. Se usas um leitor de ecrã, deixa-o ler. F4 muda isto mais tarde.
web-reader-reads = O meu leitor de ecrã, ou leio eu
web-browser-speaks = A voz deste navegador
web-keys = Joga aqui com as teclas
web-keys-help = O ponto de interrogação diz as teclas que funcionam. Está tudo também em botões.
web-send = Enviar
web-table = À mesa
web-text = Para ler
web-tiles = As tuas pedras
web-choices = Para escolher
web-asks = Perguntar
web-history = O que se disse
web-away = Enquanto não estavas, entre outras coisas:

## Os botões

web-draw = Comprar
web-pass = Passar
web-exchange = Trocar a mão
web-confirm = Continuar
web-right = Direita
web-left = Esquerda
web-hint = Sugestão
web-take-keyboard = Receber o teclado
web-leave = Sair
web-turn = De quem é a vez
web-ends = Pontas
web-serpent = Serpente
web-scores = Pontos
web-hand = A minha mão
web-count = Números
web-match = Partida
web-talk = Falar
web-repeat = Repetir
web-help = Ajuda
web-settings = Definições
web-escape = Voltar
web-previous = Anterior
web-next = Seguinte
web-choose = Escolher

## Os mesmos botões no jogo de cartas, e no de vazas

web-cards-draw = Tirar uma carta
web-cards-pass = Ficar
web-cards-ends = Pontos
web-cards-serpent = Cartas de todos
web-cards-hand = As minhas cartas
web-cards-count = Cartas que restam
web-tricks-ends = Lances
web-tricks-serpent = Última vaza
