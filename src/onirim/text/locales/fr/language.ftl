# Le nom de la langue, et la région dont elle prend les nombres, les dates et les listes.
language-name = français
language-locale = fr

# Comment elle écrit 1234,5, une part de cent et un jour. Les pluriels sont les règles du CLDR d’Unicode.
language-number = 1{"\u202F"}234,5
language-percent = { $number }{"\u00A0"}%
language-date = { $day } { $month } { $year }
language-months = janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
language-plurals = one: i = 0,1; many: i != 0 and i % 1000000 = 0 and v = 0
