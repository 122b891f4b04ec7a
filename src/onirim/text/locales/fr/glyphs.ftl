# Les Glyphes : un quatrième symbole, quatre Portes de plus, des incantations.

module-glyphs = Les Glyphes
    .about = Un quatrième symbole, et douze Portes à ouvrir. Un Glyphe défaussé est une incantation : cinq cartes sont révélées, et une Porte parmi elles est à vous.

symbol-glyph = Glyphe

card-Rg = Glyphe rouge
    .le = le Glyphe rouge
    .un = un Glyphe rouge
    .times = { $n } Glyphes rouges
card-Bg = Glyphe bleu
    .le = le Glyphe bleu
    .un = un Glyphe bleu
    .times = { $n } Glyphes bleus
card-Gg = Glyphe vert
    .le = le Glyphe vert
    .un = un Glyphe vert
    .times = { $n } Glyphes verts
card-Tg = Glyphe brun
    .le = le Glyphe brun
    .un = un Glyphe brun
    .times = { $n } Glyphes bruns

effect-incantation = une incantation
do-take-at-incantation = prendre { CARDS($card, form: "le") }
do-waive = envoyer { CARDS($card, form: "le") } dans les Limbes
do-bottom = glisser { CARDS($card, form: "le") } sous la pioche

ask-incantation = Une incantation. Quelle Porte prenez-vous ?
step-incantation = Incantation

why-not-doubled = On ne renonce qu’à une Porte que l’on a déjà.

happened-discard-incantation = { $who ->
    [you] Vous défaussez { CARDS($subject, form: "le") }{ which-group } pour une Incantation.
   *[other] { $name } défausse { CARDS($subject, form: "le") }{ which-group } pour une Incantation.
}
    .log = une Incantation
    .strip = a lancé une Incantation
    .promise = pour une Incantation
happened-door-incantation = { $who ->
    [you] { UP(CARDS($subject, form: "place")) } s’ouvre : { CARDS($subject, form: "le") } est à vous.
   *[other] { UP(CARDS($subject, form: "place")) } s’ouvre pour { $name } : { CARDS($subject, form: "le") } est obtenue.
}
    .log = Porte { $after }
    .strip = a gagné une Porte
    .deed = Portes par Incantation : { $n }
happened-door-waived = { $who ->
    [you] Vous laissez partir { CARDS($subject, form: "le") } dans les Limbes.
   *[other] { $name } laisse partir { CARDS($subject, form: "le") } dans les Limbes.
}
    .log = une Porte laissée
    .strip = a laissé partir une Porte
happened-incantation-vain = Aucune Porte parmi elles.
    .log = aucune Porte
    .strip = n’a trouvé aucune Porte
