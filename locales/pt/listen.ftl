listen-numbers = zero | branco | branca; um; dois; três; quatro; cinco; seis; sete; oito; nove; dez; onze; doze; treze; catorze; quinze; dezasseis | dezesseis; dezassete | dezessete; dezoito; dezanove | dezenove; vinte; vinte e um; vinte e dois; vinte e três; vinte e quatro; vinte e cinco; vinte e seis; vinte e sete; vinte e oito; vinte e nove; trinta; trinta e um; trinta e dois; trinta e três; trinta e quatro; trinta e cinco; trinta e seis; trinta e sete; trinta e oito; trinta e nove; quarenta; quarenta e um; quarenta e dois; quarenta e três; quarenta e quatro; quarenta e cinco; quarenta e seis; quarenta e sete; quarenta e oito; quarenta e nove; cinquenta; cinquenta e um; cinquenta e dois; cinquenta e três; cinquenta e quatro; cinquenta e cinco; cinquenta e seis; cinquenta e sete; cinquenta e oito; cinquenta e nove; sessenta
listen-tile = { $one } { $other }
listen-double = dobrada de { $number } | dobrada { $number } | duplo { $number } | carroça { $number }
listen-lay = { $tile } { $place } | o { $tile } { $place } | a { $tile } { $place }
listen-left = esquerda | à esquerda
listen-right = direita | à direita
listen-place = lugar { $number } | no lugar { $number }
listen-mine = no meu braço | no meu comboio | no meu | o meu
listen-bid = lance de { $number } | o meu lance { $number }
listen-say-count = { $number } | anuncio { $number }
listen-entry = número { $number } | opção { $number }
listen-yes = sim | sim por favor
listen-no = não | não obrigado

## O que fazem as teclas

listen-draw = compro uma pedra | comprar uma pedra
listen-pass = tenho de passar | passo a vez
listen-exchange = trocar a mão | trocar as pedras
listen-last-tile = última pedra | a minha última pedra
listen-go-on = vamos continuar | segue em frente
listen-ends = as pontas | as duas pontas
listen-serpent = a serpente toda | lê a serpente
listen-scores = os pontos | como está o resultado
listen-match = sobre a partida | dados da partida
listen-turn = de quem é a vez | quem joga agora
listen-hand = a minha mão | as minhas pedras
listen-next-playable = que pedra serve | próxima pedra que serve
listen-count = contar as pedras | contar os números
listen-repeat = repete isso | diz outra vez
listen-hint = dá uma sugestão | preciso de uma sugestão
listen-help = que teclas há | ajuda por favor
listen-phrases = o que posso dizer | o que se pode dizer
listen-slower = fala mais devagar | mais devagar
listen-faster = fala mais depressa | mais depressa
listen-quieter = fala mais baixo | mais baixo
listen-louder = fala mais alto | mais alto
listen-leave = sair da partida | sair da mesa
listen-stop = para de falar | silêncio por favor
listen-stop-listening = não escutes mais | fecha o microfone

## O que se diz

listen-no-language = Por agora só funciona em inglês.
listen-no-recording = { $file } não é uma gravação no formato WAV.
listen-asked = { $file }: { $heard }, certo? O programa perguntaria.
listen-not-understood = { $file }: Não percebi.
listen-hand-held = Imagina que tens { $tiles } e que é a tua vez.
listen-menu-open = Imagina que estás no menu principal.
listen-side-asked = Imagina que te perguntam de que lado pões { $tile }.
listen-can-say = Podes dizer: { $phrases }.
listen-ask = { $command }?
listen-tile-at = { $tile }, { $place }
listen-again = Não percebi.
listen-only-browsers = Só se pode falar em navegadores que reconhecem a voz.
listen-not-built = Esta versão do jogo não consegue ouvir. Abre-a com script/play, ou compila-a com a função listen.
listen-not-there = Para falares com o jogo, instala primeiro o reconhecimento de voz: corre serpente-listen, ou script/listen nas fontes. Só percebe inglês.
listen-stopped = O reconhecimento de voz falhou duas vezes. Para tentar outra vez, reinicia o jogo.
listen-no-microphone = Não há microfone.
listen-microphone-taken = Outro programa está a usar o microfone.
listen-microphone-refused = O jogo não pode usar o microfone.
listen-microphone-lost = O microfone desapareceu.
listen-microphone-muted = O microfone está silenciado: não chega nada.
listen-microphone-loud = Não percebi: o microfone está demasiado alto.
listen-not-held = Não tens { $tile }.
listen-opened = Estou a ouvir.
listen-by-itself-off = Agora o microfone só abre com a tecla.
