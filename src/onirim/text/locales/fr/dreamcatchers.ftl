# Les Attrape-rêves : ce qui est dans les Limbes est attrapé, quatre rêves perdus doivent l’être.

module-dreamcatchers = Les Attrape-rêves
    .about = Les cartes des Limbes sont prises par quatre Attrape-rêves au lieu de revenir. Attrapez les quatre Rêves perdus, et gare à la surcharge.
option-dreamcatchers-hard = sans Livres de secours

card-Ld = Rêve perdu
    .le = le Rêve perdu
    .un = un Rêve perdu
    .times = { $n } Rêves perdus

zone-catcher = un Attrape-rêves
    .from = d’un Attrape-rêves
    .to = sur un Attrape-rêves
shown-catcher = Attrape-rêves { $place } : { CARDS($cards) }.

do-failsafe = utiliser un Livre de secours : libérer l’Attrape-rêves { $place } ({ CARDS($cards) })
do-free = libérer l’Attrape-rêves { $place } : { CARDS($cards) }
do-decline-at-freeing = n’en libérer aucun
do-take-from = prendre { CARDS($card, form: "le") } sur l’Attrape-rêves { $place } ; on ne fouille pas la pioche
do-give-up = perdre l’Attrape-rêves { $place } : { CARDS($cards) }

ask-freeing = Vous pouvez libérer un Attrape-rêves : ses cartes sont mélangées à la pioche.
ask-overload = Surcharge ! Quel Attrape-rêves est perdu ?
step-freeing = Libération
step-overload = Surcharge

power-failsafe = employer un Livre de secours : libérer un Attrape-rêves
why-no-book = Il n’y a plus de Livre de secours.
why-catcher-empty = L’Attrape-rêves { $place } ne retient aucune carte.
why-catcher-gone = L’Attrape-rêves { $place } est perdu.
why-all-empty = Aucun Attrape-rêves ne retient de carte.
threat-overload = { $n ->
    [one] Aucun Attrape-rêves n’est libre : la prochaine carte des Limbes surcharge le dernier.
   *[other] Aucun Attrape-rêves n’est libre : la prochaine carte des Limbes en coûte un sur { $n }.
}
threat-last-catcher = C’est le dernier Attrape-rêves : la prochaine surcharge fait perdre la partie.
victory-lost-dreams = Rêves perdus : { $n } sur { $m }

happened-meet-lost-dream = { $who ->
    [you] Vous piochez { CARDS($revealed, form: "un") } !
   *[other] { $name } pioche { CARDS($revealed, form: "un") } !
}
    .log = un Rêve perdu
    .strip = a pioché un Rêve perdu
happened-lost-dream-limbo = { UP(CARDS($subject, form: "le")) } part dans les Limbes.
    .log = un Rêve perdu aux Limbes
    .strip = a laissé un Rêve perdu aux Limbes
happened-caught = Sur l’Attrape-rêves { $place } : { CARDS($subject) }.
    .log = Limbes attrapées
    .strip = a attrapé
    .deed = Cartes attrapées : { $n }
happened-overload = Surcharge : aucun Attrape-rêves n’est libre, et l’un se déchire pour de bon. Reviennent : { CARDS($returned) }.
    .log = surcharge
    .strip = a perdu un Attrape-rêves
    .deed = Surcharges : { $n }
happened-failsafe = { $who ->
    [you] Vous utilisez un Livre de secours. Libéré de l’Attrape-rêves { $place } : { CARDS($returned) }.
   *[other] { $name } utilise un Livre de secours. Libéré de l’Attrape-rêves { $place } : { CARDS($returned) }.
}
    .log = un Livre de secours
    .strip = a utilisé un Livre de secours
happened-freed = Libéré de l’Attrape-rêves { $place } : { CARDS($returned) }.
    .log = un Attrape-rêves libéré
    .strip = a libéré un Attrape-rêves
happened-door-caught = { $who ->
    [you] Vous prenez { CARDS($subject, form: "le") } sur l’Attrape-rêves { $place }. Elle est à vous.
   *[other] { $name } prend { CARDS($subject, form: "le") } sur l’Attrape-rêves { $place }.
}
    .log = Porte { $after }
    .strip = a gagné une Porte
