usage = serpente, ou serpente com um comando e opções:

## The commands

usage-command-play = serpente play: direto à mesa
usage-command-resume = serpente resume FICHEIRO: continua a última partida, ou a do FICHEIRO
usage-command-join = serpente join ENDEREÇO MESA: vai a uma mesa noutro computador; sem endereço, procura uma
usage-command-host = serpente host: abre aqui uma mesa para amigos de outro lado
usage-command-simulate = serpente simulate: partidas só entre jogadores automáticos
usage-command-replay = serpente replay FICHEIRO: conta uma partida gravada
usage-command-review = serpente review FICHEIRO: revê o teu jogo numa partida acabada e ouve o que era melhor
usage-command-stats = serpente stats: o que dizem juntas as tuas partidas guardadas
usage-command-daily = serpente daily: a mão do dia, cinco rodadas de Salotto iguais para todos
usage-command-problems = serpente problems: finais em que uma só jogada ganha; com --matches N, procura novos em N partidas ao acaso
usage-command-parlour = serpente parlour: mesas nesta máquina, onde os amigos entram a partir da deles
usage-command-tables = serpente tables ENDEREÇO: as mesas de um serpente parlour noutro lado
usage-command-admin = serpente admin ORDEM: dá uma ordem a serpente parlour nesta máquina: list, close MESA, delete MESA, kick NOME, ban ENDEREÇO ou PESSOA e horas, say TEXTO, drain
usage-command-games = serpente games: os jogos e as suas regras da casa
usage-command-keys = serpente keys: a tabela das teclas
usage-command-locales = serpente locales: as línguas
usage-command-say = serpente say MENSAGEM: as frases de uma língua com nomes e números de exemplo, para ouvir como soa uma tradução. MENSAGEM é o nome de uma frase, o começo de vários nomes ou um ficheiro como table; sem ela, dizem-se todas
usage-command-speech = serpente speech: que voz se encontrou, com uma frase de teste
usage-command-arena = serpente arena: dois jogadores automáticos comparados, cada distribuição jogada duas vezes com os papéis trocados
usage-command-perft = serpente perft FICHEIRO: a conta exata das árvores de jogo, e se é a do FICHEIRO
usage-command-version = serpente version: a versão
usage-command-help = serpente help: estas linhas

## The options

usage-option-game = --game NOME: o jogo
usage-option-players = --players N: lugares, cada um por si
usage-option-teams = --teams ExM: E equipas de M membros
usage-option-humans = --humans N: quantas pessoas estão neste teclado
usage-option-bots = --bots NÍVEL,NÍVEL: como jogam os jogadores automáticos
usage-option-set = --set DOBRADA: o dominó, pela dobrada mais alta: 6, 9, 12, 15 ou 18
usage-option-hand = --hand N: pedras em cada mão
usage-option-limit = --limit N: a quantos pontos se joga
usage-option-rounds = --rounds N: quantas rodadas se jogam
usage-option-seat = --seat N: o lugar onde te sentas
usage-option-review-seat = --seat N: serpente review revê o jogo deste lugar
usage-option-iterations = --iterations N: quantas rodadas serpente review experimenta em cada decisão
usage-option-date = --date DATA: a mão de outro dia, como 2026-12-24
usage-option-check-daily = --check FICHEIRO: se a mão gravada de um dia resulta do seu dia
usage-option-watch = --watch: só ouvir
usage-option-rule = --rule NOME=VALOR: uma regra da casa
usage-option-preset = --preset NOME: regras da casa sob um só nome, como serpente games as enumera
usage-option-seed = --seed N: outra vez as mesmas pedras
usage-option-matches = --matches N: quantas partidas se simulam
usage-option-a = --a NÍVEL: um dos dois jogadores automáticos que se comparam
usage-option-b = --b NÍVEL: o outro
usage-option-deals = --deals N: com quantas distribuições
usage-option-deal = --deal FICHEIRO: distribuições fixas cujas árvores se contam
usage-option-depth = --depth N: até que profundidade se contam
usage-option-record = --record FICHEIRO: onde fica a gravação
usage-option-name = --name NOME: o teu nome
usage-option-listen = --listen ENDEREÇO:PORTA: onde serpente parlour espera pelos amigos
usage-option-ssh = --ssh ENDEREÇO:PORTA: onde serpente parlour deixa entrar os amigos por SSH
usage-option-data = --data PASTA: onde serpente parlour guarda as suas mesas
usage-option-cluster = --cluster ENDEREÇO,ENDEREÇO: serpente parlour partilha as suas mesas com outros, pelos servidores NATS nesses endereços
usage-option-tls-cert = --tls-cert FICHEIRO: o certificado com que serpente parlour cifra
usage-option-tls-key = --tls-key FICHEIRO: a chave desse certificado
usage-option-trusted-proxy = --trusted-proxy REDE: um servidor web em que serpente parlour acredita quando diz de quem é o que passa
usage-option-allowed-host = --allowed-host NOME: serve os navegadores só com este nome
usage-option-metrics = --metrics ENDEREÇO:PORTA: onde serpente parlour dá os seus números
usage-option-no-mdns = --no-mdns: não anuncia serpente parlour na rede local
usage-option-log = --log warn, info ou debug: o que serpente parlour escreve na saída de erros
usage-option-lang = --lang CÓDIGO: a língua
usage-option-locales = --locales PASTA: os teus próprios ficheiros de língua
usage-option-speech = --speech on ou off: a voz
usage-option-sound = --sound on ou off: os sons
usage-option-rate = --rate de -100 a 100: a velocidade da voz
usage-option-volume = --volume de 0 a 100: o volume da voz
usage-option-json = --json: escreve para programas
usage-option-check = --check: serpente replay só verifica a partida
usage-option-check-locales = --check PASTA: serpente locales diz o que está mal numa pasta de ficheiros de língua
usage-option-new = --new PASTA: serpente locales põe lá os ficheiros com que começa uma tradução
usage-option-help = --help ou -h: estas linhas
usage-option-version = --version ou -V: a versão
