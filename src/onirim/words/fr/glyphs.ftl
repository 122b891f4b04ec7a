# Les Glyphes : un quatrième symbole, quatre Portes de plus, des incantations.

module-glyphs = Les Glyphes
    .about = Un quatrième symbole, et douze Portes à ouvrir. Un glyphe défaussé est une incantation : cinq cartes sont révélées, et une Porte parmi elles est à vous.

symbol-glyph = glyphe

card-Rg = glyphe rouge
    .le = le glyphe rouge
    .un = un glyphe rouge
    .times = { $n } glyphes rouges
card-Bg = glyphe bleu
    .le = le glyphe bleu
    .un = un glyphe bleu
    .times = { $n } glyphes bleus
card-Gg = glyphe vert
    .le = le glyphe vert
    .un = un glyphe vert
    .times = { $n } glyphes verts
card-Tg = glyphe brun
    .le = le glyphe brun
    .un = un glyphe brun
    .times = { $n } glyphes bruns

effect-incantation = une incantation
do-take-at-incantation = prendre { CARDS($card, form: "le") }
do-waive = envoyer { CARDS($card, form: "le") } dans les Limbes
do-bottom = glisser ensuite { CARDS($card, form: "le") }

ask-incantation = Une incantation. Quelle Porte prenez-vous ?
step-incantation = Incantation

moved-seen-doors = { $who ->
    [you] { UP(CARDS($cards, form: "place")) } s’ouvre : { CARDS($cards, form: "le") } est à vous.
   *[other] { UP(CARDS($cards, form: "place")) } s’ouvre pour { $name } : { CARDS($cards, form: "le") } est acquise.
}
moved-seen-limbo = Des cartes regardées dans les Limbes : { CARDS($cards) }.

why-not-doubled = On ne renonce qu’à une Porte que l’on a déjà.
