unknown-command = There is no command { $given }.
