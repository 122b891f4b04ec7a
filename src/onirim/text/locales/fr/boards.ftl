# Plateaux des modules sur la table du navigateur, choix de plusieurs cartes, grands coups.

badge-book = Le Livre
badge-glyphs = Glyphes
badge-dreamcatchers = Attrape-rêves
badge-towers = Tours
badge-premonitions = Prémonitions
badge-crossroads = Impasses
badge-oniverse = Habitants
badge-incubus = Petit Incube
badge-pouch = Le sac

board-all = Les modules sur la table
board-pays = { $n } pour payer
board-free = { $n ->
    [0] tous pleins
    [one] { $n } libre
   *[other] { $n } libres
}
board-colours = { $n } couleurs sur { $m }
board-face-down = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
board-usable = { $n ->
    [0] rien à employer
   *[other] { $n } à employer
}
board-held = { $n ->
    [0] rien
    [one] { $n } carte
   *[other] { $n } cartes
}
board-hoop-free = libre
board-hoop-torn = déchiré
board-cast = lancer
board-lacking = encore { $n }
board-of = { $n } sur { $m }
board-charged = Chargé, il attend
board-charged-about = Il avale le prochain Cauchemar, si vous voulez.
board-empty = Pas chargé
board-action = votre action
board-gone = Il a fait son travail
board-nobody = Personne n’est encore avec vous. Ralliez un Habitant quand vous en piochez un.
board-books = { $n ->
    [0] Plus de Livre de secours
    [one] { $n } Livre de secours
   *[other] { $n } Livres de secours
}
board-end-left = Bout gauche
board-end-right = Bout droit
board-clash = ne va pas
board-next = suivante
board-progress = Ce qu’il faut pour gagner

mark-of = { $n } sur { $m }
mark-any = { $n ->
    [one] { $n } marquée
   *[other] { $n } marquées
}
mark-more = encore { $n } à choisir
mark-done = Qu’il en soit ainsi
mark-none = Ne rien choisir
mark-cheapest = Les { $n } moins utiles
mark-clear = Recommencer
mark-price-out = Elles quittent le jeu pour de bon.
mark-needed = Il vous les faut pour gagner
mark-loses-key = Vous perdez { CARDS($cards, form: "un") }, de quoi ouvrir encore { CARDS($doors, form: "un") }. De la même sorte, pas encore vues : { $left }.
mark-loses-game = Sans { CARDS($cards, form: "le") }, la partie ne peut plus être gagnée.

web-go-on = Continuer
web-before-after = { $before } → { $after }
fact-doors = Portes gagnées
fact-books = Livres de secours restants
fact-catchers = Attrape-rêves restants
fact-lost-dreams = Rêves perdus attrapés
fact-towers = Tours

brief-Ar = un symbole peut se répéter
brief-Hb = arrache la fin de votre rangée
brief-Cy = échange avec la défausse
brief-Cc = compte comme une autre couleur
brief-Sp = voir cinq cartes, les ranger
brief-Mi = un Cauchemar part aux Limbes
brief-Hu = chasse les Cauchemars parmi cinq
brief-Ke = garde une carte

web-do-dream-avert = écarter une Prémonition
web-more-dream-avert = elle part sans sa pénalité
web-do-dream-fetch = chercher une carte au choix
web-more-dream-fetch = fouillez la pioche ; elle est piochée ensuite
web-do-spell-prophecy = Prophétie paradoxale
web-more-spell-prophecy = une des 5 cartes du dessous passe sur la pioche. Coûte { $need } des { $have } cartes défaussées, pour de bon
web-do-spell-planning = Planification parallèle
web-more-spell-planning = deux Objectifs changent de place. Coûte { $need } des { $have } cartes défaussées, pour de bon
web-do-spell-punishment = Punition puissante
web-more-spell-punishment = le Cauchemar ne fait rien. Coûte { $need } des { $have } cartes défaussées, pour de bon
web-do-escape = fuir
web-more-escape = toute la main
web-do-build-left = bâtir ici
web-more-build-left = au bout gauche
web-do-build-right = bâtir ici
web-more-build-right = au bout droit

web-mark-pay = Choisissez { $n } cartes de la défausse pour payer.
web-mark-planning = Choisissez deux Objectifs : ils changent de place.
web-mark-two-keys = Choisissez { $n } Clés qui sont perdues.

help-when = Quand
help-price = Prix
help-rules = Règles
window-turn = début de votre tour
window-draw = avant une pioche
window-nightmare = un Cauchemar est pioché
window-door = une Porte est piochée
window-trio = une série est complète
title-spell-prophecy = Prophétie paradoxale
    .short = Prophétie
title-spell-planning = Planification parallèle
    .short = Planification
title-spell-punishment = Punition puissante
    .short = Punition
title-failsafe = Livre de secours
title-take-from = Une Porte d’un Attrape-rêves
title-build-left = Bâtir à gauche
title-build-right = Bâtir à droite
title-escape = Fuite
title-cancel = Il avale un Cauchemar
title-charge = Charger l’Incube
title-signal = Un signal
title-signal-free = Signal : rien ne manque
title-catchers = Attrape-rêves
title-books = Livres de secours
title-incubus = Petit Incube
