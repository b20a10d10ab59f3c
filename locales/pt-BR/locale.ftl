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
