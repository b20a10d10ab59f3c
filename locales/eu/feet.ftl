place-toe = { $tile } fitxaren behatz gisa
    .full = { $tile } fitxaren behatz gisa
place-centre = erdian
    .full = erdian
centre-needs =
    { $count ->
        [one] Erdikoari fitxa bat falta zaio: { $tile }.
       *[other] Erdikoari { $count } fitxa falta zaizkio: { $tile }.
    }
foot-needs =
    { $count ->
        [one] Honi behatz bat falta zaio: { $tile }.
       *[other] Honi { $count } behatz falta zaizkio: { $tile }.
    }
centre-complete = Erdikoa osatuta dago.
foot-complete = Hanka hau osatuta dago: { $tile }.
