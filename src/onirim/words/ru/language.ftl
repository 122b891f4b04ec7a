# Как называется язык и чьи у него числа, даты и перечисления.
language-name = русский
language-locale = ru
