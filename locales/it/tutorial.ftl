tutorial-welcome = Benvenuto. Questa mano insegna i tasti.
