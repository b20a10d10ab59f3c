lesson-welcome = Una manche per imparare, contro il computer. Non si può sbagliare niente.
lesson-tiles = In basso ci sono le tue tessere. Quella che si può posare sta più in alto: toccala.
lesson-place = Adesso tocca dove va.
lesson-answer = L'altro ha posato una tessera. Posane un'altra: tocca una tessera rialzata, poi dove va.
lesson-hint = Bene. Se hai un dubbio, { $hint } dice che cosa farei io. Prova.
lesson-draw = Quando nessuna tessera è rialzata, { $draw } ne pesca una. Se non va neanche quella, { $pass }. Adesso tocca { $scores } per sentire i punti.
lesson-done = Questo è tutto. I punti contano contro di te: tienine pochi. Gioca questa manche fino in fondo, o esci con { $leave }.
