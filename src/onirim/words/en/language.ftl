# What the language is called, and whose numbers, dates and lists it has.
language-name = English
language-locale = en-GB
