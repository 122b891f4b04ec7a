# Pourquoi une action est impossible, ce qu’elle coûte, ce qui menace, où en est la victoire.

why-over = La partie est finie.
why-not-your-turn = C’est à { $name } de jouer.
why-not-now = Pas maintenant.
why-not-asked = Répondez d’abord à la question posée.
why-not-there = Cette carte n’y est pas : { CARDS($card) }.
why-window = { $window ->
    [turn] Seulement au début de votre tour.
    [draw] Seulement avant de piocher.
    [nightmare] Seulement quand un Cauchemar est pioché.
    [door] Seulement quand une Porte est piochée.
    [trio] Seulement quand une série est complète.
    [turn-draw] Seulement au début de votre tour ou avant de piocher.
    [door-trio] Seulement quand une Porte est piochée ou qu’une série est complète.
   *[any] Seulement au début de votre tour, avant de piocher, ou quand viennent une Porte, un Cauchemar ou une série complète.
}
why-wasted = { UP(CARDS($door, form: "le")) } ne peut pas être obtenue maintenant et partirait dans les Limbes.
why-same-symbol = Deux voisines ne montrent jamais le même symbole, et le labyrinthe finit par { CARDS($other, form: "le") }.
why-not-playable = Cette carte ne va pas dans le labyrinthe : { CARDS($card) }.
why-not-discardable = Cette carte ne peut pas être défaussée : { CARDS($card) }.
why-wrong-colour = { UP(CARDS($card, form: "le")) } n’est pas de la couleur de la série.
why-no-door-left = Cette Porte n’est plus dans la pioche : { CARDS($card) }.
why-wrong-key = { UP(CARDS($card, form: "le")) } n’ouvre pas { CARDS($door, form: "le") }.
why-not-a-key = Il faut une Clé.
why-deck-short = La pioche n’a pas assez de cartes : { $n } sur { $m }.
why-deck-empty = La pioche est vide.
why-no-nightmare = Il n’y a pas de carte Cauchemar ici.
why-protected = Une règle maison la protège : sans { CARDS($card, form: "le") }, la partie ne peut plus être gagnée.
why-order = Il fallait la choisir avant { CARDS($last, form: "le") }.
why-order-later = Choisissez d’abord d’autres cartes.

## Ce que cela coûte

cost-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cost-hand = { COUNT($cards) ->
    [0] toute la main
   *[other] toute la main : { CARDS($cards) }
}
cost-door = { $n ->
    [one] { $n } Porte
   *[other] { $n } Portes
}
cost-deck = { $n ->
    [one] { $n } carte de la pioche
   *[other] { $n } cartes de la pioche
}
cost-removed = { $n ->
    [one] { $n } carte de la défausse, définitivement
   *[other] { $n } cartes de la défausse, définitivement
}
cost-spent = { COUNT($cards) ->
    [0] usage unique
   *[other] carte utilisée : { CARDS($cards) }
}
cost-lost = { COUNT($cards) ->
    [0] la perdre
   *[other] perte : { CARDS($cards) }
}
cost-nightmare = puis le prix d’un Cauchemar : une Clé, une Porte, cinq cartes ou votre main
cost-returned = { COUNT($cards) ->
    [0] ses cartes retournent dans la pioche
   *[other] retour dans la pioche : { CARDS($cards) }
}

## Où en est la partie

threat-deck-low = { $n ->
    [0] La pioche est vide : s’il faut piocher maintenant, la partie est perdue.
    [one] Il ne reste que { $n } carte à piocher.
   *[other] Il ne reste que { $n } cartes à piocher.
}
victory-doors = Portes : { $n } sur { $m }
victory-other = { UP($label) } : { $n } sur { $m }
