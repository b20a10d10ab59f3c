web-speak-about = Tu navegador puede enviar lo que digas a su fabricante. Presiona otra vez para hablar.
web-dropped = No se hizo: no se llegaba al servidor.
web-elsewhere = Seguiste en otra pestaña.
web-speak-failed = Tu navegador no pudo reconocer la voz.
web-description = Dominó con amigos o contra la computadora, a la vista y de oído. Nada que instalar, sin cuenta.
