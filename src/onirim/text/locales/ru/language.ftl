# Как называется язык и чьи у него числа, даты и перечисления.
language-name = русский
language-locale = ru

# Как пишутся 1234,5, доля от ста и день. Множественные числа — по правилам CLDR (Unicode).
language-number = 1{"\u00A0"}234,5
language-percent = { $number }{"\u00A0"}%
language-date = { $day } { $month } { $year }{"\u202F"}г.
language-months = января, февраля, марта, апреля, мая, июня, июля, августа, сентября, октября, ноября, декабря
language-plurals = one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
