# What the language is called, and whose numbers, dates and lists it has.
language-name = English
language-locale = en-GB

# How it writes 1234.5, a share of a hundred, and a day. The plurals are the rules of Unicode's CLDR.
language-number = 1,234.5
language-percent = { $number }%
language-date = { $day } { $month } { $year }
language-months = January, February, March, April, May, June, July, August, September, October, November, December
language-plurals = one: i = 1 and v = 0
