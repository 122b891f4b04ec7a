# La Porte de l’Onivers et ses Habitants.

module-oniverse = La Porte de l’Onivers
    .about = Une Porte de plus, de toutes les couleurs, et des Habitants : ralliez-les en échange d’une carte, et chacun vous aide une fois.

card-Od = Porte de l’Onivers
    .le = la Porte de l’Onivers
    .un = la Porte de l’Onivers
    .place = la Porte de l’Onivers
card-Dz = Habitant inconnu
    .le = l’Habitant inconnu
    .un = un Habitant inconnu
    .times = { $n } Habitants inconnus
card-Ar = Architecte
    .le = l’Architecte
    .un = un Architecte
    .times = { $n } Architectes
    .about = Jouez une carte bien que son symbole répète le dernier.
card-Hb = Oiseau-marteau
    .le = l’Oiseau-marteau
    .un = un Oiseau-marteau
    .times = { $n } Oiseaux-marteaux
    .about = Défaussez la dernière carte de votre labyrinthe, et avec elle toutes celles de sa couleur juste avant.
card-Cy = Cyclobot
    .le = le Cyclobot
    .un = un Cyclobot
    .times = { $n } Cyclobots
    .about = Échangez un Lieu de votre main contre un Lieu de la défausse.
card-Cc = Chaos chromatique
    .le = le Chaos chromatique
    .un = un Chaos chromatique
    .times = { $n } Chaos chromatiques
    .about = Votre Clé ou votre série compte comme une autre couleur.
card-Sp = Écureuils espions
    .le = les Écureuils espions
    .un = des Écureuils espions
    .times = { $n } Écureuils espions
    .about = Regardez les 5 premières cartes et remettez-les dans l’ordre voulu.
card-Mi = Miroir
    .le = le Miroir
    .un = un Miroir
    .times = { $n } Miroirs
    .about = Envoyez dans les Limbes un Cauchemar que vous venez de piocher.
card-Hu = Chasseur au harpon
    .le = le Chasseur au harpon
    .un = un Chasseur au harpon
    .times = { $n } Chasseurs au harpon
    .about = Révélez les 5 premières cartes, défaussez les Cauchemars, glissez le reste sous la pioche.
card-Ke = Gardien du trésor repentant
    .le = le Gardien du trésor repentant
    .un = un Gardien du trésor repentant
    .times = { $n } Gardiens du trésor repentants
    .about = Gardez une carte de la main sous lui, à l’abri, pour plus tard.

zone-denizens = les Habitants ralliés
    .from = des Habitants ralliés
    .to = parmi les Habitants ralliés
zone-stored = les cartes sous le Gardien
    .from = de sous le Gardien
    .to = sous le Gardien
group-stored = sous le Gardien
zone-keepers = les Gardiens occupés
    .from = des Gardiens occupés
    .to = parmi les Gardiens occupés
shown-denizens = { $who ->
    [you] Ralliés : { CARDS($cards) }.
   *[other] Ralliés par { $name } : { CARDS($cards) }.
}
shown-stored = { $who ->
    [you] Sous le Gardien : { CARDS($cards) }.
   *[other] Sous le Gardien { ELIDE("de", $name) } : { CARDS($cards) }.
}
shown-keepers = { $who ->
    [you] Avec une carte en garde : { CARDS($cards) }.
   *[other] Avec une carte en garde pour { $name } : { CARDS($cards) }.
}

do-rally = rallier en défaussant { CARDS($card, form: "le") }{ of-group }
do-decline-at-rally = ne pas rallier
do-cyclobot = Cyclobot : donner { CARDS($card, form: "le") }{ of-group }
do-retrieve = prendre { CARDS($card, form: "le") } dans la défausse
do-spies = Écureuils espions : regarder les 5 premières cartes et les remettre dans l’ordre voulu
do-hunter = Chasseur au harpon : défausser les Cauchemars des 5 premières cartes
do-keeper = Gardien : mettre à l’abri { CARDS($card, form: "le") }{ of-group }
do-hammer-bird = Oiseau-marteau : abattre le bout de votre labyrinthe
do-architect = Architecte : jouer { CARDS($card, form: "le") }{ of-group }{ of-series }
do-mirror = Miroir : le Cauchemar part dans les Limbes
do-chaos = Chaos chromatique : la série compte comme { COLOUR($colour, form: "fem") }
do-chaos-unlock = Chaos chromatique : l’ouvrir avec { CARDS($card, form: "le") }{ of-group }

ask-rally = { UP(CARDS($cards, form: "un")) } passe par là. { CARDS($cards, form: "about") } Défaussez-vous une carte pour rallier cet Habitant ?
web-moment-rally = { UP(CARDS($cards, form: "un")) } passe par là
web-ask-rally = Rallier cet Habitant pour une carte de votre main ?
web-explain-rally = Une fois, plus tard : { CARDS($cards, form: "about") }
ask-cyclobot = Quelle carte le Cyclobot va-t-il chercher dans la défausse ?
step-rally = Un Habitant
step-cyclobot = Cyclobot

zone-identities = les Habitants que personne n’a vus
    .from = des Habitants que personne n’a vus
    .to = parmi les Habitants que personne n’a vus
shown-identities = Habitants que personne n’a vus : { CARDS($cards) }.

why-no-denizen = Cet Habitant n’est pas avec vous : { CARDS($denizen) }.
why-row-empty = Votre labyrinthe est vide.
why-architect = L’Architecte n’aide que là où deux symboles se heurtent.
why-discard-empty = Il n’y a pas de carte Lieu dans la défausse.
why-stored = Cette carte est déjà sous le Gardien.
why-same-colour = La série a déjà cette couleur.
why-key-fits = { UP(CARDS($card, form: "le")) } ouvre { CARDS($door, form: "le") } sans Chaos chromatique.

happened-meet-denizen = { $who ->
    [you] Vous rencontrez { CARDS($revealed, form: "un") } !
   *[other] { $name } rencontre { CARDS($revealed, form: "un") } !
}
    .log = un Habitant
    .strip = a rencontré un Habitant
happened-rally = { $who ->
    [you] Vous défaussez { CARDS($price, form: "le") }{ which-group } et ralliez { CARDS($subject, form: "le") }.
   *[other] { $name } défausse { CARDS($price, form: "le") }{ which-group } et rallie { CARDS($subject, form: "le") }.
}
    .log = un Habitant rallié
    .strip = a rallié un Habitant
    .deed = Habitants ralliés : { $n }
happened-denizen-gone = Sans ralliement : { CARDS($lost) }.
    .log = un Habitant s’en va
    .strip = a laissé partir un Habitant
happened-architect = { $who ->
    [you] Vous utilisez { CARDS($used, form: "le") } et jouez { CARDS($subject, form: "le") }{ which-group }.
   *[other] { $name } utilise { CARDS($used, form: "le") } et joue { CARDS($subject, form: "le") }{ which-group }.
}
    .log = jouée grâce à l’Architecte
    .strip = a utilisé l’Architecte
happened-hammer-bird = { $who ->
    [you] Vous utilisez { CARDS($used, form: "le") }. Arraché : { CARDS($lost) }.
   *[other] { $name } utilise { CARDS($used, form: "le") }. Arraché : { CARDS($lost) }.
}
    .log = l’Oiseau-marteau
    .strip = a utilisé l’Oiseau-marteau
happened-cyclobot = { $who ->
    [you] Vous utilisez { CARDS($used, form: "le") } et mettez { CARDS($price, form: "le") }{ which-group } de côté.
   *[other] { $name } utilise { CARDS($used, form: "le") } et met { CARDS($price, form: "le") }{ which-group } de côté.
}
    .log = le Cyclobot
    .strip = a utilisé le Cyclobot
happened-cyclobot-exchange = { $who ->
    [you] Vous prenez { CARDS($drawn, form: "le") } dans la défausse contre { CARDS($price, form: "le") }.
   *[other] { $name } prend { CARDS($drawn, form: "le") } dans la défausse contre { CARDS($price, form: "le") }.
}
    .log = un échange
    .strip = a échangé
happened-chaos = { $who ->
    [you] Vous utilisez { CARDS($used, form: "le") } : la série compte comme une autre couleur.
   *[other] { $name } utilise { CARDS($used, form: "le") } : la série compte comme une autre couleur.
}
    .log = le Chaos chromatique
    .strip = a utilisé le Chaos chromatique
happened-door-chaos = { $who ->
    [you] Vous utilisez { CARDS($used, form: "le") } et { CARDS($price, form: "le") }{ which-group }. { UP(CARDS($subject, form: "place")) } s’ouvre : { CARDS($subject, form: "le") } est à vous.
   *[other] { $name } utilise { CARDS($used, form: "le") } et { CARDS($price, form: "le") }{ which-group }. { UP(CARDS($subject, form: "place")) } s’ouvre : { CARDS($subject, form: "le") } est obtenue.
}
    .log = Porte { $after }
    .strip = a ouvert une Porte
happened-spies = { $who ->
    [you] Vous utilisez { CARDS($used, form: "le") }.
   *[other] { $name } utilise { CARDS($used, form: "le") }.
}
    .log = les Écureuils espions
    .strip = a utilisé les Écureuils espions
happened-hunter = { $who ->
    [you] Vous utilisez { CARDS($used, form: "le") }.
   *[other] { $name } utilise { CARDS($used, form: "le") }.
}
    .log = le Chasseur au harpon
    .strip = a utilisé le Chasseur au harpon
happened-hunter-kills = Harponné : { CARDS($banished) }.
    .log = des Cauchemars harponnés
    .strip = a harponné des Cauchemars
happened-mirror = { $who ->
    [you] Vous utilisez { CARDS($used, form: "le") } : { CARDS($banished, form: "le") } part dans les Limbes.
   *[other] { $name } utilise { CARDS($used, form: "le") } : { CARDS($banished, form: "le") } part dans les Limbes.
}
    .log = le Miroir
    .strip = a utilisé le Miroir
happened-keeper = { $who ->
    [you] Vous mettez { CARDS($subject, form: "le") }{ which-group } sous { CARDS($used, form: "le") }.
   *[other] { $name } met { CARDS($subject, form: "le") }{ which-group } sous { CARDS($used, form: "le") }.
}
    .log = une carte gardée
    .strip = a gardé une carte
happened-keeper-gone = { UP(CARDS($used, form: "le")) } a fait son devoir et s’en va.
    .log = le Gardien s’en va
    .strip = a libéré le Gardien
