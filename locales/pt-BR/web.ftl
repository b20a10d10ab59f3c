web-who-reads-help = Tudo é dito por palavras. Se você usa um leitor de tela, deixe que ele leia.
web-keys = Jogue aqui com as teclas
web-tiles = As suas peças
web-take-keyboard = Mostrar as minhas peças
web-away = Enquanto você não estava, entre outras coisas:
web-settings = Configurações
web-unread = não lidas:
web-skip = Às suas peças
web-yours = É a sua vez
web-player =
    { $name }, { $tiles ->
        [0] 0 peças
        [one] uma peça
        [2] duas peças
        [21] vinte e uma peças
        [22] vinte e duas peças
        [31] trinta e uma peças
        [32] trinta e duas peças
       *[other] { $tiles } peças
    }, { $points ->
        [0] 0 pontos
        [one] um ponto
       *[other] { $points } pontos
    }
web-double = { $half } { $half }, bucha
web-with-friends-help = Uma mesa, e o link dela
web-your-name = O seu nome
web-invite-help = Quem abrir este link se senta à mesa.
web-trying = Não se alcança o servidor. Tentando de novo.
web-notify = Avise-me quando for a minha vez
web-tap = Toque
web-elsewhere = Você continuou em outra aba.
web-playing = jogando

## Falar

web-speak-about = Seu navegador pode enviar o que você disser a quem o faz. Aperte de novo para falar.
web-speak-failed = Seu navegador não conseguiu reconhecer a voz.
web-speak-no-language = Seu navegador não reconhece este idioma.
web-speak-by-itself = O microfone se abre sozinho
web-speak-stop = não escute mais | feche o microfone
web-announce = Última peça
web-stock = { $left } no monte
web-play-again = Jogar de novo
web-share = Compartilhar
