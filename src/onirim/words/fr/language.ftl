# Le nom de la langue, et la région dont elle prend les nombres, les dates et les listes.
language-name = français
language-locale = fr
