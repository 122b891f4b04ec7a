# Le livre des rêves du navigateur : chaque carte, règle et module à consulter.

book-title = Livre des rêves
book-search = Une carte, un mot, une règle
book-all = Tout
book-cards = Cartes et pièces
book-rules = Règles
book-found = { $n ->
    [0] Rien trouvé
    [one] { $n } trouvaille
   *[other] { $n } trouvailles
}
book-copies = { $n ->
    [one] une dans le jeu
   *[other] { $n } dans le jeu
}
book-page = Sa page de règles
book-entry = Ouvrir dans le livre des rêves
book-example = Par exemple
