# Aide sur les choses de la table : cartes, lieux de la table, compteurs, pouvoirs. Une carte s’explique par son code,
# ou par son module et son symbole (ou sa classe), jamais par un morceau de son code.

## Pièces, Portes, Cauchemars

about-base-sun = Une pièce avec un Soleil. Jouez-la dans votre labyrinthe, jamais à côté d’un autre Soleil. Aucun symbole n’est plus courant : c’est le plus facile à laisser partir.
about-base-moon = Une pièce avec une Lune. Jouez-la dans votre labyrinthe, jamais à côté d’une autre Lune.
about-base-key = Une pièce avec une Clé, la plus rare. Jouez-la comme les autres, jamais à côté d’une autre Clé. Ou gardez-la : elle ouvre une Porte piochée de sa couleur et paie un Cauchemar. Défaussée comme action, c’est une Prophétie : regardez cinq cartes, { $B10 ->
    [on] défaussez-en une (une carte indispensable seulement si vous n’en voyez pas d’autre),
   *[off] défaussez-en une,
} { $C-prophecy ->
    [on] remettez les autres dans l’ordre voulu. Après la défausse, vous pouvez libérer un Attrape-rêves.
   *[off] remettez les autres dans l’ordre voulu.
}
about-base-door = Une Porte : vous gagnez quand toutes sont ouvertes. La troisième carte de sa couleur à la suite permet d’en prendre une dans la pioche. Quand vous la piochez, une Clé de sa couleur l’ouvre ; { $T1 ->
    [on] sinon elle part dans les Limbes. Une seconde Porte d’une couleur que vous avez y part aussi (avec les Glyphes, une troisième).
   *[off] sinon elle part dans les Limbes.
}
about-Nm = Un Cauchemar. Quand vous le piochez, choisissez son prix : une Clé de la main, une de vos Portes, les cinq premières cartes de la pioche, ou toute la main.
about-location = Un Lieu : il reste en main jusqu’à ce qu’il serve.
about-door = Une Porte.
about-dream = Un rêve : pioché, il se produit aussitôt.
about-token = Il reste sur la table et ne se pioche jamais.

## Cartes des modules

about-glyphs-glyph = Un Glyphe, un quatrième symbole. Jouez-le comme toute pièce, jamais à côté d’un autre Glyphe. Défaussé comme action, c’est une incantation : les cinq premières cartes sont révélées, vous prenez une Porte parmi elles sans Clé, et le reste va sous la pioche.
about-Ld = Un Rêve perdu. Les quatre doivent se trouver sur des Attrape-rêves pour gagner. Pioché, il part dans les Limbes, et à la fin du tour un Attrape-rêves vide le retient.
about-towers-location = Une Tour. Bâtissez-la à un bout de la rangée des Tours : les côtés qui se touchent ne doivent pas partager de symbole. À gauche elle montre { $left ->
    [sun] un Soleil
    [moon] une Lune
    [sun-moon] Soleil et Lune
   *[none] un côté nu
}, à droite { $right ->
    [sun] un Soleil
    [moon] une Lune
    [sun-moon] Soleil et Lune
   *[none] un côté nu
}. Défaussée comme action, elle montre les { $n } premières cartes, que vous remettez dans l’ordre voulu.
about-Hd = Un Rêve heureux. Quand vous le piochez, choisissez : écarter une Prémonition visible sans subir sa pénalité ; révéler sept cartes, { $B10 ->
    [on] en défausser autant qu’on veut de celles dont on peut se passer
   *[off] en défausser autant qu’on veut
} et ordonner le reste ; ou fouiller la pioche et y prendre n’importe quelle carte, qui sera la prochaine.
about-premonitions-token = { CARDS($card, form: "about") } Elle frappe dès que vous avez ces Portes, puis quitte le jeu. Un Rêve heureux peut l’écarter avant.
about-Xs = Un Carrefour avec un Soleil. Il a toutes les couleurs : il remplace la carte qui manque à une série, { $X-wild ->
    [on] et plusieurs peuvent servir dans une même série.
   *[off] un seul par série.
} { $crossroads ->
    [hard] Il ne se joue que comme deuxième carte d’une série, et jamais à côté d’un autre Soleil.
   *[normal] Jamais à côté d’un autre Soleil.
} { $X-key ->
    [on] On peut le défausser pour toute Porte piochée.
   *[off] Il n’ouvre aucune Porte piochée.
}
about-Xm = Un Carrefour avec une Lune. Il a toutes les couleurs : il remplace la carte qui manque à une série, { $X-wild ->
    [on] et plusieurs peuvent servir dans une même série.
   *[off] un seul par série.
} { $crossroads ->
    [hard] Il ne se joue que comme deuxième carte d’une série, et jamais à côté d’une autre Lune.
   *[normal] Jamais à côté d’une autre Lune.
} { $X-key ->
    [on] On peut le défausser pour toute Porte piochée.
   *[off] Il n’ouvre aucune Porte piochée.
}
about-Xk = Le Carrefour Clé. Il a toutes les couleurs dans une série, { $crossroads ->
    [hard] où il ne se joue que comme deuxième carte. Il ouvre
   *[normal] ouvre
} toute Porte piochée, paie un Cauchemar, et défaussé comme action c’est une Prophétie.
about-De = Une Impasse. On ne peut ni la jouer ni la défausser seule. Elle ne part qu’avec la main entière : par la fuite, par un Cauchemar ou par la Sombre Prémonition « trois ».
about-Od = La Porte de l’Onivers. Il la faut en plus de toutes les autres. Elle a toutes les couleurs : toute série la trouve, toute Clé l’ouvre.
about-Dz = Un Habitant que personne n’a encore vu : un parmi huit sortes. Vous le saurez en le piochant.
about-Ar = L’Architecte vous laisse jouer une pièce dont le symbole répète le dernier de votre labyrinthe. Aux Tours, il ne peut rien.
about-Hb = L’Oiseau-marteau arrache la dernière carte de votre labyrinthe, et toutes celles de sa couleur juste avant. Elles sont défaussées sans effet.
about-Cy = Le Cyclobot prend un Lieu de votre main et en rapporte un autre de la défausse. Aucun des deux ne peut être une Impasse.
about-Cc = Le Chaos chromatique fait compter comme une autre couleur votre série achevée, ou la Clé qui ouvre une Porte. Les Objectifs regardent toujours la vraie couleur de la Porte.
about-Sp = { $O-spies ->
    [on] Les Écureuils espions sont une Prophétie entière : regardez les cinq premières cartes, défaussez-en une et remettez les autres dans l’ordre voulu.
   *[off] Les Écureuils espions vous laissent regarder les cinq premières cartes et les remettre dans l’ordre voulu.
}
about-Mi = Le Miroir envoie dans les Limbes un Cauchemar que vous venez de piocher. Vous ne payez rien, mais il reviendra.
about-Hu = Le Chasseur au harpon révèle les cinq premières cartes et défausse tous les Cauchemars. Le reste va sous la pioche dans l’ordre voulu.
about-Ke = Le Gardien du trésor repentant veille sur une carte de votre main. Ni Cauchemar ni fuite ne l’atteignent, et elle servira plus tard comme si vous l’aviez en main. Il refuse les Impasses.

## Les lieux de la table

about-zone-deck = La pioche. S’il faut piocher et qu’elle est vide, le rêve est fini.
about-zone-top = Des cartes du dessus de la pioche que vous connaissez.
about-zone-bottom = Des cartes du dessous de la pioche que vous connaissez.
about-zone-drawn = La carte qui vient d’être piochée.
about-zone-seen = Des cartes que vous regardez.
about-zone-limbo = Les Limbes. Les Portes et les rêves qui n’ont pas servi y attendent la fin du tour.
about-zone-discard = La défausse. Ce qui s’y trouve est hors d’atteinte, sauf si quelqu’un ou quelque chose va l’y chercher.
about-zone-out = Hors du jeu : ces cartes ne reviennent jamais.
about-zone-hand = Votre main. Elle est complétée à la fin de chaque tour.
about-zone-shared = Les deux cartes communes sont dans les deux mains. En défaussant, vous pouvez échanger une des vôtres contre l’une d’elles.
about-zone-doors = Les Portes ouvertes. Quand toutes sont là, vous vous réveillez : c’est gagné.
about-zone-row = Votre labyrinthe. Deux voisines ne montrent jamais le même symbole ; trois cartes d’une couleur à la suite trouvent une Porte.
about-zone-goals = Les Objectifs : les Portes s’obtiennent dans cet ordre, à partir de la gauche. { $K-first ->
    [on] Après la perte d’une Porte, le dernier Objectif redevenu visible passe d’abord ; il porte une marque.
   *[off] Après la perte d’une Porte, le prochain est le plus à gauche des visibles.
} Une Porte dont ce n’est pas le tour part dans les Limbes.
about-zone-goal-bag = Des Objectifs pas encore posés.
about-zone-catcher = Un Attrape-rêves. À la fin du tour, toutes les cartes des Limbes vont sur un Attrape-rêves vide et y restent. Si aucun n’est vide, { $C-overload ->
    [on] vous en choisissez un qui se déchire pour de bon, et ce qu’il avait pris retourne dans la pioche.
   *[off] l’un se déchire pour de bon et tout ce qui était pris retourne dans la pioche.
} Perdre le dernier, c’est perdre.
about-zone-towers = La rangée des Tours. Pour gagner, quatre voisines doivent montrer quatre couleurs. { $towers ->
    [hard] Après chaque Cauchemar une Tour tombe, quoi qu’il y ait debout.
   *[normal] { $W-immune ->
            [on] Après chaque Cauchemar une Tour tombe, sauf si la rangée contient les quatre couleurs.
           *[off] Après chaque Cauchemar une Tour tombe, sauf si les quatre couleurs sont debout.
        }
}
about-zone-premonitions = De Sombres Prémonitions. Chacune guette certaines Portes, frappe une fois et quitte le jeu.
about-zone-reserve = Des Prémonitions encore cachées. Certaines peines les révèlent.
about-zone-removed = Des Prémonitions qui ont frappé ou qu’on a écartées. Elles ne reviennent pas.
about-zone-denizens = Les Habitants que vous avez ralliés. Chacun aide une fois, puis il est défaussé. Ce n’est pas votre action.
about-zone-identities = Des Habitants que personne n’a vus : huit des seize sont dans la pioche.
about-zone-keepers = Un Gardien qui veille sur une carte.
about-zone-stored = La carte sous le Gardien. Elle sert comme une carte de la main ; puis le Gardien s’en va.
about-zone-pawn = Le Petit Incube. Ce qui se trouve sous lui paie le prochain Cauchemar.

## Compteurs

about-counter-catchers = Combien d’Attrape-rêves sont intacts. Avec le dernier, la partie est perdue.
about-counter-books = Livres de secours : avant votre action, un livre libère un Attrape-rêves, dont les cartes retournent dans la pioche. Puis il est épuisé.
about-counter-incubus = Une fois dans cette partie, le Petit Incube avale un Cauchemar.
about-counter-signal = Un signal pour votre partenaire, le seul mot permis.

## Pouvoirs

about-power-spell-prophecy = Prophétie paradoxale : regardez les cinq cartes du dessous de la pioche, posez-en une dessus et les autres de nouveau dessous.
about-power-spell-planning = Planification parallèle : deux Objectifs changent de place, dont un au moins encore ouvert.
about-power-spell-punishment = Punition puissante : le Cauchemar que vous venez de piocher est défaussé sans effet.
about-power-failsafe = Un Livre de secours libère un Attrape-rêves avant votre action : ses cartes sont mélangées à la pioche.
about-power-take-from = Après une série, prenez une Porte qui convient sur un Attrape-rêves au lieu de fouiller la pioche.
about-power-build-left = Bâtissez la Tour au bout gauche de la rangée.
about-power-build-right = Bâtissez la Tour au bout droit de la rangée.
about-power-escape = La fuite est une action : défaussez toute la main et piochez-en une nouvelle. Les Portes et les rêves rencontrés partent dans les Limbes.
about-power-cancel = Le Petit Incube avale le Cauchemar que vous venez de piocher, { $incubus ->
    [new] une fois dans cette partie.
   *[normal] et ce qui était sous lui est défaussé.
}
about-power-charge = Chargez-le comme action : on révèle des cartes { $incubus ->
    [true] { $I-one ->
            [on] jusqu’à un Lieu, qui va sous lui.
           *[off] jusqu’à deux Lieux, qui vont sous lui.
        }
   *[normal] jusqu’à un Lieu, qui va sous lui.
} { $I-charge ->
    [on] Cela ne coûte rien.
   *[off] Puis vous payez le prix d’un Cauchemar.
} Il avalera un Cauchemar plus tard.
about-power-signal = Donnez à votre partenaire un des signaux convenus.
about-power-signal-free = Faites savoir à votre partenaire qu’il ne vous manque rien.
