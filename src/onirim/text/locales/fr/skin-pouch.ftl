# Ce qui se dit de la pioche et du mélange quand des jetons sortent d’un sac.

pouch-do-take = prendre { CARDS($card, form: "le") } et secouer le sac
pouch-do-search = chercher sans prendre de Porte et secouer le sac
pouch-do-decline-at-trio = ne pas chercher : le sac reste comme il est
pouch-end-lost = { $deck ->
    [0] { $players ->
        [one] Défaite : le sac est vide, et le rêve vous retient.
       *[two] Défaite : le sac est vide, et le rêve vous retient tous les deux.
    }
   *[other] { $players ->
        [one] Défaite : le rêve vous retient.
       *[two] Défaite : le rêve vous retient tous les deux.
    }
}
pouch-do-top-at-paradox = poser { CARDS($card, form: "le") } sur la pile de Prophétie
pouch-do-bottom = mettre { CARDS($card, form: "le") } dans la pile du dessous
pouch-ask-paradox = Prophétie paradoxale. Lequel de ces jetons passe sur la pile de Prophétie ?
pouch-do-take-from = prendre { CARDS($card, form: "le") } sur l’Attrape-rêves { $place } ; on ne fouille pas le sac
pouch-ask-freeing = Vous pouvez libérer un Attrape-rêves : ses jetons sont remis dans le sac, qu’on secoue.
pouch-put-back-where = { $end ->
    [top] { $first ->
        [1] Sur la pile de Prophétie
       *[other] Dans le sac et les piles, à partir du jeton { $first }
    }
   *[bottom] Pile du dessous
}
pouch-about-base-door = Une Porte : vous gagnez quand toutes sont ouvertes. La troisième carte de sa couleur à la suite permet d’en prendre une dans le sac. Quand vous la tirez, une Clé de sa couleur l’ouvre ; { $T1 ->
    [on] sinon elle part dans les Limbes. Une seconde Porte d’une couleur que vous avez y part aussi (avec les Glyphes, une troisième).
   *[off] sinon elle part dans les Limbes.
}
pouch-about-Nm = Un Cauchemar. Quand vous le tirez, choisissez son prix : une Clé de la main, une de vos Portes, les cinq prochains jetons, ou toute la main.
pouch-about-glyphs-glyph = Un Glyphe, un quatrième symbole. Jouez-le comme toute pièce, jamais à côté d’un autre Glyphe. Défaussé comme action, c’est une incantation : les cinq prochains jetons sont révélés, vous prenez une Porte parmi eux sans Clé, et le reste va dans la pile du dessous.
pouch-about-Hd = Un Rêve heureux. Quand vous le tirez, choisissez : écarter une Prémonition visible sans subir sa pénalité ; révéler sept jetons, { $B10 ->
    [on] en défausser autant qu’on veut de ceux dont on peut se passer
   *[off] en défausser autant qu’on veut
} et ordonner le reste ; ou fouiller le sac et y prendre n’importe quel jeton, qui sera le prochain.
pouch-about-Hu = Le Chasseur au harpon révèle les cinq prochains jetons et défausse tous les Cauchemars. Le reste va dans la pile du dessous dans l’ordre voulu.
pouch-about-zone-deck = Le sac. S’il faut tirer un jeton et qu’il est vide, le rêve est fini.
pouch-about-zone-top = Des jetons de la pile de Prophétie que vous connaissez.
pouch-about-zone-bottom = Des jetons de la pile du dessous que vous connaissez.
pouch-about-zone-catcher = Un Attrape-rêves. À la fin du tour, toutes les cartes des Limbes vont sur un Attrape-rêves vide et y restent. Si aucun n’est vide, { $C-overload ->
    [on] vous en choisissez un qui se déchire pour de bon, et ce qu’il avait pris retourne dans le sac.
   *[off] l’un se déchire pour de bon et tout ce qui était pris retourne dans le sac.
} Perdre le dernier, c’est perdre.
pouch-about-zone-identities = Des Habitants que personne n’a vus : huit des seize sont dans le sac.
pouch-about-counter-books = Livres de secours : avant votre action, un livre libère un Attrape-rêves, dont les jetons retournent dans le sac. Puis il est épuisé.
pouch-about-power-spell-prophecy = Prophétie paradoxale : regardez les cinq derniers jetons, posez-en un sur la pile de Prophétie et les autres de nouveau dans la pile du dessous.
pouch-about-power-failsafe = Un Livre de secours libère un Attrape-rêves avant votre action : ses jetons sont remis dans le sac, qu’on secoue.
pouch-about-power-take-from = Après une série, prenez une Porte qui convient sur un Attrape-rêves au lieu de fouiller le sac.
pouch-do-dream-fetch = fouiller le sac et y choisir n’importe quel jeton : ce sera le prochain
pouch-ask-two-keys = La Prémonition « bleu » prend des Clés dans le sac. Laquelle est défaussée ?
pouch-ask-fetch = Voici ce que contient le sac. Quel jeton voulez-vous ?
pouch-step-fetch = Un jeton du sac
pouch-why-not-in-deck = Le sac n’en contient pas.
pouch-effect-tower-look = vous regardez les prochains jetons
pouch-web-deck = sac
pouch-web-zone-top = prochains jetons
pouch-web-zone-bottom = Pile du dessous
pouch-web-more-pay-five = sac : { $deck } → { $left }
pouch-web-more-take-at-trio = et secouer le sac
pouch-web-more-search = le sac est seulement secoué
pouch-web-do-decline-at-trio = la laisser dans le sac
pouch-web-more-decline-at-trio = le sac reste tel quel
pouch-web-many-fetch = Chercher un jeton dans le sac : il sera tiré ensuite
pouch-web-moment-sorting-top = Les prochains jetons
pouch-web-moment-sorting-bottom = Sous les autres jetons
pouch-web-sort-discard-seen = Les { $n } prochains jetons. Brûlez-en un, rangez les autres.
pouch-web-sort-discard-any = Les { $n } prochains jetons du sac. Brûlez-en autant que vous voulez, rangez les autres.
pouch-web-sort-order-top = Les prochains jetons. Rangez-les dans l’ordre.
pouch-web-sort-order-bottom = Ces jetons vont dans la pile du dessous. Rangez-les dans l’ordre : le premier sera tiré le premier.
pouch-web-more-dream-fetch = fouillez le sac ; il est pioché ensuite
pouch-web-more-spell-prophecy = un des 5 derniers jetons passe sur la pile de Prophétie. Coûte { $need } des { $have } jetons défaussés, pour de bon
pouch-why-no-door-left = Cette Porte n’est plus dans le sac : { CARDS($card) }.
pouch-why-deck-short = Le sac n’a pas assez de jetons : { $n } sur { $m }.
pouch-why-deck-empty = Le sac est vide.
pouch-cost-deck = { $n ->
    [one] { $n } jeton du sac
   *[other] { $n } jetons du sac
}
pouch-cost-returned = { COUNT($cards) ->
    [0] ses jetons retournent dans le sac
   *[other] retour dans le sac : { CARDS($cards) }
}
pouch-threat-deck-low = { $n ->
    [0] Le sac est vide : s’il faut tirer un jeton maintenant, la partie est perdue.
    [one] Il ne reste que { $n } jeton à tirer.
   *[other] Il ne reste que { $n } jetons à tirer.
}
pouch-ask-order = Quel jeton posez-vous ensuite sur la pile de Prophétie ? Le premier nommé sera tiré le premier.
pouch-ask-order-bottom = Quel jeton mettez-vous ensuite dans la pile du dessous ? Le premier nommé sera tiré le premier.
pouch-step-order = L’ordre sur la pile de Prophétie
pouch-step-order-bottom = L’ordre dans la pile du dessous
pouch-do-spell-prophecy = lancer la Prophétie paradoxale : un des 5 derniers jetons passe sur la pile de Prophétie
pouch-do-pay-five = révéler 5 jetons : les Lieux sont défaussés, le reste part dans les Limbes
pouch-do-fetch = chercher { CARDS($card, form: "le") } et le mettre sur la pile de Prophétie
pouch-happened-shuffle = La bourse est secouée.
    .log = bourse secouée
    .strip = a secoué la bourse
pouch-happened-end-lost = { pouch-end-lost }
    .log = la chandelle est éteinte
    .strip = a perdu
