# O que no Brasil se diz de outro modo que em Portugal; o resto vem de lá.

language-name = Português do Brasil
language-voice = pt-BR
tile =
    { $double ->
        [yes] bucha de { $high }
       *[no] { $high } { $low }
    }
tile-lying =
    { $double ->
        [yes] bucha de { $left }
       *[no] { $left } { $right }
    }
fault-too-large = Passa de { $limit } kibibytes. Nenhum arquivo de língua é tão grande.
fault-too-much = Com este, os arquivos de língua passam juntos de { $limit } kibibytes, ou são demasiados. Daqui em diante já nada se lê.
fault-unknown-file = O programa não tem nenhum arquivo de língua com este nome.
fault-no-break-space = Este é um espaço inseparável. Use um normal.
fault-misread = { $id } tem letras lidas em outra codificação. Salve o arquivo em UTF-8 e escreva de novo.
fault-html = Isto é uma página web, não um arquivo de língua. Salve só o texto.
fault-one-form = { $id } diz o mesmo para todos os números em { $name }. A sua língua tem { $forms }.
fault-not-utf8 = Não é texto em UTF-8. Salve-o como UTF-8.
fault-too-deep = Chaves demais dentro de outras chaves.
fault-name = { $name } não pode ser o nome de uma mensagem. Deixe os nomes ingleses.
fault-unindented = Esta linha não é de nenhuma mensagem. Se continua a de cima, comece-a com espaços.
fault-tab = Isto é uma tabulação. Use espaços.
fault-curly-quote = Estas são aspas curvas. Use as direitas, ".
fault-brace = Esta chave não fecha nada. Para dizer uma chave, ponha-a entre aspas dentro de chaves.
fault-expected = Aqui falta o caractere { $sign }.
