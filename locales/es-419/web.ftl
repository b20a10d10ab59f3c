web-speak-about = Tu navegador puede enviar lo que digas a su fabricante. Presiona otra vez para hablar.
