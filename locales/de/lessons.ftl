lesson-welcome = Eine Runde zum Lernen, gegen den Computer. Falsch machen kannst du nichts.
lesson-tiles = Unten liegen deine Steine. Der Stein, der passt, steht höher: Tippe ihn an.
lesson-place = Tippe jetzt an, wo er hinkommt.
lesson-answer = Der andere hat gelegt. Leg noch einen: Tippe einen Stein an, der höher steht, dann die Stelle.
lesson-hint = Gut. Wenn du unsicher bist, sagt { $hint }, was ich täte. Probier es aus.
lesson-draw = Wenn kein Stein höher steht, zieht { $draw } einen. Passt auch der nicht, dann { $pass }. Tippe jetzt { $scores } an, um die Punkte zu hören.
lesson-done = Das ist alles. Punkte zählen gegen dich: Behalte wenige. Spiel diese Runde zu Ende, oder hör auf mit { $leave }.
