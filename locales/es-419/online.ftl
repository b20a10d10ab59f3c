leave-elsewhere = ¿Dejas la mesa? La computadora juega por ti hasta que vuelvas. { $yes } para dejarla, { $no } para quedarte.
hosting-failed = Ahora no se puede abrir una mesa en esta computadora.
visit-no-files = Aquí no se puede guardar nada: esta computadora no es la tuya.
