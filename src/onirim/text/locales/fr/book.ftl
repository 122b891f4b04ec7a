# Le Livre des pas perdus et retrouvés : Objectifs et sortilèges.

module-book = Le Livre des pas perdus et retrouvés
    .about = Des Objectifs disent dans quel ordre acquérir les Portes. Les cartes de la défausse paient trois sortilèges.
option-book-hard = Pas perdus

zone-goals = la rangée des Objectifs
    .from = de la rangée des Objectifs
    .to = dans la rangée des Objectifs
shown-goals = Objectifs encore à atteindre, le prochain d’abord : { CARDS($open) }.

do-spell-prophecy = lancer la Prophétie paradoxale : une des 5 cartes du dessous passe sur la pioche
do-spell-planning = lancer la Planification parallèle : deux Objectifs changent de place
do-spell-punishment = lancer la Punition puissante : le Cauchemar est défaussé sans effet
do-remove = retirer du jeu { CARDS($card, form: "le") }
do-goal = Objectif { $place } : { CARDS($card) }
do-top-at-paradox = poser { CARDS($card, form: "le") } sur la pioche

ask-pay = Quelle carte de la défausse paie le sortilège ?
ask-paradox = Prophétie paradoxale. Laquelle de ces cartes passe sur la pioche ?
ask-planning = Planification parallèle. Quels Objectifs changent de place ? Nommez d’abord celui de gauche.
step-pay = Le prix d’un sortilège
step-paradox = Prophétie paradoxale
step-planning = Planification parallèle

zone-goal-bag = les Objectifs pas encore posés
    .from = des Objectifs pas encore posés
    .to = parmi les Objectifs pas encore posés
shown-goal-bag = Objectifs pas encore posés : { CARDS($cards) }.

why-spell-price = La défausse ne suffit pas encore : { $n } cartes sur { $m }.
why-no-goal-open = Tous les Objectifs sont atteints.
why-goal-first = Le prochain Objectif est { CARDS($next, form: "le") } : { CARDS($door, form: "le") } partirait dans les Limbes.
why-goals-down = L’Objectif { $place } est retourné comme l’autre ; il en faut un encore ouvert.
why-goal-right = Choisissez un Objectif à droite du numéro { $place }.
why-goal-left = Choisissez d’abord plus à gauche : l’Objectif de gauche se nomme en premier.

removed-price = { COUNT($price) ->
    [0] {""}
   *[other] {" "}Hors du jeu : { CARDS($price) }.
}

happened-spell-prophecy = { $who ->
    [you] Vous lancez Prophétie paradoxale.{ removed-price }
   *[other] { $name } lance Prophétie paradoxale.{ removed-price }
}
    .log = Prophétie paradoxale
    .strip = a lancé Prophétie paradoxale
    .deed = Prophétie paradoxale : { $n }
happened-spell-planning = { $who ->
    [you] Vous lancez Planification parallèle.{ removed-price }
   *[other] { $name } lance Planification parallèle.{ removed-price }
}
    .log = Planification parallèle
    .strip = a lancé Planification parallèle
    .deed = Planification parallèle : { $n }
happened-spell-punishment = { $who ->
    [you] Vous lancez Punition puissante.{ removed-price }
   *[other] { $name } lance Punition puissante.{ removed-price }
}
    .log = Punition puissante
    .strip = a lancé Punition puissante
    .deed = Punition puissante : { $n }
happened-spell-paid = Hors du jeu : { CARDS($price) }.
    .log = un Sortilège payé
    .strip = a payé un Sortilège
happened-goals = Les Objectifs, de gauche à droite : { CARDS($subject) }.
    .log = les Objectifs
    .strip = a posé les Objectifs
happened-goals-exchanged = Deux Objectifs changent de place : { CARDS($subject) }.
    .log = deux Objectifs échangés
    .strip = a échangé deux Objectifs
happened-paradox-top = { $who ->
    [you] Vous posez { CARDS($returned, form: "le") } dessus.
   *[other] { $known ->
            [0] { $name } en pose une dessus.
           *[other] { $name } pose { CARDS($returned, form: "le") } dessus.
        }
}
    .log = une carte posée dessus
    .strip = a posé une carte dessus
