# La table dans le navigateur : ses écrans, ses boutons, ses notes.

web-look = Consulter et annuler
web-menu = Menu
web-undo = Annuler
web-undo-not = Impossible d’annuler : une carte a été révélée. À l’entraînement, tout s’annule, mais la partie ne compte pas.
web-story = Journal
web-odds = Chances

## La table

web-stage = La question
web-hand = Vos cartes
web-group-hand = Votre main
web-group-shared = Pour vous deux
web-group-stored = Sous le Gardien
web-deck = pioche
web-limbo = Limbes
web-discard = défausse
web-row = Votre rangée
web-partner-row = Rangée { ELIDE("de", $name) }
web-partner-doors = Portes { ELIDE("de", $name) }
web-partner-hand = Réserve privée { ELIDE("de", $name) }
web-zone-top = prochaines cartes
web-in-series = dans la série
web-doors = Vos Portes
web-doors-of = { $label } : { $n } sur { $m }
web-open = ouverte
web-closed = { $door }, fermée
web-shelves = Aussi sur la table
web-of = { $what }, { $name }
web-zone-towers = Tours
web-zone-goals = Objectifs
web-zone-premonitions = Prémonitions
web-zone-removed = Prémonitions retirées
web-zone-catcher = Attrape-rêves
web-next-in-line = le prochain
web-zone-denizens = Habitants
web-zone-keepers = Gardiens
web-zone-pawn = Le Petit Incube
web-zone-out = Hors du jeu
web-zone-bottom = Sous la pioche
web-zone-goal-bag = Objectifs pas encore posés
web-zone-reserve = Prémonitions cachées
web-zone-identities = Habitants jamais vus
web-count = { $label } : { $n }
counter-books = Livres de secours : { $n }
counter-catchers = Attrape-rêves restants : { $ones }
counter-incubus = { $n ->
    [0] Le Petit Incube est parti
   *[one] Le Petit Incube attend
}
counter-signal = { $who ->
    [you] Votre signal
   *[other] Signal { ELIDE("de", $name) }
} : { $n ->
    [0] pas encore
    [1] { COLOUR("R") }
    [2] { COLOUR("B") }
    [3] { COLOUR("G") }
    [4] { COLOUR("T") }
   *[5] besoin de rien
}
web-other = Autres actions : { $n }
web-waiting = { $name } choisit…
web-waiting-away = { $name } n’est pas là. La partie attend.
web-waiting-free = L’autre place est encore libre.
web-replaced = L’ordinateur joue à votre place.
web-chooses = { $name } choisit.
web-no-play = ne peut pas être jouée maintenant
web-lost = Vous perdez : { CARDS($cards) }.
web-sure = { $by ->
    [touch] Maintenez, ou touchez encore une fois.
    [keys] Appuyez encore une fois.
   *[mouse] Maintenez, ou cliquez encore une fois.
}
web-armed = { $verb } ?
web-armed-pay-door = Donner { CARDS($card, form: "le") } ?
web-lost-pay-five = Les Lieux sont défaussés, toutes les autres cartes vont aux Limbes.
web-do-pay-door = { CARDS($card, form: "le") }
web-more-pay-door = part dans les Limbes : { $doors } → { $fewer }
web-do-pay-five = Cinq cartes
web-more-pay-five = pioche : { $deck } → { $left }
web-do-pay-hand = Toute la main
web-more-pay-hand = puis une nouvelle
web-do-play = Jouer
web-do-discard = Défausser
web-do-pay-key = { CARDS($card, form: "le") }
web-do-unlock = l’ouvrir avec { CARDS($card, form: "le") }
web-moment-door = { UP(CARDS($cards, form: "le")) }
web-ask-door = { $gains ->
    [vain] Elle ne peut pas être obtenue maintenant : elle irait aux Limbes.
   *[some] Touchez la Clé, et la Porte est à vous.
}
web-ask-act = Jouez une carte dans votre rangée, ou défaussez-en une.
web-ask-trio = { $gains ->
    [vain] Elle ne peut pas être obtenue maintenant : elle irait aux Limbes.
    [none] Il n’y a plus de telle Porte à trouver.
   *[some] Touchez-la, elle est à vous.
}
web-ask-nightmare = { COUNT($cards) ->
    [0] Que payez-vous ?
   *[other] Que lui donnez-vous ?
}
web-do-take-at-trio = prendre { CARDS($card, form: "le") }
web-more-take-at-trio = et mélanger la pioche
web-do-search = chercher sans rien prendre
web-more-search = la pioche est seulement mélangée
web-do-decline-at-trio = la laisser dans la pioche
web-more-decline-at-trio = la pioche reste telle quelle
web-do-decline-at-door = la laisser fermée
web-more-decline-at-door = la Porte part dans les Limbes
web-do-avert = écarter cette Prémonition
web-more-avert = { CARDS($card, form: "about") }
web-do-suffer = subir cette Prémonition
web-more-suffer = { CARDS($card, form: "about") }
web-do-seven = trier les 7 cartes du dessus
web-more-seven = en défausser autant que vous voulez, remettre le reste dans l’ordre voulu
web-many-fetch = Chercher une carte dans la pioche : elle sera piochée ensuite
web-many-remove = Payer avec une carte de la défausse : elle quitte le jeu
web-many-retrieve = Prendre une carte dans la défausse
web-explain-draft = Chacun à son tour : prenez trois de ces cartes chacun ; les deux dernières seront à vous deux. { $n ->
    [0] Vous n’en avez pas encore.
   *[other] Vous en avez { $n } pour l’instant.
}
web-hold = Pause avant de piocher
web-hold-more = Sinon, les cartes sont piochées sans question, jusqu’à un nouveau pouvoir.
web-not-sent = Connexion perdue : le coup n’a pas été envoyé. Réessayez dans un instant.
web-not-done = Connexion perdue : le coup n’a pas été pris en compte.
web-line-opening = Ouverture…
web-line-lost = Connexion perdue, nouvelle tentative…
web-line-unreached = Serveur injoignable. Nouvel essai…
web-screen-unreached = Cette page ne peut pas être chargée : le serveur est injoignable.
web-line-gone = Vous n’êtes plus à cette table.
web-gone = Vous n’avez pas accès à cette partie.
web-reload = Nouvelle version disponible : recharger
web-action-unknown = Ce coup n’existe pas dans ce jeu.
web-action-illegal = C’est impossible pour l’instant.
web-action-ambiguous = Plusieurs coups possibles. Quelle carte ?
web-player = Joueur { $n }

## The stage

web-practice-start = Passer à l’entraînement
web-practice-offered = Votre partenaire voudrait continuer en entraînement : tout peut s’annuler, et la partie ne compte pas.
web-practice-yes = D’accord
web-practice-no = Non
web-practice-asked = Votre partenaire doit aussi le vouloir.
web-practice = Entraînement
web-practice-note = Tout peut s’annuler ; la partie ne compte pas.
web-any = Une de celles-ci
web-any-pay-key = Une Clé
web-any-unlock = Une Clé
web-pick-where = Touchez où elle va.
web-a-door = Une Porte
web-of-doors = { $n ->
    [one] Porte sur { $m }
   *[other] Portes sur { $m }
}
web-of-doors-ordered = { $n ->
    [one] Porte sur { $m }, dans cet ordre
   *[other] Portes sur { $m }, dans cet ordre
}
web-doors-all = Portes
web-moment-nightmare = { COUNT($cards) ->
    [0] Le prix d’un Cauchemar
   *[other] Un Cauchemar
}
web-explain-nightmare = Touchez ce que vous donnez.
web-moment-trio = { $gains ->
    [some] { $colour ->
        [X] Une Porte
       *[other] Trois { COLOUR($colour, form: "plural") } : une Porte
    }
   *[other] { $colour ->
        [X] Une série est complète
       *[other] Trois { COLOUR($colour, form: "plural") } de suite
    }
}
web-moment-discard-seen = Prophétie
web-moment-discard-any = Un Rêve heureux
web-moment-sorting-top = Le dessus de la pioche
web-moment-sorting-bottom = Sous la pioche
web-sort-discard-seen = Les { $n ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $n }
    } prochaines cartes de la pioche. Brûlez-en une, rangez les autres.
web-sort-discard-any = Les { $n } prochaines cartes de la pioche. Brûlez-en autant que vous voulez, rangez les autres.
web-sort-order-top = Les prochaines cartes de la pioche. Rangez-les dans l’ordre.
web-sort-order-bottom = Ces cartes vont sous la pioche. Rangez-les dans l’ordre : la première sera piochée la première.
web-sort-found = comme elles sont
web-sort-order-row = votre ordre
web-sort-place-top = { $n ->
    [1] Prochaine
   *[other] { $n }e
}
web-sort-place-bottom = { $n ->
    [1] 1re
   *[other] { $n }e
}
web-sort-empty = Place { $n }, vide
web-sort-fire = Le feu, vide
web-sort-burn = Brûler
web-sort-burnt = Brûlée
web-sort-confirm = Qu’il en soit ainsi
web-sort-rest = Ce que vous ne placez pas suit comme il est.
web-sort-first = Choisissez d’abord la carte à brûler.
