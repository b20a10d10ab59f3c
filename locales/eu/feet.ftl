place-toe = behatza
    .full = { $tile }, behatz gisa
place-centre = erdian
    .full = erdian
centre-needs =
    { $count ->
        [one] Erdikoari bat falta zaio.
       *[other] Erdikoari { $count } falta zaizkio.
    }
    .full =
        { $count ->
            [one] Erdikoari fitxa bat falta zaio: { $tile }.
           *[other] Erdikoari { $count } fitxa falta zaizkio: { $tile }.
        }
foot-needs =
    { $count ->
        [one] { $tile }: bat falta.
       *[other] { $tile }: { $count } falta.
    }
    .full =
        { $count ->
            [one] { $tile }: behatz bat falta zaio.
           *[other] { $tile }: { $count } behatz falta zaizkio.
        }
centre-complete = Erdikoa osatuta dago.
foot-complete = Hanka osatuta.
    .full = { $tile }: hanka osatuta dago.
