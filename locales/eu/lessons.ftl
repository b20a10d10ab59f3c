lesson-welcome = Esku bat ikasteko, ordenagailuaren aurka. Ezin da ezer gaizki atera.
lesson-tiles = Behean zure fitxak daude. Jar daitekeena altxatuta dago: ukitu.
lesson-place = Orain ukitu non jarri nahi duzun.
lesson-answer = Besteak fitxa bat jarri du. Jarri beste bat: ukitu altxatutako fitxa bat, eta gero non.
lesson-hint = Oso ondo. Zalantzarik baduzu, { $hint } sakatuta nik zer egingo nukeen esango dizut. Probatu.
lesson-draw = Altxatutako fitxarik ez badago, { $draw } sakatuta bat hartuko duzu. Hori ere ezin bada jarri, { $pass }. Orain ukitu { $scores } puntuak entzuteko.
lesson-done = Hori da dena. Puntuak zure kontra doaz: ahal duzun gutxien eduki. Jokatu esku hau amaierara arte, edo irten { $leave } sakatuta.
