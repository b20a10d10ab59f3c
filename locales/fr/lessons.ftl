lesson-welcome = Une manche pour apprendre, contre l'ordinateur. Rien ne peut mal tourner.
lesson-tiles = En bas, ce sont tes dominos. Celui que tu peux poser est relevé : touche-le.
lesson-place = Maintenant, touche l'endroit où il va.
lesson-answer = L'autre a posé un domino. Pose-en un autre : touche un domino relevé, puis l'endroit où il va.
lesson-hint = Bien. Si tu hésites, { $hint } dit ce que je ferais. Essaie.
lesson-draw = Quand aucun domino n'est relevé, { $draw } en prend un. S'il ne va pas non plus, { $pass }. Touche maintenant { $scores } pour entendre les points.
lesson-done = C'est tout. Les points comptent contre toi : gardes-en peu. Joue cette manche jusqu'au bout, ou sors avec { $leave }.
