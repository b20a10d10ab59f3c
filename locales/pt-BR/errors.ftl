unknown-command-meant = O comando { $given } não existe. Você quis dizer { $meant }?
unknown-option-meant = A opção { $given } não existe. Você quis dizer { $meant }?
option-teams = --teams aceita o número de equipes e de membros, por exemplo 2x2 ou 3x2, não { $given }.
option-players-and-teams = --players { $players } e --teams { $teams } não combinam: essas equipes têm { $seats } lugares. Basta uma das duas.
file-wanted = { $command } precisa do nome de um arquivo.
deal-line = A linha { $line } de { $file } não é algo que um arquivo de distribuições possa conter.
deal-impossible = A distribuição { $deal } não se pode jogar: são precisos quem joga, as mãos, e lugares e peças que o jogo tenha.
tree-differs = A árvore de { $deal } não é a que o seu arquivo diz.
tiles-only = { $command } é para os jogos de peças.
no-such-set = Estes jogadores não podem usar essas peças. Podem usar { $sets }.
cannot-deal = Com o dominó até a bucha de { $top }, { $seats } jogadores podem receber de { $least } a { $most } peças cada um. Escolha um número assim com --hand, ou um dominó maior com --set.
cannot-deal-but = Com o dominó até a bucha de { $top }, { $seats } jogadores recebem { $tiles } peças cada um, nem mais nem menos.
cannot-deal-at-all = O dominó até a bucha de { $top } não basta para { $seats } jogadores. Escolha um maior com --set.
no-tiles = { game-name } não tem peças: { $option } não serve para nada.
no-such-message = Não há nenhuma frase nem arquivo de língua { $given }. Os nomes mais parecidos: { $nearest }.
file-not-written = Não se consegue escrever { $file }: { $trouble ->
    [full] o disco está cheio
    [read-only] a pasta é só de leitura
    [denied] você não tem permissão para escrever aí
    [missing] a pasta não existe
    [folder] é uma pasta, e é preciso um arquivo
   *[other] há algum problema
}.
locales-wrong =
    { $count ->
        [0] Não há nada errado nos arquivos de língua.
        [one] Há uma coisa errada nos arquivos de língua.
       *[other] Há { $count } coisas erradas nos arquivos de língua.
    }
locales-first = { $count } textos têm por cima o comentário # first: traduza primeiro estes, e uma noite inteira é dita na sua língua.
locales-right = Os arquivos de língua em { $folder } estão em ordem.
locales-begun = Os arquivos para traduzir estão agora em { $folder }. serpente locales --check { $folder } diz o que falta fazer.
locales-next = Agora traduza { $id }.
name-of-two = Duas pessoas não podem se chamar { $name }. Dê outro nome a uma delas.
locales-checked = O que está errado em { $folder }:
locales-next-first =
    { $left ->
        [one] Dos que uma noite precisa falta um texto: { $id }.
       *[other] Dos que uma noite precisa faltam { $left } textos, com o comentário # first por cima. Agora traduza { $id }.
    }
only-with = { $rule }: é preciso ter também outra regra, { $needed }.
not-with-set = Não com o dominó até a bucha de { $top }: { $rule }.
limit-not-met = { $rule }: o limite tem que ser um múltiplo de { $multiple }.
pairs-only = Com estas regras, { game-name } se joga em duas duplas.
seats-at-most = Com estas regras, { game-name } se joga com no máximo { $seats }.
