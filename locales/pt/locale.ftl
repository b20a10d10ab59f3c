# Palavras escolhidas: pedra; dobrada (a dobrada de 6); branco é o 0, masculino como os números;
# serpente, com as suas pontas; pôr uma pedra; comprar do dorme; passar; bater (pôr a última pedra);
# rodada fechada; ficar sem jogada (não encaixa nada). A partida tem rodadas (no clássico basco, jogos);
# a mão são as pedras de cada um; a dupla são dois parceiros. Jóquer é a pedra que vale por outras no jolly, matador no matador.
# No bax: bolo, aposta, ficar (não tirar mais cartas). Trata-se por tu, com vocabulário de Portugal.
# Nas contagens: brancos, ases, duques, ternos, quadras, quinas, senas; «duas» tem um caso [2], que uma voz não adivinha.
# No plural, «one» abrange também o 0: onde pode haver 0, há um caso [0].

## A própria língua

language-name = Português
# A voz que a lê, como código de língua
language-voice = pt
language-author = os autores de serpente

## As pedras, como as dizem os jogadores: «6 4», «dobrada de 6», «5 branco»

half =
    { $pips ->
        [0] branco
       *[other] { $pips }
    }
tile =
    { $double ->
        [yes] dobrada de { $high }
       *[no] { $high } { $low }
    }
tile-lying =
    { $double ->
        [yes] dobrada de { $left }
       *[no] { $left } { $right }
    }

## Listas

minus = menos { $number }
decimal = { $whole },{ $fraction }
list-comma = { ", " }
list-semicolon = { "; " }
list-and = { $before } e { $last }
list-or = { $before } ou { $last }
list-none = nenhuma

## O que está mal nos ficheiros de língua

locale-problem = { $file }, linha { $line }, coluna { $column }: { $why }
locale-problem-line = { $file }, linha { $line }: { $why }
locale-problem-file = { $file }: { $why }

fault-absent = Não existe.
fault-exists = Já existe.
fault-forbidden = Não é permitido lê-lo.
fault-unreadable = Não se consegue ler.
fault-not-utf8 = Não é texto em UTF-8. Guarda-o como UTF-8.
fault-too-large = Passa de { $limit } kibibytes. Nenhum ficheiro de língua é tão grande.
fault-too-much = Com este, os ficheiros de língua passam juntos de { $limit } kibibytes, ou são demasiados. Daqui em diante já nada se lê.
fault-too-deep = Demasiadas chavetas dentro de outras chavetas.
fault-too-long = { $id } passa de { $limit } kibibytes. Nenhuma mensagem é tão longa.
fault-digits = Um número em { $id } tem mais de { $most } algarismos.
fault-not-a-tag = O nome desta pasta não é um código de língua como it ou pt-BR.
fault-no-language = Não há nenhuma língua { $tag }. A pasta chama-se com um código como it ou pt-BR.
fault-voice = { $tag } não é o código de uma voz, como it ou pt-BR.
fault-unknown-file = O programa não tem nenhum ficheiro de língua com este nome.

fault-expected = Aqui falta o carácter { $sign }.
fault-no-text = { $id } não tem texto.
fault-name = { $name } não pode ser o nome de uma mensagem. Deixa os nomes ingleses.
fault-equals = { $id } não tem = a seguir.
fault-unindented = Esta linha não é de nenhuma mensagem. Se continua a de cima, começa-a com espaços.
fault-tab = Isto é uma tabulação. Usa espaços.
fault-curly-quote = Estas são aspas curvas. Usa as direitas, ".
fault-no-break-space = Este é um espaço inseparável. Usa um normal.
fault-brace = Esta chaveta não fecha nada. Para dizer uma chaveta, põe-na entre aspas dentro de chavetas.
fault-default = Uma escolha precisa de um só caso normal, marcado com um asterisco.
fault-quote = Falta fechar umas aspas.
fault-escape = Esta sequência de escape não existe.
fault-selector = Não se pode escolher por isto.
fault-syntax = Isto não se percebe.

fault-missing = Falta { $id }.
fault-unknown = O programa não tem nenhuma mensagem { $id }.
fault-duplicate = { $id } está duas vezes.
fault-duplicate-in = { $id } está também em { $file }, linha { $line }.
fault-misread = { $id } tem letras lidas noutra codificação. Guarda o ficheiro em UTF-8 e escreve-as de novo.
fault-html = Isto é uma página web, não um ficheiro de língua. Guarda só o texto.
fault-variable-missing = Em { $id } falta a variável { $name }.
fault-variable-unknown = { $id } não recebe nenhuma variável { $name }.
fault-term = { $id } usa o termo { $name }, que não existe.
fault-reference = { $id } usa a mensagem { $name }, que não existe.
fault-function = { $id } chama { $name }, que não existe.
fault-loop = { $id } usa-se a si mesma.
plural-form = { $form } para { $numbers }
fault-plural = { $id } não tem { $forms }.
fault-one-form = { $id } diz o mesmo para todos os números em { $name }. A tua língua tem { $forms }.
fault-option = { $id } dá a uma função a opção { $option }, que não existe.
fault-arm-unknown = { $id } tem um caso { $arm } que nunca acontece.
fault-arm-missing = Em { $id } falta o caso { $arm }.
fault-same = { $id } ainda está em inglês.
fault-not-same = { $id } não é igual ao inglês, embora # same por cima o diga.
