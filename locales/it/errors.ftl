unknown-command = Il comando { $given } non esiste.
